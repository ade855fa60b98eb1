"""Whether the host knows all that has happened: PING, PONG and what they prove (PROTOCOL.md, part 4).

Time is handed in. Refuses to know frames and ports.
"""

from firmware_bridge.frames import ahead
from firmware_bridge.messages import PING_RESEND_MS

_KEPT = 8
"""Answers to older pings than this are not waited for."""


class Pings:
    """One conversation's pings. `ask` wants proof, `due` sends, `answered` and `proven` give it."""

    def __init__(self) -> None:
        self.repeats = 0
        """Pings sent because the one before was not answered in time."""
        self._wanted_ms: int | None = None  # proof is wanted that nothing happened unseen up to then
        self._due_ms: int | None = None
        self._sent: dict[int, int] = {}  # number -> when it was sent
        self._number = 0
        self._claims: list[tuple[int, int]] = []  # (sent when, newest report made by then)

    def ask(self, now_ms: int) -> None:
        """Ask for proof of everything up to now."""
        self._wanted_ms = self._due_ms = now_ms

    def begin(self) -> None:
        """Begin a conversation: what was sent before is void; what is wanted is asked again."""
        self._sent.clear()
        self._claims.clear()
        self._due_ms = self._wanted_ms

    def due(self, now_ms: int) -> int | None:
        """Return the number of the PING to send now, which counts as sent; None where none is due."""
        if self._due_ms is None or now_ms < self._due_ms:
            return None
        self.repeats += bool(self._sent) and self._due_ms != self._wanted_ms
        self._number = (self._number + 1) % 0x10000
        self._sent[self._number] = now_ms
        while len(self._sent) > _KEPT:
            del self._sent[next(iter(self._sent))]
        self._due_ms = now_ms + PING_RESEND_MS
        return self._number

    def deadline_ms(self) -> int | None:
        """Tell when `due` has something."""
        return self._due_ms

    def answered(self, number: int, newest: int) -> int | None:
        """Take a PONG: when the ping was answered, ``newest`` was the newest report made.

        Returns when that ping was sent; None for one that is not waited for.
        """
        if (sent_ms := self._sent.pop(number, None)) is not None:
            self._claims.append((sent_ms, newest))
        return sent_ms

    def proven(self, last: int) -> int | None:
        """Tell up to when everything is known, by the newest report believed; None where that is no news.

        A claim proves nothing until all reports made before it have been believed.
        """
        if not (proofs := [sent_ms for sent_ms, newest in self._claims if ahead(last, newest) >= 0]):
            return None
        proven_ms = max(proofs)
        self._claims = [claim for claim in self._claims if claim[0] > proven_ms]
        self._sent = {number: sent_ms for number, sent_ms in self._sent.items() if sent_ms > proven_ms}
        if self._wanted_ms is not None and proven_ms >= self._wanted_ms:
            self._wanted_ms = self._due_ms = None
        return proven_ms
