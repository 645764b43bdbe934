/* Universe's kernel: legal placements, evaluation of moves, playouts, and the solver of endgames.
 *
 * universe_kernel.py is its twin and says what each function of the module does; both give equal
 * answers to the last bit, the numbers of positions looked at included. Whoever calls vouches for
 * the legality of placements; what could make the kernel leave its memory is checked at the door.
 */
#include "splitmix.h"
#include "universe_board.h"
#include "universe_solver.h"

enum {
    PATIENCE = 4,  /* samples refused in one draw before the pool is cleaned */
    TESTS = 20000, /* placements tested for the children of one state, about */
    FEW_EXACT = 8, /* children evaluated exactly, however many placements there are */
    FEW_LEFT = 24, /* placements that a single reply might take away, all of them */
    RESERVES_COUNTED = 3,
    WEIGHTS = 4,
    WON = 1000000
};

/* ---- moves ------------------------------------------------------------------------------ */

/* Let the mover lay a placement; finds who is out, and who moves next. */
static void play(const board *b, const state *from, int number, const uint64_t *touched, state *to)
{
    uint64_t wanted[BLOCKS];
    int counts[PIECES];
    *to = *from;
    to->hand[from->mover] &= (uint16_t) ~(1u << b->piece[number]);
    without(&to->vacant, &b->mask[number], b->words);
    held(b, hands_of_alive(to), wanted);
    for (int i = 0; i < b->blocks; i++) {
        to->legal[i] = from->legal[i] & ~touched[i] & wanted[i];
        for (uint64_t left = to->legal[i]; left; left &= left - 1)
            if (fences(b, &to->vacant, 64 * i + lowest(left)))
                to->legal[i] ^= left & (~left + 1);
    }
    count_pieces(b, to->legal, counts);
    int seat = from->mover, alive[SEATS], n = list_alive(to, alive);
    for (; n > 1; n--) {
        do
            seat = (seat + 1) % to->players;
        while (is_out(to, seat));
        if (mobility(counts, to->hand[seat])) {
            to->mover = seat;
            return;
        }
        to->out[to->outs++] = (uint8_t)seat;
    }
    to->mover = OVER;
}

/* ---- evaluation ------------------------------------------------------------------------- */

/* 64 times the binary logarithm of n + 1, between powers of two along a straight line. */
static int log_64(int n)
{
    int m = n + 1, k = 0;
    while (m >> (k + 1))
        k++;
    return (k << 6) + ((m << 6) >> k) - 64;
}

/* How strong each seat stands; of seats that are out it is meaningless. */
static void judge(const board *b, const state *s, const int *weights, int *strength)
{
    uint16_t numbers[MOST];
    int counts[PIECES], alive[SEATS], n = list_alive(s, alive);
    parts found;
    int legal = list_numbers(b, s->legal, numbers);
    find_parts(b, &s->vacant, numbers, legal, &found);
    count_pieces(b, s->legal, counts);
    memset(strength, 0, SEATS * sizeof *strength);
    for (int k = 0; k < n; k++) {
        int seat = alive[k], kinds = 0, kept = 0;
        unsigned others = 0;
        for (int j = 0; j < n; j++)
            if (j != k)
                others |= s->hand[alive[j]];
        for (int p = 0; p < PIECES; p++)
            kinds += (s->hand[seat] >> p & 1) && counts[p];
        if (found.n > 1)
            kept = reserves(&found, s->hand[seat], others);
        if (kept > RESERVES_COUNTED)
            kept = RESERVES_COUNTED;
        strength[seat] = weights[0] * log_64(mobility(counts, s->hand[seat])) +
                         weights[1] * log_64(kinds) + 64 * weights[2] * kept +
                         (seat == s->mover ? 64 * weights[3] : 0);
    }
}

/* Whether the mover has a move after which the only other seat has none. */
static int finishes(const board *b, const state *s, int other)
{
    uint16_t threatened[FEW_LEFT];
    int n = 0;
    for (int i = 0; i < b->blocks; i++)
        for (uint64_t left = s->legal[i]; left; left &= left - 1) {
            int number = 64 * i + lowest(left);
            if (s->hand[other] >> b->piece[number] & 1) {
                if (n == FEW_LEFT)
                    return 0;
                threatened[n++] = (uint16_t)number;
            }
        }
    for (int i = 0; i < b->blocks; i++)
        for (uint64_t left = s->legal[i]; left; left &= left - 1) {
            int number = 64 * i + lowest(left), safe = 0;
            if (!(s->hand[s->mover] >> b->piece[number] & 1))
                continue;
            cells vacant = s->vacant;
            without(&vacant, &b->mask[number], b->words);
            for (int k = 0; k < n && !safe; k++)
                safe = lies_within(&b->mask[threatened[k]], &vacant, b->words) &&
                       !fences(b, &vacant, threatened[k]);
            if (!safe)
                return 1;
        }
    return 0;
}

