// Windows, notes and spoken lines that any part of the page may use.

import { refocus } from "./focus.js";
import { button, byId, element, html, show } from "./html.js";
import { giveBack, layClear } from "./lay_clear.js";
import { looks } from "./looks.js";
import { localized, t } from "./words.js";

/**
 * @import { Close, Content } from "../lib/page.js"
 * @import { Refusal } from "./api.js"
 */

const SAID_MS = 1_500;
const NOTE_MS = { good: 3_500, bad: 8_000 };

/**
 * Say a line to screen readers; `urgent` interrupts. A line is added to those of the last moments, so that none swallows
 * another. What was said last is not said twice, unless somebody asked for it `again`.
 * @param {string | null | undefined} text
 * @param {boolean} [urgent]
 * @param {boolean} [again]
 */
export function speak(text, urgent = false, again = false) {
  const region = byId(urgent ? "urgent" : "polite");
  if (!text || (!again && region.lastElementChild?.textContent === text)) return;
  for (const line of document.querySelectorAll("#urgent > p, #polite > p")) setTimeout(() => line.remove(), SAID_MS);
  region.append(element(html`<p>${text}</p>`));
}

/** Spoken and written lines stand in the topmost window: what is behind an open one is neither seen nor read out. */
function bringForward() {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const id of ["notes", "polite", "urgent"]) {
    const region = byId(id);
    if (region.parentElement !== front) front.append(region);
  }
}

/**
 * A short note over the page, where it covers least, for refusals and small successes; `explained` is the address of the rule behind it.
 * @param {string} text
 * @param {boolean} [bad]
 * @param {string} [explained]
 */
export function note(text, bad = false, explained = "") {
  const notes = byId("notes");
  const watch = new MutationObserver(() => requestAnimationFrame(() => layClear(entry)));
  const close = () => {
    watch.disconnect();
    if (entry.isConnected) giveBack(notes);
    entry.remove();
  };
  const entry = element(html`<div class=${`note ${bad ? "bad" : ""}`.trim()}>
    <p>
      ${text}
      ${explained && html` <a href=${localized(explained)} data-f="why">${t("how_to_play_this")}</a>`}
    </p>
    ${button("×", close, { kind: "quiet close", "aria-label": t("close") })}
  </div>`);
  giveBack(notes);
  notes.replaceChildren(entry);
  layClear(entry);
  watch.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true });
  setTimeout(close, bad ? NOTE_MS.bad : NOTE_MS.good);
}

/**
 * Run `work`; a refusal becomes a note. Returns its result, or null after a refusal.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T | null>}
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    const refusal = /** @type {Refusal} */ (error);
    if (refusal.status === undefined) throw refusal;
    note(refusal.message, true, refusal.explained);
    return null;
  }
}

/**
 * Open a window with a title; resolves when it is closed. `fill(body, close)` builds its inside.
 * @param {string} title
 * @param {(body: HTMLElement, close: Close) => unknown} fill
 * @param {{ css?: string }} [looks]
 * @returns {Promise<unknown>}
 */
export async function openWindow(title, fill, { css = "" } = {}) {
  await looks("base/windows.css"); // not needed before the first one is opened
  return new Promise((resolve) => {
    const origin = /** @type {HTMLElement | null} */ (document.activeElement);
    const part = origin?.closest("section");
    const dialog = /** @type {HTMLDialogElement} */ (
      element(html`<dialog class=${`window ${css}`.trim()} aria-label=${title}>
      <header>
        <h2 tabindex="-1">${title}</h2>
        ${button("×", () => close(), { kind: "quiet close", "aria-label": t("close") })}
      </header>
      <div class="window-body" />
    </dialog>`)
    );
    const gone = () => {
      if (!dialog.isConnected) return;
      bringForward();
      dialog.remove();
      if (!origin?.isConnected && document.activeElement === document.body) refocus(origin?.dataset.f, part);
      resolve(null);
    };
    const close = (/** @type {unknown} */ answer = null) => {
      dialog.close();
      resolve(answer);
      gone();
    };
    dialog.addEventListener("close", gone); // also by the key Escape
    dialog.addEventListener("click", (event) => event.target === dialog && close());
    document.body.append(dialog);
    fill(/** @type {HTMLElement} */ (dialog.querySelector(".window-body")), close);
    dialog.showModal();
    bringForward();
    /** @type {HTMLElement} */ (dialog.querySelector("h2")).focus();
  });
}

/**
 * Ask whether to go on. Resolves to true or false.
 * @param {string} title
 * @param {Content} text
 * @param {string} yes
 */
export async function confirmed(title, text, yes) {
  const answer = await openWindow(title, (body, close) =>
    show(body, [
      html`<p>${text}</p>`,
      html`<div class="row">
        ${button(yes, () => close("yes"), { kind: "primary" })}
        ${button(t("keep"), () => close("no"))}
      </div>`,
    ]),
  );
  return answer === "yes";
}

/**
 * A switch with a caption and a line of explanation; `name` finds it again, `field` is its name in a form, `rest` its checkbox's attributes.
 * @param {{ caption: string, hint?: string, name?: string, field?: string, [attribute: string]: unknown }} props
 */
export const Toggle = ({ caption, hint, name, field, ...rest }) => html`<label class="toggle">
  <input type="checkbox" role="switch" data-f=${name} name=${field} ...${rest} />
  <span><b>${caption}</b>${hint && html`<small>${hint}</small>`}</span>
</label>`;
