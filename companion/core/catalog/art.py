"""How a game's board and pieces are drawn: colours and small parts, read from text and checked.

Knows: which elements, attributes and paths are safe to draw. Refuses to know: files, pages, and any game.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import Literal
from xml.etree import ElementTree as ET

import msgspec
from msgspec import Struct

from companion.core.model.errors import InputError

Shape = dict[str, str]
"""One path: ``d`` in relative commands around (0, 0), one field wide, and how it is filled and drawn."""

SEAT = "seat"
"""A colour that is that of the piece's seat."""
NUMBER = re.compile(r"-?\d*\.?\d+")
COLOUR = re.compile("#[0-9a-f]{6}")
SIZES = {
    "path": {"d": re.compile(r"m[mlhvcsqtaz\d .,-]*")},
    "circle": dict.fromkeys(("cx", "cy", "r"), NUMBER),
    "ellipse": dict.fromkeys(("cx", "cy", "rx", "ry"), NUMBER),
    "rect": dict.fromkeys(("x", "y", "width", "height", "rx"), NUMBER),
}
"""Element -> its own attributes and what they may be."""
LOOKS = {
    "fill-rule": re.compile("evenodd"),
    "opacity": re.compile(r"0?\.\d+|1"),
    "stroke-width": re.compile(r"\d*\.?\d+"),
    "stroke-linecap": re.compile("round|square"),
    "stroke-linejoin": re.compile("round|bevel"),
    "stroke-dasharray": re.compile(r"[\d. ]{1,20}"),
}
PART = re.compile(r"(field|square|over|piece|pool)\.[a-z_]+|field|square|slot|seam|socket")
TABLES = dict[Literal["colours", "parts", "bands"], dict[str, str]]
MOST_PATH, MOST_SHAPES = 700, 12
"""Letters of a path and shapes of a drawing at most: pages stay small."""


class Art(Struct, frozen=True):
    """Colours by name (``#rrggbb``), parts by name, and bands: a mark's ways, underlaid with this colour."""

    colours: Mapping[str, str]
    parts: Mapping[str, list[Shape]]
    bands: Mapping[str, str]


def read_art(*texts: tuple[str, str]) -> Art:
    """Read art from texts (TOML), each with its source; a later one takes the place of what it has anew.

    Raises InputError in one line that names source, part and element.
    """
    tables = [(source, _tables(text, source)) for source, text in texts]
    colours: dict[str, str] = {}
    for source, found in tables:
        for name, colour in found.get("colours", {}).items():
            if not COLOUR.fullmatch(colour):
                raise InputError(f"{source}: colours.{name}: {colour!r} must be as '#a0b1c2'")
            colours[name] = colour
    parts: dict[str, list[Shape]] = {}
    bands: dict[str, str] = {}
    for source, found in tables:
        for name, text in found.get("parts", {}).items():
            if not PART.fullmatch(name):
                raise InputError(
                    f"{source}: unknown part {name!r}, known are as field, field.goal, piece.wall, slot"
                )
            parts[name] = list(_shapes(text, f"{source}: {name}", colours))
        for mark, colour in found.get("bands", {}).items():
            if colour not in colours:
                raise InputError(f"{source}: bands.{mark}: unknown colour {colour!r}")
            bands[mark] = colours[colour]
    return Art(colours, parts, bands)


def _tables(text: str, source: str) -> dict[str, dict[str, str]]:
    try:
        found: dict[str, dict[str, str]] = msgspec.convert(tomllib.loads(text), TABLES)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InputError(f"{source}: {error}") from None
    return found


def _shapes(text: str, where: str, colours: Mapping[str, str]) -> Iterator[Shape]:
    try:
        root = ET.fromstring(f"<g>{text}</g>")  # noqa: S314 - no doctype can stand here, so no entity
    except ET.ParseError as error:
        raise InputError(f"{where}: {error}") from None
    if len(root) > MOST_SHAPES:
        raise InputError(f"{where}: {len(root)} elements, at most {MOST_SHAPES}")
    for element in root:
        if element.tag not in SIZES:
            known = ", ".join(sorted(SIZES))
            raise InputError(f"{where}: <{element.tag}> is not allowed, allowed are {known}")
        if len(element) or element.text:
            raise InputError(f"{where}: <{element.tag}> must be empty")
        yield _shape(element, f"{where}: <{element.tag}>", colours)


def _shape(element: ET.Element, where: str, colours: Mapping[str, str]) -> Shape:
    own = SIZES[element.tag]
    sizes: dict[str, float] = {}
    shape: Shape = {}
    for name, given in element.items():
        value = " ".join(given.split())
        if name in {"fill", "stroke"}:
            if value not in {*colours, SEAT, "none"}:
                raise InputError(f"{where}: {name}: unknown colour {value[:40]!r}")
            shape[name] = {"none": "none", SEAT: "currentColor"}.get(value) or colours[value]
            continue
        if (allowed := own.get(name) or LOOKS.get(name)) is None:
            raise InputError(f"{where}: the attribute {name[:40]} is not allowed")
        if not allowed.fullmatch(value) or len(value) > MOST_PATH:
            raise InputError(f"{where}: {name}: {value[:40]!r} is not allowed")
        if own.get(name) is NUMBER:
            sizes[name] = float(value)
        else:
            shape[name] = value
    if "d" in own and "d" not in shape:
        raise InputError(f"{where}: d is missing")
    return {"d": " ".join(_outline(own, sizes)), **shape}


def _outline(own: Collection[str], sizes: Mapping[str, float]) -> Iterator[str]:
    """Yield the relative commands of a circle, an ellipse or a rectangle; nothing for a path."""
    n = {name: sizes.get(name, 0.0) for name in own}
    if "width" in n:
        w, h, r = n["width"], n["height"], n["rx"]
        bend = f"a{r:g} {r:g} 0 0 1 "
        yield f"m{n['x'] + r:g} {n['y']:g}h{w - 2 * r:g}{bend}{r:g} {r:g}v{h - 2 * r:g}{bend}{-r:g} {r:g}"
        yield f"h{2 * r - w:g}{bend}{-r:g} {-r:g}v{2 * r - h:g}{bend}{r:g} {-r:g}z"
    elif "cx" in n:
        rx, ry = n.get("rx", n.get("r", 0.0)), n.get("ry", n.get("r", 0.0))
        yield f"m{n['cx'] - rx:g} {n['cy']:g}"
        yield f"a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"
