"""Updates in sentences: what is done now, why nothing was installed.

Refuses to know: HTTP, and how anything is installed.
"""

from companion.core.model.types import Say
from companion.ports.updates import GONE, NO_WAY_BACK, UpdatesStatus, UpdateTrouble

PLAYING = Say("A game goes on. Pause or end it first: with an update the companion starts again.")

PHASES = {
    "asked": Say("One moment ..."),
    "looking": Say("Looking for updates ..."),
    "checking": Say("Version {version} is copied, and its signature checked."),
    "installing": Say(
        "The games are copied, then version {version} is tried beside this one. If it works, the companion "
        "starts again, and this page comes back by itself."
    ),
    "back": Say("The version before comes back. This page comes back by itself."),
}
NOTHING = Say("Nothing newer was found.")
RUNS = Say("The update is done: version {version} runs.")

BROKEN = Say("The update could not be made. This version runs on.")
WHY = {
    "none": Say("No stick called COMPANION with updates is plugged in, and no address is set."),
    "signature": Say("It is not signed by the maker of this companion, so nothing of it was taken."),
    "damaged": Say("The update is damaged, so nothing of it was taken. Fetch it anew."),
    "away": Say("The update cannot be read. Is the stick in, or the network there?"),
    "room": Say("There is no room for the update. This version runs on."),
    "busy": Say("Something else is being installed on this machine. Try again in a while."),
    "test": Say("Version {version} failed its test, so it was not taken. This version runs on."),
    "start": Say("Version {version} did not start. This version runs again."),
    "cut": Say(
        "The power was gone in the middle of version {version}. This version runs on. Look for updates again."
    ),
    "older": Say("Version {version} is no newer than what is here."),
    "gone": GONE,
    "key": Say("This machine has no key yet by which it knows true updates."),
    "source": Say("This companion was installed without a package, so it is updated by hand."),
    "no-back": NO_WAY_BACK,
    "helper": Say("Updates from this page are switched off on this machine."),
}
PLACES = {
    "stick": Say("On the stick: {why}"),
    "address": Say("At the address: {why}"),
}
AT = {"stick": Say("On the stick"), "address": Say("At the address")}


def tell_update(look: UpdatesStatus) -> Say | None:
    """Tell how the last request goes, or went; None where there is nothing to say."""
    named: dict[str, str | int | Say] = {"version": look.version}
    match look.phase:
        case "none":
            return None
        case "idle":
            return None if look.found or look.troubles else NOTHING
        case "failed":
            return WHY.get(look.why, BROKEN).fill(named)
        case "done":
            return RUNS.fill(named) if look.asked == "install" else None
    return PHASES[look.phase].fill(named)


def tell_trouble(trouble: UpdateTrouble) -> Say:
    """Tell why nothing could be found at a place."""
    why = WHY.get(trouble.why, BROKEN)
    return PLACES[trouble.place].fill({"why": why}) if trouble.place in PLACES else why
