// The types of preact.js, for tsc alone.
export * from "preact";
