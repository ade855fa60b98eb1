"""Nicknames and photos last as long as their game, and no longer."""

from __future__ import annotations

from companion.core.model.commands import EndGame
from companion.games.barbarossa import GAME
from companion.ports.commands import NewGame
from companion.web.figures.photo import clean_photo
from companion.web.figures.store import Figures, is_figure
from tests.web.fake_table import FakeTable
from tests.web.figures.photos import png

PHOTO = clean_photo(png())
SEATS = ("red", "green", "yellow")


def begun() -> tuple[FakeTable, Figures, list[int]]:
    table, news = FakeTable(game=GAME), list[int]()
    figures = Figures(lambda: news.append(1))
    table.watch(figures.take_view)
    table.execute(NewGame("barbarossa", "classic", SEATS, {}, {}))
    table.publish(game_id=7)
    return table, figures, news


def test_a_figure_is_told_with_what_it_has_and_no_more_once_it_has_nothing() -> None:
    _, figures, news = begun()
    assert figures.name(7, "red:1", "Blob")
    assert figures.show(7, "red:1", PHOTO)
    assert figures.photo("red:1") == PHOTO
    first = figures.shown()["red:1"]
    assert (first.name, first.photo) == ("Blob", 1)
    assert figures.show(7, "red:1", PHOTO)
    assert figures.shown()["red:1"].photo > first.photo  # else phones would show the old one
    assert figures.show(7, "red:1", None)
    assert figures.shown()["red:1"].photo == 0
    assert figures.name(7, "red:1", "")
    assert figures.shown() == {}
    assert len(news) == 5


def test_all_is_gone_once_the_game_is_over_or_another_one_lies_there() -> None:
    for leaves in (EndGame(0), NewGame("barbarossa", "classic", SEATS, {}, {})):
        table, figures, news = begun()
        assert figures.show(7, "red:1", PHOTO)
        table.execute(leaves)
        if isinstance(leaves, NewGame):
            table.publish(game_id=8)
        assert figures.photo("red:1") is None
        assert figures.shown() == {}
        assert len(news) == 2  # the phones are told
        assert not figures.name(7, "red:1", "Blob")  # too late


def test_only_what_players_have_put_on_the_table_is_a_figure() -> None:
    session = begun()[0].session
    assert is_figure(session, "red:3")
    assert not any(is_figure(session, each) for each in ("red:4", "blue:1", "red:", ":", "red"))
