"""Stored games looked back on: every step that was, and what is counted of those that still are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.chronicle import story, tallies
from companion.chronicle.honours import honours
from companion.chronicle.story import Story
from companion.chronicle.tallies import Die, Player, Tally
from companion.core.model.fast_replace import replace
from companion.core.model.types import Entry
from companion.games.malefiz import GAME
from companion.journal import parse_game
from companion.journal.store import Row
from companion.journal.summaries import summaries
from tests.games.plug_ins import install
from tests.toy_treasure import GAME as TREASURE, SOURCE

HEAD = (
    "format: 1\ngame: malefiz\nvariant: classic\nseats: red blue\n"
    "name red: Anna\nname blue: Ben\nfirst: red\n"
)
POSITION = (
    'position: {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": '
    '{"c1": "red", "d1": "blue", "a3": "barricade"}, "house": {"red": 4, "blue": 4}}\n'
)
ANNA, BEN = Player("red", "Anna"), Player("blue", "Ben")


def entries(lines: str, *, position: bool = False) -> tuple[Entry, ...]:
    return parse_game(HEAD + (POSITION if position else "") + lines, "game").entries


def told(lines: str, *, position: bool = False) -> Story:
    return story.tell(GAME, entries(lines, position=position))


def timed(lines: str, moments_s: Sequence[int], clocks: Sequence[int] = ()) -> Story:
    """The game, each entry written down at this moment, by this boot's clock."""
    found = [replace(each, at_ms=1000 * at) for each, at in zip(entries(lines), moments_s, strict=True)]
    return story.tell(GAME, found, clocks or [0] * len(found))


PLAIN = "1 red 1 house-c1\n2 blue 2 house-n1\n3 red 3 c1-f1\n"


def test_a_story_has_a_step_for_each_turn_and_the_position_after_it() -> None:
    found = told(PLAIN)
    assert [(step.kind, step.seat, step.past and step.past.move) for step in found.steps] == [
        ("input", "red", "house-c1"),
        ("input", "blue", "house-n1"),
        ("input", "red", "c1-f1"),
    ]
    assert GAME.dump(found.steps[0].after)["pieces"]["c1"] == "red"
    assert GAME.dump(found.position)["turn"] == "blue"
    assert not found.over


def test_what_was_taken_back_stays_and_counts_no_more() -> None:
    found = told("1 red 1 house-c1\n2 blue 2 house-n1\nundo 2\n2 blue 2 house-p1\n")
    assert [(step.kind, step.gone, step.counts) for step in found.steps] == [
        ("input", "", True),
        ("input", "undone", False),
        ("undo", "", False),
        ("input", "", True),
    ]
    assert found.steps[2].after == found.steps[0].after
    assert tallies.count(found).players[BEN].turns == 1


def test_a_turn_that_another_replaced_counts_no_more_until_that_is_taken_back() -> None:
    lines = "1 red 1 house-c1\noverruled 2 host number 5\n"
    assert [step.gone for step in told(lines).steps] == ["replaced", ""]
    assert [step.gone for step in told(lines + "undo 2\n").steps] == ["", "undone", ""]


def test_names_are_those_of_their_moment_and_both_players_are_counted() -> None:
    found = told('1 red 1 house-c1\n2 blue 2 house-n1\nseat red handover "Oma"\n3 red 3 c1-f1\n')
    assert [step.names["red"] for step in found.steps] == ["Anna", "Anna", "Oma", "Oma"]
    counted = tallies.count(found).players
    assert {who: tally.turns for who, tally in counted.items()} == {ANNA: 1, BEN: 1, Player("red", "Oma"): 1}


def test_a_name_given_during_the_game_is_the_players_from_the_beginning() -> None:
    found = told(
        '1 red 1 house-c1\n2 blue 2 house-n1\nseat red handover "Oma"\n'
        '3 red 3 c1-f1\nseat red name "Omi"\n4 blue 1 n1-o1\nseat blue name "Bo"\n'
    )
    assert [step.names["red"] for step in found.steps] == ["Anna", "Anna", "Omi", "Omi", "Omi"]
    assert found.names == {"red": "Omi", "blue": "Bo"}
    counted = {who: tally.turns for who, tally in tallies.count(found).players.items()}
    assert counted == {ANNA: 1, Player("red", "Omi"): 1, Player("blue", "Bo"): 2}


