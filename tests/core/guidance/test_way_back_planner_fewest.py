"""No way back is longer than it must be: every state of small boards, against a search that knows no better.

The search walks from all right boards over all hand moves, one at a time, and so finds how many moves each
board is away. It shares nothing with the planner.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from companion.core.guidance.way_back_planner import Step, plan
from companion.core.model.game import Board, Pool

PAWNS = frozenset(("red", "green", "yellow", "blue"))
LABELS = {
    "r": frozenset(("red",)),
    "g": frozenset(("green",)),
    "y": frozenset(("yellow",)),
    "b": frozenset(("blue",)),
    "#": frozenset(("barricade",)),
    "p": PAWNS,
    "?": None,
}
"""What a sensor may know of a piece: its kind, that it is a pawn, or nothing."""

State = str
"""One letter for each spot: a label, or a dot where nothing stands."""


@dataclass(frozen=True)
class Small:
    """A small board: one letter for each field and, behind a bar, for each place of its pool.

    Args:
        right: what belongs there: ``r``, ``#`` ..., a dot for nothing.
        labels: what may stand there.
        shared: the pool takes pawns of any colour, its letters are ``p``.
    """

    right: str
    labels: str
    shared: bool = False

    @property
    def fields(self) -> str:
        return self.right.split("|")[0]

    @property
    def pool(self) -> str:
        return self.right.partition("|")[2]

    def board(self) -> Board:
        number = len(self.fields)
        spots = tuple(f"a{i}" for i in range(number)) + tuple(f"red:{i}" for i in range(len(self.pool)))
        mask = (1 << len(spots)) - (1 << number)
        pools = [Pool("red", mask, None if self.shared else "red")] if self.pool else []
        pools += [Pool(kind, 0, kind) for kind in sorted(PAWNS) if self.shared or kind != "red"]
        return Board("small", spots, tuple((float(i * i), 0.0) for i in range(len(spots))), (), tuple(pools))

    def states(self) -> Iterator[State]:
        spots = len(self.fields) + len(self.pool)
        return ("".join(each) for each in itertools.product("." + self.labels, repeat=spots))

    def is_right(self, state: State) -> bool:
        """Whether all that is known of this board is as it should be."""
        number = len(self.fields)
        fields = all(fits(need, there) for need, there in zip(self.fields, state[:number], strict=True))
        need = next((each for each in self.pool if each != "."), "p" if self.shared else "r")
        standing = [there for there in state[number:] if there != "."]
        count = len(self.pool) - self.pool.count(".")
        return fields and len(standing) == count and all(fits(need, there) for there in standing)


def fits(need: str, there: str) -> bool:
    if "." in (need, there):
        return need == there
    one, other = LABELS[need], LABELS[there]
    return one is None or other is None or bool(one & other)


def distances(small: Small) -> dict[State, int]:
    """How many hand moves each state is away from a right one."""
    found = dict.fromkeys(filter(small.is_right, small.states()), 0)
    border = list(found)
    while border:
        after = []
        for state in border:
            for neighbour in moves(state, small.labels):
                if neighbour not in found:
                    found[neighbour] = found[state] + 1
                    after.append(neighbour)
        border = after
    return found


def moves(state: State, labels: str) -> Iterator[State]:
    """A hand takes one piece, from a spot or from beside the board, to a free spot or beside the board."""
    for spot, there in enumerate(state):
        if there == ".":
            yield from (state[:spot] + label + state[spot + 1 :] for label in labels)
            continue
        rest = state[:spot] + "." + state[spot + 1 :]
        yield rest
        for other, free in enumerate(state):
            if free == ".":
                yield rest[:other] + there + rest[other + 1 :]


def picture(state: State) -> int:
    return sum(1 << spot for spot, there in enumerate(state) if there != ".")


def planned(small: Small, board: Board, state: State) -> tuple[Step, ...]:
    right = small.right.replace("|", "")
    kinds = tuple(None if each in ".p?" else next(iter(LABELS[each] or ("",))) for each in right)
    seen_kinds = [None if there == "." else LABELS[there] for there in state]
    return plan(board, picture(right), picture(state), kinds, {}, seen_kinds=seen_kinds)


def carried_out(state: State, way: tuple[Step, ...]) -> State:
    """The state after all steps; every piece must be there, and every target free."""
    letters = {"red": "r", "green": "g", "yellow": "y", "blue": "b", "barricade": "#", None: "p"}
    now = list(state)
    for step in way:
        piece = letters[step.piece]
        if step.frm is not None:
            piece, now[step.frm] = now[step.frm], "."
        assert piece != "."
        if step.to is not None:
            assert now[step.to] == "."
            now[step.to] = piece
    return "".join(now)


def check_all(small: Small, every: int = 1) -> None:
    """Plan from each state, or from every so manieth, near and far ones alike."""
    board = small.board()
    for state, distance in itertools.islice(distances(small).items(), 0, None, every):
        way = planned(small, board, state)
        assert small.is_right(carried_out(state, way)), (state, way)
        assert len(way) == distance, (state, way)


@pytest.mark.parametrize(
    "small",
    [
        Small("rg.", "rg"),
        Small("r#|r.", "r#"),
        Small("?r.", "rg?"),
        Small("#|p.", "rp#", shared=True),
    ],
    ids=lambda small: small.right,
)
def test_no_way_is_longer_than_it_must_be(small: Small) -> None:
    check_all(small)


@pytest.mark.slow
@pytest.mark.parametrize(
    "small",
    [
        Small("gyb#.", "rgyb#"),  # two rings side by side, and a pawn that belongs nowhere
        Small("rrgg#.", "rg#"),  # rings that meet in a kind and need be only one
        Small("rg#.|rr.", "rg#"),  # a house with room, and one without
        Small("g#|rr", "rg#"),
        Small("rg##.", "rgp#"),  # poles: a pawn whose colour is not known stands in for any
        Small("rgy##", "rgyp#"),
        Small("r#.|r.", "rp#?"),  # some spots tell nothing
        Small("r#.|pp.", "rgp#", shared=True),  # a forest takes any pawn and no barricade
    ],
    ids=lambda small: f"{small.right} of {small.labels}",
)
@pytest.mark.sampled("every", [20, 1], sample=1)
def test_no_way_is_longer_than_it_must_be_on_larger_boards(small: Small, every: int) -> None:
    check_all(small, every)
