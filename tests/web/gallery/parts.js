// Which parts of the pages the gallery shows. A new panel or window gets a line here; a test counts those that have none.

import { showBeyond } from "/static/board/off_board.js";
import { openViewing } from "/static/board/viewing.js";
import { Backup } from "/static/care/backup.js";
import { BrokerCard } from "/static/care/broker.js";
import { HallHereCard } from "/static/care/hall_here.js";
import { showLeaving } from "/static/care/leaving.js";
import { Levels } from "/static/care/levels.js";
import { showAbout, showChecks, showCopies, showHealth, showLinks } from "/static/care/overview.js";
import { showUpdates } from "/static/care/updates.js";
import { showBeside } from "/static/correct/beside.js";
import { openEditor } from "/static/correct/editor.js";
import { openAccept, openOverrule } from "/static/correct/overrule.js";
import { showProposal } from "/static/correct/proposal.js";
import { showSuggestions } from "/static/correct/suggestions.js";
import { openTurns } from "/static/correct/turns.js";
import { openFigure } from "/static/figures/figure_window.js";
import { openHost } from "/static/host/host.js";
import { showLesson } from "/static/learn/lesson.js";
import { sha256 } from "/static/lib/sha256.js";
import { showPlay, showRarely } from "/static/play/controls.js";
import { showEnding } from "/static/play/ending.js";
import { showInputKeys } from "/static/play/input_keys.js";
import { showNotes } from "/static/play/notes.js";
import { showNow } from "/static/play/now.js";
import { showSeats } from "/static/play/seats.js";
import { showToDo } from "/static/play/to_do.js";
import { Inputs } from "/static/private/fields.js";
import { showMeanwhile } from "/static/record/away_news.js";
import { showHistory } from "/static/record/record.js";
import { fillWhereabouts } from "/static/record/whereabouts.js";
import { showDice } from "/static/table/dice.js";
import { showFaults } from "/static/table/faults.js";
import { openJoin } from "/static/table/join.js";
import { openNewGame } from "/static/table/new_game.js";
import { rename, takeSeat } from "/static/table/nickname.js";
import { openPhone } from "/static/table/phone.js";
import { openRolls } from "/static/table/rolls.js";
import { openSeal } from "/static/table/seal.js";
import { openSeat } from "/static/table/seat.js";
import { showSources } from "/static/table/sources.js";
import { showTable } from "/static/table/table.js";
import { showWelcome } from "/static/table/welcome.js";
import { confirmed, html, me, show, t } from "./pages.js";

const TURNS = [{ seat: "red", text: "..." }];

const inPlay = ({ state, geometry }) => state.game && geometry;
const cared =
  (draw) =>
  (node, _, { care }) =>
    care && draw(node, care);
const elsewhere = () => document.createElement("div");
const levels = new Levels(async () => null);
const backup = new Backup(() => null);
const card = new BrokerCard();
const hall = new HallHereCard();
const JOINED = [{ board: "0123abcd", title: "Kitchen" }];
const BROKER = { on: true, host: "192.168.0.5", port: 1883, user: "board", has_password: true, tls: false };
const TOLD = {
  names: false,
  commands: true,
  fixed: false,
  stands: "connected",
  text: ["192.168.0.5"],
  can_search: true,
};

