"""The rules of Barbarossa one by one, by their ids: up to round one (BR-01 to BR-13)."""

from __future__ import annotations

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.printed import RING as CAVES, printed, unverified
from companion.games.barbarossa.state import Phase
from tests.games.barbarossa.players.games import (
    FOUR,
    RING,
    THREE,
    after,
    awaited,
    begun,
    came,
    deeds,
    hats,
    heard,
    hidden,
    in_cave,
    noted,
    playing,
    refused,
    standing,
    taken,
    with_,
    words,
)


@pytest.mark.parametrize(("seats", "each"), [(THREE, 3), (FOUR, 2)])
def test_br_01_three_players_model_three_riddles_each_and_four_two(seats: tuple[str, ...], each: int) -> None:
    names = [riddle.name for riddle in begun(seats).position.riddles]
    assert names == [f"{seat}:{number}" for seat in seats for number in range(1, each + 1)]


@pytest.mark.parametrize(
    "seats", [(), ("red",), ("red", "blue"), ("red", "red", "blue"), ("red", "pink", "blue")]
)
def test_br_01_nobody_else_can_play(seats: tuple[str, ...]) -> None:
    with pytest.raises(PositionError):
        GAME.setup("classic", seats)


def test_br_02_all_begin_alike() -> None:
    now = begun(FOUR).position
    assert now.hats == (0,) * 4
    assert now.wizards == (0,) * 4
    assert now.board.caves[0] == "dwarf"
    assert now.elves == (12,) * 4
    assert now.curses == (3,) * 4
    assert now.spears == 0


def test_br_02_what_nobody_has_compared_with_a_board_is_marked_and_can_be_changed() -> None:
    assert set(unverified()) == {"caves", "steps"}
    shipped = printed({})
    assert len(shipped.caves) == CAVES == 12
    counts = {kind: shipped.caves.count(kind) for kind in shipped.caves}
    assert counts == {"elf": 4, "dragon": 3, "ghost": 1, "dwarf": 2, "riddle": 2}
    other = [*RING[:1], *reversed(RING[1:])]
    state = GAME.setup("classic", THREE, {"caves": other, "steps": 55})
    assert state.position.board.caves == tuple(other)
    assert GAME.load(GAME.dump(state)) == state
    assert GAME.dump(state)["steps"] == 55


@pytest.mark.parametrize(
    "wrong",
    [
        {"caves": RING[:11]},
        {"caves": ["castle", *RING[1:]]},
        {"caves": ["elf", *RING[1:]]},
        {"caves": "dwarf"},
        {"steps": 9},
        {"steps": True},
        {"steps": "40"},
    ],
)
def test_br_02_a_board_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(PositionError, match=r"cave|steps"):
        GAME.setup("classic", THREE, wrong)


def test_br_03_words_are_noted_in_secret_by_all_at_the_same_time() -> None:
    state = begun()
    for seat in THREE:
        mine = [one for one in GAME.expects(state) if one.word == "word" and one.seats == (seat,)]
        assert [one.secret for one in mine] == [(seat,)]
    state = after(state, "yellow> word:Zahn", "red> word:Anker", "yellow> word:Mond")
    assert state.secret("yellow").words == ("Zahn", "Mond")
    assert state.secret("red").words == ("Anker",)
    assert state.position.chosen == (1, 0, 2)


def test_br_03_words_come_from_the_list_in_any_language_or_stand_on_paper() -> None:
    state = begun()
    assert refused(state, "red> word:Quantensprung") == ("not-in-list", "BR-03")
    for text in ("word:tooth", "word:die SÄGE", "word"):
        assert isinstance(heard(state, f"red> {text}"), Taken)
    assert isinstance(heard(begun(free_words=True), "red> word:Quantensprung"), Taken)
    assert refused(begun(free_words=True), f"red> word:{'x' * 41}") == ("too-long", "BR-03")


