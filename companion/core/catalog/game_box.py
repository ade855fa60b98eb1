"""What stands on the box of a game: all that a page needs to begin one, without knowing which game it is.

Knows: names, seats, house rules, handicaps. Refuses to know: what they do (`Game.setup` reads them), boards
under the table, pages.
"""

from collections.abc import Mapping
from typing import Any, Literal, Protocol, runtime_checkable

from msgspec import Struct

from companion.core.catalog.lessons import Lesson
from companion.core.model.game import Game
from companion.core.model.types import Say


class HouseRule(Struct, frozen=True):
    """One thing that a table may agree on.

    Args:
        key: in the options of `Game.setup`.
        name: a few words, as "Your own pawns are safe".
        hint: one short sentence.
        values: what it may be; the first is meant where nothing is said. Of two without ``says`` it is a
            switch: off, on.
        says: a few words for each value.
        main: the first thing to choose, so it stands outside of the house rules.
    """

    key: str
    name: Say
    hint: Say
    values: tuple[bool | int | str, ...] = (False, True)
    says: tuple[Say, ...] = ()
    main: bool = False


class Handicap(Struct, frozen=True):
    """Describe the argument ``handicap`` of `Game.setup`: a smaller number is harder; ``most`` is usual."""

    name: Say
    hint: Say
    least: int
    most: int


class PrintedFact(Struct, frozen=True):
    """Something printed on the board that nobody has compared with a real one, so that a table may tell it.

    Args:
        key: in the options of `Game.setup`.
        name, hint: a few words, and how one finds out.
        usual: what is meant where nobody has told it: a number, or a word for each of ``places``.
        least, most: of a number.
        values, says: what each word may be, and a few words for it; empty for a number.
        places: where each is, in a few words; empty for a number.
        fixed: so many of the first are always as usual.
    """

    key: str
    name: Say
    hint: Say
    usual: int | tuple[str, ...]
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()
    says: tuple[Say, ...] = ()
    places: tuple[Say, ...] = ()
    fixed: int = 0


class Pictured(Struct, frozen=True):
    """Something printed on the table's own board that is told by pictures, tapped on a board.

    Args:
        key: in the options of `Game.setup`: there it is a list of texts.
        name, hint: a few words, and what to do.
        how: ``each``: one of ``values`` for each of ``spots``, none twice; ``order``: the spots in their
            order; ``some``: which of ``values`` there are.
        spots: fields of the board.
        values, says, pictures: what it may be, in a few words, and drawn in a box of 24 (a colour is not).
        least: so many of ``values`` there are at least.
    """

    key: str
    name: Say
    hint: Say
    how: Literal["each", "order", "some"]
    spots: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    says: tuple[Say, ...] = ()
    pictures: tuple[str, ...] = ()
    least: int = 0


class Edition(Struct, frozen=True):
    """A variant of a game, as it stands on the box.

    Args:
        variant: as in `Game.variants`.
        name, hint: a word or two, and what is different about it.
        seats: who may play, in order round the table.
        fewest, most: how many play.
        rules: the house rules that a table is asked about.
        handicap: None where there is none.
        pieces: (spot, kind) of what is drawn on its board, to tell it from others.
        bare: it can be played without any sensor, so its board need not lie there.
        facts: what a table may tell of its own board, once for all its games.
        levels: how strongly the companion can play it (`companion.core.model.capabilities.Player`), each with
            its name, the weakest first; empty where it cannot.
        pictured: the same, told by pictures.
        lessons: how it is played, card by card; empty: no page explains it.
    """

    variant: str
    name: Say
    hint: Say
    seats: tuple[str, ...]
    fewest: int = 2
    most: int = 4
    rules: tuple[HouseRule, ...] = ()
    handicap: Handicap | None = None
    pieces: tuple[tuple[str, str], ...] = ()
    bare: bool = False
    facts: tuple[PrintedFact, ...] = ()
    levels: tuple[tuple[str, Say], ...] = ()
    pictured: tuple[Pictured, ...] = ()
    lessons: tuple[Lesson, ...] = ()


class Box(Struct, frozen=True):
    """A game, as it stands on its box.

    ``begins`` says who usually begins, in one line. ``front``: on the shelf it stands before the others.
    """

    name: Say
    hint: Say
    editions: tuple[Edition, ...]
    begins: Say = Say("The youngest begins.")
    front: bool = False


@runtime_checkable
class Boxed(Protocol):
    """What a game may do besides `Game`: tell what stands on its box."""

    def box(self) -> Box:
        """Return the same each time."""


def box_of(game: Game[Any]) -> Box:
    """Tell what stands on a game's box; of one that has none, its bare names."""
    if isinstance(game, Boxed):
        return game.box()
    editions = tuple(
        Edition(variant, _bare(variant), Say(""), game.seats, most=len(game.seats))
        for variant in game.variants
    )
    return Box(_bare(game.name), Say(""), editions)


def edition_of(game: Game[Any], variant: str) -> Edition | None:
    """Tell what stands on the box of a variant; None for an unknown one."""
    return next((each for each in box_of(game).editions if each.variant == variant), None)


def title_of(games: Mapping[str, Game[Any]], name: str, variant: str) -> Say:
    """Tell what a variant is called here: alone where this is the only game, else after its game."""
    if (game := games.get(name)) is None:
        return _bare(variant)
    return _short(game, variant) if len(games) == 1 else whole_title(game, variant)


def whole_title(game: Game[Any], variant: str) -> Say:
    """Tell what a variant is called where nobody knows which games there are."""
    return Say("{game}: {variant}", {"game": box_of(game).name, "variant": _short(game, variant)})


def _short(game: Game[Any], variant: str) -> Say:
    edition = edition_of(game, variant)
    return edition.name if edition else _bare(variant)


def _bare(name: str) -> Say:
    """Return a name that nobody has put into words."""
    return Say("".join(c for c in name if c not in "{}").replace("-", " ").capitalize())
