"""Addresses as people type them lead to the page that is meant, and one that leads nowhere names ways on."""

from __future__ import annotations

import re

import pytest

from tests.web.browser import NEW_GAME
from tests.web.conftest import Site


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("/kids", "/?kids"),
        ("/kids?lang=de", "/?kids&lang=de"),
        ("/Screen/", "/screen"),
        ("/tv", "/screen"),
        ("/join", "/"),
        ("/games/", "/games"),
        ("/settings", "/care"),
        ("/How-To-Play/Malefiz/Classic", "/how-to-play/malefiz/classic"),
    ],
)
def test_an_address_that_somebody_typed_leads_to_the_page_that_is_meant(
    site: Site, typed: str, meant: str
) -> None:
    answer = site.browser().get(f"http://localhost{typed}")
    assert (answer.status_code, answer.headers["Location"]) == (302, meant)
    assert site.browser().get(meant).status_code == 200


@pytest.mark.parametrize("typed", ["/rules", "/help", "/how-to-play", "/how-to-play/malefiz"])
def test_rules_lead_to_the_game_in_play_else_to_each(site: Site, typed: str) -> None:
    idle = site.browser().get(f"{typed}?lang=de")
    text = idle.get_data(as_text=True)
    assert idle.status_code == 200
    assert "<h1>So wird gespielt</h1>" in text
    assert 'href="/how-to-play/malefiz/fast?lang=de"' in text
    site.browser().become_host().post("/api/game", NEW_GAME)
    answer = site.browser().get(typed)
    assert (answer.status_code, answer.headers["Location"]) == (302, "/how-to-play/malefiz/classic")


def test_an_address_that_leads_nowhere_names_the_ways_on(site: Site) -> None:
    answer = site.browser().get("/nowhere?lang=en")
    text = answer.get_data(as_text=True)
    assert answer.status_code == 404
    ways = dict(re.findall(r'<a href="([^"]*)">([^<]*)</a>', text.replace("&amp;", "&")))
    assert list(ways.values()) == [
        "To the game",
        "How to play",
        "Pictures for children",
        "Big screen",
        "Stored games",
    ]
    for address in ways:
        assert site.browser().get(address).status_code == 200


@pytest.mark.parametrize("path", ["/api/kids", "/static/kids", "/\\evil.example"])
def test_nothing_else_is_led_anywhere(site: Site, path: str) -> None:
    assert site.browser().get(f"http://localhost{path}").status_code == 404
