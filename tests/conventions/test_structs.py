"""Values have one form: structs, built and copied by compiled code (docs/adr/0018).

Nobody changes those of the core.
"""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

from msgspec import Struct

import companion
import companion.core


def test_no_class_of_the_product_is_a_dataclass() -> None:
    modules = [each.name for each in pkgutil.walk_packages(companion.__path__, "companion.")]
    classes = {
        value
        for name in modules
        if not name.endswith("__main__")
        for value in vars(importlib.import_module(name)).values()
        if isinstance(value, type) and value.__module__.startswith("companion.")
    }
    assert len(classes) > 600
    assert {each.__qualname__ for each in classes if dataclasses.is_dataclass(each)} == set()


def test_no_value_of_the_core_can_be_changed() -> None:
    modules = pkgutil.walk_packages(companion.core.__path__, "companion.core.")
    named = [each for one in modules for each in vars(importlib.import_module(one.name)).values()]
    values = {each for each in named if isinstance(each, type) and issubclass(each, Struct)} - {Struct}
    assert len(values) > 80
    assert {each for each in values if not each.__struct_config__.frozen} == set()
