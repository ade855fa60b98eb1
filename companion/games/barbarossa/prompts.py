"""What is asked for, what stands on a button, and why something is refused: for a child, with what is right.

Knows: what anybody may see. Refuses to know: words, letters and attempts (only a `Position` comes in),
players' names, and languages.
"""

from collections.abc import Mapping

from companion.core.model.inputs import Awaited, Input
from companion.core.model.types import Say, say_plural
from companion.games.barbarossa.next_inputs import LAST_LETTER, target
from companion.games.barbarossa.place_names import Args, tell_cave, tell_riddle
from companion.games.barbarossa.state import Phase, Position

ASKS: Mapping[str, Say] = {
    "ready": Say("{who}, are these your words? They cannot be changed later."),
    "rethink": Say("{who}, you may still choose other words."),
    "placed": Say("{who}, do your figures stand in the hall?"),
    "begins": Say("Who begins? Roll for it: the highest number, or as you like."),
    "die": Say("{who}, roll the die, or pay elf stones: one for each cave."),
    "elf": Say("Or pay elf stones, {who}: one for each cave. You have {number}."),
    "ask": Say("{who}, point at a riddle and ask a question aloud."),
    "attempt": Say("{who}, which riddle do you want to solve?"),
    "demand": Say("{who}, which riddle do you want a letter from?"),
    "nth": Say("{who}, which letter of the word?"),
    "tell": Say("{who}, tell {other} the letter in secret, as it is."),
    "guess": Say("{who}, write what it is. Only {other} will see it."),
    "verdict": Say("{who}, is that right? You alone decide. Say it aloud, too."),
    "spear": Say("{who}, take a spear and stick it into the figure."),
    "curse": Say("{who}, a curse? It stops everything, for a letter or an attempt."),
    "first": Say("Curses at the same time? Roll: the higher number comes first."),
    "unfair": Say("Was that question not allowed? No letters, no counting of letters, not the word itself."),
}
"""``who`` is waited for, ``other`` is the other one of a secret."""
OF_ALL: Mapping[str, Say] = {
    "word": Say("Everybody chooses words in secret, each on a phone of one's own."),
    "ready": Say("Are these your words? They cannot be changed later."),
    "placed": Say("Make your figures of clay. Whoever has put them into the hall says so."),
}
"""Asked of several at once."""
VERBS: Mapping[str, Say] = {
    "ask": Say("Ask a question"),
    "attempt": Say("Solve a riddle"),
    "demand": Say("Ask for a letter"),
}
"""What is done about a riddle: chosen before the riddle."""
LABELS: Mapping[str, Say] = {
    "word": Say("Note the word"),
    "ready": Say("These are my words"),
    "rethink": Say("Other words"),
    "placed": Say("My figures are placed"),
    "wizard": Say("My wizard stands there"),
    "tell": Say("Tell the letter"),
    "guess": Say("Hand in the attempt"),
    "spear": Say("The spear is placed"),
    "unfair": Say("That question is not allowed"),
    "answer:yes": Say("Yes"),
    "answer:no": Say("No"),
    "answer:maybe": Say("Maybe"),
    "answer:unclear": Say("Cannot be said clearly"),
    "verdict:right": Say("Right"),
    "verdict:wrong": Say("Wrong"),
    "verdict:close": Say("Wrong, but close"),
}
OF_SEATS: Mapping[str, Say] = {
    "begins": Say("{who} begins"),
    "curse": Say("A curse by {who}"),
    "first": Say("{who} comes first"),
}
WHY: Mapping[str, Say] = {
    "answer-first": Say("First the question is answered."),
    "asked-already": Say("A letter is wanted instead of questions: you have already asked in this round."),
    "at-least-one": Say("Pay at least one elf stone: the wizard must move on."),
    "curse-first": Say("First the curse is carried out, then the game goes on where it stopped."),
    "curse-running": Say("Somebody else is cursing. Wait until that is done."),
    "cursing-already": Say("One curse of yours is still to be carried out. One after the other."),
    "done-already": Say("You have done that already. The others are not ready yet."),
    "game-over": Say("The game is over. Start a new one."),
    "go-on": Say("Go on asking: your table plays each round to its end."),
    "must-roll": Say("You have no elf stones left, so roll the die."),
    "never-both": Say("Die or elf stones, never both in one turn."),
    "no-curse-stone": Say("You have no curse stone left."),
    "no-face": Say("The die shows 1 to 6."),
    "no-letter-now": Say("Letters are for dwarf caves and curses."),
    "no-number": Say("Choose which letter: a number, or the last one."),
    "no-riddle": Say("There is no such riddle. Choose one of those in the hall."),
    "no-roll": Say("First roll or pay elf stones, then move the wizard."),
    "no-solution": Say("A spear is only taken when a riddle has been solved. Put it back, please."),
    "not-in-list": Say("This word is not in the word list. Choose another one."),
    "not-your-stone": Say("You can only curse with your own stones."),
    "not-your-turn": Say("It is not your turn."),
    "one-letter": Say("One letter, please."),
    "only-modeller": Say("Only whoever made that figure may say this."),
    "own-riddle": Say("That riddle is your own. Choose one of somebody else's."),
    "round-one": Say("In round one you only ask. You may try to solve a riddle in round two."),
    "round-two": Say("No curse while somebody is in round two. Keep the stone for later."),
    "spear-placed": Say("One spear too many is in the rack. Stick it back into its figure, please."),
    "stone-spent": Say("A curse stone lies there that has been handed in. Take it out again, please."),
    "solved-by-you": Say("You have solved this riddle already. Nobody scores it twice."),
    "solved-twice": Say("Two spears are in this riddle already. There is nothing left to win."),
    "too-early": Say("Curses can be spoken once the game has begun."),
    "too-few-stones": Say("You do not have so many elf stones."),
    "too-long": Say("That is too long. A word or two are enough."),
    "wizard-first": Say("First the wizard moves, then you may curse."),
    "wizard-stays": Say("The wizard stays in its cave until it is moved by die or elf stones."),
    "words-fixed": Say("The words are noted and stay as they are until the end."),
    "words-missing": Say("First note all your words, each on its own."),
    "wrong-cave": say_plural(
        "The wizard goes exactly one cave on, clockwise: {cave}.",
        "The wizard goes exactly {count} caves on, clockwise: {cave}.",
    ),
}
NOTHING_KNOWN = Say("That is not possible now. Please choose one of those shown.")


