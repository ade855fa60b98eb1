"""What the times of touches tell."""

from __future__ import annotations

from companion.core.inference.evidence import Evidence
from companion.core.model.session.tracked import TurnStart
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


def test_a_field_flickers_whatever_stands_elsewhere() -> None:
    """Nothing stood on it at first: put down, gone, back at once, and lifted."""
    spot, other = sorted((A1, C4))
    touches = tuple(
        Touch(at_ms, spot, on=on) for at_ms, on in ((1000, True), (1500, False), (1540, True), (2400, False))
    )
    seen = Evidence(BOARD, (), TurnStart(1 << other), touches, lambda _spot: 0)
    assert seen.flickered == (False, False, False, True)
