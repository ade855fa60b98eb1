/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain of 74HC165 shift registers with reed contacts to ground, bit by bit.
 *
 * While LOAD is low the inputs go in; a rising CLOCK with LOAD high shifts. The first bit is input H of the chip
 * nearest to the controller, then G ... A, then the next chip; behind the last chip come zeros (its serial input is
 * tied to ground). Line = chip * 8 + (A = 0 .. H = 7); electrical 0 = magnet. The last chip has H tied to supply and
 * G tied to ground.
 *
 * A bit that was shifted out shows at the pin 50 ns later (74HC165 at 5 V, short cables), and the AVR sees its pins
 * half a cycle late: a program that reads too soon after its clock edge reads the bit before.
 */
#include "boardsim.h"

#include <string.h>

#include "avr_ioport.h"
#include "sim_io.h"

#define SEEN_AFTER 2 /* whole cycles: 0.8 (50 ns) + 0.5 (synchroniser), rounded up */

struct chain_counts chain_counts;
static avr_t *core;
static avr_ioport_t *port;
static const struct pins *pins;
static int bits;                         /* 8 for each chip */
static uint8_t magnets[MAX_LINES];       /* by line; those beyond `lines` have none */
static uint8_t latched[MAX_LINES + 16];  /* electrical, in the order of shifting */
static int position;
static bool load_high, clock_high, slip;
static int cut_bit = -1, cut_level;
static bool shown, shown_before;
static uint64_t changed_at, loaded_at;
static avr_io_read_t plain_read;
static void *plain_param;
static struct avr_irq_t *irqs;

static uint8_t input(int place)
{
	int line = place / 8 * 8 + 7 - place % 8;
	if (line == bits - 1)
		return 1;
	if (line == bits - 2)
		return 0;
	return line < MAX_LINES ? !magnets[line] : 1;
}

static void drive(uint64_t at)
{
	bool level = position < bits ? latched[position] : 0;
	if (cut_bit >= 0 && position >= cut_bit)
		level = cut_level;
	if (level == shown)
		return;
	if (at - changed_at >= SEEN_AFTER)
		shown_before = shown;
	shown = level;
	changed_at = at;
}

static void loaded(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq;
	(void)param;
	load_high = value & 1;
	loaded_at = write_cycle();
	for (int place = 0; place < bits; place++)
		latched[place] = input(place);
	position = 0;
	drive(write_cycle());
}

/* All bits of what was latched when LOAD rose are out. */
static void scanned(void)
{
	if (chain_counts.last_scan && loaded_at - chain_counts.last_scan > chain_counts.gap_max)
		chain_counts.gap_max = loaded_at - chain_counts.last_scan;
	chain_counts.last_scan = loaded_at;
	chain_counts.scans++;
}

static void clocked(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq;
	(void)param;
	bool high = value & 1;
	bool rising = high && !clock_high && load_high;
	clock_high = high;
	if (!rising)
		return;
	if (slip) {
		slip = false;
		return;
	}
	position++;
	drive(write_cycle());
	if (position == bits - 1)
		scanned();
}

static uint8_t read_pins(avr_t *avr, avr_io_addr_t addr, void *param)
{
	(void)param;
	uint8_t value = plain_read(avr, addr, plain_param);
	uint8_t mask = (uint8_t)(1 << pins->data);
	if (avr->data[port->r_ddr] & mask)
		return value;
	bool level = avr->cycle >= changed_at + SEEN_AFTER ? shown : shown_before;
	value = (uint8_t)((value & ~mask) | (level ? mask : 0));
	avr->data[addr] = value;
	return value;
}

void chain_attach(avr_t *avr, int lines)
{
	core = avr;
	pins = chip.pins;
	bits = (lines + 2 + 7) / 8 * 8;
	for (avr_io_t *io = avr->io_port; io; io = io->next)
		if (!strcmp(io->kind, "port") && ((avr_ioport_t *)io)->name == pins->port)
			port = (avr_ioport_t *)io;
	irqs = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(pins->port), 0);
	avr_irq_register_notify(irqs + pins->load, loaded, NULL);
	avr_irq_register_notify(irqs + pins->clock, clocked, NULL);
	plain_read = avr->io[AVR_DATA_TO_IO(port->r_pin)].r.c;
	plain_param = avr->io[AVR_DATA_TO_IO(port->r_pin)].r.param;
	avr->io[AVR_DATA_TO_IO(port->r_pin)].r.c = read_pins;
}

void chain_restart(void)
{
	irqs[pins->load].value = irqs[pins->clock].value = 0; /* the pins float and are pulled down */
	load_high = clock_high = false;
	chain_counts.last_scan = 0;
}

void chain_levels(const uint8_t *given)
{
	for (int line = 0; line < MAX_LINES; line++)
		magnets[line] = given[line / 8] >> line % 8 & 1;
	if (!load_high)
		loaded(NULL, 0, NULL);
}

void chain_line(int line, bool magnet)
{
	magnets[line] = magnet;
}

void chain_cut(int chip_number, int level)
{
	cut_bit = chip_number < 0 ? -1 : chip_number * 8;
	cut_level = level;
}

void chain_slip(void)
{
	slip = true;
}

void chain_forget(void)
{
	memset(&chain_counts, 0, sizeof chain_counts);
}
