"""What sensors could see of Barbarossa, each kind optional: spots, pictures, footprints, refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.core.guidance.lights import light_plan
from companion.core.model.errors import PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.game import Try
from companion.core.model.inputs import BOARD, SAID, Input
from companion.core.model.types import Mask
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import SEATS, State
from tests.games.barbarossa.players.games import (
    CAVE,
    FOUR,
    THREE,
    after,
    awaited,
    came,
    in_cave,
    playing,
    round_two,
    speared,
    standing,
    with_,
)
from tests.games.barbarossa.players.player import played, sensible
from tests.table import Table

BOARD_ = GAME.board("classic")
ALL: dict[str, Any] = {"sensed_caves": True, "sensed_spears": True, "sensed_curses": True}


def names(mask: Mask) -> list[str]:
    return list(BOARD_.names(mask))


def print_of(state: State, text: str) -> Footprint:
    return next(each for each in GAME.footprints(state) if each.move == text)


def judged(state: State, *gone: str, come: tuple[str, ...] = ()) -> tuple[str, str]:
    """Reason and rule for a picture without some spots, and with others."""
    start = GAME.picture(state)
    illegal = GAME.judge(state, Try(start, start & ~BOARD_.mask(gone) | BOARD_.mask(come), (), ()))
    assert names(illegal.missing) == sorted(gone)
    assert names(illegal.wrong) == sorted(come)
    return illegal.reason, illegal.rule


def test_the_spots_are_those_of_the_contract() -> None:
    assert BOARD_.spots[:12] == tuple(f"cave:{number}" for number in range(1, 13))
    assert BOARD_.spots[12:25] == tuple(f"spear:{number}" for number in range(1, 14))
    assert BOARD_.spots[25:] == tuple(f"curse:{seat}:{number}" for seat in SEATS for number in (1, 2, 3))
    assert len(BOARD_.edges) == 12
    assert len(set(BOARD_.xy)) == len(BOARD_.spots)


def test_all_begin_in_the_picture_where_there_are_sensors() -> None:
    state = playing(THREE, **ALL)
    assert len(names(GAME.picture(state))) == 1 + 13 + 9
    assert GAME.beside(state) == ("red", "yellow")
    assert GAME.picture(playing(THREE)) == 0
    kinds = GAME.kinds(state, GAME.picture(state))
    assert kinds.count("spear") == 13
    assert [kinds[BOARD_.index[f"curse:{seat}:1"]] for seat in SEATS] == ["red", "green", "yellow", None]


def test_each_kind_of_sensor_is_there_by_itself() -> None:
    for option, count in (("sensed_caves", 1), ("sensed_spears", 13), ("sensed_curses", 12)):
        one: dict[str, Any] = {option: True}
        state = playing(FOUR, **one)
        assert len(names(GAME.picture(state))) == count
        assert bool(GAME.footprints(state)) == (option == "sensed_curses")


def test_br_07_a_wizard_that_leaves_others_is_one_that_lay_beside() -> None:
    state = after(playing(THREE, **ALL), "die:3")
    assert awaited(state, "wizard").source == BOARD
    step = print_of(state, "wizard:cave:4")
    assert (step.removed, names(step.added)) == (0, ["cave:4"])
    assert GAME.beside(state) == ("red", "yellow")
    assert step.arrivals == ((3, 0b11 << len(BOARD_.spots)),)  # nobody can see which of them it is


def test_br_07_a_wizard_goes_alone_and_comes_to_another() -> None:
    state = after(with_(playing(THREE, **ALL), wizards=(1, 4, 4)), "die:2")
    step = print_of(state, "wizard:cave:4")
    assert (names(step.removed), names(step.added)) == (["cave:2"], ["cave:4"])
    assert names(step.walk) == ["cave:3", "cave:4"]
    state = after(with_(playing(THREE, **ALL), wizards=(1, 4, 5)), "die:3")
    step = print_of(state, "wizard:cave:5")
    assert (names(step.removed), step.added) == (["cave:2"], 0)


def test_br_07_where_no_sensor_can_see_it_the_move_is_said() -> None:
    state = with_(playing(THREE, **ALL), wizards=(0, 0, 3))
    assert awaited(after(state, "die:3"), "wizard").source == SAID
    assert awaited(after(with_(state, wizards=(1, 0, 0)), "elf:12"), "wizard").source == SAID
    assert awaited(after(playing(THREE), "die:3"), "wizard").source == SAID


def test_br_17_a_spear_is_taken_from_the_rack_and_then_it_counts() -> None:
    state = after(round_two(THREE, **ALL), "attempt:green:1", "guess:Ritter", "verdict:right")
    assert state.position.spears == 0
    assert awaited(state, "spear").source == BOARD
    assert print_of(state, "spear").pools == ((0, -1),)
    then = after(state, "spear")
    assert then.position.spears == 1
    assert (GAME.picture(state) & ~GAME.picture(then)).bit_count() >= 1


def test_br_18_the_rack_shows_the_rank() -> None:
    state = speared(round_two(THREE, **ALL), {"red:1": ("green", "yellow"), "green:1": ("red",)})
    assert len([name for name in names(GAME.picture(state)) if name.startswith("spear")]) == 10


def test_br_19_lifting_a_curse_stone_is_a_curse_at_any_time() -> None:
    for state in (playing(FOUR, **ALL), after(playing(FOUR, **ALL), "die:3")):
        prints = [each.move for each in GAME.footprints(state) if each.move.startswith("curse")]
        assert prints == [f"curse:{seat}" for seat in sorted(FOUR)]
        assert print_of(state, "curse:yellow").pools == ((1 + SEATS.index("yellow"), -1),)


def test_br_20_a_curse_stone_lifted_in_round_two_must_go_back() -> None:
    state = round_two(THREE, **ALL)
    assert not GAME.footprints(state)
    assert judged(state, "curse:green:3") == ("round-two", "BR-20")


def test_what_hands_may_not_do_has_a_reason() -> None:
    state = playing(THREE, **ALL)
    assert judged(state, "spear:13") == ("no-solution", "BR-17")
    assert judged(state, come=("cave:5",)) == ("no-roll", "BR-05")
    start = GAME.picture(state)
    wrong = GAME.judge(after(state, "die:3"), Try(start, start | BOARD_.mask(["cave:5"]), (), ()))
    assert (wrong.reason, names(wrong.missing), wrong.onward) == ("wrong-cave", ["cave:4"], True)
    assert judged(round_two(THREE, **ALL), "cave:4", come=("cave:5",)) == ("wizard-stays", "BR-07")
    assert judged(state, come=("curse:blue:1",)) == ("unexplained", "")
    assert judged(after(state, "curse:green"), "curse:green:2") == ("cursing-already", "B9")


def test_what_is_accepted_as_it_stands_moves_wizards_alone() -> None:
    state = after(in_cave("elf"), "die:5")
    was = state.position.wizards[0]
    then = GAME.accept_moved(state, [(4, was)])
    assert then.position.wizards == (4, 0, 0)
    assert then.position.seat == "green"
    for wrong in ([(4, 7)], [(13, 12)]):
        with pytest.raises(PositionError):
            GAME.accept_moved(state, wrong)
    with pytest.raises(PositionError):
        GAME.accept_moved(GAME.setup("classic", THREE), [(4, 0)])
    with pytest.raises(PositionError):  # or the curse and its stone would be lost
        GAME.accept_moved(after(state, "curse:green"), [(4, was)])


@pytest.mark.parametrize("kind", CAVE)
def test_br_07_to_11_where_the_wizard_is_accepted_what_happens_in_its_cave_counts(kind: str) -> None:
    """Red's four was moved as a five."""
    right, wrong = after(in_cave(kind), "die:5"), after(in_cave(kind), "die:4")
    then = GAME.accept_moved(wrong, [(CAVE[kind], wrong.position.wizards[0])])
    assert then == after(right, f"wizard:cave:{CAVE[kind] + 1}")
    both = GAME.accept_moved(wrong, [(CAVE[kind], wrong.position.wizards[0]), (CAVE[kind] + 1, 0)])
    assert (both.position.phase, both.position.seat, both.position.hats) == ("turn", "green", (0, 0, 0))


