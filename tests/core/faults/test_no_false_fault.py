"""Good sensors are not blamed: every kind of correction, in all games, then quiet, reading and slow hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.core.guidance import way_back
from companion.core.model.commands import Overrule, Pause, TakeBack
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.types import Stimulus
from companion.core.reducer.command_refusal import refusal
from tests.core.corrections.test_overrule import CAPTURE, RED, illegal, rolled
from tests.core.corrections.test_reinterpret import misread
from tests.core.inference.test_take_back_by_hand import captured
from tests.games.barbarossa.players.games import THREE, came, playing
from tests.games.barbarossa.test_barbarossa_board import ALL
from tests.games.barbarossa.test_barbarossa_hands import table as barbarossa
from tests.games.labyrinth.big.test_table import begun as big
from tests.games.labyrinth.small.test_table import begun as small
from tests.table import Table

BEGINS_MS = 30_000
"""All of a scene is over by then."""

QUIET_MS = 120_000
READING_MS = (5_000, 12_000, 33_000, 90_000)
IN_HAND_MS = 240_000
OWN_SAFE = {"capture_own": False}


def tell(table: Table, what: Stimulus) -> Table:
    """The table after a word, which must not be refused."""
    assert refusal(table.session, what) is None
    table.tell(what)
    return table


def edited(table: Table, at_ms: int, **keys: Any) -> Table:
    """The table after its host has edited these keys of the position."""
    session = table.session
    position = {**session.game.dump(session.position), **keys}
    return tell(table, Overrule(at_ms, "edit", position=position))


def undone(table: Table, at_ms: int) -> Table:
    """The table after its host has taken back the last thing; something is."""
    before = table.session
    table.undo(at_ms)
    assert (table.session.progress.history, table.session.die) != (before.progress.history, before.die)
    return table


def paused(table: Table, *touches: str) -> Table:
    """The table after a pause in which hands did this."""
    tell(table, Pause(14_000, on=True))
    table.touch(15_000, *touches)
    return tell(table, Pause(25_000, on=False))


# --- scenes ------------------------------------------------------------------------------------


def moved() -> Table:
    """Malefiz: red went a1-a3 with a 2, and could have captured on c1."""
    table = rolled(CAPTURE, 2)
    table.touch(1000, "-a1", "+a3")
    table.until(3000)
    assert len(table.session.progress.history) == 1
    return table


def out_of_the_house() -> Table:
    """Malefiz: after red's turn, blue has come out of its house."""
    table = rolled(RED, 2)
    table.touch(500, "-a1", "+a3")
    table.until(1500)
    table.die(1600, 1)
    table.touch(2000, "-blue:4", "+o1")
    table.until(4000)
    assert table.session.progress.history[-1].move == "house-o1"
    return table


def in_the_air() -> Table:
    """Malefiz: the number is corrected while the pawn is in the hand."""
    table = rolled(RED, 2)
    table.touch(1000, "-a1")
    return tell(table, Overrule(4000, "number", number=3))


def fetched_late() -> Table:
    """Malefiz: the turn is entered from the list, and its pawn still stands where it stood."""
    table = rolled(CAPTURE, 2)
    table.enter(3000, "a1xc1")
    assert table.session.turn.arranging
    return table


def taken_back() -> Table:
    """Malefiz: a capture is put back by hand and taken back."""
    table = captured()
    table.touch(4000, "-e1", "+a1", "-blue:5", "+e1")
    table.until(6000)
    tell(table, TakeBack(7000, table.session.dialogue.take_back_offer))
    return table


def stepped_anyway() -> Table:
    """The small labyrinth, as it was told: a colour is tapped wrong, the figure steps, the host corrects."""
    table = small()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1")
    table.until(4000)
    table.give(4100, "read:blue")
    table.touch(5000, "-a1", "+b1")
    table.until(9000)
    return tell(table, Overrule(10_000, "input", number=4, move="read:red"))


def misread_and_gone_on() -> Table:
    """The small labyrinth: it is corrected only after the wall was put back and yellow has called."""
    return tell(misread(), Overrule(7000, "input", number=4, move="read:red"))


def walked() -> Table:
    """The big labyrinth: red has walked a1-b1-c1 with a 2, yellow has rolled 1 and stepped."""
    table = big({}, 2)
    table.touch(3000, "-a1", "+b1", "-b1", "+c1")
    table.until(5000)
    table.die(5100, 1)
    table.touch(6000, "-f6", "+e6")
    table.until(8000)
    assert len(table.session.progress.history) == 3
    return table


