"""The pages of stored games in a browser: stepping, the picture, what the host does, and what axe finds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from companion.core.model.commands import DieRolled, Enter
from companion.daemon.care.archive import Archive
from companion.games.malefiz import GAME
from companion.journal import GameRecord, Journal, parse_game
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.journal.heard import still_keeper
from tests.journal.notation.test_journal_text import STARTED, Table
from tests.system.browsing import COLOURS, WCAG, examine
from tests.web.browser import CODE
from tests.web.preview.rig import note_faults, serving
from tests.web.routes.stored_games.conftest import Shelf
from tests.web.routes.stored_games.test_reviews import MISSED

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Open = Callable[..., Page]


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    book = Journal.open(tmp_path / "games.sqlite", lambda _: None, lambda _: None)
    for seed, variant in enumerate(("classic", "fast")):
        table = Table(variant, ("red", "green", "blue"))
        table.play(40, random.Random(seed))
        book.store(GameRecord(STARTED, "0.1.0", tuple(table.entries)))
    yield book
    book.close()


@pytest.fixture
def shelf(journal: Journal) -> Shelf:
    return Shelf(journal)


@pytest.fixture
def opened(shelf: Shelf, journal: Journal, tmp_path: Path, chromium: Browser) -> Iterator[Open]:
    archive = Archive(shelf, journal, {"malefiz": GAME}, still_keeper(tmp_path / "games.sqlite"))
    app = create_app(shelf, WebSettings(host_code=CODE), archive=archive)
    faults: list[str] = []
    contexts = []

    def open_page(path: str, ready: str, **context: object) -> Page:
        contexts.append(chromium.new_context(viewport={"width": 360, "height": 740}, **context))  # type: ignore[arg-type]  # as it takes them
        page = contexts[-1].new_page()
        note_faults(page, faults)
        page.goto(url + path)
        page.wait_for_selector(ready)
        return page

    with serving(app) as url:
        yield open_page
        for each in contexts:
            each.close()
    assert faults == []


def newest(journal: Journal) -> int:
    return journal.games()[0].game_id


def test_a_game_is_stepped_through_by_button_key_and_slider(opened: Open, journal: Journal) -> None:
    page = opened(f"/games/{newest(journal)}?lang=en", "#slider")
    told = page.locator("#told")
    last = int(page.get_attribute("#slider", "max") or 0)
    assert last >= 40
    assert told.inner_text().startswith(f"{last} of {last}:")
    page.click("[data-f=first]")
    assert told.inner_text() == f"0 of {last}: That is how it began."
    page.keyboard.press("ArrowRight")
    assert told.inner_text().startswith(f"1 of {last}:")
    page.focus("#slider")
    page.keyboard.press("ArrowRight")
    assert told.inner_text().startswith(f"2 of {last}:")
    page.click("[data-f=step-5]")
    assert told.inner_text().startswith(f"5 of {last}:")
    assert page.locator(".step-line[aria-current]").count() == 1
    assert page.url.endswith("#step=5")


def test_every_position_is_drawn_as_the_rules_have_it(opened: Open, journal: Journal) -> None:
    page = opened(f"/games/{newest(journal)}?lang=en", "#slider")
    entries = journal.entries(newest(journal))
    whole = GAME.picture(GAME.load(entries[0].data["position"])).bit_count()
    for at in (0, 7, 20):
        page.evaluate(f"document.querySelector('#slider').value = {at}")
        page.dispatch_event("#slider", "input")
        assert page.locator("#stage .stand").count() == whole, "no piece is lost or doubled"


def test_a_game_that_is_over_is_looked_back_on_and_leads_to_its_turns(opened: Open, journal: Journal) -> None:
    table, chance = Table("fast", ("red", "green", "blue")), random.Random(3)
    while not table.session.over:
        table.say(DieRolled(table.now, chance.randint(1, 6)))
        if table.session.die is not None:
            table.say(Enter(table.now, GAME.best(table.session.position, "best", 0)[0]))
    number = journal.store(GameRecord(STARTED, "0.1.0", tuple(table.entries)))
    page = opened(f"/games/{number}?lang=de", "#slider")
    page.wait_for_selector(".curve", timeout=60_000)
    assert page.locator(".curve-line path:not(.curve-rim)").count() == 3 + 3, "a line for each, and its key"
    assert "vorn" in str(page.get_attribute(".curve", "aria-label"))
    page.click("[data-f=turning]")
    assert "gedreht" in page.inner_text("#review")
    assert page.locator(".step-line[aria-current]").count() == 1
    assert not examine(page).response["violations"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"


CLAIM = """async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
  return (await fetch("/api/seats/red/claim", { method: "POST", headers, body: "{}" })).status;
}"""


def test_a_seat_is_told_on_its_own_phone_and_on_request_what_else_it_could_have_done(
    opened: Open, journal: Journal, shelf: Shelf
) -> None:
    number = journal.store(parse_game(MISSED, "text"))
    shelf.publish(game_id=number)
    shelf.execute(NewGame("malefiz", "classic", ("red", "blue"), {}))
    page = opened(f"/games/{number}?lang=de", ".curve")
    key = page.locator("#review [data-f^=others-]")
    assert key.count() == 0, "this phone holds no seat"
    assert page.evaluate(CLAIM) == 200
    page.reload()
    key.wait_for()
    assert (key.count(), key.get_attribute("aria-expanded")) == (1, "false")
    assert "Auch möglich" not in page.inner_text("#review")
    key.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Auch möglich:").wait_for()
    assert key.get_attribute("aria-expanded") == "true"
    assert "in 100 Spielen" in page.inner_text("#review")
    assert not examine(page).response["violations"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"
    page.click("[data-f=other-0]")
    assert page.locator("#told").inner_text().startswith("Auch möglich: Anna (rot)")
    assert page.locator("#stage .arrow").count()
    key.click()
    assert page.locator("#review [data-f=other-0]").count() == 0
    page.evaluate("localStorage.setItem('wish-pictures', 'on')")
    page.reload()
    page.wait_for_selector(".curve")
    assert key.count() == 0, "a phone that shows pictures is a child's"


def test_the_picture_is_saved_as_a_png_without_styles_from_the_page(
    opened: Open, journal: Journal, tmp_path: Path
) -> None:
    page = opened(f"/games/{newest(journal)}?lang=de", "#slider", color_scheme="dark")
    page.click("[data-f=picture]")
    for format_, size in (("a4", (1680, 2376)), ("phone", (1080, 1920))):
        page.select_option(".report-tools select", format_)
        with page.expect_download() as download:
            page.click(".report-tools .primary")
        file = tmp_path / "report.png"
        download.value.save_as(file)
        head = file.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == size
        assert file.stat().st_size > 50_000, "it is not empty"


def test_in_print_only_the_report_is_left_on_one_page(opened: Open, journal: Journal) -> None:
    page = opened(f"/games/{newest(journal)}?lang=de", "#slider")
    page.click("[data-f=picture]")
    page.wait_for_selector(".sheet")
    page.emulate_media(media="print")
    assert page.is_visible(".sheet")
    assert not page.is_visible("#stage")
    assert not page.is_visible(".top")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_the_host_takes_in_forgets_and_deletes(opened: Open, journal: Journal) -> None:
    page = opened(f"/games?lang=en#code={CODE}", "[data-f=forget-all]")
    page.click("[data-f=forget-all]")
    page.click(".window .primary")
    page.get_by_role("heading", name="Really?").wait_for()
    assert journal.games()[0].names, "not before it was asked twice"
    page.click(".window .primary")
    page.get_by_text("Red, Green, Blue").first.wait_for()
    assert not any(game.names for game in journal.games())


def test_names_in_the_list_have_room_beside_or_above_the_hosts_key(opened: Open) -> None:
    page = opened(f"/games?lang=de#code={CODE}", ".shelf .button")
    boxes = [link.bounding_box() for link in page.locator(".game-link").all()]
    assert boxes
    assert all(box and box["width"] > 200 for box in boxes)


@pytest.mark.full
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_stored_games(opened: Open, journal: Journal, scheme: str) -> None:
    looks = {"color_scheme": scheme, "bypass_csp": True}
    pages = [opened("/games?lang=de", ".players", **looks)]
    game = opened(f"/games/{newest(journal)}?lang=en", "#slider", **looks)
    game.click(".dice summary")
    game.click("[data-f=picture]")
    game.wait_for_selector(".sheet")
    pages.append(game)
    for page in pages:
        found = examine(page, COLOURS if scheme == "dark" else WCAG)
        assert not found.response["violations"], found.generate_report()
