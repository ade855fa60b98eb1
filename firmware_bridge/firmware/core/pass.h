/* One scan of all inputs in small steps, so that scanning goes on while lights are shifted out.
 *
 * Collects the chain four bits at a time, inverts the active-low levels, checks the two tied inputs, and then carries
 * debouncing out one octet a step. The port gives, as inline functions in its port.h: port_load() (all inputs of the
 * chain are latched) and port_nibble(bits) (bits << 4, and below it the next four, first one highest). Where its ANALOGUE is true (Hall
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

enum {
    PASS_REST,
    PASS_LOAD,    /* latch all inputs */
    PASS_COLLECT, /* four bits, or one line's field, */
    PASS_JUDGE,   /* and whether that is a magnet */
    PASS_CHECK,   /* the tied inputs */
    PASS_TRIM,    /* what is no line */
    PASS_TURN,    /* does BROKEN come or go? */
    PASS_TRUST,   /* is this scan to be believed? */
    PASS_OCTETS,  /* one or two octets where nothing happens */
    PASS_TICK,    /* one octet where lines wait: a millisecond has passed */
    PASS_EDGE,    /* one octet with edges: those of one direction, */
    PASS_EDGE_2,  /* second half */
    PASS_ON,      /* this octet again, or the next one */
    PASS_SETTLE,  /* one octet: accept what is seen (BROKEN has gone), or forget what waits (a bad scan) */
    PASS_FINISH
};

#define PASS_NEVER 0xFF

typedef struct {
    uint8_t step;
    uint8_t left;    /* nibbles, lines or octets that are still to be done */
    octet_t *octet;  /* the next one */
    uint8_t bit;     /* of the next line in it */
    uint8_t rounds;  /* milliseconds since the scan before, */
    uint8_t round;   /* and how many of them this octet has counted */
    uint8_t first;   /* the round in which the first change was accepted, or PASS_NEVER */
    uint8_t good;    /* scans in a row, up to GOOD_SCANS */
    bool sound;      /* this scan passes the self-test */
    bool accept;     /* BROKEN has gone: take this scan as it is */
    bool waiting;    /* some lines wait for the end of their time, or have until now: hands are at work */
    bool changed;    /* something a report tells was accepted; whoever makes the report clears it */
    uint8_t before;  /* the first time of it: so many milliseconds before */
    uint32_t changed_ms; /* this one */
    uint32_t ticked_ms;  /* inputs are settled up to here, at the end of this scan */
    uint16_t scans;      /* begun since boot; wraps */
} pass_t;

/* The tied inputs as they must be read; what is seen is inverted. */
static inline bool pass_tied_well(const inputs_t *in)
{
    return (in->octets[in->chips - 1].seen & 0xC0) == 0x40;
}

/* Begins a scan if a millisecond has passed since the one before; only at rest. */
static inline void pass_begin(pass_t *pass, uint32_t now_ms)
{
    uint8_t passed_ms = (uint8_t)((uint8_t)(now_ms & 0xFF) - (uint8_t)(pass->ticked_ms & 0xFF));
    if (passed_ms == 0) {
        return;
    }
    pass->rounds = passed_ms < DEBOUNCE_MAX_MS ? passed_ms : DEBOUNCE_MAX_MS; /* after so long nothing waits */
    pass->ticked_ms = now_ms;
    pass->step = PASS_LOAD;
}

static inline void pass_load(pass_t *pass, inputs_t *in)
{
    port_load();
    pass->left = (uint8_t)(ANALOGUE ? in->lines : 2 * in->chips);
    pass->octet = in->octets;
    pass->bit = 1;
    pass->step = PASS_COLLECT;
    pass->scans++;
}

