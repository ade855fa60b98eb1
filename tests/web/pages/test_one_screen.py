"""On a small phone a turn is one screen: who, number, what happened, what to do, the board, the keys."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.core.catalog.phrases import phrases_of
from companion.core.model.types import Say
from companion.games.malefiz import GAME
from companion.web import WebSettings, create_app
from companion.words import praise
from companion.words.i18n import translator
from tests.short_and_full import languages
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable
from tests.web.preview.cases import states
from tests.web.preview.middle import moment, playing
from tests.web.preview.preview import UNDO
from tests.web.preview.rig import Site, one_phone, posts, serving
from tests.web.preview.scenes import BEGUN, KNEADING, UNDER_WAY

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ORDER = "#now h1", "#now .moment", "#now .sentence", "#board svg"
"""What is read, from top to bottom."""

CUT = """() => [...document.querySelectorAll('#now *, #act *, .roll-pad *')]
  .filter((e) => e.checkVisibility() && !e.closest('.hidden, svg') && e.scrollWidth > e.clientWidth + 1
    && getComputedStyle(e).overflowX !== 'visible')
  .filter((e) => getComputedStyle(e).position !== 'absolute').map((e) => e.outerHTML.slice(0, 80))"""


def box(page: Page, selector: str) -> dict[str, float]:
    """Return where something stands in the window."""
    found: Any = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


@languages("it")
@pytest.mark.parametrize("variant", ["classic", "fast"])
def test_a_roll_is_one_screen(site: Site, lang: str, variant: str) -> None:
    page = site.open(
        f"/?case={'roll' if variant == 'classic' else 'fast'}&lang={lang}", width=360, height=600
    )
    boxes = [box(page, each) for each in ORDER]
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in itertools.pairwise(boxes))
    board = boxes[-1]
    assert board["height"] >= 200
    keys = [key.bounding_box() for key in page.locator(".roll-pad button").all()]
    assert len(keys) == 7
    assert len({key["y"] for key in keys if key}) == 1, "one row"
    assert all(key and key["width"] >= 44 and key["height"] >= 44 for key in keys)
    assert all(
        key and board["y"] + board["height"] <= key["y"] and key["y"] + key["height"] <= 600 for key in keys
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(CUT) == []
    assert site.complaints() == []


NEXT = """() => {
  const seen = (all) => [...document.querySelectorAll(all)].filter((e) => e.checkVisibility());
  const [[board], [bar]] = ["#board .board", "#bar"].map(seen);
  const { bottom, height, right } = board.getBoundingClientRect();
  const below = ({ top }) => top >= bottom - 1;
  const keys = seen(".first button").map((e) => e.getBoundingClientRect()).filter(below);
  const row = keys.filter(({ top }) => top < Math.min(...keys.map((one) => one.top)) + 20);
  const low = row.filter((one) => one.bottom > bar.getBoundingClientRect().top + 1 || one.right > innerWidth);
  return { board: height >= 200 && right <= innerWidth, keys: row.length, low: low.length };
}"""
"""Asked in the page: whether the board is in view, and of the first row of keys below it what is not."""
SECOND = """() => [...document.querySelectorAll("#said .say-keys, #play .row")].every((row) =>
  row.getBoundingClientRect().bottom <= document.getElementById("bar").getBoundingClientRect().top + 1)"""
"""Asked in the page: whether the keys to say something, and those below them, lie above the bar."""
LEFT_OUT = ("barbarossa",)  # its call to the own page lies over the board


@languages("de")
def test_an_ordinary_turn_of_every_game_is_one_screen(chromium: Browser, lang: str) -> None:
    table = FakeTable(FakeClock())
    with (
        serving(create_app(table, WebSettings(host_code=CODE, clock=table.clock), FakeMagnets())) as url,
        one_phone(chromium, url) as page,
    ):
        page.set_viewport_size({"width": 360, "height": 600})
        for scene in (*BEGUN, *UNDER_WAY, KNEADING):
            scene.play(table)
            page.goto(f"{url}/?lang={lang}#code={CODE}")
            page.reload()
            for each in ("#now h1", "#now .sentence", "#board .board"):
                expect(page.locator(each), scene.name).to_be_in_viewport(ratio=1)
            if scene.name not in LEFT_OUT:
                page.wait_for_function(f"({NEXT})().keys > 0")
            found = page.evaluate(NEXT)
            assert (found["board"], found["low"]) == (True, 0), (scene.name, found)
            assert page.evaluate(CUT) == [], scene.name
            assert scene.name != "small" or page.evaluate(SECOND), "calling a colour, and ending a turn"


def test_news_of_hosts_push_neither_board_nor_keys_out_of_the_window(site: Site) -> None:
    site.preview.me |= {"host": False}
    page = site.open("/?case=hosts&lang=de", width=360, height=600)
    expect(page.locator("#banner p")).to_have_count(2)
    board, keys = box(page, "#board svg"), page.locator(".roll-pad button")
    assert board["height"] >= 200
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
    site.show("roll", page)
    expect(page.locator("#banner")).to_be_hidden()
    assert box(page, "#board svg")["height"] > board["height"]


def test_who_taps_the_part_in_view_once_more_sees_all_of_the_card(site: Site) -> None:
    site.preview.me |= {"host": False}
    page = site.open("/?case=hosts&lang=de", width=360, height=600)
    page.evaluate("document.querySelector('main').style.minHeight = '90rem'")  # a long page
    for _ in range(2):
        page.locator("#bar [data-opens=game]").click()
    news = box(page, "#banner")
    assert box(page, "#now h1")["y"] >= news["y"] + news["height"]


@pytest.mark.sampled("case", ["illegal", "hand", "move", "barricade", "told"], sample=2)
def test_what_happened_and_what_to_do_come_before_the_board_and_are_seen(site: Site, case: str) -> None:
    page = site.open(f"/?case={case}", width=360, height=600)
    expect(page.locator("#now .moment")).to_be_in_viewport(ratio=1)
    expect(page.locator("#now .sentence")).to_be_in_viewport(ratio=1)
    if case == "illegal":
        expect(page.locator("#now .sentence")).to_contain_text("put it back")
    expect(page.locator("#board svg")).to_be_in_viewport()


@languages("de")
@pytest.mark.sampled("case", ["ask", "proposal", "take-back", "whose", "mixed"], sample=2)
def test_whatever_is_asked_lies_over_the_board_below_what_to_do_with_its_answers_in_view(
    site: Site, case: str, lang: str
) -> None:
    site.preview.me |= {"host": False}
    page = site.open(f"/?case=roll&lang={lang}", width=360, height=600)
    board = box(page, "#board svg")
    site.show(case, page)
    answers = page.locator(".first .question button")
    expect(answers.first).to_be_visible()
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    told, asked = box(page, "#now"), box(page, ".first .question")
    assert told["y"] + told["height"] <= asked["y"]
    assert asked["y"] < board["y"] + board["height"]
    assert box(page, "#board svg") == board


@languages("es")
def test_a_kind_word_moves_neither_the_board_nor_the_keys(site: Site, lang: str) -> None:
    tell, kind = translator(lang), [each for words in phrases_of(GAME).cheers.values() for each in words]
    page = site.open(f"/?case=roll&lang={lang}", width=360, height=600)
    board, key = box(page, "#board svg"), box(page, ".roll-pad .roll")
    short = tell(Say("A barricade was moved"))
    for word in (*kind, *praise.PASSED, *praise.NEAR, *praise.WAITED):
        cheer = {"seat": "red", "text": tell(word.fill({"who": "Oma Gertrud (gelb)"}))}
        told = moment([{"verdict": "legal", "ms": 1, "seat": "red", "text": short}])
        assert told is not None
        site.preview.tell(playing() | {"cheer": cheer, "moment": told | {"short": short}})
        expect(page.locator("#now .cheer")).to_have_text(cheer["text"])
        assert (box(page, "#board svg"), box(page, ".roll-pad .roll")) == (board, key), cheer


@languages("fr")
@pytest.mark.parametrize("case", ["passed", "illegal"])
def test_the_key_that_takes_a_wrong_tap_back_moves_nothing(site: Site, case: str, lang: str) -> None:
    page = site.open(f"/?case=roll&lang={lang}", width=360, height=600)
    page.locator("[data-f=n4]").click()
    posts(site, "roll")
    site.show(case, page)
    board = box(page, "#board svg")
    state = site.preview.state
    site.preview.tell(state | {"undo": {"number": UNDO, "seat": "red", "slip": True}})
    back = page.locator("[data-f=quick-taken-back]")
    expect(back).to_be_in_viewport(ratio=1)
    assert box(page, "#board svg") == board
    back.click()
    assert posts(site, "undo") == [{"number": UNDO}], "at once"


def test_who_pauses_sees_how_to_go_on_wherever_the_page_stood(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=600)
    page.locator("#bar [data-opens=table]").click()
    expect(page.get_by_role("button", name="Pause")).to_be_in_viewport(ratio=1)
    site.preview.show("paused")
    expect(page.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)


def test_a_pause_and_taking_back_are_one_tap_away_from_the_turn(site: Site) -> None:
    page = site.open("/?case=roll", width=360, height=600)
    back, pause = page.locator("[data-f=quick-taken-back]"), page.locator("[data-f=quick-pause]")
    for key in (back, pause):
        expect(key).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Pause")).to_have_count(1)  # not twice in a row of keys
    back.click()
    page.get_by_role("button", name="Yes, take back").click()
    assert posts(site, "undo") == [{"number": 7}]
    pause.click()
    assert posts(site, "pause") == [{"on": True}]
    page.set_viewport_size({"width": 1000, "height": 700})
    expect(pause).to_be_hidden()
    expect(page.get_by_role("button", name="Pause")).to_have_count(1)


def test_who_only_looks_on_has_neither(site: Site) -> None:
    site.preview.me |= {"host": False, "seats": [], "claimed": []}
    page = site.open("/?case=roll", width=360, height=600)
    expect(page.locator("#now .sentence")).to_be_visible()
    expect(page.locator(".quick button")).to_have_count(0)


TWICE = [
    ("illegal", "this phone's"),
    ("roll", "the browser's"),
    ("illegal", "the browser's"),
    ("roll", "this phone's"),
]


@pytest.mark.sampled("case, how", TWICE, sample=2)
def test_with_text_twice_as_large_nothing_is_cut_and_the_order_stays(site: Site, case: str, how: str) -> None:
    page = site.open(f"/?case={case}&lang=en", width=360, height=600)
    if how == "this phone's":
        page.locator("#bar [data-opens=more]").click()
        page.get_by_role("button", name="This phone").click()
        page.get_by_role("switch", name="Large text").check()
        page.keyboard.press("Escape")
        page.locator("#bar [data-opens=game]").click()
        expect(page.locator("#now")).to_be_visible()
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "34px"
    else:
        page.evaluate("document.documentElement.style.fontSize = '34px'")
    boxes = [box(page, each) for each in ORDER]
    assert all(above["y"] + above["height"] <= below["y"] + 1 for above, below in itertools.pairwise(boxes))
    expect(page.locator("#now .moment")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(CUT) == []


COVERED = """() => [...document.querySelectorAll('main button, main a, main summary')].filter((e) => {
  if (!e.checkVisibility() || e.closest('svg')) return false;
  e.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = e.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return width && !(there && (e.contains(there) || there.closest('.note')));
}).map((e) => e.outerHTML.slice(0, 80))"""
"""What a finger would miss, since something else lies on it; a note goes by itself, and by its own key."""


@pytest.mark.sampled("text", ["34px", ""], sample=1)
def test_nothing_covers_a_key_and_nothing_is_wider_than_the_window(site: Site, text: str) -> None:
    page = site.open("/?lang=de", width=360, height=600)
    page.evaluate("(size) => { document.documentElement.style.fontSize = size }", text)
    for case in states():
        site.show(case, page)
        assert page.evaluate(COVERED) == [], case
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, case
    assert site.complaints() == []
