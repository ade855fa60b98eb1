"""The finished turns as pages get them: a line for each, and for the state a few words about all of them.

Each line has a tag for itself and all before it, in its language. By one tag a page sees whether the lines it
has still count: a turn taken back, another game or a name that is forgotten changes the tags from there on.
Refuses to know: HTTP, and what the words are (``sentences.py``).
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b

import msgspec

from companion.core.model import history
from companion.core.model.inputs import DISPLACED, DRAWN_BY_US, OVERRULED, REMOVED, unsaid
from companion.core.model.session import Session
from companion.state.models.history import History, Past, PastInShort, Taken
from companion.words import sentences
from companion.words.i18n import Translate
from companion.words.input_words import is_secret

TAG_BYTES = 6
"""Of the sum over all lines: two histories of one table are never taken for each other."""
NOTHING_PLAYED = PastInShort(turns=0, lines=0, tag="", last=None, played=None, taken=[])


class Line(msgspec.Struct, frozen=True):
    """A finished turn, as it is and as it is told; ``hidden``: the end of the game may tell more of it."""

    past: history.Past
    told: Past
    hidden: bool

    @property
    def tag(self) -> str:
        """Stands for this line and all before it."""
        return self.told.tag


class Lines(msgspec.Struct):
    """Tell one game in one language under these names; told lines are kept. ``over``: hide nothing."""

    start: str
    names: Mapping[str, str]
    over: bool
    told: tuple[Line, ...] = ()

    def fit(self, start: str, session: Session) -> bool:
        """Tell whether these lines can go on with this session: what was unveiled is never hidden again."""
        same = (self.start, self.names) == (start, session.table.names)
        return same and (session.over or not self.over)

    def follow(self, session: Session, translate: Translate) -> tuple[Line, ...]:
        """Return the lines of all finished turns now, oldest first; the end unveils what was hidden."""
        past, told = session.progress.history, list(self.told)
        unveiled, same = session.over and not self.over, 0
        while same < min(len(past), len(told)) and past[same] is told[same].past:
            if unveiled and told[same].hidden:
                break
            same += 1
        known = {id(line.past): line for line in told[same:] if not (unveiled and line.hidden)}
        del told[same:]
        for each in past[same:]:
            line = known.get(id(each)) or Line(
                each, past_line(session, each, translate), each.over is not None or is_secret(session, each)
            )
            tag = _tag(told[-1].tag if told else self.start, msgspec.structs.replace(line.told, tag=""))
            told.append(msgspec.structs.replace(line, told=msgspec.structs.replace(line.told, tag=tag)))
        if len(told) != len(self.told) or same < len(past):
            self.told = tuple(told)
        self.over = session.over
        return self.told


def _tag(before: str, line: Past) -> str:
    return blake2b(before.encode() + msgspec.json.encode(line), digest_size=TAG_BYTES).hexdigest()


def begin_lines(session: Session, game_id: int | None, lang: str) -> Lines:
    """Begin with no lines of this game in this language."""
    return Lines(_start(game_id, lang), session.table.names, session.over)


def go_on(kept: Lines | None, session: Session, game_id: int | None, lang: str) -> Lines:
    """Return the lines kept, where they are of this game and tell it as it is told now; else none yet."""
    if kept is not None and kept.fit(_start(game_id, lang), session):
        return kept
    return begin_lines(session, game_id, lang)


def _start(game_id: int | None, lang: str) -> str:
    return f"{game_id} {lang}"


def lines_after(lines: Sequence[Line], game_id: int | None, number: int) -> bytes:
    """Return the answer of ``GET /api/history``: what is after this number, and the tag of what is before."""
    known = [line for line in lines if line.past.number <= number]
    return msgspec.json.encode(
        History(
            game_id=game_id,
            after=number,
            after_tag=known[-1].tag if known else "",
            tag=lines[-1].tag if lines else "",
            lines=[line.told for line in lines[len(known) :]],
        )
    )


def past_line(session: Session, past: history.Past, translate: Translate) -> Past:
    """Return one finished turn; the number that an overruling shows is the one that counts by it."""
    over = past.over or history.Overruled("", ())
    hidden = is_secret(session, past)
    return Past(
        number=past.number,
        seat=past.seat,
        die=over.die if past.over else past.die,
        move=unsaid(past.move) if hidden else past.move,
        how=past.how,
        captured=lost.value if (lost := past.deed(REMOVED)) else "",
        barricade=past.deed(DISPLACED) is not None,
        won=past.won,
        ends=past.ends,
        deeds=[] if hidden else [deed.to_json() for deed in past.deeds],
        what=over.what,
        by=list(over.by),
        replaces=history.replaced(past),
        undone=list(history.undone(past)),
        text=translate(sentences.tell_past(session, past)),
    )


# --- in short, for the state ---------------------------------------------------------------------


def history_in_short(session: Session, lines: Sequence[Line], seats: Iterable[str]) -> PastInShort:
    """Tell how much was played, the last of it, and what these seats have taken; it does not grow."""
    if not lines:
        return NOTHING_PLAYED
    played = next((line for line in reversed(lines) if line.past.how != DRAWN_BY_US), None)
    return PastInShort(
        turns=count_turns(session.progress.history),
        lines=len(lines),
        tag=lines[-1].tag,
        last=lines[-1].told,
        played=played.told if played else None,
        taken=count_taken(session, seats),
    )


def count_turns(turns: Sequence[history.Past]) -> int:
    """Tell how many turns these inputs make; an overruling is one by itself, and ends the one before it."""
    count, going_on = 0, False
    for past in turns:
        alone = past.how == OVERRULED
        count += alone or not going_on
        going_on = not alone and not past.ends
    return count


def count_taken(session: Session, seats: Iterable[str]) -> list[Taken]:
    """Tell what each seat has captured, lost and moved of barricades, by all turns that count."""
    rows = {seat: Taken(seat, captured=0, lost=0, barricades=0) for seat in seats}
    gone = history.gone(session.progress.history)
    for past in session.progress.history:
        if past.seat not in rows or past.number in gone:
            continue
        if lost := past.deed(REMOVED):
            rows[past.seat].captured += 1
            if lost.value in rows:
                rows[lost.value].lost += 1
        if past.deed(DISPLACED):
            rows[past.seat].barricades += 1
    return list(rows.values())
