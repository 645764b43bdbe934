/* Pauli for searches, in C: evaluation, promising moves, playouts, and the module. The twin of
   pauli_kernel.py, which explains states, scores and weights. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>

#include "_pauli_rules.h"

#define LONGEST 240 /* plies of a playout */
#define TRIES 32    /* draws of a move before all are listed */

#define WON (1 << 25)  /* the score of a game that is over */
#define SOON (1 << 24) /* ... and of one that the side to move can win at once */

/* What one more piece would do. */

typedef struct {
    uint16_t all, twice;   /* letters of the matches it completes, and of two of them at once */
    uint16_t cool2, cool3; /* ... of those with so many of Cool's pieces, or more, among the four */
} Spot;

typedef struct {
    Spot spots[SQUARES][COLOURS];
    uint64_t hot; /* the vacant squares that have any */
    int triples;  /* copies with three pieces of three colours, two squares vacant: Cool's minus Hot's */
} Chances;

static const signed char COUNT5[32] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                       1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};
static const signed char MISSING[32] = {[15] = 4, [23] = 3, [27] = 2, [29] = 1, [30] = 0};

/* Return the set of colours on some squares. */
static int colours_on(const Board *board, uint64_t squares)
{
    int worn = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        worn |= ((board->colours[colour] & squares) != 0) << colour;
    return worn;
}

static void add_opening(Chances *chances, int square, int colour, int letter, int cool)
{
    Spot *spot = &chances->spots[square][colour];
    uint16_t card = (uint16_t)(1 << letter);
    spot->twice |= spot->all & card;
    spot->all |= card;
    spot->cool2 |= cool >= 2 ? card : 0;
    spot->cool3 |= cool >= 3 ? card : 0;
    chances->hot |= UINT64_C(1) << square;
}

static int majority_sign(int cool) { return cool >= 2 ? 1 : -1; } /* of three pieces */

static void find_chances(const Board *board, Chances *chances)
{
    memset(chances, 0, sizeof *chances);
    for (int i = 0; i < copy_count; i++) {
        uint64_t squares = copies[i].squares, vacant = squares & ~board->occupied;
        uint64_t rest = vacant & (vacant - 1);
        if (rest & (rest - 1) || !vacant)
            continue;
        int worn = colours_on(board, squares);
        if (COUNT5[worn] != (rest ? 3 : 4))
            continue;
        int cool = count(squares & board->cool);
        if (rest)
            chances->triples += majority_sign(cool);
        else
            add_opening(chances, lowest(vacant), MISSING[worn], copies[i].letter, cool);
    }
}

/* A copy of a pentomino through a vacant square with two or three pieces of different colours. */
typedef struct {
    int worn, cool, letter; /* its colours, how many of its pieces are Cool's */
    int other;              /* its other vacant square, -1 if there are two more */
} Prospect;

static int find_prospects(const Board *board, int square, Prospect *prospects)
{
    uint64_t free = ~(board->occupied | UINT64_C(1) << square);
    int number = 0;
    for (int i = 0; i < through_count[square]; i++) {
        uint64_t squares = through[square][i].squares, vacant = squares & free;
        uint64_t rest = vacant & (vacant - 1);
        if (rest & (rest - 1) || !vacant)
            continue;
        int worn = colours_on(board, squares);
        if (COUNT5[worn] != (rest ? 2 : 3))
            continue;
        Prospect found = {worn, count(squares & board->cool), through[square][i].letter,
                          rest ? -1 : lowest(vacant)};
        prospects[number++] = found;
    }
    return number;
}

/* Follow a move without explosions, from the prospects of its square before it. */
static void follow(Chances *chances, const Prospect *prospects, int number, int square, int colour,
                   int seat)
{
    memset(chances->spots[square], 0, sizeof chances->spots[square]);
    chances->hot &= ~(UINT64_C(1) << square);
    for (const Prospect *at = prospects; at < prospects + number; at++) {
        int cool = at->cool + !seat;
        if (at->other >= 0)
            chances->triples -= majority_sign(at->cool);
        if (at->worn >> colour & 1)
            continue;
        if (at->other >= 0)
            add_opening(chances, at->other, MISSING[at->worn | 1 << colour], at->letter, cool);
        else
            chances->triples += majority_sign(cool);
    }
}

