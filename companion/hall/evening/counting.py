"""What tables tell of their games, put beside the plan: each result once, and only where it belongs.

A game belongs to the first pairing at its board that waits for one. Games that were there before the draw
do not count, nor do further ones; what looks wrong is kept as odd, for the hosts. Refuses to know: brokers.
"""

from collections.abc import Callable, Sequence

from companion.core.model.fast_replace import replace
from companion.hall.evening.plan import Evening, Odd, Pairing, PlanTable, Ranks
from companion.mqtt.ended_games import EndedGame
from companion.mqtt.results import Results

MOST_ODD = 20
"""So many results that fit no table are kept, the newest."""
MOST_SEEN = 500
"""So many numbers of each board are remembered, the newest."""


def count(evening: Evening, board: str, told: Results, *, twice: bool = False) -> Evening:
    """Return the evening with what a board has told; the same where there is nothing new.

    Args:
        evening: so far.
        board: its identity.
        told: all that it tells of its games.
        twice: two boards have this identity: nothing new is counted.
    """
    if (table := evening.table(board)) is None or not evening.drawn:
        return evening
    for ended in told.ended:
        evening = _one(evening, table, ended, twice=twice)
    return evening


def bind(evening: Evening, board: str, told: Results) -> Evening:
    """Return the evening in which no game that a board knows by now counts for a later round.

    A pairing that waits for a result keeps the game in play: that one counts for it, however late.
    """
    if told.now and told.now not in evening.seen.get(board, ()):
        evening = with_pairing(
            evening, board, lambda one: not one.number, lambda one: replace(one, number=told.now)
        )
    return _see(evening, board, (*(one.game for one in told.ended), told.now))


def with_pairing(
    evening: Evening,
    board: str,
    wanted: Callable[[Pairing], bool],
    change: Callable[[Pairing], Pairing],
) -> Evening:
    """Return the evening with a change in the first wanted pairing at a board; the same without one."""
    for number, each in enumerate(evening.drawn):
        for place, pairing in enumerate(each.pairings):
            if pairing.board == board and wanted(pairing):
                pairings = (*each.pairings[:place], change(pairing), *each.pairings[place + 1 :])
                drawn = (
                    *evening.drawn[:number],
                    replace(each, pairings=pairings),
                    *evening.drawn[number + 1 :],
                )
                return replace(evening, drawn=drawn)
    return evening


def _see(evening: Evening, board: str, numbers: tuple[int, ...]) -> Evening:
    known = evening.seen.get(board, ())
    news = tuple(number for number in dict.fromkeys(numbers) if number and number not in known)
    return replace(evening, seen={**evening.seen, board: (*known, *news)[-MOST_SEEN:]}) if news else evening


def _one(evening: Evening, table: PlanTable, ended: EndedGame, *, twice: bool) -> Evening:
    board, number = table.board, ended.game
    mine = [one for each in evening.drawn for one in each.pairings if one.board == board]
    bound = next((one for one in mine if one.number == number), None)
    if bound is not None and bound.began_ms in {0, ended.began_ms}:
        return _told(evening, table, bound, ended, twice=twice)
    if bound is not None and ended.places:  # of another board, or of one that has begun to count anew
        return _odd(evening, board, ended, "twice" if twice else "extra")
    if number in evening.seen.get(board, ()) or not ended.places:
        return evening
    if twice:
        return _odd(evening, board, ended, "twice")  # it is looked at again once only one of them is there
    evening = _see(evening, board, (number,))
    if (waits := next((one for one in mine if one.open and not one.number), None)) is None:
        return _odd(evening, board, ended, "extra") if mine else evening
    return _told(evening, table, waits, ended, twice=twice)


def _told(evening: Evening, table: PlanTable, pairing: Pairing, ended: EndedGame, *, twice: bool) -> Evening:
    """Return the evening with the result of a pairing, or why it is odd."""
    places = ranks(pairing, ended.places)
    if places == pairing.places and pairing.number == ended.game:
        return evening
    if places is None or twice or (ended.name, ended.variant) != (table.game, table.variant):
        return _odd(evening, table.board, ended, "twice" if twice else "seats" if places is None else "game")
    news = replace(pairing, number=ended.game, began_ms=ended.began_ms if places else 0, places=places)
    others = tuple(one for one in evening.odd if (one.board, one.game) != (table.board, ended.game))
    return with_pairing(replace(evening, odd=others), table.board, lambda one: one is pairing, lambda _: news)


def ranks(pairing: Pairing, told: Sequence[Sequence[str]]) -> Ranks | None:
    """Return players by place, those who have left last; None where others played than were drawn."""
    if not told:
        return ()
    seats = [seat for sharing in told for seat in sharing]
    if len({*seats}) < len(seats) or not {*seats} <= {*pairing.seats}:
        return None
    left = tuple(player for seat, player in pairing.seats.items() if seat not in seats)
    found = tuple(tuple(pairing.seats[seat] for seat in sharing) for sharing in told if sharing)
    return (*found, left) if left else found


def _odd(evening: Evening, board: str, ended: EndedGame, why: str) -> Evening:
    known = [one for one in evening.odd if (one.board, one.game) == (board, ended.game)]
    if any((one.why, one.places) == (why, ended.places) for one in known):
        return evening
    others = tuple(one for one in evening.odd if one not in known)
    return replace(
        evening, odd=(*others, Odd(board, ended.game, len(evening.drawn), why, ended.places))[-MOST_ODD:]
    )
