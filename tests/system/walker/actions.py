"""What may be done next: by hands, by fingers on what a phone offers, and with the phones themselves."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout, expect

from tests.system.browsing import PATIENCE_MS
from tests.system.walker.elsewhere import from_elsewhere
from tests.system.walker.evening import Action, Evening, Phone

LANGUAGES = ("de", "en", "fr", "it", "es")

PRESSED = "button:visible:enabled, label.toggle:visible, label.choice:visible, input[type=range]:visible"
"""What a finger finds in a window."""

NAMES = "(all) => all.map((each) => each.dataset.f ?? '')"

LEFT_OUT = re.compile(r"revoke-|show-code|new-code|restore|stands-right|new-game|new$|aside-")
"""What would end the evening, or shut out whoever plays: it has tests of its own."""

LOOKED_AT = ("host", "seal")
"""Windows that are opened, looked at and closed."""

OPENS = re.compile(r"turns|accept|overrule|how-rolled|phone|join|host|seal|picture-more|more-.*")
"""What always opens a window, once what it needs has come."""

WEIGHTS = (
    (r"n\d+", 12),
    (r"roll", 12),
    (r"turns", 4),
    (r"accept|overrule|undo|slip|pause|put-back|end-turn|agree|refuse|meant", 3),
    (r"mine-.*|call-.*|send-.*|verb-.*|own-.*|read:.*|pull:.*", 5),
    (r"more-.*|claim.*|history|where|phone|join|how-rolled", 2),
)
"""How often something is tapped: what leads on most."""

AIMED = 0.6
"""How often hands go for the target, where the game has one; unseen walls stop who always does."""

MOST_PRESSES = 5

LETTERS = "aeinrst"
"""What is asked for where one letter is wanted."""


def possible(evening: Evening, state: Any) -> list[Action]:
    """Everything that can be done now, in an order that the state alone decides."""
    return [
        *by_hand(evening, state),
        *by_finger(evening),
        *with_phones(evening),
        *from_elsewhere(evening, state),
    ]


# --- hands ---------------------------------------------------------------------------------------


def by_hand(evening: Evening, state: Any) -> list[Action]:
    """Turns, tries that are wrong, pieces that nobody plays, and the way back."""
    hands, rng = evening.hands, evening.rng
    if state["paused"] or state["phase"] in ("over", "idle", "ask") or state["offer"]:
        return []
    if state["steps"]:
        return [Action("hands put right", 12, hands.put_right)]
    found = []
    if turns := hands.possible(state):
        wanted = hands.nearest(state, turns) if rng.random() < AIMED else turns
        found.append(Action("hands play", 20, lambda: hands.play(state, rng.choice(wanted))))
    found.append(Action("hands stray", 2, lambda: stray(evening, state)))
    if hands.can_take_back(state):
        found.append(Action("hands take back", 3, hands.take_back))
    playing = {each["seat"] for each in state["seats"] if each["playing"]}
    idle = [spot for spot in state["spots"] if ":" in spot and spot.partition(":")[0] not in playing]
    if idle:
        found.append(
            Action("hands touch a colour that nobody plays", 1, lambda: tidy(evening, rng.choice(idle)))
        )
    return found


def stray(evening: Evening, state: Any) -> None:
    """A piece goes where it may not, or only up and down again."""
    rng, hands = evening.rng, evening.hands
    board = evening.host.get(f"/api/boards/{state['game']}/{state['variant']}")
    fields = [spot["name"] for spot in board["spots"] if not spot.get("pool") and "-" not in spot["name"]]
    standing = [spot for spot in state["spots"] if "-" not in spot]
    start, end = rng.choice(standing), rng.choice([field for field in fields if field not in standing])
    hands.touch(start, on=False)
    hands.touch(end, on=True)
    evening.host.until(lambda now: now["hand"]["kind"] != "moving" or now["steps"], 30)


def tidy(evening: Evening, spot: str) -> None:
    """Lift a piece that nobody plays and put it back."""
    evening.hands.touch(spot, on=False)
    evening.hands.touch(spot, on=True)


# --- fingers -------------------------------------------------------------------------------------


def by_finger(evening: Evening) -> list[Action]:
    """What the phones offer to tap."""
    found = []
    for phone, name in evening.offers():
        if LEFT_OUT.match(name):
            continue
        weight = next((weight for pattern, weight in WEIGHTS if re.fullmatch(pattern, name)), 1)
        found.append(Action(f"{phone.name} taps {name}", weight, lambda a=phone, b=name: tap(evening, a, b)))  # type: ignore[misc]
    return found


def tap(evening: Evening, phone: Phone, name: str) -> None:
    """Tap what is called so, and find one's way through the windows that it opens."""
    for field in phone.page.locator("main input[type=text][maxlength='1']:visible").all():
        field.fill(evening.rng.choice(LETTERS))
    key = phone.page.locator(f":is(main, #notes) [data-f={json.dumps(name, ensure_ascii=False)}]").first
    if not key.count():
        return  # a note goes by itself
    try:
        key.click(timeout=PATIENCE_MS)
    except PlaywrightTimeout:
        if key.count():
            raise
        return  # the board has come to rest meanwhile, and something else is asked
    if OPENS.fullmatch(name):
        phone.page.wait_for_selector("dialog[open]", timeout=PATIENCE_MS)
    phone.settle(evening.host.state()["rev"])
    wander(evening, phone, 0 if name in LOOKED_AT else evening.rng.randint(1, MOST_PRESSES))


