/* The solver of endgames in which two seats are left; see universe_kernel.py.
 *
 * Placements are numbered anew, those only that are legal at the root; a node carries the set of
 * those that may still be. What a position is worth depends on the regions where somebody can move
 * and on the pieces that fit there; that is the key of what is remembered of it.
 */
#ifndef PENTOGAMES_UNIVERSE_SOLVER_H
#define PENTOGAMES_UNIVERSE_SOLVER_H

#include "universe_board.h"

enum {
    LOCAL = 512, /* placements that the solver takes on */
    LOCAL_BLOCKS = LOCAL / 64,
    ASKED_EVERY = 1024, /* nodes between two questions whether to stop */
    FOREVER = 255,      /* plies: no limit */
    ENTRIES_AT_MOST = 1 << 20,
    FIRST_ROOM = 1 << 10
};
#define ATTACKS (UINT32_C(1) << 24)
#define IN_USE (UINT32_C(1) << 31)

/* What is known of a position: the least number of plies in which the attacker wins, and the
 * greatest in which he does not. ``hands`` holds the mover's, the other's, ATTACKS and IN_USE. */
typedef struct {
    cells vacant;
    uint32_t hands;
    int16_t wins, fails;
} entry;

typedef struct {
    uint64_t w[LOCAL_BLOCKS];
} local_set;

typedef struct {
    const board *b;
    int n, blocks;
    uint16_t number[LOCAL];
    local_set apart[LOCAL]; /* by placement: those that do not overlap it */
    local_set of_piece[PIECES];
    entry *entries;
    uint32_t room, used; /* the room is a power of two */
    long nodes, limit;
    PyObject *stop;
    int given_up; /* the nodes are spent, it was stopped, or an exception is set */
} solver;

/* A node: the mover's hand and the other's, and whether it is the mover who attacks. */
typedef struct {
    cells vacant;
    local_set open;
    unsigned own, other;
    int attacks;
} node;

static local_set local_held(const solver *v, unsigned hand)
{
    local_set set = {{0}};
    for (int p = 0; p < PIECES; p++)
        if (hand >> p & 1)
            for (int i = 0; i < v->blocks; i++)
                set.w[i] |= v->of_piece[p].w[i];
    return set;
}

/* ---- what is remembered ------------------------------------------------------------------ */

static entry *find_entry(entry *entries, uint32_t room, const cells *vacant, uint32_t hands,
                         int words)
{
    uint64_t hash = hands * UINT64_C(0x9E3779B97F4A7C15);
    for (int i = 0; i < words; i++) {
        hash = (hash ^ vacant->w[i]) * UINT64_C(0xBF58476D1CE4E5B9);
        hash ^= hash >> 29;
    }
    for (uint32_t at = (uint32_t)(hash >> 20);; at++) {
        entry *e = &entries[at & (room - 1)];
        uint64_t differs = 0;
        if (!e->hands)
            return e;
        for (int i = 0; i < words; i++)
            differs |= e->vacant.w[i] ^ vacant->w[i];
        if (e->hands == hands && !differs)
            return e;
    }
}

static int make_room(solver *v)
{
    uint32_t room = v->room ? 2 * v->room : FIRST_ROOM;
    entry *entries = calloc(room, sizeof *entries);
    if (!entries) {
        PyErr_NoMemory();
        v->given_up = 1;
        return 0;
    }
    for (uint32_t i = 0; i < v->room; i++)
        if (v->entries[i].hands)
            *find_entry(entries, room, &v->entries[i].vacant, v->entries[i].hands, v->b->words) =
                v->entries[i];
    free(v->entries);
    v->entries = entries;
    v->room = room;
    return 1;
}

static void remember(solver *v, const cells *vacant, uint32_t hands, int plies, int won)
{
    if (2 * v->used >= v->room && !make_room(v))
        return;
    entry *e = find_entry(v->entries, v->room, vacant, hands, v->b->words);
    if (!e->hands) {
        if (v->used == ENTRIES_AT_MOST)
            return;
        v->used++;
        e->vacant = *vacant;
        e->hands = hands;
        e->wins = FOREVER + 1;
        e->fails = -1;
    }
    if (won && plies < e->wins)
        e->wins = (int16_t)plies;
    if (!won && plies > e->fails)
        e->fails = (int16_t)plies;
}

