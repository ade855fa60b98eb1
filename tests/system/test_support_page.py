"""What the host has when something is wrong: a bundle to send, and raw lines live, through a real demo."""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.replay.run import replay_lines
from tests.short_and_full import languages
from tests.system.browsing import PATIENCE_MS, PHONE, window
from tests.system.running import CODE, Client, Demo
from tests.tools.measure_live import measured

pytestmark = [pytest.mark.slow]


@pytest.fixture
def host(running: Demo) -> Iterator[Client]:
    client = Client(running.port)
    client.become_host()
    client.new_game(variant="classic", seats=["red", "blue"], names={"red": "Xenia", "blue": "Yvo"})
    yield client
    client.close()


def play_a_turn(host: Client) -> None:
    host.post("/api/roll", {"number": 1})
    host.magnet("red:5", on=False)
    time.sleep(0.3)
    host.magnet("c1", on=True)
    until = time.monotonic() + 10
    while not host.state()["past"]["lines"]:
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.browser
def test_the_host_downloads_a_bundle_and_it_is_decided_again(
    chromium: Browser, running: Demo, host: Client, tmp_path: Path
) -> None:
    play_a_turn(host)
    with window(chromium, running.port, PHONE) as shown:
        shown.page.goto(f"{shown.url}/?lang=de#code={CODE}")
        shown.says("#notes", "Du hast jetzt die Spielleitung")
        shown.part("more")
        shown.page.locator("#table [data-f=host]").click()
        expect(shown.page.locator("dialog")).to_contain_text("Keine Namen, keine Codes.", timeout=PATIENCE_MS)
        shown.sound("de")
        with shown.page.expect_download() as download:
            shown.page.locator("dialog a[data-f=bundle]").click()
        assert download.value.suggested_filename == "companion-bundle.zip"
        path = tmp_path / "bundle.zip"
        download.value.save_as(path)
    with zipfile.ZipFile(path) as found:
        parts = {name: found.read(name) for name in found.namelist()}
    verdicts = [json.loads(line) for line in parts["verdicts.jsonl"].splitlines()]
    assert [verdict["move"] for verdict in verdicts] == ["house-c1"]
    assert list(replay_lines(parts["trace.jsonl"].decode().splitlines())) == verdicts
    for secret in (b"Xenia", b"Yvo", CODE.encode(), str(running.data).encode()):
        assert not any(secret in content for content in parts.values())
    frames = [json.loads(line) for line in parts["frames.jsonl"].splitlines()]
    assert len([frame for frame in frames if "bits" in frame]) >= 3


NARROW = """box => {
  const broken = [...box.querySelectorAll("th, td:first-child")].flatMap((cell) => {
    const text = cell.firstChild;
    return [...text.data.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).map(({ 0: word }) => word);
  });
  return [box.scrollWidth - box.clientWidth, ...broken];
}"""
"""Asked of the table: how far it reaches over the edge, and which words in it are broken."""


@pytest.mark.browser
@languages("it")
def test_the_heads_of_the_live_map_fit_a_phone(
    chromium: Browser, running: Demo, host: Client, lang: str
) -> None:
    assert host.state()["phase"] == "roll"
    with window(chromium, running.port, PHONE) as shown:
        shown.page.goto(f"{shown.url}/check?lang={lang}#code={CODE}")
        shown.page.locator("[data-f=live]").click()
        expect(shown.page.locator("#sensors th")).to_have_count(5, timeout=PATIENCE_MS)
        assert shown.page.locator(".lines-box").evaluate(NARROW) == [0]
        shown.sound(lang)


@pytest.mark.browser
def test_what_is_believed_is_seen_beside_the_raw_lines(
    chromium: Browser, running: Demo, host: Client
) -> None:
    with window(chromium, running.port, PHONE) as shown:
        shown.page.goto(f"{shown.url}/check?lang=en#code={CODE}")
        shown.page.locator("[data-f=live]").click()
        expect(shown.page.locator("#sensors th", has_text="Believed")).to_be_visible(timeout=PATIENCE_MS)
        row = shown.page.locator("#sensors tr", has_text="c1").first
        host.magnet("c1", on=True)
        expect(row).to_contain_text("on", timeout=PATIENCE_MS)
        shown.sound("en")


def test_raw_lines_come_at_ten_a_second_and_more_during_a_game_and_soon(running: Demo, host: Client) -> None:
    told = measured(running, host, changes=100)
    assert told["events a second"] >= 10
    assert told["median delay ms"] < 250
    assert host.state()["phase"] != "idle"
