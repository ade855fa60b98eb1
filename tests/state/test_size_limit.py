"""The state has 16 kB at most, in every game however long, for all seats, in every language and phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from companion.core.guidance.lights import light_plan
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.model.types import Verdict
from companion.games import named
from companion.ports.table import LinkState, View
from companion.state.models import state_parts as models
from companion.state.public_state import public_state
from companion.state.size_limit import MOST_BYTES, encode_small
from companion.state.state_cache import StateCache
from companion.words.i18n import LANGUAGES, translator
from tests.playing_inputs import Played

NAME = "Grandmother Wilhelmina the 2nd"
WIDE = "\N{LATIN SMALL LETTER SHARP S}" * 30
FOUR = ("red", "green", "yellow", "blue")
GAMES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "malefiz": ("malefiz", "classic", {}),
    "malefiz-fast": ("malefiz", "fast", {}),
    "labyrinth-small": ("labyrinth", "small", {"memory_aid": True}),
    "labyrinth-big": ("labyrinth", "big", {"walls": 24, "memory_aid": True}),
    "barbarossa": ("barbarossa", "classic", {"free_words": True}),
}


@dataclass
class Largest:
    """The largest state so far, of all languages; ``grown`` are its bytes over the length of the game."""

    pictures: StateCache = field(
        default_factory=lambda: StateCache("1.22.333", "The table in the big kitchen")
    )
    rev: int = 0
    most: int = 0
    at: str = ""
    shortened: bool = False

    def look(self, session: Session) -> None:
        """The state of this session, as a table with four devices tells it."""
        self.rev += 1
        links = tuple(LinkState(f"quarter-{n}", up=False, since_ms=0, why="no-port") for n in range(4))
        lights = light_plan(session, session.table.lights_off)
        view = View(self.rev, self.rev, session, lights, links, game_id=1234, commitment="0" * 64)
        for lang in LANGUAGES:
            made = self.pictures.state(view, lang)
            self.shortened |= len(msgspec.json.decode(made)["verdicts"]) < len(session.dialogue.verdicts)
            if len(made) > self.most:
                self.most, self.at = len(made), f"{lang} {session.phase} {_largest(made)}"


def _largest(state: bytes) -> list[tuple[int, str]]:
    parts = msgspec.json.decode(state)
    return sorted(((len(msgspec.json.encode(part)), key) for key, part in parts.items()), reverse=True)[:8]


def begin(name: str) -> Played:
    """A game of four with long names."""
    game, variant, options = GAMES[name]
    played = Played(named(game), variant, FOUR, options)
    played.session = replace(
        played.session, table=replace(played.session.table, names=dict.fromkeys(FOUR, NAME))
    )
    return played


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled("between", [240, 20], sample=1)
def test_the_state_of_a_long_game_stays_small(name: str, between: int) -> None:
    played, largest, chance = begin(name), Largest(), Random(17)
    largest.look(played.session)
    for _ in range(1200 // between):
        played.play(between, chance, undo=0.02)
        if played.session.over:
            break
        largest.look(played.session)
    assert len(played.session.progress.history) > 200
    assert 5_000 < largest.most <= MOST_BYTES, largest.at


def amiss(session: Session) -> Iterator[Session]:
    """The same game while everything goes wrong at once."""
    every = session.board.names(2 ** len(session.board.spots) - 1)
    verdict = Verdict(5, "illegal", seat="red", reason="unexplained", wrong=every[:40], missing=every[:40])
    loud = replace(session, dialogue=replace(session.dialogue, verdicts=(verdict,) * 20))
    faulty = replace(
        loud,
        contacts=replace(
            loud.contacts, faults=tuple(Fault("stuck-on", 1 << spot) for spot in range(min(40, len(every))))
        ),
    )
    yield from (loud, faulty)
    for seen in (
        0,
        2 ** len(session.board.spots) - 1,
        ~session.pictures.expected & 2 ** len(session.board.spots) - 1,
    ):
        tracker = replace(session.turn.tracker, seen=replace(session.turn.tracker.seen, picture=seen))
        for arranging in (True, False):
            yield replace(
                faulty,
                turn=replace(faulty.turn, arranging=arranging, tracker=tracker),
                pictures=replace(faulty.pictures, seen=seen),
            )


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled("times", [1, 3], sample=1)
def test_it_stays_small_while_everything_goes_wrong(name: str, times: int) -> None:
    played, largest, chance = begin(name), Largest(), Random(4)
    for _ in range(times):
        for session in amiss(
            replace(played.session, table=replace(played.session.table, names=dict.fromkeys(FOUR, WIDE)))
        ):
            largest.look(session)
        played.play(100, chance, undo=0.02)
    assert largest.shortened
    assert largest.most <= MOST_BYTES, largest.at


def test_a_small_state_is_told_whole() -> None:
    session = begin("malefiz").session
    made = msgspec.json.decode(StateCache("1").state(View(1, 0, session), "en"))
    assert made == msgspec.json.decode(
        msgspec.json.encode(public_state(View(1, 0, session), translator("en"), "en", version="1"))
    )


def test_of_too_much_the_last_verdicts_the_first_steps_and_the_oldest_faults_are_told() -> None:
    texts = [f"{number} " + "x" * 400 for number in range(20)]
    state = public_state(View(1, 0), translator("en"), "en", version="1")
    state.verdicts = [{"text": text} for text in texts]
    state.steps = [models.Step(None, None, None, text, "") for text in texts]
    state.faults = [models.Fault("weak", [], text, "") for text in texts]
    small = msgspec.json.decode(encode_small(state))
    assert [line["text"] for line in small["verdicts"]] == texts[-2:]
    assert [line["text"] for line in small["steps"]] == texts[:8]
    assert [line["text"] for line in small["faults"]] == texts[:12]
