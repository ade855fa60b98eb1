"""Pure arithmetic: no input or output, clock, thread, randomness or logging."""
