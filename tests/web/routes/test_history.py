"""The finished turns at ``GET /api/history``: what a page has still counts, or it learns that it does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.core.model.errors import PluginError
from companion.ports.commands import NewGame
from companion.state.models import history as state_models
from companion.state.state_cache import StateCache
from companion.words.i18n import LANGUAGES
from tests.web.browser import NEW_GAME
from tests.web.conftest import Site


class Page:
    """What a page keeps of the turns, as ``static/play/history.js`` does; ``asked`` counts its requests."""

    def __init__(self, site: Site, lang: str = "en") -> None:
        self.site, self.lang, self.asked = site, lang, 0
        self.lines: list[Any] = []

    def get(self, after: int) -> Any:
        self.asked += 1
        return told(self.site, f"after={after}&lang={self.lang}")

    def cut(self, tag: str) -> bool:
        tags = [line["tag"] for line in self.lines]
        if tag and tag not in tags:
            return False
        self.lines = self.lines[: tags.index(tag) + 1 if tag else 0]
        return True

    def look(self) -> list[str]:
        state = self.site.browser().get(f"/api/state?lang={self.lang}").get_json()
        if not self.cut(state["past"]["tag"]):
            answer = self.get(self.lines[-1]["number"] if self.lines else 0)
            if not self.cut(answer["after_tag"]):
                self.lines, answer = [], self.get(0)
            self.lines += answer["lines"]
        return [line["text"] for line in self.lines]


def told(site: Site, query: str = "") -> Any:
    answer = site.browser().get(f"/api/history?{query}")
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.data, type=state_models.History)
    return answer.get_json()


def play(site: Site, turns: int) -> None:
    for _ in range(turns):
        if site.table.session.die is None:
            site.table.roll(3)
        site.table.enter(site.table.legal()[0])


@pytest.fixture
def long(playing: Site) -> Site:
    play(playing, 6)
    return playing


def test_only_what_is_after_a_number_is_told(long: Site) -> None:
    whole, rest = told(long), told(long, "after=4")
    assert [line["number"] for line in whole["lines"]] == [1, 2, 3, 4, 5, 6]
    assert rest["lines"] == whole["lines"][4:]
    assert (rest["after"], rest["after_tag"]) == (4, whole["lines"][3]["tag"])
    assert (whole["after"], whole["after_tag"]) == (0, "")
    assert whole["tag"] == rest["tag"] == whole["lines"][-1]["tag"]


@pytest.mark.parametrize("number", [6, 7, 999_999_999_999_999_999])
def test_after_the_last_nothing_is_told_but_what_is_known(long: Site, number: int) -> None:
    answer = told(long, f"after={number}")
    assert (answer["lines"], answer["after_tag"]) == ([], answer["tag"])


@pytest.mark.parametrize(
    "text", ["-1", "x", "", "1.5", "+3", "\u0663", "9" * 40, "1e3", "0x10", "1 2", "null"]
)
def test_what_is_no_number_is_refused_in_one_line(long: Site, text: str) -> None:
    answer = long.browser().client.get("/api/history", query_string={"after": text})
    assert (answer.status_code, answer.get_json()["code"]) == (400, "bad-request")
    assert answer.get_json()["error"].startswith("after is ")
    assert "/api/history?after=12" in answer.get_json()["error"]


def test_without_a_game_there_are_no_turns(site: Site) -> None:
    assert told(site) == {"game_id": None, "after": 0, "after_tag": "", "tag": "", "lines": []}
    assert site.browser().get("/api/state").get_json()["past"] == {
        "turns": 0,
        "lines": 0,
        "tag": "",
        "last": None,
        "played": None,
        "taken": [],
    }


def test_it_is_asked_again_for_nothing_with_the_tag_of_the_answer(long: Site) -> None:
    phone = long.browser()
    first = phone.get("/api/history?after=2&lang=de")
    again = phone.get("/api/history?after=2&lang=de", If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    others = ("after=2&lang=en", "after=3&lang=de", "lang=de")
    for other in others:
        answer = phone.get(f"/api/history?{other}", If_None_Match=first.headers["ETag"])
        assert answer.status_code == 200, other
    play(long, 1)
    assert phone.get("/api/history?after=2&lang=de", If_None_Match=first.headers["ETag"]).status_code == 200


def test_an_answer_stays_the_same_after_a_restart(long: Site) -> None:
    view = long.table.view()
    answers = [StateCache("1").history(view, "fr", 0) for _ in range(2)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_follows_has_all_lines_and_asks_once_for_each_turn(playing: Site, lang: str) -> None:
    page = Page(playing, lang)
    for turn in range(5):
        play(playing, 1)
        assert page.look() == [line["text"] for line in told(playing, f"lang={lang}")["lines"]]
        assert page.asked == turn + 1


def test_a_turn_taken_back_is_dropped_without_a_request(long: Site) -> None:
    page = Page(long)
    page.look()
    long.table.undo()
    long.table.undo()
    assert len(page.look()) == 5
    assert page.asked == 1


def test_another_turn_in_the_place_of_one_taken_back_takes_its_place(long: Site) -> None:
    page = Page(long)
    before = page.look()
    long.table.undo()
    long.table.enter(long.table.legal()[-1])
    after = page.look()
    assert after[:5] == before[:5]
    assert after == [line["text"] for line in told(long)["lines"]]
    assert after[5] != before[5]


def test_a_name_given_or_forgotten_reaches_every_line(long: Site) -> None:
    page = Page(long)
    assert any("Anna" in line for line in page.look())
    long.table.hand_over("red", "Oma")
    assert any("Oma" in line for line in page.look())
    assert not any("Anna" in line for line in page.look())


def test_another_game_drops_all_lines_though_its_numbers_are_the_same(long: Site) -> None:
    page = Page(long)
    page.look()
    old = told(long)["tag"]
    host = long.browser().become_host()
    assert host.post("/api/game", {**NEW_GAME, "names": {"red": "Eva", "blue": "Mo"}}).status_code == 200
    assert page.look() == []
    play(long, 6)
    lines = page.look()
    assert len(lines) == 6
    assert not any("Anna" in line for line in lines)
    assert told(long)["tag"] != old


def test_the_state_tells_the_turns_in_short_and_not_themselves(long: Site) -> None:
    state, lines = long.browser().get("/api/state").get_json(), told(long)["lines"]
    assert "history" not in state
    assert (state["past"]["turns"], state["past"]["lines"], state["past"]["tag"]) == (6, 6, lines[-1]["tag"])
    assert state["past"]["last"] == state["past"]["played"] == lines[-1]
    assert [row["seat"] for row in state["past"]["taken"]] == ["red", "blue"]


def test_what_was_captured_counts_for_both_until_it_is_taken_back(site: Site) -> None:
    table = site.table
    table.execute(NewGame("malefiz", "classic", ("red", "blue"), {}, options={"capture_own": False}))
    captures: list[str] = []
    for number in (3, 3, 1, 2, 4, 1, 5, 2, 6, 3, 1, 4) * 6:
        table.roll(number)
        if table.session.die is None:
            continue  # it could not be moved
        captures = [move for move in table.legal() if "x" in move]
        table.enter(captures[0] if captures else table.legal()[-1])
        if captures:
            break
    assert captures
    last = table.session.progress.history[-1]
    taken = {row["seat"]: row for row in site.browser().get("/api/state").get_json()["past"]["taken"]}
    other = next(seat for seat in taken if seat != last.seat)
    assert (taken[last.seat]["captured"], taken[other]["lost"]) == (1, 1)
    assert (taken[other]["captured"], taken[last.seat]["lost"]) == (0, 0)
    moved = [past for past in table.session.progress.history if past.deed("barricade") is not None]
    assert sum(row["barricades"] for row in taken.values()) == len(moved)
    table.undo()
    taken = {row["seat"]: row for row in site.browser().get("/api/state").get_json()["past"]["taken"]}
    assert taken[last.seat]["captured"] == 0


def test_a_broken_game_has_no_turns_and_the_table_is_told(
    long: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise PluginError("malefiz", "tell raised ValueError")

    monkeypatch.setattr("companion.state.history_lines.past_line", fail)
    assert told(long)["lines"] == []
    assert long.table.failures
