"""What is decided is recorded, folded and announced: each entry whole, in its order."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision.decisions import (
    announce,
    ask_which_turn,
    counted,
    picture_after,
    record_and_observe,
    record_turn,
    report_illegal,
    sit_out,
)
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Illegal
from companion.core.model.inputs import ENTERED, SENSORS
from companion.core.model.session import Session
from companion.core.model.types import Announce, Effect, Entry, Record, Verdict
from tests.core.row_board import bare, spots, touched
from tests.table import Table
from tests.toy_treasure import GAME as TREASURE

RED: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}
NEAR: dict[str, Any] = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}
LOG: dict[str, Any] = {**RED, "pieces": {"b3": "red", "a3": "barricade"}, "house": {"red": 4, "blue": 5}}


def rolled(position: dict[str, Any], die: int) -> Session:
    table = Table(position)
    table.die(100, die)
    return table.session


def named(session: Session, move: str) -> Footprint:
    return next(one for one in session.footprints if one.move == move)


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    """Entries by their kind, verdicts with an exclamation mark."""
    return [
        each.entry.kind if isinstance(each, Record) else f"{each.verdict.verdict}!"
        for each in effects
        if isinstance(each, Record | Announce)
    ]


def entry(effects: tuple[Effect, ...]) -> Entry:
    """The first one."""
    return next(each.entry for each in effects if isinstance(each, Record))


@pytest.mark.parametrize(
    ("position", "die", "move", "told"),
    [
        (RED, 3, "a1-d1", {"die": 3, "won": False, "captured": "", "barricade": False}),
        (RED, 2, "a1xc1", {"die": 2, "won": False, "captured": "blue", "barricade": False}),
        (LOG, 1, "b3*a3>g5", {"die": 1, "won": False, "captured": "", "barricade": True}),
        (NEAR, 1, "i13-i14", {"die": 1, "won": True, "captured": "", "barricade": False}),
    ],
)
def test_a_turn_is_recorded_with_what_it_did(
    position: dict[str, Any], die: int, move: str, told: dict[str, Any]
) -> None:
    before = rolled(position, die)
    after, effects = record_turn(before, named(before, move), ENTERED, 900)
    one = entry(effects)
    assert (one.kind, one.at_ms) == ("input", 900)
    assert {key: one.data[key] for key in told} == told
    said = {"number": 1, "seat": "red", "word": "move", "move": move, "how": ENTERED, "source": "board"}
    assert one.data["ends"]
    assert {key: one.data[key] for key in said} == said
    assert after.progress.history[-1].move == move
    assert kinds(effects) == ["input", "legal!", *(["won", "won!"] if told["won"] else [])]


def test_which_contacts_saw_the_captive_leave_is_noted() -> None:
    table = Table(RED)
    table.die(100, 2)
    table.touch(1000, "-c1", "-a1", "+c1", "+blue:5")
    table.until(3000)
    (one,) = [each for each in table.entries if each.kind == "input"]
    assert (one.data["seen"], one.data["missed"]) == (["c1"], [])
    before = rolled(RED, 2)
    _, effects = record_turn(before, named(before, "a1xc1"), ENTERED, 900)
    assert (entry(effects).data["seen"], entry(effects).data["missed"]) == ([], ["c1"])
    _, effects = record_turn(rolled(RED, 3), named(rolled(RED, 3), "a1-d1"), ENTERED, 900)
    assert "seen" not in entry(effects).data, "nothing was taken"


def test_a_turn_without_a_number_is_recorded_with_none() -> None:
    before = Table({**RED, "options": {"untyped_die": True}}).session
    _, effects = record_turn(before, named(before, "a1-d1"), ENTERED, 900)
    assert entry(effects).data["die"] == 0


def test_ma_14_a_pass_is_recorded_as_an_input_that_ends_the_turn() -> None:
    session = rolled({**RED, "options": {"may_pass": True}}, 2)
    after, effects = sit_out(session, 900)
    one = entry(effects)
    told = {"number": 1, "seat": "red", "word": "pass", "move": "pass", "how": "pass", "source": "said"}
    assert (one.kind, one.at_ms, one.data["die"], one.data["ends"]) == ("input", 900, 2, True)
    assert {key: one.data[key] for key in told} == told
    assert after.seat == "blue"


def test_an_input_that_no_hands_made_is_recorded_with_whose_it_is() -> None:
    table = Table(TREASURE.setup("drawn", ("red", "blue")), game=TREASURE)
    table.give(100, "draw:2")
    table.give(200, "call:warm")
    one = table.entries[-1]
    told = {"number": 2, "seat": "red", "word": "call", "move": "call:warm", "how": "told", "source": "said"}
    assert {key: one.data[key] for key in told} == told
    assert (one.data["ends"], one.data["deeds"], one.data["won"]) == (False, [], False)
    table.give(300, "stop")
    assert table.entries[-1].data["ends"]
    assert table.session.seat == "blue"


def test_inputs_of_hands_are_recorded_one_by_one() -> None:
    table = Table(TREASURE.setup("drawn", ("red", "blue"), {"treasure": "b1"}), game=TREASURE)
    table.give(100, "draw:2")
    table.give(200, "call:warm")
    table.touch(1000, "-a1", "+b1")
    table.until(4000)
    assert [one.kind for one in table.entries[-2:]] == ["input", "won"]
    deeds = table.entries[-2].data["deeds"]
    assert deeds == [{"what": "found", "seat": "red", "spot": "b1"}]


def test_the_same_turns_are_asked_about_once() -> None:
    before = rolled(RED, 2)
    before = replace(before, turn=replace(before.turn, reported=Illegal("x", "", 0, 0)))
    asked, effects = ask_which_turn(before, ("a1xc1", "a1-a3"), 900)
    assert (asked.dialogue.asking, asked.turn.reported) == (("a1xc1", "a1-a3"), None)
    assert entry(effects) == Entry("ambiguous", 900, {"seat": "red", "moves": ["a1xc1", "a1-a3"]})
    assert ask_which_turn(asked, ["a1xc1", "a1-a3"], 999) == (asked, ())
    assert ask_which_turn(asked, ("a1-a3",), 999)[1]


def test_an_illegal_try_stands_and_is_told_with_all_that_is_known() -> None:
    before = rolled(RED, 2)
    before = replace(before, dialogue=replace(before.dialogue, asking=("a1xc1",)))
    board = before.board
    arranged = Arrangement(((board.index["d1"], board.index["a1"]),), ())
    wrong, missing = board.mask(("d1",)), board.mask(("a1",))
    illegal = Illegal("wrong-count", "MA-04", wrong, missing, arranged, facts={"count": 3})
    after, effects = report_illegal(before, illegal, 900)
    data = {"seat": "red", "reason": "wrong-count", "rule": "MA-04", "wrong": ["d1"], "missing": ["a1"]}
    assert entry(effects) == Entry("illegal", 900, {**data, "facts": {"count": 3}})
    assert after.turn.reported == illegal
    assert after.dialogue.asking == ()
    assert after.turn.tracker.illegal_before == (before.turn.tracker.seen.since_ms, arranged)
    plain, _ = report_illegal(before, replace(illegal, arrangement=None), 900)
    assert plain.turn.tracker.illegal_before is None


def test_a_verdict_that_changes_nothing_is_recorded_and_announced() -> None:
    before = rolled(RED, 2)
    after, effects = announce(before, Verdict(900, "restored"))
    assert effects == (Record(Entry("restored", 900, {})), Announce(Verdict(900, "restored")))
    assert (after.position, after.die) == (before.position, 2)


def test_after_the_end_nothing_is_seen_any_more() -> None:
    before = rolled(RED, 2)
    illegal = Illegal("x", "", 0, 0)
    before = replace(before, turn=replace(before.turn, reported=illegal))
    after, effects = record_and_observe(before, [Entry("end", 900, {})])
    assert (after.over, after.turn.reported, after.observation.kind) == (True, None, "settled")
    assert kinds(effects) == ["end"]


OUT = Footprint("house-b", 0, spots("b"), pools=((0, -1),))
HOME = Footprint("axc", spots("a"), 0, lifted=spots("c"), pools=((1, 1),))


@pytest.mark.parametrize(
    ("start", "touches", "footprint", "picture"),
    [
        ("a red:1 red:2", "-red:1 +b", OUT, "a b red:2"),  # as it is seen
        ("a red:1 red:2", "", OUT, "a b red:1"),  # else the last place is empty
        ("a red:1 red:2", "-red:1", OUT, "a b red:2"),  # or the one that was seen to be
        ("a c blue:2", "-a -c +c +blue:1", HOME, "c blue:1 blue:2"),
        ("a c", "", HOME, "c blue:1"),
        ("a c blue:1", "", HOME, "c blue:1 blue:2"),
        ("a c", "-a -c +c +blue:2", HOME, "c blue:2"),
    ],
)
def test_the_picture_after_a_turn_is_as_seen_where_that_agrees(
    start: str, touches: str, footprint: Footprint, picture: str
) -> None:
    assert picture_after(bare(touched(start, touches)), footprint) == spots(picture)


@pytest.mark.parametrize(
    ("right", "picture", "found"),
    [
        ("a red:1", "b red:2", "a red:2"),  # the places are kept
        ("red:1", "red:1 red:2", "red:1"),
        ("red:1 red:2", "red:2", "red:1 red:2"),
        ("blue:1", "", "blue:1"),
        ("", "blue:1 blue:2 red:2", ""),
    ],
)
def test_of_pools_the_number_is_right_and_places_are_kept(right: str, picture: str, found: str) -> None:
    session = bare(touched("", ""), picture=lambda _: spots(right))
    assert counted(session, None, spots(picture)) == spots(found)


def test_how_hands_did_it_stands_in_the_entry() -> None:
    before = rolled(RED, 3)
    _, effects = record_turn(before, named(before, "a1-d1"), SENSORS, 900)
    assert entry(effects).data["how"] == SENSORS
