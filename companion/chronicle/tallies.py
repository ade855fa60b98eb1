"""What can be counted of stored games: for each player, over one game or over many.

Only turns that count are counted; one that is made of many inputs is one. What a turn did that is worth
counting is the game's to say (`Game.deeds`), and so is who leads (`Game.standing`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from companion.chronicle.fairness import fair_mean, fair_variance
from companion.chronicle.story import Step, Story
from companion.chronicle.turns import Turn, played, turns
from companion.core.model.fast_replace import replace
from companion.core.model.history import same_name


class Tally(Struct, frozen=True):
    """What is counted of one player.

    Args:
        games, won: how many, and how many of them the player has won.
        turns: moved or passed; ``passes`` of them were passed.
        numbers: number of the die -> how often it was rolled.
        expected, variance: what fair dice would have given together, and how far that may be off, squared.
        deeds: what `Game.deeds` names -> how often.
        timed, took_ms: how many turns are timed, and how long they took together.
        longest_ms: the longest turn.
        waited_ms, longest_wait_ms: while others were to move, together and at a stretch.
    """

    games: int = 0
    won: int = 0
    turns: int = 0
    passes: int = 0
    numbers: Mapping[int, int] = field(default_factory=dict)
    expected: float = 0.0
    variance: float = 0.0
    deeds: Mapping[str, int] = field(default_factory=dict)
    timed: int = 0
    took_ms: int = 0
    longest_ms: int = 0
    waited_ms: int = 0
    longest_wait_ms: int = 0

    def __add__(self, other: Tally) -> Tally:
        """Return both together; of what is longest, the longer."""
        values: dict[str, Any] = {}
        for name in self.__struct_fields__:
            one, two = getattr(self, name), getattr(other, name)
            if name.startswith("longest"):
                values[name] = max(one, two)
            elif isinstance(one, Mapping):
                values[name] = dict(Counter(one) + Counter(two))
            else:
                values[name] = one + two
        return Tally(**values)


class Player(Struct, frozen=True):
    """Who is counted: a seat, and the name of whoever sat there; ``companion``: it did, without a name."""

    seat: str
    name: str
    companion: bool = False


class Die(Struct, frozen=True):
    """Where numbers came from (`Throw.how`), and the faces that die has."""

    how: str
    faces: tuple[int, ...]


Throws = Mapping[Die, Mapping[int, int]]


class GameTally(Struct, frozen=True):
    """What is counted of one game.

    Args:
        players: who played -> what is counted of them, in order round the table, then of coming.
        leads: how often the lead went from one seat to another, and ``leader`` who led last.
        evening: the number in `Story.steps` of the turn that changed most, None where nothing did.
        throws: which die -> how often it threw each number.
    """

    players: Mapping[Player, Tally]
    leads: int
    evening: int | None
    throws: Throws


def count(story: Story) -> GameTally:
    """Return everything that is counted of a game."""
    tallies = {player: Tally(games=1) for player in _sat_down(story)}
    for turn in turns(story):
        _add_turn(tallies, story, turn)
    for player, (together, stretch) in _waits(story).items():
        _add(tallies, player, Tally(waited_ms=together, longest_wait_ms=stretch))
    for seat in story.game.outcome(story.position).first:
        _add(tallies, _player(story, seat), Tally(won=1))
    played = {who: tally for who, tally in tallies.items() if tally.turns or tally.won}
    leads, evening = _course(story)
    throws: dict[Die, Counter[int]] = {}
    for throw in story.throws:
        throws.setdefault(Die(throw.how, story.game.die_faces), Counter())[throw.die] += 1
    return GameTally(played, leads, evening, throws)


def merged(games: Iterable[GameTally]) -> dict[str, Tally]:
    """Return players by name over many games; without one, the companion.

    People who have none are left out. Names differ by more than their case.
    """
    shown: dict[str, str] = {}
    found: dict[str, Tally] = {}
    for game in games:
        own: dict[str, Tally] = {}
        for player, tally in game.players.items():
            if player.name or player.companion:
                name = shown.setdefault(same_name(player.name), player.name)
                own[name] = own[name] + tally if name in own else tally
        for name, tally in own.items():
            found[name] = found.get(name, Tally()) + replace(tally, games=1, won=min(1, tally.won))
    return found


def all_throws(games: Iterable[GameTally]) -> Throws:
    """Tell which die -> how often it threw each number, over many games."""
    found: dict[Die, Counter[int]] = {}
    for game in games:
        for die, numbers in game.throws.items():
            found.setdefault(die, Counter()).update(numbers)
    return found


# --- one game ------------------------------------------------------------------------------------


def _sat_down(story: Story) -> Iterable[Player]:
    """Return all who have played, in order."""
    first = story.steps[0] if story.steps else story
    yield from (_player(first, seat) for seat in story.seats)
    yield from (_player(step, step.seat) for step in story.steps if step.kind == "handover")


def _player(then: Step | Story, seat: str) -> Player:
    name = then.names.get(seat, "")
    return Player(seat, name, companion=not name and seat in then.computer)


def _add(tallies: dict[Player, Tally], player: Player, more: Tally) -> None:
    tallies[player] = tallies.get(player, Tally(games=1)) + more


def _add_turn(tallies: dict[Player, Tally], story: Story, turn: Turn) -> None:
    timed, die, faces = turn.took_ms is not None, turn.die, story.game.die_faces
    if turn.ended:
        one = Tally(
            turns=1,
            passes=int(turn.passed),
            numbers={die: 1} if die else {},
            expected=fair_mean(faces) if die else 0.0,
            variance=fair_variance(faces) if die else 0.0,
            timed=int(timed),
            took_ms=turn.took_ms or 0,
            longest_ms=turn.took_ms or 0,
        )
        _add(tallies, _player(turn.steps[-1], turn.seat), one)
    for step in turn.steps:
        if step.past is None or not step.past.move:
            continue  # an accepted move or an edited position has no text that tells deeds
        for seat, what in story.game.deeds(step.past):
            _add(tallies, _player(step, seat), Tally(deeds={what: 1}))


def _waits(story: Story) -> dict[Player, tuple[int, int]]:
    """Tell how long everybody waited for the others: together, and at a stretch."""
    together: Counter[Player] = Counter()
    longest: dict[Player, int] = {}
    stretch: Counter[str] = Counter()
    for step in story.steps:
        stretch[step.whose or step.seat] = 0
        if step.took_ms is None:
            continue
        for seat in story.game.seats_in_play(step.after):
            if seat == (step.whose or step.seat):
                continue
            who = _player(step, seat)
            stretch[seat] += step.took_ms
            together[who] += step.took_ms
            longest[who] = max(longest.get(who, 0), stretch[seat])
    return {who: (together[who], longest[who]) for who in together}


def _course(story: Story) -> tuple[int, int | None]:
    """Tell how often the lead changed, and the step that changed most: own way gained, others' way lost."""
    standing = dict(story.game.standing(story.start))
    leader, leads = "", 0
    best, evening = 0.0, None
    for at, step in enumerate(story.steps):
        before, standing = standing, dict(story.game.standing(step.after))
        if played(step):
            swing = sum(
                (now - before.get(seat, 0.0)) * (1 if seat == step.whose else -1)
                for seat, now in standing.items()
            )
            if swing > best:
                best, evening = swing, at
        if not step.gone and (ahead := _ahead(standing)) and ahead != leader:
            leads += bool(leader)
            leader = ahead
    return leads, evening


def _ahead(standing: Mapping[str, float]) -> str:
    """Return the seat that is ahead of all others, empty where two are level."""
    most = max(standing.values(), default=0.0)
    first = [seat for seat, share in standing.items() if share == most]
    return first[0] if len(first) == 1 and most > 0 else ""
