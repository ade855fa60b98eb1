"""The game in play at this table: begun or taken up again, told what happens to it, recorded.

Knows: the order record, then decide on. Refuses to know: rules, who asked, and when what is decided may be
seen. The loop alone uses it.
"""

import logging
from collections.abc import Callable, MutableSet
from functools import partial
from typing import Any

from msgspec import Struct

from companion.core import timed_play as plays
from companion.core.catalog.game_box import edition_of
from companion.core.decision import fold
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.commands import Pause, SeatChange
from companion.core.model.errors import InputError, PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board
from companion.core.model.session import Session, in_play
from companion.core.model.types import NO_POLES, Entry, Mask, Poles, Record, Say, SensorFrame, Stimulus
from companion.core.reducer import command_refusal
from companion.daemon.loop.confirmed_picture import ConfirmedPicture
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.opening import Opening
from companion.daemon.loop.play_again import LastGame, Rematch
from companion.daemon.loop.random_source import RollSecret, draw
from companion.daemon.loop.recorded_play import RecordedPlay
from companion.journal import Journal
from companion.ports.commands import (
    CommandRefused,
    ForgetNames,
    NewGame,
    PlayAgain,
    PutAway,
    RollForMe,
    SeatLights,
)
from companion.ports.devices import Clock, LinkEvent
from companion.ports.table import Again

log = logging.getLogger(__name__)


class Loaded(Struct, frozen=True):
    """What a journal had for a start: the unfinished game of last time, and its session where it was read.

    Without a session the game (``name``, `UNKNOWN_GAME` where not even that was read) is put aside. ``cut``:
    damage has cost something of it, or a newer one. ``last``: the game that may be played once more.
    """

    journal: Journal
    game_id: int | None = None
    name: str = ""
    session: Session | None = None
    cut: bool = False
    last: LastGame | None = None


UNKNOWN_GAME = "?"

LaysOut = Callable[[Session], Mask | None]
"""Lays out a game that begins; what stands then, None where nothing was done."""


