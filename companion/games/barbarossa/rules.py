"""The game, one input after the other: `begin` makes a state, `hear` takes an input to the next one.

Knows: what inputs lead to, and whose secret a text becomes. Refuses to know: what is refused and why
(`next_inputs`, which also lists the inputs), what hats do (`stairs`), sentences (`prompts`), chance, sensors
and time.

The deeds may be known by anybody: none has a word, a letter or an attempt. In the order of the game:
``noted`` and ``rethought`` (a word of a seat), ``ready``, ``placed``, ``model`` and ``begin`` (what comes
now for all), ``begins``, ``rolled`` and ``paid`` (value: how many), ``moved`` (spot, value: what cave),
``dragon``, ``ghost`` (value: steps of the others), ``elf`` (value: stones now), ``full`` (13 already),
``dwarf``, ``round`` (value: 1 or 2), ``asked``, ``answered``, ``unfair``, ``stopped``, ``tries`` (value:
riddle), ``guessed``, ``right``, ``close``, ``wrong``, ``spear`` (value: which of all), ``reward``,
``modelled``, ``penalty`` (value: steps), ``all-placed``, ``won`` (value: ``goal`` or ``furthest``),
``cursed`` (value: stones left), ``waits``, ``cursing``, ``higher``, ``demanded`` (value: riddle), ``nth``,
``told`` (its letter is no part of it), ``resumed``.
"""

from collections.abc import Sequence

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DIE, Deed, Input, Refused, Taken
from companion.games.barbarossa import likeness, stairs, word_list
from companion.games.barbarossa.next_inputs import LAST_LETTER, cave_name, expects, refused, target
from companion.games.barbarossa.printed import DRAGON, DWARF, ELF, GHOST, Printed
from companion.games.barbarossa.state import (
    CURSES,
    ELVES,
    LAST,
    MOST_ELVES,
    RIDDLES_EACH,
    Attempt,
    HouseRules,
    Letter,
    Phase,
    Position,
    Riddle,
    Secret,
    State,
    Task,
)

CLIMB = {DRAGON: 1, GHOST: 2}
"""What all other hats go up (BR-08)."""
Answer = Taken[State] | Refused
Deeds = tuple[Deed, ...]


def begin(seats: Sequence[str], board: Printed, options: HouseRules, first: str | None = None) -> State:
    """Return the state in which words are chosen (BR-01, BR-02).

    ``first``: who begins, where that is settled.

    Raises PositionError that names the fault.
    """
    if len(seats) not in RIDDLES_EACH:
        raise PositionError(f"seats are {', '.join(seats) or 'none'}, must be three or four (BR-01)")
    if first is not None and first not in seats:
        raise PositionError(f"{first!r} cannot begin: {', '.join(seats)} play")
    count, each = len(seats), RIDDLES_EACH[len(seats)]
    active = seats.index(first) if first else 0
    position = Position(
        seats=tuple(seats),
        hats=(0,) * count,
        wizards=(0,) * count,
        elves=(ELVES,) * count,
        curses=(CURSES,) * count,
        riddles=tuple(Riddle(seat, number) for seat in seats for number in range(1, each + 1)),
        active=active,
        tasks=(Task(Phase.WORDS, seats[active]),),
        chosen=(0,) * count,
        first=first or "",
        board=board,
        options=options,
    )
    return State(position, (Secret(),) * count)


def hear(state: State, given: Input, seat: str = "") -> Answer:
    """Tell what an input leads to, or why it is refused, which changes nothing.

    ``seat``: as `awaits.refused`.
    """
    if (fault := refused(state.position, given, seat)) is not None:
        return fault
    who = seat or next(one.seats[0] for one in expects(state.position) if one.word == given.word)
    match given.word:
        case "word":
            return _word(state, who, given.value.strip())
        case "rethink":
            return _rethought(state, who)
        case "ready" | "placed":
            return _done(state, who, given.word)
        case "begins":
            return _first(state, given.value)
        case "curse":
            return _cursed(state, given.value)
        case "first":
            return _higher(state, given.value)
        case "answer":
            return _answered(state, who, given.value)
        case "tell":
            return _told(state, likeness.letters(given.value) or given.value.strip())
        case "guess":
            return _guessed(state, given.value.strip())
        case "verdict":
            return _verdict(state, given.value)
    return _turn(state, given)


def _turn(state: State, given: Input) -> Answer:
    """Return the inputs that whoever has the task gives."""
    now = state.position.now
    match given.word:
        case "die" | "elf":
            return _paid(state, int(given.value), rolled=given.word == DIE)
        case "wizard":
            return moved(state, target(state.position))
        case "spear":
            return _solved(state, ())
        case "stop":
            return _stopped(state, (Deed("stopped", now.seat),))
        case "ask":
            what, after = "asked", replace(now, riddle=given.value)
        case "unfair":
            what, after = "unfair", replace(now, riddle="")
        case "demand":
            which = Phase.NTH if state.position.options.letter == "position" else Phase.TELL
            what, after = "demanded", replace(now, phase=which, riddle=given.value)
        case "nth":
            number = LAST if given.value == LAST_LETTER else int(given.value)
            what, after = "nth", replace(now, phase=Phase.TELL, nth=number)
        case _:
            assert given.word == "attempt"
            what, after = "tries", replace(now, phase=Phase.GUESS, riddle=given.value)
    return Taken(_with_task(state, after), (Deed(what, now.seat, value=given.value),))


