"""A seat's own page in a real browser: words, an attempt, a verdict; one of two phones is shared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from companion.core.model.commands import EndGame, Given
from companion.core.model.inputs import Input
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.web import WebSettings, create_app
from tests.short_and_full import languages
from tests.system.browsing import examine
from tests.web.browser import CODE
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.rig import SMALL, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = {"red": "Mia", "green": "Opa", "yellow": "Ben"}
SECRETS = ("Zauberhut", "Drache", "Riter", "Ritter")
KEPT = """() => JSON.stringify([location.href, document.title, {...localStorage}, {...sessionStorage},
  document.cookie, history.state,
  [...document.querySelectorAll('#polite, #urgent, #notes')].map((e) => e.textContent)])"""
"""Asked in the page: all that outlives what is shown, or is said aloud."""
POST = """async (path) => (await fetch(path, {method: 'POST', body: '{}',
  headers: {'Content-Type': 'application/json'}})).status"""

APPS = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Another app comes to the front, or this one again: the page stays alive and is told that alone."""


@dataclass
class Riddles:
    """A table of three without any sensor, and the phones at it; ``heard``: what browsers wrote down."""

    chromium: Browser
    url: str
    table: FakeTable
    heard: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    def say(self, *inputs: str) -> None:
        """``green> word:Hut``: said by somebody else."""
        for text in inputs:
            seat, _, rest = text.rpartition("> ")
            word, _, value = rest.partition(":")
            self.table.execute(Given(0, Input(word, value), seat))

    def phone(self, *seats: str, dark: bool = False) -> Page:
        """A phone that holds these seats."""
        page = self.chromium.new_context(
            viewport={"width": 360, "height": 740},
            color_scheme="dark" if dark else "light",
            base_url=self.url,
            bypass_csp=True,  # axe is put into the page as a script
        ).new_page()
        page.on("console", lambda m: self.heard.append(m.text))
        page.on("pageerror", lambda e: self.heard.append(str(e)))
        self.pages.append(page)
        page.goto("/")
        for seat in seats:
            assert page.evaluate(POST, f"/api/seats/{seat}/claim") == 200
        expect(page.locator(".mine-bar button")).to_have_count(2)
        return page

    def looked_over(self, page: Page) -> None:
        """Fits, is clean before axe, and nothing secret has got anywhere."""
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        found = examine(page)
        assert not found.response["violations"], found.generate_report()
        assert not any(secret in page.evaluate(KEPT) for secret in SECRETS)


@pytest.fixture
def riddles(chromium: Browser) -> Iterator[Riddles]:
    table = FakeTable(FakeClock(), game=GAME)
    table.execute(NewGame("barbarossa", "classic", tuple(NAMES), NAMES, {"free_words": True}))
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock))
    with serving(app) as url:
        found = Riddles(chromium, url, table)
        yield found
        for page in found.pages:
            page.context.close()
    assert found.heard == []


def test_the_page_closes_with_the_last_answer_even_if_the_state_comes_first(riddles: Riddles) -> None:
    mia, held = riddles.phone("red"), list[tuple[Route, APIResponse]]()
    riddles.say("red> word:dragon", "red> word:Zauberhut", "red> word")
    mia.locator("[data-f=mine-own]").click()
    mia.route("**/api/input*", lambda route: held.append((route, route.fetch())))
    mia.locator("[data-f='own-ready']").click()
    expect(mia.locator("#mine")).to_contain_text("Nothing secret is asked of you now.")
    [(route, answer)] = held
    expect(mia.locator("#mine")).to_be_visible()
    route.fulfill(response=answer)
    expect(mia.locator("#mine")).to_be_hidden()


def test_what_is_asked_is_learned_though_the_first_answer_got_lost(riddles: Riddles) -> None:
    riddles.say("green> word:Drache", "green> word:Hut", "green> word")
    ben = riddles.phone("green")
    expect(ben.locator(".mine-call")).to_be_visible()
    ben.route("**/api/mine*", lambda route: route.abort(), times=1)
    riddles.say("green> ready")
    expect(ben.locator(".mine-call")).to_be_hidden()
    riddles.heard.clear()


