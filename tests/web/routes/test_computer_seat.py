"""The companion plays a seat: how it is ordered, who acts for it, what pages are told."""

from __future__ import annotations

import pytest

from companion.core.model.commands import DieRolled
from tests.web.browser import NEW_GAME
from tests.web.conftest import Site

ORDER = {**NEW_GAME, "computer": {"red": "clever"}}


@pytest.fixture
def begun(site: Site) -> Site:
    site.browser().become_host().post("/api/game", ORDER)
    site.table.find(on=site.table.session.board.names(site.table.session.pictures.expected))
    return site


def test_the_shelf_tells_how_strongly_it_can_play(site: Site) -> None:
    shelf = site.browser().get("/api/shelf").get_json()
    levels = {box["game"]: [len(each["levels"]) for each in box["editions"]] for box in shelf["games"]}
    assert levels["malefiz"] == [5, 5]
    assert not any(sum(counts) for game, counts in levels.items() if game != "malefiz")


def test_whoever_holds_a_seat_rolls_and_takes_back_for_it(begun: Site) -> None:
    blue = begun.browser().claim("blue")
    assert begun.browser().post("/api/roll", {"number": 3}).status_code == 403
    assert blue.post("/api/roll", {"number": 3}).status_code == 200
    number = begun.table.session.progress.newest
    assert blue.post("/api/undo", {"number": number}).status_code == 200
    assert begun.table.session.die is None


def test_what_it_wants_stands_in_the_state(begun: Site) -> None:
    begun.table.execute(DieRolled(0, 3))
    state = begun.browser().get("/api/state").get_json()
    wanted = begun.table.session.wanted
    assert (state["seats"][0]["computer"], state["seats"][0]["plays"]) == ("clever", "Clever")
    assert (state["moment"]["deed"], state["moment"]["picture"]["what"]) == ("wanted", "move")
    assert state["idea"]["move"] == wanted
    assert state["awaiting"]["text"] == state["moment"]["long"] == state["idea"]["turn"]
    assert [each["move"] for each in begun.browser().get("/api/moves").get_json()] == [wanted]
    assert [each["text"] for each in state["speech"]] == [state["moment"]["long"]]


def test_the_companion_plays_on_and_whoever_claims_the_seat_takes_it_back(begun: Site) -> None:
    blue = begun.browser().claim("blue")
    assert blue.post("/api/seats/blue/handover", {"level": "best"}).status_code == 200
    assert begun.table.session.table.computer == {"red": "clever", "blue": "best"}
    assert blue.me()["seats"] == []
    answer = blue.post("/api/seats/blue/claim", {"name": "Mia"})
    assert answer.get_json()["seats"] == ["blue"]
    assert begun.table.session.table.computer == {"red": "clever"}
    assert begun.table.session.table.names["blue"] == "Mia"


@pytest.mark.parametrize("body", [{}, {"name": "Mia", "level": "best"}])
def test_either_a_person_or_the_companion_plays_on(begun: Site, body: dict[str, str]) -> None:
    blue = begun.browser().claim("blue")
    assert blue.post("/api/seats/blue/handover", body).status_code == 400
    assert blue.post("/api/seats/blue/handover", {"level": "champion"}).status_code == 409