# --- before the game -------------------------------------------------------------------------


def _word(state: State, who: str, text: str) -> Answer:
    """Return the next word of a seat; only the giver's own text decides whether it is refused (BR-03)."""
    position = state.position
    if text and not position.options.free_words and not word_list.knows(text):
        return Refused("not-in-list", "BR-03")
    chosen = position.with_of(position.chosen, who, position.of(position.chosen, who) + 1)
    own = state.secret(who)
    state = _with_secret(state, who, replace(own, words=(*own.words, text)))
    return Taken(_with(state, replace(position, chosen=chosen)), (Deed("noted", who),))


def _rethought(state: State, who: str) -> Answer:
    now = state.position
    done = tuple(seat for seat in now.done if seat != who)
    after = replace(now, chosen=now.with_of(now.chosen, who, 0), done=done)
    state = _with_secret(state, who, replace(state.secret(who), words=()))
    return Taken(_with(state, after), (Deed("rethought", who),))


def _done(state: State, who: str, word: str) -> Answer:
    """Note that a seat is ready; with the last one the next phase begins."""
    now = state.position
    after = settled(replace(now, done=(*now.done, who)))
    return Taken(_with(state, after), (Deed(word, who), *_next_phase(now, after)))


def _next_phase(before: Position, after: Position) -> Deeds:
    if before.phase is after.phase:
        return ()
    return (Deed("begins", after.seat),) if after.phase is Phase.TURN else (Deed(after.phase.value),)


def settled(position: Position) -> Position:
    """Return the next phase, where all seats are ready for it; else the same."""
    if set(position.done) != set(position.seats):
        return position
    if position.phase is Phase.WORDS:
        return replace(position, done=(), tasks=(Task(Phase.MODEL, position.seat),))
    if position.phase is Phase.MODEL:
        phase = Phase.TURN if position.first else Phase.BEGIN
        return replace(position, done=(), tasks=(Task(phase, position.seat),))
    return position


def _first(state: State, seat: str) -> Answer:
    now = state.position
    after = replace(now, first=seat, active=now.seats.index(seat), tasks=(Task(Phase.TURN, seat),))
    return Taken(_with(state, after), (Deed("begins", seat),))


# --- a turn ----------------------------------------------------------------------------------


def _paid(state: State, steps: int, *, rolled: bool) -> Answer:
    """Take a number rolled, or elf stones paid (BR-05, BR-06)."""
    now, seat = state.position, state.position.now.seat
    elves = now.elves if rolled else now.with_of(now.elves, seat, now.of(now.elves, seat) - steps)
    after = replace(now, elves=elves, tasks=(Task(Phase.MOVE, seat, steps=steps, rolled=rolled),))
    return Taken(_with(state, after), (Deed("rolled" if rolled else "paid", seat, value=str(steps)),))


def moved(state: State, cave: int) -> Taken[State]:
    """Do what happens in the cave, from 0, where the wizard to move is (BR-07 to BR-11)."""
    position, seat = state.position, state.position.now.seat
    kind = position.board.caves[cave]
    after = replace(position, wizards=position.with_of(position.wizards, seat, cave))
    deeds: Deeds = (Deed("moved", seat, cave_name(cave), kind),)
    if kind in CLIMB:
        climbed, more = stairs.others_climb(after, kind, CLIMB[kind])
        return end_turn(_with(state, climbed), (*deeds, *more))
    if kind == ELF:
        if (stones := after.of(after.elves, seat)) == MOST_ELVES:
            return end_turn(_with(state, after), (*deeds, Deed("full", seat, value=str(stones))))
        after = replace(after, elves=after.with_of(after.elves, seat, stones + 1))
        return end_turn(_with(state, after), (*deeds, Deed("elf", seat, value=str(stones + 1))))
    task = Task(Phase.DWARF, seat) if kind == DWARF else Task(Phase.ROUND, seat, round=1)
    deed = Deed("dwarf", seat) if kind == DWARF else Deed("round", seat, value="1")
    return Taken(_with(state, replace(after, tasks=(task,))), (*deeds, deed))


def _answered(state: State, who: str, answer: str) -> Answer:
    """Return an answer to a question; only NO ends the round (BR-12)."""
    deeds = (Deed("answered", who, value=answer),)
    if answer == "no":
        return _stopped(state, deeds)
    return Taken(_with_task(state, replace(state.position.now, riddle="", asked=True)), deeds)


