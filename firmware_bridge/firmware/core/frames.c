#include "frames.h"

#include "rom.h"

/* What the low and the high half of a byte do to the CRC: two lookups a byte, and no shift by four, which is slow on
 * chips that shift bit by bit. CRC_HIGH is the table of PROTOCOL.md. */
static const uint32_t CRC_LOW[16] ROM = {
    0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535, 0x9e6495a3,
    0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd, 0xe7b82d07, 0x90bf1d91,
};
static const uint32_t CRC_HIGH[16] ROM = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
};

uint32_t crc32(const uint8_t *data, uint8_t size)
{
    uint32_t crc = 0xFFFFFFFF;
    while (size--) {
        uint8_t both = (uint8_t)((crc & 0xFF) ^ *data++);
        crc = (crc >> 8) ^ rom_u32(&CRC_LOW[both & 15]) ^ rom_u32(&CRC_HIGH[both >> 4]);
    }
    return crc ^ 0xFFFFFFFF;
}

/* Turns a block back into its body, in place. Its size, 0 where it is no COBS block. */
static uint8_t uncobs(uint8_t *block, uint8_t size)
{
    uint8_t in = 0, out = 0;
    while (in < size) {
        uint8_t run = block[in++];
        if ((uint8_t)(size - in) < (uint8_t)(run - 1)) {
            return 0;
        }
        while (--run) {
            block[out++] = block[in++];
        }
        if (in < size) {
            block[out++] = 0;
        }
    }
    return out;
}

static bool block_is_frame(uint8_t *block, uint8_t size, frame_t *found)
{
    size = uncobs(block, size);
    if (size < HEADER_SIZE + CRC_SIZE) {
        return false;
    }
    size = (uint8_t)(size - CRC_SIZE);
    uint8_t said[CRC_SIZE];
    put_u32(said, crc32(block, size));
    for (uint8_t i = 0; i < CRC_SIZE; i++) {
        if (said[i] != block[size + i]) {
            return false;
        }
    }
    found->kind = block[0];
    found->session = get_u16(block + 1);
    found->sequence = get_u16(block + 3);
    found->payload = block + HEADER_SIZE;
    found->size = (uint8_t)(size - HEADER_SIZE);
    return true;
}

bool reader_end(reader_t *reader, frame_t *found)
{
    uint8_t size = reader->size;
    reader->size = 0;
    if (size == 0) {
        return false;
    }
    if (size <= MAX_BLOCK && block_is_frame(reader->block, size, found)) {
        return true;
    }
    reader->rejected++;
    return false;
}

uint8_t frame_wrap(uint8_t *wire, uint8_t kind, uint16_t session, uint16_t sequence, uint8_t size)
{
    uint8_t end = (uint8_t)(PAYLOAD_AT + size);
    wire[1] = kind;
    put_u16(wire + 2, session);
    put_u16(wire + 4, sequence);
    put_u32(wire + end, crc32(wire + 1, (uint8_t)(end - 1)));
    end = (uint8_t)(end + CRC_SIZE);
    /* COBS in place: each zero, and the byte before the first, becomes the distance to the next zero. */
    uint8_t zero = 0;
    for (uint8_t i = 1; i < end; i++) {
        if (wire[i] == 0) {
            wire[zero] = (uint8_t)(i - zero);
            zero = i;
        }
    }
    wire[zero] = (uint8_t)(end - zero);
    wire[end] = 0;
    return (uint8_t)(end + 1);
}
