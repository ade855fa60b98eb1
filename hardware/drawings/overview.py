"""The board from above, and from below for soldering: each spot with its name, its line and its light.

Spots of one chip have one tint. Knows how the sheet looks; what is on it comes from the plan.
"""

from hardware.drawings.ground import Ground, fitted
from hardware.drawings.plan import Plan
from hardware.drawings.svg import GREY, INK, Point, Sheet, text_width

WIDTH, HEIGHT, EDGE = 420.0, 297.0, 10.0
"""Of the sheet, A3, and its edge; this and below in mm."""
BOARD_WIDTH, BOARD_HEIGHT = 288.0, 258.0
"""Room for the board."""
TINTS = ("#ffe9c7", "#d9ecff", "#dff5d9", "#f6dcf2", "#fff6b8", "#d8f3f0")
"""Chips next to each other have different tints; the list beside the board says the same in words."""

LINE_INK, LIGHT_INK = "#0b4a8f", "#a04000"


def overview_sheet(plan: Plan, *, below: bool = False) -> Sheet:
    """Return the sheet of a board, A3 across; ``below``: as one sees it who solders."""
    title = f"{plan.name}: spots, lines and lights" + (", seen from below" if below else "")
    sheet = Sheet(WIDTH, HEIGHT, title, plan.map.source)
    sheet.text((EDGE, 14), title, 6, bold=True)
    ground = fitted(plan, (EDGE, 24), BOARD_WIDTH, BOARD_HEIGHT, below=below)
    ground.draw_wood(sheet)
    radius = min(plan.pitch_mm * ground.scale * 0.46, 9.5)
    for place in plan.places:
        _spot(sheet, plan, ground, place.spot, radius)
    _legend(sheet, plan)
    return sheet


def _spot(sheet: Sheet, plan: Plan, ground: Ground, spot: str, radius: float) -> None:
    place = next(place for place in plan.places if place.spot == spot)
    x, y = ground.of(place)
    chip = plan.chip_of.get(spot)
    tint = TINTS[(chip.number - 1) % len(TINTS)] if chip else "#ffffff"
    sheet.circle((x, y), radius, fill=tint, width=0.25, kind="spot")
    size = radius * 0.47
    two = _name(sheet, spot, (x, y), radius, size)
    line, light = plan.map.line_of.get(spot), plan.map.light_of.get(spot)
    texts = (f"L{line}" if line is not None else "-", f"P{light}" if light is not None else "-")
    for text, drop, ink in zip(
        texts, (0.34, 0.76) if two else (0.22, 0.68), (LINE_INK, LIGHT_INK), strict=True
    ):
        sheet.text((x, y + radius * drop), text, size * 0.9, anchor="middle", fill=ink)


def _name(sheet: Sheet, spot: str, middle: Point, radius: float, size: float) -> bool:
    """Draw a spot's name in the upper half; tell whether it took two rows, as ``forest:13`` does."""
    x, y = middle
    room = 1.5 * radius
    if text_width(spot, size * 0.8) <= room or ":" not in spot:
        fitting = min(size, size * room / text_width(spot, size))
        sheet.text((x, y - radius * 0.3), spot, fitting, anchor="middle", bold=True)
        return False
    for row, drop, share in zip(spot.split(":", 1), (-0.5, -0.08), (0.7, 0.85), strict=True):
        fitting = min(size * share, size * share * room / text_width(row, size * share))
        sheet.text((x, y + radius * drop), row, fitting, anchor="middle", bold=True)
    return True


def _legend(sheet: Sheet, plan: Plan) -> None:
    x = EDGE + BOARD_WIDTH + 8
    sheet.circle((x + 10, 34), 9.5, fill=TINTS[0], width=0.25)
    sheet.text((x + 10, 31.6), "spot", 4, anchor="middle", bold=True)
    sheet.text((x + 10, 36.6), "L = line", 3.2, anchor="middle", fill=LINE_INK)
    sheet.text((x + 10, 41), "P = light", 3.2, anchor="middle", fill=LIGHT_INK)
    words = (
        f"{len(plan.places)} spots, {plan.map.lines} lines,",
        f"{plan.map.lights} lights (pixels).",
        "Same tint = same chip.",
        "The circles are no printed fields.",
    )
    sheet.lines_of_text((x + 24, 29), words, 3.1)
    sheet.text((x, 54), "chip", 3, bold=True)
    sheet.text((x + 14, 54), "lines", 3, bold=True)
    sheet.text((x + 36, 54), "spots, A to H", 3, bold=True)
    y = 59.5
    for chip in plan.chips:
        spots = [one.spot for one in chip.inputs if one.spot]
        sheet.rect(x - 1, y - 3.2, 11, 4.4, fill=TINTS[(chip.number - 1) % len(TINTS)], stroke="none")
        sheet.text((x, y), chip.name, 3, bold=True, fill=INK)
        lines = [one.line for one in chip.inputs if one.spot]
        sheet.text((x + 14, y), f"{lines[0]} to {lines[-1]}" if lines else "-", 3)
        if not spots:
            sheet.text((x + 36, y), "only the tied bits", 2.7)
        for half in (spots[:4], spots[4:]):
            sheet.text((x + 36, y), "  ".join(half), 2.7 if len("".join(half)) < 30 else 2.2)
            y += 4.4
        y += 1.6
    sheet.text((x, y + 3), "Each chip sits in the middle of its spots.", 2.8, fill=GREY)