/* Evaluation. */

typedef struct {
    int remaining[LETTERS + 1], race[16], economy[6];
    int active, mine[2], theirs[2], threatened[2], menace[2], triple;
} Weights;

#define WEIGHTS 45

/* Return what so many cards are worth to the one who has them, against so many of the other. */
static int lead_term(const Board *board, const Weights *weights, int own, int other)
{
    own = board->goal - own;
    other = board->goal - other;
    return weights->remaining[own < 0 ? 0 : own] - weights->remaining[other < 0 ? 0 : other];
}

static int cards_term(const Board *board, const Weights *weights)
{
    int cool = board->held[0], hot = board->held[1];
    return lead_term(board, weights, cards_in(cool), cards_in(hot)) +
           weights->active * (cards_in(cool & board->active) - cards_in(hot & board->active));
}

static int stash_term(const Board *board, const Weights *weights)
{
    int mine = board->home[board->mover], other = board->home[1 - board->mover];
    int lead = 2 * (mine - other) - 1;
    lead = lead > 5 ? 5 : lead < -5 ? -5 : lead;
    int term = (board->mover ? -lead : lead) * weights->race[mine < other ? mine : other];
    for (int colour = 0; colour < COLOURS; colour++)
        term += weights->economy[board->stash[0][colour]] -
                weights->economy[board->stash[1][colour]];
    return term;
}

/* Return what an explosion is worth to the seat, against placing that piece without effect. */
static int blast(const Board *board, const Weights *weights, int seat, int square, int colour)
{
    Match made[THROUGH];
    Board after = *board;
    int number = new_matches(board, square, colour, made);
    uint64_t emptied = 0, bit = UINT64_C(1) << square;
    for (int i = 0; i < number; i++)
        if (board->active >> made[i].letter & 1)
            emptied |= made[i].squares;
    after.mover = 1 - seat;
    after.stash[seat][colour]--;
    after.home[seat]--;
    int quiet = cards_term(&after, weights) + stash_term(&after, weights);
    after.colours[colour] |= bit;
    after.cool |= seat ? 0 : bit;
    send_home(&after, emptied);
    int term = cards_term(&after, weights) + stash_term(&after, weights) - quiet;
    return seat ? -term : term;
}

typedef struct {
    int best, second; /* gains of the best move, and of the best on any other square */
    int wins;         /* the squares where some move wins at once */
    int cards;        /* the letters whose cards can be taken */
} Outlook;

/* Return the cards that a seat takes and the ones it gives away, and 0 if it may not move so. */
static int takes(const Board *board, const Spot *spot, int seat, int *mine, int *others)
{
    if (spot->twice & ~board->active || spot->all & board->active & board->held[1 - seat])
        return 0;
    *mine = seat ? spot->all & ~spot->cool3 : spot->cool2;
    *others = spot->all & ~*mine;
    return 1;
}

/* Return what a move is worth to the seat if it were to move, and whether it wins (1) or loses
   (-1) at once. The move is legal but for the stash, and completes a match. */
static int gain(const Board *board, const Weights *weights, int seat, int square, int colour,
                int mine, int others, int *decides)
{
    *decides = 0;
    if ((mine | others) & board->active)
        return blast(board, weights, seat, square, colour);
    int held = board->held[seat], theirs = board->held[1 - seat];
    int own = cards_in((held | mine) & ~others), other = cards_in((theirs | others) & ~mine);
    if ((own >= board->goal || other >= board->goal) && own != other)
        *decides = own > other ? 1 : -1;
    return lead_term(board, weights, own, other) -
           lead_term(board, weights, cards_in(held), cards_in(theirs)) +
           weights->active * (cards_in(mine) - cards_in(others));
}

