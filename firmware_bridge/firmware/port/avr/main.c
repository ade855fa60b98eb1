/* The main loop on ATmega2560 and ATmega328P: scan each millisecond, listen, report, show lights, sleep. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>
#include <stdbool.h>
#include <stdint.h>

#include "clock.h"
#include "device.h"
#include "lights.h"
#include "pass.h"
#include "strip.h"
#include "uart.h"

/* Pictures are at least so far apart, */
#define PICTURE_MS 40
/* and so often the pattern is looked at. */
#define PATTERN_MS 10
/* The last picture is sent again after so long: a strip may have been plugged in, or disturbed. */
#define REFRESH_MS 1000
/* Hands first: lights wait for edges and reports, but not longer than this. */
#define PATIENCE_MS 50
/* While lights are sent 180 bytes may come, and the ring takes 255. */
#define WAITING_MOST 64

static const identity_t identity = {PROTOCOL, LINES, LIGHTS, POLARITY ? FEATURE_POLARITY : 0, GIT, VERSION " " MCU};

static device_t device;
static pass_t pass;
static lights_t lights;
static struct {
    bool wanted;         /* a picture waits to be sent */
    uint32_t wanted_ms;  /* since then */
    uint32_t sent_ms;    /* the last one was begun */
    uint32_t pattern_ms; /* the pattern was last looked at */
} show;

/* These two outlive a reset, and hold anything after power-on. */
static uint16_t session __attribute__((section(".noinit")));
uint8_t reset_cause __attribute__((section(".noinit"))); /* MCUSR at boot, for debugging */

/* Before main: after a watchdog reset the watchdog is still running, and fast. */
void watchdog_off(void) __attribute__((naked, used, section(".init3")));
void watchdog_off(void)
{
    reset_cause = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

/* One small step of scanning between two bytes of light. Not inline: its registers are its own, so that its many
 * branches do not slow the loop that calls it. */
static void __attribute__((noinline)) scan_some(void)
{
    if (pass.step == PASS_REST) {
        pass_begin(&pass, clock_ms);
    } else {
        pass_step(&pass, &device.inputs);
    }
}

/* 10 us a byte and less than 10 between two; the receiver has its turn after each. The gap in which the next light is
 * worked out has no time for scanning, but looks at the clock, and counts what has passed in the one after that. */
static void __attribute__((noinline)) send_picture(void)
{
    const uint8_t *code = device.codes;
    uint8_t low = strip_low();
    bool passed = false;
    uart_hold();
    clock_hold();
    for (uint8_t left = LIGHTS; left != 0; left--) {
        const uint8_t *colour = lights_colour(*code);
        uint16_t scale = lights.scale[*code >> 4];
        uint8_t green = lights_channel(colour, scale), red = lights_channel(colour + 1, scale);
        uint8_t blue = lights_channel(colour + 2, scale);
        code++;
        strip_byte(green, low);
        sei();
        scan_some();
        strip_byte(red, low);
        sei();
        scan_some();
        strip_byte(blue, low);
        sei();
        if (passed) {
            clock_count();
        }
        passed = !passed && clock_passed();
    }
    clock_release();
    uart_release();
}

/* A strip keeps its colours over a reset of this chip. */
static void send_dark(void)
{
    uint8_t low = strip_low();
    __builtin_avr_delay_cycles(16UL * 300); /* ends whatever the strip was being told */
    for (uint16_t left = 3 * LIGHTS; left != 0; left--) {
        strip_byte(0, low);
    }
}

static void __attribute__((noinline)) scan(void)
{
    while (clock_passed()) {
        clock_count();
    }
    pass_whole(&pass, &device.inputs, clock_ms);
    if (pass.changed) {
        device_changed(&device, pass_take_change(&pass));
    }
}

static void say(void)
{
    uint8_t size;
    while (uart_room() >= WIRE_SIZE && (size = device_poll(&device, clock_ms)) != 0) {
        uart_put(device.wire, size);
        scan();
    }
}

/* Up to the end of one frame: with a host that never stops talking, scanning and lights get their turn too. */
static void listen(void)
{
    for (uint8_t left = uart_waiting(); left != 0; left--) {
        uint8_t byte = uart_take();
        device_take(&device, byte, clock_ms);
        if (byte == 0) {
            return;
        }
    }
}

static bool update_picture(void)
{
    return lights_update(&lights, LIGHTS, device.brightness, device.current_ma, clock_ms);
}

/* Whether the picture has changed, or is due again. */
static bool picture_is_due(void)
{
    if (device.lit || clock_ms - show.sent_ms >= REFRESH_MS) {
        return true;
    }
    if (clock_ms - show.pattern_ms < PATTERN_MS) {
        return false;
    }
    show.pattern_ms = clock_ms;
    return update_picture();
}

static void light(void)
{
    if (!show.wanted) {
        if (!picture_is_due()) {
            return;
        }
        show.wanted = true;
        show.wanted_ms = clock_ms;
    }
    if (clock_ms - show.sent_ms < PICTURE_MS || uart_waiting() > WAITING_MOST) {
        return;
    }
    bool hands = pass.waiting || device_has_news(&device) || uart_sending();
    if (hands && clock_ms - show.wanted_ms < PATIENCE_MS) {
        return;
    }
    if (device.lit) {
        device.lit = false;
        lights_weigh(&lights, device.codes, LIGHTS);
    }
    update_picture();
    scan();
    show.wanted = false;
    show.sent_ms = clock_ms;
    send_picture();
}

static void rest(void)
{
    cli();
    if (uart_waiting() == 0) {
        clock_sleep();
    }
    sei();
}

int main(void)
{
    wdt_enable(WDTO_250MS);
    BUS_DDR |= BIT(LOAD_BIT) | BIT(CLOCK_BIT) | BIT(STRIP_BIT);
    BUS_PORT |= BIT(LOAD_BIT) | BIT(DATA_BIT); /* pulled up: an unplugged chain reads constant, never at random */
    send_dark();
    session = (uint16_t)(session + 1);
    if (session == 0) {
        session = 1;
    }
    uart_init();
    clock_init();
#ifdef HALL
    hall_init();
#endif
    inputs_init(&device.inputs, LINES);
    bool whole = pass_first(&pass, &device.inputs, clock_ms);
    device_init(&device, &identity, session, whole, clock_ms);
    uart_put((const uint8_t[]){0}, 1);
    sei();
    for (;;) {
        wdt_reset();
        scan();
        listen();
        scan();
        device_tick(&device, clock_ms);
        say();
        light();
        rest();
    }
}
