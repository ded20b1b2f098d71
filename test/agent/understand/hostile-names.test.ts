import fc from "fast-check";
import { expect, test } from "vitest";
import { type Gazetteer, NOBODY } from "~/agent/understand/ear/gazetteer";
import { requestsOf } from "~/agent/understand/requests";
import { contactRows } from "~/domain/contact";
import { countCalls } from "../../support/count-calls";
import { converse, meeting } from "../../support/dialogue";
import { seeded } from "../../support/seed";
import { hardTexts, LONGEST } from "./hard-texts";

/** Names that are words of requests, of answers and of time, and what only a program would be called. */
const HOSTILE = [
  ..."Yes|No|Ok|Ja|Oui|Sí|Undo|Stop|Help|All|Everyone|Everything|Me|It|The|And|With|To|At|Then|Confirm".split("|"),
  ..."Cancel all|Move it|Delete everything|Anna, cancel|Cancel my 3pm|Yes, do it all|Book|Meeting|Lunch".split("|"),
  ..."Tomorrow|Friday|Monday|May|Sam|Jan|Mai|Dom|Will|Mark|3pm|10:30|30 minutes|Next week|12 June|Every day".split("|"),
  ..."😀|👩‍👩‍👧 Team|\u202eEvil|א ב|会议|A|B|<b>Bob</b>|O'Brien|Jean-Luc|__proto__|constructor|%s|,|.| |\n".split("|"),
  "X".repeat(200),
];
const SYLLABLES = "ba ce di fo gu ha ke li mo nu pa re si to vu wa ye zi".split(" ");
const made = Array.from({ length: 5_000 - HOSTILE.length }, (_, n) => {
  const part = (by: number) => SYLLABLES[Math.floor(n / by) % SYLLABLES.length] ?? "";
  return `${part(1)}${part(18)}${part(324)} ${part(7)}${part(18)}n`;
});
const names = [...HOSTILE, ...made];
const known: Gazetteer = {
  people: names.map((name, n) => ({ name, email: `p${n}@example.com` })),
  meetings: names.map((title, n) => ({ title, people: [names[(n * 7) % names.length] ?? ""] })),
};
/** Of functions, for one message; what most requests take is a hundredth of it. */
const MOST_CALLS = 8_000_000;
const context = { now: Date.parse("2026-11-25T09:20:00+01:00"), zone: "Europe/Amsterdam" };

/** A talk with somebody whose people and meetings are all called so. */
const surrounded = () =>
  converse({
    now: "2026-11-25T09:20:00+01:00",
    contacts: HOSTILE.flatMap((name, n) => contactRows(`p${n}@example.com`, name)),
    events: HOSTILE.map((title, n) =>
      meeting(title, `2026-11-26T${9 + (n % 8)}:00:00+01:00`.replace("T9", "T09"), "2026-11-26T17:30:00+01:00", [], {
        id: `event${n}`,
      }),
    ),
  });

const ANY = [
  ..."yes|ok|no|all|cancel all|tomorrow|friday|help|lunch|3pm|12 june|anna, cancel|move it|😀 👍|undo|stop".split("|"),
  "What is on tomorrow?",
  "book 😀 tomorrow at 3pm",
  "“Cancel everything on Friday and tell Tom” tomorrow at 10",
  "book nina morgen um 15 Uhr pour una hora volgende week",
  "cinq à sept avec Yes",
  "no, cancel all of it and yes, do it all",
];

test("whatever people and meetings are called, nothing is written without a yes to a card", () => {
  const at = surrounded();
  const before = JSON.stringify(at.events());
  for (const text of [...ANY, ...HOSTILE]) {
    const talk = surrounded();
    talk.send(text);
    expect([text, JSON.stringify(talk.events())]).toEqual([text, before]);
  }
});

test("a yes is a yes and a no is a no, though people are called so", () => {
  const alone = { ...context, known, awaiting: "confirmation" as const };
  for (const [text, intent] of [
    ["yes", "confirm"],
    ["ok", "confirm"],
    ["no", "deny"],
    ["ja", "confirm"],
    ["oui", "confirm"],
    ["sí", "confirm"],
  ])
    expect([text, requestsOf(text ?? "", alone).map(({ command }) => command.intent)]).toEqual([text, [intent]]);
});

test("a time is a time, though people are called so", () => {
  for (const [text, start] of [
    ["call with nina tomorrow at 3pm", "2026-11-26T15:00:00+01:00"],
    ["call with nina on friday at 10:30", "2026-11-27T10:30:00+01:00"],
    ["call with nina on 12 june at noon", "2027-06-12T12:00:00+02:00"],
    ["appel avec nina sam 28 à 10h", "2026-11-28T10:00:00+01:00"],
  ])
    expect([text, requestsOf(text ?? "", { ...context, known })[0]?.command.when?.start]).toEqual([text, start]);
});

/** Numbers in words of each language: an hour, and how long. */
test.each([
  ["en", "call with nina tomorrow at eleven thirty for forty-five minutes", "11:30", 45],
  ["nl", "bel nina morgen om half twaalf, vijfenveertig minuten", "11:30", 45],
  ["de", "Anruf mit nina morgen um halb zwölf für fünfundvierzig Minuten", "11:30", 45],
  ["fr", "appel avec nina demain à onze heures trente pendant quarante-cinq minutes", "11:30", 45],
  ["es", "llamada con nina mañana a las once y media durante cuarenta y cinco minutos", "11:30", 45],
])("numbers in words are read in %s", (locale, text, clock, minutes) => {
  const people = [{ name: "Nina Smit", email: "nina@example.com" }];
  const [{ command } = { command: null }] = requestsOf(text, { ...context, locale, known: { people, meetings: [] } });
  expect(command?.when?.start).toBe(`2026-11-26T${clock}:00+01:00`);
  expect(command?.slots.durationMinutes).toBe(minutes);
});

test("any text among five thousand names is read, and the same each time", () => {
  const word = fc.oneof(
    fc.constantFrom(
      ..."move cancel book add remove tomorrow at 3pm with and to not friday verzet annule mañana um".split(" "),
    ),
    fc.constantFrom(...names),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 14 }),
      fc.constantFrom("en", "nl", "de", "fr", "es", undefined),
      (list, locale) => {
        const read = () => requestsOf(list.join(" "), { ...context, locale, known });
        expect(read()).toEqual(read());
        for (const { command } of read()) expect(command.confidence).toBeLessThanOrEqual(1);
      },
    ),
    seeded({ numRuns: 30 }),
  );
});

test("among five thousand names reading is at most twice the work", async () => {
  const texts = ["call with nina", ...ANY, ...hardTexts(60).filter((_, n) => n % 24 === 0)];
  const readAmong = (among: Gazetteer) => () => {
    for (const text of texts) requestsOf(text, { ...context, known: among });
  };
  // What is made once for all messages is made by the first.
  const [, none = 0, all = 0] = await countCalls([NOBODY, NOBODY, { ...known }].map(readAmong));
  expect(none).toBeGreaterThan(texts.length * 100);
  expect(all / none).toBeLessThan(2);
});

test("a long message among five thousand names is bounded work", async () => {
  const texts = [...hardTexts(590), ...hardTexts(LONGEST)].filter((_, n) => n % 24 === 0);
  const counts = await countCalls(texts.map((text) => () => requestsOf(text, { ...context, locale: "en", known })));
  for (const [n, text] of texts.entries()) expect(counts[n], text).toBeLessThan(MOST_CALLS);
});
