// Becoming the host, by the code or at the board; what a host may do, and the list of hosts.

import { me, refreshMe, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { pauseButton } from "../play/pause.js";
import { proveButton } from "./gesture.js";
import { hostList } from "./list.js";

/** Take a code from the address (`#code=ABCD-EFGH`), use it and remove it. */
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
  const code = h("input", {
    type: "text",
    autocapitalize: "characters",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 64,
    required: true,
    class: "code",
  });
  const submit = async (event) => {
    event.preventDefault();
    if (await enterCode(code.value)) close(true);
  };
  return h(
    "form",
    { class: "stack", onsubmit: submit },
    h("label", { class: "field-label" }, t("host_code"), code),
    h("button", { type: "submit", class: "button primary" }, t(me.host ? "prove_code" : "be_host")),
  );
}

/** What a host sees. */
function hostsWindow(body, context, close) {
  const release = async () => {
    await attempt(() => tell("/api/host/release"));
    await attempt(refreshMe);
    close();
  };
  const bundle = h(
    "a",
    { class: "button", href: localized("/api/bundle"), download: "", "data-f": "bundle" },
    t("bundle"),
  );
  const playing = !["idle", "over", "starting"].includes(context.state.phase);
  const pause = playing ? h("div", { class: "row", onclick: () => close() }, pauseButton(context.state)) : "";
  body.append(
    h("p", {}, t("host_may")),
    pause,
    button(t("host_release"), release),
    hostList(),
    h("div", { class: "stack or" }, h("p", { class: "small" }, t("bundle_text")), bundle),
  );
}

/** Open the window; `why` says what the host rights are needed for, `again` that a host is to show itself. Resolves when it is closed. */
export async function openHost(context, why = "", again = false) {
  const title = again ? t("prove_again_title") : me.host ? t("you_are_host") : t("host");
  await openWindow(title, (body, close) => {
    if (me.host && !again) return hostsWindow(body, context, close);
    const box = h("div", { class: "stack" });
    box.append(proveButton(box, context, close));
    body.append(
      again
        ? h("p", { class: "why" }, t("prove_again"))
        : why
          ? h("p", { class: "why" }, why)
          : h("p", {}, t("host_may")),
      codeForm(close),
      h("div", { class: "stack or" }, h("h3", {}, t("without_code")), h("p", { class: "small" }, t("prove_hint")), box),
      h("p", { class: "small" }, t("host_listens")),
    );
    return null;
  });
  context.render();
}
