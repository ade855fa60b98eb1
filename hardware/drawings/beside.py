"""What stands beside a labyrinth's board, at the Pi's header: lit buttons, the dock, a buzzer.

Knows which board has what, and how it is wired; the pins are those of `header`. Refuses to know what a button
means (docs/reference/inputs.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from hardware.drawings.header import (
    BUTTON_PINS,
    BUZZER_PIN,
    COLOURS,
    GROUNDS,
    HEADER,
    I2C_PINS,
    LIGHT_PINS,
    SUPPLY_3V3,
    SUPPLY_5V,
)
from hardware.drawings.plan import Plan
from hardware.drawings.svg import FAINT, GREY, Sheet

WIDTH, EDGE = 420.0, 10.0
"""Millimetres of the sheet, as wide as A3, and of its edge."""
TABLE_Y = 32.0
"""Where the table of wires begins, in mm."""
STEP = 6.2
"""From one of its rows to the next, in mm."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What a board has beside it."""

    buttons: tuple[str, ...] = ()
    dock: bool = False
    buzzer: bool = False


BESIDE: Mapping[str, Beside] = {
    "labyrinth-small": Beside(buttons=COLOURS, dock=True, buzzer=True),
    "labyrinth-big": Beside(buzzer=True),
}


@dataclass(frozen=True, slots=True)
class Wire:
    """One wire from the header: what for, the pin's name, its place on the header, and where it ends."""

    use: str
    pin: str
    place: int
    goes_to: str


def wires(beside: Beside) -> tuple[Wire, ...]:
    """Return all wires of what a board has beside it, supplies last."""
    found = [
        Wire(f"button {colour}", pin, HEADER[pin], "1 kΩ, button, ground")
        for colour, pin in BUTTON_PINS.items()
        if colour in beside.buttons
    ]
    found += [
        Wire(f"light of {colour}", pin, HEADER[pin], f"IN{number} of the ULN2803A")
        for number, (colour, pin) in enumerate(LIGHT_PINS.items(), 1)
        if colour in beside.buttons
    ]
    if beside.dock:
        for name, pin in zip(("SDA", "SCL"), I2C_PINS, strict=True):
            found.append(Wire(f"dock {name}", pin, HEADER[pin], f"{name} of the TCS34725"))
        found.append(Wire("dock 3.3 V", "3.3 V", SUPPLY_3V3[0], "VIN (3V3) of the TCS34725"))
        found.append(Wire("dock ground", "GND", GROUNDS[1], "GND of the TCS34725"))
    if beside.buzzer:
        goes = "IN5 of the ULN2803A" if beside.buttons else "1 kΩ, base of the BC547"
        found.append(Wire("buzzer", BUZZER_PIN, HEADER[BUZZER_PIN], goes))
    if beside.buttons or beside.buzzer:
        both = bool(beside.buttons)
        found.append(Wire("5 V", "5 V", SUPPLY_5V[0], "lights and buzzer" if both else "buzzer"))
        found.append(Wire("ground", "GND", GROUNDS[0], "buttons and driver" if both else "driver"))
    return tuple(found)


def beside_sheet(plan: Plan) -> Sheet:
    """Return the sheet of a board that has something beside it (`BESIDE`); A3 wide."""
    beside = BESIDE[plan.name]
    notes = _notes(beside)
    below = max(TABLE_Y + (len(wires(beside)) + 3) * STEP, 96.0)
    sheet = Sheet(WIDTH, below + len(notes) * 5.1 + 4, f"{plan.name}: beside the board", plan.map.source)
    sheet.text((EDGE, 14), f"{plan.name}: beside the board, at the Pi's header", 6, bold=True)
    sheet.text((EDGE, 20.5), "Everything here is optional, and each works without the others.", 3.2)
    _table(sheet, wires(beside))
    y = 36.0
    if beside.buttons:
        _button(sheet, 190, y)
        _light(sheet, 300, y)
        y += 62
    if beside.buzzer:
        (_buzzer_driver if beside.buttons else _buzzer_transistor)(sheet, 190, y)
    if beside.dock:
        _dock(sheet, 300, y)
    sheet.lines_of_text((EDGE, below), notes, 3, step=1.7)
    return sheet


