"""An evening that is attacked: backups that come back, clocks that jump, strangers, two hosts, odd names."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from companion.hall.evening.addresses import BASE
from companion.hall.evening.kept import NAME
from companion.hall.tables import MOST_MESSAGE_BYTES
from tests.hall.evening.asking import Asking
from tests.hall.evening.evenings import BOARDS, won
from tests.hall.evening.test_addresses import PLAN, now, post, ready

RED, BLUE = ["red"], ["blue"]
THREE = {**PLAN, "rounds": 3}


@pytest.fixture
def asking(tmp_path: Path) -> Asking:
    """A hall with an evening of three rounds, the first one drawn."""
    made = ready(tmp_path)
    post(made, "plan", **THREE)
    post(made, "draw", round=1)
    return made


def win_round(asking: Asking, number: int) -> None:
    """Let red win at both tables; each tells all its games of before as well."""
    for board in BOARDS[:2]:
        asking.tell(board, "results", won(*((game, [RED, BLUE]) for game in range(1, number + 1))))


def results(asking: Asking) -> list[list[list[list[int]]]]:
    """The places that count, round by round."""
    return [[one["places"] for one in each["pairings"]] for each in now(asking)["evening"]["drawn"]]


def points(asking: Asking) -> int:
    """All points that were given."""
    return sum(one["points"] for one in now(asking)["evening"]["standings"])


# --- a file of before ------------------------------------------------------------------------------


def test_a_file_of_before_the_round_was_drawn_draws_it_alike_and_a_host_enters_what_was_won(
    asking: Asking, tmp_path: Path
) -> None:
    win_round(asking, 1)
    shutil.copy(tmp_path / NAME, tmp_path / "copy")
    seats = [one["seats"] for one in post(asking, "draw", round=2)["drawn"][1]["pairings"]]
    asking.tell(BOARDS[0], "results", won((1, [RED, BLUE]), (2, [BLUE, RED])))
    shutil.copy(tmp_path / "copy", tmp_path / NAME)

    back = ready(tmp_path)
    back.tell(BOARDS[0], "results", won((1, [RED, BLUE]), (2, [BLUE, RED])))
    win_round(back, 1)
    assert points(back) == 10, "nothing is counted twice"
    assert [(odd["game"], odd["why"]) for odd in now(back)["evening"]["odd"]] == [(2, "extra")]
    drawn = post(back, "draw", round=2)["drawn"][1]["pairings"]
    assert [one["seats"] for one in drawn] == seats, "who sits there may stay"
    assert all(one["open"] for one in drawn)
    back.tell(BOARDS[1], "results", won((1, [RED, BLUE]), (2, [RED, BLUE])))
    first = drawn[0]["seats"]
    post(back, "fix", round=2, board=BOARDS[0], places=[[first["blue"]], [first["red"]]])
    assert points(back) == 20
    assert now(back)["evening"]["drawn"][1]["done"]


def test_a_file_of_the_middle_of_a_round_hears_the_rest_again(asking: Asking, tmp_path: Path) -> None:
    win_round(asking, 1)
    post(asking, "draw", round=2)
    shutil.copy(tmp_path / NAME, tmp_path / "copy")
    win_round(asking, 2)
    told = results(asking)
    shutil.copy(tmp_path / "copy", tmp_path / NAME)
    back = ready(tmp_path)
    assert results(back) != told
    win_round(back, 2)
    assert results(back) == told
    assert points(back) == 20


# --- clocks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("days", [5, -3000, -20_000])
def test_the_halls_clock_jumps_and_nothing_is_lost(
    asking: Asking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    win_round(asking, 1)
    before, real = now(asking), time.time
    monkeypatch.setattr(time, "time", lambda: max(1.0, real() + days * 86_400))
    assert now(asking) == before
    again = ready(tmp_path)
    assert now(again) == before
    again.cookie = asking.cookie
    post(again, "draw", round=2)
    monkeypatch.setattr(time, "time", real)
    win_round(again, 2)
    assert points(again) == 20
    once_more = ready(tmp_path)
    once_more.cookie = asking.cookie
    assert post(once_more, "draw", round=3)["drawn"][2]["number"] == 3


# --- strangers -------------------------------------------------------------------------------------


def test_who_clears_what_tables_told_takes_no_result(asking: Asking) -> None:
    asking.tell(BOARDS[0], "results", won((1, [RED, BLUE])))
    before = now(asking)
    for part in ("results", "table", "pieces", "state", "call", "board", "availability"):
        asking.tell(BOARDS[0], part, b"")
        assert now(asking) == before
    asking.tell(BOARDS[1], "table", b"")
    asking.tell(BOARDS[1], "results", won((1, [RED, BLUE])))
    assert now(asking)["evening"]["drawn"][0]["done"], "results alone are enough"


def test_what_a_stranger_told_in_a_tables_name_hides_its_own_word_from_no_host(asking: Asking) -> None:
    asking.tell(BOARDS[0], "results", won((1, [BLUE, RED]), began_ms=7))
    asking.tell(BOARDS[0], "results", won((1, [RED, BLUE]), began_ms=500))
    told = now(asking)["evening"]
    assert [(odd["game"], odd["why"], odd["places"]) for odd in told["odd"]] == [(1, "extra", [RED, BLUE])]
    seats = told["drawn"][0]["pairings"][0]["seats"]
    told = post(asking, "accept", board=BOARDS[0], game=1)
    assert told["drawn"][0]["pairings"][0]["places"] == [[seats["red"]], [seats["blue"]]]


def test_a_board_that_is_not_in_the_plan_counts_nothing(asking: Asking) -> None:
    before = now(asking)
    asking.board(BOARDS[5], "Table 1")
    asking.tell(BOARDS[5], "results", won((1, [RED, BLUE])))
    assert now(asking) == before


ENDED = {"game": 1, "began_ms": 5, "name": "malefiz", "variant": "classic", "places": [RED, BLUE]}


@pytest.mark.parametrize(
    "payload",
    [
        b"{",
        b"\xff\xfe\x00",
        b"null",
        b"[" * 100_000,
        b"x" * (MOST_MESSAGE_BYTES + 1),
        json.dumps({"version": 99, "ended": "all of them"}).encode(),
        json.dumps({"ended": [{**ENDED, "game": -1}]}).encode(),
        json.dumps({"ended": [{**ENDED, "game": 2**60}]}).encode(),
        json.dumps({"ended": [{**ENDED, "places": [["x" * 61]]}]}).encode(),
        json.dumps({"ended": [{**ENDED, "places": [[str(n)] for n in range(9)]}]}).encode(),
        json.dumps({"ended": [{**ENDED, "game": n} for n in range(61)]}).encode(),
    ],
    ids=range(11),
)
def test_no_payload_breaks_an_evening(asking: Asking, payload: bytes) -> None:
    before = now(asking)
    asking.tell(BOARDS[0], "results", payload)
    assert now(asking) == before
    asking.tell(BOARDS[0], "results", won((1, [RED, BLUE])))
    assert not now(asking)["evening"]["drawn"][0]["pairings"][0]["open"]


def test_many_odd_results_stay_few_lines(asking: Asking, tmp_path: Path) -> None:
    for number in range(1, 30):
        asking.tell(BOARDS[0], "results", won((number, [["x" * 60, "y" * 60]])))
    assert len(now(asking)["evening"]["odd"]) == 20
    assert (tmp_path / NAME).stat().st_size < 20_000


# --- hosts -----------------------------------------------------------------------------------------


def test_two_hosts_put_the_same_result_right_at_once(asking: Asking) -> None:
    seats = now(asking)["evening"]["drawn"][0]["pairings"][0]["seats"]
    win_round(asking, 1)
    other = [[seats["blue"]], [seats["red"]]]
    for _ in range(2):
        told = post(asking, "fix", round=1, board=BOARDS[0], places=other)
    one = told["drawn"][0]["pairings"][0]
    assert (one["places"], len(one["fixes"])) == (other, 1)
    told = post(asking, "fix", round=1, board=BOARDS[0], places=other[::-1])["drawn"][0]["pairings"][0]
    assert told["places"] == other[::-1]
    assert [each["was"] for each in told["fixes"]] == [other[::-1], other], "each word is seen"


def test_a_round_is_closed_while_a_table_still_plays(asking: Asking) -> None:
    first = now(asking)["evening"]["drawn"][0]["pairings"][0]["seats"]
    asking.tell(BOARDS[0], "results", won(now=1))
    asking.tell(BOARDS[1], "results", won((1, [RED, BLUE])))
    assert asking.ask(f"{BASE}/draw", {"round": 2})[0] == 409
    post(asking, "fix", round=1, board=BOARDS[0], places=[])
    second = post(asking, "draw", round=2)["drawn"][1]["pairings"]
    asking.tell(BOARDS[0], "results", won((1, [BLUE, RED]), now=2))
    told = now(asking)["evening"]["drawn"]
    assert told[0]["pairings"][0]["told"] == [[first["blue"]], [first["red"]]]
    assert told[0]["pairings"][0]["places"] == []
    assert told[1]["pairings"][0]["open"], "the late game counts for no later round"
    asking.tell(BOARDS[0], "results", won((1, [BLUE, RED]), (2, [RED, BLUE])))
    seats = next(one["seats"] for one in second if one["board"] == BOARDS[0])
    told = now(asking)["evening"]["drawn"]
    assert told[1]["pairings"][0]["places"] == [[seats["red"]], [seats["blue"]]]


def test_the_same_result_again_and_again_counts_once(asking: Asking, tmp_path: Path) -> None:
    win_round(asking, 1)
    once = now(asking), (tmp_path / NAME).stat().st_mtime_ns
    for _ in range(5):
        win_round(asking, 1)
    assert (now(asking), (tmp_path / NAME).stat().st_mtime_ns) == once, "nothing is written, either"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<b>Eve</b>", "<b>Eve</b>"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\u202eevil\u202c", "evil"),
        ("A\tB\r\nC\x00\x1b[31m", "A B C[31m"),
        ("Zoe\u0308", None),  # she is there already, typed otherwise
        ("", None),
        (" \u200b\u00a0\n", None),
        ("x" * 41, None),
    ],
)
def test_names_are_kept_as_letters_alone(asking: Asking, typed: str, kept: str | None) -> None:
    status, told = asking.ask(f"{BASE}/come", {"name": typed})
    assert status == (200 if kept else 409), told
    if kept:
        assert told["evening"]["players"][-1]["name"] == kept
        status, file = asking.ask(f"{BASE}/table.csv")
        assert kept in file.decode("utf-8-sig")


@pytest.mark.parametrize("typed", ["x" * 10_000, "x" * 100_000, 7, None, ["x"], {"a": "b"}])
def test_what_is_no_name_is_told_in_one_line(asking: Asking, typed: Any) -> None:
    before = now(asking)
    status, told = asking.ask(f"{BASE}/come", {"name": typed})
    assert status == 400
    assert "\n" not in told["error"]
    assert len(told["error"]) < 300
    assert now(asking) == before
