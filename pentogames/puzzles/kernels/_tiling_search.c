/* The search of tiling_search.py, compiled: same placements in the same order, same solutions.

   The puzzle comes as sets of squares of at most MOST_WORDS words of 64 bits, least significant
   first; placements are sorted by their lowest square. tiling_kernel.py builds all of that from a
   TilingBoard and is the only caller. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_WORDS 8

#if defined(__GNUC__) || defined(__clang__)
#define INLINE static inline __attribute__((always_inline))
#define ONES(word) __builtin_popcountll(word)
#define LOWEST(word) __builtin_ctzll(word)
#else
#define INLINE static inline
static int ONES(uint64_t word)
{
    int ones = 0;
    for (; word; word &= word - 1)
        ones++;
    return ones;
}
static int LOWEST(uint64_t word) { return ONES((word & (0 - word)) - 1); }
#endif

/* A square being filled: what is covered before, and which of its placements are tried. */
typedef struct {
    uint64_t covered[MOST_WORDS];
    uint32_t first, next, end; /* placement numbers; next - 1 is laid if next > first */
} Level;

typedef struct {
    PyObject_HEAD
    int words, stride, busy;
    long long steps;     /* placements laid since the beginning */
    int depth;           /* index of the last level; -1 when all is searched */
    int most_depth;      /* levels there are room for */
    uint64_t full[MOST_WORDS];
    uint32_t placements; /* their number */
    uint64_t *masks;     /* words of each placement */
    uint8_t *pieces;     /* of each placement, an index into left */
    uint32_t *firsts;    /* by lowest square the first placement; one more at the end */
    uint16_t *left;      /* copies of each piece that are not laid */
    Level *levels;
} Search;

enum { OVER = -1, STEPS_USED = 0, SOLVED = 1 };

/* Sets of squares ------------------------------------------------------------------------------ */

INLINE void grow(const uint64_t *set, uint64_t *grown, const int words, const int stride)
{
    /* The set and its neighbours along rows and columns. */
    for (int i = 0; i < words; i++) {
        const uint64_t below = i > 0 ? set[i - 1] : 0;
        const uint64_t above = i + 1 < words ? set[i + 1] : 0;
        grown[i] = set[i] | set[i] << 1 | below >> 63 | set[i] >> 1 | above << 63 |
                   set[i] << stride | below >> (64 - stride) | set[i] >> stride |
                   above << (64 - stride);
    }
}

INLINE int first_vacant(const uint64_t *covered, const int words)
{
    for (int i = 0; i < words; i++)
        if (~covered[i])
            return 64 * i + LOWEST(~covered[i]);
    return 64 * words;
}

/* Say whether the vacant parts beside a placement have sizes that pieces can fill. */
INLINE int parts_can_be_filled(const Search *self, const uint64_t *mask, const uint64_t *covered,
                               const int words)
{
    uint64_t vacant[MOST_WORDS], beside[MOST_WORDS], part[MOST_WORDS], grown[MOST_WORDS];
    grow(mask, beside, words, self->stride);
    for (int i = 0; i < words; i++) {
        vacant[i] = self->full[i] & ~covered[i];
        beside[i] &= vacant[i];
    }
    for (;;) {
        int at = 0, size = 0;
        while (at < words && !beside[at])
            at++;
        if (at == words)
            return 1;
        for (int i = 0; i < words; i++)
            part[i] = 0;
        part[at] = beside[at] & (0 - beside[at]);
        for (uint64_t changed = 1; changed;) {
            grow(part, grown, words, self->stride);
            changed = 0;
            for (int i = 0; i < words; i++) {
                grown[i] &= vacant[i];
                changed |= grown[i] ^ part[i];
                part[i] = grown[i];
            }
        }
        for (int i = 0; i < words; i++) {
            size += ONES(part[i]);
            beside[i] &= ~part[i];
        }
        if (size % 5)
            return 0;
    }
}

/* The search ----------------------------------------------------------------------------------- */

INLINE void open_level(Search *self, Level *level, const int words)
{
    const int square = first_vacant(level->covered, words);
    level->first = level->next = self->firsts[square];
    level->end = self->firsts[square + 1];
}

