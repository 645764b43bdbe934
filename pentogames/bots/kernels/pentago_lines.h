/*
 * What Pentago's kernel reads off the lines of the board: the worth of positions and of all moves,
 * threats, and proofs of a coming five.
 *
 * The 36 lines (9 rows, 9 columns, 18 diagonals of five squares and more) are numbers in base three
 * as one colour sees them: 0 vacant, 1 its stone, 2 anything else. What a line is worth, and in how
 * many ways one stone makes it five, comes from tables of all 3^9 contents. The board is seen lying
 * still and after each of the turns that may follow, in which only the lines through the turned
 * block are looked at: so a threat that needs a turn counts as well. What one more stone changes is
 * a sum over the lines through its square; therefore the values of all moves, 1458 at most, are had
 * from one such sum for each turn.
 */

#ifndef PENTAGO_LINES_H
#define PENTAGO_LINES_H

#include <limits.h>
#include <stdlib.h>

#include "pentago_board.h"

/* A line's entry in a table of contents: points + ways * WAY + fives * FIVE, so that sums of
   entries are sums of all three. A way is a row of five squares that wants one stone (or none, in
   a view after a turn); fives are counted in the board lying still. */
#define WAY ((int64_t)1 << 32)
#define FIVE ((int64_t)1 << 48)

/* Ranks of moves, the leading part of a score; the points of the evaluation are the rest. */
#define TIER ((int64_t)1 << 32)
enum { GIVES = 0, UNSAFE = 1, CALM = 2, FORCED = 3, WINS = 4 };

/* The lines as one colour sees them, and what each turn of a block changes in them. */
typedef struct {
    int code[LINES];
    int change[BLOCKS][3][THROUGH];
} Sight;

/* The sum of all entries, and by how much one more stone on each cell changes it. */
typedef struct {
    int64_t total;
    int64_t gain[CELLS];
} Sum;

/* What each content of a line is worth, and the places where a stone (of its own digit, or of the
   other) changes that: in most lines these are few. */
typedef struct {
    int64_t worth[CONTENTS];
    uint16_t lively[2][CONTENTS];
} Table;

typedef struct {
    Table still[2], turned[2]; /* by role: next to move, or waiting */
} Weigher;

enum { TO_MOVE = 0, WAITING = 1 };

/* Say what a row of five squares is worth by its content. */
static int64_t worth_of_row(int content, const int64_t *points, int still)
{
    int own = 0;
    for (int i = 0; i < 5; i++) {
        int digit = content / POWER[i] % 3;
        if (digit == 2)
            return 0;
        own += digit;
    }
    int64_t worth = points[own];
    if (own == 4 || (own == 5 && !still))
        worth += WAY;
    if (own == 5 && still)
        worth += FIVE;
    return worth;
}

static void fill_table(Table *table, const int64_t *points, int still)
{
    for (int code = 0; code < CONTENTS; code++) {
        table->worth[code] = 0;
        for (int start = 0; start < 5; start++)
            table->worth[code] += worth_of_row(code / POWER[start] % POWER[5], points, still);
    }
    for (int code = 0; code < CONTENTS; code++)
        for (int stone = 1; stone <= 2; stone++) {
            int lively = 0;
            for (int i = 0; i < 9; i++)
                if (vacant_in[code] >> i & 1
                    && table->worth[code + stone * POWER[i]] != table->worth[code])
                    lively |= 1 << i;
            table->lively[stone - 1][code] = (uint16_t)lively;
        }
}

static int64_t points_of(int64_t sum)
{
    int64_t low = (int64_t)((uint64_t)sum & 0xffffffffu);
    return low >= WAY / 2 ? low - WAY : low;
}

static int64_t ways_of(int64_t sum)
{
    return (sum - points_of(sum)) / WAY & 0xffff;
}

static int64_t fives_of(int64_t sum)
{
    return (sum - points_of(sum)) / FIVE;
}

/* ---- What the lines say ------------------------------------------------------------------ */

static int part_code(const Part *part, int pattern)
{
    return TERNARY[packed[pattern] >> part->shift & (uint64_t)part->mask] * part->power;
}

