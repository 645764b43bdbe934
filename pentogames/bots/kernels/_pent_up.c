/* Pent-Up's kernel: pent_up_kernel.py in C. See there for what the functions mean. */
#include "pent_up_judging.h"
#include "pent_up_solver.h"

#include <stdlib.h>

/* ---- playouts ------------------------------------------------------------------------------ */

static Tile random_tile(const Table *t, uint64_t *seed, Places *p)
{
    unsigned hand = t->hands[t->ply % t->players];
    int number = random_below(seed, popcount64(hand));
    while (number--)
        hand &= hand - 1;
    int letter = lowest_bit(hand);
    find_places(t, 1u << letter, 0, p);
    return nth_place(t, p, letter, random_below(seed, p->total[letter]));
}

/* The playout policy: of the tiles that reach the level that counts most, any place. */
static Tile policy_tile(const Table *t, uint64_t *seed, Places *p)
{
    if (random_below(seed, 8) == 0)
        return random_tile(t, seed, p);
    find_places(t, t->hands[t->ply % t->players], t->scoring != MISERE, p);
    int best = 0, total = 0;
    for (int letter = 0; letter < LETTERS; letter++) {
        int level = p->level[letter];
        if (level && (best == 0 || (t->scoring == MISERE ? level < best : level > best)))
            best = level;
    }
    for (int letter = 0; letter < LETTERS; letter++)
        if (p->level[letter] == best)
            total += p->total[letter];
    int number = random_below(seed, total);
    for (int letter = 0;; letter++) {
        if (p->level[letter] != best)
            continue;
        if (number < p->total[letter])
            return nth_place(t, p, letter, number);
        number -= p->total[letter];
    }
}

/* Play to the end; the points by seat. */
static void play_out(Table *t, uint64_t *seed, int by_policy, int *points)
{
    Places p;
    while (t->ply < t->players * LETTERS) {
        Tile tile = by_policy ? policy_tile(t, seed, &p) : random_tile(t, seed, &p);
        push(t, &tile);
    }
    final_points(t, points);
}

/* ---- Python's side ------------------------------------------------------------------------- */

static PyObject *key_of(const Tile *tile)
{
    return PyLong_FromLongLong(((long long)tile->form << 32) | ((long long)(tile->x + BIAS) << 16)
                               | (long long)(tile->y + BIAS));
}

static int read_tile(PyObject *object, Tile *tile)
{
    long long key = PyLong_AsLongLong(object);
    if (key == -1 && PyErr_Occurred())
        return 0;
    tile->form = (int)(key >> 32);
    tile->x = (int)(key >> 16 & 65535) - BIAS;
    tile->y = (int)(key & 65535) - BIAS;
    tile->level = 0;
    if (key < 0 || tile->form >= form_count) {
        PyErr_SetString(PyExc_ValueError, "no move of Pent-Up");
        return 0;
    }
    return 1;
}

static Table table_one; /* 40 kB: too much for every stack, and the GIL is held throughout */

static Table *table_of(PyObject *object)
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &bytes, &size) < 0)
        return NULL;
    return read_state(&table_one, (const unsigned char *)bytes, size) ? &table_one : NULL;
}

static PyObject *py_set_forms(PyObject *self, PyObject *forms)
{
    (void)self;
    Py_ssize_t count = PyList_Size(forms);
    if (count < 1 || count > MAX_FORMS) {
        PyErr_SetString(PyExc_ValueError, "no list of forms");
        return NULL;
    }
    for (int letter = 0; letter < LETTERS; letter++)
        letter_from[letter] = letter_to[letter] = 0, letter_cells[letter] = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        int letter, x, y, *c = form_cells[i];
        if (!PyArg_ParseTuple(PyList_GetItem(forms, i), "i(iiiii)ii", &letter, c, c + 1, c + 2, c + 3,
                              c + 4, &x, &y))
            return NULL;
        for (int k = 0; k < 5; k++)
            if (letter < 0 || letter >= LETTERS || c[k] < 0 || c[k] >= CELLS) {
                PyErr_SetString(PyExc_ValueError, "no form of a pentomino");
                return NULL;
            }
        form_letter[i] = letter;
        first_x[i] = x;
        first_y[i] = y;
        if (letter_to[letter] == 0)
            letter_from[letter] = (int)i;
        letter_to[letter] = (int)i + 1;
        for (int k = 0; k < 5; k++)
            letter_cells[letter] |= 1u << c[k];
    }
    form_count = (int)count;
    Py_RETURN_NONE;
}

