/* The solver of endgames in which two seats are left; see universe_solver.py.
 *
 * Placements are numbered anew, those only that are legal at the root; a node carries the set of
 * those that may still be. Where few are left they are numbered anew again, in the same order, so
 * that sets are short: that changes nothing but the time. What a position is worth depends on the
 * regions where somebody can move and on the pieces that fit there; that is the key of what is
 * remembered of it.
 */
#ifndef PENTOGAMES_UNIVERSE_SOLVER_H
#define PENTOGAMES_UNIVERSE_SOLVER_H

#include "universe_board.h"

enum {
    LOCAL = 1536, /* placements that the solver takes on */
    LOCAL_BLOCKS = LOCAL / 64,
    ASKED_EVERY = 128, /* nodes between two questions whether to stop */
    FEW_KEYS = 24,
    FEAR = 4,          /* what a placement of the other's counts, in the mover's */
    ROWS = 8,          /* of the root's frame, between two such questions */
    FOREVER = 255,     /* plies: no limit */
    ENTRIES_AT_MOST = 1 << 20,
    FIRST_ROOM = 1 << 10
};
#define ATTACKS (UINT32_C(1) << (2 * PIECES))
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

/* A numbering of placements, by it: those that can still lie beside each of them. */
typedef struct {
    int n, blocks;
    uint16_t number[LOCAL];
    local_set of_piece[PIECES];
    uint64_t *apart; /* a row of blocks for each placement */
} frame;

typedef struct {
    const board *b;
    entry *entries;
    uint32_t room, used; /* the room is a power of two */
    long nodes, limit;
    PyObject *stop;
    int given_up; /* the nodes are spent, it was stopped, or an exception is set */
} solver;

/* A node: the mover's hand and the other's, whether it is the mover who attacks, and the placement
 * that was laid last (-1 at the root). */
typedef struct {
    cells vacant;
    local_set open;
    unsigned own, other;
    int attacks, last;
} node;

