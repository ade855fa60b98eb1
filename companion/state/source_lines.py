"""Devices that say inputs, as the pages show them: what is wrong with one, and what it said in vain.

Refuses to know: HTTP, pins, and what a word means.
"""

from collections.abc import Iterable

from companion.core.model.types import Say
from companion.ports.inputs import InputState
from companion.state.models.state_parts import SourceLine
from companion.words.i18n import Translate

AWAY = {
    "": None,
    "untaught": Say("It has not been shown its colours yet. Until then, please say them here on the page."),
}
"""Why a device is away (`companion.ports.inputs.InputAway`), as far as it has words of its own."""
BROKEN = Say("It does not work just now. Please say it here on the page; the log tells what is wrong.")
PANEL = Say("Buttons and lights beside the board")
PANEL_BROKEN = Say(
    "They do not work just now. Please use the page. I keep trying; the log tells what is wrong."
)


def source_lines(sources: Iterable[InputState], panel: str, translate: Translate) -> list[SourceLine]:
    """Return the key ``sources`` of the public state: buttons and docks beside the board.

    ``panel`` is why the panel cannot be used; where it can, it says nothing.
    """
    broken = SourceLine(translate(PANEL), "", up=False, text=translate(PANEL_BROKEN))
    return ([broken] if panel else []) + [
        SourceLine(one.name, one.word, one.up, translate(say) if (say := _text(one)) else "")
        for one in sources
    ]


def _text(one: InputState) -> Say | None:
    return one.note if one.note is not None or one.up else AWAY.get(one.why.split(":", maxsplit=1)[0], BROKEN)
