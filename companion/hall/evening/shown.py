"""An evening as the pages get it: rounds with names, results and points, and the standings.

Refuses to know: languages, HTTP.
"""

from msgspec import Struct

from companion.hall.evening.plan import Evening, Fix, Odd, Pairing, PlanTable, Player, Ranks
from companion.hall.evening.points import SITS_OUT, points
from companion.hall.evening.standings import Standing, standings


class PairingShown(Struct, frozen=True):
    """A table of a round.

    Args:
        board: its identity.
        seats: seat -> player.
        places: that count, players by place; empty: none yet, or it does not count.
        points: player -> points.
        open: a result is waited for.
        told: as the referee told it.
        fixes: what hosts have put right.
    """

    board: str
    seats: dict[str, int]
    places: Ranks
    points: dict[int, int]
    open: bool
    told: Ranks
    fixes: tuple[Fix, ...]


class RoundShown(Struct, frozen=True):
    """A round: its tables, and who sits out."""

    number: int
    pairings: list[PairingShown]
    out: tuple[int, ...]
    done: bool


class EveningShown(Struct, frozen=True):
    """An evening.

    Args:
        rounds, size, swiss: as planned.
        players, tables: as planned, by number and identity.
        drawn: rounds so far.
        standings: the leader first.
        odd: what was not counted.
        done: all rounds are played.
        sits_out: points of a round that is sat out.
    """

    rounds: int
    size: int
    swiss: bool
    players: tuple[Player, ...]
    tables: tuple[PlanTable, ...]
    drawn: list[RoundShown]
    standings: list[Standing]
    odd: tuple[Odd, ...]
    done: bool
    sits_out: int = SITS_OUT


class EveningNow(Struct, frozen=True):
    """An evening, or none.

    Args:
        evening: that is planned.
        aside: names a damaged file that is kept.
        kept: all is on disk.
        animals: players are called by animals.
    """

    evening: EveningShown | None
    aside: str = ""
    kept: bool = True
    animals: bool = False


def shown(evening: Evening) -> EveningShown:
    """Return what the pages get of an evening."""
    drawn = [
        RoundShown(
            number,
            [_pairing(one) for one in each.pairings],
            each.out,
            not any(one.open for one in each.pairings),
        )
        for number, each in enumerate(evening.drawn, start=1)
    ]
    done = len(drawn) == evening.rounds and all(each.done for each in drawn)
    return EveningShown(
        evening.rounds,
        evening.size,
        evening.swiss,
        evening.players,
        evening.tables,
        drawn,
        standings(evening),
        evening.odd,
        done,
    )


def _pairing(one: Pairing) -> PairingShown:
    return PairingShown(one.board, one.seats, one.counts, points(one.counts), one.open, one.places, one.fixes)