def _table(sheet: Sheet, found: tuple[Wire, ...]) -> None:
    x, y = EDGE, TABLE_Y
    for column, title in ((0, "what"), (38, "pin"), (60, "header"), (80, "goes to")):
        sheet.text((x + column, y), title, 3, bold=True)
    for number, wire in enumerate(found, 1):
        at = y + number * STEP
        for column, text in ((0, wire.use), (38, wire.pin), (60, str(wire.place)), (80, wire.goes_to)):
            sheet.text((x + column, at), text, 2.9, bold=column == 0)
        sheet.line((x, at + 1.8), (x + 150, at + 1.8), stroke=FAINT, width=0.15)


def _button(sheet: Sheet, x: float, y: float) -> None:
    sheet.text((x, y), "each button", 3.4, bold=True)
    at = y + 14
    sheet.text((x, at - 2), "pin", 2.8)
    sheet.path(((x, at), (x + 12, at)))
    _resistor(sheet, x + 12, at, "1 kΩ")
    sheet.path(((x + 24, at), (x + 36, at)))
    sheet.path(((x + 36, at), (x + 45, at - 4)), width=0.5)
    sheet.path(((x + 46, at), (x + 56, at)))
    sheet.text((x + 36, at - 6), "button", 2.8)
    _ground(sheet, x + 56, at)
    sheet.text((x, at + 14), "The Pi's own pull-up holds the pin high.", 2.7, fill=GREY)


def _light(sheet: Sheet, x: float, y: float) -> None:
    sheet.text((x, y), "each light (in the button)", 3.4, bold=True)
    at = y + 26
    sheet.text((x, at - 2), "pin", 2.8)
    sheet.path(((x, at), (x + 14, at)))
    _driver(sheet, x + 14, at, "IN", "OUT")
    sheet.path(((x + 44, at), (x + 60, at), (x + 60, at - 4)))
    sheet.rect(x + 52, at - 14, 16, 10, round_by=1)
    sheet.text((x + 60, at - 8), "5 V LED", 2.6, anchor="middle")
    sheet.path(((x + 60, at - 14), (x + 60, at - 18)))
    sheet.text((x + 60, at - 19.5), "5 V", 2.8, anchor="middle", bold=True)
    sheet.text(
        (x, at + 14), "A light for 5 V has its resistor in it. Not for 12 V. Bare LED: 220 Ω.", 2.7, fill=GREY
    )


def _buzzer_driver(sheet: Sheet, x: float, y: float) -> None:
    sheet.text((x, y), "buzzer (active, 5 V)", 3.4, bold=True)
    at = y + 26
    sheet.text((x, at - 2), "pin", 2.8)
    sheet.path(((x, at), (x + 14, at)))
    _driver(sheet, x + 14, at, "IN5", "OUT5")
    sheet.path(((x + 44, at), (x + 60, at), (x + 60, at - 4)))
    sheet.rect(x + 52, at - 14, 16, 10, round_by=1)
    sheet.text((x + 60, at - 8), "buzzer", 2.6, anchor="middle")
    sheet.text((x + 69, at - 11), "+", 3)
    sheet.path(((x + 60, at - 14), (x + 60, at - 18)))
    sheet.text((x + 60, at - 19.5), "5 V", 2.8, anchor="middle", bold=True)
    sheet.text((x, at + 14), "COM of the ULN2803A to 5 V: its diodes catch the coil.", 2.7, fill=GREY)


