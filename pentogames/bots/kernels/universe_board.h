/* Universe's board for the kernel: sets of squares and of placements, fences, states, regions.
 *
 * Squares are bits of the board's grid, which has a guard column, so that a shift never carries a
 * square from one row to the next. Placements have the numbers of games/_universe_table.py, in the
 * order of their pieces.
 */
#ifndef PENTOGAMES_UNIVERSE_BOARD_H
#define PENTOGAMES_UNIVERSE_BOARD_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef _MSC_VER
#include <intrin.h>
#define ALWAYS_INLINE static __forceinline
#else
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#endif

enum {
    PIECES = 12,
    SEATS = 4,
    PIECE_SIZE = 5,
    NARROW = 2,      /* words of a set of squares on the centre alone */
    WIDE = 5,        /* the same in the frame of 16x16 */
    MOST = 10240,    /* placements */
    BLOCKS = MOST / 64,
    PARTS = 40,      /* vacant regions with five squares or more, of 200 squares */
    HEADER = 16,     /* bytes of a state before its sets */
    OVER = 255,      /* the mover of a finished game */
};

/* ---- bits and squares ------------------------------------------------------------------- */

/* By arithmetic, which compilers turn into vectors; not all processors count bits. */
ALWAYS_INLINE int count_bits(uint64_t x)
{
    x -= x >> 1 & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + (x >> 2 & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)((x * UINT64_C(0x0101010101010101)) >> 56);
}

ALWAYS_INLINE int lowest(uint64_t x)
{
#ifdef _MSC_VER
    unsigned long index;
    _BitScanForward64(&index, x);
    return (int)index;
#else
    return __builtin_ctzll(x);
#endif
}

typedef struct {
    uint64_t w[WIDE];
} cells;

typedef struct {
    int words, stride, count, blocks;
    uint8_t piece[MOST];
    cells mask[MOST];
    cells *grown;      /* of each placement: itself and the squares beside it */
    uint64_t *covers;  /* by square: the set of the placements that hold it */
    uint64_t of_piece[PIECES][BLOCKS];
    int first[PIECES], last[PIECES]; /* the blocks in which a piece's placements lie */
} board;

ALWAYS_INLINE int meet(const cells *a, const cells *b, int words)
{
    uint64_t common = 0;
    for (int i = 0; i < words; i++)
        common |= a->w[i] & b->w[i];
    return common != 0;
}

ALWAYS_INLINE int size_of(const cells *a, int words)
{
    int size = 0;
    for (int i = 0; i < words; i++)
        size += count_bits(a->w[i]);
    return size;
}

ALWAYS_INLINE int any(const cells *a, int words)
{
    uint64_t all = 0;
    for (int i = 0; i < words; i++)
        all |= a->w[i];
    return all != 0;
}

ALWAYS_INLINE cells first_of(const cells *a, int words)
{
    cells first = {{0}};
    for (int i = 0; i < words; i++)
        if (a->w[i]) {
            first.w[i] = a->w[i] & (~a->w[i] + 1);
            break;
        }
    return first;
}

/* The squares themselves and those beside them; a stride has fewer bits than a word. */
ALWAYS_INLINE cells grow(const cells *a, int stride, int words)
{
    cells grown = {{0}};
    for (int i = 0; i < words; i++) {
        uint64_t x = a->w[i];
        uint64_t below = i > 0 ? a->w[i - 1] : 0;
        uint64_t above = i + 1 < words ? a->w[i + 1] : 0;
        grown.w[i] = x | x << 1 | below >> 63 | x >> 1 | above << 63 | x << stride |
                     below >> (64 - stride) | x >> stride | above << (64 - stride);
    }
    return grown;
}

ALWAYS_INLINE void without(cells *a, const cells *b, int words)
{
    for (int i = 0; i < words; i++)
        a->w[i] &= ~b->w[i];
}

/* Whether a placement on vacant squares would fence off a region of one to four squares. */
ALWAYS_INLINE int fences_in(const board *b, const cells *vacant, int number, int words)
{
    cells left = *vacant, seeds;
    without(&left, &b->mask[number], words);
    for (int i = 0; i < words; i++)
        seeds.w[i] = b->grown[number].w[i] & left.w[i];
    while (any(&seeds, words)) {
        cells part = first_of(&seeds, words);
        /* Each step adds a square at least: after four there are five or more. */
        for (int step = 1; step < PIECE_SIZE; step++) {
            cells next = grow(&part, b->stride, words);
            uint64_t fresh = 0;
            for (int i = 0; i < words; i++) {
                next.w[i] &= left.w[i];
                fresh |= next.w[i] ^ part.w[i];
            }
            if (!fresh) {
                if (size_of(&part, words) < PIECE_SIZE)
                    return 1;
                break;
            }
            part = next;
        }
        without(&seeds, &part, words);
    }
    return 0;
}

