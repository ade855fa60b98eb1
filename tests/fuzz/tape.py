"""A table whose every event is kept, so that what went wrong can be written down as a trace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core import timed_play as plays
from companion.core.model.commands import BoardIsRight, Choose, DieRolled, Done, Enter, Given
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.inputs import Input, read_input
from companion.core.model.miss_rates import MissRates, proven, walked
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import NO_POLES, Announce, Effect, Poles, Stimulus, Verdict
from companion.core.reducer import step
from companion.core.timed_play import Play
from companion.games.malefiz import GAME
from companion.simulate.ground import pool_of
from tests.simulate.sensors import Seen

Row = dict[str, Any]
"""One event as in docs/reference/notation.md, part 4, also with a game's words; besides,
``{"ms":..,"enter":"a1-c1"}`` (a turn from the list),
``{"ms":..,"found":["a1",..]}`` (the link is back, and the board shows this),
and ``{"ms":..,"board_right":true}`` (somebody says that the board stands right)."""


class Tape:
    """The referee behind its debounce, and what it was told since `mark`.

    ``said`` are the verdicts since then, ``rows`` the events. ``poles``: whether its sensors tell them, and
    ``norths``: where they tell a north pole at first. ``shown``: what the sensors show at first; else what
    stands in the position.
    """

    def __init__(
        self,
        position: Any,
        settings: Settings,
        *,
        poles: bool = False,
        norths: Iterable[str] = (),
        shown: Iterable[str] | None = None,
        game: Game[Any] = GAME,
    ) -> None:
        session, _ = step.new_game(game, settings, position, {}, 0)
        self.play = Play(session)
        self.raw = session.pictures.expected if shown is None else session.board.mask(list(shown))
        north = session.board.mask(list(norths))
        self.poles = Poles(north, self.raw & ~north) if poles else NO_POLES
        self.bit = {spot: 1 << i for spot, i in session.board.index.items()}
        self.said: list[Verdict] = []
        self.rows: list[Row] = []
        self.mark()
        self._take(plays.found(self.play, 0, self.raw, self.poles))

    @property
    def session(self) -> Session:
        return self.play.session

    @property
    def position(self) -> Any:
        """What the referee believes of the board, whether or not a number has been told."""
        return self.session.game.unrolled(self.session.position)

    def walk(self, visits: Mapping[str, tuple[int, int]]) -> None:
        """This real board has been walked before the game: spot -> visits (clean, others); or not at all."""
        index = self.session.board.index
        walk = walked({index[spot]: both for spot, both in visits.items()})
        known = MissRates(walked=walk, doubted=not proven(len(visits), len(index)))
        self.play = replace(
            self.play,
            session=replace(self.session, contacts=replace(self.session.contacts, miss_rates=known)),
        )

    def mark(self) -> None:
        """A new turn begins: forget what was said and done."""
        self.said, self.rows = [], []

    def _take(self, played: tuple[Play, tuple[Effect, ...]]) -> None:
        self.play, effects = played
        for effect in effects:
            if isinstance(effect, Announce):
                self.said.append(effect.verdict)

    def edges(self, edges: Iterable[Seen]) -> None:
        """Raw reports in time order, with poles where they are felt."""
        for at_ms, spot, on, north in edges:
            self.raw = self.raw | self.bit[spot] if on else self.raw & ~self.bit[spot]
            if north is not None or self.poles != NO_POLES:
                self.poles = self.poles.set(self.session.board.index[spot], north if on else None)
            pole = {} if north is None else {"north": north}
            self.rows.append({"ms": at_ms, "spot": spot, "on": on, **pole})
            self._take(plays.levels(self.play, at_ms, self.raw, poles=self.poles))

    def until(self, at_ms: int) -> None:
        """Let time pass."""
        self._take(plays.advance(self.play, at_ms))

    def found(self, at_ms: int, occupied: Iterable[str]) -> None:
        """The board is seen again after the link was lost."""
        spots = sorted(occupied)
        self.raw = sum(self.bit[spot] for spot in spots)
        self.rows.append({"ms": at_ms, "found": spots})
        self.poles = self.poles.on(self.raw)
        self._take(plays.found(self.play, at_ms, self.raw, self.poles))

    def _tell(self, what: Stimulus, **row: Any) -> None:
        self.rows.append({"ms": what.at_ms, **row})
        self._take(plays.stimulus(self.play, what))

    def die(self, at_ms: int, number: int) -> None:
        self._tell(DieRolled(at_ms, number), die=number)

    def done(self, at_ms: int) -> None:
        self._tell(Done(at_ms), done=True)

    def choose(self, at_ms: int, move: str) -> None:
        self._tell(Choose(at_ms, move), choose=move)

    def enter(self, at_ms: int, move: str) -> None:
        self._tell(Enter(at_ms, move), enter=move)

    def board_right(self, at_ms: int) -> None:
        """Somebody has looked and taps that the board stands right."""
        self._tell(BoardIsRight(at_ms), board_right=True)

    def given(self, at_ms: int, text: str, *, drawn: bool = False) -> bool:
        """An input that no hands make, as text; whether it was heard."""
        given = read_input(text, self.session.game.words)
        heard = len(self.session.progress.history)
        told = {given.word: given.value or True, **({"drawn": True} if drawn else {})}
        self._tell(Given(at_ms, given, how="drawn" if drawn else "told"), **told)
        return any(past.move == text for past in self.session.progress.history[heard:])

    def play_rows(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Events from a trace."""
        for row in rows:
            at_ms = row["ms"]
            if "spot" in row:
                self.edges([Seen(at_ms, row["spot"], row["on"], row.get("north"))])
            elif "die" in row:
                self.die(at_ms, row["die"])
            elif "choose" in row:
                self.choose(at_ms, row["choose"])
            elif "enter" in row:
                self.enter(at_ms, row["enter"])
            elif "found" in row:
                self.found(at_ms, row["found"])
            elif row.get("board_right"):
                self.board_right(at_ms)
            elif row.get("done"):
                self.done(at_ms)
            elif word := next((key for key in row if key in self.session.game.words), ""):
                value = "" if row[word] is True else row[word]
                self.given(at_ms, str(Input(word, value)), drawn=row.get("drawn", False))
            else:
                self.until(at_ms)


def tidy(rows: Sequence[Row], standing: Iterable[str], pools: Mapping[str, tuple[str, ...]]) -> list[Row]:
    """The same events as from a board whose houses are filled from place 1 up."""
    names: dict[str, str] = {}
    there = set(standing)
    for places in pools.values():
        order = [spot for spot in places if spot in there] + [spot for spot in places if spot not in there]
        names.update(zip(order, places, strict=True))

    def name(spot: str) -> str:
        return names[spot] if pool_of(spot) else spot

    return [
        {
            **row,
            **({"spot": name(row["spot"])} if "spot" in row else {}),
            **({"found": sorted(map(name, row["found"]))} if "found" in row else {}),
        }
        for row in rows
    ]


def header(position: Any) -> Row:
    """The first line of a trace that begins at this position."""
    data = GAME.dump(position)
    kept = {key: data[key] for key in ("turn", "pieces", "house", "forest", "places") if data.get(key)}
    return {
        "trace": 1,
        "game": "malefiz",
        "variant": data["variant"],
        "seats": list(GAME.seats_in_play(position)),
        "options": data.get("options", {}),
        "position": kept,
    }
