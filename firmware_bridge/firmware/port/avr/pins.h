/* Which pin does what; the wiring drawings and the simulated board know the same. */
#ifndef PINS_H
#define PINS_H

#include <avr/io.h>

/* Chain of 74HC165 and strip of WS2812 on one port, so that each is one instruction to reach. */
#if defined(__AVR_ATmega2560__)
#define BUS_PORT PORTA
#define BUS_DDR DDRA
#define BUS_PIN PINA
#define LOAD_BIT 0   /* D22, SH/LD: low loads */
#define CLOCK_BIT 2  /* D24 */
#define DATA_BIT 4   /* D26 */
#define STRIP_BIT 6  /* D28 */
#define MUX_PORT PORTC /* D30 to D33: S0 = PC7 ... S3 = PC4 */
#define MUX_DDR DDRC
#define ADC_INPUTS 10 /* A0 to A9 */
#define RX_VECTOR USART0_RX_vect
#define EMPTY_VECTOR USART0_UDRE_vect
#elif defined(__AVR_ATmega328P__)
#define BUS_PORT PORTB
#define BUS_DDR DDRB
#define BUS_PIN PINB
#define LOAD_BIT 0   /* D8 */
#define CLOCK_BIT 1  /* D9 */
#define DATA_BIT 2   /* D10 */
#define STRIP_BIT 3  /* D11 */
#define MUX_PORT PORTD /* D4 to D7: S0 = PD4 ... S3 = PD7 */
#define MUX_DDR DDRD
#define ADC_INPUTS 6 /* A0 to A5 */
#define RX_VECTOR USART_RX_vect
#define EMPTY_VECTOR USART_UDRE_vect
#else
#error "pins.h knows ATmega2560 and ATmega328P"
#endif

#define BIT(n) ((uint8_t)(1u << (n)))

#endif
