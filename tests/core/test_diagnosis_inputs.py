"""Faulty contacts in games whose turns are made of many inputs."""

from __future__ import annotations

from companion.core.session import Settings
from companion.games.labyrinth import GAME
from tests.core.test_ahead import START, told
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
    moves = [past.move for past in tape.session.history]
    assert moves == ["call:red", "pull:b2-c2", "read:red", "step:c2"]
    assert [verdict for verdict in tape.said if verdict.verdict == "fault"] == []
