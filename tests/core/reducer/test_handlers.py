"""What people say, carried out: answers, numbers, "done", turns from the list, answers to who is whose.

An answer counts also where hands have gone on to the next turn meanwhile.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.catalog.phrases import Phrases
from companion.core.decision import fold
from companion.core.model.commands import Aid, Done, EndGame, SeatChange, TakeBack
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import CHOSEN, ENTERED, PASSED
from companion.core.model.situation import Situation
from companion.core.model.types import Announce
from companion.core.reducer.step import step
from companion.games.malefiz import GAME, MalefizGame
from tests.core.reducer.test_step import RED, STUCK, rolled, short
from tests.table import SETTINGS, Table, told

ASKED: dict[str, Any] = {
    "turn": "red",
    "pieces": {"b3": "red", "d3": "barricade", "i9": "blue"},
    "house": {"red": 4, "blue": 4},
}
MOVE = "b3*d3>b3"


def asked() -> Table:
    """Red has taken a barricade and put it where the pawn came from, or has only put both straight."""
    one = Table(ASKED)
    one.die(0, 2)
    one.touch(1000, "-b3", "-d3", "+b3", "+d3")
    assert [(v.verdict, v.moves) for v in one.until(2100)] == [("ambiguous", (MOVE,))]
    return one


def test_a_pawn_lifted_before_the_answer_is_in_hand_after_it_however_long() -> None:
    one = asked()
    one.touch(5000, "-i9")
    assert [(v.verdict, v.move, v.at_ms) for v in one.choose(6000, MOVE)] == [("legal", MOVE, 6000)]
    assert one.until(600_000) == []
    assert one.die(600_000, 1) == []
    one.touch(601_000, "+i10")
    assert [(v.verdict, v.move, v.at_ms) for v in one.until(602_000)] == [("legal", "i9-i10", 601_550)]


def test_a_pawn_moved_before_the_answer_has_moved_before_the_roll() -> None:
    one = asked()
    one.touch(5000, "-i9", "+i10")
    one.choose(5500, MOVE)
    said = one.until(7000)
    assert [(v.reason, v.wrong, v.missing) for v in said] == [("no-roll", ("i10",), ("i9",))]
    assert [(v.verdict, v.move, v.at_ms) for v in one.die(8000, 1)] == [("legal", "i9-i10", 8000)]


def test_a_piece_put_back_before_the_answer_is_nothing() -> None:
    one = asked()
    one.touch(5000, "-i9", "+i9")
    one.choose(6000, MOVE)
    assert one.session.phase == "roll"
    assert one.until(100_000) == []


@pytest.mark.parametrize("answer", [MOVE, "none"])
def test_a_restored_game_is_the_same(answer: str) -> None:
    one = asked()
    one.touch(5000, "-i9")
    one.choose(6000, answer)
    again = fold.restore(GAME, SETTINGS, one.entries)
    assert (again.position, again.die, again.pictures.expected) == (
        one.session.position,
        one.session.die,
        one.session.pictures.expected,
    )


# --- dice ----------------------------------------------------------------------------------------


def test_moved_before_the_roll_is_no_roll_and_the_number_makes_it_legal_at_once() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    assert short(table.until(4000)) == [(1900, "illegal", "no-roll")]
    assert short(table.die(4000, 2)) == [(4000, "legal", "a1-c1")]


def test_a_number_told_before_the_move_has_rested_makes_it_legal_when_it_has() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    assert table.die(1200, 2) == []
    assert short(table.until(4000)) == [(1650, "legal", "a1-c1")]


def test_a_number_that_does_not_fit_what_was_moved_says_nothing_new() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    table.until(4000)
    assert table.die(4000, 3) == []
    assert table.until(9000) == []
    assert table.session.turn.reported is not None
    assert table.session.turn.reported.reason == "wrong-count"


def test_a_second_number_before_any_lift_replaces_the_first() -> None:
    table = rolled(RED, 2)
    table.die(500, 5)
    assert table.session.die == 5


def test_a_second_number_after_a_lift_does_not() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    table.die(1500, 5)
    assert table.session.die == 2
    table.touch(2000, "+a1")
    table.die(2500, 5)  # put back: nothing was lifted
    assert table.session.die == 5


def test_a_number_while_a_complete_turn_still_rests_decides_the_turn_first() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert short(table.die(1300, 6)) == [(1300, "legal", "a1-c1")]
    assert (table.session.seat, table.session.die) == ("blue", 6)


def test_a_number_while_a_contact_still_bounces_does_not_lose_the_touch() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.die(1110, 6)  # c1 has not come to rest: the pawn is in the air for all we know
    assert table.session.die == 2
    assert short(table.until(3000)) == [(1650, "legal", "a1-c1")]


@pytest.mark.parametrize("number", [0, 7, -1])
def test_a_number_that_no_die_shows_is_ignored(number: int) -> None:
    table = Table(RED)
    assert table.die(100, number) == []
    assert table.session.die is None


def test_ma_14_a_pass_is_announced_at_the_die() -> None:
    table = Table(STUCK)
    assert told(table.die(1000, 2)) == [{"ms": 1000, "verdict": "pass", "seat": "red"}]
    assert (table.session.seat, table.session.die) == ("blue", None)
    assert table.session.progress.history[-1].move == "pass"


# --- done ----------------------------------------------------------------------------------------


class Unnumbered(MalefizGame):
    """Malefiz whose rules have no numbers."""

    def phrases(self) -> Phrases:
        return Phrases()


def test_done_without_a_move_names_no_rule_of_another_game() -> None:
    session = rolled(RED, 2).session
    plain = replace(session, situation=Situation(Unnumbered(), session.board, session.position))
    _, effects = step(plain, Done(1000))
    verdicts = [each.verdict for each in effects if isinstance(each, Announce)]
    assert [(each.reason, each.rule) for each in verdicts] == [("must-move", "")]


def test_ma_14_done_without_a_move_must_move() -> None:
    table = rolled(RED, 2)
    assert told(table.done(1000)) == [
        {
            "ms": 1000,
            "verdict": "illegal",
            "seat": "red",
            "reason": "must-move",
            "rule": "MA-14",
            "wrong": [],
            "missing": [],
        }
    ]
    assert table.session.phase == "move"
    table.touch(2000, "-a1", "+c1")
    assert short(table.until(9000)) == [(2650, "legal", "a1-c1")]  # nothing was to be restored


def test_ma_14_done_without_a_move_passes_where_may_pass_is_agreed_on() -> None:
    table = rolled({**RED, "options": {"may_pass": True}}, 2)
    assert table.until(60_000) == []  # it is not taken for granted
    assert short(table.done(60_000)) == [(60_000, "pass", "")]
    assert table.session.seat == "blue"


def test_done_decides_a_complete_turn_at_once() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    assert short(table.done(1200)) == [(1200, "legal", "a1-c1")]


def test_done_decides_an_illegal_try_at_once() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+f1")
    assert short(table.done(1200)) == [(1200, "illegal", "wrong-count")]
    assert table.until(9000) == []


@pytest.mark.parametrize("touches", [(), ("-a1",)])
def test_done_before_the_roll_is_ignored(touches: tuple[str, ...]) -> None:
    table = Table(RED)
    table.touch(1000, *touches)
    assert table.done(2000) == []
    assert table.session.seat == "red"


def test_done_with_a_pawn_in_the_air_is_ignored() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    assert table.done(2000) == []
    assert table.now == "in-hand"


# --- the list, seats and taking back --------------------------------------------------------------


def test_a_turn_is_entered_only_from_the_list() -> None:
    table = rolled(RED, 2)
    assert table.enter(500, "a1-f1") == []
    assert short(table.enter(600, "a1-c1")) == [(600, "legal", "a1-c1")]
    assert table.session.progress.history[-1].how == ENTERED
    assert table.enter(700, "c1-e1") == [], "blue has no number yet"


def test_ma_14_passing_is_entered_only_where_it_may_be() -> None:
    table = rolled({**RED, "options": {"may_pass": True}}, 2)
    assert short(table.enter(600, "pass")) == [(600, "pass", "")]
    assert table.session.progress.history[-1].how == PASSED
    assert rolled(RED, 2).enter(600, "pass") == []


def test_a_chosen_turn_is_recorded_after_its_answer() -> None:
    one = asked()
    one.choose(6000, MOVE)
    assert [(entry.kind, entry.at_ms) for entry in one.entries[-2:]] == [("choose", 6000), ("input", 6000)]
    assert one.entries[-1].data["how"] == CHOSEN


def test_no_is_recorded_too_and_the_turns_are_not_asked_about_again() -> None:
    one = asked()
    one.choose(6000, "none")
    assert (one.entries[-1].kind, one.entries[-1].data) == ("choose", {"move": "none"})
    assert one.session.turn.not_before_ms == 6000


def test_the_number_is_taken_back_before_the_turn() -> None:
    table = rolled(RED, 2)
    table.enter(200, "a1-c1")
    table.die(300, 3)
    table.undo(400)
    assert (table.session.seat, table.session.die, table.entries[-1].kind) == ("blue", None, "unroll")
    table.undo(500)
    assert (table.session.seat, table.session.die) == ("red", 2)
    assert table.entries[-1].data == {"number": 1}


def test_an_offer_to_take_back_is_declined_once() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(2000)
    table.touch(3000, "-c1", "+a1")
    table.until(6000)
    assert table.session.dialogue.take_back_offer == 1
    table.tell(TakeBack(7000, 0))
    assert (table.session.dialogue.take_back_offer, table.session.dialogue.take_back_declined) == (0, 1)
    assert len(table.session.progress.history) == 1


def test_an_offer_to_take_back_is_accepted() -> None:
    table = rolled(RED, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(2000)
    table.touch(3000, "-c1", "+a1")
    table.until(6000)
    table.tell(TakeBack(7000, 1))
    assert table.entries[-1].data == {"number": 1, "how": "hand", "seat": "red", "move": "a1-c1"}
    assert (table.session.seat, table.session.progress.history) == ("red", ())


@pytest.mark.parametrize(
    ("change", "data"),
    [
        (SeatChange(500, "red", "name", "Ada"), {"name": "Ada"}),
        (SeatChange(500, "red", "hints", level="idea"), {"name": "", "level": "idea"}),
        (SeatChange(500, "red", "handover", "", "best"), {"name": "", "level": "best"}),
        (SeatChange(500, "red", "dark", level="idea"), {"name": ""}),
        (SeatChange(500, "red", "learns"), {"name": ""}),
    ],
)
def test_a_change_of_a_seat_is_recorded(change: SeatChange, data: dict[str, Any]) -> None:
    table = Table(RED)
    table.tell(change)
    assert table.entries[-1].kind == "seat"
    assert table.entries[-1].data == {"seat": "red", "change": change.change, **data}


def test_who_leaves_takes_all_pieces_along_and_the_others_stay() -> None:
    table = Table({**RED, "house": {"red": 4, "green": 5, "blue": 5}})
    table.tell(SeatChange(500, "red", "leave"))
    assert table.session.game.seats_in_play(table.session.position) == ("green", "blue")
    expected = {name.split(":")[0] for name in table.names(table.session.pictures.expected)}
    assert expected == {"green", "blue"}


def test_an_unknown_help_is_not_switched_and_an_ended_game_ends_no_more() -> None:
    table = Table(RED)
    table.tell(Aid(500, "memory", on=True))
    table.tell(EndGame(600))
    table.tell(EndGame(700))
    assert [entry.kind for entry in table.entries] == ["game", "end"]
