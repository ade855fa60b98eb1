"""Copies of the journal as JSON, with their sentences."""

from msgspec.structs import asdict

from companion.ports.care import CopiesStatus
from companion.state.models import care as k
from companion.words.care import copy_words
from companion.words.i18n import Translate


def tell_copies(look: CopiesStatus, tell: Translate) -> k.CareCopies:
    """Tell all copies and sticks."""
    gave_way = copy_words.GAVE_WAY.fill({"count": look.gave_way})
    return k.CareCopies(
        lines=[
            k.CareCopy(
                **asdict(line), title=copy_words.tell_title(line, tell), text=tell(copy_words.tell_copy(line))
            )
            for line in look.lines
        ],
        sticks=[
            k.CareStick(**asdict(stick), text=tell(copy_words.tell_stick(stick)) if stick.holds else "")
            for stick in look.sticks
        ],
        text=tell(gave_way) if look.gave_way else "",
    )
