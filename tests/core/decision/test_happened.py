"""Which entries are a moment of their own, and what each leaves behind for it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision.happened import SETTINGS, happened
from companion.core.model.commands import DieRolled
from companion.core.model.fast_replace import replace
from companion.core.model.history import Happened, Overruled
from companion.core.model.session import Session
from companion.core.model.types import Entry
from tests.table import Table
from tests.toy_treasure import GAME as TREASURE

LAST = Happened(6, "roll", "red")
POSITION = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}


def session() -> Session:
    """Red has gone two fields, blue has a 3, and six moments were seen."""
    table = Table(POSITION)
    table.die(100, 2)
    table.enter(200, "a1-c1")
    table.tell(DieRolled(300, 3))
    return replace(table.session, progress=replace(table.session.progress, happened=LAST))


@pytest.mark.parametrize(
    ("kind", "data", "seat", "value"),
    [
        ("input", {"seat": "red"}, "red", ""),
        ("roll", {"seat": "blue", "die": 3}, "blue", ""),
        ("unroll", {"seat": "blue"}, "blue", "3"),
        ("undo", {"number": 1}, "red", "turn"),
        ("seat", {"seat": "red", "change": "leave"}, "red", "leave"),
        ("healed", {"spots": ["c3", "a1"]}, "", "c3"),
        ("whose", {"owners": {}}, "", "answered"),
        ("whose", {"owners": {"a1": "red"}}, "", ""),
        ("illegal", {"seat": "red"}, "red", ""),
        ("pause", {"by": "page"}, "", ""),
        ("end", {}, "", ""),
    ],
)
def test_people_should_see_it(kind: str, data: dict[str, Any], seat: str, value: str) -> None:
    assert happened(session(), Entry(kind, 0, data)) == Happened(7, kind, seat, value)


@pytest.mark.parametrize("change", SETTINGS)
def test_a_setting_of_a_seat_is_no_news(change: str) -> None:
    assert happened(session(), Entry("seat", 0, {"seat": "red", "change": change})) == LAST


@pytest.mark.parametrize("kind", ["game", "choose", "aid"])
def test_other_entries_are_told_with_the_next_one(kind: str) -> None:
    assert happened(session(), Entry(kind, 0, {})) == LAST


def test_an_overruling_taken_back_is_a_correction() -> None:
    now = session()
    past = replace(now.progress.history[-1], over=Overruled("turn", ("host",)))
    now = replace(now, progress=replace(now.progress, history=(past,)))
    assert happened(now, Entry("undo", 0, {"number": 1})).value == "correction"


def test_where_a_turn_has_many_inputs_one_of_them_is_taken_back() -> None:
    table = Table(TREASURE.setup("drawn", ("red", "blue")), game=TREASURE)
    table.give(100, "draw:2")
    assert happened(table.session, Entry("undo", 0, {"number": 1})).value == "input"
