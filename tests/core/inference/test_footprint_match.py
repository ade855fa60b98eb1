"""From pictures and touches to an observation: what the hands are doing, on a board of six fields."""

from __future__ import annotations

import pytest

from companion.core.inference.footprint_match import (
    Change,
    certain,
    change,
    ends,
    lifts_seen,
    may_become,
    may_end,
    observation_of,
    shows_end,
    stood_before,
    wrong_pieces,
)
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint, Footprints
from companion.core.model.session.tracked import Tracker
from tests.core.row_board import KINDS, ROW, spots, touched

A, B, C, D, E = (ROW.index[name] for name in "abcde")
STEP = Footprint("a-b", spots("a"), spots("b"), arrivals=((B, spots("a")),))
FAR = Footprint("a-e", spots("a"), spots("e"), arrivals=((E, spots("a")),))
OUT = Footprint(
    "house-b", 0, spots("b"), pools=((0, -1),), pool_lifts=(0,), arrivals=((B, spots("red:1 red:2")),)
)
CAPTURE = Footprint(
    "axc",
    spots("a"),
    0,
    lifted=spots("c"),
    pools=((1, 1),),
    arrivals=((C, spots("a")),),
    pool_arrivals=((1, spots("c")),),
)
TAKE = Footprint(
    "a*d>e",
    spots("a"),
    spots("e"),
    lifted=spots("d"),
    arrivals=((D, spots("a")), (E, spots("d"))),
)
ALL = Footprints((STEP, FAR, OUT, CAPTURE))
START = "a c red:1 red:2"


@pytest.mark.parametrize(
    ("start", "picture", "found"),
    [
        ("a c", "a c", Change(0, 0, ())),
        ("a c", "b c", Change(spots("a"), spots("b"), ())),
        ("red:1", "red:2", Change(0, 0, ())),
        ("a red:1", "a b", Change(0, spots("b"), ((0, -1),))),
        ("a blue:1", "blue:1 blue:2 red:1", Change(spots("a"), 0, ((0, 1), (1, 1)))),
    ],
)
def test_what_counts_of_two_pictures(start: str, picture: str, found: Change) -> None:
    assert change(ROW, spots(start), spots(picture)) == found
    assert found.nothing is (found == Change(0, 0, ()))


def seen(touches: str, footprints: Footprints = ALL, start: str = START) -> tuple[str, str, str, str]:
    """Kind, moves, what is in the air, and where it may go."""
    one = observation_of(ROW, KINDS, touched(start, touches), footprints)
    return one.kind, " ".join(one.moves), " ".join(ROW.names(one.lifted)), " ".join(ROW.names(one.targets))


@pytest.mark.parametrize(
    ("touches", "found"),
    [
        ("", ("settled", "", "", "")),
        ("-a +a", ("settled", "", "", "")),
        ("-a", ("in-hand", "", "a", "b c e")),
        ("-c", ("in-hand", "", "c", "blue:1 blue:2")),  # captured before the mover has left
        ("-a -c", ("in-hand", "", "a c", "c")),  # of the turns the one that uses both
        ("-a -c +c", ("in-hand", "", "a c", "blue:1 blue:2")),
        ("-red:2", ("in-hand", "", "red:2", "b")),
        ("-a +b", ("complete", "a-b", "", "")),
        ("-red:1 +b", ("complete", "house-b", "", "")),
        ("-a -c +c +blue:1", ("complete", "axc", "", "")),
        ("-a +blue:1 -c +c", ("complete", "axc", "", "")),  # the picture and the lifts fit
        ("-a +d", ("mismatch", "", "", "")),
        ("-a +blue:1", ("mismatch", "", "", "")),
        ("-c +red:1", ("mismatch", "", "", "")),
        ("+b", ("in-hand", "", "", "")),  # the lift from a may come late
        ("+f", ("mismatch", "", "", "")),
    ],
)
def test_what_the_hands_are_doing(touches: str, found: tuple[str, str, str, str]) -> None:
    start = "a c red:2" if touches == "-c +red:1" else START
    assert seen(touches, start=start) == found


def test_a_piece_of_nobodys_is_told_apart_from_the_mover() -> None:
    one = observation_of(ROW, KINDS, touched("a d", "-d"), Footprints((TAKE,)))
    assert (one.awaits, one.targets) == ("barricade", spots("e"))
    one = observation_of(ROW, KINDS, touched("a d", "-a -d"), Footprints((TAKE,)))
    assert (one.awaits, one.targets) == ("pawn", spots("d"))