/* Lay the level's next placement that fits; 0 if there is none. The next level gets the board. */
INLINE int lay_next(Search *self, Level *level, const int words)
{
    uint64_t *after = level[1].covered;
    for (uint32_t number = level->next; number < level->end; number++) {
        const uint64_t *mask = self->masks + (size_t)number * words;
        uint64_t overlap = 0;
        for (int i = 0; i < words; i++)
            overlap |= mask[i] & level->covered[i];
        if (overlap || !self->left[self->pieces[number]])
            continue;
        for (int i = 0; i < words; i++)
            after[i] = level->covered[i] | mask[i];
        if (parts_can_be_filled(self, mask, after, words)) {
            level->next = number + 1;
            self->left[self->pieces[number]]--;
            return 1;
        }
    }
    level->next = level->first;
    return 0;
}

INLINE int advance_words(Search *self, long steps, const int words)
{
    while (self->depth >= 0) {
        Level *level = self->levels + self->depth;
        uint64_t vacant = 0;
        if (steps <= 0)
            return STEPS_USED;
        if (level->next > level->first) /* come back to: the piece is taken off again */
            self->left[self->pieces[level->next - 1]]++;
        if (!lay_next(self, level, words)) {
            self->depth--;
            continue;
        }
        steps--;
        self->steps++;
        for (int i = 0; i < words; i++)
            vacant |= self->full[i] & ~level[1].covered[i];
        if (!vacant)
            return SOLVED;
        self->depth++;
        open_level(self, level + 1, words);
    }
    return OVER;
}

static int advance_steps(Search *self, long steps)
{
    switch (self->words) { /* so that loops over words of small boards vanish */
    case 1: return advance_words(self, steps, 1);
    case 2: return advance_words(self, steps, 2);
    case 3: return advance_words(self, steps, 3);
    case 4: return advance_words(self, steps, 4);
    default: return advance_words(self, steps, self->words);
    }
}

/* Its face ------------------------------------------------------------------------------------- */

static void search_free(Search *self)
{
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    PyMem_Free(self->masks);
    PyMem_Free(self->pieces);
    PyMem_Free(self->firsts);
    PyMem_Free(self->left);
    PyMem_Free(self->levels);
    PyObject_Free(self);
    Py_DECREF(type);
}

static void *copied(const void *from, size_t size)
{
    void *to = PyMem_Malloc(size ? size : 1);
    if (to)
        memcpy(to, from, size);
    return to;
}

/* Say whether a set has five squares, this one among them: what bounds the depth of a search. */
static int covers(const uint64_t *mask, int square, int words)
{
    int size = 0;
    for (int i = 0; i < words; i++)
        size += ONES(mask[i]);
    return size == 5 && mask[square / 64] >> square % 64 & 1;
}

/* Say whether the tables fit together, so that no search leaves them. */
static int in_order(const Search *self, Py_ssize_t squares, Py_ssize_t kinds)
{
    const uint32_t *firsts = self->firsts;
    if (squares != 64 * self->words + 2 || firsts[0] || firsts[squares - 1] != self->placements)
        return 0;
    for (Py_ssize_t i = 1; i < squares; i++)
        if (firsts[i] < firsts[i - 1])
            return 0;
    for (uint32_t number = 0; number < self->placements; number++)
        if (self->pieces[number] >= kinds)
            return 0;
    for (int square = 0; square < 64 * self->words; square++)
        for (uint32_t number = firsts[square]; number < firsts[square + 1]; number++)
            if (!covers(self->masks + (size_t)number * self->words, square, self->words))
                return 0;
    return firsts[squares - 2] == self->placements;
}

