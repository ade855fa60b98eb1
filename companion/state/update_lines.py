"""Updates as JSON, with their sentences."""

from companion.ports.updates import BUSY, UpdatesStatus
from companion.state.models import care as k
from companion.words.care import update_words
from companion.words.i18n import Translate

STEPS = ("asked", "checking", "installing", "done")


def tell_updates(look: UpdatesStatus, version: str, tell: Translate) -> k.UpdatesState:
    """Tell how updates stand where ``version`` runs."""
    said = update_words.tell_update(look)
    return k.UpdatesState(
        version=version,
        kept=look.kept,
        can=look.can,
        phase=look.phase,
        busy=look.phase in BUSY,
        step=STEPS.index(look.phase) if look.phase in STEPS else 0,
        steps=len(STEPS) - 1,
        text=tell(said) if said else "",
        found=[
            k.UpdateFound(
                each.version,
                tell(update_words.AT[each.place]) if each.place in update_words.AT else "",
                list(each.news),
            )
            for each in look.found
        ],
        troubles=[tell(update_words.tell_trouble(each)) for each in look.troubles],
        address=look.address,
    )
