/* Light codes to pixels: patterns by time, brightness, and the current limit (PROTOCOL.md, LIGHTS and SETTINGS).
 *
 * A picture is one scale for each pattern; a pixel's channel is its colour's channel times the scale of its pattern, so
 * a port can make each byte of light just before it is sent.
 */
#ifndef LIGHTS_H
#define LIGHTS_H

#include <stdbool.h>
#include <stdint.h>

#include "limits.h"
#include "rom.h"

/* The hardware may set a lower limit than SETTINGS can (-DCURRENT_LIMIT_MA=n). */
#ifndef CURRENT_LIMIT_MA
#define CURRENT_LIMIT_MA CURRENT_MAX_MA
#endif

#define PATTERN_COUNT 6
#define LIGHTS_FULL 256 /* the scale at which a channel shows its colour's full value */

/* Breathing light goes up and down in steps of so long: 25 pictures a second. */
#define LIGHTS_STEP_MS 40

extern const uint8_t LIGHTS_PALETTE[16][3];

/* The scales of all sixteen patterns that a code can name; those that do not exist stay 0. All zero is dark. */
typedef struct {
    uint16_t scale[16];             /* 0 to LIGHTS_FULL */
    uint16_t weight[PATTERN_COUNT]; /* a third of the sum of all channels of the lights with this pattern, at full */
} lights_t;

/* Call when codes have changed, before lights_update. */
void lights_weigh(lights_t *lights, const uint8_t *codes, uint8_t count);

/* The picture at that time; true if it differs from the one before for the codes last weighed. */
bool lights_update(lights_t *lights, uint8_t count, uint8_t brightness, uint16_t current_ma, uint32_t now_ms);

/* The three channels of a code's colour at full, green first. */
static inline const uint8_t *lights_colour(uint8_t code)
{
    return LIGHTS_PALETTE[code & 15];
}

/* One of them at a pattern's scale: a byte for the strip. */
static inline uint8_t lights_channel(const uint8_t *colour, uint16_t scale)
{
    return (uint8_t)((uint16_t)(rom_u8(colour) * scale) >> 8);
}

#endif
