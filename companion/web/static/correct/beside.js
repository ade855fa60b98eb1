// Questions that never hold up the game: shall something be taken back? whose piece is it?

import { me, tell } from "../base/api.js";
import { h, paint } from "../base/dom.js";
import { hostDecides } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { miniature, stepCard } from "../play/act.js";

function answer(caption, path, body, allowed) {
  const onclick = () => attempt(() => tell(path, body));
  return h(
    "button",
    {
      type: "button",
      class: "option answer",
      disabled: !allowed,
      "data-f": `${path} ${JSON.stringify(body)}`,
      onclick,
    },
    h("span", {}, caption),
  );
}

function card(title, text, children) {
  return h(
    "section",
    { class: "card question", "aria-label": title },
    h("h2", {}, title),
    text ? h("p", {}, text) : null,
    children,
  );
}

/** Whether this phone may say yes, and no. */
function mayAnswer(state) {
  const { seats } = state.offer;
  const yes = me.host || (!hostDecides(state) && seats.every((seat) => me.seats.includes(seat)));
  const no = me.host || [...seats, state.turn].some((seat) => me.seats.includes(seat));
  return { yes: yes && no, no };
}

function takeBack(state) {
  const { number, turns, text } = state.offer;
  const may = mayAnswer(state);
  const caption = turns === 1 ? t("undo_yes") : t("take_back_yes", { count: turns });
  return card(t("take_back"), text, [
    h(
      "div",
      { class: "options" },
      answer(caption, "/api/take-back", { number }, may.yes),
      answer(t("take_back_no"), "/api/take-back", { number: 0 }, may.no),
    ),
    may.yes ? null : h("p", { class: "small" }, hostDecides(state) ? t("host_takes_back") : t("take_back_who")),
  ]);
}

function whose(context) {
  const { spots, mixed, text } = context.state.whose;
  const allowed = me.host || me.seats.length > 0;
  const steps = mixed ? (context.state.steps ?? []) : [];
  return card(mixed ? t("whose_back") : t("whose"), steps.length ? null : text, [
    context.geometry && !steps.length ? miniature(context, [], Object.keys(spots)) : null,
    steps.length ? stepCard(context, steps) : null,
    h(
      "div",
      { class: "options" },
      mixed ? null : answer(t("whose_yes"), "/api/whose", { right: true }, allowed),
      mixed ? null : answer(t("whose_no"), "/api/whose", { right: false }, allowed),
      answer(t("whose_done"), "/api/whose", { right: true }, allowed),
    ),
    h("p", { class: "small" }, allowed ? t("whose_hint") : t("only_players_answer")),
  ]);
}

/** The question there is, if any; that about taking back first. */
export function showBeside(node, context) {
  const { state } = context;
  const asked = state.offer ?? (state.phase === "ask" ? null : state.whose);
  const key = [
    asked,
    state.turn,
    state.whose?.mixed && state.steps,
    me.host,
    me.seats,
    Boolean(context.geometry),
    state.spots,
  ];
  paint(node, asked ? key : null, () => {
    if (!asked) return [];
    return state.offer ? takeBack(state) : whose(context);
  });
}