def test_typed_words_stand_above_the_key_that_fixes_them_until_the_page_is_left(riddles: Riddles) -> None:
    mia = riddles.phone("red")
    riddles.say("red> word:dragon", "red> word")
    mia.locator("[data-f=mine-own]").click()
    mia.locator("[data-f=field-word]").fill("Zauberhut")
    mia.locator("[data-f=send-word]").click()
    words = mia.locator(".mine-told.large li")
    expect(words).to_have_text(["Riddle 1: dragon", "Riddle 2: On paper", "Riddle 3: Zauberhut"])
    word, key = words.last.bounding_box(), mia.locator("[data-f='own-ready']").bounding_box()
    assert word
    assert key
    assert word["y"] < key["y"] < 740 - key["height"]
    mia.keyboard.press("Escape")
    mia.locator("[data-f=mine-own]").click()
    expect(mia.locator("[data-f='own-ready']")).to_be_visible()
    assert "Zauberhut" not in mia.content()


def test_with_large_text_the_field_for_a_word_moves_away_as_one_reads_on(riddles: Riddles) -> None:
    mia = riddles.phone("red")
    mia.locator("[data-f=mine-own]").click()
    position = "document.querySelector('.mine-form').computedStyleMap().get('position').value"
    assert mia.evaluate(position) == "sticky"
    mia.evaluate("document.documentElement.classList.add('large')")
    assert mia.evaluate(position) == "static"


def test_another_app_in_front_covers_what_lies_open_and_it_stays_covered(riddles: Riddles) -> None:
    """The picture of an app among the apps is taken then, and whoever gets the phone next looks at it."""
    mia = riddles.phone("red")
    riddles.say("red> word:dragon", "red> word:Zauberhut")
    mia.locator("[data-f=mine-own]").click()
    mia.locator("[data-f=cover-list]").click()
    mia.locator("[data-f=field-word]").fill("Drache")
    expect(mia.locator(".mine-told li")).to_have_count(2)
    assert "Zauberhut" in mia.content()
    for hidden in (True, False):
        mia.evaluate(APPS, hidden)
        expect(mia.locator(".mine-told li")).to_have_count(0)
        assert not any(secret in mia.content() for secret in SECRETS)
        expect(mia.locator("[data-f=field-word]")).to_have_value("")
    mia.locator("[data-f=cover-list]").click()
    expect(mia.locator(".mine-told li")).to_have_count(2)


def test_a_list_that_comes_after_the_first_letters_is_searched_at_once(riddles: Riddles) -> None:
    mia, held = riddles.phone("red"), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    mia.route("**/api/texts/*", hold)
    mia.locator("[data-f=mine-own]").click()
    mia.locator("[data-f=field-word]").fill("drag")
    expect(mia.get_by_role("button", name="dragon", exact=True)).to_have_count(0)
    [route] = held
    route.continue_()
    expect(mia.get_by_role("button", name="dragon", exact=True)).to_be_visible()
    expect(mia.locator("[data-f=field-word]")).to_have_value("drag")


