"""Sentences about the board and the machine: lights, copies, losses, updates, boards' programs, broker, Wi-Fi."""
