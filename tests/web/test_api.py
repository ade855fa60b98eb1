"""The API for whoever plays by the rules of HTTP: what is asked, what comes back."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from companion.core.model.commands import Choose, DieRolled, Done, EndGame, Enter
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.session import legal
from companion.core.model.types import Lamp
from companion.games.malefiz import GAME
from companion.ports.commands import Command, NewGame, Resume, RollForMe
from companion.ports.table import LinkState, StoredGame
from companion.web import WebSettings, create_app
from companion.web.bodies import read_body
from companion.web.routes import endpoints
from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

STORED = StoredGame(7, "malefiz", "classic", {"red": "Anna"}, "won", 12, "2026-11-20T18:03:00", "red")


# --- pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/board"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_page_is_in_the_language_asked_for_and_tells_no_secret(site: Site, path: str, lang: str) -> None:
    page = site.browser().get(f"{path}?lang={lang}")
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text
    assert site.house.code.shown not in page.text


def test_the_virtual_board_exists_in_the_demo_alone() -> None:
    phone = Browser(create_app(FakeTable(), WebSettings()))
    for path in ("/board", "/api/board"):
        assert phone.get(path).status_code == 404
    assert phone.post("/api/board", {"spot": "c1", "on": True}).status_code == 404


def test_healthz_tells_whether_the_loop_runs(site: Site) -> None:
    assert site.browser().get("/healthz").status_code == 200
    site.table.is_alive = False
    assert site.browser().get("/healthz").status_code == 503


# --- state ---------------------------------------------------------------------------------------


def test_the_state_has_a_tag_and_is_not_sent_twice(playing: Site) -> None:
    phone = playing.browser()
    first = phone.get("/api/state")
    again = phone.get("/api/state", If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    playing.table.publish(journal_ok=False)
    fresh = phone.get("/api/state", If_None_Match=first.headers["ETag"])
    assert fresh.status_code == 200
    assert fresh.get_json()["journal"]["ok"] is False


def test_the_tag_differs_by_language_and_by_run_of_the_daemon(site: Site) -> None:
    phone = site.browser()
    english, german = (phone.get(f"/api/state?lang={lang}").headers["ETag"] for lang in ("en", "de"))
    next_run = Site().browser().get("/api/state?lang=en").headers["ETag"]
    assert len({english, german, next_run}) == 3


def test_the_tag_is_the_same_for_host_and_watcher(playing: Site) -> None:
    host, watcher = playing.browser().become_host(), playing.browser()
    assert host.get("/api/state").headers["ETag"] == watcher.get("/api/state").headers["ETag"]


def test_moves_are_empty_before_the_roll_and_complete_after_it(playing: Site) -> None:
    host = playing.browser().become_host()
    assert host.get("/api/moves").get_json() == []
    host.post("/api/roll", {"number": 3})
    moves = host.get("/api/moves").get_json()
    assert [each["move"] for each in moves] == legal(playing.table.session)
    first = moves[0]
    assert (first["from"], first["to"], first["kind"], first["place"]) == ("red", "a1", "move", "")
    assert "Anna" in first["text"]
    assert 30 < first["to_go"] == GAME.fields_to_go(playing.table.session.position, 0)


def test_a_board_is_told_with_spots_links_marks_and_pools(site: Site) -> None:
    answer = site.browser().get("/api/boards/malefiz/fast")
    board = answer.get_json()
    spots = {spot["name"]: spot for spot in board["spots"]}
    corner = "the bottom left corner"
    assert spots["a1"] == {"name": "a1", "x": 0.0, "y": 0.0, "pool": None, "text": corner, "short": corner}
    assert spots["a2"]["short"] == "field 1, row 2"
    assert spots["forest:16"]["pool"] == "forest"
    assert {pool["name"]: pool["kind"] for pool in board["pools"]}["forest"] is None
    assert {pool["name"]: len(pool["spots"]) for pool in board["pools"]}["red"] == 4
    assert all(0 <= end < len(spots) for edge in board["edges"] for end in edge)
    assert len(board["marks"]["goal"]) == 1
    assert "max-age" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["malefiz/huge", "chess/classic"])
def test_a_board_that_is_none_is_not_found(site: Site, path: str) -> None:
    assert site.browser().get(f"/api/boards/{path}").status_code == 404


def test_stored_games_are_listed_and_told_as_text(site: Site) -> None:
    site.table.stored = [STORED]
    phone = site.browser()
    listed = phone.get("/api/games").get_json()
    assert [game["game_id"] for game in listed] == [7]
    assert listed[0]["names"] == listed[0]["who"] == {"red": "Anna"}
    text = phone.get("/api/games/7.txt")
    assert (text.mimetype, text.text) == ("text/plain", "game 7\n")
    assert phone.get("/api/games/8.txt").status_code == 404


def test_joining_tells_addresses_and_a_qr_code_without_the_host_code(site: Site) -> None:
    answer = site.browser().get("/api/join")
    join = answer.get_json()
    assert join["urls"][-1] == "http://spielbrett.local/"
    assert ET.fromstring(join["qr_svg"]).tag == "{http://www.w3.org/2000/svg}svg"
    assert site.house.code.shown not in answer.text


# --- commands ------------------------------------------------------------------------------------

COMMANDS: list[tuple[str, dict[str, Any], Command]] = [
    ("/api/roll", {}, RollForMe()),
    ("/api/roll", {"share": "00ff" * 4}, RollForMe("00ff" * 4)),
    ("/api/roll", {"share": "00ff" * 4, "commitment": "0a" * 32}, RollForMe("00ff" * 4, "0a" * 32)),
    ("/api/roll", {"number": 4}, DieRolled(0, 4, "told")),
    ("/api/answer", {"move": "none"}, Choose(0, "none")),
    ("/api/enter", {"move": "house-a1"}, Enter(0, "house-a1")),
    ("/api/done", {}, Done(0)),
    ("/api/game/resume", {"game_id": 7}, Resume(7)),
    ("/api/game/end", {}, EndGame(0)),
]


@pytest.mark.parametrize(("path", "body", "command"), COMMANDS)
def test_a_request_becomes_a_command(
    playing: Site, path: str, body: dict[str, Any], command: Command
) -> None:
    playing.table.stored = [STORED]
    playing.browser().become_host().post(path, body)
    assert playing.table.commands[-1] == command


def test_an_accepted_command_is_answered_with_the_revision_that_shows_it(playing: Site) -> None:
    host = playing.browser().become_host()
    answer = host.post("/api/roll", {"number": 4})
    state = host.get("/api/state").get_json()
    assert answer.get_json()["rev"] == state["rev"]
    assert (state["die"], state["phase"]) == (4, "move")


def test_a_new_game_takes_all_that_the_window_asks(site: Site) -> None:
    body = {
        **NEW_GAME,
        "seats": ["red", "green", "blue"],
        "names": {"red": " Anna "},
        "options": {"capture_own": False, "barricade_rows_forbidden": 2},
        "first": "green",
        "pawns": {"blue": 3},
    }
    assert site.browser().become_host().post("/api/game", body).status_code == 200
    assert site.table.commands == [
        NewGame(
            game="malefiz",
            variant="classic",
            seats=("red", "green", "blue"),
            names={"red": "Anna"},
            options={"capture_own": False, "barricade_rows_forbidden": 2},
            first="green",
            pawns={"blue": 3},
        )
    ]
    state = site.browser().get("/api/state").get_json()
    assert (state["turn"], state["house"]["blue"]) == ("green", 3)


def test_a_refused_command_is_409_with_its_sentence(playing: Site) -> None:
    answer = playing.browser().become_host().post("/api/done")
    assert answer.status_code == 409
    assert answer.get_json() == {"error": "Roll first, then move.", "code": "refused"}


def test_a_refusal_is_in_the_language_asked_for(playing: Site) -> None:
    host = playing.browser().become_host()
    english = host.post("/api/done").get_json()["error"]
    german = host.post("/api/done?lang=de").get_json()["error"]
    assert english != german


def test_a_position_that_cannot_be_is_400_with_its_fault(site: Site) -> None:
    answer = site.browser().become_host().post("/api/game", {**NEW_GAME, "pawns": {"red": 9}})
    assert answer.status_code == 400
    assert "red has 9" in answer.get_json()["error"]


def test_a_slow_referee_is_503(playing: Site) -> None:
    host = playing.browser().become_host()
    playing.table.is_slow = True
    answer = host.post("/api/roll", {"number": 4})
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")


def test_what_waits_for_the_disk_says_that_it_counts_and_must_not_be_repeated(playing: Site) -> None:
    host = playing.browser().become_host()
    playing.table.publish(journal_ok=False, saving=True)
    playing.table.is_slow = True
    answer = host.undo()
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")
    assert "do not repeat" in answer.get_json()["error"]


# --- the virtual board ---------------------------------------------------------------------------


def test_a_magnet_is_moved_without_any_role_or_browser(site: Site) -> None:
    answer = site.browser().post("/api/board", {"spot": "c1", "on": True}, origin=None)
    assert answer.status_code == 200
    assert answer.get_json()["magnets"] == ["c1", "red:1", "red:2"]


def test_a_magnet_on_no_spot_is_refused_by_name(site: Site) -> None:
    answer = site.browser().post("/api/board", {"spot": "z9", "on": True})
    assert answer.status_code == 400
    assert "'z9'" in answer.get_json()["error"]


def test_the_virtual_board_shows_its_lamps(site: Site) -> None:
    site.magnets.lamps["c1"] = Lamp("red", "blink")
    assert site.browser().get("/api/board").get_json()["lamps"] == {
        "c1": {"colour": "red", "pattern": "blink"}
    }


# --- the board's connection ----------------------------------------------------------------------


def test_the_link_is_up_only_while_every_device_is(playing: Site) -> None:
    up = LinkState("left", up=True, since_ms=10)
    down = LinkState("right", up=False, since_ms=30, why="unplugged: /dev/x has vanished")
    playing.table.publish(links=(up, down))
    link = playing.browser().get("/api/state").get_json()["link"]
    assert (link["up"], link["since_ms"]) == (False, 30)
    assert link["devices"][1]["why"] == "unplugged: /dev/x has vanished"
    assert link["devices"][1]["text"].startswith("The board's cable is out.")
    assert link["devices"][0]["text"] == ""
    german = playing.browser().get("/api/state?lang=de").get_json()["link"]["devices"][1]["text"]
    assert german.startswith("Das Kabel vom Brett ist draußen.")
    playing.table.publish(links=(up, replace(down, up=True, since_ms=40)))
    link = playing.browser().get("/api/state").get_json()["link"]
    assert (link["up"], link["since_ms"]) == (True, 40)


# --- mistakes ------------------------------------------------------------------------------------


def test_an_unknown_key_is_named(site: Site) -> None:
    answer = site.browser().post("/api/host/code", {"code": "1", "pin": "1"})
    assert answer.status_code == 400
    assert answer.get_json()["error"] == "unknown key 'pin': right would be code"


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("/api/roll", {"number": 0}, "number is 0, must be a number of the die such as 4, or be left out"),
        ("/api/roll", {"number": "4"}, "number is '4', must be a number of the die such as 4, or be left"),
        ("/api/roll", {"share": "xyz"}, "share is 'xyz', must be 8 to 64 digits and letters a to f, or be"),
        ("/api/roll", {"share": "abcdef12\n"}, "share is 'abcdef12\\n', must be 8 to 64 digits"),
        ("/api/roll", {"share": 7}, "share is 7, must be 8 to 64 digits and letters a to f, or be left out"),
        ("/api/roll", {"share": "00" * 8, "number": 4}, "number: goes without share and commitment"),
        ("/api/answer", {}, 'move is missing, must be the text of a move, for example "house-c1"'),
        ("/api/game", {**NEW_GAME, "seats": ["red"]}, 'seats is ["red"], must be a list of two seats'),
        (
            "/api/game",
            {**NEW_GAME, "game": "chess"},
            "game: unknown 'chess', known are barbarossa, labyrinth,",
        ),
        ("/api/game", {**NEW_GAME, "pawns": {"red": "x"}}, 'pawns is {"red":"x"}, must be an object of'),
        ("/api/game", {**NEW_GAME, "first": 1}, "first is 1, must be the name of a seat"),
        ("/api/game", {**NEW_GAME, "varaint": "fast"}, "unknown key 'varaint': right would be variant"),
        ("/api/game/resume", {"game_id": None}, "game_id is null, must be the number of a stored game"),
        ("/api/board", {"spot": "c1", "on": 1}, "on is 1, must be true or false"),
        ("/api/done", {"now": True}, "unknown key 'now': right would be no key"),
    ],
)
def test_a_wrong_value_is_told_with_its_key_and_what_it_must_be(
    playing: Site, path: str, body: dict[str, Any], error: str
) -> None:
    answer = playing.browser().become_host().post(path, body)
    assert answer.status_code == 400
    assert answer.get_json()["error"].startswith(error)


def test_every_value_that_is_taken_says_what_it_must_be() -> None:
    kinds = {each.takes for each in endpoints(demo=True) if isinstance(each.takes, type)}
    for kind in kinds:
        for field in msgspec.structs.fields(kind):
            alone = msgspec.defstruct("Alone", [(field.name, field.type)])
            with pytest.raises(InputError, match=rf"{field.name} is \[\[\]\], must be [^`]+"):
                read_body(b'{"%s": [[]]}' % field.name.encode(), alone)


@pytest.mark.parametrize("name", ["a\nb", "\u202eaiM", "", "  ", "x" * 31, "\x00"])
def test_a_name_that_cannot_be_shown_in_a_line_is_refused_with_its_seat(playing: Site, name: str) -> None:
    host = playing.browser().become_host()
    for path, body, key in (
        ("/api/game", {**NEW_GAME, "names": {"red": name}}, "names.red"),
        ("/api/seats/red/handover", {"name": name}, "name"),
    ):
        answer = host.post(path, body)
        assert answer.status_code == 400
        error = answer.get_json()["error"]
        assert error == f"{key} is {name!r}, must be 1 to 30 characters that can be printed"
        assert error.isprintable()


def test_a_name_for_a_seat_that_does_not_play_is_refused(site: Site) -> None:
    answer = site.browser().become_host().post("/api/game", {**NEW_GAME, "names": {"green": "Mia"}})
    assert answer.status_code == 400
    assert answer.get_json()["error"] == "names.'green': this seat does not play, seats are red, blue"


def test_a_name_of_thirty_letters_of_any_language_is_taken(site: Site) -> None:
    name = "Zoë Ångström-李小龍 " + "x" * 13
    assert len(name) == 30
    assert (
        site.browser().become_host().post("/api/game", {**NEW_GAME, "names": {"red": name}}).status_code
        == 200
    )
    assert site.table.session.table.names["red"] == name


@pytest.mark.parametrize("digits", [20, 31, 5000])
def test_a_number_that_no_game_can_have_is_not_found(site: Site, digits: int) -> None:
    answer = site.browser().get(f"/api/games/{'9' * digits}.txt")
    assert (answer.status_code, answer.mimetype) == (404, "application/json")


@pytest.mark.parametrize("data", [b"{", b"\xff", b"", b"[1]"])
def test_a_body_that_is_no_object_is_400(site: Site, data: bytes) -> None:
    answer = site.browser().client.post("/api/host/code", data=data, content_type="application/json")
    assert answer.status_code == 400
    assert json.loads(answer.data)["code"] == "bad-request"


def test_a_body_of_another_type_is_415(site: Site) -> None:
    answer = site.browser().client.post("/api/board", data="spot=c1", content_type="text/plain")
    assert answer.status_code == 415


def test_a_body_over_64_kib_is_413(site: Site) -> None:
    answer = site.browser().post("/api/host/code", {"code": "1" * 70_000})
    assert (answer.status_code, answer.mimetype) == (413, "application/json")
    assert answer.get_json()["error"] == "the body is too large, must be at most 65536 bytes"


@pytest.mark.parametrize("word", ["x" * 5000, "%0D%0AX", "%E2%80%AEabc", "%E2%80%A8"])
@pytest.mark.parametrize("path", ["/api/boards/malefiz/", "/api/texts/"])
def test_a_mistake_is_one_short_line_whatever_the_address_holds(site: Site, path: str, word: str) -> None:
    (error,) = site.browser().get(path + word).get_json()["error"].splitlines()
    assert len(error) < 250
    assert "\u202e" not in error


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/roll", 405), ("GET", "/api/none", 404)])
def test_api_mistakes_are_json(site: Site, method: str, path: str, status: int) -> None:
    answer = site.browser().client.open(path, method=method)
    assert (answer.status_code, answer.mimetype) == (status, "application/json")
    assert set(answer.get_json()) == {"error", "code"}


def test_the_methods_that_would_be_right_are_told(site: Site) -> None:
    assert site.browser().get("/api/roll").headers["Allow"] == "POST"


def test_a_bug_of_ours_shows_no_traceback(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    site.table.stored = None  # type: ignore[assignment]
    answer = site.browser().get("/api/games")
    assert answer.status_code == 500
    assert answer.get_json()["code"] == "broken"
    assert "Traceback" in caplog.text
