/* The graph of covered sets of tiling_frontier.py, with the ways along it. Read that first; names are
   the same where things are. _tiling_frontier.c gives it a face in Python.

   But for its head it is no business of the interpreter, so other threads go on meanwhile. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST_WORDS 8
#define NONE 0xffffffffu

/* Which part of the work is being done; the layers are gone through up, down, up, down, down. */
enum { REACH, PRUNE, FROM_START, FROM_END, COMPLETABLE, DONE };
enum { FINE, NO_MEMORY, TOO_MANY, TOO_LARGE };

typedef struct {
    uint32_t node, block;
} Edge;

typedef struct {
    uint32_t layer, next;   /* next: the node after it in its layer */
    uint32_t first, edges;  /* where its edges begin, and their number */
    uint32_t ways;          /* the first of its entries */
    uint32_t leads_to_end;
} Node;

/* A number of ways to use pieces up to a node, or from it on. */
typedef struct {
    uint64_t used, count;
    uint32_t node, next;    /* next: another entry of the same node */
    uint32_t completable;
} Entry;

typedef struct {
    uint32_t *slots;        /* numbers of things, by hash; NONE where vacant */
    uint32_t size, count;   /* size is a power of two */
} Table;

typedef struct {
    uint32_t node, edge;
    uint64_t used;
} Step;

typedef struct {
    PyObject_HEAD
    int words, stride, busy, error, phase, last_phase;
    uint32_t layer, at;     /* the layer being worked on, and its next node */
    uint32_t last, meeting; /* layers */
    uint64_t full[MOST_WORDS];
    uint64_t none, whole, guards;
    uint32_t most_nodes, most_entries;
    uint32_t blocks;
    uint64_t *masks, *units;
    uint8_t *sizes;
    uint32_t *firsts;       /* by lowest square the first block; one more at the end */
    uint32_t *heads;        /* by layer the first node */
    Node *nodes;
    uint64_t *covered;      /* words of each node */
    uint32_t node_room;
    Table by_covered;
    Edge *edges;
    uint32_t edge_count, edge_room;
    Entry *entries;         /* those from the start and those from the end never share a node, */
    uint32_t entry_room;    /* but where they meet; entries from the end come later there */
    Table by_use;
    uint32_t first_from_end;
    Step *steps;            /* the solution being found */
    int depth;
} Frontier;

/* Tables --------------------------------------------------------------------------------------- */

static uint64_t mixed(uint64_t value)
{
    value ^= value >> 32;
    value *= 0x9e3779b97f4a7c15u;
    value ^= value >> 29;
    value *= 0xbf58476d1ce4e5b9u;
    return value ^ value >> 32;
}

static int make_room(void **memory, uint32_t *room, uint32_t count, size_t size)
{
    if (count < *room)
        return 1;
    const uint32_t more = *room ? *room * 2 : 1024;
    void *moved = realloc(*memory, more * size);
    if (moved) {
        *memory = moved;
        *room = more;
    }
    return moved != NULL;
}

static uint64_t hash_covered(const Frontier *self, uint32_t node)
{
    uint64_t hash = 0;
    for (int i = 0; i < self->words; i++)
        hash = mixed(hash ^ self->covered[(size_t)node * self->words + i]);
    return hash;
}

static uint64_t hash_use(uint32_t node, uint64_t used, int from_end)
{
    return mixed(used ^ mixed((uint64_t)node << 1 | from_end));
}

static uint64_t hash_entry(const Frontier *self, uint32_t number)
{
    const Entry *entry = self->entries + number;
    return hash_use(entry->node, entry->used, number >= self->first_from_end);
}

static int rehash(Frontier *self, Table *table, uint64_t (*hash)(const Frontier *, uint32_t))
{
    const uint32_t size = table->size ? table->size * 2 : 4096;
    uint32_t *slots = malloc(size * sizeof(uint32_t));
    if (!slots)
        return 0;
    memset(slots, 0xff, size * sizeof(uint32_t));
    for (uint32_t number = 0; number < table->count; number++) {
        uint32_t slot = (uint32_t)hash(self, number) & (size - 1);
        while (slots[slot] != NONE)
            slot = (slot + 1) & (size - 1);
        slots[slot] = number;
    }
    free(table->slots);
    table->slots = slots;
    table->size = size;
    return 1;
}

