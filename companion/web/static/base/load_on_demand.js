// Windows that are loaded only when somebody opens them, and parts of the page only when they have something to
// show: they would make the first view slower for all.

import { me, tell } from "./api.js";
import { looks } from "./looks.js";
import { wish, wished } from "./preferences.js";
import { inputsFor, welcomes } from "./state.js";
import { speak } from "./ui.js";
import { t } from "./words.js";

/**
 * @import { Seat, SignLine, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { Missed } from "./away.js"
 */

/**
 * The list of legal turns.
 * @param {Context} context
 */
export async function openTurns(context) {
  (await import("../correct/turns.js")).openTurns(context);
}

/**
 * What somebody asks by a key.
 * @param {KeyboardEvent} key
 * @param {Context} context
 */
export async function answer(key, context) {
  (await import("../sound/answers.js")).answer(key, context);
}

/**
 * Take back what was done last, once that is sure.
 * @param {State} state
 */
export async function takeBack(state) {
  (await import("../correct/take_back.js")).takeBack(state);
}

/**
 * Everything by which the table has the last word.
 * @param {Context} context
 */
export async function openOverrule(context) {
  (await import("../correct/overrule.js")).openOverrule(context);
}

/**
 * What all are asked to agree to.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showProposal(node, context) {
  if (context.state.proposal || !node.hidden) (await import("../correct/proposal.js")).showProposal(node, context);
}

/**
 * What somebody has to do now; a new game's pieces, a way back, a question.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showToDo(node, context) {
  if (["ask", "arrange", "illegal"].includes(context.state.phase) || !node.hidden)
    (await import("../play/to_do.js")).showToDo(node, context);
}

let asked = false; // something was, since this page was opened

/**
 * What is asked at the head of the page, on a phone that shows a later part of it.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showAbove(node, context) {
  const { proposal, offer, whose, phase } = context.state;
  asked ||= Boolean(proposal ?? offer ?? whose) || ["ask", "arrange", "illegal"].includes(phase);
  if (asked) (await import("../parts/jump_up.js")).showAbove(node, context);
}

/**
 * Whether the last turn was another one.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showSuggestions(node, context) {
  if (context.state.meant || !node.hidden) (await import("../correct/suggestions.js")).showSuggestions(node, context);
}

/**
 * Questions beside the game.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showBeside(node, context) {
  if (context.state.offer || context.state.whose || !node.hidden)
    (await import("../correct/beside.js")).showBeside(node, context);
}

/**
 * The card that a first game tells.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showLesson(node, context) {
  if (context.state.lesson || !node.hidden) (await import("../learn/lesson.js")).showLesson(node, context);
}

/**
 * Answers to tap, where a game asks for words.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showInputKeys(node, context) {
  if (inputsFor(context.state, me).length || !node.hidden)
    (await import("../play/input_keys.js")).showInputKeys(node, context);
}

let secrets = false; // there were some since this page was opened

/**
 * A seat's own page, and who plays on another phone now: parts beside `node`, too, which go with the game.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showMine(node, context) {
  secrets ||= Boolean(context.state.secrets);
  if (secrets) (await import("../private/private_page.js")).showMine(node, context);
}

/**
 * What to keep in mind, and a gentle timer.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showNotes(node, context) {
  const any = context.state.signs?.some(({ what }) => ["note", "timer"].includes(what));
  if (any || !node.hidden) (await import("../play/notes.js")).showNotes(node, context);
}

/**
 * Dice with a radio.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showDice(node, context) {
  if (context.state.dice?.length || !node.hidden) (await import("../table/dice.js")).showDice(node, context);
}

/**
 * Buttons and docks beside the board.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showSources(node, context) {
  if (context.state.sources?.some(({ text }) => text) || !node.hidden)
    (await import("../table/sources.js")).showSources(node, context);
}

/**
 * How it is drawn, and the seal of it.
 * @param {Context} context
 */
export async function openSeal(context) {
  (await import("../table/seal.js")).openSeal(context);
}

/**
 * How it is rolled, and the last numbers.
 * @param {Context} context
 */
export async function openRolls(context) {
  (await import("../table/rolls.js")).openRolls(context);
}

/**
 * What was played while this phone was away.
 * @param {Context} context
 */
