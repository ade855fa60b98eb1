"""A game that ``companion new game`` has written: where, and how it is installed for one test."""

from __future__ import annotations

import tomllib
from pathlib import Path

from companion.cli import main


def written(folder: Path, name: str) -> Path:
    """Write a game into a folder; its own."""
    assert main(["new", "game", name, "--into", str(folder)]) == 0
    return folder / name


def installed(project: Path) -> tuple[str, str]:
    """The folders that must be on Python's path for it to be installed, as `pip install -e` does it."""
    told = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    info = project.parent / "packages" / f"{told['name']}-{told['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    )
    ((group, entries),) = told["entry-points"].items()
    lines = [f"[{group}]", *(f"{name} = {place}" for name, place in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return str(project), str(info.parent)