typedef struct {
    int score;
    uint16_t number;
    uint8_t left; /* seats still in the game after the move */
} rated;

static int better_first(const void *a, const void *b)
{
    const rated *x = a, *y = b;
    if (x->score != y->score)
        return x->score < y->score ? 1 : -1;
    return (x->number > y->number) - (x->number < y->number);
}

/* What the mover gets by a move: six times his strength above the mean of the others left; or, where
 * he has come first or is out, WON, or -WON and how many went out before him. */
static int score_of(const board *b, const state *then, int mover, const int *weights)
{
    int strength[SEATS], alive[SEATS], n = list_alive(then, alive), ahead = 0;
    for (int i = 0; i < then->outs; i++)
        if (then->out[i] == mover)
            return i - WON;
    if (then->mover == OVER)
        return WON;
    if (n == 2 && then->mover != mover && finishes(b, then, mover))
        return then->outs - WON;
    judge(b, then, weights, strength);
    for (int k = 0; k < n; k++)
        ahead += strength[mover] - strength[alive[k]];
    return ahead * (6 / (n - 1));
}

/* Judge each of the mover's placements by what it alone would overlap of each hand. */
static int rate_roughly(const board *b, const state *s, const int *weights, rated *moves)
{
    uint64_t left[BLOCKS], touched[BLOCKS];
    uint16_t numbers[MOST];
    int counts[PIECES], alive[SEATS], seats = list_alive(s, alive), n;
    held(b, s->hand[s->mover], left);
    for (int i = 0; i < b->blocks; i++)
        left[i] &= s->legal[i];
    n = list_numbers(b, left, numbers);
    for (int k = 0; k < n; k++) {
        unsigned own = s->hand[s->mover] & ~(1u << b->piece[numbers[k]]);
        int score = 0;
        touching(b, numbers[k], touched);
        for (int i = 0; i < b->blocks; i++)
            left[i] = s->legal[i] & ~touched[i];
        count_pieces(b, left, counts);
        for (int j = 0; j < seats; j++)
            if (alive[j] != s->mover)
                score -= log_64(mobility(counts, s->hand[alive[j]]));
        score += (seats - 1) * log_64(mobility(counts, own));
        moves[k].score = weights[0] * score * (6 / (seats - 1));
        moves[k].number = numbers[k];
        moves[k].left = (uint8_t)seats;
    }
    qsort(moves, (size_t)n, sizeof *moves, better_first);
    return n;
}

/* Rate all moves: those that look best by testing what they leave, more of them where few are left
 * to be tested. The others follow with their rough rating, at most that of the last exact one. */
static int rate(const board *b, const state *s, const int *weights, rated *moves)
{
    uint64_t touched[BLOCKS];
    int n = rate_roughly(b, s, weights, moves);
    int exact = TESTS / (1 + count_all(b, s->legal));
    if (exact < FEW_EXACT)
        exact = FEW_EXACT;
    if (exact > n)
        exact = n;
    for (int k = 0; k < exact; k++) {
        state then;
        touching(b, moves[k].number, touched);
        play(b, s, moves[k].number, touched, &then);
        moves[k].score = score_of(b, &then, s->mover, weights);
        moves[k].left = (uint8_t)(then.players - then.outs);
    }
    qsort(moves, (size_t)exact, sizeof *moves, better_first);
    for (int k = exact; k < n; k++)
        if (moves[k].score > moves[exact - 1].score)
            moves[k].score = moves[exact - 1].score;
    return n;
}

/* ---- playouts --------------------------------------------------------------------------- */

/* Placements by piece, those that may still be legal; shared by all seats. */
typedef struct {
    uint16_t number[MOST];
    int start[PIECES], size[PIECES];
} pool;

