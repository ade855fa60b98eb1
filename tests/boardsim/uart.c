/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * USART0 as the data sheet has it, in place of simavr's, whose byte has 11 bits, whose receive buffer holds 64
 * bytes, and whose interrupts come once a byte time instead of as long as their cause lasts.
 *
 * Receiver: two bytes wait; one that comes while two wait is lost (the chip would keep it in its shift register
 * until the next start bit; we are a little stricter). Transmitter: a shift register and one byte before it. A
 * device whose rate is more than 2.5 % off the host's, or not 8N1, hears and sends rubbish.
 */
#include "boardsim.h"

#include <string.h>

#include "avr_uart.h"
#include "sim_regbit.h"

#define LINE_SIZE 65536u

struct uart_counts uart_counts;
static avr_uart_t *uart;
static avr_t *core;
static uint8_t waiting[2]; /* received and not read */
static int waiting_count;
static uint8_t line[LINE_SIZE]; /* the host's bytes on their way, a ring */
static size_t line_head, line_tail;
static bool line_busy;
static int64_t host_cycles = HZ / HOST_BAUD * 10; /* of a byte, as the host has set its port */
static bool shifting, buffered;
static uint8_t shift, buffer;

static bool get(avr_regbit_t bit)
{
	return avr_regbit_get(core, bit) != 0;
}

static void lower(avr_int_vector_t *vector)
{
	avr_clear_interrupt(core, vector);
	avr_regbit_clear(core, vector->raised);
}

static uint32_t byte_cycles(void)
{
	uint32_t divisor = avr_regbit_get(core, uart->ubrrl) | (uint32_t)avr_regbit_get(core, uart->ubrrh) << 8;
	return (divisor + 1) * (get(uart->u2x) ? 8 : 16) * 10;
}

static bool understood(void)
{
	int64_t off = (int64_t)byte_cycles() - host_cycles;
	bool plain = (core->data[uart->r_ucsrc] & 0xfe) == 0x06 && !get(uart->ucsz2); /* asynchronous, 8N1 */
	return plain && off * 40 <= host_cycles && -off * 40 <= host_cycles;
}

/* --- receiver --- */

static avr_cycle_count_t arrived(avr_t *avr, avr_cycle_count_t when, void *param)
{
	(void)avr;
	(void)param;
	uint8_t byte = line[line_head++ % LINE_SIZE];
	if (!get(uart->rxen)) {
		uart_counts.deaf++;
	} else if (waiting_count == 2) {
		uart_counts.overruns++;
		avr_regbit_set(core, uart->dor);
	} else {
		if (!understood()) {
			byte = (uint8_t)(byte * 5 ^ 0x5a);
			uart_counts.garbled++;
		}
		uart_counts.received++;
		waiting[waiting_count++] = byte;
		avr_raise_interrupt(core, &uart->rxc);
	}
	line_busy = line_head != line_tail;
	return line_busy ? when + (avr_cycle_count_t)host_cycles : 0;
}

void uart_host_speed(unsigned baud)
{
	host_cycles = (int64_t)(HZ / (baud ? baud : 1)) * 10;
}

void uart_feed(const uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count && line_tail - line_head < LINE_SIZE; i++)
		line[line_tail++ % LINE_SIZE] = bytes[i];
	if (!line_busy && line_head != line_tail) {
		line_busy = true;
		avr_cycle_timer_register(core, (avr_cycle_count_t)host_cycles, arrived, NULL);
	}
}

size_t uart_waiting(void)
{
	return line_tail - line_head;
}

void uart_drop(void)
{
	line_head = line_tail = 0;
	line_busy = false;
	avr_cycle_timer_cancel(core, arrived, NULL);
}

