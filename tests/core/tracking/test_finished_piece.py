"""A pawn that has ended its game while others play on: it may stay on the goal, be touched, or go home."""

from __future__ import annotations

import pytest

from companion.core.model.commands import Pause
from companion.games.malefiz import GAME
from tests.table import Table, told

BEGUN = {
    "variant": "fast",
    "turn": "blue",
    "pieces": {"f8": "blue", "e8": "red", "e5": "yellow"},
    "house": {"red": 3, "yellow": 3, "blue": 3, "green": 4},
    "options": {"play_for_places": True},
}
NEXT = [
    {"verdict": "legal", "seat": "red", "move": "e8-f9"},
    {"verdict": "won", "seat": "red"},
]


def finished(die: int | None = 2, computer: dict[str, str] | None = None) -> Table:
    """Blue's pawn stands on the goal; red is to move, with a 2 if there is a number."""
    table = Table(BEGUN, computer=computer)
    table.die(1000, 1)
    table.touch(2000, "-f8", "+f9")
    assert [each.verdict for each in table.until(9000)] == ["legal", "won"]
    if die:
        table.die(10_000, die)
    return table


def one_of_two_finished() -> Table:
    """One of the two pawns that blue has on the board stands on the goal; red's number is not told yet."""
    pieces = {"f8": "blue", "e8": "red", "d8": "blue"}
    table = Table({**BEGUN, "pieces": pieces, "house": {"red": 3, "yellow": 4, "blue": 2, "green": 4}})
    table.die(1000, 1)
    table.touch(2000, "-f8", "+f9")
    table.until(9000)
    return table


def said(table: Table, until_ms: int) -> list[dict[str, object]]:
    """What is said up to then, without its times."""
    return [
        {key: value for key, value in each.items() if key != "ms"} for each in told(table.until(until_ms))
    ]


@pytest.mark.parametrize("computer", [None, {"red": "best"}])
@pytest.mark.parametrize("gap_ms", [100, 340, 700])
@pytest.mark.parametrize("first", ["e8", "f9"])
def test_the_next_one_takes_its_place_on_the_goal(
    first: str, gap_ms: int, computer: dict[str, str] | None
) -> None:
    table = finished(computer=computer)
    other = "f9" if first == "e8" else "e8"
    table.edges([(12_000, first, False), (12_300, other, False), (12_300 + gap_ms, "f9", True)])
    assert said(table, 20_000) == NEXT


@pytest.mark.parametrize("die", [None, 2])
@pytest.mark.parametrize(
    "touches", [("-f9", "+f9"), ("-f9",), ("-f9", "+blue:4"), ("-f9", "+blue:4", "-blue:4", "+f9")]
)
def test_what_hands_do_with_it_is_nothing(touches: tuple[str, ...], die: int | None) -> None:
    table = finished(die)
    table.touch(12_000, *touches)
    assert said(table, 20_000) == []
    assert table.session.phase == ("move" if die else "roll")
    if not die:
        table.die(21_000, 2)
    if "+f9" in touches:
        table.touch(22_000, "-f9")
    table.touch(23_000, "-e8", "+f9")
    assert said(table, 30_000) == NEXT


@pytest.mark.parametrize("die", [None, 2])
@pytest.mark.parametrize(
    "touches",
    [
        ("-blue:4", "+blue:4"),
        ("-blue:1", "-blue:4", "+blue:4", "+blue:1"),
        ("-blue:4", "-blue:1", "+blue:1", "+blue:4"),
        ("-blue:1", "-blue:4", "+blue:1", "+blue:4"),
        ("-blue:1", "+blue:1"),
        ("-blue:4", "+f9"),
        ("-blue:4", "+f9", "-f9", "+blue:4", "-blue:4", "+blue:4"),
        ("-blue:3", "-blue:4", "+f9", "-f9", "+blue:4", "+blue:3"),
    ],
)
def test_at_home_it_may_be_touched_as_well(touches: tuple[str, ...], die: int | None) -> None:
    table = finished(die)
    table.touch(11_000, "-f9", "+blue:4")
    table.touch(12_000, *touches)
    assert said(table, 20_000) == []
    if not die:
        table.die(21_000, 2)
    if "+f9" in touches[-1:]:
        table.touch(22_000, "-f9")
    table.touch(23_000, "-e8", "+f9")
    assert said(table, 30_000) == NEXT


@pytest.mark.parametrize("touches", [("-f9", "+f9"), ("-f9", "+blue:4")])
def test_after_the_own_pawn_was_put_down_it_may_be_touched_or_go_home(touches: tuple[str, ...]) -> None:
    table = finished()
    legal = GAME.legal(table.session.position, 2)
    move = next(move for move in legal if move.startswith("e8-") and not move.endswith("f9"))
    table.touch(12_000, "-e8", f"+{move[3:]}", *touches)
    assert said(table, 20_000) == [{"verdict": "legal", "seat": "red", "move": move}]


