// Becoming the host, by the code or at the board; what a host may do, and the list of hosts.

import { me, refreshMe, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { pauseButton } from "../play/pause.js";
import { Proof } from "./gesture.js";
import { HostList } from "./list.js";

/** @import { Close, Context } from "../lib/page.js" */

/** Take a code from the address (`#code=ABCD-EFGH`), use it and remove it. */
export async function useCodeFromAddress() {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.search);
  await enterCode(code);
}

/** @param {string} code */
async function enterCode(code) {
  const done = await attempt(() => tell("/api/host/code", { code }));
  if (!done) return false;
  await attempt(refreshMe);
  note(t("host_now"));
  return true;
}

/** @param {{ close: Close }} props */
function CodeForm({ close }) {
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (await enterCode(form.querySelector("input")?.value ?? "")) close(true);
  };
  return html`<form class="stack" onsubmit=${submit}>
    <label class="field-label">
      ${t("host_code")}
      <input type="text" autocapitalize="characters" autocomplete="off" spellcheck=${false} maxlength="64" required class="code" />
    </label>
    <button type="submit" class="button primary">${t(me.host ? "prove_code" : "be_host")}</button>
  </form>`;
}

/**
 * What a host sees.
 * @param {{ context: Context, close: Close }} props
 */
function ForHosts({ context, close }) {
  const release = async () => {
    await attempt(() => tell("/api/host/release"));
    await attempt(refreshMe);
    close();
  };
  const playing = !["idle", "over", "starting"].includes(context.state.phase);
  return html`
    <p>${t("host_may")}</p>
    ${playing && html`<div class="row" onclick=${() => close()}>${pauseButton(context.state)}</div>`}
    ${button(t("host_release"), release)}
    <${HostList} />
    <div class="stack or">
      <p class="small">${t("bundle_text")}</p>
      <a class="button" href=${localized("/api/bundle")} download="" data-f="bundle">${t("bundle")}</a>
    </div>
  `;
}

/**
 * What shows who is to become host, or to show itself `again`.
 * @param {{ context: Context, why: string, again: boolean, begins: boolean, close: Close }} props
 */
const ForOthers = ({ context, why, again, begins, close }) => html`
  ${again || why ? html`<p class="why">${again ? t("prove_again") : why}</p>` : html`<p>${t("host_may")}</p>`}
  <${CodeForm} close=${close} />
  <div class="stack or">
    <h3>${t("without_code")}</h3>
    <p class="small">${t("prove_hint")}</p>
    <${Proof} context=${context} begins=${begins} close=${close} />
  </div>
  <p class="small">${t("host_listens")}</p>
`;

/**
 * Open the window. `why`: what the host rights are needed for; `again`: a host is to show itself; `begins`: ask at once
 * for what is to be done at the board. Resolves when it is closed.
 * @param {Context} context
 * @param {string} [why]
 * @param {boolean} [again]
 * @param {boolean} [begins]
 */
export async function openHost(context, why = "", again = false, begins = false) {
  const title = again ? t("prove_again_title") : me.host ? t("you_are_host") : t("host");
  const Inside = me.host && !again ? ForHosts : ForOthers;
  await openWindow(title, (body, close) =>
    show(body, html`<${Inside} context=${context} why=${why} again=${again} begins=${begins} close=${close} />`),
  );
  context.render();
}
