"""What the fuzzing hands have found and the referee does not do rightly yet (tests/fuzz/found/README.md).

A trace that has come right fails here, and then moves to tests/golden/traces with its answer.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from companion.replay.run import replay_lines

FOUND = Path(__file__).parent / "found"
GOLDEN = Path(__file__).parents[1] / "golden" / "traces"


def traces(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.jsonl") if not path.name.endswith(".expected.jsonl"))


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def is_answered_rightly(trace: Path) -> bool:
    expected = lines(trace.with_suffix(".expected.jsonl"))
    given = list(replay_lines(trace.read_text(encoding="utf-8").splitlines()))
    told = [{key: one.get(key) for key in wanted} for one, wanted in zip(given, expected, strict=False)]
    return (told, len(given)) == (expected, len(expected))


def test_no_found_trace_has_come_right() -> None:
    assert [trace.stem for trace in traces(FOUND) if is_answered_rightly(trace)] == []


def test_a_trace_that_has_come_right_is_seen() -> None:
    assert is_answered_rightly(traces(GOLDEN)[0])


def test_every_found_trace_is_told_about_and_is_small() -> None:
    told = (FOUND / "README.md").read_text(encoding="utf-8")
    for trace in traces(FOUND):
        assert f"`{trace.stem}`" in told
        assert len(lines(trace)) <= 20
