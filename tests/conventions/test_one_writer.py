"""One way to write a small file: `companion.ports.files` alone replaces one, whole and on the disk."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.conventions.statements import parsed

ROOT = Path(__file__).parents[2]
OTHERS = {
    "companion/cli/new_game.py": "a project of many files, made beside its place and renamed at once",
    "companion/daemon/care/bundle.py": "a file for the person who asked; it never replaces one",
    "companion/daemon/safe_mode.py": "parts of a zip that goes to the page, never onto the disk",
    "companion/hall_demo.py": "the demo's broker, in a folder that goes with it",
    "companion/state/record_clips.py": "a tool of the workshop: its files are in the repository",
    "firmware_bridge/flashing/avr_flasher.py": "for another program to read now, in a folder that goes",
    "hardware/drawings/__main__.py": "a tool of the workshop: its files are in the repository",
}
WRITING = {"w", "wb", "x", "xb", "a", "ab", "w+", "wb+"}


def writes(source: str) -> bool:
    """Whether it writes files by `Path`, or by the built-in `open`."""
    if not re.search(r"\b(open|write_text|write_bytes)\b", source):
        return False
    calls = [node for node in ast.walk(parsed(source)) if isinstance(node, ast.Call)]
    return any(
        (isinstance(call.func, ast.Attribute) and call.func.attr in {"write_text", "write_bytes"})
        or (
            (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", ""))
            == "open"
            and any(isinstance(mode, ast.Constant) and mode.value in WRITING for mode in call.args)
        )
        for call in calls
    )


def test_no_module_writes_files_its_own_way() -> None:
    product = [
        path for room in ("companion", "firmware_bridge", "hardware") for path in (ROOT / room).rglob("*.py")
    ]
    found = {str(path.relative_to(ROOT)) for path in product if writes(path.read_text(encoding="utf-8"))}
    assert found == set(OTHERS)
