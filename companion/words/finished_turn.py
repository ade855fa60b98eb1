"""Find the finished turn that a verdict tells of."""

from companion.core.model.history import Past
from companion.core.model.inputs import unsaid
from companion.core.model.session import Session
from companion.core.model.types import Verdict

NO_TURNS = ("illegal", "restored", "ambiguous", "won", "taken-back", "unsure", "fault")
"""Verdicts that tell of no turn or input in the history."""


def past_of(session: Session, verdict: Verdict) -> Past | None:
    """Return the finished turn or input that a verdict tells of; None where it was taken back, or of none."""
    if verdict.verdict in NO_TURNS:
        return None
    ruled = verdict.verdict == "overruled"  # a number overruled may make a turn of what stands there, at once
    for past in reversed(session.progress.history):
        if past.at_ms != verdict.at_ms or (past.seat, past.over is not None) != (verdict.seat, ruled):
            continue
        if verdict.move in ("", past.move, unsaid(past.move)):
            return past
    return None
