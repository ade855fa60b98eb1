"""What is printed on a table's own board is told once, and kept for all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.barbarossa import GAME
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.labyrinth.small.symbols import SYMBOLS as SHAPES
from companion.web.printed_facts import PrintedFacts
from tests.web.conftest import Site

RIDDLES = {"game": "barbarossa", "variant": "classic"}
NEW = {**RIDDLES, "seats": ["red", "green", "blue"], "options": {"tie": "elf_stones"}, "bare": True}


def told(site: Site) -> dict[str, Any]:
    games = site.browser().get("/api/shelf").get_json()["games"]
    (edition,) = next(game["editions"] for game in games if game["game"] == "barbarossa")
    return {fact["key"]: fact["told"] for fact in edition["facts"]}


def test_what_the_host_tells_of_the_board_counts_in_all_games_to_come(site: Site) -> None:
    site.table.game = GAME
    host = site.browser().become_host()
    assert told(site) == {"steps": None, "caves": None}
    assert host.post("/api/printed", {**RIDDLES, "facts": {"steps": 38}}).status_code == 200
    assert told(site) == {"steps": 38, "caves": None}
    assert host.post("/api/game", NEW).status_code == 200
    assert site.table.session is not None
    shown = site.table.session.position.position
    assert (shown.board.steps, shown.options.tie) == (38, "elf_stones")


def test_what_cannot_be_printed_is_told_in_one_line_and_not_kept(site: Site) -> None:
    host = site.browser().become_host()
    for facts, said in (
        ({"steps": 3}, "steps must be an integer from 10 to 99"),
        ({"caves": ["elf"] * 12}, "cave 1 must be a dwarf cave"),
        ({"stairs": 40}, "facts: unknown 'stairs', known are caves, steps"),
    ):
        answer = host.post("/api/printed", {**RIDDLES, "facts": facts})
        assert answer.status_code == 400
        assert said in answer.get_json()["error"]
    assert site.browser().post("/api/printed", {**RIDDLES, "facts": {"steps": 38}}).status_code == 403
    assert told(site) == {"steps": None, "caves": None}


MAZE = {"game": "labyrinth", "variant": "small"}
SYMBOLS = [*SHAPES][:12]


def test_a_box_of_the_small_labyrinth_is_told_once_by_pictures_and_counts_in_games_to_come(
    site: Site,
) -> None:
    site.table.game = LABYRINTH
    host = site.browser().become_host()
    facts = {"symbols": SYMBOLS, "colours": ["red", "yellow", "blue"]}
    assert host.post("/api/printed", {**MAZE, "facts": facts}).status_code == 200
    shelf = site.browser().get("/api/shelf").get_json()["games"]
    small, _ = next(game["editions"] for game in shelf if game["game"] == "labyrinth")
    assert {one["key"]: one["told"] for one in small["pictured"]} == {"arrows": None, **facts}
    assert host.post("/api/game", {**MAZE, "seats": ["red", "yellow"]}).status_code == 200
    assert site.table.session is not None
    assert site.table.session.position.box.colours == ("red", "yellow", "blue")
    assert set(site.table.session.position.left) == set(SYMBOLS)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"symbols": SYMBOLS[:11]}, "symbols must be 12 different ones"),
        ({"symbols": [*SYMBOLS[:11], SYMBOLS[0]]}, "symbols must be 12 different ones"),
        ({"symbols": [*SYMBOLS[:11], "tram"]}, "symbols has 'tram'"),
        ({"symbols": "star"}, "facts is {"),
        ({"symbols": [1] * 12}, "facts is {"),
        ({"colours": ["red"]}, "colours must be two or more"),
        ({"colours": ["red", "pink"]}, "colours has 'pink'"),
        ({"arrows": ["a1", "b1"]}, "arrows must lead over every field with a symbol"),
        ({"arrows": ["a1", "z9"]}, "unknown field"),
        ({"size": ["4"]}, "facts: unknown 'size', known are arrows, colours, symbols"),
    ],
)
def test_a_box_that_cannot_be_is_told_in_one_line(site: Site, facts: dict[str, Any], said: str) -> None:
    answer = site.browser().become_host().post("/api/printed", {**MAZE, "facts": facts})
    assert answer.status_code == 400
    assert said in answer.get_json()["error"]
    assert "\n" not in answer.get_json()["error"]


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    PrintedFacts(path).tell("barbarossa-classic", {"steps": 38})
    assert PrintedFacts(path).of("barbarossa-classic") == {"steps": 38}
    path.write_text("torn", encoding="utf-8")
    assert PrintedFacts(path).of("barbarossa-classic") == {}
