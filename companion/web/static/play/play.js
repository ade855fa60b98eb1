// The controls: the die, turn done, take back, the list of turns. Shown to those who may use them.

import { me, tell } from "../base/api.js";
import { button, h, paint } from "../base/dom.js";
import { openTurns, startNew, takeSeat } from "../base/lazy.js";
import { awaited, byNumber, hostDecides, inPlay, inputsFor, mayStop, seatOf } from "../base/state.js";
import { attempt, confirmed } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { mayAct } from "./act.js";
import { tumbling } from "./die.js";
import { playerName } from "./now.js";
import { entered, forgotten, howRolled, listenForNumbers, rollPad, slip } from "./pad.js";
import { mayPause, pauseButton } from "./pause.js";

async function undo(state) {
  const { last, played } = state.past; // what the companion drew goes with what was played
  const corrected = last?.what === "number" && last.die === state.die;
  const settled = !state.die || corrected;
  const text =
    settled && played
      ? t(byNumber(state) ? "undo_turn_text" : "undo_input_text", { turn: played.text })
      : t("undo_number_text");
  const read = settled && state.secrets && (state.phase === "over" || played?.move.endsWith(":?")); // once over, all is shown
  const seen = read ? ` ${t("mine_unseen")}` : "";
  if (await confirmed(t("undo"), text + seen, t("undo_yes"))) await attempt(() => tell("/api/undo"));
}

function mayUndo(state) {
  if (state.offer) return false; // just that is asked above
  if (hostDecides(state) && !me.host) return false;
  const last = state.past.played;
  if (state.die && byNumber(state)) return mayAct(state);
  return Boolean(last) && (me.host || me.seats.includes(last.seat));
}

function actions(context) {
  const { state } = context;
  const playing = inPlay(state);
  const moves = (state.die && byNumber(state)) || (state.awaited ?? []).some(({ source }) => source === "board");
  const list = [];
  const mayEnter = state.phase === "move" || (state.phase === "illegal" && !state.offer); // past a sensor that fails
  if ((mayEnter || state.phase === "say") && moves && mayAct(state))
    list.push(button(t("turn_list"), () => openTurns(context), { name: "turns" }));
  const ends = mayStop(state) || (byNumber(state) && state.die && ["move", "illegal"].includes(state.phase));
  if (ends && mayAct(state)) {
    list.push(
      button(
        state.awaited?.find(({ word }) => word === "stop")?.values[0]?.text ?? t("turn_done"),
        () => attempt(() => tell("/api/done")),
        { name: "done" },
      ),
    );
  }
  if ((playing || state.phase === "over") && mayUndo(state) && slip(state) === null)
    list.push(button(t("undo"), () => undo(state), { kind: "quiet", name: "undo" }));
  if ((playing || state.phase === "arrange") && mayPause()) list.push(pauseButton(state));
  if (state.phase === "roll") list.push(howRolled(context));
  return list.length ? h("div", { class: "row" }, list) : null;
}

function invitation(context) {
  const { state } = context;
  const seat = awaited(state);
  if (!seat || !seatOf(state, seat) || me.claimed?.includes(seat))
    return h("p", { class: "small" }, t("only_seat_plays"));
  return h(
    "p",
    { class: "invite" },
    button(t("that_is_me", { name: playerName(state, seat) }), () => takeSeat(context, seatOf(state, seat)), {
      name: "claim",
    }),
    h("span", { class: "small" }, t("looking_is_free")),
  );
}

function begin(context) {
  const again = context.state.phase === "over";
  const stored = again && context.state.game_id;
  const broken = me.host && context.state.aside?.game_id;
  const about = (path) => () => attempt(() => tell(path, { game_id: broken }));
  return h(
    "div",
    { class: "row" },
    broken
      ? [
          button(t("aside_again"), about("/api/game/resume"), { name: "aside-again" }),
          button(t("aside_leave"), about("/api/game/aside"), { name: "aside-leave" }),
        ]
      : null,
    button(again ? t("play_again") : t("new_game"), () => startNew(context), { kind: "primary wide", name: "new" }),
    stored
      ? h("a", { class: "button wide", href: localized(`/games/${stored}`), "data-f": "look-back" }, t("look_back"))
      : null,
  );
}

let listening = false;

/** Fill the controls. */
export function showPlay(node, context) {
  const { state } = context;
  const forgot = forgotten(state);
  if (!listening) listening = listenForNumbers(context);
  const { last } = state.past;
  paint(
    node,
    [
      state.phase,
      state.die,
      mayStop(state),
      byNumber(state),
      state.turn,
      state.awaiting?.what === "check",
      state.awaiting?.seat,
      state.aside,
      me.host,
      me.seats,
      me.claimed,
      forgot,
      last?.number,
      state.seats,
      Boolean(state.offer),
      slip(state),
      state.roll?.faces,
      tumbling(),
    ],
    () => {
      const parts = [];
      if (["idle", "over"].includes(state.phase) && state.awaiting?.what !== "check") parts.push(begin(context));
      parts.push(entered(state));
      if (state.phase === "roll" || forgot) parts.push(mayAct(state) ? rollPad(context) : invitation(context));
      else if (inPlay(state) && !mayAct(state) && !inputsFor(state, me).length) parts.push(invitation(context));
      parts.push(actions(context));
      return parts;
    },
  );
}
