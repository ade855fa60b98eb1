"""The wiring of the lights: the strip's course over the board, where 5 V goes in, level shifter and supply.

Knows how the sheet looks; what is on it comes from the plan. Drawn as seen from above, as the overview is.
"""

from itertools import pairwise

from hardware.drawings.ground import Ground, fitted
from hardware.drawings.plan import SIGNALS, Plan, distance_mm
from hardware.drawings.svg import GREY, INK, Sheet

WIDTH, HEIGHT, EDGE = 420.0, 297.0, 10.0
"""Of the sheet, A3, and its edge; this and all below in mm."""
BOARD_WIDTH, BOARD_HEIGHT = 276.0, 258.0
"""Room for the board."""
COLUMN = EDGE + BOARD_WIDTH + 10
"""Where the column of notes begins, right of the board."""
COURSE, FEED = SIGNALS[3].colour, "#b00020"


def lights_sheet(plan: Plan) -> Sheet:
    """Return the sheet of a board, A3 across."""
    sheet = Sheet(WIDTH, HEIGHT, f"{plan.name}: wiring of the lights", plan.map.source)
    sheet.text((EDGE, 14), f"{plan.name}: lights", 6, bold=True)
    if not plan.course:
        sheet.text((EDGE, 22), "This device has no lights.", 3.5)
        return sheet
    ground = fitted(plan, (EDGE, 24), BOARD_WIDTH, BOARD_HEIGHT)
    ground.draw_wood(sheet)
    _course(sheet, plan, ground)
    _supply(sheet, plan)
    _words(sheet, plan)
    return sheet


def _course(sheet: Sheet, plan: Plan, ground: Ground) -> None:
    radius = min(plan.pitch_mm * ground.scale * 0.27, 5.0)
    for one, other in pairwise(plan.course):
        far = distance_mm(one, other)
        start, end = ground.of(one), ground.of(other)
        sheet.line(start, end, stroke=COURSE, width=0.6)
        if far >= 1.5 * plan.pitch_mm:
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            way = (end[0] - start[0]) / (far * ground.scale), (end[1] - start[1]) / (far * ground.scale)
            sheet.arrow((middle[0] + way[0], middle[1] + way[1]), way, fill=COURSE, size=2)
    for place in plan.course:
        light = plan.map.light_of[place.spot]
        x, y = ground.of(place)
        if light in plan.feeds:
            sheet.rect(
                x - radius * 1.35, y - radius * 1.35, 2.7 * radius, 2.7 * radius, fill="#ffe1e4", stroke=FEED
            )
        sheet.circle((x, y), radius, fill="#ffffff", width=0.3, kind="light")
        sheet.text((x, y + radius * 0.36), str(light), radius * 0.95, anchor="middle", bold=True)


def _supply(sheet: Sheet, plan: Plan) -> None:
    """Draw supply, fuse, capacitor and level shifter, from top to bottom of the right column."""
    x, y = COLUMN, 28.0
    sheet.text((x, y - 3), "supply and data", 3.6, bold=True)
    sheet.rect(x, y, 26, 12)
    sheet.text((x + 13, y + 5), "supply", 3, anchor="middle", bold=True)
    sheet.text((x + 13, y + 9.5), "5 V", 3, anchor="middle")
    sheet.line((x + 26, y + 3), (x + 38, y + 3), stroke=FEED, width=0.6)
    sheet.rect(x + 38, y + 1.2, 14, 3.6)
    sheet.line((x + 38, y + 3), (x + 52, y + 3), stroke=FEED, width=0.4)
    sheet.text((x + 45, y - 0.4), "fuse", 2.8, anchor="middle")
    sheet.line((x + 52, y + 3), (x + 92, y + 3), stroke=FEED, width=0.6)
    sheet.arrow((x + 94, y + 3), (1, 0), fill=FEED)
    sheet.text((x + 96, y + 4), "5 V", 3, fill=FEED, bold=True)
    sheet.line((x + 26, y + 10), (x + 92, y + 10), width=0.6)
    sheet.arrow((x + 94, y + 10), (1, 0))
    sheet.text((x + 96, y + 11), "GND", 3, bold=True)
    sheet.line((x + 66, y + 3), (x + 66, y + 5.9))
    sheet.line((x + 63, y + 5.9), (x + 69, y + 5.9), width=0.6)
    sheet.line((x + 63, y + 7.1), (x + 69, y + 7.1), width=0.6)
    sheet.line((x + 66, y + 7.1), (x + 66, y + 10))
    sheet.dot((x + 66, y + 3), fill=FEED)
    sheet.dot((x + 66, y + 10))
    sheet.text((x + 70, y + 7.6), "1000 µF, 10 V", 2.6)
    sheet.text((x + 63, y + 5.2), "+", 3, anchor="end")
    sheet.line((x + 58, y + 10), (x + 58, y + 15))
    sheet.dot((x + 58, y + 10))
    sheet.text((x + 56, y + 18.5), "ground of the Arduino as well", 2.8)
    _shifter(sheet, x, y + 24)
    feeds = ", ".join(str(feed) for feed in plan.feeds)
    sheet.rect(x, y + 62, 6, 4.4, fill="#ffe1e4", stroke=FEED)
    sheet.text((x + 8, y + 65.5), f"5 V and GND go in before light {feeds}", 3, bold=True)


