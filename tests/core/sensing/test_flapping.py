"""Contacts that cannot keep still are left out; hands are not taken for them."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.model.hand_times import HEALED_MS, RESTLESS_MS, STILL_MS
from companion.core.sensing.flapping import Flapping, sift
from companion.games.malefiz import GAME
from tests.simulate.lively_hand import Habits, LivelyHand


def run(edges: list[tuple[int, int]]) -> tuple[list[int], int, list[tuple[int, int]]]:
    """From levels of spots 0 and 1: the levels believed, the last of them, and (time, spot) of faults."""
    state, believed, faults = Flapping(), [], []
    for at_ms, raw in edges:
        state, level, found = sift(state, at_ms, raw)
        believed.append(level)
        faults += [(at_ms, spot) for spot in found]
    return believed, believed[-1], faults


@pytest.mark.parametrize("apart_ms", [1, 20, 100, STILL_MS])
def test_a_contact_that_never_rests_is_left_out_and_counts_as_before(apart_ms: int) -> None:
    edges = [(1000 + apart_ms * n, (n + 1) % 2) for n in range(2 * RESTLESS_MS // apart_ms)]
    believed, last, faults = run(edges)
    assert [spot for _, spot in faults] == [0]
    assert faults[0][0] >= 1000 + RESTLESS_MS
    assert last == 0
    assert 1 in believed  # until it was found out


def test_other_spots_are_believed_meanwhile() -> None:
    edges = [(n * 50, (n + 1) % 2 | (2 if n > 60 else 0)) for n in range(80)]
    _, last, faults = run(edges)
    assert [spot for _, spot in faults] == [0]
    assert last == 2


def test_a_contact_that_was_still_for_a_while_is_believed_again() -> None:
    edges = [(n * 50, (n + 1) % 2) for n in range(80)]
    healed = edges[-1][0] + HEALED_MS + 1
    _, last, faults = run([*edges, (healed, 1)])
    assert (len(faults), last) == (1, 1)


def test_changes_with_a_rest_now_and_then_are_a_hand() -> None:
    edges = [(n * (STILL_MS + 1), (n + 1) % 2) for n in range(100)]
    assert run(edges)[2] == []


def test_simulated_hands_that_count_slide_bounce_and_bump_are_never_a_fault() -> None:
    board = GAME.board("classic")
    chance = Random(3)
    hand = LivelyHand(GAME, board, GAME.setup("classic", GAME.seats), chance, Habits(1, 1, 1, 1, 0.2))
    state, raw, at_ms = Flapping(GAME.picture(hand.position)), GAME.picture(hand.position), 0
    for _ in range(40):
        die = chance.randint(1, 6)
        for edge in hand.play(die, chance.choice(GAME.legal(hand.position, die)), at_ms + 1000):
            bit = 1 << board.index[edge.spot]
            raw = raw | bit if edge.on else raw & ~bit
            at_ms = edge.at_ms
            state, believed, found = sift(state, at_ms, raw)
            assert (believed, found) == (raw, ())