/* Return the number of the node with this covered set, a new one if need be; NONE on an error. */
static uint32_t node_of(Frontier *self, const uint64_t *covered, uint32_t layer)
{
    const int words = self->words;
    Table *table = &self->by_covered;
    uint32_t number = table->count, room = self->node_room;
    if (2 * table->count >= table->size && !rehash(self, table, hash_covered)) {
        self->error = NO_MEMORY;
        return NONE;
    }
    if (!make_room((void **)&self->covered, &room, number, words * sizeof(uint64_t)) ||
        !make_room((void **)&self->nodes, &self->node_room, number, sizeof(Node))) {
        self->error = NO_MEMORY;
        return NONE;
    }
    memcpy(self->covered + (size_t)number * words, covered, words * sizeof(uint64_t));
    uint32_t slot = (uint32_t)hash_covered(self, number) & (table->size - 1);
    while (table->slots[slot] != NONE) {
        const uint64_t *there = self->covered + (size_t)table->slots[slot] * words;
        if (!memcmp(there, covered, words * sizeof(uint64_t)))
            return table->slots[slot];
        slot = (slot + 1) & (table->size - 1);
    }
    if (number >= self->most_nodes) {
        self->error = TOO_MANY;
        return NONE;
    }
    table->slots[slot] = number;
    table->count++;
    self->nodes[number] = (Node){.layer = layer, .next = self->heads[layer], .ways = NONE};
    self->heads[layer] = number;
    return number;
}

/* Return the slot of an entry of a node, or the vacant one where it belongs. */
static uint32_t slot_of(const Frontier *self, uint32_t node, uint64_t used, int from_end)
{
    const Table *table = &self->by_use;
    uint32_t slot = (uint32_t)hash_use(node, used, from_end) & (table->size - 1);
    for (; table->slots[slot] != NONE; slot = (slot + 1) & (table->size - 1)) {
        const Entry *entry = self->entries + table->slots[slot];
        if (entry->node == node && entry->used == used &&
            (table->slots[slot] >= self->first_from_end) == from_end)
            break;
    }
    return slot;
}

static const Entry *entry_of(const Frontier *self, uint32_t node, uint64_t used, int from_end)
{
    const uint32_t number = self->by_use.slots[slot_of(self, node, used, from_end)];
    return number == NONE ? NULL : self->entries + number;
}

static void add_ways(Frontier *self, uint32_t node, uint64_t used, uint64_t count, int from_end)
{
    Table *table = &self->by_use;
    if (2 * table->count >= table->size && !rehash(self, table, hash_entry)) {
        self->error = NO_MEMORY;
        return;
    }
    const uint32_t slot = slot_of(self, node, used, from_end);
    if (table->slots[slot] != NONE) {
        Entry *entry = self->entries + table->slots[slot];
        entry->count += count;
        if (entry->count < count)
            self->error = TOO_LARGE;
        return;
    }
    if (table->count >= self->most_entries) {
        self->error = TOO_MANY;
        return;
    }
    if (!make_room((void **)&self->entries, &self->entry_room, table->count, sizeof(Entry))) {
        self->error = NO_MEMORY;
        return;
    }
    table->slots[slot] = table->count;
    self->entries[table->count] = (Entry){used, count, node, self->nodes[node].ways, 0};
    self->nodes[node].ways = table->count++;
}

/* The graph ------------------------------------------------------------------------------------ */

static int lowest_bit(uint64_t word)
{
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctzll(word);
#else
    int index = 0;
    for (; !(word & 1); word >>= 1)
        index++;
    return index;
#endif
}

static int ones(uint64_t word)
{
    int count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

/* Say whether some vacant square has no vacant neighbour. Larger holes die out by themselves; to look
   for them takes more time. */
static int has_hole(const Frontier *self, const uint64_t *covered)
{
    uint64_t vacant[MOST_WORDS + 2] = {0}, *inner = vacant + 1;
    const int stride = self->stride;
    for (int i = 0; i < self->words; i++)
        inner[i] = self->full[i] & ~covered[i];
    for (int i = 0; i < self->words; i++) {
        const uint64_t beside = inner[i] << 1 | inner[i - 1] >> 63 | inner[i] >> 1 |
                                inner[i + 1] << 63 | inner[i] << stride |
                                inner[i - 1] >> (64 - stride) | inner[i] >> stride |
                                inner[i + 1] << (64 - stride);
        if (inner[i] & ~beside)
            return 1;
    }
    return 0;
}

/* Return the first vacant square; -1 if all is covered. */
static int first_vacant(const Frontier *self, const uint64_t *covered)
{
    for (int i = 0; i < self->words; i++) {
        const uint64_t vacant = self->full[i] & ~covered[i];
        if (vacant)
            return 64 * i + lowest_bit(vacant);
    }
    return -1;
}

/* Find what follows a node. */
static void reach_from(Frontier *self, uint32_t node)
{
    const int words = self->words;
    uint64_t here[MOST_WORDS], after[MOST_WORDS];
    memcpy(here, self->covered + (size_t)node * words, words * sizeof(uint64_t));
    self->nodes[node].first = self->edge_count;
    const int square = first_vacant(self, here);
    if (square < 0) {
        self->nodes[node].leads_to_end = 1;
        return;
    }
    for (uint32_t block = self->firsts[square]; block < self->firsts[square + 1]; block++) {
        const uint64_t *mask = self->masks + (size_t)block * words;
        uint64_t overlap = 0;
        for (int i = 0; i < words; i++) {
            overlap |= here[i] & mask[i];
            after[i] = here[i] | mask[i];
        }
        if (overlap || has_hole(self, after))
            continue;
        const uint32_t layer = self->nodes[node].layer + self->sizes[block];
        const uint32_t following = node_of(self, after, layer);
        if (following == NONE)
            return;
        if (!make_room((void **)&self->edges, &self->edge_room, self->edge_count, sizeof(Edge))) {
            self->error = NO_MEMORY;
            return;
        }
        self->edges[self->edge_count++] = (Edge){following, block};
        self->nodes[node].edges++;
    }
}

/* Keep the edges of a node that lead on to the end. */
static void prune(Frontier *self, uint32_t number)
{
    Node *node = self->nodes + number;
    Edge *edges = self->edges + node->first;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < node->edges; i++)
        if (self->nodes[edges[i].node].leads_to_end)
            edges[kept++] = edges[i];
    node->edges = kept;
    node->leads_to_end |= kept > 0;
}