/* 1 if the attacker is known to win within the plies, 0 if he is known not to, else -1. */
static int recall(const solver *v, const cells *vacant, uint32_t hands, int plies)
{
    const entry *e = find_entry(v->entries, v->room, vacant, hands, v->b->words);
    if (!e->hands)
        return -1;
    return plies >= e->wins ? 1 : plies <= e->fails ? 0 : -1;
}

/* ---- search ------------------------------------------------------------------------------ */

static void count_node(solver *v)
{
    if (++v->nodes > v->limit)
        v->given_up = 1;
    else if (v->nodes % ASKED_EVERY == 0) {
        PyObject *answer = PyObject_CallNoArgs(v->stop);
        v->given_up = !answer || PyObject_IsTrue(answer) != 0;
        Py_XDECREF(answer);
    }
}

/* Take away what would now fence off a pocket, and what nobody holds. */
static void settle_open(const solver *v, node *at)
{
    local_set wanted = local_held(v, at->own | at->other);
    for (int i = 0; i < v->blocks; i++) {
        at->open.w[i] &= wanted.w[i];
        for (uint64_t left = at->open.w[i]; left; left &= left - 1)
            if (fences(v->b, &at->vacant, v->number[64 * i + lowest(left)]))
                at->open.w[i] ^= left & (~left + 1);
    }
}

