"""What a phone says aloud, and which sound goes with it: the moment, and the newest sentence of each kind.

A part is said once by whoever has not said it before: its ``mark`` tells whether it is still the same.
``text`` is for a phone with a voice of its own, ``clips`` are recordings that together say as much, without
names; empty where none fits. Refuses to know: which phone speaks (``voice.py``), and whether anybody listens.
"""

from collections.abc import Iterator

from msgspec import Struct

from companion.core.catalog.first_game import card_to_show
from companion.core.catalog.phrases import phrases_of
from companion.core.corrections import overrule
from companion.core.guidance import ideas, way_back
from companion.core.guidance.way_back_planner import Step
from companion.core.guidance.words_first import words_first
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DISPLACED, DRAWN_BY_US, PASS, REMOVED
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.ports.table import View
from companion.state.clips import GENERAL, NUMBERS, aloud, exact, step_at_light
from companion.state.help_lines import tell_idea
from companion.state.models.state_parts import Spoken
from companion.state.moment import News, news
from companion.words import sentences, take_back_prompts
from companion.words.i18n import Translate
from companion.words.praise import cheer

AWAITED = {
    "roll": "roll",
    "captive": "captive",
    "barricade": "barricade",
    "choose": "choose",
    "take-back": "take-back",
    "arrange": "arrange",
    "new-game": "new-game",
}
"""What the referee waits for -> the clip that fits where none says just that."""

INPUTS = ("move", "say", "pawn")
"""What the referee waits for where an input of the game may come."""

HAPPENED = {
    "input": "done",
    "pass": "pass",
    "overruled": "overruled",
    "illegal": "unexplained",
    "restored": "restored",
    "won": "won",
    "undo": "taken-back",
    "fault": "fault",
    "pause": "paused",
    "lost": "lost",
}
"""Kind of an entry, ``pass`` or ``lost`` -> the clip that fits where none says just that."""

SOUNDS = {"good": "legal", "wrong": "illegal", "win": "win"}
"""How a moment is to be taken -> its sound; a capture and a barricade have their own."""

PATIENCE_MS = 2_500
"""A step of the set-up is said only when nobody has done it for so long: hands are quicker than sentences."""


class Part(Struct, frozen=True):
    """One thing to say: the sentence as shown, the clips, and the sound before it.

    ``of`` is ``moment``, ``cheer``, ``question``, ``awaiting``, ``lesson``, ``idea`` or ``step``: what is
    newer takes the place of what is older.
    """

    of: str
    mark: str
    seat: str
    say: Say
    clips: tuple[str, ...]
    sound: str = ""
    urgent: bool = False
    after_ms: int = 0


def speech(view: View, translate: Translate, told: News | None = None) -> list[Spoken]:
    """Tell what there is to say now, in the order in which it is said. ``told``: `news`, where at hand."""
    return [
        Spoken(
            of=part.of,
            mark=part.mark,
            seat=part.seat,
            text=aloud(translate(part.say)),
            clips=list(part.clips),
            sound=part.sound,
            urgent=part.urgent,
            after_ms=part.after_ms,
        )
        for part in _parts(view, told or news(view))
    ]


def _parts(view: View, happened: News | None) -> Iterator[Part]:
    if (session := view.session) is None:
        return
    nameless = replace(session, table=replace(session.table, names={}))
    if session.progress.paused is not None:  # told once, then silence
        yield from filter(None, (_moment(view, happened, nameless), _awaited(session, nameless)))
        return
    question, awaited = _question(session), _awaited(session, nameless)
    told = _moment(view, happened, nameless)
    if told and told.say not in [part.say for part in (question, awaited) if part]:
        yield told
    if kind := cheer(session):
        yield Part("cheer", f"{len(session.progress.history)}-{session.phase}", kind[0], kind[1], ())
    yield from filter(None, (question, awaited))
    if taught := card_to_show(session):
        card = Say("New: {title}. {text}", {"title": taught.lesson.title, "text": taught.lesson.text})
        yield Part("lesson", f"{taught.seat}-{taught.lesson.when}", taught.seat, card, ())
    if found := ideas.idea(session):
        yield Part(
            "idea",
            f"{len(session.progress.history)}-{found.move}",
            session.seat,
            tell_idea(session, found),
            ("idea",),
        )
    if guided(session) and (back := way_back.steps(session)):
        yield _step(session, back[0])


def guided(session: Session) -> bool:
    """Tell whether somebody is shown how to put things right, and is asked nothing else meanwhile."""
    if session.dialogue.take_back_offer or words_first(session):
        return False
    return session.phase in ("illegal", "arrange") or (
        session.phase != "ask" and session.dialogue.pieces_swapped
    )


def _moment(view: View, told: News | None, nameless: Session) -> Part | None:
    """Tell what has happened last by the moment's own sentence."""
    if (session := view.session) is None or told is None or told.long is None:
        return None
    unnamed = news(replace(view, session=nameless)) if any(session.table.names.values()) else told
    if unnamed is None or unnamed.long is None:
        return None
    clip, sound = exact(unnamed.long), SOUNDS.get(told.mark, "")
    mark = f"{session.progress.happened.number}-{told.deed}"
    if told.deed == "lost":  # each time anew
        mark += f"-{next(each.since_ms for each in view.links if not each.up)}"
        return Part("moment", mark, "", told.long, (clip or HAPPENED["lost"],), urgent=True)
    if session.progress.happened.kind == "input":
        if (past := session.progress.history[-1]).deed(REMOVED):
            clip = sound = "captured"
        elif past.deed(DISPLACED):
            clip, sound = "barricade-moved", "barricade"
    clip = clip or _about(session, nameless)
    clips = (clip,) if clip else ()
    return Part("moment", mark, told.seat, told.long, clips, sound, urgent=told.mark in ("wrong", "win"))