def test_lights_show_whose_turn_it_is_and_where_the_wizard_goes() -> None:
    def lit(state: State) -> list[tuple[str, list[str], str]]:
        return [(one.meaning, names(one.spots), one.kind) for one in GAME.shows(state, ()) if one.spots]

    state = playing(THREE)
    assert lit(state) == [("turn", ["cave:1"], "red")]
    assert lit(after(state, "die:4")) == [("turn", ["cave:1"], "red"), ("aim", ["cave:5"], "")]
    tray = [f"curse:green:{number}" for number in (1, 2, 3)]
    assert lit(after(state, "curse:green"))[1] == ("turn", tray, "green")
    solving = after(round_two(THREE, **ALL), "attempt:green:1", "guess:x", "verdict:right")
    assert [(meaning, len(spots)) for meaning, spots, _ in lit(solving)] == [("turn", 1), ("aim", 13)]


def test_the_hats_on_the_stairs_have_lights_of_their_own() -> None:
    state = standing(playing(THREE), {"red": 5, "green": 5, "yellow": 41})
    lamps = [(one.lamps, one.kind, one.meaning) for one in GAME.shows(state, ()) if one.lamps]
    assert lamps[:2] == [(("step:5",), "", "known"), (("step:40",), "yellow", "known")]
    assert set(dict(lamps_of(state))) >= {"step:5", "step:40", "cave:1"}


