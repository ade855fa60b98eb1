/* All inputs of a device: raw scans in, accepted levels out. Knows debouncing, the self-test's consequences and poles;
 * no frames and no pins.
 *
 * inputs_t.seen is where a scan is put: bit i % 8 of byte i / 8 is line i, 1 = magnet there; with POLARITY the norths
 * follow from byte LINE_BYTES on. A scan that fails the self-test never changes a level: what was about to be
 * accepted begins anew.
 */
#ifndef INPUTS_H
#define INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "limits.h"
#include "octet.h"

#define SEEN_BYTES (INPUT_BYTES > CHIPS ? INPUT_BYTES : CHIPS)

typedef struct {
    uint8_t lines;
    bool whole;      /* the chain passes its self-test */
    bool broken;     /* it has failed for DEBOUNCE_MS, and has not yet passed again for as long */
    uint8_t turn_ms; /* until broken comes or goes; 0 = it stays */
    times_t times;
    octet_t octets[INPUT_BYTES];
    uint8_t seen[SEEN_BYTES];
#if POLARITY
    int8_t fields[LINES]; /* measured, north positive; -127 to 127 */
#endif
} inputs_t;

/* The first scan, which stands in `seen`, is accepted as it is if it passed the self-test. */
void inputs_init(inputs_t *in, uint8_t lines, bool whole);

/* Clears what stands in `seen` beyond the last line. */
void inputs_trim(inputs_t *in);

/* Whether a scan passes the self-test, from now on. If not, call inputs_scan (or octet_accept) next. */
void inputs_chain(inputs_t *in, bool whole);

/* A millisecond has passed. True if BROKEN came or went; where it went, `seen` is to be accepted as it is. */
bool inputs_turn(inputs_t *in);

/* Whether scans are believed now. */
static inline bool inputs_trusted(const inputs_t *in)
{
    return in->whole && !in->broken;
}

/* One octet of a scan that stands in `seen`. */
static inline void inputs_scan_octet(inputs_t *in, uint8_t at)
{
    octet_t *lines = &in->octets[at];
    if (inputs_trusted(in)) {
        octet_scan(lines, in->seen[at], &in->times);
    } else {
        octet_accept(lines, lines->accepted);
    }
}

/* A whole scan that stands in `seen`. */
void inputs_scan(inputs_t *in);

/* A millisecond has passed, for all inputs. True if anything that a report tells has changed. */
bool inputs_tick(inputs_t *in);

/* Whether any line waits for the end of its time. */
bool inputs_waiting(const inputs_t *in);

#if POLARITY
/* The measured field of a line: a magnet is there from FIELD_ON up until it falls below FIELD_OFF. */
void inputs_field(inputs_t *in, uint8_t line, int8_t field);
#endif

#endif
