"""The referee loop: it alone owns the game; everybody else puts things into its inbox.

Knows: the order journal, then lights and view. Refuses to know: rules, bytes on the wire, HTTP. The game in
play is `companion.daemon.loop.game_in_play`, what goes out `table_status.make_view` and `view_publisher`.
"""

import logging
import queue
from collections.abc import Callable, Mapping, MutableSet
from concurrent.futures import Future
from typing import Any

from companion.core.catalog.table_settings import Counting
from companion.core.decision.pause import IDLE
from companion.core.guidance import lights
from companion.core.model.errors import PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.session import in_play
from companion.core.model.session.recorded import Settings
from companion.core.timed_play import Play
from companion.daemon.desk.hosts import HostDesk
from companion.daemon.desk.lift_watch import LiftWatch
from companion.daemon.loop.board_lock import GAME, BoardLock
from companion.daemon.loop.confirmed_picture import CommandToAnswer, ConfirmedPicture
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.game_in_play import GameInPlay, LaysOut, Loaded
from companion.daemon.loop.idle import Idle, touched
from companion.daemon.loop.inbox import Changed, Durable, Failed, Item, Opened
from companion.daemon.loop.opening import Opening, Walked
from companion.daemon.loop.outbox import Answer
from companion.daemon.loop.table_status import TableStatus, make_view
from companion.daemon.loop.view_publisher import PublishedView, ViewPublisher
from companion.journal import Journal, write_game
from companion.ports.commands import (
    Command,
    CommandRefused,
    ForgetNames,
    NewGame,
    PlayAgain,
    PutAway,
    Resume,
    SetAside,
    Starting,
)
from companion.ports.devices import Clock, LinkEvent
from companion.ports.dice import DieState
from companion.ports.hall import HallNow
from companion.ports.hosts import HostNews
from companion.ports.inputs import InputState
from companion.ports.table import Again, StoredGame, View
from companion.words.check_words import BUSY
from companion.words.sentences import tell_broken

log = logging.getLogger(__name__)

BEAT_MS = 1000
"""The loop goes round at least this often, so that its silence means something."""

ALIVE_MS = 5000
"""After this long without a round the loop is taken for dead (docs/reference/http.md: healthz)."""

ANSWER_S = 5.0
"""Whoever said something gives up after so long; it is not carried out later."""


