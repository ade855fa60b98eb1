#include "board.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "lights.h"
#include "pty.h"

/* As in the AVR port: pictures are at least so far apart. */
#define PICTURE_MS 40
/* Where nothing is under way a scan this often is enough: a change of the inputs wakes the board. */
#define QUIET_MS 10
/* After a change the scans follow each millisecond for longer than any debounce, and than the self-test takes. */
#define BUSY_MS 40

struct board board;

static lights_t lights;
static uint8_t shown[3 * MAX_LIGHTS]; /* R G B, as last told */
static uint32_t shown_ms, busy_until_ms;
static unsigned long bytes_in, bytes_out, pictures;

uint64_t board_clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static uint32_t now_ms(void)
{
    return (uint32_t)(board_clock_ms() - board.booted_ms);
}

/* --- lights ----------------------------------------------------------------------------------- */

static void tell(const uint8_t *pixels)
{
    size_t size = 3u * board.identity.lights;
    if (memcmp(pixels, shown, size) == 0) {
        return;
    }
    memcpy(shown, pixels, size);
    pictures++;
    printf("lights ");
    for (size_t i = 0; i < size; i++) {
        printf("%02x", shown[i]);
    }
    printf("\n");
}

static void show(uint32_t at_ms)
{
    uint8_t pixels[3 * MAX_LIGHTS], *pixel = pixels;
    device_t *device = &board.device;
    if (at_ms - shown_ms < PICTURE_MS) {
        return;
    }
    if (device->lit) {
        device->lit = false;
        lights_weigh(&lights, device->codes, board.identity.lights);
    }
    lights_update(&lights, board.identity.lights, device->brightness, device->current_ma, at_ms);
    for (uint8_t i = 0; i < board.identity.lights; i++, pixel += 3) {
        const uint8_t *colour = lights_colour(device->codes[i]);
        uint16_t scale = lights.scale[device->codes[i] >> 4];
        pixel[0] = lights_channel(colour + 1, scale);
        pixel[1] = lights_channel(colour, scale);
        pixel[2] = lights_channel(colour + 2, scale);
    }
    if (memcmp(pixels, shown, 3u * board.identity.lights) != 0) {
        shown_ms = at_ms;
        tell(pixels);
    }
}

static void dark(void)
{
    static const uint8_t none[3 * MAX_LIGHTS];
    tell(none);
}

/* --- power ------------------------------------------------------------------------------------ */

void board_boot(const char *cause)
{
    board.powered = true;
    board.paused_until_ms = 0;
    board.booted_ms = board_clock_ms();
    board.session = (uint16_t)(board.session + 1);
    if (board.session == 0) {
        board.session = 1;
    }
    printf("boot %s\n", cause);
    dark();
    memset(&board.device, 0, sizeof board.device);
    memset(&board.pass, 0, sizeof board.pass);
    memset(&lights, 0, sizeof lights);
    shown_ms = (uint32_t)-PICTURE_MS;
    busy_until_ms = BUSY_MS;
    inputs_init(&board.device.inputs, board.identity.lines);
    bool whole = pass_first(&board.pass, &board.device.inputs, 0);
    device_init(&board.device, &board.identity, board.session, whole, 0);
    pty_write((const uint8_t[]){0}, 1);
}

void board_off(void)
{
    board.powered = false;
    board.paused_until_ms = 0;
    dark();
}

/* --- a turn ----------------------------------------------------------------------------------- */

static void say(uint32_t at_ms)
{
    uint8_t size;
    while ((size = device_poll(&board.device, at_ms)) != 0) {
        pty_write(board.device.wire, size);
        bytes_out += size;
    }
}

static void listen(uint32_t at_ms)
{
    uint8_t bytes[512];
    size_t size = pty_read(bytes, sizeof bytes);
    bytes_in += size;
    for (size_t i = 0; i < size; i++) {
        device_take(&board.device, bytes[i], at_ms);
        if (bytes[i] == 0) {
            say(at_ms);
        }
    }
}

void board_turn(void)
{
    if (!board.powered) {
        return;
    }
    if (board.paused_until_ms != 0) {
        if (board_clock_ms() < board.paused_until_ms) {
            return;
        }
        board.paused_until_ms = 0;
        board_wake();
    }
    uint32_t at_ms = now_ms();
    pass_whole(&board.pass, &board.device.inputs, at_ms);
    if (board.pass.changed) {
        device_changed(&board.device, pass_take_change(&board.pass));
    }
    listen(at_ms);
    device_tick(&board.device, at_ms);
    say(at_ms);
    show(at_ms);
}

void board_wake(void)
{
    busy_until_ms = now_ms() + BUSY_MS;
}

int board_rest_ms(void)
{
    if (!board.powered) {
        return -1;
    }
    if (board.paused_until_ms != 0) {
        uint64_t now = board_clock_ms();
        return now < board.paused_until_ms ? (int)(board.paused_until_ms - now) : 0;
    }
    return (int32_t)(busy_until_ms - now_ms()) > 0 ? 1 : QUIET_MS;
}

void board_print_stats(void)
{
    printf("stats scans=%u pictures=%lu bytes_in=%lu bytes_out=%lu rejected=%u\n", board.pass.scans, pictures, bytes_in,
           bytes_out, board.device.reader.rejected);
}
