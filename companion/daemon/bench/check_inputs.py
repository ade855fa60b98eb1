"""Devices that say inputs, at a terminal: what they say is shown, and a dock is shown its colours.

Refuses to know: pins, sensors, and what a word means. The table must not run meanwhile.
"""

import queue
from collections.abc import Callable, Sequence

from companion.config import Config
from companion.core.model.errors import InputError
from companion.daemon.bench.terminal import END, keys
from companion.daemon.wiring.inputs import inputs_or_absent, wire_input
from companion.ports.inputs import (
    InputAway,
    InputEvent,
    InputSaid,
    InputSource,
    InputUnsure,
    InputUp,
    Teachable,
)

Say = Callable[[str], None]


def run(config: Config, teach: str, say: Say) -> int:
    """Show a device (its name) its colours, or, without a name, what all devices say, until ``q``.

    Returns:
        0, or 1 where something is wrong.

    Raises:
        InputError: there is no such device, or it cannot be used.
    """
    if not config.inputs:
        raise InputError(
            f"{config.file}: there is no [[inputs]]; docs/reference/inputs.md tells what could stand there"
        )
    if not teach:
        return _live(inputs_or_absent(config), say)
    for number, one in enumerate(config.inputs):
        if one.name == teach and isinstance(source := wire_input(config, number, one), Teachable):
            return _teach(source, say)
    able = [one.name for one in inputs_or_absent(config) if isinstance(one, Teachable)]
    right = ", ".join(able) or "none, as no device here has to learn anything"
    raise InputError(f"--teach is {teach!r}, right would be {right}")


def _live(sources: Sequence[InputSource], say: Say) -> int:
    heard: queue.SimpleQueue[InputEvent | str] = queue.SimpleQueue()
    say("what is said beside the board; all lights shine; q stops")
    try:
        for source in sources:
            source.want(source.values)
            source.start(heard.put)
        with keys(heard.put):
            return _until_stopped(heard, say)
    finally:
        for source in sources:
            source.close()


def _until_stopped(heard: queue.SimpleQueue[InputEvent | str], say: Say) -> int:
    away: set[str] = set()
    while (event := heard.get()) not in ("q", END):
        match event:
            case InputUp():
                away.discard(event.source)
                say(f"{event.source}: can be used")
            case InputAway():
                away.add(event.source)
                say(f"{event.source}: {event.why}")
            case InputSaid():
                say(f"{event.source}: {event.word}:{event.value}")
            case InputUnsure():
                before = "it lay there before; take it out first" if event.why == "before" else "not sure"
                say(f"{event.source}: {before}")
    return 1 if away else 0


def _teach(source: Teachable, say: Say) -> int:
    pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
    lessons = source.lessons
    say("keys: n = it lies there, go on; q = stop, nothing is changed")
    with keys(pressed.put):
        for number, lesson in enumerate(lessons, 1):
            say(f"{number:>3} of {len(lessons)}  {_wanted(lessons[:number], lesson)}")
            while (key := pressed.get()) not in ("n", "q", END):
                pass
            if key != "n":
                say("stopped; nothing was changed")
                return 1
            source.show(lesson)
    try:
        margins = source.keep()
    except InputError as error:
        say(f"WRONG {error}")
        return 1
    for value, margin in margins:
        say(f"ok    {value}: {margin:.1f} times as far from all others as needed")
    return 0


def _wanted(so_far: tuple[str, ...], lesson: str) -> str:
    """Tell what to lay there now."""
    if not lesson:
        return "nothing: leave it empty, as in play"
    count = so_far.count(lesson)
    return lesson if count == 1 else f"{lesson}, another one, or the same once more ({count})"