def _shifter(sheet: Sheet, x: float, y: float) -> None:
    sheet.rect(x + 34, y, 30, 27, line=0.5)
    sheet.text((x + 49, y + 5), "74AHCT125", 3, anchor="middle", bold=True)
    sheet.line((x + 24, y + 12), (x + 34, y + 12), stroke=COURSE, width=0.6)
    sheet.text((x + 23, y + 10.5), "LIGHTS", 3, anchor="end", bold=True, fill=COURSE)
    mega, uno = SIGNALS[3].mega, SIGNALS[3].uno
    sheet.text((x + 23, y + 14.5), f"Mega {mega}, Uno {uno}", 2.6, anchor="end")
    sheet.text((x + 35.5, y + 13), "2", 2.6)
    sheet.line((x + 64, y + 12), (x + 72, y + 12), stroke=COURSE, width=0.6)
    sheet.text((x + 62.5, y + 13), "3", 2.6, anchor="end")
    sheet.rect(x + 72, y + 10.4, 10, 3.2)
    sheet.text((x + 77, y + 8.8), "330 Ω", 2.8, anchor="middle")
    sheet.line((x + 82, y + 12), (x + 90, y + 12), stroke=COURSE, width=0.6)
    sheet.arrow((x + 92, y + 12), (1, 0), fill=COURSE)
    sheet.text((x + 94, y + 11), "DIN of", 2.6, bold=True)
    sheet.text((x + 94, y + 14.6), "light 0", 2.6, bold=True)
    for i, word in enumerate(("14 to 5 V of the lights", "1, 5, 7, 9, 12 to GND", "4, 10, 13 to 5 V too")):
        sheet.text((x + 49, y + 17.5 + i * 3.6), word, 2.3, anchor="middle")
    sheet.text((x + 66, y + 20), "100 nF between 14 and 7", 2.5, fill=GREY)


def _words(sheet: Sheet, plan: Plan) -> None:
    far = max((distance_mm(a, b) for a, b in pairwise(plan.course)), default=0.0)
    dark = plan.map.lights - len(plan.course)
    words = [
        f"{plan.map.lights} lights WS2812B or SK6812 (RGB, order GRB) in one chain, course",
        f"{plan.course_mm / 1000:.1f} m, longest wire between two lights {far:.0f} mm.",
        "Follow the arrows on the lights: DOUT of one to DIN of the",
        "next, in the order of the numbers. 5 V and GND run along.",
        "",
        "Shifter and 330 Ω close to light 0, and there 10 kΩ from LIGHTS",
        "to GND: no stray colours while the Arduino starts or is out.",
        "",
        "The capacitor sits where 5 V enters; each further place has",
        "its own two wires (0.5 mm²) from the fuse and its own 1000 µF.",
        "An Arduino gives 5 V signals: with less than 0.3 m to light 0",
        "it drives the strip without the shifter too. A controller of",
        "3.3 V needs it.",
        "",
        "Never feed the lights through the Arduino or the Pi.",
        "All grounds are joined. The supply of the lights is not",
        "joined to the 5 V of Arduino or Pi.",
        "",
        "Holes for lights lie 10 mm in front of the middle of a spot",
        "(see the template).",
    ]
    if dark:
        words.append(f"{dark} numbers of lights are under no spot of this map.")
    sheet.lines_of_text((COLUMN, 106), words, 3.1)
    sheet.text((COLUMN, 290), "Everything works without lights too.", 3, fill=INK, bold=True)
