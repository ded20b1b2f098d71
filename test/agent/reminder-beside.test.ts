import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const tom = guest("Tom Baker");
const begin = (preferred = "en") =>
  converse({
    now: "2026-11-24T09:20:00+01:00",
    preferred,
    events: [
      meeting("Board call", "2027-02-18T15:00:00+01:00", "2027-02-18T16:00:00+01:00", [tom]),
      meeting("Design review", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00", [tom]),
    ],
    contacts: contactRows(tom.email, tom.name),
  });

test.each([
  ["en", "lunch with tom on 18 February at 12:00 at Café Luna, and remind me a day before", "remind me an hour before"],
  ["en", "book lunch with tom on 18 February at 12:00 and remind me an hour before it", "remind me a day before"],
  ["en", "lunch with tom on 18 February at 12:00, set a reminder 30 minutes before", "remind me 30 minutes before"],
  [
    "nl",
    "lunch met tom op 18 februari om 12 uur, en herinner me een dag van tevoren",
    "herinner me een uur van tevoren",
  ],
  [
    "de",
    "Lunch mit tom am 18. Februar um 12 Uhr und erinnere mich einen Tag vorher",
    "erinnere mich eine Stunde vorher",
  ],
  ["fr", "lunch avec tom le 18 février à 12h et rappelle-moi un jour avant", "rappelle-moi une heure avant"],
  ["es", "lunch con tom el 18 de febrero a las 12 y recuérdame un día antes", "recuérdame una hora antes"],
])(
  "%s, %j: is booked, it is said that the reminder is not set, and what would set it does",
  (language, text, later) => {
    const talk = begin(language);
    const card = talk.say(text);
    expect(card).toMatch(/(?:remind me|herinner me|erinnere mich|rappelle-moi|recuérdame)/);
    expect(card).toContain("*Lunch*");
    expect(talk.pending()).toMatchObject({
      kind: "proposal",
      actions: [{ kind: "create", draft: { start: Date.parse("2027-02-18T12:00:00+01:00") } }],
    });
    talk.say("yes");
    expect(talk.events()).toHaveLength(3);
    expect(talk.say(later)).toContain("“Lunch”");
  },
);

test.each([
  "remind me an hour before the design review",
  "I have the design review on thursday, remind me an hour before",
])("%j is about a meeting that there is", (text) => {
  expect(begin().say(text)).toContain("I'll remind you of “Design review” 1 hour before.");
});

test("a reminder of something to be done is none of the meeting before it", () => {
  expect(begin().say("lunch with tom tomorrow at 12 and remind me to call the bank at 4")).not.toContain(
    "The reminder is not set",
  );
});
