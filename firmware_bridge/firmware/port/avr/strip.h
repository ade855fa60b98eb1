/* One byte for a strip of WS2812 or SK6812, at 16 MHz: a bit takes 20 cycles (1.25 us), high for 6 (0.375 us) as a zero
 * and for 11 (0.69 us) as a one: a WS2812B wants 0.65 to 0.95 us there, an SK6812 0.45 to 0.75.
 */
#ifndef STRIP_H
#define STRIP_H

#include <avr/io.h>
#include <stdint.h>

#include "pins.h"

/* What stands on the port between two bits. */
static inline uint8_t strip_low(void)
{
    return (uint8_t)(BUS_PORT & ~BIT(STRIP_BIT));
}

/* Interrupts are off from the first bit on, and stay off: turn them on again after it. */
static inline void strip_byte(uint8_t byte, uint8_t low)
{
    uint8_t left;
    __asm__ volatile("ldi  %[left], 8         \n\t"
                     "cli                     \n\t"
                     "1: out %[port], %[high] \n\t" /* cycle 0 of the bit */
                     "rjmp .+0                \n\t"
                     "rjmp .+0                \n\t"
                     "sbrs %[byte], 7         \n\t"
                     "out  %[port], %[low]    \n\t" /* 6: the end of a zero */
                     "lsl  %[byte]            \n\t"
                     "rjmp .+0                \n\t"
                     "nop                     \n\t"
                     "out  %[port], %[low]    \n\t" /* 11: the end of a one */
                     "rjmp .+0                \n\t"
                     "rjmp .+0                \n\t"
                     "nop                     \n\t"
                     "dec  %[left]            \n\t"
                     "brne 1b                 \n\t" /* back at cycle 20 */
                     : [byte] "+r"(byte), [left] "=&d"(left)
                     : [port] "I"(_SFR_IO_ADDR(BUS_PORT)), [high] "r"((uint8_t)(low | BIT(STRIP_BIT))), [low] "r"(low)
                     : "memory");
}

#endif
