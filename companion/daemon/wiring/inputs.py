"""From a configuration to devices that say inputs: which kind, which word, checked against the games.

Knows which devices the configuration asks for, and that each pin is used once. Refuses to know what a word
means, and what a kind's options are.
"""

import logging
from collections.abc import Callable, Collection, Iterator
from typing import Any

from companion.config import Config, InputDevice
from companion.core.model.errors import ConfigError
from companion.core.model.inputs import BOARD
from companion.daemon.wiring.games import shelf_of
from companion.daemon.wiring.plug_ins import input_kind
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock, MissingError
from companion.ports.inputs import InputAway, InputEvent, InputSource, InputSpec

log = logging.getLogger(__name__)


class AbsentInput:
    """An `InputSource` that this machine has no way to: away from the start, for good.

    Args:
        name: in events.
        word: that it would say.
        clock: milliseconds, monotonic.
        why: one line, what is missing and what helps.
    """

    def __init__(self, name: str, word: str, clock: Clock, why: str) -> None:
        self.name, self.word = name, word
        self.values: tuple[str, ...] = ()
        self._clock, self._why = clock, why

    def start(self, tell: Callable[[InputEvent], None]) -> None:
        """Report that it is away."""
        tell(InputAway(self.name, self._clock(), f"not-here: {self._why}"))

    def want(self, values: Collection[str]) -> None:
        """Do nothing: there is nothing to shine."""

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""


def inputs_or_absent(config: Config) -> tuple[InputSource, ...]:
    """Return all devices, nothing opened yet.

    What this machine lacks for one is told, and the table serves without.

    Raises:
        ConfigError: a kind or a word that nobody knows, wrong options, or a pin used twice.
    """
    return tuple(_or_absent(config, number, one) for number, one in enumerate(config.inputs))


def wire_input(config: Config, number: int, one: InputDevice) -> InputSource:
    """Return one device, nothing opened yet. Raises ConfigError, MissingError."""
    source = f"{config.file}: inputs[{number}]"
    _check_word(config, one.word, source)
    _pins_once(config, number)
    open_input = input_kind(one.kind, f"{source}.kind")
    folder = config.journal_path().parent
    return open_input(InputSpec(one.name, one.word, clock_ms, dict(one.options), folder, source))


def _check_word(config: Config, word: str, source: str) -> None:
    """Check that a game waits for such a word, or may where one is away. Raises ConfigError."""
    shelf = shelf_of(config)
    words = sorted({word for game in shelf.games.values() for word, by in game.words.items() if by != BOARD})
    if word not in words and not shelf.broken and not shelf.off:
        raise ConfigError(
            f"{source}.word: no installed game waits for {word!r}, right would be {', '.join(words)}"
        )


def _or_absent(config: Config, number: int, one: InputDevice) -> InputSource:
    try:
        return wire_input(config, number, one)
    except MissingError as missing:
        log.warning("%s; the table serves without %s", missing, one.name)
        return AbsentInput(one.name, one.word, clock_ms, str(missing))


def _pins_once(config: Config, number: int) -> None:
    """Check that no board, panel or earlier device uses a pin of this one. Raises ConfigError."""
    others = [(f"device {device.name}", pin) for device in config.device for pin in _pins(device.options)]
    others += [(f"panel.{key}", pin) for key, pin in config.panel.pins]
    others += [(f"inputs[{i}]", pin) for i in range(number) for pin in _pins(config.inputs[i].options)]
    taken = {pin: use for use, pin in reversed(others)}
    for pin in _pins(config.inputs[number].options):
        if pin in taken:
            raise ConfigError(
                f"{config.file}: {pin} is used by {taken[pin]} and by inputs[{number}]; "
                f"each pin once would be right"
            )


def _pins(value: Any) -> Iterator[str]:
    """Yield all names of pins in some options."""
    if isinstance(value, str):
        if value.startswith("GPIO"):
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _pins(each)
    elif isinstance(value, list):
        for each in value:
            yield from _pins(each)
