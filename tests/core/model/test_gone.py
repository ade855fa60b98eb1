"""What counts no more, since overrulings came in its place."""

from __future__ import annotations

from companion.core.model.history import Overruled, Past, gone


def past(number: int, over: Overruled | None = None) -> Past:
    return Past(number, "red", 0, "", "", 0, None, 0, over=over)


def ruled(number: int, what: str, replaces: int, undone: tuple[int, ...] = ()) -> Past:
    return past(number, Overruled(what, ("host",), replaces=replaces, undone=undone))


def test_a_turn_replaced_twice_takes_the_first_replacement_with_it() -> None:
    history = [past(1), past(2), ruled(3, "turn", 2), ruled(4, "turn", 2)]
    assert gone(history) == {2: "replaced", 3: "replaced"}


def test_inputs_that_could_not_be_heard_any_more_are_undone() -> None:
    history = [past(1), past(2), past(3), ruled(4, "input", 1, (2, 3))]
    assert gone(history) == {1: "replaced", 2: "undone", 3: "undone"}


def test_an_overruling_that_replaces_nothing_leaves_all_that_was() -> None:
    assert gone([past(1), ruled(2, "edit", 0)]) == {}