static int fences(const board *b, const cells *vacant, int number)
{
    return b->words == NARROW ? fences_in(b, vacant, number, NARROW)
                              : fences_in(b, vacant, number, WIDE);
}

ALWAYS_INLINE int lies_within(const cells *a, const cells *vacant, int words)
{
    uint64_t outside = 0;
    for (int i = 0; i < words; i++)
        outside |= a->w[i] & ~vacant->w[i];
    return outside == 0;
}

ALWAYS_INLINE cells component_in(const cells *seed, const cells *area, int stride, int words)
{
    cells part = *seed;
    for (;;) {
        cells next = grow(&part, stride, words);
        uint64_t fresh = 0;
        for (int i = 0; i < words; i++) {
            next.w[i] &= area->w[i];
            fresh |= next.w[i] ^ part.w[i];
        }
        if (!fresh)
            return part;
        part = next;
    }
}

/* The seed and what is connected to it within the area. */
static cells component(const board *b, const cells *seed, const cells *area)
{
    return b->words == NARROW ? component_in(seed, area, b->stride, NARROW)
                              : component_in(seed, area, b->stride, WIDE);
}

/* ---- states ----------------------------------------------------------------------------- */

typedef struct {
    int code, players, mover, outs;
    uint8_t out[SEATS];
    uint16_t hand[SEATS];
    cells vacant;
    uint64_t legal[BLOCKS];
} state;

static uint64_t read_word(const uint8_t *from)
{
    uint64_t word = 0;
    for (int i = 7; i >= 0; i--)
        word = word << 8 | from[i];
    return word;
}

static void write_word(uint8_t *to, uint64_t word)
{
    for (int i = 0; i < 8; i++, word >>= 8)
        to[i] = (uint8_t)word;
}

static Py_ssize_t length_of(const board *b)
{
    return HEADER + 8 * (Py_ssize_t)(b->words + b->blocks);
}

static int read_state(const board *b, const uint8_t *data, Py_ssize_t length, state *s)
{
    int sound = length == length_of(b) && data[1] >= 2 && data[1] <= SEATS &&
                (data[2] < data[1] || data[2] == OVER) && data[3] < data[1];
    for (int i = 0; sound && i < data[3]; i++)
        sound = data[4 + i] < data[1];
    if (!sound) {
        PyErr_SetString(PyExc_ValueError, "no state of this board");
        return 0;
    }
    memset(s, 0, sizeof *s);
    s->code = data[0];
    s->players = data[1];
    s->mover = data[2];
    s->outs = data[3];
    memcpy(s->out, data + 4, SEATS);
    for (int i = 0; i < SEATS; i++)
        s->hand[i] = (uint16_t)((data[8 + 2 * i] | data[9 + 2 * i] << 8) & ((1 << PIECES) - 1));
    const uint8_t *from = data + HEADER;
    for (int i = 0; i < b->words; i++, from += 8)
        s->vacant.w[i] = read_word(from);
    for (int i = 0; i < b->blocks; i++, from += 8)
        s->legal[i] = read_word(from);
    if (b->count % 64)
        s->legal[b->blocks - 1] &= (UINT64_C(1) << (b->count % 64)) - 1;
    return 1;
}

static PyObject *write_state(const board *b, const state *s)
{
    uint8_t data[HEADER + 8 * (WIDE + BLOCKS)] = {0};
    data[0] = (uint8_t)s->code;
    data[1] = (uint8_t)s->players;
    data[2] = (uint8_t)s->mover;
    data[3] = (uint8_t)s->outs;
    memcpy(data + 4, s->out, SEATS);
    for (int i = 0; i < SEATS; i++) {
        data[8 + 2 * i] = (uint8_t)s->hand[i];
        data[9 + 2 * i] = (uint8_t)(s->hand[i] >> 8);
    }
    uint8_t *to = data + HEADER;
    for (int i = 0; i < b->words; i++, to += 8)
        write_word(to, s->vacant.w[i]);
    for (int i = 0; i < b->blocks; i++, to += 8)
        write_word(to, s->legal[i]);
    return PyBytes_FromStringAndSize((const char *)data, length_of(b));
}

