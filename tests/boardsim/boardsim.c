/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A simulated game board: production firmware in simavr, magnets from stdin, lights on stdout, the serial line on
 * a pseudo-terminal (or, with --step, as text too).
 *
 *   boardsim --mcu MCU --link PATH [--speed 1|0] [--lines N] [--lights N] [--levels HEX] FIRMWARE.elf
 *   boardsim --mcu MCU --step ... FIRMWARE.elf      time stands still but for the command `run US`
 *   --bootloader MS: opening the port resets the chip, as DTR does on an Arduino; after power-on and reset a bootloader
 *   swallows what comes, and starts the firmware when nothing has come for so long
 *
 * Commands, a line each:  levels HEX | line N 0|1 | chain 0|1 [CHIP [LEVEL]] | slip | reset | unplug | plug |
 *   pause MS | hang | stats | forget (the measured maxima) | quit;  with --step: run US | send HEX
 * Answers:  ready PATH | boot CAUSE CYCLE | lights HEX | stats KEY=VALUE ... | error TEXT;
 *   with --step: wire CYCLE HEX (bytes that the board has sent, up to a 0x00; when the last one was through) and,
 *   at the end of each run, ran CYCLE
 */
#define _GNU_SOURCE
#include "boardsim.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define SLICE (100 * CYCLES_PER_US) /* between two looks at host and hands */
#define LAG_NS 50000000ull          /* a host that is later than this does not get the time back */
#define LEVEL_BYTES (MAX_LINES / 8)
#define WIRE_SIZE 65536

static const char *link_path;
static int lines = 132, lights = 132;
static int speed = 1;
static bool step_mode, powered, done, in_bootloader;
static uint64_t bootloader_ms;
static uint64_t paused_until; /* cycles; the clock of the chip stands, ours goes on */
static uint64_t skipped;      /* cycles for which the chip has stood still */
static uint64_t lag_max_ns;
static uint8_t outgoing[WIRE_SIZE];
static size_t outgoing_count;

static void say(const char *text)
{
	puts(text);
	fflush(stdout);
}

static uint64_t clock_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t board_time(void)
{
	return now() + skipped;
}

/* --- the serial line --- */

static void flush_wire(uint64_t cycle)
{
	if (!outgoing_count)
		return;
	if (step_mode) {
		printf("wire %llu ", (unsigned long long)cycle);
		for (size_t i = 0; i < outgoing_count; i++)
			printf("%02x", outgoing[i]);
		putchar('\n');
	} else {
		pty_write(outgoing, outgoing_count);
	}
	outgoing_count = 0;
}

void board_sent(uint64_t cycle, uint8_t byte)
{
	outgoing[outgoing_count++] = byte;
	if (outgoing_count == WIRE_SIZE || (step_mode && byte == 0))
		flush_wire(cycle + skipped);
}

/* A bootloader has the chip first: it swallows what the host says, and waits until nothing has come for so long. */
static void begin_bootloader(void)
{
	if (bootloader_ms)
		paused_until = board_time() + bootloader_ms * 1000 * CYCLES_PER_US;
	in_bootloader = bootloader_ms != 0;
}

static void take_wire(void)
{
	uint8_t bytes[4096];
	if (step_mode || uart_waiting() >= 64)
		return;
	size_t count = pty_read(bytes, sizeof bytes);
	uart_host_speed(pty_speed());
	if (count && in_bootloader)
		begin_bootloader();
	else if (count && !paused_until)
		uart_feed(bytes, count);
}

/* --- power --- */

static void press_reset(void)
{
	chip_reset();
	begin_bootloader();
}

static void plug(void)
{
	if (powered)
		return;
	if (!step_mode && !pty_open(link_path, bootloader_ms != 0)) {
		printf("error no port at %s: %s\n", link_path, strerror(errno));
		done = true;
		return;
	}
	powered = true;
	uart_drop();
	chip_power_on();
	begin_bootloader();
	if (!step_mode) {
		printf("ready %s\n", link_path);
		fflush(stdout);
	}
}

static void unplug(void)
{
	if (!powered)
		return;
	powered = false;
	paused_until = 0;
	uart_drop();
	outgoing_count = 0;
	pixels_power_off();
	if (pixels_changed())
		pixels_print(stdout);
	fflush(stdout);
	pty_close();
}

/* --- commands --- */

static size_t from_hex(const char *text, uint8_t *bytes, size_t room)
{
	size_t count = 0;
	unsigned value;
	while (count < room && sscanf(text + 2 * count, "%2x", &value) == 1)
		bytes[count++] = (uint8_t)value;
	return count;
}

static void set_levels(const char *hex)
{
	uint8_t levels[LEVEL_BYTES] = {0};
	from_hex(hex, levels, sizeof levels);
	chain_levels(levels);
}