def _buzzer_transistor(sheet: Sheet, x: float, y: float) -> None:
    sheet.text((x, y), "buzzer (active, 5 V)", 3.4, bold=True)
    at = y + 30
    sheet.text((x, at - 2), "pin", 2.8)
    sheet.path(((x, at), (x + 10, at)))
    _resistor(sheet, x + 10, at, "1 kΩ")
    sheet.path(((x + 22, at), (x + 40, at)))
    sheet.dot((x + 30, at))
    sheet.path(((x + 30, at), (x + 30, at + 4)))
    sheet.rect(x + 28.6, at + 4, 2.8, 8)
    sheet.text((x + 33, at + 9), "4.7 kΩ", 2.6)
    _ground(sheet, x + 30, at + 12)
    sheet.circle((x + 45, at), 5)
    sheet.text((x + 45, at + 1), "BC547", 2.1, anchor="middle")
    sheet.path(((x + 45, at + 5), (x + 45, at + 12)))
    _ground(sheet, x + 45, at + 12)
    sheet.path(((x + 45, at - 5), (x + 45, at - 9)))
    sheet.rect(x + 37, at - 19, 16, 10, round_by=1)
    sheet.text((x + 45, at - 13), "buzzer", 2.6, anchor="middle")
    sheet.path(((x + 45, at - 19), (x + 45, at - 23)))
    sheet.text((x + 45, at - 24.5), "5 V", 2.8, anchor="middle", bold=True)
    sheet.path(((x + 45, at - 7), (x + 62, at - 7), (x + 62, at - 12)))
    sheet.polygon(((x + 60, at - 12), (x + 64, at - 12), (x + 62, at - 16)))
    sheet.line((x + 59.8, at - 16), (x + 64.2, at - 16), width=0.7)
    sheet.path(((x + 62, at - 16), (x + 62, at - 21), (x + 45, at - 21)))
    sheet.text((x + 66, at - 13), "1N4148, ring to 5 V", 2.6)
    sheet.text((x, at + 24), "4.7 kΩ, not more: this pin is held high while a Pi starts.", 2.7, fill=GREY)


def _dock(sheet: Sheet, x: float, y: float) -> None:
    """Draw a cut through the dock: wall, window, sensor, light kept out."""
    sheet.text((x, y), "dock, cut through (mm)", 3.4, bold=True)
    left, top = x + 4, y + 8
    sheet.rect(left, top + 4, 20, 26, fill="#d8d8d8")
    sheet.rect(left + 50, top + 4, 20, 26, fill="#d8d8d8")
    sheet.rect(left + 20, top + 10, 4, 20, fill="#d8d8d8")
    sheet.rect(left + 46, top + 10, 4, 20, fill="#d8d8d8")
    sheet.rect(left + 24, top + 26, 22, 4, fill="#f0f0f0")
    sheet.rect(left + 20.5, top + 2, 29, 8, fill="#ffe9c7")
    sheet.text((left + 35, top + 7.4), "wall, colour down", 2.5, anchor="middle")
    sheet.text((left + 35, top + 24.4), "chip, light on", 2.2, anchor="middle")
    sheet.path(((left + 42, top + 10), (left + 42, top + 22)), width=0.5)
    sheet.text((left + 40.5, top + 17), "8", 3, anchor="end", bold=True)
    sheet.text((x, top + 37), "The wall stands on two ledges, 8 above the chip (3 to 10 is", 2.7, fill=GREY)
    sheet.text((x, top + 41.5), "its range). Inside matt black; daylight cannot get in.", 2.7, fill=GREY)


def _notes(beside: Beside) -> list[str]:
    notes = []
    if beside.buttons:
        notes += [
            "ULN2803A: IN1 to IN8 = pins 1 to 8, OUT1 to OUT8 = pins 18 to 11, GND = 9, COM = 10 to 5 V.",
            "Its inputs need 2 V and have resistors to ground: all is dark and silent while the Pi starts.",
            "Each button bears its letter too (R, Y, G, B), engraved or stuck on: not all see colours alike.",
        ]
    if beside.dock:
        notes += [
            "TCS34725: I2C address 0x29; its white light stays on. At most 30 cm of wire.",
            "GPIO3 is the clock of I2C here: take another pin for a shutdown button.",
        ]
    lights = ", each light up to 20 mA" if beside.buttons else ""
    notes.append(f"The buzzer takes up to 50 mA{lights}, from the Pi's 5 V.")
    return notes


def _resistor(sheet: Sheet, x: float, y: float, value: str) -> None:
    sheet.rect(x, y - 1.8, 12, 3.6)
    sheet.text((x + 6, y - 3), value, 2.6, anchor="middle")


def _driver(sheet: Sheet, x: float, y: float, left: str, right: str) -> None:
    sheet.rect(x, y - 6, 30, 12, line=0.5, round_by=0.8)
    sheet.text((x + 15, y - 1.4), "ULN2803A", 2.7, anchor="middle", bold=True)
    sheet.text((x + 2, y + 3.6), left, 2.4)
    sheet.text((x + 28, y + 3.6), right, 2.4, anchor="end")


def _ground(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(((x, y), (x, y + 3)))
    sheet.path(((x - 3, y + 3), (x + 3, y + 3)), width=0.6)
    sheet.text((x + 4, y + 4), "GND", 2.4)