static PyObject *search_new(PyTypeObject *type, PyObject *arguments, PyObject *names)
{
    const char *start, *full, *masks, *pieces, *firsts, *left;
    Py_ssize_t words, full_size, masks_size, placements, firsts_size, left_size;
    int stride;
    if (names && PyDict_Size(names)) {
        PyErr_SetString(PyExc_TypeError, "Search takes no keyword arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(arguments, "iy#y#y#y#y#y#:Search", &stride, &start, &words, &full,
                          &full_size, &masks, &masks_size, &pieces, &placements, &firsts,
                          &firsts_size, &left, &left_size))
        return NULL;
    if (words < 8 || words % 8 || words > 8 * MOST_WORDS || full_size != words ||
        masks_size != placements * words || firsts_size % 4 || left_size % 2 ||
        placements > 0xffffffL || stride < 1 || stride > 63) {
        PyErr_SetString(PyExc_ValueError, "the sizes of the tables do not agree");
        return NULL;
    }
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Search *self = (Search *)allocate(type, 0);
    if (!self)
        return NULL;
    self->words = (int)(words / 8);
    self->stride = stride;
    self->placements = (uint32_t)placements;
    self->most_depth = 64 * self->words / 5 + 2;
    memcpy(self->full, full, (size_t)words);
    self->masks = copied(masks, (size_t)masks_size);
    self->pieces = copied(pieces, (size_t)placements);
    self->firsts = copied(firsts, (size_t)firsts_size);
    self->left = copied(left, (size_t)left_size);
    self->levels = PyMem_Calloc((size_t)self->most_depth, sizeof(Level));
    if (!self->masks || !self->pieces || !self->firsts || !self->left || !self->levels) {
        Py_DECREF((PyObject *)self);
        return PyErr_NoMemory();
    }
    if (firsts_size == 0 || !in_order(self, firsts_size / 4, left_size / 2)) {
        Py_DECREF((PyObject *)self);
        PyErr_SetString(PyExc_ValueError, "the tables do not agree");
        return NULL;
    }
    memcpy(self->levels[0].covered, start, (size_t)words);
    open_level(self, self->levels, self->words);
    return (PyObject *)self;
}

static PyObject *search_advance(Search *self, PyObject *arguments)
{
    long steps;
    int found;
    if (!PyArg_ParseTuple(arguments, "l:advance", &steps))
        return NULL;
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError, "another thread searches here");
        return NULL;
    }
    self->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    found = advance_steps(self, steps);
    Py_END_ALLOW_THREADS
    self->busy = 0;
    return PyLong_FromLong(found);
}

static PyObject *search_laid(Search *self, PyObject *nothing)
{
    (void)nothing;
    const int count = self->busy ? 0 : self->depth + 1;
    PyObject *numbers = PyTuple_New(count);
    for (int i = 0; numbers && i < count; i++) {
        PyObject *number = PyLong_FromLong((long)self->levels[i].next - 1);
        if (!number || PyTuple_SetItem(numbers, i, number)) {
            Py_DECREF(numbers);
            return NULL;
        }
    }
    return numbers;
}

static PyObject *search_share(Search *self, PyObject *nothing)
{
    double share = 0, weight = 1;
    (void)nothing;
    for (int i = 0; !self->busy && i <= self->depth; i++) {
        const Level *level = self->levels + i;
        if (level->next == level->first)
            break;
        weight /= level->end - level->first;
        share += weight * (level->next - level->first - 1);
    }
    return PyFloat_FromDouble(share);
}

static PyObject *search_steps(Search *self, PyObject *nothing)
{
    (void)nothing;
    return PyLong_FromLongLong(self->busy ? 0 : self->steps);
}

static PyMethodDef search_methods[] = {
    {"advance", (PyCFunction)search_advance, METH_VARARGS,
     "Lay up to so many placements; 1 when the board is full, 0 when they are used, -1 at the end."},
    {"laid", (PyCFunction)search_laid, METH_NOARGS, "Return the numbers of the placements laid."},
    {"steps", (PyCFunction)search_steps, METH_NOARGS, "Return how many placements were laid."},
    {"share", (PyCFunction)search_share, METH_NOARGS, "Return which share of the search is done."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot search_slots[] = {
    {Py_tp_doc, "Search(stride, start, full, masks, pieces, firsts, left): all solutions in turn."},
    {Py_tp_new, search_new},
    {Py_tp_dealloc, search_free},
    {Py_tp_methods, search_methods},
    {0, NULL},
};

static PyType_Spec search_spec = {
    .name = "pentogames.puzzles.kernels._tiling_search.Search",
    .basicsize = sizeof(Search),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = search_slots,
};

static int module_exec(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&search_spec);
    if (!type)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Search", type);
    Py_DECREF(type);
    return failed ? failed : PyModule_AddIntConstant(module, "MOST_WORDS", MOST_WORDS);
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, module_exec}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_tiling_search",
    .m_doc = "The search for solutions of tiling puzzles, compiled.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__tiling_search(void) { return PyModuleDef_Init(&module); }
