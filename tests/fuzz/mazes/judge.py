"""How the referee took one story of a labyrinth, judged against the truth and what edges could tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct, field

from companion.core.model.inputs import BOARD, Input, Taken
from companion.core.model.types import Verdict
from companion.games.labyrinth import GAME
from tests.simulate.maze import WALL
from tests.simulate.maze_player import Story, plain
from tests.simulate.sensors import Seen
from tests.simulate.truth import Ends, ends

ANOTHER_ORDER = "right, another order"
GOOD = ("right", "right, not on time", "right, said again", ANOTHER_ORDER, "nudged", "guided, ahead of words")
"""How a story may be taken; everything else is kept as a case."""

Config = tuple[tuple[str, str], ...]
"""(spot, kind) of all that stands, sorted."""


class MazeAccount(Struct):
    """All that is known of one story.

    Args:
        before: the position before it.
        kinds: spot -> kind of what stood there.
        beside: how many walls lay beside the board.
        clean: what was reported, without bounces.
        unseen: the changes that no sensor saw.
    """

    before: Any
    kinds: Mapping[str, str]
    beside: int
    clean: list[Seen] = field(default_factory=list)
    unseen: list[Seen] = field(default_factory=list)

    def ends(self, before_ms: int | None = None) -> Ends | None:
        """Every end that the reported edges can have."""
        edges = sorted(self.clean, key=lambda edge: edge.at_ms)
        told = [(e.spot, e.on) for e in edges if before_ms is None or e.at_ms < before_ms]
        return ends(self.kinds, told, [WALL] * self.beside, _fits)

    def could_end(self, found: Ends, position: Any) -> bool:
        """Whether the edges can have led to a position."""
        before, after = set(self.kinds.items()), set(config(position))
        gone, come = before - after, after - before
        touched = {spot for spot, _ in gone | come}
        walls = sum(kind == WALL for kind in dict(after).values())
        return any(
            touched <= _touched(found, down)
            and _applied(self.kinds, found, down) == after
            and all(kind == WALL for kind in air)
            and walls + len(air) == self.beside + sum(kind == WALL for kind in self.kinds.values())
            for down, air in found.after
        )


def _fits(kind: str, place: str) -> bool:
    return (kind == WALL) == ("-" in place)


def _touched(found: Ends, down: Sequence[tuple[str, str]]) -> set[str]:
    return {spot for spot, _ in (*found.before, *down)}


def _applied(kinds: Mapping[str, str], found: Ends, down: Sequence[tuple[str, str]]) -> set[tuple[str, str]]:
    return (set(kinds.items()) - set(found.before)) | set(down)


def config(position: Any) -> Config:
    """What stands where in a position."""
    kinds = GAME.kinds(position, GAME.picture(position))
    spots = GAME.board(GAME.dump(position)["variant"]).spots
    return tuple(sorted((spot, kind) for spot, kind in zip(spots, kinds, strict=True) if kind))


def bare(position: Any) -> dict[str, Any]:
    """A position without the colours of the walls beside the board, which no sensor sees going back."""
    data = GAME.dump(position)
    kept = {key: value for key, value in data.items() if key not in ("mover", "hidden")}
    if "balls" not in data and "hidden" in data:
        kept["hidden"] = {key: data["hidden"][key] for key in ("walls", "drops")}
    return {**kept, "pulled": len(data.get("pulled", ()))}


Act = tuple[str, str, str]
"""An input of hands as text, without colours, the field on which the figure stood before, and its seat."""


def acts(befores: Sequence[Any], inputs: Sequence[str]) -> list[Act]:
    """The inputs of hands among these inputs, each with the position before it."""
    found = []
    for before, text in zip(befores, inputs, strict=True):
        if GAME.words.get(text.partition(":")[0]) == BOARD:
            mover = GAME.seat_to_move(before)
            here = next((at for at, seat in config(before) if seat == mover), "")
            found.append((plain(text), here, mover))
    return found


def normal(done: Sequence[Act]) -> list[str]:
    """The same where order matters to nobody: walls that go back together, fields a figure only crossed."""
    result: list[str] = []
    for _, run in groupby(done, key=lambda act: (_kind(act[0]), act[2])):
        some = list(run)
        if some[0][0].startswith("put:"):
            result += sorted(text for text, _, _ in some)
        elif _kind(some[0][0]) == "step":
            last = some[-1][0].partition(":")[2].split("-")[-1]
            result += [f"step:{last}"] if last != some[0][1] else []
        else:
            result += [text for text, _, _ in some]
    return result


def _kind(text: str) -> str:
    word = text.partition(":")[0]
    return "step" if word in ("walk", "came", "home") else word


def reached(recorded: Sequence[Act], true: Sequence[Act]) -> int | None:
    """How many of the true inputs are recorded; None where something else is, too."""
    for number in range(len(true), -1, -1):
        if normal(true[:number]) == normal(recorded):
            return number
    left = [text for text, _, _ in true]  # of walls that go back together any may be first
    for text, _, _ in recorded:
        first = next((n for n, other in enumerate(left) if not other.startswith("put:")), len(left))
        if text not in left[: first + 1]:
            return None
        left.remove(text)
    return len(recorded)


def of_story(
    account: MazeAccount, story: Story, session: Any, history: Sequence[Any], said: Sequence[Verdict]
) -> str:
    """How a story was taken before anybody helped: one of the classes of docs/lab/fuzz.md."""
    known = reached(recorded(history), true(story))
    illegal = [verdict for verdict in said if verdict.verdict == "illegal"]
    if known is None:
        same_end = bare(session.position) == bare(story.after)
        if same_end and sorted(recorded(history)) == sorted(true(story)):
            return ANOTHER_ORDER
        found = account.ends()
        same = found is not None and account.could_end(found, session.position)
        return "wrong, same edges" if same else "wrong"
    if illegal and all(any(word.at_ms > each.at_ms for word in story.words) for each in illegal):
        return "guided, ahead of words"
    if illegal:
        return f"called illegal ({illegal[0].reason})"
    if bare(session.position) == bare(story.after):
        return "right"
    if known == len(true(story)) and not said:
        return "silent, all recorded"
    if said and said[-1].verdict == "ambiguous":
        return _asked(account, story, said[-1].moves, known)
    return "silent"


def true(story: Story) -> list[Act]:
    """What hands did in a story."""
    return acts(story.befores, [str(given) for given in story.inputs])


def recorded(history: Sequence[Any]) -> list[Act]:
    """What was recorded of it."""
    return acts([past.before for past in history], [past.move for past in history])


def _asked(account: MazeAccount, story: Story, moves: Sequence[str], known: int) -> str:
    if answer(story, known, moves) == "none":
        return "asked, without the truth"
    found = account.ends()
    could = {tuple(sorted(way)) for way in _could_be(account, story, found)} if found else set()
    if len(could) > 1:
        return "asked, needed"
    stands = [one for one in found.after if all(kind == WALL for kind in one[1])] if found else []
    return "asked, or no turn" if len(stands) > 1 else "asked, needless"


def answer(story: Story, known: int, moves: Sequence[str]) -> str:
    """The true answer to a question; ``none`` where it is not offered."""
    left = [text for text, _, _ in true(story)[known:]]
    for length in range(len(left), 0, -1):
        for move in moves:
            if sorted(plain(text) for text in move.split()) == sorted(left[:length]):
                return move
    return "none"


MOST_WAYS = 4
"""Inputs of hands in a way that is tried to read the edges."""


def _could_be(account: MazeAccount, story: Story, found: Ends) -> Iterator[list[str]]:
    """All rows of inputs of hands, between the words that were said, that the edges fit."""
    words = [i for i, source in zip(story.inputs, story.sources, strict=True) if source != BOARD]
    ways: list[tuple[Any, list[str], int]] = [(account.before, [], 0)]
    for position, way, said in ways:
        if way and account.could_end(found, position):
            yield way
        for given in _next(position, words[said:], way):
            taken = GAME.hear(position, given)
            if isinstance(taken, Taken):
                by_hand = GAME.words[given.word] == BOARD
                ways.append(
                    (taken.position, [*way, plain(str(given))] if by_hand else way, said + (not by_hand))
                )


def _next(position: Any, words: Sequence[Input], way: Sequence[str]) -> Iterator[Input]:
    yield from words[:1]
    if len(way) < MOST_WAYS:
        for one in GAME.expects(position):
            if one.source == BOARD:
                yield from (Input(one.word, value) for value in one.values if "=" not in value)