static void look(const Board *board, int colour, Sight *sight)
{
    for (int line = 0; line < LINES; line++)
        sight->code[line] = line_offset[line];
    for (int b = 0; b < BLOCKS; b++) {
        int own = board->block[colour][b], others = pattern_of_all(board, b) & ~own;
        for (int i = 0; i < part_count[b]; i++) {
            const Part *part = &parts[b][i];
            int was = part_code(part, own) + 2 * part_code(part, others);
            sight->code[part->line] += was;
            for (int q = 0; q < 3; q++)
                sight->change[b][q][i] = part_code(part, turned_pattern[q][own])
                    + 2 * part_code(part, turned_pattern[q][others]) - was;
        }
    }
}

typedef struct {
    const Sight *sight;
    const Table *still, *turned;
    int stone; /* the digit of the next stone: 1 of this colour, 2 of another */
    int ways;  /* the turns that may follow: 9 clockwise, or 18 */
    uint8_t home[CELLS];
} Looker;

static void set_home(Looker *looker, int block, int quarter)
{
    for (int i = 0; i < 9; i++)
        looker->home[9 * block + i]
            = (uint8_t)(9 * block + (quarter < 0 ? i : home_of[quarter][i]));
}

static void start_looking(Looker *looker, const Sight *sight, const Table *still,
                          const Table *turned, int stone, int flags)
{
    looker->sight = sight;
    looker->still = still;
    looker->turned = turned;
    looker->stone = stone;
    looker->ways = flags & EITHER_WAY ? 2 : 1;
    for (int b = 0; b < BLOCKS; b++)
        set_home(looker, b, -1);
}

static void add_line(const Looker *looker, const Table *table, int line, int code, int sign,
                     Sum *sum)
{
    int64_t worth = table->worth[code];
    sum->total += sign * worth;
    for (int left = table->lively[looker->stone - 1][code]; left; left &= left - 1) {
        int i = first_bit[left];
        int cell = looker->home[line_cell[line][i]];
        sum->gain[cell] += sign * (table->worth[code + looker->stone * POWER[i]] - worth);
    }
}

/* Add up all lines of the board, lying still and after each turn that may follow. */
static void add_all(Looker *looker, Sum *sum)
{
    const Sight *sight = looker->sight;
    memset(sum, 0, sizeof *sum);
    for (int line = 0; line < LINES; line++)
        add_line(looker, looker->still, line, sight->code[line], 1, sum);
    for (int b = 0; b < BLOCKS; b++) {
        for (int q = 0; q < looker->ways; q++) {
            set_home(looker, b, q);
            for (int i = 0; i < part_count[b]; i++) {
                int line = parts[b][i].line;
                int code = sight->code[line] + sight->change[b][q][i];
                add_line(looker, looker->turned, line, code, 1, sum);
            }
        }
        set_home(looker, b, -1);
    }
}

/* Add (or take away) the lines through a block that has been turned by a quarter (-1: not). */
static void add_through(Looker *looker, int block, int quarter, int sign, Sum *sum)
{
    const Sight *sight = looker->sight;
    const int *change = quarter < 0 ? NULL : sight->change[block][quarter];
    set_home(looker, block, quarter);
    for (int i = 0; i < part_count[block]; i++) {
        int line = parts[block][i].line;
        add_line(looker, looker->still, line, sight->code[line] + (change ? change[i] : 0), sign,
                 sum);
    }
    for (int b = 0; b < BLOCKS; b++) {
        if (b == block)
            continue;
        for (int q = 0; q < looker->ways; q++) {
            set_home(looker, b, q);
            for (int k = 0; k < common_count[block][b]; k++) {
                int line = common[block][b][k];
                int code = sight->code[line] + sight->change[b][q][part_of[b][line]];
                if (change)
                    code += change[part_of[block][line]];
                add_line(looker, looker->turned, line, code, sign, sum);
            }
        }
        set_home(looker, b, -1);
    }
    for (int q = 0; q < looker->ways; q++) { /* the same block again */
        int both = quarter < 0 ? q : quarter == q ? HALF : -1;
        set_home(looker, block, both);
        for (int i = 0; i < part_count[block]; i++) {
            int line = parts[block][i].line;
            int code = sight->code[line] + (both < 0 ? 0 : sight->change[block][both][i]);
            add_line(looker, looker->turned, line, code, sign, sum);
        }
    }
    set_home(looker, block, -1);
}

