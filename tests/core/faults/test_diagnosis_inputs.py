"""Faulty contacts in games whose turns are made of many inputs."""

from __future__ import annotations

from companion.core.model.session.recorded import Settings
from companion.games.labyrinth import GAME
from tests.core.reducer.test_early_inputs import START, told
from tests.fuzz.tape import Tape


def test_a_wall_nudged_in_every_input_of_one_turn_has_no_weak_contact() -> None:
    """Found by simulated hands: a wall was left out of the game, nudged in three inputs of one turn."""
    tape = Tape(GAME.load(START), Settings(), game=GAME)
    for number, rows in enumerate([["call:red"], ["-b2-c2"], ["read:red"], ["-b2", "+c2"]]):
        ms = 1000 + 12_000 * number
        tape.until(ms)
        told(tape, [(ms + 300 * n, row) for n, row in enumerate(rows)])
        for begin in (ms + 5000, ms + 7000):
            tape.play_rows([{"ms": begin, "spot": "d1-d2", "on": False}])
            tape.play_rows([{"ms": begin + 300, "spot": "d1-d2", "on": True}])
    tape.until(60_000)
    moves = [past.move for past in tape.session.progress.history]
    assert moves == ["call:red", "pull:b2-c2", "read:red", "step:c2"]
    assert [verdict for verdict in tape.said if verdict.verdict == "fault"] == []


def test_a_wall_wiggled_before_it_is_pulled_has_no_weak_contact() -> None:
    """Found by simulated hands: tried twice and pulled, nudged two turns later, and left out of the game."""
    tape = Tape(GAME.load(START), Settings(), game=GAME)
    wall, other = "b2-c2", "c3-d3"
    out, back = f"-{wall}", f"+{wall}"
    tape.given(1000, "call:red")
    told(tape, [(5000, out), (5170, back), (5500, out), (5700, back), (5900, out)])
    tape.given(10_000, "read:blue")
    told(tape, [(12_000, back), (16_000, out), (16_170, back), (20_000, "call:red"), (20_500, f"-{other}")])
    tape.given(25_000, "read:blue")
    told(tape, [(30_000, f"+{other}")])
    tape.given(39_000, "call:red")
    told(tape, [(40_000, out), (40_170, back), (42_000, out), (42_170, back)])
    assert [past.move for past in tape.session.progress.history if past.ends] == [
        f"put:{wall}",
        f"put:{other}",
    ]
    assert [verdict for verdict in tape.said if verdict.verdict == "fault"] == []
