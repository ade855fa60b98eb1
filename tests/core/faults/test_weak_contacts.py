"""A contact that opens or closes by itself is recognised from play, and believed again once it follows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from companion.core.model.types import Verdict
from tests.core.faults.test_diagnosis import PLAIN, faults, legal, table
from tests.table import Table

# --- weak --------------------------------------------------------------------------------------


def played(one: Table, start_ms: int, *, gaps: int, turns: int = 4) -> list[Verdict]:
    """A pawn of red and one of blue go on by one field in turn; the contact of k1 opens in between."""
    said: list[Verdict] = []
    ways = (("a1", "b1"), ("i9", "i10"), ("b1", "c1"), ("i10", "i9"))
    for frm, to in ways[:turns]:
        said += one.die(start_ms, 1)
        said += one.touch(start_ms + 500, f"-{frm}", f"+{to}")
        said += one.until(start_ms + 2000)
        for n in range(gaps):
            at_ms = start_ms + 4000 + 1500 * n
            said += one.edges([(at_ms, "k1", False), (at_ms + 150, "k1", True)])
        start_ms += 20_000
    return said + one.until(start_ms)


FLUTTERS: dict[str, Any] = {
    **PLAIN,
    "pieces": {**PLAIN["pieces"], "k1": "blue"},
    "house": {"red": 4, "blue": 3},
}


def test_a_contact_that_opens_again_and_again_with_nobody_near_is_weak() -> None:
    one = table(FLUTTERS)
    assert faults(played(one, 1000, gaps=1)) == [("k1", "weak", ())]
    one.die(100_000, 1)
    one.touch(101_000, "-c1", "+d1")
    one.edges([(101_300, "k1", False), (101_450, "k1", True)])
    assert [(v.at_ms, v.move) for v in one.until(104_000)] == [(101_650, "c1-d1")]


def test_a_piece_that_a_hand_plays_with_in_one_turn_has_no_weak_contact() -> None:
    assert faults(played(table(FLUTTERS), 1000, gaps=9, turns=1)) == []


def test_two_turns_may_be_a_hand() -> None:
    assert faults(played(table(FLUTTERS), 1000, gaps=2, turns=2)) == []


def test_a_contact_that_keeps_a_turn_from_being_decided_is_weak() -> None:
    one = table(FLUTTERS)
    one.die(0, 1)
    one.touch(500, "-a1", "+b1")
    said: list[Verdict] = []
    for n in range(60):
        said += one.edges([(800 + 500 * n, "k1", False), (1000 + 500 * n, "k1", True)])
    assert faults(said) == [("k1", "weak", ())]
    assert legal(said) == ["a1-b1"]


def test_a_piece_put_straight_again_and_again_while_others_move_is_no_weak_contact() -> None:
    one = table(PLAIN)
    said = []
    for n in range(4):
        said += one.touch(1000 + 3000 * n, "-a1", "-i9", "+i9", "+a1")
    assert faults(said) == []


def test_a_weak_contact_that_follows_three_turns_is_believed_again() -> None:
    one = table(FLUTTERS)
    played(one, 1000, gaps=1)
    assert one.names(one.session.contacts.masked) == ("k1",)
    start_ms, blue, red = 100_000, ("k1", "l1", "k1", "l1"), "cdefg"
    for n, (frm, to) in enumerate(pairwise(blue)):
        one.die(start_ms, 1)
        one.touch(start_ms + 500, f"-{red[n]}1", f"+{red[n + 1]}1")
        one.until(start_ms + 3000)
        one.die(start_ms + 4000, 1)
        one.touch(start_ms + 5000, f"-{frm}", f"+{to}")
        one.until(start_ms + 9000)
        one.choose(start_ms + 9000, f"{frm}-{to}")
        one.until(start_ms + 9500)
        start_ms += 10_000
    assert one.session.contacts.masked  # not proven before the next touch
    one.edge(start_ms, "e5", on=True)
    one.until(start_ms + 100)
    assert one.session.contacts.masked == 0


# --- chattering --------------------------------------------------------------------------------


def chattering(one: Table, from_ms: int) -> list[Verdict]:
    return one.edges((from_ms + 100 * n, "c1", n % 2 == 0) for n in range(21))


def test_a_contact_that_chatters_under_a_piece_and_comes_to_rest_tells_of_it() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1")
    assert faults(chattering(one, 1200)) == [("c1", "chatter", ())]
    assert [(v.verdict, v.move, v.at_ms) for v in one.until(20_000)] == [("legal", "a1-c1", 8751)]
    assert not one.session.contacts.faults


def test_a_contact_that_chatters_again_is_left_out_for_longer() -> None:
    one = table({**PLAIN, "pieces": {"a1": "red", "c1": "blue"}})
    one.edges((1200 + 100 * n, "c1", n % 2 == 1) for n in range(20))
    one.until(10_000)
    assert not one.session.contacts.faults
    one.edges((11_200 + 100 * n, "c1", n % 2 == 1) for n in range(20))
    one.until(60_000)
    assert [fault.kind for fault in one.session.contacts.faults] == ["chatter"]
