/*
 * The kernel of Pentago, compiled: the worth of positions and moves, playouts, proofs.
 *
 * Its twin is pentago_kernel.py; both give equal answers to the last bit, and the docstrings there
 * say what each function means.
 */

#include <Python.h>

#include "pentago_lines.h"
#include "splitmix.h"

/* ---- Playouts ---------------------------------------------------------------------------- */

typedef struct {
    uint64_t state, pool;
    int left;
} Random;

/* Return a number below ``limit``, made of the next sixteen bits of splitmix64. */
static int below(Random *random, int limit)
{
    if (!random->left) {
        random->pool = next_random(&random->state);
        random->left = 4;
    }
    int number = (int)((random->pool & 0xffff) * (uint64_t)limit >> 16);
    random->pool >>= 16;
    random->left--;
    return number;
}

static int random_cell(const Board *board, Random *random)
{
    int cell;
    do
        cell = below(random, CELLS);
    while (!is_vacant(board, cell));
    return cell;
}

/* Place a stone, then turn a block by lot if the stone has not made five. */
static void play_stone(Board *board, int cell, Random *random)
{
    put(board, cell);
    if (has_five(board, board->mover)) {
        finish_turn(board, 1 << board->mover);
        return;
    }
    int either = board->flags & EITHER_WAY ? 2 : 1;
    int skip = board->flags & MAY_SKIP && has_empty_block(board);
    int turn = below(random, BLOCKS * either + skip);
    if (turn == BLOCKS * either) {
        finish_turn(board, 0);
        return;
    }
    finish_turn(board, turn_block(board, turn * 2 / either));
}

/* Find the first way of a colour to make five: its cell (-1: none needed) and turn (NONE: none).
   Returns 0 if there is no way. */
static int find_way(const Board *board, int colour, const Weigher *weigher, int *cell, int *turn)
{
    Sight sight;
    look(board, colour, &sight);
    int either = board->flags & EITHER_WAY ? 2 : 1;
    for (int view = -1; view < BLOCKS * either; view++) {
        int block = view / either, quarter = view % either;
        int lines = view < 0 ? LINES : part_count[block];
        const Table *table = view < 0 ? &weigher->still[TO_MOVE] : &weigher->turned[TO_MOVE];
        for (int i = 0; i < lines; i++) {
            int line = view < 0 ? i : parts[block][i].line;
            int code = sight.code[line] + (view < 0 ? 0 : sight.change[block][quarter][i]);
            if (!ways_of(table->worth[code]))
                continue;
            *turn = view < 0 ? NONE : 2 * block + quarter;
            *cell = -1;
            for (int vacant = vacant_in[code]; vacant; vacant &= vacant - 1) {
                int at = first_bit[vacant];
                /* A stone of another's takes this way away. */
                if (ways_of(table->worth[code + 2 * POWER[at]]) >= ways_of(table->worth[code]))
                    continue;
                int found = line_cell[line][at];
                *cell = found;
                if (view >= 0 && found / 9 == block)
                    *cell = 9 * block + home_of[quarter][found % 9];
                break;
            }
            return 1;
        }
    }
    return 0;
}

/* Make five, or take the square of the next colour's first way to five, or play by lot. */
static void play_policy(Board *board, Random *random, const Weigher *weigher)
{
    int cell, turn;
    if (find_way(board, board->mover, weigher, &cell, &turn)) {
        if (cell < 0)
            cell = random_cell(board, random);
        Board placed = *board;
        put(&placed, cell);
        play(board, KEYS * cell + (has_five(&placed, board->mover) ? NONE : turn));
        return;
    }
    int next = following(board, board->mover);
    if (!find_way(board, next, weigher, &cell, &turn) || cell < 0)
        cell = random_cell(board, random);
    play_stone(board, cell, random);
}

/* ---- The module -------------------------------------------------------------------------- */

