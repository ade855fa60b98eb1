// The windows of the row at the foot: how to join, and stored games.

import { ask, me, tell } from "./api.js";
import { button, h } from "./dom.js";
import { attempt, openWindow } from "./ui.js";
import { kindName, localized, t } from "./words.js";

/** The window with the QR code and the addresses. */
export async function openJoin() {
  const join = await attempt(() => ask("/api/join"));
  if (!join) return;
  await openWindow(t("join"), (body) => {
    const drawing = new DOMParser().parseFromString(join.qr_svg, "image/svg+xml").documentElement;
    drawing.setAttribute("aria-hidden", "true");
    body.append(
      h("p", {}, t("join_hint")),
      h("div", { class: "qr" }, document.importNode(drawing, true)),
      h("ul", { class: "addresses" }, join.urls.map((url) => h("li", {}, h("a", { href: url }, url)))),
    );
  });
}

const people = (game) =>
  Object.entries(game.names ?? {})
    .map(([seat, name]) => name || kindName(seat))
    .join(", ");

async function resume(game, close) {
  if (await attempt(() => tell("/api/game/resume", { game_id: game.game_id }))) close();
}

function gameLine(game, context, close) {
  const current = game.game_id === context.state.game_id && context.state.phase !== "over";
  const facts = [t(`state_${game.state}`), t("turns_played", { count: game.turns }), game.winner ? t("has_won", { name: game.names?.[game.winner] || kindName(game.winner) }) : ""];
  return h(
    "li",
    {},
    h("div", {}, h("b", {}, people(game) || t(`variant_${game.variant}`)), h("small", {}, [game.started.replace("T", " ").slice(0, 16), ...facts].filter(Boolean).join(" · "))),
    game.state === "playing" && me.host && !current ? button(t("go_on"), () => resume(game, close), { kind: "primary", "aria-label": `${t("go_on")}: ${people(game)}` }) : null,
    h("a", { class: "button quiet", href: localized(`/api/games/${game.game_id}.txt`), download: "", "aria-label": `${t("as_text")}: ${people(game)}` }, t("as_text")),
  );
}

/** The window with the stored games. */
export async function openGames(context) {
  const games = await attempt(() => ask("/api/games"));
  if (!games) return;
  await openWindow(
    t("games"),
    (body, close) => {
      if (games.length === 0) body.append(h("p", {}, t("no_games")));
      if (!me.host && games.some((game) => game.state === "playing")) body.append(h("p", { class: "small" }, t("host_resumes")));
      body.append(h("ul", { class: "games" }, games.map((game) => gameLine(game, context, close))));
    },
    { css: "large" },
  );
}
