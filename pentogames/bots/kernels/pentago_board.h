/*
 * The board of Pentago for its kernel: geometry, states, and the rules.
 *
 * A colour's stones are nine patterns of nine bits, a pattern a block. Cell 9 * block + i is the
 * i-th of the block's squares, row by row from its lower left corner; block 0 is the upper left
 * one. A turn of a block is a look-up. A key is 20 * cell + turn: turns 0 to 17 are
 * 2 * block + 0 (clockwise) or + 1, then SKIP and NONE (a stone that makes five).
 */

#ifndef PENTAGO_BOARD_H
#define PENTAGO_BOARD_H

#include <stdint.h>
#include <string.h>


enum {
    COLOURS = 4,
    BLOCKS = 9,
    CELLS = 81,
    PATTERNS = 512,
    LINES = 36,
    CONTENTS = 19683, /* 3^9 */
    THROUGH = 16,     /* lines through the middle block; fewer through others */
    SKIP = 18,
    NONE = 19,
    KEYS = 20,
    RIGHT = 0,
    LEFT = 1,
    HALF = 2, /* two quarters: my turn, and then one more of the same block */
    HEADER = 8,
    OVER = 255,
    EITHER_WAY = 1,
    MAY_SKIP = 2,
    FIRST_ENDS = 4
};

typedef struct {
    int colours, flags, mover, stones;
    int place[COLOURS];
    uint16_t block[COLOURS][BLOCKS];
    uint64_t low[COLOURS], high[COLOURS]; /* the same stones in rows: the lower seven, the upper */
} Board;

/* A block's part of a line: which bits of its packed pattern, and what power of three is theirs. */
typedef struct {
    int line, shift, mask, power;
} Part;

static const int POWER[9] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
static const int TERNARY[8] = {0, 1, 3, 4, 9, 10, 12, 13};

static uint16_t turned_pattern[3][PATTERNS];
static uint8_t home_of[3][9]; /* where what lies on a cell after a turn has come from */
static uint64_t packed[PATTERNS];
static uint64_t low_rows[BLOCKS][PATTERNS], high_rows[BLOCKS][PATTERNS];
static uint64_t low_starts[4], high_starts[4];
static uint8_t first_bit[PATTERNS];
static uint16_t vacant_in[CONTENTS];
static int line_offset[LINES];
static uint8_t line_cell[LINES][9];
static Part parts[BLOCKS][THROUGH];
static int part_count[BLOCKS];
static int8_t part_of[BLOCKS][LINES];
static uint8_t common[BLOCKS][BLOCKS][THROUGH];
static int common_count[BLOCKS][BLOCKS];

/* ---- Tables of the board, built once ---------------------------------------------------- */

static const int STEP_X[4] = {1, 0, 1, 1}, STEP_Y[4] = {0, 1, 1, -1};
static const int STRIDE[4] = {1, 9, 10, 8};

static int cell_at(int x, int y)
{
    return 9 * (3 * (2 - y / 3) + x / 3) + 3 * (y % 3) + x % 3;
}

static int inside(int x, int y)
{
    return x >= 0 && x < 9 && y >= 0 && y < 9;
}

static void build_patterns(void)
{
    for (int i = 0; i < 9; i++) {
        int dx = i % 3, dy = i / 3;
        home_of[RIGHT][3 * (2 - dx) + dy] = (uint8_t)i;
        home_of[LEFT][3 * dx + 2 - dy] = (uint8_t)i;
        home_of[HALF][8 - i] = (uint8_t)i;
    }
    for (int p = 0; p < PATTERNS; p++) {
        for (int q = 0; q < 3; q++) {
            turned_pattern[q][p] = 0;
            for (int i = 0; i < 9; i++)
                turned_pattern[q][p] |= (uint16_t)((p >> home_of[q][i] & 1) << i);
        }
        first_bit[p] = 0;
        while (p && !(p >> first_bit[p] & 1))
            first_bit[p]++;
        uint64_t rows = (uint64_t)(p & 7) | (uint64_t)(p >> 3 & 7) << 9 | (uint64_t)(p >> 6) << 18;
        for (int b = 0; b < BLOCKS; b++) { /* rows 0 to 6 of the board, and rows 2 to 8 */
            int column = 3 * (b % 3), band = 2 - b / 3;
            low_rows[b][p] = (rows << (27 * band + column)) & (UINT64_MAX >> 1);
            high_rows[b][p] = band ? rows << (27 * band - 18 + column) : rows >> 18 << column;
        }
    }
    for (int d = 0; d < 4; d++) {
        low_starts[d] = high_starts[d] = 0;
        for (int y = 0; y < 9; y++)
            for (int x = 0; x < 9; x++) {
                if (!inside(x + 4 * STEP_X[d], y + 4 * STEP_Y[d]))
                    continue;
                /* A descending row starts, for the shifts, at its other end. */
                int sx = d == 3 ? x + 4 : x, sy = d == 3 ? y - 4 : y;
                if (sy <= 2)
                    low_starts[d] |= (uint64_t)1 << (9 * sy + sx);
                else
                    high_starts[d] |= (uint64_t)1 << (9 * (sy - 2) + sx);
            }
    }
}

static void build_contents(void)
{
    for (int code = 0; code < CONTENTS; code++) {
        vacant_in[code] = 0;
        for (int i = 0; i < 9; i++)
            if (code / POWER[i] % 3 == 0)
                vacant_in[code] |= (uint16_t)(1 << i);
    }
}

