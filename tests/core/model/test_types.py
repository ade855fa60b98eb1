"""Sentences with places, poles as bit sets, and the line that a verdict becomes."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.inputs import Deed
from companion.core.model.types import NO_POLES, Poles, Say, Verdict, say_plural


@pytest.mark.parametrize(
    ("say", "places"),
    [
        (Say("Go on."), set()),
        (Say("{who} goes to {spot}, {who}."), {"who", "spot"}),
        (say_plural("one field", "{count} fields"), {"count"}),
        (say_plural("{who}: one", "{count}"), {"who", "count"}),
    ],
)
def test_a_sentence_knows_its_places(say: Say, places: set[str]) -> None:
    assert say.places == places


def test_a_sentence_is_filled() -> None:
    plural = say_plural("one {what}", "{count} {what}", {"count": 2})
    assert (plural.text, plural.many, plural.args) == ("one {what}", "{count} {what}", {"count": 2})
    assert plural.fill({"count": 3}) == say_plural("one {what}", "{count} {what}", {"count": 3})
    assert say_plural("a", "b").args == {}


def test_poles_are_told_by_spot() -> None:
    poles = Poles(norths=0b001, souths=0b100)
    assert [poles.at(spot) for spot in range(3)] == [True, None, False]
    assert poles.known == 0b101
    assert poles.on(0b110) == Poles(0, 0b100)
    assert poles.on(0b001) == Poles(0b001, 0)
    assert NO_POLES.known == 0


@pytest.mark.parametrize("spot", [0, 1, 2])
@pytest.mark.parametrize("north", [True, False, None])
def test_another_pole_comes_to_a_spot_and_the_others_stay(spot: int, *, north: bool | None) -> None:
    before = Poles(norths=0b001, souths=0b100)
    after = before.set(spot, north)
    assert [after.at(each) for each in range(3)] == [
        north if each == spot else before.at(each) for each in range(3)
    ]


@pytest.mark.parametrize(
    ("verdict", "line"),
    [
        (Verdict(5, "restored"), {}),
        (Verdict(5, "legal", "red", "a1-c1"), {"seat": "red", "move": "a1-c1"}),
        (
            Verdict(5, "illegal", "red", reason="blocked", rule="MA-10", wrong=("b1",), lost=True),
            {
                "seat": "red",
                "reason": "blocked",
                "rule": "MA-10",
                "lost": True,
                "wrong": ["b1"],
                "missing": [],
            },
        ),
        (Verdict(5, "restored", wrong=("b1",), missing=("c1",)), {}),
        (Verdict(5, "ambiguous", moves=("a", "b")), {"moves": ["a", "b"]}),
        (
            Verdict(5, "fault", spot="a1", kind="weak", spots=("a1",)),
            {"spot": "a1", "kind": "weak", "spots": ["a1"]},
        ),
        (
            Verdict(5, "overruled", die=3, by=("red",), back=2),
            {"die": 3, "back": 2, "by": ["red"]},
        ),
        (Verdict(5, "unsure", owners=(("a1", "red"),)), {"owners": {"a1": "red"}}),
        (
            Verdict(5, "heard", ends=True, deeds=(Deed("chip", "red"),)),
            {"deeds": [{"what": "chip", "seat": "red"}], "ends": True},
        ),
    ],
    ids=lambda each: each.verdict if isinstance(each, Verdict) else "",
)
def test_a_verdict_is_a_line_without_empty_keys(verdict: Verdict, line: dict[str, Any]) -> None:
    assert verdict.to_json() == {"ms": 5, "verdict": verdict.verdict, **line}