static inline void pass_collect(pass_t *pass, inputs_t *in)
{
#if POLARITY
    if (ANALOGUE) {
        uint8_t line = (uint8_t)(in->lines - pass->left);
        in->fields[line] = port_field(line);
        pass->step = PASS_JUDGE;
        return;
    }
#endif
    octet_t *octet = pass->octet;
    uint8_t bits = port_nibble(octet->seen), left = --pass->left;
    if ((left & 1) == 0) {
        pass->octet = octet + 1;
        bits = (uint8_t)~bits;
    }
    octet->seen = bits;
    (void)in;
    if (left == 0) {
        pass->step = PASS_CHECK;
    }
}

static inline void pass_judge(pass_t *pass, inputs_t *in)
{
#if POLARITY
    uint8_t bit = pass->bit;
    inputs_judge(pass->octet, bit, in->fields[in->lines - pass->left]);
    bit = (uint8_t)(bit << 1);
    if (bit == 0) {
        bit = 1;
        pass->octet++;
    }
    pass->bit = bit;
#endif
    (void)in;
    pass->step = --pass->left == 0 ? PASS_CHECK : PASS_COLLECT;
}

static inline void pass_check(pass_t *pass, inputs_t *in)
{
    pass->sound = ANALOGUE || pass_tied_well(in);
    if (!pass->sound) {
        pass->good = 0;
        if (in->broken) {
            inputs_chain(in, false); /* or BROKEN might go in this very scan */
        }
    } else if (pass->good < GOOD_SCANS) {
        pass->good++;
    }
    pass->step = PASS_TRIM;
}

static inline void pass_trim(pass_t *pass, inputs_t *in)
{
    if (!ANALOGUE) {
        inputs_trim(in);
    }
    pass->step = PASS_TURN;
}

static inline void pass_turn(pass_t *pass, inputs_t *in)
{
    pass->first = PASS_NEVER;
    pass->accept = false;
    for (uint8_t round = 0; in->turn_ms != 0 && round < pass->rounds; round++) {
        if (inputs_turn(in)) {
            pass->first = round;
            pass->accept = !in->broken;
        }
    }
    pass->step = PASS_TRUST;
}

static inline void pass_trust(pass_t *pass, inputs_t *in)
{
    inputs_chain(in, pass->good == GOOD_SCANS);
    pass->step = pass->accept || !inputs_trusted(in) ? PASS_SETTLE : PASS_OCTETS;
    pass->waiting = false;
    pass->round = 0;
    pass->octet = in->octets;
    pass->left = INPUT_BYTES;
}

static inline void pass_octets(pass_t *pass)
{
    octet_t *octet = pass->octet;
    uint8_t left = pass->left;
    for (uint8_t two = 2; two != 0; two--) {
        if (octet_waiting(octet)) {
            pass->step = PASS_TICK;
            break;
        }
        if (octet->seen != octet->raw) {
            pass->step = PASS_EDGE;
            break;
        }
        octet++;
        if (--left == 0) {
            pass->step = PASS_FINISH;
            break;
        }
    }
    pass->octet = octet;
    pass->left = left;
}

/* After the ticks or an edge. */
static inline void pass_on(pass_t *pass)
{
    octet_t *octet = pass->octet;
    if (octet->seen != octet->raw) {
        pass->step = PASS_EDGE;
        return;
    }
    pass->octet = octet + 1;
    pass->round = 0;
    pass->step = --pass->left == 0 ? PASS_FINISH : PASS_OCTETS;
}

static inline void pass_tick(pass_t *pass)
{
    uint8_t round = pass->round;
    bool still;
    if (octet_tick(pass->octet, &still) && round < pass->first) {
        pass->first = round;
    }
    pass->round = ++round;
    if (still && round != pass->rounds) {
        return;
    }
    pass->waiting = true; /* or has waited until now */
    pass->step = PASS_ON;
}

static inline void pass_edge(pass_t *pass, const inputs_t *in)
{
    octet_edge(pass->octet, &in->times, 0);
    pass->step = PASS_EDGE_2;
}

static inline void pass_edge_2(pass_t *pass, const inputs_t *in)
{
    octet_edge(pass->octet, &in->times, 2);
    pass->waiting = true; /* or has bounced back */
    pass->step = PASS_ON;
}

