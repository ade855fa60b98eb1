/* All inputs of a device: raw scans in, accepted levels out. Knows debouncing, the self-test's consequences and poles;
 * no frames and no pins.
 *
 * A scan is put into octets[].seen: bit i % 8 of octet i / 8 is line i, 1 = magnet there; with POLARITY the norths
 * follow from octet LINE_BYTES on. A scan that fails the self-test never changes a level: what was about to be
 * accepted begins anew.
 */
#ifndef INPUTS_H
#define INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "limits.h"
#include "octet.h"

typedef struct {
    uint8_t lines;
    uint8_t chips;   /* of the chain */
    uint8_t last;    /* the first octet that is not all lines, */
    uint8_t mask;    /* and which of it are */
    bool whole;      /* the chain passes its self-test */
    bool broken;     /* it has failed for DEBOUNCE_MS, and has not yet passed again for as long with levels that stay */
    uint8_t turn_ms; /* until broken comes or goes; 0 = it stays */
    times_t times;
    octet_t octets[INPUT_BYTES > CHIPS ? INPUT_BYTES : CHIPS]; /* the last chip may have no line at all */
#if POLARITY
    int8_t fields[LINES]; /* measured, north positive; -127 to 127 */
#endif
} inputs_t;

/* How many lines, before the first scan. */
void inputs_init(inputs_t *in, uint8_t lines);

/* Accepts the first scan as it is if it passed the self-test. */
void inputs_boot(inputs_t *in, bool whole);

/* Clears what was seen beyond the last line. With the two tied inputs the chain always reaches in->last; of an octet after
 * that one nothing is ever told. */
static inline void inputs_trim(inputs_t *in)
{
    in->octets[in->last].seen &= in->mask;
}

/* Whether scans pass the self-test, from now on. If not, what waits is to be forgotten. */
static inline void inputs_chain(inputs_t *in, bool whole)
{
    if (whole != in->whole) {
        in->whole = whole;
        in->turn_ms = whole == in->broken ? DEBOUNCE_MS : 0;
    }
}

/* Untrusted: one octet of a scan. While BROKEN, its last scan is kept as raw, and BROKEN does not go before all scans of
 * DEBOUNCE_MS have shown the same: a plug that is loose may come back in mid-scan, and the self-test looks at the end. */
static inline void inputs_distrust(inputs_t *in, octet_t *octet)
{
    if (!in->broken) {
        octet_accept(octet, octet->accepted);
    } else if (octet->raw != octet->seen) {
        octet->raw = octet->seen;
        if (in->turn_ms != 0) {
            in->turn_ms = DEBOUNCE_MS;
        }
    }
}

/* A millisecond has passed. True if BROKEN came or went; where it went, the raw levels are to be accepted as they are. */
static inline bool inputs_turn(inputs_t *in)
{
    if (in->turn_ms == 0 || --in->turn_ms != 0) {
        return false;
    }
    in->broken = !in->broken;
    return true;
}

/* Whether scans are believed now. */
static inline bool inputs_trusted(const inputs_t *in)
{
    return in->whole && !in->broken;
}

/* Takes all that is seen. */
void inputs_scan(inputs_t *in);

/* A millisecond has passed, for all inputs. True if anything that a report tells has changed. */
bool inputs_tick(inputs_t *in);

#if POLARITY
/* The measured field of one line, which is `bit` of this octet; the octet of norths stands LINE_BYTES after it. A magnet
 * is there from FIELD_ON up until it falls below FIELD_OFF. */
static inline void inputs_judge(octet_t *octet, uint8_t bit, int8_t field)
{
    octet_t *norths = octet + LINE_BYTES;
    uint8_t amount = (uint8_t)(field < 0 ? -field : field);
    uint8_t level = octet->seen, north = (uint8_t)(norths->seen & ~bit);
    if (amount >= ((level & bit) ? FIELD_OFF : FIELD_ON)) {
        level |= bit;
        if (field > 0) {
            north |= bit;
        }
    } else {
        level &= (uint8_t)~bit;
    }
    octet->seen = level;
    norths->seen = north;
}

/* The measured field of a line, -127 to 127. */
void inputs_field(inputs_t *in, uint8_t line, int8_t field);
#endif

#endif
