"""The drilling template: the board at its true size, cut into A4 pages that overlap.

Knows paper, holes and marks. Refuses to know wires. One unit is one millimetre on paper; a page printed at
100 % has a ruler of exactly 100 mm to prove it.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hardware.drawings.ground import Ground
from hardware.drawings.plan import Plan, light_mm
from hardware.drawings.svg import FAINT, GREY, INK, Point, Sheet, text_width

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
"""A4 in mm, as all below."""
LEFT, TOP = 17.0, 12.0
"""Where what is drawn begins on a page."""
AREA_WIDTH, AREA_HEIGHT = 182.0, 262.0
"""What is drawn of the board on a page; around it is room for rulers and the edge printers leave white."""

OVERLAP = 10.0
"""Of two pages beside each other, to glue them."""
RULER_MM = 100.0
"""To measure whether the printer has kept the size."""
LABEL_MM = 5.0
"""A name keeps so far from the next hole."""

CROSS_MM, BOX_MM = 3.5, 2.2
"""Half the size of a cross on which pages meet, and of the box around it."""

KEEP_MM = 8.0
"""A cross keeps so far from the middle of each hole: 2.5 mm of drill, 3.5 mm of cross, 2 mm between."""

CLEAR_MM = 3.0
"""The edges of pages keep so far from the middle of each hole, where there is room."""

Box = tuple[float, float, float, float]
"""Left, upper, right and lower edge on the paper, in mm."""

STRAY_MM = 16
"""A cross is moved at most so far along its seam."""


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
    """One page: its number from 1, its column and row of so many, and how far all pages are moved, in mm."""

    number: int
    column: int
    row: int
    columns: int
    rows: int
    moved: Point = (0.0, 0.0)

    @property
    def origin(self) -> Point:
        """The corner of the wood's drawing (mm from its back left corner) that lies at LEFT, TOP."""
        right, down = self.moved
        return self.column * (AREA_WIDTH - OVERLAP) - right, self.row * (AREA_HEIGHT - OVERLAP) - down


def tiles(plan: Plan) -> tuple[Tile, ...]:
    """Return the pages of a board, from its back left corner, row by row."""
    wide, deep = plan.size_mm
    columns = max(1, math.ceil((wide - OVERLAP) / (AREA_WIDTH - OVERLAP)))
    rows = max(1, math.ceil((deep - OVERLAP) / (AREA_HEIGHT - OVERLAP)))
    holes = list(_all_holes(plan))
    moved = (
        _moved([x for x, _ in holes], AREA_WIDTH, columns, wide),
        _moved([y for _, y in holes], AREA_HEIGHT, rows, deep),
    )
    return tuple(
        Tile(row * columns + column + 1, column, row, columns, rows, moved)
        for row in range(rows)
        for column in range(columns)
    )


def _moved(holes: Sequence[float], area: float, count: int, size: float) -> float:
    """Tell how far the board is moved on its pages, in mm, so that the edges of no page go through a hole.

    ``holes``: their middles in this direction. The pages still cover the board, ``size`` mm of it.
    """
    step = area - OVERLAP
    edges = [page * step + edge for page in range(count) for edge in (0.0, OVERLAP, step, area)]
    spare = int(count * step + OVERLAP - size)

    def room(move: float) -> float:
        return min((abs(hole + move - edge) for hole in holes for edge in edges), default=CLEAR_MM)

    moves = range(max(spare, 0) + 1)
    return float(next((move for move in moves if room(move) >= CLEAR_MM), max(moves, key=room)))


def tile_sheet(plan: Plan, tile: Tile, holes: Holes) -> Sheet:
    """Return one page, A4 upright."""
    count = tile.columns * tile.rows
    title = f"{plan.name}: drilling template, page {tile.number} of {count}"
    sheet = Sheet(PAGE_WIDTH, PAGE_HEIGHT, title, plan.map.source)
    x, y = tile.origin
    ground = Ground(plan, LEFT - x, TOP - y, 1.0)
    _wood(sheet, plan, ground)
    marks, names = tuple(_marks_of(plan, tile)), list[Box]()
    for spot, middle, light in _holes(plan, ground):
        _hole(sheet, middle, holes.light if light else holes.sensor, light=light)
        if not light:
            names.append(_name(sheet, plan, spot, middle, marks=marks, names=names))
    _marks(sheet, plan, tile)
    _rulers(sheet)
    _words(sheet, plan, tile, holes)
    return sheet


def print_page(plan: Plan) -> str:
    """Return an HTML page that prints all tiles, each on its own A4 page at 100 %."""
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
    """Yield spot, middle on the paper, is it a light: all that lie on this page, if only in part."""
    for place in plan.places:
        found = []
        if place.spot in plan.map.line_of:
            found.append((ground.of(place), False))
        if place.spot in plan.map.light_of:
            found.append((ground.at(*light_mm(place)), True))
        for middle, light in found:
            if _on_page(middle):
                yield place.spot, middle, light


def _all_holes(plan: Plan) -> Iterator[Point]:
    """Return the middles of all holes of the board, in mm from its back left corner."""
    ground = Ground(plan, 0, 0, 1.0)
    for place in plan.places:
        if place.spot in plan.map.line_of:
            yield ground.of(place)
        if place.spot in plan.map.light_of:
            yield ground.at(*light_mm(place))