def test_the_companion_is_counted_beside_people_and_only_where_it_played() -> None:
    head = HEAD.replace("name blue: Ben\n", "computer blue: best\n")
    lines = f'{PLAIN}seat red handover "" level=best\n4 blue 1 n1-o1\nseat blue handover "Zoe"\n'
    found = story.tell(GAME, parse_game(f"{head}{lines}5 red 1 f1-g1\n6 blue 2 o1-q1\n", "game").entries)
    assert [sorted(step.computer) for step in found.steps] == [
        *[["blue"]] * 3,
        *[["blue", "red"]] * 2,
        *[["red"]] * 3,
    ]
    counted = tallies.count(found)
    assert {who: tally.turns for who, tally in counted.players.items()} == {
        ANNA: 2,
        Player("blue", "", companion=True): 2,
        Player("red", "", companion=True): 1,
        Player("blue", "Zoe"): 1,
    }
    assert {name: tally.turns for name, tally in tallies.merged([counted]).items()} == {
        "Anna": 2,
        "": 3,
        "Zoe": 1,
    }
    nameless = story.tell(GAME, parse_game(HEAD.replace("name blue: Ben\n", "") + PLAIN, "game").entries)
    assert list(tallies.merged([tallies.count(nameless)])) == ["Anna"]


def test_a_seat_whose_level_is_not_known_here_is_peoples() -> None:
    first, *rest = entries(PLAIN)
    first = replace(first, data={**first.data, "computer": {"blue": "godlike"}})
    assert not story.tell(GAME, [first, *rest]).computer


def test_captures_and_barricades_are_counted_for_both_sides() -> None:
    found = tallies.count(told("1 red 1 c1xd1\n2 blue 1 house-o1\n", position=True))
    assert found.players[ANNA].deeds == {"captured": 1}
    assert found.players[BEN].deeds == {"lost": 1}
    assert found.evening == 0


def test_numbers_that_counted_are_the_luck_and_numbers_that_were_thrown_the_dice() -> None:
    found = told("1 red 1 house-c1\nundo 1\nunroll\nroll red 4\n1 red 4 house-f1\n")
    counted = tallies.count(found)
    assert counted.players[ANNA].numbers == {4: 1}
    assert counted.players[ANNA].expected == 3.5
    assert counted.throws == {Die("told", GAME.die_faces): {4: 1}}, "a told number taken back was a slip"


def test_a_number_that_the_companion_rolled_was_rolled_also_if_it_was_taken_back() -> None:
    rolled = [
        replace(each, data={**each.data, "how": "rolled"}) if each.kind == "roll" else each
        for each in entries("roll red 6\nunroll\nroll red 2\n1 red 2 house-b1\n")
    ]
    counted = tallies.count(story.tell(GAME, rolled))
    assert counted.throws == {Die("rolled", GAME.die_faces): {6: 1, 2: 1}}
    assert counted.players[ANNA].numbers == {2: 1}


def test_a_roll_in_which_a_phone_had_its_share_is_told_apart() -> None:
    found = [
        replace(each, data={**each.data, "how": "rolled", "secret": "aa", "share": share})
        if each.kind == "roll"
        else each
        for share, each in zip(
            ("", "", "", "5a", "", ""), entries("1 red 1 house-c1\n2 blue 2 house-n1\n"), strict=False
        )
    ]
    assert [throw.how for throw in story.tell(GAME, found).throws] == ["rolled", "phone"]


def test_times_are_told_between_turns_of_one_clock_and_waiting_is_the_others_time() -> None:
    #                       game roll turn roll turn roll turn
    found = timed(PLAIN, [0, 5, 10, 20, 40, 50, 55])
    assert [step.took_ms for step in found.steps] == [None, 30_000, 15_000]
    counted = tallies.count(found).players
    assert (counted[BEN].longest_ms, counted[BEN].waited_ms) == (30_000, 15_000)
    assert (counted[ANNA].timed, counted[ANNA].took_ms, counted[ANNA].longest_wait_ms) == (1, 15_000, 30_000)


