/* USART0 at 250000 baud, 8N1, through two rings. The interrupts do nothing but move one byte. */
#ifndef UART_H
#define UART_H

#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

/* Indices into the ring of 256 wrap by themselves. They stand in registers that the chip has for any use; the interrupt
 * keeps SREG in GPIOR0. */
extern volatile uint8_t rx_ring[256];
#define RX_IN GPIOR1
#define RX_OUT GPIOR2

void uart_init(void);

/* Bytes that have come and were not taken yet. */
static inline uint8_t uart_waiting(void)
{
    return (uint8_t)(RX_IN - RX_OUT);
}

/* The oldest of them; only if there is one. */
static inline uint8_t uart_take(void)
{
    uint8_t out = RX_OUT, byte = rx_ring[out];
    RX_OUT = (uint8_t)(out + 1);
    return byte;
}

/* How many bytes can be put now. */
uint8_t uart_room(void);

bool uart_sending(void);

/* Sends these; only if there is room. */
void uart_put(const uint8_t *data, uint8_t size);

/* While held nothing new is sent, so that receiving is the only interrupt. */
void uart_hold(void);
void uart_release(void);

#endif
