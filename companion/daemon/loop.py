"""The referee loop: it alone owns the game; everybody else puts things into its inbox.

Knows: the order journal, then lights and view. Refuses to know: rules, bytes on the wire, HTTP. The game in
play is `companion.daemon.playing`, what goes out `companion.daemon.announcing`.
"""

from __future__ import annotations

import logging
import queue
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

from companion.core import hints
from companion.core.bench.door import in_play
from companion.core.care import Counting
from companion.core.errors import PluginError
from companion.core.game import Game
from companion.core.pausing import IDLE
from companion.core.play import Play
from companion.core.session import Settings
from companion.daemon.announcing import Announcer
from companion.daemon.around import Around
from companion.daemon.devices import Devices
from companion.daemon.floor import GAME, Floor
from companion.daemon.idle import Idle, touched
from companion.daemon.opening import Opening, Walked
from companion.daemon.outbox import Answer
from companion.daemon.playing import Playing
from companion.daemon.proofs import Proofs
from companion.daemon.shown import Shown
from companion.daemon.sight import Asked, Sight
from companion.journal import Journal, write_game
from companion.ports.commands import Command, ForgetNames, NewGame, PutAway, Refused, Resume
from companion.ports.devices import Clock, LinkEvent
from companion.ports.dice import DieState
from companion.ports.inputs import InputState
from companion.ports.table import Proof, StoredGame, View
from companion.web.check_words import BUSY
from companion.web.sentences import tell_broken

log = logging.getLogger(__name__)

BEAT_MS = 1000
"""The loop goes round at least this often, so that its silence means something."""

ALIVE_MS = 5000
"""After this long without a round the loop is taken for dead (docs/http.md: healthz)."""

ANSWER_S = 5.0


@dataclass(frozen=True, slots=True)
class _Durable:
    row: int


@dataclass(frozen=True, slots=True)
class _Changed:
    """Something around the game."""

    change: Callable[[Around], Around]


@dataclass(frozen=True, slots=True)
class _Failed:
    error: PluginError


_Item = LinkEvent | Asked | _Durable | _Changed | _Failed