static int read_board(PyObject *state, Board *board)
{
    char *data;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(state, &data, &size) < 0)
        return 0;
    const uint8_t *bytes = (const uint8_t *)data;
    memset(board, 0, sizeof *board);
    int good = size >= HEADER && bytes[0] >= 2 && bytes[0] <= COLOURS
        && size == HEADER + 2 * BLOCKS * bytes[0] && (bytes[2] < bytes[0] || bytes[2] == OVER);
    for (Py_ssize_t i = HEADER + 1; good && i < size; i += 2)
        good = bytes[i] <= 1;
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "not a state of Pentago");
        return 0;
    }
    board->colours = bytes[0];
    board->flags = bytes[1];
    board->mover = bytes[2];
    board->stones = bytes[3];
    for (int c = 0; c < board->colours; c++) {
        board->place[c] = bytes[4 + c];
        for (int b = 0; b < BLOCKS; b++) {
            const uint8_t *pattern = bytes + HEADER + 2 * (BLOCKS * c + b);
            change(board, c, b, pattern[0] | pattern[1] << 8);
        }
    }
    return 1;
}

static PyObject *write_board(const Board *board)
{
    uint8_t bytes[HEADER + 2 * BLOCKS * COLOURS] = {0};
    bytes[0] = (uint8_t)board->colours;
    bytes[1] = (uint8_t)board->flags;
    bytes[2] = (uint8_t)board->mover;
    bytes[3] = (uint8_t)board->stones;
    for (int c = 0; c < board->colours; c++) {
        bytes[4 + c] = (uint8_t)board->place[c];
        for (int b = 0; b < BLOCKS; b++) {
            uint8_t *pattern = bytes + HEADER + 2 * (BLOCKS * c + b);
            pattern[0] = (uint8_t)(board->block[c][b] & 0xff);
            pattern[1] = (uint8_t)(board->block[c][b] >> 8);
        }
    }
    return PyBytes_FromStringAndSize((const char *)bytes, HEADER + 2 * BLOCKS * board->colours);
}

static int read_running(PyObject *state, Board *board)
{
    if (!read_board(state, board))
        return 0;
    if (board->mover == OVER || board->stones >= CELLS || active_count(board) < 2) {
        PyErr_SetString(PyExc_ValueError, "the game is over");
        return 0;
    }
    return 1;
}

static const char WEIGHER[] = "pentogames.pentago.weigher";

static void free_weigher(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, WEIGHER));
}

static PyObject *weigher(PyObject *module, PyObject *args)
{
    int64_t points[24];
    PyObject *weights;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &weights))
        return NULL;
    if (PyTuple_Size(weights) != 24) {
        PyErr_SetString(PyExc_ValueError, "expected 24 weights");
        return NULL;
    }
    for (int i = 0; i < 24; i++) {
        points[i] = PyLong_AsLongLong(PyTuple_GetItem(weights, i));
        if (PyErr_Occurred())
            return NULL;
    }
    Weigher *made = malloc(sizeof *made);
    if (!made)
        return PyErr_NoMemory();
    for (int role = 0; role < 2; role++) {
        fill_table(&made->still[role], points + 12 * role, 1);
        fill_table(&made->turned[role], points + 12 * role + 6, 0);
    }
    PyObject *capsule = PyCapsule_New(made, WEIGHER, free_weigher);
    if (!capsule)
        free(made);
    return capsule;
}

static PyObject *after(PyObject *module, PyObject *args)
{
    PyObject *state;
    int key;
    Board board;
    (void)module;
    if (!PyArg_ParseTuple(args, "Oi", &state, &key) || !read_running(state, &board))
        return NULL;
    int cell = key / KEYS;
    if (key < 0 || cell >= CELLS || !is_vacant(&board, cell)) {
        PyErr_SetString(PyExc_ValueError, "no such move");
        return NULL;
    }
    play(&board, key);
    return write_board(&board);
}

