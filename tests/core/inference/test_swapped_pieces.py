"""Whose piece is it: asked where pieces of several owners were in the air together, and never in the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.decision.fold import restore
from companion.core.guidance import way_back
from companion.core.guidance.lights import light_plan
from companion.core.inference import swapped_pieces
from companion.core.model.commands import Whose
from companion.core.model.fast_replace import replace
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from tests.games_by_hand import GameByHand, scattered
from tests.simulate.lively_hand import Habits
from tests.table import SETTINGS, Table, told

FOUR: dict[str, Any] = {
    "turn": "red",
    "pieces": {"c3": "red", "e5": "blue", "g5": "green", "m1": "red", "a3": "barricade", "q3": "barricade"},
    "house": {"red": 3, "blue": 4, "green": 4},
}
RED_AND_BLUE = {"c3": "red", "e5": "blue"}


def asked(*touches: str, die: int | None = None) -> Table:
    """The table after these touches and a rest; nothing may be said."""
    table = Table(FOUR)
    if die is not None:
        table.die(100, die)
    table.touch(1000, *touches)
    assert told(table.until(4000)) == []
    return table


def ways(table: Table) -> list[tuple[str | None, str | None, str | None]]:
    spots = table.session.board.spots
    name: dict[int | None, str | None] = {None: None, **dict(enumerate(spots))}
    return [(name[step.frm], name[step.to], step.piece) for step in way_back.steps(table.session)]


@pytest.mark.parametrize("die", [None, 1])
@pytest.mark.parametrize(
    "touches",
    [
        ("-c3", "-e5", "+c3", "+e5"),
        ("-c3", "-e5", "+e5", "+c3"),
        ("-e5", "-c3", "+c3", "-c3", "+e5", "+c3"),
    ],
)
def test_two_owners_in_the_air_together_are_asked_about(touches: tuple[str, ...], die: int | None) -> None:
    table = asked(*touches, die=die)
    assert dict(table.session.dialogue.swap_question) == RED_AND_BLUE
    assert table.session.phase == ("roll" if die is None else "move")
    assert table.now == "settled"


@pytest.mark.parametrize(
    "touches",
    [
        ("-c3", "+c3"),
        ("-c3", "+c3", "-e5", "+e5"),  # one after the other
        ("-c3", "-m1", "+c3", "+m1"),  # one owner
        ("-red:1", "-c3", "+red:1", "+c3"),
        ("-a3", "-q3", "+a3", "+q3"),  # barricades are nobody's
        ("-red:1", "-red:2", "+red:1", "+red:2"),
    ],
)
def test_the_common_and_harmless_is_not_asked_about(touches: tuple[str, ...]) -> None:
    assert asked(*touches).session.dialogue.swap_question == ()


def test_a_pawn_and_a_barricade_in_the_air_together_are_asked_about_too() -> None:
    assert dict(asked("-c3", "-q3", "+c3", "+q3").session.dialogue.swap_question) == {
        "c3": "red",
        "q3": "barricade",
    }


def test_houses_are_asked_about_by_their_colour() -> None:
    whose = dict(asked("-red:1", "-blue:1", "+red:1", "+blue:1").session.dialogue.swap_question)
    assert whose == {"red:1": "red", "blue:1": "blue"}


@pytest.mark.parametrize("over", ["table", "turn"])
def test_nothing_is_looked_at_after_the_game_nor_while_the_board_is_put_right(over: str) -> None:
    table = Table(FOUR)
    table.touch(1000, "-c3", "-e5", "+c3", "+e5")
    table.until(1500)
    session = table.session
    assert swapped_pieces.due(session) is not None
    ended = replace(session, progress=replace(session.progress, ended=True))
    arranging = replace(session, turn=replace(session.turn, arranging=True))
    assert swapped_pieces.due(ended if over == "table" else arranging) is None


def test_nothing_is_asked_before_the_board_rests() -> None:
    table = Table(FOUR)
    table.touch(1000, "-c3", "-e5", "+c3", "+e5")
    table.until(2099)
    assert table.session.dialogue.swap_question == ()
    table.until(2100)
    assert dict(table.session.dialogue.swap_question) == RED_AND_BLUE


def test_a_capture_played_with_both_hands_is_a_turn_and_no_question() -> None:
    table = Table({"turn": "blue", "pieces": {"m1": "blue", "j1": "red"}, "house": {"red": 4, "blue": 4}})
    table.die(100, 3)
    table.touch(1000, "-j1", "-m1", "+j1", "+red:5")
    assert [one["move"] for one in told(table.until(3000))] == ["m1xj1"]
    assert table.session.dialogue.swap_question == ()


def test_a_bump_while_the_own_pawn_is_in_the_air_is_no_question() -> None:
    table = Table(FOUR)
    table.die(100, 2)
    table.touch(1000, "-m1", "-e5", "+e5", "+o1")
    assert [one["move"] for one in told(table.until(3000))] == ["m1-o1"]
    assert table.session.dialogue.swap_question == ()


def test_two_bystanders_knocked_over_in_a_turn_are_asked_about_after_it() -> None:
    table = Table(FOUR)
    table.die(100, 2)
    table.touch(1000, "-m1", "-e5", "-g5", "+o1", "+g5", "+e5")
    assert [one["move"] for one in told(table.until(3000))] == ["m1-o1"]
    assert dict(table.session.dialogue.swap_question) == {"e5": "blue", "g5": "green"}
    assert [entry.kind for entry in table.entries[-2:]] == ["input", "whose"]


def test_a_pawn_knocked_out_of_the_house_of_who_is_captured_is_asked_about_after_it() -> None:
    table = Table(
        {
            "turn": "red",
            "pieces": {"m1": "red", "o1": "blue", "g5": "green"},
            "house": {"red": 4, "blue": 4, "green": 4},
        }
    )
    table.die(100, 2)
    table.touch(1000, "-o1", "-m1", "+o1", "+blue:5", "-blue:1", "-g5", "+blue:1", "+g5")
    assert [one["move"] for one in told(table.until(5000))] == ["m1xo1"]
    assert dict(table.session.dialogue.swap_question) == {"blue:1": "blue", "g5": "green"}


def test_knocked_over_pieces_are_asked_about_after_the_way_back_too() -> None:
    table = Table(FOUR)
    table.touch(1000, "-c3", "-e5", "+e3")
    assert [one["verdict"] for one in told(table.until(3000))] == ["illegal"]
    table.touch(4000, "-e3", "+c3", "+e5")
    assert [one["verdict"] for one in told(table.until(6000))] == ["restored"]
    assert dict(table.session.dialogue.swap_question) == RED_AND_BLUE


# --- answers -----------------------------------------------------------------------------------


def test_yes_ends_it_and_it_is_not_asked_again() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    assert table.tell(Whose(5000, right=True)) == []
    assert table.until(9000) == []
    assert table.session.dialogue.swap_question == ()
    assert refusal(table.session, Whose(9000, right=True)) is not None
    table.touch(10_000, "-c3", "+c3")  # a later bump of one of them is nothing
    table.until(12_000)
    assert table.session.dialogue.swap_question == ()
    table.touch(13_000, "-c3", "-e5", "+c3", "+e5")  # but together again they are
    table.until(15_000)
    assert dict(table.session.dialogue.swap_question) == RED_AND_BLUE


def test_yes_with_a_pawn_in_the_hand_keeps_what_was_seen() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5", die=1)
    table.touch(5000, "-m1")
    table.tell(Whose(5500, right=True))
    assert table.session.dialogue.swap_question == ()
    table.touch(6000, "+n1")
    assert [one["move"] for one in told(table.until(8000))] == ["m1-n1"]


def test_it_never_holds_up_the_game_and_stays_told() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    table.die(5000, 1)
    table.touch(6000, "-m1", "+n1")
    assert [one["move"] for one in told(table.until(8000))] == ["m1-n1"]
    assert table.session.dialogue.swap_question == ()
    notes = [one.to_json() for one in table.session.dialogue.verdicts if one.verdict == "unsure"]
    assert notes == [{"ms": 7650 - 1000, "verdict": "unsure", "owners": RED_AND_BLUE}]
    assert [one.verdict for one in table.said] == ["legal"]  # the note is not announced


def test_swapped_leads_to_the_right_board_step_by_step() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    table.tell(Whose(5000, right=False))
    assert ways(table)[0] in [("c3", None, "blue"), ("e5", None, "red")]
    assert len(ways(table)) == 3
    for number in range(3):
        frm, to, _ = ways(table)[0]
        touches = [f"-{frm}"] * (frm is not None) + [f"+{to}"] * (to is not None)
        table.touch(6000 + 2000 * number, *touches)
        table.until(7900 + 2000 * number)
    assert (ways(table), table.session.dialogue.swap_question, table.session.dialogue.pieces_swapped) == (
        [],
        (),
        False,
    )
    assert table.session.phase == "roll"
    assert [one.verdict for one in table.said] == []


def test_swapped_and_changed_back_with_both_hands_is_believed() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    table.tell(Whose(5000, right=False))
    table.touch(6000, "-c3", "+c3", "-e5", "+e5")  # each put back as it stood: nothing is better
    table.until(8000)
    assert (len(ways(table)), table.session.dialogue.pieces_swapped) == (3, True)
    table.touch(9000, "-c3", "-e5", "+c3", "+e5")
    table.until(11_000)
    assert (ways(table), table.session.dialogue.swap_question, table.session.dialogue.pieces_swapped) == (
        [],
        (),
        False,
    )


def test_playing_on_over_swapped_pieces_is_a_turn_and_leaves_the_note() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5", die=1)
    table.tell(Whose(5000, right=False))
    table.touch(6000, "-e5", "-c3", "+e5", "+c4")  # both hands put it right and play
    assert [one["move"] for one in told(table.until(8000))] == ["c3-c4"]
    assert (table.session.dialogue.swap_question, table.session.dialogue.pieces_swapped) == ((), False)
    assert "unsure" in [one.verdict for one in table.session.dialogue.verdicts]


def test_of_three_that_are_mixed_it_is_told_what_belongs_where() -> None:
    table = asked("-c3", "-e5", "-g5", "+c3", "+e5", "+g5")
    assert dict(table.session.dialogue.swap_question) == {**RED_AND_BLUE, "g5": "green"}
    table.tell(Whose(5000, right=False))
    assert ways(table) == [(None, "c3", "red"), (None, "e5", "blue"), (None, "g5", "green")]
    table.touch(6000, "-c3", "-e5", "+c3", "+e5")
    table.until(8000)
    assert (ways(table), table.session.dialogue.pieces_swapped) == ([], False)


@pytest.mark.slow
def test_of_very_many_that_are_mixed_a_word_alone_ends_it() -> None:
    six = ("c3", "e5", "g5", "q3", "blue:1", "green:1")
    table = asked(*(f"-{spot}" for spot in six), *(f"+{spot}" for spot in six))
    assert len(table.session.dialogue.swap_question) == 6
    table.tell(Whose(5000, right=False))
    assert {to for _, to, _ in ways(table)} == set(six)
    table.touch(6000, "-c3", "-e5", "+c3", "+e5")
    table.until(8000)
    assert table.session.dialogue.pieces_swapped
    table.tell(Whose(9000, right=True))
    assert ways(table) == []
    assert not table.session.dialogue.swap_question


def test_swapped_cannot_be_answered_with_a_piece_in_the_hand() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    table.touch(5000, "-m1")
    table.until(5500)
    assert refusal(table.session, Whose(5600, right=False)) is not None
    table.tell(Whose(5600, right=False))
    assert not table.session.dialogue.pieces_swapped


# --- lights, journal ---------------------------------------------------------------------------


def test_the_spots_shine_in_their_owners_colours_until_it_is_answered() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    lights = light_plan(table.session, frozenset())
    assert {spot: (lamp.colour, lamp.pattern) for spot, lamp in lights.items()} == {
        "c3": ("red", "blink"),
        "e5": ("blue", "blink"),
    }
    assert light_plan(table.session, frozenset({"red"})) == {}
    table.tell(Whose(5000, right=True))
    assert {lamp.pattern for lamp in light_plan(table.session, frozenset()).values()} == {"breathe"}


def test_the_question_outlives_a_restart() -> None:
    table = asked("-c3", "-e5", "+c3", "+e5")
    session = restore(GAME, SETTINGS, table.entries)
    assert dict(session.dialogue.swap_question) == RED_AND_BLUE
    other = Table(FOUR)
    other.play = type(other.play)(session)
    other.found(100, *table.names(table.session.pictures.seen))
    other.until(3000)
    assert dict(other.session.dialogue.swap_question) == RED_AND_BLUE
    other.tell(Whose(4000, right=False))
    assert {(to, piece) for _, to, piece in ways(other)} >= {("e5", "blue")}
    other.tell(Whose(5000, right=True))
    assert restore(GAME, SETTINGS, [*table.entries, *other.entries[1:]]).dialogue.swap_question == ()


# --- any position ------------------------------------------------------------------------------


@pytest.mark.sampled("seed", range(40), sample=10)
def test_two_pieces_of_two_kinds_that_fell_over_are_always_asked_about(seed: int) -> None:
    rng = Random(seed)
    table = Table(scattered(seed))
    kinds = table.session.kinds(table.session.pictures.expected)
    spots = [spot for spot in table.names(table.session.pictures.expected) if ":" not in spot]
    index = table.session.board.index
    pairs = [(a, b) for a in spots for b in spots if kinds[index[a]] != kinds[index[b]]]
    if rng.random() < 0.5:
        table.die(100, rng.randint(1, 6))
    if not pairs or table.session.progress.history:
        return
    one, other = rng.choice(pairs)
    touches = [f"-{one}", f"-{other}", *rng.sample([f"+{one}", f"+{other}"], 2)]
    table.touch(1000, *touches)
    said = table.until(4000)
    if [verdict.verdict for verdict in said] == []:
        assert dict(table.session.dialogue.swap_question) == {
            one: kinds[index[one]],
            other: kinds[index[other]],
        }
    else:  # the barricade onto the field that the pawn has left: that is asked in another way
        assert said[0].verdict == "ambiguous"


@pytest.mark.slow
def test_on_a_healthy_board_hands_that_play_legal_turns_are_almost_never_asked() -> None:
    turns = asked = 0
    for seed in range(20):
        game = GameByHand(scattered(seed), seed, Habits(), mistakes=0)
        turns += game.play(20).turns
        asked += sum(entry.kind == "whose" for entry in game.table.entries)
    assert turns > 300
    assert asked <= 1


@pytest.mark.sampled("seed", range(20), sample=5)
def test_whoever_follows_the_steps_after_a_swap_ends_with_each_piece_on_its_spot(seed: int) -> None:
    rng = Random(seed)
    table = Table(scattered(seed))
    index, picture = table.session.board.index, table.session.pictures.expected
    right = {
        spot: kind
        for spot in table.names(picture)
        if ":" not in spot and (kind := table.session.kinds(picture)[index[spot]])
    }
    one = rng.choice(sorted(right))
    others = [spot for spot in sorted(right) if right[spot] != right[one]]
    if not others:
        return
    other = rng.choice(others)
    table.touch(1000, f"-{one}", f"-{other}", f"+{one}", f"+{other}")
    table.until(4000)
    stands = {**right, one: right[other], other: right[one]}
    hand: list[str] = []
    table.tell(Whose(5000, right=False))
    for number in range(5):
        if not table.session.dialogue.swap_question:
            break
        frm, to, piece = ways(table)[0]
        if frm is not None:
            assert piece == stands[frm]
            hand.append(stands.pop(frm))
        if to is not None:
            assert piece is not None
            hand.remove(piece)
            stands[to] = piece
        touches = [f"-{frm}"] * (frm is not None) + [f"+{to}"] * (to is not None)
        table.touch(6000 + 3000 * number, *touches)
        table.until(8900 + 3000 * number)
    assert (stands, hand, table.session.dialogue.swap_question) == (right, [], ())
    assert ways(table) == []
