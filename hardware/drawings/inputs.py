"""The wiring of the inputs: microcontroller, chain of 74HC165, which input goes to which spot.

Knows how the sheet looks; what is on it comes from the plan.
"""

from hardware.drawings.plan import SIGNALS, Chip, Input, Plan
from hardware.drawings.svg import FAINT, GREY, INK, Sheet, number

WIDTH = 420.0
"""Of the sheet, as wide as A3; this and all below in mm."""
EDGE = 10.0
"""Of the sheet."""
TOP = 70.0
"""Where the first row of chips begins; above it the controller and the notes."""

ROW = 74.0
"""From one row of chips to the next."""
ACROSS = 6
"""Chips in a row."""
CELL = (WIDTH - 2 * EDGE - 9) / ACROSS
"""From one chip to the next; 9 stay for the notes at the right."""
BOX_X, BOX_WIDTH = 28.0, 33.0
"""Left of the box stand the names of its eight spots."""

RAILS = (("5 V", "#b00020"), ("GND", INK), ("LOAD", SIGNALS[0].colour), ("CLOCK", SIGNALS[1].colour))
RAIL_STEP = 3.2
"""From one rail to the next."""
BOX_Y = 4 * RAIL_STEP + 2.5
"""Where a box begins, below the four rails."""
FIRST_INPUT = 16.5
"""From the upper edge of a box to its first input."""
INPUT_STEP = 4.5
"""From one input to the next."""
BOX_HEIGHT = FIRST_INPUT + 8 * INPUT_STEP - 1
"""Of a box with eight inputs."""
STUBS = (("16", 4.5), ("8, 15", 12.5), ("1", 21.0), ("2", 28.5))
"""Pin and its place along the upper edge of a box, in the order of RAILS."""

CHAIN_Y = 8.5
"""From the upper edge of a box to the data line of the chain."""
DATA = SIGNALS[2].colour
TIED = "#b00020"


