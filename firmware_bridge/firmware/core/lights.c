#include "lights.h"

enum { OFF, STEADY, BREATHE, BLINK, DOUBLE, QUICK };

/* All patterns repeat within this time. */
#define CYCLE_MS 6000

/* Green, red, blue, as a WS2812 takes them. Yellow and orange have less green than a screen's: these LEDs' green is strong. */
const uint8_t LIGHTS_PALETTE[16][3] ROM = {
    {0, 0, 0},     {255, 255, 255}, {0, 255, 0},   {255, 0, 0},  {176, 255, 0}, /* off white red green yellow */
    {0, 0, 255},   {255, 0, 255},   {0, 255, 255}, {80, 255, 0},                /* blue cyan magenta orange */
};

/* A third of the sum of a colour's channels, rounded up. */
static const uint8_t WEIGHTS[16] ROM = {0, 255, 85, 85, 144, 85, 170, 170, 112};

void lights_weigh(lights_t *lights, const uint8_t *codes, uint8_t count)
{
    uint16_t weight[16] = {0};
    for (; count != 0; count--) {
        uint8_t code = *codes++;
        weight[code >> 4] = (uint16_t)(weight[code >> 4] + rom_u8(&WEIGHTS[code & 15]));
    }
    for (uint8_t pattern = 0; pattern < PATTERN_COUNT; pattern++) {
        lights->weight[pattern] = weight[pattern];
    }
}

/* 0 to 255 of a pattern at a time of its cycle. */
static uint8_t pattern_level(uint8_t pattern, uint16_t cycle_ms)
{
    uint16_t part;
    switch (pattern) {
    case STEADY:
        return 255;
    case BREATHE: /* 0.5 a second; the square looks even to the eye, and it never goes quite out */
        part = (cycle_ms % 2000) / LIGHTS_STEP_MS;
        part = part < 25 ? part : 50 - part;
        return (uint8_t)(10 + (part * part * 49) / 125);
    case BLINK: /* 1 a second */
        return cycle_ms % 1000 < 500 ? 255 : 0;
    case DOUBLE: /* two short flashes each 1.5 s */
        part = cycle_ms % 1500;
        return part < 120 || (part >= 240 && part < 360) ? 255 : 0;
    case QUICK: /* 2.5 a second */
        return cycle_ms % 400 < 200 ? 255 : 0;
    default:
        return 0;
    }
}

/* What all channels together may sum up to, in 1/255 of one channel at full. */
static uint32_t allowed(uint8_t count, uint16_t current_ma)
{
    uint32_t limit_ua = (uint32_t)(current_ma < CURRENT_LIMIT_MA ? current_ma : CURRENT_LIMIT_MA) * 1000;
    uint32_t idle_ua = (uint32_t)count * PIXEL_IDLE_UA;
    return limit_ua > idle_ua ? (limit_ua - idle_ua) / 1000 * 255 / CHANNEL_MA : 0;
}

bool lights_update(lights_t *lights, uint8_t count, uint8_t brightness, uint16_t current_ma, uint32_t now_ms)
{
    uint16_t cycle_ms = (uint16_t)(now_ms % CYCLE_MS), scale[PATTERN_COUNT];
    uint32_t sum = 0, most = allowed(count, current_ma);
    for (uint8_t pattern = 0; pattern < PATTERN_COUNT; pattern++) {
        uint8_t level = pattern_level(pattern, cycle_ms);
        scale[pattern] = level ? (uint16_t)((uint32_t)(level + 1u) * (brightness + 1u) >> 8) : 0;
        sum += (uint32_t)scale[pattern] * lights->weight[pattern];
    }
    /* Rounded so that the true sum of the pixels, each rounded down, is never above what is allowed. */
    sum = (3 * sum + 255) >> 8;
    bool changed = false;
    for (uint8_t pattern = 0; pattern < PATTERN_COUNT; pattern++) {
        uint16_t dimmed = sum > most ? (uint16_t)(scale[pattern] * most / sum) : scale[pattern];
        if (dimmed != lights->scale[pattern]) {
            lights->scale[pattern] = dimmed;
            changed |= lights->weight[pattern] != 0;
        }
    }
    return changed;
}
