"""Games that are installed for one test: packages in a folder of its own, found by their entry points."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TOY = '''
from companion.core.model.fast_replace import replace
from companion.games.malefiz import MalefizGame

FAILS = set()


class Toy(MalefizGame):
    """A known game under another name; the methods in FAILS raise."""

    name = "{name}"

    def board(self, variant):
        return replace(super().board(variant), name="{name}-" + variant)

    def dump(self, position):
        return {{**super().dump(position), "game": "{name}"}}

    def load(self, data):
        return super().load({{**data, "game": "malefiz"}})


def fragile(key):
    def call(self, *given, **more):
        if key in FAILS:
            raise ZeroDivisionError("division by zero")
        return getattr(super(Toy, self), key)(*given, **more)

    return call


for key in dir(MalefizGame):
    if key not in vars(Toy) and not key.startswith("_") and callable(getattr(MalefizGame, key)):
        setattr(Toy, key, fragile(key))

GAME = Toy()
'''
"""A module with a game that works until it is told not to."""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, source: str = TOY) -> None:
    """From now on this game is installed, in a module ``plug_in_NAME`` with an object GAME."""
    module = f"plug_in_{name}"
    (folder / f"{module}.py").write_text(source.format(name=name) if source is TOY else source)
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[companion.games]\n{name} = {module}:GAME\n")
    if str(folder) not in sys.path:
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, module, raising=False)


def fails(name: str) -> set[str]:
    """The methods of an installed `TOY` that raise."""
    found: set[str] = sys.modules[f"plug_in_{name}"].FAILS
    return found


def lacking(method: str) -> str:
    """A module with a game that lacks a method."""
    return f"""
from companion.games.malefiz import GAME as KNOWN

class Lacking:
    def __getattr__(self, key):
        if key == "{method}":
            raise AttributeError(key)
        return getattr(KNOWN, key)

GAME = Lacking()
"""
