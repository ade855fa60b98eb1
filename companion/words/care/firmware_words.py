"""The boards' own programs in sentences: which there are, how far one is written, and why it was not.

Refuses to know: HTTP, and how anything is written.
"""

from companion.core.model.types import Say
from companion.ports.care import FirmwareLine

PLAYING = Say("A game is being played on this board. Pause it first, then its program can be renewed.")
BUSY = Say("A board's program is being renewed already. Please wait until it is done.")
NO_DEVICE = Say("There is no board of this name here whose program can be renewed.")

SAME = Say("The program of the board is the one that belongs to this companion.")
OTHER = Say("The board has another program, {now}, than the one that belongs to this companion, {new}.")
UNKNOWN = Say("What program the board has is not known now. The one that belongs to this companion is {new}.")
NONE_FITS = Say("There is no program for this board here. Whoever built it can make one.")
DONE = Say("Done: the board has its new program, and it answers.")
PUT_BACK = Say("Done: the board has its program from before.")

STAGES = {
    "asking": Say("Asking the board which program it has ..."),
    "finding": Say("Looking for the chip ..."),
    "reading": Say("Keeping the program from before: {percent} %"),
    "writing": Say("Writing the program: {percent} %. Leave the cable in."),
    "verifying": Say("Comparing what was written: {percent} %. Leave the cable in."),
    "proving": Say("Waiting for the board to answer ..."),
}
FAULTS = {
    "no-tool": Say("The tool avrdude is missing on this computer. Whoever set it up can install it."),
    "no-port": Say("The board is not connected. Is its cable in? Nothing was written."),
    "busy-port": Say("Another program is talking to the board. Please end it. Nothing was written."),
    "no-permission": Say(
        "The companion is not allowed to talk to the board. Whoever set it up can change that."
    ),
    "wrong-device": Say("What is plugged in here is not the board. Nothing was written."),
    "wrong-board": Say("This is the plug of another board. Are two cables swapped? Nothing was written."),
    "no-bootloader": Say(
        "The chip of the board does not answer. Pull its cable out, put it in again, and try again. Nothing"
        " was written."
    ),
    "wrong-chip": Say("This board has another chip than the program is for. Nothing was written."),
    "no-image": Say("There is no program for this board here. Nothing was written."),
    "damaged-image": Say("The program for the board is damaged here. Install the companion anew."),
    "nothing-kept": Say("There is no program from before. Nothing was written."),
    "damaged-kept": Say("The program from before is damaged here, so it was not put back."),
    "no-disk": Say(
        "The program from before cannot be kept: the disk is full or broken. Nothing was written."
    ),
    "interrupted": Say(
        "That was interrupted: the board has no whole program now. Put its cable in firmly, and try again."
    ),
    "not-verified": Say("What was written is not right. Try again. If it stays so, the board is worn out."),
    "not-proved": Say(
        "The program was written, but the board does not answer. Pull its cable out, put it in again, and"
        " try again."
    ),
    "failed": Say("Something went wrong here. Please try again. The log tells why."),
}
"""Name of a `companion.ports.flasher.FlashFault` -> what it means, and what to do."""


def tell_firmware(line: FirmwareLine) -> Say:
    """Tell how a board's program is, or how renewing it goes."""
    if line.stage in STAGES:
        return STAGES[line.stage].fill({"percent": line.percent})
    if line.stage == "failed":
        return FAULTS[line.fault]
    if line.stage == "done":
        return PUT_BACK if line.back else DONE
    if not line.new:
        return NONE_FITS
    if not line.now:
        return UNKNOWN.fill({"new": line.new})
    return SAME if is_new(line) else OTHER.fill({"now": line.now, "new": line.new})


def is_new(line: FirmwareLine) -> bool:
    """Tell whether the board says that it has the program that came along."""
    return line.now.split(" ")[0] == line.new
