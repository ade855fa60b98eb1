"""Kept positions, and what the trainer's engine sees in them.

``python -m tests.games.player.samples`` writes them anew: for another net, or where features change.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from companion.games.malefiz import GAME
from companion.games.malefiz.player import weights
from companion.games.malefiz.player.features import feature_count
from companion.games.malefiz.player.net import Net
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position

FILE = Path(__file__).parents[2] / "golden" / "player" / "positions.jsonl"
EACH = 6
"""So many positions of each board and number of seats are kept."""


def on_the_way(variant: str, seats: int, options: dict[str, Any], count: int) -> list[Position]:
    """Positions of random games; their house rules are put in afterwards, as those games know few."""
    chance, playout = random.Random(seats), Playout(variant)
    start = GAME.setup(variant, GAME.seats[:seats])
    found: list[Position] = []
    position = start
    while len(found) < count:
        found.append(GAME.load({**GAME.dump(position), "options": options, "die": chance.randint(1, 6)}))
        position, _turns = playout.play(position, chance.random, 20)
        position = start if position.over else position
    return found


def compiled(position: Position, net: Net) -> tuple[list[list[float]], list[float]]:
    """Return features and chances as the trainer's engine finds them."""
    import numpy as np  # noqa: PLC0415 - numba brings it

    from tests.tools.arena.compiled import theta_of  # noqa: PLC0415 - numba first
    from tests.tools.train import engine, learning  # noqa: PLC0415 - numba first
    from tests.tools.train.board import flat_board, state_of  # noqa: PLC0415 - numba first

    board = flat_board(position.variant, capture_own=position.options.capture_own)
    state, far = state_of(position), np.empty(board.fields, np.int64)
    seen = np.empty((len(position.seats), feature_count(board.pawns)))
    engine.fill_far(board, state, far)
    engine.fill_features(board, state, position.turn, far, engine.new_reach(board, state), seen)
    shares = np.empty(len(position.seats))
    learning.chances(theta_of(net), len(net.out), seen, shares)
    return seen.tolist(), shares.tolist()


def main() -> None:
    """Write the file."""
    lines = []
    for variant in GAME.variants:
        net = weights.net(variant)
        for seats in (2, 3, 4):
            for position in on_the_way(variant, seats, {}, EACH):
                features, shares = compiled(position, net)
                rounded = [[round(number, 6) for number in row] for row in features]
                told = {"position": GAME.dump(position), "features": rounded}
                lines.append(json.dumps({**told, "chance": [round(share, 6) for share in shares]}))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
