"""Positions to begin fuzzing at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games.malefiz import GAME
from companion.simulate.ground import Ground
from tests.games_by_hand import SEATS, scattered
from tests.simulate.tried_pieces import takes_barricade

APART = 15
"""Turns between two positions of one game."""

NEAR = 7
"""Steps from the goal within which pawns stand that play for places."""

STARTS = ("scattered", "played", "places")


def starts(kind: str, seed: int) -> Iterator[tuple[int, Any]]:
    """(seed, position) without end: ``scattered``, out of games ``played`` at random, or for ``places``."""
    if kind != "played":
        begun = scattered if kind == "scattered" else near_goal
        while True:
            yield seed, begun(seed)
            seed += 1
    rng = Random(seed)
    while True:
        for position in _game(rng):
            yield seed, position
            seed += 1


def _game(rng: Random) -> Iterator[Any]:
    """Positions of one game: a pawn's way is drawn evenly, then the barricade's place."""
    seats = sorted(rng.sample(SEATS, rng.randint(2, 4)), key=SEATS.index)
    options = {"capture_own": rng.random() < 0.5, "barricade_rows_forbidden": rng.choice((1, 2))}
    position = GAME.setup(rng.choice(GAME.variants), seats, options)
    for turn in range(600):
        if position.places:
            return
        if turn % APART == 0:
            yield position
        die = rng.randint(1, 6)
        legal = GAME.legal(position, die)
        way = rng.choice(sorted({move.partition(">")[0] for move in legal}))
        move = rng.choice([move for move in legal if move.partition(">")[0] == way])
        position = GAME.apply(position, die, move)


def near_goal(seed: int) -> Any:
    """Some position of a game for places: pawns near the goal; in every third somebody has finished."""
    rng = Random(seed)
    variant = rng.choice(GAME.variants)
    seats = sorted(rng.sample(SEATS, rng.choice((3, 4))), key=SEATS.index)
    start, ground = GAME.dump(GAME.setup(variant, seats)), Ground(GAME.board(variant))
    near = {walk[-1] for number in range(1, NEAR + 1) for walk in ground.bare(ground.goal, number)}
    free = sorted(near)
    rng.shuffle(free)
    places = [rng.choice(seats)] if rng.random() < 1 / 3 else []
    pieces, house = {}, {}
    for seat in seats:
        out = rng.randint(1, 3)
        pieces.update({free.pop(): seat for _ in range(out)})
        house[seat] = start["house"][seat] - out - (seat in places)
    far = [field for field in ground.fields if field not in pieces and takes_barricade(ground, field, 1)]
    pieces.update(dict.fromkeys(rng.sample(far, len(start["pieces"])), "barricade"))
    options = {"play_for_places": True, "capture_own": rng.random() < 0.6, "six_again": rng.random() < 0.2}
    turn = rng.choice([seat for seat in seats if seat not in places])
    data = {"game": "malefiz", "variant": variant, "turn": turn, "pieces": pieces, "house": house}
    return GAME.load({**data, "options": options, "places": places})
