"""Entries of earlier versions, read as those of today: the only place that knows how they were.

Before schema 3 a whole move was a ``turn``, a turn sat out a ``pass``, and any other input was ``heard``. An
overruling told the number that it ``replaces``, and of a corrected input those that are ``undone``.
"""

from collections.abc import Mapping
from typing import Any

from companion.core.model.inputs import BOARD, MOVE, PASS, SAID
from companion.core.model.types import INPUT, Entry

INPUT_KINDS = (INPUT, "turn", "pass", "heard")
"""Kinds of rows that are an input, of any version."""

WHOLE: Mapping[str, Mapping[str, Any]] = {
    "turn": {"word": MOVE, "source": BOARD, "ends": True},
    "pass": {"word": PASS, "source": SAID, "ends": True, "won": False},
}
"""What today's entries say besides, of kinds that were a whole turn."""


def read_entry(kind: str, at_ms: int, data: Mapping[str, Any]) -> Entry:
    """Return the entry that a row of a journal, or a line of a trace, holds."""
    if kind in WHOLE:
        return Entry(INPUT, at_ms, {**data, **WHOLE[kind]})
    if kind == "overruled" and "still" not in data:
        return Entry(kind, at_ms, _overruled(data))
    if kind == "heard":
        return Entry(INPUT, at_ms, {**data, "word": str(data.get("move", "")).partition(":")[0]})
    return Entry(kind, at_ms, data)


def _overruled(data: Mapping[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in data.items() if key not in ("replaces", "undone")}
    number, replaced = data.get("number", 0), data.get("replaces", 0)
    since = data.get("since") or replaced or number
    gone = (replaced, *data.get("undone", ()))
    later = range(since, number) if data.get("what") == "input" else ()
    return {**kept, "since": since, "still": [number for number in later if number not in gone]}