/* Say whether the mover has a turn after which the attacker cannot make five with his own; both
   are alone in the game, and the mover cannot make five himself. */
static int can_defend(const Board *board, int attacker, const Weigher *weigher)
{
    Sight sight;
    Looker looker;
    Sum all, without, sum;
    look(board, attacker, &sight);
    start_looking(&looker, &sight, &weigher->still[WAITING], &weigher->turned[WAITING], 2,
                  board->flags);
    add_all(&looker, &all);
    int last = board->stones + 1 == CELLS;
    for (int b = 0; b < BLOCKS; b++) {
        without = all;
        add_through(&looker, b, -1, -1, &without);
        for (int q = 0; q < looker.ways; q++) {
            sum = without;
            add_through(&looker, b, q, 1, &sum);
            for (int cell = 0; cell < CELLS; cell++) {
                int64_t rest = sum.total + sum.gain[cell];
                if (is_vacant(board, cell) && !fives_of(rest) && (last || !ways_of(rest)))
                    return 1;
            }
        }
    }
    if (!(board->flags & MAY_SKIP))
        return 0;
    for (int cell = 0; cell < CELLS; cell++) {
        Board after = *board;
        if (!is_vacant(board, cell))
            continue;
        put(&after, cell);
        if (has_empty_block(&after) && !ways_of(all.total + all.gain[cell]))
            return 1;
    }
    return 0;
}

/* ---- Judging positions and moves --------------------------------------------------------- */

typedef struct {
    int64_t score;
    int key, threat;
} Move;

enum { MOST_MOVES = CELLS * (SKIP + 1) };

typedef struct {
    Move moves[MOST_MOVES];
    int count;
} Moves;

/* Add up the lines as each colour that is still in the game sees them; colour ``next`` is to move.
   The stone whose gains are asked for is the mover's. */
static void start_sums(const Board *board, int next, const Weigher *weigher, Sight *sights,
                       Looker *lookers, Sum *sums)
{
    for (int c = 0; c < board->colours; c++) {
        if (!active(board, c))
            continue;
        int role = c == next ? TO_MOVE : WAITING;
        look(board, c, &sights[c]);
        start_looking(&lookers[c], &sights[c], &weigher->still[role], &weigher->turned[role],
                      c == board->mover ? 1 : 2, board->flags);
        add_all(&lookers[c], &sums[c]);
    }
}

/* Judge a stone on a cell, whose turn has led to these sums. */
static void judge_move(const Board *board, int next, const Sum *sums, int cell, int turn,
                       Moves *moves)
{
    int64_t points = 0, threat = 0, risk = 0;
    int mine = 0, others = 0, opponents = active_count(board) - 1;
    for (int c = 0; c < board->colours; c++) {
        if (!active(board, c))
            continue;
        int64_t sum = sums[c].total + sums[c].gain[cell];
        if (c == board->mover) {
            mine = fives_of(sum) > 0;
            threat = ways_of(sum);
            points += points_of(sum) * opponents;
        } else {
            others |= fives_of(sum) > 0;
            points -= points_of(sum);
            if (c == next)
                risk = ways_of(sum);
        }
    }
    int64_t tier = CALM;
    if (mine)
        tier = others ? CALM : WINS;
    else if (others)
        tier = GIVES;
    else if (risk && board->stones + 1 < CELLS)
        tier = UNSAFE;
    if (mine || (tier == CALM && board->stones + 1 == CELLS))
        points = 0;
    Move *move = &moves->moves[moves->count++];
    move->score = tier * TIER + points;
    move->key = KEYS * cell + turn;
    move->threat = threat > 0;
}

static void judge_turn(const Board *board, int next, const Sum *sums, const uint8_t *cells,
                       int turn, Moves *moves)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (cells[cell])
            judge_move(board, next, sums, cell, turn, moves);
}

