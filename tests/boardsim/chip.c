/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The AVR: loads a production image, boots, resets, hangs; measures how long interrupts are off.
 *
 * Put right here, since simavr 1.6 has it otherwise: an interrupt takes its 4 (5) cycles to be entered; after
 * power-on the RAM holds noise; MCUSR tells the cause of a reset; the sleep callback does not sleep.
 */
#include "boardsim.h"

#include <stdlib.h>
#include <string.h>

#include "sim_elf.h"
#include "sim_interrupts.h"
#include "sim_regbit.h"

static const struct pins KNOWN[] = {
	{"atmega2560", 'A', 0, 2, 4, 6, 5},
	{"atmega328p", 'B', 0, 1, 2, 3, 4},
};

struct chip chip;
static avr_run_t plain_run;
static bool was_on;       /* interrupts, after the last instruction */
static bool seen_on;      /* since the last reset: before that, being off is nobody's fault */
static uint64_t off_since;
static uint32_t off_pc;
static bool to_hang;
static uint32_t noise = 2463534242u;

static void quiet(avr_t *avr, const int level, const char *format, va_list args)
{
	(void)avr;
	if (level <= LOG_ERROR)
		vfprintf(stderr, format, args);
}

static void no_sleep(avr_t *avr, avr_cycle_count_t cycles)
{
	(void)avr;
	(void)cycles;
}

static void entering(struct avr_irq_t *irq, uint32_t vector, void *param)
{
	(void)irq;
	(void)param;
	static uint32_t running;
	if (vector && vector != running) {
		chip.interrupts++;
		off_since = chip.avr->cycle;
		off_pc = vector * chip.avr->vector_size;
		was_on = false;
		chip.avr->cycle += chip.pins->entry_cycles;
	}
	running = vector;
}

bool chip_load(const char *mcu, const char *elf)
{
	for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
		if (!strcmp(KNOWN[i].mcu, mcu))
			chip.pins = &KNOWN[i];
	if (!chip.pins) {
		printf("error --mcu is %s; known are atmega2560 and atmega328p\n", mcu);
		return false;
	}
	avr_global_logger_set(quiet);
	elf_firmware_t firmware;
	memset(&firmware, 0, sizeof firmware);
	if (elf_read_firmware(elf, &firmware) != 0 || firmware.flashsize == 0) {
		printf("error %s is no AVR program\n", elf);
		return false;
	}
	chip.avr = avr_make_mcu_by_name(mcu);
	if (!chip.avr || avr_init(chip.avr) != 0) {
		printf("error simavr has no %s\n", mcu);
		return false;
	}
	firmware.frequency = HZ;
	avr_load_firmware(chip.avr, &firmware);
	chip.avr->frequency = HZ;
	chip.avr->sleep = no_sleep;
	chip.avr->log = LOG_ERROR;
	plain_run = chip.avr->run;
	chip.sp_min = 0xffff;
	avr_irq_register_notify(avr_get_interrupt_irq(chip.avr, AVR_INT_ANY) + AVR_INT_IRQ_RUNNING, entering, NULL);
	/* rjmp . in the last words of the flash, for chip_hang */
	chip.avr->flash[chip.avr->flashend - 3] = 0xff;
	chip.avr->flash[chip.avr->flashend - 2] = 0xcf;
	return true;
}

static void booted(const char *cause)
{
	uart_restart();
	chain_restart();
	pixels_restart();
	was_on = seen_on = to_hang = false;
	printf("boot %s %llu\n", cause, (unsigned long long)board_time());
	fflush(stdout);
}

static void restart(avr_regbit_t flag, const char *cause)
{
	chip.avr->run = plain_run;
	avr_reset(chip.avr);
	avr_regbit_set(chip.avr, flag);
	booted(cause);
}

void chip_power_on(void)
{
	avr_t *avr = chip.avr;
	for (uint32_t at = 0; at <= avr->ramend; at++) {
		if (at >= 32 && at <= avr->ioend)
			continue;
		noise ^= noise << 13; /* xorshift: the same noise in each run */
		noise ^= noise >> 17;
		noise ^= noise << 5;
		avr->data[at] = (uint8_t)noise;
	}
	restart(avr->reset_flags.porf, "power");
}

void chip_reset(void)
{
	restart(chip.avr->reset_flags.extrf, "reset");
}

void chip_hang(void)
{
	to_hang = true;
}

void chip_forget(void)
{
	chip.ints_off_max = chip.interrupts = 0;
	chip.ints_off_pc = 0;
	chip.sp_min = 0xffff;
	off_since = now();
}

uint64_t now(void)
{
	return chip.avr->cycle;
}

uint64_t write_cycle(void)
{
	const avr_t *avr = chip.avr;
	uint16_t opcode = (uint16_t)(avr->flash[avr->pc] | avr->flash[avr->pc + 1] << 8);
	bool is_out = (opcode & 0xf800) == 0xb800;
	return avr->cycle + (is_out ? 1 : 2); /* sbi, cbi, sts and st write in their second cycle */
}

bool chip_step(void)
{
	avr_t *avr = chip.avr;
	bool barking = avr->run != plain_run; /* simavr hangs its watchdog's reset in here */
	uint32_t pc = avr->pc;
	int state = avr_run(avr);
	if (barking) {
		booted("watchdog");
		return true;
	}
	uint16_t sp = (uint16_t)(avr->data[R_SPL] | avr->data[R_SPH] << 8);
	if (sp < chip.sp_min)
		chip.sp_min = sp;
	bool on = avr->sreg[S_I];
	if (was_on && !on) {
		off_since = avr->cycle;
		off_pc = pc;
	} else if (!was_on && on && seen_on && avr->cycle - off_since > chip.ints_off_max) {
		chip.ints_off_max = avr->cycle - off_since;
		chip.ints_off_pc = off_pc;
	}
	was_on = on;
	seen_on |= on;
	if (to_hang && on && !avr->interrupts.running_ptr) {
		to_hang = false;
		avr->state = cpu_Running;
		avr->pc = avr->flashend - 3;
	}
	if (state == cpu_Crashed || state == cpu_Done) {
		printf("error the program has crashed at 0x%x\n", pc);
		return false;
	}
	return true;
}