static inline void pass_settle(pass_t *pass, inputs_t *in)
{
    octet_t *octet = pass->octet++;
    if (pass->accept) {
        octet_accept(octet, octet->raw);
    } else {
        inputs_distrust(in, octet);
    }
    if (--pass->left != 0) {
        return;
    }
    pass->step = PASS_FINISH;
    if (pass->accept) { /* what this very scan shows may be an edge already */
        pass->step = PASS_OCTETS;
        pass->octet = in->octets;
        pass->left = INPUT_BYTES;
    }
}

static inline void pass_finish(pass_t *pass)
{
    if (pass->first != PASS_NEVER && !pass->changed) {
        pass->changed = true;
        pass->changed_ms = pass->ticked_ms;
        pass->before = (uint8_t)(pass->rounds - 1 - pass->first);
    }
    pass->step = PASS_REST;
}

/* One small step of the scan that has begun; the longest ones are found first. */
static inline void pass_step(pass_t *pass, inputs_t *in)
{
    uint8_t step = pass->step;
    if (step == PASS_OCTETS) {
        pass_octets(pass);
    } else if (step == PASS_TICK) {
        pass_tick(pass);
    } else if (step == PASS_COLLECT) {
        pass_collect(pass, in);
    } else if (ANALOGUE && step == PASS_JUDGE) {
        pass_judge(pass, in);
    } else if (step == PASS_EDGE) {
        pass_edge(pass, in);
    } else if (step == PASS_EDGE_2) {
        pass_edge_2(pass, in);
    } else if (step == PASS_SETTLE) {
        pass_settle(pass, in);
    } else if (step == PASS_CHECK) {
        pass_check(pass, in);
    } else if (step == PASS_ON) {
        pass_on(pass);
    } else if (step == PASS_TURN) {
        pass_turn(pass, in);
    } else if (step == PASS_TRUST) {
        pass_trust(pass, in);
    } else if (step == PASS_FINISH) {
        pass_finish(pass);
    } else if (step == PASS_LOAD) {
        pass_load(pass, in);
    } else {
        pass_trim(pass, in);
    }
}

/* When the change came that has not been reported yet; it is now. */
static inline uint32_t pass_take_change(pass_t *pass)
{
    pass->changed = false;
    return pass->changed_ms - pass->before;
}

/* The whole chain at once: the same as all steps of PASS_COLLECT, but twice as fast. */
static inline void pass_collect_all(pass_t *pass, inputs_t *in)
{
    octet_t *octet = in->octets;
    pass_load(pass, in);
    for (uint8_t chips = in->chips; chips != 0; chips--) {
        (octet++)->seen = (uint8_t)~port_nibble(port_nibble(0));
    }
    pass->step = PASS_CHECK;
}

/* A whole scan, if it is time for one; also ends one that was begun in steps. */
static inline void pass_whole(pass_t *pass, inputs_t *in, uint32_t now_ms)
{
    if (pass->step == PASS_REST) {
        pass_begin(pass, now_ms);
    }
    if (pass->step == PASS_LOAD && !ANALOGUE) {
        pass_collect_all(pass, in);
    }
    while (pass->step != PASS_REST) {
        pass_step(pass, in);
    }
}

/* The scan at boot, after inputs_init; false if it fails the self-test. inputs_boot (device_init) comes next. */
static inline bool pass_first(pass_t *pass, inputs_t *in, uint32_t now_ms)
{
    pass->step = PASS_LOAD;
    while (pass->step != PASS_CHECK) {
        pass_step(pass, in);
    }
    bool whole = ANALOGUE || pass_tied_well(in);
    if (!ANALOGUE) {
        inputs_trim(in);
    }
    pass->good = whole ? GOOD_SCANS : 0;
    pass->step = PASS_REST;
    pass->ticked_ms = now_ms;
    return whole;
}

#endif
