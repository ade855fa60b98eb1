// What is heard on a walk: hands are at the board, and eyes with them. Knows no loudspeaker.

/** @typedef {{ phase: string, results: Record<string, string> }} Walk */

/**
 * The sounds between two states of the check: a field answers as it should, one does not, all of them do.
 * @param {Walk | null | undefined} before
 * @param {Walk | null | undefined} after
 * @returns {string[]}
 */
export function walkSounds(before, after) {
  if (!before || !after) return [];
  const news = Object.entries(after.results).filter(([spot, result]) => before.results[spot] !== result);
  const told = news.map(([, result]) => result);
  if (after.phase === "done" && before.phase !== "done")
    return [Object.values(after.results).includes("bad") ? "question" : "win"];
  if (told.includes("bad")) return ["illegal"];
  return told.includes("good") ? ["legal"] : [];
}
