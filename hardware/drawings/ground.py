"""The board seen from above on a sheet: from millimetres of the map to millimetres of the paper.

Knows: scale and direction (y of the map goes away from you, y of the paper goes down). Refuses to know: what
is drawn there.
"""

from dataclasses import dataclass

from hardware.board_map import Place
from hardware.drawings.plan import Plan
from hardware.drawings.svg import GREY, Point, Sheet


@dataclass(frozen=True, slots=True)
class Ground:
    """A board at a place of a sheet.

    Args:
        plan: the board.
        x: left edge of the wood on the paper, mm.
        y: back edge of the wood on the paper, mm.
        scale: mm of paper for a mm of wood.
        below: as one sees it who solders: the board lies on its face, left and right changed.
    """

    plan: Plan
    x: float
    y: float
    scale: float
    below: bool = False

    def at(self, x_mm: float, y_mm: float) -> Point:
        """Tell where a point of the map lies on the paper."""
        left, _, right, back = self.plan.bounds
        across = right - x_mm if self.below else x_mm - left
        return self.x + across * self.scale, self.y + (back - y_mm) * self.scale

    def of(self, place: Place) -> Point:
        """Tell where the middle of a spot lies on the paper."""
        return self.at(place.x_mm, place.y_mm)

    def draw_wood(self, sheet: Sheet) -> None:
        """Draw the outline with its size, and where one sits."""
        width, depth = (size * self.scale for size in self.plan.size_mm)
        sheet.rect(self.x, self.y, width, depth, stroke=GREY, fill="#fffdf6")
        wide, deep = self.plan.size_mm
        sheet.text(
            (self.x + width / 2, self.y + depth + 5),
            f"{wide:g} mm x {deep:g} mm, seen from {'below' if self.below else 'above'}; front edge here",
            3,
            anchor="middle",
            fill=GREY,
        )


def fitted(plan: Plan, at: Point, width: float, height: float, *, below: bool = False) -> Ground:
    """Return the board as large as it fits into a box of the paper with this corner, no larger than it is."""
    wide, deep = plan.size_mm
    return Ground(plan, *at, min(width / wide, height / deep, 1.0), below)
