"""Games as text: what is written can be read back, and only what the rules allow."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.model.commands import DieRolled, EndGame, Enter, SeatChange, Undo
from companion.core.model.errors import InputError
from companion.core.model.session import Session, legal
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record, Stimulus
from companion.core.reducer import step
from companion.daemon.loop.random_source import RollSecret
from companion.games import named
from companion.journal import GameRecord, parse_game, write_game
from tests.written_game import installed, written

LUCK = "0123456789abcdef"
STARTED = "2026-11-21T19:30:00+01:00"

GAME = """\
# a comment
format: 1
game: malefiz
variant: classic
seats: red blue
name red: Anna
name blue: "Ben \\u2028"
first: blue

1 blue 2 house-n1
2 red 4 house-f1 how=entered
# Blue has an idea.
undo 2
2 red 4 house-f1
seat blue handover "Zoë  B."
3 blue 1 n1-o1
roll red 6
"""


def parse(text: str) -> GameRecord:
    return parse_game(text, "game.txt")


def restored(told: GameRecord) -> Session:
    return fold.restore(named("malefiz"), Settings(), told.entries)


class Table:
    """A game played through the referee; collects what it records."""

    def __init__(
        self, variant: str, seats: tuple[str, ...], computer: dict[str, str] | None = None, **setup: Any
    ) -> None:
        game = named("malefiz")
        position = game.setup(variant, seats, **setup)
        names = {"red": "Anna", "blue": 'B"en'}
        self.session, first = step.new_game(
            game, Settings(), position, names, 0, computer=computer, luck=LUCK if computer else ""
        )
        self.entries: list[Entry] = [first]
        self.now = 0

    def say(self, stimulus: Stimulus) -> None:
        self.session, effects = step.step(self.session, stimulus)
        self.entries += [effect.entry for effect in effects if isinstance(effect, Record)]

    def play(self, turns: int, chance: random.Random) -> None:
        """So many random turns, each entered from the list; now and then one is taken back."""
        for _ in range(turns):
            self.now += 1
            self.say(DieRolled(self.now, chance.randint(1, 6)))
            if self.session.die is not None:
                self.say(Enter(self.now, chance.choice(legal(self.session))))
            if chance.random() < 0.1:
                self.say(Undo(self.now))
                if chance.random() < 0.5:
                    self.say(Undo(self.now))  # the number too

    def told(self) -> GameRecord:
        return GameRecord(STARTED, "0.1.0", tuple(self.entries))


def same_after_a_round_trip(told: GameRecord) -> GameRecord:
    text = write_game(told)
    back = parse(text)
    assert write_game(back) == text
    before, after = restored(told), restored(back)
    assert (after.position, after.die, after.over, after.table.names, after.table.computer) == (
        before.position,
        before.die,
        before.over,
        before.table.names,
        before.table.computer,
    )
    assert [(p.number, p.move, p.how, p.deeds, p.won) for p in after.progress.history] == [
        (p.number, p.move, p.how, p.deeds, p.won) for p in before.progress.history
    ]
    return back


@pytest.mark.parametrize("variant", ["classic", "fast"])
@pytest.mark.parametrize("seed", range(3))
def test_a_played_game_is_the_same_after_export_and_import(variant: str, seed: int) -> None:
    chance = random.Random(seed)
    table = Table(variant, ("red", "green", "blue"), options={"capture_own": bool(seed)}, first="blue")
    table.play(30, chance)
    table.say(SeatChange(99, "green", "leave"))
    table.say(SeatChange(99, "red", "handover", "Zoë"))
    table.say(SeatChange(99, "red", "dark"))
    table.say(SeatChange(99, "red", "hints", level="idea"))
    table.play(10, chance)
    same_after_a_round_trip(table.told())


@pytest.mark.parametrize("old", [False, True])
def test_a_number_that_stays_when_another_player_leaves_comes_back(old: bool) -> None:
    """In old journals it went with whoever left, whose turn it was or not."""
    table = Table("classic", ("red", "green", "blue"))
    throw = RollSecret().throw("0123456789abcdef", range(1, 7), 1)
    table.say(throw)
    table.say(SeatChange(2, "green", "leave"))
    assert table.session.die == throw.number
    if old:
        del table.entries[-1].data["position"]["die"]
    back = same_after_a_round_trip(table.told())
    assert restored(back).die == (None if old else throw.number)


def test_which_seats_the_companion_played_comes_back_and_its_luck_once_the_game_is_over() -> None:
    table = Table("fast", ("red", "green", "blue"), computer={"green": "learning", "blue": "best"})
    table.play(5, random.Random(5))
    table.say(SeatChange(98, "blue", "handover", "Zoë"))
    table.say(SeatChange(99, "red", "handover", "", "clever"))
    table.play(4, random.Random(6))
    text = write_game(same_after_a_round_trip(table.told()))
    assert "computer green: learning\ncomputer blue: best\n" in text
    assert 'seat blue handover "Zoë"\nseat red handover "" level=clever\n' in text
    assert "luck" not in text
    assert f"luck: {LUCK}\n" in write_game(table.told(), whole=True)
    table.say(EndGame(100))
    back = same_after_a_round_trip(table.told())
    for key in ("computer", "luck"):
        assert back.entries[0].data[key] == table.entries[0].data[key]
    assert restored(back).table.luck == LUCK


def test_a_turn_that_this_companion_would_not_have_wanted_is_read() -> None:
    """Another version has played it, or its luck is not told."""
    for first in ("house-n1", "house-p1"):
        text = f"{GAME[: GAME.index('first')]}computer blue: best\nfirst: blue\n1 blue 2 {first}\n"
        same_after_a_round_trip(parse(text))


def test_a_level_that_is_not_known_here_is_not_written_since_people_have_played() -> None:
    table = Table("fast", ("red", "blue"), computer={"red": "godlike"})
    change = {"seat": "blue", "change": "handover", "name": "", "level": "godlike"}
    table.entries.append(Entry("seat", 9, change))
    assert "godlike" not in write_game(same_after_a_round_trip(table.told()))


def test_a_game_that_the_companion_cannot_play_has_no_seat_of_its() -> None:
    text = "format: 1\ngame: barbarossa\nvariant: classic\nseats: red green blue\ncomputer red: best\n"
    with pytest.raises(InputError, match="line 5: the companion cannot play this game, so 'best' cannot"):
        parse(text)


def test_an_ended_game_and_a_handicap_come_back() -> None:
    table = Table("classic", ("red", "blue"), handicap={"red": 2})
    table.play(5, random.Random(4))
    table.say(EndGame(50))
    text = write_game(same_after_a_round_trip(table.told()))
    assert "result: ended" in text


def test_a_tournament_comes_back_as_one_and_a_friendly_game_says_nothing_of_it() -> None:
    told = parse(GAME.replace("first: blue", "first: blue\nmanner: tournament"))
    assert restored(told).table.tournament
    assert restored(told).table.settings.strict
    assert "manner: tournament\n" in write_game(same_after_a_round_trip(told))
    friendly = parse(GAME.replace("first: blue", "first: blue\nmanner: friendly"))
    assert friendly.entries == parse(GAME).entries
    assert "manner" not in write_game(friendly)


def test_a_tournament_knows_no_help() -> None:
    text = GAME.replace("first: blue", "first: blue\nmanner: tournament")
    with pytest.raises(InputError, match="line 16: in a tournament nobody gets help"):
        parse(text.replace('handover "Zoë  B."', "hints idea"))


def test_moves_of_a_game_without_a_die_stand_without_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in installed(written(tmp_path, "dieless")):
        monkeypatch.syspath_prepend(place)
    head = "format: 1\ngame: dieless\nvariant: path\nseats: red blue\nfirst: red\n"
    told = parse(f"{head}1 red a1-d1\n2 blue a2-b1\nundo 2\n2 blue a2-c1\n")
    text = write_game(told)
    assert [line.split() for line in text.splitlines()[-4:]] == [
        ["1", "red", "a1-d1"],
        ["2", "blue", "a2-b1"],
        ["undo", "2"],
        ["2", "blue", "a2-c1"],
    ]
    assert parse(text).entries == told.entries


def test_a_handicap_that_the_entry_tells_is_written_in_words() -> None:
    told = parse(GAME.replace("first: blue", "first: blue\npawns red: 2"))
    text = write_game(told)
    assert "pawns red: 2" in text
    assert "position:" not in text
    assert restored(told).progress.history[0].before.house == (2, 5)


def test_a_won_game_from_another_start_comes_back() -> None:
    position = (
        '{"game": "malefiz", "variant": "classic", "turn": "red", '
        '"pieces": {"i13": "red", "a1": "blue"}, "house": {"red": 4, "blue": 4}}'
    )
    text = GAME[: GAME.index("first")] + f"position: {position}\n1 red 1 i13-i14\n"
    told = parse(text)
    assert [e.kind for e in told.entries] == ["game", "roll", "input", "won"]
    assert "result: won by red" in write_game(told)
    same_after_a_round_trip(told)


def test_a_win_that_is_taken_back_is_played_on() -> None:
    position = (
        '{"game": "malefiz", "variant": "classic", "turn": "red", '
        '"pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}'
    )
    text = GAME[: GAME.index("first")] + f"position: {position}\n1 red 1 i13-i14\nundo 1\n1 red 1 house-c1\n"
    assert "result: unfinished" in write_game(same_after_a_round_trip(parse(text)))


def test_a_hand_written_game_has_what_it_says() -> None:
    told = parse(GAME)
    session = restored(told)
    assert session.table.names == {"red": "Anna", "blue": "Zoë  B."}
    assert (session.seat, session.die) == ("red", 6)
    assert [(p.number, p.seat, p.die, p.move, p.how) for p in session.progress.history] == [
        (1, "blue", 2, "house-n1", "sensors"),
        (2, "red", 4, "house-f1", "sensors"),
        (3, "blue", 1, "n1-o1", "sensors"),
    ]
    assert session.progress.history[1].before != session.position


def test_the_text_is_this() -> None:
    told = parse(GAME.replace("first: blue", f"first: blue\nstarted: {STARTED}\ncompanion: 0.0.9"))
    assert write_game(told) == (
        "# A game on a smart board. 'companion import FILE' reads it back.\n"
        "format: 1\n"
        "game: malefiz\n"
        "variant: classic\n"
        "seats: red blue\n"
        'name red: "Anna"\n'
        'name blue: "Ben \\u2028"\n'
        "first: blue\n"
        f"started: {STARTED}\n"
        "companion: 0.0.9\n"
        "result: unfinished\n"
        "\n"
        "   1 blue   2 house-n1\n"
        "   2 red    4 house-f1     how=entered\n"
        "undo 2\n"
        "   2 red    4 house-f1\n"
        'seat blue handover "Zoë  B."\n'
        "   3 blue   1 n1-o1\n"
        "roll red 6\n"
    )


def test_line_ends_of_other_systems_and_a_byte_order_mark_are_read() -> None:
    told = parse("\ufeff" + GAME.replace("\n", "\r\n"))
    assert len(restored(told).progress.history) == 3


def test_a_capture_is_told_and_a_wrong_one_is_refused() -> None:
    text = GAME[: GAME.index("first")] + "1 red 4 house-f1\n2 blue 6 house-j1\n3 red 4 f1xj1"
    assert "f1xj1        captured=blue" in write_game(parse(text))
    with pytest.raises(InputError, match=r"line 10: captured=red is wrong: f1xj1 captures blue"):
        parse(text + " captured=red")
