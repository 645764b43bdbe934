/* The last plies of a game of two, exactly: a part of Pent-Up's kernel. See pent_up_solver.py, its twin.
 *
 * Points are the mover's at the end: 2 for a win, 1 for a draw. Alpha-beta with a table of what is
 * known of positions, with a history of the moves that refuted something, and with an eye to how
 * many replies a move leaves. The last two plies are not searched: where the last two tiles go
 * follows from a few tests.
 */
#ifndef PENTOGAMES_PENT_UP_SOLVER_H
#define PENTOGAMES_PENT_UP_SOLVER_H

#include "pent_up_reach.h"

#include <stdlib.h>

enum {
    KNOWN = 1 << 17,  /* entries of the table of positions */
    HISTORY = 1 << 13,
    ASK_EVERY = 1000, /* nodes between two questions whether to stop */
    SORT_FROM = 3,
    LOOK_FROM = 5,    /* tiles left, from which on moves are also put in order by the replies */
    REPLIES = 20,     /* what a tile that the other side must lay on the table counts against one */
    LOWER = 1,        /* at least, at most */
    UPPER = 2
};

typedef struct { uint64_t hash; int bound, points; } Known;

static Known known[KNOWN];
static int history[HISTORY];
static long long nodes_left, ask_at;
static PyObject *ask; /* the callable that says when to stop, if there is one */

/* Count a node; 0 when it is time to give up. */
static int may_go_on(void)
{
    if (--nodes_left < 0)
        return 0;
    if (nodes_left > ask_at || !ask)
        return 1;
    ask_at = nodes_left - ASK_EVERY;
    PyObject *answer = PyObject_CallFunctionObjArgs(ask, NULL);
    int stop = answer ? PyObject_IsTrue(answer) : 1;
    Py_XDECREF(answer);
    if (stop)
        nodes_left = -1;
    return !stop;
}

/* A number for a tile of a seat; those of all tiles, XORed, make the number of a position. */
static uint64_t tile_hash(int seat, const Tile *tile)
{
    uint64_t seed = (uint64_t)seat << 52 | (uint64_t)tile->level << 44 | (uint64_t)tile->form << 36
                    | (uint64_t)(tile->x + BIAS) << 18 | (uint64_t)(tile->y + BIAS);
    return next_random(&seed);
}

/* A seat's points if the last two tiles come to lie on levels (0: lies already). */
static int points_with(Table *t, int seat, int own, int other)
{
    int levels = t->levels;
    int highest = own > other ? own : other;
    t->counts[seat][own] += own > 0;
    t->counts[1 - seat][other] += other > 0;
    if (highest > levels)
        t->levels = highest;
    int order = compare_seats(t, seat, 1 - seat);
    t->levels = levels;
    t->counts[seat][own] -= own > 0;
    t->counts[1 - seat][other] -= other > 0;
    return order > 0 ? 2 : order == 0;
}

/* The points of the mover with one tile left against one: it can leave the last tile its level,
 * raise it onto its own, or take its places away. */
static int last_two(Table *t, const Reach *reach)
{
    int seat = t->ply % 2;
    int mine = lowest_bit(t->hands[seat]), theirs = lowest_bit(t->hands[1 - seat]);
    int level = reach->of[mine], reply = reach->of[theirs];
    int stays = points_with(t, seat, level, reply);
    if (reply > level)
        return stays; /* what lies below it does not change */
    int raised = points_with(t, seat, level, level + 1);
    int blocked = reply == level && level > 1
                      ? points_with(t, seat, level, level_up_to(t, theirs, level - 1)) : stays;
    int most = stays > raised ? stays : raised;
    most = blocked > most ? blocked : most;
    if (stays == raised && stays == blocked)
        return stays;
    Places p;
    Frame frame = t->frame;
    int best = 0;
    find_known_places(t, 1u << mine, reach, &p);
    static Tile places[MAX_MOVES]; /* the sets are overwritten below */
    int count = p.total[mine];
    list_places(t, &p, mine, places);
    for (int i = 0; i < count && best < most && may_go_on(); i++) {
        push(t, &places[i]);
        int points = fits_upon(t, theirs, &places[i]) ? raised
                     : reply == level && level > 1 && !fits(t, theirs, level) ? blocked : stays;
        pop(t, &frame);
        best = points > best ? points : best;
    }
    return best;
}