class Loop:
    """A `companion.ports.table.TableForPages`; `run` is the loop's thread, all else is for other threads."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        devices: Devices,
        clock: Clock,
        settings: Settings,
        floor: BoardLock | None = None,
        *,
        walked: Walked = lambda _: {},
        real: bool = False,
        pause_after_ms: int = 0,
        counting: Callable[[], Counting] = Counting,
        run: int = 0,
        asides: MutableSet[int] | None = None,
    ) -> None:
        self._devices, self._clock = devices, clock
        self._floor = floor or BoardLock()
        self._floor.take(GAME)  # until it is known whether a game goes on
        self._inbox: queue.SimpleQueue[Item | None] = queue.SimpleQueue()
        self._confirmed: ConfirmedPicture = ConfirmedPicture(devices)
        opening = Opening(games, settings, devices, walked, real)
        self._playing = GameInPlay(opening, devices, self._confirmed, clock, asides)
        self.hosts = HostDesk(LiftWatch(self._playing, devices, settings), clock, self.look_up)
        self._told = self._extras
        self._beat_ms = clock()
        self._idle = Idle(pause_after_ms, self._beat_ms)
        self._counting = counting
        self._status = TableStatus(counting())
        self._shown = PublishedView(View(0, self._beat_ms, care=self._status.care, starting=True))
        self._publisher = ViewPublisher(self._shown, devices, clock, run)

    # --- for other threads -----------------------------------------------------------------------

    def emit(self, event: LinkEvent) -> None:
        """Take what a device reports."""
        self._inbox.put(event)

    def on_durable(self, row: int) -> None:
        """Take the journal's word that everything up to ``row`` is on disk."""
        self._inbox.put(Durable(row))

    def on_trouble(self, text: str) -> None:
        """Take the journal's word of trouble, or of its end (empty text)."""
        self._note(lambda now: replace(now, trouble=bool(text)))

    def on_check(self, *, on: bool) -> None:
        """Take the bench's word that a walk or a test has the board, or not."""
        self._note(lambda now: replace(now, checking=on))

    def failed(self, error: Exception, game_id: int | None = None) -> None:
        """Take a page's word that a game cannot be shown: this one, or the one of a `PluginError`."""
        self._inbox.put(Failed(error, game_id))

    def open(self, journal: Journal) -> Future[None]:
        """Read the open journal's unfinished game here and now; it goes on in the loop's thread.

        The result comes once pages show the table.
        """
        taken: Future[None] = Future()
        self._inbox.put(Opened(self._playing.load(journal), taken))
        return taken

    def lays_out(self, lay: LaysOut) -> None:
        """Let a board that is only drawn lay itself out for each game; said before the loop runs."""
        self._playing.lay = lay

    def look_up(self) -> None:
        """Look anew at what counts for lights and sounds: it may have changed."""
        self._inbox.put(Durable(0))

    def stop(self) -> None:
        """Ask the loop to end after what is in its inbox."""
        self._inbox.put(None)

    def view(self) -> View:
        """Return the latest published view; every decision in it is durable."""
        return self._shown.view

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        """Call the listener with each new view; returns the way to stop."""
        return self._shown.watch(listener)

    def execute(self, command: Command) -> View:
        """Carry out a command; the view after it, durable.

        Raises CommandRefused, or TimeoutError after 5 s: then it is not carried out any more, unless it only
        waits for the disk.
        """
        future: Future[View] = Future()
        self._inbox.put(CommandToAnswer(command, future))
        try:
            return future.result(timeout=ANSWER_S)
        finally:
            future.cancel()  # whoever gave up is not served later, when the table has gone on

    def alive(self) -> bool:
        """Tell whether the loop went round within the last five seconds."""
        return self._clock() - self._beat_ms < ALIVE_MS

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        """Return stored games, newest first, of those below number ``before``; without a bound, all."""
        return self._journal.games(before, count)

    def export(self, game_id: int) -> str:
        """Return a stored game as text. Raises KeyError for an unknown one."""
        return write_game(self._journal.game_record(game_id))

    @property
    def _journal(self) -> Journal:
        """The journal. Raises Starting until it is open."""
        if (journal := self._playing.journal) is None:
            raise Starting
        return journal

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        """Show how the dice are now."""
        self._note(lambda now: replace(now, dice=dice))

    def show_panel(self, why: str) -> None:
        """Show why the panel cannot be used, empty where it can."""
        self._note(lambda now: replace(now, panel=why))

    def show_hall(self, change: Callable[[HallNow], HallNow]) -> None:
        """Change what is known of the hall."""
        self._note(lambda now: replace(now, hall=change(now.hall)))

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        """Show how the devices that say inputs are now."""
        self._note(lambda now: replace(now, sources=sources))

    def _note(self, change: Callable[[TableStatus], TableStatus]) -> None:
        self._inbox.put(Changed(change))

    # --- the loop --------------------------------------------------------------------------------

    def run(self, journal: Journal | None = None, rounded: Callable[[View], None] = lambda _: None) -> None:
        """Go round until `stop`.

        ``journal``: open already; without one the table is starting until `open`. ``rounded`` gets the view
        that pages show, after each round (at least each `BEAT_MS`).
        """
        if journal is not None:
            self._take_up(self._playing.load(journal))
        self._publish(())
        self._publisher.release(journal_ok=not self._status.trouble)
        while True:
            try:
                item = self._inbox.get(timeout=self._patience_s())
            except queue.Empty:
                item = Durable(0)
            self._beat_ms = self._clock()
            if item is None:
                return
            self._take(item)
            rounded(self._shown.view)

    def _take_up(self, loaded: Loaded) -> None:
        """Go on with the game of last time, or put it aside."""
        try:
            self._playing.open(loaded)
            self._hold_floor()
        except Exception as error:  # noqa: BLE001 - of whatever kind: the table starts, and it is logged
            self._put_aside(error)

    def _put_aside(self, error: Exception) -> None:
        """Put aside a broken game: nobody plays, and everything else goes on."""
        self._playing.put_aside(error)
        self._hold_floor()

    def _patience_s(self) -> float:
        now = self._clock()
        waits = (now + BEAT_MS, self._playing.due_ms(now), self._publisher.late_ms, self.hosts.due_ms())
        return max(0, min(each for each in waits if each is not None) - now) / 1000

    def _take(self, item: Item) -> None:
        before = self._present
        self._status = replace(self._status, care=self._counting())
        answers: tuple[Answer, ...] = ()
        try:
            answers = self._carry_out(item)
            if self._inbox.empty():  # what has come in already may still change the picture
                self._playing.advance()
            if isinstance(item, CommandToAnswer) or touched(before[0], self._playing.play):
                self._idle.stir(self._beat_ms)
            elif self._inbox.empty():
                self._pause_if_left()
            self._hold_floor()
            busy = self._status.checking or self._playing.journal is None
            self.hosts.look(self._playing.board, checking=busy, more=not self._inbox.empty())
        except Exception as error:  # noqa: BLE001 - of whatever kind: it is logged, and all else goes on
            self._put_aside(error)
        if answers or before != self._present or self._told != self._extras:
            self._publish(answers)
        self._publisher.release(journal_ok=not self._status.trouble)

    def _carry_out(self, item: Item) -> tuple[Answer, ...]:
        """Carry it out; return who is answered once it is durable. Raises whatever a broken game does."""
        match item:
            case Durable():
                self._publisher.durable(item.row)
            case Changed():
                self._status = item.change(self._status)
            case Opened():
                self._take_up(item.loaded)
                return (lambda _: item.taken.set_result(None),)
            case Failed():
                if item.game_id in (None, self._playing.game_id):
                    raise item.error
            case CommandToAnswer():
                game = self._playing
                if not self._confirmed.holds_back(item, game.session, game.board, self._clock()):
                    return self._answer(item)
            case _:
                self._device(item)
                held = self._confirmed.look(self._playing.board, item)
                return tuple(answer for asked in held for answer in self._answer(asked))
        return ()

    @property
    def _present(self) -> tuple[Play | None, *tuple[object, ...]]:
        """All that a view is made of."""
        return (
            self._playing.play,
            self._devices.states,
            self._playing.game_id,
            self._status,
            self._playing.aside_id,
        )

    @property
    def _extras(self) -> tuple[HostNews, Again | None]:
        """What a view tells besides, which time alone may change."""
        return self.hosts.news(), self._playing.again

    def _hold_floor(self) -> None:
        """Give the boards to the game while one is in play."""
        if in_play(self._playing.session):
            self._floor.take(GAME)
        else:
            self._floor.give(GAME)

    def _pause_if_left(self) -> None:
        now = self._clock()
        if (session := self._playing.session) is not None and self._idle.pauses(session, now):
            self._playing.pause(now, on=True, by=IDLE)

    # --- what comes in ---------------------------------------------------------------------------

    def _device(self, event: LinkEvent) -> None:
        known = self._devices.known(self._playing.board)
        self._devices.take(event)
        self._playing.device(event, self._clock(), known=known)

    def _answer(self, asked: CommandToAnswer) -> tuple[Answer, ...]:
        if not asked.future.set_running_or_notify_cancel():
            return ()
        if self._playing.journal is None:
            asked.future.set_exception(Starting())
            return ()
        play = self._playing.play
        try:
            self._command(asked.command)
        except CommandRefused as refused:
            asked.future.set_exception(refused)
            return ()
        except Exception as error:  # noqa: BLE001 - of whatever kind: it is logged, and all else goes on
            asked.future.set_exception(self._broke(error, asked.command, play))
            return ()
        return (asked.future.set_result,)

    def _broke(self, error: Exception, command: Command, before: Play | None) -> Exception:
        """Return the error for whoever asked, and put aside the game whose command has failed.

        Whoever begins or resumes another game, or asks for something beside it, leaves the one in play alone.
        """
        played = self._playing.play or before
        beside = isinstance(command, NewGame | PlayAgain | Resume | SetAside | ForgetNames | PutAway)
        if beside and self._playing.play is before and not isinstance(error, PluginError):
            log.error("the command %s has failed", type(command).__name__, exc_info=error)
            return error
        self._put_aside(error)
        name = error.plugin if isinstance(error, PluginError) else played and played.session.game.name
        return CommandRefused(tell_broken(name)) if name else error

    def _command(self, command: Command) -> None:
        if isinstance(command, SetAside):
            self._playing.set_aside(command.game_id)
            return
        if isinstance(command, ForgetNames | PutAway):
            self._playing.forget(command)
            return
        if not self._floor.take(GAME):
            raise CommandRefused(BUSY)
        now = self._clock()
        match command:
            case NewGame() | PlayAgain():
                self._playing.new_game(command, now)
            case Resume():
                self._playing.resume(command.game_id, now)
            case _:
                self._playing.carry_out(command, now)

    # --- what goes out ---------------------------------------------------------------------------

    def _publish(self, answers: tuple[Answer, ...]) -> None:
        """Publish a view of the present, to be seen once all its decisions are durable."""
        session, plan = self._playing.session, {}
        if session is not None:
            try:
                plan = lights.light_plan(session, session.table.lights_off)
                _ = session.phase, session.seat  # what all who look ask first
            except Exception as error:  # noqa: BLE001 - of whatever kind: it is logged, and all else goes on
                self._put_aside(error)
                session, plan = None, {}
        self._told = hosts, again = self._extras
        if again and again.lights and not (session and again.wanted.first in session.table.lights_off):
            plan = dict(again.lights)
        view = make_view(self._status, self._playing, session, self._devices.states, self._clock())
        view = replace(view, lights=plan, hosts=hosts, again=again)
        self._publisher.publish(self._playing.row, view, answers)
