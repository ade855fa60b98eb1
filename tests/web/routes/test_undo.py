"""What taking back means: the thing that whoever asks has seen, and nothing that came before it."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.core.model.types import Say
from companion.core.reducer.undo import NEWER
from companion.words.i18n import LANGUAGES, translator
from tests.web.browser import Browser
from tests.web.conftest import Site


def newest(browser: Browser) -> int:
    number: int = browser.get("/api/state").get_json()["undo"]["number"]
    return number


def two_turns(site: Site) -> tuple[Browser, Browser]:
    """Two turns, and two hosts who look at the second."""
    one, other = (site.browser().become_host() for _ in range(2))
    for number, move in ((3, "house-a1"), (2, "")):
        one.post("/api/roll", {"number": number})
        one.post("/api/enter", {"move": move or site.table.legal()[0]})
    return one, other


def test_two_who_take_back_at_once_take_back_one_thing(playing: Site) -> None:
    phones = two_turns(playing)
    for rest in (1, 0):
        seen = newest(phones[0])
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda phone: phone.post("/api/undo", {"number": seen}), phones))  # noqa: B023 - done within the round
        assert Counter(each.status_code for each in answers) == {200: 1, 409: 1}
        assert len(playing.table.session.progress.history) == rest
        phones[0].undo()  # the number


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_second_hears_it_kindly_also_as_a_player(playing: Site, language: str) -> None:
    host, red = playing.browser().become_host(), playing.browser().claim("red")
    host.post("/api/roll", {"number": 3})
    host.post("/api/enter", {"move": "house-a1"})
    host.post("/api/roll", {"number": 2})
    seen = newest(host)
    assert host.post("/api/undo", {"number": seen}).status_code == 200
    for phone in (host, red):
        answer = phone.post(f"/api/undo?lang={language}", {"number": seen})
        assert (answer.status_code, answer.get_json()["error"]) == (409, translator(language)(NEWER))
    assert language == "en" or translator(language)(NEWER) != translator("en")(Say(NEWER.text))


def test_nothing_is_taken_back_without_a_number(playing: Site) -> None:
    host, _ = two_turns(playing)
    assert host.post("/api/undo").status_code == 400
    assert len(playing.table.session.progress.history) == 2
    playing.table.undo()
    playing.table.undo()
    playing.table.undo()
    playing.table.undo()
    assert host.get("/api/state").get_json()["undo"] is None


def test_a_phone_is_told_what_its_tap_was_and_whether_it_may_have_slipped(playing: Site) -> None:
    red = playing.browser().claim("red")
    tap = red.post("/api/roll", {"number": 3}).get_json()["tap"]
    shown = red.get("/api/state").get_json()
    assert shown["undo"] == {"number": tap["number"], "seat": "red", "slip": True}
    assert tap["game_id"] == shown["game_id"]
    assert red.post("/api/done").get_json()["tap"] is None  # nothing was done that could be taken back
    assert red.post("/api/undo", {"number": tap["number"]}).get_json()["tap"] is None


def test_a_number_that_the_companion_rolled_is_no_slip_and_a_turn_from_the_list_is(playing: Site) -> None:
    playing.table.rolls = [3]
    red = playing.browser().claim("red")
    red.post("/api/roll")
    assert red.get("/api/state").get_json()["undo"]["slip"] is False
    red.post("/api/enter", {"move": playing.table.legal()[0]})
    assert red.get("/api/state").get_json()["undo"]["slip"] is True
