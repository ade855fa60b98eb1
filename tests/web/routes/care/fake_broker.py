"""Who in the house is told, in memory: behind `companion.ports.broker.BrokerDoor`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.core.model.types import Say
from companion.ports.broker import CONNECTED, OFF, BrokerStatus, FoundBroker, HomeBroker
from companion.ports.commands import CommandRefused


@dataclass
class FakeBroker:
    """`companion.ports.broker.BrokerDoor`; ``refusal`` is why nothing can be done."""

    broker: HomeBroker | None = None
    password: str = ""
    fixed: bool = False
    stands: str = CONNECTED
    leaving: str = ""
    refusal: Say | None = None
    found: list[FoundBroker] = field(default_factory=list)

    def look(self) -> BrokerStatus:
        stands = self.stands if self.broker else OFF
        return BrokerStatus(
            self.broker, bool(self.password), self.fixed, stands, self.leaving, can_search=True
        )

    def choose(self, broker: HomeBroker, password: str | None) -> None:
        self._refuse()
        self.broker, self.password = broker, self.password if password is None else password

    def switch_off(self) -> None:
        self._refuse()
        self.broker, self.password = None, ""

    def renew_identity(self) -> None:
        self.broker = None

    def search(self) -> Sequence[FoundBroker]:
        self._refuse()
        return self.found

    def _refuse(self) -> None:
        if self.refusal is not None:
            raise CommandRefused(self.refusal)
