"""Debounce and referee under one clock."""

from __future__ import annotations

from random import Random

import pytest

from companion.core import timed_play as plays
from companion.core.model.commands import DieRolled
from companion.core.model.types import Announce
from companion.core.timed_play import Play
from companion.games.malefiz import GAME
from companion.simulate import Hand
from tests.games_by_hand import scattered
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}


def test_what_time_alone_will_change_is_known_at_each_moment() -> None:
    table = Table(RED)
    assert plays.due(table.play) is None
    table.die(100, 2)
    assert plays.due(table.play) is None
    table.edge(1000, "a1", on=False)
    assert plays.due(table.play) == 1030  # the contact comes to rest
    table.until(1030)
    assert plays.due(table.play) is None  # in hand: only hands change anything
    table.edge(1100, "c1", on=True)
    table.until(1130)
    assert plays.due(table.play) == 1650  # the turn is certain
    table.until(1650)
    assert plays.due(table.play) is None


def test_nothing_is_decided_while_a_contact_still_bounces() -> None:
    table = Table(RED)
    table.die(100, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(1200)
    table.edges([(1640, "blue:1", False), (1660, "blue:1", True)])
    assert plays.due(table.play) == 1690
    assert table.until(1689) == []
    (verdict,) = table.until(1700)
    assert (verdict.verdict, verdict.at_ms) == ("legal", 1650)  # the bounce was nothing: it had rested


@pytest.mark.parametrize("seed", range(4))
def test_however_time_is_cut_into_pieces_the_verdicts_are_the_same(seed: int) -> None:
    """Levels repeated and time advanced at any moments between the edges change nothing."""
    position = scattered(seed)
    once, often = Table(position), Table(position)
    rng = Random(seed)
    hand = Hand(GAME, once.session.board, position, Random(seed))
    at_ms = 0
    for _ in range(6):
        die = rng.randint(1, 6)
        moves = [move for move in GAME.legal(hand.position, die) if move != "pass"]
        if not moves or once.session.over or "ambiguous" in {v.verdict for v in once.said}:
            break
        at_ms += 3000
        once.die(at_ms, die)
        often.die(at_ms, die)
        edges = hand.play(die, rng.choice(moves), at_ms + 500)
        once.edges(edges)
        for edge in edges:
            between = range(often_now(often, edge.at_ms), edge.at_ms, rng.randint(1, 90))
            for moment in between:
                often.play, effects = plays.levels(often.play, moment, often.raw)
                often.said += [e.verdict for e in effects if isinstance(e, Announce)]
            often.edge(*edge)
        at_ms = edges[-1].at_ms + 2500
        once.until(at_ms)
        for moment in range(edges[-1].at_ms, at_ms + 1, 7):
            often.until(moment)
        often.until(at_ms)
    assert once.said
    assert often.said == once.said
    assert often.session == once.session


def often_now(table: Table, before_ms: int) -> int:
    return max(table.session.turn.tracker.seen.since_ms, before_ms - 200)


def test_a_person_is_heard_after_all_deadlines_before() -> None:
    table = Table(RED)
    table.die(100, 2)
    table.touch(1000, "-a1", "+c1")
    said = table.tell(DieRolled(9000, 1))  # time has not been advanced since the touch
    assert [(v.at_ms, v.verdict) for v in said] == [(1650, "legal")]
    assert (table.session.seat, table.session.die) == ("blue", 1)


def test_a_found_board_has_no_touches_and_starts_the_debounce_anew() -> None:
    table = Table(RED)
    table.edge(1000, "a1", on=False)  # still bouncing when the link is lost
    right = table.names(table.session.pictures.expected)
    table.found(1010, *right)
    assert plays.due(table.play) is None
    assert table.now == "settled"


def test_levels_may_repeat_without_end() -> None:
    table = Table(RED)
    play: Play = table.play
    for at_ms in range(0, 5000, 20):
        play, effects = plays.levels(play, at_ms, table.raw)
        assert effects == ()
    assert play.session == table.session
