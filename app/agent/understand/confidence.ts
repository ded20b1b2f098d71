import { type Command, WRITES } from "./command";

/** What has read a message: the first of these that makes something of it. */
export type Stage =
  | "a pasted mail"
  | "what meetings came to"
  | "a reminder beside a booking"
  | "a condition"
  | "mentions"
  | "what Parley does"
  | "an unknown meeting"
  | "rules";

/**
 * Requests to write that were read without a doubt, by what had read them: how many came to what the person meant, of how
 * many. Counted over dialogues of our own by `node test/bench/confidence.mjs`: app/decisions/0030-confidence.md
 */
const COUNTED: Readonly<Partial<Record<Stage, readonly [right: number, of: number]>>> = {
  mentions: [170, 183],
  "a pasted mail": [9, 10],
  "a condition": [6, 7],
  rules: [7, 15],
};

/**
 * A request that is no surer than requests read so have turned out to be. What asks, answers or is about Parley itself is
 * as sure as its rule says: a wrong answer writes nothing.
 */
export function withConfidence(command: Command, stage: Stage): Command {
  const counted = COUNTED[stage];
  // What lacks something is asked back anyway.
  if (!counted || !WRITES.has(command.intent) || command.question !== null) return command;
  const [right, of] = counted;
  // Laplace's rule of succession: few dialogues make nobody sure.
  const measured = Math.round(((right + 1) / (of + 2)) * 100) / 100;
  return { ...command, confidence: Math.min(command.confidence, measured) };
}