def ask(position: Position, awaited: Awaited) -> Say:
    """Tell what one kind of input is waited for, as a request."""
    who, now = awaited.seats[0], position.now
    args: Args = {"who": who}
    if len(awaited.seats) > 1 and awaited.word in OF_ALL:
        return OF_ALL[awaited.word]
    match awaited.word:
        case "die" if not position.of(position.elves, who):
            return Say("{who}, roll the die: you have no elf stones left.", args)
        case "attempt" if now.phase is Phase.CURSE:
            return Say("{who}, your curse: solve a riddle, or ask for a letter.", args)
        case "elf":
            args["number"] = position.of(position.elves, who)
        case "word":
            args |= {"number": position.of(position.chosen, who) + 1, "most": position.each}
            return Say("{who}, choose a word in secret: number {number} of {most}.", args)
        case "wizard":
            return Say("{who}, put your wizard here: {cave}.", {**args, "cave": _target(position)})
        case "answer":
            if now.riddle:
                return Say(
                    "{who}, answer the question truly and aloud: {riddle}.", args | _riddle(now.riddle)
                )
            return Say("Whoever has been asked answers, truly and aloud.")
        case "stop":
            if now.phase is Phase.DWARF:
                return Say("{who}, you may do without a letter.", args)
            return Say("{who}, you may stop asking.", args)
        case "tell":
            args["other"] = now.seat
        case "guess":
            args["other"] = position.owner(now.riddle)
    said = ASKS[awaited.word].text
    return Say(said, {key: value for key, value in args.items() if f"{{{key}}}" in said})


def label(position: Position, given: Input) -> Say:
    """Tell one input that may come in a few words."""
    if said := LABELS.get(given.word) or LABELS.get(str(given)):
        return said
    if given.word in OF_SEATS:
        return OF_SEATS[given.word].fill({"who": given.value})
    if given.word in ("ask", "attempt", "demand"):
        return tell_riddle(given.value)
    if given.word == "stop":
        return Say("No letter") if position.phase is Phase.DWARF else Say("No more questions")
    return Say("the last one") if given.value == LAST_LETTER else Say("{name}", {"name": given.value})


def why(position: Position, reason: str, rule: str) -> Say:  # noqa: ARG001 - the reason says it all
    """Tell why something is no input now, and what would be right."""
    if reason == "wrong-cave" and position.phase is Phase.MOVE:
        return WHY[reason].fill({"cave": _target(position), "count": position.now.steps})
    return WHY[reason] if reason in WHY and reason != "wrong-cave" else NOTHING_KNOWN


def _target(position: Position) -> Say:
    cave = target(position)
    return tell_cave(cave + 1, position.board.caves[cave])


def _riddle(name: str) -> Args:
    return {"riddle": tell_riddle(name)}
