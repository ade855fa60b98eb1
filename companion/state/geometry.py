"""A board as pictures need it: spots, edges, pools, how it is drawn. Refuses to know: who stands where."""

from typing import Any

from msgspec.structs import replace

from companion.core.catalog.game_box import edition_of
from companion.core.catalog.phrases import phrases_of
from companion.core.model.game import Game
from companion.games import find_art
from companion.state.lessons.cards import explained
from companion.state.models.answers import Geometry, Pool, Spot
from companion.words.i18n import translator
from companion.words.short_words import shortened


def geometry(game: Game[Any], variant: str, lang: str) -> Geometry:
    """Return the board of a variant, its words in one language. Raises PositionError for an unknown one."""
    board = game.board(variant)
    pool_of = {spot: pool.name for pool in board.pools for spot in board.names(pool.mask)}
    tell = translator(lang)
    return Geometry(
        game=game.name,
        variant=variant,
        spots=[
            Spot(name, x, y, pool_of.get(name), tell(say), tell(shortened(say)))
            for name, (x, y) in zip(board.spots, board.xy, strict=True)
            for say in [game.tell_spot(board, name)]
        ],
        edges=list(board.edges),
        track=list(board.track),
        art=find_art(game.name),
        explained=explained(edition_of(game, variant)),
        kinds={kind: tell(say) for kind, say in phrases_of(game).kinds.items()},
        marks={mark: list(spots) for mark, spots in board.marks.items()},
        pools=[
            Pool(pool.name, pool.kind, [spot for spot in board.spots if pool_of.get(spot) == pool.name])
            for pool in board.pools
        ],
    )


def without_words(board: Geometry) -> Geometry:
    """Return what a small picture needs of a board."""
    return replace(
        board, spots=[replace(spot, text="", short="") for spot in board.spots], kinds={}, explained=[]
    )
