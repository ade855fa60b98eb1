"""From a game's text to its decisions, every one of them checked with the rules.

Knows: the lines that `companion.journal.notation.text` writes below the header
(`companion.journal.notation.header`), and how people may get them wrong. Refuses to know: files and the
journal.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.core.chance import dice
from companion.core.corrections import overrule
from companion.core.corrections.ruling import Ruling
from companion.core.decision import fold
from companion.core.guidance.assist_levels import LEVELS
from companion.core.model import inputs
from companion.core.model.capabilities import levels_of
from companion.core.model.commands import PAUSED_BY, Overrule
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.inputs import BOARD, DIE, MOVE, PASS, SAID, Input, Refused, Taken, read_input
from companion.core.model.json_text import read_json
from companion.core.model.session import Session, legal_at, new_winners
from companion.core.model.session.recorded import Settings
from companion.core.model.types import INPUT, Entry, Say
from companion.journal.game_records import GameRecord
from companion.journal.notation.header import Header
from companion.journal.notation.reading import SMALL_NUMBER, Reading, mapping, nearest, short
from companion.journal.notation.text import FORMAT, LEVEL, result, usual_way
from companion.journal.roll_check import Throw

CHANGES = ("leave", "handover", "name", "dark", "lit", "hints")
NAMED = ("handover", "name")
MARKS = ("how", "captured")
EXAMPLE = "'1 red 4 house-e1'"
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_TO_COMPANION = re.compile(rf'(?P<name>"(?:[^"\\]|\\.)*")\s+{LEVEL}(?P<level>\S*)')
OVERRULINGS = ("accept", "number", "turn", "input", "edit")


def parse_game(text: str, source: str) -> GameRecord:
    """Return the game that a text tells.

    Args:
        text: what `write_game` wrote, or a person.
        source: the file's name, for messages.

    Raises:
        TextError: one line with file, line number, and what would be right.
    """
    at = Reading(source)
    if not (lines := list(_significant(text))) or lines[0][1] != f"format: {FORMAT}":
        at.line = lines[0][0] if lines else 1
        at.fail(f"this is no game text: it begins with 'format: {FORMAT}'")
    body = next((i for i, (_, line) in enumerate(lines) if _is_event(line)), len(lines))
    header = Header(at)
    for at.line, line in lines[:body]:
        header.take(line)
    game, entry = header.begin()
    happened = _Happened(at, entry, fold.begin(game, Settings(), entry))
    for at.line, line in lines[body:]:
        happened.take(line)
    given, right = header.value("result"), result(happened.session)
    if given and given != right:
        at.fail(f"result is {short(given)}, but the turns below end as {right!r}")
    return GameRecord(header.started(), header.version(), tuple(happened.entries))


class _Happened:
    """What happened, line by line; ``session`` is the fold of ``entries``."""

    def __init__(self, at: Reading, first: Entry, session: Session) -> None:
        self._at = at
        self.entries = [first]
        self.session = session

    def take(self, line: str) -> None:
        """Take one line. Raises TextError."""
        words = line.split()
        if self.session.progress.paused is not None and words[0] not in ("seat", "end"):
            self._at.fail("the game is paused; before it goes on, 'pause' must be taken out")
        match words:
            case [number, seat, _, *_] if number.isdecimal():
                self._inputs(number, seat, self._words(line)[2:])
            case ["roll", seat, die]:
                self._roll(seat, die)
            case ["rolled", seat, die, secret, share]:
                self._rolled(seat, die, secret, share)
            case ["unroll"] if self.session.die is not None:
                self._add("unroll", {"seat": self.session.seat})
            case ["undo", number]:
                self._undo(number)
            case ["seat", seat, change]:
                self._seat(seat, change, "")
            case ["seat", seat, change, *_]:
                self._seat(seat, change, line.split(maxsplit=3)[3])
            case ["overruled", number, by, what, *_] if len(line.split()) > 4:
                self._overruled(number, by, what, line.split(maxsplit=4)[4])
            case _ if not self.session.over and self._of_table(words):
                pass
            case _:
                self._at.fail(
                    f"{short(line)} is nothing that can happen here; right would be a turn such as "
                    "'1 red 4 house-e1' or '1 red call:red', or 'undo 1', 'overruled 2 host number 5', "
                    "'seat red leave', 'seat red handover \"Ben\"', 'pause page', 'end'"
                )

    def _add(self, kind: str, data: dict[str, Any]) -> None:
        entry = Entry(kind, 0, data)
        self.entries.append(entry)
        self.session = fold.fold(self.session, entry)

    def _of_table(self, words: Sequence[str]) -> bool:
        """Tell whether it is something that the whole table does: a help switched, a pause, the end."""
        match words:
            case ["aid", aid, ("on" | "off") as on]:
                self._at.choice("help", aid, tuple(self.session.game.aids(self.session.position)))
                self._add("aid", {"aid": aid, "on": on == "on"})
            case ["pause", by]:
                self._add("pause", {"by": self._at.choice("way to pause", by, PAUSED_BY)})
            case ["end"]:
                self._add("end", {})
            case _:
                return False
        return True

    def _rolled(self, seat: str, die: str, secret: str, share: str) -> None:
        """Take a roll of the companion: secret and share must give the number."""
        self._check_roll(seat, die)
        one = Throw(seat, die, secret, share)
        if fault := one.fault(self.session.game.die_faces):
            self._at.fail(fault)
        self._add("roll", {"seat": seat, "die": int(die), "how": inputs.ROLLED, **one.proof})

    def _roll(self, seat: str, die: str) -> int:
        """Give whoever is to move this number; nothing is added where it is known already."""
        self._check_roll(seat, die)
        if self.session.die != int(die):
            self._add("roll", {"seat": seat, "die": int(die), "how": inputs.TOLD})
        return int(die)

    def _check_seat(self, seat: str) -> None:
        if self.session.over:
            self._at.fail("the game is over; only 'undo' can follow")
        if seat != self.session.seat:
            self._at.fail(f"it is the turn of {self.session.seat}, not of {short(seat)}")

    def _check_roll(self, seat: str, die: str) -> None:
        self._check_seat(seat)
        session = self.session
        faces = session.game.die_faces
        awaited = session.die is not None or DIE in {one.word for one in session.situation.awaited}
        if not awaited:
            self._at.fail(f"no number is rolled here, so {short(die)} cannot stand here")
        if die not in map(str, faces):
            self._at.fail(f"the number rolled must be {dice.tell_faces(faces)}, not {short(die)}")

    def _inputs(self, number: str, seat: str, words: Sequence[str]) -> None:
        """Take a turn, or some inputs of it, in order; the number that was rolled may stand first."""
        if number != str(expected := self.session.progress.next_number):
            self._at.fail(f"turn {short(number)} should be turn {expected}")
        if rolled := words[0].isdecimal():
            self._roll(seat, words[0])
        if not words[rolled:]:
            self._at.fail(f"after the number {words[0]} stands what {seat} did with it, as in {EXAMPLE}")
        ended = ""
        for text, marks in _marked(words[rolled:]):
            if ended:
                if read_input(text, self.session.game.words).word == MOVE:
                    self._at.choice("mark", text, MARKS)
                self._at.fail(f"the turn ends with {ended}; what follows stands in another line")
            given = read_input(text, self.session.game.words)
            known = given.word not in (MOVE, PASS)
            ends = self._heard(seat, given, marks) if known else self._turn(seat, text, marks)
            ended = short(text) if ends else ""

    def _words(self, line: str) -> list[str]:
        """Split a line into words; text in double quotes is one (`companion.journal.notation.text`)."""
        try:
            return [str(read_json(word)) if word.startswith('"') else word for word in _WORD.findall(line)]
        except ValueError:
            self._at.fail(f'an input with blanks stands in double quotes, as "say:it is", not {short(line)}')

    def _turn(self, seat: str, move: str, marks: Sequence[str]) -> bool:
        """Take in a whole move, or a pass; tell whether the turn ends, which it does."""
        self._check_seat(seat)
        session = self.session
        if session.situation.awaited[0].word == DIE:
            self._at.fail(f"the number that {seat} rolled is missing before {short(move)}, as in {EXAMPLE}")
        possible = legal_at(session.game, session.position)
        by = "" if session.die is None else f" with a {session.die}"
        if move not in possible:
            self._at.fail(f"{seat} cannot play {short(move)}{by}: {nearest(move, possible)}")
        number = session.progress.next_number
        data = {"number": number, "seat": seat, "die": session.die or 0, "move": move, "ends": True}
        data["word"] = PASS if move == PASS else MOVE
        if move == PASS:
            if marks:
                self._at.fail(f"a pass has no marks such as {short(marks[0])}")
            self._add(
                INPUT, {**data, "how": inputs.PASSED, "source": SAID, "won": False, **self._after(move)}
            )
            return True
        footprint = next(each for each in session.turn.footprints if each.move == move)
        self._moved(data, footprint, marks)
        return True

    def _heard(self, seat: str, given: Input, marks: Sequence[str]) -> bool:
        """Take in one of several inputs of a turn; tell whether the turn ends with it."""
        session, game, text = self.session, self.session.game, short(str(given))
        taken = self._taken(seat, given)
        source = game.words[given.word]
        how = self._how(
            usual_way(source), marks, inputs.HAND_WAYS if source == BOARD else inputs.SAID_WAYS, text
        )
        winners = new_winners(game, session.position, taken.position)
        data = {
            "number": self.session.progress.next_number,
            "seat": seat,
            "move": str(given),
            "word": given.word,
            "how": how,
            "won": bool(winners),
            **self._state(taken.position),
            "source": source,
            "ends": taken.ends,
            "deeds": [deed.to_json() for deed in taken.deeds],
        }
        self._add(INPUT, data)
        for each in winners:
            self._add("won", {"seat": each})
        return taken.ends

    def _taken(self, seat: str, given: Input) -> Taken[Any]:
        """Tell what the rules make of an input. Raises TextError where they refuse it."""
        session, game, text = self.session, self.session.game, short(str(given))
        if session.over:
            self._at.fail("the game is over; only 'undo' can follow")
        self._at.choice("seat", seat, game.seats_in_play(session.position))
        if given.word == DIE:
            self._at.fail(f"a number stands alone before what was done with it, as in {EXAMPLE}, not {text}")
        who = [one.seats for one in game.expects(session.position) if one.word == given.word]
        if who and not any(seat in seats for seats in who):
            others = dict.fromkeys(each for seats in who for each in seats)
            self._at.fail(f"{text} is for {' or '.join(others)} to give, not for {seat}")
        try:
            taken = game.hear(session.position, given, seat)
        except (MoveError, PositionError) as error:
            self._at.fail(f"{text}: {error}")
        if isinstance(taken, Refused):
            possible = legal_at(game, session.position)
            right = nearest(str(given), possible) if possible else "a number is to be rolled first"
            self._at.fail(f"{seat} cannot {text} here ({taken.reason}, {taken.rule}): {right}")
        return taken

    def _how(self, usual: str, marks: Sequence[str], ways: Sequence[str], text: str) -> str:
        for mark in marks:
            key, _, value = mark.partition("=")
            self._at.choice(f"mark of {text}", key, ("how",))
            usual = self._at.choice("way", value, ways)
        return usual

    def _moved(self, data: dict[str, Any], footprint: Footprint, marks: Iterable[str]) -> None:
        session, how = self.session, inputs.SENSORS
        captured = _captured(session, footprint)
        for mark in marks:
            key, _, value = mark.partition("=")
            if self._at.choice("mark", key, MARKS) == "how":
                how = self._at.choice("way", value, inputs.HAND_WAYS)
            elif value != captured:
                self._at.fail(f"{mark} is wrong: {footprint.move} captures {captured or 'nobody'}")
        after = self._after(footprint.move)
        winners = session.game.outcome(session.game.load(after["position"])).winners
        won = len(winners) > len(session.situation.outcome.winners)
        told = {"how": how, "captured": captured, "barricade": len(footprint.arrivals) > 1, "won": won}
        self._add(INPUT, {**data, **told, "source": BOARD, **after})
        if won:
            self._add("won", {"seat": data["seat"]})

    def _after(self, move: str) -> dict[str, Any]:
        game = self.session.game
        taken = game.hear(self.session.position, read_input(move, game.words))
        assert isinstance(taken, Taken)
        return self._state(taken.position)

    def _state(self, position: Any) -> dict[str, Any]:
        return dict(fold.position_data(self.session, position, self.session.game.picture(position)))

    def _undo(self, number: str) -> None:
        session = self.session
        if len(session.progress.history) <= session.progress.undo_floor:
            self._at.fail("there is no turn that could be taken back")
        if number != str(session.progress.history[-1].number):
            self._at.fail(
                f"'undo {session.progress.history[-1].number}' is right: only the last turn is taken back"
            )
        self._add("undo", {"number": session.progress.history[-1].number})

    def _overruled(self, number: str, by: str, what: str, told: str) -> None:
        session = self.session
        if number != str(expected := session.progress.next_number):
            self._at.fail(f"overruling {short(number)} should be overruling {expected}")
        seats = session.game.seats_in_play(session.position)
        self._at.choice("who", by, (overrule.HOST, ",".join(seats)))
        self._at.choice("kind of overruling", what, OVERRULINGS)
        found = self._ruling(what, told)
        for entry in overrule.entries(session, found, () if by == overrule.HOST else seats, 0):
            self._add(entry.kind, dict(entry.data))

    def _ruling(self, what: str, told: str) -> Ruling:
        """Tell what an overruling makes of the game.

        An accepted move is told by the position that it led to.
        """
        session = self.session
        if what in ("number", "turn", "input"):
            first, _, given = told.partition(" ") if what == "input" else (told, "", told)
            number = int(first) if what != "turn" and SMALL_NUMBER.fullmatch(first) else 0
            move = (self._words(given) or [""])[0] if what == "input" else given
            found = overrule.ruling(session, Overrule(0, what, number=number, move=move))
            if isinstance(found, Say):
                self._at.fail(f"overruled {what} {short(told)}: {found.text.format(**found.args)}")
            return found
        if session.progress.ended or (session.over and what == "accept"):
            self._at.fail("the game is over; only 'undo' can follow")
        if (data := mapping(told)) is None:
            self._at.fail(f"overruled {what} is followed by a position as JSON, not by {short(told)}")
        try:
            return overrule.ruling_of(session, what, overrule.edited(session, data))
        except PositionError as error:
            self._at.fail(f"overruled {what}: {error}")

    def _seat(self, seat: str, change: str, more: str) -> None:
        session = self.session
        self._at.choice("seat", seat, session.game.seats_in_play(session.position))
        self._at.choice("change", change, CHANGES)
        data: dict[str, Any] = {"seat": seat, "change": change, "name": ""}
        if change == "handover" and (found := _TO_COMPANION.fullmatch(more)):
            more = found["name"]
            data["level"] = self._at.level(found["level"], levels_of(session.game))
        if change == "hints" and session.table.tournament:
            self._at.fail("in a tournament nobody gets help, so 'hints' cannot stand here")
        if change == "hints":
            data["level"] = self._at.choice("level", more, LEVELS)
        elif (change in NAMED) != bool(more):
            self._at.fail("'handover' and 'name' take a name, 'hints' a level, and the others nothing")
        else:
            data["name"] = self._at.name(more)
        if change == "leave":
            try:
                data |= self._state(session.game.leave(session.position, seat))
            except PositionError as error:
                self._at.fail(str(error))
        self._add("seat", data)


def _marked(words: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield each input with the marks after it, as ``how=entered``.

    The value of an input may have a ``=``, too.
    """
    found: list[tuple[str, list[str]]] = []
    for word in words:
        if found and "=" in word and ":" not in word.partition("=")[0]:
            found[-1][1].append(word)
        else:
            found.append((word, []))
    yield from found


def _significant(text: str) -> Iterator[tuple[int, str]]:
    """Yield (line number, line) of all lines that are neither empty nor for people only."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if (stripped := line.strip()) and not stripped.startswith("#"):
            yield number, stripped


def _is_event(line: str) -> bool:
    word = line.split(maxsplit=1)[0]
    words = ("roll", "rolled", "unroll", "undo", "overruled", "seat", "pause", "end")
    return word.isdecimal() or word in words


def _captured(session: Session, footprint: Footprint) -> str:
    """Return the seat whose pawn a turn captures, "" for none."""
    kinds = session.game.kinds(session.position, session.pictures.expected)
    found = (kinds[spot] for _, sources in footprint.pool_arrivals for spot in bits(sources))
    return next((kind for kind in found if kind), "")
