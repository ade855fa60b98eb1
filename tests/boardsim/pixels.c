/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The WS2812 line, decoded from the times of its edges; limits of the WS2812B data sheet in cycles of 62.5 ns.
 */
#include "boardsim.h"

#include <string.h>

#include "avr_ioport.h"
#include "sim_io.h"

/* A short high (0) is 250 to 550 ns, a long one (1) 650 to 950 ns, a low at least 300 ns, the two together at least
 * 650 ns; a low of more than 50 us ends the frame. */
#define SHORT_MIN 4u
#define SHORT_MAX 8u
#define LONG_MIN 11u
#define LONG_MAX 15u
#define LOW_MIN 5u
#define BIT_MIN 11u
#define LATCH (50u * CYCLES_PER_US)

struct pixel_counts pixel_counts;
static int light_count;
static uint8_t arriving[MAX_LIGHTS * 3], burning[MAX_LIGHTS * 3]; /* G R B, as on the line */
static int bit_count;
static uint64_t first_rise, rise, fall;
static bool high, changed;
static struct avr_irq_t *line;

static void stretch(uint32_t *least, uint32_t *most, uint32_t width)
{
	if (!*least || width < *least)
		*least = width;
	if (width > *most)
		*most = width;
}

static void latch(void)
{
	int whole = bit_count / 24 * 3;
	int room = light_count * 3;
	if (bit_count == 0)
		return;
	if (bit_count % 24)
		pixel_counts.ragged++;
	if (whole > room)
		whole = room;
	if (memcmp(burning, arriving, (size_t)whole)) {
		memcpy(burning, arriving, (size_t)whole);
		changed = true;
	}
	pixel_counts.frames++;
	if (fall - first_rise > pixel_counts.longest)
		pixel_counts.longest = fall - first_rise;
	bit_count = 0;
}

static void bit(bool one)
{
	if (bit_count < light_count * 24) {
		uint8_t mask = (uint8_t)(0x80 >> bit_count % 8);
		arriving[bit_count / 8] = (uint8_t)((arriving[bit_count / 8] & ~mask) | (one ? mask : 0));
	}
	bit_count++;
	pixel_counts.bits++;
}

static void rising(uint64_t at)
{
	uint64_t low = at - fall;
	if (low > LATCH) {
		if (fall && (!pixel_counts.reset_min || low < pixel_counts.reset_min))
			pixel_counts.reset_min = (uint32_t)(low < UINT32_MAX ? low : UINT32_MAX);
		latch();
	}
	if (bit_count == 0) {
		first_rise = at;
	} else {
		if (low > pixel_counts.gap_max)
			pixel_counts.gap_max = (uint32_t)low;
		if (low < LOW_MIN || at - rise < BIT_MIN)
			pixel_counts.bad_bits++;
	}
	rise = at;
}

static void falling(uint64_t at)
{
	uint32_t width = (uint32_t)(at - rise);
	bool one = width > (SHORT_MAX + LONG_MIN) / 2;
	if (one)
		stretch(&pixel_counts.t1h_min, &pixel_counts.t1h_max, width);
	else
		stretch(&pixel_counts.t0h_min, &pixel_counts.t0h_max, width);
	if (width < SHORT_MIN || width > LONG_MAX || (width > SHORT_MAX && width < LONG_MIN))
		pixel_counts.bad_bits++;
	fall = at;
	bit(one);
}

static void moved(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq;
	(void)param;
	if ((value & 1) == high)
		return;
	high = value & 1;
	if (high)
		rising(write_cycle());
	else
		falling(write_cycle());
}

void pixels_attach(avr_t *avr, int lights)
{
	light_count = lights;
	line = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(chip.pins->port), chip.pins->lights);
	avr_irq_register_notify(line, moved, NULL);
}

void pixels_restart(void)
{
	line->value = 0; /* the pin floats and is pulled down; what has arrived of a frame is latched */
	if (high) {
		high = false;
		fall = now();
	}
}

bool pixels_changed(void)
{
	if (!high && bit_count && now() > fall + LATCH)
		latch();
	bool was = changed;
	changed = false;
	return was;
}

void pixels_print(FILE *out)
{
	fputs("lights ", out);
	for (int i = 0; i < light_count; i++)
		fprintf(out, "%02x%02x%02x", burning[3 * i + 1], burning[3 * i], burning[3 * i + 2]);
	fputc('\n', out);
}

void pixels_power_off(void)
{
	memset(burning, 0, sizeof burning);
	bit_count = 0;
	high = false;
	changed = true;
}

void pixels_forget(void)
{
	memset(&pixel_counts, 0, sizeof pixel_counts);
}