/* Whether the other side has a place on a level above the table that does not raise a letter. */
static int harmless(Table *t, int theirs, int letter, const Reach *reach)
{
    static Tile places[MAX_MOVES];
    Places p;
    Frame frame = t->frame;
    find_known_places(t, 1u << theirs, reach, &p);
    list_places(t, &p, theirs, places);
    for (int i = 0; i < p.total[theirs]; i++) {
        push(t, &places[i]);
        int raises = fits_upon(t, letter, &places[i]);
        pop(t, &frame);
        if (!raises)
            return 1;
    }
    return 0;
}

/* The letters that the mover, with two tiles left against one, lays on the table in vain: even if
 * all goes well afterwards, they do not bring it more than alpha.
 *
 * A tile on the table can raise the last two tiles to level 2 and nothing else. If the other side
 * has, above the table, a place that does not raise the mover's last tile, it still has it then.
 */
static unsigned in_vain(Table *t, const Reach *reach, int alpha)
{
    int seat = t->ply % 2;
    unsigned hand = t->hands[seat], vain = 0;
    if (t->scoring != STANDARD)
        return 0;
    int theirs = lowest_bit(t->hands[1 - seat]), reply = reach->of[theirs];
    for (int letter = lowest_bit(hand); letter < LETTERS; letter++) {
        if (!(hand >> letter & 1) || reach->of[letter] > 1)
            continue;
        int last = lowest_bit(hand & ~(1u << letter)), most = reach->of[last];
        if (reply == 1)
            most = most > 3 ? most : 3;
        else if (most <= reply)
            most = !harmless(t, theirs, last, reach) ? reply + 1 : most > 2 ? most : 2;
        t->counts[seat][1]++;
        if (points_with(t, seat, most, reply) <= alpha)
            vain |= 1u << letter;
        t->counts[seat][1]--;
    }
    return vain;
}

typedef struct { Tile tile; uint64_t hash; int score, order; } Option;

/* How many of the other side's tiles must go on the table after a move. They have most places
 * there, so that it takes longest to show that none of the replies refutes the move. */
static int tiles_for_table(Table *t, const Tile *tile, const Reach *reach)
{
    Frame frame = t->frame;
    Reach after = *reach;
    int count = 0;
    push(t, tile);
    follow(t, tile, &after);
    unsigned hand = t->hands[t->ply % 2];
    for (int letter = 0; letter < LETTERS; letter++)
        count += hand >> letter & 1 && after.of[letter] == 1;
    pop(t, &frame);
    return count;
}

/* The moves of letters, each with its promise, in memory to be freed; NULL if there is none. */
static Option *list_options(Table *t, unsigned hand, const Reach *reach, int *count)
{
    Places p;
    int seat = t->ply % 2, look = 2 * LETTERS - t->ply >= LOOK_FROM, total = 0;
    find_known_places(t, hand, reach, &p);
    for (int letter = 0; letter < LETTERS; letter++)
        if (hand >> letter & 1)
            total += p.total[letter];
    Option *options = PyMem_Malloc(sizeof(Option) * (size_t)(total ? total : 1));
    *count = options ? total : 0;
    Option *next = options;
    for (int letter = 0; options && letter < LETTERS; letter++) {
        if (!(hand >> letter & 1))
            continue;
        static Tile places[MAX_MOVES];
        list_places(t, &p, letter, places);
        for (int i = 0; i < p.total[letter]; i++, next++) {
            next->tile = places[i];
            next->order = (int)(next - options);
            next->hash = tile_hash(seat, &places[i]);
            next->score = history[next->hash % HISTORY] * 32
                          + (t->scoring == MISERE ? MAX_LEVELS - p.level[letter] : p.level[letter]);
            if (look)
                next->score -= REPLIES * tiles_for_table(t, &places[i], reach);
        }
    }
    return options;
}

