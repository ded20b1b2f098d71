import { expect, test } from "vitest";
import { type Token, tokenize } from "~/agent/understand/grammar/tokens";
import { vocabularyOf } from "~/agent/understand/grammar/vocabulary";
import { requestsOf } from "~/agent/understand/requests";
import { readText } from "~/agent/understand/text";
import { toDay } from "~/agent/understand/times/days";
import { findTimes } from "~/agent/understand/times/said-time";
import { drawn, drawnWith } from "../../support/drawn";
import { hardTexts, LONGEST } from "./hard-texts";

const LANGUAGES = ["en", "nl", "de", "fr", "es"];

/** The rules look at words and nothing else, so looks are work. A thousand looks take about five microseconds. */
const MOST_LOOKS = 300_000;

/** How often the rules about times look at a word of this text, when it is read as a move and as anything else. */
function looksAt(text: string, language: string): number {
  let looks = 0;
  const list = tokenize(readText(text).folded, vocabularyOf(language));
  const tokens: Token[] = [];
  // A property that counts for each word: a proxy around the list takes ten times as long.
  for (const [index, token] of list.entries()) {
    const get = () => {
      looks += 1;
      return token;
    };
    Object.defineProperty(tokens, index, { get, enumerable: true });
  }
  for (const moving of [false, true]) findTimes(tokens, { today: toDay(2026, 3, 4), moving });
  return looks;
}

const isBounded = ([, looks]: [string, number]) => looks < MOST_LOOKS;

// Far longer than WhatsApp sends, so that work which grows with the length shows. Each begins with the longest message of
// its kind, and a text is read from its beginning on.
// Most rules are of all languages, and so each text is drawn for two of the five.
test.each(LANGUAGES.map((language, place) => ({ language, place })))(
  "in $language a message four times as long as any is no more work than the bound",
  ({ language, place }) => {
    for (const text of drawn(hardTexts(4 * LONGEST), 2, place))
      expect([text.slice(0, 30), looksAt(text, language)], drawnWith(language)).toSatisfy(isBounded);
  },
);

test("no message is more than six requests, and a letter is one", () => {
  const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", locale: "en" };
  for (const text of hardTexts()) expect(requestsOf(text, context)).toHaveLength(1);
  expect(requestsOf("cancel my 2pm, ".repeat(7), context)).toHaveLength(1);
  expect(requestsOf("cancel my 2pm, ".repeat(6), context)).toHaveLength(6);
});
