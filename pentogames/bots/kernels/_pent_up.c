/* Pent-Up's kernel: pent_up_kernel.py in C. See there for what the functions mean.
 *
 * A state is the tiles in the order of play, six bytes each, behind a header of three. Every call
 * lays them out anew as sets of squares by level, in a frame with room around the tiles. Bit
 * (y - low) * cols + (x - left) of a set stands for the column of squares at (x, y). All places of
 * an orientation are the AND of five shifted sets; an *anchor* is the lower left corner of the box
 * around a tile. Five blank columns at each side keep a shift from carrying a square into the next
 * row.
 *
 * 36 tiles that touch span less than 182 columns and rows together, so that with room of eleven
 * around them a set has at most 200 words. Every level but the last holds two tiles or more, so
 * there are at most 19 levels.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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
    MAX_MOVES = 20000,
    POLICY_PLIES = 4, /* before the end playouts by policy are solved, with so many nodes */
    POLICY_NODES = 300
};

enum { STANDARD, MISERE, ADVANCED };
enum { W_TILE, W_FADE, W_OPEN, W_REPLY, W_SPOTS, W_KEEP, W_COUNT = W_KEEP + 12 };

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

/* A level's flat squares, shifted so that each cell in turn lies on its anchor. */
typedef struct {
    int from, to; /* words that may hold anything */
    uint64_t cell[CELLS][MAX_WORDS];
} Shifted;

