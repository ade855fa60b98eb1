"""What the core passes on are values: nobody changes them."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass

import companion.core


def test_no_value_of_the_core_can_be_changed() -> None:
    modules = pkgutil.walk_packages(companion.core.__path__, "companion.core.")
    named = [each for one in modules for each in vars(importlib.import_module(one.name)).values()]
    values = {each for each in named if isinstance(each, type) and is_dataclass(each)}
    assert len(values) > 80
    assert {each for each in values if not each.__dataclass_params__.frozen} == set()  # type: ignore[attr-defined]
