"""The referee loop: it alone owns the game; everybody else puts things into its inbox.

Knows: the order journal, then lights and view. Refuses to know: rules, bytes on the wire, HTTP.
"""

from __future__ import annotations

import logging
import queue
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from companion.core import fold, hints, refusal
from companion.core import play as plays
from companion.core.bench.door import in_play
from companion.core.care import Counting
from companion.core.diagnosis import Diagnosis
from companion.core.game import Board, Game
from companion.core.pausing import IDLE
from companion.core.play import Play
from companion.core.session import Session, Settings
from companion.core.types import (
    NO_POLES,
    Effect,
    Entry,
    Pause,
    Poles,
    Record,
    Say,
    SeatChange,
    SensorFrame,
)
from companion.daemon.cup import Cup
from companion.daemon.devices import Devices
from companion.daemon.floor import GAME, Floor
from companion.daemon.idle import Idle, touched
from companion.daemon.opening import Opening, Walked
from companion.daemon.outbox import Answer, Held, Outbox
from companion.daemon.proofs import Proofs
from companion.daemon.shown import Shown
from companion.daemon.sight import Asked, Sight
from companion.daemon.tape import Tape
from companion.journal import Journal, write_game
from companion.ports.commands import (
    Command,
    ForgetNames,
    NewGame,
    PutAway,
    Refused,
    Resume,
    RollForMe,
    SeatLights,
)
from companion.ports.devices import Clock, LinkEvent
from companion.ports.dice import DieState
from companion.ports.table import LinkState, Proof, StoredGame, View
from companion.web.check_words import BUSY

log = logging.getLogger(__name__)

BEAT_MS = 1000
"""The loop goes round at least this often, so that its silence means something."""

ALIVE_MS = 5000
"""After this long without a round the loop is taken for dead (docs/http.md: healthz)."""

SAVING_MS = 500
"""A disk that takes longer is shown as "saving ..."."""

ANSWER_S = 5.0


@dataclass(frozen=True, slots=True)
class _Durable:
    row: int


@dataclass(frozen=True, slots=True)
class _Trouble:
    text: str


@dataclass(frozen=True, slots=True)
class _Dice:
    states: tuple[DieState, ...]


@dataclass(frozen=True, slots=True)
class _Checking:
    on: bool


