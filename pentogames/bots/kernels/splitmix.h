/* The random numbers of all kernels: SplitMix64. See core/splitmix.py, its twin. */
#ifndef PENTOGAMES_SPLITMIX_H
#define PENTOGAMES_SPLITMIX_H

#include <stdint.h>

static inline uint64_t next_random(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* A number from 0 to limit - 1. */
static inline int random_below(uint64_t *seed, int limit)
{
    return (int)((next_random(seed) >> 32) * (uint64_t)limit >> 32);
}

#endif
