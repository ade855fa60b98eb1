/* The firmware's core under a text interface, for tests: one case a line in, one line out. Built with sanitizers.
 *
 *   wrap KIND SESSION SEQUENCE HEX            -> the wire bytes
 *   feed HEX                                  -> REJECTED KIND,SESSION,SEQUENCE,HEX ...
 *   device LINES LIGHTS SESSION POLARITY WHOLE PRESS RELEASE LEVELS GIT FIRMWARE STEP ...
 *       STEP = MS:run | MS:levels:HEX | MS:field:LINE:LEVEL | MS:chain:0|1 | MS:host:HEX | MS:early:HEX (from the
 *              host, before anything that is due has been said)
 *                                             -> for each step SAYS/CODES
 *   lights COUNT BRIGHTNESS MILLIAMPERE CODES MS ...
 *                                             -> for each time CHANGED:PIXELS (R G B)
 *   pass LINES PRESS RELEASE whole|steps EVERY LEVELS GOOD STEP ...      STEP = MS:LEVELS:GOOD, what holds from MS on
 *                                             -> for each change MS:ACCEPTED:BROKEN
 * Empty hex is "-". Times are milliseconds, numbers decimal.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chain.h"
#include "device.h"
#include "lights.h"
#include "pass.h"

static char *saved; /* the rest of the case */

static char *word(void)
{
    char *next = strtok_r(NULL, " \n", &saved);
    if (next == NULL) {
        fprintf(stderr, "driver: a word is missing\n");
        exit(2);
    }
    return next;
}

static unsigned long number(void)
{
    return strtoul(word(), NULL, 10);
}

static size_t from_hex(const char *text, uint8_t *bytes, size_t room)
{
    size_t size = 0;
    unsigned value;
    while (*text != '-' && sscanf(text + 2 * size, "%2x", &value) == 1) {
        if (size == room) {
            fprintf(stderr, "driver: too many bytes\n");
            exit(2);
        }
        bytes[size++] = (uint8_t)value;
    }
    return size;
}

static void to_hex(const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        printf("%02x", bytes[i]);
    }
}

static void wrap(void)
{
    /* On the heap, so that a byte too far is found. */
    uint8_t *wire = malloc(WIRE_SIZE);
    uint8_t kind = (uint8_t)number();
    uint16_t session = (uint16_t)number(), sequence = (uint16_t)number();
    size_t size = from_hex(word(), wire + PAYLOAD_AT, PAYLOAD_MAX);
    to_hex(wire, frame_wrap(wire, kind, session, sequence, (uint8_t)size));
    free(wire);
}

static void feed(void)
{
    static uint8_t bytes[1 << 16];
    reader_t *reader = calloc(1, sizeof *reader);
    char frames[1 << 16] = "";
    size_t size = from_hex(word(), bytes, sizeof bytes), used = 0;
    for (size_t i = 0; i < size; i++) {
        frame_t frame;
        if (bytes[i] != 0) {
            reader_add(reader, bytes[i]);
        } else if (reader_end(reader, &frame)) {
            used += (size_t)snprintf(frames + used, sizeof frames - used, " %u,%u,%u,", frame.kind, frame.session,
                                     frame.sequence);
            for (uint8_t n = 0; n < frame.size; n++) {
                used += (size_t)snprintf(frames + used, sizeof frames - used, "%02x", frame.payload[n]);
            }
        }
    }
    printf("%u%s", reader->rejected, frames);
    free(reader);
}

/* --- device ----------------------------------------------------------------------------------- */

static void say(device_t *device, uint32_t now_ms)
{
    uint8_t size;
    device_run(device, now_ms);
    while ((size = device_poll(device, now_ms)) != 0) {
        to_hex(device->wire, size);
    }
}

static void put_levels(device_t *device, const char *hex)
{
    uint8_t levels[LINE_BYTES] = {0};
    from_hex(hex, levels, sizeof levels);
    for (uint8_t i = 0; i < LINE_BYTES; i++) {
        device->inputs.octets[i].seen = levels[i];
    }
    inputs_trim(&device->inputs);
}

static void hear(device_t *device, const char *hex, uint32_t now_ms)
{
    uint8_t bytes[4096];
    size_t size = from_hex(hex, bytes, sizeof bytes);
    for (size_t i = 0; i < size; i++) {
        device_take(device, bytes[i], now_ms);
        if (bytes[i] == 0) {
            say(device, now_ms);
        }
    }
}

static void step(device_t *device, char *text)
{
    char *rest;
    uint32_t now_ms = (uint32_t)strtoul(strtok_r(text, ":", &rest), NULL, 10);
    const char *what = strtok_r(NULL, ":", &rest), *first = strtok_r(NULL, ":", &rest);
    bool early = strcmp(what, "early") == 0;
    device_run(device, now_ms);
    if (!early) {
        say(device, now_ms);
    }
    if (strcmp(what, "levels") == 0) {
        put_levels(device, first);
        inputs_scan(&device->inputs);
    } else if (strcmp(what, "field") == 0) {
        inputs_field(&device->inputs, (uint8_t)atoi(first), (int8_t)atoi(strtok_r(NULL, ":", &rest)));
        inputs_scan(&device->inputs);
    } else if (strcmp(what, "chain") == 0) {
        inputs_chain(&device->inputs, *first == '1');
        inputs_scan(&device->inputs);
    } else if (early || strcmp(what, "host") == 0) {
        hear(device, first, now_ms);
    }
    say(device, now_ms);
    printf("/");
    to_hex(device->codes, device->me->lights);
    printf(" ");
}

