"""What the core passes on are values: nobody changes them, and none tells a secret."""

from __future__ import annotations

import importlib
import pkgutil
from typing import ClassVar

from msgspec import Struct

import companion.core
from companion.core.model.secretive import Secretive


class Told(Secretive, frozen=True):
    """A value with a secret."""

    hides: ClassVar[tuple[str, ...]] = ("word",)

    seat: str
    word: str


def test_no_value_of_the_core_can_be_changed() -> None:
    modules = pkgutil.walk_packages(companion.core.__path__, "companion.core.")
    named = [each for one in modules for each in vars(importlib.import_module(one.name)).values()]
    values = {each for each in named if isinstance(each, type) and issubclass(each, Struct)} - {Struct}
    assert len(values) > 80
    assert {each for each in values if not each.__struct_config__.frozen} == set()


def test_a_secretive_value_hides_what_it_names() -> None:
    assert repr(Told("red", "apple")) == "Told(seat='red')"
    assert Told("red", "apple") != Told("red", "pear")
