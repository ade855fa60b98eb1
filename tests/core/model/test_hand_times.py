"""Times of hands and contacts stand in one place, and what players are promised is what the referee does."""

from __future__ import annotations

import ast
from pathlib import Path

from companion.core.model import hand_times
from companion.core.model.session.recorded import Settings

ROOT = Path(__file__).parents[3]


def times_of(file: Path) -> list[str]:
    """Names of the times, in ms or s, that a module writes down as numbers."""
    body = ast.parse(file.read_text()).body
    assigned = [node for node in body if isinstance(node, ast.Assign | ast.AnnAssign) and node.value]
    return [
        name.id
        for node in assigned
        if any(isinstance(part, ast.Constant) for part in ast.walk(node.value or node))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for name in ast.walk(target)
        if isinstance(name, ast.Name) and name.id.endswith(("_MS", "_S"))
    ]


def test_nobody_else_in_core_games_and_bench_writes_a_time_down() -> None:
    files = [
        file for part in ("core", "games", "bench") for file in (ROOT / "companion" / part).rglob("*.py")
    ]
    assert [file.name for file in files if times_of(file)] == ["hand_times.py"]


def test_players_are_promised_these_times() -> None:
    notation = " ".join((ROOT / "docs/reference/notation.md").read_text().split())
    for promise in (
        f"`legal` needs {hand_times.REST_LEGAL_MS} ms of rest;",
        f"`illegal`, `ambiguous` and `restored` {hand_times.REST_OTHER_MS} ms",
        f"less than {hand_times.TAP_MS} ms, a bounce up to {hand_times.BOUNCE_MS} ms",
        f"{hand_times.REST_PASSING_MS} ms of rest for a pawn that may only be counted on",
        f"differed from a decided turn for {hand_times.REST_FAULT_MS[0] / 1000:g} s",
        f"for {hand_times.RESTLESS_MS / 1000:g} s without {hand_times.STILL_MS / 1000:g} s of rest",
    ):
        assert promise in notation, promise


def test_a_table_begins_with_these_times() -> None:
    chosen = Settings()
    assert chosen.rest_legal_ms == hand_times.REST_LEGAL_MS
    assert chosen.rest_other_ms == hand_times.REST_OTHER_MS
    assert chosen.press_ms == chosen.release_ms == hand_times.BOUNCE_MS
