// The card at the top: whose turn, the number, and the one sentence that says what the table waits for.

import { me } from "../base/api.js";
import { h, paint } from "../base/dom.js";
import { rain } from "../base/lazy.js";
import { awaited, inPlay, lastIllegal, nobodyPlays, seatOf } from "../base/state.js";
import { kindName, t } from "../base/words.js";
import { token, trophy } from "../board/shapes.js";
import { dieKey, passing, showDie, tumbling, usesDie } from "./die.js";
import { mayPause, pauseCard } from "./pause.js";

/** Whose turn it is, or how the game stands, in few words. */
export function headline(state) {
  const entry = seatOf(state, awaited(state));
  if (nobodyPlays(state)) return t("welcome");
  if (state.phase === "over") return state.won || t("game_ended");
  if (state.phase === "arrange") return arranging(state);
  if (!entry) return "";
  if (state.awaiting?.seats?.length > 1) return t("all_together");
  if (state.turn && entry.seat !== state.turn)
    return me.seats.includes(entry.seat)
      ? t("now_you", { name: playerName(state, entry.seat) })
      : t("now_seat", { name: playerName(state, entry.seat) });
  return me.seats.includes(entry.seat)
    ? t("your_turn", { name: playerName(state, entry.seat) })
    : t("turn_of", { name: playerName(state, entry.seat) });
}

/** The heading while pieces are put where they belong: at the start all of them, later those that differ. */
export const arranging = (state) => t(state.past.lines || state.die ? "way_back" : "set_up_board");

/** The player's name, or the colour's. */
export function playerName(state, seat) {
  return seatOf(state, seat)?.name || kindName(seat);
}

/** Who has won, the first of those who share it, or an empty text. */
export const winner = (state) => state.winners?.[0] ?? "";

function face(state) {
  if (nobodyPlays(state) || state.phase === "arrange") return null;
  if (state.phase === "over") return winner(state) ? trophy() : null;
  return usesDie(state) ? showDie(state) : null;
}

/** What the table waits for; while a step is shown below, why it is needed. */
function sentence(state) {
  if (tumbling() && ["roll", "move"].includes(state.phase)) return t("die_rolls");
  if (passing()) return state.verdicts?.findLast(({ verdict }) => verdict === "pass")?.text ?? "";
  const text = state.awaiting?.text ?? "";
  return state.phase === "illegal" && text === state.steps?.[0]?.text ? (lastIllegal(state)?.text ?? "") : text;
}

/** Fill the card. */
export function showNow(node, context) {
  const { state } = context;
  document.body.classList.toggle("paused", Boolean(state.paused));
  if (state.paused) {
    node.className = "now card resting";
    paint(node, [state.paused.text, mayPause()], () => pauseCard(state));
  } else {
    showTurn(node, context);
  }
}

function showTurn(node, { state }) {
  const seat =
    state.phase === "over" ? winner(state) : nobodyPlays(state) || state.phase === "arrange" ? "" : awaited(state);
  const all = inPlay(state) ? (state.awaiting?.seats ?? []) : [];
  const entry = all.length > 1 ? null : seatOf(state, seat);
  node.className = `now card${entry ? ` seat-${seat}` : ""}`;
  const key = [
    state.phase,
    state.turn,
    seat,
    all,
    entry,
    dieKey(state),
    sentence(state),
    me.seats,
    state.winners,
    state.hand?.kind,
    state.idea,
    state.cheer,
  ];
  paint(node, key, () => [
    h(
      "div",
      { class: "now-head" },
      entry ? token(seat, entry.mark, "big") : null,
      h(
        "div",
        { class: "now-who" },
        h("h1", {}, headline(state)),
        entry?.name ? h("p", { class: "colour-name" }, kindName(seat)) : null,
      ),
      face(state),
    ),
    all.length > 1
      ? h(
          "p",
          { class: "row" },
          all.map((each) =>
            h(
              "span",
              { class: "waited-for" },
              token(each, seatOf(state, each)?.mark, "small"),
              " ",
              playerName(state, each),
            ),
          ),
        )
      : null,
    sentence(state) ? h("p", { class: "sentence" }, sentence(state)) : null,
    state.idea
      ? h(
          "p",
          { class: "idea" },
          t("idea", { why: state.idea.text }),
          h("span", { class: "hidden" }, ` ${state.idea.turn}`),
        )
      : null,
    state.cheer ? h("p", { class: "cheer" }, state.cheer.text) : null,
    state.phase === "move" && ["complete", "same"].includes(state.hand?.kind)
      ? h("p", { class: "settling" }, t("looking"))
      : null,
  ]);
  if (state.phase === "over" && winner(state)) celebrate(seat, entry?.mark, state);
}

let celebrated = false;

/** Once for each win. */
function celebrate(seat, mark, state) {
  if (celebrated) return;
  celebrated = true;
  rain(seat, mark, state);
}

/** A new game may be celebrated again. */
export function forgetCelebration(state) {
  if (state.phase !== "over") celebrated = false;
}
