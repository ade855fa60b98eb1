/* USART0 at 250000 baud, 8N1, through two rings. The interrupts do nothing but move one byte. */
#ifndef UART_H
#define UART_H

#include <stdbool.h>
#include <stdint.h>

void uart_init(void);

/* Bytes that have come and were not taken yet. */
uint8_t uart_waiting(void);

/* The oldest of them; only if there is one. */
uint8_t uart_take(void);

/* How many bytes can be put now. */
uint8_t uart_room(void);

bool uart_sending(void);

/* Sends these; only if there is room. */
void uart_put(const uint8_t *data, uint8_t size);

/* While held nothing new is sent, so that receiving is the only interrupt. */
void uart_hold(void);
void uart_release(void);

#endif
