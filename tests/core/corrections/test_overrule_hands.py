"""Accepted moves against hands that know which piece they hold: right or refused, never another position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.core.corrections import overrule
from companion.core.corrections.ruling import Ruling
from companion.core.model.commands import Overrule
from companion.simulate.ground import pool_of
from tests.games_by_hand import GameByHand, Placed, _down, scattered
from tests.simulate.lively_hand import CAREFUL, LivelyHand
from tests.simulate.mistakes import try_illegal


class Accepting(GameByHand):
    """Each illegal try is looked at: would it be accepted, and as what?"""

    found: Counter[str]

    def _try(self, reason: str, die: int | None) -> bool:
        tried = try_illegal(self.hand, reason, die, self._rest(1000), self._rows())
        if tried is None:
            return False
        edges, _ = tried
        self.table.edges(edges)
        self.table.until(edges[-1].at_ms + 3500)
        self._look(reason)
        back = self.hand.put_right(edges[-1].at_ms + 3500)
        self.table.edges(back)
        self.now_ms = back[-1].at_ms + 2000
        self.table.until(self.now_ms)
        return True

    def _look(self, reason: str) -> None:
        session = self.table.session
        if session.phase != "illegal":
            return
        found = overrule.ruling(session, Overrule(self.now_ms, "accept"))
        self.found[f"{reason} {'accepted' if isinstance(found, Ruling) else 'refused'}"] += 1
        if isinstance(found, Ruling):
            right = stands(self.hand)
            told = on_fields(found.position, self.hand.ground.goal)
            if told != right:
                self.score.wrong.append(f"{reason}: taken for {told}, was {right}")


def stands(hand: LivelyHand) -> Placed:
    """What stands where, as the hands know it, without what is on the goal."""
    return tuple(
        sorted(
            (pool_of(spot) or spot, hand.kind[piece])
            for spot, piece in hand.standing.items()
            if spot != hand.ground.goal
        )
    )


def on_fields(position: Any, goal: str) -> Placed:
    """The same of a position."""
    return tuple(one for one in _down(position) if one[0] != goal)


@pytest.mark.slow
@pytest.mark.parametrize("careful", [True, False])
@pytest.mark.sampled("start", range(0, 60, 10), sample=1)
def test_a_try_is_accepted_as_it_stands_or_not_at_all(start: int, careful: bool) -> None:
    found: Counter[str] = Counter()
    for seed in range(start, start + 10):
        game = Accepting(scattered(seed), seed, CAREFUL if careful else None, mistakes=0.9)
        game.found = found
        game.play(12)
        assert [wrong for wrong in game.score.wrong if "taken for" in wrong] == []
    accepted = sum(count for what, count in found.items() if what.endswith("accepted"))
    assert accepted > (0.5 if careful else 0.4) * found.total()
    assert found["wrong-count accepted"] > 0
