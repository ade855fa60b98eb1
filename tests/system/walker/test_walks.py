"""A browser plays evenings that a seed decides, doing what the pages offer; nothing may be wrong."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.system.browsing import PATIENCE_MS
from tests.system.judging import FINGER, PAGES
from tests.system.walker.actions import plug, possible
from tests.system.walker.elsewhere import GAMES
from tests.system.walker.evening import READY, Action, Evening, evening
from tests.system.walker.reach import form

log = logging.getLogger(__name__)

pytestmark = [pytest.mark.browser, pytest.mark.slow]

STEPS = 120
"""Of a walk."""
CLOSE = 5
"""After so many steps one phone is looked at closely."""
ENDS = re.compile(r"the game is ended|.* taps (leave|end|end-game|accept|picture-accept)")
LEADS_ON = re.compile(r"hands (play|put right)|\w+ taps (n\d+|roll|done|end-turn)")
HASTE = 6
"""For a walk to the end."""


def walk(shown: Evening, steps: int, *, to_the_end: bool = False) -> None:
    """Do so many things, and look at all phones after each.

    ``to_the_end``: nobody ends the game or begins another, what leads on is done far more often, and somebody
    must win in so many steps.
    """
    for number in range(steps):
        state = shown.state()
        actions = possible(shown, state)
        if to_the_end and state["phase"] == "over":
            break
        if to_the_end:
            actions = [hastened(each) for each in actions if not ENDS.fullmatch(each.name)]
        (action,) = shown.rng.choices(actions, [each.weight for each in actions])
        shown.told.append(f"{number}: {state['phase']}: {action.name}")
        shown.done[action.name] += 1
        action.do()
        shown.state()
        shown.look()
        if number % CLOSE == CLOSE - 1:
            phone = shown.rng.choice([each for each in shown.phones if not each.unplugged])
            shown.look_closely(phone)
    assert not to_the_end or shown.state()["winners"], "nobody has won"


def hastened(action: Action) -> Action:
    """The same, done far more often where it leads on."""
    return replace(action, weight=action.weight * HASTE) if LEADS_ON.fullmatch(action.name) else action


def look_back(shown: Evening, count: int) -> None:
    """Open all stored games and so many pages (0: all); nothing is wrong on them either."""
    here = next(phone for phone in shown.phones if phone.least == FINGER)
    if here.unplugged:
        plug(here)
    played = shown.state()
    pages = {
        path: ready for path, ready in PAGES.items() if not path.startswith(("/games/", "/how-to-play/"))
    } | {f"/how-to-play/{played['game']}/{played['variant']}": "article", "/": READY}
    stored = {f"/games/{each['game_id']}": "main h1" for each in shown.host.get("/api/games")}
    for path in [*stored, *shown.rng.sample(list(pages), min(count or len(pages), len(pages)))]:
        shown.told.append(f"afterwards: {path}")
        here.page.goto(f"{here.url}{path}{'&' if '?' in path else '?'}lang={here.language}")
        expect(here.page.locator((stored | pages)[path]).locator("visible=true").first).to_be_visible(
            timeout=PATIENCE_MS
        )
        here.quiet()
        here.sound(here.language)
        shown.look_at_windows(here)


@pytest.mark.full
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(1, 21))
def test_an_evening_leaves_nothing_to_be_desired(
    chromium: Browser, tmp_path: Path, game: str, seed: int
) -> None:
    with evening(chromium, tmp_path / "data", seed, GAMES[game]) as shown:
        try:
            walk(shown, STEPS)
            look_back(shown, 0)
        except Exception as wrong:
            wrong.add_note("\n".join(shown.told))
            raise
        finally:
            told = {form(path) for phone in shown.phones for path in phone.told}
            log.info("%s %d: commands %s", game, seed, sorted(told))
            for phone in shown.phones:
                phone.shot(f"walk-{game}-{seed}-{phone.name}")