/* Judge all legal moves, unordered. */
static void judge(const Board *board, const Weigher *weigher, Moves *moves)
{
    Sight sights[COLOURS];
    Looker lookers[COLOURS];
    Sum all[COLOURS], without[COLOURS], sums[COLOURS];
    uint8_t cells[CELLS], quiet[CELLS];
    int next = following(board, board->mover), empty = 0;
    moves->count = 0;
    start_sums(board, next, weigher, sights, lookers, all);
    const Sum *mine = &all[board->mover];
    for (int b = 0; b < BLOCKS; b++)
        empty += !pattern_of_all(board, b);
    for (int cell = 0; cell < CELLS; cell++) {
        cells[cell] = (uint8_t)is_vacant(board, cell);
        if (cells[cell] && fives_of(mine->total + mine->gain[cell]) > 0) {
            Move won = {WINS * TIER, KEYS * cell + NONE, 1};
            moves->moves[moves->count++] = won;
            cells[cell] = 0;
        }
        quiet[cell] = cells[cell] && empty - !pattern_of_all(board, cell / 9) > 0;
    }
    for (int b = 0; b < BLOCKS; b++) {
        for (int c = 0; c < board->colours; c++) {
            if (!active(board, c))
                continue;
            without[c] = all[c];
            add_through(&lookers[c], b, -1, -1, &without[c]);
        }
        for (int q = 0; q < (board->flags & EITHER_WAY ? 2 : 1); q++) {
            for (int c = 0; c < board->colours; c++) {
                if (!active(board, c))
                    continue;
                sums[c] = without[c];
                add_through(&lookers[c], b, q, 1, &sums[c]);
            }
            judge_turn(board, next, sums, cells, 2 * b + q, moves);
        }
    }
    if (board->flags & MAY_SKIP)
        judge_turn(board, next, all, quiet, SKIP, moves);
}

static int before(const Move *a, const Move *b)
{
    return a->score > b->score || (a->score == b->score && a->key < b->key);
}

static void sift(Moves *heap, int at)
{
    Move move = heap->moves[at];
    for (int child; (child = 2 * at + 1) < heap->count; at = child) {
        child += child + 1 < heap->count && before(&heap->moves[child + 1], &heap->moves[child]);
        if (!before(&heap->moves[child], &move))
            break;
        heap->moves[at] = heap->moves[child];
    }
    heap->moves[at] = move;
}

static void make_heap(Moves *heap)
{
    for (int at = heap->count / 2 - 1; at >= 0; at--)
        sift(heap, at);
}

static Move pop(Moves *heap)
{
    Move best = heap->moves[0];
    heap->moves[0] = heap->moves[--heap->count];
    if (heap->count)
        sift(heap, 0);
    return best;
}

/* Say whether the mover can make five now. */
static int has_way(const Board *board, const Weigher *weigher)
{
    Sight sight;
    Looker looker;
    Sum all;
    look(board, board->mover, &sight);
    start_looking(&looker, &sight, &weigher->still[TO_MOVE], &weigher->turned[TO_MOVE], 1,
                  board->flags);
    add_all(&looker, &all);
    return ways_of(all.total) > 0;
}

/* Choose up to ``width`` of the judged moves, one of each that lead to the same board: winning
   ones alone, or those that cannot be answered, then the rest; moves that let the only opponent
   make five are left out where there are others. */
static int choose(const Board *board, const Weigher *weigher, Moves *moves, int width, Move *chosen)
{
    static const int MOST = 256;
    Board results[256];
    int64_t scores[256];
    int count = 0, forced = 0, two = active_count(board) == 2;
    if (width > MOST)
        width = MOST;
    make_heap(moves);
    while (moves->count && count < width) {
        Move move = pop(moves);
        int64_t tier = (move.score + TIER / 2) / TIER;
        if (count && tier < WINS && chosen[0].score == WINS * TIER)
            break;
        if (count && two && tier <= UNSAFE && scores[0] > (UNSAFE + 1) * TIER - TIER / 2)
            break;
        Board result = *board;
        play(&result, move.key);
        int known = 0;
        for (int i = count - 1; i >= 0 && scores[i] == move.score && !known; i--)
            known = !memcmp(results[i].block, result.block, sizeof result.block);
        if (known)
            continue;
        results[count] = result;
        scores[count] = move.score;
        int at = count++;
        if (two && tier == CALM && move.threat && result.mover != OVER
            && !can_defend(&result, board->mover, weigher)) {
            move.score += TIER;
            memmove(&chosen[forced + 1], &chosen[forced], (size_t)(at - forced) * sizeof move);
            at = forced++;
        }
        chosen[at] = move;
    }
    return count;
}

