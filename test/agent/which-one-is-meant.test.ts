import { describe, expect, test } from "vitest";
import type { Attendee } from "~/domain/calendar-event";
import { converse, guest, meeting } from "../support/dialogue";

/** Somebody of whom the calendar has an address and no name. */
const box = (email: string): Attendee => ({ email, self: false });
const LISA = box("lisa@acme.example");
const SARA = box("sara@bright.example");
const YES = /^(Yes|Ja|Oui|Sí|OK,)/u;

type Code = "en" | "nl" | "de" | "fr" | "es";
const BOOKED: Record<Code, string> = {
  en: "book fitting tues 15 dec 9am",
  nl: "plan kapper di 15 dec om 9 uur",
  de: "Massage am Dienstag 15.12. um 9 Uhr",
  fr: "Coiffeur mardi 15 décembre à 9h",
  es: "Peluquería el martes 15 de diciembre a las 9",
};

/** A talk in which something was just booked, beside two meetings with Sara, a call with Lisa and a gym of other days. */
function talk(language: Code = "en", first = BOOKED[language]) {
  const events = [
    meeting("Coffee", "2026-12-14T10:00:00+01:00", "2026-12-14T11:00:00+01:00", [SARA]),
    meeting("Call", "2026-12-16T10:00:00+01:00", "2026-12-16T10:30:00+01:00", [LISA]),
    meeting("Lunch", "2026-12-17T12:00:00+01:00", "2026-12-17T13:00:00+01:00", [SARA]),
    meeting("Gym", "2026-12-18T18:00:00+01:00", "2026-12-18T19:00:00+01:00"),
    meeting("Sales call", "2026-12-18T09:00:00+01:00", "2026-12-18T09:30:00+01:00", [guest("Tom Baker")]),
  ];
  const one = converse({ now: "2026-12-10T09:30:00+01:00", preferred: language, events });
  let last = one.send(first);
  function yes() {
    const button = "buttons" in last ? last.buttons.find(({ title }) => YES.test(title)) : undefined;
    if (button) last = one.send(button.title, button.id);
  }
  yes();
  return {
    say(text: string) {
      last = one.send(text);
      return "body" in last ? last.body : "";
    },
    /** What changed by it once every card is accepted: title, day and hours, and who comes. */
    after(text: string) {
      const before = new Map(one.events().map((event) => [event.id, JSON.stringify(event)]));
      last = one.send(text);
      for (let n = 0; n < 2; n++) yes();
      return one.events().flatMap((event) => (before.get(event.id) === JSON.stringify(event) ? [] : [shown(event)]));
    },
    titles: () => one.events().map(({ title }) => title),
  };
}

const shown = ({ title, start, end, attendees }: ReturnType<typeof meeting>) => {
  const at = (moment: number) => new Date(moment + 3_600_000).toISOString();
  const people = attendees.filter(({ self }) => !self).map(({ email }) => email);
  return [title, at(start).slice(8, 16), at(end).slice(11, 16), ...people].join(" ");
};

describe("the call is what is called so, whatever was spoken of last", () => {
  test.each([
    ["move the call with lisa to 11", "Call 16T11:00 11:30 lisa@acme.example"],
    ["move the lisa call to 11", "Call 16T11:00 11:30 lisa@acme.example"],
    ["move the call to 4pm", "Call 16T16:00 16:30 lisa@acme.example"],
    ["move the call on wednesday to 11", "Call 16T11:00 11:30 lisa@acme.example"],
    ["move the call with tom to 3pm", "Sales call 18T15:00 15:30 tom@example.com"],
    ["move the sales call to 3pm", "Sales call 18T15:00 15:30 tom@example.com"],
  ])("%s", (text, expected) => {
    expect(talk().after(text)).toEqual([expected]);
  });
  test("the call is called off, and nothing else", () => {
    const one = talk();
    one.after("cancel the call");
    expect(one.titles()).toEqual(["Coffee", "Fitting", "Lunch", "Sales call", "Gym"]);
  });
  test.each(["move the call on monday to 11", "move the dinner to 8pm", "cancel the call with zoe"])(
    "where none fits nothing is shown for a yes: %s",
    (text) => {
      expect(talk().after(text)).toEqual([]);
    },
  );
});

describe("who is to come too does not say which one it is", () => {
  const said: Record<Code, string[]> = {
    en: [
      "oh and sara@bright.example should come too, and 9:30 rather",
      "and sara joins too, 9:30 rather",
      "sara should be there as well, make it 9:30",
      "make it 9:30 and sara is coming too",
    ],
    nl: [
      "oh en sara@bright.example moet er ook bij, en liever 9:30",
      "en sara komt ook, liever 9:30",
      "sara moet er ook bij zijn, maak er 9:30 van",
      "toch pas om 9:30, en nodig sara uit",
    ],
    de: [
      "ach und sara@bright.example soll auch kommen, und lieber 9:30",
      "doch erst um 9:30, und sara kommt auch",
      "mach 9:30 draus und sara kommt auch",
    ],
    fr: [
      "ah et sara@bright.example doit venir aussi, et plutôt 9h30",
      "finalement pas avant 9h30, et sara vient aussi",
      "mets 9h30 et sara vient aussi",
    ],
    es: [
      "ah y sara@bright.example también tiene que venir, y mejor 9:30",
      "y sara también viene, mejor 9:30",
      "no, a las 9:30, e invita a sara",
    ],
  };
  const all = Object.entries(said).flatMap(([code, texts]) => texts.map((text) => [code as Code, text] as const));
  test.each(all)("%s: %s", (code, text) => {
    const [only, ...others] = talk(code).after(text);
    expect(others).toEqual([]);
    expect(only).toMatch(/15T09:30 10:00 sara@bright\.example$/);
  });
  test.each([
    ["de", "ach nein, doch erst um 16 Uhr, und Lea lea@werk.example soll auch dabei sein"],
    ["en", "no, not until 4, and Lea (lea@werk.example) should be there too"],
    ["nl", "nee toch pas om 4 uur, en Lea lea@werk.example moet er ook bij"],
    ["fr", "finalement pas avant 16h, et Lea lea@werk.example doit être là aussi"],
    ["es", "al final no antes de las 4, y Lea lea@werk.example también debe estar"],
  ] as const)("a name in front of an address is of the same person, %s: %s", (code, text) => {
    expect(talk(code).after(text)).toEqual([expect.stringMatching(/15T16:00 16:30 lea@werk\.example$/)]);
  });
});

