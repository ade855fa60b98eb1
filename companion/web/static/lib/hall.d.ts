// What the hall tells its pages (companion/hall); for tsc alone.
import type { SignLine } from "./api.js";
import type { Stood } from "./page.js";

/** A table of the hall, as far as it is known. */
export interface HallTable {
  id: string;
  title: string;
  url: string;
  there: boolean;
  twice: boolean;
  obeys: boolean;
  lang: string;
  board: string;
  call: { on: boolean; coming: boolean };
  results: { games: number; turns: number; wins: Record<string, number> };
  state: HallState | null;
  pieces: HallPieces | null;
}
export interface HallState {
  phase: string;
  game: string;
  variant: string;
  seat: string;
  number: number | null;
  awaits: string;
  last: string;
  faults: number;
  saved: boolean;
}
export type HallPieces = Stood & {
  title: string;
  asks: boolean;
  without: string[];
  marks: Record<string, string>;
  signs: SignLine[];
};

/** A game that can be planned. */
export interface Playable {
  game: string;
  variant: string;
  title: string;
}
export interface Evening {
  rounds: number;
  done: boolean;
  players: Player[];
  tables: PlannedTable[];
  drawn: Round[];
  standings: Standing[];
  odd: { board: string; game: number; why: string }[];
}
export interface Player {
  id: number;
  name: string;
  here: boolean;
}
export interface PlannedTable {
  board: string;
  title: string;
  game: string;
  variant: string;
  used: boolean;
}
export interface Round {
  number: number;
  pairings: Pairing[];
  out: number[];
}
/** Who sits where; `places` and `told` are players in the order in which they came in, those who share a place together. */
export interface Pairing {
  board: string;
  seats: Record<string, number>;
  open: boolean;
  places: number[][];
  told: number[][];
  fixes: unknown[];
  points: Record<number, number>;
}
export interface Standing {
  player: number;
  place: number;
  points: number;
  firsts: number;
  seconds: number;
  ahead: number;
  played: number;
}
/** What `evening` tells of the stream. */
export interface EveningNow {
  evening: Evening | null;
  aside: string;
  kept: boolean;
  animals: boolean;
}

export type FleetColumn = "plays" | "version" | "faults" | "programs" | "free" | "copy";
export type FleetBoard = Record<FleetColumn, { text: string; bad: boolean }> & {
  id: string;
  title: string;
  url: string;
  note: string;
  seats: Record<string, string>;
};
export interface Fleet {
  boards: FleetBoard[];
  queue: { board: string; title: string; what: string; state: string; text: string }[];
  waiting: boolean;
}
/** One event of the hall's stream. */
export type HallNews =
  | { name: "hall"; data: { version: string; broker: boolean } }
  | { name: "tables"; data: string[] }
  | { name: "table"; data: HallTable }
  | { name: "gone"; data: string }
  | { name: "evening"; data: EveningNow };

declare module "./api.js" {
  interface Asked {
    "/api/hall/fleet": Fleet;
  }
}
