"""The exception tree: mistakes in input and broken plug-ins, never an illegal move (that is a `Verdict`).

CompanionError
+-- PluginError       an installed game does not do what it promises
+-- InputError        what came in cannot be used; one line that names what, where and what would be right
    +-- PositionError a position that cannot be
    +-- MoveError     a move text that is no legal move of its position
    +-- TraceError    a trace line that is no event
    +-- ConfigError   a configuration that cannot be used
"""

from typing import Final

import msgspec

NO_JSON: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are no JSON of a wanted shape, no UTF-8, or nested too deep."""


class CompanionError(Exception):
    """Root of all errors raised on purpose."""


class PluginError(CompanionError):
    """An installed game cannot be used, or has raised what it never may.

    Args:
        plugin: the game's name, as it is installed.
        why: one line: which of its methods, and what it did.
    """

    def __init__(self, plugin: str, why: str) -> None:
        super().__init__(f"the game {plugin} is broken: {why}")
        self.plugin = plugin
        self.why = why


class InputError(CompanionError):
    """What came in cannot be used; the message is one line for a person."""


class PositionError(InputError):
    """A position that cannot be; the message names the fault."""


class MoveError(InputError):
    """A move text that is no legal move; the message names move and position."""


class TraceError(InputError):
    """A trace line that is no event; the message names the line."""


class ConfigError(InputError):
    """A configuration that cannot be used; the message names file, key and what would be right."""
