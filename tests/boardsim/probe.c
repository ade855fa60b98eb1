/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program for the AVR with known habits, to test the simulated board itself. It echoes what it hears; and does at
 * a letter:
 *   s  read the chain once and answer its bits, 8 to a byte, first bit highest
 *   S  the same, but each bit one cycle too soon after the clock edge
 *   g  one light, G R B = 0x81 0x42 0xff, well timed      b  the same with every 0 as long as 600 ns
 *   c  interrupts off for 100 us                          o  deaf for 500 us
 *   r  answer MCUSR as it was at the start
 * Receives by interrupt into a ring of 16, sends by polling. The watchdog bites after 60 ms.
 */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>
#include <util/delay.h>

#ifdef __AVR_ATmega2560__
#define PORT PORTA
#define DDR DDRA
#define PINS PINA
enum { LOAD = 0, CLOCK = 2, DATA = 4, LIGHTS = 6 };
#else
#define PORT PORTB
#define DDR DDRB
#define PINS PINB
enum { LOAD = 0, CLOCK = 1, DATA = 2, LIGHTS = 3 };
#endif

static uint8_t cause __attribute__((section(".noinit")));
static volatile uint8_t ring[16], head, tail;

void start(void) __attribute__((naked, used, section(".init3")));
void start(void)
{
	cause = MCUSR;
	MCUSR = 0;
	wdt_disable();
}

#ifdef USART0_RX_vect
ISR(USART0_RX_vect)
#else
ISR(USART_RX_vect)
#endif
{
	ring[head++ & 15] = UDR0;
}

static void answer(uint8_t byte)
{
	while (!(UCSR0A & _BV(UDRE0)))
		;
	UDR0 = byte;
}

static void scan(uint8_t hasty)
{
	PORT &= (uint8_t)~_BV(LOAD);
	PORT |= _BV(LOAD);
	for (uint8_t chip = 0; chip < 2; chip++) {
		uint8_t byte = 0;
		for (uint8_t i = 0; i < 8; i++) {
			uint8_t pins;
			if (hasty) {
				asm volatile("sbi %1, %2\n\tin %0, %3\n\t" : "=r"(pins)
				             : "I"(_SFR_IO_ADDR(PORT)), "I"(CLOCK), "I"(_SFR_IO_ADDR(PINS)));
			} else {
				_delay_us(1);
				pins = PINS;
				PORT |= _BV(CLOCK);
			}
			byte = (uint8_t)(byte << 1 | (pins >> DATA & 1));
			PORT &= (uint8_t)~_BV(CLOCK);
		}
		answer(byte);
	}
}

/* One bit of light in 20 cycles: high for 13 if it is 1, else for 6, or badly for 10. */
#define BIT(zero, fill) \
	asm volatile("sbi %[port], %[pin]\n\t" zero "sbrs %[byte], 7\n\t" \
	             "cbi %[port], %[pin]\n\t" fill "cbi %[port], %[pin]\n\t" \
	             ".rept 4\n\tnop\n\t.endr" \
	             : : [port] "I"(_SFR_IO_ADDR(PORT)), [pin] "I"(LIGHTS), [byte] "r"(byte))

static void light(uint8_t byte, uint8_t bad)
{
	for (uint8_t i = 0; i < 8; i++, byte <<= 1) {
		if (bad)
			BIT(".rept 7\n\tnop\n\t.endr\n\t", "nop\n\tnop\n\t");
		else
			BIT(".rept 3\n\tnop\n\t.endr\n\t", ".rept 5\n\tnop\n\t.endr\n\t");
	}
}

static void act(uint8_t letter)
{
	answer(letter);
	if (letter == 's' || letter == 'S')
		scan(letter == 'S');
	if (letter == 'g' || letter == 'b') {
		cli();
		light(0x81, letter == 'b');
		light(0x42, letter == 'b');
		light(0xff, letter == 'b');
		sei();
	}
	if (letter == 'c' || letter == 'o') {
		cli();
		_delay_us(100);
		if (letter == 'o')
			_delay_us(400);
		sei();
	}
	if (letter == 'r')
		answer(cause);
}

int main(void)
{
	DDR = _BV(LOAD) | _BV(CLOCK) | _BV(LIGHTS);
	UCSR0A = _BV(U2X0);
	UBRR0 = 7; /* 250000 */
	UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
	UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
	wdt_enable(WDTO_60MS);
	sei();
	for (;;) {
		wdt_reset();
		if (head != tail)
			act(ring[tail++ & 15]);
	}
}
