"""Stored games over HTTP: looked at by anybody, taken in, forgotten and deleted by the host alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.chronicle.archive_port import Counted
from companion.chronicle.tallies import Tally
from companion.core.catalog.phrases import phrases_of
from companion.daemon.care.archive import Archive
from companion.games.malefiz import GAME
from companion.journal import GameRecord, write_game
from companion.state.models import stored
from companion.state.stored_games.statistics import all_statistics
from companion.state.stored_games.stored_story import difference
from companion.words.i18n import translator
from tests.journal.notation.test_journal_text import STARTED, Table
from tests.web.browser import Browser
from tests.web.conftest import Site
from tests.web.routes.stored_games.conftest import GAME_TEXT, Shelf, take

FORGOTTEN_TWICE = {"forgotten": 2, "deleted_copies": 0, "held": [], "told": []}


def look(host: Browser, game_id: int, lang: str = "en") -> dict[str, Any]:
    answer = host.get(f"/api/games/{game_id}?lang={lang}")
    assert answer.status_code == 200
    msgspec.json.decode(answer.data, type=stored.StoredStory)
    told: dict[str, Any] = answer.get_json()
    return told


def test_a_stored_game_is_told_step_by_step(host: Browser) -> None:
    told = look(host, take(host))
    front = "came out of the house onto the field right in front of the red house"
    side = "came out of the house onto the first field to the {} of the one in front of the blue house"
    near = "the first field to the left of the one in front of the green house"
    assert [(step["kind"], step["text"], step["gone"]) for step in told["steps"]] == [
        ("turn", f"Anna (red) rolled 1 and {front}.", ""),
        ("turn", f"Ben (blue) rolled 2 and {side.format('left')}.", "undone"),
        ("undo", "Turn 2 was taken back.", ""),
        ("turn", f"Ben (blue) rolled 2 and {side.format('right')}.", ""),
        ("handover", "From here on Oma (blue) played.", ""),
        ("turn", f"Anna (red) rolled 3 and moved to {near}.", ""),
        ("end", "The game was ended without a winner.", ""),
    ]
    assert [step["move"] for step in told["steps"]][:2] == ["house-c1", "house-n1"]
    assert told["result"] == "The game was ended without a winner."
    assert [seat["who"] for seat in told["seats"]] == ["Anna (red)", "Oma (blue)"]


@pytest.mark.parametrize(("lang", "companion"), [("en", "Companion (blue)"), ("de", "Spielbegleiter (blau)")])
def test_the_list_of_games_says_where_the_companion_plays(host: Browser, lang: str, companion: str) -> None:
    take(host, GAME_TEXT.replace("name blue: Ben", "computer blue: best"))
    text = GAME_TEXT.replace('handover "Oma"', 'handover "" level=clever')
    take(host, text.replace("name red: Anna\n", ""))
    answer = host.get(f"/api/games?lang={lang}")
    newer, older = msgspec.json.decode(answer.data, type=list[stored.GameLine])
    assert (older.computer, older.who) == ({}, {"red": "Anna", "blue": "Oma"})
    assert (newer.computer, newer.names) == ({"blue": "clever"}, {"blue": ""})
    assert newer.who == {"red": "Rot" if lang == "de" else "Red", "blue": companion}


def test_the_changes_lead_from_the_start_to_each_position(host: Browser) -> None:
    table = Table("fast", ("red", "green", "blue"))
    table.play(60, random.Random(3))
    game_id = take(host, write_game(GameRecord(STARTED, "0.1.0", tuple(table.entries))))
    told = look(host, game_id)
    shown = dict(told["start"])
    for step in told["steps"]:
        shown = changed(shown, step["change"])
    assert GAME.load(shown) == table.session.position


def changed(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """As the page does it (``stored/steps.js``)."""
    after = dict(before)
    for key, value in change.items():
        if value is None:
            del after[key]
        else:
            after[key] = changed(before.get(key) or {}, value) if isinstance(value, dict) else value
    return after


def test_a_difference_names_only_what_differs() -> None:
    before = {"turn": "red", "pieces": {"a1": "red", "b2": "blue"}, "places": ["red"], "die": 1}
    after = {"turn": "blue", "pieces": {"a1": "red", "c3": "blue"}, "places": ["red"], "forest": {"red": 1}}
    assert difference(before, after) == {
        "turn": "blue",
        "pieces": {"b2": None, "c3": "blue"},
        "die": None,
        "forest": {"red": 1},
    }


def test_statistics_are_sentences_in_the_language_asked_for(host: Browser) -> None:
    game_id = take(host)
    english, german = (look(host, game_id, lang)["statistics"] for lang in ("en", "de"))
    assert [line["kind"] for line in english["players"]] == [
        "Anna (red) kept at it to the end. Well played!",
        "Ben (blue) kept at it to the end. Well played!",
    ]
    assert german["players"][0]["luck"] == "Noch zu wenige Würfe für eine Glücksbilanz."
    assert german["players"][0]["mean"] == "2,0"
    assert german["dice"][0]["text"].startswith("3 Würfe: zu wenige.")
    assert english["players"][0]["pace"] == "", "a game of text has no times"


def test_statistics_over_all_games_put_players_together_by_name(host: Browser) -> None:
    take(host)
    take(host)
    answer = host.get("/api/games/statistics?lang=en")
    msgspec.json.decode(answer.data, type=stored.AllStatistics)
    told = answer.get_json()
    assert (told["games"], told["counted"]) == (2, 2)
    assert {line["name"]: (line["games"], line["turns"]) for line in told["players"]} == {
        "Anna": (2, 4),
        "Ben": (2, 2),
    }


def test_the_list_comes_in_pages(host: Browser) -> None:
    games = [take(host) for _ in range(5)]
    first = host.get("/api/games?count=2").get_json()
    assert [game["game_id"] for game in first] == games[:-3:-1]
    rest = host.get(f"/api/games?count=200&before={first[-1]['game_id']}").get_json()
    assert [game["game_id"] for game in rest] == games[-3::-1]
    assert first[0]["seats"] == ["red", "blue"]
    assert first[0]["imported"]


@pytest.mark.parametrize(("query", "count"), [("", 30), ("?count=999", 200)])
def test_a_page_has_thirty_games_where_nothing_else_is_asked_for_and_200_at_most(
    site: Site, query: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    def games(_: int, count: int) -> tuple[()]:
        asked.append(count)
        return ()

    monkeypatch.setattr(site.table, "games", games)
    assert site.browser().get(f"/api/games{query}").get_json() == []
    assert asked == [count]


@pytest.mark.parametrize(
    "query", ["count=0", "count=-1", "count=ten", "before=1.5", "before=" + "9" * 30, "count=²"]
)
def test_a_number_that_is_none_is_named(host: Browser, query: str) -> None:
    answer = host.get(f"/api/games?{query}")
    assert answer.status_code == 400
    assert "must be a whole number above 0" in answer.get_json()["error"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello", 1),
        (GAME_TEXT.replace("c1-f1", "c1-q1"), 13),
        (GAME_TEXT.replace("variant: classic", "variant: clasic"), 3),
        (GAME_TEXT + "\x00\x1b[31m", 15),
    ],
)
def test_of_a_wrong_text_nothing_is_kept_and_its_line_is_named(host: Browser, text: str, line: int) -> None:
    answer = host.post("/api/games/import", {"text": text})
    assert (answer.status_code, answer.get_json()["code"]) == (400, "bad-text")
    assert answer.get_json()["error"].startswith(f"Line {line} of the text is not right: ")
    assert "\n" not in answer.get_json()["error"]
    assert host.get("/api/games").get_json() == []


def test_a_text_that_is_too_long_is_refused(host: Browser) -> None:
    assert host.post("/api/games/import", {"text": "#" * 70_000}).status_code == 413


def test_what_was_forgotten_is_gone_from_export_and_story(host: Browser) -> None:
    game_id, other = take(host), take(host)
    assert host.post(f"/api/games/{game_id}/forget").get_json() == FORGOTTEN_TWICE
    for path in (f"/api/games/{game_id}", f"/api/games/{game_id}.txt"):
        assert "Anna" not in host.get(path).get_data(as_text=True)
        assert "Oma" not in host.get(path).get_data(as_text=True)
    assert look(host, game_id)["steps"][0]["text"].startswith("Red rolled 1")
    assert "Anna" in host.get(f"/api/games/{other}").get_data(as_text=True)


def test_one_name_or_all_are_forgotten_everywhere(host: Browser) -> None:
    games = [take(host), take(host)]
    assert host.post("/api/games/forget", {"name": " anna "}).get_json() == FORGOTTEN_TWICE
    names = [host.get("/api/games").get_json()[at]["names"] for at in (0, 1)]
    assert names == [{"blue": "Oma"}, {"blue": "Oma"}]
    assert host.post("/api/games/forget", {"all": True}).status_code == 200
    assert all("Oma" not in host.get(f"/api/games/{each}").get_data(as_text=True) for each in games)


@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": "  "}, {"all": False}, {"name": "Mia", "all": True}, {"who": "Mia"}]
)
def test_what_shall_be_forgotten_must_be_said(host: Browser, body: dict[str, Any]) -> None:
    take(host)
    assert host.post("/api/games/forget", body).status_code == 400
    assert host.get("/api/games").get_json()[0]["names"]["red"] == "Anna"


def test_a_deleted_game_is_there_no_more(host: Browser) -> None:
    game_id = take(host)
    assert host.post(f"/api/games/{game_id}/delete").status_code == 200
    assert host.get(f"/api/games/{game_id}").status_code == 404
    assert host.get("/api/games").get_json() == []
    assert host.post(f"/api/games/{game_id}/delete").status_code == 404


def test_a_journal_that_takes_too_long_is_no_full_disk(
    host: Browser, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = take(host)

    def late(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(Archive, "delete", late)
    answer = host.post(f"/api/games/{game_id}/delete")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "slow")
    shelf.publish(journal_ok=False)
    answer = host.post(f"/api/games/{game_id}/delete")
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")


def test_a_game_that_waits_for_the_disk_is_not_to_be_brought_again(
    host: Browser, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf.journal, "wait_written", lambda _: False)
    answer = host.post("/api/games/import", {"text": GAME_TEXT})
    assert (answer.status_code, answer.get_json()["code"]) == (503, "disk")
    assert "do not repeat it" in answer.get_json()["error"]


@pytest.mark.parametrize(
    "path", ["/api/games/import", "/api/games/forget", "/api/games/{}/forget", "/api/games/{}/delete"]
)
def test_only_the_host_changes_stored_games(phone: Callable[[], Browser], host: Browser, path: str) -> None:
    game_id = take(host)
    answer = phone().post(path.format(game_id), {"text": GAME_TEXT})
    assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert host.get("/api/games").get_json()[0]["names"] == {"red": "Anna", "blue": "Oma"}


@pytest.mark.parametrize("path", ["/api/games/77", "/api/games/" + "9" * 25, "/api/games/77.txt"])
def test_a_game_that_is_not_there_is_named(host: Browser, path: str) -> None:
    answer = host.get(path + "?lang=de")
    assert answer.status_code == 404
    assert answer.get_json()["error"].startswith("Es gibt kein gespeichertes Spiel ")


def test_the_pages_open_for_anybody(phone: Callable[[], Browser]) -> None:
    for path in ("/games", "/games/1", "/games/999999"):
        page = phone().get(path + "?lang=fr")
        assert page.status_code == 200
        assert 'src="/words/fr-' in page.get_data(as_text=True)


def test_a_table_without_an_archive_says_so(site: Site) -> None:
    assert site.browser().get("/api/games/1").status_code == 404
    assert site.browser().get("/api/games/statistics").status_code == 404


def test_a_deed_that_the_pages_have_no_words_for_is_told_as_it_is() -> None:
    counted = Counted(1, 1, {"Mia": Tally(games=1, turns=3, deeds={"tunnel": 2})}, {})
    (line,) = all_statistics(counted, phrases_of(GAME), translator("en"), "en").players
    assert [(deed.label, deed.count) for deed in line.deeds] == [("tunnel", 2)]
    assert line.kind == "Mia kept at it to the end. Well played!"


"""Red could have reached the goal."""
