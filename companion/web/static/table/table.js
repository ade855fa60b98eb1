// The row at the foot: what an evening needs often comes first, the care of the board and the end of the game last.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { openHost, openJoin, openOverrule, openPhone, openSeal, startNew } from "../base/load_on_demand.js";
import { attempt, confirmed } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { tableProps } from "./table_props.js";

/**
 * @import { AidLine } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { TableProps } from "./table_props.js"
 */

async function endGame() {
  if (await confirmed(t("end_game"), t("end_game_text"), t("end_game"))) await attempt(() => tell("/api/game/end"));
}

/**
 * @param {string} caption
 * @param {string} path
 * @param {string} name
 */
const link = (caption, path, name) =>
  html`<a key=${name} class="button" href=${localized(path)} data-f=${name}>${caption}</a>`;

/** @param {AidLine} props */
function aidButton({ aid, name, on }) {
  const other = () => attempt(() => tell("/api/aid", { aid, on: !on }));
  return button(t(on ? "aid_off" : "aid_on", { name }), other, { name: `aid-${aid}` });
}

/**
 * One big key: it calls somebody of the hall, or takes that back.
 * @param {boolean} calls
 */
const callKey = (calls) =>
  button(t(calls ? "please_come_no" : "please_come"), () => attempt(() => tell("/api/please_come", { on: !calls })), {
    kind: calls ? "call" : "call primary",
    name: "please-come",
  });

/** @param {{ context: Context } & TableProps} props */
const Table = ({ context, playing, explained, corrects, built, sealed, host, aids, calls }) => html`
  <h2>${t("table")}</h2>
  ${calls === null ? null : callKey(calls)}
  <div class="row">
    ${button(t("join"), openJoin, { name: "join" })}
    ${button(t("this_phone"), () => openPhone(context), { name: "phone" })}
    ${explained && html`<a class="button" href=${explained} data-f="how-to-play">${t("how_to_play")}</a>`}
    ${link(t("games"), "/games", "games")}
    ${corrects && button(t("correct_game"), () => openOverrule(context), { name: "overrule" })}
    ${built && link(t("maze"), "/maze", "maze")}
    ${sealed && button(t("how_drawn"), () => openSeal(context), { name: "seal" })}
    ${aids.map(aidButton)}
    ${playing && button(t("new_game"), () => startNew(context), { name: "new-game" })}
    ${button(t(host ? "you_are_host" : "host"), () => openHost(context), { name: "host" })}
    ${link(t("care"), "/care", "care")}
    ${host && link(t("check_board"), "/check", "check")}
    ${playing && host && button(t("end_game"), endGame, { kind: "danger", name: "end" })}
  </div>
`;

/**
 * Fill the row.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showTable(node, context) {
  const props = tableProps(context.state, me, context.geometry);
  show(node, html`<${Table} context=${context} ...${props} />`);
}
