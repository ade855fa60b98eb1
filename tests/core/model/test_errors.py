"""What is raised on purpose has one root, and names what is broken."""

from __future__ import annotations

import pytest

from companion.core.model import errors


def test_a_broken_game_is_named_with_what_it_did() -> None:
    broken = errors.PluginError("treasure", "hear() raised KeyError")
    assert str(broken) == "the game treasure is broken: hear() raised KeyError"
    assert (broken.plugin, broken.why) == ("treasure", "hear() raised KeyError")


@pytest.mark.parametrize(
    "kind", [errors.PositionError, errors.MoveError, errors.TraceError, errors.ConfigError]
)
def test_what_came_in_wrong_is_caught_as_one_and_is_no_broken_game(kind: type[errors.InputError]) -> None:
    assert issubclass(kind, errors.InputError)
    assert issubclass(kind, errors.CompanionError)
    assert not issubclass(kind, errors.PluginError)