_Item = LinkEvent | Asked | _Durable | _Trouble | _Checking | _Dice


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
        pause_after_ms: int = 0,
        counting: Callable[[], Counting] = Counting,
    ) -> None:
        self._opening = Opening(games, settings, devices, walked)
        self._devices = devices
        self._clock = clock
        self._floor = floor or Floor()
        self._floor.take(GAME)  # until it is known whether a game goes on
        self._inbox: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._journal: Journal | None = None
        self._tape = Tape(partial(self._write, durable=False))
        self._outbox = Outbox()
        self._proofs = Proofs()
        self._cup = Cup()
        self._dice: tuple[DieState, ...] = ()
        self._sight: Sight = Sight(devices)
        self._play: Play | None = None
        self._game_id: int | None = None
        self._row = 0
        self._rev = 0
        self._trouble = False
        self._saving = False
        self._checking = False
        self._beat_ms = clock()
        self._idle = Idle(pause_after_ms, self._beat_ms)
        self._counting = counting
        self._care = counting()
        self._shown = Shown(View(0, self._beat_ms, care=self._care))

    # --- for other threads -----------------------------------------------------------------------

    def emit(self, event: LinkEvent) -> None:
        """A device reports."""
        self._inbox.put(event)

    def on_durable(self, row: int) -> None:
        """The journal reports: everything up to ``row`` is on disk."""
        self._inbox.put(_Durable(row))

    def on_trouble(self, text: str) -> None:
        """The journal reports trouble, or its end (empty text)."""
        self._inbox.put(_Trouble(text))

    def on_check(self, *, on: bool) -> None:
        """The bench reports: a walk or a test has the board, or not."""
        self._inbox.put(_Checking(on))

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
        return self._journal.games(before, count) if self._journal else ()

    def export(self, game_id: int) -> str:
        """A stored game as text. Raises KeyError for an unknown one."""
        if self._journal is None:
            raise KeyError(game_id)
        return write_game(self._journal.told(game_id))

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
        self._inbox.put(_Dice(dice))

    def _call(self, command: Command | str) -> Any:
        future: Future[Any] = Future()
        self._inbox.put(Asked(command, future))
        try:
            return future.result(timeout=ANSWER_S)
        finally:
            future.cancel()  # whoever gave up is not served later, when the table has gone on

    @property
    def _board(self) -> str:
        """The board in play; before the first game, the first one that has sensors."""
        return self._play.session.board.name if self._play else self._devices.first_board

    # --- the loop --------------------------------------------------------------------------------

    def run(self, journal: Journal, rounded: Callable[[View], None] = lambda _: None) -> None:
        """Go round until `stop`: the unfinished game of last time goes on.

        ``rounded`` gets the view that pages show, after each round (at least each `BEAT_MS`).
        """
        self._journal = journal
        # above all numbers given out before, no two runs alike, and still exact in JavaScript
        self._rev = (journal.last_row & 0xFFFFFF) << 28 | secrets.randbits(12) << 16
        unfinished = journal.last_unfinished()
        if unfinished is not None:
            self._resume(unfinished.game_id)
        self._hold_floor()
        self._publish(())
        self._release()
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

    def _patience_s(self) -> float:
        now = self._clock()
        until = now + BEAT_MS
        due = plays.due(self._play) if self._play else None
        settling = self._play is not None and bool(self._play.settle.edges)
        if due is not None and (due > now or settling or self._sight.may_decide(self._board)):
            until = min(until, due)
        if (since := self._outbox.waiting_since_ms) is not None and not self._saving:
            until = min(until, since + SAVING_MS)
        return max(0, until - now) / 1000

    def _take(self, item: _Item) -> None:
        before = self._present
        self._care = self._counting()
        answers: tuple[Answer, ...] = ()
        match item:
            case _Durable():
                self._outbox.durable(item.row)
            case _Trouble():
                self._trouble = bool(item.text)
            case _Dice():
                self._dice = item.states
            case _Checking():
                self._checking = item.on
            case Asked():
                session = self._play.session if self._play else None
                if not self._sight.holds(item, session, self._board, self._clock()):
                    answers = self._answer(item)
            case _:
                self._device(item)
                held = self._sight.look(self._board, item)
                answers = tuple(answer for asked in held for answer in self._answer(asked))
        if self._inbox.empty():  # what has come in already may still change the picture
            self._advance()
        if isinstance(item, Asked) or touched(before[0], self._play):
            self._idle.stir(self._beat_ms)
        elif self._inbox.empty():
            self._pause_if_left()
        self._hold_floor()
        if answers or before != self._present:
            self._publish(answers)
        self._release()

    @property
    def _present(
        self,
    ) -> tuple[Play | None, tuple[LinkState, ...], bool, int | None, bool, Counting, tuple[DieState, ...]]:
        """All that a view is made of."""
        return (
            self._play,
            self._devices.states,
            self._trouble,
            self._game_id,
            self._checking,
            self._care,
            self._dice,
        )

    def _hold_floor(self) -> None:
        """The boards are the game's while one is in play."""
        if in_play(self._play.session if self._play else None):
            self._floor.take(GAME)
        else:
            self._floor.give(GAME)

    def _advance(self) -> None:
        if self._play is None:
            return
        now = self._clock()
        self._did(self._tape.advance(self._play, now, self._known_ms))
        if (due := plays.due(self._play)) is not None and due <= now:
            self._sight.ask(self._board, now)

    def _pause_if_left(self) -> None:
        now = self._clock()
        if self._play is not None and self._idle.pauses(self._play.session, now):
            self._did(self._tape.stimulus(self._play, Pause(now, on=True, by=IDLE), self._known_ms))

    @property
    def _known_ms(self) -> int:
        return self._devices.known_ms(self._board)

    def _did(self, played: plays.Played) -> None:
        self._play, effects = played
        self._record(effects)

    def _record(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            if isinstance(effect, Record):
                self._write(effect.entry, durable=True)

    def _write(self, entry: Entry, *, durable: bool) -> None:
        if self._journal is None or self._game_id is None:
            return
        row = self._journal.append(self._game_id, entry, durable=durable)
        if durable:
            self._row = row

    # --- what comes in ---------------------------------------------------------------------------

    def _device(self, event: LinkEvent) -> None:
        board = self._board
        known = self._devices.known(board)
        self._devices.take(event)
        now = self._clock()
        self._tape.link(event, now)
        if not self._devices.known(board):
            if known and self._play is not None:
                self._did(self._tape.lost(self._play, now))
            return
        self._proofs.look(self._devices.occupied(board), now)
        if self._play is None:
            return
        raw = self._devices.levels(self._play.session.board)
        poles = self._poles(self._play.session.board)
        if not known:
            self._did(self._tape.found(self._play, now, raw, poles))
        elif raw != self._play.chatter.raw or poles != self._play.settle.raw_poles:
            at_ms = self._devices.at_ms if isinstance(event, SensorFrame) else now
            self._did(self._tape.levels(self._play, at_ms, raw, self._known_ms, poles))

    def _poles(self, board: Board) -> Poles:
        return self._devices.poles(board) if self._opening.settings.poles else NO_POLES

    def _answer(self, asked: Asked) -> tuple[Answer, ...]:
        if not asked.future.set_running_or_notify_cancel():
            return ()
        try:
            if asked.command == "start-proof":
                asked.future.set_result(
                    self._proofs.start(self._board, self._devices.occupied(self._board), self._clock())
                )
                return ()
            if asked.command == "prove":
                asked.future.set_result(self._proofs.press(self._clock()))
                return ()
            assert not isinstance(asked.command, str)
            self._command(asked.command)
        except Refused as refused:
            asked.future.set_exception(refused)
            return ()
        except Exception as bug:  # the game stands as it was before the command, and goes on
            log.exception("the command %s has failed", type(asked.command).__name__)
            asked.future.set_exception(bug)
            return ()
        return (asked.future.set_result,)

    def _command(self, command: Command) -> None:
        if isinstance(command, ForgetNames | PutAway):
            self._look_back(command)
            return
        if not self._floor.take(GAME):
            raise Refused(BUSY)
        now = self._clock()
        match command:
            case NewGame():
                self._new_game(command, now)
                return
            case Resume():
                self._resume(command.game_id)
                self._go_on(now)
                return
        if self._play is None:
            raise Refused(Say("No game has been started yet."))
        match command:
            case RollForMe():
                if command.commitment not in ("", self._cup.commitment):
                    raise Refused(Say("Somebody has just rolled. Please look again."))
                stimulus: Any = self._cup.throw(command.share, self._play.session.game.die_faces, now)
            case SeatLights():
                stimulus = SeatChange(now, command.seat, "lit" if command.on else "dark")
            case _:
                stimulus = replace(command, at_ms=now)
        self._advance()
        if why := refusal.refusal(self._play.session, stimulus):
            raise Refused(why)
        if isinstance(command, RollForMe) and refusal.has_number(self._play.session):
            raise Refused(Say("There is a number already. Move first, or take it back."))
        self._did(self._tape.stimulus(self._play, stimulus, self._known_ms))
        self._cup.told(self._play.session.rolls)

    def _look_back(self, command: ForgetNames | PutAway) -> None:
        """Names are forgotten, or a game is deleted: what is on the table is told the same as the journal."""
        if self._play is None or command.game_id not in (None, self._game_id):
            return
        session = self._play.session
        if isinstance(command, ForgetNames):
            self._play = replace(self._play, session=fold.nameless(session, command.name))
        elif in_play(session):
            raise Refused(Say("This game is being played. End it first, then it can be deleted."))
        else:
            self._play = self._game_id = None

    def _new_game(self, wanted: NewGame, now: int) -> None:
        assert self._journal is not None
        session, entry = self._opening.new_game(wanted, now)
        self._game_id = self._row = self._journal.begin_game(entry)
        self._begin(session)

    def _resume(self, game_id: int) -> None:
        assert self._journal is not None
        try:
            entries = self._journal.entries(game_id)
        except KeyError:
            raise Refused(Say("There is no stored game with this number.")) from None
        session = self._opening.stored_game(entries)
        self._game_id = game_id
        self._begin(session)

    def _go_on(self, now: int) -> None:
        """Whoever takes a stored game up again wants to play it, paused or not."""
        if self._play is not None and self._play.session.paused is not None:
            self._did(self._tape.stimulus(self._play, Pause(now, on=False), self._known_ms))

    def _begin(self, session: Session) -> None:
        self._play = Play(session, diagnosis=Diagnosis(self._devices.chains(session.board)))
        now = self._clock()
        self._tape.begin(self._play, now)
        if self._devices.known(session.board.name):
            raw = self._devices.levels(session.board)
            self._did(self._tape.found(self._play, now, raw, self._poles(session.board)))
        else:  # nothing is missing from a board that nobody has seen yet
            self._did(self._tape.lost(self._play, now))

    # --- what goes out ---------------------------------------------------------------------------

    def _publish(self, answers: tuple[Answer, ...]) -> None:
        """A view of the present, to be seen once all its decisions are durable."""
        self._rev += 1
        session = self._play.session if self._play else None
        lights = hints.light_plan(session, session.dark) if session else {}
        view = View(
            rev=self._rev,
            at_ms=self._clock(),
            session=session,
            lights=lights,
            links=self._devices.states,
            journal_ok=not self._trouble,
            dark_seats=session.dark if session else frozenset(),
            game_id=self._game_id,
            commitment=self._cup.commitment,
            dice=self._dice,
            checking=self._checking,
            care=self._care,
        )
        self._outbox.put(Held(self._row, view, answers, view.at_ms))

    def _release(self) -> None:
        for held in self._outbox.ready():
            self._saving = False
            view = held.view
            if view.rev <= self._shown.view.rev:  # "saving ..." was shown in between
                self._rev += 1
                view = replace(view, rev=self._rev)
            self._show(view)
            for answer in held.answers:
                answer(view)
        since = self._outbox.waiting_since_ms
        if since is None:
            return
        self._saving = self._clock() - since >= SAVING_MS
        if (self._saving, not self._trouble) != (self._shown.view.saving, self._shown.view.journal_ok):
            self._rev += 1
            self._show(
                replace(self._shown.view, rev=self._rev, saving=self._saving, journal_ok=not self._trouble)
            )

    def _show(self, view: View) -> None:
        self._devices.show(view.session.board.name if view.session else "", view.lights)
        self._shown.show(view)
