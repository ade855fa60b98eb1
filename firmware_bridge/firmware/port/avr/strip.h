/* One byte for a strip of WS2812 or SK6812, at 16 MHz: a bit takes 20 cycles (1.25 us), high for 6 (0.375 us) as a zero
 * and for 13 (0.81 us) as a one. Interrupts are off for this byte, and as they were after it.
 */
#ifndef STRIP_H
#define STRIP_H

#include <avr/interrupt.h>
#include <avr/io.h>
#include <stdint.h>

#include "pins.h"

static inline void strip_byte(uint8_t byte)
{
    uint8_t flags = SREG, left = 8, low = BUS_PORT & (uint8_t)~BIT(STRIP_BIT);
    uint8_t high = low | BIT(STRIP_BIT);
    __asm__ volatile("cli                    \n\t"
                     "1: out %[port], %[high] \n\t" /* cycle 0 of the bit */
                     "rjmp .+0               \n\t"
                     "rjmp .+0               \n\t"
                     "sbrs %[byte], 7        \n\t"
                     "out %[port], %[low]    \n\t" /* 6: the end of a zero */
                     "lsl %[byte]            \n\t"
                     "rjmp .+0               \n\t"
                     "rjmp .+0               \n\t"
                     "nop                    \n\t"
                     "out %[port], %[low]    \n\t" /* 13: the end of a one */
                     "rjmp .+0               \n\t"
                     "nop                    \n\t"
                     "dec %[left]            \n\t"
                     "brne 1b                \n\t" /* back at cycle 20 */
                     "out %[sreg], %[flags]  \n\t"
                     : [byte] "+r"(byte), [left] "+r"(left)
                     : [port] "I"(_SFR_IO_ADDR(BUS_PORT)), [sreg] "I"(_SFR_IO_ADDR(SREG)), [high] "r"(high),
                       [low] "r"(low), [flags] "r"(flags)
                     : "memory");
}

#endif
