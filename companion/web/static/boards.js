// Boards as the companion describes them, and what their games call their pieces.

import { ask } from "./api.js";
import { learnKinds } from "./words.js";

/** The geometry of a board, its pieces' names learned. Raises Refusal. */
export async function boardOf({ game, variant }) {
  const geometry = await ask(`/api/boards/${game}/${variant}`);
  learnKinds(geometry.kinds);
  return geometry;
}
