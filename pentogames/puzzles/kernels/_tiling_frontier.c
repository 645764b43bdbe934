/* The graph of covered sets of tiling_frontier.py, compiled: same numbers, same solutions, in the
   same order.

   Blocks come as sets of squares of at most MOST_WORDS words of 64 bits, least significant first,
   sorted by their lowest square, with what each adds to the pieces used and its number of pieces.
   tiling_kernel.py builds all of that and is the only caller. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "tiling_graph.h"

static void frontier_free(Frontier *self)
{
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    void *held[] = {self->masks, self->units, self->sizes, self->firsts, self->heads, self->nodes,
                    self->covered, self->edges, self->entries, self->steps,
                    self->by_covered.slots, self->by_use.slots};
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++)
        free(held[i]);
    PyObject_Free(self);
    Py_DECREF(type);
}

static void *copied(const void *from, Py_ssize_t size)
{
    void *to = malloc(size ? (size_t)size : 1);
    if (to)
        memcpy(to, from, (size_t)size);
    return to;
}

/* Say whether the tables fit together, so that nothing leads out of them. */
static int in_order(const Frontier *self, const uint64_t *start, Py_ssize_t squares)
{
    const uint32_t *firsts = self->firsts;
    if (squares != 64 * self->words + 2 || firsts[0] || firsts[squares - 1] != self->blocks)
        return 0;
    for (Py_ssize_t square = 1; square < squares; square++)
        if (firsts[square] < firsts[square - 1])
            return 0;
    for (uint32_t block = 0; block < self->blocks; block++) {
        const uint64_t *mask = self->masks + (size_t)block * self->words;
        int size = 0;
        for (int i = 0; i < self->words; i++) {
            size += ones(mask[i]);
            if (mask[i] & (start[i] | ~self->full[i]))
                return 0;
        }
        if (size == 0 || size != 5 * self->sizes[block])
            return 0;
    }
    return 1;
}

static int raised(int error)
{
    if (error == NO_MEMORY)
        PyErr_NoMemory();
    else if (error == TOO_MANY)
        PyErr_SetString(PyExc_BufferError, "there are too many nodes, or ways to them");
    else if (error == TOO_LARGE)
        PyErr_SetString(PyExc_OverflowError, "there are too many ways to count them here");
    return error != FINE;
}

static PyObject *frontier_new(PyTypeObject *type, PyObject *arguments, PyObject *names)
{
    const char *start, *full, *masks, *units, *sizes, *firsts;
    Py_ssize_t words, full_size, masks_size, units_size, blocks, firsts_size;
    int stride, meeting, listing;
    unsigned long long none, whole, guards;
    unsigned int most_nodes, most_entries;
    if (names && PyDict_Size(names)) {
        PyErr_SetString(PyExc_TypeError, "Frontier takes no keyword arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(arguments, "iy#y#y#y#y#y#(KKK)iiII:Frontier", &stride, &start, &words,
                          &full, &full_size, &masks, &masks_size, &units, &units_size, &sizes,
                          &blocks, &firsts, &firsts_size, &none, &whole, &guards, &meeting,
                          &listing, &most_nodes, &most_entries))
        return NULL;
    if (words < 8 || words % 8 || words > 8 * MOST_WORDS || full_size != words ||
        masks_size != blocks * words || units_size != 8 * blocks || firsts_size < 4 ||
        firsts_size % 4 || blocks > 0xffffffL || stride < 1 || stride > 63) {
        PyErr_SetString(PyExc_ValueError, "the sizes of the tables do not agree");
        return NULL;
    }
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Frontier *self = (Frontier *)allocate(type, 0);
    if (!self)
        return NULL;
    uint64_t begun[MOST_WORDS];
    int vacant = 0;
    memcpy(begun, start, (size_t)words);
    memcpy(self->full, full, (size_t)words);
    self->words = (int)(words / 8);
    self->stride = stride;
    self->blocks = (uint32_t)blocks;
    for (int i = 0; i < self->words; i++)
        vacant += ones(self->full[i] & ~begun[i]);
    self->last = (uint32_t)vacant / 5;
    self->meeting = (uint32_t)meeting;
    self->last_phase = listing ? COMPLETABLE : FROM_END;
    self->none = none;
    self->whole = whole;
    self->guards = guards;
    self->most_nodes = most_nodes;
    self->most_entries = most_entries;
    self->first_from_end = NONE;
    self->depth = -1;
    self->masks = copied(masks, masks_size);
    self->units = copied(units, units_size);
    self->sizes = copied(sizes, blocks);
    self->firsts = copied(firsts, firsts_size);
    self->heads = malloc((self->last + 1) * sizeof(uint32_t));
    self->steps = calloc(self->last + 1, sizeof(Step));
    if (!self->masks || !self->units || !self->sizes || !self->firsts || !self->heads ||
        !self->steps) {
        Py_DECREF((PyObject *)self);
        return PyErr_NoMemory();
    }
    if (vacant % 5 || meeting < 0 || self->meeting > self->last ||
        !in_order(self, begun, firsts_size / 4)) {
        Py_DECREF((PyObject *)self);
        PyErr_SetString(PyExc_ValueError, "the tables do not agree");
        return NULL;
    }
    memset(self->heads, 0xff, (self->last + 1) * sizeof(uint32_t));
    node_of(self, begun, 0);
    if (raised(self->error)) {
        Py_DECREF((PyObject *)self);
        return NULL;
    }
    self->at = self->heads[0];
    return (PyObject *)self;
}