def test_the_scale_of_elf_stones_has_lights_of_its_own() -> None:
    state = after(playing(THREE), "elf:3")
    lamps = [(one.lamps, one.kind) for one in GAME.shows(state, ()) if one.lamps]
    assert lamps[-2:] == [(("elf:9",), "red"), (("elf:12",), "")]
    assert set(dict(lamps_of(state))) >= {"elf:9", "elf:12"}
    assert set(GAME.board("classic").lamps) >= {"elf:0", "elf:13", "step:0"}


def lamps_of(state: State) -> dict[str, str]:
    """The lights of a table at this moment: name -> colour."""
    plan = light_plan(Table(state, game=GAME).session, frozenset())
    return {name: lamp.colour for name, lamp in plan.items()}


def test_the_picture_has_caves_hats_stones_and_spears() -> None:
    state = speared(standing(playing(THREE), {"green": 7}), {"red:2": ("green",)})
    found = {(s.what, s.spot, s.seat, s.value, s.count, s.most) for s in GAME.signs(state)}
    assert len([one for one in found if one[0] == "printed"]) == 12
    assert {
        ("printed", "cave:9", "", "white", 0, 0),
        ("marker", "cave:1", "green", "", 0, 0),
        ("step", "", "green", "", 7, 40),
        ("stock", "", "red", "elf", 12, 13),
        ("stock", "spear", "", "spear", 12, 13),
        ("stock", "curse:yellow", "yellow", "curse", 3, 3),
        ("thing", "", "red", "2", 1, 2),
        ("thing", "", "green", "1", 0, 2),
    } <= found
    assert all(sign.text.text for sign in GAME.signs(state))


@pytest.mark.parametrize("seed", range(2))
def test_every_footprint_leads_to_the_picture_of_the_next_position(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.setup("classic", FOUR, {**ALL, "free_words": True})
    seen = set()
    for before, (_seat, given, taken) in played(state, chance, lambda *_: "a", sensible):
        prints = {each.move: each for each in GAME.footprints(before)}
        if str(given) not in prints:
            continue
        seen.add(given.word)
        step = prints[str(given)]
        fields, *pools = BOARD_.key(GAME.picture(before))
        for pool, change in step.pools:
            pools[pool] += change
        assert BOARD_.key(GAME.picture(taken.position)) == (fields & ~step.removed | step.added, *pools)
        assert len(GAME.kinds(before, GAME.picture(before))) == len(BOARD_.spots)
    assert {"wizard", "spear"} <= seen


def test_whatever_may_be_chosen_has_a_picture_for_who_does_not_read() -> None:
    for state in (playing(THREE), came("riddle"), came("dwarf"), after(came("riddle"), "ask:green:1")):
        chosen = [given for one in GAME.expects(state) if one.values for given in one.inputs()]
        without = [
            str(given) for given in chosen if given.word != "die" and not any(GAME.sketch(state, given))
        ]
        assert not without
    assert GAME.sketch(came("riddle"), Input("ask", "green:2"))[1:] == ("green", "2")