def test_without_a_number_any_piece_may_be_in_a_hand() -> None:
    assert seen("-a", Footprints()) == ("in-hand", "", "a", "")
    assert seen("-a +b", Footprints()) == ("mismatch", "", "", "")


def missed(tracker: Tracker) -> Tracker:
    """The same where no way to follow the touches is known."""
    return replace(tracker, ways=replace(tracker.ways, blind=True))


def test_a_turn_that_leaves_the_picture_is_the_same_where_just_its_pieces_were_lifted() -> None:
    swap = Footprint("a=c", 0, 0, lifted=spots("a c"), arrivals=((A, spots("c")), (C, spots("a"))))
    kinds = ("red", None, "red", *KINDS[3:])
    both = Footprints((swap, STEP))

    def kind(tracker: Tracker) -> tuple[str, tuple[str, ...]]:
        one = observation_of(ROW, kinds, tracker, both)
        return one.kind, one.moves

    assert kind(touched("a c e", "-a -c +a +c")) == ("same", ("a=c",))
    assert kind(missed(touched("a c e", "-a -c +a +c"))) == ("same", ("a=c",))
    assert kind(missed(touched("a c e", "-e -a -c +a +c +e"))) == ("settled", ())
    assert kind(touched("a c e", "-e -a -c +a +c +e")) == ("same", ("a=c",)), "e may have been bumped"
    assert kind(missed(touched("a c e", "-a +a -e +e"))) == ("settled", ())
    assert kind(missed(touched("a c red:1", "-red:1 -a -c +a +c +red:1"))) == ("settled", ())


def test_which_way_it_went_must_be_seen_where_it_matters() -> None:
    walk = Footprints((Footprint("a-c", spots("a"), spots("c"), arrivals=((C, spots("a")),), path=(B, C)),))
    assert seen("-a +b -b +c", walk, "a")[:2] == ("complete", "a-c")
    assert seen("-a +c", walk, "a")[:2] == ("mismatch", "")
    assert seen("-a +b", walk, "a")[:2] == ("mismatch", "")
    assert seen("-a", walk, "a")[:2] == ("in-hand", "")


def test_a_turn_is_certain_where_the_pieces_themselves_can_have_come_there() -> None:
    assert certain(ROW, KINDS, touched(START, "-a +b"), STEP)
    assert not certain(ROW, KINDS, touched(START, "-c +b"), STEP)  # a stands there still
    assert not certain(ROW, KINDS, touched(START, "-a -c +c +blue:1 -c +b"), CAPTURE)
    assert certain(ROW, KINDS, missed(touched(START, "-a -c +c +blue:1")), CAPTURE)
    assert not certain(ROW, KINDS, missed(touched(START, "-a +blue:1")), CAPTURE), "c was not seen to leave"


@pytest.mark.parametrize(
    ("touches", "lifts"),
    [("-a -c +c +blue:1", True), ("-a +blue:1", False)],
)
def test_every_piece_that_was_to_leave_was_seen_to(touches: str, *, lifts: bool) -> None:
    assert lifts_seen(ROW, touched(START, touches), CAPTURE) is lifts


def test_a_pool_was_left_by_any_of_its_pieces() -> None:
    assert lifts_seen(ROW, touched(START, "-red:2"), OUT)
    assert not lifts_seen(ROW, touched(START, "-a"), OUT)


@pytest.mark.parametrize(
    ("touches", "masked", "moves"),
    [
        ("-a +b", "", ["a-b"]),
        ("-a +blue:1", "", ["axc"]),  # its lift was missed
        ("", "", []),
        ("-a", "b", ["a-b"]),  # nobody knows what b shows
        ("-a +e", "b", ["a-e"]),
        ("-a", "blue:1", ["axc"]),
        ("-a", "b blue:2", ["a-b", "axc"]),
        ("+b", "a", ["a-b"]),
        ("+b", "red:1", ["house-b"]),
        ("-c", "b", []),
    ],
)
def test_the_turns_whose_end_is_shown(touches: str, masked: str, moves: list[str]) -> None:
    found = ends(ROW, touched(START, touches), ALL, spots(masked))
    assert [each.move for each in found] == moves


