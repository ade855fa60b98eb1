// The list of hosts: since when and by what, taking the rights from one or from all others.

import { ask, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { attempt, confirmed, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { proveAgain } from "./prove_again.js";

/** The list, filled once it has come. */
export function hostList() {
  const box = h("section", { class: "stack or hosts" });
  attempt(() => ask("/api/hosts")).then((list) => list && draw(box, list));
  return box;
}

async function revoke(box, body, text) {
  if (!(await confirmed(t("host_revoke"), text, t("host_revoke"))) || !(await proveAgain())) return;
  const list = await attempt(() => tell("/api/hosts/revoke", body));
  if (list) draw(box, list);
}

function line(box, { number, this: mine, device, how, since, here }) {
  const name = mine ? t("this_phone") : device;
  return h(
    "li",
    { class: "host-line" },
    h(
      "span",
      {},
      h("b", {}, name),
      " ",
      h("small", {}, [how, since, here && !mine ? t("host_here") : ""].filter(Boolean).join(", ")),
    ),
    mine
      ? null
      : button(t("host_revoke"), () => revoke(box, { number }, t("host_revoke_one", { name })), {
          name: `revoke-${number}`,
        }),
  );
}

function draw(box, { hosts }) {
  const others = hosts.filter((each) => !each.this);
  box.replaceChildren(
    h("h3", {}, t("hosts")),
    h(
      "ul",
      { class: "host-lines" },
      hosts.map((each) => line(box, each)),
    ),
  );
  if (others.length > 1)
    box.append(
      button(t("host_revoke_others"), () => revoke(box, { others: true }, t("host_revoke_all")), { kind: "danger" }),
    );
  box.append(
    button(t("host_code_show"), () => showCode(), { name: "show-code" }),
    h("p", { class: "small" }, t("host_listens")),
  );
}

/** The code in its window, and another one where it has got about. */
async function showCode() {
  if (!(await proveAgain())) return;
  const shown = await attempt(() => ask("/api/host/code"));
  if (!shown) return;
  await openWindow(t("host_code"), (body) => {
    const code = h("p", { class: "host-code" }, shown.code);
    const renew = async () => {
      const other = await attempt(() => tell("/api/host/code/new"));
      if (other) code.textContent = other.code;
    };
    body.append(
      code,
      h("p", { class: "small" }, t("host_code_text")),
      button(t("host_code_new"), renew, { name: "new-code" }),
    );
  });
}
