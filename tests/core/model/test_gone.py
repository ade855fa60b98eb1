"""What counts no more, since overrulings came in its place."""

from __future__ import annotations

from companion.core.model.history import Overruled, Past, gone, replaced, undone
from companion.core.model.inputs import TOLD


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
