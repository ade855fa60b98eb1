#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#include "pins.h"

#define TX_SIZE 128 /* a power of two */

/* Indices into the ring of 256 wrap by themselves. */
static volatile uint8_t rx_ring[256];
static volatile uint8_t rx_in;
static volatile uint8_t rx_out;
static volatile uint8_t rx_lost; /* bytes that found the ring full; stays at 255. For debugging. */

static volatile uint8_t tx_ring[TX_SIZE];
static volatile uint8_t tx_in;
static volatile uint8_t tx_out;

ISR(RX_VECTOR)
{
    uint8_t byte = UDR0, in = rx_in, next = (uint8_t)(in + 1);
    if (next == rx_out) {
        if (rx_lost != 255) {
            rx_lost++;
        }
        return;
    }
    rx_ring[in] = byte;
    rx_in = next;
}

ISR(EMPTY_VECTOR)
{
    uint8_t out = tx_out;
    UDR0 = tx_ring[out];
    out = (uint8_t)((out + 1) % TX_SIZE);
    tx_out = out;
    if (out == tx_in) {
        UCSR0B &= (uint8_t)~BIT(UDRIE0);
    }
}

void uart_init(void)
{
    UCSR0A = 0;
    UCSR0C = BIT(UCSZ01) | BIT(UCSZ00);
    UCSR0B = BIT(RXCIE0) | BIT(RXEN0) | BIT(TXEN0);
    UBRR0 = 3; /* 16 MHz / 16 / (3 + 1) = 250000, exactly */
}

uint8_t uart_waiting(void)
{
    return (uint8_t)(rx_in - rx_out);
}

uint8_t uart_take(void)
{
    uint8_t byte = rx_ring[rx_out];
    rx_out = (uint8_t)(rx_out + 1);
    return byte;
}

uint8_t uart_room(void)
{
    return (uint8_t)((tx_out - tx_in - 1) % TX_SIZE);
}

bool uart_sending(void)
{
    return tx_in != tx_out;
}

void uart_put(const uint8_t *data, uint8_t size)
{
    uint8_t in = tx_in;
    while (size--) {
        tx_ring[in] = *data++;
        in = (uint8_t)((in + 1) % TX_SIZE);
    }
    tx_in = in;
    uart_release();
}

void uart_hold(void)
{
    uint8_t flags = SREG;
    cli();
    UCSR0B &= (uint8_t)~BIT(UDRIE0);
    SREG = flags;
}

void uart_release(void)
{
    uint8_t flags = SREG;
    cli();
    if (tx_in != tx_out) {
        UCSR0B |= BIT(UDRIE0);
    }
    SREG = flags;
}
