"""Labyrinth positions to begin fuzzing at: figures anywhere, some chips taken, some house rules."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.labyrinth import GAME
from tests.games_by_hand import SEATS

YES = (
    "open_gap_free",
    "may_stay",
    "may_stop",
    "open_side_free",
    "may_decline_jump",
    "chain_jump",
)
"""House rules of the small game that are on mostly."""


def maze_start(variant: str, rng: Random) -> tuple[Any, list[str] | None]:
    """A position of a variant; in the big game also where the walls are that let a ball fall."""
    return (small(rng), None) if variant == "small" else big(rng)


def big(rng: Random) -> tuple[Any, list[str]]:
    """The beginning of some turn of a big game, with balls or with walls of the companion's."""
    seats = sorted(rng.sample(SEATS, rng.randint(2, 4)), key=SEATS.index)
    rules = {name: True for name in ("exact", "redraw_under", "memory_aid") if rng.random() < 0.15}
    rules.update({name: False for name in ("reserve_start", "may_stay") if rng.random() < 0.15})
    text, balls = str(rng.random()), rng.random() < 0.5
    hidden = GAME.dump(GAME.setup("big", seats, {"walls": rng.randint(19, 24), "maze": text}))
    start = GAME.dump(GAME.setup("big", seats, rules)) if balls else hidden
    options = {**rules, **({} if balls else {"walls": hidden["options"]["walls"]})}
    board = GAME.board("big")
    fields = [field for field in board.marks["fields"] if field not in board.marks["corners"]]
    rng.shuffle(fields)
    data = {
        **start,
        "turn": rng.choice(seats),
        "pieces": dict(zip(fields, seats, strict=False)),
        "target": next(field for field in fields[len(seats) :] if field in board.marks["symbols"]),
        "options": options,
    }
    return GAME.load(data), hidden["hidden"]["walls"] if balls else []


def small(rng: Random) -> Any:
    """The beginning of some turn of a small game between two to four seats."""
    seats = sorted(rng.sample(SEATS, rng.randint(2, 4)), key=SEATS.index)
    start = GAME.dump(GAME.setup("small", seats, _box(rng)))
    fields = list(GAME.board("small").marks["fields"])
    rng.shuffle(fields)
    near = rng.random() < 0.5  # figures close together jump more often
    if near:
        fields.sort(
            key=lambda field: abs(ord(field[0]) - ord("b")) + abs(int(field[1]) - 2) + 2 * rng.random()
        )
    pieces = dict(zip(fields, seats, strict=False))
    symbols = list(GAME.board("small").marks["symbols"])
    rng.shuffle(symbols)
    target = next(symbol for symbol in symbols if symbol not in pieces)
    symbols.remove(target)
    need = {2: 5, 3: 4, 4: 3}[len(seats)]
    chips = {seat: [symbols.pop() for _ in range(rng.randint(0, need - 1) // 2)] for seat in seats}
    options = {name: False for name in YES if rng.random() < 0.12}
    options.update({name: True for name in ("both_calls_first",) if rng.random() < 0.12})
    options.update(
        {name: False for name in ("foreign_pull_back", "ask_late_call", "reveal_first") if rng.random() < 0.2}
    )
    data = {
        **start,
        "turn": rng.choice(seats),
        "pieces": pieces,
        "phase": "call",
        "target": [target, target],
        "markers": sorted(symbols),
        "chips": {seat: taken for seat, taken in chips.items() if taken},
        "options": options,
    }
    return GAME.load(data)


def _box(rng: Random) -> dict[str, Any]:
    """Known or unknown numbers of walls; arrows that are known, in some order, or not."""
    box: dict[str, Any] = {}
    if rng.random() < 0.5:
        box["walls"] = dict.fromkeys(("red", "yellow", "green", "blue"), 6)
    if rng.random() < 0.7:
        arrows = list(GAME.board("small").marks["symbols"])
        rng.shuffle(arrows)
        box["arrows"] = arrows
    return {"box": box}
