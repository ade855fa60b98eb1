"""The game in play at this table: begun or taken up again, told what happens to it, recorded.

Knows: the order record, then decide on. Refuses to know: rules, who asked, and when what is decided may be
seen. The loop alone uses it.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import Any

from companion.core import fold, refusal
from companion.core import play as plays
from companion.core.abilities import Sensed
from companion.core.bench.door import in_play
from companion.core.diagnosis import Diagnosis
from companion.core.errors import InputError, PluginError
from companion.core.game import Board
from companion.core.play import Play
from companion.core.said import Pause, SeatChange
from companion.core.session import Session
from companion.core.types import NO_POLES, Entry, Poles, Record, Say, SensorFrame, Stimulus
from companion.daemon.cup import Cup, draw
from companion.daemon.devices import Devices
from companion.daemon.opening import Opening
from companion.daemon.sight import Sight
from companion.daemon.tape import Tape
from companion.journal import Journal
from companion.ports.commands import ForgetNames, NewGame, PutAway, Refused, RollForMe, SeatLights
from companion.ports.devices import Clock, LinkEvent

log = logging.getLogger(__name__)


class Playing:
    """The play, its journal and its tape.

    ``play`` and ``game_id`` are None before the first game. ``aside``: the game that was put away, being
    broken; empty once another is played. ``row``: once it is durable, all that was decided
    is. ``journal`` is None until `open`.

    Args:
        opening: how games begin here.
        devices: those of the table.
        sight: whether a picture may be decided on.
        clock: of the daemon.
    """

    def __init__(self, opening: Opening, devices: Devices, sight: Sight, clock: Clock) -> None:
        self._opening = opening
        self._devices = devices
        self._sight = sight
        self._clock = clock
        self._tape = Tape(partial(self._write, durable=False))
        self._cup = Cup()
        self.journal: Journal | None = None
        self.play: Play | None = None
        self.game_id: int | None = None
        self.aside = ""
        self.row = 0

    @property
    def session(self) -> Session | None:
        """The game as it stands; None before the first."""
        return self.play.session if self.play else None

    @property
    def board(self) -> str:
        """The board in play; before the first game, the first one that has sensors."""
        return self.play.session.board.name if self.play else self._devices.first_board

    @property
    def commitment(self) -> str:
        """That of the next roll."""
        return self._cup.commitment

    def open(self, journal: Journal) -> None:
        """From now on recorded there; the unfinished game of last time goes on."""
        self.journal = journal
        unfinished = journal.last_unfinished()
        if unfinished is None:
            return
        try:
            self._take_up(unfinished.game_id)
        except (Refused, InputError) as error:  # its rules are gone, or broken, or read it no more
            log.warning("the game %s (%s) cannot go on: %s", unfinished.game_id, unfinished.game, error)
            self.aside = unfinished.game

    def put_aside(self, error: PluginError) -> None:
        """The game in play is broken: off the table with it. The journal has all that was decided."""
        log.error("put away: %s", error, exc_info=error)
        if self.play is not None and self.play.session.game.name == error.plugin:
            self.aside, self.play, self.game_id = error.plugin, None, None

    # --- time ------------------------------------------------------------------------------------

    def due_ms(self, now_ms: int) -> int | None:
        """When time alone may change something next; None where that cannot be, or not before proof comes."""
        due = plays.due(self.play) if self.play else None
        settling = self.play is not None and bool(self.play.settle.edges)
        if due is not None and (due > now_ms or settling or self._sight.may_decide(self.board)):
            return due
        return None

    def advance(self) -> None:
        """Time has passed; where a decision is due, proof of the picture is asked for."""
        if self.play is None:
            return
        now = self._clock()
        self._did(self._tape.advance(self.play, now, self._known_ms))
        if (due := plays.due(self.play)) is not None and due <= now:
            self._sight.ask(self.board, now)

    @property
    def _known_ms(self) -> int:
        return self._devices.known_ms(self.board)

    # --- what comes in ---------------------------------------------------------------------------

    def device(self, event: LinkEvent, now_ms: int, *, known: bool) -> None:
        """The devices have taken this in; ``known``: whether the board was in sight before."""
        self._tape.link(event, now_ms)
        if self.play is None:
            return
        board = self.play.session.board
        if not self._devices.known(board.name):
            if known:
                self._did(self._tape.lost(self.play, now_ms))
            return
        raw, poles = self._devices.levels(board), self._poles(board)
        if not known:
            self._did(self._tape.found(self.play, now_ms, raw, poles))
        elif raw != self.play.chatter.raw or poles != self.play.settle.raw_poles:
            at_ms = self._devices.at_ms if isinstance(event, SensorFrame) else now_ms
            self._did(self._tape.levels(self.play, at_ms, raw, self._known_ms, poles))

    def pause(self, now_ms: int, *, on: bool, by: str = "page") -> None:
        """The game pauses, or goes on."""
        if self.play is not None:
            self._did(self._tape.stimulus(self.play, Pause(now_ms, on=on, by=by), self._known_ms))

    def say(self, command: SeatLights | RollForMe | Stimulus, now_ms: int) -> None:
        """A word about the game in play. Raises Refused."""
        if self.play is None:
            raise Refused(Say("No game has been started yet."))
        match command:
            case RollForMe():
                if command.commitment not in ("", self._cup.commitment):
                    raise Refused(Say("Somebody has just rolled. Please look again."))
                stimulus: Any = self._cup.throw(command.share, self.play.session.game.die_faces, now_ms)
            case SeatLights():
                stimulus = SeatChange(now_ms, command.seat, "lit" if command.on else "dark")
            case _:
                stimulus = replace(command, at_ms=now_ms)
        self.advance()
        if why := refusal.refusal(self.play.session, stimulus):
            raise Refused(why)
        if isinstance(command, RollForMe) and refusal.has_number(self.play.session):
            raise Refused(Say("There is a number already. Move first, or take it back."))
        self._did(self._tape.stimulus(self.play, stimulus, self._known_ms))

    def look_back(self, command: ForgetNames | PutAway) -> None:
        """Names are forgotten, or a game is deleted: what is on the table is told the same as the journal."""
        if self.play is None or command.game_id not in (None, self.game_id):
            return
        session = self.play.session
        if isinstance(command, ForgetNames):
            self.play = replace(self.play, session=fold.nameless(session, command.name))
        elif in_play(session):
            raise Refused(Say("This game is being played. End it first, then it can be deleted."))
        else:
            self.play = self.game_id = None

    # --- how it begins ---------------------------------------------------------------------------

    def new_game(self, wanted: NewGame, now_ms: int) -> None:
        """Begin this game. Raises Refused where it cannot begin."""
        assert self.journal is not None
        before = self.journal.last_played(wanted.game, wanted.variant)
        session, entry = self._opening.new_game(wanted, now_ms, before)
        self.game_id = self.row = self.journal.begin_game(entry)
        self._begin(session)

    def resume(self, game_id: int, now_ms: int) -> None:
        """Take a stored game up again: whoever does wants to play it, paused or not. Raises Refused."""
        self._take_up(game_id)
        if (session := self.session) is not None and session.paused is not None:
            self.pause(now_ms, on=False)

    def _take_up(self, game_id: int) -> None:
        assert self.journal is not None
        try:
            entries = self.journal.entries(game_id)
        except KeyError:
            raise Refused(Say("There is no stored game with this number.")) from None
        session = self._opening.stored_game(entries)
        self.game_id = game_id
        self._begin(session)

    def _begin(self, session: Session) -> None:
        self.aside = ""
        bare = isinstance(session.game, Sensed) and not session.game.picture(session.position)
        self._devices.play_on(session.board.name, bare=bare)
        self.play = Play(session, diagnosis=Diagnosis(self._devices.chains(session.board)))
        now = self._clock()
        self._tape.begin(self.play, now)
        if self._devices.known(session.board.name):
            raw = self._devices.levels(session.board)
            self._did(self._tape.found(self.play, now, raw, self._poles(session.board)))
        else:  # nothing is missing from a board that nobody has seen yet
            self._did(self._tape.lost(self.play, now))

    def _poles(self, board: Board) -> Poles:
        return self._devices.poles(board) if self._opening.settings.poles else NO_POLES

    # --- what is recorded ------------------------------------------------------------------------

    def _did(self, played: plays.Played) -> None:
        self._keep(played)
        while self.play is not None and (given := draw(self.play.session, self._clock())) is not None:
            self._keep(self._tape.stimulus(self.play, given, self._known_ms))

    def _keep(self, played: plays.Played) -> None:
        self.play, effects = played
        for effect in effects:
            if isinstance(effect, Record):
                self._write(effect.entry, durable=True)
        if effects:  # a roll may have waited
            self._cup.told(self.play.session.rolls)

    def _write(self, entry: Entry, *, durable: bool) -> None:
        if self.journal is None or self.game_id is None:
            return
        row = self.journal.append(self.game_id, entry, durable=durable)
        if durable:
            self.row = row
