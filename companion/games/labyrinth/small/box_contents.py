"""What lies in the box of the small labyrinth: grid, colours, symbols, arrows, walls, chips that win.

Knows: colours, symbols and the printed arrows as far as somebody has told them. Refuses to know: house rules,
and a game in progress.

How many walls have which colour, which symbol lies on which field, and the order of the arrows are known to
nobody here: they are configuration, and there are defaults that claim nothing.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.labyrinth.common.grid import Grid, grid

GRID: Grid = grid(4, 4)
CORNERS: Mask = sum(1 << corner for corner in GRID.corners)
COLOURS = ("red", "yellow", "green", "blue")
SYMBOLS = 12
"""Symbols on the board (SL-05)."""
CHIPS_TO_WIN: Mapping[int, int] = {2: 5, 3: 4, 4: 3}
"""Players -> chips that win (SL-22)."""


def _own_names() -> tuple[tuple[str, int], ...]:
    return tuple((GRID.fields[each], each) for each in bits(GRID.all_fields & ~CORNERS))


class BoxContents(Struct, frozen=True):
    """One printing of the game.

    Args:
        colours: the colours that can be called.
        walls: how many walls have each colour, in the order of ``colours``; empty: nobody knows.
        symbols: (symbol, its field), 12 on different fields; by default each is called after its field.
        arrows: the fields in the order of the printed arrows, from the last one back to the first (SA11: with
            corners or without); empty: nobody knows, so people tell where a displaced chip goes.
    """

    colours: tuple[str, ...] = COLOURS
    walls: tuple[int, ...] = ()
    symbols: tuple[tuple[str, int], ...] = field(default_factory=_own_names)
    arrows: tuple[int, ...] = ()

    def home(self, symbol: str) -> int:
        """Return the field on which a symbol is printed.

        Raises KeyError for a symbol that is not in the box.
        """
        return dict(self.symbols)[symbol]

    def most(self, colour: str) -> int:
        """Tell how many walls may have this colour at most."""
        return len(GRID.slots) if not self.walls else self.walls[self.colours.index(colour)]


def box_contents(
    colours: Sequence[str] = COLOURS,
    walls: Mapping[str, int] | None = None,
    symbols: Mapping[str, str] | None = None,
    arrows: Sequence[str] = (),
) -> BoxContents:
    """Return the contents from names, as a configuration has them.

    Raises:
        PositionError: it names the fault.
    """
    if len(colours) < 2 or len(set(colours)) != len(colours) or not all(colours):
        raise PositionError(f"colours must be two or more different names, not {list(colours)!r}")
    own = None if symbols is None else tuple((symbol, GRID.field(name)) for symbol, name in symbols.items())
    placed = _own_names() if own is None else own
    if len(placed) != SYMBOLS or len({spot for _, spot in placed}) != SYMBOLS:
        raise PositionError(f"symbols must be {SYMBOLS} on different fields, not {len(placed)}")
    return BoxContents(tuple(colours), _counts(colours, walls or {}), placed, _arrows(arrows, placed))


def _counts(colours: Sequence[str], walls: Mapping[str, int]) -> tuple[int, ...]:
    if not walls:
        return ()
    if set(walls) != set(colours) or sum(walls.values()) != len(GRID.slots) or min(walls.values()) < 1:
        raise PositionError(
            f"walls must give a number to each of {', '.join(colours)}, {len(GRID.slots)} in all, "
            f"not {dict(walls)!r}"
        )
    return tuple(walls[colour] for colour in colours)


def _arrows(arrows: Sequence[str], placed: Sequence[tuple[str, int]]) -> tuple[int, ...]:
    path = tuple(GRID.field(name) for name in arrows)
    if path and (len(set(path)) != len(path) or not {spot for _, spot in placed} <= set(path)):
        raise PositionError("arrows must lead over every field with a symbol, and over none twice")
    return path
