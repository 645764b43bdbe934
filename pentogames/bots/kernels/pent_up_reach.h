/* The levels that letters reach in Pent-Up, found anew or followed tile by tile: a part of its kernel. */
#ifndef PENTOGAMES_PENT_UP_REACH_H
#define PENTOGAMES_PENT_UP_REACH_H

#include "pent_up_places.h"

enum { PADDING = 20 }; /* words: more than four rows */

/* Whether one of the anchors in a word is not that of a tile of the same form below, which alone
 * would carry the tile. */
static int any_on_two(const Table *t, int level, int form, int word, uint64_t anchors)
{
    for (int i = 0; i < t->ply; i++)
        if (t->tiles[i].form == form && t->tiles[i].level == level - 1) {
            int bit = (t->tiles[i].y - t->frame.low) * t->frame.cols + t->tiles[i].x - t->frame.left;
            if (bit >> 6 == word)
                anchors &= ~((uint64_t)1 << (bit & 63));
        }
    return anchors != 0;
}

/* Whether a form has a place on a floor, which is zero outside the words from..to. */
static int form_fits(const Table *t, int level, int form, const uint64_t *floor, int from, int to)
{
    int words[5], rest[5];
    for (int k = 0; k < 5; k++) {
        int by = form_cells[form][k] / 5 * t->frame.cols + form_cells[form][k] % 5;
        words[k] = by >> 6;
        rest[k] = by & 63;
    }
    for (int i = from; i <= to; i++) {
        uint64_t anchors = ~(uint64_t)0;
        for (int k = 4; k >= 0 && anchors; k--) {
            const uint64_t *at = floor + i + words[k];
            anchors &= rest[k] ? at[0] >> rest[k] | at[1] << (64 - rest[k]) : at[0];
        }
        if (anchors && any_on_two(t, level, form, i, anchors))
            return 1;
    }
    return 0;
}

/* Whether a letter has a place on a level above the table, on the floor between two words. */
static int fits_between(const Table *t, int letter, int level, int first, int last)
{
    uint64_t buffer[MAX_WORDS + 2 * PADDING], *floor = buffer + PADDING;
    int from, to, furthest = (4 * t->frame.cols + 4) / 64 + 1;
    if (find_floor(t, level, first, last, floor, &from, &to) < 5)
        return 0;
    /* Anchors lie up to so many words before the squares, and reading goes as far behind. */
    memset(floor + from - furthest, 0, sizeof(uint64_t) * (size_t)furthest);
    memset(floor + to + 1, 0, sizeof(uint64_t) * (size_t)(furthest + 1));
    from = from - furthest < 0 ? 0 : from - furthest;
    for (int form = letter_from[letter]; form < letter_to[letter]; form++)
        if (form_fits(t, level, form, floor, from, to))
            return 1;
    return 0;
}

static int fits(const Table *t, int letter, int level)
{
    return fits_between(t, letter, level, 0, t->frame.words - 1);
}

/* Whether a letter has a place upon a tile just laid, given that it had none on that level before. */
static int fits_upon(const Table *t, int letter, const Tile *tile)
{
    int cols = t->frame.cols, row = tile->y - t->frame.low; /* four rows below, four above it */
    int first = (row - 4) * cols / 64, last = (row + 9) * cols / 64;
    return fits_between(t, letter, tile->level + 1, first < 0 ? 0 : first,
                        last < t->frame.words ? last : t->frame.words - 1);
}

/* By letter, the level on which it must go now; only those of letters in hands are kept. */
typedef struct { int of[LETTERS]; } Reach;

/* The highest level, up to one, on which a letter has a place. */
static int level_up_to(const Table *t, int letter, int level)
{
    while (level > 1 && !fits(t, letter, level))
        level--;
    return level;
}

static unsigned held_by_any(const Table *t)
{
    unsigned letters = t->hands[0] | t->hands[1];
    return t->players == 3 ? letters | t->hands[2] : letters;
}

static void find_reach(const Table *t, Reach *reach)
{
    for (int letter = 0; letter < LETTERS; letter++)
        if (held_by_any(t) >> letter & 1)
            reach->of[letter] = level_up_to(t, letter, t->levels + 1);
}

/* Follow a tile just laid: it may raise letters onto itself, or have taken their last place. */
static void follow(const Table *t, const Tile *tile, Reach *reach)
{
    unsigned hands = held_by_any(t);
    for (int letter = 0; letter < LETTERS; letter++) {
        if (!(hands >> letter & 1) || reach->of[letter] > tile->level)
            continue;
        if (fits_upon(t, letter, tile))
            reach->of[letter] = tile->level + 1;
        else if (reach->of[letter] == tile->level)
            reach->of[letter] = level_up_to(t, letter, tile->level);
    }
}

/* Find the places of letters whose levels are known. */
static void find_known_places(const Table *t, unsigned letters, const Reach *reach, Places *p)
{
    unsigned by_level[MAX_LEVELS + 2] = {0};
    memset(p->level, 0, sizeof p->level);
    memset(p->total, 0, sizeof p->total);
    for (int letter = 0; letter < LETTERS; letter++)
        if (letters >> letter & 1)
            by_level[reach->of[letter]] |= 1u << letter;
    for (int level = t->levels + 1; level > 1; level--)
        if (by_level[level] && prepare_raised(t, level, cells_of(by_level[level]), &scratch_a))
            for (int letter = 0; letter < LETTERS; letter++)
                if (by_level[level] >> letter & 1)
                    raise_letter(t, letter, level, &scratch_a, p);
    if (by_level[1])
        find_on_table(t, by_level[1], p);
}

#endif
