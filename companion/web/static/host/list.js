// The list of hosts: since when and by what, taking the rights from one or from all others.

import { ask, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { attempt, confirmed, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { proveAgain } from "./prove_again.js";

/** @import { HostCodeShown, HostLine, Revoked } from "../lib/api.js" */

/** @param {HostLine & { onRevoke: (body: Revoked, text: string) => void }} props */
function Host({ number, this: mine, device, how, since, here, onRevoke }) {
  const name = mine ? t("this_phone") : device;
  const revoke = () => onRevoke({ number }, t("host_revoke_one", { name }));
  return html`<li class="host-line">
    <span><b>${name}</b> <small>${[how, since, here && !mine ? t("host_here") : ""].filter(Boolean).join(", ")}</small></span>
    ${!mine && button(t("host_revoke"), revoke, { name: `revoke-${number}` })}
  </li>`;
}

/**
 * The list, filled once it has come.
 * @extends {Component<{}, { hosts?: HostLine[] | null }>}
 */
export class HostList extends Component {
  state = { hosts: /** @type {HostLine[] | null} */ (null) };

  async componentDidMount() {
    this.setState((await attempt(() => ask("/api/hosts"))) ?? {});
  }

  /**
   * @param {{}} _
   * @param {{ hosts?: HostLine[] | null }} now
   */
  render(_, { hosts }) {
    if (!hosts) return html`<section class="stack or hosts" />`;
    /**
     * @param {Revoked} body
     * @param {string} text
     */
    const onRevoke = async (body, text) => this.setState((await revoke(body, text)) ?? {});
    const others = () => onRevoke({ others: true }, t("host_revoke_all"));
    const several = hosts.filter((each) => !each.this).length > 1;
    return html`<section class="stack or hosts">
      <h3>${t("hosts")}</h3>
      <ul class="host-lines">
        ${hosts.map((each) => html`<${Host} key=${each.number} ...${each} onRevoke=${onRevoke} />`)}
      </ul>
      ${several && button(t("host_revoke_others"), others, { kind: "danger" })}
      ${button(t("host_code_show"), showCode, { name: "show-code" })}
      <p class="small">${t("host_listens")}</p>
    </section>`;
  }
}

/**
 * Take the rights away, after a question; the list as it is then, or null.
 * @param {Revoked} body
 * @param {string} text
 */
async function revoke(body, text) {
  if (!(await confirmed(t("host_revoke"), text, t("host_revoke"))) || !(await proveAgain())) return null;
  return attempt(() => tell("/api/hosts/revoke", body));
}

/** The code in its window, and another one where it has got about. */
async function showCode() {
  if (!(await proveAgain())) return;
  const shown = await attempt(() => ask("/api/host/code"));
  if (!shown) return;
  await openWindow(t("host_code"), (body) => {
    const renew = async () => {
      const other = await attempt(() => tell("/api/host/code/new"));
      if (other) draw(other);
    };
    /** @param {HostCodeShown} shown */
    const draw = ({ code }) =>
      show(
        body,
        html`
          <p class="host-code">${code}</p>
          <p class="small">${t("host_code_text")}</p>
          ${button(t("host_code_new"), renew, { name: "new-code" })}
        `,
      );
    draw(shown);
  });
}
