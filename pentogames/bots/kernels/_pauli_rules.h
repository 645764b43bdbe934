/* The rules of Pauli for searches, in C: boards, matches, moves. Included by _pauli.c alone.

   Squares are bits of a 64-bit word, eight a row from a1 upwards. Whatever comes from Python is
   copied into a Board, and whatever goes back is written byte by byte, so that the order of bytes
   in the machine's words does not matter. The only globals are tables made once at import. */

#ifndef PAULI_RULES_H
#define PAULI_RULES_H

#include <stdint.h>
#include <string.h>

#include "splitmix.h"

#define COLOURS 5
#define LETTERS 12
#define SQUARES 64
#define COPIES 2308
#define THROUGH 320 /* no square lies in more copies of pentominoes */
#define SLOTS 8192  /* of the table from sets of squares to letters; a power of two */

enum { GOING, COOL_WON, HOT_WON, DRAWN };
enum { REPEATS = 1, EXPLODED = 2 };

static const uint64_t FILE_A = UINT64_C(0x0101010101010101), FILE_H = UINT64_C(0x8080808080808080);
static const int STOCK[2][COLOURS] = {{5, 4, 3, 2, 1}, {1, 2, 3, 4, 5}};

/* Words as sets of bits. */

#if defined(__GNUC__) || defined(__clang__)
static int lowest(uint64_t set) { return __builtin_ctzll(set); }
#else
static int lowest(uint64_t set)
{
    int index = 0;
    for (int step = 32; step; step >>= 1)
        if (!(set & ((UINT64_C(1) << step) - 1))) {
            set >>= step;
            index += step;
        }
    return index;
}
#endif

static int count(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(set * UINT64_C(0x0101010101010101) >> 56);
}

static uint64_t beside(uint64_t set)
{
    return (set & ~FILE_H) << 1 | (set & ~FILE_A) >> 1 | set << 8 | set >> 8;
}

/* Tables. */

typedef struct {
    uint64_t squares;
    int letter;
} Match;

static Match copies[COPIES];
static int copy_count;
static Match through[SQUARES][THROUGH];
static int through_count[SQUARES];
static Match letters[SLOTS]; /* by hash, open addressing; no squares: a vacant slot */
static unsigned char card_count[1 << LETTERS];
static uint64_t piece_sign[2][COLOURS][SQUARES], card_sign[2][LETTERS], turn_sign;

/* One orientation of each pentomino, in the order FILNPTUVWXYZ, as five bits a row. */
static const uint32_t SHAPES[LETTERS] = {
    6 | 3 << 5 | 2 << 10,                     /* F */
    31,                                       /* I */
    15 | 1 << 5,                              /* L */
    7 | 12 << 5,                              /* N */
    7 | 3 << 5,                               /* P */
    7 | 2 << 5 | 2 << 10,                     /* T */
    7 | 5 << 5,                               /* U */
    7 | 1 << 5 | 1 << 10,                     /* V */
    1 | 3 << 5 | 6 << 10,                     /* W */
    2 | 7 << 5 | 2 << 10,                     /* X */
    15 | 2 << 5,                              /* Y */
    3 | 2 << 5 | 6 << 10,                     /* Z */
};

static Match *slot_of(uint64_t squares)
{
    uint64_t slot = squares * UINT64_C(0x9e3779b97f4a7c15) >> 51;
    while (letters[slot].squares && letters[slot].squares != squares)
        slot = (slot + 1) & (SLOTS - 1);
    return &letters[slot];
}

/* Enter the copies of an orientation, given as five columns and rows from zero. */
static void enter_copies(int letter, const int x[5], const int y[5])
{
    int wide = 0, high = 0;
    for (int i = 0; i < 5; i++) {
        wide = x[i] > wide ? x[i] : wide;
        high = y[i] > high ? y[i] : high;
    }
    for (int dy = 0; dy + high < 8; dy++)
        for (int dx = 0; dx + wide < 8; dx++) {
            Match copy = {0, letter};
            for (int i = 0; i < 5; i++)
                copy.squares |= UINT64_C(1) << (8 * (y[i] + dy) + x[i] + dx);
            Match *slot = slot_of(copy.squares);
            if (slot->squares)
                continue; /* the shape looks the same after this turn or flip */
            *slot = copies[copy_count++] = copy;
            for (uint64_t left = copy.squares; left; left &= left - 1) {
                int square = lowest(left);
                through[square][through_count[square]++] = copy;
            }
        }
}

