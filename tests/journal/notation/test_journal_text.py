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
from companion.games import named
from companion.journal import Told, parse_game, write_game
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


def parse(text: str) -> Told:
    return parse_game(text, "game.txt")


def restored(told: Told) -> Session:
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

    def told(self) -> Told:
        return Told(STARTED, "0.1.0", tuple(self.entries))


def same_after_a_round_trip(told: Told) -> Told:
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


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("format: 1\n", "", "line 2: this is no game text: it begins with 'format: 1'"),
        ("game: malefiz", "game: malefitz", "line 3: unknown game 'malefitz': right would be malefiz"),
        ("game: malefiz\n", "", "the line 'game: barbarossa' is missing"),
        ("classic", "clasic", "line 4: unknown variant 'clasic': right would be classic"),
        ("seats: red blue", "seats: red", "line 5: seats are red, must be two to four different ones"),
        ("seats: red blue", "sets: red blue", "line 5: unknown key 'sets': right would be seats"),
        ("name red", "name", "line 6: 'name' is followed by a seat and a colon"),
        ("first:", "first of all:", "line 8: 'first' is followed by a colon"),
        ("name red", "name pink", "line 6: unknown seat 'pink': right would be"),
        ("name red", "nam red", "line 6: unknown key 'nam': right would be name"),
        ("name blue", "name red", "line 7: 'name red' stands in line 6 already"),
        ('"Ben \\u2028"', '"Ben', 'line 7: a name is written as "Anna", not as \'"Ben\''),
        ("first: blue", "first: green", "line 8: first: 'green' does not play"),
        ("first: blue", "options: yes", 'line 8: options must be JSON such as {"may_pass": true}'),
        ("first: blue", 'options: {"fly": true}', "line 8: unknown option 'fly'"),
        ("first: blue", "pawns red: 9", "line 8: pawns: red has 9, must be an integer from 1 to 5"),
        ("first: blue", "pawns red: " + "9" * 5000, "line 8: pawns red must be a whole number"),
        ("first: blue", "first: blue\nstarted: yesterday", "line 9: started must be a time such as 2026-"),
        ("first: blue", "position: {}", "line 8: position: "),
        (
            "first: blue",
            "first: blue\nresult: ended",
            "line 9: result is 'ended', but the turns below end as 'unfinished'",
        ),
        ("first: blue", "blue begins", "line 8: 'blue begins' is neither 'key: value' nor a turn such as"),
        ("1 blue 2", "2 blue 2", "line 10: turn '2' should be turn 1"),
        ("1 blue 2", "9" * 5000 + " blue 2", "line 10: turn '9999"),
        ("1 blue 2", "1 red 2", "line 10: it is the turn of blue, not of 'red'"),
        ("1 blue 2", "1 blue 7", "line 10: the number rolled must be from 1 to 6, not '7'"),
        (
            "house-n1",
            "house-n2",
            "line 10: blue cannot play 'house-n2' with a 2: right would be house-n1, house-p1",
        ),
        ("house-n1", "pass", "line 10: blue cannot play 'pass' with a 2: right would be house-n1, house-p1"),
        ("how=entered", "how=guessed", "line 11: unknown way 'guessed': right would be"),
        ("how=entered", "fast", "line 11: unknown mark 'fast': right would be how, captured"),
        ("undo 2", "undo 1", "line 13: 'undo 2' is right: only the last turn is taken back"),
        ("undo 2", "undo", "line 13: 'undo' is nothing that can happen here; right would be a turn such as"),
        ("seat blue", "seat green", "line 15: unknown seat 'green': right would be red, blue"),
        ("handover", "takeover", "line 15: unknown change 'takeover': right would be handover"),
        (
            "handover",
            "leave",
            "line 15: 'handover' and 'name' take a name, 'hints' a level, and the others nothing",
        ),
        (
            'handover "Zoë  B."',
            "hints much",
            "line 15: unknown level 'much': right would be none, where, which",
        ),
        ('handover "Zoë  B."', "hints", "line 15: unknown level ''"),
        (
            "first: blue",
            "computer blue: godlike",
            "line 8: unknown level 'godlike': right would be just-began",
        ),
        ("first: blue", "computer green: best", "line 8: unknown seat 'green': right would be red, blue"),
        ("first: blue", "computer: best", "line 8: 'computer' is followed by a seat and a colon"),
        ("first: blue", "luck: no", "line 8: luck must be 8 to 64 digits and letters a to f, not 'no'"),
        (
            'handover "Zoë  B."',
            'handover "" level=godlike',
            "line 15: unknown level 'godlike': right would be just-began",
        ),
        ('handover "Zoë  B."', 'handover "" level=', "line 15: unknown level ''"),
        ('handover "Zoë  B."', 'name "Zoë" level=best', "line 15: a name is written as"),
        ("first: blue", "manner: strict", "line 8: unknown manner 'strict': right would be friendly"),
        (
            'handover "Zoë  B."',
            "leave",
            "line 15: blue cannot leave: fewer than two seats would be left to play",
        ),
        ("3 blue", "variant: fast\n3 blue", "line 16: 'variant: fast' is nothing that can happen here"),
        ("roll red 6", "end\nroll red 6", "line 18: the game is over; only 'undo' can follow"),
        ("roll red 6", "unroll", "line 17: 'unroll' is nothing that can happen here"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_line_and_what_would_be_right(
    old: str, new: str, fault: str
) -> None:
    assert old in GAME
    with pytest.raises(InputError) as caught:
        parse(GAME.replace(old, new, 1))
    assert str(caught.value).startswith("game.txt: line ")
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_taking_back_past_a_player_who_left_is_refused() -> None:
    text = GAME.replace("seats: red blue", "seats: red green blue").replace(
        "2 red 4 house-f1", "2 red 4 house-f1"
    )
    head = text[: text.index("2 red")]
    with pytest.raises(InputError, match="line 12: there is no turn that could be taken back"):
        parse(head + "seat green leave\nundo 1\n")


@pytest.mark.parametrize("text", ["", "\n\n", "\x00\x01\x02", "{}", "# only words\n"])
def test_what_is_no_game_text_says_how_one_begins(text: str) -> None:
    with pytest.raises(
        InputError, match=r"game\.txt: line 1: this is no game text: it begins with 'format: 1'"
    ):
        parse(text)


@pytest.mark.slow
def test_any_line_cut_doubled_or_garbled_gives_a_game_or_one_clear_line() -> None:
    chance = random.Random(7)
    table = Table("fast", ("red", "blue"), computer={"blue": "learning"})
    table.play(8, chance)
    table.say(SeatChange(99, "red", "handover", "", "best"))
    table.play(2, chance)
    text = write_game(table.told(), whole=True)
    lines = text.split("\n")
    for number in range(len(lines)):
        for garbled in ([], [lines[number]] * 2, [lines[number][:-1]], [lines[number] + " x"]):
            try:
                told = parse("\n".join(lines[:number] + garbled + lines[number + 1 :]))
            except InputError as error:
                assert "\n" not in str(error)  # noqa: PT017 - both ends are right
            else:
                same_after_a_round_trip(told)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("started: 0001-01-01T00:00:00", "line 5: started must be a time"),
        ("started: 0001-01-01T00:00:00+14:00", "line 5: started must be a time"),
        ("started: 9999-12-31T23:59:59-12:00", "line 5: started must be a time"),
        ('name red: "\\ud800"', "line 5: a name has half a character"),
        ("name red: " + "x" * 201, "line 5: a name of more than 200 characters"),
        ("companion: " + "9" * 100, "line 5: companion must be a version"),
    ],
)
def test_no_text_can_spoil_the_list_of_games(line: str, why: str) -> None:
    """Every stored game is read when games are listed, and that when a companion starts."""
    text = f"format: 1\ngame: malefiz\nvariant: classic\nseats: red blue\n{line}\n"
    with pytest.raises(InputError, match=why):
        parse_game(text, "game")


def test_a_time_of_any_kind_is_kept_as_browsers_read_it() -> None:
    text = "format: 1\ngame: malefiz\nvariant: classic\nseats: red blue\nstarted: 2026-W47-6\n"
    assert parse_game(text, "game").started == "2026-11-21T00:00:00"
