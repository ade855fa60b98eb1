"""The referee's whole state: what holds now, what may come next, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.commands import EndGame, Pause, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import BOARD, CONTACT, DIE, DRAWN, PASS, SAID, STOP, Awaited, Input
from companion.core.model.session import (
    Session,
    in_play,
    legal,
    legal_at,
    new_winners,
    next_to_roll,
    offered,
    stuck,
)
from companion.core.model.types import NO_POLES, Poles
from companion.games.malefiz import GAME
from tests.core.row_board import bare, touched
from tests.table import Table
from tests.toy_treasure import GAME as TREASURE

RED: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
BARRED = {
    **RED,
    "pieces": {"i10": "red", "i9": "barricade", "i11": "barricade"},
    "house": {"red": 0, "blue": 5},
}
MINE = ("red",)


def rolled(position: dict[str, Any] = RED, die: int = 2, **levels: str) -> Table:
    table = Table(position, computer=levels)
    table.die(100, die)
    return table


def toy(*inputs: str, variant: str = "drawn") -> Session:
    table = Table(TREASURE.setup(variant, ("red", "blue")), game=TREASURE)
    for number, text in enumerate(inputs):
        table.give(100 * number, text)
    return table.session


def awaiting(source: str, word: str = "w") -> Session:
    """A game that waits for a word from there, at a board in order."""
    outcome = type("Outcome", (), {"over": False})
    parts: dict[str, Any] = {"expects": lambda _: [Awaited(word, MINE, source=source)]}
    return bare(touched("a", ""), **parts, outcome=lambda _: outcome)


@pytest.mark.parametrize(
    ("source", "word", "phase"),
    [
        (SAID, DIE, "roll"),
        (SAID, "call", "say"),
        (BOARD, "move", "move"),
        (CONTACT, "ring", "move"),
        (DRAWN, "draw", "draw"),
    ],
)
def test_the_phase_is_what_is_awaited(source: str, word: str, phase: str) -> None:
    assert awaiting(source, word).phase == phase


def test_of_several_phases_the_first_holds() -> None:
    table = rolled()
    table.touch(1000, "-a1", "+f1")
    table.until(4000)
    one = table.session
    assert one.phase == "illegal"
    one = replace(one, turn=replace(one.turn, arranging=True))
    assert one.phase == "arrange"
    one = replace(one, dialogue=replace(one.dialogue, asking=("a",)))
    assert one.phase == "ask"
    table.tell(Pause(5000, on=True))
    paused = replace(one, progress=table.session.progress)
    assert paused.phase == "paused"
    assert replace(paused, progress=replace(paused.progress, ended=True)).phase == "over"
    now = table.session.turn.tracker
    lost = replace(now, ways=replace(now.ways, lost=True))
    assert replace(rolled().session, turn=replace(one.turn, tracker=lost, arranging=False)).phase == "illegal"


def test_nothing_is_awaited_once_the_game_is_over() -> None:
    table = rolled()
    assert [each.word for each in table.session.awaited] == ["move"]
    assert in_play(table.session)
    table.tell(EndGame(500))
    assert (table.session.over, table.session.awaited) == (True, ())
    assert not in_play(table.session)
    assert not in_play(None)


def test_people_may_play_all_turns_and_the_companion_only_what_it_wants() -> None:
    people, companion = rolled().session, rolled(red="best").session
    assert people.wanted == ""
    assert people.footprints == people.turn.footprints
    assert legal(people) == legal_at(GAME, people.position)
    assert companion.wanted in legal(people)
    assert legal(companion) == [companion.wanted]
    assert {each.move for each in companion.footprints} == {companion.wanted}
    assert (people.people, companion.people) == (("red", "blue"), ("blue",))


def test_the_companion_wants_nothing_before_the_roll_after_the_end_or_of_others() -> None:
    table = Table(RED, computer={"red": "best"})
    assert table.session.wanted == ""
    table.die(100, 2)
    table.tell(SeatChange(200, "red", "handover", "Ada"))
    assert table.session.wanted == ""
    assert rolled(blue="best").session.wanted == ""
    table = rolled(red="best")
    table.tell(EndGame(200))
    assert table.session.wanted == ""


def test_a_turn_is_one_move_only_where_the_game_has_such_a_word() -> None:
    assert rolled().session.turns_are_moves
    assert not toy().turns_are_moves


@pytest.mark.parametrize(
    ("inputs", "texts"),
    [
        ((), ["draw:1", "draw:2", "draw:3", "whisper"]),
        (("draw:1",), ["call:cold", "call:warm", "whisper"]),  # without the foul
        (("draw:1", "call:warm"), ["step:a2", "step:b1", "stop", "whisper"]),
    ],
)
def test_all_that_may_come_next(inputs: tuple[str, ...], texts: list[str]) -> None:
    assert legal(toy(*inputs)) == legal_at(TREASURE, toy(*inputs).position) == texts


def test_a_number_to_be_rolled_is_no_text() -> None:
    assert offered([Awaited(DIE, MINE, ("1", "2")), Awaited("b", MINE), Awaited("a", MINE)]) == ["a", "b"]


@pytest.mark.parametrize(
    ("position", "die", "nothing"), [(BARRED, None, False), (RED, 2, False), (BARRED, 2, True)]
)
def test_ma_14_where_nothing_but_passing_is_possible(
    position: dict[str, Any], die: int | None, *, nothing: bool
) -> None:
    start = GAME.load({"game": "malefiz", "variant": "classic", **position})
    after: Any = start if die is None else GAME.hear(start, Input(DIE, str(die)))
    assert stuck(GAME, start if die is None else after.position) is nothing


@pytest.mark.parametrize(
    ("variant", "inputs", "rolls"),
    [
        ("diced", (), False),  # a number is awaited already
        ("diced", ("die:2",), False),  # there is a word to be called
        ("diced", ("die:2", "call:warm"), False),  # and to be whispered
        ("drawn", ("draw:2", "call:warm"), False),
    ],
)
def test_a_die_that_was_knocked_takes_no_word_away(
    variant: str, inputs: tuple[str, ...], *, rolls: bool
) -> None:
    position: Any = TREASURE.setup(variant, ("red", "blue"))
    for text in inputs:
        word, _, value = text.partition(":")
        position = _taken(position, word, value)
    assert (next_to_roll(TREASURE, position) is not None) is rolls


def _taken(position: Any, word: str, value: str) -> Any:
    taken: Any = TREASURE.hear(position, Input(word, value))
    return taken.position


class Quiet(type(TREASURE)):  # type: ignore[misc]
    """The toy without whispers."""

    def expects(self, position: Any) -> Any:
        return tuple(each for each in super().expects(position) if each.word != "whisper")


def test_the_next_number_may_end_a_turn_that_has_nothing_but_stop_left() -> None:
    quiet, start = Quiet(), TREASURE.setup("diced", ("red", "blue"))
    now = _taken(_taken(start, "die", "2"), "call", "warm")
    after = next_to_roll(quiet, now)
    assert quiet.seat_to_move(after) == "blue"
    assert next_to_roll(quiet, start) is None
    assert next_to_roll(quiet, _taken(start, "die", "2")) is None
    drawn = _taken(_taken(TREASURE.setup("drawn", ("red", "blue")), "draw", "2"), "call", "warm")
    assert next_to_roll(quiet, drawn) is None, "no number comes next"
    assert STOP in [each.word for each in quiet.expects(now)]


def test_only_who_had_not_won_before_wins() -> None:
    places = {"options": {"play_for_places": True}, "house": {"red": 4, "green": 5, "blue": 4}}
    data = {"game": "malefiz", "variant": "classic", **RED, **places, "pieces": {"a1": "blue"}}
    before = GAME.load({**data, "pieces": {"a1": "blue", "c1": "red"}})
    one = GAME.load({**data, "turn": "green", "places": ["red"]})
    two = GAME.load({**data, "turn": "green", "places": ["red", "blue"]})
    assert new_winners(GAME, before, one) == ("red",)
    assert new_winners(GAME, one, two) == ("blue",)
    assert new_winners(GAME, before, two) == ("red", "blue")
    assert new_winners(GAME, one, one) == ()


def test_what_is_left_out_of_a_picture_and_what_is_taken_as_it_should_be() -> None:
    one = toy()
    one = replace(
        one,
        pictures=replace(one.pictures, ignored=0b0001),
        contacts=replace(one.contacts, masked=0b0110),
    )
    assert one.believed(0b1011, 0b0100) == 0b1100
    poles = one.believed_poles(Poles(0b1111, 0b10000), 0b11101)
    assert poles == Poles(0b1000, 0b10000)


def test_a_board_is_needed_where_something_stands_or_may_be_moved() -> None:
    one = toy()
    bare_board = replace(one, pictures=replace(one.pictures, expected=0))
    assert one.needs_board
    assert not bare_board.needs_board
    assert replace(bare_board, turn=toy("draw:2").turn).needs_board


def test_free_places_of_pools_tell_what_may_stand_there() -> None:
    one = rolled().session
    free = one.board.index["red:5"]
    assert one.standing(one.pictures.expected)[free] is None
    assert one.kinds(one.pictures.expected)[free] == "red"
    assert one.kinds(0)[one.board.index["a1"]] is None


def test_what_may_stand_on_a_spot_by_its_pole() -> None:
    one = rolled({**RED, "pieces": {"a1": "red", "c3": "barricade"}}).session
    spots = one.board.index
    seen = replace(one.pictures, poles=Poles(1 << spots["c3"], 1 << spots["a1"]))
    kinds = replace(one, pictures=seen).seen_kinds()
    north, south = kinds[spots["c3"]], kinds[spots["a1"]]
    assert north == frozenset(GAME.north)
    assert south is not None
    assert {"red", "blue"} - GAME.north <= south
    assert not south & GAME.north
    assert kinds[spots["b1"]] is None


def test_poles_are_put_in_once_and_only_where_sensors_tell_any() -> None:
    one = rolled({**RED, "pieces": {"a1": "red", "c3": "barricade"}}).session
    should = one.should_show(one.pictures.expected, Poles(1, 0))
    assert one.should_show(one.pictures.expected, NO_POLES) == NO_POLES
    assert one.with_poles(NO_POLES) is one
    shown = replace(one, pictures=replace(one.pictures, poles=should))
    put = shown.with_poles(should)
    assert put.turn.tracker.began.poles == should
    assert put.turn.tracker.seen.shown == should
    assert put.turn.tracker.began.turned == 0
    assert put.with_poles(should) is put
    turned = should.set(one.board.index["a1"], not should.at(one.board.index["a1"]))
    odd = replace(one, pictures=replace(one.pictures, poles=turned)).with_poles(turned)
    assert one.board.names(odd.turn.tracker.began.turned) == ("a1",)
    assert odd.turn.tracker.began.poles.at(one.board.index["a1"]) == turned.at(one.board.index["a1"])
    assert PASS not in legal(one)
