"""Buttons, buzzer, status light and lit die on the Pi's pins: `companion.ports.panel.Panel` over gpiozero.

Knows pins, bounces, holding, rhythms and the faces of a die. Refuses to know what a button means and when
something is shown: that is ``companion.daemon.desk.panel``.
"""

import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence

from companion.core.model.errors import ConfigError
from companion.ports.panel import TUNES, Face, Panel, PanelAway, PanelEvent, PanelSpec, PanelUp, Press
from firmware_bridge.inputs import Debounce
from hardware import gpio_pins
from hardware.gpio_contacts import Contacts
from hardware.gpio_lamps import Leds, beat, pulse
from hardware.gpio_pins import Factory
from hardware.gpio_worker import Worker

log = logging.getLogger(__name__)

BUTTON_BOUNCE_MS = 20
"""Push buttons bounce longer than reeds; nobody presses shorter."""

LOOK_MS = 1000
"""Buttons are read at least so often, should an edge have been lost."""

ROLL_MS, FACE_MS = 900, 90
"""A die rolls so long, and shows another face each ..."""
SHOWN_MS = 3000
"""... and then its number at least so long, also where the turn is over at once (nothing could move)."""

WAITING_TUNES = 4
"""More tunes than this at a time are noise: further ones are left out."""

SOUNDS: Mapping[str, Sequence[int]] = {
    "legal": (60, 90),
    "captured": (60, 60, 60, 60, 60, 60, 240, 150),
    "prize": (150, 60, 60, 60, 300, 150),
    "bump": (600, 200),
    "won": (90, 60, 90, 60, 90, 60, 300, 120, 90, 60, 600, 200),
    "illegal": (350, 150, 350, 200),
    "question": (80, 220, 80, 220, 80, 220),
    "pass": (200, 150),
    "fault": (40, 60, 40, 60, 40, 60, 40, 200),
    "refused": (25, 60, 25, 100),
    "proved": (60, 60, 200, 100),
    "goodbye": (300, 100, 150, 100, 75, 200),
}
"""Tune -> ms of sound, silence, sound, ...; a buzzer of the active kind has one pitch, so rhythm is all."""

assert set(SOUNDS) == set(TUNES)

CENTRE, DIAGONAL, OTHER_DIAGONAL, MIDDLE = range(4)
"""The groups of a lit die: the centre; top left and bottom right; top right and bottom left; both of the
middle row."""

FACES: Mapping[int, frozenset[int]] = {
    0: frozenset(),
    1: frozenset({CENTRE}),
    2: frozenset({DIAGONAL}),
    3: frozenset({CENTRE, DIAGONAL}),
    4: frozenset({DIAGONAL, OTHER_DIAGONAL}),
    5: frozenset({CENTRE, DIAGONAL, OTHER_DIAGONAL}),
    6: frozenset({DIAGONAL, OTHER_DIAGONAL, MIDDLE}),
}
"""Number -> groups that are lit; a number that no dots can show stays dark."""

GROUP_OF_SEVEN = (DIAGONAL, OTHER_DIAGONAL, MIDDLE, CENTRE, MIDDLE, OTHER_DIAGONAL, DIAGONAL)
"""With seven pins: the group of each light, row by row from the top left."""

ROLLING = (3, 6, 1, 5, 2, 4)
"""The faces seen while it rolls; the number itself was drawn before."""


class Die:
    """What a lit die shows: the number to be moved; after a roll the rolling, and the number for a while."""

    def __init__(self) -> None:
        self._thrown = 0
        self._number = 0
        self._since_ms: int | None = None

    def number(self, face: Face, now_ms: int) -> tuple[int, int | None]:
        """Return the number to show now, and when that changes by itself."""
        if face.thrown != self._thrown:
            self._thrown, self._number, self._since_ms = face.thrown, face.number, now_ms
        if self._since_ms is None:
            return face.die, None
        passed_ms = now_ms - self._since_ms
        if passed_ms < ROLL_MS:
            step = passed_ms // FACE_MS
            return ROLLING[step % len(ROLLING)], self._since_ms + (step + 1) * FACE_MS
        if passed_ms < ROLL_MS + SHOWN_MS and face.die in (0, self._number):
            return self._number, self._since_ms + ROLL_MS + SHOWN_MS
        self._since_ms = None
        return face.die, None


