"""Games of Barbarossa for tests: states to begin with, and inputs as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Awaited, Deed, Input, Refused, Taken, read_input
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import Phase, Riddle, State, Task

THREE, FOUR = ("red", "green", "yellow"), ("red", "green", "yellow", "blue")
RING = (
    "dwarf",
    "elf",
    "dragon",
    "riddle",
    "elf",
    "dragon",
    "dwarf",
    "elf",
    "ghost",
    "riddle",
    "elf",
    "dragon",
)
"""The caves in these tests: invented, with the right counts."""
CAVE = {"dwarf": 6, "elf": 1, "dragon": 2, "riddle": 3, "ghost": 8}
"""A cave of each kind."""
WORDS = {
    "red": ("Zahn", "Anker", "Eule"),
    "green": ("Ritter", "Käse", "Mond"),
    "yellow": ("Säge", "Brezel", "Iglu"),
    "blue": ("Harfe", "Vulkan", "Knopf"),
}

HALF = {"green:1": ("red", "yellow"), "yellow:1": ("green", "red")}
"""Four spears."""
TWELVE = {
    "red:1": ("green", "yellow"),
    "red:2": ("yellow", "green"),
    "green:1": ("yellow", "red"),
    "green:2": ("red", "yellow"),
    "yellow:1": ("green", "red"),
    "yellow:2": ("red", "green"),
}
"""Twelve spears; the last riddle of each has none."""


def begun(seats: tuple[str, ...] = THREE, **options: Any) -> State:
    """A game in which words are being chosen; who begins is not settled."""
    return GAME.setup("classic", seats, {"caves": list(RING), **options})


def noted(state: State) -> State:
    """Every seat has noted its words and is ready."""
    for seat in state.position.seats:
        for word in WORDS[seat][: state.position.each]:
            state = after(state, f"{seat}> word:{word}")
        state = after(state, f"{seat}> ready")
    return state


def playing(seats: tuple[str, ...] = THREE, first: str = "red", **options: Any) -> State:
    """A game whose first turn begins."""
    state = noted(begun(seats, **options))
    for seat in seats:
        state = after(state, f"{seat}> placed")
    return after(state, f"begins:{first}")


def with_(state: State, **changes: Any) -> State:
    """The same with other parts of the position."""
    return State(replace(state.position, **changes), state.secrets)


def standing(state: State, hats: Mapping[str, int]) -> State:
    """The same with hats elsewhere."""
    now = state.position
    both = zip(now.seats, now.hats, strict=True)
    return with_(state, hats=tuple(hats.get(seat, hat) for seat, hat in both))


def speared(state: State, spears: Mapping[str, tuple[str, ...]]) -> State:
    """The same with spears in riddles: name -> who has solved it."""
    riddles = state.position.riddles
    return with_(
        state, riddles=tuple(Riddle(r.owner, r.number, spears.get(r.name, r.solvers)) for r in riddles)
    )


def in_cave(kind: str, seats: tuple[str, ...] = THREE, **options: Any) -> State:
    """Red's wizard is about to come to a cave of this kind, five caves on."""
    state = playing(seats, **options)
    before = (CAVE[kind] - 5) % len(RING)
    return with_(state, wizards=(before, *state.position.wizards[1:]))


def came(kind: str, seats: tuple[str, ...] = THREE, **options: Any) -> State:
    """Red's wizard is there."""
    state = after(in_cave(kind, seats, **options), "die:5")
    return after(state, f"wizard:cave:{CAVE[kind] + 1}")


def round_two(seats: tuple[str, ...] = THREE, **options: Any) -> State:
    """Red is in round two of a riddle cave."""
    state = came("riddle", seats, **options)
    turn = Task(Phase.ROUND, "red", round=2)
    return with_(state, tasks=(turn,))


def heard(state: State, text: str) -> Taken[State] | Refused:
    """What an input leads to; ``green> answer:no`` says whose it is."""
    seat, _, rest = text.rpartition("> ")
    return GAME.hear(state, given(rest), seat)


def given(text: str) -> Input:
    """An input's text as an input."""
    return read_input(text, GAME.words)


def taken(state: State, text: str) -> Taken[State]:
    """The same, which must be taken."""
    answer = heard(state, text)
    assert isinstance(answer, Taken), (text, answer)
    return answer


def after(state: State, *texts: str) -> State:
    """The state after inputs that must be taken."""
    for text in texts:
        state = taken(state, text).position
    return state


def refused(state: State, text: str) -> tuple[str, str]:
    """Reason and rule of an input that must be refused."""
    answer = heard(state, text)
    assert isinstance(answer, Refused), (text, answer)
    return answer.reason, answer.rule


def deeds(state: State, text: str) -> list[str]:
    """The deeds of an input: what, seat, value."""
    return [told(deed) for deed in taken(state, text).deeds]


def told(deed: Deed) -> str:
    """``moved red dragon``."""
    return " ".join(part for part in (deed.what, deed.seat, deed.value) if part)


def awaited(state: State, word: str) -> Awaited:
    """What is awaited by this word; fails where nothing is."""
    return next(one for one in GAME.expects(state) if one.word == word)


def words(state: State) -> set[str]:
    """The words that may be said now."""
    return {one.word for one in GAME.expects(state)}


def hats(state: State) -> dict[str, int]:
    """Seat -> how far its hat is."""
    return dict(zip(state.position.seats, state.position.hats, strict=True))


def solve(state: State, riddle: str) -> Taken[State]:
    """Red, in round two, solves a riddle."""
    state = after(state, f"attempt:{riddle}", "guess:...")
    return taken(state, "verdict:right")


def hidden(state: State, seat: str) -> dict[str, object]:
    """What a seat alone may see."""
    found: dict[str, object] = GAME.public(state, over=False, seat=seat)["yours"]
    return found
