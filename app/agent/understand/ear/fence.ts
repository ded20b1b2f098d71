import { phraseAt } from "./find-phrase";
import type { Lexicon, Role, Word } from "./lexicon";
import type { Ground } from "./unit";

/** Words `from` to `to` (exclusive) inside which nothing is a time; the first `marker` of them lead it in. */
export interface Fence {
  from: number;
  to: number;
  kind: "quote" | "topic" | "place" | "label";
  marker?: number;
  /** What it stands for, where that is not what was typed. */
  text?: string;
}

export const roleAt = (words: readonly Word[], i: number, lexicon: Lexicon, role: Role) =>
  phraseAt(words, i, lexicon)?.roles.includes(role) ?? false;

/** What a name may be besides. */
export const OF_NAME = new Set<Role>(["kinds", "hollow", "numbered", "act:create"]);

/** Beside one of these nothing new is made. */
export const NO_NEW: readonly Role[] = [
  "act:move",
  "act:cancel",
  "act:invite",
  "act:uninvite",
  "act:ask",
  "act:find",
  "join",
];

/** Says something of time. */
export const isOfTime = ({ start, end }: Word, tokens: Ground["tokens"]): boolean =>
  tokens.some(
    (token) => token.start < end && token.end > start && Object.keys(token.is).some((key) => OF_TIME.has(key)),
  );

const OF_TIME: ReadonlySet<string> = new Set([
  "wd",
  "mo",
  "day",
  "part",
  "n",
  "unit",
  "half",
  "quarter",
  "named",
  "edge",
]);

export const YEAR = /^(?:19|20)\d\d$/;
