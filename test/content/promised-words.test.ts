import { describe, expect, test } from "vitest";
import { signUpLine, stoppedLine } from "~/agent/say/render";
import { wordsOf } from "~/agent/words/catalogue";
import { inPlainText } from "~/content/line";
import { planWords } from "~/content/plan-words";
import { SPOKEN } from "~/domain/language";
import { sourcesOf } from "../support/sources";
import { GIVEN, promisesIn, promisesInSource, textsIn, unrecognised } from "./promises";

/* What the words are made of; the pages that are made of it are looked at in `promises.test.ts`. */

const sources = [
  ...sourcesOf("app/content", "app/routes", "app/components", "app/agent/words"),
  ...sourcesOf("app/domain").filter(({ path }) => /(?:mails|\/failure-words)\.ts$/.test(path)),
];

/**
 * The names of the list itself; the page about the API, which is marked as a whole; what robots may not read. The pages
 * that are made of them are looked at there.
 */
const WHOLE = ["app/content/capability-words.ts", "app/content/api-guide.ts", "app/routes/robots[.]txt.ts"];

describe("what is coming is nowhere promised as if it were there", () => {
  test.each(SPOKEN)("the agent's sentences in %s", (language) => {
    const words = wordsOf({ language });
    const texts = [
      ...textsIn(words),
      ...textsIn(signUpLine("http://localhost:8787", language)),
      ...textsIn(stoppedLine(language)),
    ];
    expect(texts.length).toBeGreaterThan(150);
    // The name of the preference is no promise.
    const said = texts.filter((text) => text !== words.preferences.labels.reminderMinutes);
    expect(said.flatMap((text) => promisesIn(text).map((what) => `${what}: ${text}`))).toEqual([]);
  });

  test.each(sources.filter(({ path }) => !WHOLE.includes(path)))(
    "$path names what is coming beside what it says of it",
    ({ source }) => {
      expect(promisesInSource(source).filter((found) => !GIVEN.some((given) => found.endsWith(given)))).toEqual([]);
    },
  );

  test("every plan's lines carry the mark in plain text as well", () => {
    const lines = Object.values(planWords).flatMap(({ features }) => features.map(inPlainText));
    expect(lines).toContain("Basic summaries");
    expect(lines).toContain("WhatsApp bot");
    expect(lines.flatMap((line) => promisesIn(line))).toEqual([]);
  });
});

test("whatever is coming is recognised by words of its own", () => {
  expect(unrecognised).toEqual([]);
});

test("the scan of sources would notice a promise that is written by hand", () => {
  expect(promisesInSource('const line = "You get a plan for your team.";')).toHaveLength(1);
  expect(promisesInSource("<p>Invite your team members.</p>")).toHaveLength(1);
  expect(promisesInSource('whenBuilt("teams", "You get a plan for your team.", "")')).toEqual([]);
});