def _about(session: Session, nameless: Session) -> str:
    """Return the clip that fits what has happened last where none says just that, empty where none does."""
    kind, told = session.progress.happened.kind, phrases_of(session.game).told
    last = session.progress.rolls[-1].die if session.progress.rolls else 0
    if kind == "roll" and last in NUMBERS:
        return f"number-{last}"
    if kind == "illegal":
        return _reason(session, nameless)
    if kind == "input":
        past = session.progress.history[-1]
        if told:  # "That was right" fits no input
            return next((exact(say) for what, say in told.items() if past.deed(what)), "")
        kind = "pass" if past.move == PASS else kind
    return "" if kind == "undo" and session.progress.happened.value != "turn" else HAPPENED.get(kind, "")


def _reason(session: Session, nameless: Session) -> str:
    """Return the clip that tells why the last try was not right, without its numbers."""
    last = next((each for each in reversed(session.dialogue.verdicts) if each.verdict == "illegal"), None)
    if last is None:
        return HAPPENED["illegal"]
    found = exact(sentences.tell_verdict(nameless, replace(last, facts={})))
    return found or (last.reason if last.reason in GENERAL else HAPPENED["illegal"])


def _question(session: Session) -> Part | None:
    """Tell what is asked beside the game."""
    if session.dialogue.take_back_offer:
        return Part(
            "question",
            f"offer-{session.dialogue.take_back_offer}",
            session.seat,
            take_back_prompts.tell_offer(session),
            ("take-back",),
            "question",
        )
    if session.dialogue.swap_question and not session.over:
        kinds = "-".join(f"{spot}{kind}" for spot, kind in session.dialogue.swap_question)
        clip = "mixed" if session.dialogue.pieces_swapped else "whose"
        return Part(
            "question", f"{clip}-{kinds}", "", take_back_prompts.tell_whose(session), (clip,), "question"
        )
    if proposal := overrule.standing(session):
        mark = f"proposal-{proposal.wish.what}-{len(session.progress.history)}"
        return Part("question", mark, "", GENERAL["proposal"], ("proposal",), "question")
    return None


def _awaited(session: Session, nameless: Session) -> Part | None:
    """Tell whose turn it is and what to do; nothing where a step, a question or the moment says it."""
    what, seat, say = sentences.awaiting(session)
    if what in ("nothing", "way-back", "take-back") or words_first(session):
        return None
    if what == "roll" and session.phase == "illegal" and "no-roll" not in phrases_of(session.game).reasons:
        return None  # the general reason asks for the number
    clips = _clips_for(session, what, sentences.awaiting(nameless)[2])
    begins = what == "say" and _begins(session)
    sound = "turn" if begins else {"roll": "turn", "choose": "question"}.get(what, "")
    mark = f"{len(session.progress.history)}-{what}-{seat}-{session.die}-{_tries(session)}"
    now = session.progress.happened
    if now.kind == "unroll" or now.value == "leave":  # the number is gone: all is news again
        mark += f"-{now.number}"
    return Part("awaiting", mark, seat, say, clips, sound)


def _begins(session: Session) -> bool:
    """Tell whether nobody has done anything in this turn yet; what was drawn is nobody's doing."""
    last = next((past for past in reversed(session.progress.history) if past.how != DRAWN_BY_US), None)
    return last is None or last.ends


def _clips_for(session: Session, what: str, say: Say) -> tuple[str, ...]:
    if clip := exact(say):
        return (clip,)
    if session.wanted:
        return ()  # what it wants is the moment's to say
    numbered = what == "move" and session.die in NUMBERS
    told = session.progress.happened.kind == "roll"  # the number is what has happened last
    number = (f"number-{session.die}",) if numbered and not told else ()
    if (asks := phrases_of(session.game).asks) and what in INPUTS:
        first = next((one.word for one in session.awaited if one.word in asks), "")
        return (*number, clip) if first and (clip := exact(asks[first])) else ()
    if numbered:
        return (*number, "move")
    return (AWAITED[what],) if what in AWAITED else ()


def _tries(session: Session) -> int:
    """Tell when something was not right last.

    0 where all has been since the last turn. Then it is said again.
    """
    began = session.progress.history[-1].at_ms if session.progress.history else 0
    wrong = (
        each.at_ms for each in session.dialogue.verdicts if each.verdict == "illegal" and each.at_ms > began
    )
    return max(wrong, default=0)


def _step(session: Session, step: Step) -> Part:
    """Return the first step of the way back, or of the set-up."""
    say = sentences.tell_step(session, step)
    kind = step.piece or ""
    how = "away" if step.to is None else "put" if session.turn.arranging else "back"
    lit = step_at_light(phrases_of(session.game), how, kind)
    clip = (exact(lit) if lit else "") or how
    mark = f"{len(session.progress.history)}-{_tries(session)}-{step.frm}-{step.to}-{kind}"
    after_ms = PATIENCE_MS if session.turn.arranging else 0
    return Part(
        "step", mark, session.seat, say, (clip,), urgent=not session.turn.arranging, after_ms=after_ms
    )
