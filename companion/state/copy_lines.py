"""Copies of the journal as JSON, with their sentences."""

from __future__ import annotations

from companion.ports.care import CopiesLook
from companion.state.models import care as k
from companion.words.care import copy_words
from companion.words.i18n import Translate


def tell_copies(look: CopiesLook, tell: Translate) -> k.CareCopies:
    """Tell all copies and sticks."""
    gave_way = copy_words.GAVE_WAY.fill({"count": look.gave_way})
    return k.CareCopies(
        lines=[
            k.CareCopy(
                line.name,
                line.place,
                line.date,
                line.update,
                line.size,
                line.whole,
                line.games,
                line.until,
                copy_words.tell_title(line, tell),
                tell(copy_words.tell_copy(line)),
            )
            for line in look.lines
        ],
        sticks=[
            k.CareStick(
                stick.number,
                stick.here,
                stick.seen,
                stick.holds,
                tell(copy_words.tell_stick(stick)) if stick.holds else "",
            )
            for stick in look.sticks
        ],
        text=tell(gave_way) if look.gave_way else "",
    )
