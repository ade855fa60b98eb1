"""Help and kindness as JSON values: the manner of the game, the idea, encouraging words.

Refuses to know: what a good turn is (the game says), and lights (``companion.core.guidance.lights``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.catalog.game_box import edition_of
from companion.core.guidance import ideas
from companion.core.model.capabilities import Aiding, Idea
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.state.move_path import way_of
from companion.words.names import tell_piece
from companion.words.praise import cheer
from companion.words.sentences import tell_move

Translate = Callable[[Say], str]
Json = dict[str, Any]


def helping(session: Session | None, translate: Translate) -> Json:
    """The keys ``manner``, ``aids``, ``idea`` and ``cheer`` of the public state."""
    if session is None:
        return {"manner": None, "aids": [], "idea": None, "cheer": None}
    return {
        "manner": session.judging,
        "aids": _aids(session, translate),
        "idea": _idea(session, translate),
        "cheer": _cheer(session, translate),
    }


def _aids(session: Session, translate: Translate) -> list[Json]:
    """The helps that may be switched now, in the words of the box; none in a tournament."""
    game = session.game
    if session.tournament or session.over or not isinstance(game, Aiding):
        return []
    edition = edition_of(game, session.game.dump(session.position)["variant"])
    rules = {rule.key: rule for rule in edition.rules} if edition else {}
    return [
        {"aid": key, "name": translate(rules[key].name), "hint": translate(rules[key].hint), "on": on}
        for key, on in game.aids(session.position).items()
        if key in rules
    ]


def _idea(session: Session, translate: Translate) -> Json | None:
    found = ideas.idea(session)
    if found is None:
        return None
    way = way_of(session, next(f for f in session.footprints if f.move == found.move))
    return {
        "seat": session.seat,
        "move": found.move,
        "from": way["from"],
        "to": way["to"],
        "place": way["place"],
        "turn": translate(tell_move(session, session.seat, found.move)),
        "text": translate(tell_why(session, found)),
    }


def _cheer(session: Session, translate: Translate) -> Json | None:
    found = cheer(session)
    return None if found is None else {"seat": found[0], "text": translate(found[1])}


def tell_idea(session: Session, found: Idea) -> Say:
    """Why it is a good turn, and which one it is, for whoever does not see the arrow."""
    return Say(
        "An idea: {why} {turn}",
        {"why": tell_why(session, found), "turn": tell_move(session, session.seat, found.move)},
    )


def tell_why(session: Session, found: Idea) -> Say:
    """Why it is a good turn."""
    return Say(found.why.text, {**found.why.args, "piece": tell_piece(session, found.piece)})