static void run_device(void)
{
    identity_t me = {.protocol = PROTOCOL};
    device_t *device = calloc(1, sizeof *device);
    me.lines = (uint8_t)number();
    me.lights = (uint8_t)number();
    uint16_t session = (uint16_t)number();
    me.features = number() ? FEATURE_POLARITY : 0;
    bool whole = number() != 0;
    uint8_t press_ms = (uint8_t)number(), release_ms = (uint8_t)number();
    inputs_init(&device->inputs, me.lines);
    put_levels(device, word());
    from_hex(word(), (uint8_t *)me.git, GIT_SIZE);
    from_hex(word(), (uint8_t *)me.firmware, FIRMWARE_MAX);
    device_init(device, &me, session, whole, 0);
    times_set(&device->inputs.times, press_ms, release_ms);
    char *text;
    while ((text = strtok_r(NULL, " \n", &saved)) != NULL) {
        step(device, text);
    }
    free(device);
}

/* --- lights ----------------------------------------------------------------------------------- */

static void run_lights(void)
{
    uint8_t codes[LIGHTS];
    lights_t *lights = calloc(1, sizeof *lights);
    uint8_t count = (uint8_t)number(), brightness = (uint8_t)number();
    uint16_t current_ma = (uint16_t)number();
    from_hex(word(), codes, sizeof codes);
    lights_weigh(lights, codes, count);
    char *text;
    while ((text = strtok_r(NULL, " \n", &saved)) != NULL) {
        uint32_t now_ms = (uint32_t)strtoul(text, NULL, 10);
        printf("%d:", lights_update(lights, count, brightness, current_ma, now_ms));
        for (uint8_t i = 0; i < count; i++) {
            const uint8_t *colour = lights_colour(codes[i]);
            uint16_t scale = lights->scale[codes[i] >> 4];
            printf("%02x%02x%02x", lights_channel(colour + 1, scale), lights_channel(colour, scale),
                   lights_channel(colour + 2, scale));
        }
        printf(" ");
    }
    free(lights);
}

/* --- pass ------------------------------------------------------------------------------------- */

static void hold_levels(uint8_t lines, const char *hex, bool good)
{
    uint8_t levels[LINE_BYTES] = {0};
    from_hex(hex, levels, sizeof levels);
    for (uint8_t line = 0; line < lines; line++) {
        chain_set(line, levels[line / 8] >> line % 8 & 1);
    }
    chain_cut(!good);
}

static void print_inputs(const inputs_t *in, uint32_t at_ms)
{
    printf("%u:", at_ms);
    for (uint8_t i = 0; i < BYTES_OF(in->lines); i++) {
        printf("%02x", in->octets[i].accepted);
    }
    printf(":%d ", in->broken);
}

static void scan(pass_t *pass, inputs_t *in, uint32_t now_ms, bool whole)
{
    if (whole) {
        pass_whole(pass, in, now_ms);
    } else {
        pass_begin(pass, now_ms);
        while (pass->step != PASS_REST) {
            pass_step(pass, in);
        }
    }
    if (pass->changed) {
        print_inputs(in, pass_take_change(pass));
    }
}

static void run_pass(void)
{
    inputs_t *in = calloc(1, sizeof *in);
    pass_t *pass = calloc(1, sizeof *pass);
    uint8_t lines = (uint8_t)number();
    uint8_t press_ms = (uint8_t)number(), release_ms = (uint8_t)number();
    bool whole = strcmp(word(), "whole") == 0;
    uint32_t every = (uint32_t)number(), now_ms = 0;
    chain_init(lines);
    inputs_init(in, lines);
    const char *levels = word();
    hold_levels(lines, levels, number() != 0);
    inputs_boot(in, pass_first(pass, in, 0));
    times_set(&in->times, press_ms, release_ms);
    print_inputs(in, 0);
    char *text;
    while ((text = strtok_r(NULL, " \n", &saved)) != NULL) {
        char *rest;
        uint32_t until_ms = (uint32_t)strtoul(strtok_r(text, ":", &rest), NULL, 10);
        for (; now_ms + every < until_ms; scan(pass, in, now_ms, whole)) {
            now_ms += every;
        }
        levels = strtok_r(NULL, ":", &rest);
        hold_levels(lines, levels, *strtok_r(NULL, ":", &rest) == '1');
    }
    free(pass);
    free(in);
}

int main(void)
{
    static char text[1 << 18];
    while (fgets(text, sizeof text, stdin) != NULL) {
        const char *what = strtok_r(text, " \n", &saved);
        if (strcmp(what, "wrap") == 0) {
            wrap();
        } else if (strcmp(what, "feed") == 0) {
            feed();
        } else if (strcmp(what, "device") == 0) {
            run_device();
        } else if (strcmp(what, "lights") == 0) {
            run_lights();
        } else if (strcmp(what, "pass") == 0) {
            run_pass();
        }
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
