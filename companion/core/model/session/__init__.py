"""The referee's whole state as one immutable value.

Knows: what a game in progress consists of: what is recorded, and what is provisional. Refuses to know: how
decisions are reached (classify.py, rest_decisions.py), how a recorded one changes it (fold.py), what
hands do (tracked.py, observation.py), and anything about time passing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Beyond, Footprints
from companion.core.model.game import Board, Game
from companion.core.model.inputs import (
    BOARD,
    CONTACT,
    DIE,
    DRAWN,
    MOVE,
    PASS,
    SAID,
    STOP,
    Awaited,
    Input,
    Taken,
    texts,
)
from companion.core.model.observation import Observation
from companion.core.model.polarity import against, by_chance, by_kind, of_pieces
from companion.core.model.session.provisional import Dialogue, Pictures, Turn
from companion.core.model.session.recorded import Contacts, Progress, TableState
from companion.core.model.situation import Situation
from companion.core.model.types import NO_POLES, Kinds, Mask, Poles


class Session(Struct, frozen=True, dict=True):
    """One game at one table, complete.

    The first four change by folding an entry alone (recorded.py); the others are provisional
    (provisional.py).

    Args:
        situation: the rules, the board, and the state of the rules, which says whose turn it is.
        table: who plays, and how this table wants to play.
        progress: how the game has gone so far.
        contacts: how far the contacts are believed.
        pictures: how the board should look, and how it does.
        turn: what hands do since the last decision.
        dialogue: what has been told, and what waits to be answered.
    """

    situation: Situation
    table: TableState
    progress: Progress
    contacts: Contacts
    pictures: Pictures
    turn: Turn
    dialogue: Dialogue = Dialogue()

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.situation.game

    @property
    def board(self) -> Board:
        """The geometry."""
        return self.situation.board

    @property
    def position(self) -> Any:
        """The state of the rules."""
        return self.situation.position

    def at(self, position: Any) -> Session:
        """Return the session at another position, all else as it is."""
        return replace(self, situation=self.situation.at(position))

    @property
    def observation(self) -> Observation:
        """What the hands do now (provisional)."""
        return self.turn.lazy.seen()

    @property
    def die(self) -> int | None:
        """The number that is to be moved, None while nobody has rolled."""
        return self.situation.number

    @property
    def needs_board(self) -> bool:
        """Whether sensors have anything to see; a game that is played without them lacks no board."""
        return bool(self.pictures.expected or self.turn.footprints)

    @property
    def turns_are_moves(self) -> bool:
        """Whether a whole turn is one input, its move; other games have turns of many inputs (ADR 14)."""
        return MOVE in self.game.words

    @property
    def awaited(self) -> tuple[Awaited, ...]:
        """What may come next, the most wanted first; nothing once the game is over."""
        return () if self.over else self.situation.awaited

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.progress.ended or self.situation.over

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.situation.seat

    @property
    def wanted(self) -> str:
        """The turn that the companion wants of the seat to move; empty where a person is to move, or to roll.

        It follows from the position, the level and the game's luck, so that a restart finds it again.
        """
        return "" if (chosen := self._chosen) is None else chosen[0]

    @property
    def footprints(self) -> Footprints:
        """All turns that hands may play now: where the companion is to move, only what it wants."""
        return self.turn.footprints if (chosen := self._chosen) is None else chosen[1]

    @property
    def _chosen(self) -> tuple[str, Footprints] | None:
        level = self.table.computer.get(self.seat) if self.table.computer else None
        if level is None or self.over or self.die is None:
            return None
        return self.situation.chosen(level, f"{self.table.luck}:{self.progress.next_number}")

    @property
    def people(self) -> tuple[str, ...]:
        """The seats in play that people play, in order."""
        playing = self.game.seats_in_play(self.position)
        return tuple(seat for seat in playing if seat not in self.table.computer)

    @property
    def unplayed_places(self) -> Mask:
        """The houses of seats that nobody plays; what stands there from the start is no part of the game."""
        return self.situation.unplayed_places

    def with_poles(self, told: Poles) -> Session:
        """Put the pole of each piece into the tracker, if it is not there and sensors have ``told`` any.

        A piece has the pole it shows; one that was lifted before poles were known, that of its kind.
        """
        tracked = self.turn.tracker
        if told == NO_POLES or tracked.began.poles != NO_POLES or not self.game.north:
            return self
        shown = self.believed_poles(self.pictures.poles, tracked.seen.picture)
        pieces, turned = self.should_show(tracked.began.picture, told), tracked.began.turned
        if not tracked.seen.touches:
            turned = against(shown, pieces)
            pieces = of_pieces(shown.on(tracked.began.picture), pieces)
        began = replace(tracked.began, poles=pieces, turned=turned)
        tracker = replace(tracked, began=began, seen=replace(tracked.seen, shown=shown))
        return replace(self, turn=replace(self.turn, tracker=tracker))

    def should_show(self, picture: Mask, told: Poles) -> Poles:
        """Return the poles of the pieces in a picture, if all magnets are glued in as they should be.

        None where the sensors have ``told`` none, or where by them the magnets were glued in without care.
        """
        if told == NO_POLES:
            return NO_POLES
        should = by_kind(self.game.north, self.game.kinds(self.position, picture))
        return NO_POLES if by_chance(told, should) else should

    def believed_poles(self, poles: Poles, picture: Mask) -> Poles:
        """Return the poles of what stands there by this picture, but for contacts that are left out."""
        return poles.on(picture & ~self.pictures.ignored & ~self.contacts.masked)

    def seen_kinds(self) -> tuple[frozenset[str] | None, ...]:
        """Return for each spot what may stand there by the pole it shows; None where no pole is known."""
        kinds = {
            *self.game.kinds(self.position, self.pictures.expected),
            *self.game.seats_in_play(self.position),
        }
        norths = frozenset(self.game.north)
        souths = frozenset(kind for kind in kinds if kind is not None and kind not in norths)
        may = {True: norths, False: souths, None: None}
        return tuple(may[self.pictures.poles.at(spot)] for spot in range(len(self.board.spots)))

    @property
    def beyond(self) -> Beyond:
        """What lies beside the board, and which spots are apart from the others."""
        return self.situation.beyond

    def standing(self, picture: Mask) -> Kinds:
        """Tell what stands where in a picture, and then what lies on the places beside the board."""
        return self.situation.standing(picture)

    def kinds(self, picture: Mask) -> Kinds:
        """Return the same; for pools, also what may stand on their free places."""
        pooled = (1 << len(self.board.spots)) - 1 & ~self.board.fields
        return self.standing(picture | pooled)

    def believed(self, seen: Mask, expected: Mask) -> Mask:
        """Tell what is seen, without what is no part of the game, and with masked spots as expected."""
        return seen & ~self.pictures.ignored & ~self.contacts.masked | expected & self.contacts.masked

    @property
    def phase(self) -> str:
        """The first that holds: ``over paused ask arrange illegal``, else what is awaited.

        That is a number (``roll``), hands on the board (``move``), chance (``draw``) or a word (``say``).
        """
        if self.over:
            return "over"
        if self.progress.paused is not None:
            return "paused"
        if self.dialogue.asking:
            return "ask"
        if self.turn.arranging:
            return "arrange"
        if self.turn.reported is not None or self.turn.tracker.ways.lost:
            return "illegal"
        first = self.situation.awaited[0]
        if first.word == DIE:
            return "roll"
        return {BOARD: "move", CONTACT: "move", DRAWN: "draw"}.get(first.source, "say")


def legal(session: Session) -> list[str]:
    """Return all that may come next as text, sorted.

    Without fouls, and none while a number is to be rolled; for the companion only what it wants.
    """
    return [session.wanted] if session.wanted else legal_at(session.game, session.position)


def legal_at(game: Game[Any], position: Any) -> list[str]:
    """Return the same for any position of a game."""
    return offered(game.expects(position))


def offered(awaited: Iterable[Awaited]) -> list[str]:
    """Return the same for what is awaited."""
    return texts(one for one in awaited if one.word != DIE)


def next_to_roll(game: Game[Any], position: Any) -> Any | None:
    """Return the position in which the next player's number comes, where that may end a turn.

    None where it is no end of a turn, where somebody is to roll already, and where whoever's turn it is has
    something else to say: a die that was only knocked must not take that away.
    """
    awaited, seat = game.expects(position), game.seat_to_move(position)
    if {one.word for one in awaited if one.source == SAID and seat in one.seats and not one.foul} != {STOP}:
        return None
    stopped = game.hear(position, Input(STOP))
    if not isinstance(stopped, Taken) or not stopped.ends:
        return None
    found = stopped.position
    return found if any(one.word == DIE for one in game.expects(found)) else None


def stuck(game: Game[Any], position: Any) -> bool:
    """Tell whether nothing is possible in a position but passing."""
    return [one.word for one in game.expects(position)] == [PASS]


def new_winners(game: Game[Any], before: Any, after: Any) -> tuple[str, ...]:
    """Tell who has won in one position of a game, but had not in one before it, in order of finishing."""
    already = game.outcome(before).winners
    return tuple(seat for seat in game.outcome(after).winners if seat not in already)


def in_play(session: Session | None) -> bool:
    """Tell whether a game is in play: then magnets are pieces, and nothing may be walked over."""
    return session is not None and not session.over