static unsigned long long ns(uint64_t cycles)
{
	return cycles * 125 / 2; /* 62.5 ns each */
}

static void stats(void)
{
	const struct pixel_counts *p = &pixel_counts;
	printf("stats cycles=%llu scans=%llu scan_gap_max_us=%.2f", (unsigned long long)board_time(),
	       (unsigned long long)chain_counts.scans, (double)chain_counts.gap_max / CYCLES_PER_US);
	printf(" uart_received=%llu uart_sent=%llu uart_overruns=%llu uart_deaf=%llu uart_crushed=%llu uart_garbled=%llu",
	       (unsigned long long)uart_counts.received, (unsigned long long)uart_counts.sent,
	       (unsigned long long)uart_counts.overruns, (unsigned long long)uart_counts.deaf,
	       (unsigned long long)uart_counts.crushed, (unsigned long long)uart_counts.garbled);
	printf(" uart_waiting=%zu pty_lost=%llu", uart_waiting(), (unsigned long long)pty_lost);
	printf(" ws_frames=%llu ws_bits=%llu ws_bad_bits=%llu ws_ragged=%llu ws_gap_max_ns=%llu",
	       (unsigned long long)p->frames, (unsigned long long)p->bits, (unsigned long long)p->bad_bits,
	       (unsigned long long)p->ragged, ns(p->gap_max));
	printf(" ws_t0h_min_ns=%llu ws_t0h_max_ns=%llu ws_t1h_min_ns=%llu ws_t1h_max_ns=%llu ws_reset_min_us=%u",
	       ns(p->t0h_min), ns(p->t0h_max), ns(p->t1h_min), ns(p->t1h_max), p->reset_min / CYCLES_PER_US);
	printf(" ws_longest_us=%llu ints_off_max_us=%.2f ints_off_at=%#x interrupts=%llu sp_min=%#x lag_max_ms=%llu\n",
	       (unsigned long long)(p->longest / CYCLES_PER_US), (double)chip.ints_off_max / CYCLES_PER_US,
	       chip.ints_off_pc, (unsigned long long)chip.interrupts, chip.sp_min, (unsigned long long)(lag_max_ns / 1000000));
	fflush(stdout);
}

static void forget(void)
{
	chip_forget();
	chain_forget();
	pixels_forget();
	memset(&uart_counts, 0, sizeof uart_counts);
	pty_lost = lag_max_ns = 0;
}

static void run_us(unsigned us);

static void send_hex(const char *hex)
{
	uint8_t bytes[4096];
	size_t count = from_hex(hex, bytes, sizeof bytes);
	if (powered && !paused_until)
		uart_feed(bytes, count);
}

static void command(const char *text)
{
	char word[16] = "", rest[8192] = "";
	int a = 0, b = 0, c = 1;
	sscanf(text, "%15s %8191[^\n]", word, rest);
	int numbers = sscanf(rest, "%d %d %d", &a, &b, &c);
	if (!strcmp(word, "levels"))
		set_levels(rest);
	else if (!strcmp(word, "line") && numbers == 2 && a >= 0 && a < MAX_LINES)
		chain_line(a, b);
	else if (!strcmp(word, "chain") && numbers >= 1)
		chain_cut(a ? -1 : numbers > 1 ? b : 0, c);
	else if (!strcmp(word, "slip"))
		chain_slip();
	else if (!strcmp(word, "reset") && powered)
		press_reset();
	else if (!strcmp(word, "unplug"))
		unplug();
	else if (!strcmp(word, "plug"))
		plug();
	else if (!strcmp(word, "pause") && numbers == 1 && powered)
		paused_until = board_time() + (uint64_t)a * 1000 * CYCLES_PER_US;
	else if (!strcmp(word, "hang") && powered)
		chip_hang();
	else if (!strcmp(word, "stats"))
		stats();
	else if (!strcmp(word, "forget"))
		forget();
	else if (!strcmp(word, "run") && numbers == 1 && step_mode)
		run_us((unsigned)a);
	else if (!strcmp(word, "send") && step_mode)
		send_hex(rest);
	else if (!strcmp(word, "quit"))
		done = true;
	else if (*word)
		printf("error cannot do: %s\n", text);
	fflush(stdout);
}

static void read_commands(void)
{
	static char text[8192];
	static size_t filled;
	ssize_t count = read(STDIN_FILENO, text + filled, sizeof text - 1 - filled);
	if (count < 0 && errno == EAGAIN)
		return;
	if (count <= 0) {
		done = true; /* whoever started us is gone */
		return;
	}
	filled += (size_t)count;
	char *start = text, *end;
	while (!done && (end = memchr(start, '\n', filled - (size_t)(start - text)))) {
		*end = 0;
		command(start);
		start = end + 1;
	}
	filled -= (size_t)(start - text);
	memmove(text, start, filled);
	if (filled == sizeof text - 1)
		filled = 0;
}

