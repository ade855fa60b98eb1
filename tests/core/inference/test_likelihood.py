"""What touches cost if a turn was played, and what the referee makes of it: recorded, asked, or illegal."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.inference import classify, footprint_match
from companion.core.inference.hypothesis import Explanation
from companion.core.inference.likelihood import weigh
from companion.core.model.fast_replace import replace
from companion.core.model.miss_rates import MissRates
from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table

BESIDE: dict[str, Any] = {
    "turn": "red",
    "pieces": {"c3": "red", "b3": "barricade"},
    "house": {"red": 4, "blue": 5},
}
"""With a 1 red goes from c3 to d3, or takes b3."""


def played(touches: str, position: dict[str, Any] = BESIDE, die: int = 1, **settings: Any) -> Table:
    """A table after these touches, 200 ms apart; a number is a pause in ms."""
    table = Table(position)
    session = replace(table.session, table=replace(table.session.table, settings=Settings(**settings)))
    table.play = replace(table.play, session=session)
    table.die(0, die)
    at_ms = 1000
    for word in touches.split():
        if word.isdigit():
            at_ms += int(word)
        else:
            table.touch(at_ms, word)
            at_ms += 200
    table.until(at_ms + 3000)
    return table


def told(table: Table) -> list[tuple[str, str, tuple[str, ...], str]]:
    return [(one.verdict, one.move, one.moves, one.reason) for one in table.said]


def costs(table: Table) -> dict[str, tuple[int, int]]:
    """Turn -> cost and its rare part, of what the board shows now."""
    session = table.session
    kinds = session.game.kinds(session.position, session.turn.tracker.began.picture)
    ends = footprint_match.ends(session.board, session.turn.tracker, session.turn.footprints)
    explanations: list[Explanation] = weigh(classify._evidence(session, kinds), ends)
    return {story.move: (story.cost, story.rare) for story in explanations}


def on_the_way(touches: str) -> Table:
    """The same, looked at before anything is decided."""
    table = Table(BESIDE)
    table.die(0, 1)
    table.touch(1000, *touches.split())
    table.until(1000 + 100 * len(touches.split()) + 40)
    return table


@pytest.mark.parametrize(
    ("touches", "expected"),
    [
        ("-c3 +d3", {"c3-d3": (0, 0), "c3*b3>d3": (47, 47)}),
        ("-c3 -b3 +b3 +d3", {"c3-d3": (26, 0), "c3*b3>d3": (20, 20)}),
        ("-b3 -c3 +b3 +d3", {"c3-d3": (26, 0), "c3*b3>d3": (20, 20)}),
        ("-b3 +b3 -c3 +d3", {"c3-d3": (0, 0), "c3*b3>d3": (47, 47)}),
        ("+d3 -b3 +b3 -c3", {"c3*b3>d3": (77, 47)}),  # b3's contact only flickered
    ],
)
def test_each_turn_costs_what_hands_do_besides_and_what_was_not_seen(
    touches: str, expected: dict[str, tuple[int, int]]
) -> None:
    assert costs(on_the_way(touches)) == expected


@pytest.mark.parametrize(
    ("touches", "verdict"),
    [
        ("-c3 +d3", ("legal", "c3-d3", (), "")),
        ("-c3 -b3 +b3 +d3", ("ambiguous", "", ("c3*b3>d3", "c3-d3"), "")),
        ("-b3 -c3 1000 +b3 +d3", ("legal", "c3*b3>d3", (), "")),  # nobody holds a bumped piece for so long
    ],
)
def test_recorded_is_what_is_a_thousand_times_likelier(
    touches: str, verdict: tuple[str, str, tuple[str, ...], str]
) -> None:
    assert told(played(touches)) == [verdict]


def test_strict_asks_where_another_turn_differs_by_an_unseen_lift() -> None:
    assert told(played("-c3 +d3", strict=True)) == [("ambiguous", "", ("c3*b3>d3", "c3-d3"), "")]


def test_strict_asks_wherever_another_turn_fits_every_touch() -> None:
    assert told(played("-b3 -c3 1000 +b3 +d3", strict=True)) == [("ambiguous", "", ("c3*b3>d3", "c3-d3"), "")]


ROUND: dict[str, Any] = {
    "variant": "fast",
    "turn": "green",
    "pieces": {"a1": "green"},
    "house": {"green": 1, "blue": 1},
}
"""With a 5 green goes from a1 over a2 to b1, or the other way round over b1 to a2."""


@pytest.mark.parametrize(
    ("touches", "strict", "verdicts"),
    [
        ("-a1 +a2", False, [(1750, "a1-a2")]),
        ("-a1 +a2", True, [(2700, "a1-a2")]),
        ("-a1 +a2 800 +c2 -c2 +b1", True, []),  # counted on, the lift from a2 unseen
    ],
)
def test_strict_waits_longer_on_a_field_that_may_only_be_counted(
    touches: str, strict: bool, verdicts: list[tuple[int, str]]
) -> None:
    said = played(touches, ROUND, 5, strict=strict).said
    assert [(one.at_ms, one.move) for one in said if one.verdict == "legal"] == verdicts


@pytest.mark.parametrize(("strict", "verdict"), [(False, "legal"), (True, "ambiguous")])
def test_strict_asks_where_the_pawn_stands_before_it_has_left_a_field_far_off(
    strict: bool, verdict: str
) -> None:
    """Found by simulated hands: a captive, its lift unseen, was set aside as the pawn was taken up again."""
    table = Table(
        {"variant": "fast", "turn": "blue", "pieces": {"f1": "blue"}, "house": {"red": 1, "blue": 1}}
    )
    table.play = replace(
        table.play,
        session=replace(table.session, table=replace(table.session.table, settings=Settings(strict=strict))),
    )
    table.die(0, 5)
    spots = [(1000, "f1", False), (1400, "f2", True), (1700, "a1", True), (1750, "f2", False)]
    table.edges(spots)
    table.until(5000)
    assert [one.verdict for one in table.said] == [verdict]


@pytest.mark.parametrize("odds", [1, 2, 4])
def test_with_smaller_odds_less_is_asked(odds: int) -> None:
    assert told(played("-c3 -b3 +b3 +d3", odds=odds)) == [("legal", "c3*b3>d3", (), "")]


def test_a_taken_piece_on_a_wrong_field_may_look_like_a_plain_move() -> None:
    position = {"turn": "red", "pieces": {"c3": "red", "b3": "blue"}, "house": {"red": 4, "blue": 4}}
    assert told(played("-c3 -b3 +b3 +d3", position)) == [("ambiguous", "", ("c3-d3",), "")]


def test_a_thing_that_comes_and_goes_changes_nothing() -> None:
    said = told(played("+e3 2000 -e3 2000 -c3 +d3"))
    assert said[-1] == ("legal", "c3-d3", (), "")


def test_a_contact_that_flickers_changes_nothing() -> None:
    assert told(played("+e3 -e3 -c3 +d3")) == [("legal", "c3-d3", (), "")]


# --- what is learned of the contacts --------------------------------------------------------------


def test_lifts_missed_on_a_board_are_reckoned_with_on_all_its_spots() -> None:
    fresh = MissRates()
    bad = fresh.learn(0b0001, 0b0010).learn(0b0001, 0b0010)
    good = fresh
    for _ in range(50):
        good = good.learn(0b0001, 0)
    assert good.cost(5, 0.01) > fresh.cost(5, 0.01) > bad.cost(5, 0.01) > bad.cost(1, 0.01)
    assert fresh.cost(5, 0.01) == 20


def test_a_turn_tells_which_lifts_were_seen_and_the_journal_keeps_it() -> None:
    table = played("-c3 -b3 1500 +b3 +e5")
    assert [one.move for one in table.said] == ["c3*b3>e5"]
    spot = table.session.board.index["b3"]
    assert table.session.contacts.miss_rates == MissRates({spot: (1, 0)})
    assert (
        fold.restore(GAME, SETTINGS, table.entries).contacts.miss_rates == table.session.contacts.miss_rates
    )


def test_an_unseen_lift_is_asked_about_rather_than_called_illegal_where_lifts_are_missed() -> None:
    fresh = played("-c3 +e5")
    assert told(fresh)[0][::3] == ("illegal", "wrong-count")
    table = Table(BESIDE)
    known = MissRates({9: (10, 2)})
    table.play = replace(
        table.play, session=replace(table.session, contacts=replace(table.session.contacts, miss_rates=known))
    )
    table.die(0, 1)
    table.touch(1000, "-c3", "+e5")
    table.until(3000)
    assert told(table) == [("ambiguous", "", ("c3*b3>e5",), "")]


@pytest.mark.parametrize(
    ("die", "taken", "target", "verdict"),
    [(1, "b3", "d3", "legal"), (6, "g5", "i3", "ambiguous")],  # slid to a neighbour; put there far away
)
def test_a_put_told_before_its_lift_is_slid_or_a_piece_taken_unseen(
    die: int, taken: str, target: str, verdict: str
) -> None:
    pieces = {"c3": "red", taken: "barricade"}
    table = Table({"turn": "red", "pieces": pieces, "house": {"red": 4, "blue": 5}})
    table.die(0, die)
    table.edges([(1000, target, True), (1030, "c3", False)])
    table.until(3000)
    assert [one.verdict for one in table.said] == [verdict]


def test_a_turn_after_which_more_stood_there_than_there_are_is_asked_about() -> None:
    went_on = told(played("-a1 +a2 +c2 -c2", ROUND, 5))  # the pawn, rather: its lift from a2 went unseen
    assert went_on == [("ambiguous", "", ("a1-a2",), "")]
    assert told(played("+c2 -c2 -a1 +a2", ROUND, 5)) == [("legal", "a1-a2", (), "")]


def test_a_captive_set_aside_may_look_like_a_barricade_moved() -> None:
    pieces = {"e5": "blue", "d6": "barricade", "d4": "red"}
    position = {"variant": "fast", "turn": "blue", "pieces": pieces, "house": {"red": 1, "blue": 2}}
    touches = "-d6 -e5 +d6 -d4 +e4 +d4"
    assert told(played(touches, position, 4, strict=True)) == [("ambiguous", "", ("e5*d6>e4",), "")]
    assert told(played(touches, position, 4)) == [("legal", "e5*d6>e4", (), "")]