class Sound:
    """The tunes that wait, and how the one that sounds goes on."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()  # any thread appends
        self._playing = ""
        self._since_ms = 0

    def add(self, tune: str) -> None:
        """Add one more; from any thread. Raises KeyError for an unknown tune."""
        if tune not in SOUNDS:
            raise KeyError(tune)
        if len(self._waiting) < WAITING_TUNES:
            self._waiting.append(tune)

    def now(self, now_ms: int) -> tuple[bool, int | None]:
        """Tell whether to sound now, and until when."""
        while True:
            if self._playing:
                try:
                    on, left_ms = beat(SOUNDS[self._playing], now_ms - self._since_ms)
                except ValueError:
                    self._playing = ""
                else:
                    return on, now_ms + left_ms
            if not self._waiting:
                return False, None
            self._playing, self._since_ms = self._waiting.popleft(), now_ms


class Buttons:
    """Debounced presses and holds.

    Args:
        names: bit ``i`` is the button ``names[i]``.
        hold_ms: name -> how long down until it is held, once.
        levels: what is down at the start; a button stuck down is no press.
    """

    def __init__(self, names: Sequence[str], hold_ms: Mapping[str, int], levels: int) -> None:
        self._names, self._hold_ms = names, hold_ms
        self._debounce = Debounce(levels, BUTTON_BOUNCE_MS, BUTTON_BOUNCE_MS)
        self._accepted = levels
        self._held_at: dict[str, int] = {}

    def take(self, seen: Sequence[tuple[int, int]], now_ms: int) -> list[Press]:
        """Tell what happened: levels at times, the last of them now."""
        presses = []
        for at_ms, levels in seen:
            for when, accepted in self._debounce.settle(at_ms):
                presses += self._changes(accepted, when)
            self._debounce.scan(levels, at_ms)
        for name, when in list(self._held_at.items()):
            if when <= now_ms:
                del self._held_at[name]
                presses.append(Press(name, "held", when))
        return presses

    def _changes(self, accepted: int, at_ms: int) -> list[Press]:
        presses = []
        changed, self._accepted = self._accepted ^ accepted, accepted
        for number, name in enumerate(self._names):
            if not changed >> number & 1:
                continue
            down = accepted >> number & 1
            if (held_at := self._held_at.pop(name, None)) is not None and held_at <= at_ms:
                presses.append(Press(name, "held", held_at))
            presses.append(Press(name, "down" if down else "up", at_ms))
            if down and name in self._hold_ms:
                self._held_at[name] = at_ms + self._hold_ms[name]
        return presses

    def deadline_ms(self) -> int | None:
        """Tell when `take` may have something next without an edge."""
        times = [*self._held_at.values()]
        if (settles := self._debounce.deadline_ms()) is not None:
            times.append(settles)
        return min(times, default=None)


class GpioPanel:
    """A `Panel` on pins, in a thread of its own.

    Args:
        spec: what is wired where.
        kind: of the pin factory, as `gpio_pins.prepare` said.
    """

    def __init__(self, spec: PanelSpec, kind: str) -> None:
        self._spec = spec
        self._worker = Worker("gpio panel", spec.clock, kind, self)
        self._contacts = Contacts(tuple(spec.buttons.values()), spec.clock, self._worker.wake)
        self._buttons = Buttons((), {}, 0)
        self._buzzer = Leds([spec.buzzer] if spec.buzzer else [])
        self._status = Leds([spec.status] if spec.status else [])
        self._lights = Leds(spec.die)
        self._groups = GROUP_OF_SEVEN if len(spec.die) == len(GROUP_OF_SEVEN) else tuple(range(4))
        self._die, self._sound = Die(), Sound()
        self._tell: Callable[[PanelEvent], None] = lambda _: None
        self._lock = threading.Lock()  # guards _face
        self._face = Face()
        self._fault = ""
        self._tried = threading.Event()

    def start(self, tell: Callable[[PanelEvent], None]) -> None:
        """Begin; ``tell`` is called from the thread and must return at once."""
        self._tell = tell
        self._worker.start()

    def show(self, face: Face) -> None:
        """Show this."""
        with self._lock:
            self._face = face
        self._worker.wake()

    def play(self, tune: str) -> None:
        """Sound a tune of `companion.ports.panel.TUNES`. Raises KeyError for another."""
        self._sound.add(tune)
        self._worker.wake()

    def fault(self, wait_s: float) -> str:
        """Tell why the pins cannot be used, empty where they can."""
        return self._fault if self._tried.wait(wait_s) else "no-pins: they do not open"

    def close(self) -> None:
        """Darken, be silent, and end the thread, within a second; may be called twice."""
        self._worker.close()

    # --- the thread --------------------------------------------------------------------------

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins."""
        self._contacts.open(factory, stack)
        for leds in (self._buzzer, self._status, self._lights):
            leds.open(factory, stack)
        self._buttons = Buttons(tuple(self._spec.buttons), self._spec.hold_ms, self._contacts.read())
        if self._fault:
            log.warning("%s: the pins work again", self._spec.source)
        self._fault = ""
        self._tried.set()
        self._tell(PanelUp(self._spec.clock()))

    def turn(self, now_ms: int) -> int:
        """Tell presses, show and sound; when the next turn is wanted."""
        for press in self._buttons.take(self._contacts.look(now_ms), now_ms):
            self._tell(press)
        with self._lock:
            face = self._face
        lit, status_ms = pulse(face.status, now_ms)
        self._status.burn({0} if lit else ())
        number, die_ms = self._die.number(face, now_ms)
        self._lights.burn(
            {light for light, group in enumerate(self._groups) if group in FACES.get(number, ())}
        )
        sounds, sound_ms = self._sound.now(now_ms)
        self._buzzer.burn({0} if sounds else ())
        look_ms = now_ms + (LOOK_MS if self._contacts.scan_ms is None else self._contacts.scan_ms)
        times = (status_ms, die_ms, sound_ms, self._buttons.deadline_ms(), look_ms)
        return min(when for when in times if when is not None)

    def lost(self, why: str, now_ms: int) -> None:
        """Report once that the pins cannot be used."""
        if why != self._fault:
            self._fault = why
            self._tried.set()
            log.warning("%s: %s", self._spec.source, why)
            self._tell(PanelAway(now_ms, why))


def open_panel(spec: PanelSpec) -> Panel:
    """Return a panel for the spec (entry point ``gpio`` of ``companion.panels``)."""
    if len(spec.die) not in (0, 4, len(GROUP_OF_SEVEN)):
        raise ConfigError(
            f"{spec.source}.die: {len(spec.die)} pins, must be 4 (centre, two diagonals, middle row) or 7"
        )
    single = (("buzzer", spec.buzzer), ("status", spec.status))
    uses = [*spec.buttons.items(), *((use, pin) for use, pin in single if pin)]
    gpio_pins.each_once([*uses, *(("die", pin) for pin in spec.die)], spec.source)
    return GpioPanel(spec, gpio_pins.prepare(spec.factory, spec.source))
