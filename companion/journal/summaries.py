"""What a list of games says of each, worked out of its rows.

Refuses to know: files, and where the rows came from.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct, field

from companion import games
from companion.core.model.capabilities import played_by_companion
from companion.core.model.errors import InputError, PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.inputs import MOVE, PASS
from companion.core.model.old_entries import read_entry
from companion.journal.store import Row
from companion.ports.table import StoredGame

IMPORTED = "imported"
"""Stands for the boot in rows of a game that was read from text."""

OLDEST = datetime(2026, 1, 1, tzinfo=UTC)
"""No game was played here before; a clock that says so was not set."""


class _Tally(Struct):
    """A game's standing while its rows are gone through.

    ``wins`` are (how many turns or inputs had been played, seat, data of the last). ``played`` are the data
    of all turns and inputs that count, ``ends`` which of them ended a turn, ``overruled`` whether the table
    had the last word in one.
    """

    start: dict[str, Any]
    started: str
    imported: bool
    names: dict[str, str]
    computer: dict[str, str]
    played: list[str] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)
    overruled: bool = False
    wins: list[tuple[int, str, str]] = field(default_factory=list)
    ended: bool = False

    def take(self, row: Row) -> None:
        """Go on by one row."""
        entry = read_entry(row.kind, 0, json.loads(row.data or "{}"))
        match entry.kind:
            case "input" | "overruled":
                ruled = entry.kind == "overruled"
                self.played.append(row.data)
                self.ends.append(ruled or bool(entry.data["ends"]))
                heard = not ruled and entry.data["word"] not in (MOVE, PASS)
                self.overruled |= ruled or (heard and bool(self.wins))
            case "undo":
                del self.played[-1:], self.ends[-1:]
                self.wins = [win for win in self.wins if win[0] <= len(self.played)]
                self.ended = False
            case "won":
                last = self.played[-1] if self.played else ""
                self.wins.append((len(self.played), json.loads(row.data)["seat"], last))
            case "end":
                self.ended = True
            case "seat":
                if (data := json.loads(row.data))["change"] in ("handover", "name"):
                    self.names[data["seat"]] = data["name"]
                if data["change"] == "handover":
                    self.computer[data["seat"]] = data.get("level", "")

    def result(self, installed: Mapping[str, Game[Any]]) -> tuple[str, str]:
        """Return ``playing``, ``won`` or ``ended``, and who won first.

        A game played for places goes on after the first win; an overruling, or what was heard after it, may
        have taken one back.
        """
        try:
            return self._result(installed.get(self.start["game"]))
        except (InputError, PluginError):  # its rules have changed, or are broken
            return self._result(None)

    def _result(self, game: Game[Any] | None) -> tuple[str, str]:
        first = self.wins[0][1] if self.wins else ""
        if self.overruled and self.played and game is not None:
            outcome = game.outcome(game.load(json.loads(self.played[-1])["position"]))
            state = "won" if outcome.over else "playing"
            return "ended" if self.ended else state, next(iter(outcome.winners), "")
        if self.ended:
            return "ended", first
        if not self.wins or len(self.played) > self.wins[-1][0]:
            return "playing", first
        turn = self.wins[-1][2]
        if game is None or not turn:  # its plug-in is gone; who has won has won
            return "won", first
        over = game.outcome(game.load(json.loads(turn)["position"])).over
        return "won" if over else "playing", first


def summaries(rows: Iterable[Row]) -> tuple[StoredGame, ...]:
    """Tell what these rows (`store.read_summaries`, in order) say of their games, newest first."""
    tallies: dict[int, _Tally] = {}
    for row in rows:
        if row.kind == "game":
            start = json.loads(row.data)
            imported = row.boot == IMPORTED
            people, computer = dict(start.get("names", {})), dict(start.get("computer", {}))
            tallies[row.game] = _Tally(start, row.wall, imported, people, computer)
        elif row.game in tallies:
            tallies[row.game].take(row)
    installed = games.installed()
    found = []
    for game_id, tally in sorted(tallies.items(), reverse=True):
        state, winner = tally.result(installed)
        line = StoredGame(
            game_id=game_id,
            game=tally.start["game"],
            variant=tally.start["variant"],
            names=tally.names,
            state=state,
            turns=sum(tally.ends),
            started=tally.started,
            winner=winner,
            seats=tuple(tally.start.get("seats", ())),
            imported=tally.imported,
            computer=played_by_companion(installed.get(tally.start["game"]), tally.computer),
        )
        found.append(line)
    return _with_doubts(found)


def _with_doubts(games: Sequence[StoredGame]) -> tuple[StoredGame, ...]:
    """Return the games, newest first, with a doubt about the clock where that shows.

    It had gone back, or was unset.

    A Raspberry Pi has no clock of its own and guesses until the network has told it.
    """
    latest, told = OLDEST, []
    for game in reversed(games):
        started = datetime.fromisoformat(game.started).astimezone()
        told.append(replace(game, doubtful=not game.imported and started < latest))
        latest = latest if game.imported else max(latest, started)
    return tuple(reversed(told))
