"""Why a try is no legal turn: every reason on both boards, its rule, and what is wrong and missing.

Where several reasons fit, the first in the list of docs/reference/notation.md, part 4, is given.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.game import Illegal, Try
from companion.games.malefiz import GAME
from companion.games.malefiz.judge import RULE_OF_REASON, judge
from companion.words.i18n import translator
from companion.words.sentences import tell_verdict
from tests.table import Table

NO_OWN = {"capture_own": False}
SHARED: dict[str, Any] = {"house": {"red": 3, "blue": 3}, "forest": {"red": 1, "blue": 1}}


def position(variant: str, pieces: str, **more: Any) -> dict[str, Any]:
    """``a1=red c1=blue a3`` (a barricade); the other pawns of red and blue are in their houses."""
    standing = dict([*piece.split("="), "barricade"][:2] for piece in pieces.split())
    pawns = 5 if variant == "classic" else 4
    out = list(standing.values())
    house = {seat: pawns - out.count(seat) for seat in ("red", "blue")}
    return {"variant": variant, "turn": "red", "pieces": standing, "house": house, **more}


def judged(start: dict[str, Any], die: int | None, touches: str) -> tuple[str, str, str, str]:
    """Reason, rule, wrong and missing, at rest after these touches."""
    table = Table(start)
    if die is not None:
        table.die(0, die)
    verdicts = table.touch(100, *touches.split())
    verdicts += table.until(100 * len(touches.split()) + 2000)
    assert [verdict.verdict for verdict in verdicts] == ["illegal"]
    (verdict,) = verdicts
    return verdict.reason, verdict.rule, " ".join(verdict.wrong), " ".join(verdict.missing)


def case(variant: str, pieces: str, die: int | None, touches: str, said: str, **more: Any) -> Any:
    """``said`` is reason, rule, wrong and missing spots, separated by ``|``."""
    reason, rule, wrong, missing = (part.strip() for part in said.split("|"))
    return pytest.param(
        position(variant, pieces, **more),
        die,
        touches,
        (reason, rule, wrong, missing),
        id=f"{rule or 'no rule'} {reason}: {variant}, {pieces}, {die}: {touches}",
    )


@pytest.mark.parametrize(
    ("start", "die", "touches", "said"),
    [
        case("classic", "a1=red c1=blue", 2, "-c1 +d1", "not-your-piece | MA-03 | d1 | c1"),
        case("classic", "a1=red f3", 2, "-f3 +g3", "not-your-piece | MA-03 | g3 | f3"),
        case("classic", "a1=red", 2, "-blue:2 +o1", "not-your-piece | MA-03 | o1 | blue:2"),
        case("fast", "a1=red c1=blue", 4, "-c1 +e1", "not-your-piece | MA-03 | e1 | c1"),
        case("classic", "a1=red", None, "-a1 +b1", "no-roll | MA-03 | b1 | a1"),
        case("fast", "", None, "-red:3 +b1", "no-roll | MA-03 | b1 | red:3"),
        case("classic", "a1=red a2", 2, "-a1 +a3", "blocked | MA-10 | a3 | a1"),
        case("fast", "d1=red d2", 4, "-d1 +d4", "blocked | MA-10 | d4 | d1"),
        case("classic", "i13=red", 4, "-i13 +i14", "overshoot | MA-13 | i14 | i13"),
        case("fast", "g8=red", 3, "-g8 +f9", "overshoot | MA-13 | f9 | g8"),
        case(
            "classic",
            "a1=red",
            4,
            "-a1 +b1 -b1 +c1 -c1 +d1 -d1 +c1",
            "turned-back | MA-06 | c1 | a1",
        ),
        case("fast", "e1=red", 3, "-e1 +d1 -d1 +c1 -c1 +d1", "turned-back | MA-06 | d1 | e1"),
        case("classic", "", 3, "-red:1 +c1 -c1 +d1 -d1 +c1", "turned-back | MA-06 | c1 | red:1"),
        case("classic", "a1=red", 2, "-a1 +f1", "wrong-count | MA-04 | f1 | a1"),
        case("classic", "a1=red", 4, "-a1 +b1 -b1 +c1", "wrong-count | MA-04 | c1 | a1"),
        case("fast", "a1=red", 2, "-a1 +d1", "wrong-count | MA-04 | d1 | a1"),
        case("fast", "", 1, "-red:1 +d1", "wrong-count | MA-04 | d1 | red:1"),
        case("classic", "f7=red", 3, "-f7 +red:5", "wrong-count | MA-04 | red:5 | f7"),
        case("fast", "b1=red c2=blue", 2, "-c2 -b1 +c2 +blue:4", "rest-field | MF-02 | blue:4 | b1"),
        case(
            "classic",
            "a1=red c1=red",
            2,
            "-c1 -a1 +c1 +red:4",
            "own-pawn | MA-08 | red:4 | a1",
            options=NO_OWN,
        ),
        case(
            "fast", "a1=red c1=red", 2, "-a1 -c1 +c1 +red:3", "own-pawn | MA-08 | red:3 | a1", options=NO_OWN
        ),
        case("classic", "a1=red a3", 2, "-a1 -a3 +a3 +f1", "barricade-place | MA-11 | f1 |"),
        case("classic", "a1=red a3", 2, "-a3 -a1 +a3 +i14", "barricade-place | MA-11 | i14 |"),
        case(
            "classic",
            "a1=red a3",
            2,
            "-a1 -a3 +a3 +i2",
            "barricade-place | MA-11 | i2 |",
            options={"barricade_rows_forbidden": 2},
        ),
        case("fast", "a1=red b2", 2, "-a1 -b2 +b2 +f1", "barricade-place | MA-11 | f1 |"),
        case("fast", "a1=red b2", 2, "-b2 -a1 +b2 +e7", "barricade-place | MF-03 | e7 |"),
        case(
            "classic", "a1=red c1=blue", 2, "-c1 -a1 +c1 +green:1", "wrong-house | MA-08 | green:1 | blue:5"
        ),
        case("classic", "a1=red c1=blue", 2, "-c1 -a1 +c1 +red:5", "wrong-house | MA-08 | red:5 | blue:5"),
        case("fast", "a1=red c1=blue", 2, "-c1 -a1 +c1 +forest:3", "wrong-house | MA-08 | forest:3 | blue:4"),
        case("fast", "f6=red f7=blue", 1, "-f7 -f6 +f7 +blue:4", "wrong-house | MF-04 | blue:4 | forest:1"),
        case("classic", "a1=red c1=red", 2, "-c1 -a1 +c1 +green:1", "wrong-house | MA-08 | green:1 | red:4"),
        case("classic", "a1=red f1=red", 2, "-a1 -f1 +c1 +h1", "two-moves | MA-03 | c1 h1 | a1 f1"),
        case("fast", "a1=red f1=red", 2, "-f1 -a1 +h1 +b2", "two-moves | MA-03 | b2 h1 | a1 f1"),
        case("classic", "a1=red", 2, "+h13", "unexplained | | h13 |"),
        case("fast", "a1=red", 2, "+k2 -k2 +h6", "unexplained | | h6 |"),
    ],
)
def test_every_reason_has_its_rule_and_names_what_is_wrong_and_missing(
    start: dict[str, Any], die: int | None, touches: str, said: tuple[str, str, str, str]
) -> None:
    assert judged(start, die, touches) == said


@pytest.mark.parametrize(
    ("start", "die", "touches", "said"),
    [
        # not-your-piece before the mover's own fault
        case("classic", "a1=red c1=blue", 2, "-c1 +d1 -a1 +f1", "not-your-piece | MA-03 | d1 f1 | a1 c1"),
        case("classic", "a1=red c1=blue", None, "-c1 +d1 -a1 +f1", "not-your-piece | MA-03 | d1 f1 | a1 c1"),
        # no-roll before anything that needs a number
        case("classic", "i13=red", None, "-i13 +i14", "no-roll | MA-03 | i14 | i13"),
        case("classic", "a1=red f1=red", None, "-a1 -f1 +c1 +h1", "no-roll | MA-03 | c1 h1 | a1 f1"),
        # blocked before what is wrong with the landing, and before turned-back
        case("fast", "d1=red d2 e4=blue", 5, "-d1 -e4 +e4 +blue:4", "blocked | MA-10 | blue:4 | d1"),
        case("fast", "d4=red e4 f4=blue", 2, "-f4 -d4 +f4 +blue:4", "blocked | MA-10 | blue:4 | d4"),
        case("classic", "a1=red a2", 2, "-a1 +b1 -b1 +a1 -a1 +a3", "blocked | MA-10 | a3 | a1"),
        # overshoot before turned-back and wrong-count
        case("classic", "h13=red", 4, "-h13 +i13 -i13 +h13 -h13 +i14", "overshoot | MA-13 | i14 | h13"),
        # turned-back before wrong-count
        case("classic", "a1=red", 3, "-a1 +b1 -b1 +c1 -c1 +b1", "turned-back | MA-06 | b1 | a1"),
        # wrong-count before rest-field, own-pawn and two-moves
        case("fast", "b1=red c2=blue", 3, "-c2 -b1 +c2 +blue:4", "wrong-count | MA-04 | blue:4 | b1"),
        case(
            "classic",
            "a1=red c1=red",
            3,
            "-c1 -a1 +c1 +red:4",
            "wrong-count | MA-04 | red:4 | a1",
            options=NO_OWN,
        ),
        case("classic", "a1=red f1=red", 4, "-a1 -f1 +c1 +h1", "wrong-count | MA-04 | c1 h1 | a1 f1"),
        case("classic", "a1=red a3", 1, "-a1 -a3 +a3 +f1", "wrong-count | MA-04 | f1 | a1"),
        # rest-field before own-pawn and wrong-house
        case(
            "fast",
            "b1=red c2=red",
            2,
            "-c2 -b1 +c2 +red:3",
            "rest-field | MF-02 | red:3 | b1",
            options=NO_OWN,
        ),
        case("fast", "b1=red c2=blue", 2, "-c2 -b1 +c2 +green:1", "rest-field | MF-02 | green:1 | b1"),
        # own-pawn before wrong-house
        case(
            "classic",
            "a1=red c1=red",
            2,
            "-c1 -a1 +c1 +green:1",
            "own-pawn | MA-08 | green:1 | a1",
            options=NO_OWN,
        ),
        # barricade-place and wrong-house before two-moves
        case("classic", "a1=red a3 f7=red", 2, "-f7 -a1 -a3 +a3 +f1 +h7", "barricade-place | MA-11 | f1 |"),
    ],
)
def test_where_several_reasons_fit_the_first_of_the_list_is_given(
    start: dict[str, Any], die: int | None, touches: str, said: tuple[str, str, str, str]
) -> None:
    assert judged(start, die, touches) == said


# --- what is no turning back, and other guesses of what hands did ------------------------------------


@pytest.mark.parametrize(
    ("start", "die", "touches", "said"),
    [
        # hops over several fields are no links
        case("classic", "a1=red", 5, "-a1 +c1 -c1 +e1 -e1 +c1", "wrong-count | MA-04 | c1 | a1"),
        # a bump in between breaks no walk
        case(
            "classic",
            "a1=red m1=blue",
            3,
            "-a1 +b1 -b1 -m1 +m1 +c1 -c1 +b1",
            "turned-back | MA-06 | b1 | a1",
        ),
        # the other pawn's landing is no step
        case("classic", "a1=red c1=red", 5, "-a1 -c1 +b1 +d1", "wrong-count | MA-04 | b1 d1 | a1 c1"),
        # a pawn bumped by the way was not captured when the mover went elsewhere
        case("classic", "a1=red c1=blue", 2, "-a1 -c1 +c1 +f1", "wrong-count | MA-04 | f1 | a1"),
        # two alike that changed places are where they were
        case(
            "classic", "a1=red c1=blue e1=blue", 4, "-c1 -e1 +c1 +e1 -a1 +f1", "wrong-count | MA-04 | f1 | a1"
        ),
        # out of a forest that others share, the mover's own pawn is believed
        case("fast", "", 2, "-forest:1 +h6", "wrong-count | MA-04 | h6 | forest:1", **SHARED),
        case(
            "fast",
            "",
            2,
            "-forest:1 +h6",
            "not-your-piece | MA-03 | h6 | forest:1",
            **{**SHARED, "forest": {"blue": 1}},
        ),
    ],
)
def test_the_plainest_guess_that_fits_all_touches_is_judged(
    start: dict[str, Any], die: int | None, touches: str, said: tuple[str, str, str, str]
) -> None:
    assert judged(start, die, touches) == said


@pytest.mark.parametrize("variant", ["classic", "fast"])
def test_in_houses_only_the_number_counts(variant: str) -> None:
    """The pawn that wandered from one place to another is neither wrong nor missing."""
    start = position(variant, "a1=red c3=blue" if variant == "classic" else "a1=red g5=blue")
    free = "blue:5" if variant == "classic" else "blue:4"
    reason, _, wrong, missing = judged(start, 2, f"-blue:1 +{free} -a1 +f1")
    assert (reason, wrong, missing) == ("wrong-count", "f1", "a1")


def test_without_any_fitting_way_one_gone_and_one_come_is_the_guess() -> None:
    board = Table(position("classic", "a1=red")).session.board
    start = board.mask(["a1", "red:1", "red:2", "red:3", "red:4", *(f"blue:{n}" for n in range(1, 6))])
    went = start ^ board.mask(["a1", "f1"])
    attempt = Try(start, went, (), ())
    loaded = GAME.load({"game": "malefiz", **position("classic", "a1=red"), "die": 2})
    assert judge(loaded, attempt) == Illegal("wrong-count", "MA-04", board.mask(["f1"]), board.mask(["a1"]))
    chaos = start ^ board.mask(["a1", "f1", "g1"])
    assert judge(loaded, Try(start, chaos, (), ())).reason == "unexplained"


def test_every_reason_of_the_contract_has_a_rule() -> None:
    assert {reason: rule for reason, rule in RULE_OF_REASON.items() if not rule} == {"unexplained": ""}
    assert list(RULE_OF_REASON)[:3] == ["not-your-piece", "no-roll", "blocked"]


@pytest.mark.parametrize(
    ("start", "die", "touches", "facts", "said"),
    [
        (position("classic", "a1=red"), 2, "-a1 +f1", {"count": 5, "die": 2}, "That was 5 fields, but"),
        (position("fast", ""), 2, "-red:1 +b1", {"count": 1, "die": 2}, "That was 1 field, but"),
        (position("classic", "a1=red a2"), 2, "-a1 +a3", {"count": 1}, "One barricade is in the way."),
        (
            position("classic", "i13=red"),
            4,
            "-i13 +i14",
            {"count": 1, "die": 4},
            "So close! The goal is only 1 ",
        ),
        (position("classic", "a1=red c1=blue"), 2, "-c1 +d1", {"piece": "blue"}, "That was the blue pawn,"),
    ],
)
def test_a_reason_names_what_the_judge_knows(
    start: dict[str, Any], die: int, touches: str, facts: dict[str, Any], said: str
) -> None:
    table = Table(start)
    table.die(0, die)
    table.touch(100, *touches.split())
    (verdict,) = table.until(3000)
    assert verdict.facts == facts
    assert translator("en")(tell_verdict(table.session, verdict)).startswith(said)
    assert translator("en")(tell_verdict(table.session, replace(verdict, facts={}))) != said


def test_a_reason_without_a_way_names_no_number() -> None:
    table = Table(position("classic", "f7=red"))
    table.die(0, 3)
    table.touch(100, "-f7", "+red:5")
    (verdict,) = table.until(3000)
    assert verdict.reason == "wrong-count"
    assert verdict.facts == {}
    assert "exactly as many fields as the die shows" in translator("en")(tell_verdict(table.session, verdict))
