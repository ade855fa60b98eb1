// The steps of the first evening: which are done, and which one comes now. Draws nothing.

/** @typedef {{ key: string, done: boolean, open: boolean }} Step */

const ENOUGH_SPOTS = 30; // of a large board: then it is no longer doubted (docs/how-to/check.md)

/**
 * Whether a walk has shown that a board answers.
 * @param {{ spots: number, proven: number }} board
 */
export const walked = ({ spots, proven }) => proven >= Math.min(spots, ENOUGH_SPOTS);

/**
 * The steps in order. `done` is ticked; `open` can be done now. Without a real board there is nothing to plug in or to walk over.
 * @param {{ link: { up: boolean, devices: object[] } }} state
 * @param {{ host: boolean, claimed: string[] }} me
 * @param {{ boards: { spots: number, proven: number }[] } | null} check what only hosts are told
 * @param {boolean} demo whether the board is a virtual one
 * @returns {Step[]}
 */
export function stepsOf({ link }, me, check, demo) {
  const board = !demo && link.devices.length > 0;
  const boards = check?.boards ?? [];
  const host = { key: "host", done: me.host, open: true };
  const play = { key: "play", done: false, open: me.host };
  const phones = { key: "phones", done: me.claimed.length > 0, open: true };
  const label = { key: "label", done: false, open: me.host };
  if (!board) return [host, { key: demo ? "virtual" : "none", done: false, open: true }, label, phones, play];
  return [
    { key: "plug", done: link.up, open: true },
    host,
    { key: "walk", done: boards.length > 0 && boards.every(walked), open: me.host && link.up },
    label,
    phones,
    play,
  ];
}

/**
 * The step that comes now: the first that must be done and is not, else the game.
 * @param {Step[]} steps
 */
export const now = (steps) =>
  steps.find(({ key, done }) => ["plug", "host", "walk"].includes(key) && !done)?.key ?? "play";

/**
 * How far the walks over all boards are, in spots.
 * @param {{ boards: { spots: number, proven: number }[] } | null} check
 */
export const progress = (check) => ({
  done: (check?.boards ?? []).reduce((sum, { proven }) => sum + proven, 0),
  most: (check?.boards ?? []).reduce((sum, { spots }) => sum + spots, 0),
});
