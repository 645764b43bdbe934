/* Pent-Up's table for the kernel: states, tiles, sets of squares by level, and who is ahead.
 *
 * A state is the tiles in the order of play, six bytes each, behind a header of three. Every call
 * lays them out anew as sets of squares by level, in a frame with room around the tiles. Bit
 * (y - low) * cols + (x - left) of a set stands for the column of squares at (x, y); an *anchor* is
 * the lower left corner of the box around a tile.
 *
 * 36 tiles that touch span less than 182 columns and rows together, so that with room of eleven
 * around them a set has at most 200 words. Every level but the last holds two tiles or more, so
 * there are at most 19 levels.
 */
#ifndef PENTOGAMES_PENT_UP_TABLE_H
#define PENTOGAMES_PENT_UP_TABLE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#include "splitmix.h"

#ifdef _MSC_VER
#include <intrin.h>
static int popcount64(uint64_t v) { return (int)__popcnt64(v); }
static int lowest_bit(uint64_t v) { unsigned long i; _BitScanForward64(&i, v); return (int)i; }
#else
static int popcount64(uint64_t v) { return __builtin_popcountll(v); }
static int lowest_bit(uint64_t v) { return __builtin_ctzll(v); }
#endif

enum {
    HEADER = 3,
    TILE_BYTES = 6,
    LETTERS = 12,
    MAX_FORMS = 64,
    CELLS = 25,      /* offsets (dx, dy) from the anchor, dy * 5 + dx */
    MAX_TILES = 36,
    MAX_SEATS = 3,
    MAX_LEVELS = 20,
    MAX_WORDS = 256,
    MARGIN = 5,      /* a tile is at most five squares long */
    ROOM = 7,       /* margin when a frame is laid out, so that it is laid out seldom */
    BIAS = 32768,
    MAX_MOVES = 20000
};

enum { STANDARD, MISERE, ADVANCED };

/* The orientations, filled once by set_forms. */
static int form_count, form_letter[MAX_FORMS], form_cells[MAX_FORMS][5];
static int first_x[MAX_FORMS], first_y[MAX_FORMS];      /* square 1 from the anchor */
static int letter_from[LETTERS], letter_to[LETTERS];    /* forms of a letter, as a range */
static unsigned letter_cells[LETTERS];                  /* the offsets that its forms use, as bits */

typedef struct { int form, level, x, y; } Tile;

typedef struct { int min_x, max_x, min_y, max_y, left, low, cols, rows, words; } Frame;

typedef struct {
    int players, scoring, ply;
    Tile tiles[MAX_TILES];
    unsigned hands[MAX_SEATS];
    int counts[MAX_SEATS][MAX_LEVELS + 1]; /* tiles by seat and level, from level 1 */
    int levels;
    Frame frame;
    uint64_t cover[MAX_LEVELS + 1][MAX_WORDS]; /* cover[k - 1]: squares of level k under tiles */
} Table;

static void set_bits(Table *t, const Tile *tile, int level, int on)
{
    int base = (tile->y - t->frame.low) * t->frame.cols + tile->x - t->frame.left;
    for (int i = 0; i < 5; i++) {
        int cell = form_cells[tile->form][i];
        int bit = base + cell / 5 * t->frame.cols + cell % 5;
        uint64_t mask = (uint64_t)1 << (bit & 63);
        if (on)
            t->cover[level - 1][bit >> 6] |= mask;
        else
            t->cover[level - 1][bit >> 6] &= ~mask;
    }
}

static void lay_out(Table *t)
{
    t->frame.left = t->frame.min_x - ROOM;
    t->frame.low = t->frame.min_y - ROOM;
    t->frame.cols = t->frame.max_x - t->frame.min_x + 1 + 2 * ROOM;
    t->frame.rows = t->frame.max_y - t->frame.min_y + 1 + 2 * ROOM;
    t->frame.words = (t->frame.cols * t->frame.rows + 63) / 64;
    for (int level = 0; level <= t->levels && level <= MAX_LEVELS; level++)
        memset(t->cover[level], 0, sizeof(uint64_t) * (size_t)t->frame.words);
    for (int i = 0; i < t->ply; i++)
        set_bits(t, &t->tiles[i], t->tiles[i].level, 1);
}

static void widen_box(Table *t, const Tile *tile)
{
    int width = 0, height = 0;
    for (int i = 0; i < 5; i++) {
        int dx = form_cells[tile->form][i] % 5, dy = form_cells[tile->form][i] / 5;
        width = dx > width ? dx : width;
        height = dy > height ? dy : height;
    }
    if (tile->x < t->frame.min_x) t->frame.min_x = tile->x;
    if (tile->y < t->frame.min_y) t->frame.min_y = tile->y;
    if (tile->x + width > t->frame.max_x) t->frame.max_x = tile->x + width;
    if (tile->y + height > t->frame.max_y) t->frame.max_y = tile->y + height;
}

static void count_tile(Table *t, const Tile *tile, int seat, int sign)
{
    t->counts[seat][tile->level] += sign;
    t->hands[seat] ^= 1u << form_letter[tile->form];
}

