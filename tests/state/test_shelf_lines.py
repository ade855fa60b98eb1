"""What can be played at this table, in words: from the games alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion import games
from companion.core.catalog.game_box import box_of, title_of
from companion.games.malefiz import GAME
from companion.state.geometry import geometry
from companion.web import WebSettings, create_app
from companion.words.i18n import translator
from tests.games.plug_ins import fails, install
from tests.web.browser import Browser
from tests.web.fake_table import FakeTable


def shelf(lang: str = "en", **settings: Any) -> dict[str, Any]:
    found: dict[str, Any] = (
        Browser(create_app(FakeTable(), WebSettings(**settings))).get(f"/api/shelf?lang={lang}").get_json()
    )
    return found


def of(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(game for game in found["games"] if game["game"] == name)


def test_a_game_tells_names_seats_rules_and_handicap_in_each_language() -> None:
    fast = of(shelf("de"), "malefiz")["editions"][1]
    assert (fast["name"], fast["seats"], fast["fewest"], fast["most"]) == (
        "Schnell",
        ["red", "green", "yellow", "blue"],
        2,
        4,
    )
    assert fast["handicap"]["most"] == 4
    assert {rule["key"]: rule["values"] for rule in fast["rules"]} == {
        "capture_own": [True, False],
        "may_pass": [False, True],
        "barricade_rows_forbidden": [1, 2],
        "six_again": [False, True],
        "untyped_die": [False, True],
        "play_for_places": [False, True],
    }
    assert fast["pieces"]["d5"] == "barricade"
    assert of(shelf("fr"), "malefiz")["begins"].startswith("La personne la plus jeune")


def test_the_game_that_stands_in_front_is_what_a_table_begins_with() -> None:
    assert [game["game"] for game in shelf()["games"]] == ["malefiz", "barbarossa", "labyrinth"]
    state = Browser(create_app(FakeTable(), WebSettings())).get("/api/state").get_json()
    assert (state["board"]["game"], state["board"]["variant"]) == ("malefiz", "classic")


def test_every_house_rule_and_handicap_on_a_box_can_be_begun_with() -> None:
    for game in games.installed().values():
        for edition in box_of(game).editions:
            for rule in edition.rules:
                for value in rule.values:
                    game.setup(edition.variant, edition.seats[: edition.fewest], {rule.key: value})
                seats = edition.seats[: edition.fewest]
                usual = game.setup(edition.variant, seats, {rule.key: rule.values[0]})
                assert usual == game.setup(edition.variant, seats)
            if edition.handicap is not None:
                fewest = {edition.seats[0]: edition.handicap.least}
                game.setup(edition.variant, edition.seats[:2], None, None, fewest)
            board = game.board(edition.variant)
            assert {spot for spot, _ in edition.pieces} <= set(board.spots)


def test_a_board_that_does_not_lie_here_is_told_and_one_that_does_is_drawn_first() -> None:
    boards = frozenset({"malefiz-fast"})
    classic, fast = of(shelf(boards=boards), "malefiz")["editions"]
    assert (bool(classic["away"]), fast["away"]) == (True, "")
    app = create_app(FakeTable(), WebSettings(boards=boards))
    state = Browser(app).get("/api/state").get_json()
    assert state["board"] == {"game": "malefiz", "variant": "fast", "without": []}


def test_boards_that_can_be_played_here_are_told_as_pictures_without_words() -> None:
    boards = frozenset({"malefiz-fast"})
    told = Browser(create_app(FakeTable(), WebSettings(boards=boards))).get("/api/tiles?lang=de").get_json()
    edition = of(shelf("de", boards=boards), "malefiz")["editions"][1]
    (fast,) = [tile for tile in told if tile["game"] == "malefiz"]
    assert (fast["name"], fast["edition"], fast["pieces"]) == ("Malefiz", "Schnell", edition["pieces"])
    drawn = msgspec.json.decode(msgspec.json.encode(geometry(GAME, "fast", "de")))
    words = ("text", "short")
    spots = [{**spot, **dict.fromkeys(words, "")} for spot in drawn["spots"]]
    assert fast["board"] == {**drawn, "spots": spots, "kinds": {}, "explained": []} != drawn


def test_a_game_whose_board_cannot_be_drawn_has_no_picture_and_takes_none_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "toy")
    games.look()
    fails("toy").add("tell_spot")
    told = Browser(create_app(FakeTable(), WebSettings())).get("/api/tiles").get_json()
    assert {tile["game"] for tile in told} == {"malefiz", "barbarossa", "labyrinth"}


def test_a_broken_game_and_one_whose_box_cannot_be_read_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "bad", "raise RuntimeError")
    install(tmp_path, monkeypatch, "toy")
    games.look()
    fails("toy").add("box")
    found = shelf()
    assert [line["game"] for line in found["away"]] == ["bad", "toy"]
    assert found["away"][0]["text"].startswith("Something in the game Bad is broken")
    assert "toy" not in [line["game"] for line in found["games"]]
    fails("toy").clear()
    assert of(shelf(), "toy")["editions"][0]["name"] == "Classic"


class Bare:
    """A game without a box."""

    name = "tic-tac"
    variants = ("three",)
    seats = ("red", "blue")


def test_a_game_without_a_box_is_called_by_its_bare_names() -> None:
    box = box_of(Bare())  # type: ignore[arg-type]  # all that is asked of it
    assert (box.name.text, box.editions[0].name.text, box.editions[0].most) == ("Tic tac", "Three", 2)


def test_a_variant_stands_alone_where_there_is_one_game_and_after_its_game_where_there_are_more() -> None:
    tell = translator("en")
    assert tell(title_of({"malefiz": GAME}, "malefiz", "fast")) == "Fast"
    assert tell(title_of({"malefiz": GAME, "toy": GAME}, "malefiz", "fast")) == "Malefiz: Fast"
    assert tell(title_of({}, "gone", "slow-motion")) == "Slow motion"