/** Name -> {id and css of its place in the page, show(node, context, scene)}. */
export const PANELS = {
  now: { css: "now card", show: showNow },
  notes: { id: "reminders", css: "reminders", show: showNotes },
  beside: { show: showBeside },
  proposal: { show: showProposal },
  act: { show: showToDo },
  meant: { show: showSuggestions },
  said: { show: showInputKeys },
  lesson: { css: "card lesson", show: showLesson },
  play: { css: "controls", show: showPlay },
  ending: { css: "card", show: showEnding },
  welcome: { show: showWelcome },
  rarely: { css: "controls", show: showRarely },
  dice: { show: showDice },
  sources: { show: showSources },
  beyond: { show: showBeyond },
  meanwhile: {
    css: "card meanwhile",
    show: (node, context) => showMeanwhile(node, { ...context, away: { news: { turns: TURNS, why: "" } } }),
  },
  whereabouts: {
    css: "tables",
    show: (node, context) => inPlay(context) && fillWhereabouts(node, context, () => null),
  },
  faults: { css: "card", show: showFaults },
  seats: { css: "card", show: showSeats },
  history: { css: "card", show: showHistory },
  table: { css: "card", show: showTable },
  mine: {
    css: "mine",
    show: (node, _, { mine }) =>
      show(
        node,
        (mine ?? []).map((seat) => html`<${Inputs} ...${seat} said=${() => null} again=${() => null} />`),
      ),
  },
  health: { css: "card", show: cared((node, care) => showHealth(node, care, me.host, () => null)) },
  links: { css: "card", show: cared(showLinks) },
  checks: { css: "card", show: cared((node) => showChecks(node, me.host)) },
  copies: { css: "card", show: cared((node, care) => showCopies(node, care, me.host, () => null)) },
  updates: {
    css: "card",
    show: (node, _, { updates }) => updates && showUpdates(node, updates, me.host, () => null),
  },
  leaving: { css: "card", show: (node) => showLeaving(node, me.host) },
  about: { css: "card", show: cared(showAbout) },
  backup: { css: "card", show: cared((node, care) => backup.show(node, care, me.host)) },
  levels: { css: "card", show: cared((node, care) => levels.show(node, elsewhere(), elsewhere(), care, me.host)) },
  quiet: { css: "card", show: cared((node, care) => levels.show(elsewhere(), node, elsewhere(), care, me.host)) },
  broker: {
    css: "card",
    show: cared((node) => {
      card.place = node;
      card.take({ ...BROKER, ...TOLD });
    }),
  },
  hall: {
    css: "card",
    show: cared((node) => {
      hall.place = node;
      const codes = { page_port: 8090, host_code: "U8US-4G94", code: "UH7XG5", left_s: 540 };
      hall.take({ stands: "running", text: ["UH7XG5"], ...codes, members: JOINED });
    }),
  },
  house: { css: "card", show: cared((node, care) => levels.show(elsewhere(), elsewhere(), node, care, me.host)) },
};

const SECRET = "0123456789abcdef {}";
const sealed = ({ state }, opened, commitment = sha256(SECRET)) => ({
  state: { ...state, signs: state.signs ?? [], seal: { commitment, opened } },
});
const FIGURE = { seat: "red", value: "1", text: "1" };

const red = ({ state }) => state.seats.find(({ seat }) => seat === "red");

/** Name -> {scene, role, open(context)}. */
export const WINDOWS = {
  "new game": { scene: "idle", open: openNewGame },
  "this phone": { scene: "move", open: openPhone },
  "how it is rolled": { scene: "roll", open: openRolls },
  join: { scene: "roll", open: openJoin },
  host: { scene: "roll", role: "looks on", open: (context) => openHost(context, t("host_needed")) },
  hosts: { scene: "roll", open: (context) => openHost(context) },
  "a seat": { scene: "roll", open: (context) => openSeat(context, red(context)) },
  "a seat of another": { scene: "roll", role: "looks on", open: (context) => openSeat(context, red(context)) },
  "take a seat": {
    scene: "roll",
    role: "looks on",
    open: (context) => takeSeat(context, { ...red(context), name: "" }),
  },
  "another name": { scene: "roll", open: (context) => rename(context, red(context)) },
  "correct the game": { scene: "move", open: openOverrule },
  "accept a move": { scene: "illegal", open: openAccept },
  "enter a turn": { scene: "move", open: openTurns },
  "the position": { scene: "move", open: (context) => openEditor(context, async () => false) },
  "a figure": {
    scene: "barbarossa, kneading",
    open: (context) => {
      me.figures = {};
      openFigure(context, FIGURE);
    },
  },
  "a seal, closed": { scene: "small", open: (context) => openSeal(sealed(context, "")) },
  "a seal, opened": { scene: "small", open: (context) => openSeal(sealed(context, SECRET)) },
  "a seal that does not fit": { scene: "small", open: (context) => openSeal(sealed(context, SECRET, sha256(""))) },
  "the picture": { scene: "roll", open: openViewing },
  sure: { scene: "roll", open: () => confirmed(t("past_delete"), t("past_delete_text"), t("past_delete_yes")) },
};
