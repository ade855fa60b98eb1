#include "inputs.h"

#include <string.h>

void inputs_init(inputs_t *in, uint8_t lines)
{
    memset(in, 0, sizeof *in);
    in->lines = lines;
    in->chips = CHIPS_OF(lines);
    in->last = lines / 8;
    in->mask = (uint8_t)((1u << (lines % 8)) - 1);
    times_set(&in->times, DEBOUNCE_MS, DEBOUNCE_MS);
}

void inputs_boot(inputs_t *in, bool whole)
{
    in->whole = whole;
    in->broken = !whole;
    in->turn_ms = 0;
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        octet_accept(&in->octets[i], whole ? in->octets[i].seen : 0);
    }
}

void inputs_scan(inputs_t *in)
{
    bool trusted = inputs_trusted(in);
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        if (trusted) {
            while (in->octets[i].seen != in->octets[i].raw) {
                octet_edge(&in->octets[i], &in->times, 0);
                octet_edge(&in->octets[i], &in->times, 2);
            }
        } else {
            inputs_distrust(in, &in->octets[i]);
        }
    }
}

bool inputs_tick(inputs_t *in)
{
    uint8_t changed = 0;
    bool still;
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        changed |= octet_tick(&in->octets[i], &still);
    }
    if (!inputs_turn(in)) {
        return changed != 0;
    }
    if (!in->broken) {
        for (uint8_t i = 0; i < INPUT_BYTES; i++) {
            octet_accept(&in->octets[i], in->octets[i].raw);
        }
    }
    return true;
}

#if POLARITY
void inputs_field(inputs_t *in, uint8_t line, int8_t field)
{
    in->fields[line] = field;
    inputs_judge(&in->octets[line / 8], (uint8_t)(1u << (line % 8)), field);
}
#endif
