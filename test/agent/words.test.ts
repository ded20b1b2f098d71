import { describe, expect, test } from "vitest";
import { renderReply } from "~/agent/say/render";
import type { Voice } from "~/agent/say/voice";
import { understand } from "~/agent/understand/understand";
import { wordsOf } from "~/agent/words/catalogue";
import { SPOKEN, type Spoken } from "~/domain/language";
import {
  BODY_MAX,
  BUTTON_TITLE_MAX,
  BUTTONS_MAX,
  ROW_DESCRIPTION_MAX,
  ROW_TITLE_MAX,
  ROWS_MAX,
} from "~/domain/message";
import { formatClock, formatDay, lengthInWords } from "~/domain/phrasing";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { TEMPLATE_WORDS } from "~/domain/template-words";
import { sourcesOf } from "../support/sources";
import { NOW, saysWith } from "./every-reply";

/** What stands for an argument: it can be a text, a list of texts and what a failure brings along. */
class Sample extends String {
  appUrl = "https://parley.test";
  again = "AGAIN";
  code = "past";
  sentence = "That time has already passed.";
  join = () => "LISTED";
}

const TEXTS = ["AA", "BB", "CC", "DD"].map((text) => new Sample(text));
const SAMPLES: unknown[][] = [
  TEXTS,
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [2, 3, 100, 7],
  ["AA", 1, 1, "BB"],
  ["AA", 2, "BB", "CC"],
];

/** Of what takes another thing than texts and numbers. */
const SPECIAL: Record<string, unknown[][]> = {
  ".list": [[["AA", "BB"]], [["AA"]]],
  ".limit": [[TEXTS[0]]],
  ".timeProblem": [
    ["that time has passed"],
    ["30 February does not exist"],
    ["3 May is a Sunday, not a Monday"],
    ["something else"],
  ],
  ".failed": [[TEXTS[0], TEXTS[1]]],
  ".kept": [["past", "AA"]],
  ".nothingThen": [[""], ["AA"]],
  ".agenda.count": [
    [1, "AA", ""],
    [2, "AA", " (BB)"],
  ],
  ".free.allDay": [
    ["AA", ""],
    ["AA", "BB"],
  ],
  ".free.none": [
    ["AA", "BB", "", false],
    ["AA", "BB", "CC", true],
  ],
  ".reminder.hello": [[""], ["AA"]],
  ".template.from": [
    ["AA", ""],
    ["AA", "BB"],
  ],
  ".standing.prices": [[["AA", "BB"]]],
  ".ask.reading": [["AA", ["BB", "CC"]]],
};

/** Every sentence of a language with its place in the catalogue; one with arguments once for each of their samples. */
function sentencesOf(words: unknown, path = ""): { path: string; said: string }[] {
  if (typeof words === "string") return [{ path, said: words }];
  if (Array.isArray(words)) return [];
  if (typeof words === "function") {
    const say = words as (...args: unknown[]) => unknown; // whatever it takes, a sample stands for it
    const group = path.startsWith(".failed.") ? ".failed" : path;
    return (SPECIAL[group] ?? SAMPLES).flatMap((sample) => {
      try {
        return [{ path, said: String(say(...sample)) }];
      } catch (problem) {
        // A number where a text belongs has no letters to look at.
        if (problem instanceof TypeError && sample.some((one) => typeof one === "number")) return [];
        throw problem;
      }
    });
  }
  return Object.entries(words as object).flatMap(([key, part]) => sentencesOf(part, `${path}.${key}`));
}

const voiceIn = (language: Spoken): Voice => ({
  language,
  zone: "Europe/Amsterdam",
  clock: "24h",
  now: NOW,
  preferences: { ...DEFAULT_PREFERENCES, timezone: "Europe/Amsterdam", language },
  appUrl: "https://parley.test",
});

