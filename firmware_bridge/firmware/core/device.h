/* The device side of PROTOCOL.md: conversations, reports, lights and settings; bytes in, frames out, time is handed in.
 *
 * Use: device_init; then device_run (or, where a port scans piece by piece, pass_step) and device_tick as time passes,
 * device_take for each byte from the host, and device_poll while there is room to send.
 * Times are milliseconds since boot; they wrap after 49 days, which nothing here minds.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include <stdbool.h>
#include <stdint.h>

#include "frames.h"
#include "inputs.h"
#include "limits.h"

#define FEATURE_POLARITY 1
#define GIT_SIZE 8
#define FIRMWARE_MAX 24

/* Types of frames. */
enum {
    KIND_HELLO = 0x01,
    KIND_STATE = 0x02,
    KIND_HEARTBEAT = 0x03,
    KIND_LIGHTS_ACK = 0x04,
    KIND_SETTINGS_ACK = 0x05,
    KIND_FIELD = 0x06,
    KIND_PONG = 0x07,
    KIND_HELLO_REQUEST = 0x81,
    KIND_STATE_ACK = 0x82,
    KIND_LIGHTS = 0x83,
    KIND_HOST_HEARTBEAT = 0x84,
    KIND_SETTINGS = 0x85,
    KIND_PING = 0x86
};

/* What a device says of itself in HELLO; texts are padded with 0x00. */
typedef struct {
    uint8_t protocol;
    uint8_t lines;  /* 1 to LINES */
    uint8_t lights; /* 1 to LIGHTS */
    uint8_t features;
    char git[GIT_SIZE];
    char firmware[FIRMWARE_MAX];
} identity_t;

typedef struct {
    uint32_t at_ms;
    bool broken;
    uint8_t accepted[INPUT_BYTES];
} report_t;

/* A number of LIGHTS or SETTINGS that is believed once, then only newer ones. */
typedef struct {
    uint16_t newest;
    bool known; /* in this conversation */
    bool owed;  /* an acknowledgement */
} content_t;

typedef struct {
    const identity_t *me;
    inputs_t inputs;
    reader_t reader;

    uint16_t session;
    uint16_t nonce; /* of the conversation; 0 = alone */
    uint32_t heard_ms, sent_ms, hello_ms, report_ms, resend_ms, field_ms;
    uint32_t ticked_ms; /* device_run: inputs are settled up to here */

    report_t queue[QUEUE];
    uint8_t head, count; /* oldest, and how many */
    uint8_t unsent;      /* so many at the end of the queue were never sent */
    uint16_t number;     /* of the newest report made */

    uint16_t heartbeats, field_pages;
    uint8_t page; /* of FIELD, next */

    bool hello_owed, pong_owed;
    uint16_t hello_nonce, pong_sequence;
    content_t chunks[CHUNKS_OF(LIGHTS)], settings;

    uint8_t brightness;
    bool field_wanted;
    bool lit; /* codes or settings of lights have changed; whoever shows them clears it */
    uint16_t current_ma;
    uint8_t codes[LIGHTS];

    uint8_t wire[WIRE_SIZE]; /* the frame that device_poll has made */
} device_t;

/* Boots, after inputs_init and the first scan; whole: it passed the self-test. */
void device_init(device_t *device, const identity_t *me, uint16_t session, bool whole, uint32_t now_ms);

/* A 0x00 from the host: the end of a frame. */
void device_end(device_t *device, uint32_t now_ms);

/* One byte from the host. */
static inline void device_take(device_t *device, uint8_t byte, uint32_t now_ms)
{
    if (byte != 0) {
        reader_add(&device->reader, byte);
    } else {
        device_end(device, now_ms);
    }
}

/* Something that a report tells was accepted at that time. */
void device_changed(device_t *device, uint32_t at_ms);

/* What is due by time alone, inputs aside. */
void device_tick(device_t *device, uint32_t now_ms);

/* device_tick with the inputs, for whoever scans as a whole: everything that is due up to now. */
void device_run(device_t *device, uint32_t now_ms);

/* Makes the next frame to send in device->wire; its bytes, 0 = nothing to send. Call device_tick before. */
uint8_t device_poll(device_t *device, uint32_t now_ms);

/* Whether a report waits to be sent for the first time. */
static inline bool device_has_news(const device_t *device)
{
    return device->unsent != 0;
}

#endif
