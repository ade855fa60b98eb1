"""Every trace of the samples through ``companion replay``'s engine room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import TraceError
from companion.replay.run import replay_lines

TRACES = sorted(
    path
    for path in (Path(__file__).parents[1] / "golden").glob("**/traces/*.jsonl")
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


# --- bad input -----------------------------------------------------------------------------------

HEADER = '{"trace":1,"game":"malefiz","variant":"classic","seats":["red","blue"],"options":{}}'
TURN = [
    '{"ms":1000,"die":1}',
    '{"ms":2000,"spot":"red:1","on":false}',
    '{"ms":2500,"spot":"c1","on":true}',
    '{"ms":4000,"die":6}',
]


def played(trace: list[str]) -> tuple[list[str], str]:
    """The verdicts given out, and the fault (empty where there is none)."""
    given: list[str] = []
    try:
        given.extend(verdict["verdict"] for verdict in replay_lines(trace))
    except TraceError as error:
        return given, str(error)
    return given, ""


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("nonsense", ["no JSON"]),
        ('{"ms":5000,"die":', ["no JSON"]),
        ("[1, 2]", ["a JSON object", "[1, 2]"]),
        ("17", ["a JSON object", "17"]),
        ("null", ["a JSON object", "null"]),
        ('{"die":4}', ['"ms"', "at least 4000", "None"]),
        ('{"ms":"5000","die":4}', ['"ms"', "whole number", "'5000'"]),
        ('{"ms":5000.5,"die":4}', ['"ms"', "whole number", "5000.5"]),
        ('{"ms":true,"die":4}', ['"ms"', "whole number", "True"]),
        ('{"ms":null,"die":4}', ['"ms"', "None"]),
        ('{"ms":-1,"die":4}', ['"ms"', "-1"]),
        ('{"ms":3999,"die":4}', ['"ms"', "at least 4000", "3999"]),
        ('{"ms":5000,"die":0}', ['"die"', "1 to 6", "0"]),
        ('{"ms":5000,"die":7}', ['"die"', "1 to 6", "7"]),
        ('{"ms":5000,"die":"4"}', ['"die"', "1 to 6", "'4'"]),
        ('{"ms":5000,"die":4.0}', ['"die"', "1 to 6", "4.0"]),
        ('{"ms":5000,"die":true}', ['"die"', "1 to 6", "True"]),
        ('{"ms":5000,"spot":"z9","on":true}', ["spot", "'z9'", "classic"]),
        ('{"ms":5000,"spot":"forest:1","on":true}', ["spot", "'forest:1'", "classic"]),
        ('{"ms":5000,"spot":"red:6","on":true}', ["spot", "'red:6'"]),
        ('{"ms":5000,"spot":7,"on":true}', ["spot", "7"]),
        ('{"ms":5000,"spot":["c1"],"on":true}', ["spot", "['c1']"]),
        ('{"ms":5000,"spot":"c1","on":1}', ['"on"', "true or false", "1"]),
        ('{"ms":5000,"spot":"c1","on":"no"}', ['"on"', "true or false", "'no'"]),
        ('{"ms":5000,"spot":"c1"}', ["no event", "spot with on"]),
        ('{"ms":5000,"on":true}', ["no event"]),
        ('{"ms":5000}', ["no event", "a die"]),
        ('{"ms":5000,"choose":4}', ['"choose"', "a move or", "4"]),
        ('{"ms":5000,"done":false}', ["no event", "done"]),
        ('{"ms":5000,"done":1}', ["no event", "done"]),
        ('{"ms":5000,"end":"yes"}', ["no event", "end"]),
        ('{"ms":5000,"roll":4}', ["no event"]),
        ('{"ms":5000,"die":4,"spot":"c1"}', ["no event"]),
        (HEADER, ['"ms"', "None"]),
    ],
)
def test_a_line_that_is_no_event_is_named_after_the_verdicts_so_far(line: str, names: list[str]) -> None:
    given, fault = played([HEADER, *TURN, line, '{"ms":90000,"end":true}'])
    assert given == ["legal"]
    assert fault.startswith("line 6: ")
    assert "\n" not in fault
    assert [name for name in names if name not in fault] == []


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"trace": 2}, ['"trace"', "1", "2"]),
        ({"trace": None}, ['"trace"', "None"]),
        ({"trace": True}, ['"trace"', "True"]),
        ({"game": "chess"}, ["game", "'chess'", "malefiz"]),
        ({"game": ["malefiz"]}, ["game", "malefiz"]),
        ({"variant": "slow"}, ["variant", "'slow'", "classic", "fast"]),
        ({"variant": None}, ["variant", "None"]),
        ({"variant": ["classic"]}, ["variant"]),
        ({"seats": ["red"]}, ["seats", "two"]),
        ({"seats": []}, ["seats"]),
        ({"seats": ["red", "red"]}, ["seats", "different"]),
        ({"seats": ["red", "purple"]}, ["seat", "'purple'"]),
        ({"seats": ["red", 7]}, ["seat", "7"]),
        ({"seats": ["red", ["blue"]]}, ["seat"]),
        ({"seats": None}, ["seats"]),
        ({"seats": 4}, ["seats", "4"]),
        ({"seats": "red"}, ["seats"]),
        ({"options": {"speed": 3}}, ["option", "'speed'", "may_pass"]),
        ({"options": {"may_pass": 1}}, ["may_pass", "true or false", "1"]),
        ({"options": []}, ["options", "object"]),
        ({"first": "green"}, ["first", "'green'", "red"]),
        ({"first": 1}, ["first", "1"]),
        ({"position": 3}, ['"position"', "object"]),
        ({"position": {}}, ["turn"]),
        ({"position": {"turn": "red", "pieces": {"a1": "cow"}, "house": {"red": 4, "blue": 5}}}, ["'cow'"]),
        ({"position": {"turn": "red", "pieces": {"a9": "red"}, "house": {"red": 4, "blue": 5}}}, ["'a9'"]),
        ({"position": {"turn": "red", "pieces": {}, "house": {"red": 5, "green": 5}}}, ["position", "seats"]),
        ({"position": {"turn": "red", "pieces": {"i14": "red"}, "house": {"red": 4, "blue": 5}}}, ["goal"]),
        ({"option": {}}, ["'option'", "'options'"]),
    ],
)
def test_a_header_that_cannot_be_is_named(change: dict[str, Any], names: list[str]) -> None:
    header = {**json.loads(HEADER), **change}
    given, fault = played([json.dumps(header), *TURN])
    assert given == []
    assert fault.startswith("line 1: ")
    assert "\n" not in fault
    assert [name for name in names if name not in fault] == []


@pytest.mark.parametrize("trace", [[], [""], ["", "  "]])
def test_an_empty_trace_lacks_its_header(trace: list[str]) -> None:
    given, fault = played(trace)
    assert given == []
    assert fault.startswith("line 1: ")
    assert '"trace":1' in fault


@pytest.mark.parametrize("missing", ["trace", "game", "variant", "seats"])
def test_a_header_without_a_key_it_needs_is_named(missing: str) -> None:
    header = json.loads(HEADER)
    del header[missing]
    given, fault = played([json.dumps(header), *TURN])
    assert (given, fault.startswith("line 1: "), missing in fault) == ([], True, True)


def test_lines_are_counted_with_the_empty_ones() -> None:
    assert played(["", HEADER, "", *TURN, "", "nonsense"])[1].startswith("line 9: ")


def test_options_may_be_left_out_and_first_says_who_begins() -> None:
    header = '{"trace":1,"game":"malefiz","variant":"fast","seats":["red","blue"],"first":"blue"}'
    trace = [
        header,
        '{"ms":1,"die":1}',
        '{"ms":2,"spot":"blue:4","on":false}',
        '{"ms":99,"spot":"j1","on":true}',
    ]
    (verdict,) = replay_lines([*trace, '{"ms":9000,"end":true}'])
    assert (verdict["seat"], verdict["move"]) == ("blue", "house-j1")


def test_options_of_the_header_count_in_a_position_too() -> None:
    position = {"turn": "red", "pieces": {"a1": "red", "c1": "red"}, "house": {"red": 3, "blue": 5}}
    header = {**json.loads(HEADER), "options": {"capture_own": False}, "position": position}
    trace = [json.dumps(header), '{"ms":1,"die":2}']
    for at_ms, spot, on in ((100, "c1", False), (200, "a1", False), (300, "c1", True), (400, "red:4", True)):
        trace.append(json.dumps({"ms": at_ms, "spot": spot, "on": on}))
    (verdict,) = replay_lines([*trace, '{"ms":9000,"end":true}'])
    assert (verdict["reason"], verdict["rule"]) == ("own-pawn", "MA-08")


def test_after_the_end_nothing_is_read() -> None:
    assert played([HEADER, *TURN[:3], '{"ms":3049,"end":true}', "nonsense"]) == ([], "")
    assert played([HEADER, *TURN[:3], '{"ms":3050,"end":true}', "nonsense"]) == (["legal"], "")


def test_a_trace_without_end_gives_what_was_certain_by_its_last_line() -> None:
    assert played([HEADER, *TURN[:3]]) == ([], "")
    assert played([HEADER, *TURN]) == (["legal"], "")


def test_events_at_the_same_ms_are_taken_in_their_order() -> None:
    trace = [
        HEADER,
        '{"ms":0,"die":1}',
        *(f'{{"ms":0,"spot":"red:1","on":{on}}}' for on in ("false", "true")),
    ]
    assert played([*trace, '{"ms":9000,"end":true}']) == ([], "")


def test_verdicts_are_given_out_as_soon_as_the_line_that_makes_them_certain_is_read() -> None:
    """A long trace may be piped through."""

    def feed() -> Iterator[str]:
        yield from (HEADER, *TURN)
        raise AssertionError("read on before the verdict was taken")

    assert next(replay_lines(feed()))["move"] == "house-c1"
