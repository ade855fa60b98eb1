/* Tables that stay in flash where a chip keeps flash and RAM apart. */
#ifndef ROM_H
#define ROM_H

#include <stdint.h>

#ifdef __AVR__
#include <avr/pgmspace.h>
#define ROM PROGMEM
#define rom_u8(address) pgm_read_byte(address)
#define rom_u32(address) pgm_read_dword(address)
#else
#define ROM
#define rom_u8(address) (*(address))
#define rom_u32(address) (*(address))
#endif

#endif
