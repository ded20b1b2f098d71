import { existsSync, readFileSync } from "node:fs";
import { root } from "./ensure-installed.mjs";

/** The settings for local use: the example's values, your own from `.dev.vars` over them. */
export function readSettings() {
  return { ...parse(".dev.vars.example"), ...parse(".dev.vars") };
}

function parse(file) {
  if (!existsSync(`${root}/${file}`)) return {};
  const lines = readFileSync(`${root}/${file}`, "utf8").split("\n");
  const pairs = lines.map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line)).filter(Boolean);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}
