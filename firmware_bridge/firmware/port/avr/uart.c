#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#include "pins.h"

#define TX_SIZE 128 /* a power of two */

/* Indices into the ring of 256 wrap by themselves. */
volatile uint8_t rx_ring[256];

static volatile uint8_t tx_ring[TX_SIZE];
static volatile uint8_t tx_in;
static volatile uint8_t tx_out;

/* By hand, since each cycle of it lengthens the low between two bytes of light: 40 with the way in and out (43 where the
 * program counter has three bytes). A byte that finds the ring full is lost; the slot at rx_in is always free. */
ISR(RX_VECTOR, ISR_NAKED)
{
    __asm__ volatile("push r24                  \n\t"
                     "in   r24, %[sreg]         \n\t"
                     "out  %[kept], r24         \n\t"
                     "push r30                  \n\t"
                     "push r31                  \n\t"
                     "in   r30, %[in]           \n\t"
                     "ldi  r31, 0               \n\t"
                     "subi r30, lo8(-(rx_ring)) \n\t"
                     "sbci r31, hi8(-(rx_ring)) \n\t"
                     "lds  r24, %[data]         \n\t"
                     "st   Z, r24               \n\t"
                     "in   r24, %[in]           \n\t"
                     "inc  r24                  \n\t"
                     "in   r30, %[out]          \n\t"
                     "cpse r24, r30             \n\t"
                     "out  %[in], r24           \n\t"
                     "pop  r31                  \n\t"
                     "pop  r30                  \n\t"
                     "in   r24, %[kept]         \n\t"
                     "out  %[sreg], r24         \n\t"
                     "pop  r24                  \n\t"
                     "reti                      \n\t"
                     :
                     : [sreg] "I"(_SFR_IO_ADDR(SREG)), [kept] "I"(_SFR_IO_ADDR(GPIOR0)), [in] "I"(_SFR_IO_ADDR(RX_IN)),
                       [out] "I"(_SFR_IO_ADDR(RX_OUT)), [data] "n"(_SFR_MEM_ADDR(UDR0)));
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
    RX_IN = RX_OUT = 0; /* also at reset, but a bootloader may have been at them */
    UCSR0A = 0;
    UCSR0C = BIT(UCSZ01) | BIT(UCSZ00);
    UCSR0B = BIT(RXCIE0) | BIT(RXEN0) | BIT(TXEN0);
    UBRR0 = 3; /* 16 MHz / 16 / (3 + 1) = 250000, exactly */
}

uint8_t uart_room(void)
{
    return (uint8_t)(tx_out - tx_in - 1) % TX_SIZE; /* unsigned before %: that of a negative int is negative */
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
