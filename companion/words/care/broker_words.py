"""The broker of the house in sentences: how it stands, and in one line why it cannot be told.

Refuses to know: MQTT, and how it is found out.
"""

from companion.core.model.types import Say
from companion.ports.broker import CONNECTED, CONNECTING, OFF, BrokerStatus

TROUBLES = {
    "broken": Say("The connection to {host} has broken. It is tried again."),
    "unknown": Say("There is no {host} in this network. Is the address right?"),
    "refused": Say("{host} is there, but no broker answers on port {port}. Is it switched on?"),
    "silent": Say("{host} does not answer. Is the address right, and is it switched on?"),
    "password": Say("{host} does not take this user and password."),
    "certificate": Say("The certificate of {host} is not one that this table trusts."),
    "tls": Say("{host} does not speak TLS on port {port}. Its encrypted port is often 8883."),
    "garbage": Say("What answers at {host} on port {port} is no broker, or wants TLS."),
}
STANDS = {
    OFF: Say("Not connected."),
    CONNECTED: Say("{host} is told."),
    CONNECTING: Say("{host} is being reached."),
}

BUSY = Say("Somebody is trying this already. Please wait a moment.")
FIXED = Say("The file with the settings names the broker, so it cannot be changed here.")
NO_NAME = Say("A password goes with a user: please type the user, too.")
NO_DISK = Say("The disk cannot be written, so this was not kept.")
ANEW = Say("For another broker or user please type the password again: it goes to no other.")
NO_SEARCH = Say("This computer cannot look for brokers. Please type the address.")
LEAVING = Say("{host} is still to forget this table. That is done once it answers.")
RECALL = Say("What was told is taken from the broker. What others have stored cannot be recalled.")


def tell_trouble(why: str, host: str, port: int) -> Say:
    """Tell in one line why a broker cannot be told."""
    return TROUBLES[why].fill({"host": host, "port": str(port)})


def tell_broker(look: BrokerStatus) -> list[Say]:
    """Tell how it stands."""
    told = []
    if look.broker is None:
        told.append(STANDS[OFF])
    else:
        say = STANDS.get(look.stands) or TROUBLES[look.stands]
        told.append(say.fill({"host": look.broker.host, "port": str(look.broker.port)}))
    if look.leaving:
        told.append(LEAVING.fill({"host": look.leaving}))
    return [*told, FIXED] if look.fixed else told
