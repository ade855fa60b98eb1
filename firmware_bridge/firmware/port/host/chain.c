#include "chain.h"

#include <string.h>

#include "limits.h"
#include "port.h"

bool host_analogue;

static uint8_t line_count, chip_count;
static bool magnets[MAX_LINES];
static int8_t fields[MAX_LINES];
static bool is_cut;

/* What the registers hold: the next bit out first. */
static bool latched[8 * CHIPS_OF(MAX_LINES)];
static unsigned shifted;

void chain_init(uint8_t lines)
{
    line_count = lines;
    chip_count = CHIPS_OF(lines);
    memset(magnets, 0, sizeof magnets);
    memset(fields, 0, sizeof fields);
    is_cut = false;
}

void chain_set(uint8_t line, bool magnet)
{
    magnets[line] = magnet;
    fields[line] = magnet ? -127 : 0;
}

void chain_set_field(uint8_t line, int8_t field)
{
    fields[line] = field;
}

void chain_cut(bool cut)
{
    is_cut = cut;
}

/* The level at an input: 0 A to 7 H of a chip. A magnet pulls it to ground, the two tied ones stand beyond the lines. */
static bool input(unsigned chip, unsigned number)
{
    unsigned line = 8 * chip + number;
    if (line < line_count) {
        return !magnets[line];
    }
    return !(chip == chip_count - 1u && number == 6);
}

void port_load(void)
{
    for (unsigned place = 0; place < 8u * chip_count; place++) {
        latched[place] = input(place / 8, 7 - place % 8);
    }
    shifted = 0;
}

uint8_t port_nibble(uint8_t bits)
{
    for (int i = 0; i < 4; i++) {
        bool bit = is_cut || shifted >= 8u * chip_count || latched[shifted];
        bits = (uint8_t)(bits << 1 | bit);
        shifted++;
    }
    return bits;
}

int8_t port_field(uint8_t line)
{
    return fields[line];
}
