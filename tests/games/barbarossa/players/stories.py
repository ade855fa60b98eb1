"""Whole games as readable text: an input a line, below it what was told; and the way back, to compare them.

    seats red green yellow
    options {"steps": 30}
    red> word:Zahn
        red has noted a word.

Lines without four blanks before them are what is given: who, and which input; ``leave: blue`` is said by the
table. All others are worked out: sentences, ``[green alone] ...`` what one seat sees, ``no: ...`` a refusal
with its rule, ``== ...`` how it stands when a turn has ended. After a change that is meant:

    PYTHONPATH=. python -m tests.games.barbarossa.players.stories
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from companion.core.model.inputs import Refused, read_input
from companion.core.model.types import Say
from companion.games.barbarossa import GAME
from companion.games.barbarossa.hidden import yours
from companion.games.barbarossa.state import State
from companion.words.i18n import translator

STORIES = Path(__file__).parents[3] / "golden" / "barbarossa"
INDENT = "    "


def given(story: str) -> list[str]:
    """The lines of a story that are given."""
    return [line for line in story.splitlines() if line and not line.startswith(INDENT)]


def retold(lines: list[str]) -> str:
    """The story of these lines: each, and what is worked out from it."""
    return "\n".join(_told(lines)) + "\n"


def _told(lines: list[str]) -> Iterator[str]:
    comments = [line for line in lines if line.startswith("#")]
    yield from comments
    seats, options, *inputs = [line for line in lines if not line.startswith("#")]
    yield from (seats, options)
    state = GAME.setup("classic", seats.split()[1:], json.loads(options.partition(" ")[2]))
    for line in inputs:
        yield line
        if line.startswith("leave: "):
            state = GAME.leave(state, line.removeprefix("leave: "))
            yield f"{INDENT}{_standing(state)}"
            continue
        state, told = _heard(state, line)
        yield from (f"{INDENT}{each}" for each in told)


def _heard(state: State, line: str) -> tuple[State, list[str]]:
    seat, _, text = line.partition("> ")
    given_ = read_input(text, GAME.words)
    answer = GAME.hear(state, given_, seat)
    if isinstance(answer, Refused):
        rule = f" ({answer.rule})" if answer.rule else ""
        return state, [f"no: {english(GAME.why(state, answer.reason, answer.rule))}{rule}"]
    told = [english(GAME.tell(state, given_, answer)), *_alone(answer.position, given_.word, seat)]
    return answer.position, [
        each for each in (*told, _standing(answer.position) if answer.ends else "") if each
    ]


def _alone(state: State, word: str, seat: str) -> Iterator[str]:
    """What the modeller, or who has asked for a letter, sees now and nobody else."""
    own = yours(state, seat)
    if word == "guess":
        owner = state.position.owner(state.position.now.riddle)
        put = yours(state, owner)["attempts"][-1]
        yield f"[{owner} alone] {put['text']!r} is {put.get('likeness', 'compared by nobody')}"
    if word == "tell":
        last = own["letters"][-1]
        wrong = f", and [{seat} alone] it is really {last['right']!r}" if "right" in last else ""
        yield f"[{last['by']} alone] {last['riddle']} has {last['letter']!r}{wrong}"
    if "asked" in own or word in ("nth", "demand"):
        for each in state.position.seats:
            if asked := yours(state, each).get("asked"):
                yield f"[{each} alone] it is {asked.get('right', 'on paper')!r}"


def _standing(state: State) -> str:
    now = state.position
    hats = ", ".join(f"{seat} {hat}" for seat, hat in zip(now.seats, now.hats, strict=True))
    elves, curses = (" ".join(map(str, values)) for values in (now.elves, now.curses))
    caves = " ".join(str(cave + 1) for cave in now.wizards)
    over = f"; won by {' and '.join(now.winners)}" if now.winners else ""
    return f"== hats {hats}; caves {caves}; elf stones {elves}; curses {curses}; spears {now.spears}{over}"


def english(say: Say) -> str:
    """A sentence with seats in place of players."""
    return translator("en")(say)


if __name__ == "__main__":
    for path in sorted(STORIES.glob("*.txt")):
        path.write_text(retold(given(path.read_text(encoding="utf-8"))), encoding="utf-8")
