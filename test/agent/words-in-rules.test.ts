import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Patterns of human words in `decide` and `state`, by file: the words of a language stand in its own folder. These are
 * what is left; the list only shrinks.
 */
const LEFT: Readonly<Record<string, number>> = {
  "amend-draft.ts": 1,
  "draft.ts": 1,
  "find-target.ts": 1,
  "lines-spared.ts": 1,
  "look-up.ts": 1,
  "on-existing.ts": 1,
  "on-series.ts": 3,
  "plan-change.ts": 2,
  "positions.ts": 5,
  "to-address.ts": 2,
  "to-known.ts": 1,
  "to-late.ts": 3,
  "to-proposal.ts": 1,
  "to-which.ts": 3,
  "what-is-said.ts": 1,
};

const FOLDERS = ["app/agent/decide", "app/agent/decide/answer", "app/agent/state"];
/** Two words of letters that stand for each other. */
const WORDS = /(?<![\\\p{L}])\p{L}{2,}[^"'`\s]{0,12}\|(?:\(\?:)?\p{L}{2,}/u;
const isPattern = (line: string) =>
  !/^\s*(?:\*|\/\*|\/\/|\|)/.test(line) &&
  /(?:\/[^/]+\/[a-z]*\b|RegExp\(|^const \w+ = ")/u.test(line) &&
  WORDS.test(line);

test("no rule of the talk holds words of a language that it did not hold before", () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => {
        const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(isPattern);
        return lines.length > 0 ? [[name, lines.length] as const] : [];
      }),
  );
  expect(Object.fromEntries(found)).toEqual(LEFT);
});