describe.each(SPOKEN)("in %s", (language) => {
  const words = wordsOf({ language });
  const sentences = sentencesOf(words);

  test("no sentence is empty or shows what a program says for nothing", () => {
    expect(sentences.length).toBeGreaterThan(700);
    for (const { path, said } of sentences) {
      expect(said.trim(), path).not.toBe("");
      expect(said, path).not.toMatch(/undefined|null\b|NaN|\[object|function|\$\{/);
    }
  });

  test("a sentence ends once, and no space stands where none belongs", () => {
    for (const { path, said } of sentences) {
      expect(said, path).not.toMatch(/(?<!\.)\.\.(?!\.)|[.!?] ?\.$/);
      expect(said, path).not.toMatch(/ {2}| [.,)]|\( |^ | $/);
      // French alone puts a space before these.
      if (language === "fr") expect(said.replace(/https?:|\d:\d/g, ""), path).not.toMatch(/[^\s\d][!?;:](?= |$)/);
      else expect(said, path).not.toMatch(/[^\s\d(] [!?;:]/);
    }
  });

  test.skipIf(language === "en")("nothing is left in English", () => {
    const english = new Map(sentencesOf(wordsOf({ language: "en" })).map(({ path, said }) => [path, said]));
    // Words that two languages share.
    const shared =
      /^\W*(?:AA|👍|Google Meet-?link|Description|.*“BB”|AA: \S+ \(was \S*\).|AA: \S+.)\W*$|^\D{0,3}$|LISTED/;
    for (const { path, said } of sentences) {
      const own = said.replace(/https?:\S+|Google (?:Calendar|Meet)|Offsite|\*ST(?:ART|OP)\*/g, "");
      expect(own, path).not.toMatch(
        /\b(?:the|you|your|they|meetings?|please|calendar|reminders?|book(?:ed)?|undo|yes)\b/i,
      );
      if (said.length > 12 && !shared.test(said)) expect(said, path).not.toBe(english.get(path));
    }
  });

  test("every button, row and menu has room on WhatsApp", () => {
    const { buttons, reach, late, reminder, alert, template, templates, preferences } = words;
    const titles = [
      ...[buttons.no, buttons.undo, buttons.undoAll, buttons.leaveIt, buttons.leaveOut, buttons.neverMind],
      ...[buttons.noneOfThese, buttons.propose, ...Object.values(buttons.yes), ...Object.values(buttons.anyway)],
      ...[reach.one, reach.following, reach.all, late.move, late.tell, reminder.late, reminder.move, reminder.cancel],
      ...[alert.moveFirst, alert.moveSecond, alert.keepBoth, template.yes, templates.yesRemove],
      ...[preferences.yes, preferences.reset, preferences.forgetAll, ...Object.values(words.menus)],
      ...[5, 10, 15, 30, 60, 90].map((minutes) => lengthInWords(minutes, language)),
    ];
    for (const title of titles) expect([...title].length, title).toBeLessThanOrEqual(BUTTON_TITLE_MAX);
    for (const title of [late.anotherTime, late.moveAlso(1), late.moveAlso(9)])
      expect([...title].length, title).toBeLessThanOrEqual(ROW_TITLE_MAX);
    for (const description of [late.allStay, words.conflict.bothStay, words.ask.seeAbove(10)])
      expect([...description].length, description).toBeLessThanOrEqual(ROW_DESCRIPTION_MAX);
  });

  test("a day and a time fit into the title of a row, whatever the day", () => {
    for (let month = 1; month <= 12; month++) {
      for (let day = 20; day <= 26; day++) {
        const date = `2027-${String(month).padStart(2, "0")}-${day}`;
        const clock = language === "en" || language === "es" ? "12h" : "24h";
        const time = formatClock(Date.parse(`${date}T11:30:00Z`), "UTC", clock);
        const title = `${formatDay(date, "UTC", { now: NOW, language })} ${time}`;
        expect([...title].length, title).toBeLessThanOrEqual(ROW_TITLE_MAX + (clock === "12h" ? 1 : 0));
      }
    }
  });

  test("every kind of reply fits", () => {
    for (const reply of Object.values(saysWith("Budget")).flat()) {
      const message = renderReply(reply, voiceIn(language));
      if (message.kind === "template") continue;
      expect(message.body.length).toBeLessThanOrEqual(BODY_MAX[message.kind]);
      if (message.kind === "buttons") {
        expect(message.buttons.length).toBeLessThanOrEqual(BUTTONS_MAX);
        for (const { title } of message.buttons) expect([...title].length, title).toBeLessThanOrEqual(BUTTON_TITLE_MAX);
      }
      if (message.kind === "list") {
        expect(message.rows.length).toBeLessThanOrEqual(ROWS_MAX);
        expect([...message.label].length, message.label).toBeLessThanOrEqual(BUTTON_TITLE_MAX);
        for (const { title, description = "" } of message.rows) {
          expect([...title].length, title).toBeLessThanOrEqual(ROW_TITLE_MAX);
          expect([...description].length, description).toBeLessThanOrEqual(ROW_DESCRIPTION_MAX);
        }
      }
      expect(message.body).not.toMatch(/undefined|NaN|\.\.(?!\.)/);
    }
  });

  test("the buttons of a reminder and of an alert are those of Meta's templates", () => {
    const { reminder, alert } = words;
    expect([reminder.late, reminder.move, reminder.cancel]).toEqual(TEMPLATE_WORDS.reminder?.[language].buttons);
    const ways = [alert.moveFirst, alert.moveSecond, alert.keepBoth];
    expect(ways).toEqual(TEMPLATE_WORDS.conflict?.[language].buttons);
  });

  test("what a text tells its reader to say is understood", () => {
    const said = sentences
      .filter(({ path }) => /\.(?:fixed|preferences|aside|notFound|notOrganizer|reminder)\b/.test(path))
      .flatMap(({ said }) => [...said.matchAll(/\*([^*]+)\*/g)].map(([, example = ""]) => example))
      .filter((example) => !/^ST(?:ART|OP)$|…|template|sjabloon/.test(example));
    expect(said.length).toBeGreaterThan(15);
    const context = {
      now: NOW,
      zone: "Europe/Amsterdam",
      workday: { startMinute: 540, endMinute: 1080 },
      usual: language,
    };
    for (const example of new Set(said)) {
      const { intent } = understand(example, context);
      expect(`${example}: ${intent}`).not.toMatch(/out_of_domain$/);
    }
  });
});

test.each<[Spoken, number, string, string, string]>([
  ["en", 1, "One meeting", "Anna, Tom and Eve", "1 hour 30 minutes"],
  ["nl", 1, "Eén afspraak", "Anna, Tom en Eve", "anderhalf uur"],
  ["de", 1, "Ein Termin", "Anna, Tom und Eve", "anderthalb Stunden"],
  ["fr", 1, "Un rendez-vous", "Anna, Tom et Eve", "1 h 30"],
  ["es", 1, "Una reunión", "Anna, Tom y Eve", "1 hora y media"],
])("%s counts, lists and measures as people say it", (language, events, counted, listed, length) => {
  const { agenda, list } = wordsOf({ language });
  expect(agenda.count(events, "…", "")).toContain(counted);
  expect(list(["Anna", "Tom", "Eve"])).toBe(listed);
  expect(lengthInWords(90, language)).toBe(length);
});

test("what depends on a number or a name is said as its language wants it", () => {
  const [nl, de, fr, es] = (["nl", "de", "fr", "es"] as const).map((language) => wordsOf({ language }));
  expect(nl?.howMany(1, "1 uur")).toBe("Je hebt 1 afspraak, samen 1 uur.");
  expect(nl?.standing.trial(1, 1)).toContain("1 afspraak en 1 dag.");
  expect(de?.standing.left("Starter", 1, 20, 19)).toBe("Diesen Monat ist noch 1 von 20 Terminen übrig.");
  expect(de?.reminder.begins("2 Tage", 1)).toBe("In 2 Tagen:");
  expect(fr?.standing.trial(0, 1)).toContain("0 rendez-vous et 1 jour.");
  expect(["Tom", "Anna", "Hélène", "Yves", "Yann"].map((who) => fr?.free.unseen(who))).toEqual([
    "Je ne vois pas l'agenda de Tom.",
    "Je ne vois pas l'agenda d'Anna.",
    "Je ne vois pas l'agenda d'Hélène.",
    "Je ne vois pas l'agenda d'Yves.",
    "Je ne vois pas l'agenda de Yann.",
  ]);
  expect(es?.list(["Ana", "Inés"])).toBe("Ana e Inés");
  expect(es?.reminder.subject("Demo", "13:00")).toBe("Demo a las 13:00");
  expect(es?.reminder.subject("Demo", "1:00 pm")).toBe("Demo a la 1:00 pm");
});

test("each entry of the catalogue is named by what says it, or by what decides it", () => {
  const elsewhere = sourcesOf("app")
    .filter(({ path }) => !/^app\/(?:agent\/(?:words|understand\/languages)|content)\//.test(path))
    .map(({ source }) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""));
  // "no-words" is one name.
  const named = new Set(elsewhere.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  const entries = namesIn(wordsOf({ language: "en" }));
  expect(entries.length).toBeGreaterThan(400);
  expect(entries.filter((path) => !named.has(path.at(-1) ?? "")).map((path) => path.join("."))).toEqual([]);
});

/** The path of every entry. */
function namesIn(table: object): string[][] {
  return Object.entries(table).flatMap(([name, entry]) => [
    [name],
    ...(typeof entry === "object" ? namesIn(entry).map((path) => [name, ...path]) : []),
  ]);
}
