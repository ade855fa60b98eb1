"""Help and kindness as values of the state: the manner of the game, the idea, encouraging words.

Refuses to know: what a good turn is (the game says), and lights (``companion.core.guidance.lights``).
"""

from typing import Any

from companion.core.catalog.game_box import edition_of
from companion.core.guidance import ideas
from companion.core.model import capabilities
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.state.models.assistance import AidLine, Cheer, Idea
from companion.state.move_path import move_path
from companion.words.i18n import Translate
from companion.words.names import tell_piece
from companion.words.praise import cheer
from companion.words.sentences import tell_move

Json = dict[str, Any]


def helping(session: Session | None, translate: Translate) -> Json:
    """Return the keys ``manner``, ``aids``, ``idea`` and ``cheer`` of the public state."""
    if session is None:
        return {"manner": None, "aids": [], "idea": None, "cheer": None}
    return {
        "manner": session.table.judging,
        "aids": _aids(session, translate),
        "idea": _idea(session, translate),
        "cheer": Cheer(said[0], translate(said[1])) if (said := cheer(session)) else None,
    }


def _aids(session: Session, translate: Translate) -> list[AidLine]:
    """Return the helps that may be switched now, in the words of the box; none in a tournament."""
    game = session.game
    if session.table.tournament or session.over:
        return []
    edition = edition_of(game, session.game.dump(session.position)["variant"])
    rules = {rule.key: rule for rule in edition.rules} if edition else {}
    return [
        AidLine(key, translate(rules[key].name), translate(rules[key].hint), on)
        for key, on in game.aids(session.position).items()
        if key in rules
    ]


def _idea(session: Session, translate: Translate) -> Idea | None:
    found = ideas.idea(session)
    wanted = session.wanted if session.phase == "move" else ""
    move = found.move if found else wanted
    if (footprint := next((f for f in session.footprints if f.move == move), None)) is None:
        return None
    path = move_path(session, footprint)
    return Idea(
        seat=session.seat,
        move=move,
        start=path.start,
        to=path.to,
        place=path.place,
        turn=translate(tell_move(session, session.seat, move)),
        text=translate(tell_why(session, found)) if found else "",
    )


def tell_idea(session: Session, found: capabilities.Idea) -> Say:
    """Tell why it is a good turn, and which one it is, for whoever does not see the arrow."""
    return Say(
        "An idea: {why} {turn}",
        {"why": tell_why(session, found), "turn": tell_move(session, session.seat, found.move)},
    )


def tell_why(session: Session, found: capabilities.Idea) -> Say:
    """Tell why it is a good turn."""
    return found.why.fill({**found.why.args, "piece": tell_piece(session, found.piece)})