def one_step() -> Table:
    """The big labyrinth: red has rolled 2 and made one step."""
    table = big({}, 2)
    table.touch(3000, "-a1", "+b1")
    table.until(5000)
    return table


def wizard() -> Table:
    """Barbarossa: red has rolled 3, and its wizard has come out of company to cave 4."""
    table = barbarossa(playing(THREE, **ALL))
    table.die(2000, 3)
    table.touch(3000, "+cave:4")
    table.until(7000)
    assert table.session.progress.history[-1].move == "wizard:cave:4"
    return table


def cursed() -> Table:
    """Barbarossa: yellow has lifted one of its stones."""
    table = barbarossa(playing(THREE, **ALL))
    table.touch(3000, "-curse:yellow:2")
    table.until(7000)
    assert table.session.progress.history[-1].move == "curse:yellow"
    return table


def caves() -> Mapping[str, Any]:
    """Barbarossa: all wizards in other caves, as keys of a position."""
    return {"wizards": dict.fromkeys(THREE, "cave:7"), "hidden": {}}


SCENES: Mapping[str, Callable[[], Table]] = {
    "malefiz: a try is accepted": lambda: tell(illegal(RED, 2, "-a1", "+d1"), Overrule(5000, "accept")),
    "malefiz: a try is accepted and undone": lambda: undone(
        tell(illegal(RED, 2, "-a1", "+d1"), Overrule(5000, "accept")), 7000
    ),
    "malefiz: an illegal try stands": lambda: illegal(RED, 2, "-a1", "+d1"),
    "malefiz: another number in the air": in_the_air,
    "malefiz: another number afterwards": lambda: tell(moved(), Overrule(5000, "number", number=5)),
    "malefiz: another turn": lambda: tell(moved(), Overrule(5000, "turn", move="a1xc1")),
    "malefiz: another turn, undone": lambda: undone(
        tell(moved(), Overrule(5000, "turn", move="a1xc1")), 9000
    ),
    "malefiz: edited": lambda: edited(moved(), 5000, pieces={"e3": "red", "c1": "blue"}),
    "malefiz: undone": lambda: undone(moved(), 5000),
    "malefiz: out of the house, undone": lambda: undone(out_of_the_house(), 5000),
    "malefiz: fetched late": fetched_late,
    "malefiz: fetched late, undone": lambda: undone(fetched_late(), 9000),
    "malefiz: taken back by hand": taken_back,
    "malefiz: taken back by hand, undone": lambda: undone(taken_back(), 9000),
    "malefiz: a pause": lambda: paused(moved()),
    "malefiz: a pause with hands": lambda: paused(moved(), "-a3", "+g1", "-c1", "+e1"),
    "malefiz: a pause while fetching": lambda: paused(fetched_late(), "-a1"),
    "small: stepped anyway, then corrected": stepped_anyway,
    "small: stepped anyway, corrected, undone": lambda: undone(stepped_anyway(), 14_000),
    "small: corrected later": misread_and_gone_on,
    "small: corrected later, undone": lambda: undone(misread_and_gone_on(), 9000),
    "small: corrected, still wrong": lambda: tell(
        misread(), Overrule(7000, "input", number=4, move="read:green")
    ),
    "small: edited": lambda: edited(misread(), 7000, pieces={"b2": "red", "d3": "yellow"}),
    "small: undone": lambda: undone(misread(), 7000),
    "small: undone three times": lambda: undone(undone(undone(misread(), 7000), 8000), 9000),
    "small: a pause": lambda: paused(misread(), "-a1", "+b1"),
    "big: another number three inputs ago": lambda: tell(
        walked(), Overrule(9000, "input", number=2, move="die:1")
    ),
    "big: another number, undone": lambda: undone(
        tell(walked(), Overrule(9000, "input", number=2, move="die:1")), 11_000
    ),
    "big: another number in the turn": lambda: tell(
        one_step(), Overrule(9000, "input", number=2, move="die:3")
    ),
    "big: edited": lambda: edited(walked(), 9000, pieces={"d4": "red", "a6": "yellow"}),
    "big: undone": lambda: undone(walked(), 9000),
    "big: undone twice": lambda: undone(undone(walked(), 9000), 11_000),
    "big: a pause": lambda: paused(one_step(), "-b1", "+c1"),
    "barbarossa: another number": lambda: tell(wizard(), Overrule(9000, "input", number=1, move="die:5")),
    "barbarossa: edited": lambda: edited(wizard(), 9000, **caves()),
    "barbarossa: undone": lambda: undone(wizard(), 9000),
    "barbarossa: a stone undone": lambda: undone(cursed(), 9000),
    "barbarossa: a pause": lambda: paused(wizard(), "-cave:4", "+cave:8"),
    "barbarossa: a pause after a stone": lambda: paused(cursed(), "-curse:green:1"),
    "barbarossa: a riddle cave": lambda: barbarossa(came("riddle", THREE, **ALL)),
}