static void fill_pool(const board *b, const uint64_t *legal, pool *from)
{
    int n = list_numbers(b, legal, from->number);
    memset(from->size, 0, sizeof from->size);
    for (int k = 0; k < n; k++)
        from->size[b->piece[from->number[k]]]++;
    from->start[0] = 0;
    for (int p = 1; p < PIECES; p++)
        from->start[p] = from->start[p - 1] + from->size[p - 1];
}

/* Take away what no longer lies on vacant squares, of pieces that somebody may yet play. */
ALWAYS_INLINE void clean_pool(const board *b, const cells *vacant, unsigned hands, pool *from,
                              int words)
{
    for (int p = 0; p < PIECES; p++) {
        uint16_t *number = from->number + from->start[p];
        int kept = 0;
        if (!(hands >> p & 1))
            continue;
        for (int k = 0; k < from->size[p]; k++) {
            uint16_t one = number[k];
            number[kept] = one;
            kept += lies_within(&b->mask[one], vacant, words);
        }
        from->size[p] = kept;
    }
}

/* Draw one of a hand's legal placements, each with equal chance; -1 if there is none. */
ALWAYS_INLINE int draw(const board *b, const cells *vacant, unsigned hand, unsigned hands,
                       pool *from, uint64_t *seed, int words)
{
    for (int refused = 0;; refused++) {
        int total = 0, piece = 0, k;
        if (refused == PATIENCE)
            clean_pool(b, vacant, hands, from, words);
        for (int p = 0; p < PIECES; p++)
            total += (hand >> p & 1) ? from->size[p] : 0;
        if (!total)
            return -1;
        k = random_below(seed, total);
        for (;; piece++) {
            if (!(hand >> piece & 1))
                continue;
            if (k < from->size[piece])
                break;
            k -= from->size[piece];
        }
        uint16_t *number = from->number + from->start[piece];
        if (lies_within(&b->mask[number[k]], vacant, words) &&
            !fences_in(b, vacant, number[k], words))
            return number[k];
        number[k] = number[--from->size[piece]];
    }
}

/* Play to the end; the policy takes of two draws the piece that has fewer places left. */
ALWAYS_INLINE void play_out_in(const board *b, state *s, pool *from, uint64_t *seed, int random,
                               int words)
{
    unsigned hands = hands_of_alive(s);
    int left = s->players - s->outs, seat = s->mover, gone = 0;
    for (int i = 0; i < s->outs; i++)
        gone |= 1 << s->out[i];
    while (left > 1) {
        int number = draw(b, &s->vacant, s->hand[seat], hands, from, seed, words);
        if (number < 0) {
            s->out[s->outs++] = (uint8_t)seat;
            gone |= 1 << seat;
            left--;
        } else {
            if (!random) {
                int other = draw(b, &s->vacant, s->hand[seat], hands, from, seed, words);
                if (from->size[b->piece[other]] < from->size[b->piece[number]])
                    number = other;
            }
            without(&s->vacant, &b->mask[number], words);
            s->hand[seat] &= (uint16_t) ~(1u << b->piece[number]);
            hands = hands_of_alive(s);
        }
        do
            seat = (seat + 1) % s->players;
        while (gone >> seat & 1);
    }
    s->mover = OVER;
}

static void play_out(const board *b, state *s, pool *from, uint64_t *seed, int random)
{
    if (s->mover == OVER)
        return;
    if (b->words == NARROW)
        play_out_in(b, s, from, seed, random, NARROW);
    else
        play_out_in(b, s, from, seed, random, WIDE);
}

/* The places that have been taken, by seat: 0 came last, players - 1 first. */
static void add_places(const state *s, long *sums)
{
    for (int i = 0; i < s->outs; i++)
        sums[s->out[i]] += i;
    for (int seat = 0; seat < s->players; seat++)
        if (!is_out(s, seat))
            sums[seat] += s->players - 1;
}


/* ---- the module ------------------------------------------------------------------------- */

static const char BOARD[] = "universe board";

static void free_board(PyObject *capsule)
{
    board *b = PyCapsule_GetPointer(capsule, BOARD);
    if (b) {
        free(b->grown);
        free(b->covers);
        free(b);
    }
}

