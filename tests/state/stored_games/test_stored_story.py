"""Stored games in which the table had the last word can be opened, in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from companion.chronicle import story, tallies
from companion.chronicle.archive_port import Counted
from companion.core.catalog.phrases import phrases_of
from companion.core.model.commands import EndGame, Overrule
from companion.core.model.game import Game
from companion.core.model.types import Entry, Say
from companion.core.reducer.command_refusal import refusal
from companion.games.barbarossa import GAME as BARBAROSSA
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME as MALEFIZ
from companion.journal import parse_game, write_game
from companion.ports.table import StoredGame
from companion.state.models.stored import StoredStory
from companion.state.stored_games.statistics import all_statistics
from companion.state.stored_games.stored_story import retell
from companion.words.i18n import LANGUAGES, translator
from tests.core.corrections.test_overrule import RED, illegal
from tests.playing_inputs import STARTED, Played


def opened(game: Game[Any], entries: Sequence[Entry], lang: str = "en") -> StoredStory:
    """The stored game as its page shows it, with what is counted of it."""
    told = story.tell(game, tuple(entries))
    tallies.count(told)
    line = StoredGame(1, game.name, told.variant, {}, "playing", 1, STARTED, "")
    return retell(line, told, Say("A game"), translator(lang), lang)


def overruled(page: StoredStory) -> list[tuple[str, str]]:
    return [(step.kind, step.move) for step in page.steps if step.kind == "overruled"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_an_accepted_move_can_be_opened(lang: str) -> None:
    table = illegal(RED, 2, "-a1", "+d1")
    table.tell(Overrule(5000, "accept"))
    assert overruled(opened(MALEFIZ, table.entries, lang)) == [("overruled", "")]


COMPANIONS = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: Anna
computer blue: best
first: red
1 red 1 house-c1
2 blue 2 house-n1
seat red handover "" level=best
"""


@pytest.mark.parametrize(
    ("lang", "anna", "blue", "red"),
    [
        ("en", "Anna (red)", "Companion (blue)", "Companion (red)"),
        ("de", "Anna (rot)", "Spielbegleiter (blau)", "Spielbegleiter (rot)"),
    ],
)
def test_seats_that_the_companion_played_are_called_so(lang: str, anna: str, blue: str, red: str) -> None:
    page = opened(MALEFIZ, parse_game(COMPANIONS, "game").entries, lang)
    first, second, handed = (step.text for step in page.steps)
    assert first.startswith(anna)
    assert second.startswith(blue)
    assert red in handed
    assert [line.who for line in page.statistics.players] == [anna, blue]
    assert all(line.who in line.kind for line in page.statistics.players)
    assert [seat.who for seat in page.seats] == [red, blue]


@pytest.mark.parametrize(("lang", "called"), [("en", "Companion"), ("de", "Spielbegleiter")])
def test_over_many_games_the_companion_is_a_player_among_others(lang: str, called: str) -> None:
    game = tallies.count(story.tell(MALEFIZ, parse_game(COMPANIONS, "game").entries))
    counted = Counted(1, 1, tallies.merged([game]), {})
    told = all_statistics(counted, phrases_of(MALEFIZ), translator(lang), lang)
    assert sorted((line.who, line.name, line.turns) for line in told.players) == [
        ("Anna", "Anna", 1),
        (called, "", 1),
    ]


def edited(played: Played) -> Mapping[str, Any]:
    """The same position with another seat to move."""
    session = played.session
    data = session.game.public(session.position, over=False)
    after = next(seat for seat in session.game.seats_in_play(session.position) if seat != session.seat)
    return {**data, "turn": after}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [
        (MALEFIZ, "classic", ("red", "blue")),
        (MALEFIZ, "fast", ("red", "green", "blue")),
        (LABYRINTH, "small", ("red", "blue")),
        (LABYRINTH, "big", ("red", "green", "blue")),
        (BARBAROSSA, "classic", ("red", "green", "blue")),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_with_edited_positions_can_be_opened(
    game: Game[Any], variant: str, seats: Sequence[str], seed: int
) -> None:
    rng = Random(seed)
    played = Played(game, variant, seats)
    edits = 0
    for _ in range(6):
        played.play(8, rng)
        wish = Overrule(played.now + 100, "edit", position=dict(edited(played)))
        if refusal(played.session, wish) is None:
            played.tell(wish)
            edits += 1
    assert edits or game is BARBAROSSA
    assert len(overruled(opened(game, played.entries))) == edits
    if not played.session.over:
        played.tell(EndGame(played.now + 1000))
    assert len(overruled(opened(game, played.entries))) == edits
    if game is BARBAROSSA:
        return  # words by chance have no seat of their own, so its text cannot be read back
    text = write_game(played.told())
    assert write_game(parse_game(text, "game.txt")) == text
