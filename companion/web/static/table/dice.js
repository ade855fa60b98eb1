// Dice that tell their number by radio: which are there, and what they did in vain.

import { h, paint } from "../base/dom.js";
import { seatOf } from "../base/state.js";
import { speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace, token } from "../board/shapes.js";

let told = null; // what was said of each die, so that only news are spoken

function line(state, die) {
  const words = [
    die.up ? t("die_here") : t("die_away"),
    die.battery === null ? "" : t("die_battery", { percent: die.battery }),
  ];
  return h(
    "li",
    { class: `radio-die ${die.up ? "up" : "away"}` },
    dieFace(die.up ? 5 : null, "small"),
    h(
      "div",
      {},
      h(
        "p",
        {},
        die.seats.map((seat) => [token(seat, seatOf(state, seat)?.mark, "small"), " "]),
        h("b", {}, die.name),
        " ",
        h("span", { class: "small" }, words.filter(Boolean).join(" · ")),
      ),
      die.text ? h("p", {}, die.text) : null,
    ),
  );
}

/** Fill the list; hidden where the table has no such dice. */
export function showDice(node, { state }) {
  const dice = state.dice ?? [];
  const texts = Object.fromEntries(dice.map(({ name, text }) => [name, text]));
  if (told !== null)
    speak(
      dice
        .filter(({ name, text }) => text && text !== told[name])
        .map(({ text }) => text)
        .join(" "),
    );
  told = texts;
  paint(node, dice.length ? [dice, state.seats] : null, () =>
    dice.length
      ? h(
          "ul",
          { class: "radio-dice" },
          dice.map((die) => line(state, die)),
        )
      : [],
  );
}