def _stopped(state: State, deeds: Deeds) -> Answer:
    """End round one, after which round two follows at once (BR-14), or else the turn."""
    now = state.position.now
    if now.phase is Phase.ROUND and now.round == 1:
        second = Task(Phase.ROUND, now.seat, round=2)
        return Taken(_with_task(state, second), (*deeds, Deed("round", now.seat, value="2")))
    return end_turn(state, deeds)


def end_turn(state: State, deeds: Deeds) -> Taken[State]:
    """Return the next seat's turn, unless the game is over."""
    now = state.position
    if now.winners:
        return Taken(state, deeds, ends=True)
    active = (now.active + 1) % len(now.seats)
    after = replace(now, active=active, tasks=(Task(Phase.TURN, now.seats[active]),))
    return Taken(_with(state, after), deeds, ends=True)


# --- letters and attempts --------------------------------------------------------------------


def _told(state: State, text: str) -> Answer:
    """Take a letter: it becomes a secret of the two, and the task is over (BR-10)."""
    now = state.position.now
    owner = state.position.owner(now.riddle)
    letter = Letter(now.riddle, now.nth, text, now.seat)
    for seat in (owner, now.seat):
        own = state.secret(seat)
        state = _with_secret(state, seat, replace(own, letters=(*own.letters, letter)))
    return finish(state, (Deed("told", owner, value=now.riddle),))


def _guessed(state: State, text: str) -> Answer:
    """Take an attempt: it becomes a secret of the two (BR-15)."""
    now = state.position.now
    attempt = Attempt(now.riddle, text, now.seat)
    for seat in (now.seat, state.position.owner(now.riddle)):
        own = state.secret(seat)
        state = _with_secret(state, seat, replace(own, attempts=(*own.attempts, attempt)))
    state = _with_task(state, replace(now, phase=Phase.VERDICT))
    return Taken(state, (Deed("guessed", now.seat, value=now.riddle),))


def _verdict(state: State, verdict: str) -> Answer:
    """Take the modeller's verdict, which counts whatever the stored word is (B11, B12)."""
    now = state.position.now
    for seat in (now.seat, state.position.owner(now.riddle)):
        own = state.secret(seat)
        judged = replace(own.attempts[-1], verdict=verdict)
        state = _with_secret(state, seat, replace(own, attempts=(*own.attempts[:-1], judged)))
    deeds = (Deed(verdict, now.seat, value=now.riddle),)
    if verdict != "right":
        return finish(state, deeds)
    if state.position.options.sensed_spears:
        return Taken(_with_task(state, replace(now, phase=Phase.SPEAR)), deeds)
    return _solved(state, deeds)


def _solved(state: State, deeds: Deeds) -> Answer:
    now = state.position.now
    after, more = stairs.solved(state.position, now.riddle, now.seat)
    state, deeds = _with(state, after), (*deeds, *more)
    return Taken(state, deeds, ends=True) if after.winners else finish(state, deeds)


def finish(state: State, deeds: Deeds) -> Taken[State]:
    """Finish the task: the next curse, the turn that was interrupted, or the next turn follows."""
    position = state.position
    if len(position.tasks) == 1:
        return end_turn(state, deeds)
    turn, waiting = position.tasks[0], position.waiting
    if not waiting:
        return Taken(_with(state, replace(position, tasks=(turn,))), (*deeds, Deed("resumed", turn.seat)))
    after = replace(position, tasks=(turn, Task(Phase.CURSE, waiting[0])), waiting=waiting[1:])
    return Taken(_with(state, after), (*deeds, Deed("cursing", waiting[0])))


# --- curses ----------------------------------------------------------------------------------


def _cursed(state: State, seat: str) -> Answer:
    """Take a curse stone: it interrupts the game, or waits for another curse (BR-19, BR-21)."""
    position = state.position
    left = position.of(position.curses, seat) - 1
    after = replace(position, curses=position.with_of(position.curses, seat, left))
    deeds: Deeds = (Deed("cursed", seat, value=str(left)),)
    if len(position.tasks) > 1:
        after, deeds = replace(after, waiting=(*position.waiting, seat)), (*deeds, Deed("waits", seat))
    else:
        after = replace(after, tasks=(*position.tasks, Task(Phase.CURSE, seat)))
    return Taken(_with(state, after), deeds)


def _higher(state: State, seat: str) -> Answer:
    """Carry out another of several curses first: that seat rolled higher (BR-21)."""
    now = state.position
    waiting = (now.now.seat, *(each for each in now.waiting if each != seat))
    after = replace(now, tasks=(now.tasks[0], Task(Phase.CURSE, seat)), waiting=waiting)
    return Taken(_with(state, after), (Deed("higher", seat),))


# --- parts of a state ------------------------------------------------------------------------


def _with(state: State, position: Position) -> State:
    return State(position, state.secrets)


def _with_task(state: State, task: Task) -> State:
    now = state.position
    return _with(state, replace(now, tasks=(*now.tasks[:-1], task)))


def _with_secret(state: State, seat: str, secret: Secret) -> State:
    number = state.position.seats.index(seat)
    return State(state.position, (*state.secrets[:number], secret, *state.secrets[number + 1 :]))
