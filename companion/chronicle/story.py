"""A stored game as the steps in which it went, also those that count no more.

The session (`companion.core.decision.fold`) keeps what counts; a story keeps all: turns taken back, replaced,
edited, and who left or handed over when. It reads the positions that entries carry and works out no turn
anew, so that a long game is read at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from companion.core.decision.record import past_of
from companion.core.model.capabilities import played_by_companion
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.history import Past, gone
from companion.core.model.inputs import DIE, MOVE, PASS, PASSED, TOLD, Input, Taken
from companion.core.model.types import INPUT, Entry

BREAK_MS = 10 * 60 * 1000
"""Whoever takes longer for a turn than this has done something else meanwhile: no time is told."""

TURNS = (INPUT, "overruled")
"""Kinds of steps that are a turn, or one input of it."""


class Step(Struct, frozen=True):
    """One thing that happened.

    Args:
        kind: ``input`` (a turn, or one input of it), ``overruled``, ``undo``, ``leave``, ``handover`` or
            ``end``.
        seat: whose doing it was; empty where nobody's (an edited position, the end).
        whose: the seat whose turn it was; of an input others than that may have given it.
        after: the position then.
        names: seat -> the name of who played then; who is given another name has it from the beginning.
        computer: seat -> the level at which the companion played then.
        past: the turn, or the input; of an ``undo`` the one that was taken back; None for the others.
        gone: ``undone`` or ``replaced`` where this turn counts no more, else empty.
        turn: in which turn of those that count it was, from 1.
        took_ms: how long it took, None where that is not known.
        by_hand: taken back at the board, by putting the pieces back.
    """

    kind: str
    seat: str
    after: Any
    names: Mapping[str, str]
    computer: Mapping[str, str]
    past: Past | None = None
    gone: str = ""
    turn: int = 1
    took_ms: int | None = None
    by_hand: bool = False
    whose: str = ""

    @property
    def counts(self) -> bool:
        """Whether it is a turn, or an input, that still counts."""
        return self.kind in TURNS and not self.gone

    @property
    def ends(self) -> bool:
        """Whether a turn ended with it."""
        return self.kind in TURNS and self.past is not None and self.past.ends


class Throw(Struct, frozen=True):
    """A number of the die, and where it came from.

    ``how`` is that of the ``roll`` entry; ``phone`` where a phone had its share in it (core/chance/dice.py).
    """

    die: int
    how: str


class Story(Struct, frozen=True):
    """A whole game: how it began, each step, and the numbers thrown.

    ``seats`` played at the start, in order round the table; ``names`` and ``computer`` are the latest.
    """

    game: Game[Any]
    variant: str
    seats: tuple[str, ...]
    names: Mapping[str, str]
    computer: Mapping[str, str]
    start: Any
    steps: tuple[Step, ...]
    throws: tuple[Throw, ...]
    ended: bool = False

    @property
    def position(self) -> Any:
        """How it stands after the last step."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.ended or self.game.outcome(self.position).over


def tell(game: Game[Any], entries: Sequence[Entry], clocks: Sequence[int] = ()) -> Story:
    """Return the story of a game.

    Args:
        game: its rules.
        entries: its decisions in order, the first its ``game`` entry.
        clocks: for each entry which clock its ``at_ms`` was read from; times are only told between two of the
            same. Empty: none is known.
    """
    start = entries[0].data
    position = game.load(start["position"])
    computer = played_by_companion(game, start.get("computer", {}))
    told = _Telling(game, position, dict(start.get("names", {})), computer)
    for number, entry in enumerate(entries[1:], 1):
        told.take(entry, clocks[number] if clocks else None)
    return Story(
        game=game,
        variant=start["variant"],
        seats=game.seats_in_play(position),
        names=told.names,
        computer=told.computer,
        start=position,
        steps=_marked(told.steps),
        throws=tuple(told.throws),
        ended=told.ended,
    )