static void look_out(const Board *board, const Chances *chances, const Weights *weights, int seat,
                     Outlook *outlook)
{
    Outlook found = {0, 0, 0, 0};
    for (uint64_t left = chances->hot; left; left &= left - 1) {
        int square = lowest(left), best = 0, wins = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            const Spot *spot = &chances->spots[square][colour];
            int mine, others, decides;
            if (!spot->all || !board->stash[seat][colour] ||
                !takes(board, spot, seat, &mine, &others))
                continue;
            int worth = gain(board, weights, seat, square, colour, mine, others, &decides);
            wins |= decides > 0;
            if (!(spot->all & board->active))
                found.cards |= mine & ~board->held[seat];
            best = worth > best ? worth : best;
        }
        found.wins += wins;
        if (best > found.best) {
            found.second = found.best;
            found.best = best;
        } else if (best > found.second)
            found.second = best;
    }
    *outlook = found;
}

/* Return the score for the side to move. */
static int score(const Board *board, const Chances *chances, const Weights *weights)
{
    Outlook own, other;
    if (board->status != GOING)
        return board->status == DRAWN ? 0 : board->status - 1 == board->mover ? WON : -WON;
    look_out(board, chances, weights, board->mover, &own);
    if (own.wins)
        return SOON;
    look_out(board, chances, weights, 1 - board->mover, &other);
    int term = 16 * (cards_term(board, weights) + stash_term(board, weights)) +
               weights->triple * chances->triples;
    return (board->mover ? -term : term) + weights->mine[0] * own.best +
           weights->mine[1] * own.second - weights->theirs[0] * other.best -
           weights->theirs[1] * other.second +
           weights->threatened[0] * cards_in(own.cards) -
           weights->threatened[1] * cards_in(other.cards) -
           (other.wins ? weights->menace[other.wins > 1] : 0);
}

/* Promising moves. */

typedef struct {
    int score, key;
} Child;

static int by_promise(const void *left, const void *right)
{
    const Child *a = left, *b = right;
    if (a->score != b->score)
        return a->score > b->score ? -1 : 1;
    int a_through = through_count[a->key & 63], b_through = through_count[b->key & 63];
    if (a_through != b_through)
        return a_through > b_through ? -1 : 1;
    return a->key - b->key;
}

/* Score the moves on a square; return how many there are. */
static int children_on(const Board *board, const Chances *chances, const Weights *weights,
                       int square, Child *children)
{
    Prospect prospects[THROUGH];
    int number = 0, followed = find_prospects(board, square, prospects);
    for (int colour = 0; colour < COLOURS; colour++) {
        Match made[THROUGH];
        if (!board->stash[board->mover][colour])
            continue;
        int matches = new_matches(board, square, colour, made);
        if (!allowed(board, made, matches))
            continue;
        Board after = *board;
        Chances then;
        int exploded = make(&after, square, colour, made, matches) != 0;
        if (after.status == GOING && exploded)
            find_chances(&after, &then);
        else if (after.status == GOING) {
            then = *chances;
            follow(&then, prospects, followed, square, colour, board->mover);
        }
        Child child = {-score(&after, &then, weights), colour << 6 | square};
        children[number++] = child;
    }
    return number;
}

/* Return how many children are kept; there must be room for all of them. */
static int list_children(const Board *board, const Weights *weights, int width, Child *children)
{
    Chances chances;
    Outlook threat;
    uint64_t free = ~board->occupied, border = beside(board->occupied);
    uint64_t first = width && board->occupied ? free & (border | beside(border)) : free;
    int number = 0;
    find_chances(board, &chances);
    for (uint64_t left = first; left; left &= left - 1)
        number += children_on(board, &chances, weights, lowest(left), children + number);
    if (!number)
        for (uint64_t left = free & ~first; left; left &= left - 1)
            number += children_on(board, &chances, weights, lowest(left), children + number);
    qsort(children, (size_t)number, sizeof *children, by_promise);
    if (!width || number <= width)
        return number;
    look_out(board, &chances, weights, 1 - board->mover, &threat);
    while (threat.wins && width < number && children[width].score > -SOON)
        width++;
    return width;
}

/* Playouts. */

typedef struct {
    int squares[SQUARES], number;
} Vacant;

