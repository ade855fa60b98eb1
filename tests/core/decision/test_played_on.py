"""The next player moves before a turn has rested, and both look like one other turn: it is asked which."""

from __future__ import annotations

from typing import Any

from tests.table import Table

START: dict[str, Any] = {
    "turn": "red",
    "pieces": {"k3": "red", "i3": "blue", "m3": "barricade"},
    "house": {"red": 4, "blue": 3},
}


def played_on() -> Table:
    """Red takes blue on i3 with a 2, and blue at once a barricade on m3 with the same pawn."""
    one = Table(START)
    one.die(0, 2)
    one.touch(1000, "-i3", "+blue:4", "-k3", "+i3")
    one.touch(1700, "-blue:4", "-m3", "+e3", "+m3")
    assert [(v.verdict, v.moves) for v in one.until(3500)] == [("ambiguous", ("k3*m3>e3", "k3xi3"))]
    return one


def test_what_came_after_the_turn_chosen_is_the_next_players() -> None:
    one = played_on()
    one.choose(4000, "k3xi3")
    assert [past.move for past in one.session.progress.history] == ["k3xi3"]
    assert not one.session.turn.arranging
    one.until(6000)
    assert [(past.seat, past.move) for past in one.session.progress.history] == [("red", "k3xi3")]
    one.die(7000, 5)
    one.until(9000)
    assert [(past.seat, past.move) for past in one.session.progress.history][1:] == [("blue", "house*m3>e3")]
    assert not one.session.turn.arranging


def test_the_other_turn_may_be_chosen_as_well() -> None:
    one = played_on()
    one.choose(4000, "k3*m3>e3")
    assert [past.move for past in one.session.progress.history] == ["k3*m3>e3"]
    assert not one.session.turn.arranging


def test_who_only_changes_its_mind_is_not_asked() -> None:
    one = Table(START)
    one.die(0, 2)
    one.touch(1000, "-i3", "+blue:4", "-k3", "+i3")
    one.touch(1700, "-i3", "-blue:4", "+i3", "-m3", "+e3", "+m3")
    one.until(3500)
    assert [past.move for past in one.session.progress.history] == ["k3*m3>e3"]
