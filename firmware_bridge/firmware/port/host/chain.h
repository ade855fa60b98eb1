/* The inputs of the host port, as they are in the world: magnets, and the cable of the chain. */
#ifndef CHAIN_H
#define CHAIN_H

#include <stdbool.h>
#include <stdint.h>

/* Lines of the board, all without a magnet, cable whole. */
void chain_init(uint8_t lines);

void chain_set(uint8_t line, bool magnet);
void chain_set_field(uint8_t line, int8_t field);

/* Cut: from the plug on nothing but ones comes. */
void chain_cut(bool cut);

#endif
