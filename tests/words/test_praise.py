"""Kind words: when, for whom, and never in the way."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.catalog.phrases import phrases_of
from companion.core.model.fast_replace import replace
from companion.core.model.observation import SETTLED
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.games import named
from companion.games.malefiz.phrases import CAPTURED, FREED
from companion.words.praise import HIGHEST, LONG_MS, NEAR, PASSED, WAITED, cheer
from tests.core.guidance.test_assist_levels import tournament
from tests.core.guidance.test_lights import Table, position, start
from tests.playing_inputs import Played


def kind(session: Session) -> tuple[str, str]:
    found = cheer(session)
    assert found is not None
    return found[0], found[1].text


def texts(words: tuple[Say, ...]) -> set[str]:
    return {each.text for each in words}


def test_whoever_was_captured_is_comforted_until_the_next_number_is_known() -> None:
    table = (
        Table(position(pieces={"c1": "red", "e1": "blue"}))
        .roll(2)
        .touch("-e1", "+blue:5", "-c1", "+e1")
        .rest()
    )
    assert table.session.progress.history[-1].deeds[0].value == "blue"
    seat, text = kind(table.session)
    assert (seat, text in texts(CAPTURED)) == ("blue", True)
    assert cheer(table.roll(3).session) is None


def test_a_taken_barricade_is_praised() -> None:
    table = Table(position(pieces={"a1": "red", "a3": "barricade"})).roll(2)
    table.touch("-a3", "-a1", "+a3", "+b3").rest()
    seat, text = kind(table.session)
    assert (seat, text in texts(FREED)) == ("red", True)


def test_coming_close_to_the_goal_is_told() -> None:
    table = Table(position(pieces={"c13": "red"})).roll(2).touch("-c13", "+e13").rest()
    seat, text = kind(table.session)
    assert (seat, text in texts(NEAR)) == ("red", True)


def test_seven_fields_from_the_goal_are_not_close_yet() -> None:
    table = Table(position(pieces={"b13": "red"})).roll(1).touch("-b13", "+c13").rest()
    assert len(table.session.progress.history) == 1
    assert cheer(table.session) is None


def test_the_highest_number_is_a_joy() -> None:
    table = Table(start()).roll(6)
    assert cheer(table.session) == ("red", Say(HIGHEST[0].text, {"die": 6}))
    assert cheer(table.touch("-red:1").session) is None


def test_who_could_not_move_is_comforted() -> None:
    stuck = {"i11": "red", "i10": "barricade", "h11": "barricade", "j11": "barricade"}
    table = Table(position(pieces=stuck, house={"red": 0, "blue": 4})).roll(5).rest()
    assert table.session.progress.history[-1].move == "pass"
    seat, text = kind(table.session)
    assert (seat, text in texts(PASSED)) == ("red", True)


def waited(ms: int) -> Session:
    """Blue is to move, so long after its last turn."""
    table = Table(start())
    for number, edges in ((2, ("-red:1", "+b1")), (2, ("-blue:1", "+p1")), (1, ("-b1", "+c1"))):
        table.roll(number).touch(*edges).rest()
    assert [past.seat for past in table.session.progress.history] == ["red", "blue", "red"]
    *before, last = table.session.progress.history
    return replace(
        table.session,
        progress=replace(
            table.session.progress, history=(*before, replace(last, at_ms=before[-1].at_ms + ms))
        ),
    )


def test_a_long_wait_is_thanked_for_and_a_break_is_not() -> None:
    seat, text = kind(waited(LONG_MS))
    assert (seat, text in texts(WAITED)) == ("blue", True)
    assert cheer(waited(LONG_MS - 1)) is None
    assert cheer(waited(3_600_000)) is None
    assert cheer(waited(-5_000)) is None


def test_it_is_not_always_the_same() -> None:
    table = Table(position(pieces={"c13": "red"})).roll(2).touch("-c13", "+e13").rest()
    past = table.session.progress.history[-1]
    said = {
        kind(
            replace(
                table.session, progress=replace(table.session.progress, history=(replace(past, number=n),))
            )
        )[1]
        for n in range(3)
    }
    assert said == texts(NEAR)


@pytest.mark.parametrize("what", ["illegal", "arranging"])
def test_while_something_is_put_right_it_is_silent(what: str) -> None:
    table = Table(position(pieces={"c13": "red", "c1": "blue"})).roll(2).touch("-c13", "+e13").rest()
    session = table.roll(1).touch("-c1", "+e1").rest().session
    session = (
        session
        if what == "illegal"
        else replace(table.session, turn=replace(table.session.turn, arranging=True))
    )
    assert session.phase in ("illegal", "arrange")
    assert cheer(session) is None


def test_a_tournament_has_no_kind_words() -> None:
    table = tournament(position(pieces={"c13": "red"})).roll(2).touch("-c13", "+e13").rest()
    assert table.session.progress.history
    assert cheer(table.session) is None


def test_a_deed_of_another_game_is_praised_in_its_own_words() -> None:
    game, chance = named("labyrinth"), Random(3)
    played = Played(game, "small")
    for _ in range(200):
        played.play(1, chance, undo=0)
        if played.session.progress.history[-1].deed("chip"):
            break
    last = played.session.progress.history[-1]
    assert last.deed("chip")
    seat, text = kind(
        replace(played.session, turn=replace(played.session.turn, lazy=SETTLED))
    )  # as if hands had done it
    assert (seat, text in texts(phrases_of(game).cheers["chip"])) == (last.seat, True)