@pytest.mark.parametrize(
    ("moments_s", "clocks"),
    [
        ([0, 5, 10, 20, 40, 50, 55], [0, 0, 0, 0, 0, 1, 1]),
        ([0, 5, 10, 20, 40, 50, 641], ()),
        ([0, 5, 10, 20, 40, 30, 35], ()),
    ],
    ids=["another boot", "a long break", "a clock gone back"],
)
def test_no_time_is_told_where_none_is_known(moments_s: list[int], clocks: list[int]) -> None:
    assert [step.took_ms for step in timed(PLAIN, moments_s, clocks).steps] == [None, 30_000, None]


def test_a_game_of_text_has_no_times() -> None:
    assert {step.took_ms for step in told(PLAIN).steps} == {None}


def test_a_pause_is_nobodys_thinking_time() -> None:
    found = list(entries(PLAIN))
    paused = [*found[:5], Entry("pause", 0, {"by": "page"}), Entry("resume", 0, {"by": "page"}), *found[5:]]
    moments = [0, 5, 10, 20, 40, 50, 300, 310, 320]
    whole = [replace(each, at_ms=1000 * at) for each, at in zip(paused, moments, strict=True)]
    assert [step.took_ms for step in story.tell(GAME, whole, [0] * 9).steps] == [None, 30_000, None]


def edited(red: str, blue: str) -> str:
    """The table says that one pawn of each stands there."""
    return (
        'host edit {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": '
        f'{{"{red}": "red", "{blue}": "blue"}}, "house": {{"red": 4, "blue": 4}}}}\n'
    )


def test_the_lead_changes_when_another_is_ahead_of_all() -> None:
    ways = [("c1", "i9"), ("i10", "i9"), ("h13", "j13"), ("i10", "i9"), ("i10", "i11")]
    lines = "".join(f"overruled {number} {edited(*way)}" for number, way in enumerate(ways, 1))
    assert tallies.count(told(lines)).leads == 2
    assert tallies.count(told(lines)).evening is None, "an edited position is nobody's turn"


def test_an_ended_game_is_over_and_nobody_has_won() -> None:
    found = told(PLAIN + "end\n")
    assert found.over
    assert [step.kind for step in found.steps][-1] == "end"
    assert {tally.won for tally in tallies.count(found).players.values()} == {0}


def test_players_are_put_together_by_name_however_it_is_written() -> None:
    one = tallies.count(told(PLAIN))
    other = tallies.count(
        story.tell(
            GAME,
            parse_game(
                (HEAD + PLAIN).replace("Anna", " ANNA ").replace("name blue: Ben\n", ""), "game"
            ).entries,
        )
    )
    found = tallies.merged([one, other])
    assert {name: (tally.games, tally.turns) for name, tally in found.items()} == {
        "Anna": (2, 4),
        "Ben": (1, 1),
    }


def test_throws_of_many_games_are_put_together() -> None:
    one = tallies.count(told(PLAIN))
    assert tallies.all_throws([one, one]) == {Die("told", GAME.die_faces): {1: 2, 2: 2, 3: 2}}


def test_everybody_is_honoured_once_and_nobody_for_nothing() -> None:
    players = {
        "Anna": Tally(turns=9, won=1, deeds={"captured": 3}, numbers={6: 4}),
        "Ben": Tally(turns=9, deeds={"captured": 2, "lost": 3}),
        "Cleo": Tally(turns=9, passes=2, numbers={6: 1}),
        "Dora": Tally(turns=9),
    }
    found = honours(players)
    assert {who: (honour.what, honour.value) for who, honour in found.items()} == {
        "Anna": ("won", 1),
        "Ben": ("lost", 3),
        "Cleo": ("passes", 2),
        "Dora": ("played", 9),
    }


def test_of_two_who_are_level_neither_is_first() -> None:
    players = {"Anna": Tally(turns=4, deeds={"captured": 3}), "Ben": Tally(turns=4, deeds={"captured": 3})}
    assert {honour.what for honour in honours(players).values()} == {"played"}