static void make_tables(void)
{
    for (int letter = 0; letter < LETTERS; letter++) {
        int x[5], y[5], known = 0;
        for (int bit = 0; bit < 15; bit++)
            if (SHAPES[letter] >> bit & 1) {
                x[known] = bit % 5;
                y[known++] = bit / 5;
            }
        for (int transform = 0; transform < 8; transform++) {
            int left = 0, low = 0;
            for (int i = 0; i < 5; i++) { /* a turn, and after four of them a flip too */
                int turned = transform == 4 ? x[i] : -x[i];
                x[i] = y[i];
                y[i] = turned;
                left = x[i] < left ? x[i] : left;
                low = y[i] < low ? y[i] : low;
            }
            for (int i = 0; i < 5; i++) {
                x[i] -= left;
                y[i] -= low;
            }
            enter_copies(letter, x, y);
        }
    }
    for (int cards = 1; cards < 1 << LETTERS; cards++)
        card_count[cards] = (unsigned char)(card_count[cards >> 1] + (cards & 1));
    uint64_t seed = 0;
    for (int seat = 0; seat < 2; seat++)
        for (int colour = 0; colour < COLOURS; colour++)
            for (int square = 0; square < SQUARES; square++)
                piece_sign[seat][colour][square] = next_random(&seed);
    for (int seat = 0; seat < 2; seat++)
        for (int letter = 0; letter < LETTERS; letter++)
            card_sign[seat][letter] = next_random(&seed);
    turn_sign = next_random(&seed);
}

static int cards_in(int set) { return card_count[set]; }

/* Boards. */

typedef struct {
    int status, mover, goal, flags;
    int held[2];
    uint64_t colours[COLOURS], cool, occupied, live[LETTERS];
    int active;             /* the letters of which a match lies on the board */
    int stash[2][COLOURS], home[2];
    uint64_t sign;          /* what repetition compares, hashed */
    uint64_t *past;         /* signs of the earlier positions that can come back; borrowed */
    int past_count;
} Board;

#define HEAD 152 /* bytes of a state before its past */

static uint64_t read_word(const unsigned char *bytes, int size)
{
    uint64_t word = 0;
    while (size--)
        word = word << 8 | bytes[size];
    return word;
}

static void write_word(unsigned char *bytes, int size, uint64_t word)
{
    for (int i = 0; i < size; i++, word >>= 8)
        bytes[i] = (unsigned char)word;
}

/* Return 0 if the bytes, HEAD of them, are no state. */
static int read_board(Board *board, const unsigned char *bytes)
{
    board->status = bytes[0];
    board->mover = bytes[1] & 1;
    board->goal = bytes[2];
    board->flags = bytes[3];
    board->sign = board->mover ? turn_sign : 0;
    board->cool = read_word(bytes + 48, 8);
    board->occupied = 0;
    for (int seat = 0; seat < 2; seat++) {
        board->home[seat] = 15;
        board->held[seat] = (int)read_word(bytes + 4 + 2 * seat, 2) & 0xfff;
        for (int cards = board->held[seat]; cards; cards &= cards - 1)
            board->sign ^= card_sign[seat][lowest((uint64_t)cards)];
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        board->colours[colour] = read_word(bytes + 8 + 8 * colour, 8);
        board->occupied |= board->colours[colour];
        for (int seat = 0; seat < 2; seat++)
            board->stash[seat][colour] = STOCK[seat][colour];
        for (uint64_t left = board->colours[colour]; left; left &= left - 1) {
            int square = lowest(left), seat = board->cool >> square & 1 ? 0 : 1;
            board->sign ^= piece_sign[seat][colour][square];
            board->home[seat]--;
            if (--board->stash[seat][colour] < 0)
                return 0;
        }
    }
    board->active = 0;
    for (int letter = 0; letter < LETTERS; letter++) {
        board->live[letter] = read_word(bytes + 56 + 8 * letter, 8);
        board->active |= (board->live[letter] != 0) << letter;
    }
    return board->goal <= LETTERS && board->status <= DRAWN;
}

/* Add to `found` each set that extends `got` by `wanted` squares of other colours (cf. the rules'
   engine: a square tried is left out for good, one taken in leaves out all others of its colour). */
static int extend(const Board *board, uint64_t got, uint64_t untried, uint64_t available,
                  int wanted, Match *found, int number)
{
    while (untried) {
        uint64_t bit = untried & (0 - untried);
        untried ^= bit;
        if (wanted == 1) {
            found[number++] = *slot_of(got | bit);
            continue;
        }
        available ^= bit;
        int colour = 0;
        while (!(board->colours[colour] & bit))
            colour++;
        uint64_t rest = available & ~board->colours[colour];
        uint64_t near = (untried | beside(bit)) & rest;
        if (near)
            number = extend(board, got | bit, near, rest, wanted - 1, found, number);
    }
    return number;
}

