"""What the fuzzing hands have found and the referee does not do rightly yet (tests/fuzz/found/README.md).

Strict: a trace that has come right fails here, and then moves to tests/golden/traces with its answer.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.replay.run import replay_lines

FOLDER = Path(__file__).parent / "found"
TRACES = sorted(path for path in FOLDER.glob("*.jsonl") if not path.name.endswith(".expected.jsonl"))


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.xfail(
    strict=True, reason="the referee guesses, or knows only pictures; see the README beside it"
)
@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.stem)
def test_a_found_trace_gives_the_right_verdicts(trace: Path) -> None:
    expected = lines(trace.with_suffix(".expected.jsonl"))
    given = list(replay_lines(trace.read_text(encoding="utf-8").splitlines()))
    told = [{key: one.get(key) for key in wanted} for one, wanted in zip(given, expected, strict=False)]
    assert (told, len(given)) == (expected, len(expected))


@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.stem)
def test_every_found_trace_is_told_about_and_is_small(trace: Path) -> None:
    assert f"`{trace.stem}`" in (FOLDER / "README.md").read_text(encoding="utf-8")
    assert len(lines(trace)) <= 20
