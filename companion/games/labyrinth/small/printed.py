"""What is printed on a table's own small labyrinth, told once for all its games: as lists of texts.

Knows: ``colours`` (which of the four the walls have), ``symbols`` (a picture for each field but the corners)
and ``arrows`` (fields in their order). Refuses to know: who keeps it, and what a game makes of it.
"""

from collections.abc import Mapping
from typing import Any

from companion.core.catalog.game_box import Pictured
from companion.core.model.errors import PositionError
from companion.core.model.types import Say
from companion.games.labyrinth.common.beginning import ARROWS, COLOURS, PRINTED, SYMBOLS
from companion.games.labyrinth.common.phrases import told_colour
from companion.games.labyrinth.small import box_contents
from companion.games.labyrinth.small.symbols import SYMBOLS as PICTURES

FIELDS = tuple(box_contents.GRID.fields[field] for _, field in box_contents.BoxContents().symbols)
"""The fields that have a symbol: all but the corners."""
FEWEST_COLOURS = 2
"""Colours that a table may tell: with one there is nothing to call."""


def pictured() -> tuple[Pictured, ...]:
    """Return what a table may tell."""
    return (
        Pictured(
            COLOURS,
            Say("Colours"),
            Say("Which colours do your walls have?"),
            "some",
            values=box_contents.COLOURS,
            says=tuple(told_colour(colour) for colour in box_contents.COLOURS),
            least=FEWEST_COLOURS,
        ),
        Pictured(
            SYMBOLS,
            Say("Symbols"),
            Say("Tap a field, then the picture that is most like its symbol."),
            "each",
            spots=FIELDS,
            values=tuple(PICTURES),
            says=tuple(symbol.name for symbol in PICTURES.values()),
            pictures=tuple(symbol.picture for symbol in PICTURES.values()),
        ),
        Pictured(
            ARROWS,
            Say("Arrows"),
            Say("Tap the fields one after the other, as the printed arrows lead."),
            "order",
            spots=box_contents.GRID.fields,
        ),
    )


def read_printed(options: Any) -> dict[str, Any]:
    """Return what these options say of the box, with the keys of `box_contents`.

    Raises PositionError that names the fault.
    """
    if not isinstance(options, Mapping):
        return {}
    said = {key: _texts(key, options[key]) for key in PRINTED if options.get(key)}
    if strange := [name for name in said.get(COLOURS, []) if name not in box_contents.COLOURS]:
        raise PositionError(f"colours has {strange[0]!r}, must be among {', '.join(box_contents.COLOURS)}")
    if symbols := said.get(SYMBOLS):
        if len(symbols) != len(FIELDS) or len(set(symbols)) != len(symbols):
            raise PositionError(f"symbols must be {len(FIELDS)} different ones, a picture for each field")
        if strange := [name for name in symbols if name not in PICTURES]:
            raise PositionError(f"symbols has {strange[0]!r}, must be among {', '.join(PICTURES)}")
        return {**said, SYMBOLS: dict(zip(symbols, FIELDS, strict=True))}
    return dict(said)


def _texts(key: str, given: Any) -> list[str]:
    if not isinstance(given, list | tuple) or not all(isinstance(text, str) for text in given):
        raise PositionError(f"{key} must be a list of texts, not {given!r}")
    return list(given)
