"""The command of the hall: an address of a broker that is none is told in one line."""

from __future__ import annotations

import pytest

from companion.cli.hall import read_address
from tests.cli.command import Wrong


@pytest.mark.parametrize(
    "text", ["nowhere:1:2", "a:0", "a:70000", "a:b", ":1883", "[]:1883", "a b", "[x::1]:1883"]
)
def test_an_address_that_is_none_is_named(wrong: Wrong, text: str) -> None:
    assert "must be HOST or HOST:PORT, such as 192.168.0.5:1883" in wrong("hall", "--broker", text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hub", ("hub", 1883)),
        ("hub:1884", ("hub", 1884)),
        ("[fe80::1]:1884", ("fe80::1", 1884)),
        ("[fe80::1]", ("fe80::1", 1883)),
        ("fe80::1", ("fe80::1", 1883)),
    ],
)
def test_names_and_numbers_of_both_kinds_are_addresses(text: str, found: tuple[str, int]) -> None:
    assert read_address(text, 1883) == found


def test_what_no_house_forgets_is_named(wrong: Wrong) -> None:
    assert "'daily', 'soon'" in wrong("hall", "--broker", "hub", "--forgets", "never")
