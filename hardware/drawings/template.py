"""The drilling template: the board at its true size, cut into A4 pages that overlap.

Knows paper, holes and marks. Refuses to know wires. One unit is one millimetre on paper; a page printed at
100 % has a ruler of exactly 100 mm to prove it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from hardware.drawings.ground import Ground
from hardware.drawings.plan import Plan, light_mm
from hardware.drawings.svg import FAINT, GREY, INK, Point, Sheet, text_width

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
LEFT, TOP = 17.0, 12.0
AREA_WIDTH, AREA_HEIGHT = 182.0, 262.0
"""What is drawn of the board on a page; around it is room for rulers and the edge printers leave white."""

OVERLAP = 10.0
RULER_MM = 100.0
LABEL_MM = 5.0
"""A name keeps so far from the next hole."""


@dataclass(frozen=True, slots=True)
class Holes:
    """Diameters of the drills in mm.

    Args:
        sensor: an upright reed in shrink tube or a Hall switch in TO-92 goes through 4 mm.
        light: 3 mm takes a light pipe or a 3 mm lens.
    """

    sensor: float = 4.0
    light: float = 3.0


@dataclass(frozen=True, slots=True)
class Tile:
    """One page: its number from 1, and its column and row of so many."""

    number: int
    column: int
    row: int
    columns: int
    rows: int

    @property
    def origin(self) -> Point:
        """The corner of the wood's drawing (mm from its back left corner) that lies at LEFT, TOP."""
        return self.column * (AREA_WIDTH - OVERLAP), self.row * (AREA_HEIGHT - OVERLAP)


def tiles(plan: Plan) -> tuple[Tile, ...]:
    """The pages of a board, from its back left corner, row by row."""
    wide, deep = plan.size_mm
    columns = max(1, math.ceil((wide - OVERLAP) / (AREA_WIDTH - OVERLAP)))
    rows = max(1, math.ceil((deep - OVERLAP) / (AREA_HEIGHT - OVERLAP)))
    return tuple(
        Tile(row * columns + column + 1, column, row, columns, rows)
        for row in range(rows)
        for column in range(columns)
    )


def tile_sheet(plan: Plan, tile: Tile, holes: Holes) -> Sheet:
    """One page, A4 upright."""
    count = tile.columns * tile.rows
    title = f"{plan.name}: drilling template, page {tile.number} of {count}"
    sheet = Sheet(PAGE_WIDTH, PAGE_HEIGHT, title, plan.map.source)
    x, y = tile.origin
    ground = Ground(plan, LEFT - x, TOP - y, 1.0)
    _wood(sheet, plan, ground)
    for spot, middle, light in _holes(plan, ground):
        _hole(sheet, middle, holes.light if light else holes.sensor, light=light)
        if not light:
            _name(sheet, plan, spot, middle)
    _marks(sheet, tile)
    _rulers(sheet)
    _words(sheet, plan, tile, holes)
    return sheet


def print_page(plan: Plan) -> str:
    """An HTML page that prints all tiles, each on its own A4 page at 100 %."""
    pages = "\n".join(
        f'<img src="template-{tile.number}.svg" alt="page {tile.number}">' for tile in tiles(plan)
    )
    return (
        "<!doctype html>\n"
        f"<!-- made from {plan.map.source} by python -m hardware.drawings; do not edit -->\n"
        '<html lang="en"><head><meta charset="utf-8">'
        f"<title>{plan.name}: drilling template</title>\n"
        "<style>@page { size: A4; margin: 0 } body { margin: 0 } "
        "img { display: block; width: 210mm; height: 297mm; break-after: page } "
        "img:last-child { break-after: auto }</style></head><body>\n"
        f"{pages}\n</body></html>\n"
    )


def _holes(plan: Plan, ground: Ground) -> Iterator[tuple[str, Point, bool]]:
    """Spot, middle on the paper, is it a light; all that lie on this page as a whole or in part."""
    for place in plan.places:
        found = []
        if place.spot in plan.map.line_of:
            found.append((ground.of(place), False))
        if place.spot in plan.map.light_of:
            found.append((ground.at(*light_mm(place)), True))
        for middle, light in found:
            if _on_page(middle):
                yield place.spot, middle, light


def _on_page(middle: Point) -> bool:
    x, y = middle
    return LEFT <= x <= LEFT + AREA_WIDTH and TOP <= y <= TOP + AREA_HEIGHT


def _hole(sheet: Sheet, middle: Point, diameter: float, *, light: bool) -> None:
    sheet.circle(middle, diameter / 2, width=0.2, kind="light" if light else "sensor")
    sheet.cross(middle, diameter / 2 + (0.8 if light else 1.5), width=0.12)


def _name(sheet: Sheet, plan: Plan, spot: str, middle: Point) -> None:
    """The spot's name above its hole, as large as the next spot of the row allows."""
    place = next(place for place in plan.places if place.spot == spot)
    beside = (
        abs(other.x_mm - place.x_mm)
        for other in plan.places
        if other is not place and abs(other.y_mm - place.y_mm) < LABEL_MM
    )
    room = min(min(beside, default=99.0) - LABEL_MM, 18.0)
    size = min(2.6, room / text_width(spot, 1))
    x, y = middle
    if x + 2.6 + text_width(spot, size) < PAGE_WIDTH - 5:
        sheet.text((x + 2.6, y - 2.2), spot, size)
    else:  # at the right edge: on the other side, and below the names of the row
        sheet.text((x - 2.6, y + 4.4), spot, size, anchor="end")


