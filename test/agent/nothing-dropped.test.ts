import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { drawn, drawnWith } from "../support/drawn";
import { now } from "../support/week";

/**
 * A request that goes right, with one thing more behind it: a card that can be said yes to shows that as well. Where it
 * does not, nothing may be written before it was asked about.
 */
const REQUESTS: Record<string, { plain: string[]; more: [words: string, shows: RegExp][] }> = {
  en: {
    plain: [
      "book owen tomorrow at 3pm",
      "lunch with lena friday at 1",
      "move the dentist to monday 9am",
      "cancel the budget review",
      "push the standup back by 30 minutes",
      "focus time tomorrow 2 to 4",
      "add owen to the budget review",
      "make the lunch with tom an hour and a half",
    ],
    more: [
      [" and move everything", /1\..*2\./s],
      [" and cancel the standup", /standup/i],
      [" and invite jamal", /jamal/i],
      [" for 45 minutes", /:45|:15/],
      [" in room 4", /room 4/i],
      [" every week", /week/i],
      [" unless jamal can't", /jamal/i],
      [" and remind me an hour before", /hour before/],
      [", except the dentist", /1\..*2\./s],
      [" and book jamal at 5", /jamal/i],
      [" if it rains", /rains/i],
      [" or saturday", /sat/i],
      [". then the office", /office/i],
      [" and tell me what else is on", /what else|\bon \w{3} \d|today|planned/i],
      [" and mark it private", /private|can't do/i],
      [" both days", /both days/i],
    ],
  },
  nl: {
    plain: [
      "zet morgen om 15 uur owen in de agenda",
      "lunch met lena vrijdag om 13 uur",
      "verzet de dentist naar maandag 9 uur",
      "annuleer de budget review",
      "schuif de standup een half uur op",
      "voeg owen toe aan de budget review",
    ],
    more: [
      [" en verzet alles", /1\..*2\./s],
      [" en annuleer de standup", /standup/i],
      [" en nodig jamal uit", /jamal/i],
      [" in kamer 4", /kamer 4/i],
      [" elke week", /week/i],
      [" tenzij jamal niet kan", /jamal/i],
      [", behalve de dentist", /1\..*2\./s],
      [" of zaterdag", /za\b/i],
      [". daarna kantoor", /kantoor/i],
      [" en wat heb ik dan nog meer?", /dan nog|\bop \w\w \d|vandaag|gepland/i],
    ],
  },
  de: {
    plain: [
      "trag morgen um 15 Uhr owen ein",
      "mittagessen mit lena freitag um 13 uhr",
      "verschieb den dentist auf montag 9 uhr",
      "lade owen zum budget review ein",
    ],
    more: [
      [" und verschieb alles", /1\..*2\./s],
      [" und sag das standup ab", /standup/i],
      [" in raum 4", /raum 4/i],
      [" jede woche", /woche/i],
      [" oder samstag", /sa\b/i],
      [". Danach Büro", /büro/i],
      [" und halt den Rest des Tages frei", /rest des tages/i],
      [" vorbehaltlich", /vorbehaltlich/i],
    ],
  },
  fr: {
    plain: ["réserve demain à 15h avec owen", "déplace le dentist à lundi 9h", "ajoute owen au budget review"],
    more: [
      [" et déplace tout", /1\..*2\./s],
      [" et annule le standup", /standup/i],
      [" salle 4", /salle 4/i],
      [" chaque semaine", /semaine/i],
      [" ou samedi", /sam/i],
    ],
  },
  es: {
    plain: ["reserva mañana a las 15 con owen", "mueve el dentist al lunes a las 9", "añade a owen al budget review"],
    more: [
      [" y mueve todo", /1\..*2\./s],
      [" y cancela el standup", /standup/i],
      [" en la sala 4", /sala 4/i],
      [" cada semana", /semana/i],
      [" o el sábado", /sáb/i],
      [" provisional", /provisional/i],
      [" y deja libre el resto del día", /libre/i],
    ],
  },
};

const people = ["Owen Price", "Lena Vogt", "Tom Baker", "Mia Berg", "Jamal Reed"].map((name) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
}));
const [, , tom, mia] = people;

