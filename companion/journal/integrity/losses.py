"""Keep what opening a journal found missing or set aside, in a small file beside it, until somebody saw it.

Knows: the file, which is written whole. Refuses to know: how damage is found, and how it is told.
"""

import json
import logging
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, to_builtins

from companion.core.model.fast_replace import replace
from companion.ports.files import write_whole
from companion.ports.losses import Loss

ENDING = "-losses.json"

log = logging.getLogger(__name__)


class KeptLoss(Struct, frozen=True):
    """A loss, whether somebody has seen it, and whether the host lets the cut game go on."""

    loss: Loss
    seen: bool = False
    go_on: bool = False


def losses_file(journal: Path) -> Path:
    """Name the file of losses beside a journal."""
    return journal.with_name(journal.name + ENDING)


def read_losses(journal: Path) -> tuple[Loss, ...]:
    """Read what nobody has seen yet, oldest first."""
    return tuple(kept.loss for kept in read_kept(journal) if not kept.seen)


def read_kept(journal: Path) -> tuple[KeptLoss, ...]:
    """Read all that is kept. A file that cannot be read is told like a loss of which nothing is known."""
    file = losses_file(journal)
    try:
        return tuple(_kept(each) for each in json.loads(file.read_bytes())["losses"])
    except FileNotFoundError:
        return ()
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        log.warning("%s cannot be read (%s)", file, error)
        return (KeptLoss(Loss(what="file", found="")),)


def add_losses(journal: Path, losses: Iterable[Loss]) -> None:
    """Add losses to the file. One that was found before (the same original, the same game) is replaced.

    Raises:
        OSError: the file cannot be written; the old one stands.
    """
    fresh = {_key(loss): KeptLoss(loss) for loss in losses}
    before = (kept for kept in read_kept(journal) if _key(kept.loss) not in fresh)
    _write(journal, (*before, *fresh.values()))


def mark_seen(journal: Path) -> None:
    """Note that somebody has seen all losses. Raises OSError as `add_losses`."""
    kept = read_kept(journal)
    if any(not each.seen for each in kept):
        _write(journal, (replace(each, seen=True) for each in kept))


def let_go_on(journal: Path, game_id: int) -> None:
    """Note that the host lets a game go on as far as it is whole. Raises OSError."""
    if is_cut(journal, game_id):
        kept = read_kept(journal)
        _write(journal, (replace(each, go_on=True) if _stops(each, game_id) else each for each in kept))


def is_cut(journal: Path, game_id: int) -> bool:
    """Tell whether only the host's word lets this unfinished game go on.

    So it is where its own end is missing, and where a newer game is lost altogether: the pieces on the board
    are probably that one's.
    """
    return any(_stops(kept, game_id) for kept in read_kept(journal))


def _stops(kept: KeptLoss, game_id: int) -> bool:
    loss = kept.loss
    if loss.what != "game" or kept.go_on:
        return False
    return loss.unfinished if loss.game_id == game_id else loss.game_id > game_id and not loss.kept


def _key(loss: Loss) -> tuple[str, str, int]:
    return loss.what, loss.aside, loss.game_id


def _kept(told: dict[str, object]) -> KeptLoss:
    if not isinstance(loss := told["loss"], dict):
        raise TypeError("a loss is an object")
    return KeptLoss(Loss(**loss), told.get("seen") is True, told.get("go_on") is True)


def _write(journal: Path, kept: Iterable[KeptLoss]) -> None:
    told = {"losses": [to_builtins(each) for each in kept]}
    write_whole(losses_file(journal), json.dumps(told, indent=1).encode() + b"\n")
