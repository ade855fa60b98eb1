"""What a broker keeps of a table: told when it differs, all anew when asked, and taken away.

Refuses to know: connections, and which turns were told.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from companion.core.model.session import Session
from companion.mqtt import discovery, messages
from companion.mqtt.board_picture import picture
from companion.mqtt.broker import Broker
from companion.mqtt.hall_messages import HallTopics, TableCard
from companion.mqtt.upkeep_messages import UpkeepTopics
from companion.ports.care import Care, Levels
from companion.ports.table import View
from companion.state.models.public_state import State
from companion.state.public_state import public_state
from companion.words.i18n import translator


class Manner(msgspec.Struct, frozen=True):
    """How a table is told.

    Args:
        board: its identity.
        title: what it is called.
        version: of the companion.
        lang: of the sentences.
        names: whether players are called by their names.
        discovery: whether Home Assistant is told how to show it.
        commands: whether whoever may publish at the broker may command it (`companion.mqtt.commands`).
        url: tells the address of the table's page.
    """

    board: str
    title: str
    version: str
    lang: str
    names: bool = False
    discovery: bool = True
    commands: bool = False
    url: Callable[[], str] = str

    def card(self) -> TableCard:
        """Return what the table is, for a hall."""
        return TableCard(self.title, self.url(), self.version, "", self.commands, self.lang)


class Around(msgspec.Struct, frozen=True):
    """What is told besides the game.

    Args:
        levels: lights, sounds and quiet hours; None where there are none.
        games_today: how many games began today; None where the date is not known.
        newest: the newest version that is known; empty: none but the one that runs.
        care: of the table, for the hall; None where there is none.
        missed: yields number and end of each game that has ended and is wanted; raises Starting.
    """

    levels: Levels | None = None
    games_today: Callable[[], int | None] = lambda: None
    newest: Callable[[], str] = str
    care: Care | None = None
    missed: Callable[[Callable[[int], bool]], Iterable[tuple[int, Session]]] = lambda _: ()


class Retained:
    """What one broker was told to keep. For one thread.

    Args:
        manner: how the table is told.
        around: what is told besides the game.
    """

    def __init__(self, manner: Manner, around: Around) -> None:
        self._manner, self._around = manner, around
        self._topics = messages.Topics(manner.board)
        self._kept: dict[str, bytes] = {}
        self._spoken: dict[str, str] | None = None
        self._state: tuple[View, State] | None = None

    def announce(self, broker: Broker) -> None:
        """Announce the board, and let all the rest be told anew."""
        self._kept = {}
        manner = self._manner
        if manner.discovery:
            made = discovery.device(self._topics, manner.title, manner.version, commands=manner.commands)
            broker.publish(discovery.topic(manner.board), msgspec.json.encode(made), retain=True)
        broker.publish(self._topics.availability, messages.ONLINE.encode(), retain=True)

    def tell(self, broker: Broker, view: View) -> State:
        """Publish what is new but the board's image; names as the view has them. Return the public state."""
        state = self._state_of(view)
        for topic, payload in self._payloads(view, state):
            self._publish(broker, topic, payload)
        for sentence in self._to_say(state):
            broker.publish(self._topics.say, msgspec.json.encode(sentence), retain=False)
        return state

    def draw(self, broker: Broker, view: View, state: State) -> None:
        """Publish the board's image where it is new."""
        self._publish(broker, self._topics.picture, picture(view, state).encode())

    def _publish(self, broker: Broker, topic: str, payload: bytes) -> None:
        if self._kept.get(topic) != payload:
            broker.publish(topic, payload, retain=True)
            self._kept[topic] = payload

    def _state_of(self, view: View) -> State:
        if self._state is None or self._state[0].rev != view.rev:
            lang = self._manner.lang
            self._state = view, public_state(view, translator(lang), lang)
        return self._state[1]

    def _payloads(self, view: View, state: State) -> Iterator[tuple[str, bytes]]:
        topics, around, version = self._topics, self._around, self._manner.version
        yield topics.state, msgspec.json.encode(messages.table_state(view, state, around.games_today()))
        if around.levels is not None:
            now, counting = around.levels.get(), around.levels.counting()
            care = messages.TableCare(now.brightness, now.volume, now.quiet.on, counting.quiet)
            yield topics.care, msgspec.json.encode(care)
        yield topics.versions, msgspec.json.encode(messages.Versions(version, around.newest() or version))

    def _to_say(self, state: State) -> Iterator[messages.Sentence]:
        """Yield what was not said yet; what stood there before the first broker is no news."""
        before, now = self._spoken, {part.of: part.mark for part in state.speech if not part.after_ms}
        self._spoken = now
        if before is not None:
            for part in state.speech:
                if part.of in now and before.get(part.of) != part.mark:
                    yield messages.Sentence(part.text, self._manner.lang, part.urgent)


def clear(broker: Broker, topics: messages.Topics) -> None:
    """Have the broker forget this board, its availability last; whoever listens has what it heard."""
    broker.publish(discovery.topic(topics.board), b"", retain=True)
    upkeep = UpkeepTopics(topics.board).upkeep
    for topic in (*HallTopics(topics.board).retained, upkeep, *topics.retained):
        broker.publish(topic, b"", retain=True)


def say_goodbye(broker: Broker, topics: messages.Topics) -> None:
    """Publish that the board is gone for now."""
    broker.publish(topics.availability, messages.OFFLINE.encode(), retain=True)
