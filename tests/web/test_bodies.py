"""Bodies that are none, told in one line with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.errors import InputError
from companion.state.models.requests import Nothing, Pausing
from companion.web.bodies import player_name, read_body


@pytest.mark.parametrize(
    ("raw", "kind", "error"),
    [
        (b"{", Pausing, "the body is no JSON, must be an object with on"),
        (b"[]", Pausing, "the body is [], must be an object with on"),
        (b"[]", Nothing, "the body is [], must be an object with no key"),
    ],
)
def test_what_is_no_object_is_told_with_the_keys_that_it_must_have(raw: bytes, kind: Any, error: str) -> None:
    with pytest.raises(InputError) as told:
        read_body(raw, kind)
    assert str(told.value) == error


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧\u200d👦", "\u0645\u06cc\u200c\u062e\u0648", "W" * 30])
def test_a_name_may_hold_what_joins_its_letters(name: str) -> None:
    assert player_name("name", f" {name} ") == name


@pytest.mark.parametrize("name", ["", "a\u202eb", "a\nb", "W" * 31])
def test_a_name_that_turns_or_breaks_lines_is_refused(name: str) -> None:
    with pytest.raises(InputError, match=r"^name is "):
        player_name("name", name)
