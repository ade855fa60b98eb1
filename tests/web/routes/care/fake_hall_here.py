"""A hall on this board without a broker, for tests of routes and pages."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.core.model.types import Say
from companion.ports.commands import CommandRefused
from companion.ports.hall_here import OFF, RUNNING, HallHereStatus, Joined, Member
from companion.ports.hosts import TooEarly
from companion.words.care import hall_here_words as words
from companion.words.i18n import LANGUAGES


@dataclass
class FakeHall:
    """`HallHere` whose code is ``ABC234``; ``refuses``: why nothing can be done."""

    on: bool = False
    code: str = ""
    members: list[Member] = field(default_factory=list)
    refuses: Say | None = None
    wait_ms: int = 0
    joined: list[tuple[str, str, str]] = field(default_factory=list)
    board: str = "cafe0123"
    twice: bool = False

    def look(self) -> HallHereStatus:
        stands = RUNNING if self.on else OFF
        return HallHereStatus(
            stands,
            8090,
            "CODE-HALL",
            self.code,
            59_001 if self.code else 0,
            tuple(self.members),
            self.board,
            self.twice,
        )

    def _may(self) -> None:
        if self.refuses:
            raise CommandRefused(self.refuses)

    def switch_on(self, lang: str) -> None:
        self._may()
        assert lang in LANGUAGES
        self.on = True

    def switch_off(self) -> None:
        self._may()
        self.on = False

    def new_code(self) -> None:
        self._may()
        self.code = "ABC234"

    def revoke(self, board: str) -> None:
        self._may()
        self.members = [each for each in self.members if each.board != board]

    def admit(self, address: str, code: str, board: str, title: str) -> Joined:
        assert address
        self._may()
        if self.wait_ms:
            raise TooEarly(self.wait_ms)
        if code != "ABC234":
            raise CommandRefused(words.WRONG_CODE)
        self.members.append(Member(board, title))
        return Joined(1883, f"board-{board}", "secret")

    def renew_identity(self) -> None:
        self._may()
        self.board, self.twice = "beef4567", False

    def join(self, address: str, code: str, lang: str) -> None:
        self._may()
        self.joined.append((address, code, lang))
