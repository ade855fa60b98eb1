"""The moment: what has happened last, of all games as tables of what is played and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from companion.core.catalog.phrases import phrases_of
from companion.core.decision.fold import restore
from companion.core.model.capabilities import MARKS
from companion.core.model.commands import EndGame, Given, Overrule, Pause, SeatChange, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import read_input
from companion.core.model.session import legal
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Say, SensorFault
from companion.games import named
from companion.games.barbarossa import pictures
from companion.games.labyrinth.common import glance as labyrinth
from companion.games.malefiz import GAME, glance as malefiz
from companion.ports.table import LinkState, View
from companion.state.moment import moment
from companion.state.public_state import public_state
from companion.words import moment_words, prompt_words
from companion.words.i18n import translator
from tests.playing_inputs import Played
from tests.state.moment_tables import BIG, NEAR, RIDDLES, SMALL, TRIES
from tests.state.moments import Told, told
from tests.table import Table


@pytest.mark.parametrize(
    ("die", "touches", "expected"), [one[1:] for one in TRIES], ids=[t[0] for t in TRIES]
)
def test_what_hands_did_on_the_board_of_malefiz(die: int, touches: tuple[str, ...], expected: Told) -> None:
    table = Table(NEAR)
    table.die(100, die)
    table.touch(1000, *touches)
    table.until(9000)
    assert told(table.session) == expected


def test_a_goal_that_takes_fewer_and_a_goal_that_wins() -> None:
    for die, touches, expected in (
        (6, ("-i13", "+i14"), ("illegal", "wrong", "The goal takes 1, not 6", "Zum Ziel genau 1, nicht 6")),
        (1, ("-i13", "+i14"), ("won", "win", "Won!", "Gewonnen!")),
    ):
        table = Table({"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}})
        table.die(100, die)
        table.touch(1000, *touches)
        table.until(9000)
        assert told(table.session)[:4] == expected


@pytest.mark.parametrize(
    ("computer", "won"), [({"red": "best"}, "Companion (red) has won!"), ({"blue": "best"}, "Red has won!")]
)
def test_whoever_has_won_is_named_also_the_companion(computer: dict[str, str], won: str) -> None:
    table = Table(
        {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}, computer=computer
    )
    table.die(100, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(9000)
    shown = public_state(View(1, 0, session=table.session), translator("en"), "en", version="1")
    assert shown.won == won


def test_a_tournament_says_where_but_not_why() -> None:
    table = Table(NEAR)
    table.die(100, 5)
    table.touch(1000, "-a1", "+d1")
    table.until(9000)
    strict = replace(table.session, table=replace(table.session.table, judging="tournament"))
    found = told(strict)
    assert (found.en, found.picture) == (
        "That is not allowed",
        {"what": "spots", "seat": "red", "spots": ["d1", "a1"]},
    )


def test_put_right_and_the_number_taken_back() -> None:
    table = Table(NEAR)
    table.die(100, 5)
    table.touch(1000, "-a1", "+d1")
    table.until(9000)
    table.touch(10_000, "-d1", "+a1")
    table.until(15_000)
    assert told(table.session) == Told(
        "restored", "good", "All right again", "Alles wieder richtig", {"what": ""}
    )
    table.undo(16_000)
    assert told(table.session).deed == "taken-back"


def test_what_people_say_beside_a_game_of_malefiz() -> None:
    played = Played(GAME, "classic")
    rows = [
        (None, "begun", "A new game begins", "Ein neues Spiel beginnt"),
        ("4", "number", "Rolled: 4", "Gewürfelt: 4"),
        ("house-a2", "move", "4 fields", "4 Felder"),
        ("3", "number", "Rolled: 3", "Gewürfelt: 3"),
        (Undo(2000), "taken-back", "That was taken back", "Das wurde zurückgenommen"),
        (Undo(2001), "taken-back", "That was taken back", "Das wurde zurückgenommen"),
        (Pause(2002, on=True), "paused", "Pause", "Pause"),
        (Pause(2003, on=False), "resumed", "On we go", "Es geht weiter"),
        (Overrule(2004, "number", number=6), "changed", "The number is now 6", "Die Zahl ist jetzt 6"),
        (
            SeatChange(2005, "blue", "handover", "Mo"),
            "handover",
            "Mo plays on.",
            "Mo spielt weiter.",
        ),
        (EndGame(2007), "ended", "The game was ended", "Das Spiel wurde beendet"),
    ]
    for done, deed, en, de in rows:
        if isinstance(done, str):
            played.say(done)
        elif done is not None:
            played.tell(done)
        found = told(played.session)
        assert (found.deed, found.en, found.de) == (deed, en, de)


def test_a_moment_is_counted_and_settings_are_none() -> None:
    played = Played(GAME, "classic")
    played.say("4", "house-a2")
    played.tell(Undo(played.now))
    number = played.session.progress.happened.number
    played.tell(SeatChange(played.now, "red", "hints", level="none"))
    played.tell(SeatChange(played.now, "red", "dark"))
    assert played.session.progress.happened.number == number == 4


@pytest.mark.parametrize(("variant", "rows"), [("small", SMALL), ("big", BIG)])
def test_the_labyrinths(variant: str, rows: list[tuple[str, tuple[Any, ...]]]) -> None:
    played = Played(named("labyrinth"), variant)
    for text, expected in rows:
        played.say(text)
        assert told(played.session) == Told(*expected), text


WORDS = (moment_words, malefiz, labyrinth, pictures)
"""Where deeds are told at a glance."""
SECRETS = ("Zaubernuss", "Kichererbse", "Morgenrock", "Nordlicht", "Eisberg", "Polarstern", "tell:R", "word:")


def barbarossa() -> Iterator[tuple[str, Played]]:
    """A game of three with words of their own, after each of its inputs."""
    played = Played(named("barbarossa"), "classic", ("red", "green", "yellow"), {"free_words": True})
    for seat, text, _ in RIDDLES:
        if text.startswith("die:"):
            played.say(text[4:])
        else:
            played.now += 100
            played.tell(Given(played.now, read_input(text, played.session.game.words), seat))
        yield text, played


def test_barbarossa_is_told_at_a_glance() -> None:
    for (text, played), (_, _, expected) in zip(barbarossa(), RIDDLES, strict=True):
        assert told(played.session)[:4] == expected, text


def test_no_word_letter_or_attempt_is_in_a_moment() -> None:
    for text, played in barbarossa():
        for lang in ("en", "de"):
            shown = msgspec.json.encode(moment(View(1, 0, played.session), translator(lang))).decode()
            assert not [secret for secret in SECRETS if secret in shown], text


@pytest.mark.parametrize("rows", [SMALL, BIG], ids=["small", "big"])
def test_no_picture_of_a_labyrinth_has_a_slot_with_a_colour(rows: list[tuple[str, tuple[Any, ...]]]) -> None:
    for _, expected in rows:
        picture = expected[4]
        assert not (
            {"called", "pulled"} & picture.keys() and {"from", "to", "spots", "path"} & picture.keys()
        )


def test_it_is_the_same_after_a_restart() -> None:
    for _, played in barbarossa():
        again = restore(played.session.game, Settings(), played.entries)
        assert again.progress.happened == played.session.progress.happened
        assert told(again) == told(played.session)


def test_a_lost_device_stands_before_it_until_it_is_back() -> None:
    played = Played(GAME, "classic")
    played.say("4")
    gone = LinkState("board", up=False, since_ms=5, why="unplugged")
    assert told(played.session, links=(gone,))[:3] == ("lost", "ask", "The board is gone")
    assert told(played.session, links=(replace(gone, up=True),)).deed == "number"


def test_what_happens_while_a_device_is_lost_is_told_and_the_loss_not_once_more() -> None:
    table = Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}})
    table.die(400, 4)
    gone = LinkState("board", up=False, since_ms=500, why="unplugged")
    assert told(table.session, links=(gone,), at_ms=600).deed == "lost"
    table.enter(700, legal(table.session)[0])
    assert told(table.session, links=(gone,), at_ms=800).deed == "move"
    assert told(table.session, links=(gone,), at_ms=600).deed == "lost", "of a clock that has begun anew"


def test_a_sensor_is_left_out_and_believed_again() -> None:
    table = Table(NEAR)
    table.tell(SensorFault(2000, table.session.board.index["e3"], "stuck-off"))
    assert told(table.session)[:3] == ("fault", "neutral", "A sensor is left out")
    table.tell(SensorFault(3000, table.session.board.index["e3"], "healed"))
    found = told(table.session)
    assert (found.deed, found.picture) == ("healed", {"what": "sensor", "spots": ["e3"]})


def test_it_stays_when_many_notes_have_pushed_its_verdict_out() -> None:
    table = Table(NEAR)
    table.die(100, 5)
    table.touch(1000, "-a1", "+d1")
    table.until(9000)
    silent = replace(table.session, dialogue=replace(table.session.dialogue, verdicts=()))
    assert told(silent)[:3] == ("illegal", "wrong", "That is not allowed")


def test_nobody_plays_no_moment() -> None:
    assert moment(View(1, 0), translator("en")) is None


def _shorts() -> Iterator[Say]:
    """All short words that there are."""
    tables: list[Iterable[Any]] = [
        *(prompt_words.SHORT.values(), moment_words.REASONS.values(), vars(malefiz).values()),
        *(malefiz.SLIPS.values(), labyrinth.SLIPS.values(), vars(labyrinth).values()),
        *(pictures.SLIPS.values(), pictures.ANSWERS.values()),
        *([short for short, _, _ in each.DEEDS.values()] for each in WORDS),
        *(phrases_of(named(game)).short.values() for game in ("malefiz", "labyrinth", "barbarossa")),
    ]
    yield from (each for table in tables for each in table if isinstance(each, Say))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_short_words_are_short(lang: str) -> None:
    tell, longest = translator(lang), {"called": "yellow", "pulled": "green", "who": "Anna"}
    for say in _shorts():
        args = {
            name: longest.get(name, 12) for name in ("die", "fields", "number", "most", "count", *longest)
        }
        text = tell(replace(say, args=args))
        assert len(text) <= 32, text
        assert len(text.split()) <= 6, text


def test_every_mark_is_one_of_five() -> None:
    marks = [mark for each in WORDS for _, mark, _ in each.DEEDS.values()]
    assert set(marks) <= set(MARKS)