def test_another_pawn_of_its_house_on_the_goal_is_told() -> None:
    table = finished(None)
    table.touch(11_000, "-f9", "+blue:4")
    table.touch(12_000, "-blue:2", "+f9")
    assert [each["wrong"] for each in said(table, 20_000)] == [["f9"]]
    table.touch(21_000, "-f9", "+blue:2")
    assert [each["verdict"] for each in said(table, 30_000)] == ["restored"]


def test_a_captured_pawn_of_its_colour_goes_to_the_place_that_it_has_left() -> None:
    table = one_of_two_finished()
    table.touch(9200, "-f9", "+blue:3")
    table.touch(9500, "-blue:3")  # into the box
    assert said(table, 9900) == []
    table.die(10_000, 1)
    table.touch(12_000, "-d8", "-e8", "+d8", "+forest:1")
    assert [each.get("move") for each in said(table, 20_000)] == ["e8xd8"]


def test_slowly_it_is_the_same() -> None:
    table = finished()
    table.touch(12_000, "-f9")
    assert said(table, 20_000) == []
    table.touch(21_000, "+f9")
    assert said(table, 30_000) == []


def test_a_captured_pawn_of_its_colour_still_comes_home() -> None:
    table = one_of_two_finished()
    table.touch(9500, "-f9", "+blue:3")  # home with it
    assert said(table, 9900) == []
    move = next(each for each in GAME.legal(table.session.position, 1) if "xd8" in each)
    assert move == "e8xd8"
    table.die(10_000, 1)
    table.touch(12_000, "-d8", "-e8", "+d8", "+forest:1")
    assert [each.get("move") for each in said(table, 20_000)] == [move]


def test_a_piece_from_nowhere_in_its_house_is_told_once_it_has_gone_home() -> None:
    table = one_of_two_finished()
    table.touch(9500, "-f9", "+blue:3")
    assert said(table, 12_000) == []
    table.touch(13_000, "+blue:4")
    assert [(each["verdict"], each["wrong"]) for each in said(table, 20_000)] == [("illegal", ["blue:4"])]


def test_a_piece_of_another_game_on_the_goal_before_anybody_has_ended_it_is_told() -> None:
    table = Table(BEGUN)
    table.die(1000, 2)
    table.touch(2000, "+f9")
    assert [each.verdict for each in table.until(9000)] == ["illegal"]


def test_in_a_pause_and_after_the_cable_was_out_it_may_stay() -> None:
    table = finished()
    table.tell(Pause(12_000, on=True))
    table.touch(13_000, "-f9", "+f9")
    table.until(19_000)
    table.tell(Pause(20_000, on=False))
    assert said(table, 25_000) == []
    assert table.session.phase == "move"
    table.found(26_000, *table.session.board.names(table.raw))
    assert said(table, 30_000) == []
    assert table.session.phase == "move"
    table.touch(31_000, "-f9", "-e8", "+f9")
    assert said(table, 40_000) == NEXT


@pytest.mark.parametrize(
    "touches",
    [
        ("-e8", "-f9", "+blue:4", "+f9"),
        ("-f9", "-e8", "+f9", "+blue:4"),
        ("-f9", "+f9", "-f9", "-e8", "+blue:4", "+f9"),
    ],
)
def test_while_it_makes_room_for_the_next_one_it_may_go_home(touches: tuple[str, ...]) -> None:
    table = finished()
    table.touch(12_000, *touches)
    assert said(table, 20_000) == NEXT


@pytest.mark.parametrize(("first", "other"), [("-e8", "-f9"), ("-f9", "-e8")])
def test_put_back_while_another_pawn_is_in_the_air_it_is_not_that_pawn(first: str, other: str) -> None:
    table = finished()
    legal = GAME.legal(table.session.position, 2)
    move = next(move for move in legal if move.startswith("e8-") and not move.endswith("f9"))
    table.touch(12_000, first, other, "+f9", f"+{move[3:]}")
    assert said(table, 20_000) == [{"verdict": "legal", "seat": "red", "move": move}]


@pytest.mark.parametrize("home", [True, False])
def test_after_a_turn_was_entered_it_may_stay_on_the_goal_or_be_at_home(home: bool) -> None:
    table = finished()
    if home:
        table.touch(11_000, "-f9", "+blue:4")
        table.until(13_000)
    legal = GAME.legal(table.session.position, 2)
    move = next(move for move in legal if move.startswith("e8-") and not move.endswith("f9"))
    table.enter(14_000, move)
    table.touch(15_000, "-e8", f"+{move[3:]}")
    table.until(20_000)
    assert table.session.phase == "roll"
