"""Make the list of all rooms: each package and module with the first sentence that it says of itself.

Rooms come in the order of their layers in ``pyproject.toml``, the highest first.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("companion", "firmware_bridge", "hardware")
INTRO = "A room imports those below it alone ([the tour](../../explanation/architecture.md)).\n"


def rooms_page(head: str) -> str:
    """Return the page; ``head`` says that it is generated."""
    order = layer_order()
    rooms = sorted(
        (found.parent for package in PACKAGES for found in (ROOT / package).rglob("__init__.py")),
        key=lambda room: [order.get(part, (0, part)) for part in _parts(room)],
    )
    return "\n".join(["# Every room and file\n", head, INTRO, *(_room(room) for room in rooms)])


def layer_order() -> dict[str, tuple[int, str]]:
    """Return where each room stands among its neighbours; rooms without a layer of their own are left out."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = told["tool"]["importlinter"]["contracts"]
    layers = {each["containers"][0]: each["layers"] for each in contracts if each["type"] == "layers"}
    return {
        f"{container}.{name.strip()}": (number, name.strip())
        for container, rows in layers.items()
        for number, row in enumerate(rows)
        for name in row.split("|")
    }


def _parts(room: Path) -> list[str]:
    """Return the dotted names of a room and of all rooms that it stands in."""
    parts = room.relative_to(ROOT).parts
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def _room(room: Path) -> str:
    files = [file for file in sorted(room.glob("*.py")) if file.name != "__init__.py"]
    lines = [f"## {room.relative_to(ROOT).as_posix()}\n", f"{_says(room / '__init__.py')}\n"]
    rows = [f"| `{file.name}` | {_says(file)} |" for file in files]
    return "\n".join([*lines, *_table(rows)])


def _table(rows: list[str]) -> Iterator[str]:
    if rows:
        yield from ("| file | what |", "| --- | --- |", *rows)
        yield ""


def _says(file: Path) -> str:
    """Return the first paragraph of a file's docstring on one line."""
    told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(told.partition("\n\n")[0].split()).replace("``", "`").replace("|", "\\|")