export async function tellMeanwhile({ away: { news } }) {
  speak((await import("../record/away_news.js")).inFull(/** @type {Missed} */ (news)));
}
/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showMeanwhile(node, context) {
  if (context.away.news || !node.hidden) (await import("../record/away_news.js")).showMeanwhile(node, context);
}

/**
 * Sensors that are left out.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showFaults(node, context) {
  if (context.state.faults?.length || !node.hidden) (await import("../table/faults.js")).showFaults(node, context);
}

/**
 * Accept a move that was not allowed.
 * @param {Context} context
 */
export async function openAccept(context) {
  (await import("../correct/overrule.js")).openAccept(context);
}

/** How to join. */
export const openJoin = async () => (await import("../table/join.js")).openJoin();

/**
 * Take a seat, and give its player another name.
 * @param {Context} context
 * @param {Seat} entry
 */
export async function takeSeat(context, entry) {
  await (await import("../table/nickname.js")).takeSeat(context, entry);
}
/**
 * @param {Context} context
 * @param {Seat} entry
 */
export async function rename(context, entry) {
  await (await import("../table/nickname.js")).rename(context, entry);
}

/**
 * What can be done with a seat.
 * @param {Context} context
 * @param {Seat} entry
 */
export async function openSeat(context, entry) {
  await (await import("../table/seat.js")).openSeat(context, entry);
}

/**
 * What a figure on the table is called and looks like.
 * @param {Context} context
 * @param {SignLine} sign
 */
export async function openFigure(context, sign) {
  await (await import("../figures/figure_window.js")).openFigure(context, sign);
}

/**
 * The settings of this phone.
 * @param {Context} context
 */
export async function openPhone(context) {
  await (await import("../table/phone.js")).openPhone(context);
}

/**
 * Sounds and speech.
 * @param {Context} context
 */
export async function playSounds(context) {
  if (wished("sounds") || wished("speak")) (await import("../sound/game_sounds.js")).playSounds(context);
}

/** Who plays by pictures is a child: the companion is told once a game. */
function tellChildren() {
  for (const seat of me.seats)
    if (!me.children.includes(seat)) {
      me.children.push(seat);
      tell(`/api/seats/${seat}/child`).catch(() => null); // not reached: the next answer says that it is not known
    }
}

/**
 * Pictures instead of words, wished for here or by `?kids` in the address; only where there is something to do.
 * @param {Context} context
 */
export async function showKids(context) {
  if (!document.getElementById("play")) return;
  if (new URLSearchParams(location.search).has("kids")) wish("pictures", true);
  if (wished("pictures")) tellChildren();
  if (!wished("pictures") && !document.body.classList.contains("kids")) return;
  const looking = looks("kids/kids.css"); // until then the words would be seen beside the pictures
  const kids = await import("../kids/kids.js");
  await looking;
  kids.showKids(context);
}

/**
 * What turned a game that is over.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showEnding(node, context) {
  if (context.state.phase === "over" || !node.hidden) (await import("../play/ending.js")).showEnding(node, context);
}

/**
 * Somebody has won.
 * @param {string} seat
 * @param {string} mark
 * @param {Pick<State, "pieces" | "seats">} state
 */
export const rain = async (seat, mark, state) => (await import("../play/confetti.js")).rain(seat, mark, state);

/**
 * Becoming the host; see there.
 * @param {Parameters<typeof import("../host/host.js").openHost>} asked
 */
export async function openHost(...asked) {
  await (await import("../host/host.js")).openHost(...asked);
}

/**
 * A new game, on the board `chosen` by name; whoever is not the host may become it first. True where one was begun.
 * @param {Context} context
 * @param {string} [chosen]
 */
export async function startNew(context, chosen = "") {
  const may = () => me.host || context.state?.ways?.guests;
  if (!may()) await openHost(context, t("host_needed"));
  return may() && (await import("../table/new_game.js")).openNewGame(context, chosen);
}

/**
 * What can be played here, while nobody plays.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showWelcome(node, context) {
  if (welcomes(context.state) || !node.hidden) (await import("../table/welcome.js")).showWelcome(node, context);
}

/** Use and remove a host code in the address (`#code=`). */
export async function useCode() {
  if (location.hash.includes("code=")) await (await import("../host/host.js")).useCodeFromAddress();
}
