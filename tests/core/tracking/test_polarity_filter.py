"""Sensors that tell north from south: what the referee makes of it, and where one pole is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.model.fast_replace import replace
from companion.core.model.types import Poles, Verdict
from tests.table import Table

RED: dict[str, Any] = {
    "turn": "red",
    "pieces": {"c3": "red", "b3": "barricade"},
    "house": {"red": 4, "blue": 4},
}
"""Red may take the barricade (die 1), which may go to d3, or go to d3 itself."""


def table(position: dict[str, Any] = RED, *, strict: bool = True, turned: tuple[str, ...] = ()) -> Table:
    """A board whose sensors tell poles; the magnets of the spots in ``turned`` are glued in the wrong way."""
    one = Table(position)
    board = one.session.board
    norths = board.mask([spot for spot, kind in position["pieces"].items() if kind == "barricade"])
    for spot in turned:
        norths ^= 1 << board.index[spot]
    settings = replace(one.session.table.settings, strict=strict)
    one.play = replace(
        one.play, session=replace(one.session, table=replace(one.session.table, settings=settings))
    )
    one.poles_found(0, Poles(norths, one.raw & ~norths))
    return one


def played(touches: str, one: Table | None = None, *, die: int = 1) -> list[Verdict]:
    """``-c3`` lifts, ``+d3N`` and ``+d3S`` put, 100 ms apart; what was said since the number came."""
    one = one or table()
    before = len(one.said)
    one.die(500, die)
    at_ms = 1000
    for word in touches.split():
        spot = word[1:].rstrip("NS")
        one.felt(at_ms, spot, None if word[0] == "-" else word[-1] == "N")
        at_ms += 100
    one.until(at_ms + 3000)
    return one.said[before:]


def told(said: list[Verdict]) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.verdict, one.move or one.reason, one.moves) for one in said]


@pytest.mark.parametrize(
    ("touches", "move"),
    [
        pytest.param("-c3 +d3S", "c3-d3", id="a pawn stands there: its barricade was not taken unseen"),
        pytest.param("-c3 -b3 +b3N +d3S", "c3-d3", id="a bump is a bump"),
        pytest.param("-c3 -b3 +b3S +d3N", "c3*b3>d3", id="and a barricade taken is one"),
        pytest.param("-c3 +b3S +d3N", "c3*b3>d3", id="its lift unseen: its pole turned over"),
        pytest.param("-c3 +d3N +b3S", "c3*b3>d3", id="the same, the barricade put first"),
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_a_turn_that_poles_tell_is_recorded_without_a_question(
    touches: str, move: str, *, strict: bool
) -> None:
    assert told(played(touches, table(strict=strict))) == [("legal", move, ())]


def test_presence_alone_must_ask_where_poles_tell() -> None:
    one = Table(RED)
    one.play = replace(
        one.play,
        session=replace(
            one.session,
            table=replace(one.session.table, settings=replace(one.session.table.settings, strict=True)),
        ),
    )
    one.die(500, 1)
    one.touch(1000, "-c3", "+d3")
    (verdict,) = one.until(4000)
    assert verdict.moves == ("c3*b3>d3", "c3-d3")


@pytest.mark.parametrize("strict", [True, False])
def test_a_legal_picture_with_the_wrong_pieces_is_illegal(*, strict: bool) -> None:
    """The pawn stands on e5, far away, and the barricade from there where the pawn could go."""
    one = table({**RED, "pieces": {"c3": "red", "e5": "barricade"}}, strict=strict)
    assert told(played("-c3 -e5 +d3N +e5S", one)) == [("illegal", "wrong-count", ())]


def test_a_turn_that_leaves_the_picture_as_it_was_may_be_pieces_set_up_wrongly() -> None:
    one = table()
    assert told(played("-c3 -b3 +b3S +c3N", one)) == [("ambiguous", "", ("c3*b3>c3",))]
    (verdict,) = one.choose(9000, "none")
    assert (verdict.verdict, verdict.wrong) == ("illegal", ("b3", "c3"))


def test_pieces_that_changed_places_are_seen_and_told() -> None:
    one = table()
    (verdict,) = played("-c3 -b3 +c3N +b3S", one, die=4)
    assert (verdict.verdict, verdict.wrong, verdict.missing) == ("illegal", ("b3", "c3"), ("b3", "c3"))
    for number, (spot, north) in enumerate([("c3", None), ("b3", None), ("b3", True), ("c3", False)]):
        one.felt(9000 + 100 * number, spot, north)
    assert [verdict.verdict for verdict in one.until(12_000)] == ["restored"]


@pytest.mark.parametrize("turned", [("c3",), ("b3",), ("c3", "red:1")])
def test_magnets_glued_in_the_wrong_way_are_known_by_what_they_show(turned: tuple[str, ...]) -> None:
    one = table(turned=turned)
    assert not one.session.turn.arranging
    shows = "N" if "c3" in turned else "S"
    assert told(played(f"-c3 +d3{shows}", one))[-1][1:] in {
        ("c3-d3", ()),
        ("", ("c3*b3>d3", "c3-d3")),  # both show south: nothing to tell them apart
    }


@pytest.mark.parametrize("strict", [True, False])
def test_one_pole_misread_makes_no_turn_illegal(*, strict: bool) -> None:
    one = table({**RED, "pieces": {"c3": "red", "e5": "barricade"}}, strict=strict)
    assert told(played("-c3 +d3N", one)) == [("ambiguous", "", ("c3-d3",))]
    assert told(one.choose(9000, "c3-d3")) == [("legal", "c3-d3", ())]
    assert not one.session.turn.arranging


def test_a_board_found_with_pieces_on_each_others_places_is_arranged() -> None:
    one = Table(RED)
    mask = one.session.board.mask
    one.poles_found(100, Poles(mask(["c3"]), one.raw & ~mask(["c3"])))
    assert one.session.turn.arranging
    one.until(20_000)
    assert one.session.turn.arranging
    one.felt(21_000, "c3", None)
    one.felt(21_100, "b3", None)
    one.felt(21_200, "b3", True)
    one.felt(21_300, "c3", False)
    one.until(25_000)
    assert not one.session.turn.arranging


def test_a_board_whose_magnets_all_face_one_way_plays_as_one_without_poles() -> None:
    one = Table(RED)
    one.poles_found(100, Poles(0, one.raw))
    assert not one.session.turn.arranging
    assert told(played("-c3 -b3 +b3S +d3S", one)) == [("ambiguous", "", ("c3*b3>d3", "c3-d3"))]


def test_whoever_rolls_while_only_poles_speak_against_the_board_has_glued_the_magnets_like_that() -> None:
    """Both are glued in the wrong way, and so look like pieces on each other's places."""
    one = table(turned=("c3", "b3"))
    assert one.session.turn.arranging
    assert told(played("-c3 -b3 +b3N +d3S", one)) == [("legal", "c3*b3>d3", ())]
    assert not one.session.turn.arranging
    one.die(6000, 3)
    one.until(9000)
    assert not one.session.turn.arranging


