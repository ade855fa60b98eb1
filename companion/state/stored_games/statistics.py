"""What is counted of games, in words: for each player, of the dice, and something kind for everybody.

Refuses to know: how it is counted (``companion/chronicle``), and languages; every sentence is a `Say`.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeVar

from babel.numbers import format_decimal

from companion.chronicle import fairness, tallies
from companion.chronicle.archive_port import Counted
from companion.chronicle.honours import Honour, honours
from companion.chronicle.story import Story
from companion.core.catalog.phrases import Phrases, phrases_of
from companion.core.model.inputs import ROLLED, TOLD
from companion.core.model.types import Say, say_plural
from companion.state.models.stored import (
    AllStatistics,
    Deed,
    Evening,
    GameStatistics,
    NumberLine,
    PlayerLine,
    ThrowsLine,
)
from companion.words.i18n import Translate
from companion.words.names import COMPANION, tell_player

Who = TypeVar("Who", bound=Hashable)

HONOURS = {
    "won": Say("{who} won. Congratulations!"),
    "sixes": say_plural("{who} rolled the most sixes: one.", "{who} rolled the most sixes: {count}."),
    "patient": Say("{who} was the most patient: {time} of waiting in all."),
    "passes": say_plural(
        "{who} stayed cheerful, even when sitting out once.",
        "{who} stayed cheerful, even when sitting out {count} times.",
    ),
    "quick": Say("{who} was the quickest: {time} for a turn."),
    "thought": Say("{who} thought hardest: {time} for one turn."),
    "lucky": Say("{who} had the luckiest dice."),
    "unlucky": Say("{who} had the least luck with the dice and took it well."),
    "played": Say("{who} kept at it to the end. Well played!"),
}
"""What somebody was first in -> how it is said; of its own deeds a game has words (`Phrases.honours`)."""

OFTEN = say_plural("{who} has won most often: once.", "{who} has won most often: {count} times.")
"""As `HONOURS` for ``won``, where it is not just one game."""

LUCK = {
    "few": Say("Too few rolls yet to speak of luck."),
    "very-low": Say("{mean} on average: very little luck with the dice. A fair die gives {fair}."),
    "low": Say("{mean} on average: a little less luck than usual. A fair die gives {fair}."),
    "fair": Say("{mean} on average: as a fair die would."),
    "high": Say("{mean} on average: a little lucky. A fair die gives {fair}."),
    "very-high": Say("{mean} on average: very lucky. A fair die gives {fair}."),
}

SOURCES = {
    ROLLED: Say("The companion's die"),
    "phone": Say("The die on the phone"),
    TOLD: Say("Your own die"),
}
"""`Throw.how` -> what that die is called; one without a name is told as it is."""

HONESTY = {
    "few": say_plural(
        "{count} throw: too few to tell. I can say something from {least} on.",
        "{count} throws: too few to tell. I can say something from {least} on.",
    ),
    "fair": say_plural("{count} throw: as a fair die would.", "{count} throws: as a fair die would."),
    "odd": say_plural(
        "{count} throw: only one of {once} fair dice would differ this much.",
        "{count} throws: only one of {once} fair dice would differ this much.",
    ),
}

MINUTE_S, HOUR_S = 60, 3600
"""In seconds."""


def game_statistics(story: Story, texts: Sequence[str], translate: Translate, lang: str) -> GameStatistics:
    """Return statistics of one game; ``texts`` are its steps as sentences."""
    counted, words = tallies.count(story), phrases_of(story.game)
    kind = honours(counted.players)
    tongue = _Tongue(words, translate, lang)
    lines = [_line(player, tally, kind[player], tongue) for player, tally in counted.players.items()]
    evening = None if counted.evening is None else Evening(counted.evening, texts[counted.evening])
    return GameStatistics(lines, counted.leads, evening, _dice(counted.throws, translate))


def all_statistics(counted: Counted, words: Phrases, translate: Translate, lang: str) -> AllStatistics:
    """Return statistics over many games, with the words of all; who has played most comes first."""
    ranked = dict(sorted(counted.players.items(), key=lambda one: (-one[1].games, one[0].casefold())))
    kind = honours(ranked)
    tongue = _Tongue(words, translate, lang)
    lines = [
        _line(tallies.Player("", name, companion=not name), tally, kind[name], tongue)
        for name, tally in ranked.items()
    ]
    return AllStatistics(counted.games, counted.counted, lines, _dice(counted.throws, translate))


def _kind(who: Say | str, honour: Honour, words: Phrases) -> Say:
    """Return something kind.

    Where nobody has written a sentence for a deed, that of who is first in nothing.
    """
    often = honour.what == "won" and honour.value > 1
    found = OFTEN if often else {**words.honours, **HONOURS}.get(honour.what, HONOURS["played"])
    return found.fill({"who": who, "count": honour.value, "time": tell_time(honour.value)})


class _Tongue(NamedTuple):
    """In which words, and in which language, things are said."""

    words: Phrases
    translate: Translate
    lang: str


def _line(player: tallies.Player, tally: tallies.Tally, honour: Honour, tongue: _Tongue) -> PlayerLine:
    words, translate, lang = tongue
    name = COMPANION if player.companion else player.name
    who = tell_player(player.seat, name) if player.seat else name
    mean = fairness.mean(tally.numbers)
    timed = tally.timed > 0
    return PlayerLine(
        seat=player.seat,
        name=player.name,
        who=who if isinstance(who, str) else translate(who),
        games=tally.games,
        won=tally.won,
        turns=tally.turns,
        passes=tally.passes,
        numbers=[NumberLine(die, count) for die, count in sorted(tally.numbers.items())],
        mean="" if mean is None else _decimal(mean, lang),
        share=None if mean is None else round(mean * sum(tally.numbers.values()) / tally.expected / 2, 3),
        luck="" if mean is None else translate(_luck(tally, mean, lang)),
        deeds=[
            Deed(what, translate(words.deeds.get(what, Say("{name}", {"name": what}))), count)
            for what, count in sorted(tally.deeds.items(), key=lambda one: _place(one[0], words))
        ],
        pace=translate(tell_time(tally.took_ms // tally.timed)) if timed else "",
        longest=translate(tell_time(tally.longest_ms)) if timed else "",
        waited=translate(tell_time(tally.waited_ms)) if timed else "",
        longest_wait=translate(tell_time(tally.longest_wait_ms)) if timed else "",
        kind=translate(_kind(who, honour, words)),
    )


def _place(what: str, words: Phrases) -> tuple[int, str]:
    """Tell where a deed stands in the list: in the order of `Phrases.deeds`."""
    known = list(words.deeds)
    return (known.index(what) if what in known else len(known)), what


def _luck(tally: tallies.Tally, mean: float, lang: str) -> Say:
    fair = tally.expected / max(1, sum(tally.numbers.values()))
    places = {"mean": _decimal(mean, lang), "fair": _decimal(fair, lang)}
    return LUCK[fairness.luck(tally.numbers, tally.expected, tally.variance)].fill(places)


def _decimal(value: float, lang: str) -> str:
    return str(format_decimal(value, "0.0", locale=lang))


def _dice(throws: tallies.Throws, translate: Translate) -> list[ThrowsLine]:
    lines = []
    for die, numbers in sorted(throws.items(), key=lambda one: one[0].how):
        found = fairness.honesty(numbers, die.faces)
        places = {"count": sum(numbers.values()), "least": found.least, "once": found.once_in}
        label = SOURCES.get(die.how, Say("{name}", {"name": die.how}))
        said = HONESTY[found.verdict].fill(places)
        counts = [NumberLine(each, numbers.get(each, 0)) for each in sorted(set(die.faces))]
        lines.append(ThrowsLine(die.how, translate(label), counts, translate(said)))
    return lines


def tell_time(time_ms: int) -> Say:
    """Return a time in words: seconds, minutes and seconds, or hours and minutes."""
    if (seconds := round(time_ms / 1000)) < MINUTE_S:
        return Say("{seconds} s", {"seconds": seconds})
    if seconds < HOUR_S:
        return Say("{minutes} min {seconds} s", {"minutes": seconds // 60, "seconds": seconds % 60})
    return Say("{hours} h {minutes} min", {"hours": seconds // 3600, "minutes": seconds % 3600 // 60})
