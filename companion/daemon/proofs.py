"""Physical proof: whoever lifts the named piece and puts it back in time stands at the board.

So does whoever holds the panel's done button meanwhile. The button names nobody, so it proves only where one
proof alone is open: else a stranger's browser could wait for the family's finger.

Refuses to know: what a proof is good for (the pages give host rights for it).
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from companion.core.types import Say
from companion.ports.commands import Refused
from companion.ports.table import Proof

TIME_MS = 30_000
"""Long enough to walk to the table, short enough that nobody else lifts that piece by chance."""

KEPT = 8
"""More at once only somebody who plays with the page begins."""


@dataclass(frozen=True, slots=True)
class _Watched:
    proof: Proof
    lifted: bool = False


class Proofs:
    """The proofs in progress. Used by the loop alone; finished ones stay until their time is over."""

    def __init__(self) -> None:
        self._watched: dict[str, _Watched] = {}

    def start(self, board: str, occupied: frozenset[str], now_ms: int) -> Proof:
        """Name a piece on this board to lift. Raises Refused where none stands there."""
        if not occupied:
            raise Refused(Say("No piece stands on the board. Put one there and try again."))
        proof = Proof(
            secrets.token_urlsafe(12), secrets.choice(sorted(occupied)), now_ms + TIME_MS, board=board
        )
        while len(self._watched) >= KEPT:
            del self._watched[next(iter(self._watched))]
        self._watched[proof.proof_id] = _Watched(proof)
        return proof

    def look(self, occupied: frozenset[str], now_ms: int) -> None:
        """The board now: a named piece that was away and is back proves it."""
        for name, one in list(self._watched.items()):
            if one.proof.done or one.proof.until_ms < now_ms:
                continue
            if one.proof.spot not in occupied:
                self._watched[name] = replace(one, lifted=True)
            elif one.lifted:
                self._watched[name] = replace(one, proof=replace(one.proof, done=True))

    def waiting(self, now_ms: int) -> list[str]:
        """The proofs that are open."""
        return [
            name
            for name, one in list(self._watched.items())
            if not one.proof.done and now_ms <= one.proof.until_ms
        ]

    def press(self, now_ms: int) -> bool:
        """The button at the table was held: proves the one open proof; False where there is none, or two."""
        waiting = self.waiting(now_ms)
        if len(waiting) != 1:
            return False
        one = self._watched[waiting[0]]
        self._watched[waiting[0]] = replace(one, proof=replace(one.proof, done=True))
        return True

    def get(self, proof_id: str, now_ms: int) -> Proof | None:
        """How a proof stands; None once its time is over."""
        one = self._watched.get(proof_id)
        return one.proof if one is not None and now_ms <= one.proof.until_ms else None