class GameInPlay:
    """The play, its journal and its tape.

    ``play`` and ``game_id`` are None before the first game. ``aside``: the game that was put away, being
    broken, and ``aside_id`` its number; empty once another is played. ``row``: once it is durable, all that
    was decided is. ``journal`` is None until `open`.

    Args:
        opening: how games begin here.
        devices: those of the table.
        confirmed: whether a picture may be decided on.
        clock: of the daemon.
        asides: games that do not go on by themselves after a start.
    """

    def __init__(
        self,
        opening: Opening,
        devices: Devices,
        confirmed: ConfirmedPicture,
        clock: Clock,
        asides: MutableSet[int] | None = None,
    ) -> None:
        self._opening, self._devices, self._confirmed, self._clock = opening, devices, confirmed, clock
        self._recorded = RecordedPlay(partial(self._write, durable=False))
        self._roll_secret = RollSecret()
        self._asides = set() if asides is None else asides
        self.journal: Journal | None = None
        self.play: plays.Play | None = None
        self.game_id: int | None = None
        self.aside = ""
        self.aside_id: int | None = None
        self.aside_cut = False
        self.row = 0
        self.lay: LaysOut = lambda _: None
        self._rematch = Rematch(opening, devices)
        self._told = ""  # what broke last while nobody played; it is logged once

    @property
    def session(self) -> Session | None:
        """The game as it stands; None before the first."""
        return self.play.session if self.play else None

    @property
    def board(self) -> str:
        """The board in play; else that of the last game, and before the first one, one that has sensors."""
        on_table = self.play.session.board.name if self.play else self._rematch.board
        return on_table or self._devices.first_board

    @property
    def again(self) -> Again | None:
        """The last game, while none is on: it may be played once more."""
        return None if in_play(self.session) or self.aside else self._rematch.look(self._clock())

    @property
    def commitment(self) -> str:
        """That of the next roll."""
        return self._roll_secret.commitment

    def load(self, journal: Journal) -> Loaded:
        """Read the unfinished game of last time; changes nothing, and may be called in any thread.

        Whatever is wrong with that game is told and never raised; one that was set aside stays there.
        """
        game_id, name = None, UNKNOWN_GAME
        try:
            if (unfinished := journal.last_unfinished()) is None or unfinished.game_id in self._asides:
                return Loaded(journal, last=self._last_of(journal))
            game_id, name = unfinished.game_id, unfinished.game
            if journal.is_cut(game_id):  # its end is missing: the host says whether it goes on
                return Loaded(journal, game_id, name, cut=True)
            session, begun = self._stored(journal, game_id)
            return Loaded(journal, game_id, name, session, last=LastGame(game_id, begun, session.table.names))
        except InputError as error:  # its rules are gone, or broken, or read it no more
            log.warning("the game %s (%s) cannot go on: %s", game_id, name, error)
        except Exception:  # of whatever kind: the table starts
            log.exception("the game %s (%s) cannot go on", game_id, name)
        return Loaded(journal, game_id, name)

    def open(self, loaded: Loaded) -> None:
        """Record there from now on; the game that was loaded goes on."""
        self.journal = loaded.journal
        self._rematch.take(loaded.last)
        if loaded.session is not None:
            self._begin(loaded.session, loaded.game_id)
        else:
            self.aside, self.aside_id, self.aside_cut = loaded.name, loaded.game_id, loaded.cut

    def put_aside(self, error: Exception) -> None:
        """Take a game that broke off the table. The journal has all that was decided.

        A `PluginError` of another game than the one in play changes nothing.
        """
        name = self.play.session.game.name if self.play is not None else ""
        if isinstance(error, PluginError) and error.plugin != name:
            log.error("%s", error, exc_info=error)
        elif self.play is None:
            if repr(error) != self._told:
                log.error("nobody plays, and something broke: %r", error, exc_info=error)
            self._told = repr(error)
        else:
            log.error("put away: game %s (%s): %s", self.game_id, name, error, exc_info=error)
            self.aside, self.aside_id, self.aside_cut = name, self.game_id, False
            self.play = self.game_id = None
            self._rematch.take(None)

    # --- time ------------------------------------------------------------------------------------

    def due_ms(self, now_ms: int) -> int | None:
        """Tell when time alone may change something next.

        None where that cannot be, or not before proof comes.
        """
        due = plays.due(self.play) if self.play else None
        settling = self.play is not None and bool(self.play.debounce.edges)
        if due is not None and (due > now_ms or settling or self._confirmed.may_decide(self.board)):
            return due
        return None

    def advance(self) -> None:
        """Time has passed; where a decision is due, proof of the picture is asked for."""
        if self.play is None:
            return
        now = self._clock()
        self._did(self._recorded.advance(self.play, now, self._known_ms))
        if (due := plays.due(self.play)) is not None and due <= now:
            self._confirmed.ask(self.board, now)

    @property
    def _known_ms(self) -> int:
        return self._devices.known_ms(self.board)

    # --- what comes in ---------------------------------------------------------------------------

    def device(self, event: LinkEvent, now_ms: int, *, known: bool) -> None:
        """Take in what the devices have; ``known``: whether the board was in sight before."""
        self._recorded.link(event, now_ms)
        if self.play is None:
            return
        board = self.play.session.board
        if not self._devices.known(board.name):
            if known:
                self._did(self._recorded.lost(self.play, now_ms))
            return
        raw, poles = self._devices.levels(board), self._poles(board)
        if not known:
            self._did(self._recorded.found(self.play, now_ms, raw, poles))
        elif raw != self.play.flapping.raw or poles != self.play.debounce.raw_poles:
            at_ms = self._devices.at_ms if isinstance(event, SensorFrame) else now_ms
            self._did(self._recorded.levels(self.play, at_ms, raw, self._known_ms, poles))

    def pause(self, now_ms: int, *, on: bool, by: str = "page") -> None:
        """Pause the game, or go on."""
        if self.play is not None:
            self._did(self._recorded.stimulus(self.play, Pause(now_ms, on=on, by=by), self._known_ms))

    def carry_out(self, command: SeatLights | RollForMe | Stimulus, now_ms: int) -> None:
        """Take a word about the game in play. Raises CommandRefused."""
        if self.play is None:
            raise CommandRefused(Say("No game has been started yet."))
        match command:
            case RollForMe():
                if command.commitment not in ("", self._roll_secret.commitment):
                    raise CommandRefused(Say("Somebody has just rolled. Please look again."))
                if not self.play.session.game.die_faces:
                    raise CommandRefused(command_refusal.NOT_NOW)
                stimulus: Any = self._roll_secret.throw(
                    command.share, self.play.session.game.die_faces, now_ms
                )
            case SeatLights():
                stimulus = SeatChange(now_ms, command.seat, "lit" if command.on else "dark")
            case _:
                stimulus = replace(command, at_ms=now_ms)
        self.advance()
        if why := command_refusal.refusal(self.play.session, stimulus):
            raise CommandRefused(why)
        if isinstance(command, RollForMe) and command_refusal.has_number(self.play.session):
            raise CommandRefused(Say("There is a number already. Move first, or take it back."))
        self._did(self._recorded.stimulus(self.play, stimulus, self._known_ms))

    def forget(self, command: ForgetNames | PutAway) -> None:
        """Forget names, or delete a game.

        What is on the table is told the same as the journal.
        """
        here = self.play is not None and command.game_id in (None, self.game_id)
        if here and isinstance(command, PutAway) and in_play(self.session):
            raise CommandRefused(Say("This game is being played. End it first, then it can be deleted."))
        self._rematch.forget(command)
        if self.play is None or not here:
            return
        if isinstance(command, ForgetNames):
            self.play = replace(self.play, session=fold.nameless(self.play.session, command.name))
        else:
            self.play = self.game_id = None

    # --- how it begins ---------------------------------------------------------------------------

    def new_game(self, command: NewGame | PlayAgain, now_ms: int) -> None:
        """Begin this game, or the last one once more. Raises CommandRefused where it cannot begin."""
        assert self.journal is not None
        wanted = self._once_more(command.game_id) if isinstance(command, PlayAgain) else command
        session, entry = self._opening.new_game(wanted, now_ms, self._played_before(wanted))
        self.row = self.journal.begin_game(entry)
        self._rematch.take(LastGame(self.row, entry, wanted.names))
        self._begin(session, self.row)

    def _once_more(self, game_id: int) -> NewGame:
        if (again := self.again) is None or again.game_id != game_id:
            raise CommandRefused(Say("Another game has begun meanwhile. Please look again."))
        return again.wanted

    def _played_before(self, wanted: NewGame) -> tuple[Entry, ...]:
        """Return the last game like this one; a damaged one tells nothing and is in nobody's way."""
        assert self.journal is not None
        try:
            return self.journal.last_played(wanted.game, wanted.variant)
        except Exception:  # of whatever kind: a new game can always begin
            log.exception("what the last game of %s has shown cannot be read", wanted.game)
            return ()

    def set_aside(self, game_id: int) -> None:
        """Leave a game that broke where it is; nothing more is told of it. Raises CommandRefused."""
        if game_id != self.aside_id:
            raise CommandRefused(Say("This game did not break; there is nothing to be set aside."))
        self._asides.add(game_id)
        self.aside, self.aside_id = "", None

    def resume(self, game_id: int, now_ms: int) -> None:
        """Take a stored game up again: whoever does wants to play it. Raises CommandRefused."""
        self._take_up(game_id)
        if self.journal is not None and self.journal.is_cut(game_id):
            self._let_go_on(game_id)
        if (session := self.session) is not None and session.progress.paused is not None:
            self.pause(now_ms, on=False)

    def _let_go_on(self, game_id: int) -> None:
        """Note that a game whose end is missing goes on, so that it also does after the next start."""
        assert self.journal is not None
        try:
            self.journal.let_go_on(game_id)
        except OSError as error:
            log.warning("that game %s goes on cannot be noted (%s): it is asked again", game_id, error)

    def _take_up(self, game_id: int) -> None:
        assert self.journal is not None
        session, begun = self._stored(self.journal, game_id)
        self._rematch.take(LastGame(game_id, begun, session.table.names))
        self._begin(session, game_id)

    def _last_of(self, journal: Journal) -> LastGame | None:
        """Return the game that was played here last; None where it cannot be read: it is only not offered."""
        try:
            game_id = journal.last_here()
            session, begun = self._stored(journal, game_id)
        except InputError:
            return None
        return LastGame(game_id, begun, session.table.names)

    def _stored(self, journal: Journal, game_id: int) -> tuple[Session, Entry]:
        try:
            entries = journal.entries(game_id)
        except KeyError:
            raise CommandRefused(Say("There is no stored game with this number.")) from None
        except Exception as error:  # of whatever kind: the game in play goes on
            log.exception("the game %s cannot be read", game_id)
            raise CommandRefused(
                Say("This stored game is damaged and cannot go on. It stays as it is.")
            ) from error
        return self._opening.stored_game(entries), entries[0]

    def _begin(self, session: Session, game_id: int | None) -> None:
        self.aside, self.aside_id = "", None
        if game_id is not None:
            self._asides.discard(game_id)
        edition = edition_of(session.game, session.game.dump(session.position)["variant"])
        bare = edition is not None and edition.bare and not session.game.picture(session.position)
        self._devices.play_on(session.board.name, bare=bare)
        self.play = plays.Play(session, diagnosis=Diagnosis(self._devices.chains(session.board)))
        self.game_id = game_id
        now = self._clock()
        self._recorded.begin(self.play, now)
        if self._devices.known(session.board.name):
            laid = self.lay(session)
            raw = self._devices.levels(session.board) if laid is None else laid
            self._did(self._recorded.found(self.play, now, raw, self._poles(session.board)))
        else:  # nothing is missing from a board that nobody has seen yet
            self._did(self._recorded.lost(self.play, now))

    def _poles(self, board: Board) -> Poles:
        return self._devices.poles(board) if self._opening.settings.poles else NO_POLES

    # --- what is recorded ------------------------------------------------------------------------

    def _did(self, played: plays.Played) -> None:
        self._keep(played)
        while self.play is not None and (given := draw(self.play.session, self._clock())) is not None:
            self._keep(self._recorded.stimulus(self.play, given, self._known_ms))

    def _keep(self, played: plays.Played) -> None:
        self.play, effects = played
        self._rematch.follow(self.play.session)
        for effect in effects:
            if isinstance(effect, Record):
                self._write(effect.entry, durable=True)
        if effects:  # a roll may have waited
            self._roll_secret.note_known(self.play.session.progress.rolls)

    def _write(self, entry: Entry, *, durable: bool) -> None:
        if self.journal is None or self.game_id is None:
            return
        row = self.journal.append(self.game_id, entry, durable=durable)
        if durable:
            self.row = row
