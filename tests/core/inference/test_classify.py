"""What is seen where no way to follow the touches is found."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.inference import classify
from tests.table import Table

TAKEN_OR_NOT: dict[str, Any] = {
    "turn": "red",
    "pieces": {"c3": "red", "b3": "barricade", "i9": "blue"},
    "house": {"red": 4, "blue": 4},
}
"""With a 1, red goes from c3 to d3, or takes b3's barricade there: the picture is the same."""


def test_where_the_ways_are_too_many_to_weigh_only_what_fits_every_touch_comes_into_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = Table(TAKEN_OR_NOT)
    one.die(0, 1)
    one.touch(1000, "-c3", "+d3")
    one.until(1500)
    session = one.session
    monkeypatch.setattr(classify, "weigh", lambda *_: [])
    seen = classify._weighed(session, session.standing(session.turn.tracker.began.picture))
    assert (seen.moves, seen.sure) == (("c3-d3",), False)


def test_where_the_ways_are_too_many_to_weigh_half_a_turn_is_still_in_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Red's pawn is gone and a blue one more in its house: all but one lift of a1xc1."""
    one = Table({"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}})
    one.die(0, 2)
    one.found(5000, *{*one.names(one.session.pictures.seen)} - {"a1"}, "blue:5")
    one.until(5100)
    session = one.session
    monkeypatch.setattr(classify, "weigh", lambda *_: [])
    seen = classify._weighed(session, session.standing(session.turn.tracker.began.picture))
    assert seen.kind == "in-hand"


HOUSE_AND_PAWN: dict[str, Any] = {
    "turn": "red",
    "pieces": {"b3": "red", "k7": "red", "i9": "blue"},
    "house": {"red": 1, "blue": 4},
}
"""With a 6, red goes from k7 to k5, or out of the house onto its own pawn: the board looks as before."""


@pytest.mark.parametrize(
    ("touches", "sure"),
    [
        ([(1000, "-k7"), (1400, "-red:1", "-b3"), (1800, "+b3"), (2100, "+red:1"), (2600, "+k5")], True),
        ([(1000, "-red:1", "-b3"), (1400, "+b3"), (1700, "+red:1"), (2000, "-k7"), (2600, "+k5")], False),
    ],
    ids=["knocked over on the way", "perhaps played before"],
)
def test_a_turn_that_leaves_the_board_as_it_was_came_first_only_where_it_was_touched_first(
    touches: list[tuple[Any, ...]], *, sure: bool
) -> None:
    one = Table(HOUSE_AND_PAWN)
    one.die(0, 6)
    for at_ms, *edges in touches:
        one.touch(at_ms, *edges)
    one.until(touches[-1][0] + 300)
    seen = one.session.observation
    assert "k7-k5" in seen.moves
    assert seen.sure is sure