/* ---- Proofs of a coming five ------------------------------------------------------------- */

typedef struct {
    const Weigher *weigher;
    int attacker;
    long long nodes, most;
} Proof;

enum { NO = 0, YES = 1, UNKNOWN = -1 };

static int answer(Proof *proof, const Board *board, int turns);
static int every_answer(Proof *proof, const Board *board, int turns, Moves *moves);

/* What a move of anybody's has decided: NO if the attacker is not the next to be placed alone. */
static int decided(const Proof *proof, const Board *was, const Board *now)
{
    int made = 0;
    for (int c = 0; c < now->colours; c++)
        made += now->place[c] && !was->place[c];
    if (made)
        return made == 1 && now->place[proof->attacker] ? YES : NO;
    return now->mover == OVER ? NO : UNKNOWN;
}

/* Say whether the attacker, who is to move, makes five alone within so many turns of his own. */
static int attack(Proof *proof, const Board *board, int turns, Moves *moves)
{
    int open = 0;
    int64_t last_score = 0;
    Board last = *board;
    judge(board, proof->weigher, moves);
    make_heap(moves);
    while (moves->count) {
        Move move = pop(moves);
        if (move.score >= WINS * TIER)
            return YES;
        if (turns == 1 || move.score < CALM * TIER - TIER / 2)
            break; /* the next colour makes five, or has made it */
        Board result = *board;
        play(&result, move.key);
        if (move.score == last_score && !memcmp(last.block, result.block, sizeof last.block))
            continue;
        last = result;
        last_score = move.score;
        int verdict = decided(proof, board, &result);
        if (verdict == UNKNOWN)
            verdict = answer(proof, &result, turns - 1);
        if (verdict == YES)
            return YES;
        open |= verdict == UNKNOWN;
    }
    return open ? UNKNOWN : NO;
}

/* Say whether no answer of the mover's keeps the attacker from it. */
static int defend(Proof *proof, const Board *board, int turns, Moves *moves)
{
    if (has_way(board, proof->weigher))
        return NO;
    int last = turns == 1 && active_count(board) == 2;
    if (last && can_defend(board, proof->attacker, proof->weigher))
        return NO;
    /* Whatever the mover does leaves the attacker a five now, but it may be shared: look at each. */
    long long nodes = proof->nodes, most = proof->most;
    if (last)
        proof->most = LLONG_MAX;
    int verdict = every_answer(proof, board, turns, moves);
    if (last) {
        proof->nodes = nodes;
        proof->most = most;
    }
    return verdict;
}

/* Say whether the attacker gets there after every turn of the mover's. */
static int every_answer(Proof *proof, const Board *board, int turns, Moves *moves)
{
    int open = 0;
    judge(board, proof->weigher, moves);
    make_heap(moves);
    while (moves->count) {
        Board result = *board;
        play(&result, pop(moves).key);
        int verdict = decided(proof, board, &result);
        if (verdict == UNKNOWN)
            verdict = answer(proof, &result, turns);
        if (verdict == NO)
            return NO;
        open |= verdict == UNKNOWN;
    }
    return open ? UNKNOWN : YES;
}

static int answer(Proof *proof, const Board *board, int turns)
{
    if (proof->nodes >= proof->most)
        return UNKNOWN;
    proof->nodes++;
    Moves *moves = malloc(sizeof *moves); /* too large for a stack that may grow deep */
    if (!moves)
        return UNKNOWN;
    int verdict = board->mover == proof->attacker ? attack(proof, board, turns, moves)
                                                  : defend(proof, board, turns, moves);
    free(moves);
    return verdict;
}

#endif