static PyObject *estimate(PyObject *module, PyObject *args)
{
    PyObject *state, *capsule;
    Board board;
    Sight sights[COLOURS];
    Looker lookers[COLOURS];
    Sum sums[COLOURS];
    (void)module;
    if (!PyArg_ParseTuple(args, "OO", &state, &capsule) || !read_running(state, &board))
        return NULL;
    const Weigher *weights = PyCapsule_GetPointer(capsule, WEIGHER);
    if (!weights)
        return NULL;
    start_sums(&board, board.mover, weights, sights, lookers, sums);
    int verdict = 0, threatened = 0;
    PyObject *points = PyTuple_New(board.colours);
    for (int c = 0; points && c < board.colours; c++) {
        PyObject *number = PyLong_FromLongLong(active(&board, c) ? points_of(sums[c].total) : 0);
        if (!number || PyTuple_SetItem(points, c, number) < 0) {
            Py_DECREF(points);
            return NULL;
        }
        if (active(&board, c) && c != board.mover)
            threatened |= ways_of(sums[c].total) > 0;
    }
    if (ways_of(sums[board.mover].total))
        verdict = 1;
    else if (threatened && active_count(&board) == 2
             && !can_defend(&board, following(&board, board.mover), weights))
        verdict = -1;
    return points ? Py_BuildValue("(iN)", verdict, points) : NULL;
}

static PyObject *children(PyObject *module, PyObject *args)
{
    PyObject *state, *capsule;
    int width;
    Board board;
    Move chosen[256];
    (void)module;
    if (!PyArg_ParseTuple(args, "OiO", &state, &width, &capsule) || !read_running(state, &board))
        return NULL;
    const Weigher *weights = PyCapsule_GetPointer(capsule, WEIGHER);
    Moves *moves = weights ? malloc(sizeof *moves) : NULL;
    if (!moves)
        return weights ? PyErr_NoMemory() : NULL;
    judge(&board, weights, moves);
    int count = moves->count;
    if (width > 0)
        count = choose(&board, weights, moves, width, chosen);
    else
        make_heap(moves);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        Move move = width > 0 ? chosen[i] : pop(moves);
        PyObject *pair = Py_BuildValue("(Li)", (long long)move.score, move.key);
        if (!pair || PyList_SetItem(list, i, pair) < 0) {
            Py_DECREF(list);
            list = NULL;
        }
    }
    free(moves);
    return list;
}

static PyObject *playout(PyObject *module, PyObject *args)
{
    PyObject *state, *capsule;
    unsigned long long seed;
    Board board;
    (void)module;
    if (!PyArg_ParseTuple(args, "OKO", &state, &seed, &capsule) || !read_board(state, &board))
        return NULL;
    const Weigher *weights = NULL;
    if (capsule != Py_None && !(weights = PyCapsule_GetPointer(capsule, WEIGHER)))
        return NULL;
    Random random = {seed, 0, 0};
    while (board.mover != OVER) {
        if (weights)
            play_policy(&board, &random, weights);
        else
            play_stone(&board, random_cell(&board, &random), &random);
    }
    int places = 0;
    for (int c = board.colours - 1; c >= 0; c--)
        places = 8 * places + board.place[c];
    return PyLong_FromLong(places);
}

static PyObject *forced(PyObject *module, PyObject *args)
{
    PyObject *state, *capsule;
    Board board;
    int attacker, turns;
    Proof proof = {0};
    (void)module;
    if (!PyArg_ParseTuple(args, "OiiLO", &state, &attacker, &turns, &proof.most, &capsule)
        || !read_running(state, &board))
        return NULL;
    proof.weigher = PyCapsule_GetPointer(capsule, WEIGHER);
    if (!proof.weigher)
        return NULL;
    if (attacker < 0 || attacker >= board.colours || board.place[attacker] || turns < 1) {
        PyErr_SetString(PyExc_ValueError, "no such attacker");
        return NULL;
    }
    proof.attacker = attacker;
    int verdict = answer(&proof, &board, turns);
    return Py_BuildValue("(iL)", verdict, proof.nodes);
}

static PyMethodDef methods[] = {
    {"weigher", weigher, METH_VARARGS, "Make the tables of an evaluation of its 24 weights."},
    {"after", after, METH_VARARGS, "Return the state after a legal move."},
    {"estimate", estimate, METH_VARARGS, "Return a verdict, and the points of each colour."},
    {"children", children, METH_VARARGS, "Return moves with their scores, best first."},
    {"playout", playout, METH_VARARGS, "Play to the end and return the places."},
    {"forced", forced, METH_VARARGS, "Prove that a colour makes five, whatever others do."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_pentago", "Pentago's kernel; see pentago_kernel.py.", -1, methods,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__pentago(void)
{
    build_patterns();
    build_contents();
    build_lines();
    return PyModule_Create(&definition);
}