def test_br_03_words_can_be_changed_until_their_seat_is_ready_and_then_never() -> None:
    state = after(begun(), "red> word:Zahn", "red> word:Mond", "red> rethink")
    assert state.secret("red").words == ()
    assert refused(state, "red> ready") == ("words-missing", "BR-03")
    others = after(state, *["green> word"] * 3)
    assert refused(others, "red> ready") == ("words-missing", "BR-03")
    state = noted(state)
    assert state.position.phase is Phase.MODEL
    for text in ("red> word:Mond", "red> rethink", "red> ready"):
        assert refused(state, text) == ("words-fixed", "BR-03")


def test_br_03_a_seat_that_is_ready_thinks_again_no_more_while_others_choose() -> None:
    state = after(begun(), *["red> word:Zahn"] * 3, "red> ready")
    assert refused(state, "red> word:Mond") == ("done-already", "BR-03")
    assert refused(state, "red> rethink") == ("words-fixed", "BR-03")
    assert "rethink" not in words(state)
    state = after(state, "green> word:Mond")
    assert refused(state, "red> rethink") == ("words-fixed", "BR-03")
    assert awaited(state, "rethink").seats == ("green",)


def test_br_03_clay_is_placed_by_each_before_the_game_begins() -> None:
    state = after(noted(begun()), "green> placed")
    assert refused(state, "green> placed") == ("done-already", "BR-03")
    state = after(state, "red> placed", "yellow> placed")
    assert state.position.phase is Phase.BEGIN


def test_br_04_who_begins_is_said_and_then_it_goes_clockwise() -> None:
    state = playing(first="green")
    turns = []
    for _ in range(4):
        turns.append(state.position.seat)
        state = after(with_(state, wizards=(0,) * 3), "die:1", "wizard:cave:2")
    assert turns == ["green", "yellow", "red", "green"]


def test_br_04_where_it_is_settled_before_nobody_is_asked() -> None:
    state = GAME.setup("classic", THREE, first="yellow")
    assert GAME.seat_to_move(state) == "yellow"
    state = noted(state)
    state = after(state, "red> placed", "green> placed")
    assert deeds(state, "yellow> placed") == ["placed yellow", "begins yellow"]


def test_br_05_the_number_rolled_is_moved_exactly() -> None:
    state = after(playing(), "die:4")
    assert GAME.number(state) == 4
    assert awaited(state, "wizard").values == ("cave:5",)
    assert refused(state, "wizard:cave:4") == ("wrong-cave", "BR-07")
    assert after(state, "wizard:cave:5").position.wizards == (4, 0, 0)


def test_br_05_never_both_in_one_turn() -> None:
    assert refused(after(playing(), "die:4"), "elf:1") == ("never-both", "BR-05")
    assert refused(after(playing(), "elf:4"), "die:1") == ("never-both", "BR-05")
    assert refused(playing(), "wizard:cave:2") == ("no-roll", "BR-05")
    assert refused(playing(), "die:7") == ("no-face", "BR-05")


def test_br_06_eleven_stones_less_three_are_eight() -> None:
    state = with_(playing(), elves=(11, 12, 12))
    state = after(state, "elf:3")
    assert state.position.elves[0] == 8
    assert awaited(state, "wizard").values == ("cave:4",)


def test_br_06_without_stones_one_rolls_and_nobody_pays_more_than_there_is() -> None:
    state = with_(playing(), elves=(0, 12, 12))
    assert "elf" not in words(state)
    assert refused(state, "elf:1") == ("must-roll", "BR-06")
    assert refused(with_(playing(), elves=(2, 0, 0)), "elf:3") == ("too-few-stones", "BR-06")


def test_br_07_only_the_last_cave_counts_clockwise_and_caves_hold_several() -> None:
    state = with_(playing(), wizards=(10, 4, 0))
    state = after(state, "die:6", "wizard:cave:5")
    assert state.position.wizards == (4, 4, 0)
    assert hats(state) == {"red": 0, "green": 0, "yellow": 0}


@pytest.mark.parametrize(("kind", "steps"), [("dragon", 1), ("ghost", 2)])
def test_br_08_dragon_and_ghost_move_all_other_hats(kind: str, steps: int) -> None:
    answer = taken(standing(after(in_cave(kind), "die:5"), {"red": 3, "green": 4}), f"wizard:{spot(kind)}")
    assert hats(answer.position) == {"red": 3, "green": 4 + steps, "yellow": steps}
    assert answer.ends
    assert answer.position.position.seat == "green"