/* Fill a board whose numbers have been checked; 0 without memory. */
static int set_up_board(board *b, const uint8_t *pieces, const uint8_t *masks)
{
    b->grown = calloc((size_t)b->count, sizeof *b->grown);
    b->covers = calloc((size_t)b->words * 64 * (size_t)b->blocks, sizeof *b->covers);
    if (!b->grown || !b->covers)
        return 0;
    for (int p = 0; p < PIECES; p++) {
        b->first[p] = b->blocks;
        b->last[p] = -1;
    }
    for (int n = 0; n < b->count; n++) {
        int p = b->piece[n] = pieces[n];
        if (n / 64 < b->first[p])
            b->first[p] = n / 64;
        if (n / 64 > b->last[p])
            b->last[p] = n / 64;
        b->of_piece[p][n / 64] |= UINT64_C(1) << (n % 64);
        for (int i = 0; i < b->words; i++, masks += 8) {
            b->mask[n].w[i] = read_word(masks);
            for (uint64_t left = b->mask[n].w[i]; left; left &= left - 1) {
                size_t square = (size_t)(64 * i + lowest(left));
                b->covers[square * (size_t)b->blocks + (size_t)(n / 64)] |= UINT64_C(1) << (n % 64);
            }
        }
        b->grown[n] = grow(&b->mask[n], b->stride, b->words);
    }
    return 1;
}

static PyObject *make_board(PyObject *self, PyObject *args)
{
    int words, stride;
    const uint8_t *pieces, *masks;
    Py_ssize_t count, length;
    (void)self;
    if (!PyArg_ParseTuple(args, "iiy#y#", &words, &stride, &pieces, &count, &masks, &length))
        return NULL;
    int sound = (words == NARROW || words == WIDE) && stride > 0 && stride < 64 && count > 0 &&
                count <= MOST && length == 8 * words * count;
    for (Py_ssize_t n = 0; sound && n < count; n++)
        sound = pieces[n] < PIECES;
    if (!sound) {
        PyErr_SetString(PyExc_ValueError, "no board of Universe");
        return NULL;
    }
    board *b = calloc(1, sizeof *b);
    if (!b)
        return PyErr_NoMemory();
    b->words = words;
    b->stride = stride;
    b->count = (int)count;
    b->blocks = (int)(count + 63) / 64;
    PyObject *capsule = PyCapsule_New(b, BOARD, free_board);
    if (!capsule) {
        free(b);
        return NULL;
    }
    if (!set_up_board(b, pieces, masks)) {
        Py_DECREF(capsule);
        return PyErr_NoMemory();
    }
    return capsule;
}

/* Read the two arguments that all functions begin with; the board, or NULL with an exception. */
static const board *read_start(PyObject *capsule, const uint8_t *data, Py_ssize_t length, state *s)
{
    const board *b = PyCapsule_GetPointer(capsule, BOARD);
    return b && read_state(b, data, length, s) ? b : NULL;
}

static PyObject *after(PyObject *self, PyObject *args)
{
    PyObject *capsule;
    const uint8_t *data;
    Py_ssize_t length;
    int number;
    state s, then;
    uint64_t touched[BLOCKS];
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#i", &capsule, &data, &length, &number))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    if (s.mover == OVER || number < 0 || number >= b->count ||
        !(s.legal[number / 64] >> (number % 64) & 1)) {
        PyErr_SetString(PyExc_ValueError, "no legal placement");
        return NULL;
    }
    touching(b, number, touched);
    play(b, &s, number, touched, &then);
    return write_state(b, &then);
}

static PyObject *children(PyObject *self, PyObject *args)
{
    PyObject *capsule;
    const uint8_t *data;
    Py_ssize_t length;
    int width, weights[WEIGHTS];
    state s;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#i(iiii)", &capsule, &data, &length, &width, &weights[0],
                          &weights[1], &weights[2], &weights[3]))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    if (s.mover == OVER)
        return PyList_New(0);
    rated *moves = malloc(sizeof *moves * MOST);
    if (!moves)
        return PyErr_NoMemory();
    int n = rate(b, &s, weights, moves);
    if (width > 0 && n > width)
        n = width;
    PyObject *list = PyList_New(n);
    for (int k = 0; list && k < n; k++) {
        PyObject *one =
            Py_BuildValue("(iii)", moves[k].score, (int)moves[k].number, (int)moves[k].left);
        if (!one || PyList_SetItem(list, k, one) < 0)
            Py_CLEAR(list);
    }
    free(moves);
    return list;
}

