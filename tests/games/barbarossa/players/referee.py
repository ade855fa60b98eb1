"""Games of Barbarossa through the referee, with people who do anything; and a long run of them, not in CI:

    PYTHONPATH=. python -m tests.games.barbarossa.players.referee 10000

It plays so many inputs in whole games under random house rules, with wrong words, takings back, pauses and
players who leave, and checks after each input what always holds (BR-26), and after each game that its entries
and its text lead to the same position. The last line says how much was done.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from typing import Any

from companion.core.decision import fold
from companion.core.model.commands import DieRolled, Given, Overrule, Pause, SeatChange, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DIE, Awaited, Input
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record, Stimulus
from companion.core.reducer import step
from companion.games.barbarossa import GAME
from companion.games.barbarossa.notation import check
from companion.games.barbarossa.state import State
from companion.journal import GameRecord, parse_game, write_game
from tests.games.barbarossa.players.games import FOUR, THREE
from tests.games.barbarossa.players.player import anything, sensible, some_options

MARK = "Qx"
"""In each secret text."""
STARTED = "2026-11-22T10:30:00+01:00"
LETTERS = "ABCDEFGÄÖÜ"
BY_HAND = ("sensed_caves", "sensed_spears", "sensed_curses")


class Refereed:
    """One game at a table without sensors: every entry is kept, and each position with how many there were.

    Args:
        seats, options: of the game.
    """

    def __init__(self, seats: tuple[str, ...], options: dict[str, Any]) -> None:
        start = GAME.setup("classic", seats, {**options, **dict.fromkeys(BY_HAND, False)})
        session, first = step.new_game(GAME, Settings(), start, {}, 0)
        self.session: Session = replace(session, turn=replace(session.turn, arranging=False))
        self.entries: list[Entry] = [first]
        self.announced = [(1, start)]
        self.now = 0

    @property
    def state(self) -> State:
        """The position."""
        position = self.session.position
        assert isinstance(position, State)
        return position

    def tell(self, stimulus: Stimulus) -> bool:
        """A stimulus; whether it did anything."""
        session, effects = step.step(self.session, stimulus)
        new = [effect.entry for effect in effects if isinstance(effect, Record)]
        self.session = replace(session, turn=replace(session.turn, arranging=False))
        self.entries += new
        self.announced.append((len(self.entries), self.state))
        return bool(new)

    def give(self, seat: str, given: Input) -> bool:
        """An input of a seat; whether it was taken."""
        self.now += 500
        if given.word == DIE and given.value.isdecimal():
            return self.tell(DieRolled(self.now, int(given.value)))
        return self.tell(Given(self.now, given, seat))

    def restored(self, count: int) -> Session:
        """The session after a restart, of which so many entries were on disk."""
        return fold.restore(GAME, Settings(), self.entries[:count])

    def told(self) -> GameRecord:
        """The game as the journal has it."""
        return GameRecord(STARTED, "0.1.0", tuple(self.entries))


def marked(_state: State, _seat: str, one: Awaited) -> str:
    """A text that can be searched for; a letter has one character."""
    return "Ж" if one.word == "tell" else f"{MARK}{one.seats[0]}"


def strange(session: Session, chance: random.Random) -> tuple[str, Input]:
    """Anything at all: any word, any value, any seat."""
    values = [
        "",
        "1",
        "7",
        "red",
        "green:1",
        "blue:9",
        "right",
        "no",
        "x" * 60,
        f"{MARK}\n",
        "last",
        "-",
        "ß",
    ]
    return chance.choice(["", *FOUR]), Input(chance.choice(sorted(session.game.words)), chance.choice(values))


def something_else(table: Refereed, chance: random.Random) -> str:
    """What people do besides; what it was."""
    table.now += 500
    seat = chance.choice(FOUR)
    match chance.randrange(8):
        case 0 | 1 | 2:
            table.tell(Undo(table.now))
            return "taken back"
        case 3:
            table.tell(Undo(table.now, seat))
            return "taken back by a seat"
        case 4:
            table.tell(Pause(table.now, on=True))
            table.give(*strange(table.session, chance))
            table.tell(Pause(table.now, on=False))
            return "paused"
        case 5:
            shown = GAME.public(table.state, over=False)
            number = chance.randrange(3)
            table.tell(
                Overrule(table.now, "edit", position={**shown, "elves": dict.fromkeys(shown["hats"], number)})
            )
            return "edited"
        case 6 if chance.random() < 0.05:
            table.tell(SeatChange(table.now, seat, "leave"))
            return "left"
        case _:
            return "wrong" if not table.give(*strange(table.session, chance)) else "odd"


def run(inputs: int, seed: int = 0) -> Counter[str]:
    """So many inputs in whole games; what was done how often. AssertionError where something fails."""
    chance, done = random.Random(seed), Counter[str]()
    while done["inputs"] < inputs:
        seats, choose = chance.choice((THREE, FOUR)), chance.choice((anything, sensible))
        table = Refereed(seats, some_options(chance))
        while not table.session.over:
            before = table.state
            if chance.random() < 0.06:
                done[something_else(table, chance)] += 1
            elif not table.give(*choose(table.state, chance, marked)):
                done["refused though awaited"] += 1
            done["inputs"] += 1
            if table.session.progress.paused is None:
                holds(before, table)
        done["games"] += 1
        done[
            "won by " + table.entries[-1].data["seat"] if table.entries[-1].kind == "won" else "otherwise"
        ] += 1
        again(table, done)
    return done


def holds(before: State, table: Refereed) -> None:
    """What always holds, as far as one input can break it."""
    now = table.state.position
    assert check(now) is now
    spears = sum(len(each.solvers) for each in now.riddles)
    assert spears == now.spears <= 13
    assert abs(now.spears - before.position.spears) <= 1
    state = json.dumps([each.to_json() for each in table.session.dialogue.verdicts], ensure_ascii=False)
    assert MARK not in state
    assert "Ж" not in state


def again(table: Refereed, done: Counter[str]) -> None:
    """Entries and text lead to the same position, also where they break off."""
    for count, position in table.announced[:: max(1, len(table.announced) // 12)]:
        session = table.restored(count)
        assert session.position == position
        part = GameRecord(STARTED, "0.1.0", tuple(table.entries[:count]))
        if not session.over:
            text = write_game(part)
            assert MARK not in text
            assert "Ж" not in text
        if session.progress.paused is None:
            parsed = parse_game(write_game(part, whole=True), "text")
            assert fold.restore(GAME, Settings(), parsed.entries).position == position
        done["restored"] += 1


if __name__ == "__main__":
    begun = time.process_time()
    told = run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(f"{dict(told)}, {time.process_time() - begun:.0f} s")  # noqa: T201 - a script