static PyObject *py_moves(PyObject *self, PyObject *state)
{
    (void)self;
    Table *t = table_of(state);
    if (!t)
        return NULL;
    PyObject *list = PyList_New(0);
    if (!list || t->ply == t->players * LETTERS)
        return list;
    Places p;
    unsigned hand = t->hands[t->ply % t->players];
    find_places(t, hand, 0, &p);
    for (int letter = 0; letter < LETTERS; letter++)
        for (int i = 0; hand >> letter & 1 && i < p.total[letter]; i++) {
            Tile tile = nth_place(t, &p, letter, i);
            PyObject *key = key_of(&tile);
            if (!key || PyList_Append(list, key) < 0) {
                Py_XDECREF(key);
                Py_DECREF(list);
                return NULL;
            }
            Py_DECREF(key);
        }
    return list;
}

/* The level on which a tile comes to rest there. */
static int resting_level(const Table *t, const Tile *tile)
{
    int level = 1;
    for (int k = 0; k < 5; k++) {
        int x = tile->x + form_cells[tile->form][k] % 5 - t->frame.left;
        int y = tile->y + form_cells[tile->form][k] / 5 - t->frame.low;
        if (x < 0 || y < 0 || x >= t->frame.cols || y >= t->frame.rows)
            continue;
        int bit = y * t->frame.cols + x, height = 0;
        while (height < t->levels && t->cover[height][bit >> 6] >> (bit & 63) & 1)
            height++;
        if (height + 1 > level)
            level = height + 1;
    }
    return level;
}

static PyObject *py_after(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *state, *key;
    Tile tile;
    if (!PyArg_ParseTuple(args, "OO", &state, &key))
        return NULL;
    Table *t = table_of(state);
    if (!t || !read_tile(key, &tile))
        return NULL;
    if (t->ply == t->players * LETTERS
        || !(t->hands[t->ply % t->players] >> form_letter[tile.form] & 1)) {
        PyErr_SetString(PyExc_ValueError, "that tile is not in the hand");
        return NULL;
    }
    tile.level = resting_level(t, &tile);
    t->tiles[t->ply++] = tile;
    return write_state(t);
}

static PyObject *tuple_of(const long *values, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++)
        PyTuple_SetItem(tuple, i, PyLong_FromLong(values[i]));
    return tuple;
}

static PyObject *tuple_of_points(const Table *t, const int *points)
{
    long values[MAX_SEATS];
    for (int i = 0; i < t->players; i++)
        values[i] = points[i];
    return tuple_of(values, t->players);
}

static PyObject *py_standing(PyObject *self, PyObject *state)
{
    (void)self;
    Table *t = table_of(state);
    int points[MAX_SEATS];
    if (!t)
        return NULL;
    final_points(t, points);
    return tuple_of_points(t, points);
}

static PyObject *py_playout(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *state;
    unsigned long long number;
    int by_policy;
    if (!PyArg_ParseTuple(args, "OKi", &state, &number, &by_policy))
        return NULL;
    Table *t = table_of(state);
    if (!t)
        return NULL;
    uint64_t seed = number;
    int points[MAX_SEATS];
    play_out(t, &seed, by_policy, points);
    return tuple_of_points(t, points);
}

static int read_weights(PyObject *object, long *w)
{
    if (!PyTuple_Check(object) || PyTuple_Size(object) != W_COUNT) {
        PyErr_SetString(PyExc_ValueError, "no weights of Pent-Up");
        return 0;
    }
    for (int i = 0; i < W_COUNT; i++)
        w[i] = PyLong_AsLong(PyTuple_GetItem(object, i));
    return !PyErr_Occurred();
}

static PyObject *py_judge(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *state, *weights;
    long w[W_COUNT], values[MAX_SEATS];
    if (!PyArg_ParseTuple(args, "OO", &state, &weights))
        return NULL;
    Table *t = table_of(state);
    if (!t || !read_weights(weights, w))
        return NULL;
    Reach reach;
    find_reach(t, &reach);
    judge(t, w, &reach, values);
    return tuple_of(values, t->players);
}