def inputs_sheet(plan: Plan) -> Sheet:
    """Return the sheet of a board; A3 wide, and as high as its chips need."""
    rows = -(-len(plan.chips) // ACROSS)
    sheet = Sheet(WIDTH, TOP + rows * ROW, f"{plan.name}: wiring of the inputs", plan.map.source)
    sheet.text((EDGE, 14), f"{plan.name}: inputs", 6, bold=True)
    spares = sum(one.use == "spare" for chip in plan.chips for one in chip.inputs)
    sheet.text(
        (EDGE, 20.5),
        f"{len(plan.map.line_of)} sensors, {len(plan.chips)} chips 74HC165 in a chain, 2 tied bits, "
        f"spare inputs: {spares}",
        3.2,
    )
    _controller(sheet)
    _sensor(sheet, 150, 30)
    _notes(sheet)
    for i, chip in enumerate(plan.chips):
        row, column = divmod(i, ACROSS)
        if not column:
            _rails(sheet, TOP + row * ROW, min(ACROSS, len(plan.chips) - i))
        _chip(sheet, chip, EDGE + column * CELL, TOP + row * ROW)
        _chain(sheet, plan, i)
    return sheet


def _controller(sheet: Sheet) -> None:
    x, y = EDGE, 26.0
    sheet.rect(x, y, 128, 39, round_by=1.5, line=0.5)
    sheet.text((x + 3, y + 6), "Arduino", 4, bold=True)
    for column, title in ((30, "Mega 2560"), (50, "Uno, Nano"), (73, "goes to")):
        sheet.text((x + column, y + 6), title, 2.8, bold=True)
    for i, signal in enumerate(SIGNALS):
        at = y + 12.5 + i * 5
        sheet.line((x + 3, at - 1), (x + 9, at - 1), stroke=signal.colour, width=0.8)
        sheet.text((x + 11, at), signal.name, 3, bold=True)
        sheet.text((x + 30, at), signal.mega, 3)
        sheet.text((x + 50, at), signal.uno, 3)
        sheet.text((x + 73, at), signal.goes_to if signal.name != "LIGHTS" else "see lights.svg", 2.6)
    sheet.text((x + 11, y + 32.5), "5 V, GND", 3, bold=True)
    sheet.text((x + 73, y + 32.5), "pins 16 and 8; two wires of ground", 2.6)
    sheet.text(
        (x + 3, y + 37),
        "Cable to U1: GND, LOAD, GND, CLOCK, DATA, 5 V (6 wires, ground beside LOAD and CLOCK)",
        2.4,
    )


def _sensor(sheet: Sheet, x: float, y: float) -> None:
    """Draw one input in full: pull-up, reed, ground."""
    sheet.text((x, y), "each input", 3.2, bold=True)
    sheet.text((x + 12, y + 6), "5 V", 2.6, anchor="middle", fill=RAILS[0][1])
    sheet.path(((x + 12, y + 7), (x + 12, y + 10)))
    sheet.rect(x + 10.6, y + 10, 2.8, 7)
    sheet.text((x + 8.8, y + 14.5), "10 k", 2.6, anchor="end")
    sheet.path(((x + 12, y + 17), (x + 12, y + 24)))
    sheet.dot((x + 12, y + 20))
    sheet.path(((x + 12, y + 20), (x + 24, y + 20)))
    sheet.arrow((x + 24, y + 20), (1, 0))
    sheet.text((x + 25, y + 21), "A … H", 2.6)
    sheet.path(((x + 12, y + 24), (x + 9.5, y + 28.5)), width=0.5)
    sheet.path(((x + 12, y + 29), (x + 12, y + 32)))
    sheet.text((x + 15, y + 28), "reed", 2.6)
    sheet.path(((x + 9, y + 32), (x + 15, y + 32)), width=0.6)
    sheet.text((x + 16.5, y + 33), "GND", 2.6)


def _notes(sheet: Sheet) -> None:
    notes = (
        "A magnet closes the reed: the input is low, the line reads 1. A Hall switch takes the reed's",
        "place: its OUT to the input, its supply and ground to 5 V and GND of the same chip.",
        "RN = network of 8 x 10 kΩ (SIL-9), common pin to 5 V. C = 100 nF from pin 16 to 8, close by.",
        "Pin 15 (CLK INH) to ground. Pin 7 (inverted QH) stays open. Spare inputs need only their network.",
        "Tied bits: on the last chip G goes to ground and H to 5 V. They watch the trunk: with CLOCK, DATA",
        "or the supply cut the link says broken-chain. They do not see a sensor plug that is out (its pieces",
        "vanish) nor LOAD open at one chip (eight phantoms): check each plug with the walk test.",
        "Plugs: sensors (2 x 5) 1 to 8 = A to H, 9 and 10 = GND; chain (6) GND, LOAD, GND, CLOCK, DATA, 5 V,",
        "where DATA is QH on the side of the Arduino, SER on the far side.",
        "Numbering: line = 8 x (number of the chip - 1) + (A = 0 … H = 7).",
    )
    sheet.lines_of_text((205, 29), notes, 2.9, step=1.5)


def _rails(sheet: Sheet, top: float, chips: int) -> None:
    end = EDGE + (chips - 1) * CELL + BOX_X + STUBS[-1][1]
    for i, (name, colour) in enumerate(RAILS):
        y = top + (i + 0.5) * RAIL_STEP
        sheet.text((EDGE, y + 0.9), name, 2.5, fill=colour, bold=True)
        sheet.line((EDGE + 11, y), (end + 2, y), stroke=colour, width=0.45)


def _chip(sheet: Sheet, chip: Chip, left: float, top: float) -> None:
    x, y = left + BOX_X, top + BOX_Y
    sheet.rect(x, y, BOX_WIDTH, BOX_HEIGHT, line=0.5, round_by=0.8)
    for i, ((pin, dx), (_, colour)) in enumerate(zip(STUBS, RAILS, strict=True)):
        rail = top + (i + 0.5) * RAIL_STEP
        sheet.line((x + dx, rail), (x + dx, y), stroke=colour, width=0.45)
        sheet.dot((x + dx, rail), fill=colour)
        sheet.text((x + dx, y + 2.8), pin, 2.1, anchor="middle", fill=GREY)
    sheet.text((x + BOX_WIDTH / 2, y + CHAIN_Y + 1.3), chip.name, 4.2, anchor="middle", bold=True)
    sheet.text((x + 1, y + CHAIN_Y + 0.9), "9 QH", 2.3)
    sheet.text((x + BOX_WIDTH - 1, y + CHAIN_Y + 0.9), "SER 10", 2.3, anchor="end")
    sheet.line((x, y + 12.3), (x + BOX_WIDTH, y + 12.3), stroke=FAINT)
    for i, one in enumerate(chip.inputs):
        _input(sheet, one, x, y + FIRST_INPUT + i * INPUT_STEP)
    below = f"RN{chip.number}: 8 x 10 kΩ to 5 V   C{chip.number}: 100 nF"
    sheet.text((x + BOX_WIDTH / 2, y + BOX_HEIGHT + 3.6), below, 2.3, anchor="middle", fill=GREY)


def _input(sheet: Sheet, one: Input, x: float, y: float) -> None:
    texts = {"spot": one.spot or "", "spare": "spare", "ground": "tied to GND", "supply": "tied to 5 V"}
    colour = {"spot": INK, "spare": GREY}.get(one.use, TIED)
    sheet.text((x - 5.5, y), texts[one.use], 2.7, anchor="end", fill=colour, bold=one.use != "spare")
    sheet.line((x - 5, y - 0.9), (x, y - 0.9), stroke=colour, width=0.45)
    sheet.text((x + 5, y), number(one.pin), 2.3, anchor="end", fill=GREY)
    sheet.text((x + 6.5, y), one.letter, 2.9, bold=True)
    line = f"line {one.line}" if one.use == "spot" else f"({one.line})"
    sheet.text((x + BOX_WIDTH - 1.5, y), line, 2.6, anchor="end", fill=colour)


def _chain(sheet: Sheet, plan: Plan, i: int) -> None:
    """Draw the data wire from this chip towards the controller, and what its SER is fed from."""
    row, column = divmod(i, ACROSS)
    left, y = EDGE + column * CELL + BOX_X, TOP + row * ROW + BOX_Y + CHAIN_Y
    if column:
        before = left - CELL + BOX_WIDTH
        sheet.line((left, y), (before, y), stroke=DATA, width=0.6)
        sheet.arrow(((left + before) / 2 - 0.8, y), (-1, 0), fill=DATA)
    else:
        sheet.line((left, y), (left - 5, y), stroke=DATA, width=0.6)
        sheet.arrow((left - 5, y), (-1, 0), fill=DATA)
        to = "DATA" if i == 0 else f"to SER of {plan.chips[i - 1].name}"
        sheet.text((left - 7, y + 1), to, 2.5, anchor="end", fill=DATA, bold=True)
    right = left + BOX_WIDTH
    if i == len(plan.chips) - 1:
        sheet.line((right, y), (right + 3, y), stroke=INK, width=0.45)
        sheet.text((right + 3.5, y + 0.9), "GND", 2.4)
    elif column == ACROSS - 1:
        sheet.line((right, y), (right + 2, y), stroke=DATA, width=0.6)
        sheet.text((right + 2.4, y + 0.9), f"from {plan.chips[i + 1].name}", 2.3, fill=DATA, bold=True)
