"""Positions as JSON values: what anybody may see, and apart from it what one seat alone may.

Knows: the keys, and what always holds (BR-26). Refuses to know: who gets to read them. Secrets are written by
functions of their own (`hidden`), so that nobody writes one by mistake, and no message names one.

    {"game": "barbarossa", "variant": "classic", "turn": "red", "hats": {"red": 0, "green": 3, "blue": 0},
     "wizards": {"red": "cave:1", ...}, "elves": {...}, "curses": {...}, "riddles": {"red:1": ["green"], ...},
     "tasks": [{"phase": "turn", "seat": "red"}]}

The seats in play are the keys of ``hats``; those of the riddles may have left. ``tasks``: the turn, and the
curse that interrupts it, if any, each with what is not the default of `state.Task`. ``waiting``, ``chosen``,
``done``, ``first``, ``winners`` and ``options`` as in `state.Position`; ``caves`` and ``steps`` where the
board is not the shipped one.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from companion.core.model.errors import PositionError
from companion.games.barbarossa import printed as board
from companion.games.barbarossa.hidden import HIDDEN, dump_secrets, load_secrets, unknown_secrets
from companion.games.barbarossa.state import (
    BEFORE,
    CURSES,
    MOST_ELVES,
    SEATS,
    SPEARS,
    SPEARS_EACH,
    HouseRules,
    Phase,
    Position,
    Riddle,
    State,
    Task,
)

NAME: Literal["barbarossa"] = "barbarossa"
VARIANT: Literal["classic"] = "classic"
ABOUT_RIDDLES = frozenset({Phase.NTH, Phase.TELL, Phase.GUESS, Phase.VERDICT, Phase.SPEAR})
"""The phases in which a task is about one riddle."""
OF_CURSES = ABOUT_RIDDLES | {Phase.CURSE}
OF_TURNS = frozenset(Phase) - {Phase.CURSE}


class _Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    turn: str
    hats: dict[str, int]
    wizards: dict[str, str]
    elves: dict[str, int]
    curses: dict[str, int]
    riddles: dict[str, list[str]]
    tasks: tuple[Task, ...]
    game: Literal["barbarossa"] = NAME
    variant: Literal["classic"] = VARIANT
    waiting: list[str] = []
    chosen: dict[str, int] = {}
    done: list[str] = []
    first: str = ""
    winners: list[str] = []
    caves: list[str] | msgspec.UnsetType = msgspec.UNSET
    steps: int | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Any] = {}


def dump(position: Position) -> dict[str, Any]:
    """Tell what anybody may see, as JSON values; `load` gives it back."""
    written = _Written(
        turn=position.seat,
        hats=_by_seat(position, position.hats),
        wizards={seat: f"cave:{at + 1}" for seat, at in _by_seat(position, position.wizards).items()},
        elves=_by_seat(position, position.elves),
        curses=_by_seat(position, position.curses),
        riddles={riddle.name: list(riddle.solvers) for riddle in position.riddles},
        tasks=position.tasks,
        waiting=list(position.waiting),
        chosen=_by_seat(position, position.chosen),
        done=list(position.done),
        first=position.first,
        winners=list(position.winners),
        options=position.options.to_json(),
        **board.written(position.board),
    )
    named = {"game": written.game, "variant": written.variant}
    return {**named, **msgspec.json.decode(msgspec.json.encode(written))}


def load(data: Mapping[str, Any]) -> Position:
    """Return a position from these keys. Raises PositionError that names the fault."""
    for key in ("game", "variant"):
        if not isinstance(data, Mapping) or key not in data:
            raise PositionError(f"key {key!r} is missing")
    if data["variant"] != VARIANT:
        raise PositionError(f"unknown variant {data['variant']!r}: right would be {VARIANT}")
    try:
        written = msgspec.convert(data, _Written)
    except msgspec.ValidationError as error:
        raise PositionError(f"position: {error}") from None
    seats = _seats(written)
    riddles = tuple(_riddle(name, solvers) for name, solvers in written.riddles.items())
    caves = {f"cave:{number + 1}": number for number in range(board.RING)}
    if strange := [at for at in written.wizards.values() if at not in caves]:
        raise PositionError(f"wizards: {strange[0]!r} is no cave, caves are cave:1 to cave:{board.RING}")
    chosen = written.chosen or dict.fromkeys(seats, 0)
    position = Position(
        seats=seats,
        hats=tuple(written.hats[seat] for seat in seats),
        wizards=tuple(caves[written.wizards[seat]] for seat in seats),
        elves=tuple(written.elves[seat] for seat in seats),
        curses=tuple(written.curses[seat] for seat in seats),
        riddles=tuple(sorted(riddles, key=lambda each: (SEATS.index(each.owner), each.number))),
        active=seats.index(written.turn),
        tasks=written.tasks,
        waiting=tuple(written.waiting),
        chosen=tuple(chosen[seat] for seat in seats),
        done=tuple(written.done),
        first=written.first,
        winners=tuple(written.winners),
        board=board.printed({key: value for key, value in data.items() if key in board.KEYS}),
        options=HouseRules.read(written.options),
    )
    return check(position)


def dump_state(state: State) -> dict[str, Any]:
    """Return both as one object, for the journal alone; `load_state` gives it back."""
    return {**dump(state.position), HIDDEN: dump_secrets(state)}


def load_state(data: Mapping[str, Any]) -> State:
    """Return both from one object, the secrets under `HIDDEN`. PositionError names a fault, no secret."""
    if not isinstance(data, Mapping):
        raise PositionError("a position must be an object")
    position = load({key: value for key, value in data.items() if key != HIDDEN})
    return State(position, load_secrets(position, data.get(HIDDEN)))


def load_public(data: Mapping[str, Any]) -> State:
    """Return a state of which only the public keys are known. Raises PositionError that names a fault."""
    position = load(data)
    return State(position, unknown_secrets(position))


def check(position: Position) -> Position:
    """Return the same position. Raises PositionError where it breaks what always holds (BR-26)."""
    for promise, kept in _promises(position):
        if not kept:
            raise PositionError(f"this cannot be: {promise}")
    return position


def _promises(position: Position) -> Iterator[tuple[str, bool]]:
    tasks, everybody = position.tasks, set(position.seats)
    yield "there is a turn, and one curse at most", 1 <= len(tasks) <= 2
    yield "a curse alone interrupts a turn", len(tasks) == 1 or tasks[1].phase in OF_CURSES
    yield "a curse waits only for another", not position.waiting or len(tasks) == 2
    yield "the turn is that of the seat to move", tasks[0].seat == position.seat
    yield "a turn is no curse", tasks[0].phase in OF_TURNS
    named = {*(task.seat for task in tasks), *position.waiting, *position.done, *position.winners}
    yield "everybody who does something plays", named <= everybody
    yield "a seat waits once", len(set(position.waiting)) == len(position.waiting)
    yield "there are riddles, each once", 0 < len(position.riddles) == len({r.name for r in position.riddles})
    yield (
        "a riddle has at most two spears, of two who are not its modeller",
        all(
            len(riddle.solvers) == len(set(riddle.solvers)) <= SPEARS_EACH
            and riddle.owner not in riddle.solvers
            for riddle in position.riddles
        ),
    )
    yield f"there are {SPEARS} spears", position.spears <= SPEARS
    yield f"elf stones are 0 to {MOST_ELVES}", all(0 <= stones <= MOST_ELVES for stones in position.elves)
    yield f"curse stones are 0 to {CURSES}", all(0 <= stones <= CURSES for stones in position.curses)
    yield "no hat owes steps", position.options.below_start == "debt" or min(position.hats) >= 0
    yield "words are noted for riddles", all(0 <= count <= position.each for count in position.chosen)
    yield "the game is over when somebody has won", (tasks[0].phase is Phase.OVER) == bool(position.winners)
    yield "who begins plays or has left", position.first in ("", *SEATS)
    for task in tasks:
        yield from _of_task(position, task)


def _of_task(position: Position, task: Task) -> Iterator[tuple[str, bool]]:
    about = task.phase in ABOUT_RIDDLES
    asked = {each.name for each in position.others(task.seat)} if task.seat in position.seats else set()
    yield "a riddle is dealt with that is not one's own", (task.riddle in asked) if task.riddle else not about
    may = {each.name for each in position.open_for(task.seat)} if asked else set()
    tried = task.phase in (Phase.GUESS, Phase.VERDICT, Phase.SPEAR)
    yield "a riddle is attempted that can be solved", not tried or task.riddle in may
    yield "there are two rounds", 0 <= task.round <= 2
    yield "a round is 1 or 2", task.phase is not Phase.ROUND or task.round > 0
    most = 6 if task.rolled else MOST_ELVES
    yield f"a wizard goes at most {most} caves", 0 <= task.steps <= most
    yield "a number of a letter is from 1, or -1 for the last", task.nth >= -1
    yield "before the game nobody curses", task.phase not in BEFORE or len(position.tasks) == 1


def _by_seat(position: Position, values: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(position.seats, values, strict=True))


def _seats(written: _Written) -> tuple[str, ...]:
    """Return the seats in play; all objects of seats name the same."""
    seats = tuple(seat for seat in SEATS if seat in written.hats)
    if len(seats) < max(2, len(written.hats)):
        raise PositionError(f"hats must name two to four of {', '.join(SEATS)}, not {list(written.hats)!r}")
    objects = (written.wizards, written.elves, written.curses, written.chosen or written.hats)
    if any(set(seats_of) != set(seats) for seats_of in objects):
        raise PositionError("hats, wizards, elves, curses and chosen must name the same seats")
    if written.turn not in seats:
        raise PositionError(f"turn: {written.turn!r} does not play (seats in play are the keys of hats)")
    if not written.tasks:
        raise PositionError("tasks must not be empty: the first is the turn")
    return seats


def _riddle(name: str, solvers: list[str]) -> Riddle:
    owner, _, number = name.partition(":")
    if owner not in SEATS or number not in ("1", "2", "3"):
        raise PositionError(f"riddles: {name!r} is no riddle, one is called as red:1")
    if strange := [seat for seat in solvers if seat not in SEATS]:
        raise PositionError(f"riddles: {name} cannot be solved by {strange[0]!r}")
    return Riddle(owner, int(number), tuple(solvers))
