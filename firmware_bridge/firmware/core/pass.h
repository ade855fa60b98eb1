/* One scan of all inputs in small steps, so that scanning goes on while lights are shifted out.
 *
 * Collects the chain four bits at a time, checks the two tied inputs, inverts the active-low levels, and then carries
 * debouncing out one octet a step. The port gives, as inline functions in its port.h: port_load() (all inputs of the
 * chain are latched) and port_nibble() (the next four bits, first one highest). Where its ANALOGUE is true (Hall
 * sensors) it gives port_field(line), the field of a line, and there is no chain to check.
 *
 * Chain: the first bit is input H of the nearest chip, line 7; then G ... A, then the next chip. The last chip's H is
 * tied to supply and its G to ground. Both lie beyond the last line, and any break or slipped clock shows in them.
 */
#ifndef PASS_H
#define PASS_H

#include <stdbool.h>
#include <stdint.h>

#include "device.h"
#include "limits.h"
#include "port.h"

/* A bad scan at once makes the chain count as broken in part 2; so many good ones in a row make it whole again. So a
 * single bad scan is no fault (BROKEN takes DEBOUNCE_MS), and a chain of which a quarter of all scans fail is one. */
#define GOOD_SCANS 3

enum { PASS_REST, PASS_COLLECT, PASS_COLLECT_LOW, PASS_CHECK, PASS_TICK, PASS_SCAN };

typedef struct {
    uint8_t step;
    uint8_t at;      /* byte of the chain, octet, or line */
    uint8_t rounds;  /* milliseconds that are still to be counted */
    uint8_t good;    /* scans in a row, up to GOOD_SCANS */
    uint8_t waiting; /* lines of the octets so far that wait for the end of their time; not 0 at rest: hands at work */
    bool sound;      /* this scan passes the self-test */
    bool accept;     /* BROKEN has gone: take this scan as it is */
    bool changed;    /* something a report tells was accepted; whoever makes the report clears it */
    uint32_t changed_ms; /* the first time of it */
    uint32_t ticked_ms;  /* inputs are settled up to here */
    uint32_t scans;      /* finished since boot; wraps */
} pass_t;

/* The tied inputs as they must be read; the levels in seen are inverted. */
static inline bool pass_tied_well(const inputs_t *in)
{
    return (in->seen[CHIPS_OF(in->lines) - 1] & 0xC0) == 0x40;
}

static inline void pass_note(pass_t *pass, uint32_t at_ms)
{
    if (!pass->changed) {
        pass->changed = true;
        pass->changed_ms = at_ms;
    }
}

static inline void pass_check(pass_t *pass, inputs_t *in)
{
    pass->sound = ANALOGUE || pass_tied_well(in);
    if (!pass->sound) {
        pass->good = 0;
    } else if (pass->good < GOOD_SCANS) {
        pass->good++;
    }
    if (!ANALOGUE) {
        inputs_trim(in);
    }
    if (in->broken && !pass->sound) {
        inputs_chain(in, false); /* or BROKEN might go in this very scan */
    }
    pass->step = PASS_TICK;
    pass->at = pass->waiting = 0;
    pass->accept = false;
}

static inline void pass_tick(pass_t *pass, inputs_t *in)
{
    uint32_t at_ms = pass->ticked_ms + 1;
    if (pass->sound && octet_tick(&in->octets[pass->at])) {
        pass_note(pass, at_ms);
    }
    if (++pass->at != INPUT_BYTES) {
        return;
    }
    pass->at = 0;
    pass->ticked_ms = at_ms;
    if (inputs_turn(in)) {
        pass_note(pass, at_ms);
        pass->accept = !in->broken;
    }
    if (--pass->rounds == 0) {
        inputs_chain(in, pass->good == GOOD_SCANS);
        pass->step = PASS_SCAN;
    }
}

static inline void pass_scan(pass_t *pass, inputs_t *in)
{
    if (pass->accept) {
        octet_accept(&in->octets[pass->at], in->seen[pass->at]);
    } else {
        inputs_scan_octet(in, pass->at);
    }
    pass->waiting |= octet_waiting(&in->octets[pass->at]);
    if (++pass->at == INPUT_BYTES) {
        pass->step = PASS_REST;
        pass->scans++;
    }
}

static inline void pass_collect(pass_t *pass, inputs_t *in)
{
#if POLARITY
    if (ANALOGUE) {
        inputs_field(in, pass->at, port_field(pass->at));
        if (++pass->at == in->lines) {
            pass->step = PASS_CHECK;
        }
        return;
    }
#endif
    uint8_t *seen = &in->seen[pass->at];
    uint8_t nibble = (uint8_t)(port_nibble() ^ 0x0F);
    if (pass->step == PASS_COLLECT) {
        *seen = (uint8_t)(nibble << 4);
        pass->step = PASS_COLLECT_LOW;
    } else {
        *seen |= nibble;
        pass->step = ++pass->at == CHIPS_OF(in->lines) ? PASS_CHECK : PASS_COLLECT;
    }
}

/* One small step of the scan under way. A scan begins when a millisecond has passed since the one before; true while
 * one is under way. */
static inline bool pass_step(pass_t *pass, inputs_t *in, uint32_t now_ms)
{
    switch (pass->step) {
    case PASS_REST:
        if (now_ms == pass->ticked_ms) {
            return false;
        }
        /* After so many milliseconds nothing waits any more. */
        if (now_ms - pass->ticked_ms > DEBOUNCE_MAX_MS) {
            pass->ticked_ms = now_ms - DEBOUNCE_MAX_MS;
        }
        pass->rounds = (uint8_t)(now_ms - pass->ticked_ms);
        pass->at = 0;
        pass->step = PASS_COLLECT;
        port_load();
        return true;
    case PASS_COLLECT:
    case PASS_COLLECT_LOW:
        pass_collect(pass, in);
        return true;
    case PASS_CHECK:
        pass_check(pass, in);
        return true;
    case PASS_TICK:
        pass_tick(pass, in);
        return true;
    default:
        pass_scan(pass, in);
        return true;
    }
}

/* The scan at boot, whose levels are accepted as they are; false if it fails the self-test. */
static inline bool pass_first(pass_t *pass, inputs_t *in, uint8_t lines, uint32_t now_ms)
{
    in->lines = lines;
    pass->ticked_ms = now_ms - 1;
    do {
        pass_step(pass, in, now_ms);
    } while (pass->step != PASS_CHECK);
    bool whole = ANALOGUE || pass_tied_well(in);
    pass->good = whole ? GOOD_SCANS : 0;
    if (!ANALOGUE) {
        inputs_trim(in);
    }
    pass->step = PASS_REST;
    pass->ticked_ms = now_ms;
    return whole;
}

#endif
