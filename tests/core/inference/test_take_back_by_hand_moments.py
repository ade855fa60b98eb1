"""Taking back by hand from other moments: after a restart, after the game, after an overruling."""

from __future__ import annotations

from typing import Any

from companion.core.decision.fold import restore
from companion.core.model.commands import Choose, EndGame, Overrule, SeatChange, TakeBack, Whose
from companion.core.model.types import SensorFault
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from tests.core.inference.test_take_back_by_hand import THREE, captured, standing, three_turns, yes
from tests.table import SETTINGS, Table


def test_after_undo_by_button_only_what_is_not_asked_already_is_offered() -> None:
    table = three_turns()
    table.undo(12_000)
    assert table.session.phase == "arrange"
    table.touch(13_000, "-p1", "+blue:5")  # what was asked for
    table.until(16_000)
    assert standing(table) == ("blue", 2, "move", 2, 0)
    table.undo(17_000)  # the number
    table.undo(18_000)  # green's turn: m1 is expected, o1 is seen
    table.touch(19_000, "-o1", "+m1", "-e1", "+a1", "-blue:5", "+e1")
    assert table.until(22_000) == []
    assert standing(table) == ("green", 2, "arrange", 1, 1)
    yes(table, 23_000)
    assert standing(table) == ("red", 4, "move", 0, 0)


def test_after_a_restart_the_board_that_was_put_back_is_asked_about() -> None:
    table = three_turns()
    session = restore(GAME, SETTINGS, table.entries)
    other = Table(THREE)
    other.play = type(other.play)(session)
    other.found(100, *GAME.board("classic").names(table.session.progress.history[1].picture))
    other.until(2000)
    assert standing(other) == ("red", None, "arrange", 3, 2)
    yes(other, 3000)
    assert standing(other) == ("green", 2, "move", 1, 0)


def test_a_turn_entered_from_the_list_is_not_offered_back_because_the_board_waits() -> None:
    table = Table(THREE)
    table.die(100, 4)
    table.enter(1000, "house-a2")
    assert [verdict.verdict for verdict in table.until(20_000)] == []
    assert standing(table) == ("green", None, "arrange", 1, 0)
    table.touch(21_000, "-red:1", "+a2")
    table.until(23_000)
    assert table.session.phase == "roll"
    table.touch(24_000, "-a2", "+red:1")
    table.until(26_000)
    assert table.session.dialogue.take_back_offer == 1


def test_a_won_game_goes_on_when_the_winning_turn_is_taken_back() -> None:
    table = Table({"turn": "red", "pieces": {"i13": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4}})
    table.die(100, 1)
    table.touch(1000, "-i13", "+i14")
    assert [verdict.verdict for verdict in table.until(3000)] == ["legal", "won"]
    table.touch(4000, "-i14")
    table.until(6000)
    assert table.session.dialogue.take_back_offer == 0
    table.touch(7000, "+i13")
    table.until(9000)
    assert (table.session.phase, table.session.dialogue.take_back_offer) == ("over", 1)
    yes(table, 10_000)
    assert standing(table) == ("red", 1, "move", 0, 0)


