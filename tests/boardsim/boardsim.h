/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game board around a simulated AVR: what the parts know of each other.
 *
 *   boardsim.c  options, commands on stdin, the loop that paces
 *   chip.c      the AVR itself: boot, reset, watchdog, hang, how long interrupts are off
 *   uart.c      USART0 as in the data sheet (simavr's own is replaced)
 *   chain.c     the 74HC165 chain with its two tied bits
 *   pixels.c    the WS2812 line, decoded cycle by cycle
 *   pty.c       the host's end of the serial line
 *
 * Times are cycles of the simulated 16 MHz clock, counted from the start of the program, over all resets.
 */
#ifndef BOARDSIM_H
#define BOARDSIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "sim_avr.h"

#define HZ 16000000u
#define CYCLES_PER_US 16u
#define MAX_LINES 160
#define MAX_LIGHTS 160
#define HOST_BAUD 250000u

/* Where the firmware has its pins: all four on one port. */
struct pins {
	const char *mcu;
	char port;
	uint8_t load, clock, data, lights;
	uint8_t entry_cycles; /* from an interrupt to its first instruction: 4, with a 3-byte program counter 5 */
};

/* chip.c */
struct chip {
	avr_t *avr;
	const struct pins *pins;
	uint64_t ints_off_max; /* cycles, inside interrupt routines too */
	uint32_t ints_off_pc;  /* where the longest span began (byte address) */
	uint64_t interrupts;
	uint16_t sp_min; /* the deepest that the stack has ever reached */
};
extern struct chip chip;
bool chip_load(const char *mcu, const char *elf); /* says what is wrong on stdout */
void chip_power_on(void);
void chip_reset(void);
bool chip_step(void); /* one instruction; false when the program has crashed */
void chip_hang(void); /* the main program loops for ever, interrupts go on */
void chip_forget(void);
uint64_t now(void); /* cycles of the chip */
uint64_t write_cycle(void); /* when the port write of the present instruction reaches the pin */

/* uart.c */
struct uart_counts {
	uint64_t received, sent, overruns, deaf, crushed, garbled;
};
extern struct uart_counts uart_counts;
bool uart_attach(avr_t *avr);
void uart_restart(void);              /* after each reset */
void uart_feed(const uint8_t *bytes, size_t count); /* from the host, on the line one after the other */
void uart_host_speed(unsigned baud);
size_t uart_waiting(void);            /* bytes of the host that are not on the line yet */
void uart_drop(void);                 /* forget those */
void board_sent(uint64_t cycle, uint8_t byte); /* called when a stop bit is through; in boardsim.c */

/* chain.c */
struct chain_counts {
	uint64_t scans, last_scan, gap_max; /* whole scans; from latching to latching */
};
extern struct chain_counts chain_counts;
void chain_attach(avr_t *avr, int lines);
void chain_levels(const uint8_t *bits); /* bit i = line i has a magnet; MAX_LINES / 8 bytes */
void chain_line(int line, bool magnet);
void chain_cut(int chip, int level); /* nothing but this level from this chip on; chip -1 = mended */
void chain_slip(void);                 /* the next clock edge is not seen */
void chain_restart(void); /* after each reset */
void chain_forget(void);

/* pixels.c */
struct pixel_counts {
	uint64_t frames, bits, bad_bits, ragged;
	uint32_t gap_max, t0h_min, t0h_max, t1h_min, t1h_max, reset_min; /* cycles */
	uint64_t longest; /* cycles from the first to the last bit of a frame */
};
extern struct pixel_counts pixel_counts;
void pixels_attach(avr_t *avr, int lights);
bool pixels_changed(void); /* latches what is due; true if the picture is another than at the last call */
void pixels_print(FILE *out);
void pixels_restart(void); /* after each reset */
void pixels_power_off(void);
void pixels_forget(void);

/* boardsim.c */
uint64_t board_time(void); /* cycles, those in which the chip stood still or had no power too */

/* pty.c */
extern uint64_t pty_lost;
bool pty_open(const char *link, bool watch_openings);
bool pty_was_opened(void); /* by a host, since the last call; only if openings are watched */
void pty_close(void);
int pty_fd(void); /* -1 when closed */
unsigned pty_speed(void); /* as the host has set it, in baud; 0 = unknown */
size_t pty_read(uint8_t *bytes, size_t room);
void pty_write(const uint8_t *bytes, size_t count); /* what nobody reads is lost */

#endif
