"""What hands do in a maze that is no input of theirs, and the reasons that are true of it.

Knows: what stands where, and the inputs that are legal now. Refuses to know: how the referee judges.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from companion.core.model.inputs import BOARD
from tests.simulate.maze import WALL
from tests.simulate.maze_player import MazePlayer

PLACES = {"step", "walk", "came", "home"}
STEPS = (
    *("wall", "not-next", "jump", "gap-not-free", "step-first", "pull-first", "put-back-first", "go-on"),
    *("read-first", "say-what-was-called", "same-field", "reveal-first", "place-first", "no-roll"),
    *("home-first", "too-far", "on-target", "occupied", "reserved", "not-slid", "must-move", "nobody-fell"),
)
"""What may be said of the own figure on a field where it may not come."""
WALLS = (
    *("not-your-wall", "jump-wall", "two-walls", "leave-the-walls", "another-gap"),
    *("step-first", "no-wall-there"),
)


class MazeTry(Struct, frozen=True):
    """One illegal try: which piece goes where (None: beside the board), and the reasons that may be told."""

    name: str
    piece: int
    to: str | None
    reasons: tuple[str, ...]


def maze_tries(hands: MazePlayer) -> Iterator[MazeTry]:
    """Return all that one piece can do that is no input now, nor the beginning of one."""
    allowed, phase = _reached(hands), hands.phase()
    mover = hands.figure(hands.seat)
    standing = {piece: spot for piece, spot in hands.at.items() if spot is not None}
    free = [field for field in hands.ground.fields if field not in hands.standing]
    gaps = [slot for slot in hands.ground.slots if slot not in hands.standing]
    for piece in standing:
        if hands.kind[piece] == WALL:
            if (piece, None) not in allowed and phase in ("call", "pull", "put"):
                yield MazeTry("wall pulled", piece, None, WALLS)
            for slot in gaps:
                yield MazeTry("wall shifted", piece, slot, WALLS)
        elif piece != mover:
            for field in free:
                yield MazeTry("figure of another", piece, field, ("not-your-piece",))
        elif phase not in ("read", "ask"):
            for field in free:
                if (piece, field) not in allowed:
                    yield MazeTry("own figure", piece, field, STEPS)
    if phase == "call":
        for piece in hands.beside():
            for slot in gaps:
                yield MazeTry("wall back too early", piece, slot, ("turn-goes-on",))


def _reached(hands: MazePlayer) -> set[tuple[int, str | None]]:
    """Tell where each piece may be after up to three inputs of hands from now."""
    found: set[tuple[int, str | None]] = set()
    ahead = [(hands.position, 0)]
    for position, made in ahead:
        for one in hands.game.expects(position):
            if one.source != BOARD:
                continue
            for given in one.inputs():
                spot = given.value.partition("=")[0].split("-")[-1] if one.word in PLACES else given.value
                if one.word in PLACES:
                    found.add((hands.figure(hands.game.seat_to_move(position)), spot))
                elif one.word == "pull":
                    found.update((p, None) for p, s in hands.at.items() if s == given.value)
                taken = hands.game.hear(position, given)
                if made < 2 and one.word == "step" and hasattr(taken, "position"):
                    ahead.append((taken.position, made + 1))
    return found
