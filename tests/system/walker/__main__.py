"""Many evenings, one after the other: ``python -m tests.system.walker --seeds 101-112 --steps 60``."""

from __future__ import annotations

import tempfile
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import click
from playwright.sync_api import Browser, Error as PlaywrightError, expect, sync_playwright

from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS
from tests.system.walker.elsewhere import GAMES
from tests.system.walker.evening import LOOKS, Evening, evening
from tests.system.walker.riddles import BEGIN, FAMILY, Family, play
from tests.system.walker.test_walks import STEPS, look_back, walk

MOST_SHOWN = 300
RIDDLES = "riddles"
"""Barbarossa by a family's phones and hands, which play it whole."""


@click.command()
@click.option("--seeds", default="1-20", show_default=True, help="first and last")
@click.option("--games", default=",".join((*GAMES, RIDDLES)), show_default=True)
@click.option("--steps", default=STEPS, show_default=True, type=click.IntRange(min=1))
@click.option("--pages", default=0, show_default=True, help="so many are opened afterwards; 0: all")
@click.option("--to-the-end", is_flag=True, help="until somebody has won; nobody ends the game before")
@click.option("--out", default=Path("build/walks"), show_default=True, type=click.Path(path_type=Path))
def main(seeds: str, games: str, steps: int, pages: int, out: Path, *, to_the_end: bool) -> None:
    """Walk each game with each seed, and say what came of it; what went wrong is kept in ``out``."""
    first, last = (int(each) for each in seeds.split("-"))
    out.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    wrong = 0
    begin = sync_playwright()
    with begin as engine, engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) as browser:
        for seed in range(first, last + 1):
            for game in games.split(","):
                begun = time.monotonic()
                found = one(browser, game, seed, Length(steps, pages, to_the_end), out)
                wrong += bool(found)
                click.echo(f"{seed} {game} {time.monotonic() - begun:.0f} s {found or 'nothing wrong'}")
    raise SystemExit(wrong > 0)


class Length(NamedTuple):
    """How long an evening is: steps, pages opened afterwards, and whether somebody must win."""

    steps: int
    pages: int
    to_the_end: bool


def one(browser: Browser, game: str, seed: int, length: Length, out: Path) -> str:
    """The first line of what was wrong in one evening, empty if nothing; the whole is kept."""
    told: list[str] = []
    family = game == RIDDLES
    begin, looks = (BEGIN, FAMILY) if family else (GAMES[game], LOOKS)
    with tempfile.TemporaryDirectory() as data:
        try:
            with evening(browser, Path(data), seed, begin, looks) as shown:
                told = shown.told
                try:
                    if family:
                        play(Family(shown), length.steps)
                    else:
                        walk(shown, length.steps, to_the_end=length.to_the_end)
                    look_back(shown, length.pages)
                finally:
                    keep_pictures(shown, out / f"{game}-{seed}")
        except Exception as wrong:  # noqa: BLE001 - whatever it is, the others are walked
            lines = traceback.format_exception(wrong)
            (out / f"{game}-{seed}.txt").write_text("\n".join([*lines, *told]))
            return f"{type(wrong).__name__} {wrong} {lines[-2]}"[:MOST_SHOWN].replace("\n", " ")
        finally:
            (out / f"{game}-{seed}.log").write_text("\n".join(told))
            for context in browser.contexts:
                context.close()
    return ""


def keep_pictures(shown: Evening, begin: Path) -> None:
    """Keep what each phone shows; one that is too busy for a picture hides nothing that was wrong before."""
    for phone in shown.phones:
        with suppress(PlaywrightError):
            phone.page.screenshot(path=f"{begin}-{phone.name}.png", timeout=PATIENCE_MS)


if __name__ == "__main__":
    main()
