"""What a table tells a hall besides its state, and a hall its tables: topics, and the shapes of their JSON.

Nothing stands here that the pages do not tell everybody. Refuses to know: connections.
"""

from typing import Literal

from msgspec import Struct

from companion.mqtt.messages import VERSION
from companion.state.models.public_state import State
from companion.state.models.state_parts import SignLine

ROOT = f"board-companion/{VERSION}"
HALL = f"{ROOT}/hall"
HALL_AVAILABILITY = f"{HALL}/availability"
"""Retained: ``online``, or ``offline``, which the broker says by itself where the hall is gone."""

ALL_ORDERS = f"{HALL}/command/order"
"""An `Order` for all tables; never retained."""

What = Literal["pause", "go_on", "quiet", "loud", "minutes", "time_up", "put_away", "over", "coming"]


class HallTopics(Struct, frozen=True):
    """The topics of one board that a hall reads, and that it writes.

    Args:
        board: its identity.
    """

    board: str

    @property
    def table(self) -> str:
        """Retained: a `TableCard`."""
        return f"{ROOT}/{self.board}/table"

    @property
    def geometry(self) -> str:
        """Retained: the board in play, as `GET /api/boards/GAME/VARIANT` has it; empty while nobody plays."""
        return f"{ROOT}/{self.board}/board"

    @property
    def pieces(self) -> str:
        """Retained: the `Pieces` on it."""
        return f"{ROOT}/{self.board}/pieces"

    @property
    def call(self) -> str:
        """Retained: a `Call`."""
        return f"{ROOT}/{self.board}/call"

    @property
    def results(self) -> str:
        """Retained: the `Results` of this evening."""
        return f"{ROOT}/{self.board}/results"

    @property
    def retained(self) -> tuple[str, ...]:
        """All that the broker keeps."""
        return self.table, self.geometry, self.pieces, self.call, self.results

    @property
    def orders(self) -> str:
        """An `Order` for this table; never retained."""
        return f"{ROOT}/{self.board}/command/order"


class TableCard(Struct, frozen=True):
    """What a table is.

    Args:
        title: what it is called.
        url: of its own page; empty where it is not known.
        version: of the companion.
        run: drawn at each start: two at once are two boards with one identity.
        obeys: whether it takes orders from a hall.
        lang: of its sentences.
    """

    title: str
    url: str
    version: str
    run: str
    obeys: bool
    lang: str = "en"


class Pieces(Struct, frozen=True):
    """What everybody may see on the board.

    Args:
        game, variant: whose board it is.
        title: what the game is called.
        without: spots that are no part of it in this game.
        stands: spot -> kind.
        house, forest: how many pieces stand there, by kind.
        marks: seat -> the letters on its pieces.
        playing: the seats that play, in order.
        signs: what else belongs into the picture.
        asks: whether a question is open.
    """

    game: str
    variant: str
    title: str
    without: list[str]
    stands: dict[str, str]
    house: dict[str, int]
    forest: dict[str, int]
    marks: dict[str, str]
    playing: list[str]
    signs: list[SignLine]
    asks: bool


class Call(Struct, frozen=True):
    """Whether a table asks somebody to come, and whether somebody is coming."""

    on: bool = False
    coming: bool = False


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What the hall wants of a table.

    Args:
        hall: the identity of the hall.
        number: grows with each order of a hall; one that is no larger than the last is an old one.
        what: ``pause``, ``go_on``, ``quiet``, ``loud``, ``minutes`` (so many are left), ``time_up``,
            ``put_away``, ``over`` (what was told counts no more), or ``coming``: the answer to a call.
        minutes: that are left.
    """

    hall: str
    number: int
    what: What
    minutes: int = 0


def pieces(told: State, title: str) -> Pieces | None:
    """Return what is shown of a state of the game with this title; None while nobody plays."""
    if told.game is None or told.variant is None:
        return None
    return Pieces(
        game=told.game,
        variant=told.variant,
        title=title,
        without=list(told.board.without) if told.board else [],
        stands=told.stands,
        house=told.house or {},
        forest=told.forest,
        marks={seat.seat: seat.mark for seat in told.seats},
        playing=[seat.seat for seat in told.seats if seat.playing],
        signs=told.signs,
        asks=told.phase == "ask" or told.whose is not None or told.offer is not None,
    )
