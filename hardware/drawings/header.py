"""The Pi's header as these papers use it: which pin is which, and what hangs on it beside a small board.

Knows places on the 40-pin header, which all models from the Zero 2 to the 5 share. One plan for all papers:
a matrix, lit buttons, a colour sensor and a buzzer never want the same pin. Refuses to know paper.
"""

import math
from collections.abc import Mapping

HEADER: Mapping[str, int] = {
    "GPIO2": 3, "GPIO3": 5, "GPIO4": 7, "GPIO5": 29, "GPIO6": 31, "GPIO7": 26, "GPIO8": 24, "GPIO9": 21,
    "GPIO10": 19, "GPIO11": 23, "GPIO12": 32, "GPIO13": 33, "GPIO14": 8, "GPIO15": 10, "GPIO16": 36,
    "GPIO17": 11, "GPIO18": 12, "GPIO19": 35, "GPIO20": 38, "GPIO21": 40, "GPIO22": 15, "GPIO23": 16,
    "GPIO24": 18, "GPIO25": 22, "GPIO26": 37, "GPIO27": 13,
}  # fmt: skip
"""Pin as gpiozero calls it -> its place on the header, counted from 1."""

SUPPLY_3V3, SUPPLY_5V = (1, 17), (2, 4)
"""Numbers of the header's pins with 3.3 V and with 5 V."""
GROUNDS = (6, 9, 14, 20, 25, 30, 34, 39)
"""Numbers of the pins that are ground."""

COLUMN_PINS = ("GPIO4", "GPIO5", "GPIO6", "GPIO12", "GPIO13", "GPIO16")
ROW_PINS = ("GPIO17", "GPIO18", "GPIO19", "GPIO20", "GPIO21", "GPIO22", "GPIO23")
"""A matrix takes as many of these as it needs: pins without another job after the start."""

MATRIX_MOST = len(COLUMN_PINS) * len(ROW_PINS)
"""More contacts than this are the Arduino's."""

COLOURS = ("red", "yellow", "green", "blue")
BUTTON_PINS: Mapping[str, str] = {"red": "GPIO24", "yellow": "GPIO25", "green": "GPIO26", "blue": "GPIO27"}
LIGHT_PINS: Mapping[str, str] = {"red": "GPIO8", "yellow": "GPIO9", "green": "GPIO10", "blue": "GPIO11"}
"""SPI must be off. GPIO8 is held high while a Pi starts, too weakly for the driver to switch."""

I2C_PINS = ("GPIO2", "GPIO3")
BUZZER_PIN = "GPIO7"
"""Held high while a Pi starts, too: behind a ULN2803A, whose inputs need 2 V, that is silent."""


def matrix_size(lines: int) -> tuple[int, int]:
    """Return the columns and rows of the matrix with the fewest pins for so many lines; rows are the more."""
    sizes = ((columns, math.ceil(lines / columns)) for columns in range(1, lines + 1))
    return min((size for size in sizes if size[0] <= size[1]), key=lambda size: (sum(size), size[1]))
