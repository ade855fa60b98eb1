/* The serial port of the host port: a pseudo-terminal that is reached by a stable path. */
#ifndef PTY_H
#define PTY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes it and the link to it; false where that cannot be (errno says why). */
bool pty_open(const char *link);
void pty_close(void);

/* For poll(); -1 while it is closed. */
int pty_fd(void);

size_t pty_read(uint8_t *bytes, size_t room);

/* As on a real line, what nobody reads is lost. */
void pty_write(const uint8_t *bytes, size_t size);

#endif
