// Who is host of the hall: this browser, once it has given the code; and how it asks the hall for something.

import { html } from "../base/html.js";
import { note } from "../base/ui.js";
import { localized, t } from "../base/words.js";

/** @import { On } from "../lib/page.js" */

/** What this browser is. */
export const me = { host: false };

let again = () => {};

/**
 * Call `done` whenever `me` has changed.
 * @param {() => void} done
 */
export const onHost = (done) => {
  again = done;
};

/**
 * Ask the hall for something: its answer, or null, and a note says why.
 * @param {string} path
 * @param {object} body
 */
export async function post(path, body) {
  const answer = await fetch(localized(path), {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok) return told;
  note(told?.error ?? t("hall_gone"), true);
  return null;
}

/** Learn whether this browser is host. */
export async function learnHost() {
  const answer = await fetch("/api/hall/me", { credentials: "same-origin" }).catch(() => null);
  if (answer?.ok) Object.assign(me, await answer.json());
}

/** @param {On<HTMLFormElement>} event */
async function becomeHost(event) {
  event.preventDefault();
  if (!(await post("/api/hall/host", { code: new FormData(event.target).get("code") }))) return;
  me.host = true;
  again();
}

/** Asks for the code. */
export const hostForm = () => html`<details>
  <summary>${t("hall_host")}</summary>
  <form onsubmit=${becomeHost}>
    <label>${t("hall_code")} <input type="text" name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${t("hall_code_hint")}</p>
    <button class="button primary" type="submit">${t("hall_host_yes")}</button>
  </form>
</details>`;