static int is_out(const state *s, int seat)
{
    for (int i = 0; i < s->outs; i++)
        if (s->out[i] == seat)
            return 1;
    return 0;
}

/* The seats that are still in the game. */
static int list_alive(const state *s, int *alive)
{
    int n = 0;
    for (int seat = 0; seat < s->players; seat++)
        if (!is_out(s, seat))
            alive[n++] = seat;
    return n;
}

static unsigned hands_of_alive(const state *s)
{
    unsigned all = 0;
    for (int seat = 0; seat < s->players; seat++)
        if (!is_out(s, seat))
            all |= s->hand[seat];
    return all;
}

static void held(const board *b, unsigned hand, uint64_t *set)
{
    memset(set, 0, (size_t)b->blocks * 8);
    for (int p = 0; p < PIECES; p++)
        if (hand >> p & 1)
            for (int i = b->first[p]; i <= b->last[p]; i++)
                set[i] |= b->of_piece[p][i];
}

static void touching(const board *b, int number, uint64_t *set)
{
    memset(set, 0, (size_t)b->blocks * 8);
    for (int word = 0; word < b->words; word++)
        for (uint64_t left = b->mask[number].w[word]; left; left &= left - 1) {
            const uint64_t *row = b->covers + (size_t)(64 * word + lowest(left)) * b->blocks;
            for (int i = 0; i < b->blocks; i++)
                set[i] |= row[i];
        }
}

static void count_pieces(const board *b, const uint64_t *legal, int *counts)
{
    for (int p = 0; p < PIECES; p++) {
        counts[p] = 0;
        for (int i = b->first[p]; i <= b->last[p]; i++)
            counts[p] += count_bits(legal[i] & b->of_piece[p][i]);
    }
}

static int mobility(const int *counts, unsigned hand)
{
    int n = 0;
    for (int p = 0; p < PIECES; p++)
        if (hand >> p & 1)
            n += counts[p];
    return n;
}

static int count_all(const board *b, const uint64_t *set)
{
    int n = 0;
    for (int i = 0; i < b->blocks; i++)
        n += count_bits(set[i]);
    return n;
}

static int list_numbers(const board *b, const uint64_t *set, uint16_t *numbers)
{
    int n = 0;
    numbers[0] = 0; /* said for compilers that warn of empty lists */
    for (int i = 0; i < b->blocks; i++)
        for (uint64_t left = set[i]; left; left &= left - 1)
            numbers[n++] = (uint16_t)(64 * i + lowest(left));
    return n;
}

/* ---- regions ---------------------------------------------------------------------------- */

typedef struct {
    int n;
    int size[PARTS];
    unsigned pieces[PARTS]; /* those with a legal placement there, in whoever's hand */
    cells squares[PARTS];
} parts;

/* Find the vacant regions in which some of the placements lie. */
static void find_parts(const board *b, const cells *vacant, const uint16_t *numbers, int n,
                       parts *found)
{
    found->n = 0;
    for (int k = 0; k < n; k++) {
        const cells *mask = &b->mask[numbers[k]];
        int part = 0;
        while (part < found->n && !meet(mask, &found->squares[part], b->words))
            part++;
        if (part == PARTS)
            continue; /* so many there are in no state of a game */
        if (part == found->n) {
            cells whole = component(b, mask, vacant);
            found->squares[part] = whole;
            found->size[part] = size_of(&whole, b->words);
            found->pieces[part] = 0;
            found->n++;
        }
        found->pieces[part] |= 1u << b->piece[numbers[k]];
    }
}

/* A lower bound of the moves that nobody else can take from the seat with that hand. */
static int reserves(const parts *found, unsigned hand, unsigned others)
{
    unsigned used = 0;
    int n = 0;
    for (int part = 0; part < found->n; part++) {
        unsigned own = found->pieces[part] & hand & ~used;
        if (own && !(found->pieces[part] & others)) {
            used |= own & (~own + 1);
            n++;
        }
    }
    return n;
}

/* An upper bound of the moves that the seat with that hand can make. */
static int most_moves(const parts *found, unsigned hand)
{
    unsigned all = 0;
    int room = 0;
    for (int part = 0; part < found->n; part++) {
        unsigned own = found->pieces[part] & hand;
        int kinds = count_bits(own), fit = found->size[part] / PIECE_SIZE;
        all |= own;
        room += kinds < fit ? kinds : fit;
    }
    int kinds = count_bits(all);
    return kinds < room ? kinds : room;
}

#endif
