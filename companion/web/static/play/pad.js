// The number: rolled by the companion, or told of a die on the table; and at once another where a finger slipped.

import { me, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { openRolls } from "../base/lazy.js";
import { listen } from "../base/number_keys.js";
import { hostDecides, lastIllegal } from "../base/state.js";
import { attempt, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace } from "../board/shapes.js";
import { mayAct } from "./act.js";
import { numbers, rollForMe, tumbling } from "./die.js";

const FIVE = 5; // as dice are drawn on signs

const enter = (number) => attempt(() => tell("/api/roll", { number }));

/** Whether somebody has moved before the number was known. */
export const forgotten = (state) =>
  !state.offer && state.phase === "illegal" && lastIllegal(state)?.reason === "no-roll";

/** Whether a number is wanted now, and this phone may tell it. */
export const wanted = (state) => (state.phase === "roll" || forgotten(state)) && mayAct(state);

/** How it is rolled: for everybody, also those who only look on. */
export const howRolled = (context) =>
  button(t("how_rolled"), () => openRolls(context), { kind: "quiet", name: "how-rolled" });

/** A key of the pad: dots and digit. */
function padKey(number, onclick, attributes = {}) {
  return h(
    "button",
    { type: "button", class: "pad-key", "data-f": `n${number}`, onclick, ...attributes },
    dieFace(number),
    h("b", { "aria-hidden": "true" }, number),
  );
}

/** Roll, or tap the number. */
export function rollPad(context) {
  const { state } = context;
  const canRoll = state.phase === "roll";
  const every = numbers(state);
  const caption = [dieFace(FIVE, "tilt-2"), h("span", {}, t("roll_for_me"))];
  return h(
    "div",
    { class: "roll-pad" },
    canRoll
      ? h(
          "button",
          {
            type: "button",
            class: "button primary wide roll",
            "data-f": "roll",
            "aria-disabled": tumbling() && "true",
            onclick: () => rollForMe(context),
          },
          caption,
        )
      : null,
    h("p", { class: "small", id: "pad-label" }, canRoll ? t("or_tap_number") : t("tap_number")),
    h(
      "div",
      { class: `pad of-${every.length}`, role: "group", "aria-labelledby": "pad-label" },
      every.map((number) => padKey(number, () => enter(number), { "aria-label": t("i_rolled", { number }) })),
    ),
  );
}

/** The number that was told and can still be another, or null: nothing has moved, or there was nothing to move. */
export function slip(state) {
  const last = state.roll?.last;
  if (last?.how !== "told" || last.back || state.offer || (hostDecides(state) && !me.host)) return null;
  const past = state.past.last;
  const passed = state.phase === "roll" && past?.how === "pass" && past.seat === last.seat && past.die === last.die;
  if (passed) return me.host || me.seats.includes(last.seat) ? last.die : null;
  const untouched = state.phase === "move" && state.hand?.kind === "settled" && past?.what !== "number";
  return untouched && last.die === state.die && mayAct(state) ? last.die : null;
}

/** "4 entered. Not 4? Change": one tap, and the pad is back. */
export function entered(state) {
  const number = slip(state);
  if (number === null) return null;
  const change = async () => {
    if (await attempt(() => tell("/api/undo"))) speak(t("tap_number"));
  };
  return h(
    "div",
    { class: "entered" },
    h("span", {}, t("entered", { number })),
    button(t("not_this_number", { number }), change, { name: "change" }),
  );
}

/** The keys of a keyboard do the same as those of the pad. */
export function listenForNumbers(context) {
  listen((number) => {
    if (wanted(context.state) && numbers(context.state).includes(number)) enter(number);
  });
  return true;
}