static void list_vacant(const Board *board, Vacant *vacant)
{
    vacant->number = 0;
    for (uint64_t left = ~board->occupied; left; left &= left - 1)
        vacant->squares[vacant->number++] = lowest(left);
}

/* Draw a legal move by lot: return its key, and its matches in `made` and `number`. */
static int draw_move(const Board *board, const Vacant *vacant, uint64_t *seed, Match made[THROUGH],
                     int *number)
{
    int colours[COLOURS], kinds = 0, keys[SQUARES * COLOURS], legal = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (board->stash[board->mover][colour])
            colours[kinds++] = colour;
    for (int tries = 0; tries < TRIES; tries++) {
        int lot = random_below(seed, vacant->number * kinds);
        int square = vacant->squares[lot / kinds], colour = colours[lot % kinds];
        *number = new_matches(board, square, colour, made);
        if (allowed(board, made, *number))
            return colour << 6 | square;
    }
    for (int kind = 0; kind < kinds; kind++)
        for (uint64_t left = ~board->occupied; left; left &= left - 1) {
            int square = lowest(left);
            *number = new_matches(board, square, colours[kind], made);
            if (allowed(board, made, *number))
                keys[legal++] = colours[kind] << 6 | square;
        }
    int key = keys[random_below(seed, legal)];
    *number = new_matches(board, key & 63, key >> 6, made);
    return key;
}

/* Return the key of the best move that takes cards, explodes or blocks, drawn by lot among equals;
   -1 if no move does any of that with a gain. */
static int eager_move(const Board *board, const Chances *chances, const Weights *weights,
                      uint64_t *seed)
{
    int mover = board->mover, best = 0, key = -1, equals = 0;
    for (uint64_t left = chances->hot; left; left &= left - 1) {
        int square = lowest(left), block = 0, worths[COLOURS];
        for (int colour = 0; colour < COLOURS; colour++) {
            const Spot *spot = &chances->spots[square][colour];
            int mine, others, decides;
            worths[colour] = 0;
            if (!spot->all)
                continue;
            if (board->stash[1 - mover][colour] &&
                takes(board, spot, 1 - mover, &mine, &others)) {
                int worth = gain(board, weights, 1 - mover, square, colour, mine, others, &decides);
                block = worth > block ? worth : block;
            }
            if (board->stash[mover][colour] && takes(board, spot, mover, &mine, &others))
                worths[colour] = gain(board, weights, mover, square, colour, mine, others, &decides);
            else
                worths[colour] = -WON;
        }
        for (int colour = 0; colour < COLOURS; colour++) {
            int worth = worths[colour] + block / 2;
            if (!board->stash[mover][colour] || worth < best || worth <= 0)
                continue;
            equals = worth > best ? 1 : equals + 1;
            best = worth;
            if (equals == 1 || random_below(seed, equals) == 0)
                key = colour << 6 | square;
        }
    }
    return key;
}

/* Play to the end, or to the limit, where whoever has more cards wins; return the status then. */
static int play_out(Board *board, uint64_t seed, const Weights *weights)
{
    Vacant vacant;
    Chances chances;
    list_vacant(board, &vacant);
    if (weights)
        find_chances(board, &chances);
    for (int ply = 0; board->status == GOING && ply < LONGEST; ply++) {
        Match made[THROUGH];
        int number, key = weights ? eager_move(board, &chances, weights, &seed) : -1;
        if (key < 0)
            key = draw_move(board, &vacant, &seed, made, &number);
        else
            number = new_matches(board, key & 63, key >> 6, made);
        int square = key & 63, explodes = 0;
        for (int i = 0; i < number; i++)
            explodes |= board->active >> made[i].letter & 1;
        Prospect prospects[THROUGH];
        int seat = board->mover;
        int followed = weights && !explodes ? find_prospects(board, square, prospects) : 0;
        make(board, square, key >> 6, made, number);
        if (explodes) {
            list_vacant(board, &vacant);
            if (weights)
                find_chances(board, &chances);
            continue;
        }
        if (weights)
            follow(&chances, prospects, followed, square, key >> 6, seat);
        for (int i = 0; i < vacant.number; i++)
            if (vacant.squares[i] == square) {
                vacant.squares[i] = vacant.squares[--vacant.number];
                break;
            }
    }
    if (board->status != GOING)
        return board->status;
    int lead = cards_in(board->held[0]) - cards_in(board->held[1]);
    return lead > 0 ? COOL_WON : lead < 0 ? HOT_WON : DRAWN;
}

