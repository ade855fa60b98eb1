"""Malefiz, classic and the faster variant: the game as the rest of the house sees it (`GAME`).

Knows: how the parts of this folder make up a `companion.core.model.game.Game`. Refuses to know: everything
else.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from companion.core.catalog.phrases import Phrases
from companion.core.model.capabilities import Glance, Idea, WinChances
from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, Outcome
from companion.core.model.history import Past
from companion.core.model.inputs import BOARD, DIE, MOVE, PASS, REMOVED, SAID, Awaited, Input, Refused, Taken
from companion.core.model.types import Mask, Say
from companion.games.base import BaseGame, seats_in_order
from companion.games.malefiz import (
    board as boards,
    box as boxes,
    footprints,
    glance as glances,
    idea as ideas,
    moves,
    notation,
    place_names,
    sentences,
    table_changes,
)
from companion.games.malefiz.judge import judge
from companion.games.malefiz.occasions import occasions
from companion.games.malefiz.phrases import PHRASES
from companion.games.malefiz.player import levels, net, weights
from companion.games.malefiz.position import HouseRules, Position
from companion.games.malefiz.standing import fields_to_go, standing
from companion.games.malefiz.walk_tables import NUMBERS, tables

GOING_ON = Outcome(over=False)
"""How nearly every position stands; asked for at every touch."""


class MalefizGame(BaseGame[Position]):
    """Malefiz as a `Game[Position]`; it has no state of its own."""

    name = notation.NAME
    variants: tuple[str, ...] = boards.VARIANTS
    seats: tuple[str, ...] = boards.SEATS
    north = frozenset({notation.BARRICADE})
    die_faces: tuple[int, ...] = tuple(NUMBERS)
    levels: tuple[str, ...] = tuple(level.name for level in levels.LEVELS)
    words: Mapping[str, str] = MappingProxyType({DIE: SAID, MOVE: BOARD, PASS: SAID})

    def board(self, variant: str) -> Board:
        """Return the board of a variant. Raises PositionError for an unknown one."""
        return boards.ground(boards.known(variant)).board

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> Position:
        """Return the starting position (MA-01, MA-02, MF-01): ``first`` begins, else ``seats[0]``.

        ``handicap`` gives a seat fewer pawns, at least 1. Raises PositionError that names the fault.
        """
        place = boards.ground(boards.known(variant))
        playing = seats_in_order(seats, boards.SEATS)
        if first is not None and first not in playing:
            raise PositionError(f"first: {first!r} does not play, seats in play are {', '.join(playing)}")
        counts = dict.fromkeys(playing, place.pawns)
        for seat, number in (handicap or {}).items():
            if seat not in counts:
                raise PositionError(f"pawns: {seat!r} does not play, seats in play are {', '.join(playing)}")
            if type(number) is not int or not 1 <= number <= place.pawns:
                raise PositionError(
                    f"pawns: {seat} has {number!r}, must be an integer from 1 to {place.pawns}"
                )
            counts[seat] = number
        tables(variant)  # all walks are found now, not in the first turn
        return Position(
            variant=place.variant,
            seats=playing,
            turn=playing.index(first or seats[0]),
            pawns=(0,) * len(playing),
            barricades=place.barricades,
            house=tuple(counts.values()),
            forest=(0,) * len(playing),
            options=HouseRules.read({} if options is None else options),
        )

    def load(self, data: Mapping[str, Any]) -> Position:
        """Return a position from the keys of notation.md. Raises PositionError that names the fault."""
        position = notation.load(data)
        tables(position.variant)
        return position

    dump = staticmethod(notation.dump)

    def seat_to_move(self, position: Position) -> str:
        """Tell whose turn it is."""
        return position.seat

    def seats_in_play(self, position: Position) -> tuple[str, ...]:
        """Return the seats that play, in order round the table."""
        return position.seats

    legal = staticmethod(moves.legal)
    count = staticmethod(moves.count)

    def apply(self, position: Position, die: int, move: str) -> Position:
        """Return the position after a legal turn, the next seat to move.

        Raises MoveError for any other text.
        """
        return moves.apply(position, die, move)

    def expects(self, position: Position) -> tuple[Awaited, ...]:
        """Return a number, and then a move of one pawn.

        Passing where nothing can be moved, or where it may be.
        """
        if position.over:
            return ()
        seat = (position.seat,)
        if not moves.numbers(position):
            return (Awaited(DIE, seat, tuple(map(str, NUMBERS))),)
        texts = moves.possible(position)
        passing: tuple[Awaited, ...] = ()
        if moves.PASS in texts:
            texts.remove(moves.PASS)
            passing = (Awaited(PASS, seat),)
        return ((Awaited(MOVE, seat, tuple(texts), BOARD),) if texts else ()) + passing

    def hear(self, position: Position, given: Input, seat: str = "") -> Taken[Position] | Refused:  # noqa: ARG002 - whoever says it
        """Return a number (MA-03), a move or a pass, which end the turn.

        Raises MoveError for what is no move of this position.
        """
        if given.word == DIE:
            if position.over or position.die:
                return Refused("rolled-before", "MA-03")
            if given.value not in map(str, NUMBERS):
                return Refused("no-face", "MA-03")
            return Taken(replace(position, die=int(given.value)))
        if not moves.numbers(position):
            return Refused("no-roll", "MA-03")
        number = position.die or moves.number_of(position, str(given))
        return Taken(moves.apply(position, number, str(given)), ends=True)

    picture = staticmethod(footprints.picture)

    def number(self, position: Position) -> int | None:
        """Return the number that is to be moved; None while nobody has rolled."""
        return position.die or None

    def unrolled(self, position: Position) -> Position:
        """Return the position before anybody has rolled."""
        return replace(position, die=0) if position.die else position

    accept_moved = staticmethod(table_changes.accept_moved)

    def outcome(self, position: Position) -> Outcome:
        """Tell whether it is over: at the first goal (MA-15), for places with the last but one."""
        return Outcome(over=position.over, winners=position.places) if position.places else GOING_ON

    footprints = staticmethod(footprints.possible)

    def kinds(self, position: Position, picture: Mask) -> tuple[str | None, ...]:
        """Tell what stands on each spot of a picture of this position: a seat, ``barricade``, or None."""
        return footprints.kinds(position, picture)

    judge = staticmethod(judge)
    leave = staticmethod(table_changes.leave)

    def idea(self, position: Position) -> Idea | None:
        """Return a sensible turn for a beginner, and why.

        None where no pawn can move, or nobody has rolled.
        """
        return ideas.idea(position, position.die) if position.die else None

    occasions = staticmethod(occasions)

    def best(self, position: Position, level: str, draw: float) -> tuple[str, dict[str, float]]:
        """Return the computer player's turn, and each seat's chance of winning after it.

        Args:
            position: a number is rolled.
            level: one of ``levels``.
            draw: a number from 0 up to but not including 1, evenly: the player's chance.
        """
        strength = levels.LEVELS[self.levels.index(level)]
        found = levels.choose(weights.net(position.variant), position, position.die, strength, draw)
        text = moves.written(position, found.move) if found.move else moves.PASS
        return text, dict(zip(position.seats, found.chances, strict=True))

    def win_chances(self, position: Position) -> WinChances:
        """Tell how it stands before the seat to move has its number."""
        return dict(zip(position.seats, net.chances(weights.net(position.variant), position), strict=True))

    def weigh_moves(self, position: Position, die: int) -> Mapping[str, WinChances]:
        """Return the turns with a number that are worth a look, each with how it stands then."""
        return {
            moves.written(position, one.move) if one.move else moves.PASS: dict(
                zip(position.seats, one.chances, strict=True)
            )
            for one in net.weigh(weights.net(position.variant), position, die)
        }

    box = staticmethod(boxes.box)

    def phrases(self) -> Phrases:
        """Return its words."""
        return PHRASES

    ask = staticmethod(sentences.ask)
    label = staticmethod(sentences.label)

    def tell(self, before: Position, given: Input, taken: Taken[Position]) -> Say:  # noqa: ARG002 - the move tells it
        """Tell a move that was made, in short."""
        return sentences.tell(before, given)

    why = staticmethod(sentences.why)

    def glance(self, before: Position, given: Input, taken: Taken[Position]) -> Glance | None:  # noqa: ARG002 - the move tells it
        """Tell a move at a glance."""
        return glances.glance(before, given)

    slip = staticmethod(glances.slip)
    tell_spot = staticmethod(place_names.tell_spot)

    def deeds(self, past: Past) -> Iterable[tuple[str, str]]:
        """Return pawns captured and lost, barricades moved."""
        for deed in past.deeds:
            yield deed.seat, deed.what
            if deed.what == REMOVED:
                yield deed.value, "lost"

    fields_to_go = staticmethod(fields_to_go)
    standing = staticmethod(standing)


GAME = MalefizGame()
"""What the entry point of the group ``companion.games`` names."""
