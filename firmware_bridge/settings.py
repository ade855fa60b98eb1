"""What the host wants a device to be: the options of its ``[[device]]``, and their way to it.

Knows the keys and their ranges, and PROTOCOL.md, part 4, SETTINGS. Refuses to know frames and ports.
"""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.model.errors import ConfigError
from firmware_bridge.messages import LIGHTS_RESEND_MS, RANGES, DeviceSettings

BAUD = 250_000
"""The speed of the firmware's line (PROTOCOL.md); others are for other firmware."""

_UNITS = {"press_ms": " of ms", "release_ms": " of ms", "current_ma": " of mA"}
_RANGES: Mapping[str, tuple[int, int]] = {**RANGES, "baud": (9600, 2_000_000)}


@dataclass(frozen=True, slots=True)
class SerialOptions:
    """The options of a serial device: its settings, and the speed of its line in baud."""

    settings: DeviceSettings = DeviceSettings()  # noqa: RUF009 - frozen
    baud: int = BAUD


def read_options(options: Mapping[str, Any], source: str) -> SerialOptions:
    """Return the table ``options`` of a ``[[device]]``.

    Args:
        options: as in the file; keys left out have the defaults of PROTOCOL.md.
        source: where they stand, for messages.

    Raises:
        ConfigError: an unknown key or a value out of its range, naming source, key and what would be right.
    """
    for key, value in options.items():
        if key not in _RANGES:
            near = difflib.get_close_matches(key, _RANGES, 1, 0.5)
            raise ConfigError(
                f"{source}: unknown key {key}: right would be {', '.join(near or sorted(_RANGES))}"
            )
        least, most = _RANGES[key]
        if type(value) is not int or not least <= value <= most:
            right = f"a whole number{_UNITS.get(key, '')} from {least} to {most}"
            raise ConfigError(f"{source}: {key} is {value!r}, must be {right}")
    numbers = dict(options)
    baud = numbers.pop("baud", BAUD)
    return SerialOptions(DeviceSettings(**numbers), baud)


class SettingsWay:
    """Settings on their way to the device: sent at once, again until acknowledged, only the newest."""

    def __init__(self, wanted: DeviceSettings) -> None:
        self.wanted = wanted
        self.repeats = 0
        """Settings sent once more, because they were not acknowledged in time."""
        self._sent: DeviceSettings | None = None
        self._number = 0
        self._sent_ms = 0
        self._arrived = False

    def begin(self) -> None:
        """Begin a conversation: they are to be sent."""
        self._sent, self._arrived = None, False

    def acknowledged(self, number: int) -> None:
        """Note that the device has the settings with this number."""
        self._arrived |= self._sent is not None and number == self._number

    def due(self, now_ms: int) -> tuple[int, bytes] | None:
        """Return (number, payload) of the SETTINGS to send, now counted as sent; None if none are due."""
        if (when := self.deadline_ms(now_ms)) is None or when > now_ms:
            return None
        self.repeats += self._sent is not None and not self._arrived
        if self._sent != self.wanted:
            self._number = (self._number + 1) % 0x10000
            self._sent = self.wanted
        self._sent_ms, self._arrived = now_ms, False
        return self._number, self.wanted.pack()

    def deadline_ms(self, now_ms: int) -> int | None:
        """Tell when `due` has something."""
        if self._sent is None or (self._arrived and self._sent != self.wanted):
            return now_ms
        return None if self._arrived else self._sent_ms + LIGHTS_RESEND_MS
