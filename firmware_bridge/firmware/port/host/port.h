/* How pass.h reaches the inputs of the host port: a modelled chain (chain.c), or the fields that were told. */
#ifndef PORT_H
#define PORT_H

#include <stdbool.h>
#include <stdint.h>

extern bool host_analogue; /* Hall sensors instead of the chain */
#define ANALOGUE host_analogue

void port_load(void);
uint8_t port_nibble(uint8_t bits);
int8_t port_field(uint8_t line);

#endif
