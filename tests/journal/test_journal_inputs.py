"""Games whose turns are made of many inputs as text: readable, checked line by line, nothing hidden in it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.decision.decisions import record_turn
from companion.core.model.commands import EndGame, Overrule, SeatChange, Undo
from companion.core.model.errors import InputError
from companion.core.model.game import Game
from companion.core.model.inputs import Awaited
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record
from companion.core.reducer import step
from companion.games import named
from companion.journal import GameRecord, Journal, parse_game, read_games, write_game
from tests.games.barbarossa.players.games import begun
from tests.games.barbarossa.players.player import played as by_chance
from tests.games.plug_ins import install
from tests.playing_inputs import STARTED, Played
from tests.toy_treasure import GAME, SOURCE

HEAD = """\
format: 1
game: treasure
variant: drawn
seats: red blue
"""
TEXT = (
    HEAD
    + """\
   1 red    draw:2 call:warm step:b1 stop
   5 blue   draw:3 call:cold step:b1
   5 blue   draw:3
"""
)


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "treasure", SOURCE)


def played_toy(variant: str = "drawn", seats: tuple[str, ...] = ("red", "blue"), **options: Any) -> Played:
    return Played(GAME, variant, seats, options)


def lines(text: str) -> list[str]:
    """What happened, without the head."""
    return text.partition("\n\n")[2].splitlines()


def same(told: GameRecord, game: Game[Any] = GAME, **how: bool) -> Session:
    """The game after a round trip, which changes nothing."""
    text = write_game(told, **how)
    back = parse_game(text, "game.txt")
    assert write_game(back, **how) == text
    before, after = (fold.restore(game, Settings(), each.entries) for each in (told, back))
    assert (after.position, after.pictures.expected, after.over) == (
        before.position,
        before.pictures.expected,
        before.over,
    )
    kept = ("number", "seat", "move", "how", "ends", "deeds", "won", "before", "picture")
    for one, other in zip(after.progress.history, before.progress.history, strict=True):
        assert [getattr(one, key) for key in kept] == [getattr(other, key) for key in kept]
    return after


def test_a_turn_is_a_line_of_its_inputs_and_comes_back_the_same() -> None:
    played = played_toy()
    played.say("draw:2", "call:warm", "step:b1", "stop", "draw:3", "call:cold", "step:c2", "step:b2")
    assert played.session.over
    assert lines(write_game(played.told())) == [
        "   1 red    draw:2 call:warm step:b1 how=entered stop",
        "   5 blue   draw:3 call:cold step:c2 how=entered step:b2 how=entered",
    ]
    again = same(played.told())
    assert again.progress.history[-1].deeds[0].what == "found"
    assert again.game.outcome(again.position).winners == ("blue",)


def test_a_told_number_stands_with_the_inputs_it_was_for() -> None:
    played = played_toy("diced")
    played.say("2", "call:warm", "stop", "3", "call:cold", "step:c2")
    played.tell(Undo(9000))
    played.say("step:b1", "stop", "1")
    assert lines(write_game(played.told(), whole=True)) == [
        "   1 red    2 call:warm stop",
        "   3 blue   3 call:cold step:c2 how=entered",
        "undo 4",
        "   4 blue   step:b1 how=entered stop",
        "roll red 1",
    ]
    assert same(played.told(), whole=True).die == 1


def test_all_else_stands_between_the_inputs() -> None:
    played = played_toy(seats=("red", "green", "blue"))
    played.say("draw:1", "whisper:it is warm here", "call:warm")
    played.tell(SeatChange(500, "red", "handover", "Ben"))
    played.say("stop", "draw:3")
    played.tell(Undo(900))
    played.say("draw:2")
    played.tell(SeatChange(1000, "green", "leave"))
    played.tell(EndGame(2000))
    told = lines(write_game(played.told()))
    assert told[:3] == [
        '   1 red    draw:1 "whisper:it is warm here" call:warm',
        'seat red handover "Ben"',
        "   4 red    stop",
    ]
    assert told[-2:] == ["seat green leave", "end"]
    same(played.told())


def test_a_foul_is_told_as_it_was_heard() -> None:
    played = played_toy("drawn")
    played.say("draw:1")
    footprint = next(each for each in played.session.turn.footprints if each.move == "step:b1")
    played.session, effects = record_turn(played.session, footprint, "sensors", 700)
    played.entries += [effect.entry for effect in effects if isinstance(effect, Record)]
    assert lines(write_game(played.told(), whole=True)) == ["   1 red    draw:1 step:b1"]
    assert same(played.told(), whole=True).progress.history[-1].deeds[0].value == "TOY-3"


def test_a_long_turn_goes_on_in_another_line() -> None:
    played = played_toy()
    played.say("draw:2", *(f"whisper:{number:>012}" for number in range(9)), "call:warm", "stop")
    told = lines(write_game(played.told(), whole=True))
    assert len(told) == 3
    assert all(len(line) <= 100 for line in told)
    same(played.told(), whole=True)


def test_what_a_running_game_hides_is_not_in_its_text_and_so_nobody_can_go_on_from_it() -> None:
    played = played_toy(treasure="c1")
    played.say("draw:1", "whisper:sesame", "call:warm", "stop")
    edited = {**GAME.dump(played.session.position), "turn": "red"}
    played.tell(Overrule(1000, "edit", position=edited))
    text = write_game(played.told())
    assert "overruled 5 host edit" in text
    assert "sesame" not in text
    assert "treasure:" not in text.replace("game: treasure", "")
    assert '"treasure": "c1"' not in text
    assert "\nhidden: left out\n" in text
    assert "   1 red    draw:1 whisper:? call:warm stop" in text
    with pytest.raises(InputError, match=r"game.txt: line \d+: .*export the game once more when it is over"):
        parse_game(text, "game.txt")
    assert same(played.told(), whole=True).position.treasure == 2


def test_once_it_is_over_everything_may_be_read_and_is_checked() -> None:
    played = played_toy(treasure="c1")
    played.say("draw:1", "whisper:sesame", "call:warm", "stop")
    played.tell(EndGame(5000))
    text = write_game(played.told())
    assert "whisper:sesame" in text
    assert '"treasure": "c1"' in text
    assert "hidden" not in text
    assert same(played.told()).position.treasure == 2


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("3 red draw:1", "line 6: turn '3' should be turn 5"),
        ("5 red draw:1", "line 6: 'draw:1' is for blue to give, not for red"),
        ("5 green draw:1", "line 6: unknown seat 'green': right would be red, blue"),
        ("5 blue draw:7", "line 6: blue cannot 'draw:7' here (not-now, TOY-1): right would be draw:3"),
        ("5 blue darw:1", "line 6: blue cannot play 'darw:1': right would be draw:1"),
        ("5 blue draw:1 call:warm stop draw:2", "line 6: the turn ends with 'stop'; what follows stands in"),
        ("5 blue draw:1 how=sensors", "line 6: unknown way 'sensors': right would be told, host, drawn"),
        ("5 blue draw:1 who=red", "line 6: unknown mark of 'draw:1' 'who': right would be how"),
        ('5 blue draw:1 "whisper:a\\b c\\x"', "line 6: an input with blanks stands in double quotes"),
        ("5 blue 2", "line 6: no number is rolled here, so '2' cannot stand here"),
        ("5 blue 2 draw:1", "line 6: no number is rolled here"),
        ("undo 4\nundo 3\nundo 2\n2 red step:d1", "line 9: "),
        ("undo 4\nundo 3\nundo 2\nundo 1\n1 red call:warm", "line 10: red cannot 'call:warm' here"),
    ],
)
def test_what_the_rules_do_not_allow_is_named(line: str, fault: str) -> None:
    text = HEAD + "1 red draw:2 call:warm step:b1 stop\n" + line
    with pytest.raises(InputError) as caught:
        parse_game(text, "game.txt")
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("variant", "options"), [("small", {}), ("big", {"walls": 19, "maze": "a test"}), ("big", {})]
)
@pytest.mark.parametrize("seed", range(2))
def test_a_labyrinth_comes_back_the_same(variant: str, options: dict[str, Any], seed: int) -> None:
    game = named("labyrinth")
    played = Played(game, variant, ("red", "green", "blue"), options)
    played.play(80, random.Random(seed))
    assert len(played.session.progress.history) > 20
    same(played.told(), game, whole=True)
    text = write_game(played.told())
    assert ("hidden: left out" in text) == bool(options) or played.session.over


def test_the_list_of_stored_games_counts_turns_and_knows_who_won(tmp_path: Path) -> None:
    played = played_toy()
    played.say("draw:2", "call:warm", "stop", "draw:3", "call:cold", "step:c2")
    book = Journal.open(tmp_path / "games.sqlite", lambda _row: None, lambda _why: None)
    book.store(played.told())
    played.say("step:b2")
    book.store(played.told())
    book.close()
    won, running = read_games(tmp_path / "games.sqlite")
    assert (running.state, running.turns) == ("playing", 1)
    assert (won.state, won.turns, won.winner) == ("won", 2, "blue")


@pytest.mark.slow
def test_words_that_players_keep_to_themselves_stay_out_until_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "barbarossa", "from companion.games.barbarossa import GAME\n")
    game, chance = named("barbarossa"), random.Random(4)
    start = begun(free_words=True)
    session, first = step.new_game(game, Settings(), start, {}, 0)
    entries, running = [first], 0

    def texts(_state: Any, _seat: str, one: Awaited) -> str:
        return "q" if one.word == "tell" else f"geheim {chance.randint(10, 99)}"

    for _, (seat, given, taken) in by_chance(start, chance, texts):
        if given.word == "die":
            entries.append(Entry("roll", 0, {"seat": seat, "die": int(given.value), "how": "told"}))
            continue
        number = sum(entry.kind == "input" for entry in entries) + 1
        told = {
            "number": number,
            "seat": seat,
            "word": given.word,
            "move": str(given),
            "how": "told",
            "won": False,
        }
        told |= {"source": game.words[given.word], "ends": taken.ends}
        told |= {"deeds": [deed.to_json() for deed in taken.deeds], "position": game.dump(taken.position)}
        entries.append(
            Entry("input", 0, {**told, "spots": session.board.names(game.picture(taken.position))})
        )
        running += game.outcome(taken.position).over
        if len(entries) % 60 == 0:
            text = write_game(GameRecord(STARTED, "0.1.0", tuple(entries)))
            assert "geheim" not in text
            assert "word:?" in text
            assert "hidden: left out" in text
    assert running == 1
    text = write_game(GameRecord(STARTED, "0.1.0", tuple(entries)))
    assert text.count("geheim") > 5
    back = parse_game(text, "game.txt")
    assert fold.restore(game, Settings(), back.entries).position == taken.position
