"""Clay figures with a nickname and a photo, in a real browser: made small there, and seen on every page."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.model.commands import DieRolled, EndGame, Given
from companion.core.model.inputs import Input
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from companion.web.figures.photo import MOST_BYTES, clean_photo
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.figures.photos import PLACE, segment
from tests.web.preview.rig import SMALL, one_phone, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SEATS = ("red", "green", "blue")
NOISE = """async ([width, height]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d"), picture = brush.createImageData(width, height);
  for (let i = 0; i < picture.data.length; i += 4) {
    for (let part = 0; part < 3; part++) picture.data[i + part] = Math.random() * 256;
    picture.data[i + 3] = 255;
  }
  brush.putImageData(picture, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
}"""
"""A photo that packs badly, in base 64."""

OVERHEARD = """() => {
  const send = window.fetch;
  window.fetch = async (path, options) => {
    if (options?.body instanceof Blob) window.sent = [...new Uint8Array(await options.body.arrayBuffer())];
    return send(path, options);
  };
}"""
"""Put into the page: keeps the photo that it sends."""


@pytest.fixture
def table() -> FakeTable:
    """Three choose their words."""
    table = FakeTable(FakeClock(), game=GAME)
    table.execute(NewGame("barbarossa", "classic", SEATS, {"red": "Mia"}, {}, "red"))
    table.publish(game_id=7)
    return table


@pytest.fixture
def url(table: FakeTable) -> Iterator[str]:
    """The pages without a board."""
    with serving(
        create_app(table, WebSettings(host_code=CODE, clock=table.clock, boards=frozenset()))
    ) as address:
        yield address


@pytest.fixture
def phone(chromium: Browser, url: str) -> Iterator[Page]:
    """Green's phone."""
    with one_phone(chromium, url) as page:
        page.goto("/?lang=de")
        csrf = page.request.get("/api/me").json()["csrf"]
        headers = {"Origin": url, "X-Companion": csrf}
        assert page.request.post("/api/seats/green/claim", data={}, headers=headers).ok
        page.reload()
        yield page


def cursed(table: FakeTable) -> None:
    """Red speaks a curse: riddles are keys then."""
    for seat in SEATS:
        for word, value in (*((("word", ""),) * 3), ("ready", "")):
            table.execute(Given(0, Input(word, value), seat))
    for seat in SEATS:
        table.execute(Given(0, Input("placed"), seat))
    table.execute(DieRolled(0, 3))
    table.execute(Given(0, Input("wizard", "cave:4"), "red"))
    table.execute(Given(0, Input("curse", "red"), "red"))


def test_a_photo_is_made_small_in_the_phone_and_seen_by_all(
    phone: Page, table: FakeTable, chromium: Browser, url: str
) -> None:
    noisy = b64decode(phone.evaluate(NOISE, [1000, 750]))
    raw = noisy[:2] + segment(0xE1, b"Exif\0\0" + PLACE) + noisy[2:]
    assert len(raw) > 10 * MOST_BYTES
    phone.locator("[data-f=figure-green-2]").click()
    window = phone.locator("dialog")
    assert phone.evaluate(SMALL) == []
    phone.evaluate(OVERHEARD)
    window.locator("[data-f=figure-photo]").set_input_files(
        {"name": "clay.jpg", "mimeType": "image/jpeg", "buffer": raw}
    )
    expect(window.locator("img.figure")).not_to_have_js_property("naturalWidth", 0)
    small = bytes(phone.evaluate("sent"))
    assert 0 < len(small) <= MOST_BYTES
    assert PLACE not in small
    assert clean_photo(small)
    window.locator("[data-f=figure-name]").fill("Knubbel")
    window.get_by_role("button", name="So heißen").click()
    expect(window).to_have_count(0)
    cursed(table)
    with one_phone(chromium, url) as other:
        other.goto(f"/?lang=de#code={CODE}")
        riddle = other.locator(".thing").nth(4)
        expect(riddle.locator(".figure-name")).to_have_text("Knubbel")
        other.locator("[data-f=verb-attempt]").click()
        key = other.locator("[data-f='attempt:green:2']")
        expect(key).to_contain_text("Knubbel")
        expect(key.locator("img.figure")).not_to_have_js_property("naturalWidth", 0)
        assert other.evaluate("document.documentElement.scrollWidth") <= 360
        other.goto("/?lang=de&kids=1")
        other.locator("[data-f=kid-verb-attempt]").click()
        key = other.locator("[data-f='kid-attempt:green:2']")
        expect(key).to_have_accessible_name(re.compile(r"\w, Knubbel$"))  # read aloud, too


def test_it_is_taken_away_again_and_what_is_no_picture_is_refused_kindly(
    phone: Page, table: FakeTable
) -> None:
    photo = b64decode(phone.evaluate(NOISE, [40, 30]))
    phone.locator("[data-f=figure-green-1]").click()
    field = phone.locator("[data-f=figure-photo]")
    field.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"no picture"})
    expect(phone.locator("#notes")).to_contain_text("Dieses Handy kann das Bild nicht lesen.")
    field.set_input_files({"name": "a.jpg", "mimeType": "image/jpeg", "buffer": photo})
    expect(phone.locator("dialog img.figure")).to_be_visible()
    phone.locator("[data-f=figure-none]").click()
    expect(phone.locator("dialog img.figure")).to_have_count(0)
    field.set_input_files({"name": "a.jpg", "mimeType": "image/jpeg", "buffer": photo})
    expect(phone.locator("dialog img.figure")).to_be_visible()
    table.execute(EndGame(0))
    expect(phone.locator("#beyond img.figure")).to_have_count(0)


def test_a_phone_that_made_another_figure_has_no_key_to_it(phone: Page) -> None:
    expect(phone.locator("[data-f=figure-green-1]")).to_be_visible()
    expect(phone.locator(".figure-key")).to_have_count(3)