static int by_key(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* List the mover's moves: those first that leave the other few placements and the mover many. */
static int order_moves(const solver *v, const node *at, int64_t *moves)
{
    local_set own = local_held(v, at->own), other = local_held(v, at->other);
    int n = 0;
    for (int i = 0; i < v->blocks; i++)
        for (uint64_t left = at->open.w[i] & own.w[i]; left; left &= left - 1) {
            int move = 64 * i + lowest(left), score = 0;
            const local_set *apart = &v->apart[move];
            const local_set *same = &v->of_piece[v->b->piece[v->number[move]]];
            for (int j = 0; j < v->blocks; j++) {
                uint64_t stays = at->open.w[j] & apart->w[j];
                score += count_bits(stays & other.w[j]) -
                         count_bits(stays & own.w[j] & ~same->w[j]);
            }
            moves[n++] = (int64_t)score * 65536 + move;
        }
    qsort(moves, (size_t)n, sizeof *moves, by_key);
    return n;
}

static node child_of(const solver *v, const node *at, int move)
{
    node then = *at;
    int number = v->number[move];
    without(&then.vacant, &v->b->mask[number], v->b->words);
    for (int i = 0; i < v->blocks; i++)
        then.open.w[i] &= v->apart[move].w[i];
    then.own = at->other;
    then.other = at->own & ~(1u << v->b->piece[number]);
    then.attacks = !at->attacks;
    return then;
}

/* Who wins by counting moves that are safe against moves that fit: 1 the attacker, within the plies,
 * 0 the defender, -1 nobody knows. */
static int count_out(const parts *found, const node *at, int plies)
{
    int own = most_moves(found, at->own), other = most_moves(found, at->other);
    int winner = reserves(found, at->own, at->other) > other  ? 1
                 : reserves(found, at->other, at->own) >= own ? 0
                                                              : -1;
    int longest = winner == 1 ? 2 * other + 1 : 2 * own;
    if (winner < 0)
        return -1;
    if (winner != at->attacks)
        return 0;
    return longest <= plies ? 1 : -1;
}

/* Whether the attacker wins within the plies; meaningless once it has given up. */
static int prove(solver *v, node *at, int plies)
{
    int64_t moves[LOCAL];
    uint16_t numbers[LOCAL];
    parts found;
    unsigned fit = 0;
    int n = 0, known, won;
    count_node(v);
    if (v->given_up)
        return 0;
    settle_open(v, at);
    for (int i = 0; i < v->blocks; i++)
        for (uint64_t left = at->open.w[i]; left; left &= left - 1)
            numbers[n++] = v->number[64 * i + lowest(left)];
    find_parts(v->b, &at->vacant, numbers, n, &found);
    for (int part = 0; part < found.n; part++)
        fit |= found.pieces[part];
    if (!(fit & at->own))
        return !at->attacks;
    if (plies == 0)
        return 0;
    if (!(fit & at->other))
        return at->attacks;
    if ((known = count_out(&found, at, plies)) >= 0)
        return known;
    cells room = {{0}};
    for (int part = 0; part < found.n; part++)
        for (int i = 0; i < v->b->words; i++)
            room.w[i] |= found.squares[part].w[i];
    uint32_t hands = (fit & at->own) | (fit & at->other) << PIECES | IN_USE;
    if (at->attacks)
        hands |= ATTACKS;
    if ((known = recall(v, &room, hands, plies)) >= 0)
        return known;
    won = !at->attacks;
    n = order_moves(v, at, moves);
    for (int k = 0; k < n && won != at->attacks; k++) {
        node then = child_of(v, at, (int)(moves[k] & 65535));
        won = prove(v, &then, plies == FOREVER ? FOREVER : plies - 1);
        if (v->given_up)
            return 0;
    }
    remember(v, &room, hands, plies, won);
    return won;
}

/* Number the placements anew; 0 if there are too many, or no memory. */
static int set_up_solver(solver *v, const board *b, const uint64_t *legal)
{
    int n = 0;
    for (int i = 0; i < b->blocks; i++)
        n += count_bits(legal[i]);
    if (n > LOCAL)
        return 0;
    v->b = b;
    v->n = list_numbers(b, legal, v->number);
    v->blocks = (n + 63) / 64;
    for (int k = 0; k < n; k++) {
        v->of_piece[b->piece[v->number[k]]].w[k / 64] |= UINT64_C(1) << (k % 64);
        for (int j = 0; j < n; j++)
            if (!meet(&b->mask[v->number[k]], &b->mask[v->number[j]], b->words))
                v->apart[k].w[j / 64] |= UINT64_C(1) << (j % 64);
    }
    return make_room(v);
}

/* ---- the root ---------------------------------------------------------------------------- */

typedef struct {
    int n, won, complete;
    int move[LOCAL], plies[LOCAL]; /* plies to the end of the game, -1 where unknown */
} solution;

/* Find what wins, all of it or the first; without a win everything is listed. */
static int find_best(solver *v, const node *root, int all, solution *found)
{
    int64_t moves[LOCAL];
    int n = order_moves(v, root, moves);
    found->n = 0;
    for (int k = 0; k < n && (all || !found->n) && !v->given_up; k++) {
        node then = child_of(v, root, (int)(moves[k] & 65535));
        if (prove(v, &then, FOREVER) && !v->given_up)
            found->move[found->n++] = (int)(moves[k] & 65535);
    }
    found->won = found->n > 0;
    found->complete = !v->given_up;
    if (!found->won && v->given_up)
        return 0;
    for (int k = 0; k < n && !found->won; k++)
        found->move[k] = (int)(moves[k] & 65535);
    if (!found->won)
        found->n = n;
    for (int k = 0; k < found->n; k++)
        found->plies[k] = -1;
    return 1;
}

/* Find how long the game lasts after each of the best moves: the winner hurries. */
static void find_plies(solver *v, const node *root, solution *found)
{
    int left = found->n;
    for (int plies = found->won ? 1 : 2; left && !v->given_up; plies += 2)
        for (int k = 0; k < found->n && !v->given_up; k++) {
            if (found->plies[k] >= 0)
                continue;
            node then = child_of(v, root, found->move[k]);
            then.attacks = !found->won;
            if (prove(v, &then, plies - 1) && !v->given_up) {
                found->plies[k] = plies;
                left--;
            }
        }
}

#endif