/* Ways along it -------------------------------------------------------------------------------- */

static void push_ways(Frontier *self, uint32_t number)
{
    const Node *node = self->nodes + number;
    for (uint32_t i = 0; i < node->edges; i++) {
        const Edge edge = self->edges[node->first + i];
        for (uint32_t way = node->ways; way != NONE && !self->error;) {
            const Entry entry = self->entries[way];
            const uint64_t used = entry.used + self->units[edge.block];
            if (!(used & self->guards))
                add_ways(self, edge.node, used, entry.count, 0);
            way = entry.next;
        }
    }
}

static void pull_ways(Frontier *self, uint32_t number)
{
    const Node *node = self->nodes + number;
    for (uint32_t i = 0; i < node->edges; i++) {
        const Edge edge = self->edges[node->first + i];
        for (uint32_t way = self->nodes[edge.node].ways; way != NONE && !self->error;) {
            const Entry entry = self->entries[way];
            const uint64_t used = entry.used + self->units[edge.block];
            if (!(used & self->guards))
                add_ways(self, number, used, entry.count, 1);
            way = entry.next;
        }
    }
}

/* Say whether, with these pieces used up to a node, there is a way to the end. */
static int can_complete(const Frontier *self, uint32_t node, uint64_t used)
{
    if (used & self->guards)
        return 0;
    if (self->nodes[node].layer < self->meeting) {
        const Entry *entry = entry_of(self, node, used, 0);
        return entry && entry->completable;
    }
    if (self->meeting == self->last)
        return entry_of(self, node, used, 0) != NULL;
    return entry_of(self, node, self->whole - used, 1) != NULL;
}

static void complete(Frontier *self, uint32_t number)
{
    const Node *node = self->nodes + number;
    for (uint32_t way = node->ways; way != NONE; way = self->entries[way].next) {
        Entry *entry = self->entries + way;
        for (uint32_t i = 0; i < node->edges && !entry->completable; i++) {
            const Edge edge = self->edges[node->first + i];
            entry->completable =
                can_complete(self, edge.node, entry->used + self->units[edge.block]);
        }
    }
}

/* The work in its order ------------------------------------------------------------------------ */

/* Take up a part of the work at its first layer. */
static void begin(Frontier *self, int phase)
{
    self->phase = phase > self->last_phase ? DONE : phase;
    if (phase == PRUNE)
        self->layer = self->last;
    if (phase == FROM_START) {
        if (!self->nodes[0].leads_to_end) {
            self->phase = DONE;
            return;
        }
        self->layer = 0;
        add_ways(self, 0, self->none, 1, 0);
    }
    if (phase == FROM_END) {
        self->layer = self->last;
        self->first_from_end = self->by_use.count;
        add_ways(self, self->heads[self->last], self->none, 1, 1);
    }
    if (phase == COMPLETABLE)
        self->layer = self->meeting;
    self->at = self->heads[self->layer];
}

static void do_node(Frontier *self, uint32_t number)
{
    const Node *node = self->nodes + number;
    if (self->phase == REACH)
        reach_from(self, number);
    else if (self->phase == PRUNE)
        prune(self, number);
    else if (!node->leads_to_end)
        return;
    else if (self->phase == FROM_START && node->layer < self->meeting)
        push_ways(self, number);
    else if (self->phase == FROM_END && node->layer >= self->meeting)
        pull_ways(self, number);
    else if (self->phase == COMPLETABLE && node->layer < self->meeting)
        complete(self, number);
}

static void next_layer(Frontier *self)
{
    const int upward = self->phase == REACH || self->phase == FROM_START;
    if (self->layer == (upward ? self->last : 0)) {
        begin(self, self->phase + 1);
        return;
    }
    self->layer += upward ? 1 : -1;
    self->at = self->heads[self->layer];
}

static void work(Frontier *self, long nodes)
{
    while (self->phase != DONE && !self->error) {
        if (self->at == NONE) {
            next_layer(self);
            continue;
        }
        if (nodes-- <= 0)
            return;
        const uint32_t node = self->at;
        do_node(self, node); /* it may move the nodes in memory */
        self->at = self->nodes[node].next;
    }
}
