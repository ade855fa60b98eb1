"""What the hands are doing, stage by stage of a turn: kind, what is awaited, and where it may go."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.inference import footprint_match
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking import tracker
from companion.games.labyrinth import GAME
from tests.games.labyrinth.big.test_options import fallen_beside
from tests.games.labyrinth.labyrinth_big_positions import after
from tests.table import Table

Stage = tuple[str, str, str, str]
"""A touch, then kind, what is awaited, targets (houses whole, as ``blue``)."""

PLAIN: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 0, "blue": 5}}
CAPTURE = {**PLAIN, "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 0, "blue": 4}}
TAKE = {**PLAIN, "pieces": {"b3": "red", "a3": "barricade"}, "house": {"red": 0, "blue": 5}}
OWN = {**PLAIN, "pieces": {"a1": "red", "c1": "red"}, "house": {"red": 2, "blue": 5}}
HOUSE = {"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}}
VILLAGE = {
    "variant": "fast",
    "turn": "red",
    "pieces": {"f6": "red", "f7": "blue"},
    "house": {"red": 0, "blue": 3},
}
FOREST = {
    "variant": "fast",
    "turn": "red",
    "pieces": {},
    "house": {"red": 0, "blue": 4},
    "forest": {"red": 1},
}

FREE = "c1 a3"
"""Where a1 may go with a 2 when nothing stands about."""


def stage(table: Table, at_ms: int, touch: str) -> tuple[str, str, str]:
    table.touch(at_ms, touch)
    table.until(at_ms + 40)
    seen = table.session.observation
    targets = {name if ":" not in name else name.split(":")[0] for name in table.names(seen.targets)}
    return seen.kind, seen.awaits, " ".join(sorted(targets))


def follow(position: dict[str, Any], die: int | None, touches: str) -> Table:
    """A table after these touches, 100 ms apart."""
    table = Table(position)
    if die is not None:
        table.die(0, die)
    table.touch(100, *touches.split())
    table.until(100 * len(touches.split()) + 40)
    return table


@pytest.mark.parametrize(
    ("position", "die", "stages"),
    [
        pytest.param(
            PLAIN,
            2,
            [("-a1", "in-hand", "pawn", "a3 c1"), ("+c1", "complete", "", "")],
            id="plain move",
        ),
        pytest.param(
            PLAIN,
            2,
            [
                ("-a1", "in-hand", "pawn", "a3 c1"),
                ("+b1", "mismatch", "", ""),
                ("-b1", "in-hand", "pawn", "a3 c1"),
                ("+c1", "complete", "", ""),
                ("-c1", "in-hand", "pawn", "a3 c1"),
                ("+a3", "complete", "", ""),
                ("-a3", "in-hand", "pawn", "a3 c1"),
                ("+a1", "settled", "", ""),
            ],
            id="plain move, counted, changed and taken back",
        ),
        pytest.param(
            PLAIN,
            2,
            [("-blue:2", "in-hand", "pawn", ""), ("+blue:2", "settled", "", "")],
            id="a foreign piece in the air lights nothing",
        ),
        pytest.param(
            CAPTURE,
            2,
            [
                ("-c1", "in-hand", "captive", "blue"),
                ("-a1", "in-hand", "pawn", "c1"),
                ("+c1", "in-hand", "captive", "blue"),
                ("+blue:5", "complete", "", ""),
            ],
            id="capture: captured pawn up, own pawn up and down, captured pawn home",
        ),
        pytest.param(
            CAPTURE,
            2,
            [
                ("-a1", "in-hand", "pawn", "a3 c1"),
                ("-c1", "in-hand", "pawn", "c1"),
                ("+blue:5", "in-hand", "pawn", "c1"),
                ("+c1", "complete", "", ""),
            ],
            id="capture: own pawn up first, down last",
        ),
        pytest.param(
            CAPTURE,
            2,
            [
                ("-c1", "in-hand", "captive", "blue"),
                ("+blue:5", "in-hand", "pawn", ""),
                ("-a1", "in-hand", "pawn", "c1"),
                ("+c1", "complete", "", ""),
            ],
            id="capture: captured pawn home before the own pawn moves",
        ),
        pytest.param(
            TAKE,
            1,
            [
                ("-b3", "in-hand", "pawn", "a3 c3"),
                ("-a3", "in-hand", "pawn", "a3"),
                ("+a3", "in-hand", "barricade", "*"),
                ("+d3", "complete", "", ""),
            ],
            id="barricade: own pawn up, barricade up, own pawn down, barricade down",
        ),
        pytest.param(
            TAKE,
            1,
            [
                ("-a3", "in-hand", "barricade", "*"),
                ("+d3", "in-hand", "pawn", ""),
                ("-b3", "in-hand", "pawn", "a3"),
                ("+a3", "complete", "", ""),
            ],
            id="barricade: laid down before the own pawn moves",
        ),
        pytest.param(
            TAKE,
            1,
            [
                ("-a3", "in-hand", "barricade", "*"),
                ("-b3", "in-hand", "pawn", "a3"),
                ("+d3", "in-hand", "pawn", "a3"),
                ("+a3", "complete", "", ""),
            ],
            id="barricade: both up, barricade down first",
        ),
        pytest.param(
            TAKE,
            1,
            [
                ("-b3", "in-hand", "pawn", "a3 c3"),
                ("-a3", "in-hand", "pawn", "a3"),
                ("+a3", "in-hand", "barricade", "*"),
                ("+b3", "same", "", ""),
            ],
            id="barricade back onto the field just left",
        ),
        pytest.param(
            HOUSE,
            1,
            [("-red:4", "in-hand", "pawn", "c1"), ("+c1", "complete", "", "")],
            id="out of the house",
        ),
        pytest.param(
            HOUSE,
            1,
            [
                ("-red:4", "in-hand", "pawn", "c1"),
                ("-blue:1", "in-hand", "pawn", "c1"),
                ("+blue:1", "in-hand", "pawn", "c1"),
                ("+c1", "complete", "", ""),
            ],
            id="out of the house, with a bump on the way",
        ),
        pytest.param(
            FOREST,
            1,
            [("-forest:1", "in-hand", "pawn", "f4"), ("+f4", "complete", "", "")],
            id="out of the forest",
        ),
        pytest.param(
            VILLAGE,
            1,
            [
                ("-f7", "in-hand", "captive", "forest"),
                ("-f6", "in-hand", "pawn", "f7"),
                ("+f7", "in-hand", "captive", "forest"),
                ("+blue:4", "mismatch", "", ""),
                ("-blue:4", "in-hand", "captive", "forest"),
                ("+forest:9", "complete", "", ""),
            ],
            id="capture in the village",
        ),
        pytest.param(
            OWN,
            2,
            [
                ("-a1", "in-hand", "pawn", "a3 c1"),
                ("-c1", "in-hand", "pawn", "a1 c1"),
                ("+c1", "in-hand", "captive", "red"),
                ("+red:4", "complete", "", ""),
            ],
            id="own capture",
        ),
        pytest.param(
            {**OWN, "pieces": {"d1": "red"}, "house": {"red": 4, "blue": 5}},
            2,
            [
                ("-red:1", "in-hand", "pawn", "b1 d1"),
                ("-d1", "in-hand", "pawn", "d1"),
                ("+d1", "in-hand", "captive", "red"),
                ("+red:1", "same", "", ""),
            ],
            id="own capture out of the house",
        ),
    ],
)
def test_every_stage_of_a_turn_shows_what_is_awaited_and_where_it_may_go(
    position: dict[str, Any], die: int, stages: list[Stage]
) -> None:
    table = Table(position)
    table.die(0, die)
    seen = []
    for number, (touch, *_) in enumerate(stages, 1):
        kind, awaits, targets = stage(table, 100 * number, touch)
        many = "*" if targets.count(" ") > 50 else targets  # a barricade may go almost anywhere
        seen.append((touch, kind, awaits, many))
    assert seen == stages


# --- what the touches leave behind -----------------------------------------------------------------


def test_a_barricade_put_back_is_seen_although_the_pawn_was_tapped_on_its_way() -> None:
    position = {**PLAIN, "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}
    table = follow(position, 2, "-b3 -d3 +c3 -c3 +d3 +b3")
    assert table.now == "same"
    assert table.session.observation.moves == ("b3*d3>b3",)


def test_a_turn_that_leaves_the_picture_as_it_was_needs_exactly_its_lifts() -> None:
    position = {**PLAIN, "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}
    assert follow(position, 2, "-b3 -d3 +d3 +b3").now == "same"
    assert follow(position, 2, "-b3 +b3 -d3 +d3").now == "settled"  # two bumps, one after the other
    assert follow(position, 2, "-d3 +d3").now == "settled"


def test_a_board_on_which_everything_is_back_forgets_that_it_was_touched() -> None:
    table = follow(PLAIN, 2, "-a1 +b1 -b1 +a1")
    assert table.session.turn.tracker.seen.touches == ()
    assert table.session.turn.tracker.seen.lifted == 0


def test_the_last_change_is_the_newest_of_a_reading_that_tells_several() -> None:
    now = tracker.begin(0b01, 0)
    touches = (Touch(100, 0, on=False), Touch(130, 1, on=True))
    assert tracker.touch(now, BoardReading(160, 0b10, touches)).seen.since_ms == 130
    assert tracker.touch(now, BoardReading(160, 0b01, ())).seen.since_ms == 160


def test_before_the_roll_a_pawn_in_the_air_is_in_hand_and_lights_nothing() -> None:
    table = follow(PLAIN, None, "-a1")
    assert (table.now, table.session.observation.targets) == ("in-hand", 0)
    assert follow(PLAIN, None, "-a1 +b1").now == "mismatch"


def test_the_pieces_in_the_air_are_known_by_where_they_stood() -> None:
    table = follow(CAPTURE, 2, "-c1 -a1 +c1")
    assert set(table.names(table.session.observation.lifted)) == {"a1", "c1"}  # one of the two
    assert follow(CAPTURE, 2, "-c1").session.observation.lifted == table.session.board.mask(["c1"])


def test_a_plain_move_beside_a_bumped_pawn_is_no_capture() -> None:
    table = follow(CAPTURE, 2, "-a1 -c1 +c1 +a3")
    assert table.session.observation.moves == ("a1-a3",)


def test_two_captured_at_once_leave_open_which_and_both_are_offered() -> None:
    position = {**PLAIN, "pieces": {"d1": "red", "b1": "blue", "f1": "blue"}, "house": {"red": 4, "blue": 3}}
    table = follow(position, 2, "-d1 -b1 -f1 +b1 +f1 +blue:4")
    assert table.session.observation.moves == ("d1xb1", "d1xf1")


def test_a_barricade_move_is_told_from_a_plain_one_by_its_order_of_touches() -> None:
    position = {**PLAIN, "pieces": {"c3": "red", "b3": "barricade"}}
    plain = follow(position, 1, "-b3 +b3 -c3 +d3")
    taken = follow(position, 1, "-c3 -b3 +b3 +d3")
    assert plain.session.observation.moves == ("c3-d3",)
    assert taken.session.observation.moves == ("c3*b3>d3", "c3-d3")  # or b3 was bumped
    assert not taken.session.observation.sure


# --- sensors that missed something -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("touches", "kind", "moves"),
    [
        ([("a1", False), ("c1", True)], "complete", ("a1-c1",)),
        ([("c1", True), ("a1", False)], "complete", ("a1-c1",)),  # put before it was lifted: a late report
        ([("c1", True)], "in-hand", ()),  # the lift may still be reported
        ([("b1", True), ("a1", False)], "mismatch", ()),
    ],
)
def test_a_lift_that_is_reported_late_or_never_leaves_the_picture_to_tell(
    touches: list[tuple[str, bool]], kind: str, moves: tuple[str, ...]
) -> None:
    table = Table(PLAIN)
    table.die(0, 2)
    session, board = table.session, table.session.board
    now = session.turn.tracker
    for at_ms, (spot, on) in enumerate(touches, 100):
        picture = now.seen.picture ^ board.mask([spot])
        now = tracker.touch(now, BoardReading(at_ms, picture, (Touch(at_ms, board.index[spot], on),)))
    kinds = session.game.kinds(session.position, now.began.picture)
    seen = footprint_match.observation_of(board, kinds, now, session.turn.footprints)
    assert (seen.kind, seen.moves) == (kind, moves)


def test_a_capture_of_which_the_lift_was_missed_is_found_by_its_picture() -> None:
    table = Table(CAPTURE)
    table.die(0, 2)
    session, board = table.session, table.session.board
    now = tracker.found(
        session.pictures.expected, session.pictures.expected ^ board.mask(["a1", "blue:5"]), 100
    )
    kinds = session.game.kinds(session.position, now.began.picture)
    assert footprint_match.observation_of(board, kinds, now, session.turn.footprints).kind == "in-hand"
    assert [f.move for f in footprint_match.ends(board, now, session.turn.footprints)] == ["a1xc1"]


def test_what_counts_of_a_change_are_fields_and_how_many_stand_in_a_house() -> None:
    board = Table(PLAIN).session.board
    start = board.mask(["a1", "blue:1", "blue:2"])
    same = footprint_match.change(board, start, board.mask(["a1", "blue:4", "blue:5"]))
    assert same.nothing
    moved = footprint_match.change(board, start, board.mask(["b1", "blue:4"]))
    assert (moved.removed, moved.added, moved.pools) == (board.mask(["a1"]), board.mask(["b1"]), ((3, -1),))
    assert not moved.nothing


@pytest.mark.parametrize("fields", [("a5", "a4"), ("b6", "c6"), ("a5", "b5", "b4")])
def test_a_figure_from_beside_the_board_keeps_its_way_while_it_goes_on(fields: tuple[str, ...]) -> None:
    """Whenever it leaves a field the board looks as it did before."""
    table = Table(after(fallen_beside(), "die:1", "stop", "die:1", "stop"), game=GAME)
    table.die(1000, 3)
    table.touch(2000, *[sign + field for field in fields for sign in "+-"][:-1])
    assert table.until(6000)[0].move == f"walk:a6-{'-'.join(fields)}"