def spot(kind: str) -> str:
    """The name of a cave of that kind."""
    return {"dragon": "cave:3", "ghost": "cave:9", "elf": "cave:2"}[kind]


@pytest.mark.parametrize(("stones", "then"), [(0, 1), (12, 13), (13, 13)])
def test_br_09_an_elf_cave_gives_a_stone_but_never_a_fourteenth(stones: int, then: int) -> None:
    state = with_(after(in_cave("elf"), "die:5"), elves=(stones, 1, 1))
    answer = taken(state, f"wizard:{spot('elf')}")
    assert answer.position.position.elves == (then, 1, 1)
    assert answer.ends


def test_br_10_the_dwarf_s_letter_is_told_to_the_asker_alone() -> None:
    state = came("dwarf")
    assert awaited(state, "demand").values == tuple(
        f"{seat}:{number}" for seat in ("green", "yellow") for number in (1, 2, 3)
    )
    state = after(state, "demand:green:2", "nth:2")
    one = awaited(state, "tell")
    assert (one.seats, one.secret) == (("green",), ("green", "red"))
    assert refused(state, "red> tell:Ä") == ("only-modeller", "BR-10")
    assert refused(state, "tell:Ae") == ("one-letter", "BR-10")
    assert hidden(state, "green")["asked"] == {"riddle": "green:2", "nth": 2, "by": "red", "right": "Ä"}
    answer = taken(state, "green> tell:ä")
    assert answer.ends
    line = {"riddle": "green:2", "nth": 2, "letter": "Ä", "by": "red"}
    assert hidden(answer.position, "red")["letters"] == [line]
    assert hidden(answer.position, "green")["letters"] == [line]
    assert hidden(answer.position, "yellow")["letters"] == []


def test_br_10_a_letter_that_the_word_does_not_have_is_told_too_and_nothing_public_shows_it() -> None:
    state = after(came("dwarf"), "demand:green:3", "nth:12")
    assert isinstance(heard(state, "tell:-"), Taken)
    assert len(awaited(came("dwarf"), "demand").values) == 6
    assert awaited(after(came("dwarf"), "demand:green:3"), "nth").values == tuple(
        sorted([*map(str, range(1, 21)), "last"])
    )


def test_br_10_a_letter_that_differs_from_the_word_is_pointed_out_to_the_modeller_alone() -> None:
    state = after(came("dwarf"), "demand:green:1", "nth:last", "tell:X")
    assert hidden(state, "green")["letters"] == [
        {"riddle": "green:1", "nth": -1, "letter": "X", "by": "red", "right": "R"}
    ]
    assert hidden(state, "red")["letters"] == [{"riddle": "green:1", "nth": -1, "letter": "X", "by": "red"}]


def test_br_11_round_one_is_questions_only_to_anybody_until_a_no() -> None:
    state = came("riddle")
    assert {"ask", "answer", "stop", "curse"} == words(state)
    assert refused(state, "attempt:green:1") == ("round-one", "BR-11")
    for owner, answer in (("green", "yes"), ("yellow", "maybe"), ("green", "unclear")):
        state = after(state, f"ask:{owner}:2", f"{owner}> answer:{answer}")
        assert (state.position.now.round, state.position.phase) == (1, Phase.ROUND)
    state = after(state, "yellow> answer:no")
    assert state.position.now.round == 2
    assert state.position.seat == "red"


def test_br_12_the_modeller_answers_and_only_no_ends_a_round() -> None:
    state = after(came("riddle"), "ask:green:2")
    one = awaited(state, "answer")
    assert (one.seats, one.values) == (("green",), ("yes", "no", "maybe", "unclear"))
    assert refused(state, "yellow> answer:no") == ("only-modeller", "BR-12")
    assert after(state, "answer:maybe").position.now.riddle == ""
    assert after(state, "answer:no").position.now.round == 2


def test_br_13_a_question_that_is_not_allowed_counts_as_not_asked() -> None:
    state = came("riddle")
    asked = after(state, "ask:green:2")
    assert "green" in awaited(asked, "unfair").seats
    assert after(asked, "yellow> unfair") == state
