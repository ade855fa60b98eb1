"""What is wrong in a game text is named with its line, and what would be right."""

from __future__ import annotations

import random

import pytest

from companion.core.model.commands import SeatChange
from companion.core.model.errors import InputError
from companion.journal import parse_game, write_game
from tests.journal.notation.test_journal_text import GAME, Table, parse, same_after_a_round_trip


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
