"""The games of this evening at one table: counted from the turns that are told, kept, and told to a hall.

Told twice, a turn counts once. Games that were won last are told for as long as others do not take their
place, whatever the clock says: a hall that was away counts them then. Refuses to know: connections, and how a
game is won.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from companion.core.model.fast_replace import replace
from companion.mqtt.ended_games import EndedGame, began_ms, ended_game, places_of
from companion.mqtt.messages import TAKEN_BACK, WON, YOUR_TURN, TableEvent
from companion.ports.clocks import Moment, now
from companion.ports.files import KeptFile
from companion.ports.table import View

NAME = "evening.json"
BREAK_S = 6 * 3600.0
"""After so long without a turn another evening begins."""

MOST_GAMES = 200
"""So many games of one evening are kept."""

MOST_ENDED = 20
"""So many games that were won last are told."""


class Results(Struct, frozen=True):
    """What a table has played this evening.

    Args:
        games: that somebody has won.
        turns: of all games.
        wins: seat -> games that it has won.
        ended: the games that were won last, the newest last; also those of other evenings.
        now: the number of the game in play; 0 where none is.
    """

    games: int = 0
    turns: int = 0
    wins: dict[str, int] = {}
    ended: Annotated[tuple[EndedGame, ...], Meta(max_length=3 * MOST_ENDED)] = ()
    now: int = 0


class OneGame(Struct, frozen=True):
    """One game: the number of its last turn, and who has won, if anybody."""

    turns: int = 0
    winner: str = ""


class KeptEvening(Struct, frozen=True):
    """The file: when the last turn came; the games by number; the last won."""

    at: Moment = Moment()
    games: dict[int, OneGame] = {}
    ended: tuple[EndedGame, ...] = ()


class Evening:
    """The games of this evening. For one thread.

    Args:
        folder: where they are kept; None keeps nothing.
        clock: tells this moment.
    """

    def __init__(self, folder: Path | None, clock: Callable[[], Moment] = now) -> None:
        self._file = KeptFile(folder / NAME if folder else None, KeptEvening, "results of the evening")
        self._clock = clock
        self._kept = self._file.load()
        self._now = 0

    def look(self, view: View) -> None:
        """Take in how the game in play stands, seen once or often."""
        session, number = view.session, view.game_id
        if session is None or number is None:
            self._now = 0
            return
        self._now = 0 if session.over else number
        places, ended = places_of(session), self._kept.ended
        began = began_ms(session)  # 0 where all turns are taken back
        known = next((one for one in ended if one.game == number and began in {one.began_ms, 0}), None)
        if places == (known.places if known else ()):
            return
        others = tuple(one for one in ended if one is not known)
        news = replace(known, places=places) if known else ended_game(session, number, places)
        self._keep(KeptEvening(self._kept.at, self._kept.games, (*others, news)[-MOST_ENDED:]))

    def count(self, event: TableEvent) -> None:
        """Take in what has happened."""
        if event.event_type == YOUR_TURN:
            return
        games = {} if self._is_long_over() else dict(self._kept.games)
        before = games.pop(event.game, OneGame())
        if event.event_type == TAKEN_BACK:
            games[event.game] = OneGame(max(0, event.number - 1))
        else:
            winner = event.seat if event.event_type == WON else before.winner
            games[event.game] = OneGame(max(before.turns, event.number), winner)
        self._keep(KeptEvening(self._clock(), dict(list(games.items())[-MOST_GAMES:]), self._kept.ended))

    def _is_long_over(self) -> bool:
        return self._kept.at.seconds_to(self._clock()) >= BREAK_S

    def _keep(self, kept: KeptEvening) -> None:
        self._kept = kept
        self._file.save(kept)

    def results(self) -> Results:
        """Return what has been played; of an evening that is long over the games that were won alone."""
        games = [] if self._is_long_over() else list(self._kept.games.values())
        wins = Counter(game.winner for game in games if game.winner)
        turns = sum(game.turns for game in games)
        return Results(sum(wins.values()), turns, dict(wins), self._kept.ended, self._now)
