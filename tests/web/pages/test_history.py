"""The list of turns: fetched when it is opened, then only what is new, and true after all that changes it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def tell(site: Site, history: list[dict[str, Any]], **changes: Any) -> None:
    site.preview.tell({**site.preview.state, "history": history, **changes})


def test_turns_are_fetched_where_they_are_shown_and_then_only_those_that_are_new(site: Site) -> None:
    page = site.open("/?case=roll&lang=en", width=360, height=740)
    asked, history = site.preview.asked, site.preview.state["history"]
    expect(page.locator("#history summary")).to_contain_text("(4)")
    assert asked == [], "nobody has opened the list"

    page.locator("#bar [data-opens=history]").click()
    lines = page.locator("#history .turns .told")
    expect(lines).to_have_count(4)
    assert asked == [0]

    fifth = {**history[0], "number": 5, "text": "Anna moved 5."}
    tell(site, [*history, fifth])
    expect(lines.first).to_have_text("Anna moved 5.")
    assert asked == [0, 4]

    tell(site, history)  # taken back
    expect(lines).to_have_count(4)
    assert asked == [0, 4], "it had these lines already"

    tell(site, [*history, {**fifth, "text": "Anna passed."}])
    expect(lines.first).to_have_text("Anna passed.")

    del asked[:]
    tell(site, [{**turn, "text": turn["text"].replace("Mo ", "Oma ")} for turn in history])
    expect(lines.first).to_contain_text("Oma took")
    expect(lines).to_have_count(4)
    assert asked == [5, 0], "a name was changed in lines that it had"

    tell(site, [], game_id=8)
    expect(page.locator("#history")).to_be_hidden()
    tell(site, [{**history[0], "text": "A new game."}], game_id=8)
    expect(page.locator("#history summary")).to_contain_text("(1)")
    assert site.complaints() == []


def test_turns_that_cannot_be_fetched_now_come_with_the_next_state(site: Site) -> None:
    page = site.open("/?case=roll&lang=en", width=360, height=740)
    history = site.preview.state["history"]
    page.route("**/api/history**", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.locator("#bar [data-opens=history]").click()
    page.unroute("**/api/history**")
    tell(site, [*history, {**history[0], "number": 5, "text": "Anna moved 5."}])
    expect(page.locator("#history .turns .told").first).to_have_text("Anna moved 5.")
    expect(page.locator("#history .turns .told")).to_have_count(5)
