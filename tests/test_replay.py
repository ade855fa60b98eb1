"""Every trace of the samples through ``companion replay``'s engine room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.replay import replay_lines

TRACES = sorted(
    path
    for path in (Path(__file__).parent / "golden" / "samples" / "traces").glob("*.jsonl")
    if not path.name.endswith(".expected.jsonl")
)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.stem)
def test_a_trace_gives_the_expected_verdicts(trace: Path) -> None:
    expected = lines(trace.with_suffix(".expected.jsonl"))
    given = list(replay_lines(trace.read_text(encoding="utf-8").splitlines()))
    told = [
        {key: verdict.get(key) for key in wanted} for verdict, wanted in zip(given, expected, strict=False)
    ]
    assert told == expected
    assert len(given) == len(expected)
