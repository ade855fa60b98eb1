"""What the times of touches tell."""

from __future__ import annotations

from companion.core.inference.evidence import Evidence
from companion.core.model.observation import TurnStart
from companion.core.model.types import Touch
from companion.games.malefiz import GAME

BOARD = GAME.board("classic")
A1, B1, C4 = (BOARD.index[spot] for spot in ("a1", "b1", "c4"))


def test_how_long_a_piece_had_stood_counts_from_when_it_was_put_down() -> None:
    touches = (Touch(1000, A1, on=False), Touch(1300, B1, on=True), Touch(1900, B1, on=False))
    assert Evidence(BOARD, (), TurnStart(1 << A1), touches, lambda _spot: 0).stay_ms == (0, 0, 600)


def test_how_long_a_step_took_counts_from_when_this_or_the_next_field_was_left() -> None:
    touches = (Touch(1000, A1, on=False), Touch(1300, B1, on=True), Touch(1900, C4, on=True))
    seen = Evidence(BOARD, (), TurnStart(1 << A1), touches, lambda _spot: 0)
    assert seen.step_ms == (86_400_000, 300, 86_400_000)
