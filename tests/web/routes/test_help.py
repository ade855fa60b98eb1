"""How much help a seat gets, asked for by phones; tournaments."""

from __future__ import annotations

from typing import Any

from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site


def state(browser: Browser) -> dict[str, Any]:
    told: dict[str, Any] = browser.get("/api/state").get_json()
    return told


def hints(browser: Browser) -> dict[str, str]:
    return {seat["seat"]: seat["hints"] for seat in state(browser)["seats"]}


def tournament(site: Site) -> Browser:
    host = site.browser().become_host()
    assert host.post("/api/game", {**NEW_GAME, "manner": "tournament"}).status_code == 200
    return host


def test_a_player_chooses_how_much_help_it_gets(playing: Site) -> None:
    red = playing.browser().claim("red")
    assert hints(red) == {"red": "which", "blue": "which"}
    assert red.post("/api/seats/red/hints", {"level": "none"}).status_code == 200
    assert hints(red) == {"red": "none", "blue": "which"}


def test_without_help_the_state_does_not_tell_where_the_hand_may_go(playing: Site) -> None:
    red = playing.browser().claim("red")
    playing.table.roll(3)
    playing.table.see(off=("red:1",))
    assert state(red)["hand"]["targets"]
    red.post("/api/seats/red/hints", {"level": "none"})
    assert state(red)["hand"]["targets"] == []
    assert state(red)["hand"]["lifted"] == ["red:1"]


def test_a_level_that_is_none_is_named_and_so_is_a_missing_one(playing: Site) -> None:
    red = playing.browser().claim("red")
    wrong = red.post("/api/seats/red/hints", {"level": "much"})
    assert wrong.status_code == 400
    assert wrong.get_json()["error"] == 'level is \'much\', must be "none", "where", "which" or "idea"'
    assert red.post("/api/seats/red/hints", {}).status_code == 400
    assert red.post("/api/seats/red/hints", {"level": 3}).status_code == 400


def test_a_manner_that_is_none_is_named(site: Site) -> None:
    answer = site.browser().become_host().post("/api/game", {**NEW_GAME, "manner": "strict"})
    assert answer.status_code == 400
    assert (
        answer.get_json()["error"]
        == 'manner is \'strict\', must be "friendly" or "tournament", or be left out'
    )


def test_before_the_first_game_there_is_no_manner(site: Site) -> None:
    assert state(site.browser())["manner"] is None


def test_a_tournament_helps_nobody_and_says_so(site: Site) -> None:
    host = tournament(site)
    assert state(host)["manner"] == "tournament"
    assert hints(host) == {"red": "none", "blue": "none"}
    answer = host.post("/api/seats/red/hints", {"level": "idea"})
    assert answer.status_code == 409
    assert answer.get_json()["error"] == "This is a tournament: nobody gets help."


def test_in_a_tournament_a_player_takes_nothing_back_and_the_host_does(site: Site) -> None:
    host = tournament(site)
    red = site.browser().claim("red")
    assert red.post("/api/roll", {"number": 3}).status_code == 200
    assert red.undo().status_code == 409
    assert red.post("/api/roll", {"number": 6}).status_code == 409
    assert host.undo().status_code == 200
    assert state(host)["die"] is None


def test_an_idea_is_told_with_its_reason_to_the_seat_that_wants_one(playing: Site) -> None:
    red = playing.browser().claim("red")
    playing.table.roll(3)
    assert state(red)["idea"] is None
    red.post("/api/seats/red/hints", {"level": "idea"})
    told = state(red)["idea"]
    assert told.keys() == {"seat", "move", "from", "to", "place", "turn", "text"}
    assert told["move"] in playing.table.legal()
    assert (told["seat"], told["from"]) == ("red", "red")
    german = red.get("/api/state?lang=de").get_json()["idea"]["text"]
    assert german != told["text"]
    spoken = [part for part in state(red)["speech"] if part["of"] == "idea"]
    assert [part["text"].startswith(f"An idea: {told['text']} {told['turn'][:12]}") for part in spoken] == [
        True
    ]


def test_a_kind_word_is_in_the_state_and_is_said(playing: Site) -> None:
    playing.table.roll(6)
    told = state(playing.browser())
    assert told["cheer"] == {"seat": "red", "text": "A 6! That goes far."}
    assert [part["text"] for part in told["speech"] if part["of"] == "cheer"] == ["A 6! That goes far."]


def wrong_field(site: Site) -> str:
    site.table.roll(3)
    site.table.see("q1", off=("red:1",), rest_ms=2000)
    told = state(site.browser())["verdicts"][-1]
    assert told["verdict"] == "illegal"
    return str(told["text"])


def test_a_tournament_explains_by_the_rule_and_what_is_to_be_put_right(site: Site) -> None:
    tournament(site)
    text = wrong_field(site)
    assert text.startswith("Rule MA-")
    assert "To be put right: " in text


def test_a_friendly_game_explains_at_length(playing: Site) -> None:
    assert "MA-" not in wrong_field(playing)


def test_in_a_tournament_a_turn_left_out_is_told_by_its_rule(site: Site) -> None:
    host = tournament(site)
    host.post("/api/roll", {"number": 3})
    host.post("/api/done")
    assert state(host)["verdicts"][-1]["text"] == "Rule MA-14: Anna (red) is still to move."
