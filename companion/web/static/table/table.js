// The row at the foot: what an evening needs often comes first, the care of the board and the end of the game last.

import { me, tell } from "../base/api.js";
import { button, h, paint } from "../base/dom.js";
import { openHost, openJoin, openOverrule, openPhone, openSeal, startNew } from "../base/lazy.js";
import { mayCorrect, nobodyPlays } from "../base/state.js";
import { attempt, confirmed } from "../base/ui.js";
import { localized, t } from "../base/words.js";

async function endGame() {
  if (await confirmed(t("end_game"), t("end_game_text"), t("end_game"))) await attempt(() => tell("/api/game/end"));
}

/** Fill the row. */
export function showTable(node, context) {
  const { state } = context;
  const playing = !nobodyPlays(state) && state.phase !== "over";
  const corrects = !nobodyPlays(state) && mayCorrect(state, me);
  const built = Boolean(context.geometry?.marks.outlets?.length); // walls that no sensor sees
  const aids = me.host && playing ? state.aids : [];
  const other = ({ aid, name, on }) =>
    button(t(on ? "aid_off" : "aid_on", { name }), () => attempt(() => tell("/api/aid", { aid, on: !on })), {
      name: `aid-${aid}`,
    });
  paint(node, [me.host, playing, corrects, built, aids, state.seal], () => [
    h("h2", {}, t("table")),
    h(
      "div",
      { class: "row" },
      button(t("join"), openJoin, { name: "join" }),
      button(t("this_phone"), () => openPhone(context), { name: "phone" }),
      h("a", { class: "button", href: localized("/games"), "data-f": "games" }, t("games")),
      corrects ? button(t("correct_game"), () => openOverrule(context), { name: "overrule" }) : null,
      built ? h("a", { class: "button", href: localized("/maze"), "data-f": "maze" }, t("maze")) : null,
      state.seal ? button(t("how_drawn"), () => openSeal(context), { name: "seal" }) : null,
      aids.map(other),
      playing ? button(t("new_game"), () => startNew(context), { name: "new-game" }) : null,
      button(me.host ? t("you_are_host") : t("host"), () => openHost(context), { name: "host" }),
      h("a", { class: "button", href: localized("/care"), "data-f": "care" }, t("care")),
      me.host ? h("a", { class: "button", href: localized("/check"), "data-f": "check" }, t("check_board")) : null,
      playing && me.host ? button(t("end_game"), endGame, { kind: "danger", name: "end" }) : null,
    ),
  ]);
}
