import { expect, test } from "vitest";
import { german } from "~/agent/understand/languages/de/vocabulary";
import { english } from "~/agent/understand/languages/en/vocabulary";
import { spanish } from "~/agent/understand/languages/es/vocabulary";
import { french } from "~/agent/understand/languages/fr/vocabulary";
import { dutch } from "~/agent/understand/languages/nl/vocabulary";
import { fold } from "~/agent/understand/text";
import { sourcesOf } from "../../support/sources";

/** Where the words of languages stand. */
const OF_LANGUAGES = /\/understand\/languages\//;

/** Files whose patterns hold words of languages, and how many. The list only shrinks: no file comes in, no number grows. */
const LEFT: Readonly<Record<string, number>> = {
  "confidence.ts": 1,
  "ear/mention-lengths.ts": 1,
  "ear/said-times.ts": 1,
  "grammar/asked-for.ts": 1,
  "grammar/intents.ts": 5,
  "grammar/move-times.ts": 5,
  "grammar/move-words.ts": 4,
  "grammar/parse.ts": 2,
  "grammar/people-edits.ts": 6,
  "grammar/people-heads.ts": 7,
  "grammar/people.ts": 1,
  "grammar/phrase-scan.ts": 3,
  "grammar/read-answer.ts": 4,
  "grammar/read-clause.ts": 8,
  "grammar/replies.ts": 1,
  "grammar/slots.ts": 2,
  "grammar/titles.ts": 3,
  "grammar/tokens.ts": 2,
  "manners/corrections.ts": 1,
  "manners/normalise.ts": 10,
  "manners/reminder-rules.ts": 3,
  "manners/travel-rules.ts": 2,
  "manners/who-is-free.ts": 2,
  "manners/why-not.ts": 1,
  "times/day-of-month.ts": 1,
  "times/piece-rules.ts": 1,
};

const HINTS = [english, dutch, german, french, spanish].map(({ hints }) => new Set(fold(hints).split(",")));

/** Words that one language alone is known by. */
const isOfOne = (word: string) => HINTS.filter((hints) => hints.has(word)).length === 1;

/** A pattern, behind whatever may stand in front of one. */
const PATTERN = /(?<=[\s(,=:!?&|[])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*(?=[\s.,;:)\]])/gu;

/** A class of characters, which holds no words; a name of a list. */
const CLASS = /\[(?:\\.|[^\]\\])*\]|\$\{[^}]*\}/g;
const NAMING = /\bsaid`([^`]*)`/g;

test("words of a language stand in its own files, and the patterns that hold some become fewer", () => {
  const found = sourcesOf("app/agent/understand")
    .filter(({ path }) => !OF_LANGUAGES.test(path))
    .flatMap(({ path, source }) => {
      const code = source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
      const patterns = [PATTERN, NAMING].flatMap((kind) => Array.from(code.matchAll(kind), ([, one = ""]) => one));
      const spoken = patterns.filter((one) =>
        fold(one.replace(CLASS, " ").replace(/\\[a-z]/g, " "))
          .match(/[a-z]+/g)
          ?.some(isOfOne),
      );
      return spoken.length > 0 ? [[path.replace(/^.*\/understand\//, ""), spoken.length] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(LEFT);
});