class _Telling(Struct):
    """Where a story stands while its entries are gone through; ``stack`` are the steps that count so far."""

    game: Game[Any]
    position: Any
    names: Mapping[str, str]
    computer: Mapping[str, str]
    steps: list[Step] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    throws: list[Throw] = field(default_factory=list)
    ended: bool = False
    turn: int = 1
    number: int | None = None  # rolled since the last step
    moment: tuple[int, int | None] | None = None  # when the last step was done, and by which clock

    def take(self, entry: Entry, clock: int | None) -> None:
        """Go on by one entry; kinds that only tell change nothing."""
        data = entry.data
        match entry.kind:
            case "input" | "overruled":
                self._turn(entry, clock)
            case "undo" if self.stack:
                self._undo(data, entry.at_ms, clock)
            case "seat" if data["change"] in ("leave", "handover"):
                self._seat(data)
            case "seat" if data["change"] == "name":
                self._rename(data["seat"], data["name"])
            case "roll":
                self.number = data["die"]
                self.throws.append(Throw(data["die"], "phone" if data.get("share") else data["how"]))
            case "unroll":
                self.number = None
                self.position = self.game.unrolled(self.position)
                self._slip()
            case "end":
                self.ended = True
                self._step("end", "")
            case "pause" | "resume":
                self.moment = None

    def _turn(self, entry: Entry, clock: int | None) -> None:
        data = entry.data
        heard = data.get("word", MOVE) not in (MOVE, PASS)
        if heard and self.number is not None:
            self._rolled(self.number)
        self.number = None
        past = past_of(entry, self.position, 0)
        if past.over is not None and past.over.what == "number" and self.throws:
            self.throws[-1] = replace(self.throws[-1], die=past.over.die)
        self.position = self.game.load(data["position"])
        self.stack.append(len(self.steps))
        took = self._took(entry.at_ms, clock)
        whose = self.game.seat_to_move(past.before) if heard else past.seat
        step = self._step(entry.kind, past.seat, past=past, took_ms=took, whose=whose)
        self.turn += step.ends

    def _step(self, kind: str, seat: str, **more: Any) -> Step:
        """Add a step that led to where it stands now."""
        step = Step(kind, seat, self.position, self.names, self.computer, turn=self.turn, **more)
        self.steps.append(step)
        return step

    def _rolled(self, number: int) -> None:
        """Let the position hear the number, where it does not know it yet."""
        taken = self.game.hear(self.game.unrolled(self.position), Input(DIE, str(number)))
        if isinstance(taken, Taken):
            self.position = taken.position

    def _took(self, at_ms: int, clock: int | None) -> int | None:
        before, self.moment = self.moment, (at_ms, clock)
        if clock is None or before is None or before[1] != clock:
            return None
        took = at_ms - before[0]
        return took if 0 <= took <= BREAK_MS else None

    def _undo(self, data: Mapping[str, Any], at_ms: int, clock: int | None) -> None:
        number = self.stack.pop()
        gone = self.steps[number]
        assert gone.past is not None
        self.steps[number] = replace(gone, gone="undone")
        self.position, self.ended, self.turn = gone.past.before, False, gone.turn
        if gone.past.how == PASSED:
            self._slip()
        self.moment = (at_ms, clock)
        self._step("undo", gone.seat, past=gone.past, by_hand=data.get("how") == "hand")

    def _slip(self) -> None:
        """Take a number back. One that a person told was a slip; what was rolled for them was rolled."""
        if self.throws and self.throws[-1].how == TOLD:
            self.throws.pop()

    def _seat(self, data: Mapping[str, Any]) -> None:
        seat, change = data["seat"], data["change"]
        if change == "handover":
            self.names = {**self.names, seat: data["name"]}
            self.computer = played_by_companion(self.game, {**self.computer, seat: data.get("level", "")})
        else:
            self.position = self.game.load(data["position"])
            self.stack.clear()
        self._step(change, seat)

    def _rename(self, seat: str, name: str) -> None:
        """Rename a player, also in what they have played by now."""
        self.names = {**self.names, seat: name}
        for number, step in reversed(list(enumerate(self.steps))):
            self.steps[number] = replace(step, names={**step.names, seat: name})
            if step.kind == "handover" and step.seat == seat:
                break


def _marked(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Return the steps, marked where an overruling that counts came in the place of an earlier turn."""
    marks = gone(step.past for step in steps if step.counts and step.past)
    return tuple(
        replace(step, gone=marks[step.past.number])
        if step.counts and step.past and step.past.number in marks
        else step
        for step in steps
    )
