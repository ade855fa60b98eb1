"""What the page of the Wi-Fi says of what did not work."""

from companion.core.model.types import Say
from companion.ports.network import Why

FAILED: dict[Why, Say] = {
    "password": Say("The password for {wifi} was not right. Please type it once more; capitals count."),
    "away": Say("{wifi} is not to be found here. Is the router on, and near enough?"),
    "address": Say("{wifi} gave no address. Please try again, or switch the router off and on."),
    "kind": Say("{wifi} wants a user name or is too old a kind. Please choose another one."),
    "failed": Say("{wifi} could not be joined. Please try again."),
}
REFUSED = {
    "busy": Say("Another phone has just chosen a Wi-Fi. One moment, please."),
    "name": Say("Please choose a Wi-Fi."),
    "password": Say("A Wi-Fi password has 8 to 63 letters, digits or signs. Please type it once more."),
    "kind": Say("This Wi-Fi wants a user name or is too old a kind. Please choose another one."),
    "none": Say("This machine has no Wi-Fi."),
}
NOBODY = Say("Nobody sets up the Wi-Fi of this machine from here.")
ONLY_SETUP = Say("First choose a Wi-Fi for the board.")