test.each([
  ["en", "not until 4"],
  ["en", "no, not till 4pm"],
  ["en", "not before 4"],
  ["nl", "pas om 4 uur"],
  ["nl", "niet eerder dan 4"],
  ["de", "doch erst um 16 Uhr"],
  ["de", "nicht vor 16 Uhr"],
  ["fr", "pas avant 16h"],
  ["es", "no antes de las 4"],
  ["es", "no hasta las 4"],
] as const)("not before an hour is when it begins, %s: %s", (code, text) => {
  expect(talk(code).after(text)).toEqual([expect.stringMatching(/ 15T16:00 16:30$/)]);
});

describe("a change that got a no is gone", () => {
  test.each([
    ["en", "until 5pm", "no", "make it 9:30"],
    ["en", "add sara", "no", "make it 9:30"],
    ["de", "bis 17 Uhr", "nein", "mach 9:30 draus"],
    ["fr", "jusqu'à 17h", "non", "mets 9h30"],
    ["es", "hasta las 17", "no", "ponlo a las 9:30"],
  ] as const)("%s: %s / %s / %s", (code, change, no, next) => {
    const one = talk(code);
    one.say(change);
    one.say(no);
    expect(one.after(next)).toEqual([expect.stringMatching(/ 15T09:30 10:00$/)]);
  });
});

test("what begins with a verb for booking is new, though one is called so", () => {
  expect(talk().after("book gym 2 mon 21 dec 9am")).toEqual([expect.stringMatching(/^Gym.* 21T09:00 09:30$/)]);
});

test.each([
  ["perfect thx. oh and can you move gym to right after it", "Gym 15T09:30 10:30"],
  ["move the gym straight after", "Gym 15T09:30 10:30"],
  ["move gym to right before it", "Gym 15T08:00 09:00"],
])("another one goes right beside it: %s", (text, expected) => {
  expect(talk().after(text)).toEqual([expected]);
});

test("who is known by an address is not asked for one", () => {
  expect(talk().after("catch-up with lisa and sara friday 11 dec 10am")).toEqual([
    "Catch-up 11T10:00 10:30 lisa@acme.example sara@bright.example",
  ]);
});

test.each([
  ["en", "dinner saturday 7-10pm at her place", "her place"],
  ["en", "review thursday 3pm at our office", "our office"],
  ["en", "lunch friday 12-1pm at my place", "my place"],
  ["en", "review friday 3pm at their new office", "their new office"],
  ["en", "review thursday 3pm at the office", "office"],
  ["nl", "overleg donderdag 15:00 op ons kantoor", "ons kantoor"],
  ["nl", "eten zaterdag 19-22 uur in haar huis", "haar huis"],
  ["de", "Besprechung Donnerstag 15 Uhr in seiner Wohnung", "seiner Wohnung"],
  ["fr", "dîner samedi 19h chez elle", "chez elle"],
  ["fr", "réunion jeudi 15h à notre bureau", "notre bureau"],
  ["es", "cena sábado 19h en su casa", "su casa"],
  ["es", "reunión jueves 15h en nuestra oficina", "nuestra oficina"],
  ["en", "drinks friday 6pm my place", "my place"],
  ["en", "drinks friday 6pm at mine", "at mine"],
  ["nl", "borrel vrijdag 17u bij mij thuis", "bij mij thuis"],
  ["de", "Abendessen Freitag 19 Uhr bei mir", "bei mir"],
  ["fr", "apéro samedi 19h chez moi", "chez moi"],
  ["es", "cena sábado 19h en mi casa", "en mi casa"],
] as const)("whose place it is stays said, %s: %s", (code, text, place) => {
  const one = converse({ now: "2026-12-10T09:30:00+01:00", preferred: code });
  const [where] = /(?<=(?:Where|Waar|Wo|Où|Dónde)\s?: ).*/u.exec(one.say(text)) ?? [];
  expect(where).toBe(place);
});

describe("whom a word for somebody takes off", () => {
  test.each([
    ["en", "planning with femke@care.example and bram wed 16 dec 3pm", "take him off"],
    ["en", "planning with femke@care.example and bram wed 16 dec 3pm", "leave him out then"],
    ["nl", "overleg met femke@care.example en bram wo 16 dec 15:00", "haal hem eraf"],
    ["de", "Besprechung mit femke@care.example und bram Mi 16.12. 15 Uhr", "nimm ihn raus"],
    ["fr", "réunion avec femke@care.example et bram mercredi 16 décembre 15h", "enlève-le"],
  ] as const)("it is who was asked about, %s: %s / %s", (code, first, text) => {
    const one = converse({ now: "2026-12-10T09:30:00+01:00", preferred: code });
    one.say(first);
    expect(one.say(text)).toContain("femke@care.example");
  });
  test("of several that is asked, and what else is said is done", () => {
    const one = talk();
    one.say("book planning with sara and lisa wed 16 dec 3pm");
    expect(one.say("take her off and make it 2")).toMatch(/^Who do you mean .*14:00–14:30/su);
  });
});