/* The module. */

/* Read a state into `board`, its past into memory that the caller frees, with room for `room` more
   signs. Return 0 with an exception set if it is no state. */
static int take_board(PyObject *state, Board *board, int room)
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(state, &bytes, &size) < 0)
        return 0;
    const unsigned char *from = (const unsigned char *)bytes;
    if (size < HEAD || (size - HEAD) % 8 || !read_board(board, from)) {
        PyErr_SetString(PyExc_ValueError, "this is no state of Pauli");
        return 0;
    }
    board->past_count = (int)((size - HEAD) / 8);
    board->past = PyMem_Malloc((size_t)(board->past_count + room) * sizeof *board->past);
    if (!board->past) {
        PyErr_NoMemory();
        return 0;
    }
    for (int i = 0; i < board->past_count; i++)
        board->past[i] = read_word(from + HEAD + 8 * i, 8);
    return 1;
}

static PyObject *give_board(const Board *board)
{
    PyObject *state = PyBytes_FromStringAndSize(NULL, HEAD + 8 * (Py_ssize_t)board->past_count);
    if (!state)
        return NULL;
    unsigned char *to = (unsigned char *)PyBytes_AsString(state);
    to[0] = (unsigned char)board->status;
    to[1] = (unsigned char)board->mover;
    to[2] = (unsigned char)board->goal;
    to[3] = (unsigned char)board->flags;
    write_word(to + 4, 2, (uint64_t)board->held[0]);
    write_word(to + 6, 2, (uint64_t)board->held[1]);
    for (int colour = 0; colour < COLOURS; colour++)
        write_word(to + 8 + 8 * colour, 8, board->colours[colour]);
    write_word(to + 48, 8, board->cool);
    for (int letter = 0; letter < LETTERS; letter++)
        write_word(to + 56 + 8 * letter, 8, board->live[letter]);
    for (int i = 0; i < board->past_count; i++)
        write_word(to + HEAD + 8 * i, 8, board->past[i]);
    return state;
}

static int take_weights(PyObject *packed, Weights *weights)
{
    char *bytes;
    Py_ssize_t size;
    int numbers[WEIGHTS];
    if (PyBytes_AsStringAndSize(packed, &bytes, &size) < 0)
        return 0;
    if (size != 4 * WEIGHTS) {
        PyErr_SetString(PyExc_ValueError, "these are no weights for Pauli");
        return 0;
    }
    for (int i = 0; i < WEIGHTS; i++) {
        uint32_t word = (uint32_t)read_word((const unsigned char *)bytes + 4 * i, 4);
        numbers[i] = (int)(word & 0x7fffffff) - (word >> 31 ? 0x7fffffff : 0) - (int)(word >> 31);
    }
    memcpy(weights->remaining, numbers, sizeof weights->remaining);
    memcpy(weights->race, numbers + 13, sizeof weights->race);
    memcpy(weights->economy, numbers + 29, sizeof weights->economy);
    weights->active = numbers[35];
    memcpy(weights->mine, numbers + 36, sizeof weights->mine);
    memcpy(weights->theirs, numbers + 38, sizeof weights->theirs);
    memcpy(weights->threatened, numbers + 40, sizeof weights->threatened);
    memcpy(weights->menace, numbers + 42, sizeof weights->menace);
    weights->triple = numbers[44];
    return 1;
}

static PyObject *fingerprint(PyObject *module, PyObject *state)
{
    Board board;
    (void)module;
    if (!take_board(state, &board, 0))
        return NULL;
    PyMem_Free(board.past);
    return PyLong_FromUnsignedLongLong(board.sign);
}