static PyObject *strengths(PyObject *self, PyObject *args)
{
    PyObject *capsule;
    const uint8_t *data;
    Py_ssize_t length;
    int weights[WEIGHTS], strength[SEATS];
    state s;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#(iiii)", &capsule, &data, &length, &weights[0], &weights[1],
                          &weights[2], &weights[3]))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    judge(b, &s, weights, strength);
    return Py_BuildValue("(iiii)", strength[0], strength[1], strength[2], strength[3]);
}

static PyObject *playouts(PyObject *self, PyObject *args)
{
    PyObject *capsule;
    const uint8_t *data;
    Py_ssize_t length;
    unsigned long long seed;
    int count, random;
    long sums[SEATS] = {0};
    state s;
    pool full, from;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#Kip", &capsule, &data, &length, &seed, &count, &random))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    uint64_t numbers = seed;
    fill_pool(b, s.legal, &full);
    size_t used = sizeof full.number[0] * (size_t)(full.start[PIECES - 1] + full.size[PIECES - 1]);
    for (int i = 0; i < count; i++) {
        state one = s;
        memcpy(from.start, full.start, sizeof from.start);
        memcpy(from.size, full.size, sizeof from.size);
        memcpy(from.number, full.number, used);
        play_out(b, &one, &from, &numbers, random);
        add_places(&one, sums);
    }
    return Py_BuildValue("(llll)", sums[0], sums[1], sums[2], sums[3]);
}

static PyObject *solve(PyObject *self, PyObject *args)
{
    PyObject *capsule, *stop;
    const uint8_t *data;
    Py_ssize_t length;
    long nodes;
    int all, alive[SEATS];
    state s;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#lOp", &capsule, &data, &length, &nodes, &stop, &all))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    if (s.mover == OVER || list_alive(&s, alive) != 2)
        Py_RETURN_NONE;
    int other = alive[0] == s.mover ? alive[1] : alive[0];
    return solve_two(b, &s, other, nodes, stop, all);
}

/* Read placements of the mover's into a list of MOST; how many, or -1 with an exception. */
static int read_order(const board *b, const state *s, PyObject *order, uint16_t *numbers)
{
    Py_ssize_t count = PySequence_Size(order);
    if (count > MOST)
        PyErr_SetString(PyExc_ValueError, "more placements than there are");
    for (Py_ssize_t k = 0; k < count && !PyErr_Occurred(); k++) {
        PyObject *one = PySequence_GetItem(order, k);
        long number = one ? PyLong_AsLong(one) : -1;
        Py_XDECREF(one);
        if (PyErr_Occurred())
            break;
        if (number < 0 || number >= b->count || !(s->legal[number / 64] >> (number % 64) & 1) ||
            !(s->hand[s->mover] >> b->piece[number] & 1))
            PyErr_SetString(PyExc_ValueError, "no legal placement");
        else
            numbers[k] = (uint16_t)number;
    }
    return PyErr_Occurred() ? -1 : (int)count;
}

static PyObject *check(PyObject *self, PyObject *args)
{
    PyObject *capsule, *order, *stop;
    const uint8_t *data;
    Py_ssize_t length;
    long nodes;
    int alive[SEATS], count;
    uint16_t numbers[MOST];
    state s;
    (void)self;
    if (!PyArg_ParseTuple(args, "Oy#OlO", &capsule, &data, &length, &order, &nodes, &stop))
        return NULL;
    const board *b = read_start(capsule, data, length, &s);
    if (!b)
        return NULL;
    if (s.mover == OVER || list_alive(&s, alive) != 2)
        return Py_BuildValue("(iOl)", 0, Py_False, 0L);
    count = read_order(b, &s, order, numbers);
    if (count < 0)
        return NULL;
    int other = alive[0] == s.mover ? alive[1] : alive[0];
    return check_two(b, &s, other, numbers, count, nodes, stop);
}

static PyMethodDef methods[] = {
    {"board", make_board, METH_VARARGS, NULL},
    {"after", after, METH_VARARGS, NULL},
    {"children", children, METH_VARARGS, NULL},
    {"strengths", strengths, METH_VARARGS, NULL},
    {"playouts", playouts, METH_VARARGS, NULL},
    {"solve", solve, METH_VARARGS, NULL},
    {"check", check, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_universe", "Universe's kernel.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__universe(void)
{
    return PyModule_Create(&definition);
}