static int more_promising(const void *x, const void *y)
{
    const Option *a = x, *b = y;
    return a->score != b->score ? (a->score > b->score ? -1 : 1) : a->order - b->order;
}

/* Bring the most promising of the options from a number on to its place, the first among equals.
 * Mostly the first few refute; if they do not, all are sorted. */
static void bring_best(Option *options, int from, int count)
{
    if (from > SORT_FROM)
        return;
    if (from == SORT_FROM) {
        qsort(options + from, (size_t)(count - from), sizeof(Option), more_promising);
        return;
    }
    int best = from;
    for (int i = from + 1; i < count; i++)
        if (more_promising(&options[i], &options[best]) < 0)
            best = i;
    Option chosen = options[best];
    options[best] = options[from];
    options[from] = chosen;
}

/* The mover's points, exact between alpha and beta; -1 on giving up. */
static int solve_two(Table *t, const Reach *reach, uint64_t hash, int alpha, int beta)
{
    int left = 2 * LETTERS - t->ply;
    if (!may_go_on())
        return -1;
    if (left == 0)
        return points_with(t, t->ply % 2, 0, 0);
    if (left == 1)
        return points_with(t, t->ply % 2, reach->of[lowest_bit(t->hands[t->ply % 2])], 0);
    if (left == 2) {
        int points = last_two(t, reach);
        return nodes_left < 0 ? -1 : points;
    }
    Known *entry = &known[hash % KNOWN];
    if (entry->hash == hash && ((entry->bound & LOWER && entry->points >= beta)
                                || (entry->bound & UPPER && entry->points <= alpha)
                                || entry->bound == (LOWER | UPPER)))
        return entry->points;
    int count, best = 0;
    unsigned hand = t->hands[t->ply % 2];
    unsigned vain = left == 3 ? in_vain(t, reach, alpha) : 0;
    Option *options = list_options(t, hand & ~vain, reach, &count);
    if (!options) {
        nodes_left = -1;
        return -1;
    }
    if (vain)
        best = alpha; /* so much they might bring */
    Frame frame = t->frame;
    for (int i = 0; i < count && best < beta && nodes_left >= 0; i++) {
        bring_best(options, i, count);
        push(t, &options[i].tile);
        Reach after = *reach;
        follow(t, &options[i].tile, &after);
        int reply = solve_two(t, &after, hash ^ options[i].hash, 2 - beta, 2 - (best > alpha ? best : alpha));
        pop(t, &frame);
        if (nodes_left >= 0 && 2 - reply > best)
            best = 2 - reply;
        if (best >= beta)
            history[options[i].hash % HISTORY] += left * left;
    }
    PyMem_Free(options);
    if (nodes_left < 0)
        return -1;
    entry->hash = hash;
    entry->points = best;
    entry->bound = (best > alpha || best == 0 ? LOWER : 0) | (best < beta || best == 2 ? UPPER : 0);
    return best;
}

/* The mover's points and a move that brings them, with a limit of nodes; -1 on giving up. */
static int solve_root(Table *t, long long limit, Tile *chosen)
{
    static uint64_t count_of_roots;
    uint64_t root = ++count_of_roots; /* so that what is known of other roots is not found */
    int count, best = -1;
    Reach reach;
    memset(history, 0, sizeof history);
    nodes_left = limit;
    ask_at = limit - ASK_EVERY;
    root = next_random(&root);
    find_reach(t, &reach);
    Option *options = list_options(t, t->hands[t->ply % 2], &reach, &count);
    if (!options)
        return -1;
    Frame frame = t->frame;
    for (int i = 0; i < count && best < 2 && nodes_left >= 0; i++) {
        bring_best(options, i, count);
        push(t, &options[i].tile);
        Reach after = reach;
        follow(t, &options[i].tile, &after);
        int reply = solve_two(t, &after, root ^ options[i].hash, 0, 2 - (best > 0 ? best : 0));
        pop(t, &frame);
        if (nodes_left >= 0 && 2 - reply > best) {
            best = 2 - reply;
            *chosen = options[i].tile;
        }
    }
    PyMem_Free(options);
    return nodes_left < 0 ? -1 : best;
}

#endif
