import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { type Checker, checkerOf } from "~/agent/summarise/check-evidence";
import type { Spoken } from "~/domain/language";
import { TRUE_LINES, type TrueLine } from "./planted";
import { MEETINGS, type Meeting } from "./transcripts/meetings";

const meetings = new Map(MEETINGS.map((meeting) => [meeting.name, meeting]));
const checkers = new Map(MEETINGS.map(({ name, transcript }) => [name, checkerOf(transcript)]));

function meetingOf({ meeting }: TrueLine): { transcript: Meeting["transcript"]; checker: Checker } {
  const [found, checker] = [meetings.get(meeting), checkers.get(meeting)];
  if (!found || !checker) throw new Error(`no meeting ${meeting}`);
  return { transcript: found.transcript, checker };
}

function holds(line: TrueLine): boolean {
  const { transcript, checker } = meetingOf(line);
  const evidence = line.entries.map((entry) => ({
    entry,
    from: 0,
    to: transcript.entries.find(({ id }) => id === entry)?.text.length ?? 0,
  }));
  return checker.item({ text: line.text, evidence, owner: line.owner, due: line.due });
}

/** A weekday that is said nowhere in the meetings' spans below, by the language. */
const OTHER_DAYS: Record<Spoken, readonly string[]> = {
  en: ["on Tuesday", "on Sunday", "in July"],
  nl: ["op dinsdag", "op zondag", "in juli"],
  de: ["am Mittwoch", "am Sonntag", "im Juli"],
  fr: ["mercredi", "dimanche", "en juillet"],
  es: ["el domingo", "el viernes", "en julio"],
};
const STRANGERS = ["Carol", "Olaf Jansen", "Bob", "Xavier"];
const withEnd = (text: string, more: string) => text.replace(/[.]$/, ` ${more}.`);
const otherGuest = ({ owner }: TrueLine, guests: readonly { name: string }[], n: number) => {
  const others = guests.filter(({ name }) => name !== owner && name.split(" ")[0] !== owner?.split(" ")[0]);
  return others[n % others.length]?.name ?? "Carol";
};

type Plant = (line: TrueLine, n: number) => TrueLine;
const PLANTS: Record<string, Plant> = {
  "a name": (line, n) => {
    const stranger = STRANGERS[n % STRANGERS.length] ?? "";
    const first = line.owner?.split(" ")[0];
    return { ...line, text: first ? line.text.replace(first, stranger) : withEnd(line.text, stranger) };
  },
  "a number": (line, n) => ({ ...line, text: withEnd(line.text, `(${[4_711, 17, 2.5][n % 3]})`) }),
  "a day": (line, n) => ({ ...line, text: withEnd(line.text, OTHER_DAYS[line.language][n % 3] ?? "") }),
  "a due date": (line, n) => {
    const due = line.due ?? "2027-12-24";
    return {
      ...line,
      due: Temporal.PlainDate.from(due)
        .add({ days: [1, 7, 30][n % 3] ?? 1 })
        .toString(),
    };
  },
  "a negation": (line) => ({ ...line, text: line.turned }),
  "an owner": (line, n) => ({ ...line, owner: otherGuest(line, meetingOf(line).transcript.guests, n) }),
};

test.each(TRUE_LINES.map((line): [string, TrueLine] => [line.text, line]))("holds: %s", (_, line) => {
  expect(holds(line)).toBe(true);
});

test("of two hundred and forty planted inventions at most two are shown", () => {
  const shown = Object.entries(PLANTS).flatMap(([what, plant]) =>
    TRUE_LINES.map((line, n) => ({ what, line: plant(line, n) })).filter(({ line }) => holds(line)),
  );
  expect(TRUE_LINES.length * Object.keys(PLANTS).length).toBe(240);
  expect(shown.map(({ what, line }) => `${what}: ${line.text} (${line.owner}, ${line.due})`).slice(2)).toEqual([]);
});