static int new_matches(const Board *board, int square, int colour, Match found[THROUGH])
{
    uint64_t bit = UINT64_C(1) << square;
    uint64_t available = board->occupied & ~board->colours[colour];
    uint64_t near = beside(bit) & available;
    return near ? extend(board, bit, near, available, 4, found, 0) : 0;
}

/* Say whether the exclusion principle allows a move that makes these matches. */
static int allowed(const Board *board, const Match *made, int number)
{
    int once = 0, theirs = board->held[1 - board->mover];
    for (int i = 0; i < number; i++) {
        int card = 1 << made[i].letter;
        if (board->active & card ? theirs & card : once & card)
            return 0;
        once |= card;
    }
    return 1;
}

static int has_placement(const Board *board)
{
    uint64_t free = ~board->occupied;
    if (free & ~beside(board->occupied))
        return 1;
    Match made[THROUGH];
    for (; free; free &= free - 1)
        for (int colour = 0; colour < COLOURS; colour++)
            if (board->stash[board->mover][colour]) {
                int square = lowest(free);
                if (allowed(board, made, new_matches(board, square, colour, made)))
                    return 1;
            }
    return 0;
}

static int status_of(const Board *board)
{
    int cool = cards_in(board->held[0]), hot = cards_in(board->held[1]);
    if ((cool >= board->goal || hot >= board->goal) && cool != hot)
        return cool > hot ? COOL_WON : HOT_WON;
    if (!board->home[board->mover] || !has_placement(board))
        return board->mover ? COOL_WON : HOT_WON;
    if (board->flags & EXPLODED) {
        int before = 0;
        for (int i = 0; i < board->past_count; i++)
            before += board->past[i] == board->sign;
        if (before >= 2)
            return DRAWN;
    }
    return GOING;
}

static void send_home(Board *board, uint64_t emptied)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        for (uint64_t left = board->colours[colour] & emptied; left; left &= left - 1) {
            int square = lowest(left), seat = board->cool >> square & 1 ? 0 : 1;
            board->sign ^= piece_sign[seat][colour][square];
            board->stash[seat][colour]++;
            board->home[seat]++;
        }
        board->colours[colour] &= ~emptied;
    }
    board->occupied &= ~emptied;
    board->cool &= ~emptied;
    for (int letter = 0; letter < LETTERS; letter++)
        if (board->live[letter] & emptied) {
            board->live[letter] = 0;
            board->active &= ~(1 << letter);
        }
}

static void give_card(Board *board, Match match)
{
    int winner = count(match.squares & board->cool) >= 3 ? 0 : 1, card = 1 << match.letter;
    if (!(board->held[winner] & card))
        board->sign ^= card_sign[winner][match.letter];
    if (board->held[1 - winner] & card)
        board->sign ^= card_sign[1 - winner][match.letter];
    board->held[winner] |= card;
    board->held[1 - winner] &= ~card;
    board->live[match.letter] = match.squares;
    board->active |= card;
}

/* Make a legal move of which the new matches are known; return the squares that explosions empty.
   `past` must have room for one more sign. */
static uint64_t make(Board *board, int square, int colour, const Match *made, int number)
{
    int mover = board->mover, taken = board->held[0] | board->held[1];
    uint64_t bit = UINT64_C(1) << square, before = board->sign, emptied = 0;
    for (int i = 0; i < number; i++)
        if (board->active >> made[i].letter & 1)
            emptied |= made[i].squares;
    board->colours[colour] |= bit;
    board->occupied |= bit;
    board->cool |= mover ? 0 : bit;
    board->stash[mover][colour]--;
    board->home[mover]--;
    board->sign ^= piece_sign[mover][colour][square] ^ turn_sign;
    if (emptied)
        send_home(board, emptied);
    else
        for (int i = 0; i < number; i++)
            give_card(board, made[i]);
    if ((board->held[0] | board->held[1]) != taken) {
        board->past_count = 0; /* a card that nobody had is taken: nothing comes back */
        board->flags &= ~EXPLODED;
    } else if (board->flags & REPEATS) {
        board->past[board->past_count++] = before;
        board->flags |= emptied ? EXPLODED : 0;
    }
    board->mover = 1 - mover;
    board->status = status_of(board);
    return emptied;
}

#endif
