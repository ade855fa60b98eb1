// The first evening: from a board on the table to the first roll, step by step. What is done is ticked by itself.

import { ask, me } from "../base/api.js";
import { Page } from "../base/app.js";
import { button, byId, html, show } from "../base/html.js";
import { openHost, openJoin, startNew } from "../base/load_on_demand.js";
import { localized, t } from "../base/words.js";
import { now, progress, stepsOf } from "./first_props.js";

/**
 * @import { Check, State } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 */

const ROUND_MS = 3_000;
const DEMO = byId("main").dataset.demo === "yes";

/** @type {{ check: Check | null }} */
const look = { check: null };

/**
 * @param {string} path
 * @param {string} caption
 * @param {string} name
 * @param {string} [kind]
 */
const link = (path, caption, name, kind = "") =>
  html`<a class=${`button ${kind}`.trim()} href=${localized(path)} data-f=${name}>${caption}</a>`;

/** What there is to do at a step, and what helps where it does not work. @type {Record<string, (props: { state: State, context: Context }) => Content>} */
const INSIDE = {
  plug: ({ state }) => [
    html`<p>${t("first_plug_text")}</p>`,
    state.link.devices.map(({ device, up, text }) => !up && text && html`<p key=${device} class="why">${text}</p>`),
    !state.link.up && [
      html`<p>${t("first_program_text")}</p>`,
      link("/check?from=first-evening", t("care_firmware_title"), "program"),
    ],
  ],
  virtual: () => [html`<p>${t("first_virtual_text")}</p>`, link("/board", t("first_virtual"), "board")],
  none: () => html`<p>${t("first_none_text")}</p>`,
  host: ({ state, context }) => [
    html`<p>${t(state.link.up ? "first_host_text" : "first_host_code_text")}</p>`,
    !me.host && button(t("be_host"), () => openHost(context, "", false, state.link.up), { name: "host" }),
  ],
  walk: () => [
    html`<p>${t("first_walk_text")}</p>`,
    look.check && html`<p class="small">${t("first_walk_done", progress(look.check))}</p>`,
    link("/check?from=first-evening", t("check_board"), "check", "primary"),
  ],
  label: () => [html`<p>${t("first_label_text")}</p>`, link("/label", t("first_label"), "label")],
  phones: () => [html`<p>${t("first_phones_text")}</p>`, button(t("join"), openJoin, { name: "join" })],
  play: ({ context }) => [
    html`<p>${t("first_play_text")}</p>`,
    button(t("new_game"), () => play(context), { kind: "primary wide", name: "new" }),
  ],
};

/**
 * A new game; once it is begun this page is over.
 * @param {Context} context
 */
async function play(context) {
  if (await startNew(context)) location.href = localized("/");
}

/**
 * One step: its number, or a tick, and what there is to do. What cannot be done yet says so by its place alone.
 * @param {{ step: import("./first_props.js").Step, number: number, current: boolean, context: Context }} props
 */
function Step({ step, number, current, context }) {
  const Inside = INSIDE[step.key];
  const name = t(`first_${step.key}`);
  return html`<li class=${`card first-step ${step.done ? "done" : ""} ${current ? "current" : ""}`} aria-current=${current ? "step" : null}>
    <span class="first-number" aria-hidden="true">${step.done ? "✓" : number}</span>
    <div class="stack">
      <h2>${name}${step.done && html`<span class="hidden"> (${t("first_done")})</span>`}</h2>
      ${step.open && (!step.done || current) && html`<${Inside} state=${context.state} context=${context} />`}
    </div>
  </li>`;
}

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showSteps(node, context) {
  const steps = stepsOf(context.state, me, look.check, DEMO);
  const current = now(steps);
  show(
    node,
    steps.map(
      (step, i) =>
        html`<${Step} key=${step.key} step=${step} number=${i + 1} current=${step.key === current} context=${context} />`,
    ),
  );
}

const page = new Page([["steps", showSteps]]);

/** How far the walks are: only hosts are told. */
async function round() {
  if (me.host && !document.hidden) {
    look.check = await ask("/api/check").catch(() => look.check);
    page.render();
  }
  setTimeout(round, ROUND_MS);
}

page.start().then(round);