def test_the_winning_turn_is_offered_again_after_it_was_shown_again() -> None:
    table = Table({"turn": "red", "pieces": {"i13": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4}})
    table.die(100, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(3000)
    for at_ms in (4000, 10_000):
        table.touch(at_ms, "-i14", "+i13")
        table.until(at_ms + 2000)
        assert table.session.dialogue.take_back_offer == 1
        table.tell(TakeBack(at_ms + 2500, 0))
        table.until(at_ms + 4000)
        assert table.session.dialogue.take_back_offer == 0
        table.touch(at_ms + 4000, "-i13", "+i14")
        table.until(at_ms + 5500)


TRACELESS: dict[str, Any] = {
    "turn": "red",
    "pieces": {"b3": "red", "d3": "barricade", "m1": "blue"},
    "house": {"red": 4, "blue": 4},
}


def traceless() -> Table:
    """Red took the barricade on d3 and put it where its pawn had stood: the picture is as before."""
    table = Table(TRACELESS)
    table.die(100, 2)
    table.touch(1000, "-b3", "-d3", "+d3", "+b3")
    table.until(3000)
    table.tell(Choose(4000, "b3*d3>b3"))
    assert [past.move for past in table.session.progress.history] == ["b3*d3>b3"]
    return table


def test_a_turn_that_left_no_trace_is_offered_where_it_is_certain_that_it_was_undone() -> None:
    table = traceless()
    table.touch(5000, "-d3", "+f3", "-b3", "+d3", "-f3", "+b3")
    table.until(8000)
    assert (table.session.dialogue.take_back_offer, table.session.dialogue.swap_question) == (1, ())
    assert yes(table, 9000)
    assert standing(table) == ("red", 2, "move", 0, 0)
    assert "unsure" not in [verdict.verdict for verdict in table.session.dialogue.verdicts]


def test_where_it_is_not_certain_somebody_is_asked_whose_they_are_and_then_about_taking_back() -> None:
    table = traceless()
    table.touch(5000, "-d3", "-b3", "+d3", "+b3")
    table.until(8000)
    assert (table.session.dialogue.take_back_offer, dict(table.session.dialogue.swap_question)) == (
        0,
        {"b3": "barricade", "d3": "red"},
    )
    table.tell(Whose(9000, right=False))
    table.until(11_000)
    assert table.session.dialogue.take_back_offer == 1
    yes(table, 12_000)
    assert standing(table) == ("red", 2, "move", 0, 0)


def test_clearing_the_board_after_the_game_asks_nothing() -> None:
    table = Table({"turn": "red", "pieces": {"i13": "red", "m1": "blue"}, "house": {"red": 4, "blue": 4}})
    table.die(100, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(3000)
    for number, spot in enumerate(table.names(table.session.pictures.seen)):
        table.touch(10_000 + 2000 * number, f"-{spot}")
        table.until(11_900 + 2000 * number)
        assert table.session.dialogue.take_back_offer == 0
    table.tell(EndGame(90_000))


def test_what_a_player_who_left_has_played_stays_played() -> None:
    table = captured()
    table.tell(SeatChange(3500, "green", "leave"))
    table.found(3600, *table.names(table.session.pictures.expected))
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    assert table.session.dialogue.take_back_offer == 0


def test_an_accepted_move_is_taken_back_by_hand_like_a_turn() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}})
    table.die(100, 2)
    table.touch(1000, "-a1", "+d1")
    table.until(3000)
    table.tell(Overrule(4000, "accept"))
    assert table.session.seat == "blue"
    table.touch(5000, "-d1", "+a1")
    table.until(7000)
    assert table.session.dialogue.take_back_offer == 1
    yes(table, 8000, "red")
    assert standing(table) == ("red", 2, "move", 0, 0)


def test_a_corrected_number_is_taken_back_with_the_turn_before_it() -> None:
    table = captured()
    table.die(4000, 2)
    table.tell(Overrule(4500, "number", number=3))
    assert [past.how for past in table.session.progress.history] == ["sensors", "overruled"]
    table.touch(5000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(7000)
    assert table.session.dialogue.take_back_offer == 1
    yes(table, 8000)
    assert standing(table) == ("red", 4, "move", 0, 0)


def test_an_edited_position_is_taken_back_by_the_host_alone() -> None:
    table = captured()
    edited = GAME.dump(table.session.position)
    edited["pieces"] = {**edited["pieces"], "d1": "green"}
    del edited["pieces"]["m1"]
    table.tell(Overrule(4000, "edit", position=edited))
    table.touch(5000, "-m1", "+d1")
    table.until(7000)
    assert table.session.phase == "roll"
    table.touch(8000, "-d1", "+m1")
    table.until(10_000)
    assert table.session.dialogue.take_back_offer == 2
    assert refusal(table.session, TakeBack(11_000, 2, ("red", "green", "blue"))) is not None
    yes(table, 11_000)
    assert (GAME.dump(table.session.position)["pieces"]["m1"], len(table.session.progress.history)) == (
        "green",
        1,
    )


def test_what_a_stuck_contact_shows_is_not_looked_at() -> None:
    table = captured()
    table.tell(SensorFault(3500, table.session.board.index["m1"], "stuck-on"))
    assert table.names(table.session.contacts.masked) == ("m1",)
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    assert table.session.dialogue.take_back_offer == 1
    yes(table, 7000)
    assert standing(table) == ("red", 4, "move", 0, 0)
