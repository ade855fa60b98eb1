"""Barbarossa by hand: stones, spears and wizards on sensors, at nearly the same time, and wrongly."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.guidance import lights, way_back
from companion.core.guidance.setup_check import check
from companion.core.model.footprint import Footprint
from companion.core.model.session.recorded import Settings
from companion.games.barbarossa import GAME
from companion.games.barbarossa.board import SENSED
from companion.games.barbarossa.state import State
from tests.games.barbarossa.players.games import THREE, after, came, playing, round_two, with_
from tests.games.barbarossa.players.player import played, sensible
from tests.games.barbarossa.test_barbarossa_board import ALL
from tests.table import Table, told

BOARD = GAME.board("classic")
QUESTION = after(came("riddle", THREE, **ALL), "ask:green:1")


def table(state: State) -> Table:
    found = Table(state, game=GAME)
    found.until(1999)
    return found


def lines(at_the: Table, at_ms: int) -> list[tuple[str, str]]:
    """What is told until then: the verdict, and the input or the reason."""
    return [
        (line["verdict"], line.get("move") or line.get("reason", "")) for line in told(at_the.until(at_ms))
    ]


def steps(at_the: Table) -> list[tuple[str, str]]:
    """The way back: from where to where."""
    names = BOARD.spots
    return [
        ("" if one.frm is None else names[one.frm], "" if one.to is None else names[one.to])
        for one in way_back.steps(at_the.session)
    ]


def test_br_20_a_stone_lifted_in_round_two_is_refused_with_a_reason_and_a_way_back() -> None:
    at_the = table(with_(round_two(THREE, **ALL), curses=(3, 2, 3)))
    at_the.touch(3000, "-curse:green:2")
    assert lines(at_the, 4000) == [("illegal", "round-two")]
    assert steps(at_the) == [("", "curse:green:2")]
    assert at_the.session.turn.reported is not None
    assert at_the.session.turn.reported.rule == "BR-20"
    at_the.touch(5000, "+curse:green:3")  # any place of the tray is right
    assert lines(at_the, 7000) == [("restored", "")]
    assert at_the.now == "settled"
    assert at_the.session.position.position.curses == (3, 2, 3)


def test_br_17_a_spear_lifted_before_anything_is_solved_goes_back() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.touch(3000, "-spear:7")
    assert lines(at_the, 4000) == [("illegal", "no-solution")]
    assert steps(at_the) == [("", "spear:7")]
    at_the.touch(5000, "+spear:7")
    assert lines(at_the, 7000) == [("restored", "")]


def test_br_17_a_spear_lifted_too_early_counts_once_the_modeller_has_said_that_it_is_right() -> None:
    at_the = table(after(round_two(THREE, **ALL), "attempt:green:1", "guess:x"))
    at_the.touch(3000, "-spear:7", "-spear:8")
    assert lines(at_the, 5000) == [("illegal", "no-solution")]
    at_the.give(6000, "verdict:right", "green")
    assert at_the.session.position.position.spears == 1
    assert [(one.verdict, one.move or one.reason) for one in at_the.said[-2:]] == [
        ("legal", "spear"),
        ("illegal", "no-solution"),  # the other one
    ]
    assert len(steps(at_the)) == 1


def test_br_17_a_spear_put_back_into_the_rack_is_one_too_many() -> None:
    at_the = table(after(round_two(THREE, **ALL), "attempt:green:1", "guess:x", "verdict:right"))
    at_the.touch(3000, "-spear:13")
    assert lines(at_the, 4000) == [("legal", "spear")]
    at_the.touch(5000, "+spear:13")
    assert lines(at_the, 7000) == [("illegal", "spear-placed")]
    assert steps(at_the) == [("spear:13", "")]
    assert (
        at_the.session.dialogue.take_back_offer == at_the.session.progress.history[-1].number
    )  # or was it taken back?


def test_br_21_stones_lifted_within_one_rest_count_in_the_order_of_touches() -> None:
    for first, second in (("yellow", "green"), ("green", "yellow")):
        at_the = table(playing(THREE, **ALL))
        at_the.touch(3000, f"-curse:{first}:2", f"-curse:{second}:1")
        assert lines(at_the, 5000) == [("legal", f"curse:{first}"), ("legal", f"curse:{second}")]
        now = at_the.session.position.position
        assert (now.now.seat, now.waiting) == (first, (second,))
        assert not at_the.session.turn.arranging


def test_br_21_two_stones_of_one_seat_are_one_curse_and_one_to_put_back() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.touch(3000, "-curse:yellow:2", "-curse:yellow:3")
    assert lines(at_the, 6000) == [("legal", "curse:yellow"), ("illegal", "cursing-already")]
    assert len(steps(at_the)) == 1


@pytest.mark.parametrize("word", ["answer:no", "unfair"])
def test_br_19_a_stone_lifted_just_before_a_word_counts_before_it(word: str) -> None:
    at_the = table(QUESTION)
    at_the.touch(3000, "-curse:yellow:3")
    at_the.give(3200, word, "green")
    assert at_the.session.position == QUESTION  # both wait
    assert lines(at_the, 5000) == [("legal", "curse:yellow")]
    now = at_the.session.position.position
    assert (now.now.seat, now.tasks[0].round, now.tasks[0].riddle) == ("yellow", 1, "green:1")


def test_br_12_a_stone_nudged_before_a_no_is_nothing_and_the_no_counts() -> None:
    at_the = table(QUESTION)
    at_the.touch(3000, "-curse:yellow:3")
    at_the.give(3200, "answer:no", "green")
    at_the.touch(3300, "+curse:yellow:3")
    assert [(one.verdict, one.move) for one in at_the.said] == []
    assert lines(at_the, 5000) == [("heard", "answer:no")]
    assert at_the.session.position.position.tasks[0].round == 2


def test_br_19_a_stone_lifted_just_before_a_number_counts_before_it() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.touch(3000, "-curse:yellow:3")
    at_the.die(3100, 4)
    assert lines(at_the, 5000) == [("legal", "curse:yellow")]
    assert at_the.session.die is None


def test_br_19_a_curse_while_a_wizard_is_carried_leaves_the_wizard_in_the_hand() -> None:
    at_the = table(with_(playing(THREE, **ALL), wizards=(1, 5, 6)))
    at_the.die(2000, 3)
    at_the.touch(3000, "-cave:2", "-curse:green:1")
    assert lines(at_the, 4000) == [("legal", "curse:green")]
    at_the.touch(4000, "+cave:5")
    assert lines(at_the, 20_000) == []  # it waits
    at_the.touch(20_000, "-cave:5", "+cave:4")
    assert lines(at_the, 22_000) == [("illegal", "curse-first")]
    at_the.touch(22_000, "-cave:4", "+cave:5")
    assert lines(at_the, 24_000)[-1:] != [("legal", "wizard:cave:5")]
    for text in ("demand:yellow:1", "nth:1", "tell"):
        at_the.give(25_000, text)
    assert ("legal", "wizard:cave:5") in [(one.verdict, one.move) for one in at_the.said]


def test_br_07_a_wizard_put_down_before_a_curse_counts_before_it() -> None:
    at_the = table(with_(playing(THREE, **ALL), wizards=(1, 5, 6)))
    at_the.die(2000, 3)
    at_the.touch(3000, "-cave:2", "+cave:5", "-curse:green:1")
    assert lines(at_the, 5000) == [("legal", "wizard:cave:5"), ("legal", "curse:green")]
    assert not at_the.session.turn.arranging


def test_br_19_a_curse_by_hand_is_that_seats_own_to_take_back() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.touch(3000, "-curse:green:3")
    at_the.until(4000)
    assert at_the.session.progress.history[-1].seat == "green"
    assert at_the.said[-1].seat == "green"
    at_the.undo(5000, "red")
    assert at_the.session.progress.history
    at_the.undo(5000, "green")
    assert not at_the.session.progress.history
    assert steps(at_the) == [("", "curse:green:3")]
    at_the.touch(6000, "+curse:green:3")
    at_the.until(8000)
    assert not at_the.session.turn.arranging


def test_br_07_a_wizard_in_a_wrong_cave_is_guided() -> None:
    at_the = table(with_(playing(THREE, **ALL), wizards=(1, 5, 6)))
    at_the.die(2000, 3)
    at_the.touch(3000, "-cave:2", "+cave:4")
    assert lines(at_the, 4500) == [("illegal", "wrong-cave")]
    assert steps(at_the) == [("cave:4", "cave:5")]  # on to where it belongs, not back
    at_the.touch(5000, "-cave:4", "+cave:5")
    assert lines(at_the, 6000) == [("legal", "wizard:cave:5")]


def test_br_19_what_was_recorded_is_restored_with_its_seat() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.touch(3000, "-curse:green:3", "-curse:yellow:1")
    at_the.until(5000)
    again = fold.restore(GAME, Settings(), at_the.entries)
    assert again.position == at_the.session.position
    assert [past.seat for past in again.progress.history] == ["green", "yellow"]


def test_nobody_is_lit_a_stone_that_may_be_lifted_at_any_time() -> None:
    at_the = table(with_(playing(THREE, **ALL), wizards=(1, 5, 6)))
    at_the.die(2000, 3)
    assert set(lights.light_plan(at_the.session, frozenset())) == {"cave:2", "cave:5", "step:0", "elf:12"}


def test_br_02_the_setup_is_checked_by_the_number_in_each_tray() -> None:
    expected = GAME.picture(playing(THREE, **ALL))
    seen = expected & ~BOARD.mask(["curse:green:1", "spear:3"]) | BOARD.mask(["cave:4"])
    found = check(BOARD, expected, seen, {})
    assert BOARD.names(found.missing) == ("curse:green:1", "spear:3")
    assert BOARD.names(found.surplus) == ("cave:4",)


def test_sensors_are_used_where_the_board_has_all_of_a_kind_and_nobody_is_asked() -> None:
    def options(*marks: str, wished: dict[str, Any] | None = None) -> dict[str, Any]:
        spots = [spot for mark in marks for spot in BOARD.marks[mark]]
        return GAME.sensed("classic", wished or {}, spots)

    assert options() == dict.fromkeys(SENSED, False)
    assert options("caves", "spears", "curses") == dict.fromkeys(SENSED, True)
    found = options("curses", wished={"letter_round": True, "sensed_caves": True})
    assert found == {**dict.fromkeys(SENSED, False), "sensed_curses": True, "letter_round": True}
    assert GAME.sensed("classic", {}, BOARD.marks["caves"][1:])["sensed_caves"] is False
    asked = {rule.key for edition in GAME.box().editions for rule in edition.rules}
    assert not asked & set(SENSED)
    assert all(edition.bare for edition in GAME.box().editions)


BY_HAND = {"wizard": "sensed_caves", "spear": "sensed_spears", "curse": "sensed_curses"}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8))
def test_a_game_is_whole_with_any_of_the_eight_kinds_of_tables(number: int) -> None:
    """Each input of hands is made by hand, all others are said; whoever plays plays sensibly."""
    options = {name: bool(number >> bit & 1) for bit, name in enumerate(SENSED)}
    start = GAME.setup("classic", THREE, {**options, "free_words": True, "steps": 20})
    at_the, made = Table(start, game=GAME), set()
    for before, (seat, given, taken) in played(start, random.Random(number), lambda *_: "a", sensible):
        now_ms = at_the.session.turn.tracker.seen.since_ms + 10_000 + len(at_the.entries) * 1000
        prints = {one.move: one for one in GAME.footprints(before)}
        if (one := prints.get(str(given))) is not None:
            made.add(given.word)
            at_the.touch(now_ms, *by_hand(at_the.raw, one))
            at_the.until(now_ms + 2000)
        elif given.word == "die":
            at_the.die(now_ms, int(given.value))
        else:
            at_the.give(now_ms, str(given), seat)
        assert at_the.session.position == taken.position, given
        assert not at_the.session.turn.arranging
    assert at_the.session.over
    assert made <= {word for word, option in BY_HAND.items() if options[option]}
    assert bool(number) == bool(made)


def by_hand(picture: int, one: Footprint) -> list[str]:
    """The touches that make an input."""
    for pool, _ in one.pools:
        return ["-" + BOARD.names(picture & BOARD.pools[pool].mask)[0]]
    return [
        sign + name for sign, mask in (("-", one.removed), ("+", one.added)) for name in BOARD.names(mask)
    ]


def test_br_19_stones_that_go_all_at_once_are_a_wire_and_no_curses() -> None:
    at_the = table(playing(THREE, **ALL))
    at_the.edges((3000, f"curse:{seat}:{number}", False) for seat in THREE for number in (1, 2, 3))
    assert [verdict for verdict, _ in lines(at_the, 6000)] == ["illegal"]
    assert at_the.session.position.position.curses == (3, 3, 3)


def test_br_19_who_plays_with_a_stone_does_not_make_its_contact_a_weak_one() -> None:
    at_the = table(playing(THREE, **ALL))
    for number in range(12):
        at_ms = 3000 + number * 5000
        at_the.touch(at_ms, "-curse:green:3", "+curse:green:3")
        at_the.until(at_ms + 2000)
    at_the.touch(70_000, "-curse:green:3")
    assert lines(at_the, 72_000) == [("legal", "curse:green")]


def test_br_18_a_rack_with_a_wrong_number_of_spears_is_put_right_before_the_game_goes_on() -> None:
    at_the = table(playing(THREE, **ALL))
    seen = BOARD.names(GAME.picture(at_the.session.position) & ~BOARD.mask(["spear:2", "spear:9"]))
    at_the.found(5000, *seen)
    at_the.until(7000)
    assert at_the.session.phase == "arrange"
    assert sorted(steps(at_the)) == [("", "spear:2"), ("", "spear:9")]
    at_the.touch(8000, "+spear:9", "+spear:2")
    at_the.until(10_000)
    assert at_the.session.phase == "roll"


def test_br_18_while_a_rack_is_put_right_a_lifted_stone_keeps_no_word_waiting() -> None:
    at_the = table(playing(THREE, **ALL))
    seen = BOARD.names(GAME.picture(at_the.session.position) & ~BOARD.mask(["spear:2"]))
    at_the.found(5000, *seen)
    at_the.until(7000)
    assert at_the.session.phase == "arrange"
    at_the.touch(8000, "-curse:green:1")
    at_the.die(8100, 4)
    assert at_the.session.turn.pending_commands == ()
    assert lines(at_the, 12_000) == []
    assert sorted(steps(at_the)) == [("", "curse:green:1"), ("", "spear:2")]
