// Questions that never hold up the game: shall something be taken back? whose piece is it?

import { me, tell } from "../base/api.js";
import { html, show } from "../base/html.js";
import { hostDecides } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { standsFor } from "../play/permissions.js";
import { Part, Steps } from "../play/to_do.js";

/**
 * @import { Offer, State, Told, Whose } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 */

/**
 * @template {"/api/take-back" | "/api/whose"} P
 * @param {string} caption
 * @param {P} path
 * @param {Told[P][0]} body
 * @param {boolean} allowed
 */
function answer(caption, path, body, allowed) {
  const onclick = () => attempt(() => tell(path, body));
  return html`<button type="button" class="option answer" disabled=${!allowed} data-f=${`${path} ${JSON.stringify(body)}`} onclick=${onclick}>
    <span>${caption}</span>
  </button>`;
}

/**
 * @param {string} title
 * @param {string | null} text
 * @param {Content} children
 */
function card(title, text, children) {
  return html`<section class="card question" aria-label=${title}>
    <h2>${title}</h2>
    ${text ? html`<p>${text}</p>` : null}
    ${children}
  </section>`;
}

/**
 * Whether this phone may say yes, and no.
 * @param {State} state
 */
function mayAnswer(state) {
  const { seats } = /** @type {Offer} */ (state.offer);
  const yes = me.host || (!hostDecides(state) && seats.every((seat) => standsFor(state, me, seat)));
  const no = me.host || [...seats, state.turn ?? ""].some((seat) => standsFor(state, me, seat));
  return { yes: yes && no, no };
}

/** @param {State} state */
function takeBackOffer(state) {
  const { number, turns, text } = /** @type {Offer} */ (state.offer);
  const may = mayAnswer(state);
  const caption = turns === 1 ? t("undo_yes") : t("take_back_yes", { count: turns });
  return card(t("take_back"), text, [
    html`<div class="options">
      ${answer(caption, "/api/take-back", { number }, may.yes)}
      ${answer(t("take_back_no"), "/api/take-back", { number: 0 }, may.no)}
    </div>`,
    may.yes ? null : html`<p class="small">${hostDecides(state) ? t("host_takes_back") : t("take_back_who")}</p>`,
  ]);
}

/** @param {Context} context */
function whose(context) {
  const { spots, mixed, text } = /** @type {Whose} */ (context.state.whose);
  const allowed = me.host || me.seats.length > 0;
  const steps = mixed ? (context.state.steps ?? []) : [];
  return card(mixed ? t("whose_back") : t("whose"), steps.length ? null : text, [
    context.geometry && !steps.length && html`<${Part} context=${context} arrows=${[]} around=${Object.keys(spots)} />`,
    html`<${Steps} context=${context} steps=${steps} />`,
    html`<div class="options">
      ${mixed ? null : answer(t("whose_yes"), "/api/whose", { right: true }, allowed)}
      ${mixed ? null : answer(t("whose_no"), "/api/whose", { right: false }, allowed)}
      ${answer(t("whose_done"), "/api/whose", { right: true }, allowed)}
    </div>`,
    html`<p class="small">${allowed ? t("whose_hint") : t("only_players_answer")}</p>`,
  ]);
}

/**
 * The question there is, if any; that about taking back first.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showBeside(node, context) {
  const { state } = context;
  const asked = state.offer ?? (state.phase === "ask" ? null : state.whose);
  show(node, asked && (state.offer ? takeBackOffer(state) : whose(context)));
}