/* --- time --- */

static avr_cycle_count_t wake(avr_t *avr, avr_cycle_count_t when, void *param)
{
	(void)avr;
	(void)when;
	(void)param;
	return 0;
}

/* Run up to this board time; an instruction may reach a little further. */
static void run_until(uint64_t target)
{
	if (!powered && target > board_time())
		skipped += target - board_time();
	if (paused_until) {
		uint64_t until = target < paused_until ? target : paused_until;
		if (until > board_time())
			skipped += until - board_time();
		if (board_time() < paused_until)
			return;
		paused_until = 0;
		in_bootloader = false;
	}
	if (target <= board_time())
		return;
	avr_cycle_timer_register(chip.avr, target - board_time(), wake, NULL); /* a sleep ends here */
	while (powered && board_time() < target)
		if (!chip_step()) {
			unplug();
			done = true;
		}
	if (pixels_changed())
		pixels_print(stdout);
}

static void run_us(unsigned us)
{
	uint64_t target = board_time() + (uint64_t)us * CYCLES_PER_US;
	while (!done && board_time() < target) {
		uint64_t slice = board_time() + SLICE;
		run_until(slice < target ? slice : target);
	}
	flush_wire(board_time());
	printf("ran %llu\n", (unsigned long long)board_time());
}

static void slice(void)
{
	if (pty_was_opened())
		press_reset();
	take_wire();
	run_until(board_time() + SLICE);
	flush_wire(board_time());
	fflush(stdout);
}

static void wait_for_something(int ms)
{
	struct pollfd ends[2] = {{STDIN_FILENO, POLLIN, 0}, {pty_fd(), POLLIN, 0}};
	poll(ends, powered && uart_waiting() < 64 ? 2 : 1, ms);
}

static void loop(void)
{
	uint64_t started_ns = clock_ns(), started = board_time();
	while (!done) {
		read_commands();
		if (done)
			break;
		if (!powered) {
			wait_for_something(-1);
			started_ns = clock_ns();
			started = board_time();
			continue;
		}
		if (speed == 0) {
			slice();
			continue;
		}
		uint64_t due = clock_ns() - started_ns, run = ns(board_time() - started);
		if (run >= due) {
			wait_for_something(1);
			continue;
		}
		if (due - run > lag_max_ns)
			lag_max_ns = due - run;
		if (due - run > LAG_NS)
			started_ns += due - run - LAG_NS;
		slice();
	}
}

static void step_loop(void)
{
	while (!done)
		read_commands();
}

/* --- start --- */

static const struct option OPTIONS[] = {
	{"mcu", required_argument, 0, 'm'},    {"link", required_argument, 0, 'l'},
	{"lines", required_argument, 0, 'n'},  {"lights", required_argument, 0, 'p'},
	{"levels", required_argument, 0, 'v'}, {"speed", required_argument, 0, 's'},
	{"step", no_argument, 0, 't'},         {"bootloader", required_argument, 0, 'b'},
	{0, 0, 0, 0},
};

int main(int argc, char **argv)
{
	const char *mcu = "atmega2560", *levels = "";
	int option;
	while ((option = getopt_long(argc, argv, "", OPTIONS, NULL)) != -1) {
		switch (option) {
		case 'm': mcu = optarg; break;
		case 'l': link_path = optarg; break;
		case 'n': lines = atoi(optarg); break;
		case 'p': lights = atoi(optarg); break;
		case 'v': levels = optarg; break;
		case 's': speed = atoi(optarg); break;
		case 't': step_mode = true; break;
		case 'b': bootloader_ms = strtoul(optarg, NULL, 10); break;
		default: return 2;
		}
	}
	if (optind != argc - 1 || (!link_path && !step_mode) || lines < 1 || lines > MAX_LINES || lights < 1 ||
	    lights > MAX_LIGHTS) {
		fprintf(stderr, "usage: boardsim --mcu MCU (--link PATH [--speed 1|0] | --step) [--lines 1..%d] "
		                "[--lights 1..%d] [--levels HEX] FIRMWARE.elf\n", MAX_LINES, MAX_LIGHTS);
		return 2;
	}
	signal(SIGPIPE, SIG_IGN);
	if (!chip_load(mcu, argv[optind]))
		return 1;
	if (!uart_attach(chip.avr)) {
		say("error this chip has no UART0");
		return 1;
	}
	chain_attach(chip.avr, lines);
	pixels_attach(chip.avr, lights);
	set_levels(levels);
	plug();
	if (step_mode) {
		fflush(stdout);
		step_loop();
	} else {
		fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
		loop();
	}
	unplug();
	return 0;
}
