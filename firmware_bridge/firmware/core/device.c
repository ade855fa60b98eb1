#include "device.h"

#include <string.h>

/* --- small things ----------------------------------------------------------------------------- */

static uint16_t oldest(const device_t *d)
{
    return (uint16_t)(d->number - d->count + 1);
}

static void drop_oldest(device_t *d)
{
    d->head = (uint8_t)((d->head + 1) % QUEUE);
    d->count--;
    if (d->unsent > d->count) {
        d->unsent = d->count;
    }
}

static void make_report(device_t *d, uint32_t at_ms)
{
    if (d->count == QUEUE) {
        drop_oldest(d);
    }
    report_t *report = &d->queue[(d->head + d->count) % QUEUE];
    report->at_ms = at_ms;
    report->broken = d->inputs.broken;
    for (uint8_t i = 0; i < INPUT_BYTES; i++) {
        report->accepted[i] = d->inputs.octets[i].accepted;
    }
    d->count++;
    d->unsent++;
    d->number++;
    d->report_ms = at_ms;
}

static void owe_hello(device_t *d, uint16_t nonce, uint32_t now_ms)
{
    d->hello_owed = true;
    d->hello_nonce = nonce;
    d->hello_ms = d->sent_ms = now_ms;
}

/* Ends the conversation; lights stay as they are. */
static void forget_host(device_t *d)
{
    d->nonce = 0;
    d->count = d->unsent = 0;
    d->pong_owed = false;
    memset(d->chunks, 0, sizeof d->chunks);
    memset(&d->settings, 0, sizeof d->settings);
}

static void be_alone(device_t *d)
{
    forget_host(d);
    memset(d->codes, 0, sizeof d->codes);
    d->lit = true;
}

void device_init(device_t *d, const identity_t *me, uint16_t session, bool whole, uint32_t now_ms)
{
    d->me = me;
    inputs_boot(&d->inputs, whole);
    memset(&d->reader, 0, sizeof d->reader);
    d->session = session;
    d->heard_ms = d->report_ms = d->resend_ms = d->ticked_ms = now_ms;
    d->field_ms = now_ms - FIELD_MS;
    d->head = 0;
    d->number = d->heartbeats = d->field_pages = 0;
    d->page = 0;
    d->brightness = BRIGHTNESS_FIRST;
    d->current_ma = CURRENT_FIRST_MA;
    d->field_wanted = false;
    be_alone(d);
    owe_hello(d, 0, now_ms);
}

/* --- from the host ---------------------------------------------------------------------------- */

static void greet(device_t *d, const frame_t *frame, uint32_t now_ms)
{
    if (frame->size == 0 || frame->sequence == 0) {
        return;
    }
    if (frame->payload[0] != d->me->protocol) {
        be_alone(d);
    } else if (frame->sequence != d->nonce) {
        forget_host(d);
        d->nonce = frame->sequence;
        make_report(d, now_ms);
    }
    d->heard_ms = now_ms;
    owe_hello(d, frame->sequence, now_ms);
}

static void shorten(device_t *d, uint16_t number, uint32_t now_ms)
{
    if (ahead(number, d->number) > 0) {
        return;
    }
    while (d->count != 0 && ahead(number, oldest(d)) >= 0) {
        drop_oldest(d);
        d->resend_ms = now_ms;
    }
}

/* Whether content with this number is news; owes the acknowledgement of what is not too old. */
static bool believe(content_t *content, uint16_t number)
{
    int16_t step = content->known ? ahead(number, content->newest) : 1;
    if (step >= 0) {
        content->known = content->owed = true;
        content->newest = number;
    }
    return step > 0;
}

static void take_lights(device_t *d, const frame_t *frame)
{
    uint8_t chunk = frame->payload[0], size = (uint8_t)(frame->size - 1);
    if (chunk >= CHUNKS_OF(d->me->lights)) {
        return;
    }
    uint8_t start = (uint8_t)(chunk * LIGHTS_CHUNK), room = (uint8_t)(d->me->lights - start);
    if (size != (room < LIGHTS_CHUNK ? room : LIGHTS_CHUNK)) {
        return;
    }
    if (believe(&d->chunks[chunk], frame->sequence)) {
        memcpy(d->codes + start, frame->payload + 1, size);
        d->lit = true;
    }
}

