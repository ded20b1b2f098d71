import { expect, test } from "vitest";
import { fold } from "~/agent/understand/text";
import { german } from "~/agent/understand/words/de";
import { english } from "~/agent/understand/words/en";
import { spanish } from "~/agent/understand/words/es";
import { french } from "~/agent/understand/words/fr";
import { dutch } from "~/agent/understand/words/nl";
import { sourcesOf } from "../../support/sources";

/** Where the words of languages stand. */
const OF_LANGUAGES = /\/understand\/(?:languages|phrases|words)\//;

/** Files whose patterns hold words of languages, and how many. The list only shrinks: no file comes in, no number grows. */
const LEFT: Readonly<Record<string, number>> = {
  "bare.ts": 3,
  "confidence.ts": 1,
  "ear/change-meeting.ts": 2,
  "ear/fences.ts": 7,
  "ear/gazetteer.ts": 1,
  "ear/lexicon.ts": 1,
  "ear/mention-lengths.ts": 1,
  "ear/said-times.ts": 1,
  "grammar/asked-for.ts": 1,
  "grammar/clauses.ts": 1,
  "grammar/intents.ts": 5,
  "grammar/meeting-names.ts": 1,
  "grammar/move-times.ts": 8,
  "grammar/move-words.ts": 5,
  "grammar/parse.ts": 3,
  "grammar/people-edits.ts": 6,
  "grammar/people-heads.ts": 7,
  "grammar/people.ts": 4,
  "grammar/phrase-scan.ts": 6,
  "grammar/preference-values.ts": 3,
  "grammar/read-answer.ts": 4,
  "grammar/read-clause.ts": 8,
  "grammar/replies.ts": 4,
  "grammar/said-length.ts": 2,
  "grammar/slots.ts": 2,
  "grammar/titles.ts": 3,
  "grammar/tokens.ts": 14,
  "grammar/vocabulary.ts": 8,
  "language.ts": 7,
  "manners/about-meeting.ts": 2,
  "manners/corrections.ts": 10,
  "manners/focus-time.ts": 4,
  "manners/limits.ts": 1,
  "manners/named-edits.ts": 2,
  "manners/normalise.ts": 11,
  "manners/reminder-asked.ts": 1,
  "manners/reminder-rules.ts": 5,
  "manners/travel-rules.ts": 3,
  "manners/undo-spoken-of.ts": 1,
  "manners/who-is-free.ts": 4,
  "manners/why-not.ts": 3,
  "text.ts": 2,
  "times/clock-rules.ts": 2,
  "times/date-rules.ts": 3,
  "times/day-of-month.ts": 5,
  "times/holidays.ts": 1,
  "times/length-rules.ts": 1,
  "times/moment-rules.ts": 2,
  "times/month-dates.ts": 1,
  "times/numbered-periods.ts": 1,
  "times/period-rules.ts": 1,
  "times/piece-rules.ts": 6,
  "times/point-rules.ts": 2,
  "times/repeat-rules.ts": 1,
  "times/resolve-point.ts": 1,
  "times/said-time.ts": 1,
  "times/weekday-rules.ts": 1,
  "times/zone-names.ts": 1,
  "understand.ts": 1,
};

const HINTS = [english, dutch, german, french, spanish].map(({ hints }) => new Set(fold(hints).split(",")));

/** Words that one language alone is known by. */
const isOfOne = (word: string) => HINTS.filter((hints) => hints.has(word)).length === 1;

/** A pattern, behind whatever may stand in front of one. */
const PATTERN = /(?<=[\s(,=:!?&|[])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*(?=[\s.,;:)\]])/gu;

test("words of a language stand in its own files, and the patterns that hold some become fewer", () => {
  const found = sourcesOf("app/agent/understand")
    .filter(({ path }) => !OF_LANGUAGES.test(path))
    .flatMap(({ path, source }) => {
      const patterns = Array.from(
        source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "").matchAll(PATTERN),
        ([, one = ""]) => one,
      );
      const spoken = patterns.filter((one) =>
        fold(one.replace(/\\[a-z]/g, " "))
          .match(/[a-z]+/g)
          ?.some(isOfOne),
      );
      return spoken.length > 0 ? [[path.replace(/^.*\/understand\//, ""), spoken.length] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(LEFT);
});
