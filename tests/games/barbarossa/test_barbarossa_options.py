"""The ambiguities of the rules, each an option with the proposed reading as default (B1 to B13)."""

from __future__ import annotations

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.board import SENSED
from companion.games.barbarossa.state import HouseRules, Phase
from tests.games.barbarossa.players.games import (
    FOUR,
    THREE,
    TWELVE,
    after,
    awaited,
    came,
    hats,
    heard,
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


@pytest.mark.parametrize(("reading", "hat"), [("clamp", 0), ("debt", -1)])
def test_b1_a_hat_stays_on_start_or_owes_steps(reading: str, hat: int) -> None:
    state = standing(round_two(below_start=reading), {"green": 1})
    assert hats(solve(state, "green:1").position)["green"] == hat


@pytest.mark.parametrize(("reading", "hat"), [("clamp", 0), ("debt", -6)])
def test_b1_penalties_are_read_the_same_way(reading: str, hat: int) -> None:
    state = standing(speared(round_two(below_start=reading), TWELVE), {"red": 9, "green": 1, "yellow": 0})
    answer = solve(state, "yellow:3").position
    assert hats(answer)["green"] == (0 if reading == "clamp" else -4)
    assert hats(answer)["yellow"] == (0 if reading == "clamp" else -4)
    assert hat <= 0
    assert GAME.load(GAME.dump(answer)) == answer


def test_b2_several_hats_stand_on_one_step() -> None:
    state = standing(after(in_cave("dragon"), "die:5"), {"red": 4, "green": 3, "yellow": 3})
    assert hats(after(state, "wizard:cave:3")) == dict.fromkeys(THREE, 4)


@pytest.mark.parametrize(("reading", "winners"), [("shared", ("red", "yellow")), ("elf_stones", ("yellow",))])
def test_b3_equally_far_share_the_win_or_count_elf_stones(reading: str, winners: tuple[str, ...]) -> None:
    state = speared(round_two(tie=reading), TWELVE)
    state = with_(standing(state, {"red": 20, "green": 9, "yellow": 20}), elves=(3, 9, 4))
    assert solve(state, "green:3").position.position.winners == ("red",)
    state = standing(state, {"yellow": 25})
    assert solve(state, "green:3").position.position.winners == winners


@pytest.mark.parametrize(
    ("reading", "hats_before", "winners"),
    [
        ("furthest", {"green": 38, "yellow": 39}, ("yellow",)),
        ("furthest", {"green": 39, "yellow": 39}, ("green", "yellow")),
        ("seat_order", {"green": 38, "yellow": 39}, ("green",)),
    ],
)
def test_b4_of_several_at_the_goal_the_furthest_or_the_next_wins(
    reading: str, hats_before: dict[str, int], winners: tuple[str, ...]
) -> None:
    state = standing(after(in_cave("ghost", goal_together=reading), "die:5"), hats_before)
    assert after(state, "wizard:cave:9").position.winners == winners


@pytest.mark.parametrize(("first", "winners"), [(True, ("red",)), (False, ("green",))])
def test_b5_the_solver_s_hat_goes_first_or_both_at_once(first: bool, winners: tuple[str, ...]) -> None:
    seven = {name: TWELVE[name] for name in ("red:1", "green:1", "yellow:1")}
    state = speared(round_two(solver_first=first), seven)
    state = standing(state, {"red": 35, "green": 39})
    state = with_(state, riddles=state.position.riddles)
    answer = solve(state, "green:2")
    assert [deed.value for deed in answer.deeds if deed.what == "modelled"] == ([] if first else ["2"])
    assert answer.position.position.winners == winners


def test_b6_rounds_may_be_stopped_and_the_letter_forgone_unless_rounds_go_on() -> None:
    assert after(came("riddle"), "stop").position.now.round == 2
    assert taken(round_two(), "stop").ends
    assert taken(came("dwarf"), "stop").ends
    assert taken(came("dwarf", may_stop=False), "stop").ends  # the option is about rounds alone
    for state in (came("riddle", may_stop=False), round_two(may_stop=False)):
        assert "stop" not in words(state)
        assert refused(state, "stop") == ("go-on", "B6")
    assert refused(after(came("riddle"), "ask:green:1"), "stop") == ("answer-first", "BR-12")
    assert refused(playing(), "stop") == ("not-now", "")


def test_b7_the_asker_says_which_letter_or_the_modeller_chooses() -> None:
    assert after(came("dwarf"), "demand:green:1").position.phase is Phase.NTH
    state = after(came("dwarf", letter="any"), "demand:green:1")
    assert state.position.phase is Phase.TELL
    assert hidden(state, "green")["asked"] == {"riddle": "green:1", "nth": 0, "by": "red", "right": "RITTER"}
    assert taken(state, "tell:T").ends


def test_b8_nobody_pays_nothing_unless_the_wizard_may_stay() -> None:
    assert refused(playing(), "elf:0") == ("at-least-one", "B8")
    state = with_(playing(may_stay=True), wizards=(8, 0, 0))
    assert hats(after(state, "elf:0", "wizard:cave:9")) == {"red": 0, "green": 2, "yellow": 2}


def test_b8_twelve_stones_lead_round_to_the_same_cave_and_it_counts() -> None:
    state = after(with_(playing(), wizards=(8, 0, 0)), "elf:12")
    assert awaited(state, "wizard").values == ("cave:9",)
    assert hats(after(state, "wizard:cave:9"))["green"] == 2


def test_b9_a_curse_during_a_curse_waits_or_is_refused() -> None:
    state = after(playing(), "curse:green", "attempt:red:1")
    assert after(state, "curse:yellow").position.waiting == ("yellow",)
    assert refused(after(state, "curse:yellow"), "curse:yellow") == ("cursing-already", "B9")
    assert refused(state, "curse:green") == ("cursing-already", "B9")
    state = after(playing(queue_curses=False), "curse:green")
    assert refused(state, "curse:yellow") == ("curse-running", "B9")


def test_b10_curses_between_number_and_move_and_before_the_first_turn() -> None:
    for state in (playing(), after(playing(), "die:3")):
        assert isinstance(heard(state, "curse:green"), Taken)
    closed = playing(curse_before_move=False)
    for state in (closed, after(closed, "die:3")):
        assert refused(state, "curse:green") == ("wizard-first", "B10")
    assert isinstance(heard(came("dwarf", curse_before_move=False), "curse:green"), Taken)


def test_b11_a_verdict_that_differs_from_the_stored_word_counts_and_its_modeller_alone_is_told() -> None:
    state = after(round_two(), "attempt:green:1", "guess:Ritter", "verdict:wrong")
    assert state.position.spears == 0
    assert hidden(state, "green")["attempts"] == [
        {"riddle": "green:1", "text": "Ritter", "by": "red", "verdict": "wrong", "likeness": "same"}
    ]
    assert "likeness" not in str(hidden(state, "red"))


@pytest.mark.parametrize(
    ("text", "likeness"),
    [("KAESE", "same"), ("der Käse", "same"), ("Kase", "same"), ("Käfe", "near"), ("Hut", "different")],
)
def test_b12_spelling_is_compared_kindly_and_only_advised(text: str, likeness: str) -> None:
    state = after(round_two(), "attempt:green:2", f"guess:{text}")
    attempts = hidden(state, "green")["attempts"]
    assert isinstance(attempts, list)
    assert attempts[0]["likeness"] == likeness
    assert isinstance(heard(state, "verdict:right"), Taken)


def test_b13_an_attempt_at_a_riddle_with_two_spears_costs_no_stone() -> None:
    state = after(speared(playing(FOUR), {"green:1": ("red", "blue")}), "curse:yellow")
    assert refused(state, "attempt:green:1") == ("solved-twice", "B13")
    assert state.position.now.phase is Phase.CURSE
    assert isinstance(heard(state, "attempt:green:2"), Taken)


def test_options_are_written_and_read_and_others_refused() -> None:
    state = playing(tie="elf_stones", letter_round=True, model_minutes=5)
    assert GAME.dump(state)["options"] == {"tie": "elf_stones", "letter_round": True, "model_minutes": 5}
    assert GAME.load(GAME.dump(state)) == state
    for wrong in ({"tie": "dice"}, {"model_minutes": 7}, {"odd": True}, {"may_stop": 1}):
        with pytest.raises(PositionError):
            HouseRules.read(wrong)


def test_each_option_stands_on_the_box_with_its_default_first() -> None:
    (edition,) = GAME.box().editions
    rules = {rule.key: rule.values for rule in edition.rules}
    defaults = HouseRules()
    assert set(rules) == set(HouseRules.__struct_fields__) - set(SENSED)  # the board tells
    assert {key: values[0] for key, values in rules.items()} == {key: getattr(defaults, key) for key in rules}
    for key, values in rules.items():
        for value in values:
            HouseRules.read({key: value})
