"""What one seat alone may see, as JSON: for the journal, and for that seat's own page.

Knows: the keys, and what the stored word says about an attempt or a letter, which its modeller alone is told.
Refuses to know: what anybody may see (`notation`). No message here repeats what it has read.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.core.model.errors import PositionError
from companion.games.barbarossa import likeness
from companion.games.barbarossa.state import Attempt, Letter, Phase, Position, Secret, State

HIDDEN = "hidden"
"""The key under which the journal keeps all secrets, by seat."""


def dump_secrets(state: State) -> dict[str, Any]:
    """Return every seat's secret, for the journal alone; `load_secrets` gives them back."""
    seats = state.position.seats
    return {seat: msgspec.json.decode(msgspec.json.encode(state.secret(seat))) for seat in seats}


def load_secrets(position: Position, data: Any) -> tuple[Secret, ...]:
    """Return the secrets of all seats.

    Raises PositionError that says what is missing, never what is there.
    """
    if data is None and not any(position.chosen):
        return (Secret(),) * len(position.seats)
    try:
        found = msgspec.convert(data, dict[str, Secret])
    except msgspec.ValidationError:
        raise PositionError(f"{HIDDEN}: the words of this game are missing or cannot be read") from None
    if set(found) != set(position.seats):
        raise PositionError(f"{HIDDEN} must have one object for each seat in play")
    secrets = tuple(found[seat] for seat in position.seats)
    if tuple(len(each.words) for each in secrets) != position.chosen:
        raise PositionError(f"{HIDDEN}: other words than were chosen")
    state = State(position, secrets)
    for task in position.tasks:
        both = (task.seat, position.owner(task.riddle))
        if task.phase is Phase.VERDICT and not all(_open(state.secret(seat), task.riddle) for seat in both):
            raise PositionError(f"{HIDDEN}: the attempt that is being judged is missing")
    return secrets


def unknown_secrets(position: Position) -> tuple[Secret, ...]:
    """Give secrets that fit a public position: words on paper, an attempt being judged as said aloud."""
    judged = [task for task in position.tasks if task.phase is Phase.VERDICT]
    return tuple(
        Secret(
            words=("",) * position.of(position.chosen, seat),
            attempts=tuple(
                Attempt(task.riddle, "", task.seat, "")
                for task in judged
                if seat in (task.seat, position.owner(task.riddle))
            ),
        )
        for seat in position.seats
    )


def yours(state: State, seat: str) -> dict[str, Any]:
    """Tell what a seat alone may see, for its own page.

    ``words`` by riddle; ``letters`` and ``attempts`` told to it, and by it. The modeller alone is told what
    the stored word says: ``likeness`` of an attempt (`words.Likeness`), the ``right`` letter where a letter
    is asked for now (``asked``) or another one was told.
    """
    position, own = state.position, state.secret(seat)
    named = {f"{seat}:{number}": word for number, word in enumerate(own.words, 1)}
    found: dict[str, Any] = {
        "seat": seat,
        "words": named,
        "letters": [_told(each, named) for each in own.letters],
        "attempts": [_put(each, named) for each in own.attempts],
    }
    task = position.now
    if task.phase is Phase.TELL and position.owner(task.riddle) == seat:
        found["asked"] = {"riddle": task.riddle, "nth": task.nth, "by": task.seat}
        if word := named.get(task.riddle):
            found["asked"]["right"] = likeness.letter(word, task.nth) if task.nth else likeness.letters(word)
    return found


def _told(each: Letter, named: Mapping[str, str]) -> dict[str, Any]:
    line = msgspec.structs.asdict(each)
    if (word := named.get(each.riddle)) and each.letter and each.nth:
        right = likeness.letter(word, each.nth)
        if (right or "-") != each.letter:
            line["right"] = right
    return line


def _put(each: Attempt, named: Mapping[str, str]) -> dict[str, Any]:
    line = msgspec.structs.asdict(each)
    if (word := named.get(each.riddle)) and each.text:
        line["likeness"] = likeness.likeness(each.text, word).value
    return line


def _open(secret: Secret, riddle: str) -> bool:
    return any(each.riddle == riddle and not each.verdict for each in secret.attempts[-1:])