static PyObject *py_features(PyObject *self, PyObject *state)
{
    (void)self;
    Table *t = table_of(state);
    long seen[F_COUNT];
    Reach reach;
    if (!t)
        return NULL;
    find_reach(t, &reach);
    PyObject *tuple = PyTuple_New(t->players);
    for (int seat = 0; tuple && seat < t->players; seat++) {
        features(t, seat, &reach, seen);
        PyTuple_SetItem(tuple, seat, tuple_of(seen, F_COUNT));
    }
    return tuple;
}

typedef struct { long score; int order; Tile tile; } Candidate;

static int better_first(const void *x, const void *y)
{
    const Candidate *a = x, *b = y;
    if (a->score != b->score)
        return a->score > b->score ? -1 : 1;
    return a->order - b->order;
}

static Candidate candidates[MAX_MOVES];

/* Up to ``share`` places of each letter, evenly spread over all it has; 0: all. */
static int gather(const Table *t, int share)
{
    Places p;
    unsigned hand = t->hands[t->ply % t->players];
    int count = 0;
    find_places(t, hand, 0, &p);
    for (int letter = 0; letter < LETTERS; letter++) {
        if (!(hand >> letter & 1))
            continue;
        int total = p.total[letter], take = share && total > share ? share : total;
        if (share && t->ply == 0)
            take = 1; /* an empty table looks alike from all sides */
        for (int i = 0; i < take && count < MAX_MOVES; i++) {
            candidates[count].tile = nth_place(t, &p, letter, (int)((long long)i * total / take));
            candidates[count].order = count;
            count++;
        }
    }
    return count;
}

static PyObject *py_children(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *state, *weights;
    long w[W_COUNT], values[MAX_SEATS];
    int share;
    if (!PyArg_ParseTuple(args, "OiO", &state, &share, &weights))
        return NULL;
    Table *t = table_of(state);
    if (!t || !read_weights(weights, w))
        return NULL;
    if (t->ply == t->players * LETTERS)
        return PyList_New(0);
    int seat = t->ply % t->players, count = gather(t, share);
    Frame frame = t->frame;
    Reach reach;
    find_reach(t, &reach);
    for (int i = 0; i < count; i++) {
        push(t, &candidates[i].tile);
        Reach after = reach;
        follow(t, &candidates[i].tile, &after);
        judge(t, w, &after, values);
        candidates[i].score = lead(t, values, seat);
        pop(t, &frame);
    }
    qsort(candidates, (size_t)count, sizeof candidates[0], better_first);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *pair = Py_BuildValue("(lN)", candidates[i].score, key_of(&candidates[i].tile));
        if (!pair) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SetItem(list, i, pair);
    }
    return list;
}

static PyObject *py_solve(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *state;
    long long limit;
    if (!PyArg_ParseTuple(args, "OLO", &state, &limit, &ask))
        return NULL;
    Table *t = table_of(state);
    if (!t)
        return NULL;
    if (t->players != 2 || t->ply == 0 || t->ply == 2 * LETTERS) {
        PyErr_SetString(PyExc_ValueError, "only a game of two that has begun is solved");
        return NULL;
    }
    Tile chosen;
    int points = solve_root(t, limit, &chosen);
    ask = NULL;
    if (PyErr_Occurred())
        return NULL;
    if (points < 0)
        return Py_BuildValue("(iiL)", -1, 0, limit);
    return Py_BuildValue("(iNL)", points, key_of(&chosen), limit - nodes_left);
}

static PyMethodDef methods[] = {
    {"set_forms", py_set_forms, METH_O, "Give the orientations, once, before anything else."},
    {"moves", py_moves, METH_O, "List the keys of the legal moves."},
    {"after", py_after, METH_VARARGS, "Return the state after a move."},
    {"standing", py_standing, METH_O, "Return the points by seat if the game ended now."},
    {"playout", py_playout, METH_VARARGS, "Play to the end; return the points by seat."},
    {"judge", py_judge, METH_VARARGS, "Return what the state is worth by seat."},
    {"features", py_features, METH_O, "Return what is seen of each seat's standing."},
    {"children", py_children, METH_VARARGS, "Return moves with what they are worth, best first."},
    {"solve", py_solve, METH_VARARGS, "Return the points the mover can force, a move that does, and the nodes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_pent_up", "Pent-Up's kernel in C.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__pent_up(void) { return PyModule_Create(&definition); }
