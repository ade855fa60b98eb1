/* Milliseconds since boot from the free-running timer 1 (4 us a step); nothing is counted in an interrupt. */
#ifndef CLOCK_H
#define CLOCK_H

#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

#define TICKS_A_MS 250u

extern uint32_t clock_ms;       /* as far as counted */
extern uint16_t clock_mark;     /* timer 1 at the beginning of this millisecond */

void clock_init(void);

/* Whether a millisecond has passed that was not counted yet; */
static inline bool clock_passed(void)
{
    return (uint16_t)(TCNT1 - clock_mark) >= TICKS_A_MS;
}

/* counts it. The timer wraps after 262 ms, until then none is lost. */
static inline void clock_count(void)
{
    clock_mark = (uint16_t)(clock_mark + TICKS_A_MS);
    clock_ms++;
}

/* No interrupt for a new millisecond, for a while. */
static inline void clock_hold(void)
{
    TIMSK1 = 0;
}

static inline void clock_release(void)
{
    TIMSK1 = 1 << OCIE1A;
}

/* Idle until any interrupt: a byte, room to send, or the next millisecond. Only with interrupts off; they are on after. */
void clock_sleep(void);

#endif
