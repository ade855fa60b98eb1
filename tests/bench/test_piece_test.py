"""The test of a piece, and the sensors live: tables of what magnets and contacts do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from companion.bench import piece_test, sensors
from companion.bench.order import hand_order
from companion.bench.piece_test import PieceTest, Placing, Verdict, judge
from companion.bench.sensors import RESTLESS_CHANGES, Sensors
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import HINT_MS
from companion.games.malefiz import GAME

LINE = 7
GOOD = Placing("seen")


@dataclass
class Hand:
    """Puts a piece on line 7 and lifts it."""

    test: PieceTest = field(default_factory=lambda: piece_test.begin("i8", LINE, 0))
    now_ms: int = 1000
    north: bool | None = None

    def __post_init__(self) -> None:
        self.set(on=False)

    def set(self, *, on: bool, after_ms: int = 100, line: int = LINE) -> None:
        self.wait(after_ms)
        norths = None if self.north is None else int(self.north and on) << line
        self.test = piece_test.levels(self.test, self.now_ms, int(on) << line, norths)

    def wait(self, wait_ms: int) -> None:
        self.now_ms += wait_ms
        self.test = piece_test.advance(self.test, self.now_ms)

    def press(self, key: str) -> None:
        self.test = piece_test.press(self.test, self.now_ms, key)

    def field(self, value: int) -> None:
        self.test = piece_test.fields(self.test, self.now_ms, {LINE: value})

    def place(self) -> None:
        self.set(on=True)
        self.set(on=False, after_ms=600)
        self.wait(600)


def test_a_piece_that_is_seen_four_times_is_good() -> None:
    hand = Hand()
    phases = []
    for _ in range(4):
        phases.append(hand.test.phase)
        hand.place()
    assert phases == ["waiting", "waiting", "waiting", "turn"]
    assert hand.test.verdicts == (Verdict("good"),)
    assert (hand.test.phase, hand.test.placings) == ("waiting", ())


def test_a_device_that_lags_does_not_take_back_that_the_piece_was_seen() -> None:
    hand = Hand()
    put_ms = hand.now_ms
    hand.wait(400)
    hand.test = piece_test.levels(hand.test, put_ms, 1 << LINE)
    assert hand.test.phase == "resting"
    hand.wait(150)
    hand.test = piece_test.levels(hand.test, put_ms + 150, 0)
    hand.wait(600)
    assert hand.test.placings == (GOOD,)


def flicker(hand: Hand) -> None:
    hand.set(on=True)
    hand.set(on=False, after_ms=600)
    hand.set(on=True, after_ms=120)
    hand.set(on=False, after_ms=600)
    hand.wait(600)


def bounce(hand: Hand) -> None:
    hand.set(on=True)
    hand.set(on=False, after_ms=30)
    hand.set(on=True, after_ms=30)
    hand.set(on=False, after_ms=600)
    hand.wait(600)


def miss(hand: Hand) -> None:
    hand.wait(HINT_MS)
    assert hand.test.late
    hand.press("skip")


def hang(hand: Hand) -> None:
    hand.set(on=True)
    hand.wait(1000)
    hand.press("skip")
    hand.set(on=False)
    hand.wait(600)


@pytest.mark.parametrize(
    ("sick", "reason"), [(flicker, "flickers"), (bounce, "slow"), (miss, "missed"), (hang, "hangs")]
)
def test_one_bad_placing_makes_a_piece_weak_and_says_why(sick: Callable[[Hand], None], reason: str) -> None:
    hand = Hand()
    hand.place()
    sick(hand)
    hand.place()
    hand.place()
    assert hand.test.verdicts == (Verdict("weak", (reason,)),)


def test_a_piece_without_a_magnet_is_not_seen() -> None:
    hand = Hand()
    for _ in range(4):
        miss(hand)
    assert hand.test.verdicts == (Verdict("none"),)


def test_a_piece_that_is_only_held_over_the_spot_does_not_count() -> None:
    hand = Hand()
    hand.set(on=True)
    hand.set(on=False, after_ms=150)
    hand.wait(600)
    assert hand.test.placings == ()


@pytest.mark.parametrize(
    ("placings", "verdict"),
    [
        (
            [replace(GOOD, north=True, field=90), replace(GOOD, north=True, field=80)],
            Verdict("good", (), True, 80),
        ),
        ([replace(GOOD, north=False, field=59)] * 4, Verdict("weak", ("faint",), False, 59)),
        ([replace(GOOD, north=True), replace(GOOD, north=False)], Verdict("weak", ("poles",))),
        (
            [replace(GOOD, flickers=1), Placing("missed"), replace(GOOD, hangs=True)],
            Verdict("weak", ("missed", "flickers", "hangs")),
        ),
    ],
)
def test_placings_add_up_to_a_verdict(placings: list[Placing], verdict: Verdict) -> None:
    assert judge(tuple(placings)) == verdict


def test_pole_and_strength_are_told_where_the_device_measures() -> None:
    hand = Hand(north=True)
    for value in (70, 90, 85, 88):
        hand.field(value)  # nothing stands there yet: the noise of an empty spot does not count
        hand.set(on=True)
        hand.wait(500)
        hand.field(30)
        hand.field(-value)
        hand.set(on=False)
        hand.wait(600)
    assert hand.test.verdicts == (Verdict("good", (), True, 70),)


def test_another_spot_that_answers_is_named() -> None:
    hand = Hand()
    hand.set(on=True, line=9)
    assert hand.test.elsewhere == 9
    hand.set(on=False, line=9)
    assert hand.test.elsewhere is None


def test_back_takes_the_last_placing_and_repeat_the_last_piece() -> None:
    hand = Hand()
    hand.place()
    hand.press("back")
    assert hand.test.placings == ()
    for _ in range(4):
        hand.place()
    hand.press("repeat")
    assert hand.test.verdicts == ()


def test_a_board_out_of_reach_begins_the_placing_anew() -> None:
    hand = Hand()
    hand.place()
    hand.set(on=True)
    hand.test = piece_test.lost(hand.test)
    assert hand.test.phase == "unseen"
    hand.set(on=False)
    assert (hand.test.phase, len(hand.test.placings)) == ("waiting", 1)


# --- live --------------------------------------------------------------------------------------


def test_changes_are_counted_and_told_but_the_first_report_is_none() -> None:
    seen, told = sensors.step(Sensors(), 0, 0b101)
    assert told == ()
    seen, told = sensors.step(seen, 50, 0b110)
    assert told == ((0, False), (1, True))
    seen, told = sensors.step(seen, 90, 0b110)
    assert told == ()
    assert {line: one.changes for line, one in seen.lines.items()} == {0: 1, 1: 1}


@pytest.mark.parametrize(("every_ms", "restless"), [(60, True), (200, False)])
def test_a_line_that_changes_faster_than_a_hand_is_restless(every_ms: int, restless: bool) -> None:
    seen, _ = sensors.step(Sensors(), 0, 0)
    for i in range(1, RESTLESS_CHANGES + 1):
        seen, _ = sensors.step(seen, i * every_ms, i % 2)
    assert seen.lines[0].restless(RESTLESS_CHANGES * every_ms) == restless
    assert not seen.lines[0].restless(RESTLESS_CHANGES * every_ms + 5000)


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_way_of_the_hand_meets_each_spot_once_in_small_steps(variant: str) -> None:
    board = GAME.board(variant)
    spots = hand_order(board)
    assert sorted(spots) == sorted(board.spots)
    where = dict(zip(board.spots, board.xy, strict=True))
    rows = [round(where[spot][1] * 2) for spot in spots]
    assert rows == sorted(rows)
    turns = [where[b][0] - where[a][0] for a, b in pairwise(spots) if where[a][1] == where[b][1]]
    assert {step > 0 for step in turns} == {True, False}, "to and fro"