static int is_busy(const Frontier *self)
{
    if (self->busy)
        PyErr_SetString(PyExc_RuntimeError, "another thread works here");
    return self->busy;
}

static PyObject *frontier_work(Frontier *self, PyObject *arguments)
{
    long nodes;
    if (!PyArg_ParseTuple(arguments, "l:work", &nodes) || is_busy(self))
        return NULL;
    self->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    work(self, nodes);
    Py_END_ALLOW_THREADS
    self->busy = 0;
    if (raised(self->error))
        return NULL;
    const double layers = self->last + 1.0;
    const int upward = self->phase == REACH || self->phase == FROM_START;
    const double here = upward ? self->layer : self->last - self->layer;
    const double share = (self->phase + here / layers) / (self->last_phase + 1);
    return PyFloat_FromDouble(self->phase == DONE ? 1.0 : share);
}

static int too_large(uint64_t one, uint64_t other)
{
    return one && other > UINT64_MAX / one;
}

/* Return the numbers of ways by the pieces used, as tuples. */
static PyObject *frontier_ways(Frontier *self, PyObject *nothing)
{
    (void)nothing;
    PyObject *list = is_busy(self) ? NULL : PyList_New(0);
    const uint32_t end = self->first_from_end < self->by_use.count ? self->first_from_end : 0;
    uint64_t total = 0;
    for (uint32_t i = 0; list && i < end; i++) {
        const Entry *entry = self->entries + i;
        if (self->nodes[entry->node].layer != self->meeting)
            continue;
        uint64_t used = entry->used, count = entry->count;
        if (self->meeting != self->last) {
            const Entry *other = entry_of(self, entry->node, self->whole - used, 1);
            if (!other)
                continue;
            if (too_large(count, other->count) || total + count * other->count < total) {
                Py_DECREF(list);
                raised(TOO_LARGE);
                return NULL;
            }
            total += count * other->count;
            continue;
        }
        PyObject *pair = Py_BuildValue("(KK)", used, count);
        if (!pair || PyList_Append(list, pair))
            Py_CLEAR(list);
        Py_XDECREF(pair);
    }
    if (list && total) {
        PyObject *pair = Py_BuildValue("(KK)", self->whole - self->none, total);
        if (!pair || PyList_Append(list, pair))
            Py_CLEAR(list);
        Py_XDECREF(pair);
    }
    return list;
}

/* Go from a step to the next edge that leads to a solution; 0 if there is none. */
static int step_on(Frontier *self)
{
    Step *step = self->steps + self->depth;
    const Node *node = self->nodes + step->node;
    for (; step->edge < node->edges; step->edge++) {
        const Edge edge = self->edges[node->first + step->edge];
        const uint64_t used = step->used + self->units[edge.block];
        if (can_complete(self, edge.node, used)) {
            step->edge++;
            step[1] = (Step){edge.node, 0, used};
            self->depth++;
            return 1;
        }
    }
    self->depth--;
    return 0;
}

/* Return the blocks of the next solution; None if there is none any more. */
static PyObject *frontier_next(Frontier *self, PyObject *nothing)
{
    const uint32_t last = self->last;
    (void)nothing;
    if (is_busy(self))
        return NULL;
    if (self->depth == -1 && self->phase == DONE && self->first_from_end != NONE && last) {
        self->steps[0] = (Step){0, 0, self->none};
        self->depth = 0;
    } else if (self->depth == (int)last)
        self->depth--;
    else
        Py_RETURN_NONE;
    while (self->depth >= 0 && self->depth < (int)last)
        step_on(self);
    if (self->depth < 0) {
        self->depth = -2;
        Py_RETURN_NONE;
    }
    PyObject *blocks = PyTuple_New(last);
    for (uint32_t i = 0; blocks && i < last; i++) {
        const Step *step = self->steps + i;
        const Edge edge = self->edges[self->nodes[step->node].first + step->edge - 1];
        if (PyTuple_SetItem(blocks, i, PyLong_FromUnsignedLong(edge.block)))
            Py_CLEAR(blocks);
    }
    return blocks;
}

static PyMethodDef frontier_methods[] = {
    {"work", (PyCFunction)frontier_work, METH_VARARGS,
     "Go on for so many nodes; returns the share of the work that is done, 1.0 at the end."},
    {"ways", (PyCFunction)frontier_ways, METH_NOARGS, "Return (pieces used, number of ways)."},
    {"next", (PyCFunction)frontier_next, METH_NOARGS, "Return the next solution's blocks, or None."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot frontier_slots[] = {
    {Py_tp_doc, "The graph of covered sets of a puzzle's board."},
    {Py_tp_new, frontier_new},
    {Py_tp_dealloc, frontier_free},
    {Py_tp_methods, frontier_methods},
    {0, NULL},
};

static PyType_Spec frontier_spec = {
    .name = "pentogames.puzzles.kernels._tiling_frontier.Frontier",
    .basicsize = sizeof(Frontier),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = frontier_slots,
};

static int module_exec(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&frontier_spec);
    if (!type)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Frontier", type);
    Py_DECREF(type);
    return failed ? failed : PyModule_AddIntConstant(module, "MOST_WORDS", MOST_WORDS);
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, module_exec}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_tiling_frontier",
    .m_doc = "The graph of covered sets of tiling puzzles, compiled.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__tiling_frontier(void) { return PyModuleDef_Init(&module); }
