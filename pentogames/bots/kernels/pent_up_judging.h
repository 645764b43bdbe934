/* What a position of Pent-Up is worth to its seats: a part of its kernel. */
#ifndef PENTOGAMES_PENT_UP_JUDGING_H
#define PENTOGAMES_PENT_UP_JUDGING_H

#include "pent_up_reach.h"

#include <limits.h>

/* What is seen of a seat, in the order of the weights; see Weights in pent_up_kernel.py. */
enum {
    SPAN = 3, /* levels that are told apart */
    F_AHEAD = 0,
    F_TILES,
    F_TURN,
    F_MOVER,
    F_WAITER = F_MOVER + 2 * SPAN,
    F_KEEP = F_WAITER + 2 * SPAN,
    F_COUNT = F_KEEP + LETTERS,
    W_COUNT = 2 * F_COUNT
};

/* The tiles that count: on the level that counts first, or by their levels. */
static long counting_tiles(const Table *t, int seat)
{
    const int *counts = t->counts[seat];
    if (t->scoring != ADVANCED)
        return counts[t->scoring == MISERE ? 1 : t->levels];
    long points = 0;
    for (int level = 1; level <= t->levels; level++)
        points += level * counts[level];
    return points;
}

/* What is seen of a seat's standing, by number from F_AHEAD on. */
static void features(const Table *t, int seat, const Reach *reach, long *seen)
{
    memset(seen, 0, sizeof(long) * F_COUNT);
    for (int other = 0; other < t->players; other++)
        if (other != seat) {
            int order = compare_seats(t, seat, other);
            seen[F_AHEAD] += (order > 0) - (order < 0);
        }
    seen[F_TILES] = counting_tiles(t, seat);
    if (t->ply == t->players * LETTERS)
        return;
    seen[F_TURN] = seat == t->ply % t->players;
    long *reached = seen + (seen[F_TURN] ? F_MOVER : F_WAITER);
    for (int letter = 0; letter < LETTERS; letter++) {
        if (!(t->hands[seat] >> letter & 1))
            continue;
        seen[F_KEEP + letter] = 1;
        int at = t->scoring == MISERE ? reach->of[letter] - 1 : t->levels + 1 - reach->of[letter];
        if (at < SPAN) {
            reached[at] = 1;
            reached[SPAN + at]++;
        }
    }
}

/* What each seat's standing is worth; weights pass from the first tile's to the last one's. */
static void judge(const Table *t, const long *w, const Reach *reach, long *own)
{
    int left = t->players * LETTERS - t->ply;
    long seen[F_COUNT];
    for (int seat = 0; seat < t->players; seat++) {
        features(t, seat, reach, seen);
        own[seat] = 0;
        for (int i = 0; i < F_COUNT; i++)
            own[seat] += seen[i] * (w[i] * left + w[F_COUNT + i] * t->ply);
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

#endif
