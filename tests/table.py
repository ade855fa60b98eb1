"""A table for tests: the referee behind its debounce, fed with raw edges or with words of people.

Time is the events' own; nothing waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core import timed_play as plays
from companion.core.model.commands import Choose, DieRolled, Done, Enter, Given, Undo
from companion.core.model.game import Game
from companion.core.model.inputs import read_input
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import (
    NO_POLES,
    Announce,
    Effect,
    Entry,
    Mask,
    Poles,
    Record,
    Stimulus,
    Verdict,
)
from companion.core.reducer import step
from companion.core.timed_play import Play
from companion.games.malefiz import GAME

SETTINGS = Settings()


class Table:
    """One game from its first look at the board; everything said and recorded is kept.

    Args:
        position: where to begin: keys of notation.md (game and variant may be left out), or a position.
        game: whose position it is.
        computer: seat -> level, where the companion plays.
    """

    def __init__(
        self,
        position: Any,
        names: Mapping[str, str] | None = None,
        game: Game[Any] = GAME,
        computer: Mapping[str, str] | None = None,
    ) -> None:
        if isinstance(position, Mapping):
            position = game.load({"game": "malefiz", "variant": "classic", **position})
        session, entry = step.new_game(
            game, SETTINGS, position, names or {}, 0, computer=computer, luck="luck"
        )
        self.entries: list[Entry] = [entry]
        self.said: list[Verdict] = []
        self.play = Play(session)
        self.raw: Mask = session.pictures.expected
        self.poles = NO_POLES
        self._take(plays.found(self.play, 0, self.raw))

    @property
    def session(self) -> Session:
        return self.play.session

    @property
    def now(self) -> str:
        """The kind of the present observation."""
        return self.session.observation.kind

    def _take(self, played: tuple[Play, tuple[Effect, ...]]) -> list[Verdict]:
        self.play, effects = played
        self.entries += [effect.entry for effect in effects if isinstance(effect, Record)]
        said = [effect.verdict for effect in effects if isinstance(effect, Announce)]
        self.said += said
        return said

    def edge(self, at_ms: int, spot: str, on: bool) -> list[Verdict]:
        """One raw edge."""
        bit = 1 << self.session.board.index[spot]
        self.raw = self.raw | bit if on else self.raw & ~bit
        return self._take(plays.levels(self.play, at_ms, self.raw, poles=self.poles))

    def edges(self, edges: Iterable[tuple[int, str, bool]]) -> list[Verdict]:
        """Raw edges in time order."""
        return [verdict for edge in edges for verdict in self.edge(*edge)]

    def touch(self, at_ms: int, *touches: str) -> list[Verdict]:
        """``-a1`` lifts and ``+c1`` puts, 100 ms apart, the first at ``at_ms``."""
        return self.edges((at_ms + 100 * n, spot[1:], spot[0] == "+") for n, spot in enumerate(touches))

    def until(self, at_ms: int) -> list[Verdict]:
        """Let time pass."""
        return self._take(plays.advance(self.play, at_ms))

    def tell(self, stimulus: Stimulus) -> list[Verdict]:
        """Something that a person says."""
        return self._take(plays.stimulus(self.play, stimulus))

    def die(self, at_ms: int, number: int) -> list[Verdict]:
        return self.tell(DieRolled(at_ms, number))

    def give(self, at_ms: int, text: str, seat: str = "") -> list[Verdict]:
        """An input that no hands make, as ``call:red``."""
        return self.tell(Given(at_ms, read_input(text, self.session.game.words), seat))

    def choose(self, at_ms: int, move: str) -> list[Verdict]:
        return self.tell(Choose(at_ms, move))

    def done(self, at_ms: int) -> list[Verdict]:
        return self.tell(Done(at_ms))

    def enter(self, at_ms: int, move: str) -> list[Verdict]:
        return self.tell(Enter(at_ms, move))

    def undo(self, at_ms: int, seat: str | None = None) -> list[Verdict]:
        return self.tell(Undo(at_ms, seat))

    def found(self, at_ms: int, *occupied: str) -> list[Verdict]:
        """The board is seen again after a time unseen."""
        self.raw = self.session.board.mask(occupied)
        return self._take(plays.found(self.play, at_ms, self.raw))

    def poles_found(self, at_ms: int, poles: Poles) -> list[Verdict]:
        """The board is seen again, unchanged, now with these poles."""
        self.poles = poles
        return self._take(plays.found(self.play, at_ms, self.raw, poles))

    def felt(self, at_ms: int, spot: str, north: bool | None) -> list[Verdict]:
        """A magnet with this pole comes to a spot, or to the place of the one there; None: it leaves."""
        index = self.session.board.index[spot]
        bit = 1 << index
        self.raw = self.raw & ~bit if north is None else self.raw | bit
        self.poles = self.poles.set(index, north)
        return self._take(plays.levels(self.play, at_ms, self.raw, poles=self.poles))

    def names(self, mask: Mask) -> tuple[str, ...]:
        return self.session.board.names(mask)


def told(verdicts: Iterable[Verdict]) -> list[dict[str, Any]]:
    """Verdicts as ``companion replay`` prints them."""
    return [verdict.to_json() for verdict in verdicts]