def _wood(sheet: Sheet, plan: Plan, ground: Ground) -> None:
    """The outline of the wood, as far as it lies on this page."""
    wide, deep = plan.size_mm
    right, bottom = ground.x + wide, ground.y + deep
    x0, x1 = max(ground.x, LEFT), min(right, LEFT + AREA_WIDTH)
    y0, y1 = max(ground.y, TOP), min(bottom, TOP + AREA_HEIGHT)
    for x in (ground.x, right):
        if LEFT <= x <= LEFT + AREA_WIDTH:
            sheet.line((x, y0), (x, y1), stroke=GREY, width=0.4)
    for y in (ground.y, bottom):
        if TOP <= y <= TOP + AREA_HEIGHT:
            sheet.line((x0, y), (x1, y), stroke=GREY, width=0.4)


def _marks(sheet: Sheet, tile: Tile) -> None:
    """Cut marks at the corners of the drawn area, and the lines on which the next page is laid."""
    x0, x1, y0, y1 = LEFT, LEFT + AREA_WIDTH, TOP, TOP + AREA_HEIGHT
    for x in (x0, x1):
        for y, away in ((y0, -1), (y1, 1)):
            out = -1 if x == x0 else 1
            sheet.line((x + out, y), (x + out * 6, y), width=0.25)
            sheet.line((x, y + away), (x, y + away * 6), width=0.25)
    joins: list[tuple[Point, Point]] = []
    if tile.column:
        joins.append(((x0 + OVERLAP, y0), (x0 + OVERLAP, y1)))
    if tile.column < tile.columns - 1:
        joins.append(((x1 - OVERLAP, y0), (x1 - OVERLAP, y1)))
    if tile.row:
        joins.append(((x0, y0 + OVERLAP), (x1, y0 + OVERLAP)))
    if tile.row < tile.rows - 1:
        joins.append(((x0, y1 - OVERLAP), (x1, y1 - OVERLAP)))
    for start, end in joins:
        sheet.line(start, end, stroke=FAINT, width=0.2, dash="3 2")
    for middle in crosses(tile):
        x, y = middle
        sheet.rect(x - 2.2, y - 2.2, 4.4, 4.4, line=0.2)
        sheet.cross(middle, 3.5, width=0.2)


def crosses(tile: Tile) -> Iterator[Point]:
    """Middles of the boxed crosses; those of a seam lie on both of its pages, three on each seam."""
    across = [LEFT + AREA_WIDTH * part for part in (0.2, 0.5, 0.8)]
    down = [TOP + AREA_HEIGHT * part for part in (0.2, 0.5, 0.8)]
    if tile.column:
        yield from ((LEFT + OVERLAP / 2, y) for y in down)
    if tile.column < tile.columns - 1:
        yield from ((LEFT + AREA_WIDTH - OVERLAP / 2, y) for y in down)
    if tile.row:
        yield from ((x, TOP + OVERLAP / 2) for x in across)
    if tile.row < tile.rows - 1:
        yield from ((x, TOP + AREA_HEIGHT - OVERLAP / 2) for x in across)


def _rulers(sheet: Sheet) -> None:
    """100 mm across and 100 mm upright, a tick each 10 mm."""
    y, x = TOP + AREA_HEIGHT + 9.0, LEFT - 8.0
    start = LEFT + 8
    sheet.line((start, y), (start + RULER_MM, y), width=0.25, name="ruler-across")
    for i in range(11):
        tick = 2.4 if i % 5 == 0 else 1.4
        at = start + i * RULER_MM / 10
        sheet.line((at, y), (at, y - tick), width=0.2)
    sheet.text((start + RULER_MM + 2, y), "100 mm: measure it", 2.8, bold=True)
    top = TOP + 20
    sheet.line((x, top), (x, top + RULER_MM), width=0.25, name="ruler-upright")
    for i in range(11):
        tick = 2.4 if i % 5 == 0 else 1.4
        at = top + i * RULER_MM / 10
        sheet.line((x, at), (x + tick, at), width=0.2)
    sheet.text((x - 1, top + RULER_MM / 2), "100 mm", 2.6, turned=-90, anchor="middle")


def _words(sheet: Sheet, plan: Plan, tile: Tile, holes: Holes) -> None:
    count = tile.columns * tile.rows
    y = TOP + AREA_HEIGHT + 14
    place = f"column {tile.column + 1} of {tile.columns}, row {tile.row + 1} of {tile.rows} from the back"
    sheet.text(
        (LEFT + 8, y), f"{plan.name}, page {tile.number} of {count} ({place}), from above", 2.8, bold=True
    )
    sheet.text(
        (LEFT + 8, y + 4.2),
        f"sensor Ø {holes.sensor:g} mm (with name), light Ø {holes.light:g} mm. Print at 100 %. Cut this "
        "page at the right and lower marks,",
        2.3,
    )
    sheet.text(
        (LEFT + 8, y + 7.6),
        "lay it over the next one so that the crosses in boxes meet (overlap 10 mm), tape, then drill.",
        2.3,
    )
    size = min(14.0 / tile.columns, 12.0 / tile.rows, 4.5)
    x0, y0 = LEFT + AREA_WIDTH - tile.columns * size, TOP + AREA_HEIGHT + 7.5
    for row in range(tile.rows):
        for column in range(tile.columns):
            here = (column, row) == (tile.column, tile.row)
            sheet.rect(
                x0 + column * size, y0 + row * size, size, size, fill=INK if here else "none", line=0.15
            )
