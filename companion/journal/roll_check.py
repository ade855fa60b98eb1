"""The companion's own rolls in a game's text, checked: does each number follow from its secret and share?

Knows: the line ``rolled SEAT NUMBER SECRET SHARE`` (game-text.md). Refuses to know: the rest of the
text, and the rules beyond the faces of the die.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from companion.core.chance import dice
from companion.core.model.errors import InputError
from companion.games import named
from companion.journal.notation.reading import SHOWN
from companion.journal.notation.text import NO_SHARE

HEXADECIMAL = re.compile(r"[0-9a-f]{8,64}")


class Throw(Struct, frozen=True):
    """A ``rolled`` line, as it stands there."""

    seat: str
    die: str
    secret: str
    share: str

    def fault(self, faces: Sequence[int]) -> str:
        """Tell why the number cannot have come about like that; empty where it has."""
        for what, value in (("secret", self.secret), ("share", self.share)):
            if not HEXADECIMAL.fullmatch(value) and (what, value) != ("share", NO_SHARE):
                return f"the {what} must be 8 to 64 digits and letters a to f, not {value[:SHOWN]!r}"
        right = dice.thrown(self.secret, self.proof["share"], faces)
        return "" if self.die == str(right) else f"the secret gives {right}, not {self.die[:SHOWN]!r}"

    @property
    def commitment(self) -> str:
        """What the companion must have shown before this roll."""
        return dice.commitment(self.secret)

    @property
    def proof(self) -> Mapping[str, str]:
        """Secret and share as a ``roll`` entry has them."""
        return {"secret": self.secret, "share": "" if self.share == NO_SHARE else self.share}


def check_rolls(lines: Sequence[str], name: str) -> Iterator[tuple[int, Throw, str]]:
    """Yield the rolls of a game's text: the line's number, the roll, and its fault (empty: right).

    Args:
        lines: of the text, as ``companion export`` writes them.
        name: of the file, for messages.

    Raises:
        InputError: no game is named in it, or one that is not installed here.
    """
    games = [line.removeprefix("game:").strip() for line in lines if line.startswith("game:")]
    if not games:
        raise InputError(f"{name}: there is no line 'game: ...': is it a game's text?")
    faces = named(games[0]).die_faces
    for number, line in enumerate(lines, 1):
        match line.split():
            case ["rolled", seat, die, secret, share]:
                one = Throw(seat, die, secret, share)
                yield number, one, one.fault(faces)
            case ["rolled", *_]:
                raise InputError(
                    f"{name}: line {number}: right would be 'rolled SEAT NUMBER SECRET SHARE', "
                    f"not {line.strip()[:SHOWN]!r}"
                )