/* Lay one more tile; the frame grows if it must. */
static void push(Table *t, const Tile *tile)
{
    count_tile(t, tile, t->ply % t->players, 1);
    if (t->ply == 0) {
        t->frame.min_x = t->frame.max_x = tile->x;
        t->frame.min_y = t->frame.max_y = tile->y;
    }
    t->tiles[t->ply++] = *tile;
    widen_box(t, tile);
    if (tile->level > t->levels) {
        t->levels = tile->level;
        if (t->ply > 1)
            memset(t->cover[t->levels], 0, sizeof(uint64_t) * (size_t)t->frame.words);
    }
    if (t->ply == 1 || t->frame.min_x - MARGIN < t->frame.left || t->frame.min_y - MARGIN < t->frame.low
        || t->frame.max_x + MARGIN >= t->frame.left + t->frame.cols || t->frame.max_y + MARGIN >= t->frame.low + t->frame.rows)
        lay_out(t);
    else
        set_bits(t, tile, tile->level, 1);
}

/* Take the last tile back; ``before`` is the frame before it was laid. */
static void pop(Table *t, const Frame *before)
{
    Tile tile = t->tiles[--t->ply];
    count_tile(t, &tile, t->ply % t->players, -1);
    set_bits(t, &tile, tile.level, 0);
    int any = 0;
    for (int seat = 0; seat < t->players; seat++)
        any += t->counts[seat][t->levels];
    if (!any)
        t->levels--;
    int moved = t->frame.left != before->left || t->frame.low != before->low
                || t->frame.cols != before->cols || t->frame.rows != before->rows;
    t->frame = *before;
    if (moved)
        lay_out(t);
}

static int read_state(Table *t, const unsigned char *bytes, Py_ssize_t size)
{
    int ply = size >= HEADER ? bytes[2] : 0;
    if (size < HEADER || size != HEADER + TILE_BYTES * ply || ply > MAX_TILES
        || bytes[0] < 2 || bytes[0] > MAX_SEATS || bytes[1] > ADVANCED || form_count == 0) {
        PyErr_SetString(PyExc_ValueError, "no state of Pent-Up");
        return 0;
    }
    t->players = bytes[0];
    t->scoring = bytes[1];
    t->ply = ply;
    t->levels = 0;
    t->frame.min_x = t->frame.min_y = BIAS;
    t->frame.max_x = t->frame.max_y = -BIAS;
    memset(t->counts, 0, sizeof t->counts);
    for (int seat = 0; seat < MAX_SEATS; seat++)
        t->hands[seat] = (1u << LETTERS) - 1;
    for (int i = 0; i < ply; i++) {
        const unsigned char *b = bytes + HEADER + TILE_BYTES * i;
        Tile tile = {b[0], b[1], b[2] + 256 * b[3] - BIAS, b[4] + 256 * b[5] - BIAS};
        if (tile.form >= form_count || tile.level < 1 || tile.level >= MAX_LEVELS) {
            PyErr_SetString(PyExc_ValueError, "no state of Pent-Up");
            return 0;
        }
        t->tiles[i] = tile;
        widen_box(t, &tile);
        count_tile(t, &tile, i % t->players, 1);
        if (tile.level > t->levels)
            t->levels = tile.level;
    }
    if (ply == 0)
        t->frame.min_x = t->frame.max_x = t->frame.min_y = t->frame.max_y = 0;
    if ((t->frame.max_x - t->frame.min_x) + (t->frame.max_y - t->frame.min_y) > 182) {
        PyErr_SetString(PyExc_ValueError, "no state of Pent-Up: the tiles do not touch");
        return 0;
    }
    lay_out(t);
    return 1;
}

static PyObject *write_state(const Table *t)
{
    unsigned char bytes[HEADER + TILE_BYTES * MAX_TILES];
    bytes[0] = (unsigned char)t->players;
    bytes[1] = (unsigned char)t->scoring;
    bytes[2] = (unsigned char)t->ply;
    for (int i = 0; i < t->ply; i++) {
        unsigned char *b = bytes + HEADER + TILE_BYTES * i;
        int x = t->tiles[i].x + BIAS, y = t->tiles[i].y + BIAS;
        b[0] = (unsigned char)t->tiles[i].form;
        b[1] = (unsigned char)t->tiles[i].level;
        b[2] = (unsigned char)(x & 255);
        b[3] = (unsigned char)(x >> 8);
        b[4] = (unsigned char)(y & 255);
        b[5] = (unsigned char)(y >> 8);
    }
    return PyBytes_FromStringAndSize((const char *)bytes, HEADER + TILE_BYTES * t->ply);
}

/* Positive if a seat would be ahead of another one if the game ended now, 0 if they were equal. */
static int compare_seats(const Table *t, int a, int b)
{
    const int *x = t->counts[a], *y = t->counts[b];
    if (t->scoring == ADVANCED) {
        int points = 0;
        for (int level = 1; level <= t->levels; level++)
            points += level * (x[level] - y[level]);
        return points ? points : x[t->levels] - y[t->levels];
    }
    for (int i = 1; i <= t->levels; i++) {
        int level = t->scoring == MISERE ? i : t->levels + 1 - i;
        if (x[level] != y[level])
            return x[level] - y[level];
    }
    return 0;
}

/* Twice the value of each seat times the number of others: wins count 2, ties 1. */
static void final_points(const Table *t, int *out)
{
    for (int a = 0; a < t->players; a++) {
        out[a] = 0;
        for (int b = 0; b < t->players; b++)
            if (a != b) {
                int order = compare_seats(t, a, b);
                out[a] += order > 0 ? 2 : order == 0;
            }
    }
}

#endif
