"""What is printed on a table's own board is told once, and kept for all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games.barbarossa import GAME
from companion.web.printed_facts import Prints
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


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    Prints(path).tell("barbarossa-classic", {"steps": 38})
    assert Prints(path).of("barbarossa-classic") == {"steps": 38}
    path.write_text("torn", encoding="utf-8")
    assert Prints(path).of("barbarossa-classic") == {}
