"""One evening of a hall: changed by its hosts and by what tables tell, kept, told to all who look on.

For the event loop's thread. Refuses to know: HTTP, brokers.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion import games
from companion.core.catalog.game_box import box_of, title_of
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.types import Say
from companion.hall.evening import changes
from companion.hall.evening.animal_names import animal_names
from companion.hall.evening.counting import count
from companion.hall.evening.kept import KeptEvening
from companion.hall.evening.plan import Evening, Ranks
from companion.hall.evening.shown import EveningNow, shown
from companion.hall.tables import Tables

NOT_KEPT = Say("This could not be saved: the disk is full or broken. Nothing was changed.")
BROKER_AWAY = Say("The tables cannot be reached just now. Draw once they are back: results may be missing.")
log = logging.getLogger(__name__)


class EveningDesk:
    """The evening.

    Args:
        folder: where it is kept; None keeps nothing.
        tables: what is known of them.
        broker: tells whether the broker is there.
        changed: called where it has changed.
        shelf: the games that can be played; None: those that are installed.
        animals: players are called by animals, whatever names are typed.
    """

    def __init__(
        self,
        folder: Path | None,
        tables: Tables,
        broker: Callable[[], bool],
        changed: Callable[[], None],
        shelf: Mapping[str, Game[Any]] | None = None,
        *,
        animals: bool = False,
    ) -> None:
        self._file = KeptEvening(folder)
        self._tables, self._broker, self._changed = tables, broker, changed
        self._shelf, self._animals = shelf, animals
        self.evening = self._file.load()  # None where none is planned
        self._kept = True

    @property
    def aside(self) -> str:
        """The name of a damaged file that is kept; empty where none is."""
        return self._file.aside

    def now(self) -> EveningNow:
        """Return what the pages get."""
        return EveningNow(
            shown(self.evening) if self.evening else None, self.aside, self._kept, self._animals
        )

    def games(self) -> Mapping[str, Game[Any]]:
        """Return the games that can be played."""
        if self._shelf is None:
            self._shelf = games.look().games
        return self._shelf

    def choice(self) -> list[tuple[str, str, Say]]:
        """Return what can be played at a table: game, variant, and what it is called."""
        known = self.games()
        editions = [(name, each.variant) for name, game in known.items() for each in box_of(game).editions]
        return [(name, variant, title_of(known, name, variant)) for name, variant in editions]

    def hear(self, board: str) -> None:
        """Count what a table has told anew."""
        if self.evening is None or (line := self._tables.line(board)) is None:
            return
        after = count(self.evening, board, self._tables.results(board), twice=line.twice)
        if after == self.evening and self._kept:
            return
        self.evening = after
        try:
            self._file.save(after)
            self._kept = True
        except OSError as error:
            self._kept = False  # the table tells it again after a restart
            log.warning("a result is not kept over a restart: %s", error)
        self._changed()

    # --- for hosts: each raises Refused ----------------------------------------------------------

    def plan(self, wanted: changes.PlanWanted, lang: str) -> None:
        """Plan an evening; animals have their names in this language."""
        if self.evening is not None:
            raise changes.Refused(changes.IS_PLANNED)
        seed = secrets.randbits(48) if wanted.seed is None else wanted.seed
        if self._animals:
            wanted = replace(wanted, players=animal_names(wanted.players, (), lang))
        self._keep(changes.plan(wanted, self._titles(), self.games(), seed))

    def use(self, tables: Sequence[changes.TableWanted]) -> None:
        """Use these tables from the next round on."""
        self._keep(changes.use(self._planned(), tables, self._titles(), self.games()))

    async def draw(self, number: int) -> None:
        """Draw a round, beside the event loop; once more where the evening has changed meanwhile."""
        while True:
            evening = self._planned()
            if not self._broker():
                raise changes.Refused(BROKER_AWAY)
            there = {line.id for line in self._tables.lines() if line.there}
            told = {table.board: self._tables.results(table.board) for table in evening.tables}
            after = await asyncio.to_thread(changes.next_round, evening, number, there, told)
            if self.evening is evening:
                break
        self._keep(after)

    def come(self, name: str, lang: str) -> None:
        """Let one more play; an animal has its name in this language."""
        evening = self._planned()
        if self._animals:
            [name] = animal_names([name], [player.name for player in evening.players], lang)
        self._keep(changes.come(evening, name))

    def stay(self, player: int, *, here: bool) -> None:
        """Let a player be in the rounds to come, or not."""
        self._keep(changes.stay(self._planned(), player, here=here))

    def fix(self, number: int, board: str, places: Ranks) -> None:
        """Put a result right; empty: it does not count."""
        self._keep(changes.fix(self._planned(), number, board, places, self._tables.results(board)))

    def accept(self, board: str, game: int) -> None:
        """Let an odd result count."""
        self._keep(changes.accept(self._planned(), board, game))

    def delete(self) -> None:
        """Forget the evening, names and all."""
        self._planned()
        self._keep(None)

    def forget(self) -> None:
        """Forget the evening, unasked. Raises OSError: nobody sees it any more, but the file is there."""
        self.evening, self._kept = None, True
        self._changed()
        self._file.save(None)

    def _planned(self) -> Evening:
        if self.evening is None:
            raise changes.Refused(changes.NO_EVENING)
        return self.evening

    def _titles(self) -> dict[str, str]:
        return {line.id: line.title for line in self._tables.lines()}

    def _keep(self, evening: Evening | None) -> None:
        try:
            self._file.save(evening)
        except OSError as error:
            log.warning("the evening is not kept: %s", error)
            raise changes.Refused(NOT_KEPT) from error
        self.evening, self._kept = evening, True
        if evening is not None:
            for table in evening.tables:  # what was told before counts where it fits now
                self.hear(table.board)
        self._changed()
