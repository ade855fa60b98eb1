"""A figure moved before a word that comes first: that word alone is asked for, where it makes it count."""

from __future__ import annotations

import pytest

from companion.core.guidance.lights import light_plan
from companion.core.guidance.way_back import steps
from companion.state.speech import guided
from companion.words.sentences import awaiting
from tests.games.labyrinth.small.test_table import begun


@pytest.mark.parametrize("options", [{}, {"ask_late_call": True}])
def test_a_step_that_waits_for_a_word_makes_one_demand(options: dict[str, bool]) -> None:
    """SL-07: asked for is the word alone; how to put it back is told to whoever would rather."""
    table = begun(**options)
    if not options:
        table.give(2000, "call:red")
    table.touch(2500, "-a1-b1", "-a1", "+b1")
    table.until(5000)
    assert (table.session.phase, awaiting(table.session)[0]) == ("illegal", "say")
    assert not guided(table.session)
    assert "b1" not in light_plan(table.session, frozenset())
    assert len(steps(table.session)) == 1


@pytest.mark.parametrize("after", ["+c1", "+b2"])
def test_a_step_that_no_word_makes_right_goes_back(after: str) -> None:
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1", "-a1", after)
    table.until(5000)
    assert (table.session.phase, awaiting(table.session)[0]) == ("illegal", "way-back")
    assert guided(table.session)


def test_once_the_colour_is_wrong_the_way_back_is_shown() -> None:
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1", "-a1", "+b1")
    table.until(5000)
    table.give(6000, "read:blue")
    assert (awaiting(table.session)[0], guided(table.session)) == ("way-back", True)
