// The list of legal turns, to enter one without the sensors: first the pawn, then where it goes, then - for a
// barricade - where that goes. Works by tap, keyboard and screen reader; the picture follows the choice.

import { ask, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { letters, pieces, turnArrows } from "../base/state.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";

function grouped(moves, key) {
  const groups = new Map();
  for (const move of moves) groups.set(move[key], [...(groups.get(move[key]) ?? []), move]);
  return [...groups.values()];
}

const arrowsOf = (move) => turnArrows(move, "guide");

/** One choice: at once where there is a single turn, else by a second list. */
function choice(moves, places, show, enter) {
  const [first] = moves;
  const watch = (move) => ({ onfocus: () => show(arrowsOf(move)), onpointerenter: () => show(arrowsOf(move)) });
  if (moves.length === 1) {
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "option", onclick: () => enter(first), ...watch(first) },
        h("span", {}, first.text),
      ),
    );
  }
  const select = h(
    "select",
    { class: "select", "aria-label": t("which_place") },
    moves.map((move, i) => h("option", { value: i }, places.get(move.place))),
  );
  const chosen = () => moves[Number(select.value)];
  select.addEventListener("change", () => show(arrowsOf(chosen())));
  return h(
    "li",
    { class: "option many", onpointerenter: () => show(arrowsOf(chosen())) },
    h("p", {}, t("takes_barricade", { count: moves.length })),
    h(
      "div",
      { class: "row" },
      select,
      button(t("enter"), () => enter(chosen()), { kind: "primary", onfocus: () => show(arrowsOf(chosen())) }),
    ),
  );
}

/** What stands above the turns of one piece; `count()` numbers the pieces on the way. */
function groupName(geometry, { from, kind }, count) {
  if (!from) return t(kind === "pass" ? "no_pawn" : "beside_board");
  if (geometry.marks.slots?.includes(from)) return ""; // each line says it
  const pool = geometry.pools.find(({ name }) => name === from);
  if (!pool)
    return t("pawn_on", { number: count(), spot: geometry.spots.find(({ name }) => name === from)?.text ?? from });
  return pool.kind ? t("from_house") : t("from_forest");
}

/** The list of legal turns, to enter one. */
export const openTurns = (context) =>
  chooseTurn(context, {
    path: "/api/moves",
    title: t("turn_list"),
    hint: t("turn_list_hint"),
    take: (move) => attempt(() => tell("/api/enter", { move: move.move })),
  });

/** Open a window with the turns of `path`; `take(move)` resolves to whether it was taken. */
export async function chooseTurn({ state, geometry }, { path, title, hint, take, none = "" }) {
  const moves = await attempt(() => ask(path));
  if (!moves) return;
  if (moves.length === 0 && none) {
    note(none, true);
    return;
  }
  await openWindow(
    title,
    (body, close) => {
      const view = new BoardView(geometry, letters(state));
      const standing = pieces(state, geometry);
      const places = new Map(geometry.spots.map((spot) => [spot.name, spot.text]));
      const show = (arrows) => view.update({ pieces: standing, arrows, label: t("picture_of_step") });
      const enter = async (move) => {
        if (await take(move)) close();
      };
      show([]);
      let number = 0;
      const groups = grouped(moves, "from").map((group) => {
        const name = groupName(geometry, group[0], () => (number += 1));
        return h(
          "section",
          { class: "pawn-group" },
          name ? h("h3", {}, name) : null,
          h(
            "ul",
            {},
            grouped(group, "to")
              .flatMap((same) => (same.every(({ place }) => place) ? [same] : same.map((one) => [one])))
              .map((same) => choice(same, places, show, enter)),
          ),
        );
      });
      body.append(
        h("p", { class: "small" }, hint),
        h("div", { class: "split" }, h("div", { class: "picture" }, view.element), h("div", {}, groups)),
      );
    },
    { css: "large" },
  );
}
