"""The hall on this board over HTTP: for the host alone; a board that joins needs the code alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from flask import Flask

from companion.core.model.types import Say
from companion.daemon.hall_here.joining import ask_to_join
from companion.ports.commands import CommandRefused
from companion.ports.hall_here import OFF, TAKEN, HallHereStatus, Joined, Member
from companion.web import WebSettings, create_app, serve
from companion.words.care import hall_here_words as words
from tests.web.browser import CODE, Browser
from tests.web.fake_table import FakeTable
from tests.web.routes.care.fake_hall_here import FakeHall

BOARD = "0123abcd"


@pytest.fixture
def hall() -> FakeHall:
    return FakeHall()


@pytest.fixture
def app(hall: FakeHall) -> Flask:
    table = FakeTable()
    return create_app(table, WebSettings(host_code=CODE, clock=table.clock), hall_here=hall)


@pytest.fixture
def host(app: Flask) -> Browser:
    return Browser(app).become_host()


ASKED: tuple[tuple[str, dict[str, object]], ...] = (
    ("/api/hall-here", {"on": True}),
    ("/api/hall-here/code", {}),
    ("/api/hall-here/revoke", {"board": BOARD}),
    ("/api/hall-here/join", {"address": "192.168.0.5", "code": "ABC234"}),
    ("/api/hall-here/identity", {}),
)


def test_nobody_but_the_host_sees_codes_or_changes_anything(app: Flask, hall: FakeHall) -> None:
    guest = Browser(app)
    assert guest.get("/api/hall-here").status_code == 403
    assert {guest.post(path, body).status_code for path, body in ASKED} == {403}
    assert (hall.on, hall.code, hall.joined) == (False, "", [])


def test_the_host_switches_it_on_and_off_and_sees_how_it_stands(host: Browser, hall: FakeHall) -> None:
    on = host.post("/api/hall-here", {"on": True}).get_json()
    assert (on["stands"], on["page_port"], on["host_code"]) == ("running", 8090, "CODE-HALL")
    coded = host.post("/api/hall-here/code", {}).get_json()
    assert (coded["code"], coded["left_s"]) == ("ABC234", 60)
    hall.members = [Member(BOARD, "Kitchen")]
    state = host.get("/api/hall-here?lang=en").get_json()
    assert state["members"] == [{"board": BOARD, "title": "Kitchen"}]
    assert state["text"] == ["This board is the hall.", "1 board has joined."]
    assert host.post("/api/hall-here/revoke", {"board": BOARD}).get_json()["members"] == []
    assert host.post("/api/hall-here", {"on": False}).get_json()["stands"] == "off"


@pytest.mark.parametrize(("path", "body"), ASKED)
def test_what_cannot_be_is_one_line(
    host: Browser, hall: FakeHall, path: str, body: dict[str, object]
) -> None:
    hall.refuses = words.NO_DISK
    refused = host.post(f"{path}?lang=en", body)
    assert (refused.status_code, refused.get_json()["error"]) == (409, words.NO_DISK.text)


def test_a_board_joins_by_the_code_and_gets_a_password_once(app: Flask, hall: FakeHall) -> None:
    board = Browser(app)
    wanted = {"code": "ABC234", "board": BOARD, "title": "Kitchen"}
    assert board.post("/api/hall-here/admit", wanted, origin=None).get_json() == {
        "port": 1883,
        "user": f"board-{BOARD}",
        "password": "secret",
    }
    assert hall.members == [Member(BOARD, "Kitchen")]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"code": "WRONG1", "board": BOARD}, 403),
        ({"code": "ABC234", "board": "../../etc"}, 400),
        ({"code": "ABC234", "board": BOARD.upper()}, 400),
        ({"code": "ABC234", "board": BOARD, "title": "a\nuser x"}, 400),
        ({"code": "", "board": BOARD}, 400),
        ({"board": BOARD}, 400),
    ],
)
def test_a_board_with_a_wrong_code_or_an_odd_name_is_not_let_in(
    app: Flask, hall: FakeHall, body: dict[str, str], status: int
) -> None:
    assert Browser(app).post("/api/hall-here/admit", body, origin=None).status_code == status
    assert hall.members == []


def test_a_copied_card_is_told_and_gets_an_identity_of_its_own(host: Browser, hall: FakeHall) -> None:
    hall.twice = True
    state = host.get("/api/hall-here?lang=en").get_json()
    assert (state["board"], state["twice"], state["text"][0]) == ("cafe0123", True, words.TWICE.text)
    state = host.post("/api/hall-here/identity?lang=en", {}).get_json()
    assert (state["board"], state["twice"], state["text"]) == ("beef4567", False, [words.STANDS[OFF].text])


def test_a_port_that_another_program_has_is_named() -> None:
    look = HallHereStatus(TAKEN, 8090, "", "", 0, (), taken=1884)
    assert words.tell_hall(look)[0] == words.PORT_TAKEN.fill({"port": 1884})


def test_a_board_that_guesses_waits(app: Flask, hall: FakeHall) -> None:
    hall.wait_ms = 30_000
    answer = Browser(app).post("/api/hall-here/admit", {"code": "WRONG1", "board": BOARD}, origin=None)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "30")


def test_where_this_board_can_be_no_hall_there_is_none() -> None:
    app = create_app(FakeTable(), WebSettings(host_code=CODE))
    assert Browser(app).become_host().get("/api/hall-here").status_code == 404


# --- the other board -------------------------------------------------------------------------------


@pytest.fixture
def served(app: Flask) -> Iterator[str]:
    """The address of the board that is the hall."""
    pages = serve(app, "127.0.0.1", 0, 4)
    yield f"127.0.0.1:{pages.port}"
    pages.close()
    assert threading.active_count() < 50


def test_another_board_asks_and_is_let_in(served: str, hall: FakeHall) -> None:
    host, joined = ask_to_join(f" http://{served}/ ", "ABC234", BOARD, "Küche", "de")
    assert (host, joined) == ("127.0.0.1", Joined(1883, f"board-{BOARD}", "secret"))
    assert hall.members == [Member(BOARD, "Küche")]


@pytest.mark.parametrize(
    ("refuses", "wait_ms", "said"),
    [
        (words.WRONG_CODE, 0, words.WRONG_CODE),
        (words.KNOWN, 0, words.KNOWN),
        (words.FULL, 0, words.NOT_NOW),
        (None, 1000, words.WAIT),
    ],
)
def test_why_a_hall_does_not_let_it_in_is_one_line(
    served: str, hall: FakeHall, refuses: Say | None, wait_ms: int, said: Say
) -> None:
    hall.refuses, hall.wait_ms = refuses, wait_ms
    with pytest.raises(CommandRefused) as refused:
        ask_to_join(served, "ABC234", BOARD, "", "en")
    assert refused.value.say.text == said.text


@pytest.mark.parametrize(
    "address", ["", "a b", "user@host", "host:0", "host:99999", "https://host", "host/path"]
)
def test_an_address_that_is_none_is_told(address: str) -> None:
    with pytest.raises(CommandRefused) as refused:
        ask_to_join(address, "ABC234", BOARD, "", "en")
    assert refused.value.say == words.NO_ADDRESS


def test_where_nobody_answers_one_line_says_so() -> None:
    with pytest.raises(CommandRefused) as refused:
        ask_to_join("127.0.0.1:1", "ABC234", BOARD, "", "en")
    assert refused.value.say.text == words.NOBODY.text
