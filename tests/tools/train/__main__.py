"""Learns a net: ``python -m tests.tools.train VARIANT FILE [--games N] [--seed N] [--net JSON]``.

``FILE`` (``.npz``) holds all that is needed to go on; what stands there is gone on with.
``--net`` writes the net for the product, once all games are played.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from companion.games.malefiz import GAME
from tests.tools.train.trainer import Trainer

EVERY = 500


def main() -> None:
    """Learn, say how far it is, keep the net after each `EVERY` games."""
    parser = argparse.ArgumentParser(prog="make train")
    parser.add_argument("variant", choices=GAME.variants)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, help="where the net is written, as the product reads it")
    given = parser.parse_args()
    trainer = Trainer(given.variant, given.games, given.seed)
    if given.file.exists():
        with np.load(given.file) as kept:
            trainer.resume(dict(kept))
    began = time.monotonic()
    while not trainer.done:
        turns = trainer.learn()
        if trainer.games % EVERY == 0 or trainer.done:
            given.file.parent.mkdir(parents=True, exist_ok=True)
            np.savez(given.file, allow_pickle=False, **trainer.kept())
            minutes = (time.monotonic() - began) / 60
            sys.stdout.write(
                f"{trainer.games} of {trainer.total} games, {turns:.0f} turns each, {minutes:.1f} min\n"
            )
            sys.stdout.flush()
    if given.net:
        given.net.write_text(trainer.net_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
