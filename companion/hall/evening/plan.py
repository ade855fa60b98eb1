"""An evening as it was planned, and what came of it: values that a file holds.

Refuses to know: how seats are drawn, results counted, or anything shown.
"""

from msgspec import Struct

Ranks = tuple[tuple[int, ...], ...]
"""Players by place, the best first; those that share a place stand together."""


class Player(Struct, frozen=True):
    """Somebody who plays.

    Args:
        id: a number of this evening.
        name: as the host typed it; it stays in the hall.
        here: plays in the rounds to come.
        since: the first round that this player could play.
    """

    id: int
    name: str
    here: bool = True
    since: int = 1


class PlanTable(Struct, frozen=True):
    """A table that the evening plays at.

    Args:
        board: the identity of its board.
        title: what it is called.
        game, variant: what is played there.
        seats: in their order round the table.
        fewest, most: how many play there.
        used: in the rounds to come.
    """

    board: str
    title: str
    game: str
    variant: str
    seats: tuple[str, ...]
    fewest: int
    most: int
    used: bool = True


class Fix(Struct, frozen=True):
    """A result that a host has put right: as it was, and as it is; empty: no result."""

    was: Ranks
    places: Ranks


class Pairing(Struct, frozen=True):
    """One table in one round.

    Args:
        board: whose it is.
        seats: seat -> player, in the order round the table.
        number: of the game at that board, once it is known.
        began_ms: as the table told it with the result.
        places: as the referee told them; empty: not yet.
        fixes: what hosts have put right, the newest last.
    """

    board: str
    seats: dict[str, int]
    number: int = 0
    began_ms: int = 0
    places: Ranks = ()
    fixes: tuple[Fix, ...] = ()

    @property
    def counts(self) -> Ranks:
        """The places that count."""
        return self.fixes[-1].places if self.fixes else self.places

    @property
    def open(self) -> bool:
        """Whether a result is waited for."""
        return not self.places and not self.fixes


class Round(Struct, frozen=True):
    """One round: its tables, and who sits out."""

    pairings: tuple[Pairing, ...]
    out: tuple[int, ...] = ()


class Odd(Struct, frozen=True):
    """A result that was not counted.

    Args:
        board: that told it.
        game: its number there.
        round: that was open.
        why: ``twice`` (two boards have this identity), ``game`` (another game), ``seats`` (others than
            drawn) or ``extra`` (the table has its result already).
        places: seats by place.
    """

    board: str
    game: int
    round: int
    why: str
    places: tuple[tuple[str, ...], ...]


class Evening(Struct, frozen=True):
    """An evening.

    Args:
        rounds: how many there are to be.
        size: how many are to sit at a table, at most.
        swiss: pairs with like points play each other.
        seed: of the draws.
        players, tables: in the order in which they were named.
        drawn: the rounds so far.
        seen: board -> numbers of its games that are decided: they count for no round to come.
        odd: what was not counted, the newest last.
    """

    rounds: int
    size: int
    swiss: bool
    seed: int
    players: tuple[Player, ...]
    tables: tuple[PlanTable, ...]
    drawn: tuple[Round, ...] = ()
    seen: dict[str, tuple[int, ...]] = {}
    odd: tuple[Odd, ...] = ()

    def table(self, board: str) -> PlanTable | None:
        """Return the table of this board."""
        return next((table for table in self.tables if table.board == board), None)


def fault_of(evening: Evening) -> str:
    """Tell what cannot be in an evening that was kept; empty where all is well."""
    known, boards = [player.id for player in evening.players], {table.board for table in evening.tables}
    if len({*known}) < len(known):
        return "two players have one number"
    for number, each in enumerate(evening.drawn, start=1):
        if not {*each.out} <= {*known}:
            return f"round {number} has players that are not there"
        for pairing in each.pairings:
            players = sorted(pairing.seats.values())
            results = [pairing.places, *(fix.places for fix in pairing.fixes)]
            sound = 2 <= len({*players}) == len(players) <= 4 and {*players} <= {*known}
            whole = all(sorted(sum(places, ())) == players for places in results if places)
            if not (sound and whole and pairing.board in boards):
                return f"round {number} has a table that cannot be: {pairing.board[:20]!r}"
    return ""
