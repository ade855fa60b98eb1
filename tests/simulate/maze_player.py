"""Turns in a maze as people play them: what comes next, what is said when, and how far hands run ahead.

Knows: the inputs that are legal now (as the table does), and the colours that hands have seen. Refuses to
know: what the referee makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from companion.core.model.inputs import BOARD, CONTACT, DRAWN, Awaited, Input, Taken
from tests.simulate.maze import WALL
from tests.simulate.maze_hands import MazeHands
from tests.simulate.tasks import BLOCKED, FREE, Task

AFTER_WORD_MS = 40
"""No hand moves sooner after something was said and entered."""

BEFORE_WORD_MS = 80
"""Nothing is entered sooner after hands have moved."""

LATE_MS = (100, 4000)
"""So much later is entered what was said."""

STEPS, STOPS, EARLY = 0.5, 0.08, 0.05
"""Of the times at which one may choose: a step, the end of the turn, a wall before anything is entered."""

RIGHT, NOT_CALLED = 0.6, 0.15
"""Calls that are right; walls pulled early of which nobody had called a colour."""


class Word(Struct, frozen=True):
    """Something said: the input as text, and when it is entered."""

    at_ms: int
    text: str
    drawn: bool = False


class Story(Struct):
    """What people did in one go, without waiting for the companion.

    Args:
        after: the position after it.
        befores: the position before each input.
        inputs: what they did and said, in the order in which it really happened.
        sources: where each comes from.
        stood: where every piece stood before, and after each input.
        words: what was said, and when it was entered.
        turns: how many turns ended in it.
        unsaid: the last input was not said: what follows tells it.
    """

    after: Any
    stood: list[dict[int, str | None]]
    befores: list[Any] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    turns: int = 0
    unsaid: bool = False


def plain(text: str) -> str:
    """Return an input as text, without the colour of a wall put back, which no sensor sees."""
    return text.partition("=")[0]


class MazePlayer(MazeHands):
    """Hands that play whole games in a maze; ``position`` is the true one."""

    meant = ""
    """The slot of the wall for which a colour was called."""
    belongs: Mapping[int, str | None]
    """Where every piece is, those that are only bumped or nudged where they belong."""
    crossed: set[str | None]
    """Where the figure has been in this story: who goes back there at once has not moved."""
    entered_ms = 0
    """When the last thing said is entered."""
    full: set[str]
    """Where something stood when the story began."""
    _moved = _wall = -1

    def tell(self, start_ms: int, most: int) -> Story:
        """Do the next thing, and perhaps what follows at once, ``most`` inputs at most."""
        self.features = set()
        story = Story(self.position, [dict(self.at)])
        self.belongs, self.crossed, self.full = story.stood[0], set(), set(self.standing)
        planned = [self._next()]
        tasks: list[Task] = [self._doing(story, planned, most)]
        if self._source(planned[0]) == BOARD or self.rng.random() < 0.5:
            tasks += self.disturbances(self._busy(planned[0]))
        self.together(tasks, start_ms, hurry=self.rng.random() < 0.7)
        self.position = story.after
        self.began = dict(self.at)
        return story

    def phase(self) -> str:
        """Return the phase of the position, as far as the game has a word for it."""
        return str(self.game.dump(self.position).get("phase", "call"))

    def _busy(self, given: Input) -> set[int]:
        """Return the pieces that this may move, or that may follow it."""
        mover = self.figure(self.seat)
        walls = {self.standing[slot] for slot in self.ground.slots if slot in self.standing}
        likely = set(self.rng.sample(sorted(walls), len(walls) // 2)) if self.rng.random() < 0.5 else walls
        named = {self.standing[spot] for spot in (plain(given.value),) if spot in self.standing}
        return {mover} | named | (likely if given.word in ("call", "pull") else set())

    def _doing(self, story: Story, planned: list[Input], most: int) -> Task:
        while True:
            given = planned.pop()
            source = self._source(given)
            story.unsaid = self._unsaid(given)
            if source == BOARD:
                yield from self._by_hand(given)
                self.held = -1
            elif source == CONTACT:
                yield from self._contact(given)
            elif not story.unsaid:
                self._say(story, given, source)
                yield FREE
                if story.words[-1].at_ms <= self.now_ms:
                    self.now_ms = max(self.now_ms, story.words[-1].at_ms + AFTER_WORD_MS)
            taken = self.game.hear(story.after, given)
            if source == CONTACT and not isinstance(taken, Taken):
                if len(story.inputs) >= most or self._over():
                    return
                planned.append(self._next())
                continue  # a ball that nobody waits for any more
            assert isinstance(taken, Taken), (given, taken)
            story.befores.append(story.after)
            story.after = self.position = taken.position
            story.turns += taken.ends
            story.inputs.append(given)
            story.sources.append(source)
            story.stood.append(self._after(story, source))
            if self._over():
                return
            more = len(story.inputs) < most and self.rng.random() < self.manners.ahead
            if not self._goes_on(story) and (not more or self._waits(taken)):
                return
            planned.append(self._next())

    def _contact(self, given: Input) -> Task:
        """Close one contact; there is none here."""
        raise NotImplementedError(given)
        yield FREE

    def _unsaid(self, given: Input) -> bool:  # noqa: ARG002 - as in the big game
        """Tell whether nobody says this."""
        return False

    def _goes_on(self, story: Story) -> bool:  # noqa: ARG002 - as in the big game
        """Tell whether nobody waits for the companion now."""
        return False

    def _waits(self, taken: Taken[Any]) -> bool:
        """Tell whether people look up now.

        After a foul, or where only gaps just made could be filled again.
        """
        if any(deed.what == "foul" for deed in taken.deeds):
            return True
        values = self._awaited()["put"].values if "put" in self._awaited() else ()
        return bool(values) and not self._gaps(values)

    def _gaps(self, values: Sequence[str]) -> list[str]:
        """Return the gaps that were there when the story began.

        A wall out and back at once was only nudged.
        """
        slots = {plain(value) for value in values}
        return sorted(slots - self.full)

    def _over(self) -> bool:
        return self.game.outcome(self.position).over

    def _after(self, story: Story, source: str) -> dict[int, str | None]:
        """Tell where every piece is after this input, those that are only bumped where they belong."""
        where = dict(story.stood[-1])
        if source == BOARD:
            stood, where[self._moved] = where[self._moved], self.at[self._moved]
            if self.kind[self._moved] != WALL:
                self.crossed.add(stood)
        self.belongs = where
        return where

    # --- what comes next -------------------------------------------------------------------------

    def _awaited(self) -> dict[str, Awaited]:
        """Tell what may come next: word -> the first kind of it, which is no foul where one is none."""
        found: dict[str, Awaited] = {}
        for one in self.game.expects(self.position):
            found.setdefault(one.word, one)
        return found

    def _source(self, given: Input) -> str:
        awaited = self._awaited()
        return awaited[given.word].source if given.word in awaited else CONTACT

    def _next(self) -> Input:
        """Tell what people do next: the first that is awaited mostly, all else now and then."""
        awaited = self._awaited()
        if "reveal" in awaited or "place" in awaited:
            one = next(iter(awaited.values()))
            return Input(one.word, self.rng.choice(one.values))
        if "put" in awaited:
            return self._put_next(awaited)
        if "read" in awaited and ("call" not in awaited or self.rng.random() < 0.3):
            return Input("read", self.colour[self._lying()[-1]])
        if "pull" in awaited and "stop" not in awaited and "step" not in awaited:
            return self._pull_next(awaited)
        if "read" in awaited or list(awaited) == ["call"]:
            return self._called(awaited, "none" if self.rng.random() < NOT_CALLED else "")
        return self._in_the_open(awaited)

    def _in_the_open(self, awaited: Mapping[str, Awaited]) -> Input:
        """Return a step, the end, a call; or a wall is pulled and nothing was entered before."""
        drawn = self.rng.random()
        steps = awaited["step"].values if "step" in awaited else ()
        fields = [field for field in steps if field not in self.crossed]
        if fields and drawn < STEPS:
            return Input("step", self._wanted_field(fields))
        if "stop" in awaited and (drawn > 1 - STOPS or "call" not in awaited):
            return Input("stop")
        if "call" not in awaited:
            return Input("step", self._wanted_field(fields or steps))
        if drawn > 1 - STOPS - EARLY and "pull" in awaited:
            self.features.add("pulled early")
            return self._pull_next(awaited)
        return self._called(awaited)

    def _wanted_field(self, fields: Sequence[str]) -> str:
        """Choose mostly the target, where it can be reached."""
        target = (self.game.dump(self.position).get("target") or ["", ""])[1]
        return target if target in fields and self.rng.random() < 0.8 else self.rng.choice(fields)

    def _called(self, awaited: Mapping[str, Awaited], colour: str = "") -> Input:
        """Return a colour: mostly the right one for a wall that may be pulled, so that games go on."""
        if colour:
            return Input("call", colour)
        pulls = awaited["pull"].values if "pull" in awaited else ()
        walls = [piece for piece, spot in self.belongs.items() if spot in pulls]
        if "pull" not in awaited and self._lying():
            walls = [self._lying()[-1]]
        if walls and self.rng.random() < RIGHT:
            piece = self.rng.choice(walls)
            self.meant = self.belongs[piece] or ""
            return Input("call", self.colour[piece])
        self.meant = ""
        return Input("call", self.rng.choice([v for v in awaited["call"].values if v != "none"]))

    def _pull_next(self, awaited: Mapping[str, Awaited]) -> Input:
        if "call" in awaited and "step" not in awaited and "stop" not in awaited and self.rng.random() < 0.5:
            return self._called(awaited)  # the second of two calls
        slots = awaited["pull"].values
        return Input("pull", self.meant if self.meant in slots else self.rng.choice(slots))

    def _put_next(self, awaited: Mapping[str, Awaited]) -> Input:
        """Return a wall into any empty slot: that of the colour asked for, or any."""
        lying = self._lying()
        if "read" in awaited and self.rng.random() < 0.4:
            return Input("read", self.colour[self._unread(lying)])
        piece = lying[0]
        if len(lying) > 1 and self.rng.random() < self.manners.reorder:
            self.features.add("another wall first")
            piece = self.rng.choice(lying)
        slots = self._gaps(awaited["put"].values)
        self._wall = piece
        return Input("put", f"{self.rng.choice(slots)}={self.colour[piece]}")

    def _lying(self) -> list[int]:
        """Return the walls beside the board, without one that is only nudged just now."""
        return [piece for piece in self.beside() if self.belongs[piece] is None]

    def _unread(self, lying: Sequence[int]) -> int:
        """Return the wall beside the board that nobody has read, as far as that is known."""
        pulled: list[str | None] = self.game.dump(self.position)["pulled"]
        return lying[pulled.index(None)]

    # --- hands and words -------------------------------------------------------------------------

    def _by_hand(self, given: Input) -> Task:
        spot = plain(given.value)
        if given.word == "pull":
            self._moved = next(piece for piece, slot in self.belongs.items() if slot == spot)
            yield from self._at_rest(self._moved)
            self.held = self._moved
            yield from self.pulled(self._moved)
        elif given.word == "put":
            self._moved = self.held = self._wall
            full = {slot for slot in self.belongs.values() if slot}
            others = [slot for slot in self.ground.slots if slot not in full and slot != spot]
            yield from self.put_in(self._moved, spot, others)
        else:
            self._moved = self.figure(self.seat)
            yield from self._at_rest(self._moved)
            self.held = self._moved
            yield from self.stepped(self._moved, self._fields_to(spot))

    def _at_rest(self, piece: int) -> Task:
        """Wait until nobody else holds it."""
        while self.at[piece] is None:
            yield BLOCKED

    def _fields_to(self, target: str) -> tuple[str, ...]:
        """Return the fields of a step, or of a jump over figures that stand between."""
        here = self.belongs[self.figure(self.seat)] or ""
        standing = {spot for spot in self.belongs.values() if spot}
        ways: list[tuple[str, ...]] = [(here,)]
        for way in ways:
            for to in self.ground.around[way[-1]]:
                if to == target:
                    return (*way[1:], to)
                if to in standing and to not in way:
                    ways.append((*way, to))
        return (target,)

    def _say(self, story: Story, given: Input, source: str) -> None:
        """Enter what was said, at once or late; words in the order in which they were said."""
        last = story.words[-1].at_ms if story.words else 0
        if self.steps:
            self.now_ms = max(self.now_ms, self.steps[-1].at_ms + BEFORE_WORD_MS)
        late = self.rng.randint(*LATE_MS) if self._may_be_late(story, given, source) else 0
        if late:
            self.features.add(f"late {given.word}")
        self.entered_ms = max(self.now_ms + late, last + 50)
        story.words.append(Word(self.entered_ms, str(given), drawn=source == DRAWN))

    def _may_be_late(self, story: Story, given: Input, source: str) -> bool:  # noqa: ARG002 - as in the big game
        if source == DRAWN or self.rng.random() >= self.manners.late:
            return False
        options = self.game.dump(self.position).get("options", {})
        if given.word == "stop" and self.ground.slots and not self._lying():
            return False  # the next one would act in this one's turn, and nothing would tell
        strict = not (options.get("foreign_pull_back", True) and options.get("ask_late_call", True))
        if strict and given.word == "read":
            return False  # another wall pulled before this is told would be a foul
        asked_later = options.get("ask_late_call", True) and not options.get("both_calls_first", False)
        return given.word != "call" or asked_later
