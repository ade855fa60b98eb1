/* How pass.h reaches the inputs on an AVR. */
#ifndef PORT_H
#define PORT_H

#include <stdint.h>

#include "pins.h"

#ifdef HALL
#include "hall.h"
#define ANALOGUE 1
#define port_load hall_begin
#define port_field hall_field
#else
#define ANALOGUE 0

static inline void port_load(void)
{
    BUS_PORT &= (uint8_t)~BIT(LOAD_BIT);
    __builtin_avr_delay_cycles(12); /* 0.75 us; the chips need 0.1 us, a long cable more */
    BUS_PORT |= BIT(LOAD_BIT);
}
#endif

/* A bit is read just before the edge that brings the next one, so it has half a microsecond to travel. */
static inline uint8_t port_bit(uint8_t bits)
{
    bits = (uint8_t)(bits << 1);
    if (BUS_PIN & BIT(DATA_BIT)) {
        bits |= 1;
    }
    BUS_PORT |= BIT(CLOCK_BIT);
    __builtin_avr_delay_cycles(2);
    BUS_PORT &= (uint8_t)~BIT(CLOCK_BIT);
    return bits;
}

static inline uint8_t port_nibble(void)
{
    return port_bit(port_bit(port_bit(port_bit(0))));
}

#endif
