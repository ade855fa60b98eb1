"""The hall on this board in sentences: how it stands, and in one line why something cannot be.

Refuses to know: MQTT, and how it is found out.
"""

from companion.core.model.types import Say, say_plural
from companion.ports.hall_here import NO_HALL, NO_MOSQUITTO, OFF, RUNNING, STARTING, TAKEN, HallHereStatus

STANDS = {
    OFF: Say("There is no hall on this board."),
    RUNNING: Say("This board is the hall."),
    STARTING: Say("The hall is being started."),
    NO_MOSQUITTO: Say("No hall can be here: the broker (the package mosquitto) is not installed."),
    NO_HALL: Say("No hall can be here: the part for halls is not installed."),
}
PORT_TAKEN = Say("The hall does not run: another program has port {port} of this board.")
TWICE = Say("Another board has the same identity: a card was copied. Give one of the two its own.")
IS_HALL = Say("This board is the hall: switch the hall off first.")
BUSY = Say("Somebody is changing this just now. Please wait a moment.")
NO_DISK = Say("The disk cannot be written, so this was not kept.")
NO_MEMBER = Say("This board has not joined.")
KNOWN = Say(
    "A board with this identity has joined already. Take it out first, or give the cloned card its own."
)
FULL = Say("No more boards can join this hall.")
NOT_NOW = Say("The hall cannot take this board just now.")
WRONG_CODE = Say("This code is wrong, used up, or its time is over. Please draw another at the hall.")
WAIT = Say("The code was wrong too often. Please wait a minute.")
NO_ADDRESS = Say("An address is such as 192.168.0.5 or board.local, as it stands at the hall.")
NOBODY = Say("At {host} nobody answers. Is the address right, and is that board switched on?")
NO_HALL_THERE = Say("What answers at {host} is no hall of this kind.")


def refusal(status: int) -> Say:
    """Tell why another board's hall does not let this one in."""
    return {403: WRONG_CODE, 409: KNOWN, 429: WAIT, 503: NOT_NOW}.get(status, NO_HALL_THERE)


def tell_hall(look: HallHereStatus) -> list[Say]:
    """Tell how it stands."""
    told = [PORT_TAKEN.fill({"port": look.taken}) if look.stands == TAKEN else STANDS[look.stands]]
    if look.twice:
        told.insert(0, TWICE)
    if look.stands in (RUNNING, STARTING):
        count = len(look.members)
        told.append(say_plural("{count} board has joined.", "{count} boards have joined.", {"count": count}))
    return told
