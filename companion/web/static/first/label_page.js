// The label at the board: its name, the code to scan, the address. The host's code stands on it where a host wants it so.

import { ask, me } from "../base/api.js";
import { meet } from "../base/app.js";
import { button, html, byId as node, show } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { codePicture, inLines } from "../table/join.js";

/** @import { Join } from "../lib/api.js" */

/** @param {string} id */
const look = { join: /** @type {Join | null} */ (null), code: "" };

/** @param {{ join: Join, code: string }} props */
const Label = ({ join, code }) => html`<div class="label">
  ${codePicture(join, "qr")}
  <div>
    <p class="board-title">${join.name}</p>
    <p>${t("label_scan")}</p>
    <p class="label-address">${inLines(join.urls[0])}</p>
    ${code && html`<p>${t("label_code", { code })}</p>`}
  </div>
</div>`;

async function withCode() {
  const shown = await attempt(() => ask("/api/host/code"));
  if (shown) look.code = shown.code;
  render();
}

function render() {
  show(node("label"), html`<${Label} ...${look} />`);
  show(node("tools"), [
    button(t("label_print"), () => print(), { kind: "primary wide", name: "print" }),
    me.host && !look.code && button(t("label_with_code"), withCode, { name: "code" }),
    me.host && html`<p class="small">${t("label_code_hint")}</p>`,
  ]);
}

async function start() {
  await meet();
  look.join = await attempt(() => ask("/api/join"));
  if (look.join) render();
}

start();
