"""What hosts do to an evening: plan it, draw a round, let people come and go, put a result right.

From an evening to another one, or a refusal that says why. Refuses to know: HTTP, files.
"""

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Annotated, Any
from unicodedata import normalize

from msgspec import Meta, Struct

from companion.core.catalog.game_box import edition_of
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.types import Say
from companion.hall.evening.counting import bind, ranks, with_pairing
from companion.hall.evening.draw import draw
from companion.hall.evening.plan import Evening, Fix, Pairing, PlanTable, Player, Ranks
from companion.mqtt.results import Results

MOST_PLAYERS, MOST_ROUNDS, MOST_TABLES, MOST_AT_TABLE = 160, 20, 40, 4
"""What an evening may have at most: forty tables of four."""
LONGEST_NAME = 40
"""Letters of a player."""

NO_EVENING = Say("No evening is planned.")
IS_PLANNED = Say("An evening is planned already. Delete it first.")
NO_NAME = Say("A name has 1 to {most} letters.", {"most": LONGEST_NAME})
SAME_NAME = Say("{name} is there twice. Please tell them apart.")
FEW = Say("At least two players and one table are needed.")
FULL = Say("There is no room for more players.")
NO_TABLE = Say("This table is not known to the hall: {table}.")
NO_GAME = Say("This game is not known here: {game}.")
NO_PLAYER = Say("This player is not known.")
NOT_NEXT = Say("This round is not the next one.")
LAST = Say("All rounds are drawn.")
OPEN = Say("{table} has no result yet. Wait for it, or enter that it does not count.")
NOBODY = Say("Too few players are here for these tables.")
NO_PAIRING = Say("This table does not play in this round.")
NOT_ALL = Say("Each player of the table must stand in the result once.")
NOT_THERE = Say("This result is not there any more.")


class Refused(InputError):  # noqa: N818 - it is an answer to a person, not a fault
    """Something that cannot be done; ``say`` tells why."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.text)
        self.say = say


Name = Annotated[str, Meta(max_length=200)]
Board = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}$")]


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the plan, and what is played there."""

    board: Board
    game: Annotated[str, Meta(max_length=80)]
    variant: Annotated[str, Meta(max_length=80)]


Tables = Annotated[list[TableWanted], Meta(max_length=MOST_TABLES)]


class PlanWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening that a host wants.

    Args:
        rounds: how many there are to be.
        size: how many at a table, at most.
        swiss: two at a table, by points.
        players: their names.
        tables: in the order in which they are filled.
        seed: of the draws; null: by chance.
    """

    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    size: Annotated[int, Meta(ge=2, le=MOST_AT_TABLE)]
    players: Annotated[list[Name], Meta(max_length=MOST_PLAYERS)]
    tables: Tables
    swiss: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


def plan(wanted: PlanWanted, titles: Mapping[str, str], games: Mapping[str, Game[Any]], seed: int) -> Evening:
    """Return the evening that is wanted. Raises Refused.

    Args:
        wanted: as a host typed it.
        titles: identity -> name of each table that the hall knows.
        games: that can be played.
        seed: of the draws.
    """
    names = [_name(name) for name in wanted.players]
    _tell_apart(names)
    tables = _tables(wanted.tables, titles, games)
    if len(names) < 2:
        raise Refused(FEW)
    players = tuple(Player(number, name) for number, name in enumerate(names, start=1))
    return Evening(wanted.rounds, 2 if wanted.swiss else wanted.size, wanted.swiss, seed, players, tables)


def next_round(evening: Evening, number: int, there: Collection[str], told: Mapping[str, Results]) -> Evening:
    """Return the evening with the next round drawn; as it is where this one is the newest. Raises Refused.

    Args:
        evening: so far.
        number: of the round.
        there: identities of the boards that can be reached; others get no game.
        told: what each board has told of its games.
    """
    if number == len(evening.drawn) > 0:
        return evening
    if number != len(evening.drawn) + 1:
        raise Refused(NOT_NEXT)
    if number > evening.rounds:
        raise Refused(LAST)
    _all_done(evening)
    tables = [table for table in evening.tables if table.used and table.board in there]
    for table in evening.tables:
        evening = bind(evening, table.board, told.get(table.board, Results()))
    drawn = draw(evening, tables, Random(f"{evening.seed} {number}"))  # noqa: S311 - a lot, no secret
    if not drawn.pairings:
        raise Refused(NOBODY)
    return replace(evening, drawn=(*evening.drawn, drawn))


def use(
    evening: Evening, wanted: Sequence[TableWanted], titles: Mapping[str, str], games: Mapping[str, Game[Any]]
) -> Evening:
    """Return the evening in which these tables are used from the next round on. Raises Refused."""
    _all_done(evening)
    tables = _tables(wanted, {**{table.board: table.title for table in evening.tables}, **titles}, games)
    boards = {table.board for table in tables}
    others = (replace(table, used=False) for table in evening.tables if table.board not in boards)
    return replace(evening, tables=(*tables, *others))


def come(evening: Evening, name: str) -> Evening:
    """Return the evening with one player more, who plays from the next round on. Raises Refused."""
    if len(evening.players) >= MOST_PLAYERS:
        raise Refused(FULL)
    name = _name(name)
    _tell_apart([*(player.name for player in evening.players), name])
    number = max((player.id for player in evening.players), default=0) + 1
    return replace(evening, players=(*evening.players, Player(number, name, since=len(evening.drawn) + 1)))


def stay(evening: Evening, player: int, *, here: bool) -> Evening:
    """Return the evening in which a player is in the rounds to come, or not. Raises Refused."""
    if player not in {each.id for each in evening.players}:
        raise Refused(NO_PLAYER)
    players = (replace(each, here=here) if each.id == player else each for each in evening.players)
    return replace(evening, players=tuple(players))


def fix(evening: Evening, number: int, board: str, places: Ranks, told: Results) -> Evening:
    """Return the evening with a result as the host has it; empty: it does not count. Raises Refused."""
    pairing = _pairing(evening, number, board)
    players = [player for sharing in places for player in sharing]
    if places and (sorted(players) != sorted(pairing.seats.values()) or not all(places)):
        raise Refused(NOT_ALL)
    if not pairing.open and places == pairing.counts:  # two hosts at once, or one tap twice
        return evening
    if pairing.open and number == len(evening.drawn):
        evening = bind(evening, board, told)
        pairing = _pairing(evening, number, board)
    fixed = replace(pairing, fixes=(*pairing.fixes, Fix(pairing.counts, places)))
    return with_pairing(evening, board, lambda one: one is pairing, lambda _: fixed)


def accept(evening: Evening, board: str, game: int) -> Evening:
    """Return the evening in which an odd result counts for the table of its round. Raises Refused."""
    if (odd := next((one for one in evening.odd if (one.board, one.game) == (board, game)), None)) is None:
        raise Refused(NOT_THERE)
    pairing = _pairing(evening, odd.round, board)
    if not (places := ranks(pairing, odd.places)):
        raise Refused(NOT_ALL)
    evening = replace(evening, odd=tuple(one for one in evening.odd if one is not odd))
    fixed = replace(pairing, fixes=(*pairing.fixes, Fix(pairing.counts, places)))
    return with_pairing(evening, board, lambda one: one is pairing, lambda _: fixed)


def _pairing(evening: Evening, number: int, board: str) -> Pairing:
    pairings = evening.drawn[number - 1].pairings if 1 <= number <= len(evening.drawn) else ()
    if (found := next((one for one in pairings if one.board == board), None)) is None:
        raise Refused(NO_PAIRING)
    return found


def _name(text: str) -> str:
    letters = (c for c in normalize("NFC", text) if c.isprintable() or c.isspace())
    name = " ".join("".join(letters).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(NO_NAME)
    return name


def _tell_apart(names: Sequence[str]) -> None:
    known: set[str] = set()
    for name in names:
        if name.casefold() in known:
            raise Refused(SAME_NAME.fill({"name": name}))
        known.add(name.casefold())


def _all_done(evening: Evening) -> None:
    for pairing in evening.drawn[-1].pairings if evening.drawn else ():
        if pairing.open:
            table = evening.table(pairing.board)
            raise Refused(OPEN.fill({"table": table.title if table else pairing.board}))


def _tables(
    wanted: Sequence[TableWanted], titles: Mapping[str, str], games: Mapping[str, Game[Any]]
) -> tuple[PlanTable, ...]:
    tables = tuple(_table(each, titles, games) for each in wanted)
    if not tables or len({table.board for table in tables}) < len(tables):
        raise Refused(FEW)
    return tables


def _table(wanted: TableWanted, titles: Mapping[str, str], games: Mapping[str, Game[Any]]) -> PlanTable:
    if wanted.board not in titles:
        raise Refused(NO_TABLE.fill({"table": wanted.board}))
    game = games.get(wanted.game)
    edition = edition_of(game, wanted.variant) if game else None
    if edition is None:
        raise Refused(NO_GAME.fill({"game": f"{wanted.game} {wanted.variant}"}))
    most = min(edition.most, len(edition.seats), MOST_AT_TABLE)
    title = titles[wanted.board] or wanted.board
    return PlanTable(
        wanted.board, title, wanted.game, wanted.variant, edition.seats, max(2, edition.fewest), most
    )
