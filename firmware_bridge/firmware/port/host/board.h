/* The firmware on a PC: the core with a modelled chain, a clock, and pixels that are told instead of sent. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "device.h"
#include "pass.h"

struct board {
    identity_t identity;
    device_t device;
    pass_t pass;
    uint16_t session;
    bool powered;
    uint64_t booted_ms;       /* of the monotonic clock */
    uint64_t paused_until_ms; /* of the same; 0 = not paused */
};

extern struct board board;

/* Milliseconds of the monotonic clock. */
uint64_t board_clock_ms(void);

/* Power or reset: session counted up, inputs as they are now. */
void board_boot(const char *cause);

/* Power gone: lights dark. */
void board_off(void);

/* One turn: scan, listen, report, show. */
void board_turn(void);

/* The input has just changed: scan it from the next millisecond on. */
void board_wake(void);

/* How long nothing needs to be done, in milliseconds; -1 = for ever. */
int board_rest_ms(void);

/* The line of `stats`. */
void board_print_stats(void);

#endif
