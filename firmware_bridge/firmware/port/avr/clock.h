/* Milliseconds since boot from the free-running timer 1 (4 us a step); nothing is counted in an interrupt. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

#define TICKS_A_MS 250u

extern uint32_t clock_ms;       /* as of the last clock_update */
extern uint16_t clock_mark;     /* timer 1 at the beginning of this millisecond */

void clock_init(void);

/* Counts at most one millisecond; call it more often than that, or until it returns 0. The timer wraps after 262 ms. */
static inline uint8_t clock_update(void)
{
    if ((uint16_t)(TCNT1 - clock_mark) < TICKS_A_MS) {
        return 0;
    }
    clock_mark = (uint16_t)(clock_mark + TICKS_A_MS);
    clock_ms++;
    return 1;
}

/* Idle until any interrupt: a byte, room to send, or the next millisecond. Only with interrupts off; they are on after. */
void clock_sleep(void);

#endif