/* Where a cell of a block lies in its packed pattern, read in a direction. */
static int packed_bit(int direction, int dx, int dy)
{
    static const int diagonal[5] = {0, 1, 3, 6, 8};
    int low = dx < dy ? dx : dy, sum = dx + dy;
    switch (direction) {
    case 0:
        return 3 * dy + dx;
    case 1:
        return 9 + 3 * dx + dy;
    case 2:
        return 18 + diagonal[dx - dy + 2] + low;
    default:
        return 27 + diagonal[sum] + (sum <= 2 ? dx : 2 - dy);
    }
}

static void build_line(int line, int direction, int x, int y)
{
    int length = 0;
    for (; inside(x, y); x += STEP_X[direction], y += STEP_Y[direction], length++) {
        int cell = cell_at(x, y), block = cell / 9;
        line_cell[line][length] = (uint8_t)cell;
        if (part_of[block][line] < 0) {
            Part *part = &parts[block][part_count[block]];
            part->line = line;
            part->shift = packed_bit(direction, x % 3, y % 3);
            part->mask = 0;
            part->power = POWER[length];
            part_of[block][line] = (int8_t)part_count[block]++;
        }
        Part *part = &parts[block][part_of[block][line]];
        part->mask = 2 * part->mask + 1;
    }
    line_offset[line] = 0;
    for (int i = length; i < 9; i++)
        line_offset[line] += 2 * POWER[i];
}

static void build_lines(void)
{
    int line = 0;
    memset(part_of, -1, sizeof part_of);
    memset(part_count, 0, sizeof part_count);
    memset(common_count, 0, sizeof common_count);
    for (int d = 0; d < 4; d++)
        for (int y = 0; y < 9; y++)
            for (int x = 0; x < 9; x++)
                if (!inside(x - STEP_X[d], y - STEP_Y[d])
                    && inside(x + 4 * STEP_X[d], y + 4 * STEP_Y[d]))
                    build_line(line++, d, x, y);
    for (int p = 0; p < PATTERNS; p++) {
        packed[p] = 0;
        for (int d = 0; d < 4; d++)
            for (int i = 0; i < 9; i++)
                packed[p] |= (uint64_t)(p >> i & 1) << packed_bit(d, i % 3, i / 3);
    }
    for (int a = 0; a < BLOCKS; a++)
        for (int b = 0; b < BLOCKS; b++)
            for (int i = 0; i < part_count[a]; i++)
                if (part_of[b][parts[a][i].line] >= 0)
                    common[a][b][common_count[a][b]++] = (uint8_t)parts[a][i].line;
}

/* ---- The rules --------------------------------------------------------------------------- */

static int pattern_of_all(const Board *board, int block)
{
    int all = 0;
    for (int c = 0; c < board->colours; c++)
        all |= board->block[c][block];
    return all;
}

static int has_empty_block(const Board *board)
{
    for (int b = 0; b < BLOCKS; b++)
        if (!pattern_of_all(board, b))
            return 1;
    return 0;
}

static int has_five(const Board *board, int colour)
{
    uint64_t low = board->low[colour], high = board->high[colour], found = 0;
    for (int d = 0; d < 4; d++) {
        int step = STRIDE[d];
        uint64_t two = low & low >> step;
        found |= two & two >> 2 * step & low >> 4 * step & low_starts[d];
        two = high & high >> step;
        found |= two & two >> 2 * step & high >> 4 * step & high_starts[d];
    }
    return found != 0;
}

static void change(Board *board, int colour, int block, int pattern)
{
    int changed = board->block[colour][block] ^ pattern;
    board->block[colour][block] = (uint16_t)pattern;
    board->low[colour] ^= low_rows[block][changed];
    board->high[colour] ^= high_rows[block][changed];
}

static int is_vacant(const Board *board, int cell)
{
    return !(pattern_of_all(board, cell / 9) >> cell % 9 & 1);
}

static void put(Board *board, int cell)
{
    int block = cell / 9, mover = board->mover;
    change(board, mover, block, board->block[mover][block] | 1 << cell % 9);
    board->stones++;
}

static int active(const Board *board, int colour)
{
    return board->mover != OVER && !board->place[colour];
}

static int active_count(const Board *board)
{
    int count = 0;
    for (int c = 0; c < board->colours; c++)
        count += !board->place[c];
    return count;
}

/* The colour that moves after this one, of those that are not placed. */
static int following(const Board *board, int colour)
{
    do
        colour = (colour + 1) % board->colours;
    while (board->place[colour]);
    return colour;
}

/* Give the next place to the colours (a set) that made five, and the turn to the next colour. */
static void finish_turn(Board *board, int made)
{
    int place = 1 + board->colours - active_count(board);
    for (int c = 0; c < board->colours; c++)
        if (made >> c & 1)
            board->place[c] = place;
    int left = active_count(board);
    int ended = made && (board->flags & FIRST_ENDS);
    if (ended || left <= 1 || board->stones == CELLS)
        board->mover = OVER;
    else
        board->mover = following(board, board->mover);
}

/* Turn a block and return the colours (a set) that have made five by that: of others nothing has
   moved, and a five made by the stone would have forbidden the turn. */
static int turn_block(Board *board, int turn)
{
    int made = 0;
    for (int c = 0; c < board->colours; c++) {
        int was = board->block[c][turn / 2], now = turned_pattern[turn % 2][was];
        if (was == now)
            continue;
        change(board, c, turn / 2, now);
        if (!board->place[c] && has_five(board, c))
            made |= 1 << c;
    }
    return made;
}

static void play(Board *board, int key)
{
    int turn = key % KEYS, made = 0;
    put(board, key / KEYS);
    if (turn < SKIP) {
        made = turn_block(board, turn);
    } else if (turn == NONE) {
        made = 1 << board->mover;
    }
    finish_turn(board, made);
}

#endif
