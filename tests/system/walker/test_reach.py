"""Each command of the companion is one that walks say, or is left out for a reason."""

from __future__ import annotations

from companion.web.openapi import openapi_path
from companion.web.routes import ENDPOINTS
from tests.system.walker.reach import LEFT, SAID, form, is_left

COMMANDS = {openapi_path(each.path) for each in ENDPOINTS if each.method == "POST"}


def test_each_command_is_said_or_left_for_a_reason() -> None:
    assert {path for path in COMMANDS if not is_left(path)} == SAID


def test_nothing_is_left_that_is_no_more() -> None:
    for begin in LEFT:
        assert any(path.startswith(begin) for path in COMMANDS), begin


def test_a_seat_stands_for_each() -> None:
    assert form("/api/seats/red/claim") == "/api/seats/{seat}/claim"
    assert form("/api/roll") == "/api/roll"
