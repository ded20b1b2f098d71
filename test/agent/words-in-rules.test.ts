import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDERS = ["app/agent/decide", "app/agent/decide/answer", "app/agent/state"];
/** Two words of letters that stand for each other. */
const WORDS = /(?<![\\\p{L}])\p{L}{2,}[^"'`\s]{0,12}\|(?:\(\?:)?\p{L}{2,}/u;
const isPattern = (line: string) =>
  !/^\s*(?:\*|\/\*|\/\/|\|)/.test(line) &&
  /(?:\/[^/]+\/[a-z]*\b|RegExp\(|said`|^const \w+ = ")/u.test(line) &&
  WORDS.test(line);

test("no rule of the talk holds words of a language: they stand in its own folder", () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => {
        const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(isPattern);
        return lines.length > 0 ? [[name, lines.length] as const] : [];
      }),
  );
  expect(Object.fromEntries(found)).toEqual({});
});
