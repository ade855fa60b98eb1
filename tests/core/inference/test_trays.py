"""Pieces that are handed in, each an input by itself, whatever hands do elsewhere meanwhile."""

from __future__ import annotations

import pytest

from companion.core.inference import trays
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.hand_times import NO_HAND_MS, REST_LEGAL_MS
from companion.core.model.session import Session
from companion.core.model.session.provisional import Dialogue
from companion.core.model.situation import Situation
from tests.core.row_board import ROW, bare, spots, touched

HANDED = replace(ROW, marks={"handed": ("red:1", "red:2", "blue:1", "blue:2")})
RED = Footprint("red", 0, 0, pools=((0, -1),), pool_lifts=(0,))
BLUE = Footprint("blue", 0, 0, pools=((1, -1),), pool_lifts=(1,))
STEP = Footprint("a-b", spots("a"), spots("b"), arrivals=((1, spots("a")),))
START = "a c red:1 red:2 blue:1 blue:2"


def session(
    touches: str, footprints: tuple[Footprint, ...] = (STEP, RED), early: tuple[Footprint, ...] = ()
) -> Session:
    """What hands have done where these inputs may come now, and those early."""
    return bare(touched(START, touches), footprints, HANDED, early_footprints=lambda _: early)


def arranging(one: Session) -> Session:
    return replace(one, turn=replace(one.turn, arranging=True))


def lost(one: Session) -> Session:
    now = one.turn.tracker
    return replace(one, turn=replace(one.turn, tracker=replace(now, ways=replace(now.ways, lost=True))))


def test_an_input_hands_a_piece_in_where_it_changes_such_a_pool() -> None:
    assert trays.hands_in(HANDED, RED)
    assert not trays.hands_in(HANDED, STEP)
    assert not trays.hands_in(ROW, RED), "no pool of this board is handed in"


def test_elsewhere_nobody_has_touched_what_is_handed_in() -> None:
    both = session("-a -red:1 +b 700 -blue:1")
    apart = trays.without_trays(both)
    assert [one.move for one in apart.turn.footprints] == ["a-b"]
    assert apart.turn.tracker.seen.picture == spots("b c red:1 red:2 blue:1 blue:2")
    assert apart.turn.tracker.seen.since_ms == 1400, "it rests since its own last touch"
    now = both.turn.tracker
    unseen = replace(now, ways=replace(now.ways, blind=True))
    apart = trays.without_trays(replace(both, turn=replace(both.turn, tracker=unseen)))
    assert apart.turn.tracker.seen.since_ms == 1400, "also where not all could be seen"
    alone = trays.without_trays(session("-red:1"))
    assert alone.turn.tracker.seen.since_ms == 1000
    assert trays.without_trays(arranging(both)).turn == arranging(both).turn
    assert trays.without_trays(lost(both)).turn == lost(both).turn
    plain = replace(both, situation=Situation(both.game, ROW, None))
    assert trays.without_trays(plain) is plain


@pytest.mark.parametrize(
    ("touches", "early", "moves"),
    [
        ("-a +b", (STEP,), ["a-b"]),
        ("-a +b -red:1", (STEP,), ["a-b"]),
        ("-a", (STEP,), []),
        ("-a +b", (), []),
    ],
)
def test_what_hands_did_early_counts_once_it_may(
    touches: str, early: tuple[Footprint, ...], moves: list[str]
) -> None:
    assert [one.move for one in trays.early_turns(session(touches, (RED,), early))] == moves


def test_where_a_turn_is_one_move_nothing_is_early() -> None:
    one = session("-a +b", (RED,), (STEP,))
    vars(one.game)["words"] = {"move": "board"}
    assert trays.early_turns(one) == ()


@pytest.mark.parametrize(
    ("touches", "places"),
    [
        ("", ""),
        ("-a +b", ""),
        ("-red:1", "red:1"),
        ("-red:1 +d", "red:1"),
        ("-red:1 -blue:2", "red:1 blue:2"),
        ("-red:1 -a +red:1", ""),
    ],
)
def test_the_places_of_pools_that_hold_another_number(touches: str, places: str) -> None:
    assert trays.changed_places(session(touches)) == spots(places)
    assert trays.changed_places(lost(session(touches))) == 0


@pytest.mark.parametrize(
    ("touches", "strange"),
    [
        ("", False),
        ("-red:1", False),
        ("-red:1 -red:2", True),  # one too many at a time
        ("-blue:1", True),  # not now
        ("-a +b", False),
        ("-red:1 1 -red:2 1 -blue:1", True),  # no hand: a wire came off
    ],
)
def test_a_piece_that_may_not_be_handed_in_is_strange(touches: str, *, strange: bool) -> None:
    assert trays.is_out_of_order(session(touches)) is strange
    assert not trays.is_out_of_order(arranging(session(touches)))


