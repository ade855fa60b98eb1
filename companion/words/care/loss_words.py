"""What damage has cost, in sentences: what is missing, what is whole, and where the original lies.

Refuses to know: files, and how damage is found.
"""

from companion.core.model.types import Say, say_plural
from companion.ports.losses import Loss

FOREIGN = Say(
    "Another program's file lay where the games are kept. It is kept as {aside}, and an empty list of games "
    "was begun."
)
NEWER = Say(
    "A newer companion has written the games here. Nothing of them is changed, and no game can be recorded. "
    "Update this companion, or restore the copy from before the update."
)
NOT_TAKEN = Say(
    "Version {version} failed its test, so the update was not made. This version runs on with all games."
)
NOT_STARTED = Say("Version {version} did not start. The version before runs again with all games.")
WENT_BACK = Say("Version {version} was given up, as wished. The version before runs again with all games.")
WENT_BACK_ASIDE = Say(
    "The version before {version} runs again, with the games from before the update. "
    "What was played since is kept as {aside}."
)
FORGOTTEN_LIST = Say("What was lost before can no longer be read.")
FILE = Say(
    "The file of the games was damaged. All that was whole goes on; the damaged file is kept as {aside}."
)
FILE_UNKNOWN = Say(
    "The file of the games was damaged, and nobody can know how much is missing: perhaps also games that "
    "are not named here. All that was whole goes on; the damaged file is kept as {aside}."
)
FILE_LOST = say_plural(
    "The file of the games was damaged, and {count} entry is missing. "
    "All that was whole goes on; the damaged file is kept as {aside}.",
    "The file of the games was damaged, and {count} entries are missing. "
    "All that was whole goes on; the damaged file is kept as {aside}.",
)
GONE = Say("The file of the games was missing. What could be found again goes on.")
GAME = Say("Game {number} is lost.")
GAME_OF = Say("Game {number} of {started} is lost.")
GAME_END = Say("The end of game {number} of {started} is missing. It is whole until {until}.")
GAME_OPEN = Say(
    "The end of game {number} of {started} is missing. It is whole until {until} and can go on from there "
    "once the host has said yes."
)


def tell_journal_loss(loss: Loss) -> Say:
    """Say what one loss is."""
    match loss.what:
        case "foreign":
            return FOREIGN.fill({"aside": loss.aside})
        case "newer":
            return NEWER
        case "file":
            return _tell_file(loss)
        case "update":
            said = {"test": NOT_TAKEN, "start": NOT_STARTED}.get(loss.why, WENT_BACK)
            return (WENT_BACK_ASIDE if loss.aside else said).fill(
                {"version": loss.version, "aside": loss.aside}
            )
    number, started = loss.game_id, _minute(loss.started)
    if not loss.whole_until:
        return (
            GAME_OF.fill({"number": number, "started": started}) if started else GAME.fill({"number": number})
        )
    said = GAME_OPEN if loss.unfinished else GAME_END
    return said.fill({"number": number, "started": started, "until": _minute(loss.whole_until)})


def _tell_file(loss: Loss) -> Say:
    if not loss.found:
        return FORGOTTEN_LIST
    if not loss.aside:
        return GONE
    if loss.lost is None:
        return FILE_UNKNOWN.fill({"aside": loss.aside})
    if loss.lost:
        return FILE_LOST.fill({"count": loss.lost, "aside": loss.aside})
    return FILE.fill({"aside": loss.aside})


def _minute(wall: str) -> str:
    """Return a wall clock's time to the minute."""
    return wall[:16].replace("T", " ")
