"""The broker of the house: found, tried, chosen and switched off. For the host alone.

Refuses to know: MQTT, what is kept (``companion/daemon/broker``), and its words (``broker_words.py``).
"""

from flask import Response
from msgspec.structs import astuple

from companion.core.model.types import Say
from companion.ports.broker import BrokerDoor, HomeBroker
from companion.state.models.broker import BrokerFound, BrokerState, BrokerWanted
from companion.state.models.requests import Nothing
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import CARE, endpoint
from companion.words.care import broker_words
from companion.words.i18n import translator


class BrokerRoutes(Routes):
    """The handlers."""

    @property
    def _broker(self) -> BrokerDoor:
        return answers.require(self._context.broker, "broker at this table")

    @endpoint("GET", "/api/house", CARE, BrokerState, "Which broker is told, and how that stands.")
    def broker(self) -> Response:
        """Tell how it stands."""
        return self._answer()

    @endpoint("POST", "/api/house", CARE, BrokerState, "Try a broker, and tell it from now on.", again=True)
    def choose_broker(self, body: BrokerWanted) -> Response:
        """Choose a broker, without a restart.

        It is tried first, for at most 12 s, where anything but `names` and `commands` is new: 409 and one
        line say why it cannot be told, and nothing is changed. 409 too where the configuration names it.
        """
        broker = HomeBroker(body.host, body.port, body.user, body.tls, body.names, body.commands, language())
        self._broker.choose(broker, body.password)
        return self._answer()

    @endpoint("POST", "/api/house/off", CARE, BrokerState, "Tell nobody any longer.")
    def switch_broker_off(self, _body: Nothing) -> Response:
        """Switch it off; the broker forgets the board as soon as it answers.

        What a listener has stored cannot be recalled.
        """
        self._broker.switch_off()
        return self._answer(also=broker_words.RECALL)

    @endpoint("POST", "/api/house/search", CARE, BrokerState, "Look for brokers in the home network.")
    def search_brokers(self, _body: Nothing) -> Response:
        """Look for brokers, for at most 10 s; `found` tells them."""
        return self._answer(found=[BrokerFound(*astuple(one)) for one in self._broker.search()])

    def _answer(self, *, also: Say | None = None, found: list[BrokerFound] | None = None) -> Response:
        tell, look = translator(language()), self._broker.look()
        broker = look.broker or HomeBroker("")
        told = [*broker_words.tell_broker(look), *([also] if also else [])]
        return answers.json_answer(
            BrokerState(
                on=look.broker is not None,
                host=broker.host,
                port=broker.port,
                user=broker.user,
                has_password=look.has_password,
                tls=broker.tls,
                names=broker.names,
                commands=broker.commands,
                fixed=look.fixed,
                stands=look.stands,
                text=[tell(line) for line in told],
                can_search=look.can_search,
                found=found,
            )
        )
