"""What the poles that are shown since a turn began tell of it: pieces exchanged, turns that they allow.

Refuses to know: how poles are read (`companion.core.model.polarity`), and what else tells turns apart.
"""

from collections.abc import Iterable

from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, bits
from companion.core.model.polarity import against, exchanged as exchanges
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import NO_POLES, Mask


def exchanged(board: Board, tracker: Tracker) -> Mask:
    """Return the fields on which, by their poles, other pieces stand than when the turn began."""
    if tracker.seen.shown is tracker.began.poles or NO_POLES in (tracker.seen.shown, tracker.began.poles):
        return 0
    stand = board.fields & tracker.began.picture & tracker.seen.picture
    return exchanges(tracker.seen.shown.on(stand), tracker.began.poles.on(stand))


def misread(board: Board, tracker: Tracker, footprint: Footprint, *, at_end: bool = True) -> int:
    """Tell how many fields show a pole that nothing has that stands there in or after this turn."""
    if NO_POLES in (tracker.seen.shown, tracker.began.poles):
        return 0
    come = {target: sources for target, sources in footprint.arrivals if tracker.seen.picture >> target & 1}
    stays = tracker.began.picture & tracker.seen.picture & board.fields
    wrong = against(tracker.seen.shown.on(stays), tracker.began.poles)
    for target, sources in come.items():
        may = {tracker.began.poles.at(origin) for origin in bits(sources & tracker.began.picture)}
        if not at_end and tracker.began.picture >> target & 1:
            may.add(tracker.began.poles.at(target))
        shown = tracker.seen.shown.at(target)
        fits = shown is None or None in may or shown in may or not may
        wrong = wrong & ~(1 << target) if fits else wrong | 1 << target
    return wrong.bit_count()


def fitting(
    board: Board, tracker: Tracker, footprints: Iterable[Footprint], *, at_end: bool = True
) -> Iterable[Footprint]:
    """Return the turns that the poles allow: one pole may be misread, where no turn fits them all."""
    if NO_POLES in (tracker.seen.shown, tracker.began.poles):
        return footprints
    told = [(f, misread(board, tracker, f, at_end=at_end)) for f in footprints]
    least = min((wrong for _, wrong in told), default=0)
    return tuple(f for f, wrong in told if wrong == least <= 1)