static void take_settings(device_t *d, const frame_t *frame, uint32_t now_ms)
{
    if (frame->size != 6) {
        return;
    }
    const uint8_t *payload = frame->payload;
    uint8_t press_ms = payload[0], release_ms = payload[1], brightness = payload[2], flags = payload[5];
    uint16_t current_ma = get_u16(payload + 3);
    if (press_ms < 1 || press_ms > DEBOUNCE_MAX_MS || release_ms < 1 || release_ms > DEBOUNCE_MAX_MS || brightness < 1
        || current_ma < CURRENT_MIN_MA || current_ma > CURRENT_MAX_MA || flags > 1) {
        return;
    }
    if (!believe(&d->settings, frame->sequence)) {
        return;
    }
    times_set(&d->inputs.times, press_ms, release_ms);
    d->brightness = brightness;
    d->current_ma = current_ma;
    d->lit = true;
    if (flags != 0 && !d->field_wanted) {
        d->field_ms = now_ms - FIELD_MS;
        d->page = 0;
    }
    d->field_wanted = flags != 0;
}

void device_end(device_t *d, uint32_t now_ms)
{
    frame_t frame;
    if (!reader_end(&d->reader, &frame)) {
        return;
    }
    if (frame.kind == KIND_HELLO_REQUEST) {
        greet(d, &frame, now_ms);
        return;
    }
    if (!(frame.kind & FROM_HOST) || frame.session != d->session || d->nonce == 0) {
        return;
    }
    d->heard_ms = now_ms;
    if (frame.kind == KIND_STATE_ACK && frame.size == 0) {
        shorten(d, frame.sequence, now_ms);
    } else if (frame.kind == KIND_LIGHTS && frame.size > 1) {
        take_lights(d, &frame);
    } else if (frame.kind == KIND_SETTINGS) {
        take_settings(d, &frame, now_ms);
    } else if (frame.kind == KIND_PING && frame.size == 0) {
        d->pong_owed = true;
        d->pong_sequence = frame.sequence;
    }
}

/* --- time ------------------------------------------------------------------------------------- */

void device_changed(device_t *d, uint32_t at_ms)
{
    if (d->nonce != 0) {
        make_report(d, at_ms);
    }
}

static void check_silence(device_t *d, uint32_t now_ms)
{
    if (d->nonce != 0 && now_ms - d->heard_ms >= HOST_SILENT_MS) {
        be_alone(d);
        d->hello_ms = now_ms - HELLO_ALONE_MS;
    }
}

void device_tick(device_t *d, uint32_t now_ms)
{
    check_silence(d, now_ms);
    if (d->nonce == 0) {
        if (now_ms - d->hello_ms >= HELLO_ALONE_MS) {
            owe_hello(d, 0, now_ms);
        }
    } else if (d->count == 0 && now_ms - d->report_ms >= REPORT_MS) {
        make_report(d, now_ms);
    }
}

void device_run(device_t *d, uint32_t now_ms)
{
    check_silence(d, now_ms);
    /* After so many milliseconds nothing waits any more. */
    if (now_ms - d->ticked_ms > DEBOUNCE_MAX_MS) {
        uint32_t settled_ms = d->ticked_ms + DEBOUNCE_MAX_MS;
        while (d->ticked_ms != settled_ms) {
            d->ticked_ms++;
            if (inputs_tick(&d->inputs)) {
                device_changed(d, d->ticked_ms);
            }
        }
        d->ticked_ms = now_ms;
    }
    while (d->ticked_ms != now_ms) {
        d->ticked_ms++;
        if (inputs_tick(&d->inputs)) {
            device_changed(d, d->ticked_ms);
        }
    }
    device_tick(d, now_ms);
}

/* --- to the host ------------------------------------------------------------------------------ */

static uint8_t say(device_t *d, uint8_t kind, uint16_t sequence, uint8_t size, uint32_t now_ms)
{
    d->sent_ms = now_ms;
    return frame_wrap(d->wire, kind, d->session, sequence, size);
}

static uint8_t say_hello(device_t *d, uint32_t now_ms)
{
    uint8_t *payload = d->wire + PAYLOAD_AT, size = 0;
    payload[0] = d->me->protocol;
    payload[1] = d->me->lines;
    payload[2] = d->me->lights;
    payload[3] = d->me->features;
    put_u16(payload + 4, oldest(d));
    memcpy(payload + 6, d->me->git, GIT_SIZE);
    payload += 6 + GIT_SIZE;
    while (size < FIRMWARE_MAX && d->me->firmware[size] != '\0') {
        payload[size] = (uint8_t)d->me->firmware[size];
        size++;
    }
    d->hello_owed = false;
    return say(d, KIND_HELLO, d->hello_nonce, (uint8_t)(6 + GIT_SIZE + size), now_ms);
}

