import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const WISH = {
  en: "need an hour with lena next week",
  nl: "een uur met lena volgende week",
  de: "brauche nächste woche eine stunde mit lena",
  fr: "il me faut une heure avec lena la semaine prochaine",
  es: "necesito una hora con lena la semana que viene",
} as const;

type Language = keyof typeof WISH;

/** What the time must not be, and which times are not offered. */
const OUT: Record<Language, [said: string, isOut: (at: Temporal.ZonedDateTime) => boolean][]> = {
  en: [
    ["not mornings", isMorning],
    ["no mornings", isMorning],
    ["not in the morning", isMorning],
    ["mornings don't work", isMorning],
    ["not afternoons", isAfternoon],
    ["not Monday", isOn(1)],
    ["not monday or tuesday", isOn(1, 2)],
    ["anything but Tuesday", isOn(2)],
    ["any day except monday", isOn(1)],
    ["but not on monday", isOn(1)],
    ["not before 10", ({ hour }) => hour < 10],
  ],
  nl: [
    ["niet 's ochtends", isMorning],
    ["geen ochtenden", isMorning],
    ["niet op maandag", isOn(1)],
    ["alles behalve maandag", isOn(1)],
    ["niet voor 10 uur", ({ hour }) => hour < 10],
  ],
  de: [
    ["nicht vormittags", isMorning],
    ["nicht morgens", isMorning],
    ["nicht am montag", isOn(1)],
    ["alles außer montag", isOn(1)],
    ["nicht vor 10", ({ hour }) => hour < 10],
  ],
  fr: [
    ["pas le matin", isMorning],
    ["pas lundi", isOn(1)],
    ["tout sauf lundi", isOn(1)],
    ["n'importe quand sauf mardi", isOn(2)],
    ["pas avant 10h", ({ hour }) => hour < 10],
  ],
  es: [
    ["no por la mañana", isMorning],
    ["por las mañanas no", isMorning],
    ["el lunes no", isOn(1)],
    ["cualquier día menos el lunes", isOn(1)],
    ["no antes de las 10", ({ hour }) => hour < 10],
  ],
};

function isMorning({ hour }: Temporal.ZonedDateTime) {
  return hour < 12;
}
function isAfternoon({ hour }: Temporal.ZonedDateTime) {
  return hour >= 12;
}
function isOn(...days: number[]) {
  return ({ dayOfWeek }: Temporal.ZonedDateTime) => days.includes(dayOfWeek);
}

test.each(
  Object.entries(OUT).flatMap(([language, said]) =>
    said.map(([text, isOut]) => [language as Language, text, isOut] as const),
  ),
)("%s, %j: other times are offered, for her and that week", (language, text, isOut) => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred: language });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Lena Vogt")]));
  expect(talk.say(`${WISH[language]}, ${text}`)).toContain("Lena");
  const pending = talk.pending();
  const options = pending?.kind === "time" ? pending.options : [];
  expect(options).toHaveLength(3);
  for (const { start } of options) {
    const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO("Europe/Amsterdam");
    expect(at.weekOfYear).toBe(10);
    expect(isOut(at)).toBe(false);
  }
});

test("what is looked for has them as well", () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  expect(talk.say("find an hour next week, no mornings")).toContain("12:00");
  expect(talk.say("find an hour next week, not monday")).not.toContain("Mon 8");
});
