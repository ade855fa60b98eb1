// Types that the pages' scripts share, beside those of the API; for tsc alone.
import type { ComponentChildren } from "preact";
import type { Away } from "../base/away.js";
import type { Live } from "../base/live.js";
import type { Art, Geometry, Lamp, SignLine, State } from "./api.js";

/** What a component draws, and what it may be given to draw inside. */
export type Content = ComponentChildren;

/** What each part of a page is shown with; `geometry` is null until the board is known. */
export interface Context {
  state: State;
  geometry: Geometry | null;
  geometryPath: string;
  /** Which board that is, and without which spots. */
  drawn: string;
  quarters: number;
  away: Away;
  live: Live;
  render(): void;
  refresh(): Promise<void>;
}

/** A piece as a picture shows it: `down`, `away` or `stray`; `from` is where a new one glides in from. */
export interface Shown {
  spot: string;
  kind: string;
  look: string;
  wrong?: boolean;
  from?: string;
}

/** An arrow in a picture; one end may lie beside the board. */
export interface Arrow {
  from: string | null;
  to: string | null;
  look: string;
}

/** What a picture of the board shows. */
export interface Contents {
  pieces?: Shown[];
  lights?: Record<string, Lamp>;
  arrows?: Arrow[];
  halos?: string[];
  signs?: SignLine[];
  label?: string;
  jumps?: boolean;
}

export type Point = [x: number, y: number];
/** Left, top, width, height. */
export type Box = [left: number, top: number, width: number, height: number];

/** Closes a window, with an answer. */
export type Close = (answer?: unknown) => void;

/** One verdict of `State.verdicts`: its keys depend on what it is. */
export interface Verdict {
  verdict: string;
  text: string;
  seat?: string;
  move?: string;
  reason?: string;
  rule?: string;
  wrong?: string[];
  missing?: string[];
  back?: number;
}
/** The box round something, as drawn. */
export type Edges = Record<"left" | "right" | "top" | "bottom", number>;
/** One path of a game's art. */
export type Shape = Art["parts"][string][number];
/** A place between two fields; `slot`: a wall can stand there. */
export type Gap = { x: number; y: number; upright: boolean; slot?: boolean };
/** What is lit: a spot, and how. */
export type Light = [spot: string, lamp: Lamp];

declare global {
  interface Array<T> {
    /** `filter(Boolean)` leaves what is something. */
    filter(predicate: BooleanConstructor): Exclude<T, null | undefined | false | "" | 0>[];
  }
}

/** What has happened to an element of this kind. */
export type On<T extends Element> = Event & { target: T };
/** A state of which it may be unknown what the sensors see. */
export type Seen = Omit<State, "spots"> & { spots: string[] | null };
/** What is passed on to whoever is asked to become host: not every page has a game. */
export type Asker = Pick<Context, "render" | "geometry"> & { state: Pick<State, "seats" | "spots"> & Partial<State> };
/** Where pieces stand. */
export type Stood = Pick<State, "house" | "pieces"> & { forest?: State["forest"]; stands?: State["stands"] };