def test_a_board_seen_again_is_compared_with_the_poles_it_showed_before() -> None:
    one = table(turned=("c3", "b3"))
    one.die(500, 1)
    plays_on = one.poles
    one.play, _ = plays.lost(one.play, 1000)
    one.poles_found(2000, plays_on)
    assert (one.session.turn.arranging, one.now) == (False, "settled")
    one.play, _ = plays.lost(one.play, 3000)
    b3, c3 = (one.session.board.index[spot] for spot in ("b3", "c3"))
    one.poles_found(4000, plays_on.set(b3, True).set(c3, False))
    assert (
        not one.session.turn.arranging
    )  # a die is known, and red may have put the barricade onto its own field
    assert one.session.observation.moves == ("c3*b3>c3",)


def test_a_board_seen_again_with_other_pieces_on_two_fields_is_arranged() -> None:
    one = table({**RED, "pieces": {"c3": "red", "e5": "barricade"}})
    one.die(500, 1)
    one.play, _ = plays.lost(one.play, 1000)
    c3, e5 = (one.session.board.index[spot] for spot in ("c3", "e5"))
    one.poles_found(2000, one.poles.set(c3, True).set(e5, False))
    assert one.session.turn.arranging


def test_after_a_turn_from_the_list_the_pieces_themselves_must_follow() -> None:
    one = table()
    one.die(500, 1)
    one.enter(1000, "c3*b3>c3")
    assert one.session.turn.arranging
    for number, (spot, north) in enumerate([("c3", None), ("b3", None), ("b3", False), ("c3", True)]):
        one.felt(2000 + 100 * number, spot, north)
    one.until(5000)
    assert not one.session.turn.arranging


@pytest.mark.parametrize("strict", [True, False])
def test_where_only_some_sensors_tell_poles_the_others_tell_presence(*, strict: bool) -> None:
    """The sensor under the barricade tells no pole: it may have been taken without a trace."""
    one = table(strict=strict)
    b3 = one.session.board.index["b3"]
    one.poles_found(100, one.poles.set(b3, None))
    assert told(played("-c3 +d3N", one)) == [("ambiguous", "", ("c3*b3>d3", "c3-d3"))]
    one = table(strict=strict)
    one.poles_found(100, one.poles.set(b3, None))
    assert told(played("-c3 +d3S", one)) == [("legal", "c3-d3", ())]


@pytest.mark.parametrize(
    ("strict", "said"),
    [
        (True, [("ambiguous", "", ("c3xb3", "c3xd3"))]),
        (False, [("legal", "c3xb3", ())]),
    ],
)
def test_strict_with_poles_also_asks_whether_a_taken_pawn_was_only_bumped(
    said: list[tuple[str, str, tuple[str, ...]]], *, strict: bool
) -> None:
    pieces = {"c3": "red", "b3": "blue", "d3": "blue", "e5": "barricade"}
    position = {"turn": "red", "pieces": pieces, "house": {"red": 4, "blue": 3}}
    assert told(played("-c3 -b3 +b3S +blue:4S", table(position, strict=strict))) == said
