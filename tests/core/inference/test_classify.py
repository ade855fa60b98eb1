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
