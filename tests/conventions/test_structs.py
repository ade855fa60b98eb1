"""Values have one form: structs, built and copied by compiled code (docs/adr/0018)."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import companion


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
