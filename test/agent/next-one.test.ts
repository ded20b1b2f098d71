import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

/** A Tuesday morning in Amsterdam: two meetings today, and one with Olga the day after. */
const begin = () =>
  converse({
    now: "2027-02-09T09:10:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [
      meeting("Design", "2027-02-09T11:00:00+01:00", "2027-02-09T11:30:00+01:00"),
      meeting("Choir", "2027-02-09T19:00:00+01:00", "2027-02-09T20:30:00+01:00"),
      meeting("Audit", "2027-02-10T10:00:00+01:00", "2027-02-10T11:00:00+01:00", [guest("Olga Petrova")]),
    ],
  });

const startOf = (talk: ReturnType<typeof begin>, title: string) => {
  const { start } = talk.events().find((event) => event.title === title) ?? {};
  return start === undefined ? undefined : new Date(start).toISOString().slice(0, 16);
};

test.each([
  "could you call off my next appointment please",
  "drop the next mtg",
  "my next meeting can go",
  "zou je mijn volgende afspraak willen schrappen",
  "kan de eerstvolgende afspraak worden geannuleerd?",
  "volgende meeting mag weg",
  "kannst du bitte den nächsten Termin streichen",
  "nächste besprechung absagen",
  "mein nächster Termin kann raus",
  "tu peux annuler mon prochain rdv ?",
  "prochaine réunion à supprimer",
  "vire le prochain rendez-vous stp",
  "¿puedes quitar la próxima reunión?",
  "siguiente cita cancelar",
  "bórrame mi próxima reu por favor",
])("what comes next goes, whatever it is called: %s", (said) => {
  const talk = begin();
  expect(talk.say(said)).toMatch(/Design/);
  talk.say("yes");
  expect(talk.events().map(({ title }) => title)).toEqual(expect.not.arrayContaining(["Design"]));
  expect(talk.events()).toHaveLength(2);
});

test.each([
  "next meeting to 2pm",
  "could my next meeting move to 14:00?",
  "volgende afspraak naar 14u",
  "zet mijn eerstvolgende afspraak op 14:00",
  "nächster Termin auf 14 Uhr",
  "mein nächstes Meeting bitte auf 14 Uhr",
  "prochain rdv à 14h",
  "mets ma prochaine réunion à 14h",
  "próxima cita a las 14:00",
  "pásame la siguiente reunión a las 14:00",
])("and moves, also where nothing else is said of it: %s", (said) => {
  const talk = begin();
  expect(talk.say(said)).toMatch(/Design/);
  talk.say("yes");
  expect(startOf(talk, "Design")).toBe("2027-02-09T13:00");
});

test.each([
  "cancel my next meeting with Olga",
  "zeg mijn volgende afspraak met Olga af",
  "sag meinen nächsten Termin mit Olga ab",
  "annule mon prochain rendez-vous avec Olga",
  "cancela mi próxima reunión con Olga",
])("of those with somebody it is the next with them: %s", (said) => {
  expect(begin().say(said)).toMatch(/Audit/);
});

test.each(["plan the next call with Olga on Friday at 3pm", "next meeting with Olga Friday 3pm"])(
  "a new one that is called the next is new: %s",
  (said) => {
    expect(begin().say(said)).toMatch(/Shall I book this\?.*Fri 12 Feb, 15:00/s);
  },
);