def test_a_family_chooses_words_and_judges_an_attempt_on_two_phones(riddles: Riddles) -> None:
    mia, shared = riddles.phone("red"), riddles.phone("green", "yellow", dark=True)

    # words: from the list by searching, by a draw, on paper; the page closes with the last answer
    expect(mia.locator(".mine-call")).to_contain_text("Mia, something secret is asked of you.")
    mia.locator("[data-f=call-red]").click()
    mia.locator("[data-f=field-word]").fill("drag")
    mia.get_by_role("button", name="dragon", exact=True).click()
    riddles.looked_over(mia)
    mia.keyboard.press("Enter")  # focus is on the button that hands it in
    expect(mia.locator("#mine")).to_contain_text("number 2 of 3")
    mia.locator("[data-f=mine-draw]").click()
    mia.locator("[data-f=field-word]").fill("Zauberhut")
    mia.locator("[data-f=send-word]").click()
    expect(mia.locator("#mine")).to_contain_text("number 3 of 3")
    mia.locator("[data-f='besides-word']").click()
    mia.locator("[data-f=cover-list]").click()
    expect(mia.locator(".mine-told:not(.large) li")).to_have_text(
        ["Riddle 1: dragon", "Riddle 2: Zauberhut", "Riddle 3: On paper"]
    )
    riddles.looked_over(mia)
    mia.keyboard.press("Escape")  # covered, and back to the table
    expect(mia.locator("#mine")).to_be_hidden()
    assert "Zauberhut" not in mia.content()
    mia.locator("[data-f=mine-own]").click()
    assert "Zauberhut" not in mia.content()
    mia.locator("[data-f='own-ready']").click()
    expect(mia.locator("#mine")).to_be_hidden()

    # round two: Mia writes an attempt
    for seat, first in (("green", "Ritter"), ("yellow", "Drache")):
        riddles.say(f"{seat}> word:{first}", f"{seat}> word:Hut", f"{seat}> word", f"{seat}> ready")
    riddles.say(*(f"{seat}> placed" for seat in NAMES), "begins:red", "red> elf:3", "red> wizard:cave:4")
    riddles.say("red> stop", "red> attempt:green:1")
    mia.locator("[data-f=call-red]").click()
    mia.locator("[data-f=field-guess]").fill("Riter")
    mia.locator("[data-f=send-guess]").click()
    expect(mia.locator("#mine")).to_be_hidden()

    # the shared phone: whose page, pass it on, read, judge
    expect(shared.locator(".mine-call .step")).to_have_count(1)
    shared.locator("[data-f=mine-own]").click()
    expect(shared.locator("[data-f=mine-green]")).to_contain_text("you are asked")
    riddles.looked_over(shared)
    shared.locator("[data-f=mine-green]").click()
    shared.locator("[data-f=mine-take]").click()
    assert "Riter" not in shared.content()
    shared.locator("[data-f=cover-now]").click()
    expect(shared.locator(".mine-told.large")).to_contain_text("nearly your word Ritter")
    riddles.looked_over(shared)
    shared.evaluate("window.dispatchEvent(new PageTransitionEvent('pagehide'))")  # the phone is put away
    assert not any(secret in shared.content() for secret in SECRETS)
    shared.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    shared.locator("[data-f=mine-green]").click()
    shared.locator("[data-f=mine-take]").click()
    shared.locator("[data-f='own-verdict:right']").click()
    expect(shared.locator("#mine")).to_be_hidden()
    expect(mia.locator("[data-f=mine-own]")).to_contain_text("Only for Mia")

    # another phone comes instead: all are told, the old one shows nothing
    assert mia.evaluate(POST, "/api/seats/red/release") == 200
    expect(mia.locator(".mine-bar")).to_be_hidden()
    other = riddles.phone("red")
    expect(shared.locator(".mine-phones")).to_contain_text("Mia")
    other.locator("[data-f=mine-own]").click()
    other.locator("[data-f=cover-list]").click()
    expect(other.locator(".mine-told").last).to_contain_text("Riter. Right.")


def cursed(riddles: Riddles) -> None:
    """The words are chosen, the figures stand, and Mia curses in her own turn."""
    for seat, first in (("red", "Zauberhut"), ("green", "Ritter"), ("yellow", "Drache")):
        riddles.say(f"{seat}> word:{first}", f"{seat}> word:Hut", f"{seat}> word", f"{seat}> ready")
    riddles.say(*(f"{seat}> placed" for seat in NAMES), "begins:red", "red> curse:red")


@languages("it")
def test_what_a_curse_is_for_is_chosen_by_verbs_before_the_riddle(riddles: Riddles, lang: str) -> None:
    mia = riddles.phone("red")
    cursed(riddles)
    mia.set_viewport_size({"width": 360, "height": 600})
    mia.goto(f"/?lang={lang}")
    expect(mia.locator("#said .say-key")).to_have_count(2)
    expect(mia.locator("[data-f=verb-demand]")).to_be_in_viewport(ratio=1)
    riddles.looked_over(mia)
    mia.locator("[data-f=verb-attempt]").click()
    mia.locator("[data-f=verb-other]").click()
    mia.locator("[data-f=verb-demand]").click()
    expect(mia.locator("#said .say-key")).to_have_count(6)
    riddles.looked_over(mia)
    mia.locator("[data-f='demand:green:1']").click()
    expect(mia.locator("[data-f='nth:3']")).to_be_visible()
    expect(mia.locator("[data-f='nth:3']")).to_have_accessible_name("3")


def test_on_an_upright_tablet_keys_lie_above_the_bar_of_the_own_page(riddles: Riddles) -> None:
    mia = riddles.phone("red")
    cursed(riddles)
    mia.set_viewport_size({"width": 768, "height": 1024})
    key, bar = mia.locator("[data-f=verb-demand]").bounding_box(), mia.locator(".mine-bar").bounding_box()
    assert key
    assert bar
    assert key["y"] + key["height"] <= bar["y"]