static uint8_t read_data(avr_t *avr, avr_io_addr_t addr, void *param)
{
	(void)param;
	if (waiting_count) {
		avr->data[addr] = waiting[0];
		waiting[0] = waiting[1];
		waiting_count--;
		avr_regbit_clear(avr, uart->dor);
		lower(&uart->rxc);
		if (waiting_count)
			avr_raise_interrupt(avr, &uart->rxc);
	}
	return avr->data[addr];
}

/* --- transmitter --- */

static avr_cycle_count_t gone(avr_t *avr, avr_cycle_count_t when, void *param)
{
	(void)param;
	if (!understood()) {
		shift = (uint8_t)(shift * 5 ^ 0x5a);
		uart_counts.garbled++;
	}
	uart_counts.sent++;
	board_sent(when, shift);
	shifting = buffered;
	if (!buffered) {
		avr_raise_interrupt(avr, &uart->txc);
		return 0;
	}
	shift = buffer;
	buffered = false;
	avr_raise_interrupt(avr, &uart->udrc);
	return when + byte_cycles();
}

static void write_data(avr_t *avr, avr_io_addr_t addr, uint8_t value, void *param)
{
	(void)addr;
	(void)param;
	if (!get(uart->txen))
		return;
	lower(&uart->udrc);
	if (shifting) {
		uart_counts.crushed += buffered; /* written although UDRE was clear: the byte before is lost */
		buffer = value;
		buffered = true;
		return;
	}
	shift = value;
	shifting = true;
	avr_cycle_timer_register(avr, byte_cycles(), gone, NULL);
	avr_raise_interrupt(avr, &uart->udrc);
}

/* --- registers --- */

static uint8_t read_plain(avr_t *avr, avr_io_addr_t addr, void *param)
{
	(void)param;
	return avr->data[addr];
}

static void write_status(avr_t *avr, avr_io_addr_t addr, uint8_t value, void *param)
{
	(void)param;
	uint8_t writable = 0x03; /* U2X and MPCM */
	avr->data[addr] = (uint8_t)((avr->data[addr] & ~writable) | (value & writable));
	if (value & uart->txc.raised.mask << uart->txc.raised.bit)
		lower(&uart->txc);
}

static void write_control(avr_t *avr, avr_io_addr_t addr, uint8_t value, void *param)
{
	(void)param;
	avr->data[addr] = value & 0xfd; /* RXB8 is read-only */
	if (!get(uart->rxen) && waiting_count) {
		waiting_count = 0;
		lower(&uart->rxc);
	}
	avr_int_vector_t *vectors[] = {&uart->rxc, &uart->udrc, &uart->txc};
	for (int i = 0; i < 3; i++)
		if (get(vectors[i]->enable) && get(vectors[i]->raised))
			avr_raise_interrupt(avr, vectors[i]);
}

void uart_restart(void)
{
	waiting_count = 0;
	shifting = buffered = false;
	avr_regbit_clear(core, uart->txen); /* simavr sets it, the chip does not */
	avr_regbit_set(core, uart->udrc.raised);
	if (line_busy) /* the reset has dropped the timer; the host goes on sending */
		avr_cycle_timer_register(core, (avr_cycle_count_t)host_cycles, arrived, NULL);
}

bool uart_attach(avr_t *avr)
{
	core = avr;
	for (avr_io_t *io = avr->io_port; io; io = io->next)
		if (!strcmp(io->kind, "uart") && ((avr_uart_t *)io)->name == '0')
			uart = (avr_uart_t *)io;
	if (!uart)
		return false;
	uart->flags = 0;
	avr->io[AVR_DATA_TO_IO(uart->r_udr)].r.c = read_data;
	avr->io[AVR_DATA_TO_IO(uart->r_udr)].w.c = write_data;
	avr->io[AVR_DATA_TO_IO(uart->r_ucsra)].r.c = read_plain;
	avr->io[AVR_DATA_TO_IO(uart->r_ucsra)].w.c = write_status;
	avr->io[AVR_DATA_TO_IO(uart->r_ucsrb)].w.c = write_control;
	return true;
}
