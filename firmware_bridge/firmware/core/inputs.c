#include "inputs.h"

#include <string.h>

void inputs_init(inputs_t *in, uint8_t lines, bool whole)
{
    in->lines = lines;
    in->whole = whole;
    in->broken = !whole;
    in->turn_ms = 0;
    times_set(&in->times, DEBOUNCE_MS, DEBOUNCE_MS);
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        octet_accept(&in->octets[i], whole ? in->seen[i] : 0);
    }
}

void inputs_trim(inputs_t *in)
{
    uint8_t last = in->lines / 8;
    if (last < SEEN_BYTES) {
        in->seen[last] &= (uint8_t)((1u << (in->lines % 8)) - 1);
    }
    if (last + 1 < CHIPS_OF(in->lines)) {
        in->seen[last + 1] = 0;
    }
}

void inputs_chain(inputs_t *in, bool whole)
{
    if (whole == in->whole) {
        return;
    }
    in->whole = whole;
    in->turn_ms = whole == in->broken ? DEBOUNCE_MS : 0;
}

bool inputs_turn(inputs_t *in)
{
    if (in->turn_ms == 0 || --in->turn_ms != 0) {
        return false;
    }
    in->broken = !in->broken;
    return true;
}

void inputs_scan(inputs_t *in)
{
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        inputs_scan_octet(in, i);
    }
}

bool inputs_tick(inputs_t *in)
{
    uint8_t changed = 0;
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        changed |= octet_tick(&in->octets[i]);
    }
    if (!inputs_turn(in)) {
        return changed != 0;
    }
    if (!in->broken) {
        for (uint8_t i = 0; i < INPUT_BYTES; i++) {
            octet_accept(&in->octets[i], in->seen[i]);
        }
    }
    return true;
}

bool inputs_waiting(const inputs_t *in)
{
    uint8_t waiting = 0;
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        waiting |= octet_waiting(&in->octets[i]);
    }
    return waiting != 0;
}

#if POLARITY
void inputs_field(inputs_t *in, uint8_t line, int8_t field)
{
    uint8_t bit = (uint8_t)(1u << (line % 8));
    uint8_t *level = &in->seen[line / 8], *north = &in->seen[LINE_BYTES + line / 8];
    int8_t least = (*level & bit) ? FIELD_OFF : FIELD_ON;
    if (field < -127) {
        field = -127;
    }
    in->fields[line] = field;
    if ((field < 0 ? -field : field) < least) {
        *level &= (uint8_t)~bit;
        *north &= (uint8_t)~bit;
    } else {
        *level |= bit;
        *north = (uint8_t)(field > 0 ? (*north | bit) : (*north & ~bit));
    }
}
#endif