def begun(scene: str, chips: bool) -> Table:
    """The table at the end of a scene; ``chips``: which lines one chip reads is known, as at a real board."""
    table = SCENES[scene]()
    table.until(BEGINS_MS)
    if chips:
        number = len(table.session.board.spots)
        chains = tuple(((1 << 8) - 1 << first) & (1 << number) - 1 for first in range(0, number, 8))
        table.play = replace(table.play, diagnosis=replace(table.play.diagnosis, chains=chains))
    return table


def blamed(table: Table) -> list[tuple[int, str, str]]:
    """The sensors told to be at fault so far."""
    assert table.session.contacts.masked == 0 or table.session.contacts.faults
    return [(one.at_ms, one.spot, one.kind) for one in table.said if one.verdict == "fault"]


def follow(table: Table, at_ms: int, wait_ms: int) -> int:
    """Follow the way back step by step, each piece so long in the hand and so long looked at; then now."""
    for _ in range(20):
        steps = way_back.steps(table.session)
        if not steps:
            break
        spots = table.session.board.spots
        for spot, on in ((steps[0].frm, False), (steps[0].to, True)):
            if spot is not None:
                at_ms += wait_ms
                table.edge(at_ms, spots[spot], on=on)
        table.until(at_ms + 3000)
        at_ms += 3000
    assert not way_back.steps(table.session)
    return at_ms


@pytest.mark.parametrize("chips", [False, True])
@pytest.mark.parametrize("scene", SCENES)
def test_two_minutes_of_quiet_blame_nothing(scene: str, chips: bool) -> None:
    table = begun(scene, chips)
    table.until(BEGINS_MS + QUIET_MS)
    assert blamed(table) == []


@pytest.mark.parametrize("wait_ms", READING_MS)
@pytest.mark.parametrize("scene", SCENES)
def test_reading_and_carrying_slowly_blame_nothing_and_lead_back(scene: str, wait_ms: int) -> None:
    table = begun(scene, chips=True)
    now_ms = follow(table, BEGINS_MS, wait_ms)
    table.until(now_ms + QUIET_MS)
    assert blamed(table) == []
    assert not table.session.turn.arranging


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_any_piece_in_the_hand_for_minutes_is_no_fault(scene: str) -> None:
    spots = begun(scene, chips=True).session
    for spot in bits(spots.pictures.seen & ~spots.pictures.ignored):
        table = begun(scene, chips=True)
        name = table.session.board.spots[spot]
        table.edge(BEGINS_MS + 1000, name, on=False)
        table.until(BEGINS_MS + IN_HAND_MS)
        table.edge(BEGINS_MS + IN_HAND_MS, name, on=True)
        table.until(BEGINS_MS + IN_HAND_MS + QUIET_MS)
        assert blamed(table) == [], name


def test_another_place_of_the_same_house_is_no_contradiction() -> None:
    """An own pawn that may not be captured is put home, and another one taken out in its place."""
    own = {"turn": "red", "pieces": {"c1": "red"}, "house": {"red": 4, "blue": 5}, "options": OWN_SAFE}
    table = rolled(own, 1)
    table.touch(1000, "-c1", "+red:5", "-red:1", "+c1")
    table.until(BEGINS_MS + QUIET_MS)
    assert blamed(table) == []


def test_a_wall_that_was_pulled_in_this_turn_may_have_been_put_back() -> None:
    """A colour was told wrongly as right; hands go on as it really was, and pull another wall."""
    table = small()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1")
    table.until(4000)
    table.give(4100, "read:red")
    table.touch(5000, "+a1-b1")
    table.give(5300, "call:blue")
    table.touch(5500, "-a1-a2")
    table.until(BEGINS_MS + QUIET_MS)
    moves = [past.move for past in table.session.progress.history[1:]]
    assert moves == ["call:red", "pull:a1-b1", "read:red", "call:blue"]
    assert blamed(table) == []


def test_another_piece_lifted_and_put_back_is_no_evidence() -> None:
    """A thing lies in a cave; while the page asks to take it away, somebody straightens a spear."""
    table = barbarossa(playing(THREE, **ALL))
    table.touch(10_000, "+cave:9")
    table.until(14_000)
    table.touch(15_000, "-spear:9", "+spear:9")
    table.until(BEGINS_MS + QUIET_MS)
    assert table.said[-1].verdict == "illegal"
    assert blamed(table) == []
