"""What a bad line does to bytes: some are turned over, some are lost, some come twice."""

from __future__ import annotations

import random


class Noise:
    """One bad line, the same each time for the same seed.

    Args:
        seed: of its random numbers.
        flip, lose, double: for each byte the probability that one bit is turned over, that it never comes,
            that it comes twice.
    """

    def __init__(self, seed: int, *, flip: float = 0.0, lose: float = 0.0, double: float = 0.0) -> None:
        self._rng = random.Random(seed)
        self._flip, self._lose, self._double = flip, lose, double

    def spoil(self, data: bytes) -> bytes:
        """Return the bytes as they come out at the other end."""
        rng, out = self._rng, bytearray()
        for byte in data:
            if rng.random() < self._lose:
                continue
            heard = byte ^ 1 << rng.randrange(8) if rng.random() < self._flip else byte
            out.append(heard)
            if rng.random() < self._double:
                out.append(heard)
        return bytes(out)