static local_set local_held(const frame *f, unsigned hand)
{
    local_set set;
    memset(&set, 0, sizeof set.w[0] * (size_t)f->blocks);
    for (int p = 0; p < PIECES; p++)
        if (hand >> p & 1)
            for (int i = 0; i < f->blocks; i++)
                set.w[i] |= f->of_piece[p].w[i];
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

static void ask(solver *v)
{
    PyObject *answer = PyObject_CallNoArgs(v->stop);
    v->given_up = !answer || PyObject_IsTrue(answer) != 0;
    Py_XDECREF(answer);
}

static void count_node(solver *v)
{
    if (++v->nodes > v->limit)
        v->given_up = 1;
    else if (v->nodes % ASKED_EVERY == 0)
        ask(v);
}

/* What the last placement can have changed for others: pockets that it bounds lie within four steps
 * of it, and who closes one with it within five. */
ALWAYS_INLINE cells reach_of(const board *b, const node *at, int words)
{
    cells reach = {{0}};
    if (at->last < 0)
        return reach;
    reach = b->mask[at->last];
    for (int step = 0; step < PIECE_SIZE; step++) {
        reach = grow(&reach, b->stride, words);
        for (int i = 0; i < words; i++)
            reach.w[i] &= at->vacant.w[i];
    }
    return reach;
}

/* Take away what would now fence off a pocket, and what nobody holds; list what is left. */
static int settle_open(const board *b, const frame *f, node *at, uint16_t *numbers)
{
    local_set wanted = local_held(f, at->own | at->other);
    cells reach = b->words == NARROW ? reach_of(b, at, NARROW) : reach_of(b, at, WIDE);
    int n = 0;
    for (int i = 0; i < f->blocks; i++) {
        at->open.w[i] &= wanted.w[i];
        for (uint64_t left = at->open.w[i]; left; left &= left - 1) {
            uint16_t number = f->number[64 * i + lowest(left)];
            if (meet(&b->mask[number], &reach, b->words) && fences(b, &at->vacant, number))
                at->open.w[i] ^= left & (~left + 1);
            else
                numbers[n++] = number;
        }
    }
    return n;
}

static int by_key(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Sort keys, no two of them alike; most lists are short. */
static void sort_keys(int64_t *keys, int n)
{
    if (n > FEW_KEYS) {
        qsort(keys, (size_t)n, sizeof *keys, by_key);
        return;
    }
    for (int k = 1; k < n; k++) {
        int64_t key = keys[k];
        int at = k;
        for (; at > 0 && keys[at - 1] > key; at--)
            keys[at] = keys[at - 1];
        keys[at] = key;
    }
}

/* List the mover's moves: those first that leave the other nothing, then those that leave him few
 * placements and the mover many. */
static int order_moves(const board *b, const frame *f, const node *at, int64_t *moves)
{
    local_set own = local_held(f, at->own), other = local_held(f, at->other);
    int n = 0;
    for (int i = 0; i < f->blocks; i++)
        for (uint64_t left = at->open.w[i] & own.w[i]; left; left &= left - 1) {
            int move = 64 * i + lowest(left), his = 0, mine = 0;
            const uint64_t *apart = f->apart + (size_t)move * (size_t)f->blocks;
            const local_set *same = &f->of_piece[b->piece[f->number[move]]];
            for (int j = 0; j < f->blocks; j++) {
                uint64_t stays = at->open.w[j] & apart[j];
                his += count_bits(stays & other.w[j]);
                mine += count_bits(stays & own.w[j] & ~same->w[j]);
            }
            moves[n++] = (int64_t)(his ? FEAR * his - mine : -LOCAL) * 65536 + move;
        }
    sort_keys(moves, n);
    return n;
}

static node child_of(const board *b, const frame *f, const node *at, int move)
{
    node then;
    const uint64_t *apart = f->apart + (size_t)move * (size_t)f->blocks;
    then.vacant = at->vacant;
    without(&then.vacant, &b->mask[f->number[move]], b->words);
    for (int i = 0; i < f->blocks; i++)
        then.open.w[i] = at->open.w[i] & apart[i];
    then.own = at->other;
    then.other = at->own & ~(1u << b->piece[f->number[move]]);
    then.attacks = !at->attacks;
    then.last = f->number[move];
    return then;
}

/* Number a set of placements anew, each with an empty row; NULL and an exception without memory. */
static frame *new_frame(const board *b, const uint16_t *numbers, int n)
{
    int blocks = (n + 63) / 64;
    frame *f = malloc(sizeof *f);
    uint64_t *apart = f ? calloc((size_t)n * (size_t)blocks + 1, sizeof *apart) : NULL;
    if (!apart) {
        free(f);
        PyErr_NoMemory();
        return NULL;
    }
    f->n = n;
    f->blocks = blocks;
    f->apart = apart;
    memset(f->of_piece, 0, sizeof f->of_piece);
    for (int k = 0; k < n; k++) {
        f->number[k] = numbers[k];
        f->of_piece[b->piece[numbers[k]]].w[k / 64] |= UINT64_C(1) << (k % 64);
    }
    return f;
}

static void free_frame(frame *f)
{
    if (f)
        free(f->apart);
    free(f);
}

/* Make a frame of nothing but the placements that are open, whose numbers are given. */
static frame *compact(const board *b, const frame *f, const local_set *open,
                      const uint16_t *numbers, int n)
{
    uint16_t old[LOCAL];
    frame *small = new_frame(b, numbers, n);
    int k = 0;
    for (int i = 0; i < f->blocks; i++)
        for (uint64_t left = open->w[i]; left; left &= left - 1)
            old[k++] = (uint16_t)(64 * i + lowest(left));
    for (k = 0; small && k < n; k++) {
        const uint64_t *from = f->apart + (size_t)old[k] * (size_t)f->blocks;
        uint64_t *to = small->apart + (size_t)k * (size_t)small->blocks;
        for (int j = 0; j < n; j++)
            to[j / 64] |= (from[old[j] / 64] >> (old[j] % 64) & 1) << (j % 64);
    }
    return small;
}

/* Make the root's frame: what lies apart, and would not together fence off a pocket. */
static frame *root_frame(solver *v, const cells *vacant, const uint16_t *numbers, int n)
{
    const board *b = v->b;
    frame *f = new_frame(b, numbers, n);
    for (int k = 0; f && k < n && !v->given_up; k++) {
        cells left = *vacant;
        if (k % ROWS == ROWS - 1)
            ask(v);
        without(&left, &b->mask[numbers[k]], b->words);
        for (int j = k + 1; j < n; j++) {
            if (meet(&b->mask[numbers[k]], &b->mask[numbers[j]], b->words) ||
                fences(b, &left, numbers[j]))
                continue;
            f->apart[(size_t)k * (size_t)f->blocks + (size_t)j / 64] |= UINT64_C(1) << (j % 64);
            f->apart[(size_t)j * (size_t)f->blocks + (size_t)k / 64] |= UINT64_C(1) << (k % 64);
        }
    }
    return f;
}

static local_set everything_in(const frame *f)
{
    local_set all = {{0}};
    for (int k = 0; k < f->n; k++)
        all.w[k / 64] |= UINT64_C(1) << (k % 64);
    return all;
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

static int prove(solver *v, const frame *f, node *at, int plies);

/* Try the moves of a node that nothing is known of. */
static int try_moves(solver *v, const frame *f, const node *at, int plies)
{
    int64_t moves[LOCAL];
    int n = order_moves(v->b, f, at, moves), won = !at->attacks;
    for (int k = 0; k < n && won != at->attacks && !v->given_up; k++) {
        node then = child_of(v->b, f, at, (int)(moves[k] & 65535));
        won = prove(v, f, &then, plies == FOREVER ? FOREVER : plies - 1);
    }
    return won;
}

/* Whether the attacker wins within the plies; meaningless once it has given up. */
static int prove(solver *v, const frame *f, node *at, int plies)
{
    uint16_t numbers[LOCAL];
    parts found;
    cells room = {{0}};
    unsigned fit = 0;
    count_node(v);
    if (v->given_up)
        return 0;
    int n = settle_open(v->b, f, at, numbers), known, won;
    find_parts(v->b, &at->vacant, numbers, n, &found);
    for (int part = 0; part < found.n; part++) {
        fit |= found.pieces[part];
        for (int i = 0; i < v->b->words; i++)
            room.w[i] |= found.squares[part].w[i];
    }
    if (!(fit & at->own))
        return !at->attacks;
    if (plies == 0)
        return 0;
    if (!(fit & at->other))
        return at->attacks;
    if ((known = count_out(&found, at, plies)) >= 0)
        return known;
    uint32_t hands = (fit & at->own) | (fit & at->other) << PIECES | IN_USE;
    if (at->attacks)
        hands |= ATTACKS;
    if ((known = recall(v, &room, hands, plies)) >= 0)
        return known;
    if (f->blocks >= 2 * ((n + 63) / 64)) {
        frame *small = compact(v->b, f, &at->open, numbers, n);
        if (!small) {
            v->given_up = 1;
            return 0;
        }
        at->open = everything_in(small);
        won = try_moves(v, small, at, plies);
        free_frame(small);
    } else
        won = try_moves(v, f, at, plies);
    if (!v->given_up)
        remember(v, &room, hands, plies, won);
    return won;
}

/* ---- the root ---------------------------------------------------------------------------- */

typedef struct {
    int n, won, complete;
    int move[LOCAL], plies[LOCAL]; /* plies to the end of the game, -1 where unknown */
} solution;

/* Find what wins, all of it or the first; without a win everything is listed. */
static int find_best(solver *v, const frame *f, const node *root, int all, solution *found)
{
    int64_t moves[LOCAL];
    int n = order_moves(v->b, f, root, moves);
    found->n = 0;
    for (int k = 0; k < n && (all || !found->n) && !v->given_up; k++) {
        node then = child_of(v->b, f, root, (int)(moves[k] & 65535));
        if (prove(v, f, &then, FOREVER) && !v->given_up)
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
static void find_plies(solver *v, const frame *f, const node *root, solution *found)
{
    int left = found->n;
    for (int plies = found->won ? 1 : 2; left && !v->given_up; plies += 2)
        for (int k = 0; k < found->n && !v->given_up; k++) {
            if (found->plies[k] >= 0)
                continue;
            node then = child_of(v->b, f, root, found->move[k]);
            then.attacks = !found->won;
            if (prove(v, f, &then, plies - 1) && !v->given_up) {
                found->plies[k] = plies;
                left--;
            }
        }
}

/* Return the answer to Python, as universe_kernel.solve says. */
static PyObject *solve_two(const board *b, const state *s, int other, long nodes, PyObject *stop,
                           int all)
{
    uint16_t numbers[MOST];
    int n = list_numbers(b, s->legal, numbers);
    solver v = {b, NULL, 0, 0, 0, nodes, stop, 0};
    PyObject *answer = NULL;
    if (n > LOCAL)
        Py_RETURN_NONE;
    frame *f = root_frame(&v, &s->vacant, numbers, n);
    solution *found = malloc(sizeof *found);
    if (f && !found)
        PyErr_NoMemory();
    if (f && found && !v.given_up && make_room(&v)) {
        node root = {s->vacant, everything_in(f), s->hand[s->mover], s->hand[other], 1, -1};
        if (find_best(&v, f, &root, all, found)) {
            if (all)
                find_plies(&v, f, &root, found);
            if (!PyErr_Occurred())
                answer = PyList_New(found->n);
        }
    }
    for (int k = 0; answer && k < found->n; k++) {
        PyObject *one = Py_BuildValue("(ii)", (int)f->number[found->move[k]], found->plies[k]);
        if (!one || PyList_SetItem(answer, k, one) < 0)
            Py_CLEAR(answer);
    }
    if (answer)
        answer = Py_BuildValue("(OOlN)", found->won ? Py_True : Py_False,
                               found->complete ? Py_True : Py_False, v.nodes, answer);
    free(v.entries);
    free_frame(f);
    free(found);
    if (!answer && !PyErr_Occurred())
        Py_RETURN_NONE;
    return answer;
}

/* Return the answer to Python, as universe_kernel.check says. */
static PyObject *check_two(const board *b, const state *s, int other, const uint16_t *order,
                           int count, long nodes, PyObject *stop)
{
    uint16_t numbers[MOST];
    int n = list_numbers(b, s->legal, numbers), lost = 0, won = 0;
    solver v = {b, NULL, 0, 0, 0, nodes, stop, 0};
    if (n > LOCAL)
        return Py_BuildValue("(iOl)", 0, Py_False, 0L);
    frame *f = root_frame(&v, &s->vacant, numbers, n);
    if (f && !v.given_up && make_room(&v)) {
        node root = {s->vacant, everything_in(f), s->hand[s->mover], s->hand[other], 1, -1};
        while (lost < count && !won && !v.given_up) {
            int move = 0;
            while (f->number[move] != order[lost]) /* it is legal, and so it is there */
                move++;
            node then = child_of(b, f, &root, move);
            won = prove(&v, f, &then, FOREVER) && !v.given_up;
            lost += !won && !v.given_up;
        }
    }
    free(v.entries);
    free_frame(f);
    if (PyErr_Occurred())
        return NULL;
    return Py_BuildValue("(iOl)", lost, won ? Py_True : Py_False, v.nodes);
}

#endif
