// What the host may do with stored games: take one in, forget names, delete. Whatever cannot be undone is asked twice.

import { tell } from "../base/api.js";
import { refocus } from "../base/focus.js";
import { button, Component, html, show } from "../base/html.js";
import { attempt, confirmed, note, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { proveAgain } from "../host/prove_again.js";

/**
 * @import { ForgottenCount, GameLine, Told } from "../lib/api.js"
 * @import { On } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 */

const LONGEST = 60_000;

/**
 * A field for the text, filled from a file or by hand; `onDone(game_id)` hears of the game taken in.
 * @extends {Component<{ onDone: (game: number) => unknown }, { text: string, wrong: string }>}
 */
class ImportForm extends Component {
  state = { text: "", wrong: "" };

  take = async () => {
    const { text } = this.state;
    this.setState({ wrong: text.length > LONGEST ? t("past_too_long") : "" });
    if (text.length > LONGEST) return;
    try {
      const { game_id } = await tell("/api/games/import", { text });
      await this.props.onDone(game_id);
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal;
      this.setState({ wrong: refusal.message });
    }
  };

  /**
   * @param {unknown} _
   * @param {{ text: string, wrong: string }} typed
   */
  render(_, { text, wrong }) {
    /** @param {On<HTMLTextAreaElement>} event */
    const typed = ({ target }) => this.setState({ text: target.value });
    /** @param {On<HTMLInputElement>} event */
    const chosen = async ({ target }) => this.setState({ text: (await target.files?.[0]?.text()) ?? "" });
    const file = t("past_import_file");
    const label = t("past_import_label");
    return html`
      <p>${t("past_import_hint")}</p>
      <label class="field-label">
        ${file}
        <input type="file" accept=".txt,text/plain" aria-label=${file} onchange=${chosen} />
      </label>
      <label class="field-label">
        ${label}
        <textarea rows="10" aria-label=${label} spellcheck=${false} value=${text} oninput=${typed} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!wrong}>${wrong}</p>
      ${button(t("past_import_yes"), this.take, { kind: "primary" })}
    `;
  }
}

/**
 * Take in a game as text; `after` shows the list anew.
 * @param {() => unknown} after
 */
export async function openImport(after) {
  await openWindow(t("past_import"), (body, close) => {
    /** @param {number} game */
    const onDone = async (game) => {
      close();
      note(t("past_imported_now"));
      await after();
      refocus(`game-${game}`, null);
    };
    show(body, html`<${ImportForm} onDone=${onDone} />`);
  });
}

/**
 * Forget one name everywhere: those that are known are offered, any other can be written.
 * @param {{ games: GameLine[] }} shelf
 * @param {() => unknown} after
 */
export async function openForget(shelf, after) {
  const known = [...new Set(shelf.games.flatMap((game) => Object.values(game.names)).filter(Boolean))].sort();
  await openWindow(t("past_forget_name"), (body, close) => {
    const written = () => /** @type {HTMLInputElement} */ (body.querySelector("input"));
    /** @param {string} name */
    const forget = async (name) => {
      if (!name.trim()) return written().focus();
      close();
      if (
        !(await confirmed(t("past_forget_name"), t("past_forget_one_text", { name }), t("past_forget_yes"))) ||
        !(await proveAgain())
      )
        return null;
      return forgotten("/api/games/forget", { name }, after);
    };
    show(
      body,
      html`
        <p>${t("past_forget_hint")}</p>
        <div class="row">${known.map((name) => button(name, () => forget(name)))}</div>
        <label class="field-label">
          ${t("past_which_name")}
          <input type="text" maxlength="30" aria-label=${t("past_which_name")} />
        </label>
        ${button(t("past_forget_yes"), () => forget(written().value), { kind: "danger" })}
      `,
    );
  });
}

/**
 * Forget all names in all games.
 * @param {() => unknown} after
 */
export async function forgetAll(after) {
  if (!(await confirmed(t("past_forget_all"), t("past_forget_all_text"), t("past_go_on")))) return;
  if (!(await confirmed(t("past_really"), t("past_forget_hint"), t("past_forget_yes"))) || !(await proveAgain()))
    return;
  await forgotten("/api/games/forget", { all: true }, after);
}

/**
 * Forget the names of one game.
 * @param {number} gameId
 */
export async function forgetGame(gameId) {
  if (!(await confirmed(t("past_forget_game"), t("past_forget_game_text"), t("past_forget_yes")))) return;
  await forgotten(`/api/games/${gameId}/forget`, {}, () => location.reload());
}

/**
 * @template {"/api/games/forget" | `/api/games/${number}/forget`} P
 * @param {P} path
 * @param {Told[P][0]} body
 * @param {() => unknown} after
 */
async function forgotten(path, body, after) {
  const answer = await attempt(() => tell(path, body));
  if (!answer) return;
  note(t("past_forgotten"));
  await showLeft(answer);
  await after();
}

/**
 * What a stick still holds, or which copies had to go: it stays until somebody has read it.
 * @param {ForgottenCount} props
 */
async function showLeft({ told }) {
  if (!told.length) return;
  await openWindow(t("past_copies_left"), (body, close) => {
    show(body, [
      told.map((line) => html`<p>${line}</p>`),
      button(t("close"), () => close(), { kind: "primary", name: "read" }),
    ]);
  });
}

/**
 * Delete a game; asked twice.
 * @param {number} gameId
 */
export async function deleteGame(gameId) {
  if (!(await confirmed(t("past_delete"), t("past_delete_text"), t("past_go_on")))) return;
  if (!(await confirmed(t("past_really"), t("past_delete_sure"), t("past_delete_yes"))) || !(await proveAgain()))
    return;
  const answer = await attempt(() => tell(`/api/games/${gameId}/delete`));
  if (!answer) return;
  await showLeft(answer);
  location.assign(localized("/games"));
}
