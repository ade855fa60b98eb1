"""Barbarossa: clay riddles, questions, letters and curses, and the plug-in `GAME`.

Knows: how the parts of this folder make up a `companion.core.model.game.Game`. Refuses to know: everything
else.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from companion.core.catalog.phrases import Phrases
from companion.core.model.capabilities import Confided, Glance, Prompts, Shown, Sign, Sketch
from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, Outcome, Try
from companion.core.model.history import Past
from companion.core.model.inputs import (
    BOARD,
    SAID,
    Awaited,
    Deed,
    Input,
    Refused,
    Taken,
)
from companion.core.model.types import Mask, Say, Verdict
from companion.games.barbarossa import (
    board,
    box,
    hidden,
    lit_spots,
    next_inputs,
    notation,
    own_page,
    pictures,
    prompts,
    rules,
    sentences,
    stairs,
    table_changes,
)
from companion.games.barbarossa.phrases import PHRASES
from companion.games.barbarossa.printed import KEYS, printed
from companion.games.barbarossa.state import SEATS, HouseRules, Phase, State, Task
from companion.games.base import BaseGame, check_variant

VARIANTS = (notation.VARIANT,)
COUNTED = frozenset({"right", "wrong", "cursed", "dragon", "ghost"})
"""The deeds that are worth counting."""


class BarbarossaGame(BaseGame[State]):
    """Barbarossa as a `Game[State]`; it has no state of its own."""

    name: str = notation.NAME
    variants: tuple[str, ...] = VARIANTS
    seats: tuple[str, ...] = SEATS
    die_faces: tuple[int, ...] = next_inputs.FACES
    words: Mapping[str, str] = MappingProxyType(
        {word: BOARD if word == "spear" else SAID for word in next_inputs.WORDS}
    )

    def board(self, variant: str) -> Board:
        """Return twelve caves, the spear rack, the trays of curse stones. Raises PositionError for others."""
        check_variant(variant, self.name, VARIANTS)
        return board.board()

    def setup(
        self,
        variant: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,
    ) -> State:
        """Return the state in which words are chosen.

        Where ``first`` is None, it is asked later who begins (BR-04).

        ``options`` has house rules, and what is printed (``caves``, ``steps``). Raises PositionError that
        names the fault, as for ``handicap``: everybody has one hat.
        """
        self.board(variant)
        if handicap:
            raise PositionError("pawns: everybody has one hat here, nobody can have fewer")
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise PositionError(f"options must be an object, not {given!r}")
        chosen = HouseRules.read({key: value for key, value in given.items() if key not in KEYS})
        return rules.begin(_in_order(seats), printed(given), chosen, first)

    def sensed(self, variant: str, options: Mapping[str, Any], spots: Collection[str]) -> dict[str, Any]:
        """Return the options where only these spots have a sensor; none at all is a whole game."""
        self.board(variant)
        return board.sensed(options, spots)

    load = staticmethod(notation.load_state)
    load_public = staticmethod(notation.load_public)

    def dump(self, position: State) -> dict[str, Any]:
        """Return the position as those keys, with all secrets; ``load(dump(p)) == p``."""
        return notation.dump_state(position)

    def public(self, position: State, *, over: bool, seat: str = "") -> dict[str, Any]:
        """Tell what anybody may see, and under ``yours`` what one seat alone may; at the end all of it."""
        found = notation.dump_state(position) if over else notation.dump(position.position)
        if seat in position.position.seats:
            found["yours"] = hidden.yours(position, seat)
        return found

    def seat_to_move(self, position: State) -> str:
        """Tell whose turn it is, also while somebody else curses."""
        return position.position.seat

    def seats_in_play(self, position: State) -> tuple[str, ...]:
        """Return the seats that play, clockwise."""
        return position.position.seats

    def expects(self, position: State) -> tuple[Awaited, ...]:
        """Tell what may come next, the most wanted first; none once the game is over."""
        return next_inputs.expects(position.position)

    def hear(self, position: State, given: Input, seat: str = "") -> Taken[State] | Refused:
        """Return the position after an input, or why not; raises nothing."""
        return rules.hear(position, given, seat)

    def unused_spots(self, position: State) -> tuple[str, ...]:
        """Return the trays of curse stones of seats that have never played."""
        began = {each.owner for each in position.position.riddles}
        return tuple(name for name in board.board().marks["curses"] if name.split(":")[1] not in began)

    def footprints(self, position: State) -> list[Footprint]:
        """Return one footprint for each input that hands can make where there are sensors."""
        return board.footprints(position.position)

    def early_footprints(self, position: State) -> list[Footprint]:
        """Return the footprints of a wizard put down during a curse: it counts when the game goes on."""
        return board.early_footprints(position.position)

    def number(self, position: State) -> int | None:
        """Return the number rolled, until the wizard has gone."""
        now = position.position.tasks[0]
        return now.steps if now.phase is Phase.MOVE and now.rolled else None

    def unrolled(self, position: State) -> State:
        """Return the position before the last number was told, or itself; a curse since then stays."""
        now = position.position
        if self.number(position) is None:
            return position
        return State(replace(now, tasks=(Task(Phase.TURN, now.seat), *now.tasks[1:])), position.secrets)

    def beside(self, position: State) -> tuple[str, ...]:
        """Return the wizards that share a cave with one that is seen there."""
        return board.beside(position.position)

    accept_moved = staticmethod(table_changes.accept_moved)

    def outcome(self, position: State) -> Outcome:
        """Tell whether it is over: with the last spear, or a hat on GOAL (BR-22, BR-23)."""
        winners = position.position.winners
        return Outcome(bool(winners), winners, shared=len(winners) > 1)

    def picture(self, position: State) -> Mask:
        """Return the expected picture of what has sensors."""
        return board.picture(position.position)

    def kinds(self, position: State, picture: Mask) -> tuple[str | None, ...]:
        """Tell what stands on each spot of a picture: a seat (wizard, curse stone), ``spear``, or None."""
        return board.kinds(position.position, picture)

    def judge(self, position: State, attempt: Try) -> Illegal:
        """Tell why what hands did is no input; no secret has a part in it."""
        return board.judge(position.position, attempt)

    def leave(self, position: State, seat: str) -> State:
        """Return the position after a player has left.

        Raises PositionError where fewer than two would be left.
        """
        return table_changes.leave(position, seat)

    tell_spot = staticmethod(sentences.tell_spot)

    def deeds(self, past: Past) -> Iterable[tuple[str, str]]:
        """Return riddles solved, attempts that failed, curses, dragons and ghosts."""
        return ((deed.seat, deed.what) for deed in past.deeds if deed.what in COUNTED)

    def standing(self, position: State) -> Mapping[str, float]:
        """Tell how far up the stairs each hat is."""
        return stairs.standing(position.position)

    def shows(self, position: State, told: Iterable[Deed]) -> tuple[Shown, ...]:  # noqa: ARG002 - as `Capabilities`
        """Tell what is worth a light now."""
        return tuple(lit_spots.shows(position.position))

    def phrases(self) -> Phrases:
        """Tell what it calls what is counted, and its kind words."""
        return PHRASES

    def signs(self, position: State) -> tuple[Sign, ...]:
        """Return the caves, and what each seat has: hat, wizard, stones, spears in its riddles."""
        return tuple(lit_spots.signs(position.position))

    def sketch(self, position: State, given: Input) -> Sketch:
        """Draw one input that may come."""
        return pictures.sketch(position.position, given)

    def ask(self, position: State, awaited: Awaited) -> Say:
        """Tell what one kind of input is waited for, as a request."""
        return sentences.ask(position.position, awaited)

    def verb(self, position: State, word: str) -> Say | None:  # noqa: ARG002 - the word says it
        """Tell what is done about a riddle: ask, solve, or want a letter."""
        return prompts.VERBS.get(word)

    def revealed(self, position: State) -> tuple[Sign, ...]:
        """Return all words, and what each seat has won."""
        return tuple(own_page.revealed(position))

    def label(self, position: State, given: Input) -> Say:
        """Tell one input that may come in a few words; never a text of somebody's own."""
        return sentences.label(position.position, given)

    def tell(self, before: State, given: Input, taken: Taken[State]) -> Say:
        """Tell what an input has done, each effect in a sentence; nothing secret."""
        return sentences.tell(before.position, given, taken.position.position, taken.deeds)

    def glance(self, before: State, given: Input, taken: Taken[State]) -> Glance | None:  # noqa: ARG002 - its deeds say all
        """Tell an input at a glance; nothing secret."""
        return pictures.glance(taken.position.position, taken.deeds)

    def slip(self, position: State, illegal: Verdict) -> Glance | None:  # noqa: ARG002 - the reason says it
        """Tell what was not right."""
        return pictures.slip(illegal)

    def why(self, position: State, reason: str, rule: str) -> Say:
        """Tell why something is no input, and what would be right."""
        return sentences.why(position.position, reason, rule)

    def confides(self, position: State, seat: str) -> tuple[Confided, ...]:
        """Tell what a seat alone may know, line by line."""
        return own_page.confides(position, seat)

    def own_words(self) -> Mapping[str, bool]:
        """Return words, letters, attempts and verdicts belong on a seat's own page."""
        return own_page.OWN

    def prompts(self, position: State, awaited: Awaited, language: str) -> Prompts:
        """Return the word list, the alphabet, and what may be said instead of a text."""
        return own_page.prompts(position.position, awaited, language)

    box = staticmethod(box.box)


GAME = BarbarossaGame()
"""What the entry point of the group ``companion.games`` names."""


def _in_order(seats: Sequence[str]) -> tuple[str, ...]:
    """Return the seats round the table; ``seats`` may begin anywhere in the round. Raises PositionError."""
    if not isinstance(seats, list | tuple):
        raise PositionError(f"seats must be a list, not {seats!r}")
    if strange := [seat for seat in seats if seat not in SEATS]:
        raise PositionError(f"unknown seat {strange[0]!r}: seats are {', '.join(SEATS)}")
    order = tuple(seat for seat in SEATS if seat in seats)
    if len(order) != len(seats):
        raise PositionError(f"seats are {', '.join(seats)}, must be three or four different ones")
    return order