def _on_page(middle: Point) -> bool:
    x, y = middle
    return LEFT <= x <= LEFT + AREA_WIDTH and TOP <= y <= TOP + AREA_HEIGHT


def _hole(sheet: Sheet, middle: Point, diameter: float, *, light: bool) -> None:
    sheet.circle(middle, diameter / 2, width=0.2, kind="light" if light else "sensor")
    sheet.cross(middle, diameter / 2 + (0.8 if light else 1.5), width=0.12)


def _name(
    sheet: Sheet, plan: Plan, spot: str, middle: Point, *, marks: Sequence[Box], names: Sequence[Box]
) -> Box:
    """Return the spot's name beside its hole, as large as the next spot of the row allows.

    It stands on none of the names before it and, where there is room, on no mark. Returns where it stands.
    """
    place = next(place for place in plan.places if place.spot == spot)
    beside = (
        abs(other.x_mm - place.x_mm)
        for other in plan.places
        if other is not place and abs(other.y_mm - place.y_mm) < LABEL_MM
    )
    room = min(min(beside, default=99.0) - LABEL_MM, 18.0)
    size = min(2.6, room / text_width(spot, 1))
    width = text_width(spot, size)
    x, y = middle
    sides = [(x + 2.6, y - 2.2), (x + 2.6, y + 4.4), (x - 2.6 - width, y + 4.4), (x - 2.6 - width, y - 2.2)]

    def box_at(side: Point) -> Box:
        left, base = side
        return left, base - size, left + width, base

    def covered(side: Point) -> int:
        """Tell how many marks the name would stand on there.

        More for a name, most where it leaves the paper.
        """
        box = box_at(side)
        away = box[0] < 5 or box[2] > PAGE_WIDTH - 5
        on_names = any(_overlap(box, name) for name in names)
        return 99 * away + 50 * on_names + sum(_overlap(box, mark) for mark in marks)

    best = min(sides, key=covered)
    sheet.text(best, spot, size)
    return box_at(best)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _marks_of(plan: Plan, tile: Tile) -> Iterator[Box]:
    """Tell where marks are drawn.

    Crosses in boxes, the edges to cut at, and the lines on which a page is laid.
    """
    for x, y in crosses(plan, tile):
        yield x - CROSS_MM, y - CROSS_MM, x + CROSS_MM, y + CROSS_MM
    x0, x1, y0, y1 = LEFT, LEFT + AREA_WIDTH, TOP, TOP + AREA_HEIGHT
    for x in (x0, x0 + OVERLAP, x1 - OVERLAP, x1):
        yield x - 0.2, y0, x + 0.2, y1
    for y in (y0, y0 + OVERLAP, y1 - OVERLAP, y1):
        yield x0, y - 0.2, x1, y + 0.2


def _wood(sheet: Sheet, plan: Plan, ground: Ground) -> None:
    """Draw the outline of the wood, as far as it lies on this page."""
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


def _marks(sheet: Sheet, plan: Plan, tile: Tile) -> None:
    """Draw cut marks at the corners, and the lines on which the next page is laid."""
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
    for middle in crosses(plan, tile):
        x, y = middle
        sheet.rect(x - BOX_MM, y - BOX_MM, 2 * BOX_MM, 2 * BOX_MM, line=0.2)
        sheet.cross(middle, CROSS_MM, width=0.2)


def crosses(plan: Plan, tile: Tile) -> Iterator[Point]:
    """Return the middles of the boxed crosses; a seam's three lie on both of its pages.

    Each stands as near to its share of the seam as holes leave room, so that it is never drilled away.
    """
    x, y = tile.origin
    holes = list(_all_holes(plan))
    across = [AREA_WIDTH * part for part in (0.2, 0.5, 0.8)]
    down = [AREA_HEIGHT * part for part in (0.2, 0.5, 0.8)]
    seams_across = [OVERLAP / 2] * bool(tile.column) + [AREA_WIDTH - OVERLAP / 2] * (
        tile.column < tile.columns - 1
    )
    seams_down = [OVERLAP / 2] * bool(tile.row) + [AREA_HEIGHT - OVERLAP / 2] * (tile.row < tile.rows - 1)
    for seam in seams_across:
        for part in down:
            yield LEFT + seam, TOP + part + _clear(holes, (x + seam, y + part), (0, 1))
    for seam in seams_down:
        for part in across:
            yield LEFT + part + _clear(holes, (x + part, y + seam), (1, 0)), TOP + seam


def _clear(holes: Iterable[Point], wanted: Point, along: Point) -> float:
    """Tell how far a cross must be moved along its seam, in mm, so that it keeps away from all holes."""
    near = [hole for hole in holes if math.dist(hole, wanted) < STRAY_MM + KEEP_MM]
    shifts = sorted(
        (step / 2 for step in range(-2 * STRAY_MM, 2 * STRAY_MM + 1)), key=lambda mm: (abs(mm), mm)
    )

    def room(shift: float) -> float:
        at = wanted[0] + along[0] * shift, wanted[1] + along[1] * shift
        return min((math.dist(hole, at) for hole in near), default=KEEP_MM)

    return next((shift for shift in shifts if room(shift) >= KEEP_MM), max(shifts, key=room))


def _rulers(sheet: Sheet) -> None:
    """Draw 100 mm across and 100 mm upright, a tick each 10 mm."""
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
