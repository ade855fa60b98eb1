"""Nicknames and photos of figures at the API: who may, what is refused, and where none of it gets to."""

from __future__ import annotations

import pytest

from companion.core.model.commands import EndGame
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.web.figures.photo import MOST_BYTES
from tests.web.browser import HOME, Browser
from tests.web.conftest import Site
from tests.web.figures.photos import PLACE, jpeg

SEATS = ("red", "green", "yellow")
PHOTO = "/api/figures/green/2/photo"


@pytest.fixture
def clay(site: Site) -> Site:
    """Three choose their words."""
    site.table.game = GAME
    site.table.execute(NewGame("barbarossa", "classic", SEATS, {}, {}))
    site.table.publish(game_id=7)
    return site


def upload(
    browser: Browser, photo: bytes = b"", kind: str = "image/jpeg", path: str = PHOTO
) -> tuple[int, str]:
    answer = browser.client.post(path, data=photo or jpeg(), content_type=kind, headers={"Origin": HOME})
    return answer.status_code, answer.get_json().get("error", "")


def test_the_owner_names_and_shows_a_figure_and_everybody_sees_it(clay: Site) -> None:
    owner, other = clay.browser().claim("green"), clay.browser()
    before = other.get("/api/me").get_json()
    assert before["figures"] == {}
    assert owner.post("/api/figures/green/2", {"name": " Blob "}).status_code == 200
    assert upload(owner) == (200, "")
    after = other.get("/api/me").get_json()
    assert after["figures"] == {"green:2": {"name": "Blob", "photo": 1}}
    assert after["as_of"] != before["as_of"]  # phones are told to ask anew
    seen = other.get(PHOTO)
    assert (seen.status_code, seen.mimetype) == (200, "image/jpeg")
    assert PLACE not in seen.data
    assert seen.headers["Cache-Control"] == "no-store"
    assert seen.headers["X-Content-Type-Options"] == "nosniff"


def test_it_is_taken_away_part_by_part(clay: Site) -> None:
    owner = clay.browser().claim("green")
    owner.post("/api/figures/green/2", {"name": "Blob"})
    upload(owner)
    assert owner.post("/api/figures/green/2", {"photo": False}).get_json()["figures"] == {
        "green:2": {"name": "Blob", "photo": 0}
    }
    assert owner.get(PHOTO).status_code == 404
    assert owner.post("/api/figures/green/2", {"name": ""}).get_json()["figures"] == {}


def test_only_the_owner_and_the_host_change_it(clay: Site) -> None:
    for stranger in (clay.browser(), clay.browser().claim("red")):
        assert upload(stranger)[0] == 403
        assert stranger.post("/api/figures/green/2", {"name": "Blob"}).status_code == 403
    host = clay.browser().become_host()
    assert upload(host)[0] == 200
    assert host.post("/api/figures/green/2", {"photo": False}).status_code == 200


def test_without_proof_of_our_page_nothing_is_taken(clay: Site) -> None:
    owner = clay.browser().claim("green")
    answer = owner.client.post(PHOTO, data=jpeg(), content_type="image/jpeg")
    assert answer.status_code == 403


def test_what_is_wrong_is_told_in_one_line(clay: Site) -> None:
    owner = clay.browser().claim("green")
    assert upload(owner, b"GIF89a") == (400, "photo: no picture that is known, must be JPEG, PNG or WebP")
    assert upload(owner, jpeg(tail=b"\0" * MOST_BYTES))[0] == 400
    assert upload(owner, jpeg(tail=b"\0" * 70_000))[0] == 413
    assert upload(owner, kind="application/json") == (
        415,
        "the body must be image/*, not application/json",
    )
    assert upload(owner, path="/api/figures/green/4/photo") == (404, "there is no figure 4 of green")
    assert upload(owner, path="/api/figures/purple/1/photo")[0] == 404
    assert owner.post("/api/figures/green/2", {"name": "x" * 31}).status_code == 400
    assert owner.post("/api/figures/green/2", {"name": "a\nb"}).status_code == 400
    assert owner.get("/api/me").get_json()["figures"] == {}


def test_it_is_gone_with_the_game_and_neither_state_nor_history_knew_it(clay: Site) -> None:
    owner = clay.browser().claim("green")
    owner.post("/api/figures/green/2", {"name": "Zauberhut"})
    upload(owner)
    for path in ("/api/state", "/api/history", "/api/mine"):
        assert b"Zauberhut" not in owner.get(path).data
    clay.table.execute(EndGame(0))
    assert owner.get(PHOTO).status_code == 404
    assert owner.get("/api/me").get_json()["figures"] == {}
    assert upload(owner)[0] == 409
    assert owner.post("/api/figures/green/2", {"name": "Blob"}).status_code == 409


def test_in_a_game_without_figures_there_is_nothing_to_be_named(playing: Site) -> None:
    playing.table.publish(game_id=7)
    assert upload(playing.browser().become_host(), path="/api/figures/red/1/photo")[0] == 404
