/* Debounce of eight lines at a time (PROTOCOL.md, end of part 5): a new level counts when it was steady for its time.
 *
 * Each line has a counter of four bits, spread over four planes; it holds the milliseconds until the new level is
 * accepted, 0 = nothing to accept. Small and inline, since a port does one octet between two bytes of light.
 */
#ifndef OCTET_H
#define OCTET_H

#include <stdbool.h>
#include <stdint.h>

#define PLANES 4

typedef struct {
    uint8_t seen; /* the scan under way, or the last one: 1 = magnet there */
    uint8_t raw;  /* the last scan that was taken */
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

/* A millisecond has passed: the lines whose new level is accepted now; *still: some go on waiting. */
static inline uint8_t octet_tick(octet_t *lines, bool *still)
{
    uint8_t a = lines->left[0], b = lines->left[1], c = lines->left[2], d = lines->left[3];
    uint8_t waiting = (uint8_t)(a | b | c | d);
    /* One less in each counter that is not 0: a plane that was 0 and becomes 1 borrows from the next. */
    uint8_t borrow = waiting;
    lines->left[0] = a = (uint8_t)(a ^ borrow);
    lines->left[1] = b = (uint8_t)(b ^ (borrow &= a));
    lines->left[2] = c = (uint8_t)(c ^ (borrow &= b));
    lines->left[3] = d = (uint8_t)(d ^ (borrow & c));
    a = (uint8_t)(a | b | c | d);
    *still = a != 0;
    a = (uint8_t)(waiting & ~a);
    lines->accepted ^= a;
    return a;
}

/* Two planes of the counters of lines with an edge: begun ones wait for the time in `wait`, the others no more. */
static inline void octet_wait(octet_t *lines, uint8_t plane, uint8_t edges, uint8_t begun, const uint8_t *wait)
{
    uint8_t keep = (uint8_t)~edges, *left = &lines->left[plane];
    left[0] = (uint8_t)((left[0] & keep) | (begun & wait[plane]));
    left[1] = (uint8_t)((left[1] & keep) | (begun & wait[plane + 1]));
    if (plane != 0) {
        lines->raw ^= edges;
    }
}

/* Takes those edges of the scan in `seen` that go one way, first the magnets that came, and half of their counters: for
 * plane 0, then for plane 2; that is what fits between two bytes of light. Again until seen is raw. octet_tick for the
 * time before comes first. */
static inline void octet_edge(octet_t *lines, const times_t *times, uint8_t plane)
{
    uint8_t came = (uint8_t)(lines->seen & ~lines->raw);
    if (came != 0) {
        octet_wait(lines, plane, came, (uint8_t)(came & ~lines->accepted), times->press);
    } else {
        uint8_t went = (uint8_t)(lines->raw & ~lines->seen);
        octet_wait(lines, plane, went, (uint8_t)(went & lines->accepted), times->release);
    }
}

/* Accept these levels as they are; with lines->accepted: forget what is waiting. */
static inline void octet_accept(octet_t *lines, uint8_t levels)
{
    lines->raw = lines->accepted = levels;
    lines->left[0] = lines->left[1] = lines->left[2] = lines->left[3] = 0;
}

#endif