def test_pools_that_nobody_leaves_out_must_have_their_count() -> None:
    now = Change(spots("a"), 0, ((1, 1),))
    assert shows_end(ROW, now, CAPTURE, 0)
    assert not shows_end(ROW, replace(now, pools=()), CAPTURE, 0)
    assert not shows_end(ROW, replace(now, pools=((1, 1), (0, -1))), CAPTURE, 0)
    assert shows_end(ROW, replace(now, pools=((1, 1), (0, -1))), CAPTURE, spots("red:2"))


@pytest.mark.parametrize(
    ("now", "footprint", "may"),
    [
        (Change(0, 0, ()), STEP, True),
        (Change(0, spots("b"), ()), STEP, True),
        (Change(0, spots("b e"), ()), STEP, False),
        (Change(0, 0, ((1, 1),)), CAPTURE, True),
        (Change(0, 0, ((1, 2),)), CAPTURE, False),
        (Change(0, 0, ((0, 1),)), CAPTURE, False),
        (Change(0, 0, ((0, -1),)), STEP, True),  # whatever left may come back
        (Change(0, 0, ((0, 1),)), OUT, False),
    ],
)
def test_what_has_come_must_be_what_the_turn_brings(now: Change, footprint: Footprint, *, may: bool) -> None:
    assert may_become(footprint, now) is may


def test_a_captive_may_enter_a_house_before_the_mover_has_left_it() -> None:
    out = replace(OUT, pools=(), pool_arrivals=((0, spots("b")),))
    assert may_become(out, Change(0, 0, ((0, 1),)))
    assert not may_become(out, Change(0, 0, ((0, 2),)))


def test_only_turns_that_put_something_where_something_came_may_end() -> None:
    assert [f.move for f in may_end(ROW, touched(START, "-c +b"), ALL)] == ["a-b", "house-b"]


def test_another_piece_that_was_lifted_may_have_been_put_where_it_does_not_belong() -> None:
    legal = (STEP, replace(FAR, move="axc", arrivals=((C, spots("a")),)))
    (odd,) = wrong_pieces(ROW, touched(START, "-c -a +c +b"), legal, (STEP,), strict=False)
    assert (odd.move, odd.lifted, odd.arrivals) == ("", spots("c"), ((C, spots("a")), (B, spots("c"))))
    home = replace(STEP, pool_arrivals=((1, spots("c")),))
    assert wrong_pieces(ROW, touched(START, "-c -a +c +b"), legal, (home,), strict=False) == ()
    assert wrong_pieces(ROW, touched(START, "-a +b"), legal, (STEP,), strict=False) == ()
    assert wrong_pieces(ROW, touched(START, "-c -a +b"), legal, (STEP,), strict=False) == ()


def test_only_strictly_a_piece_that_was_taken_and_moved_on_is_looked_at() -> None:
    end = replace(TAKE, lifted=spots("d"))
    legal = (TAKE, Footprint("axc", spots("a"), 0, spots("c"), arrivals=((C, spots("a")),)))
    now = touched("a c d", "-c -d -a +d +c +e")
    assert [len(wrong_pieces(ROW, now, legal, (end,), strict=strict)) for strict in (False, True)] == [0, 1]


def test_a_turn_that_stood_on_the_way_may_have_been_the_one() -> None:
    """Then what came after it is the next player's."""
    assert (
        stood_before(ROW, touched(START, "-a +b -b +e"), Footprints((STEP, FAR)), FAR) == ()
    )  # its own piece went on
    other = Footprint("c-e", spots("a c"), spots("b e"), arrivals=((E, spots("c")),))
    turns = Footprints((STEP, other))
    assert stood_before(ROW, touched(START, "-a +b -c +e"), turns, other) == ("a-b",)
    assert stood_before(ROW, touched(START, "-c +e -a +b"), turns, other) == ()
    assert stood_before(ROW, touched(START, "-a +b -c +e"), turns, STEP) == ()
    assert stood_before(ROW, touched(START, "-a +b -b +b -c +e"), turns, other) == ("a-b",)
    taken = replace(STEP, move="a*d>b", lifted=spots("d"), arrivals=((D, spots("a")), (B, spots("d"))))
    touches = "-d -a +d +b"
    assert stood_before(ROW, touched("a c d", f"{touches} -c +e"), Footprints((taken, other)), other) == (
        "a*d>b",
    )
    assert stood_before(ROW, touched("a c d", f"{touches} -d +d -c +e"), Footprints((taken,)), other) == (
        "a*d>b",
    ), "it stands there again"
