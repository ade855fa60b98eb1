"""The wiring of linear Hall sensors: multiplexers CD74HC4067 at the Arduino's analogue inputs.

In place of the chain of inputs.py, for firmware that is made with HALL=1. Knows how the sheet looks; what is
on it comes from the plan.
"""

from hardware.drawings.plan import MUX_INPUTS, MUX_PINS, Plan, mux_count
from hardware.drawings.svg import FAINT, GREY, INK, Sheet

WIDTH, EDGE = 420.0, 10.0
"""Of the sheet, as wide as A3, and its edge; this and all below in mm."""
TOP, ROW = 68.0, 96.0
"""Where the first row of chips begins, and from one row to the next."""
ACROSS = 5
"""Chips in a row."""
CELL = (WIDTH - 2 * EDGE) / ACROSS
"""From one chip to the next."""
BOX_X, BOX_WIDTH = 32.0, 36.0
"""Where a box begins in its cell, and how wide it is."""
FIRST, STEP = 12.0, 4.6
"""From the upper edge of a box to its first input, and from one to the next."""
UNO_INPUTS = 6
"""An Uno or Nano has A0 to A5."""


def multiplexers_sheet(plan: Plan) -> Sheet:
    """Return the sheet of a board, A3 wide."""
    count = mux_count(plan.map.lines)
    rows = -(-count // ACROSS)
    sheet = Sheet(WIDTH, TOP + rows * ROW, f"{plan.name}: wiring of linear Hall sensors", plan.map.source)
    sheet.text((EDGE, 14), f"{plan.name}: linear Hall sensors (in place of the chain)", 6, bold=True)
    sheet.text(
        (EDGE, 20.5),
        f"{len(plan.map.line_of)} sensors, {count} multiplexers CD74HC4067, firmware HALL=1",
        3.2,
    )
    _controller(sheet, count)
    for mux in range(count):
        row, column = divmod(mux, ACROSS)
        _box(sheet, plan, mux, EDGE + column * CELL + BOX_X, TOP + row * ROW)
    return sheet


def _controller(sheet: Sheet, count: int) -> None:
    x, y = EDGE, 26.0
    sheet.rect(x, y, 150, 34, round_by=1.5, line=0.5)
    sheet.text((x + 3, y + 6), "Arduino", 4, bold=True)
    sheet.text((x + 34, y + 6), "Mega 2560", 2.8, bold=True)
    sheet.text((x + 62, y + 6), "Uno, Nano", 2.8, bold=True)
    sheet.text((x + 90, y + 6), "goes to", 2.8, bold=True)
    for i, (name, mega, uno) in enumerate(MUX_PINS):
        at = y + 12 + i * 4.4
        for column, word in ((3, name), (34, mega), (62, uno), (90, f"{name} of every multiplexer")):
            sheet.text((x + column, at), word, 2.9, bold=column == 3)
    last = f"A{count - 1}"
    fits = "A0 …" if count <= UNO_INPUTS else "too few"
    at = y + 12 + 4 * 4.4
    for column, word in ((3, f"A0 to {last}"), (34, "A0 …"), (62, fits), (90, "SIG of one multiplexer each")):
        sheet.text((x + column, at), word, 2.9, bold=column == 3)
    notes = (
        "EN of every multiplexer to GND, VCC to 5 V, 100 nF between.",
        "Each sensor: supply to 5 V, ground to GND, OUT to its channel; 100 nF at the sensor.",
        "Sensors and Arduino hang on the same 5 V: the converter measures against it.",
        "All sensors face the same way; which pole is down: docs/how-to/build/sensors.md.",
        "Channels to spare are joined to GND. Numbering: line = 16 x (number of A) + channel.",
        "A ball contact: its channel through 10 kΩ to 5 V and through 10 kΩ to GND, the contact to GND.",
        "The lights are wired as in lights.svg.",
    )
    sheet.lines_of_text((170, 30), notes, 3, step=1.5)


def _box(sheet: Sheet, plan: Plan, mux: int, x: float, y: float) -> None:
    sheet.rect(x, y, BOX_WIDTH, FIRST + MUX_INPUTS * STEP, line=0.5, round_by=0.8)
    sheet.text((x + BOX_WIDTH / 2, y + 6), f"M{mux + 1}", 4.2, anchor="middle", bold=True)
    sheet.text((x + BOX_WIDTH - 1.5, y + 5.6), "SIG", 2.4, anchor="end")
    sheet.line((x + BOX_WIDTH, y + 4.8), (x + BOX_WIDTH + 4, y + 4.8), width=0.6)
    sheet.text((x + BOX_WIDTH + 4.6, y + 5.8), f"A{mux}", 2.9, bold=True)
    sheet.line((x, y + 8.4), (x + BOX_WIDTH, y + 8.4), stroke=FAINT)
    for channel in range(MUX_INPUTS):
        line = mux * MUX_INPUTS + channel
        spot = plan.map.spot_of.get(line)
        at = y + FIRST + channel * STEP
        ink = INK if spot else GREY
        sheet.text((x - 5.5, at), spot or "GND", 2.7, anchor="end", fill=ink, bold=bool(spot))
        sheet.line((x - 5, at - 0.9), (x, at - 0.9), stroke=ink, width=0.45)
        sheet.text((x + 2, at), f"C{channel}", 2.7, bold=True)
        sheet.text(
            (x + BOX_WIDTH - 1.5, at), f"line {line}" if spot else f"({line})", 2.6, anchor="end", fill=ink
        )
