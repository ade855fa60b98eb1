"""The rules of Barbarossa one by one, by their ids: solving, curses, the end (BR-14 to BR-26)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.games.barbarossa import GAME
from companion.games.barbarossa.stairs import RANKS
from companion.games.barbarossa.state import Phase
from tests.games.barbarossa.players.games import (
    FOUR,
    HALF,
    THREE,
    TWELVE,
    after,
    awaited,
    begun,
    came,
    hats,
    hidden,
    in_cave,
    playing,
    refused,
    round_two,
    solve,
    speared,
    standing,
    taken,
    with_,
    words,
)


def test_br_14_round_two_ends_with_a_no() -> None:
    answer = taken(after(came("riddle"), "green> answer:no", "green> answer:yes"), "yellow> answer:no")
    assert answer.ends
    assert answer.position.position.seat == "green"


@pytest.mark.parametrize("verdict", ["right", "wrong", "close"])
def test_br_14_round_two_ends_with_the_attempt_right_or_wrong(verdict: str) -> None:
    state = after(round_two(), "green> answer:yes", "attempt:green:1", "guess:Ritter")
    answer = taken(state, f"green> verdict:{verdict}")
    assert answer.ends
    assert answer.position.position.spears == (verdict == "right")


def test_br_14_no_attempt_while_a_question_is_open() -> None:
    assert refused(after(round_two(), "ask:green:1"), "attempt:green:1") == ("answer-first", "BR-12")


def test_br_15_an_attempt_is_shown_to_the_modeller_alone_who_decides() -> None:
    state = after(round_two(), "attempt:green:2")
    one = awaited(state, "guess")
    assert (one.seats, one.secret, one.values) == (("red",), ("red", "green"), ())
    state = after(state, "guess:kaese")
    assert hidden(state, "green")["attempts"] == [
        {"riddle": "green:2", "text": "kaese", "by": "red", "verdict": "", "likeness": "same"}
    ]
    assert hidden(state, "red")["attempts"] == [
        {"riddle": "green:2", "text": "kaese", "by": "red", "verdict": ""}
    ]
    assert hidden(state, "yellow")["attempts"] == []
    assert refused(state, "red> verdict:right") == ("only-modeller", "BR-15")
    assert awaited(state, "verdict").values == ("right", "wrong", "close")


def test_br_16_nobody_asks_about_or_solves_the_own_riddle() -> None:
    assert refused(came("riddle"), "ask:red:1") == ("own-riddle", "BR-16")
    assert refused(round_two(), "attempt:red:1") == ("own-riddle", "BR-16")
    assert refused(came("dwarf"), "demand:red:1") == ("own-riddle", "BR-16")
    assert refused(came("riddle"), "ask:blue:1") == ("no-riddle", "BR-16")


def test_br_16_nobody_scores_a_riddle_twice_and_it_carries_two_spears_at_most() -> None:
    state = speared(round_two(FOUR), {"green:1": ("red",), "yellow:1": ("green", "blue")})
    assert refused(state, "attempt:green:1") == ("solved-by-you", "BR-16")
    assert refused(state, "attempt:yellow:1") == ("solved-twice", "B13")
    assert not {"green:1", "yellow:1"} & set(awaited(state, "attempt").values)


def test_br_17_the_first_solver_goes_up_five_the_second_three() -> None:
    state = standing(speared(round_two(), HALF), {"green": 10, "yellow": 10})
    assert hats(solve(state, "green:2").position)["red"] == 5
    state = speared(state, {"green:2": ("yellow",), "red:1": ("green", "yellow")})
    answer = solve(state, "green:2")
    assert hats(answer.position)["red"] == 3
    riddle = answer.position.position.riddle("green:2")
    assert riddle is not None
    assert riddle.solvers == ("yellow", "red")


def test_br_18_four_in_place_and_the_fifth_moves_its_modeller_up_one() -> None:
    state = standing(speared(round_two(), HALF), {"green": 10})
    assert hats(solve(state, "green:2").position)["green"] == 11


def test_br_18_thirteen_solutions_move_modellers_by_the_table() -> None:
    assert RANKS == (-2, -2, -1, -1, 1, 1, 2, 2, 2, 1, -1, -1, -2)
    assert sum(RANKS) == -1
    state = round_two(steps=99)
    order = [f"{owner}:{number}" for number in (1, 2, 3) for owner in ("red", "green", "yellow")] * 2
    changes = []
    for name in order[:13]:
        owner = name.partition(":")[0]
        riddle = state.position.riddle(name)
        assert riddle is not None
        solver = next(seat for seat in THREE if seat not in (owner, *riddle.solvers))
        turn = round_two(steps=99).position.tasks[0].__class__(Phase.ROUND, solver, round=2)
        state = standing(with_(state, tasks=(turn,), active=THREE.index(solver)), dict.fromkeys(THREE, 30))
        answer = solve(state, name)
        changes.append(next(int(deed.value) for deed in answer.deeds if deed.what == "modelled"))
        state = answer.position
    assert tuple(changes) == RANKS


def test_br_19_a_curse_interrupts_anybody_and_the_game_resumes_where_it_stopped() -> None:
    state = after(came("riddle"), "ask:green:2")
    cursed = after(state, "curse:yellow")
    assert cursed.position.curses == (3, 3, 2)
    assert words(cursed) == {"attempt", "demand", "curse"}
    assert refused(cursed, "green> answer:yes") == ("curse-first", "BR-19")
    back = after(cursed, "demand:red:1", "nth:1", "red> tell:Z")
    assert back.position.tasks == state.position.tasks
    back = after(cursed, "attempt:red:1", "guess:Zahn", "red> verdict:wrong")
    assert back.position.tasks == state.position.tasks
    assert after(back, "answer:yes").position.now.round == 1


def test_br_19_the_player_to_move_may_curse_too_and_solve_by_it() -> None:
    state = standing(after(playing(), "curse:red", "attempt:green:1", "guess:Ritter"), {"green": 4})
    answer = taken(state, "green> verdict:right")
    assert not answer.ends
    assert hats(answer.position) == {"red": 5, "green": 2, "yellow": 0}
    assert answer.position.position.phase is Phase.TURN
    assert answer.position.position.seat == "red"


def test_br_19_everybody_curses_with_own_stones() -> None:
    assert refused(playing(), "green> curse:yellow") == ("not-your-stone", "BR-19")
    assert refused(begun(), "curse:red") == ("too-early", "BR-19")


def test_br_20_no_curse_in_round_two_but_in_round_one() -> None:
    for state in (round_two(), after(round_two(), "attempt:green:1"), after(round_two(), "ask:green:1")):
        assert "curse" not in words(state)
        assert refused(state, "curse:yellow") == ("round-two", "BR-20")
        assert refused(state, "curse:red") == ("round-two", "BR-20")
    first = came("riddle")
    back = after(first, "curse:green", "demand:red:2", "nth:1", "red> tell:A")
    assert back.position.tasks == first.position.tasks


def test_br_21_first_come_first_served_and_at_the_same_time_the_higher_die() -> None:
    state = after(playing(FOUR), "curse:green", "curse:blue", "curse:yellow")
    assert state.position.now.seat == "green"
    assert state.position.waiting == ("blue", "yellow")
    told = after(state, "demand:red:1", "nth:1", "red> tell:Z")
    assert (told.position.now.seat, told.position.waiting) == ("blue", ("yellow",))
    higher = after(state, "first:yellow")
    assert (higher.position.now.seat, higher.position.waiting) == ("yellow", ("green", "blue"))
    assert refused(after(state, "demand:red:1"), "first:yellow") == ("not-now", "")


def test_br_21_without_a_stone_there_is_no_curse() -> None:
    state = with_(playing(), curses=(0, 1, 0))
    assert awaited(state, "curse").values == ("green",)
    assert refused(state, "curse:red") == ("no-curse-stone", "BR-21")


def test_br_22_the_last_spear_ends_the_game_with_penalties_and_the_furthest_wins() -> None:
    state = standing(speared(round_two(), TWELVE), {"red": 34, "green": 30, "yellow": 31})
    answer = solve(state, "green:3")
    assert [deed.what for deed in answer.deeds][-5:] == ["all-placed", "penalty", "penalty", "penalty", "won"]
    assert hats(answer.position) == {"red": 34 + 5 - 5, "green": 30 - 2 - 2, "yellow": 31 - 5}
    assert GAME.outcome(answer.position).winners == ("red",)
    assert answer.ends
    assert refused(answer.position, "die:1") == ("game-over", "BR-22")
    assert GAME.expects(answer.position) == ()


def test_br_23_the_goal_before_or_with_the_last_spear_wins_without_penalties() -> None:
    state = standing(speared(round_two(), TWELVE), {"red": 35, "green": 38, "yellow": 39})
    answer = solve(state, "green:3")
    assert hats(answer.position) == {"red": 40, "green": 38, "yellow": 39}
    assert GAME.outcome(answer.position).winners == ("red",)
    assert "penalty" not in {deed.what for deed in answer.deeds}


def test_br_23_beyond_the_goal_is_on_it_and_not_all_spears_are_needed() -> None:
    answer = solve(standing(round_two(), {"red": 38}), "green:3")
    assert GAME.outcome(answer.position).winners == ("red",)


def test_br_24_dragon_ghost_and_modeller_s_bonus_reach_the_goal_too() -> None:
    state = standing(after(in_cave("dragon"), "die:5"), {"yellow": 39})
    assert after(state, "wizard:cave:3").position.winners == ("yellow",)
    state = standing(speared(round_two(), HALF), {"green": 39})
    assert solve(state, "green:2").position.position.winners == ("green",)


def test_br_24_a_curse_s_solution_reaches_the_goal_too() -> None:
    state = standing(after(playing(), "curse:yellow", "attempt:red:1", "guess:Zahn"), {"yellow": 36})
    answer = taken(state, "verdict:right")
    assert (answer.ends, answer.position.position.winners) == (True, ("yellow",))


def test_br_25_in_the_variant_a_letter_is_demanded_instead_of_all_else() -> None:
    state = round_two(letter_round=True)
    assert "demand" in words(state)
    assert refused(after(state, "green> answer:yes"), "demand:green:1") == ("asked-already", "BR-25")
    answer = taken(after(state, "demand:green:1", "nth:1"), "tell:R")
    assert answer.ends
    assert refused(after(state, "demand:green:1"), "curse:yellow") == ("round-two", "BR-20")
    assert refused(round_two(), "demand:green:1") == ("no-letter-now", "BR-25")


@pytest.mark.parametrize(
    "wrong",
    [
        {"riddles": {"red:1": ["red"]}},
        {"riddles": {"red:1": ["green", "green"]}},
        {"riddles": {"red:1": ["green", "yellow", "blue"]}},
        {"riddles": {"red:4": []}},
        {"riddles": {"red:1": ["pink"]}},
        {"elves": {"red": 14, "green": 1, "yellow": 1}},
        {"curses": {"red": 4, "green": 1, "yellow": 1}},
        {"hats": {"red": -1, "green": 1, "yellow": 1}},
        {"hats": {"red": 1, "green": 1}},
        {"wizards": {"red": "cave:13", "green": "cave:1", "yellow": "cave:1"}},
        {"turn": "blue"},
        {"tasks": []},
        {"tasks": [{"phase": "curse", "seat": "red"}]},
        {"tasks": [{"phase": "turn", "seat": "green"}]},
        {"tasks": [{"phase": "guess", "seat": "red", "riddle": "red:1"}]},
        {"tasks": [{"phase": "tell", "seat": "red"}]},
        {"tasks": [{"phase": "sleep", "seat": "red"}]},
        {"tasks": [{"phase": "move", "seat": "red", "steps": 7, "rolled": True}]},
        {"waiting": ["green"]},
        {"winners": ["green"]},
        {"odd": 1},
        {"options": {"tie": "dice"}},
    ],
)
def test_br_26_what_cannot_be_is_refused_by_name(wrong: dict[str, Any]) -> None:
    data = GAME.dump(playing())
    riddles = {**data["riddles"], **wrong.get("riddles", {})}
    with pytest.raises(PositionError) as caught:
        GAME.load({**data, **wrong, "riddles": riddles})
    assert not any(word in str(caught.value) for word in ("Zahn", "Ritter", "Säge"))


def test_br_26_thirteen_spears_at_most() -> None:
    full = {**TWELVE, "red:3": ("green", "yellow")}
    with pytest.raises(PositionError, match="13 spears"):
        GAME.load(GAME.dump(speared(playing(), full)))


def test_an_unknown_variant_is_told_with_the_right_one() -> None:
    with pytest.raises(PositionError, match="unknown variant 'big': right would be classic"):
        GAME.load({**GAME.dump(playing()), "variant": "big"})


@pytest.mark.parametrize(("said", "told"), [("ß", "ß"), ("a\u0308", "Ä"), ("-", "-"), ("2", "2"), ("", "")])
def test_br_10_a_letter_is_told_as_it_stands_in_the_word(said: str, told: str) -> None:
    state = after(playing(), "curse:green", "demand:red:1", "nth:1", f"red> tell:{said}".rstrip(":"))
    assert state.secret("green").letters[-1].letter == told
