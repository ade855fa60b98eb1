"""What the journal holds of a game: whose deeds count, which number comes next, and what is sealed."""

from __future__ import annotations

import pytest

from companion.core.model.history import Overruled, Past
from companion.core.model.inputs import TOLD, Deed
from companion.core.model.session.recorded import FRIENDLY, TOURNAMENT, Progress, Settings, TableState


def past(number: int, *deeds: str, since: int = 0) -> Past:
    """A turn that did this; one that came ``since`` a number is an overruling."""
    over = Overruled("turn", ("host",), since=since) if since else None
    done = tuple(Deed(what, "red") for what in deeds)
    return Past(number, "red", 0, "", TOLD, 0, None, 0, over=over, deeds=done)


@pytest.mark.parametrize(
    ("history", "following"), [((), 1), ((past(1),), 2), ((past(1), past(2), past(7)), 8)]
)
def test_the_next_number_follows_the_last(history: tuple[Past, ...], following: int) -> None:
    assert Progress(history).next_number == following


@pytest.mark.parametrize(
    ("history", "deeds"),
    [
        ((), []),
        ((past(1, "a", "b"), past(2, "c")), ["a", "b", "c"]),
        ((past(1, "a"), past(2, "b"), past(3, "c"), past(4, "d", since=2)), ["a", "d"]),
        ((past(1, "a"), past(2, "b", since=2), past(3, "c")), ["a", "b", "c"]),  # it only added
        ((past(1, "a"), past(2, "b", since=1), past(3, "c", since=1)), ["c"]),
    ],
)
def test_what_was_heard_anew_counts_as_it_is_now(history: tuple[Past, ...], deeds: list[str]) -> None:
    assert [deed.what for deed in Progress(history).deeds] == deeds


def test_a_table_is_a_tournament_only_where_it_is_judged_so() -> None:
    assert TableState(Settings(), judging=TOURNAMENT).tournament
    assert not TableState(Settings(), judging=FRIENDLY).tournament
    assert not TableState(Settings()).tournament


def test_what_is_sealed_stands_in_no_text() -> None:
    text = repr(TableState(Settings(), {"red": "Anna"}, sealed="the treasure is at b2"))
    assert "b2" not in text
    assert "Anna" in text
