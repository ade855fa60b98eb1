"""The wiring of a small board on the Pi's own pins: a matrix of columns and rows, a diode at each contact.

In place of the Arduino and its chain, for boards without lights in colour. Knows how the sheet looks; line =
column x rows + row, so the built-in maps keep their numbers (docs/reference/gpio.md).
"""

from hardware.drawings.header import COLUMN_PINS, GROUNDS, HEADER, MATRIX_MOST, ROW_PINS, matrix_size
from hardware.drawings.plan import Plan
from hardware.drawings.svg import FAINT, GREY, INK, Sheet

WIDTH, EDGE = 420.0, 10.0
"""Of the sheet, as wide as A3, and its edge; this and all below in mm."""
LEFT, TOP = 62.0, 84.0
"""Where the first contact is drawn."""
ACROSS, DOWN = 50.0, 24.0
"""From one column and from one row to the next."""
COLUMN_INK, ROW_INK = "#1b4f9c", "#b35900"


def has_matrix(plan: Plan) -> bool:
    """Tell whether this board is small enough for the header."""
    return 0 < plan.map.lines <= MATRIX_MOST


def matrix_sheet(plan: Plan) -> Sheet:
    """Return the sheet of a board, A3 wide; the board must be small enough (`has_matrix`)."""
    columns, rows = matrix_size(plan.map.lines)
    sheet = Sheet(WIDTH, TOP + rows * DOWN + 16, f"{plan.name}: wiring as a diode matrix", plan.map.source)
    sheet.text(
        (EDGE, 14), f"{plan.name}: diode matrix on the Pi's pins (in place of the Arduino)", 6, bold=True
    )
    sheet.text(
        (EDGE, 20.5),
        f"{len(plan.map.line_of)} contacts, {columns} columns x {rows} rows = {columns + rows} pins, "
        f"{len(plan.map.line_of)} diodes, no lights",
        3.2,
    )
    _one_contact(sheet, EDGE + 4, 30)
    _notes(sheet, columns, rows)
    for column in range(columns):
        _column(sheet, column, rows)
    for row in range(rows):
        _row(sheet, row, columns)
    for column in range(columns):
        for row in range(rows):
            _crossing(sheet, plan, column, row, rows)
    return sheet


def _one_contact(sheet: Sheet, x: float, y: float) -> None:
    """Draw one crossing in full: row, reed, diode, column."""
    sheet.text((x, y), "each contact", 3.2, bold=True)
    at = y + 10
    sheet.text((x, at + 1), "row", 2.8, fill=ROW_INK, bold=True)
    sheet.path(((x + 8, at), (x + 16, at)))
    sheet.path(((x + 16, at), (x + 24, at - 3)), width=0.5)
    sheet.text((x + 16, at - 4.5), "reed", 2.6)
    sheet.path(((x + 25, at), (x + 34, at)))
    sheet.polygon(((x + 34, at - 2), (x + 34, at + 2), (x + 38, at)))
    sheet.line((x + 38, at - 2.2), (x + 38, at + 2.2), width=0.7)
    sheet.text((x + 32, at - 4.5), "1N4148", 2.6)
    sheet.path(((x + 38, at), (x + 48, at)))
    sheet.text((x + 49, at + 1), "column", 2.8, fill=COLUMN_INK, bold=True)
    sheet.text((x, at + 9), "The ring of the diode looks towards the column.", 2.8)
    sheet.text((x, at + 14), "A Hall switch cannot stand here: it needs a supply and a line of its own.", 2.8)


def _notes(sheet: Sheet, columns: int, rows: int) -> None:
    grounds = ", ".join(str(ground) for ground in GROUNDS[:3])
    notes = (
        "One column after the other is pulled low, all rows are read, 250 times a second; between two scans",
        "all columns are high. Rows are inputs with the Pi's own pull-ups: no resistor networks, no 74HC165.",
        "Each column: 330 Ω between its pin and its wire. Each row: its wire straight to its pin.",
        "One diode for each contact: without them three contacts at corners of a rectangle show a fourth.",
        "At most a metre of wire. 3.3 V only: never together with a chain of 5 V.",
        f"A plug that tells that it is pulled goes from a free pin to ground (header {grounds} ...).",
        f"Numbering: line = column x {rows} + row, columns 0 to {columns - 1}, rows 0 to {rows - 1}.",
        "Configuration: docs/how-to/build/boards.md, how it is read: docs/reference/gpio.md.",
    )
    sheet.lines_of_text((150, 30), notes, 2.9, step=1.5)


def _column(sheet: Sheet, column: int, rows: int) -> None:
    pin = COLUMN_PINS[column]
    x = LEFT + column * ACROSS + 42
    sheet.text((x, TOP - 8), f"column {column}", 2.8, anchor="middle", bold=True, fill=COLUMN_INK)
    sheet.text((x, TOP - 4), f"{pin}, header {HEADER[pin]}", 2.6, anchor="middle", fill=COLUMN_INK)
    sheet.line((x, TOP - 2), (x, TOP + rows * DOWN - 6), stroke=COLUMN_INK, width=0.6)


def _row(sheet: Sheet, row: int, columns: int) -> None:
    pin = ROW_PINS[row]
    y = TOP + row * DOWN + 5
    sheet.text((EDGE, y - 1), f"row {row}", 2.8, bold=True, fill=ROW_INK)
    sheet.text((EDGE, y + 3.2), f"{pin}, header {HEADER[pin]}", 2.6, fill=ROW_INK)
    sheet.line((EDGE + 38, y), (LEFT + (columns - 1) * ACROSS + 10, y), stroke=ROW_INK, width=0.6)


def _crossing(sheet: Sheet, plan: Plan, column: int, row: int, rows: int) -> None:
    line = column * rows + row
    spot = plan.map.spot_of.get(line)
    x, y = LEFT + column * ACROSS, TOP + row * DOWN + 5
    if spot is None:
        sheet.text((x + 12, y + 10), f"({line}) nothing here", 2.4, fill=GREY)
        return
    sheet.dot((x + 8, y), fill=ROW_INK)
    sheet.path(((x + 8, y), (x + 8, y + 8), (x + 12, y + 8)))
    sheet.path(((x + 12, y + 8), (x + 19, y + 5.4)), width=0.5)
    sheet.path(((x + 19.5, y + 8), (x + 28, y + 8)))
    sheet.polygon(((x + 28, y + 6.4), (x + 28, y + 9.6), (x + 31, y + 8)))
    sheet.line((x + 31, y + 6.2), (x + 31, y + 9.8), width=0.6)
    sheet.path(((x + 31, y + 8), (x + 42, y + 8)))
    sheet.dot((x + 42, y + 8), fill=COLUMN_INK)
    sheet.text((x + 10, y + 12.8), spot, 3, bold=True, fill=INK)
    sheet.text((x + 27, y + 4.6), f"line {line}", 2.6)
    sheet.line((x + 8, y + 15), (x + 40, y + 15), stroke=FAINT, width=0.15)
