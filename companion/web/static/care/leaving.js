// Leaving: everything is taken along in one file, or deleted for good once a word is typed.

import { ask, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { proveAgain } from "../host/prove_again.js";
import { downloadOnce } from "./backup.js";

/**
 * @import { On } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 */

const AGAIN_MS = 1_000;

/** Ask for the word; resolves to what was typed, or null. */
const askWord = () =>
  openWindow(t("care_leave_delete"), (body, close) => {
    /** @param {On<HTMLFormElement>} event */
    const typed = (event) => {
      event.preventDefault();
      close(new FormData(event.target).get("word"));
    };
    show(
      body,
      html`<form class="stack" onsubmit=${typed}>
        <p>${t("care_leave_sure")}</p>
        <label class="field-label">
          ${t("care_leave_type", { word: t("care_leave_word") })}
          <input type="text" name="word" autocomplete="off" autocapitalize="characters" spellcheck=${false} maxlength="40" required data-f="leave-word" />
        </label>
        <div class="row">
          <button class="button primary">${t("care_leave_delete")}</button>
          ${button(t("keep"), () => close())}
        </div>
      </form>`,
    );
  });

/** Open the first page once the companion is there again, with nothing in it. */
async function comeBack() {
  try {
    await ask("/api/me");
    location.href = localized("/");
  } catch (error) {
    const refusal = /** @type {Refusal} */ (error);
    if (refusal.status === undefined) throw refusal;
    setTimeout(comeBack, AGAIN_MS);
  }
}

async function deleteAll() {
  const word = /** @type {string | null} */ (await askWord());
  if (!word || !(await proveAgain())) return;
  if (!(await attempt(() => tell("/api/everything/delete", { word })))) return;
  note(t("care_leave_going"));
  setTimeout(comeBack, 2 * AGAIN_MS); // it closes first
}

/**
 * The card, for the host alone.
 * @param {HTMLElement} place
 * @param {boolean} host
 */
export function showLeaving(place, host) {
  const link = { class: "button", href: localized("/api/backup"), download: "", "data-f": "leave-export" };
  show(
    place,
    host && [
      html`<h2>${t("care_leave")}</h2>`,
      html`<p class="small">${t("care_leave_text")}</p>`,
      html`<div class="row">
        <a ...${link} onclick=${downloadOnce}>${t("care_leave_export")}</a>
        ${button(t("care_leave_delete"), deleteAll, { name: "leave-delete" })}
      </div>`,
    ],
  );
}