const talk = () =>
  converse({
    now,
    contacts: people.flatMap(({ email, name }) => contactRows(email, name)),
    events: [
      meeting("Standup", "2026-11-25T09:00:00+01:00", "2026-11-25T09:15:00+01:00"),
      meeting("Dentist", "2026-11-27T10:00:00+01:00", "2026-11-27T10:30:00+01:00"),
      meeting("Budget review", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", mia && [mia]),
      meeting("Lunch with Tom", "2026-11-25T12:30:00+01:00", "2026-11-25T13:30:00+01:00", tom && [tom]),
    ],
  });

/** A card that one can say yes to, and not only one that is proposed without some of the words. */
const CARD = /\[(?:Yes|Ja|OK)\b/;

const cases = Object.values(REQUESTS).flatMap(({ plain, more }) =>
  plain.flatMap((request) => more.map(([words, shows]) => ({ said: request + words, shows }))),
);

test.each(Object.values(REQUESTS).flatMap(({ plain }) => plain))("“%s” goes right by itself", (request) => {
  expect(talk().say(request)).toMatch(CARD);
});

/** Of cases this much alike a run tries every fourth. */
const SHARE = 4;

test.each(drawn(cases, SHARE))("of “$said” nothing is written that does not show all of it", ({ said, shows }) => {
  const answer = talk().say(said);
  if (CARD.test(answer)) expect(answer, drawnWith(said)).toMatch(shows);
});

/** The same of what amends a card, a booking, or a change that is proposed. */
const BEFORE: Record<string, string[]> = {
  "a card": ["book owen tomorrow at 3pm"],
  "a booking": ["book owen tomorrow at 3pm", "yes"],
  "a change": ["move the dentist to monday 9am"],
  "a question": ["when is the budget review?"],
};
const AMENDMENTS = ["make it 4pm", "an hour", "friday instead", "with lena too", "at the office", "an hour later"];
const NOT_DONE = "not done yet|can't send|not sure what to make of";
const BESIDE: [words: string, shows: string][] = [
  [" and cancel the standup", "standup"],
  [" and invite jamal", "jamal"],
  [" for 45 minutes", ":45|:15"],
  [" in room 4", "room 4"],
  [" unless jamal can't", "jamal"],
  [" and remind me an hour before", "hour before"],
  [", and tell jamal", "jamal"],
  [" and the dentist at 5", "dentist"],
];

const amended = Object.entries(BEFORE).flatMap(([of, before]) =>
  AMENDMENTS.flatMap((words) => BESIDE.map(([more, shows]) => ({ of, before, said: words + more, shows }))),
);

test.each(amended)(
  "of “$said” behind $of nothing is written that does not show all of it",
  ({ before, said, shows }) => {
    const { say } = talk();
    for (const message of before) say(message);
    const answer = say(said);
    if (CARD.test(answer)) expect(answer, drawnWith(said)).toMatch(new RegExp(`${shows}|${NOT_DONE}`, "i"));
  },
);

test("who comes too, and how long and where it is, are said in one breath", () => {
  const { say } = talk();
  say("book owen tomorrow at 3pm");
  const answer = say("with lena too for 45 minutes");
  expect(answer).toContain("15:00–15:45");
  expect(answer).toContain("Owen Price (owen@example.com), Lena Vogt (lena@example.com)");
  expect(say("ook met jamal in kamer 4")).toMatch(/kamer 4.*Jamal Reed/is);
});

test("a meeting of its own that takes its day back is not put into what was booked or declined", () => {
  for (const answer of ["yes", "no"]) {
    const { say } = talk();
    say("lunch with lena friday at 1");
    say(answer);
    expect(say("plumber thursday 9am, hang on i can't then, do friday 8am")).toContain("plumber");
  }
});
