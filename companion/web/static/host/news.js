// What all screens tell of hosts: that a phone asks, that one has become host. A host is asked whether it may.

import { ask, me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt, openWindow, speak } from "../base/ui.js";
import { t } from "../base/words.js";

/**
 * @import { State, WaitingLine } from "../lib/api.js"
 * @import { Close } from "../lib/page.js"
 */

const AGAIN_MS = 60_000; // the same sentence is news again after a while
const told = { text: "", at: 0 };
const asked = new Set(); // requests that this phone was asked about
/** Those whose window is open, and what closes it. @type {Map<string, Close>} */
const open = new Map();

/**
 * Say what is new, and ask a host's phone.
 * @param {State} state
 */
export function tellHosts({ hosts }) {
  if (!hosts?.waits) closeBut([]);
  if (!hosts?.lines.length) return;
  const text = hosts.lines.join(" ");
  const now = performance.now();
  if (text !== told.text || now - told.at > AGAIN_MS) speak(text);
  [told.text, told.at] = [text, now];
  if (hosts.waits && me.host && !document.body.classList.contains("screen")) confirmNew();
}

/**
 * Ask no more about a phone that has gone, or that somebody else has answered.
 * @param {WaitingLine[]} waiting
 */
function closeBut(waiting) {
  for (const [proofId, close] of open) {
    if (waiting.some(({ proof_id }) => proof_id === proofId)) continue;
    asked.delete(proofId);
    close();
  }
}

async function confirmNew() {
  const list = await ask("/api/hosts").catch(() => null);
  if (list) closeBut(list.waiting);
  for (const { proof_id } of list?.waiting ?? []) {
    if (asked.has(proof_id)) continue;
    asked.add(proof_id);
    await openWindow(t("host_asks"), (body, close) => {
      open.set(proof_id, close);
      /** @param {boolean} yes */
      const say = async (yes) => {
        await attempt(() => tell("/api/hosts/answer", { proof_id, yes }));
        close();
      };
      show(
        body,
        html`
          <p>${t("host_asks_text")}</p>
          <div class="row">
            ${button(t("host_asks_yes"), () => say(true), { kind: "primary", name: "host-yes" })}
            ${button(t("host_asks_no"), () => say(false), { name: "host-no" })}
          </div>
        `,
      );
    });
    open.delete(proof_id);
  }
}
