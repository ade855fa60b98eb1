"""Both pages in a real browser: sizes, names for screen readers, roles, languages, hidden tabs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests import short_and_full
from tests.system.browsing import DESK, PATIENCE_MS, PHONE, drag, fingers, window
from tests.system.running import CODE, Client, Demo

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLET = (820, 1180)
GAME = {"variant": "classic", "seats": ["red", "blue"], "names": {"red": "Anna", "blue": "Mo"}}

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def host(running: Demo) -> Iterator[Client]:
    """Somebody who is the host already, without a browser."""
    client = Client(running.port)
    client.become_host()
    yield client
    client.close()


@pytest.mark.thorough
def test_every_phase_fits_phone_tablet_and_desk_and_names_all_it_shows(
    chromium: Browser, running: Demo, host: Client
) -> None:
    with ExitStack() as stack:
        shown = []
        looks = (("/", PHONE, "de"), ("/board", TABLET, "en"), ("/", DESK, "en"), ("/board", PHONE, "de"))
        for path, size, language in looks if short_and_full.FULL else looks[:2]:
            one = stack.enter_context(window(chromium, running.port, size))
            one.go(f"{path}?lang={language}")
            one.page.goto(f"{one.url}{path}?lang={language}#code={CODE}")  # typed into the open page
            one.says(
                "#notes", {"de": "Du hast jetzt die Spielleitung", "en": "You are the host now"}[language]
            )
            shown.append((one, language))

        def sound(phase: str, title: dict[str, str]) -> None:
            for number, (one, language) in enumerate(shown):
                one.says("#now", title[language])
                one.shot(f"{phase}-{number}")
                one.sound(language)

        host.magnet("red:5", on=False)
        sound("idle", {"de": "Willkommen", "en": "Welcome"})
        host.post("/api/game", {"game": "malefiz", **GAME})
        sound("arrange", {"de": "Brett aufbauen", "en": "Set up the board"})
        host.new_game(**GAME)
        sound("roll", {"de": "Anna (rot) würfelt", "en": "Anna (red) rolls"})
        host.post("/api/roll", {"number": 6})
        sound("move", {"de": "Anna (rot) darf", "en": "Anna (red) may move"})
        host.magnet("red:5", on=False)
        sound("hand", {"de": "genau 6 Felder", "en": "exactly 6 fields"})
        host.magnet("b1", on=True)
        host.until(lambda state: state["phase"] == "illegal")
        sound("illegal", {"de": "Anna ist dran", "en": "Anna's turn"})
        host.post("/api/game/end", {})
        sound("over", {"de": "beendet", "en": "The game has ended"})


@pytest.mark.full
def test_every_window_fits_a_phone_and_names_all_it_shows(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.new_game(**GAME)
    host.post("/api/roll", {"number": 1})
    host.magnet("red:5", on=False)
    host.magnet("c1", on=True)
    host.until(lambda state: state["past"]["lines"])
    with window(chromium, running.port, PHONE, locale="en") as phone:
        phone.go(f"/#code={CODE}")
        phone.says("#notes", "You are the host now")
        for part, opener, title in (
            ("more", "New game", "New game"),
            ("more", "Join in", "Join in"),
            ("more", "You are the host", "You are the host"),
            ("table", "More for Anna", "Anna"),
            ("table", "Take back", "Take back"),
            ("game", "Enter a turn", "Enter a turn"),
            ("more", "End the game", "End the game"),
        ):
            phone.part(part)
            if opener == "Enter a turn":
                host.post("/api/roll", {"number": 5})
            phone.page.get_by_role("button", name=opener, exact=True).first.click()
            opened = phone.page.get_by_role("dialog", name=title, exact=True)
            expect(opened).to_be_visible()
            phone.shot(f"window-{opener.replace(' ', '-')}")
            phone.sound("en")
            phone.page.keyboard.press("Escape")
            expect(opened).to_have_count(0)


def test_stored_games_open_as_a_page_of_their_own(chromium: Browser, running: Demo, host: Client) -> None:
    host.new_game(**GAME)
    host.post("/api/roll", {"number": 1})
    host.post("/api/enter", {"move": "house-c1"})
    with window(chromium, running.port, PHONE, locale="en") as phone:
        phone.go("/")
        phone.part("more")
        phone.page.get_by_role("link", name="Stored games", exact=True).click()
        phone.page.get_by_role("link", name="Anna").first.click()
        phone.says("#told", "1 of 1: Anna (red) rolled 1 and came out of the house")
        phone.sound("en")


def test_a_phone_without_rights_looks_on_and_a_seat_once_taken_is_taken(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.new_game(**GAME)
    with (
        window(chromium, running.port, PHONE, locale="en") as guest,
        window(chromium, running.port, PHONE, locale="en") as anna,
    ):
        for phone in (guest, anna):
            phone.go("/")
            phone.says("#now", "Anna (red) rolls the die.")
            expect(phone.page.get_by_role("button", name="I rolled")).to_have_count(0)
            expect(phone.button("Roll for me")).to_have_count(0)
        anna.button("I am Anna", "#play").click()
        expect(guest.button("I am Anna", "#play")).to_have_count(0, timeout=PATIENCE_MS)
        expect(guest.button("I am Mo", "#play")).to_be_visible()
        before = host.state()["rev"]
        for path, body in (
            ("roll", {"number": 6}),
            ("roll", {}),
            ("enter", {"move": "house-a1"}),
            ("undo", {}),
            ("done", {}),
            ("answer", {"move": "none"}),
            ("game", {"game": "malefiz", **GAME}),
            ("game/end", {}),
            ("seats/red/leave", {}),
        ):
            assert guest.post(f"/api/{path}", body) == 403, path
        assert guest.post("/api/seats/red/claim", {}) == 409
        assert host.state()["rev"] == before
        anna.button("I rolled 6").click()
        guest.says("#now", "Anna (red) may move one pawn by 6 fields.")
        for phone in (guest, anna):
            phone.sound("en")


def test_a_tab_in_the_background_lets_go_of_its_stream_and_catches_up(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.new_game(**GAME)
    with window(chromium, running.port, PHONE, locale="en") as phone:
        phone.go("/")
        phone.says("#mood", "Live")

        def is_stream(request: object) -> bool:
            return "/api/events" in getattr(request, "url", "")

        with phone.page.expect_event("requestfailed", is_stream, timeout=PATIENCE_MS):
            phone.page.evaluate(HIDE, arg=True)
        host.post("/api/roll", {"number": 4})
        host.until(lambda state: state["die"] == 4)
        expect(phone.page.locator("#now")).to_contain_text("rolls the die")
        with phone.page.expect_request(is_stream, timeout=PATIENCE_MS):
            phone.page.evaluate(HIDE, arg=False)
        phone.says("#now", "may move one pawn by 4 fields")
        phone.says("#mood", "Live")
        phone.sound("en")


@pytest.mark.full
def test_the_language_is_chosen_from_a_list_and_stays(chromium: Browser, running: Demo, host: Client) -> None:
    host.new_game(**GAME)
    with window(chromium, running.port, PHONE, locale="en-GB") as phone:
        phone.go("/")
        phone.says("#now", "Anna (red) rolls the die.")
        phone.part("more")
        phone.page.locator(".languages summary").click()
        phone.page.get_by_role("link", name="Deutsch").click()
        phone.says("#now", "Anna (rot) würfelt.")
        phone.go("/board")
        phone.says("#now", "Anna (rot) würfelt.")
        phone.sound("de")


def test_the_virtual_board_is_played_with_one_finger_on_a_phone(
    chromium: Browser, running: Demo, host: Client
) -> None:
    host.new_game(**GAME)
    with window(chromium, running.port, PHONE, locale="en", has_touch=True, is_mobile=True) as phone:
        phone.go(f"/board#code={CODE}")
        phone.button("I rolled 2").tap()
        phone.says("#now", "may move one pawn by 2 fields")
        phone.page.locator("[data-spot='red:5']").scroll_into_view_if_needed()
        expect(phone.page.locator("[data-spot='red:5'].full")).to_have_count(1, timeout=PATIENCE_MS)
        fingers(phone.page, "red:5", "d1")
        phone.says("#now .moment", "Anna (red) rolled 2")
        phone.shot("finger")
        phone.sound("en")


@pytest.mark.full
def test_two_virtual_boards_show_the_same_pieces(chromium: Browser, running: Demo, host: Client) -> None:
    with (
        window(chromium, running.port, DESK, locale="en") as one,
        window(chromium, running.port, DESK, locale="en") as other,
    ):
        for each in (one, other):
            each.go("/board")
        host.new_game(**GAME)
        host.magnet("blue:5", on=False)
        host.until(lambda state: "blue:5" not in state["spots"])
        host.new_game(**GAME)  # somebody else puts the pawn back into its house
        host.post("/api/roll", {"number": 3})
        for each in (one, other):
            each.says("#now", "may move one pawn by 3 fields")
            each.says("#hand", "Your hand is empty.")
        drag(one.page, "red:5", "e1")
        spots = one.get("/api/boards/malefiz/classic?lang=en")["spots"]
        text = {spot["name"]: spot["text"] for spot in spots}
        for each in (one, other):
            each.says("#now .moment", "Anna (red) rolled 3")
            for spot, there in (("e1", "Red"), ("red:5", "empty")):
                target = each.page.locator(f"[data-spot='{spot}']")
                expect(target).to_have_attribute("aria-label", f"{text[spot]}: {there}")
            each.sound("en")