/* The acknowledgements that are owed, one a call; 0 = none. */
static uint8_t say_owed(device_t *d, uint32_t now_ms)
{
    uint8_t *payload = d->wire + PAYLOAD_AT;
    if (d->settings.owed) {
        d->settings.owed = false;
        return say(d, KIND_SETTINGS_ACK, d->settings.newest, 0, now_ms);
    }
    for (uint8_t chunk = 0; chunk < CHUNKS_OF(LIGHTS); chunk++) {
        if (d->chunks[chunk].owed) {
            d->chunks[chunk].owed = false;
            payload[0] = chunk;
            return say(d, KIND_LIGHTS_ACK, d->chunks[chunk].newest, 1, now_ms);
        }
    }
    if (d->pong_owed) {
        d->pong_owed = false;
        put_u16(payload, d->number);
        return say(d, KIND_PONG, d->pong_sequence, 2, now_ms);
    }
    return 0;
}

/* Bits of lines as bytes; with POLARITY the norths after the levels. A north without a magnet is none. */
static uint8_t put_lines(const device_t *d, uint8_t *at, const report_t *report)
{
    uint8_t size = BYTES_OF(d->me->lines);
    memcpy(at, report->accepted, size);
#if POLARITY
    if (d->me->features & FEATURE_POLARITY) {
        for (uint8_t i = 0; i < size; i++) {
            at[size + i] = report->accepted[LINE_BYTES + i] & report->accepted[i];
        }
        size = (uint8_t)(2 * size);
    }
#endif
    return size;
}

static uint8_t say_report(device_t *d, uint32_t now_ms)
{
    uint8_t *payload = d->wire + PAYLOAD_AT, index = (uint8_t)(d->count - d->unsent);
    const report_t *report = &d->queue[(d->head + index) % QUEUE];
    if (index == 0) {
        d->resend_ms = now_ms;
    }
    d->unsent--;
    put_u32(payload, report->at_ms);
    payload[4] = (uint8_t)((index == 0 ? 1 : 0) | (report->broken ? 2 : 0));
    uint8_t size = (uint8_t)(5 + put_lines(d, payload + 5, report));
    return say(d, KIND_STATE, (uint16_t)(oldest(d) + index), size, now_ms);
}

#if POLARITY
static bool field_is_due(const device_t *d, uint32_t now_ms)
{
    return d->field_wanted && (d->me->features & FEATURE_POLARITY) && d->nonce != 0 && d->count == 0
        && now_ms - d->field_ms >= FIELD_MS;
}

static uint8_t say_field(device_t *d, uint32_t now_ms)
{
    uint8_t *payload = d->wire + PAYLOAD_AT, start = (uint8_t)(d->page * LIGHTS_CHUNK);
    uint8_t left = (uint8_t)(d->me->lines - start), size = left < LIGHTS_CHUNK ? left : LIGHTS_CHUNK;
    payload[0] = d->page;
    memcpy(payload + 1, d->inputs.fields + start, size);
    d->field_ms = now_ms;
    d->page = (uint8_t)((d->page + 1) % CHUNKS_OF(d->me->lines));
    return say(d, KIND_FIELD, ++d->field_pages, (uint8_t)(1 + size), now_ms);
}
#endif

uint8_t device_poll(device_t *d, uint32_t now_ms)
{
    if (d->hello_owed) {
        return say_hello(d, now_ms);
    }
    uint8_t size = say_owed(d, now_ms);
    if (size != 0) {
        return size;
    }
    if (d->count != 0 && d->unsent < d->count && now_ms - d->resend_ms >= REPORT_RESEND_MS) {
        d->unsent = d->count;
    }
    if (d->unsent != 0) {
        return say_report(d, now_ms);
    }
#if POLARITY
    if (field_is_due(d, now_ms)) {
        return say_field(d, now_ms);
    }
#endif
    if (d->nonce != 0 && now_ms - d->sent_ms >= HEARTBEAT_MS) {
        return say(d, KIND_HEARTBEAT, ++d->heartbeats, 0, now_ms);
    }
    return 0;
}
