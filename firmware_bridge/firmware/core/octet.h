/* Debounce of eight lines at a time (PROTOCOL.md, end of part 5): a new level counts when it was steady for its time.
 *
 * Each line has a counter of four bits, spread over four planes; it holds the milliseconds until the new level is
 * accepted, 0 = nothing to accept. Small and inline, since a port does one octet between two bytes of light.
 */
#ifndef OCTET_H
#define OCTET_H

#include <stdint.h>

#define PLANES 4

typedef struct {
    uint8_t raw; /* as last scanned */
    uint8_t accepted;
    uint8_t left[PLANES]; /* bit n of each line's counter */
} octet_t;

/* Times as planes: 0xFF where that bit of the milliseconds is set, else 0. */
typedef struct {
    uint8_t press[PLANES];
    uint8_t release[PLANES];
} times_t;

/* 1 to 15 ms each. */
static inline void times_set(times_t *times, uint8_t press_ms, uint8_t release_ms)
{
    for (uint8_t n = 0; n < PLANES; n++) {
        times->press[n] = (press_ms >> n & 1) ? 0xFF : 0;
        times->release[n] = (release_ms >> n & 1) ? 0xFF : 0;
    }
}

/* The lines that wait for the end of their time. */
static inline uint8_t octet_waiting(const octet_t *lines)
{
    return (uint8_t)(lines->left[0] | lines->left[1] | lines->left[2] | lines->left[3]);
}

/* A millisecond has passed: the lines whose new level is accepted now. */
static inline uint8_t octet_tick(octet_t *lines)
{
    uint8_t waiting = octet_waiting(lines);
    if (waiting == 0) {
        return 0;
    }
    uint8_t borrow = waiting, still = 0;
    for (uint8_t n = 0; n < PLANES; n++) {
        uint8_t plane = (uint8_t)(lines->left[n] ^ borrow);
        borrow &= plane; /* was 0, is 1: borrows from the next plane */
        lines->left[n] = plane;
        still |= plane;
    }
    uint8_t done = (uint8_t)(waiting & ~still);
    lines->accepted ^= done;
    return done;
}

/* The levels as scanned now; octet_tick for the time before comes first. */
static inline void octet_scan(octet_t *lines, uint8_t levels, const times_t *times)
{
    uint8_t edges = (uint8_t)(levels ^ lines->raw);
    if (edges == 0) {
        return;
    }
    lines->raw = levels;
    uint8_t begun = (uint8_t)(edges & (levels ^ lines->accepted));
    uint8_t come = (uint8_t)(begun & levels), gone = (uint8_t)(begun & ~levels);
    for (uint8_t n = 0; n < PLANES; n++) {
        lines->left[n] =
            (uint8_t)((lines->left[n] & ~edges) | (come & times->press[n]) | (gone & times->release[n]));
    }
}

/* Accept these levels as they are; with lines->accepted: forget what is waiting. */
static inline void octet_accept(octet_t *lines, uint8_t levels)
{
    lines->raw = lines->accepted = levels;
    lines->left[0] = lines->left[1] = lines->left[2] = lines->left[3] = 0;
}

#endif
