// Becoming the host: by the code, or by lifting the piece that the companion names.

import { ask, me, refreshMe, tell } from "./api.js";
import { letters } from "./act.js";
import { BoardView } from "./boardview.js";
import { button, h } from "./dom.js";
import { pieces } from "./look.js";
import { pauseButton } from "./pause.js";
import { attempt, note, openWindow } from "./ui.js";
import { localized, t } from "./words.js";

/** Take a code from the address (`#code=123456`), use it and remove it. */
export async function useCodeFromAddress() {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.search);
  await enterCode(code);
}

async function enterCode(code) {
  const done = await attempt(() => tell("/api/host/code", { code }));
  if (!done) return false;
  await attempt(refreshMe);
  note(t("host_now"));
  return true;
}

function codeForm(close) {
  const code = h("input", { type: "text", inputmode: "numeric", autocomplete: "one-time-code", maxlength: 12, required: true, class: "code" });
  const submit = async (event) => {
    event.preventDefault();
    if (await enterCode(code.value.replaceAll(" ", ""))) close(true);
  };
  return h(
    "form",
    { class: "stack", onsubmit: submit },
    h("label", { class: "field-label" }, t("host_code"), code),
    h("button", { type: "submit", class: "button primary" }, t("be_host")),
  );
}

async function prove(box, { state, geometry }, close) {
  const proof = await attempt(() => tell("/api/host/proof"));
  if (!proof) return;
  const view = geometry ? new BoardView(geometry, letters(state)) : null;
  view?.update({ pieces: pieces(state, geometry), lights: { [proof.spot]: { colour: "magenta", pattern: "double" } }, label: proof.text });
  const left = h("p", { class: "small", role: "timer" });
  box.replaceChildren(h("p", { class: "step" }, proof.text), left, ...(view ? [view.element] : []));
  const end = performance.now() + proof.until_s * 1000;
  while (box.isConnected && performance.now() < end) {
    left.textContent = t("seconds_left", { count: Math.ceil((end - performance.now()) / 1000) });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await ask(`/api/host/proof/${proof.proof_id}`).catch(() => null);
    if (now?.done) {
      await attempt(refreshMe);
      note(t("host_now"));
      close(true);
      return;
    }
  }
  box.replaceChildren(h("p", {}, t("proof_over")), proofButton(box, { state, geometry }, close));
}

const proofButton = (box, context, close) => button(t("prove"), () => prove(box, context, close), { kind: "wide" });

/** Open the window; `why` says what the host rights are needed for. Resolves when it is closed. */
export async function openHost(context, why = "") {
  const title = me.host ? t("you_are_host") : t("host");
  await openWindow(title, (body, close) => {
    if (me.host) {
      const release = async () => {
        await attempt(() => tell("/api/host/release"));
        await attempt(refreshMe);
        close();
      };
      const bundle = h("a", { class: "button", href: localized("/api/bundle"), download: "", "data-f": "bundle" }, t("bundle"));
      const playing = !["idle", "over"].includes(context.state.phase);
      const pause = playing ? h("div", { class: "row", onclick: () => close() }, pauseButton(context.state)) : "";
      body.append(h("p", {}, t("host_may")), pause, button(t("host_release"), release), h("div", { class: "stack or" }, h("p", { class: "small" }, t("bundle_text")), bundle));
      return;
    }
    const box = h("div", { class: "stack" });
    box.append(proofButton(box, context, close));
    body.append(
      why ? h("p", { class: "why" }, why) : h("p", {}, t("host_may")),
      codeForm(close),
      h("div", { class: "stack or" }, h("h3", {}, t("without_code")), h("p", { class: "small" }, t("prove_hint")), box),
    );
  });
  context.render();
}
