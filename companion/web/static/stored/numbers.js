// Statistics of one game or of many: what each player did, the luck of the dice, and something kind for everybody.

import { h, s } from "../base/dom.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/** A bar with a mark in its middle, where a fair die would be; the sentence beside it says the same. */
function luckBar(share) {
  const end = 100 * Math.min(1, Math.max(0, 0.5 + (share - 0.5) * 2));
  return s(
    "svg",
    { class: "luck", viewBox: "0 0 100 14", preserveAspectRatio: "none", "aria-hidden": "true" },
    s("rect", { class: "luck-all", x: 0, y: 4, width: 100, height: 6 }),
    s("rect", { class: "luck-here", x: Math.min(50, end), y: 2, width: Math.max(1, Math.abs(end - 50)), height: 10 }),
    s("rect", { class: "luck-fair", x: 49.5, y: 0, width: 1, height: 14 }),
  );
}

function facts(player, over) {
  const rows = over
    ? [
        [t("past_games"), player.games],
        [t("past_won"), player.won],
      ]
    : [];
  rows.push([t("past_turns"), player.turns]);
  for (const deed of player.deeds) rows.push([deed.label, deed.count]);
  if (player.passes) rows.push([t("past_passes"), player.passes]);
  const sixes = player.numbers.find(({ number }) => number === 6);
  if (sixes) rows.push([t("past_sixes"), sixes.count]);
  if (player.pace)
    rows.push(
      [t("past_pace"), player.pace],
      [t("past_longest"), player.longest],
      [t("past_longest_wait"), player.longest_wait],
    );
  return h(
    "dl",
    { class: "facts" },
    rows.map(([what, value]) => h("div", {}, h("dt", {}, what), h("dd", {}, value))),
  );
}

/** One card for each player; `over`: over many games. */
export function showPlayers(players, { over = false, marks = {} } = {}) {
  return h(
    "ul",
    { class: "players" },
    players.map((player) =>
      h(
        "li",
        {},
        h("h3", {}, player.seat ? [token(player.seat, marks[player.seat] ?? "", "small"), " "] : null, player.who),
        h("p", { class: "kind" }, player.kind),
        facts(player, over),
        h("p", { class: "small" }, player.luck),
        player.share === null ? null : luckBar(player.share),
      ),
    ),
  );
}

/** How often each number came, for each die, and what that tells. */
export function showDice(dice) {
  if (dice.length === 0) return null;
  return h(
    "details",
    { class: "dice" },
    h("summary", {}, t("past_dice")),
    dice.map((die) => {
      const most = Math.max(1, ...die.numbers.map(({ count }) => count));
      return h(
        "div",
        { class: "one-die" },
        h("h3", {}, die.label),
        h("p", {}, die.text),
        h(
          "table",
          { class: "throws" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              die.numbers.map(({ number }) => h("th", { scope: "col" }, number)),
            ),
          ),
          h(
            "tbody",
            {},
            h(
              "tr",
              {},
              die.numbers.map(({ count }) => h("td", {}, column(count / most), count)),
            ),
          ),
        ),
      );
    }),
  );
}

function column(share) {
  return s(
    "svg",
    { class: "column-bar", viewBox: "0 0 20 40", "aria-hidden": "true" },
    s("rect", { x: 4, y: 40 - 40 * share, width: 12, height: 40 * share }),
  );
}
