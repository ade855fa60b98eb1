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

/* bits << 1, and below it the next bit of the chain. It is read just before the edge that brings the one after it, so
 * each has 0.3 us to travel down the chain's cable; the clock is high for 0.2 us. */
static inline uint8_t port_bit(uint8_t bits)
{
    __asm__ volatile("lsl  %[bits]            \n\t"
                     "sbic %[pin], %[data]    \n\t"
                     "ori  %[bits], 1         \n\t"
                     "sbi  %[port], %[clock]  \n\t"
                     "nop                     \n\t"
                     "cbi  %[port], %[clock]  \n\t"
                     : [bits] "+d"(bits)
                     : [pin] "I"(_SFR_IO_ADDR(BUS_PIN)), [port] "I"(_SFR_IO_ADDR(BUS_PORT)), [data] "I"(DATA_BIT),
                       [clock] "I"(CLOCK_BIT));
    return bits;
}

static inline uint8_t port_nibble(uint8_t bits)
{
    return port_bit(port_bit(port_bit(port_bit(bits))));
}

#endif