def test_luck_and_little_luck_are_told_of_different_players() -> None:
    players = {
        name: Tally(numbers={number: 10}, expected=35.0, variance=29.0)
        for name, number in (("Anna", 4), ("Ben", 3))
    }
    assert {who: honour.what for who, honour in honours(players).items()} == {
        "Anna": "lucky",
        "Ben": "unlucky",
    }


def test_the_quickest_is_who_took_least_time_for_a_turn() -> None:
    players = {"Anna": Tally(timed=2, took_ms=9_000), "Ben": Tally(timed=3, took_ms=9_000)}
    assert honours(players)["Ben"].what == "quick"
    assert honours(players)["Ben"].value == 3_000


class TestTurnsOfManyInputs:
    """A toy game: each input is a step, and all up to the one that ends it are a turn."""

    LINES = (
        "format: 1\ngame: treasure\nvariant: diced\nseats: red blue\nname red: Anna\nname blue: Ben\n"
        "1 red 2 call:warm step:b1 stop\n4 blue 3 call:cold\nundo 4\n4 blue call:warm step:c2 step:b2\n"
    )

    @pytest.fixture(autouse=True)
    def _toy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        install(tmp_path, monkeypatch, "treasure", SOURCE)

    def told(self, moments_s: Sequence[int] = ()) -> Story:
        found = parse_game(self.LINES, "game").entries
        if moments_s:
            found = tuple(replace(one, at_ms=1000 * at) for one, at in zip(found, moments_s, strict=True))
        return story.tell(TREASURE, found, [0] * len(found) if moments_s else ())

    def test_steps_are_inputs_and_know_their_turn(self) -> None:
        found = self.told()
        assert [(step.kind, step.turn, step.ends, step.gone) for step in found.steps] == [
            ("input", 1, False, ""),
            ("input", 1, False, ""),
            ("input", 1, True, ""),
            ("input", 2, False, "undone"),
            ("undo", 2, False, ""),
            ("input", 2, False, ""),
            ("input", 2, False, ""),
            ("input", 2, True, ""),
        ]

    def test_turns_numbers_and_deeds_are_counted_and_the_find_is_the_turn_of_the_evening(self) -> None:
        counted = tallies.count(self.told())
        anna, ben = counted.players[ANNA], counted.players[BEN]
        assert (anna.turns, anna.numbers, anna.deeds) == (1, {2: 1}, {})
        assert (ben.turns, ben.numbers, ben.deeds, ben.won) == (1, {3: 1}, {"found": 1}, 1)
        assert counted.evening == 7

    def test_a_turn_takes_as_long_as_all_its_inputs_and_the_other_waits_for_all_of_it(self) -> None:
        #                         game roll call step stop roll call undo call step step won
        counted = tallies.count(self.told([0, 1, 5, 10, 20, 21, 25, 30, 40, 50, 60, 60])).players
        assert (counted[BEN].timed, counted[BEN].took_ms, counted[BEN].longest_ms) == (1, 30_000, 30_000)
        assert counted[ANNA].timed == 0, "nobody knows when the first turn began"
        assert counted[ANNA].longest_wait_ms == 35_000
        assert counted[BEN].waited_ms == 15_000

    def test_the_list_of_games_counts_turns(self) -> None:
        rows = [
            Row(number, 1, each.kind, 0, "boot", "2026-11-22T10:30:00+01:00", "", json.dumps(dict(each.data)))
            for number, each in enumerate(parse_game(self.LINES, "game").entries, 1)
        ]
        (line,) = summaries(rows)
        assert (line.turns, line.state, line.winner) == (2, "won", "blue")

    def test_a_number_that_was_told_is_known_to_the_first_input_after_it(self) -> None:
        found = parse_game(self.LINES.partition("1 red")[0] + "1 red 2 call:warm stop\n", "game").entries
        told = story.tell(TREASURE, found)
        first = told.steps[0].past
        assert first is not None
        assert TREASURE.number(first.before) == 2
