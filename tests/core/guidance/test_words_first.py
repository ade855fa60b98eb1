"""A try that counts once a word is said: only words that people know, and only where the board then fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.core.guidance.words_first import MOST_VALUES, words_first
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Illegal
from companion.core.model.inputs import DIE, DRAWN, SAID, Awaited, Input, Taken
from companion.core.model.observation import Observation, known
from companion.core.model.session import Session
from tests.core.row_board import bare, spots, touched

STEP = Footprint("a-b", spots("a"), spots("b"))
COLOURS = Awaited("call", ("red",), ("blue", "red"))
FIVE = Awaited("which", ("red",), ("five", "six"))


class Words:
    """Words that come one after the other; a position is what was said, and after ``right`` the step may be.

    Args:
        awaited: what is asked for, one after the other.
        right: what must have been said, with blanks between.
        ends: the turn ends with each word.
    """

    def __init__(self, awaited: Sequence[Awaited], right: str, *, ends: bool = False) -> None:
        self.asked, self.right, self.ends = awaited, right.split(), ends

    def session(self, touches: str = "-a +b", **illegal: Any) -> Session:
        """A try that was told to be illegal."""
        told = Illegal("too-early", "", **{"wrong": spots("b"), "missing": spots("a"), **illegal})
        parts: dict[str, Any] = {"expects": self.expects, "hear": self.hear, "footprints": self.footprints}
        over = type("Over", (), {"over": False})
        one = bare(touched("a c", touches), **parts, outcome=lambda _: over)
        one = replace(one, situation=one.situation.at(()))
        return replace(
            one, turn=replace(one.turn, lazy=known(Observation("mismatch", illegal=told)), reported=told)
        )

    def expects(self, said: tuple[str, ...]) -> Sequence[Awaited]:
        return self.asked[len(said) :][:1]

    def hear(self, said: tuple[str, ...], given: Input) -> Taken[Any]:
        return Taken((*said, given.value), ends=self.ends)

    def footprints(self, said: tuple[str, ...]) -> list[Footprint]:
        return [STEP] if [*said] == self.right else []


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (Words([COLOURS], "red"), True),
        (Words([COLOURS], "blue"), True),
        (Words([COLOURS], "green"), False),  # nothing that may be said makes it right
        (Words([COLOURS, FIVE], "red six"), True),
        (Words([COLOURS, FIVE, COLOURS], "red six red"), False),  # so many are no answer in passing
        (Words([COLOURS], "red", ends=True), False),  # it is the next seat's turn then
        (Words([replace(COLOURS, word=DIE)], "red"), False),
        (Words([replace(COLOURS, source=DRAWN)], "red"), False),
        (Words([replace(COLOURS, secret=("red",))], "red"), False),
        (Words([replace(COLOURS, values=())], ""), False),
        (Words([replace(COLOURS, values=tuple(map(str, range(MOST_VALUES))))], "0"), True),
        (Words([replace(COLOURS, values=tuple(map(str, range(MOST_VALUES + 1))))], "0"), False),
        (Words([], ""), False),
    ],
)
def test_a_word_comes_first_where_it_makes_the_try_count(words: Words, *, first: bool) -> None:
    assert words_first(words.session()) is first
    assert COLOURS.source == SAID


@pytest.mark.parametrize("touches", ["-a +d", "-a +b -c", "-a", "-a +b -c +e"])
def test_the_board_must_show_just_what_hands_may_do_then(touches: str) -> None:
    assert not words_first(Words([COLOURS], "red").session(touches))


def test_what_stands_in_a_pool_does_not_matter() -> None:
    assert words_first(Words([COLOURS], "red").session("-a +b +red:1"))


def test_nothing_comes_first_while_hands_put_it_back_or_something_else_is_offered() -> None:
    one = Words([COLOURS], "red").session()
    assert words_first(one)
    settled = replace(one, turn=replace(one.turn, lazy=known(Observation("in-hand"))))
    offered = replace(one, dialogue=replace(one.dialogue, take_back_offer=1))
    now = one.turn.tracker
    lost = replace(one, turn=replace(one.turn, tracker=replace(now, ways=replace(now.ways, lost=True))))
    asked = replace(one, dialogue=replace(one.dialogue, asking=("a",)))
    assert [words_first(each) for each in (settled, offered, lost, asked)] == [False] * 4
