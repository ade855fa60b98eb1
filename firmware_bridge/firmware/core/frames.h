/* Bytes to frames and back (PROTOCOL.md, part 2). Knows COBS, the CRC and the header; no time, no payloads. */
#ifndef FRAMES_H
#define FRAMES_H

#include <stdbool.h>
#include <stdint.h>

#include "limits.h"

#define FROM_HOST 0x80
#define HEADER_SIZE 5
#define CRC_SIZE 4
/* Where a payload stands in a buffer of WIRE_SIZE bytes that frame_wrap is to finish. */
#define PAYLOAD_AT (1 + HEADER_SIZE)
#define PAYLOAD_MAX (MAX_BLOCK - PAYLOAD_AT - CRC_SIZE)
#define WIRE_SIZE (MAX_BLOCK + 1)

/* One frame that was read; payload points into the reader and holds until its next byte. */
typedef struct {
    uint8_t kind;
    uint8_t size; /* of the payload */
    uint16_t session;
    uint16_t sequence;
    const uint8_t *payload;
} frame_t;

/* Takes a stream byte by byte; all zero is a fresh one. */
typedef struct {
    uint8_t size;          /* of the block so far; MAX_BLOCK + 1 = too long, dropped up to its 0x00 */
    uint16_t rejected;     /* blocks that were no frame, since the start; wraps */
    uint8_t block[MAX_BLOCK];
} reader_t;

uint32_t crc32(const uint8_t *data, uint8_t size);

/* Takes a byte that is not 0x00. */
static inline void reader_add(reader_t *reader, uint8_t byte)
{
    uint8_t size = reader->size;
    if (size < MAX_BLOCK) {
        reader->block[size] = byte;
    }
    if (size <= MAX_BLOCK) {
        reader->size = (uint8_t)(size + 1);
    }
}

/* Takes a 0x00; true if it ended a frame, which then stands in *found. */
bool reader_end(reader_t *reader, frame_t *found);

/* Finishes the frame whose payload stands at wire[PAYLOAD_AT]: header, CRC, COBS, 0x00. Bytes to send. */
uint8_t frame_wrap(uint8_t *wire, uint8_t kind, uint16_t session, uint16_t sequence, uint8_t size);

/* How far a is ahead of b: -32768 to 32767, 0 = the same. */
static inline int16_t ahead(uint16_t a, uint16_t b)
{
    uint16_t by = (uint16_t)(a - b);
    return (int16_t)(by < 0x8000u ? (int32_t)by : (int32_t)by - 0x10000L);
}

static inline uint16_t get_u16(const uint8_t *at)
{
    return (uint16_t)(at[0] | (uint16_t)((uint16_t)at[1] << 8));
}

static inline void put_u16(uint8_t *at, uint16_t value)
{
    at[0] = (uint8_t)(value & 0xFF);
    at[1] = (uint8_t)(value >> 8);
}

static inline void put_u32(uint8_t *at, uint32_t value)
{
    put_u16(at, (uint16_t)(value & 0xFFFF));
    put_u16(at + 2, (uint16_t)(value >> 16));
}

#endif
