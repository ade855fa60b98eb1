"""Parts of a small board's matrix, and of what stands beside a board: the sets ``matrix`` and ``beside``.

Knows how their numbers follow from a plan; prices are rough guesses in euros.
"""

import math
from collections.abc import Iterator

from hardware.drawings.beside import BESIDE, Beside
from hardware.drawings.header import matrix_size
from hardware.drawings.matrix import has_matrix
from hardware.drawings.part import SLACK, Part
from hardware.drawings.plan import Plan


def matrix_parts(plan: Plan) -> Iterator[Part]:
    """Yield a small board on the Pi's own pins."""
    if not has_matrix(plan):
        return
    columns, _ = matrix_size(plan.map.lines)
    yield Part(
        "matrix", "diode 1N4148", len(plan.map.line_of), "piece", "one at each contact, none saved",
        "BAT85 (Schottky)", 0.03,
    )  # fmt: skip
    yield Part("matrix", "resistor 330 Ω", columns, "piece", "one in each column, at its pin", "470 Ω", 0.03)
    yield Part(
        "matrix",
        "stranded wire 0.14 mm²",
        math.ceil(2 * SLACK * plan.sensor_wire_mm / 1000),
        "m",
        "rows and columns, and to the Pi",
        "ribbon cable",
        0.15,
    )


def beside_parts(plan: Plan) -> Iterator[Part]:
    """Tell what stands beside the board."""
    beside = BESIDE.get(plan.name, Beside())
    if beside.buttons:
        count = len(beside.buttons)
        yield Part(
            "beside", "lit push button 30 mm, light for 5 V", count, "piece",
            f"{', '.join(beside.buttons)}: the colour that is called; with its letter on it",
            "a bare LED with 220 Ω beside any button; or the phone alone", 3,
        )  # fmt: skip
        yield Part(
            "beside", "resistor 1 kΩ", count, "piece", "between pin and button", "470 Ω to 2.2 kΩ", 0.03
        )
        yield Part(
            "beside", "ULN2803A DIP-18, with socket", 1, "piece", "switches the lights and the buzzer",
            "five BC547 with 1 kΩ and 4.7 kΩ each", 0.8,
        )  # fmt: skip
    if beside.dock:
        yield Part(
            "beside", "TCS34725 board with a white light", 1, "piece",
            "reads the colour of the wall that lies in the dock",
            "a magnet code and two DRV5032DU (docs/reference/inputs.md); people tap the colour on a phone", 6,
        )  # fmt: skip
        yield Part(
            "beside", "dock: block of wood about 60 x 40 x 30 mm and matt black paint", 1, "piece",
            "keeps daylight out, holds the wall 8 mm above the sensor", "printed", 2,
        )  # fmt: skip
    if beside.buzzer:
        yield Part("beside", "buzzer, active, 5 V", 1, "piece", "tells without a look at a phone", "none", 1)
    if beside.buzzer and not beside.buttons:
        for name in ("transistor BC547", "resistor 1 kΩ", "resistor 4.7 kΩ", "diode 1N4148"):
            yield Part("beside", name, 1, "piece", "drives the buzzer", "ULN2803A", 0.05)
    if beside != Beside():
        yield Part("beside", "wire with header sockets, 30 cm", 16, "piece", "to the Pi", "ribbon cable", 0.1)
