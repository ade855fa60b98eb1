"""One phone speaks at a time: taken over, given back, lost with the last stream."""

from __future__ import annotations

import itertools

import pytest

from companion.web.access.voice import Voice
from tests.web.browser import Browser
from tests.web.conftest import Site


def voice_of(browser: Browser) -> tuple[bool, str]:
    me = browser.me()
    return me["speaks"], me["voice"]


def test_nobody_speaks_at_first(site: Site) -> None:
    assert voice_of(site.browser()) == (False, "free")


def test_whoever_looks_on_may_speak_and_takes_the_voice_from_another(playing: Site) -> None:
    kitchen, sofa = playing.browser(), playing.browser()
    kitchen.me()
    answer = kitchen.post("/api/speaker", {"on": True}).get_json()
    assert (answer["speaks"], answer["voice"]) == (True, "here")
    assert voice_of(sofa) == (False, "other")
    sofa.post("/api/speaker", {"on": True})
    assert (voice_of(kitchen), voice_of(sofa)) == ((False, "other"), (True, "here"))


def test_only_the_phone_that_speaks_gives_the_voice_back(site: Site) -> None:
    one, other = site.browser(), site.browser()
    one.post("/api/speaker", {"on": True})
    other.post("/api/speaker", {"on": False})
    assert voice_of(one) == (True, "here")
    one.post("/api/speaker", {"on": False})
    assert voice_of(one) == (False, "free")


def test_a_phone_that_has_never_been_here_is_given_its_cookie(site: Site) -> None:
    phone = site.browser()
    assert phone.post("/api/speaker", {"on": True}).headers["Set-Cookie"].startswith("companion=")
    assert voice_of(phone) == (True, "here")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({}, "on is missing, must be true or false"),
        ({"on": "yes"}, "on is 'yes', must be true or false"),
        ({"on": True, "loud": 3}, "unknown key 'loud': right would be on"),
    ],
)
def test_a_wrong_body_is_told_in_one_line(site: Site, body: object, why: str) -> None:
    answer = site.browser().post("/api/speaker", body)
    assert (answer.status_code, answer.get_json()["error"]) == (400, why)


def test_another_sites_page_cannot_make_a_phone_speak(site: Site) -> None:
    answer = site.browser().post("/api/speaker", {"on": True}, origin="http://elsewhere.example")
    assert (answer.status_code, answer.get_json()["code"]) == (403, "origin")
    assert not site.house.voice.taken


def test_every_change_of_the_voice_is_told_by_the_streams(site: Site) -> None:
    one, other = site.browser(), site.browser()
    one.me()
    other.me()
    seen = [site.house.hub.newest.roles]
    for browser, on in ((one, True), (one, True), (other, True), (one, False), (other, False)):
        browser.post("/api/speaker", {"on": on})
        seen.append(site.house.hub.newest.roles)
    assert [after - before for before, after in itertools.pairwise(seen)] == [1, 0, 1, 0, 1]


def test_a_phone_whose_stream_ends_gives_the_voice_back(site: Site) -> None:
    phone = site.browser()
    phone.me()
    phone.post("/api/speaker", {"on": True})
    answer = phone.client.get("/api/events", buffered=False)
    next(iter(answer.response))
    assert site.house.voice.taken
    answer.close()
    assert not site.house.voice.taken


def test_the_voice_stays_while_one_of_two_streams_is_open() -> None:
    changes: list[str] = []
    voice = Voice(lambda: changes.append("changed"))
    with voice.listening("phone"):
        voice.take("phone")
        with voice.listening("phone"):
            pass
        assert voice.speaks("phone")
    assert not voice.taken
    assert len(changes) == 2


def test_a_stream_of_another_phone_takes_nothing_away() -> None:
    voice = Voice(lambda: None)
    voice.take("phone")
    with voice.listening("other"), voice.listening(None):
        pass
    assert voice.speaks("phone")
    assert not voice.speaks("other")
    assert not voice.speaks(None)
