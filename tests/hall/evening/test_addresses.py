"""An evening by HTTP: planned, drawn, counted, put right; what a host may, and nobody else."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from companion.hall.evening import changes
from companion.hall.evening.addresses import BASE
from companion.hall.evening.kept import BEFORE, NAME
from companion.hall.evening.plan import Evening
from companion.words.i18n import LANGUAGES
from tests.hall.evening.asking import Asking
from tests.hall.evening.evenings import BOARDS, won

PLAN = {
    "rounds": 2,
    "size": 2,
    "players": ["Mia", "Ben", "Zoë", "Ali"],
    "tables": [{"board": board, "game": "malefiz", "variant": "classic"} for board in BOARDS[:2]],
    "seed": 3,
}
NOTHING_PLANNED = {"evening": None, "aside": "", "kept": True, "animals": False}


@pytest.fixture
def asking(tmp_path: Path) -> Asking:
    return ready(tmp_path)


def ready(folder: Path, *, animals: bool = False) -> Asking:
    made = Asking(folder, animals=animals)
    made.broker()
    for number, board in enumerate(BOARDS[:2]):
        made.board(board, f"Table {number + 1}")
    made.host()
    return made


def post(asking: Asking, what: str, **body: Any) -> dict[str, Any]:
    """Ask for a change; the evening after it."""
    status, told = asking.ask(f"{BASE}/{what}", body)
    assert status == 200, told
    evening: dict[str, Any] = told["evening"]
    return evening


def now(asking: Asking) -> Any:
    return asking.ask(BASE)[1]


def test_an_evening_from_plan_to_standings(asking: Asking) -> None:
    assert now(asking) == NOTHING_PLANNED
    assert post(asking, "plan", **PLAN)["standings"][0]["points"] == 0
    for number in (1, 2):
        drawn = post(asking, "draw", round=number)["drawn"][-1]
        assert drawn["number"] == number
        for pairing in drawn["pairings"]:
            places = [["blue"], ["red"]]
            asking.tell(pairing["board"], "results", won(*((one, places) for one in range(1, number + 1))))
        told = now(asking)["evening"]["drawn"][-1]
        assert told["done"]
        assert all(
            one["points"] == {str(one["seats"]["blue"]): 4, str(one["seats"]["red"]): 1}
            for one in told["pairings"]
        )
    evening = now(asking)["evening"]
    assert evening["done"]
    assert sum(one["points"] for one in evening["standings"]) == 2 * 2 * 5
    assert asking.ask(f"{BASE}/draw", {"round": 3})[0] == 409


def test_a_round_is_drawn_once_however_often_it_is_asked_for(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    first = post(asking, "draw", round=1)
    assert post(asking, "draw", round=1) == first
    status, told = asking.ask(f"{BASE}/draw?lang=de", {"round": 2})
    assert status == 409
    assert "Table 1" in told["error"]


def test_who_comes_while_a_round_is_drawn_plays_in_it(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    post(asking, "plan", **{**PLAN, "players": ["Mia", "Ben", "Zoë"]})
    draw, seen = changes.next_round, []

    def slow(evening: Evening, *more: Any) -> Evening:
        seen.append((len(evening.players), threading.current_thread() is threading.main_thread()))
        if len(seen) == 1:
            asking.hall.evening.come("Ali", "en")
        return draw(evening, *more)

    monkeypatch.setattr(changes, "next_round", slow)
    pairings = post(asking, "draw", round=1)["drawn"][0]["pairings"]
    assert seen == [(3, False), (4, False)]
    assert len(pairings) == 2


def test_an_evening_goes_on_after_the_hall_was_away(asking: Asking, tmp_path: Path) -> None:
    post(asking, "plan", **PLAN)
    drawn = post(asking, "draw", round=1)
    again = ready(tmp_path)
    assert now(again)["evening"] == drawn
    again.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
    again.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
    once_more = ready(tmp_path)
    assert not now(once_more)["evening"]["drawn"][0]["pairings"][0]["open"]
    once_more.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
    assert now(once_more) == now(again)


@pytest.mark.parametrize("damage", [b"", b"{", b"\x00" * 300, b'{"rounds": 1}', b"[" * 100_000])
def test_a_damaged_file_is_kept_aside_and_what_was_before_goes_on(
    asking: Asking, tmp_path: Path, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    post(asking, "plan", **PLAN)
    drawn = post(asking, "draw", round=1)
    asking.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
    (tmp_path / NAME).write_bytes(damage)
    caplog.clear()
    again = ready(tmp_path)
    told = now(again)
    assert told["aside"] == "planned-evening.damaged-1.json"
    assert (tmp_path / told["aside"]).read_bytes() == damage
    assert told["evening"] == drawn, "the one before"
    (line,) = [record.getMessage() for record in caplog.records if "cannot be read" in record.getMessage()]
    assert "\n" not in line
    again.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
    assert not now(again)["evening"]["drawn"][0]["pairings"][0]["open"], "the table tells it again"
    (tmp_path / NAME).write_bytes(damage)
    (tmp_path / BEFORE).write_bytes(damage)
    assert now(ready(tmp_path))["evening"] is None
    assert {one.name for one in tmp_path.glob("*.damaged-*")} == {
        f"planned-evening.damaged-{number}.json" for number in (1, 2, 3)
    }


def test_a_full_disk_changes_nothing_and_says_so(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    post(asking, "plan", **PLAN)
    before = post(asking, "draw", round=1)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("companion.hall.evening.kept.write_whole", full)
        status, told = asking.ask(f"{BASE}/come", {"name": "Late"})
        assert status == 409
        assert "saved" in told["error"]
        assert now(asking)["evening"] == before
        asking.tell(BOARDS[0], "results", won((1, [["red"], ["blue"]])))
        assert now(asking)["kept"] is False
    asking.tell(BOARDS[1], "results", won((1, [["red"], ["blue"]])))
    assert now(asking)["kept"] is True


def test_people_come_late_leave_early_and_come_back(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    post(asking, "draw", round=1)
    told = post(asking, "come", name="  Lea \n")
    assert told["players"][-1] == {"id": 5, "name": "Lea", "here": True, "since": 2}
    post(asking, "stay", player=1, here=False)
    for board in BOARDS[:2]:
        asking.tell(board, "results", won((1, [["red"], ["blue"]])))
    drawn = post(asking, "draw", round=2)["drawn"][-1]
    seated = {player for one in drawn["pairings"] for player in one["seats"].values()} | {*drawn["out"]}
    assert seated == {2, 3, 4, 5}
    assert post(asking, "stay", player=1, here=True)["players"][0]["here"]


def test_a_correction_is_seen_and_may_be_no_result(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    one = post(asking, "draw", round=1)["drawn"][0]["pairings"][0]
    red, blue = one["seats"]["red"], one["seats"]["blue"]
    asking.tell(one["board"], "results", won((1, [["red"], ["blue"]])))
    told = post(asking, "fix", round=1, board=one["board"], places=[[blue], [red]])["drawn"][0]["pairings"][0]
    assert told["places"] == [[blue], [red]]
    assert told["told"] == [[red], [blue]]
    assert told["fixes"] == [{"was": [[red], [blue]], "places": [[blue], [red]]}]
    told = post(asking, "fix", round=1, board=one["board"], places=[])["drawn"][0]["pairings"][0]
    assert (told["places"], told["points"], told["open"]) == ([], {}, False)


def test_no_round_is_drawn_while_the_broker_is_away(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    asking.broker(there=False)
    assert asking.ask(f"{BASE}/draw", {"round": 1})[0] == 409
    asking.broker()
    post(asking, "draw", round=1)


def test_a_table_that_is_away_gets_no_game(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    asking.tell(BOARDS[0], "availability", b"offline")
    drawn = post(asking, "draw", round=1)["drawn"][0]
    assert [one["board"] for one in drawn["pairings"]] == [BOARDS[1]]
    assert len(drawn["out"]) == 2


def test_tables_and_their_games_change_between_rounds(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    post(asking, "draw", round=1)
    new = [{"board": BOARDS[2], "game": "malefiz", "variant": "classic"}, PLAN["tables"][1]]  # type: ignore[index]
    asking.board(BOARDS[2], "Table 3")
    assert asking.ask(f"{BASE}/tables", {"tables": new})[0] == 409, "a round is being played"
    for board in BOARDS[:2]:
        asking.tell(board, "results", won((1, [["red"], ["blue"]])))
    used = post(asking, "tables", tables=new)["tables"]
    assert [(one["title"], one["used"]) for one in used] == [
        ("Table 3", True),
        ("Table 2", True),
        ("Table 1", False),
    ]
    drawn = post(asking, "draw", round=2)["drawn"]
    assert {one["board"] for one in drawn[1]["pairings"]} == {BOARDS[1], BOARDS[2]}
    assert all(one["points"] for one in drawn[0]["pairings"]), "what was played there stays"
    assert asking.ask(f"{BASE}/tables", {"tables": []})[0] == 409


def test_a_cloned_board_counts_nothing_until_one_is_put_right(asking: Asking) -> None:
    post(asking, "plan", **PLAN)
    post(asking, "draw", round=1)
    for run in ("b", "a"):
        asking.board(BOARDS[0], "Table 1", run)
    asking.tell(BOARDS[0], "results", won((1, [["blue"], ["red"]])))
    told = now(asking)["evening"]
    assert [odd["why"] for odd in told["odd"]] == ["twice"]
    assert told["drawn"][0]["pairings"][0]["open"]
    asking.board(BOARDS[0], "Table 1", "c")
    told = now(asking)["evening"]
    assert not told["drawn"][0]["pairings"][0]["open"]
    assert told["odd"] == []


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"rounds": 0}, 400),
        ({"rounds": 10**9}, 400),
        ({"size": 5}, 400),
        ({"players": ["Mia"]}, 409),
        ({"players": ["Mia", "mia"]}, 409),
        ({"players": ["Mia", " "]}, 409),
        ({"players": ["Mia", "x" * 41]}, 409),
        ({"players": ["Mia", "\u202e\u0000"]}, 409),
        ({"players": "Mia"}, 400),
        ({"tables": []}, 409),
        ({"tables": [{"board": "00000099", "game": "malefiz", "variant": "classic"}]}, 409),
        ({"tables": [{"board": "../x", "game": "malefiz", "variant": "classic"}]}, 400),
        ({"tables": [{"board": BOARDS[0], "game": "chess", "variant": "classic"}]}, 409),
        ({"tables": PLAN["tables"][:1] * 2}, 409),  # type: ignore[index]  # a list
        ({"more": 1}, 400),
    ],
)
def test_no_other_evening_is_planned(asking: Asking, wrong: dict[str, Any], status: int) -> None:
    got, told = asking.ask(f"{BASE}/plan", {**PLAN, **wrong})
    assert got == status, told
    assert "\n" not in told["error"]
    assert now(asking)["evening"] is None


def test_only_hosts_change_anything(tmp_path: Path) -> None:
    asking = Asking(tmp_path)
    for what in ("plan", "tables", "draw", "come", "stay", "fix", "accept", "delete"):
        for body in (PLAN, {}, b"{", b"[" * 100_000, b"x" * 10**6):
            assert asking.ask(f"{BASE}/{what}", body)[0] == 403, what
    asking.host()
    for what in ("tables", "draw", "come", "stay", "fix", "accept"):
        assert asking.ask(f"{BASE}/{what}", b"{")[0] == 400
    for what, said in {
        "draw": {"round": 1},
        "tables": {"tables": PLAN["tables"]},
        "come": {"name": "x"},
        "stay": {"player": 1, "here": True},
        "fix": {"round": 1, "board": BOARDS[0], "places": []},
        "accept": {"board": BOARDS[0], "game": 1},
        "delete": {},
    }.items():
        status, told = asking.ask(f"{BASE}/{what}", said)
        assert status == 409, (what, told)
        assert told["error"] == "No evening is planned."


def test_a_deleted_evening_leaves_no_name_behind(asking: Asking, tmp_path: Path) -> None:
    post(asking, "plan", **PLAN)
    post(asking, "draw", round=1)
    assert asking.ask(f"{BASE}/plan", PLAN)[0] == 409
    (tmp_path / NAME).write_bytes((tmp_path / NAME).read_bytes()[:-1])
    asking = ready(tmp_path)
    assert now(asking)["aside"]
    assert asking.ask(f"{BASE}/delete", {})[1] == NOTHING_PLANNED
    assert not [one for one in tmp_path.rglob("*") if one.is_file() and b"Ben" in one.read_bytes()]
    post(asking, "plan", **PLAN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_words_games_and_table_come_in_each_language(asking: Asking, lang: str) -> None:
    status, page = asking.ask(f"/evening?lang={lang}")
    assert (status, f'lang="{lang}"' in page.decode()) == (200, True)
    status, games = asking.ask(f"{BASE}/games?lang={lang}")
    assert {"malefiz", "labyrinth", "barbarossa"} <= {game["game"] for game in games}
    assert all(game["title"] for game in games)
    assert asking.ask(f"{BASE}/table.csv?lang={lang}")[0] == 409
    post(asking, "plan", **PLAN)
    status, table = asking.ask(f"{BASE}/table.csv?lang={lang}")
    assert (status, asking.headers["content-type"]) == (200, "text/csv; charset=utf-8")
    assert "Zo\u00eb" in table.decode("utf-8-sig")
