"""Chance: secrets of rolls and what games draw, from the operating system's randomness and nowhere else.

Knows: that a secret is used once. Refuses to know: the rules, and who rolls (`companion/core/chance/dice.py`
has the arithmetic and says what it is good for).
"""

import secrets
from collections.abc import Callable, Sequence

from companion.core.chance import commitments, dice
from companion.core.model.commands import DieRolled, Given
from companion.core.model.history import Rolled
from companion.core.model.inputs import DRAWN, DRAWN_BY_US, ROLLED, Input
from companion.core.model.session import Session
from companion.core.reducer.command_refusal import refusal

SECRET_BYTES = 16
"""128 bits: nobody finds a roll by trying secrets."""


def fresh() -> str:
    """Return a secret that nobody can guess: 32 hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def draw(session: Session, at_ms: int, choose: Callable[[Sequence[str]], str] | None = None) -> Given | None:
    """Tell what the game waits for chance to settle now, settled.

    None where it waits for nothing of the kind.

    It follows from the game's lot, where it has one (`companion.core.chance.commitments`); ``choose``: rather
    like that.
    """
    if session.over or DRAWN not in session.game.words.values():
        return None
    if (first := session.situation.awaited[0]).source != DRAWN or not first.values:
        return None
    if choose is not None:
        value = choose(first.values)
    else:
        value = (
            commitments.next_drawn(session, first.values)
            if session.table.sealed
            else secrets.choice(first.values)
        )
    given = Given(at_ms, Input(first.word, value), how=DRAWN_BY_US)
    return given if refusal(session, given) is None else None


class RollSecret:
    """Holds one secret. Used by the loop alone.

    Args:
        draw: gives a fresh secret.
    """

    def __init__(self, draw: Callable[[], str] = fresh) -> None:
        self._draw = draw
        self._secret = draw()

    @property
    def commitment(self) -> str:
        """What may be told of the secret before the roll."""
        return dice.commitment(self._secret)

    def throw(self, share: str, faces: Sequence[int], at_ms: int) -> DieRolled:
        """Return the roll that the secret gives with this share; once it is recorded, `told` must follow."""
        return DieRolled(at_ms, dice.thrown(self._secret, share, faces), ROLLED, self._secret, share)

    def note_known(self, rolls: Sequence[Rolled]) -> None:
        """Note that these rolls are known: where the secret is among them, the next has another."""
        if any(one.secret == self._secret for one in rolls):
            self._secret = self._draw()
