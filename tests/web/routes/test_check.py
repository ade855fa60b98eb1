"""The check from a phone: who may, what is answered, and the sentences of every state and finding."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from companion.bench import walk as walks
from companion.bench.bench_port import BenchView
from companion.bench.findings import proposal
from companion.bench.piece_test import PLACINGS, Verdict, begin
from companion.bench.sensors import Line, Sensors
from companion.bench.stops import LIGHTS, LINES, Tally
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.ports.commands import CommandRefused
from companion.state.models.check import Check, CheckSensors
from companion.web import WebSettings, create_app
from companion.web.endpoint import CHECK
from companion.web.routes import ENDPOINTS
from companion.web.routes.check import CheckRoutes
from companion.web.routes.support import SupportRoutes
from companion.words import check_words
from tests.web.bench_states import CLASSIC, GROUND, PLAN, seen
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable


@dataclass
class FakeBench:
    """A `companion.bench.bench_port.Bench` that shows what the test says, and remembers what was asked."""

    shown: BenchView = field(default_factory=lambda: BenchView(1, (GROUND,)))
    asked: list[tuple[Any, ...]] = field(default_factory=list)
    refuses: Exception | None = None
    watching: list[Callable[[], None]] = field(default_factory=list)
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    measured: list[bool] = field(default_factory=list)

    def view(self) -> BenchView:
        return self.shown

    def walked(self, board: str) -> Mapping[str, Tally]:
        return self.tallies if board == GROUND.name else {}

    def watch_sensors(self, listener: Callable[[], None]) -> Callable[[], None]:
        self.watching.append(listener)
        return lambda: self.watching.remove(listener)

    def sensors(self, board: str, *, measured: bool = True) -> Sensors:
        if board != GROUND.name:
            raise CommandRefused(
                Say("There is no board {name} here, there are: {known}", {"name": board, "known": "x"})
            )
        self.measured.append(measured)
        lines = {0: Line(3, (1, 2, 3)), 150: Line(1)}
        return Sensors(levels=0b111 | 1 << 152, lines=lines, norths=0b101, fields={0: 99})

    def walk(self, board: str, kind: str, *, learn: bool, again: bool) -> BenchView:
        return self._did("walk", board, kind, learn, again)

    def pieces(self, board: str, spot: str) -> BenchView:
        return self._did("pieces", board, spot)

    def press(self, key: str) -> BenchView:
        return self._did("press", key)

    def leave(self) -> BenchView:
        return self._did("leave")

    def write(self) -> BenchView:
        return self._did("write")

    def maps(self) -> Mapping[str, str]:
        self._did("maps")
        return {"table": "board = 1\n"}

    def _did(self, *what: Any) -> BenchView:
        if self.refuses is not None:
            raise self.refuses
        self.asked.append(what)
        return self.shown


@dataclass
class CheckSite:
    """The pages of a table with a bench."""

    bench: FakeBench = field(default_factory=FakeBench)
    table: FakeTable = field(default_factory=lambda: FakeTable(FakeClock()))

    def __post_init__(self) -> None:
        settings = WebSettings(host_code=CODE, clock=self.table.clock, hostname="spielbrett")
        self.app = create_app(self.table, settings, bench=self.bench)

    def browser(self) -> Browser:
        return Browser(self.app)


@pytest.fixture
def check() -> CheckSite:
    return CheckSite()


LOOKS = ("/api/check", "/api/check/sensors/malefiz-classic", "/api/check/maps/table.toml")
ACTS: dict[str, tuple[object, tuple[Any, ...]]] = {
    "/api/check/walk": ({"board": "malefiz-classic"}, ("walk", "malefiz-classic", LINES, False, False)),
    "/api/check/pieces": ({"board": "malefiz-classic"}, ("pieces", "malefiz-classic", "")),
    "/api/check/press": ({"key": "skip"}, ("press", "skip")),
    "/api/check/leave": ({}, ("leave",)),
    "/api/check/write": ({}, ("write",)),
}


@pytest.mark.parametrize("path", LOOKS)
def test_only_the_host_looks(check: CheckSite, path: str) -> None:
    answer = check.browser().get(path)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert check.browser().become_host().get(path).status_code == 200


@pytest.mark.parametrize("path", ACTS)
def test_only_the_host_acts(check: CheckSite, path: str) -> None:
    body, told = ACTS[path]
    answer = check.browser().post(path, body)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert check.bench.asked == []
    assert check.browser().become_host().post(path, body).status_code == 200
    assert check.bench.asked == [told]


def test_a_player_is_no_host(check: CheckSite) -> None:
    check.browser().become_host().post("/api/game", NEW_GAME)
    assert check.browser().claim("red").get("/api/check").status_code == 403


def test_the_page_opens_for_anybody_and_holds_nothing_of_the_board(check: CheckSite) -> None:
    answer = check.browser().get("/check?lang=de")
    assert answer.status_code == 200
    assert "Brett prüfen" in answer.text
    assert "malefiz" not in answer.text


@pytest.mark.parametrize("path", ["/api/check", "/api/check/sensors/malefiz-classic"])
def test_a_table_without_a_bench_has_nothing_to_check(path: str) -> None:
    app = create_app(FakeTable(), WebSettings(host_code=CODE))
    assert Browser(app).become_host().get(path).status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("walk", {}, "board is missing, must be the name of a board"),
        ("walk", {"board": "x", "kind": "wires"}, 'kind is \'wires\', must be "lines" or "lights"'),
        ("walk", {"board": "x", "learn": "yes"}, "learn is 'yes', must be true or false"),
        ("press", {"key": "jump"}, "key is 'jump', must be \"skip\""),
        ("pieces", {"board": "x", "spott": "c1"}, "spott"),
    ],
)
def test_a_wrong_body_is_told_in_one_line(check: CheckSite, path: str, body: object, error: str) -> None:
    answer = check.browser().become_host().post(f"/api/check/{path}", body)
    assert answer.status_code == 400
    assert error in answer.get_json()["error"]


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [(CommandRefused(check_words.IN_PLAY), 409, "refused"), (TimeoutError(), 503, "slow")],
)
def test_a_refusal_is_a_sentence(check: CheckSite, error: Exception, status: int, code: str) -> None:
    check.bench.refuses = error
    answer = check.browser().become_host().post("/api/check/walk?lang=de", {"board": "malefiz-classic"})
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)
    assert code != "refused" or "Gerade läuft ein Spiel" in answer.get_json()["error"]


def test_while_a_game_is_in_play_the_page_says_why_nothing_can_be_checked(check: CheckSite) -> None:
    host = check.browser().become_host()
    assert host.get("/api/check").get_json()["refused"] is None
    host.post("/api/game", NEW_GAME)
    assert "A game is being played" in host.get("/api/check").get_json()["refused"]
    host.post("/api/game/end")
    assert host.get("/api/check").get_json()["refused"] is None


def test_the_answer_is_the_shape_that_is_described_and_costs_little_when_nothing_changes(
    check: CheckSite,
) -> None:
    check.bench.shown = BenchView(2, (GROUND,), on=GROUND, walk=seen())
    host = check.browser().become_host()
    answer = host.get("/api/check")
    value = msgspec.json.decode(answer.data, type=Check)
    assert value.walk is not None
    assert (value.on, value.walk.spot, value.walk.count) == ("malefiz-classic", "a1", 3)
    assert set(value.walk.lights) == {"a1"}
    assert value.boards[0].kept == {"lines": 17}
    assert host.get("/api/check", If_None_Match=answer.headers["ETag"]).status_code == 304


def test_where_a_light_shines_is_not_given_away(check: CheckSite) -> None:
    walk = seen(replace(PLAN, kind=LIGHTS))
    check.bench.shown = BenchView(2, (GROUND,), on=GROUND, walk=walk)
    told = check.browser().become_host().get("/api/check").get_json()["walk"]
    assert (told["spot"], told["lights"]) == (None, {})
    assert told["say"] == "One spot is lit. Put the magnet there."


def test_a_map_that_would_be_the_same_is_not_offered_to_be_written(check: CheckSite) -> None:
    walk = replace(seen(), at=len(PLAN.stops))
    same = proposal(walk, GROUND.line_of)
    for offer, can_write in ((same, False), (replace(same, changed=("a1",)), True)):
        check.bench.shown = BenchView(2, (GROUND,), on=GROUND, walk=walk, proposal=offer)
        told = check.browser().become_host().get("/api/check").get_json()["walk"]
        assert (told["can_write"], told["say"]) == (can_write, "0 of 3 spots have answered.")


def test_a_lost_board_is_told_as_on_the_status_page(check: CheckSite) -> None:
    ground = replace(GROUND, down={"table": "unplugged: /dev/x has vanished"})
    walk = walks.lost(seen())
    check.bench.shown = BenchView(2, (ground,), on=ground, walk=walk)
    told = check.browser().become_host().get("/api/check").get_json()
    assert not told["boards"][0]["devices"][0]["up"]
    assert told["boards"][0]["devices"][0]["text"] == told["walk"]["say"] != ""


def test_sensors_are_told_by_line_and_those_without_a_spot_too(check: CheckSite) -> None:
    answer = check.browser().become_host().get("/api/check/sensors/malefiz-classic")
    value = msgspec.json.decode(answer.data, type=CheckSensors)
    assert len(value.lines) == len(CLASSIC.spots) + 2
    first, last, strange = value.lines[0], *value.lines[-2:]
    assert (first.line, first.spot, first.on, first.changes) == ("0", CLASSIC.spots[0], True, 3)
    assert first.field == 99
    assert [line.north for line in value.lines[:4]] == [True, False, True, None]
    assert (last.line, last.spot, last.changes, last.north) == ("150", "", 1, None)
    assert (strange.line, strange.spot, strange.on, strange.changes) == ("152", "", True, 0)
    assert strange.north is False


def test_a_board_that_is_not_there_is_named(check: CheckSite) -> None:
    answer = check.browser().become_host().get("/api/check/sensors/chess")
    assert answer.status_code == 409
    assert "chess" in answer.get_json()["error"]


def test_the_map_is_a_file_to_download(check: CheckSite) -> None:
    check.bench.shown = BenchView(2, (GROUND,), on=GROUND, walk=seen())
    host = check.browser().become_host()
    answer = host.get("/api/check/maps/table.toml")
    assert answer.text == "board = 1\n"
    assert answer.headers["Content-Disposition"] == 'attachment; filename="malefiz-classic.toml"'
    assert host.get("/api/check/maps/other.toml").status_code == 404


def test_the_handlers_are_all_in_the_table_of_endpoints() -> None:
    named = {each.name for each in ENDPOINTS if each.action == CHECK}
    assert named == {
        name for name in {**vars(CheckRoutes), **vars(SupportRoutes)} if name.startswith("check")
    }


# --- before a game ------------------------------------------------------------------------------


def unwalked(check: CheckSite) -> dict[str, bool]:
    """Variant -> whether whoever begins a game is told that its board has not been walked."""
    games = check.browser().get("/api/shelf?lang=de").get_json()["games"]
    editions = next(game["editions"] for game in games if game["game"] == "malefiz")
    return {each["variant"]: "noch kein Rundgang" in each["unwalked"] for each in editions}


def test_whoever_begins_a_game_is_told_of_a_board_that_was_not_walked(check: CheckSite) -> None:
    assert unwalked(check) == {"classic": True, "fast": False}  # not under this table
    check.bench.tallies = dict.fromkeys(CLASSIC.spots, Tally(1, 1))
    assert not unwalked(check)["classic"]
    check.bench.tallies = dict.fromkeys(CLASSIC.spots[:3], Tally(99, 99))
    assert unwalked(check)["classic"]
    check.bench.tallies = dict.fromkeys(CLASSIC.spots, Tally(0, 0))
    assert unwalked(check)["classic"]


def test_without_a_bench_and_on_a_drawn_board_nobody_is_told_to_walk(check: CheckSite) -> None:
    settings = WebSettings(host_code=CODE, clock=check.table.clock)
    check.app = create_app(check.table, settings)
    assert not unwalked(check)["classic"]
    check.app = create_app(check.table, settings, FakeMagnets(), bench=check.bench)
    assert not unwalked(check)["classic"]


def test_the_pieces_of_a_test_are_numbered_from_one(check: CheckSite) -> None:
    test = replace(begin("i8", 3, 0), verdicts=(Verdict("good"), Verdict("none")))
    check.bench.shown = BenchView(2, (GROUND,), on=GROUND, test=test)
    told = check.browser().become_host().get("/api/check").get_json()["test"]
    assert [[int(n) for n in re.findall(r"\d+", each["text"])] for each in told["verdicts"]] == [[1], [2]]
    assert (told["number"], told["count"]) == (1, PLACINGS)


def test_how_far_a_walk_has_been_is_told(check: CheckSite) -> None:
    host = check.browser().become_host()
    assert host.get("/api/check").get_json()["boards"][0]["proven"] == 0
    check.bench.tallies = {"a1": Tally(2, 2), "b1": Tally(1, 0), "c1": Tally(0, 0)}
    assert host.get("/api/check").get_json()["boards"][0]["proven"] == 2