def test_the_own_page_tells_that_the_game_is_over_while_a_letter_is_typed(riddles: Riddles) -> None:
    cursed(riddles)
    riddles.say("red> demand:green:1", "red> nth:2")
    ben = riddles.phone("green")
    ben.locator("[data-f=call-green]").click()
    ben.get_by_role("button", name="B", exact=True).click()
    expect(ben.locator("[data-f=sure-send]")).to_be_visible()
    riddles.table.execute(EndGame(0))
    expect(ben.locator("#mine .sentence")).to_have_text("The game has ended")
    expect(ben.locator("[data-f=sure-send]")).to_have_count(0)


def test_a_letter_is_looked_over_before_it_goes_out(riddles: Riddles) -> None:
    cursed(riddles)
    riddles.say("red> demand:green:1", "red> nth:2")
    ben = riddles.phone("green")
    ben.locator("[data-f=call-green]").click()
    ben.set_viewport_size({"width": 360, "height": 480})
    expect(ben.locator(".mine-letters")).to_be_visible()
    ben.evaluate("scrollTo(0, document.querySelector('.mine-letters').offsetTop)")
    riddles.looked_over(ben)  # what is typed lies over no letter
    ben.set_viewport_size({"width": 360, "height": 740})
    ben.get_by_role("button", name="B", exact=True).click()
    expect(ben.locator("#mine")).to_contain_text("You say: B. Send it?")
    riddles.looked_over(ben)
    ben.locator("[data-f=sure-change]").click()
    ben.locator("[data-f='besides-tell:-']").click()
    expect(ben.locator("#mine")).to_contain_text("You say: There is none there. Send it?")
    ben.locator("[data-f=sure-change]").click()
    ben.locator("[data-f=field-tell]").fill("I")
    ben.locator("[data-f=send-tell]").click()
    expect(ben.locator("[data-f=sure-send]")).to_be_focused()
    ben.keyboard.press("Enter")
    expect(ben.locator("#mine")).to_be_hidden()


def test_a_host_who_plays_is_asked_before_saying_something_for_others_and_all_are_told(
    riddles: Riddles,
) -> None:
    mia, ben = riddles.phone("red"), riddles.phone("green")
    for seat, first in (("red", "Zauberhut"), ("green", "Ritter"), ("yellow", "Drache")):
        riddles.say(f"{seat}> word:{first}", f"{seat}> word:Hut", f"{seat}> word", f"{seat}> ready")
    riddles.say(*(f"{seat}> placed" for seat in NAMES), "begins:green", "green> elf:3")
    mia.goto(f"/?lang=en#code={CODE}")
    others = mia.locator("#said > details", has_text="For other players")
    others.locator("summary").first.click()
    others.locator(".say-key").first.click()
    expect(mia.get_by_role("dialog")).to_contain_text("Everybody is told so.")
    riddles.looked_over(mia)
    mia.get_by_role("button", name="Yes, say it").click()
    expect(ben.locator("#now .moment")).to_contain_text("Host:")


def test_the_end_unveils_the_words_beside_a_table_of_steps(riddles: Riddles) -> None:
    mia = riddles.phone("red")
    cursed(riddles)
    mia.goto("/?lang=en")
    assert not any(secret in mia.content() for secret in SECRETS)
    riddles.table.execute(EndGame(0))
    expect(mia.locator(".score-table tbody tr")).to_have_count(3)
    expect(mia.locator(".word-list li")).to_have_count(9)
    expect(mia.locator(".word-list")).to_contain_text("Zauberhut")
    expect(mia.locator(".word-list")).to_contain_text("On paper")
    mia.emulate_media(reduced_motion="reduce")
    riddles.looked_over(mia)


def test_a_child_chooses_what_a_curse_is_for_on_the_first_screen(riddles: Riddles) -> None:
    mia = riddles.phone("red")
    cursed(riddles)
    mia.set_viewport_size({"width": 360, "height": 640})
    mia.goto("/?lang=de&kids=1")
    for verb in ("attempt", "demand"):
        expect(mia.locator(f"[data-f=kid-verb-{verb}]")).to_be_in_viewport(ratio=1)
    riddles.looked_over(mia)
    mia.locator("[data-f=kid-verb-demand]").click()
    keys = mia.locator("[data-f^='kid-demand:']")
    expect(keys).to_have_count(6)
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
    mia.locator("[data-f=kid-verb-other]").click()
    expect(mia.locator("[data-f=kid-verb-attempt]")).to_be_visible()
