"""The board as a picture (SVG), drawn from what the pages draw it from: geometry, art, and the public state.

Nothing is in it that the state does not tell everybody. Refuses to know: rules, and connections.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.sax.saxutils import quoteattr

from companion.core.catalog.art import Art
from companion.core.model.game import Board
from companion.games import find_art
from companion.mqtt.messages import COLOURS
from companion.ports.table import View
from companion.state.models.public_state import State

MARGIN = 0.9
"""Field widths round the outermost fields."""
WIDTH = 640
"""Of the picture, in pixels."""
SQUARE_SCALE = 0.7
"""A piece on a square field is smaller, as on the pages: walls stand close."""

FIGURES = {
    "red": "M0-.45a.45.45 0 1 0 .01 0Z",
    "green": "M0-.52 .5.4H-.5Z",
    "yellow": "M-.41-.41H.41V.41H-.41Z",
    "blue": "M0-.54 .54 0 0 .54-.54 0Z",
}
"""Of the seats: told by shape as much as by colour."""

DISC = "M0-.4a.4.4 0 1 0 .01 0Z"
Place = tuple[float, float]


def picture(view: View, state: State) -> str:
    """Return the board of a view and its public state as it should stand now; empty while nobody plays."""
    if (session := view.session) is None:
        return ""
    board, art = session.board, find_art(session.game.name)
    place = {name: (x, -y) for name, (x, y) in zip(board.spots, board.xy, strict=True)}
    left, top, width, height = _extent(place.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{WIDTH}" height="{round(WIDTH * height / width)}">'
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx=".4" '
        f'fill="{art.colours["wood"]}"/>'
        f"{_ground(board, art, place)}{''.join(_pieces(board, art, state, place))}</svg>"
    )


def _extent(places: Iterable[Place]) -> tuple[float, float, float, float]:
    """Return left, top, width and height around all places."""
    xs, ys = zip(*places, strict=True)
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top


def _ground(board: Board, art: Art, place: Mapping[str, Place]) -> str:
    """Draw what never moves."""
    pooled = [name for pool in board.pools for name in board.names(pool.mask)]
    slots, squares = set(board.marks.get("slots", ())), board.marks.get("fields")
    drawn = [_links(board, art)]
    if squares:
        drawn += _stamps(art, board, "square", squares, place)
    else:
        drawn += _stamps(
            art, board, "field", [name for name in board.spots if name not in {*pooled, *slots}], place
        )
    drawn.append(_stamped(art, "socket", (place[name] for name in pooled)))
    return "".join(drawn)


def _links(board: Board, art: Art) -> str:
    ways = "".join(
        f"M{board.xy[a][0]:g} {-board.xy[a][1]:g}L{board.xy[b][0]:g} {-board.xy[b][1]:g}"
        for a, b in board.edges
    )
    return f'<path d="{ways}" stroke="{art.colours["way"]}" stroke-width=".16" fill="none"/>' if ways else ""


def _stamps(
    art: Art, board: Board, group: str, names: Sequence[str], place: Mapping[str, Place]
) -> Iterator[str]:
    """Draw each field as the part that its marks call for, else as the group's own."""
    special = [part for part in art.parts if part.startswith(f"{group}.")]
    called: dict[str, list[Place]] = {}
    for name in names:
        own = (part for part in special if name in board.marks.get(part[len(group) + 1 :], ()))
        called.setdefault(next(own, group), []).append(place[name])
    return (_stamped(art, part, places) for part, places in called.items())


def _stamped(art: Art, part: str, places: Iterable[Place]) -> str:
    """Draw a part at each of these places: one element for each of its shapes."""
    spots = [f"M{x:g} {y:g}" for x, y in places]
    return "".join(
        _path("".join(spot + shape["d"] for spot in spots), shape)
        for shape in art.parts.get(part, ())
        if spots
    )


def _path(d: str, look: Mapping[str, str]) -> str:
    rest = "".join(f" {key}={quoteattr(value)}" for key, value in look.items() if key != "d")
    return f"<path d={quoteattr(d)}{rest}/>"


def _pieces(board: Board, art: Art, state: State, place: Mapping[str, Place]) -> Iterator[str]:
    small = SQUARE_SCALE if board.marks.get("fields") else 1
    slots = set(board.marks.get("slots", ()))
    for spot, kind in [*state.stands.items(), *_housed(board, state)]:
        if spot in place:
            upright = spot in slots and _is_upright(spot, place)
            yield _piece(art, kind, place[spot], 1 if spot in slots else small, upright=upright)


def _housed(board: Board, state: State) -> Iterator[tuple[str, str]]:
    """Return the pieces in houses and forest, which are counted, not told by their places."""
    counts = {
        pool.name: {pool.kind: (state.house or {}).get(pool.name, 0)} for pool in board.pools if pool.kind
    }
    forest = {"forest": dict(state.forest)}
    for pool in board.pools:
        free = iter(name for name in board.names(pool.mask) if name not in state.stands)
        for kind, count in (counts | forest).get(pool.name, {}).items():
            yield from ((spot, kind) for spot, _ in zip(free, range(count), strict=False) if kind)


def _is_upright(slot: str, place: Mapping[str, Place]) -> bool:
    """Tell whether a wall in this slot, called after its two fields, stands between left and right."""
    one, _, other = slot.partition("-")
    if one not in place or other not in place:
        return False
    return abs(place[one][0] - place[other][0]) > abs(place[one][1] - place[other][1])


def _piece(art: Art, kind: str, at: Place, scale: float, *, upright: bool) -> str:
    turn = " rotate(90)" if upright else ""
    shapes = art.parts.get(f"piece.{kind}")
    if shapes is None:
        red, green, blue = COLOURS.get(kind, (96, 96, 96))
        fill = f"#{red:02x}{green:02x}{blue:02x}"
        look = {"fill": fill, "stroke": "#ffffff", "stroke-width": ".09", "stroke-linejoin": "round"}
        shapes = [{"d": FIGURES.get(kind, DISC), **look}]
    inside = "".join(_path(_absolute(shape["d"]), shape) for shape in shapes)
    return f'<g transform="translate({at[0]:g} {at[1]:g}) scale({scale:g}){turn}">{inside}</g>'


def _absolute(d: str) -> str:
    """Begin a path at (0, 0): parts begin with a relative step."""
    return d if d.startswith("M") else f"M0 0{d}"