def wander(evening: Evening, phone: Phone, presses: int) -> None:
    """Look at the windows that are open, press this and that in them, and close what is left."""
    for _ in range(presses):
        window = phone.page.locator("dialog[open]").last
        if not window.count():
            return
        evening.look_at_windows(phone)
        keys = [
            i
            for i, name in enumerate(window.locator(PRESSED).evaluate_all(NAMES))
            if not LEFT_OUT.match(name)
        ]
        if not keys:
            break
        for field in window.locator("input[type=text]").all():
            if not field.input_value():
                field.fill(f"Guest {evening.rng.randint(1, 99)}")
        key = window.locator(PRESSED).nth(evening.rng.choice(keys))
        evening.told.append(f"  presses {key.get_attribute('data-f') or key.inner_text()!r}")
        key.click(timeout=PATIENCE_MS)
        phone.settle(evening.host.state()["rev"])
    phone.shut()


# --- phones --------------------------------------------------------------------------------------


def with_phones(evening: Evening) -> list[Action]:
    """What people do with a phone besides: turn it off and on, read another language, look elsewhere."""
    found = []
    for phone in evening.phones:
        if phone.unplugged:
            found.append(Action(f"{phone.name} is back", 6, lambda a=phone: plug(a)))  # type: ignore[misc]
            continue
        found.append(Action(f"{phone.name} is cut off", 1, lambda a=phone: unplug(a)))  # type: ignore[misc]
        found.append(Action(f"{phone.name} is opened anew", 1, phone.open))
        language = evening.rng.choice([each for each in LANGUAGES if each != phone.language])
        found.append(Action(f"{phone.name} reads {language}", 1, lambda a=phone, b=language: read(a, b)))  # type: ignore[misc]
        parts = phone.page.locator("#bar a:visible").all()
        if parts:
            part = evening.rng.choice(parts).get_attribute("data-opens") or ""
            found.append(Action(f"{phone.name} shows {part}", 1, lambda a=phone, b=part: a.part(b)))  # type: ignore[misc]
    return found


def unplug(phone: Phone) -> None:
    """Take a phone out of the network."""
    phone.unplugged = True
    phone.page.context.set_offline(True)
    phone.page.evaluate(
        "window.dispatchEvent(new Event('online'))"
    )  # Wi-Fi again, and no way to the board yet
    expect(phone.page.locator("body.stale")).to_be_attached(timeout=PATIENCE_MS)


def plug(phone: Phone) -> None:
    """Let it come back by itself."""
    phone.page.context.set_offline(False)
    expect(phone.page.locator("body:not(.stale)")).to_be_attached(timeout=PATIENCE_MS)
    phone.unplugged = False


def read(phone: Phone, language: str) -> None:
    """Choose another language, as people do; a screen has no menu for it."""
    phone.language = language
    menu = phone.page.locator("details.languages summary")
    if not menu.is_visible():
        phone.open()
        return
    menu.click()
    phone.page.locator(f"[data-lang={language}]").click()
    expect(phone.page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE_MS)
    phone.page.wait_for_selector("#board .board", timeout=PATIENCE_MS)
