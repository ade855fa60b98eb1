#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "clock.h"
#include "pins.h"

uint32_t clock_ms;
uint16_t clock_mark;

/* Only wakes the chip. */
EMPTY_INTERRUPT(TIMER1_COMPA_vect)

void clock_init(void)
{
    TCCR1A = 0;
    TCCR1B = BIT(CS11) | BIT(CS10); /* 16 MHz / 64 */
    clock_release();
    clock_mark = TCNT1;
    set_sleep_mode(SLEEP_MODE_IDLE);
}

void clock_sleep(void)
{
    OCR1A = (uint16_t)(clock_mark + TICKS_A_MS);
    /* If that moment has passed already, its interrupt would come a whole round of the timer later. */
    if ((uint16_t)(TCNT1 - clock_mark) < TICKS_A_MS) {
        sleep_enable();
        sei(); /* takes effect after the next instruction, so nothing comes between */
        sleep_cpu();
        sleep_disable();
    }
    sei();
}
