"""Who was ahead when, what the dice gave and took, and which turns counted: a game weighed turn by turn.

Knows: arithmetic on chances to win, which a game tells (`Foresight`). Refuses to know: any game's rules, and
how it is said.

What each turn changes is parted in two. The number: the best that can be done with it, less the mean over all
numbers. The choice: what was played, less the best.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from companion.chronicle.story import Story
from companion.chronicle.turns import turns
from companion.core.model.capabilities import Foresight, WinChances

GOOD = 0.06
"""A decision is worth telling from here on: so much better than the mean of what could have been played."""

BEST = 0.005
"""What loses no more than this is as good as the best."""

MOST_TURNS_TOLD = 3
"""So many turns of a seat are told that could have been better."""

CLEAR = 0.75
"""Dice, or choices, have decided a game where they made so much of the way to the win ..."""

LITTLE = 0.25
"""... and the other, and what does not add up, at most so much of it."""


class Weighed(Struct, frozen=True):
    """One turn, weighed.

    Args:
        before: how it stood before the number: the mean over all numbers of the best that can be done.
        rolled: how it stands after the best turn with the number.
        after: how it stands after what was played.
        mean: of the mover, the mean of all turns that were worth a look.
        free: how many turns were worth a look; 1: there was no choice.
        best: the best turn with the number, as text.
    """

    before: WinChances
    rolled: WinChances
    after: WinChances
    mean: float
    free: int
    best: str = ""


class Played(Struct, frozen=True):
    """A turn to be weighed: its place in the steps of the story, whose it was, and what was played.

    ``move`` is empty where it is no turn of the game's, as an accepted one.
    """

    step: int
    seat: str
    position: Any
    die: int
    move: str
    then: Any


class Decision(Struct, frozen=True):
    """A turn with a choice: its step, whose it was, and how much it won beside the mean of the choices."""

    step: int
    seat: str
    won: float


class Better(Struct, frozen=True):
    """What else could have been done at a step: ``move``, as text, would have won so much more."""

    step: int
    seat: str
    move: str
    won: float


class Review(Struct, frozen=True):
    """A game looked back on.

    Args:
        curve: steps, and how it stood after each; the first is before the first turn (step -1).
        luck: seat -> what its numbers added to its chance to win, all together.
        turning: the step that turned the game to the winner, None where there is none.
        decisions: a good decision of each seat that had one.
        decided: ``dice`` or ``choices`` in clear cases, else empty.
        better: what else could have been done, in order; for each seat's own eyes.
    """

    curve: tuple[tuple[int, WinChances], ...]
    luck: Mapping[str, float]
    turning: int | None
    decisions: tuple[Decision, ...]
    decided: str = ""
    better: tuple[Better, ...] = ()


def played_turns(story: Story) -> Iterator[Played]:
    """Yield the turns of a game that can be weighed, in order: those of one move with a number.

    Where they play on for places, up to the win.
    """
    places = {id(step): at for at, step in enumerate(story.steps)}
    for turn in turns(story):
        step = turn.steps[-1]
        if (past := step.past) is None or not turn.die or len(turn.steps) != 1:
            continue
        if story.game.outcome(past.before).first:
            return
        over = past.over is not None and past.over.what != "number"
        yield Played(
            places[id(step)], turn.seat, past.before, turn.die, "" if over else past.move, step.after
        )


def weigh(game: Foresight, played: Played) -> Weighed:
    """Weigh one turn. Pure, and the dearest thing here: one look for each number of the die."""
    seat, faces = played.seat, game.die_faces
    bests = {}
    options: Mapping[str, WinChances] = {}
    for die in faces:
        found = game.weigh_moves(played.position, die)
        bests[die] = max(found.values(), key=lambda chances: chances[seat])
        options = found if die == played.die else options
    after = options.get(played.move) or game.win_chances(played.then)
    best = bests.get(played.die, after)
    return Weighed(
        before={each: sum(one[each] for one in bests.values()) / len(faces) for each in best},
        rolled=best if best[seat] >= after.get(seat, 0.0) else after,
        after=after,
        mean=sum(one[seat] for one in options.values()) / max(1, len(options)),
        free=len(options),
        best=max(options, key=lambda move: options[move][seat], default=""),
    )


def review(story: Story, found: Sequence[tuple[Played, Weighed]]) -> Review:
    """Look back on a game that is over, all of whose turns have been weighed."""
    curve = [(-1, found[0][1].before)] if found else []
    luck = dict.fromkeys(story.seats, 0.0)
    for number, (played, weighed) in enumerate(found):
        ahead = found[number + 1][1].before if number + 1 < len(found) else weighed.after
        curve.append((played.step, ahead))
        luck[played.seat] += weighed.rolled[played.seat] - weighed.before[played.seat]
    winner = next(iter(story.game.outcome(story.position).first), "")
    return Review(
        curve=tuple(curve),
        luck=luck,
        turning=_turning(curve, winner),
        decisions=tuple(_decisions(story, found)),
        decided=_decided(found, winner),
        better=tuple(_better(story, found)),
    )


def _turning(curve: Sequence[tuple[int, WinChances]], winner: str) -> int | None:
    """Return the step of the largest rise of the winner's from which it never came down to where it was."""
    shares = [chances.get(winner, 0.0) for _step, chances in curve]
    lowest, best, turning = 1.0, 0.0, None
    for at in range(len(shares) - 1, 0, -1):
        lowest = min(lowest, shares[at])
        rise = shares[at] - shares[at - 1]
        if shares[at - 1] < lowest and rise > best:
            best, turning = rise, curve[at][0]
    return turning


def _decisions(story: Story, found: Sequence[tuple[Played, Weighed]]) -> Iterator[Decision]:
    """Yield the best decision of each seat: as good as the best, and much better than the mean."""
    for seat in story.seats:
        own = [
            Decision(played.step, seat, weighed.after[seat] - weighed.mean)
            for played, weighed in found
            if played.seat == seat
            and weighed.free > 1
            and weighed.rolled[seat] - weighed.after[seat] <= BEST
            and weighed.after[seat] < 1
        ]
        if (best := max(own, key=lambda one: one.won, default=None)) and best.won >= GOOD:
            yield best


def _better(story: Story, found: Sequence[tuple[Played, Weighed]]) -> Iterator[Better]:
    """Yield where each seat lost most by its choice; nothing of who played it before a handover."""
    for seat in story.seats:
        begun = (at for at, step in enumerate(story.steps) if (step.kind, step.seat) == ("handover", seat))
        since = max(begun, default=-1)
        own = [
            Better(played.step, seat, weighed.best, weighed.rolled[seat] - weighed.after[seat])
            for played, weighed in found
            if played.seat == seat and played.move and weighed.free > 1 and played.step > since
        ]
        dearest = sorted((one for one in own if one.won >= GOOD), key=lambda one: -one.won)[:MOST_TURNS_TOLD]
        yield from sorted(dearest, key=lambda one: one.step)


def _decided(found: Sequence[tuple[Played, Weighed]], winner: str) -> str:
    """Tell what led from the winner's chance at the start to the win; empty where that is not clear."""
    if not found or not winner:
        return ""
    whole = 1 - found[0][1].before[winner]
    dice = sum(weighed.rolled[winner] - weighed.before[winner] for _played, weighed in found)
    choices = sum(weighed.after[winner] - weighed.rolled[winner] for _played, weighed in found)
    if abs(whole - dice - choices) > LITTLE * whole:
        return ""
    if dice >= CLEAR * whole and abs(choices) <= LITTLE * whole:
        return "dice"
    return "choices" if choices >= CLEAR * whole and abs(dice) <= LITTLE * whole else ""
