// The table has the last word: accept a move anyway, another number, another turn, another position.
// The host decides at once; a player's wish is put to all the others.

import { ask, me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { byNumber, hadNumber, marked, playerName } from "../base/state.js";
import { attempt, confirmed, note, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace } from "../board/shapes.js";
import { numbers } from "../play/die.js";
import { openEditor } from "./editor.js";
import { chooseTurn } from "./turns.js";

/**
 * @import { AwaitedValue, Correction, Move, Told } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/**
 * Ask whether to go on, then do it. Resolves to whether it was done, or proposed.
 * @template {"accept" | "number" | "turn" | "input" | "edit"} W
 * @param {string} title
 * @param {string} text
 * @param {W} what
 * @param {Told[`/api/overrule/${W}`][0]} [body]
 */
async function decide(title, text, what, body = {}) {
  if (!(await confirmed(title, text, me.host ? t("overrule_yes") : t("overrule_ask")))) return false;
  const done = await attempt(() => tell(`/api/overrule/${what}`, body));
  if (done && !me.host) note(t("overrule_asked"));
  return Boolean(done);
}

/**
 * The board as it stands counts; where that cannot be, why, and the way to the editor.
 * @param {Context} context
 */
export async function openAccept(context) {
  const { accept, lost } = context.state;
  const title = t(lost ? "lost_stands" : "accept_anyway");
  if (!accept || accept.can) return decide(title, `${t("accept_sure")} ${accept?.text ?? ""}`, "accept");
  return openWindow(title, (body, close) => {
    const edit = () => {
      close();
      openPosition(context);
    };
    show(body, [
      html`<p>${accept.text}</p>`,
      html`<div class="row">${button(t("edit_position"), edit, { kind: "primary" })}${button(t("keep"), () => close())}</div>`,
    ]);
  });
}

/** @param {Context} context */
function openNumber({ state }) {
  const { last } = state.past;
  const known = state.die && state.phase !== "over";
  const text = known
    ? t("other_number_now", { number: state.die, name: playerName(state, state.turn ?? "") })
    : t("other_number_last", { turn: last?.text });
  return openWindow(t("other_number"), (body, close) => {
    /** @param {number} number */
    const choose = (number) => async () => {
      if (await decide(t("other_number"), t("other_number_sure", { number }), "number", { number })) close();
    };
    /** @param {number} number */
    const key = (number) =>
      html`<button type="button" class="pad-key" disabled=${number === (known ? state.die : last?.die)} aria-label=${`${number}`} onclick=${choose(number)}>
        ${dieFace(number)}
        <b aria-hidden="true">${number}</b>
      </button>`;
    show(body, [
      html`<p>${text}</p>`,
      html`<div class="pad" role="group" aria-label=${t("other_number")}>${numbers(state).map(key)}</div>`,
    ]);
  });
}

/**
 * The last turn was really this one.
 * @param {Pick<Move, "move" | "text">} move
 */
export const reallyWas = ({ move, text }) =>
  decide(t("other_turn"), t("other_turn_sure", { turn: text }), "turn", { move });

/** @param {Context} context */
function openTurn(context) {
  const { last } = context.state.past;
  return chooseTurn(context, {
    path: "/api/overrule/turns",
    title: t("other_turn"),
    hint: t("other_turn_hint", { turn: last?.text }),
    none: t("other_turn_none"),
    take: reallyWas,
  });
}

/** What was said or rolled some inputs ago: first which, then what it really was. */
async function openInput() {
  const lines = await attempt(() => ask("/api/overrule/inputs"));
  if (!lines) return undefined;
  return openWindow(t("other_input"), (body, close) => {
    /**
     * @param {Correction} line
     * @param {AwaitedValue} value
     */
    const take = async (line, { input, text }) => {
      const sure = t("other_input_sure", { heard: line.text, really: text });
      if (await decide(t("other_input"), sure, "input", { number: line.number, input })) close();
    };
    /** @param {Correction} line */
    const really = (line) => (/** @type {AwaitedValue} */ value) =>
      html`<button type="button" class="option" onclick=${() => take(line, value)}>${value.text}</button>`;
    /** @param {Correction} line */
    const pick = (line) => () =>
      show(body, [
        html`<p>${t("other_input_really", { heard: line.text })}</p>`,
        html`<div class="options">${line.values.map(really(line))}</div>`,
      ]);
    /** @param {Correction} line */
    const choice = (line) => html`<button type="button" class="option" onclick=${pick(line)}>${line.text}</button>`;
    show(body, [
      html`<p>${t(lines.length ? "other_input_which" : "other_input_none")}</p>`,
      html`<div class="options">${lines.map(choice)}</div>`,
    ]);
  });
}

/** @param {Context} context */
const openPosition = (context) =>
  openEditor(context, (position, name, leftOut) => {
    const goesOn = t(byNumber(context.state) ? "edit_sure" : "edit_sure_turn", { name });
    return decide(t("edit_position"), [leftOut, goesOn].filter(Boolean).join(" "), "edit", position);
  });

/**
 * The window with everything that can be corrected now.
 * @param {Context} context
 */
export function openOverrule(context) {
  const { state } = context;
  const { last } = state.past;
  return openWindow(t("correct_game"), (body, close) => {
    /** @param {Correction} name */
    /**
     * @param {string} name
     * @param {string} hint
     * @param {(context: Context) => unknown} open
     */
    const choice = (name, hint, open) => {
      const act = () => {
        close();
        open(context);
      };
      return html`<button type="button" class="option" onclick=${act}><span>${t(name)}</span><small>${hint}</small></button>`;
    };
    show(body, [
      html`<p>${me.host ? t("correct_host") : t("correct_seats")}</p>`,
      html`<div class="options">
        ${state.accept ? choice("accept_anyway", state.accept.text, openAccept) : null}
        ${
          hadNumber(state)
            ? choice(
                "other_number",
                state.die ? t("rolled_number", { number: state.die }) : (last?.text ?? ""),
                openNumber,
              )
            : null
        }
        ${last && byNumber(state) ? choice("other_turn", last.text, openTurn) : null}
        ${last && !byNumber(state) ? choice("other_input", t("other_input_hint"), openInput) : null}
        ${marked(state) ? null : choice("edit_position", t("edit_position_hint"), openPosition)}
      </div>`,
    ]);
  });
}
