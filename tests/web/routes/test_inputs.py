"""Games whose turns are made of many inputs, at the API: what is awaited, who may say it, what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec
import pytest

from companion.core.corrections import overrule
from companion.core.model.commands import DieRolled, EndGame, Given, Overrule
from companion.core.model.game import Game
from companion.core.model.inputs import Input
from companion.games.labyrinth import GAME, LabyrinthGame, Position
from companion.ports.commands import NewGame
from companion.state.public_state import public_state
from companion.words.i18n import translator
from companion.words.input_words import tell_input
from tests.table import Table
from tests.web.browser import Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

NEW = NewGame("labyrinth", "small", ("red", "yellow"), {"red": "Mia"})


@pytest.fixture
def maze(site: Site) -> Site:
    """The pages of a table where a labyrinth game has begun, its first target drawn."""
    site.table.game = GAME
    site.table.execute(NEW)
    reveal(site.table)
    return site


def reveal(table: FakeTable) -> None:
    table.execute(Given(0, Input("reveal", "b2"), how="drawn"))


def red(maze: Site) -> Browser:
    browser = maze.browser()
    assert browser.post("/api/seats/red/claim", {}).status_code == 200
    return browser


def state(maze: Site) -> dict[str, Any]:
    answer: dict[str, Any] = maze.browser().get("/api/state").get_json()
    return answer


def test_what_is_awaited_can_be_said_by_its_seat(maze: Site) -> None:
    call, *_ = state(maze)["awaited"]
    assert (call["word"], call["seats"], call["source"]) == ("call", ["red"], "said")
    assert {key: value for key, value in call["values"][0].items() if key != "text"} == {
        "input": "call:blue",
        "colour": "blue",
    }
    phone = red(maze)
    assert phone.post("/api/input", {"input": "call:blue"}).status_code == 200
    told = state(maze)
    assert told["past"]["last"]["move"] == "call:blue"
    assert told["verdicts"][-1]["verdict"] == "heard"
    assert [each["word"] for each in told["awaited"]] == ["pull"]
    assert {line["move"] for line in phone.get("/api/moves").get_json()} == {"pull:a1-a2", "pull:a1-b1"}
    assert phone.get("/api/moves").get_json()[0]["to"] == ""


def test_each_input_is_said_aloud_and_a_new_turn_sounds(maze: Site) -> None:
    def parts() -> dict[str, dict[str, Any]]:
        return {part["of"]: part for part in state(maze)["speech"]}

    assert parts()["awaiting"]["sound"] == "turn"
    assert red(maze).post("/api/input", {"input": "call:blue"}).status_code == 200
    assert parts()["moment"]["text"] == "Mia (red) calls: blue."
    maze.table.see(off=("a1-b1",), rest_ms=900)
    maze.table.execute(Given(0, Input("read", "blue")))
    assert "Right!" in parts()["moment"]["text"]
    assert parts()["awaiting"]["sound"] == ""


def test_only_a_seat_that_is_waited_for_says_it(maze: Site) -> None:
    other = maze.browser()
    assert other.post("/api/input", {"input": "call:red"}).status_code == 403
    assert other.post("/api/seats/yellow/claim", {}).status_code == 200
    assert other.post("/api/input", {"input": "call:red"}).get_json()["code"] == "role"
    assert other.post("/api/input", {"input": "call:red", "seat": "red"}).status_code == 403
    host = maze.browser().become_host()
    assert host.post("/api/input", {"input": "call:red"}).status_code == 200


@pytest.mark.parametrize("text", ["call:pink", "pull:a1-b1", "stop:now", "die:4", "a1-b1", "reveal:b3"])
def test_what_is_not_awaited_is_refused_with_a_sentence(maze: Site, text: str) -> None:
    answer = red(maze).post("/api/input", {"input": text})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")


def test_a_refusal_by_a_rule_tells_where_its_card_is_and_another_does_not(maze: Site) -> None:
    phone = red(maze)
    told = phone.post("/api/input", {"input": "call:pink"}).get_json()
    assert told["explained"] == "/how-to-play/labyrinth/small#SL-07"
    assert phone.get("/how-to-play/labyrinth/small").status_code == 200
    assert "explained" not in phone.post("/api/input", {"input": "die:4"}).get_json()


def test_the_state_has_walls_to_be_drawn_and_the_game_in_its_own_keys(maze: Site) -> None:
    told = state(maze)
    assert told["pieces"] == {"a1": "red", "d4": "yellow"}
    assert sum(kind == "wall" for kind in told["stands"].values()) == 24
    assert told["position"]["target"] == ["b2", "b2"]
    assert told["house"] == {}
    assert told["beside"] == []
    assert {sign["what"] for sign in told["signs"]} == {"corner", "target"}


def test_figures_are_put_elsewhere_by_hand_and_the_rest_stays(maze: Site) -> None:
    host = maze.browser().become_host()
    assert host.post("/api/input", {"input": "call:red"}).status_code == 200
    edit = {"turn": "red", "pieces": {"b1": "red", "d4": "yellow"}, "house": {}}
    assert host.post("/api/overrule/edit", edit).status_code == 200
    told = state(maze)
    assert told["pieces"] == edit["pieces"]
    assert told["position"]["called"] == ["red"]


class Hiding(LabyrinthGame):
    """The same game, where its corners are a secret."""

    def public(self, position: Position, *, over: bool, seat: str = "") -> dict[str, Any]:
        shown: Mapping[str, Any] = super().public(position, over=over, seat=seat)
        return {key: value for key, value in shown.items() if over or key != "corners"}


def test_what_a_game_hides_is_in_no_state_and_outlives_an_edited_position() -> None:
    table = FakeTable(game=cast("Game[Position]", Hiding()))
    table.execute(NEW)
    reveal(table)
    assert b"corners" not in msgspec.json.encode(public_state(table.view(), translator("en"), "en"))
    session = table.session
    edit = {**session.game.public(session.position, over=False), "turn": "yellow", "corners": {"red": "d1"}}
    position = overrule.edited(session, edit)
    assert (position.seat, position.corners) == ("yellow", session.position.corners)


def test_a_game_with_a_die_tells_itself_what_may_be_done_with_the_number(site: Site) -> None:
    site.table.game = GAME
    site.table.execute(NewGame("labyrinth", "big", ("red", "yellow"), {"red": "Mia"}))
    site.table.execute(Given(0, Input("reveal", "c3"), how="drawn"))
    assert state(site)["awaiting"]["text"] == "Mia (red) rolls the die."
    site.table.execute(DieRolled(0, 3))
    assert state(site)["awaiting"]["text"] == "Mia (red), slide your figure: 3 steps at most."


@pytest.mark.parametrize(("walls", "holes"), [(0, []), (19, ["out:a1", "out:a6", "out:f1", "out:f6"])])
def test_a_game_without_balls_has_no_holes_for_them(site: Site, walls: int, holes: list[str]) -> None:
    site.table.game = GAME
    options = {"walls": walls, "maze": "lot"}
    site.table.execute(NewGame("labyrinth", "big", ("red", "yellow"), {}, options=options))
    assert sorted(state(site)["board"]["without"]) == holes


def test_a_ball_that_comes_late_is_told_though_it_was_another_turn() -> None:
    table = Table(GAME.setup("big", ["red", "blue"], {}), game=GAME)
    table.until(1000)
    table.give(1100, "reveal:e2")
    table.die(1200, 3)
    table.touch(2000, "-a1", "+a2")
    table.until(4000)
    table.give(4000, "stop")
    table.give(5000, "drop:out:a6")
    said = tell_input(table.session, table.session.progress.history[-1])
    assert said is not None
    assert said.text.startswith("Bump, a wall!")


@pytest.mark.parametrize("how", ["ended", "won"])
def test_hidden_walls_are_drawn_once_the_game_is_over(site: Site, how: str) -> None:
    site.table.game = GAME
    site.table.execute(
        NewGame("labyrinth", "big", ("red", "yellow"), {}, options={"walls": 19, "maze": "lot"})
    )
    session = site.table.view().session
    assert session is not None
    walls = set(GAME.dump(session.position)["hidden"]["walls"])
    assert walls
    assert "known" not in {sign["what"] for sign in state(site)["signs"]}
    if how == "ended":
        site.table.execute(EndGame(0))
    else:
        chips = {"red": ["b3", "c4", "d4", "e4", "c3"]}
        edited = {**GAME.public(session.position, over=False), "chips": chips}
        site.table.execute(Overrule(0, "edit", position=edited))
    shown = state(site)
    assert shown["phase"] == "over"
    assert {sign["spot"] for sign in shown["signs"] if sign["what"] == "known"} == walls


def test_a_late_ball_is_asked_about_in_pictures_too(site: Site) -> None:
    site.table.game = GAME
    site.table.execute(NewGame("labyrinth", "big", ("red", "yellow"), {}))
    site.table.execute(Given(0, Input("reveal", "c1"), how="drawn"))
    site.table.execute(DieRolled(0, 2))
    site.table.see("c1", off=("a1",), rest_ms=3000)
    site.table.execute(Given(0, Input("drop", "out:f6"), how="sensors"))
    (asked, *_) = state(site)["awaited"]
    assert [(each["input"], bool(each["picture"])) for each in asked["values"]] == [
        ("fell:no", True),
        ("fell:yes", True),
    ]


def test_a_turn_is_entered_from_a_list_in_which_nothing_stands_twice(site: Site) -> None:
    """A step that was seen and one that nobody has seen lead to the same field: one line is enough."""
    site.table.game = GAME
    site.table.execute(NewGame("labyrinth", "big", ("red", "yellow"), {}))
    reveal(site.table)
    site.table.execute(DieRolled(0, 2))
    texts = [move["text"] for move in site.browser().get("/api/moves").get_json()]
    assert len(set(texts)) == len(texts)
    assert "Go: the second field from the left in the bottom row" in texts


def test_what_was_said_wrongly_can_be_named_in_play_and_not_in_a_pause(maze: Site) -> None:
    phone = red(maze)
    assert phone.post("/api/input", {"input": "call:blue"}).status_code == 200
    first, *_ = phone.get("/api/overrule/inputs").get_json()
    assert (first["seat"], first["text"]) == ("red", "Mia (red) calls: blue.")
    assert "call:blue" not in [each["input"] for each in first["values"]]
    maze.table.see(off=("a1-b1",), rest_ms=900)
    maze.table.execute(Given(0, Input("read", "blue")))
    read, *_ = phone.get("/api/overrule/inputs?lang=de").get_json()
    assert [each["text"] for each in read["values"]] == ["grün", "rot", "gelb"]
    assert phone.post("/api/pause", {"on": True}).status_code == 200
    assert phone.get("/api/overrule/inputs").get_json() == []
