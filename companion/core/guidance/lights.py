"""Lights for every moment: a function of the session.

Knows: which moment it is, and what may help a hand then. Refuses to know: lamps as devices, words, and why
a move is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.catalog import first_game
from companion.core.guidance import ideas
from companion.core.guidance.assist_levels import helps, level
from companion.core.guidance.way_back import free_places, steps
from companion.core.guidance.words_first import words_first
from companion.core.inference import input_sequences, trays
from companion.core.model.game import bits, union
from companion.core.model.observation import OWNERLESS, SENT_OFF
from companion.core.model.session import Session
from companion.core.model.situation import Situation
from companion.core.model.types import COLOURS, Lamp, Mask

SEAT = "seat"
"""In `LAMPS`: the colour of the seat or piece that the light is about, white where it has none."""

LAMPS: Mapping[str, tuple[str, str]] = {
    # what stands wrong, and where it belongs: one pair at a time
    "from-provisional": ("orange", "quick"),
    "from": ("red", "quick"),
    "to": (SEAT, "double"),
    # the game pauses: one light, for whose turn it is
    "paused": (SEAT, "breathe"),
    # the game is over
    "winner-goal": (SEAT, "blink"),
    "winner-piece": (SEAT, "breathe"),
    # a question: the spots by which the answers differ
    "choice": ("white", "blink"),
    # whose piece is it: the spots asked about, in the colour of the piece that should stand there
    "whose": (SEAT, "blink"),
    # a whole legal turn stands there
    "confirm": ("white", "steady"),
    # pieces in the hand
    "target": (SEAT, "steady"),
    "origin": (SEAT, "breathe"),
    "home": (SEAT, "blink"),
    "free-place": ("white", "breathe"),
    # a good turn, for whoever wants ideas: its piece and where that goes, among the lights of the moment
    "idea": ("cyan", "blink"),
    # the number is known: these can move
    "movable": (SEAT, "steady"),
    # whose turn it is to roll
    "turn": (SEAT, "breathe"),
    # what a turn is about (`companion.core.model.capabilities.Shown`), besides the others
    "aim": ("magenta", "steady"),
    "gap": ("cyan", "steady"),
    "fill": ("white", "breathe"),
    "known": (SEAT, "steady"),
    # what a card of a first game is about, besides the others
    "lesson": ("cyan", "breathe"),
}
"""What a light means -> (colour, pattern). From, to, target, home and turn differ by pattern, not by colour
alone; the layers of `light_plan` are never mixed, so a pattern has one meaning at a time."""

Lights = dict[int, Lamp]


def light_plan(session: Session, dark_seats: frozenset[str]) -> dict[str, Lamp]:
    """Return the lights for this moment: spot name -> lamp, all others dark.

    While the game pauses one light breathes, in the colour of the seat to move. Else the first layer that has
    something to show is shown: the offer to take back, the end of the game, the first step of the way back,
    and then, unless a seat of ``dark_seats`` is to move, those of its level (`LAYERS`). Whose turn it is
    comes last, so that the board of a running game is never dark otherwise.
    """
    if session.progress.paused is not None:
        return _named(session, _paused(session))
    dark = session.seat in dark_seats
    if session.dialogue.take_back_offer and not dark and (back := _taken_back(session)):
        return _named(session, _fill(back, "choice"))
    if session.over:
        return _lamps(session) | _named(session, _celebration(session, dark_seats))
    lights = _guidance(session, dark=dark)
    if not lights and not dark:
        layers = _layers(session)
        lights = _about(session) | next((found for layer in layers if (found := layer(session))), {})
        lights |= _lesson(session)
    return _lamps(session) | _named(session, lights)


def _layers(session: Session) -> tuple[Layer, ...]:
    """Return what may be shown now; what the companion wants is no help, so a tournament shows it, too."""
    if session.turn.tracker.ways.lost:
        return LAYERS["none"]
    return COMPANION if session.seat in session.table.computer else LAYERS[level(session, session.seat)]


def opening_plan(start: Situation, seat: str) -> dict[str, Lamp]:
    """Return the lights of a board that is set up for a game which nobody has begun.

    The pieces of ``seat``, which will begin, breathe as in its turn.
    """
    game, board = start.game, start.board
    kinds = game.kinds(start.position, game.picture(start.position))
    return {board.spots[spot]: _lamp("turn", seat) for spot, kind in enumerate(kinds) if kind == seat}


def _lamps(session: Session) -> dict[str, Lamp]:
    """Return the lights besides those of spots, as the game says."""
    if not session.board.lamps:
        return {}
    shown = session.game.shows(session.position, ())
    return {name: _lamp(one.meaning, one.kind) for one in shown for name in one.lamps}


def _named(session: Session, lights: Lights) -> dict[str, Lamp]:
    spots = session.board.spots
    return {spots[spot]: lamp for spot, lamp in sorted(lights.items()) if spot < len(spots)}


def _lamp(meaning: str, kind: str | None = None) -> Lamp:
    colour, pattern = LAMPS[meaning]
    if colour == SEAT:
        colour = kind if kind in COLOURS else "white"
    return Lamp(colour, pattern)


def _fill(spots: Mask, meaning: str, kind: str | None = None) -> Lights:
    return dict.fromkeys(bits(spots), _lamp(meaning, kind))


# --- layers, in order of priority --------------------------------------------------------------


def _about(session: Session) -> Lights:
    """Tell what the turn is about, as the game says; nothing while the board is put right."""
    if session.turn.arranging:
        return {}
    lights: Lights = {}
    for one in session.game.shows(session.position, session.progress.deeds):
        if helps(session, one.level):
            lights |= _fill(one.spots, one.meaning, one.kind)
    return lights


def _lesson(session: Session) -> Lights:
    """Tell what the card is about that a first game tells; nothing once a piece is in the hand."""
    now = first_game.card_to_show(session) if session.observation.kind == "settled" else None
    return _fill(now.spots, "lesson") if now else {}


def _paused(session: Session) -> Lights:
    """Return the first place of the house of the seat to move, or its first piece where it has no house."""
    homes = [pool.mask for pool in session.board.pools if pool.kind == session.seat]
    kinds = session.game.kinds(session.position, session.pictures.expected)
    places = [
        *(home for home in homes if home),
        *(1 << i for i, kind in enumerate(kinds) if kind == session.seat),
        1,
    ]
    return _fill(places[0] & -places[0], "paused", session.seat)


def _celebration(session: Session, dark_seats: frozenset[str]) -> Lights:
    kinds = session.game.kinds(session.position, session.pictures.expected)
    lights: Lights = {}
    for winner in session.situation.outcome.first:
        if winner not in dark_seats:
            stands = sum(1 << spot for spot, kind in enumerate(kinds) if kind == winner)
            lights |= _fill(stands, "winner-piece", winner) | _fill(
                session.board.final, "winner-goal", winner
            )
    return lights


def _guidance(session: Session, *, dark: bool) -> Lights:
    """Return the first step of the way back alone.

    A misplaced barricade may choose, where that help is welcome.
    """
    if not (back := steps(session)) or words_first(session):
        return {}
    lights: Lights = {}
    if back[0].frm is not None:
        lights[back[0].frm] = _lamp("from" if session.turn.reported is not None else "from-provisional")
        if back[0].to is None and not dark and helps(session, "where"):
            lights |= _fill(free_places(session), "free-place")
    if back[0].to is not None:
        lights[back[0].to] = _lamp("to", back[0].piece)
    return lights


def _asked(session: Session) -> Lights:
    """Tell where the moves end that are asked about."""
    asked = [input_sequences.named(session, move) for move in session.dialogue.asking]
    return _fill(union(1 << target for f in asked for target, _ in f.arrivals), "choice")


def _complete(session: Session) -> Lights:
    """Tell where the pawn stands of a whole turn that the board shows."""
    moves = session.observation.moves
    return _fill(union(1 << f.arrivals[0][0] for f in session.footprints if f.move in moves), "confirm")


def _in_hand(session: Session) -> Lights:
    seen = session.observation
    if seen.kind != "in-hand":
        return {}
    kinds = session.game.kinds(session.position, session.turn.tracker.began.picture)
    ideal = _fill(ideas.spots(session), "idea")
    if seen.awaits == OWNERLESS:
        return _fill(seen.targets, "free-place") | ideal
    if seen.awaits == SENT_OFF:
        captive = next((kinds[spot] for spot in bits(seen.lifted) if kinds[spot] != session.seat), None)
        owner = next((pool.kind for pool in session.board.pools if pool.mask & seen.targets), None)
        return _fill(seen.targets, "home", captive or owner)
    lights = {spot: _lamp("origin", kinds[spot]) for spot in bits(seen.lifted)}
    return lights | _fill(seen.targets, "target", session.seat) | ideal


def _taken_back(session: Session) -> Mask:
    """Tell where pieces taken back by hand stand, and where they stood: fields if any, else houses."""
    now, differs = (
        session.turn.tracker,
        session.turn.tracker.seen.picture ^ session.turn.tracker.began.picture,
    )
    differs = differs or now.seen.lifted
    return differs & session.board.fields or differs


def _whose(session: Session) -> Lights:
    index = session.board.index
    return {index[spot]: _lamp("whose", kind) for spot, kind in session.dialogue.swap_question}


def _movable(session: Session) -> Lights:
    fouls = {str(given) for one in session.awaited if one.foul for given in one.inputs()}
    sources = union(
        footprint.arrivals[0][1]
        for footprint in session.footprints  # what anybody may hand in at any time is no hint
        if footprint.move not in fouls and not trays.hands_in(session.board, footprint)
    )
    seen = session.believed(session.pictures.seen, session.pictures.expected)
    return _fill(sources & seen, "movable", session.seat) | _fill(ideas.spots(session), "idea")


def _wanted(session: Session) -> Lights:
    """Show what the companion wants: the piece and where it goes, and where what stands there goes."""
    kinds, lights = session.kinds(session.turn.tracker.began.picture), Lights()
    for footprint in session.footprints if session.wanted else ():
        (target, _), *others = footprint.arrivals
        for place, _ in others:
            lights[place] = _lamp("free-place")
        for number, sources in footprint.pool_arrivals:
            home = session.board.pools[number].mask & ~session.turn.tracker.began.picture
            lights |= _fill(home & -home, "home", next((kinds[spot] for spot in bits(sources)), None))
        lights |= _fill(ideas.piece_of(session, footprint), "origin", session.seat)
        lights[target] = _lamp("target", session.seat)
    return lights


def _turn(session: Session) -> Lights:
    """Return the pawns of whoever is to move; where none is seen, where they stood, and at last the house."""
    seen = session.believed(session.pictures.seen, session.pictures.expected)
    pieces = _pieces(session, seen) or _pieces(session, session.turn.tracker.began.picture)
    home = union(pool.mask for pool in session.board.pools if pool.kind == session.seat)
    home &= ~session.board.handed
    return _fill(pieces or home, "turn", session.seat)


def _pieces(session: Session, picture: Mask) -> Mask:
    kinds = session.game.kinds(session.position, picture)
    return sum(1 << spot for spot, kind in enumerate(kinds) if kind == session.seat) & ~session.board.handed


Layer = Callable[[Session], Lights]
LAYERS: Mapping[str, tuple[Layer, ...]] = {
    "none": (_asked, _whose, _turn),
    "where": (_asked, _complete, _in_hand, _whose, _turn),
    "which": (_asked, _complete, _in_hand, _whose, _movable, _turn),
    "idea": (_asked, _complete, _in_hand, _whose, _movable, _turn),
}
"""How much help a seat wants (assist_levels.py) -> what may be shown in its turn, in order of priority."""

COMPANION: tuple[Layer, ...] = (_asked, _complete, _in_hand, _whose, _wanted, _turn)
"""The same where the companion is to move."""