class Loop:
    """A `companion.ports.table.Table`; `run` is the loop's thread, all else is for other threads."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        devices: Devices,
        clock: Clock,
        settings: Settings,
        floor: Floor | None = None,
        *,
        walked: Walked = lambda _: {},
        real: bool = False,
        pause_after_ms: int = 0,
        counting: Callable[[], Counting] = Counting,
    ) -> None:
        self._devices = devices
        self._clock = clock
        self._floor = floor or Floor()
        self._floor.take(GAME)  # until it is known whether a game goes on
        self._inbox: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._proofs = Proofs()
        self._sight: Sight = Sight(devices)
        opening = Opening(games, settings, devices, walked, real)
        self._playing = Playing(opening, devices, self._sight, clock)
        self._beat_ms = clock()
        self._idle = Idle(pause_after_ms, self._beat_ms)
        self._counting = counting
        self._around = Around(counting())
        self._shown = Shown(View(0, self._beat_ms, care=self._around.care))
        self._announcer = Announcer(self._shown, devices, clock)

    # --- for other threads -----------------------------------------------------------------------

    def emit(self, event: LinkEvent) -> None:
        """A device reports."""
        self._inbox.put(event)

    def on_durable(self, row: int) -> None:
        """The journal reports: everything up to ``row`` is on disk."""
        self._inbox.put(_Durable(row))

    def on_trouble(self, text: str) -> None:
        """The journal reports trouble, or its end (empty text)."""
        self._note(lambda now: replace(now, trouble=bool(text)))

    def on_check(self, *, on: bool) -> None:
        """The bench reports: a walk or a test has the board, or not."""
        self._note(lambda now: replace(now, checking=on))

    def failed(self, error: PluginError) -> None:
        """A page reports: the game in play cannot be shown."""
        self._inbox.put(_Failed(error))

    def look_up(self) -> None:
        """What counts for lights and sounds may have changed."""
        self._inbox.put(_Durable(0))

    def stop(self) -> None:
        """Ask the loop to end after what is in its inbox."""
        self._inbox.put(None)

    def view(self) -> View:
        """The latest published view; every decision in it is durable."""
        return self._shown.view

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        """Call the listener with each new view; returns the way to stop."""
        return self._shown.watch(listener)

    def ask(self, command: Command) -> View:
        """Carry out a command; the view after it, durable.

        Raises Refused, or TimeoutError after 5 s: then it is not carried out any more, unless it only waits
        for the disk.
        """
        view: View = self._call(command)
        return view

    def alive(self) -> bool:
        """Whether the loop went round within the last five seconds."""
        return self._clock() - self._beat_ms < ALIVE_MS

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        """So many stored games, newest first, of those below number ``before``; without a bound, all."""
        journal = self._playing.journal
        return journal.games(before, count) if journal else ()

    def export(self, game_id: int) -> str:
        """A stored game as text. Raises KeyError for an unknown one."""
        if (journal := self._playing.journal) is None:
            raise KeyError(game_id)
        return write_game(journal.told(game_id))

    def start_proof(self) -> Proof:
        """Name a piece to lift and put back within 30 s. Raises Refused where nothing stands."""
        proof: Proof = self._call("start-proof")
        return proof

    def proof(self, proof_id: str) -> Proof | None:
        """How a proof stands; None once its time is over."""
        return self._proofs.get(proof_id, self._clock())

    def proof_open(self) -> bool:
        """Whether a browser waits for a physical proof now."""
        return bool(self._proofs.waiting(self._clock()))

    def prove(self) -> bool:
        """The panel's button was held: proves the one open proof; False where there is none, or two."""
        proven: bool = self._call("prove")
        return proven

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        """How the dice are now."""
        self._note(lambda now: replace(now, dice=dice))

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        """How the devices that say inputs are now."""
        self._note(lambda now: replace(now, sources=sources))

    def _note(self, change: Callable[[Around], Around]) -> None:
        self._inbox.put(_Changed(change))

    def _call(self, command: Command | str) -> Any:
        future: Future[Any] = Future()
        self._inbox.put(Asked(command, future))
        try:
            return future.result(timeout=ANSWER_S)
        finally:
            future.cancel()  # whoever gave up is not served later, when the table has gone on

    # --- the loop --------------------------------------------------------------------------------

    def run(self, journal: Journal, rounded: Callable[[View], None] = lambda _: None) -> None:
        """Go round until `stop`: the unfinished game of last time goes on.

        ``rounded`` gets the view that pages show, after each round (at least each `BEAT_MS`).
        """
        self._announcer.begin(journal.last_row)
        try:
            self._playing.open(journal)
            self._hold_floor()
        except PluginError as error:
            self._put_aside(error)
        self._publish(())
        self._announcer.release(journal_ok=not self._around.trouble)
        while True:
            try:
                item = self._inbox.get(timeout=self._patience_s())
            except queue.Empty:
                item = _Durable(0)
            self._beat_ms = self._clock()
            if item is None:
                return
            self._take(item)
            rounded(self._shown.view)

    def _put_aside(self, error: PluginError) -> None:
        """The game in play is broken: nobody plays, and everything else goes on."""
        self._playing.put_aside(error)
        self._hold_floor()

    def _patience_s(self) -> float:
        now = self._clock()
        waits = (now + BEAT_MS, self._playing.due_ms(now), self._announcer.late_ms)
        until = min(each for each in waits if each is not None)
        return max(0, until - now) / 1000

    def _take(self, item: _Item) -> None:
        before = self._present
        self._around = replace(self._around, care=self._counting())
        answers: tuple[Answer, ...] = ()
        try:
            answers = self._heard(item)
            if self._inbox.empty():  # what has come in already may still change the picture
                self._playing.advance()
            if isinstance(item, Asked) or touched(before[0], self._playing.play):
                self._idle.stir(self._beat_ms)
            elif self._inbox.empty():
                self._pause_if_left()
            self._hold_floor()
        except PluginError as error:
            self._put_aside(error)
        if answers or before != self._present:
            self._publish(answers)
        self._announcer.release(journal_ok=not self._around.trouble)

    def _heard(self, item: _Item) -> tuple[Answer, ...]:
        """What this means; who is to be answered once it is durable. Raises PluginError."""
        match item:
            case _Durable():
                self._announcer.durable(item.row)
            case _Changed():
                self._around = item.change(self._around)
            case _Failed():
                raise item.error
            case Asked():
                game = self._playing
                if not self._sight.holds(item, game.session, game.board, self._clock()):
                    return self._answer(item)
            case _:
                self._device(item)
                held = self._sight.look(self._playing.board, item)
                return tuple(answer for asked in held for answer in self._answer(asked))
        return ()

    @property
    def _present(self) -> tuple[Play | None, *tuple[object, ...]]:
        """All that a view is made of."""
        return (
            self._playing.play,
            self._devices.states,
            self._playing.game_id,
            self._around,
        )

    def _hold_floor(self) -> None:
        """The boards are the game's while one is in play."""
        if in_play(self._playing.session):
            self._floor.take(GAME)
        else:
            self._floor.give(GAME)

    def _pause_if_left(self) -> None:
        now = self._clock()
        session = self._playing.session
        if session is not None and self._idle.pauses(session, now):
            self._playing.pause(now, on=True, by=IDLE)

    # --- what comes in ---------------------------------------------------------------------------

    def _device(self, event: LinkEvent) -> None:
        board = self._playing.board
        known = self._devices.known(board)
        self._devices.take(event)
        now = self._clock()
        self._playing.device(event, now, known=known)
        if self._devices.known(board):
            self._proofs.look(self._devices.occupied(board), now)

    def _answer(self, asked: Asked) -> tuple[Answer, ...]:
        if not asked.future.set_running_or_notify_cancel():
            return ()
        try:
            if asked.command == "start-proof":
                board = self._playing.board
                started = self._proofs.start(board, self._devices.occupied(board), self._clock())
                asked.future.set_result(started)
                return ()
            if asked.command == "prove":
                asked.future.set_result(self._proofs.press(self._clock()))
                return ()
            assert not isinstance(asked.command, str)
            self._command(asked.command)
        except Refused as refused:
            asked.future.set_exception(refused)
            return ()
        except PluginError as error:
            self._put_aside(error)
            asked.future.set_exception(Refused(tell_broken(error.plugin)))
            return ()
        except Exception as bug:  # the game stands as it was before the command, and goes on
            log.exception("the command %s has failed", type(asked.command).__name__)
            asked.future.set_exception(bug)
            return ()
        return (asked.future.set_result,)

    def _command(self, command: Command) -> None:
        if isinstance(command, ForgetNames | PutAway):
            self._playing.look_back(command)
            return
        if not self._floor.take(GAME):
            raise Refused(BUSY)
        now = self._clock()
        match command:
            case NewGame():
                self._playing.new_game(command, now)
            case Resume():
                self._playing.resume(command.game_id, now)
            case _:
                self._playing.say(command, now)

    # --- what goes out ---------------------------------------------------------------------------

    def _publish(self, answers: tuple[Answer, ...]) -> None:
        """A view of the present, to be seen once all its decisions are durable."""
        session, lights = self._playing.session, {}
        if session is not None:
            try:
                lights = hints.light_plan(session, session.dark)
                _ = session.phase, session.seat  # what all who look ask first
            except PluginError as error:
                self._put_aside(error)
                session, lights = None, {}
        view = View(
            rev=0,
            at_ms=self._clock(),
            session=session,
            lights=lights,
            links=self._devices.states,
            journal_ok=not self._around.trouble,
            dark_seats=session.dark if session else frozenset(),
            game_id=self._playing.game_id,
            commitment=self._playing.commitment,
            dice=self._around.dice,
            sources=self._around.sources,
            checking=self._around.checking,
            care=self._around.care,
            aside=self._playing.aside,
        )
        self._announcer.publish(self._playing.row, view, answers)