static PyObject *legal(PyObject *module, PyObject *state)
{
    Board board;
    Match made[THROUGH];
    (void)module;
    if (!take_board(state, &board, 0))
        return NULL;
    PyMem_Free(board.past);
    PyObject *keys = PyList_New(0);
    for (int colour = 0; keys && board.status == GOING && colour < COLOURS; colour++)
        for (uint64_t left = ~board.occupied; left; left &= left - 1) {
            int square = lowest(left);
            if (!board.stash[board.mover][colour] ||
                !allowed(&board, made, new_matches(&board, square, colour, made)))
                continue;
            PyObject *key = PyLong_FromLong(colour << 6 | square);
            int failed = !key || PyList_Append(keys, key) < 0;
            Py_XDECREF(key);
            if (failed) {
                Py_DECREF(keys);
                return NULL;
            }
        }
    return keys;
}

static PyObject *after(PyObject *module, PyObject *args)
{
    Board board;
    Match made[THROUGH];
    PyObject *state;
    int key;
    (void)module;
    if (!PyArg_ParseTuple(args, "Oi", &state, &key))
        return NULL;
    if (!take_board(state, &board, 1))
        return NULL;
    PyObject *result = NULL;
    if (key < 0 || key >= COLOURS * SQUARES || board.status != GOING ||
        board.occupied >> (key & 63) & 1 || !board.stash[board.mover][key >> 6])
        PyErr_SetString(PyExc_ValueError, "this is no legal move of Pauli");
    else {
        int number = new_matches(&board, key & 63, key >> 6, made);
        make(&board, key & 63, key >> 6, made, number);
        result = give_board(&board);
    }
    PyMem_Free(board.past);
    return result;
}

static PyObject *estimate(PyObject *module, PyObject *args)
{
    Board board;
    Chances chances;
    Weights weights;
    PyObject *state, *packed;
    (void)module;
    if (!PyArg_ParseTuple(args, "OO", &state, &packed) || !take_weights(packed, &weights) ||
        !take_board(state, &board, 0))
        return NULL;
    PyMem_Free(board.past);
    find_chances(&board, &chances);
    return PyLong_FromLong(score(&board, &chances, &weights));
}

static PyObject *children(PyObject *module, PyObject *args)
{
    Board board;
    Weights weights;
    Child found[COLOURS * SQUARES];
    PyObject *state, *packed;
    int width;
    (void)module;
    if (!PyArg_ParseTuple(args, "OiO", &state, &width, &packed) ||
        !take_weights(packed, &weights) || !take_board(state, &board, 1))
        return NULL;
    int number = board.status == GOING ? list_children(&board, &weights, width, found) : 0;
    PyMem_Free(board.past);
    PyObject *list = PyList_New(number);
    for (int i = 0; list && i < number; i++) {
        PyObject *pair = Py_BuildValue("(ii)", found[i].score, found[i].key);
        if (!pair || PyList_SetItem(list, i, pair) < 0) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

static PyObject *playout(PyObject *module, PyObject *args)
{
    Board board;
    Weights weights;
    PyObject *state, *packed;
    unsigned long long seed;
    (void)module;
    if (!PyArg_ParseTuple(args, "OKO", &state, &seed, &packed) ||
        (packed != Py_None && !take_weights(packed, &weights)) ||
        !take_board(state, &board, LONGEST))
        return NULL;
    int status = play_out(&board, seed, packed == Py_None ? NULL : &weights);
    PyMem_Free(board.past);
    return PyLong_FromLong(status);
}

static PyMethodDef FUNCTIONS[] = {
    {"fingerprint", fingerprint, METH_O, "Return what repetition compares, hashed."},
    {"legal", legal, METH_O, "Return the keys of all legal moves."},
    {"after", after, METH_VARARGS, "Return the state after a legal move."},
    {"estimate", estimate, METH_VARARGS, "Return the score for the side to move."},
    {"children", children, METH_VARARGS, "Return promising moves as pairs (score, key)."},
    {"playout", playout, METH_VARARGS, "Play to the end and return the status there."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "_pauli", "Pauli for searches, in C.", -1, FUNCTIONS,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__pauli(void)
{
    make_tables();
    return PyModule_Create(&MODULE);
}
