/* Linear Hall sensors behind CD74HC4067 multiplexers, one at each ADC input (-DHALL): line = input * 16 + address.
 *
 * 5 V sensors that rest at half the supply (such as the SS49E, 1.4 mV/G). The ADC runs at 1 MHz (13 us a line; about nine
 * good bits); a step of HALL_SHIFT 1 is 9.8 mV, so FIELD_ON is 0.39 V or, with an SS49E, 28 mT.
 */
#ifndef HALL_H
#define HALL_H

#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

#include "limits.h"
#include "pins.h"

#if LINES > 16 * ADC_INPUTS
#error "more lines than this chip has analogue inputs for"
#endif

#ifndef HALL_SHIFT
#define HALL_SHIFT 1
#endif

static inline void hall_init(void)
{
    MUX_DDR |= 0xF0;
    ADCSRA = BIT(ADEN) | BIT(ADPS2); /* 16 MHz / 16 */
}

/* Turns the multiplexers to a line and begins to measure it. */
static inline void hall_select(uint8_t line)
{
    uint8_t input = line / 16;
    uint8_t address = (uint8_t)(line << 4);
#if defined(__AVR_ATmega2560__)
    /* S0 is the highest pin here: turn the four bits round. */
    address = (uint8_t)((address & 0x80) >> 3 | (address & 0x40) >> 1 | (address & 0x20) << 1 | (address & 0x10) << 3);
    ADCSRB = (uint8_t)(input & 8 ? BIT(MUX5) : 0);
#endif
    MUX_PORT = (uint8_t)((MUX_PORT & 0x0F) | address);
    ADMUX = (uint8_t)(BIT(REFS0) | (input & 7));
    ADCSRA |= BIT(ADSC);
}

static inline void hall_begin(void)
{
    hall_select(0);
}

/* The field of the line that was selected last; goes on to the next one. */
static inline int8_t hall_field(uint8_t line)
{
    while (ADCSRA & BIT(ADSC)) {
    }
    int16_t field = (int16_t)((int16_t)ADC - 512) / (1 << HALL_SHIFT);
    if (line + 1 < LINES) {
        hall_select((uint8_t)(line + 1));
    }
    return (int8_t)(field > 127 ? 127 : field < -127 ? -127 : field);
}

#endif
