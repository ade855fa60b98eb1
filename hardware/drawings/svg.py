"""A sheet of paper in millimetres that becomes an SVG file.

Knows: lines, boxes, circles and text; one unit is one millimetre, so a browser prints it 1:1. Refuses to
know: what is drawn. The same calls give the same bytes.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterable
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]

FONT = "DejaVu Sans, Arial, Helvetica, sans-serif"
INK = "#111111"
GREY = "#777777"
FAINT = "#bbbbbb"
PAPER = "#ffffff"

CHARACTER = 0.6
"""Mean width of a character in parts of the font size, on the safe side."""


def number(value: float) -> str:
    """Return a coordinate with at most three decimals and no trailing zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def text_width(text: str, size: float) -> float:
    """Tell about how wide a text is in mm."""
    return len(text) * size * CHARACTER


class Sheet:
    """One drawing.

    Args:
        width: in mm.
        height: in mm.
        title: what a screen reader says and the tab shows.
        source: the file it is made from, written into a comment.
    """

    def __init__(self, width: float, height: float, title: str, source: str) -> None:
        self.width = width
        self.height = height
        self._root = ET.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "width": f"{number(width)}mm",
                "height": f"{number(height)}mm",
                "viewBox": f"0 0 {number(width)} {number(height)}",
                "font-family": FONT,
            },
        )
        self._root.append(ET.Comment(f" made from {source} by python -m hardware.drawings; do not edit "))
        ET.SubElement(self._root, "title").text = title
        self.rect(0, 0, width, height, fill=PAPER, stroke="none")

    def line(
        self,
        start: Point,
        end: Point,
        *,
        stroke: str = INK,
        width: float = 0.3,
        dash: str = "",
        name: str = "",
    ) -> None:
        """Draw a straight line; ``name`` becomes its id."""
        values = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
        self._add("line", values, stroke=stroke, stroke_width=number(width), stroke_dasharray=dash, id=name)

    def path(self, points: Iterable[Point], *, stroke: str = INK, width: float = 0.3, dash: str = "") -> None:
        """Draw straight lines through these points."""
        self._add(
            "polyline",
            {},
            points=" ".join(f"{number(x)},{number(y)}" for x, y in points),
            fill="none",
            stroke=stroke,
            stroke_width=number(width),
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )

    def polygon(self, points: Iterable[Point], *, fill: str = INK) -> None:
        """Draw a filled shape."""
        self._add("polygon", {}, points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str = "none",
        stroke: str = INK,
        line: float = 0.3,
        round_by: float = 0,
        dash: str = "",
    ) -> None:
        """Draw a box; ``round_by`` rounds its corners, ``line`` is the width of its outline."""
        self._add(
            "rect",
            {"x": x, "y": y, "width": width, "height": height},
            rx=number(round_by) if round_by else "",
            fill=fill,
            stroke=stroke,
            stroke_width=number(line),
            stroke_dasharray=dash,
        )

    def circle(
        self,
        middle: Point,
        radius: float,
        *,
        fill: str = "none",
        stroke: str = INK,
        width: float = 0.3,
        kind: str = "",
    ) -> None:
        """Draw a circle; ``kind`` becomes its class."""
        values = {"cx": middle[0], "cy": middle[1], "r": radius}
        self._add("circle", values, fill=fill, stroke=stroke, stroke_width=number(width), **{"class": kind})

    def text(
        self,
        at: Point,
        text: str,
        size: float = 3,
        *,
        anchor: Anchor = "start",
        fill: str = INK,
        bold: bool = False,
        turned: float = 0,
    ) -> None:
        """Write a line of text; ``at`` is on its base line, ``turned`` in degrees clockwise about it."""
        element = self._add(
            "text",
            {"x": at[0], "y": at[1]},
            font_size=number(size),
            text_anchor="" if anchor == "start" else anchor,
            fill=fill,
            font_weight="bold" if bold else "",
            transform=f"rotate({number(turned)} {number(at[0])} {number(at[1])})" if turned else "",
        )
        element.text = text

    def lines_of_text(self, at: Point, lines: Iterable[str], size: float = 3, *, step: float = 1.45) -> float:
        """Write several lines of text below each other; return the y below the last one."""
        x, y = at
        for line in lines:
            self.text((x, y), line, size)
            y += size * step
        return y

    def cross(self, middle: Point, arm: float, *, stroke: str = INK, width: float = 0.2) -> None:
        """Draw a cross whose arms are so long."""
        x, y = middle
        self.line((x - arm, y), (x + arm, y), stroke=stroke, width=width)
        self.line((x, y - arm), (x, y + arm), stroke=stroke, width=width)

    def dot(self, at: Point, *, fill: str = INK) -> None:
        """Draw a joint between two wires."""
        self.circle(at, 0.55, fill=fill, stroke="none")

    def arrow(self, tip: Point, direction: Point, *, size: float = 1.6, fill: str = INK) -> None:
        """Draw an arrow head at ``tip`` that points along the unit vector ``direction``."""
        (x, y), (dx, dy) = tip, direction
        back = (x - dx * size, y - dy * size)
        half = size * 0.45
        self.polygon(
            (tip, (back[0] - dy * half, back[1] + dx * half), (back[0] + dy * half, back[1] - dx * half)),
            fill=fill,
        )

    def to_text(self) -> str:
        """Return the SVG file."""
        ET.indent(self._root, " ")
        return ET.tostring(self._root, encoding="unicode") + "\n"

    def _add(self, tag: str, numbers: dict[str, float], **attributes: str) -> ET.Element:
        found = {key: number(value) for key, value in numbers.items()}
        found.update({key.replace("_", "-"): value for key, value in attributes.items() if value})
        return ET.SubElement(self._root, tag, found)
