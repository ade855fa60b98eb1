/* The numbers of PROTOCOL.md (parts 2, 4 and 5) and the sizes of this build. */
#ifndef LIMITS_H
#define LIMITS_H

#define PROTOCOL 1
#define MAX_LINES 160
#define MAX_LIGHTS 160
#define MAX_BLOCK 64
#define LIGHTS_CHUNK 32
#define QUEUE 8
#define DEBOUNCE_MS 5
#define REPORT_MS 1000
#define REPORT_RESEND_MS 60
#define FIELD_MS 50
#define FIELD_ON 40
#define FIELD_OFF 30
#define PIXEL_IDLE_UA 1000
#define CHANNEL_MA 20
#define HEARTBEAT_MS 400
#define HOST_SILENT_MS 3000
#define HELLO_ALONE_MS 250

/* SETTINGS: the range of each value, and what holds before the first message. */
#define DEBOUNCE_MAX_MS 15
#define BRIGHTNESS_FIRST 64
#define CURRENT_MIN_MA 50
#define CURRENT_MAX_MA 10000
#define CURRENT_FIRST_MA 400

/* What this build has room for; -DLINES=n -DLIGHTS=n -DPOLARITY=1 make another one. */
#ifndef LINES
#define LINES MAX_LINES
#endif
#ifndef LIGHTS
#define LIGHTS MAX_LIGHTS
#endif
#ifndef POLARITY
#define POLARITY 0
#endif

#if LINES < 1 || LINES > MAX_LINES
#error "LINES must be 1 to 160"
#endif
#if LIGHTS < 1 || LIGHTS > MAX_LIGHTS
#error "LIGHTS must be 1 to 160"
#endif

#define BYTES_OF(lines) (((lines) + 7) / 8)
#define LINE_BYTES BYTES_OF(LINES)
/* Levels, and with POLARITY after them as many bytes of norths. */
#define INPUT_BYTES (LINE_BYTES * (1 + POLARITY))
/* Chips of the chain: two inputs beyond the last line are tied (scan.h). */
#define CHIPS_OF(lines) BYTES_OF((lines) + 2)
#define CHIPS CHIPS_OF(LINES)
#define CHUNKS_OF(count) (((count) + LIGHTS_CHUNK - 1) / LIGHTS_CHUNK)

#endif
