"""Barbarossa through the referee: whole games without sensors, restored midway; and hands on the board."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from companion.core.corrections.overrule import NO_NUMBER, ruling
from companion.core.decision import fold
from companion.core.model.commands import Overrule
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.games.barbarossa import GAME
from companion.ports.table import View
from companion.state.public_state import public_state
from companion.words.i18n import translator
from tests.games.barbarossa.players.games import THREE, after, came, playing, round_two, with_
from tests.games.barbarossa.players.player import played, sensible
from tests.games.barbarossa.test_barbarossa_board import ALL
from tests.games.barbarossa.test_barbarossa_secrets import LETTERS, MARK, Marked
from tests.table import Table, told

EN = translator("en")


def table(state: object) -> Table:
    found = Table(state, game=GAME)
    found.until(1999)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 4])
def test_a_whole_game_without_sensors_survives_kills_and_shows_no_secret(seed: int) -> None:
    chance, texts = random.Random(seed), Marked()
    start = GAME.setup("classic", THREE, {"free_words": True})
    at_the, at_ms = table(start), 2000
    for number, (_before, (seat, given, taken)) in enumerate(played(start, chance, texts, sensible)):
        at_ms += 1000
        if given.word == "die":
            at_the.die(at_ms, int(given.value))
        else:
            at_the.give(at_ms, str(given), seat)
        session = at_the.session
        assert session.position == taken.position, given
        if number % 50 == seed and not session.over:
            stored = json.loads(json.dumps([(each.kind, each.at_ms, each.data) for each in at_the.entries]))
            again = fold.restore(GAME, Settings(), [Entry(*each) for each in stored])
            assert again.position == session.position
            assert not hidden_in(again)
            assert not hidden_in(session)
    assert at_the.session.over


def test_a_number_is_corrected_only_where_there_was_one() -> None:
    at_the = table(playing())
    at_the.give(2000, "curse:red", "red")
    wish = Overrule(2500, "number", number=3)
    assert ruling(at_the.session, wish) == NO_NUMBER
    at_the.tell(wish)
    assert at_the.session.position.position.phase == "curse"


def hidden_in(session: Session) -> set[str]:
    """The secrets in all that the public state tells."""
    state = public_state(View(rev=1, at_ms=0, session=session), EN, "en")
    shown = msgspec.json.encode(state).decode()
    return {mark for mark in (MARK, *LETTERS) if mark in shown}


def moves(at_the: Table, *touches: str) -> list[tuple[str, str]]:
    """What hands have done, once the board rests: the verdict, and the input or the reason."""
    last = at_the.session.turn.tracker.seen.since_ms
    at_the.touch(last + 3000, *touches)
    lines = told(at_the.until(last + 7000))
    return [(line["verdict"], line.get("move") or line["reason"]) for line in lines]


def test_br_19_a_lifted_curse_stone_interrupts_and_one_put_back_at_once_does_not() -> None:
    for state in (playing(THREE, **ALL), after(came("riddle", THREE, **ALL), "ask:green:1")):
        at_the = table(state)
        assert moves(at_the, "-curse:yellow:3", "+curse:yellow:3") == []
        assert moves(at_the, "-curse:yellow:2") == [("legal", "curse:yellow")]
        assert at_the.session.position.position.now.seat == "yellow"


def test_br_21_stones_lifted_one_after_the_other_come_in_that_order() -> None:
    at_the = table(playing(THREE, **ALL))
    assert moves(at_the, "-curse:yellow:2") == [("legal", "curse:yellow")]
    assert moves(at_the, "-curse:green:1") == [("legal", "curse:green")]
    assert at_the.session.position.position.waiting == ("green",)


def test_br_07_wizards_are_followed_alone_and_out_of_and_into_company() -> None:
    start = playing(THREE, **ALL)
    for wizards, die, touches in (
        ((0, 0, 0), 3, ("+cave:4",)),
        ((1, 5, 5), 3, ("-cave:2", "+cave:5")),
        ((1, 5, 5), 4, ("-cave:2",)),
        ((5, 5, 1), 3, ("+cave:9",)),
    ):
        at_the = table(with_(start, wizards=wizards))
        at_the.die(2000, die)
        cave = (wizards[0] + die) % 12 + 1
        assert moves(at_the, *touches) == [("legal", f"wizard:cave:{cave}")]
    at_the = table(with_(start, wizards=(1, 5, 5)))
    at_the.die(2000, 3)
    assert moves(at_the, "-cave:2", "+cave:4") == [("illegal", "wrong-cave")]
    assert moves(at_the, "-cave:4", "+cave:5") == [("legal", "wizard:cave:5")]


def test_br_17_a_spear_from_the_rack_counts_and_the_hats_go() -> None:
    at_the = table(after(round_two(THREE, **ALL), "attempt:green:1", "guess:x", "verdict:right"))
    assert moves(at_the, "-spear:4") == [("legal", "spear")]
    assert at_the.session.position.position.spears == 1
