"""Sounds and the voice in real browsers on a real server: one tap, one speaker, clips that are asked for.

Nothing is heard here: what is looked at is which recordings a phone fetches, and who has the voice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.catalog.table_settings import Counting
from companion.core.model.commands import Pause, Undo
from companion.ports.commands import NewGame
from companion.state.clips import FOLDER, manifest
from companion.web import WebSettings, create_app
from companion.web.context import WebContext
from tests import short_and_full
from tests.short_and_full import languages
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import Site, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@dataclass
class Home:
    """A real table and the phones around it."""

    url: str
    table: FakeTable
    house: WebContext
    browser: Browser
    phones: list[Phone] = field(default_factory=list)

    def phone(self, **context: Any) -> Phone:
        phone = Phone(
            self, self.browser.new_context(viewport={"width": 390, "height": 800}, **context).new_page()
        )
        self.phones.append(phone)
        return phone


class Phone:
    """One phone, and the recordings it has fetched."""

    def __init__(self, home: Home, page: Page) -> None:
        self.page = page
        self.clips: list[str] = []
        self.complaints: list[str] = []
        page.on(
            "request", lambda r: self.clips.append(r.url.split("/clips/")[1]) if "/clips/" in r.url else None
        )
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        self.home = home
        self.open()

    def open(self) -> None:
        self.page.goto(f"{self.home.url}/?lang=en")
        self.page.wait_for_selector("#table button", state="attached")

    def settings(self) -> None:
        self.page.locator("#bar [data-opens=more]").click()
        self.page.get_by_role("button", name="This phone").click()

    def switch(self, name: str) -> None:
        self.settings()
        self.page.get_by_role("switch", name=name).click()

    def close_window(self) -> None:
        self.page.get_by_role("button", name="Close").click()

    def until(self, what: Callable[[], bool], seconds: float = 25.0) -> None:
        for _ in range(round(seconds * 10)):
            if what():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"not within {seconds} s; clips so far: {self.clips}")

    def asks_for(self, *clips: str) -> None:
        """Wait until these recordings have been fetched, in this order."""
        wanted = [f"en/{clip}.mp3" for clip in clips]
        self.until(lambda: [each for each in self.clips if each in wanted] == wanted)


@pytest.fixture
def home(chromium: Browser) -> Iterator[Home]:
    table = FakeTable(FakeClock())
    app = create_app(table, WebSettings(check_s=0.2, heartbeat_s=0.3))
    house = app.extensions["companion"]
    table.execute(NewGame("malefiz", "classic", ("red", "blue"), {"red": "Anna"}))
    with serving(app) as url:
        home = Home(url, table, house, chromium)
        yield home
        for phone in home.phones:
            assert phone.complaints == []
            phone.page.context.close()


def test_a_phone_that_speaks_fetches_what_is_said_and_nothing_else(home: Home) -> None:
    phone = home.phone()
    phone.switch("Speak")
    phone.asks_for("hello")
    phone.close_window()
    home.table.roll(4)
    phone.asks_for("number-4", "move")
    home.table.see("b1", off=("red:1",), rest_ms=1000)
    phone.asks_for("wrong-count", "malefiz-back-red")
    assert len(phone.clips) == 5


def test_one_phone_takes_the_voice_from_another_which_falls_silent(home: Home) -> None:
    kitchen, sofa = home.phone(), home.phone()
    kitchen.switch("Speak")
    kitchen.close_window()
    kitchen.asks_for("hello")
    sofa.switch("Speak")
    sofa.asks_for("hello")
    expect(kitchen.page.locator("#notes")).to_contain_text("Another phone speaks now")
    kitchen.settings()
    expect(kitchen.page.get_by_role("switch", name="Speak")).not_to_be_checked()
    home.table.roll(2)
    sofa.asks_for("number-2", "move")
    assert kitchen.clips == ["en/hello.mp3"]


@pytest.mark.full
def test_a_phone_that_is_gone_frees_the_voice_and_takes_it_again_when_it_comes_back(home: Home) -> None:
    phone, other = home.phone(), home.phone()
    phone.switch("Speak")
    phone.asks_for("hello")
    phone.page.goto("about:blank")
    other.until(lambda: not home.house.voice.taken)
    phone.open()
    other.until(lambda: home.house.voice.taken)
    other.settings()
    expect(other.page.get_by_role("dialog")).to_contain_text("this one speaks instead")


SLEEPY = """window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    this.suspend();
  }
};"""
"""As phones do: no sound before a tap. (A browser driven by a test takes its every step for one.)"""


def test_a_page_that_comes_back_asks_for_one_tap(home: Home) -> None:
    phone = home.phone()
    phone.page.add_init_script(SLEEPY)
    phone.switch("Sounds")
    expect(phone.page.get_by_role("button", name="Tap for sound")).to_have_count(0)
    phone.open()
    expect(phone.page.get_by_role("button", name="Tap for sound")).to_be_visible()
    phone.page.get_by_role("button", name="Tap for sound").click()
    expect(phone.page.get_by_role("button", name="Tap for sound")).to_have_count(0)


def test_nothing_is_said_at_volume_0(home: Home) -> None:
    phone = home.phone()
    home.table.publish(care=Counting(volume=0, quiet=True, brightness=20))
    phone.switch("Speak")
    expect(phone.page.get_by_role("dialog")).to_contain_text("switched all sounds off")
    home.table.roll(4)
    phone.page.wait_for_timeout(600)
    assert phone.clips == []


def test_a_pause_is_told_once_and_afterwards_whose_turn_it_is(home: Home) -> None:
    phone = home.phone()
    phone.switch("Speak")
    phone.asks_for("hello")
    home.table.execute(Pause(0, on=True))
    phone.asks_for("paused")
    home.table.execute(Pause(0, on=False))
    phone.asks_for("roll-red")


def test_whose_turn_it_is_is_said_again_when_a_turn_is_taken_back(home: Home) -> None:
    phone = home.phone()
    phone.switch("Speak")
    phone.asks_for("hello")
    home.table.roll(3)
    home.table.see("e1", off=("red:1",), rest_ms=3000)
    phone.asks_for("hello", "roll-blue")
    home.table.execute(Undo(0))
    home.table.see("red:1", off=("e1",), rest_ms=3000)
    home.table.execute(Undo(0))
    phone.asks_for("hello", "roll-blue", "roll-red")


SOUNDED = """() => {
  window.played = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    window.played.push(this.frequency.value);
    return start.call(this, when);
  };
  navigator.vibrate = (pattern) => { window.buzzed = pattern; return true; };
}"""


def test_sounds_tell_what_happened_on_the_phone_that_wants_them(home: Home) -> None:
    phone = home.phone()
    phone.page.evaluate(SOUNDED)
    phone.switch("Sounds")
    phone.close_window()
    phone.until(lambda: phone.page.evaluate("played.length") == 2)
    home.table.roll(3)
    home.table.see("b1", off=("red:1",), rest_ms=1000)
    phone.until(lambda: phone.page.evaluate("played.length") == 4)
    assert phone.page.evaluate("played.slice(2)") == [392, 330]
    assert phone.page.evaluate("buzzed") == [60, 90, 60]
    assert phone.clips == []


DECODED = """async (clips) => {
  const audio = new OfflineAudioContext(1, 1, 16000);
  const found = [];
  for (const clip of clips) {
    const answer = await fetch(`/static/clips/${clip}.mp3`);
    const samples = (await audio.decodeAudioData(await answer.arrayBuffer())).getChannelData(0);
    const loud = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
    found.push([clip, samples.length / 16, loud]);
  }
  return found;
}"""


@languages("fr")
def test_every_recording_can_be_decoded_and_is_no_silence(site: Site, lang: str) -> None:
    page = site.open("/?case=roll")
    recorded = {f"{lang}/{key}": clip for key, clip in manifest(FOLDER).clips[lang].items()}
    assert recorded
    each = 1 if short_and_full.FULL else 5
    for clip, ms, loud in page.evaluate(DECODED, list(recorded)[::each]):
        assert abs(ms - recorded[clip].ms) < 250, clip
        assert 0.03 < loud < 0.5, clip
