"""The referee's whole state as one immutable value.

Knows: what a game in progress consists of; what has happened in it are values of history. Refuses to know:
how decisions are reached (classify.py, rest_decisions.py), how a recorded one changes it (fold.py), what
hands do (observation.py), and anything about time passing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct, field

from companion.core.model.commands import Overrule, Said
from companion.core.model.footprint import Beyond, Footprints
from companion.core.model.game import Board, Game, Illegal
from companion.core.model.hand_times import BOUNCE_MS, REST_LEGAL_MS, REST_OTHER_MS
from companion.core.model.history import Happened, Past, Rolled
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
    Deed,
    Input,
    Taken,
    texts,
)
from companion.core.model.miss_rates import MissRates
from companion.core.model.observation import SETTLED, Lazy, Observation, Tracker
from companion.core.model.polarity import against, by_chance, by_kind, of_pieces
from companion.core.model.replace import replace
from companion.core.model.secretive import Secretive
from companion.core.model.situation import Situation
from companion.core.model.types import NO_POLES, Mask, Poles, Verdict

FRIENDLY, TOURNAMENT = MANNERS = ("friendly", "tournament")
"""In which manner a game is judged: explaining and helping, or strictly."""


class Settings(Struct, frozen=True):
    """How long a picture rests before a verdict, in ms, and how sure one must be (notation.md, part 4).

    ``odds``: a turn is recorded without a question if any other is so many times less likely. ``strict``:
    asked is also wherever another turn differs by an unseen lift alone. ``missed_lifts``: the share of lifts
    that contacts miss on a board that nobody has played on yet. ``poles``: what sensors tell of poles is
    used; else the daemon leaves it out.
    """

    rest_legal_ms: int = REST_LEGAL_MS
    rest_other_ms: int = REST_OTHER_MS
    press_ms: int = BOUNCE_MS
    release_ms: int = BOUNCE_MS
    odds: int = 1000
    strict: bool = False
    missed_lifts: float = 0.002
    poles: bool = True


class Fault(Struct, frozen=True):
    """Contacts that are not believed for now: ``kind`` as in `SensorFault`, ``spots`` (masking.py)."""

    kind: str
    spots: Mask


class Proposal(Struct, frozen=True):
    """An overruling that waits for the other seats: what it would make of the game, and who has agreed."""

    wish: Overrule
    position: Any
    agreed: tuple[str, ...]


class Paused(Struct, frozen=True):
    """The game pauses since ``since_ms``; ``by`` is one of `companion.core.model.commands.PAUSED_BY`.

    ``stirred``: the board may stand otherwise than when the pause began, so it is compared afterwards.
    """

    by: str
    since_ms: int
    stirred: bool = False


class Session(Secretive, frozen=True):
    """One game at one table, complete.

    Args:
        situation: the rules, the board, and the state of the rules, which says whose turn it is.
        how_rolled: ``rolled`` by the companion or ``told`` by a person.
        picture: the board as it should look now (houses as they were last seen).
        seen: the board as the sensors see it, stable.
        names: seat -> the player's name.
        arranging: the board is being set up or put right; nothing is judged until it agrees.
        asking: the moves that the last question offers; empty where nothing is asked.
        rejected_moves: moves asked about that were answered with "none"; they are not asked about again.
        reported: the last illegal verdict that still stands.
        watch: what the hands do now (provisional); read it as ``observation``.
        history: finished turns, oldest first.
        verdicts: the last verdicts, newest last.
        ended: the table ended the game without a winner.
        footprints: all inputs that hands can make on the board now.
        ignored: spots left out of the picture while something stands there (a pawn that has finished and is
            still on the goal, pawns that nobody plays in their house).
        undo_floor: turns up to this number cannot be taken back (a player has left since).
        not_before_ms: no verdict falls before this time (the number came after the pieces had moved).
        lights_off: seats that play without lights.
        sealed: the text that the seal is of (`companion.core.chance.commitments`), for nobody before the
            game is over; empty where nothing is sealed.
        aids: the helps of the table that have been switched since the game began.
        hints: seat -> how much help it wants, where it has chosen (``assist_levels.py``).
        judging: ``friendly``, or ``tournament``: judged strictly, without help.
        miss_rates: how often the contacts have missed a lift in this game.
        masked: spots whose contact is at fault; until it proves itself they are taken to be as they should.
        faults: what is wrong with them, oldest first.
        undo_offer: the board stands as before this turn, so somebody is asked whether to take back; 0 where
            not.
        undo_declined: the offer that was answered with "no"; it is not made again until the board is right.
        swap_question: the spots (names) that may hold a piece of another kind, and the kind that should stand
            there.
        pieces_swapped: somebody has said that the pieces of ``swap_question`` have changed places.
        proposal: an overruling that some seats want; it lapses when the game goes on.
        poles: the poles that the standing magnets show; none where no sensor can tell.
        rolls: the last numbers of the die, newest last.
        paused: the game pauses: nothing is judged; None while it goes on.
        pending_commands: what was said while a piece that is handed in had not rested yet (trays.py); it
            waits for that.
        happened: the last entry that people should see (``decision/happened.py``).
        resumed_ms: when it last went on after a pause, here (a restart forgets it); no deadline falls
            earlier.
    """

    hides: ClassVar[tuple[str, ...]] = ("sealed",)
    situation: Situation
    settings: Settings
    picture: Mask
    seen: Mask
    tracker: Tracker
    how_rolled: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    arranging: bool = False
    asking: tuple[str, ...] = ()
    rejected_moves: tuple[str, ...] = ()
    reported: Illegal | None = None
    lazy: Lazy[Observation] = SETTLED
    history: tuple[Past, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    ended: bool = False
    footprints: Footprints = Footprints()
    ignored: Mask = 0
    undo_floor: int = 0
    not_before_ms: int = 0
    lights_off: frozenset[str] = frozenset()
    hints: Mapping[str, str] = field(default_factory=dict)
    aids: Mapping[str, bool] = field(default_factory=dict)
    sealed: str = ""
    judging: str = FRIENDLY
    miss_rates: MissRates = field(default_factory=MissRates)
    masked: Mask = 0
    faults: tuple[Fault, ...] = ()
    undo_offer: int = 0
    undo_declined: int = 0
    swap_question: tuple[tuple[str, str], ...] = ()
    pieces_swapped: bool = False
    proposal: Proposal | None = None
    poles: Poles = NO_POLES
    rolls: tuple[Rolled, ...] = ()
    paused: Paused | None = None
    pending_commands: tuple[Said, ...] = ()
    happened: Happened = Happened()
    resumed_ms: int = 0

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
        return replace(self, situation=Situation(self.game, self.board, position))

    @property
    def observation(self) -> Observation:
        """What the hands do now (provisional)."""
        return self.lazy.seen()

    @property
    def die(self) -> int | None:
        """The number that is to be moved, None while nobody has rolled."""
        return self.situation.number

    @property
    def needs_board(self) -> bool:
        """Whether sensors have anything to see; a game that is played without them lacks no board."""
        return bool(self.picture or self.footprints)

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
        return self.ended or self.situation.over

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.situation.seat

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What all inputs so far have done, oldest first; what was heard anew counts as it is now."""
        found: list[tuple[int, Deed]] = []
        for past in self.history:
            if past.over is not None and past.over.since:
                found = [one for one in found if one[0] < past.over.since]
            found += ((past.number, deed) for deed in past.deeds)
        return tuple(deed for _, deed in found)

    @property
    def next_number(self) -> int:
        """The number that the next turn, input or overruling gets; the first is 1."""
        return self.history[-1].number + 1 if self.history else 1

    @property
    def tournament(self) -> bool:
        """Whether the game is judged strictly, without help."""
        return self.judging == TOURNAMENT

    @property
    def unplayed_places(self) -> Mask:
        """The houses of seats that nobody plays; what stands there from the start is no part of the game."""
        return self.situation.unplayed_places

    def with_poles(self, told: Poles) -> Session:
        """Put the pole of each piece into the tracker, if it is not there and sensors have ``told`` any.

        A piece has the pole it shows; one that was lifted before poles were known, that of its kind.
        """
        now = self.tracker
        if told == NO_POLES or now.poles != NO_POLES or not self.game.north:
            return self
        shown = self.believed_poles(self.poles, now.picture)
        pieces, turned = self.should_show(now.start, told), now.turned
        if not now.touches:
            turned = against(shown, pieces)
            pieces = of_pieces(shown.on(now.start), pieces)
        return replace(self, tracker=replace(now, poles=pieces, shown=shown, turned=turned))

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
        return poles.on(picture & ~self.ignored & ~self.masked)

    def seen_kinds(self) -> tuple[frozenset[str] | None, ...]:
        """Return for each spot what may stand there by the pole it shows; None where no pole is known."""
        kinds = {*self.game.kinds(self.position, self.picture), *self.game.seats_in_play(self.position)}
        norths = frozenset(self.game.north)
        souths = frozenset(kind for kind in kinds if kind is not None and kind not in norths)
        may = {True: norths, False: souths, None: None}
        return tuple(may[self.poles.at(spot)] for spot in range(len(self.board.spots)))

    @property
    def beyond(self) -> Beyond:
        """What lies beside the board, and which spots are apart from the others."""
        return self.situation.beyond

    def standing(self, picture: Mask) -> tuple[str | None, ...]:
        """Tell what stands where in a picture, and then what lies on the places beside the board."""
        return self.situation.standing(picture)

    def kinds(self, picture: Mask) -> tuple[str | None, ...]:
        """Return the same; for pools, also what may stand on their free places."""
        pooled = (1 << len(self.board.spots)) - 1 & ~self.board.fields
        return self.standing(picture | pooled)

    def believed(self, seen: Mask, expected: Mask) -> Mask:
        """Tell what is seen, without what is no part of the game, and with masked spots as expected."""
        return seen & ~self.ignored & ~self.masked | expected & self.masked

    @property
    def phase(self) -> str:
        """The first that holds: ``over paused ask arrange illegal``, else what is awaited.

        That is a number (``roll``), hands on the board (``move``), chance (``draw``) or a word (``say``).
        """
        if self.over:
            return "over"
        if self.paused is not None:
            return "paused"
        if self.asking:
            return "ask"
        if self.arranging:
            return "arrange"
        if self.reported is not None or self.tracker.lost:
            return "illegal"
        first = self.situation.awaited[0]
        if first.word == DIE:
            return "roll"
        return {BOARD: "move", CONTACT: "move", DRAWN: "draw"}.get(first.source, "say")


def legal(session: Session) -> list[str]:
    """Return all that may come next as text, sorted.

    Without fouls, and none while a number is to be rolled.
    """
    return legal_at(session.game, session.position)


def legal_at(game: Game[Any], position: Any) -> list[str]:
    """Return the same for any position of a game."""
    return texts(one for one in game.expects(position) if one.word != DIE)


def next_to_roll(game: Game[Any], position: Any) -> Any | None:
    """Return the position in which the next player's number comes, where that may end a turn.

    None where it is no end of a turn, where somebody is to roll already, and where whoever's turn it is has
    something else to say: a die that was only knocked must not take that away.
    """
    awaited, seat = game.expects(position), game.seat_to_move(position)
    to_say = {one.word for one in awaited if one.source == SAID and seat in one.seats and not one.foul}
    if to_say != {STOP}:
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
