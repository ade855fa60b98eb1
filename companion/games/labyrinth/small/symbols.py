"""Pictures for the symbols that are printed on a table's own board: it says which of them is most like which.

Knows: a name and a drawing for each. Refuses to know: on which field one is (`box_contents`); these drawings
are our own, and of nobody's printing.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from companion.core.model.types import Say


class Symbol(NamedTuple):
    """One picture: its name, and its drawing as the ``d`` of an SVG path in a box of 24."""

    name: Say
    picture: str


SYMBOLS: Mapping[str, Symbol] = MappingProxyType(
    {
        "star": Symbol(Say("the star"), "M12 2l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.8l-6.2 3.4 1.3-7L2 9.3l7-.9Z"),
        "moon": Symbol(Say("the moon"), "M15 2a10 10 0 1 0 6.5 14A8.5 8.5 0 0 1 15 2Z"),
        "sun": Symbol(
            Say("the sun"),
            "M12 7a5 5 0 1 0 .01 0ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4Z"
            "M4 5.4 5.4 4l2.8 2.8-1.4 1.4ZM15.8 17.2l1.4-1.4L20 18.6 18.6 20Z"
            "M4 18.6l2.8-2.8 1.4 1.4L5.4 20ZM15.8 6.8 18.6 4 20 5.4l-2.8 2.8Z",
        ),
        "heart": Symbol(Say("the heart"), "M12 21 3.5 12.5a5.4 5.4 0 0 1 8.5-6.6 5.4 5.4 0 0 1 8.5 6.6Z"),
        "key": Symbol(
            Say("the key"),
            "M7 3a5.5 5.5 0 0 0-1 10.9V22h4v-3h3v-3h-3v-2.6A5.5 5.5 0 0 0 7 3Zm0 3.5a2 2 0 1 1 0 4 2 2 0 0 "
            "1 0-4Z",
        ),
        "crown": Symbol(Say("the crown"), "M2 6l5 5 5-8 5 8 5-5-2 12H4ZM4 19.5h16V22H4Z"),
        "drop": Symbol(Say("the drop"), "M12 2c4.5 6 7 9 7 12.5a7 7 0 0 1-14 0C5 11 7.5 8 12 2Z"),
        "tree": Symbol(Say("the tree"), "M12 1l6 7h-3l5 6h-4l4 5h-6v4h-4v-4H4l4-5H4l5-6H6Z"),
        "mushroom": Symbol(
            Say("the mushroom"),
            "M2 12a10 9 0 0 1 20 0ZM9 13.500h6l1.5 6a2 2 0 0 1-2 2.500h-5a2 2 0 0 1-2-2.500Z",
        ),
        "flower": Symbol(
            Say("the flower"),
            "M12.0 0.8a2.6 2.6 0 1 0 .01 0ZM16.4 4.0a2.6 2.6 0 1 0 .01 0ZM14.7 9.1a2.6 2.6 0 1 0 .01 0Z"
            "M9.3 9.1a2.6 2.6 0 1 0 .01 0ZM7.6 4.0a2.6 2.6 0 1 0 .01 0ZM12 6.3a1.7 1.7 0 1 0 .01 0Z"
            "M11 15h2v8h-2Z",
        ),
        "fish": Symbol(
            Say("the fish"),
            "M2 12c4-6 10-7 14-2.500L22 6v12l-6-3.500C12 19 6 18 2 12Zm4.5-1.500a1.2 1.2 0 1 0 .01 0Z",
        ),
        "bird": Symbol(
            Say("the bird"), "M2 5c4 0 7 1 9 4l5-4 1 3 5 1-5 2c0 6-4 9-9 9l2 3H7l-1-4c2-4 1-9-4-14Z"
        ),
        "cat": Symbol(
            Say("the cat"),
            "M4 3l5 4h6l5-4v11a8 8 0 0 1-16 0ZM9 11a1.3 1.3 0 1 0 .01 0ZM15 11a1.3 1.3 0 1 0 .01 0Z"
            "M10.5 16h3l-1.5 2Z",
        ),
        "book": Symbol(
            Say("the book"), "M2 4c4-1 7 0 9 2v15c-2-2-5-3-9-2ZM22 4c-4-1-7 0-9 2v15c2-2 5-3 9-2Z"
        ),
        "bell": Symbol(
            Say("the bell"), "M11 1h2v2c4 1 6 4 6 8v5l2 3H3l2-3v-5c0-4 2-7 6-8ZM9.5 20h5a2.5 2.5 0 0 1-5 0Z"
        ),
        "ring": Symbol(Say("the ring"), "M9 1h6l2 3-3 3.500a8 8 0 1 1-4 0L7 4ZM12 10a5 5 0 1 0 .01 0Z"),
        "candle": Symbol(Say("the candle"), "M12 1c3 3 3 5 1 7h-2c-2-2-2-4 1-7ZM8.5 9h7v10H20v3H4v-3h4.500Z"),
        "hat": Symbol(
            Say("the hat"), "M13 1l5 15c2 0 4 1 4 2.500C22 21 17 22 12 22S2 21 2 18.500C2 17 4 16 6 16Z"
        ),
        "bottle": Symbol(
            Say("the bottle"), "M9 1h6v2h-1v5l6 11a2.5 2.5 0 0 1-2 3.500H6A2.5 2.5 0 0 1 4 19l6-11V3H9Z"
        ),
        "feather": Symbol(
            Say("the feather"), "M21 2C10 3 5 9 5 16l-3 5 1.5 1L6 18.500C14 19 20 13 21 2ZM7 16 16 7l1 1-9 9Z"
        ),
        "leaf": Symbol(
            Say("the leaf"),
            "M21 3C9 3 3 8 4 17l-2 4h2.500L6 18c9 1 15-5 15-15ZM7 16c2-4 5-6 9-8-3 3-6 5-9 8Z",
        ),
        "bolt": Symbol(Say("the lightning"), "M14 1 4 14h6l-2 9 11-14h-6l4-8Z"),
        "eye": Symbol(Say("the eye"), "M1 12c5-8 17-8 22 0-5 8-17 8-22 0Zm11-4.500a4.5 4.5 0 1 0 .01 0Z"),
        "snail": Symbol(
            Say("the snail"),
            "M11 4a7 7 0 0 1 7 7v5h1l1-6 1.5-4H23l-1 5-1 8H2l2-3h3.500A7 7 0 0 1 11 4Zm0 3a4 4 0 1 0 .01 0Z",
        ),
    }
)
"""Name -> picture; a symbol that is called after its field has none."""