def test_a_pool_that_holds_as_many_as_before_has_not_changed() -> None:
    now = touched("red:1 blue:1", "-red:1 +red:2 -blue:1")
    assert trays.changed_places(bare(now, (), HANDED)) == spots("blue:1")
    red_only = replace(ROW, marks={"handed": ("red:1", "red:2")})
    assert trays.changed_places(bare(touched(START, "-red:1 -blue:1"), (), red_only)) == spots("red:1")


def test_on_a_lost_board_nothing_is_strange() -> None:
    assert not trays.is_out_of_order(lost(session("-red:1 -red:2")))


def test_a_piece_too_many_is_strange() -> None:
    one = session("-red:1 -a")
    now = one.turn.tracker
    began = replace(now.began, picture=spots("a c red:1"))
    full = replace(now.seen, picture=spots("c red:1 red:2"))
    assert trays.is_out_of_order(
        replace(one, turn=replace(one.turn, tracker=replace(now, began=began, seen=full)))
    )


@pytest.mark.parametrize(
    ("touches", "waits"),
    [
        ("", None),
        ("-a +b", None),
        ("-red:1", ("red", 1000)),
        ("-red:1 400 -blue:2", ("red", 1000)),  # each pool rests on its own
        ("-blue:2 400 -red:1", ("blue", 1000)),
        ("-red:1 -red:2 +red:1", ("red", 1400)),  # whatever its pool was touched last
        (f"-red:1 1 -red:2 {NO_HAND_MS - 1} -blue:1", None),  # too fast for a hand
        (f"-red:1 1 -red:2 {NO_HAND_MS} -blue:1", ("red", 1001)),
        ("-red:1 1 -blue:1", ("red", 1000)),  # two may be
    ],
)
def test_who_lifted_first_comes_first_and_rests(touches: str, waits: tuple[str, int] | None) -> None:
    found = trays.first_lifted(session(touches, (STEP, BLUE, RED)))
    expected = waits and (waits[1] + REST_LEGAL_MS, waits[0])
    assert (found and (found[0], found[1].move)) == expected


def test_nothing_waits_while_something_is_asked_or_put_right() -> None:
    one = session("-red:1")
    assert trays.first_lifted(replace(one, dialogue=Dialogue(asking=("x",)))) is None
    assert trays.first_lifted(arranging(one)) is None


def test_it_rests_no_less_long_than_the_turn_must() -> None:
    one = session("-red:1")
    found = trays.first_lifted(replace(one, turn=replace(one.turn, not_before_ms=9000)))
    assert found == (9000, RED)


@pytest.mark.parametrize(("at_ms", "before"), [(999, False), (1000, True), (1400, True)])
def test_whether_a_piece_was_out_by_then(at_ms: int, *, before: bool) -> None:
    assert trays.was_lifted_by(session("-red:1"), at_ms) is before
    assert not trays.was_lifted_by(session("-a"), at_ms)


@pytest.mark.parametrize(
    ("touches", "places"),
    [
        ("-red:2 -red:1", ["red:2", "red:1"]),
        ("-red:1", ["red:1"]),
        ("-blue:1", []),
    ],
)
def test_the_places_that_lost_a_piece_the_first_one_first(touches: str, places: list[str]) -> None:
    found = trays.places_emptied(session(touches), RED)
    assert [ROW.spots[spot] for spot in found] == places
    one = session(touches)
    assert trays.place_handed_in(one, RED) == (spots(places[0]) if places else 0)
    assert trays.place_handed_in(one, STEP) == 0


def test_pieces_moved_within_their_pool_are_not_gone() -> None:
    one = session("-red:1")
    now = one.turn.tracker
    began, seen = replace(now.began, picture=spots("red:1")), replace(now.seen, picture=spots("red:2"))
    moved = replace(one, turn=replace(one.turn, tracker=replace(now, began=began, seen=seen)))
    assert trays.places_emptied(moved, RED) == []


@pytest.mark.parametrize(
    ("touches", "footprint", "more"),
    [
        ("-red:1", RED, False),
        ("-red:1 -blue:1", RED, True),
        ("-red:1 -a", RED, True),
        ("-red:1 -a +a", RED, True),  # lifted and put back besides
        ("-a +b", STEP, False),
        ("-a +b -red:1", STEP, True),
    ],
)
def test_hands_have_done_more_than_this_input(touches: str, footprint: Footprint, *, more: bool) -> None:
    assert trays.has_more(session(touches), footprint) is more
