"""From a configuration to dice: which kind, whose, checked against the games.

Knows which dice the configuration asks for. Refuses to know what a roll means.
"""

import logging
from collections.abc import Callable

from companion.config import Config, Die
from companion.daemon.desk.dice import SeatedDie
from companion.daemon.wiring.games import check_seat
from companion.daemon.wiring.plug_ins import die_kind
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock, MissingError
from companion.ports.dice import DieAway, DieEvent, DieSource, DieSpec

log = logging.getLogger(__name__)


class AbsentDie:
    """A `companion.ports.dice.DieSource` that this machine has no way to: away from the start, for good.

    Args:
        die: its name in events.
        clock: milliseconds, monotonic.
        why: one line, what is missing and what helps.
    """

    def __init__(self, die: str, clock: Clock, why: str) -> None:
        self.die = die
        self._clock, self._why = clock, why

    def start(self, tell: Callable[[DieEvent], None]) -> None:
        """Report that it is away."""
        tell(DieAway(self.die, self._clock(), f"not-here: {self._why}"))

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""


def dice_or_absent(config: Config) -> tuple[SeatedDie, ...]:
    """Return all dice, nothing opened yet.

    What this machine lacks for one is told, and the table serves without.

    Raises:
        ConfigError: a kind that nobody knows, or a seat of no game.
    """
    return tuple(
        SeatedDie(_or_absent(config, number, die), die.seats) for number, die in enumerate(config.dice)
    )


def wire_die(config: Config, number: int, die: Die) -> DieSource:
    """Return one die, nothing opened yet. Raises ConfigError, MissingError."""
    source = f"{config.file}: dice[{number}]"
    for seat in die.seats:
        check_seat(config, seat, source)
    return die_kind(die.kind, f"{source}.kind")(DieSpec(die.name, clock_ms, die.address, die.device, source))


def _or_absent(config: Config, number: int, die: Die) -> DieSource:
    try:
        return wire_die(config, number, die)
    except MissingError as missing:
        log.warning("%s; the table serves without this die", missing)
        return AbsentDie(die.name, clock_ms, str(missing))
