/* Where tiles can go in Pent-Up: a part of its kernel.
 *
 * All places of an orientation are the AND of five shifted sets. Five blank columns at each side of
 * the frame keep a shift from carrying a square into the next row.
 */
#ifndef PENTOGAMES_PENT_UP_PLACES_H
#define PENTOGAMES_PENT_UP_PLACES_H

#include "pent_up_table.h"

/* A level's flat squares, shifted so that each cell in turn lies on its anchor. */
typedef struct {
    int from, to; /* words that may hold anything */
    uint64_t cell[CELLS][MAX_WORDS];
} Shifted;

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

#endif