static uint64_t next_random(uint64_t *seed)
{
    uint64_t z = (*seed += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int draw(uint64_t *seed, int count) { return (int)(((next_random(seed) >> 32) * (uint64_t)count) >> 32); }

/* ---- laying out ---------------------------------------------------------------------------- */

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

/* ---- places -------------------------------------------------------------------------------- */

/* The offsets that letters use, as bits. */
static unsigned cells_of(unsigned letters)
{
    unsigned cells = 0;
    for (int letter = 0; letter < LETTERS; letter++)
        if (letters >> letter & 1)
            cells |= letter_cells[letter];
    return cells;
}

/* Shift a set that is zero outside words from..to by each of the cells. */
static void shift_all(const Table *t, const uint64_t *set, int from, int to, unsigned cells, Shifted *s)
{
    int furthest = (4 * t->frame.cols + 4) / 64 + 1;
    s->from = from - furthest < 0 ? 0 : from - furthest;
    s->to = to;
    for (int cell = 0; cell < CELLS; cell++) {
        if (!(cells >> cell & 1))
            continue;
        int by = cell / 5 * t->frame.cols + cell % 5, words = by >> 6, rest = by & 63;
        uint64_t *out = s->cell[cell];
        for (int i = s->from; i <= to; i++) {
            int j = i + words;
            uint64_t low = j <= to ? set[j] : 0, high = j + 1 <= to ? set[j + 1] : 0;
            out[i] = rest ? low >> rest | high << (64 - rest) : low;
        }
    }
}

/* The squares on which tiles of a level above the table can rest; the words from *from to *to
 * hold all of them. Returns how many there are between two words. */
static int find_floor(const Table *t, int level, int first, int last, uint64_t *floor, int *from, int *to)
{
    int squares = 0;
    *from = t->frame.words;
    *to = -1;
    for (int i = first; i <= last; i++) {
        floor[i] = t->cover[level - 2][i];
        if (level <= t->levels)
            floor[i] ^= t->cover[level - 1][i];
        if (floor[i]) {
            squares += popcount64(floor[i]);
            if (*from > i) *from = i;
            *to = i;
        }
    }
    return squares;
}

/* Prepare the places on a level above the table; 0 if there are certainly none. */
static int prepare_raised(const Table *t, int level, unsigned cells, Shifted *s)
{
    uint64_t floor[MAX_WORDS];
    int from, to;
    if (find_floor(t, level, 0, t->frame.words - 1, floor, &from, &to) < 5)
        return 0;
    shift_all(t, floor, from, to, cells, s);
    return 1;
}

static void prepare_table(const Table *t, unsigned cells, Shifted *is_free, Shifted *beside)
{
    uint64_t border[MAX_WORDS], vacant[MAX_WORDS];
    const uint64_t *cover = t->cover[0];
    int cols = t->frame.cols, words = cols >> 6, rest = cols & 63;
    for (int i = 0; i < t->frame.words; i++) {
        uint64_t before = i ? cover[i - 1] : 0, behind = i + 1 < t->frame.words ? cover[i + 1] : 0;
        uint64_t b = cover[i] << 1 | before >> 63 | cover[i] >> 1 | behind << 63;
        int j = i - words, k = i + words;
        if (j >= 0) b |= cover[j] << rest;
        if (rest && j - 1 >= 0) b |= cover[j - 1] >> (64 - rest);
        if (k < t->frame.words) b |= cover[k] >> rest;
        if (rest && k + 1 < t->frame.words) b |= cover[k + 1] << (64 - rest);
        border[i] = b & ~cover[i];
        vacant[i] = ~cover[i];
    }
    shift_all(t, vacant, 0, t->frame.words - 1, cells, is_free);
    shift_all(t, border, 0, t->frame.words - 1, cells, beside);
}

/* The anchors of a form on a raised level; returns how many there are. */
static int raised_anchors(const Table *t, int level, int form, const Shifted *s, uint64_t *anchors)
{
    const int *cells = form_cells[form];
    const uint64_t *a = s->cell[cells[0]], *b = s->cell[cells[1]], *c = s->cell[cells[2]];
    const uint64_t *d = s->cell[cells[3]], *e = s->cell[cells[4]];
    uint64_t any = 0;
    for (int i = s->from; i <= s->to; i++)
        any |= anchors[i] = a[i] & b[i] & c[i] & d[i] & e[i];
    if (!any)
        return 0;
    /* A tile lies on one tile alone exactly if it has that tile's form and anchor. */
    for (int i = 0; i < t->ply; i++)
        if (t->tiles[i].form == form && t->tiles[i].level == level - 1) {
            int bit = (t->tiles[i].y - t->frame.low) * t->frame.cols + t->tiles[i].x - t->frame.left;
            anchors[bit >> 6] &= ~((uint64_t)1 << (bit & 63));
        }
    int count = 0;
    for (int i = s->from; i <= s->to; i++)
        count += popcount64(anchors[i]);
    return count;
}

static int table_anchors(int form, const Shifted *is_free, const Shifted *beside, uint64_t *anchors)
{
    const int *cells = form_cells[form];
    int count = 0;
    for (int i = is_free->from; i <= is_free->to; i++) {
        uint64_t fits = ~(uint64_t)0, touches = 0;
        for (int k = 0; k < 5; k++) {
            fits &= is_free->cell[cells[k]][i];
            touches |= beside->cell[cells[k]][i];
        }
        anchors[i] = fits & touches;
        count += popcount64(anchors[i]);
    }
    return count;
}

/* The scratch of one call; the sets are large, so it is made once, and the GIL is held throughout. */
static Shifted scratch_a, scratch_b;
static uint64_t form_anchors[MAX_FORMS][MAX_WORDS];

/* Where letters can go: for each, its level; and the anchors of its forms in form_anchors. */
typedef struct {
    int level[LETTERS];
    int total[LETTERS];
    int form_total[MAX_FORMS];
    int from[LETTERS], to[LETTERS];
} Places;

static void first_places(Places *p, unsigned letters)
{
    for (int letter = 0; letter < LETTERS; letter++) {
        p->level[letter] = letters >> letter & 1;
        p->total[letter] = letter_to[letter] - letter_from[letter];
    }
}

static int raise_letter(const Table *t, int letter, int level, const Shifted *s, Places *p)
{
    int total = 0;
    for (int form = letter_from[letter]; form < letter_to[letter]; form++)
        total += p->form_total[form] = raised_anchors(t, level, form, s, form_anchors[form]);
    p->level[letter] = total ? level : 0;
    p->total[letter] = total;
    p->from[letter] = s->from;
    p->to[letter] = s->to;
    return total;
}

static void find_on_table(const Table *t, unsigned letters, Places *p)
{
    prepare_table(t, cells_of(letters), &scratch_a, &scratch_b);
    for (int letter = 0; letter < LETTERS; letter++) {
        if (!(letters >> letter & 1))
            continue;
        p->level[letter] = 1;
        p->from[letter] = 0;
        p->to[letter] = t->frame.words - 1;
        for (int form = letter_from[letter]; form < letter_to[letter]; form++)
            p->total[letter] += p->form_total[form]
                = table_anchors(form, &scratch_a, &scratch_b, form_anchors[form]);
    }
}

/* Find the highest level of each letter. With top_only, stop below the first level that any reaches. */
static void find_places(const Table *t, unsigned letters, int top_only, Places *p)
{
    memset(p->level, 0, sizeof p->level);
    memset(p->total, 0, sizeof p->total);
    if (t->ply == 0) {
        first_places(p, letters);
        return;
    }
    unsigned waiting = letters;
    for (int level = t->levels + 1; level > 1 && waiting; level--) {
        if (!prepare_raised(t, level, cells_of(waiting), &scratch_a))
            continue;
        for (int letter = 0; letter < LETTERS; letter++)
            if (waiting >> letter & 1 && raise_letter(t, letter, level, &scratch_a, p))
                waiting &= ~(1u << letter);
        if (top_only && waiting != letters)
            return;
    }
    if (waiting)
        find_on_table(t, waiting, p);
}

/* The place with a number, counted by form and then row by row. */
static Tile nth_place(const Table *t, const Places *p, int letter, int number)
{
    Tile tile = {letter_from[letter], p->level[letter], 0, 0};
    if (t->ply == 0) {
        tile.form += number;
        tile.x = -first_x[tile.form];
        tile.y = -first_y[tile.form];
        return tile;
    }
    while (number >= p->form_total[tile.form])
        number -= p->form_total[tile.form++];
    for (int i = p->from[letter];; i++) {
        uint64_t word = form_anchors[tile.form][i];
        int here = popcount64(word);
        if (number >= here) {
            number -= here;
            continue;
        }
        while (number--)
            word &= word - 1;
        int bit = 64 * i + lowest_bit(word);
        tile.x = bit % t->frame.cols + t->frame.left;
        tile.y = bit / t->frame.cols + t->frame.low;
        return tile;
    }
}

/* All places of a letter, by form and then row by row. */
static void list_places(const Table *t, const Places *p, int letter, Tile *out)
{
    if (t->ply == 0) {
        for (int number = 0; number < p->total[letter]; number++)
            *out++ = nth_place(t, p, letter, number);
        return;
    }
    for (int form = letter_from[letter]; form < letter_to[letter]; form++)
        for (int i = p->from[letter]; i <= p->to[letter] && p->form_total[form]; i++)
            for (uint64_t word = form_anchors[form][i]; word; word &= word - 1) {
                int bit = 64 * i + lowest_bit(word);
                Tile tile = {form, p->level[letter], bit % t->frame.cols + t->frame.left,
                             bit / t->frame.cols + t->frame.low};
                *out++ = tile;
            }
}

/* ---- the end ------------------------------------------------------------------------------- */

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

/* ---- the last plies, exactly ---------------------------------------------------------------- */

#include "pent_up_solver.h"

/* ---- playouts ------------------------------------------------------------------------------ */

static Tile random_tile(const Table *t, uint64_t *seed, Places *p)
{
    unsigned hand = t->hands[t->ply % t->players];
    int number = draw(seed, popcount64(hand));
    while (number--)
        hand &= hand - 1;
    int letter = lowest_bit(hand);
    find_places(t, 1u << letter, 0, p);
    return nth_place(t, p, letter, draw(seed, p->total[letter]));
}

/* The playout policy: of the tiles that reach the level that counts most, any place. */
static Tile policy_tile(const Table *t, uint64_t *seed, Places *p)
{
    if (draw(seed, 8) == 0)
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
    int number = draw(seed, total);
    for (int letter = 0;; letter++) {
        if (p->level[letter] != best)
            continue;
        if (number < p->total[letter])
            return nth_place(t, p, letter, number);
        number -= p->total[letter];
    }
}

/* Play to the end; the points by seat. The policy of two looks how the last plies end. */
static void play_out(Table *t, uint64_t *seed, int by_policy, int *points)
{
    Places p;
    Tile tile;
    while (t->ply < t->players * LETTERS) {
        if (by_policy && t->players == 2 && t->ply == 2 * LETTERS - POLICY_PLIES) {
            int best = solve_root(t, POLICY_NODES, &tile);
            if (best >= 0) {
                points[t->ply % 2] = best;
                points[1 - t->ply % 2] = 2 - best;
                return;
            }
        }
        tile = by_policy ? policy_tile(t, seed, &p) : random_tile(t, seed, &p);
        push(t, &tile);
    }
    final_points(t, points);
}

/* ---- judging ------------------------------------------------------------------------------- */

/* The worth of the tiles by seat: of those that lie what counts first weighs most, and some are
 * better kept in the hand than others. */
static void tile_points(const Table *t, const long *w, long *out)
{
    for (int seat = 0; seat < t->players; seat++) {
        long weight = w[W_TILE];
        out[seat] = 0;
        for (int letter = 0; letter < LETTERS; letter++)
            if (t->hands[seat] >> letter & 1)
                out[seat] += w[W_KEEP + letter];
        for (int i = 1; i <= t->levels; i++) {
            int level = t->scoring == MISERE ? i : t->levels + 1 - i;
            if (t->scoring == ADVANCED)
                weight = w[W_TILE] * level / 4;
            out[seat] += weight * t->counts[seat][level];
            weight = weight * w[W_FADE] / 100;
        }
    }
}

/* The worth of what a seat can reach with its next tile. */
static long reach_points(const Table *t, int seat, const long *w, const Reach *reach)
{
    int best = 0, letters = 0;
    for (int letter = 0; letter < LETTERS; letter++) {
        if (!(t->hands[seat] >> letter & 1) || reach->of[letter] < best)
            continue;
        letters = reach->of[letter] > best ? 1 : letters + 1;
        best = reach->of[letter];
    }
    if (!best)
        return 0;
    long worth = best > t->levels ? w[W_OPEN] : best == t->levels ? w[W_OPEN] / 2 : 0;
    if (best > 1 && best >= t->levels)
        worth += w[W_SPOTS] * (letters > 6 ? 6 : letters);
    return t->scoring == MISERE ? -worth : worth;
}

/* What each seat's standing is worth. */
static void judge(const Table *t, const long *w, const Reach *reach, long *own)
{
    tile_points(t, w, own);
    if (t->ply == t->players * LETTERS)
        return;
    for (int i = 0; i < t->players; i++) {
        int seat = (t->ply + i) % t->players;
        long worth = reach_points(t, seat, w, reach);
        own[seat] += i == 0 ? worth * w[W_REPLY] / 100 : worth;
    }
}

/* How far a seat is ahead of the best of the others. */
static long lead(const Table *t, const long *own, int seat)
{
    long best = LONG_MIN;
    for (int other = 0; other < t->players; other++)
        if (other != seat && own[other] > best)
            best = own[other];
    return own[seat] - best;
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
    {"children", py_children, METH_VARARGS, "Return moves with what they are worth, best first."},
    {"solve", py_solve, METH_VARARGS, "Return the points the mover can force, a move that does, and the nodes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_pent_up", "Pent-Up's kernel in C.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__pent_up(void) { return PyModule_Create(&definition); }
