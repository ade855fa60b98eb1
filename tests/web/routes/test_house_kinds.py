"""What the kinds of house change on the pages: who begins, who becomes host, what players are called."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.catalog.table_settings import CareSettings, Counting
from companion.core.catalog.venue_kinds import CAFE, CLUB, HOME, KINDS, SCHOOL, VenueWays
from companion.core.model.commands import Pause
from companion.web import WebSettings, create_app
from companion.words.i18n import LANGUAGES
from companion.words.nicknames import animals
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.conftest import Site
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeTable


def choose(site: Site, ways: VenueWays) -> None:
    site.table.publish(care=Counting(ways=ways))


def begins(phone: Browser) -> tuple[int, bool]:
    """Whether a phone may begin a game, and whether its page knows it before."""
    knows = phone.get("/api/state").get_json()["ways"]["guests"]
    phone.me()
    return phone.post("/api/game", NEW_GAME).status_code, knows


# --- who begins ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [HOME, SCHOOL])
def test_at_home_and_in_a_school_the_host_begins(site: Site, kind: str) -> None:
    choose(site, KINDS[kind])
    assert begins(site.browser()) == (403, False)
    assert begins(site.browser().become_host())[0] == 200


@pytest.mark.parametrize("kind", [CLUB, CAFE])
def test_in_a_club_and_a_cafe_whoever_looks_on_begins_while_nobody_plays(site: Site, kind: str) -> None:
    choose(site, KINDS[kind])
    assert begins(site.browser()) == (200, True)
    assert begins(site.browser()) == (403, False)
    assert begins(site.browser().become_host())[0] == 200
    site.table.end()
    assert begins(site.browser()) == (200, True)


def test_a_guest_begins_where_a_game_was_left_and_not_where_somebody_pauses(site: Site) -> None:
    choose(site, KINDS[CAFE])
    begins(site.browser())
    site.table.execute(Pause(0, on=True))
    assert begins(site.browser()) == (403, False)
    site.table.execute(Pause(0, on=False))
    site.table.execute(Pause(0, on=True, by="idle"))
    assert begins(site.browser()) == (200, True)


def test_other_ways_that_cannot_be_kept_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    care = FakeCare()
    host = Browser(create_app(FakeTable(), WebSettings(host_code=CODE), care=care)).become_host()
    before = care.settings

    def refuse(_: CareSettings) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(care, "change", refuse)
    answer = host.post("/api/care", {"kind": CAFE})
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")
    assert care.settings == before


def test_a_guest_does_nothing_else_that_is_the_hosts(site: Site) -> None:
    choose(site, KINDS[CAFE])
    guest = site.browser()
    begins(guest)
    assert guest.post("/api/game/end", {}).status_code == 403
    assert guest.post("/api/game/resume", {"game_id": 1}).status_code == 403
    assert guest.post("/api/pause", {"on": True}).status_code == 403


def test_another_page_begins_nothing_in_a_guests_name(site: Site) -> None:
    choose(site, KINDS[CAFE])
    guest = site.browser()
    guest.me()
    assert guest.post("/api/game", NEW_GAME, origin=None).status_code == 403
    assert guest.post("/api/game", NEW_GAME, origin="http://elsewhere").status_code in (400, 403)


# --- who becomes host ------------------------------------------------------------------------------


def test_in_a_cafe_the_code_alone_makes_a_host(site: Site) -> None:
    choose(site, KINDS[CAFE])
    refused = site.browser().post("/api/host/proof?lang=en")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "refused")
    assert "only the code" in refused.get_json()["error"].lower()
    assert site.browser().become_host().me()["host"]


def test_a_gesture_that_was_begun_before_counts_no_more(playing: Site) -> None:
    phone = playing.browser()
    asked = phone.post("/api/host/proof").get_json()
    choose(playing, KINDS[CAFE])
    playing.table.make_gesture(*[step["spot"] for step in asked["steps"]])
    assert phone.get(f"/api/host/proof/{asked['proof_id']}").status_code == 409
    assert not phone.me()["host"]


def test_who_became_host_at_the_board_is_none_once_the_code_alone_counts() -> None:
    table, care = FakeTable(), FakeCare()

    def publish(now: Counting) -> None:
        table.publish(care=now)

    care.changed = publish
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), care=care)
    by_code, by_board = Browser(app).become_host(), Browser(app).become_host()
    hosts = app.extensions["companion"].claims.hosts
    key = hosts.lines()[1].key
    hosts.remove(lambda each: each.key == key)
    hosts.add(key, "gesture")
    assert by_board.me()["host"]
    assert by_code.post("/api/care", {"kind": "cafe"}).status_code == 200
    assert (by_code.me()["host"], by_board.me()["host"]) == (True, False)


# --- what players are called -----------------------------------------------------------------------

EVERY = {name for lang in LANGUAGES for name in animals(lang)}


def names(site: Site) -> dict[str, str]:
    return dict(site.table.session.table.names)


def test_in_a_school_players_are_called_by_animals_whatever_is_typed(site: Site) -> None:
    choose(site, KINDS[SCHOOL])
    host = site.browser().become_host()
    assert host.post("/api/game", NEW_GAME).status_code == 200
    assert set(names(site)) == {"red", "blue"}
    assert set(names(site).values()) <= EVERY
    assert len(set(names(site).values())) == 2


def test_a_phone_that_sits_down_keeps_the_animal_and_may_take_another(site: Site) -> None:
    choose(site, KINDS[SCHOOL])
    site.browser().become_host().post("/api/game", NEW_GAME)
    before, phone = names(site), site.browser()
    assert phone.post("/api/seats/red/claim", {}).status_code == 200
    assert names(site) == before
    free = next(name for name in animals("en") if name not in before.values())
    assert phone.post("/api/seats/red/name", {"name": free}).status_code == 200
    assert names(site)["red"] == free
    assert phone.post("/api/seats/red/name", {"name": "Anna Meier"}).status_code == 200
    assert names(site)["red"] in EVERY
    assert phone.post("/api/seats/red/handover", {"name": "Anna"}).status_code == 200
    assert names(site)["red"] in EVERY


@pytest.mark.parametrize("kind", [HOME, CLUB, CAFE])
def test_elsewhere_names_are_as_they_are_typed(site: Site, kind: str) -> None:
    choose(site, KINDS[kind])
    site.browser().become_host().post("/api/game", NEW_GAME)
    assert names(site) == NEW_GAME["names"]


# --- choosing --------------------------------------------------------------------------------------


@pytest.fixture
def care() -> FakeCare:
    return FakeCare()


@pytest.fixture
def host(care: FakeCare) -> Browser:
    table = FakeTable()
    app = create_app(table, WebSettings(host_code=CODE, clock=table.clock), care=care)
    return Browser(app).become_host()


def ways(state: dict[str, Any]) -> VenueWays:
    return VenueWays(**state["ways"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_sets_all_its_ways_and_each_may_be_changed_after(
    host: Browser, care: FakeCare, kind: str
) -> None:
    care.settings = CareSettings(40, ways=VenueWays("club", True, True, True, True, True))
    assert ways(host.post("/api/care", {"kind": kind}).get_json()) == care.settings.ways == KINDS[kind]
    turned = not KINDS[kind].animals
    state = host.post("/api/care", {"animals": turned}).get_json()
    assert (ways(state).kind, ways(state).animals, care.settings.volume) == (kind, turned, 40)


def test_a_house_that_is_none_is_told_in_one_line(host: Browser, care: FakeCare) -> None:
    refused = host.post("/api/care", {"kind": "castle"})
    assert refused.status_code == 400
    assert '"home", "club", "school" or "cafe"' in refused.get_json()["error"]
    assert care.settings == CareSettings()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_says_in_plain_words_what_it_sets(host: Browser, lang: str) -> None:
    kinds = host.get(f"/api/care?lang={lang}").get_json()["kinds"]
    assert [each["kind"] for each in kinds] == list(KINDS)
    assert len({each["text"] for each in kinds}) == len(KINDS)
    assert "30" in kinds[-1]["text"]
