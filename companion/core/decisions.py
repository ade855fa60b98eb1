"""Decisions: each is recorded as an entry, folded over the session, and then announced.

Refuses to know: when it is time to decide (deadlines.py), and what people ask for (hearing.py).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from companion.core import chains, explain, handed, hands, owners, pole_fit, takeback
from companion.core.changed import replace
from companion.core.fold import fold, position_data, told
from companion.core.game import Footprint, Illegal, Try, bits
from companion.core.hands import Kinds
from companion.core.inputs import BOARD, MOVE, PASS, SAID, Input, Taken, read_input
from companion.core.observed import SETTLED, Observation, Watch, known
from companion.core.said import Given
from companion.core.scene import Scene, place_cost
from companion.core.session import Session
from companion.core.types import NO_POLES, Announce, Effect, Entry, Mask, Record, Verdict
from companion.core.weights import Story, weigh

Result = tuple[Session, tuple[Effect, ...]]

ILLEGAL = 38
"""How unlikely one certain illegal picture is, in dB: one try in 100 turns, at any of some 60 fields."""

BESIDES = 10
"""What hands do besides in a try: taps and steps, no bump. An unseen lift and a bump are rarer than a try."""

TAIL = 16
"""What is less likely by so many dB more than it needs to be is not weighed, however many there are."""

STRICT_WITH_POLES = 9
"""Where poles leave little to ask, strict also asks about a turn with an unseen lift *and* a bump, in dB."""

ENTERED = "entered"
"""How an input of hands comes that was chosen from the list: the board need not show it."""

AFTER_A_TRY = 10
"""While an illegal try stands one must be so much surer of what was seen: it is put right in many ways."""


def observe(session: Session) -> Session:
    """The observation anew, provisional; where the board is not as before, worked out when somebody looks."""
    session = session.with_poles(session.poles)
    rest = _observe(handed.elsewhere(session))
    if not handed.changed(session) or session.arranging:
        return replace(session, watch=rest.watch, denied=rest.denied)
    whole = replace(session, watch=SETTLED)
    return replace(session, watch=Watch(partial(_handed_in, whole, rest.watch)), denied=rest.denied)


def _observe(session: Session) -> Session:
    """The same, of a session in which nothing was handed in."""
    now = session.tracker
    changed = not explain.change(session.board, now.start, now.picture).nothing
    if changed or pole_fit.exchanged(session.board, now):
        return replace(session, watch=Watch(partial(_look, replace(session, watch=SETTLED))))
    kinds = session.standing(now.start) if now.lifted else ()
    seen = explain.observe(session.board, kinds, now, session.footprints)
    if seen.kind == "same" and session.reported is not None:
        seen = Observation("settled")  # the way back after an illegal try is no turn
    denied = () if seen.kind == "settled" else session.denied
    return replace(session, watch=known(seen), denied=denied)


def _handed_in(session: Session, rest: Watch) -> Observation:
    """What is seen where pieces were handed in: wrong where one may not be, else what is seen besides."""
    if handed.strange(session):
        return _with_reason(session, Observation("mismatch"))
    seen = rest.seen()
    if seen.kind != "settled":
        return seen
    return Observation("in-hand", lifted=handed.changed(session) & session.tracker.start, awaits="pawn")


def _look(session: Session) -> Observation:
    """What is seen: weighed where it may be a turn, with the reason where it is none."""
    kinds = session.standing(session.tracker.start)
    now = session.tracker
    seen = explain.observe(session.board, kinds, now, session.footprints)
    if session.arranging:
        return seen
    seen = _weighed(session, kinds, seen)
    if seen.sure and any(explain.went_on(now, f) for f in session.footprints if f.move == seen.moves[0]):
        return replace(seen, sure=False)
    if explain.change(session.board, now.start, now.picture).nothing:
        return replace(seen, sure=False)  # pieces set up on each other's places look the same
    return seen


def _weighed(session: Session, kinds: Kinds, seen: Observation) -> Observation:
    """What is seen, with the turns that the board may show and whether one of them is sure."""
    found = explain.ends(session.board, session.tracker, session.footprints)
    found = tuple(f for f in found if f.move not in session.denied)
    if not found and session.masked:
        found = explain.ends(session.board, session.tracker, session.footprints, session.masked)
        found = tuple(f for f in found if f.move not in session.denied)
        if found:
            return Observation("complete", moves=tuple(f.move for f in found))
    if not found:
        found = explain.ends(session.board, session.tracker, chains.chains(session))
        found = tuple(f for f in chains.distinct(session, found) if f.move not in session.denied)
    if not found and handed.ahead(session):
        return Observation("in-hand", awaits="pawn")
    if not found:
        waits = seen.kind == "in-hand" and not _thing(session)
        return _with_reason(session, seen if waits else Observation("mismatch"))
    known = session.tracker.arrangements is not None
    strict = session.settings.strict
    tries = explain.misplaced(session.board, session.tracker, session.footprints, found, strict=strict)
    alone = known and len(found) == 1 and not tries
    if alone and explain.certain(session.board, kinds, session.tracker, found[0]):
        return Observation("complete", moves=(found[0].move,), sure=True)
    stories = weigh(_scene(session, kinds), (*found, *tries), _odds(session) + TAIL)
    if any(story.move for story in stories):
        played = _fitting(session, kinds, found) if known else frozenset()
        return _decidable(session, seen, stories, played)
    if seen.kind == "in-hand":
        return seen
    if known:  # too many ways to follow, perhaps
        found = tuple(f for f in found if explain.certain(session.board, kinds, session.tracker, f))
    moves = tuple(f.move for f in found)
    return Observation("complete", moves=moves) if moves else _with_reason(session, Observation("mismatch"))


def _fitting(session: Session, kinds: Kinds, found: Sequence[Footprint]) -> frozenset[str]:
    """The turns that fit every touch, where each of them is asked about, however unlikely it is."""
    if not (session.settings.strict or session.reported is not None):
        return frozenset()
    now, board = session.tracker, session.board  # with too many in the air any may fit
    return frozenset(f.move for f in found if now.cut or explain.certain(board, kinds, now, f))


def _thing(session: Session) -> bool:
    """Whether something stands there that nobody lifted, rather no piece of the game than a lift missed."""
    now = session.tracker
    if now.arrangements is not None or now.picture.bit_count() <= now.start.bit_count():
        return False
    place = place_cost(session.board, now.start)
    rare = [
        session.contacts.cost(spot, session.settings.missed_lifts) + place * (len(f.arrivals) - 1)
        for f in explain.may_end(session.board, now, session.footprints)
        for spot in bits(f.lifted)
    ]
    return not rare or min(rare) > ILLEGAL


def _scene(session: Session, kinds: Kinds) -> Scene:
    now = session.tracker
    any_time = session.settings.strict or now.blind

    def unseen(spot: int) -> int:
        if any_time or session.masked >> spot & 1:
            return 0
        return session.contacts.cost(spot, session.settings.missed_lifts)

    felt = now.shown.known
    return Scene(
        session.board, kinds, now.start, now.touches, unseen, now.poles, now.judged, felt, now.beyond
    )


def _odds(session: Session) -> int:
    """How much less likely another turn must be so that nobody is asked, in dB."""
    return max(round(10 * math.log10(session.settings.odds)), 1)


def _decidable(
    session: Session, seen: Observation, stories: Sequence[Story], played: frozenset[str]
) -> Observation:
    """``played``: turns that come into question however unlikely they are."""
    best = next(story for story in stories if story.move)
    likely = sorted({*_likely(session, stories, best), *played})
    moves = tuple(move for move in likely if move)
    if not best.missed:
        return Observation("complete", moves=moves, sure=len(likely) == 1 and not best.misread)
    if seen.kind == "in-hand" and session.tracker.arrangements is not None:
        return seen  # half a turn, all of it seen
    if seen.kind == "mismatch" and (best.rare > ILLEGAL or best.cost > ILLEGAL + BESIDES):
        return _with_reason(session, seen)
    return Observation("complete", moves=moves)


def _likely(session: Session, stories: Sequence[Story], best: Story) -> list[str]:
    """The turns that come into question: all others together are less likely than ``best`` by the odds."""
    sure = best.cost + _odds(session)
    strict = STRICT_WITH_POLES if session.poles != NO_POLES else 0
    unsure = strict if session.settings.strict else session.contacts.unsure
    seen = AFTER_A_TRY if session.reported else 0
    left_out = 0.0
    for number, story in enumerate(reversed(stories)):
        left_out += 10 ** ((sure - story.cost + (unsure if story.missed else seen)) / 10)
        if left_out > 1:  # at the best one at the latest
            return sorted({one.move for one in stories[: len(stories) - number]})
    return [best.move]


def _with_reason(session: Session, seen: Observation) -> Observation:
    return replace(seen, illegal=_judge(session)) if seen.kind == "mismatch" else seen


def judged(session: Session) -> Session:
    """The session with its present picture taken for finished, and so for illegal."""
    return replace(session, watch=known(Observation("mismatch", illegal=_judge(session))))


def _judge(session: Session) -> Illegal:
    now = session.tracker
    arrangements = tuple(sorted(now.arrangements or (), key=lambda a: (a.moved, a.held)))
    told = session.game.judge(session.position, Try(now.start, now.picture, arrangements, now.touches))
    other = pole_fit.exchanged(session.board, now)
    return replace(told, wrong=told.wrong | other, missing=told.missing | other) if other else told


def turn(session: Session, footprint: Footprint, how: str, at_ms: int) -> Result:
    """What hands have done is recorded: a whole turn, or some inputs of it, one by one.

    What they have handed in, or done while they did, goes on.
    """
    effects: list[Effect] = []
    before = session
    for text in footprint.move.split(chains.BLANK):
        one = next(each for each in session.footprints if each.move == text)
        session, more = _input(session, one, how, at_ms)
        effects += more
    if how != ENTERED and not session.over and handed.more(before, footprint):
        session = observe(chains.going_on(before, session, footprint, at_ms))
    return session, tuple(effects)


def _input(session: Session, footprint: Footprint, how: str, at_ms: int) -> Result:
    before, game = session.position, session.game
    given = read_input(footprint.move, game.words)
    taken = game.hear(before, given, footprint.seat)
    assert isinstance(taken, Taken)
    picture = counted(session, taken.position, _after(session, footprint))
    kinds = session.kinds(session.tracker.start)
    more: dict[str, Any] = _lifts(session, footprint)
    if given.word == MOVE:
        moved = {"captured": hands.captured(kinds, footprint), "barricade": len(footprint.arrivals) > 1}
        more = {"die": session.die or 0, **moved, **more}
    else:
        whose = {"seat": footprint.seat} if footprint.seat else {}
        more = {"source": BOARD, **whose, **_of_input(taken), **more}
    kind = "turn" if given.word == MOVE else "heard"
    entry = Entry(kind, at_ms, {**_data(session, str(given), how, taken.position, picture), **more})
    won = _winner(session, entry, at_ms)
    doubt = {} if won else owners.bystanders(session, footprint)
    asked = [Entry("whose", at_ms, {"owners": doubt})] if doubt else []
    return decide(session, [entry, *won, *asked])


def hear(session: Session, given: Given, taken: Taken[Any]) -> Result:
    """An input that no hands made is recorded; pieces may have to be carried because of it."""
    game, source = session.game, session.game.words.get(given.input.word, SAID)
    same = game.picture(taken.position) == game.picture(session.position)
    picture = session.picture if same else counted(session, taken.position, session.picture)
    data = _data(session, str(given.input), given.how, taken.position, picture)
    said = {"seat": given.seat or data["seat"], "source": source, **_of_input(taken)}
    entry = Entry("heard", given.at_ms, {**data, **said})
    return decide(session, [entry, *_winner(session, entry, given.at_ms)])


def _of_input(taken: Taken[Any]) -> dict[str, Any]:
    return {"ends": taken.ends, "deeds": [deed.to_json() for deed in taken.deeds]}


def _data(session: Session, move: str, how: str, position: Any, picture: Mask) -> dict[str, Any]:
    """What the entry of every turn or input says; ``won`` if somebody more has won by it."""
    outcome, before = session.game.outcome, session.position
    return {
        "number": session.history[-1].number + 1 if session.history else 1,
        "seat": session.seat,
        "move": move,
        "how": how,
        "won": len(outcome(position).winners) > len(outcome(before).winners),
        **position_data(session, position, picture),
    }


def _winner(session: Session, entry: Entry, at_ms: int) -> list[Entry]:
    """The entry of who has won by an input, if anybody."""
    if not entry.data["won"]:
        return []
    already = session.game.outcome(session.position).winners
    after = session.game.outcome(session.game.load(entry.data["position"])).winners
    return [Entry("won", at_ms, {"seat": seat}) for seat in after if seat not in already]


def _lifts(session: Session, footprint: Footprint) -> dict[str, list[str]]:
    """Which contacts have shown, or missed, that one piece left and another came."""
    if session.tracker.blind or not footprint.lifted:
        return {}
    names, lifted = session.board.names, session.tracker.lifted
    return {"seen": list(names(footprint.lifted & lifted)), "missed": list(names(footprint.lifted & ~lifted))}


def sit_out(session: Session, at_ms: int) -> Result:
    """The seat to move passes."""
    seat, taken = session.seat, session.game.hear(session.position, Input(PASS))
    assert isinstance(taken, Taken)
    data = {
        "number": session.history[-1].number + 1 if session.history else 1,
        "seat": seat,
        "die": session.die or 0,
        "move": PASS,
        "how": "pass",
        **position_data(session, taken.position, session.picture),
    }
    return decide(session, [Entry("pass", at_ms, data)])


def ask(session: Session, moves: Sequence[str], at_ms: int) -> Result:
    """Which of these turns was it? Asked once for the same turns."""
    if tuple(moves) == session.asking:
        return session, ()
    session = replace(session, asking=tuple(moves), reported=None)
    return say(session, Verdict(at_ms, "ambiguous", session.seat, moves=tuple(moves)))


def report(session: Session, illegal: Illegal, at_ms: int) -> Result:
    """An illegal try; it stands until the board is put right."""
    names = session.board.names
    back = takeback.earlier(session)
    offer = 0 if back == session.declined else back
    now = session.tracker
    judged = None if illegal.way is None else (now.since_ms, illegal.way)
    session = replace(session, reported=illegal, asking=(), offer=offer, tracker=replace(now, judged=judged))
    return say(
        session,
        Verdict(
            at_ms,
            "illegal",
            session.seat,
            reason=illegal.reason,
            rule=illegal.rule,
            wrong=names(illegal.wrong),
            missing=names(illegal.missing),
            back=back,
        ),
    )


def say(session: Session, verdict: Verdict) -> Result:
    """A verdict that changes nothing in the game: recorded and announced."""
    data = {key: value for key, value in verdict.to_json().items() if key not in ("ms", "verdict")}
    return _put_down(session, [Entry(verdict.verdict, verdict.at_ms, data)])


def _put_down(session: Session, entries: Iterable[Entry]) -> Result:
    """Record each entry, fold it, and announce the verdict it holds, if any."""
    effects: list[Effect] = []
    for entry in entries:
        effects.append(Record(entry))
        session = fold(session, entry)
        if verdict := told(entry):
            effects.append(Announce(verdict))
    return session, tuple(effects)


def decide(session: Session, entries: Iterable[Entry]) -> Result:
    """Record, fold and announce these entries; then look at the board anew."""
    session, effects = _put_down(session, entries)
    if session.over:
        return replace(session, watch=SETTLED, reported=None), effects
    return observe(session), effects


def _after(session: Session, footprint: Footprint) -> Mask:
    """The picture after a turn: as it is seen where that agrees, else as it should become."""
    start, seen = session.tracker.start, session.tracker.picture
    expected = (start & ~footprint.removed) | footprint.added
    for number, delta in footprint.pools:
        mask = session.board.pools[number].mask
        if delta < 0:
            gone = start & mask & ~seen or start & mask
            expected &= ~(1 << (gone.bit_length() - 1))
        else:
            free = mask & ~start
            expected |= free & -free
    agrees = session.board.key(expected) == session.board.key(seen)
    return seen if agrees else expected


def counted(session: Session, position: Any, picture: Mask) -> Mask:
    """``picture``, its fields and pool counts as ``position`` says (places kept where they can be)."""
    right = session.game.picture(position)
    result = right & session.board.fields
    for pool in session.board.pools:
        places, short = picture & pool.mask, (right & pool.mask).bit_count()
        while places.bit_count() > short:
            places ^= 1 << (places.bit_length() - 1)
        while places.bit_count() < short:
            free = pool.mask & ~places
            places |= free & -free
        result |= places
    return result
