"""What is kept of a game: what a turn did, and what counts no more, since overrulings came in its place."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.history import Overruled, Past, gone, replaced, same_name, undone
from companion.core.model.inputs import TOLD, Deed


def past(number: int, move: str = "", over: Overruled | None = None) -> Past:
    return Past(number, "red", 0, move, TOLD, 0, None, 0, over=over)


def ruled(number: int, what: str, since: int, *still: int, move: str = "") -> Past:
    return past(number, move, Overruled(what, ("host",), since=since, still=still))


def test_a_turn_replaced_twice_takes_the_first_replacement_with_it() -> None:
    history = [past(1), past(2), ruled(3, "turn", 2), ruled(4, "turn", 2)]
    assert gone(history) == {2: "replaced", 3: "replaced"}


def test_inputs_that_could_not_be_heard_any_more_are_undone() -> None:
    history = [past(1), past(2), past(3), ruled(4, "input", 1, move="call:red")]
    assert gone(history) == {1: "replaced", 2: "undone", 3: "undone"}


def test_an_overruling_that_replaces_nothing_leaves_all_that_was() -> None:
    assert gone([past(1), ruled(2, "edit", 2)]) == {}
    assert (replaced(ruled(2, "edit", 2)), undone(ruled(2, "edit", 2))) == (0, ())


def test_what_was_heard_once_more_goes_on_to_count() -> None:
    corrected = ruled(5, "input", 2, 3, move="call:red")
    assert gone([past(1), past(2), past(3), past(4), corrected]) == {2: "replaced", 4: "undone"}
    assert (replaced(corrected), undone(corrected)) == (2, (4,))


def test_another_number_of_the_die_replaces_no_input() -> None:
    corrected = ruled(4, "input", 2, 2, move="die:5")
    assert gone([past(1), past(2), past(3), corrected]) == {3: "undone"}
    assert (replaced(corrected), undone(corrected)) == (0, (3,))


def test_the_first_deed_of_a_name_is_found() -> None:
    one = replace(past(1), deeds=(Deed("chip", "red"), Deed("wrong", "red"), Deed("chip", "blue")))
    assert one.deed("chip") == Deed("chip", "red")
    assert one.deed("wrong") == Deed("wrong", "red")
    assert one.deed("captured") is None


def test_an_overruling_is_read_from_its_entry() -> None:
    data = {"what": "input", "by": ["red", "blue"], "die": 4, "since": 2, "still": [3, 5], "move": "die:4"}
    assert Overruled.of(data) == Overruled("input", ("red", "blue"), 4, 2, (3, 5))


@pytest.mark.parametrize("name", ["Anna Bo", " anna  BO ", "ANNA\tbo\n"])
def test_a_name_is_the_same_however_it_is_written(name: str) -> None:
    assert same_name(name) == "anna bo"


def test_another_name_is_not() -> None:
    assert same_name("Annabo") != same_name("Anna Bo")
    assert same_name("Straße") == same_name("STRASSE")
