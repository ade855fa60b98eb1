"""A value's text gives nothing away that it hides."""

from __future__ import annotations

from typing import ClassVar

from companion.core.model.secretive import Secretive


class Told(Secretive, frozen=True):
    """A value with a secret."""

    hides: ClassVar[tuple[str, ...]] = ("word",)

    seat: str
    word: str
    number: int = 0


def test_a_secretive_value_hides_what_it_names() -> None:
    assert repr(Told("red", "apple", 3)) == "Told(seat='red', number=3)"
    assert "apple" not in f"{Told('red', 'apple')}"
    assert Told("red", "apple") != Told("red", "pear")
