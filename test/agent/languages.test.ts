import { expect, test } from "vitest";
import { languageOf } from "~/agent/understand/language";
import { LANGUAGE_CODES, wordsFor } from "~/agent/understand/languages/languages";
import { fold } from "~/agent/understand/text";
import { contactRows } from "~/domain/contact";
import { type Spoken, spokenFor } from "~/domain/language";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";
import { requests } from "./requests";

/** A Tuesday morning in Amsterdam. */
const now = "2026-11-24T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const contacts = contactRows(anna.email, "Anna de Vries");

const week = () => [
  meeting("Budget", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
  meeting("Vrije dag", "2026-12-03T00:00:00+01:00", "2026-12-04T00:00:00+01:00", [], {
    allDay: true,
    startDate: "2026-12-03",
    endDate: "2026-12-04",
  }),
];

const dialogues: Record<string, string> = {
  "a Dutch talk from proposal to undo": `
    > plan morgen om 10 uur een overleg met Anna
    Zal ik dit inplannen? … wo 25 nov, 10:00–10:30 … Met: Anna de Vries (anna@example.com) … [Ja, plan maar] [Nee]
    > 15u30
    wo 25 nov, 15:30–16:00
    > ja
    Ingepland: … wo 25 nov, 15:30–16:00 … De uitnodiging is verstuurd naar Anna de Vries … [Ongedaan maken]
    > ongedaan maken
    Teruggedraaid: … staat niet meer in je agenda`,
  "a conflict in Dutch, and the second way out": `
    > zet morgen om 14:15 een gesprek met anna@example.com in mijn agenda
    Dan heb je al iets: … “Budget”, wo 25 nov, 14:00–15:00 … {Toch plannen} {Laat maar}
    > de tweede
    Zal ik dit inplannen?`,
  "questions in Dutch": `
    > wat staat er morgen in mijn agenda
    Eén afspraak op wo 25 nov: … 14:00–15:00 “Budget”
    > ben ik morgen om 14:30 vrij
    Nee, je bent bezet op wo 25 nov om 14:30
    > wat staat er op 3 december in mijn agenda
    de hele dag “Vrije dag”
    > plan een overleg op 30 februari om 10 uur
    30 februari bestaat niet`,
  "who writes English again is answered in English, and a bare word stays with the last language": `
    > wat staat er morgen in mijn agenda
    Eén afspraak
    > what is on my calendar tomorrow
    One meeting on Wed 25 Nov
    > undo
    There is nothing to undo`,
  "each message is answered in its language": `
    > was habe ich morgen um 14 Uhr
    Ein Termin am Mi, 25. Nov.
    > qu'est-ce que j'ai demain dans mon agenda
    Un rendez-vous le mer. 25 nov.
    > ¿qué tengo mañana?
    Una reunión el mié 25 nov
    > deshacer
    No hay nada que deshacer
    > wat staat er morgen in mijn agenda
    Eén afspraak op wo 25 nov
    > hola
    ¡Hola!
    > merci
    Avec plaisir
    > Danke dir
    Gern`,
};

test.each(Object.entries(dialogues))("%s", (_, script) => {
  play(converse({ now, events: week(), contacts }), script);
});

test("the language of the settings decides as long as no message has shown one", () => {
  const talk = converse({ now, events: week(), preferred: "nl" });
  expect(talk.say("undo")).toContain("niets van de laatste 24 uur");
  expect(talk.say("what is on my calendar tomorrow")).toContain("One meeting");
  expect(talk.say("undo")).toContain("nothing to undo");
});

test.each([
  ["plan morgen een afspraak met Tom", null, "en", "nl"],
  ["cancel my meeting with Tom", "nl", "nl", "en"],
  ["ja", "nl", "en", "nl"],
  ["ja", "en", "nl", "en"],
  ["15u30", null, "nl", "nl"],
  ["verschiebe den Termin mit Anna auf morgen", "nl", "nl", "de"],
  ["annule le rendez-vous avec Tom", null, "en", "fr"],
  ["cancela la reunión con Tom", "fr", "de", "es"],
  ["set a reminder", null, "en", "en"],
  ["exporte mon agenda en excel", null, "en", "fr"],
  ["exporta mi agenda a excel", null, "en", "es"],
  ["thanks a lot", "nl", "nl", "en"],
  ["vas-y", "fr", "en", "fr"],
  ["anything tonight?", "nl", "nl", "en"],
  ["demain matin", "en", "en", "fr"],
  ["yoga friday", "nl", "nl", "nl"],
  ["doe maar", "en", "en", "en"],
  ["ok", "es", "de", "es"],
  ["nenn es Jahresplanung", "de", "en", "de"],
  ["hast du sam jetzt abgesagt?", "de", "en", "de"],
  ["is goed zo", "nl", "en", "nl"],
  ["👍", null, "de", "de"],
  ["👍", null, "pt-BR", "en"],
] as const)("%s (talk in %s, settings %s) is answered in %s", (text, talk, preferred, expected) => {
  expect(languageOf(text, talk, preferred)).toBe(expected);
});

const TALKS = LANGUAGE_CODES.map((code) => spokenFor(code));

/** All that stands in the lists of a language, folded, once each. */
const wordsOf = (code: Spoken) => [
  ...new Set(
    fold(JSON.stringify(Object.values(wordsFor(code) ?? {}).filter((list) => typeof list === "string"))).match(
      /[a-z]{2,}/g,
    ),
  ),
];

test.for(TALKS)("no word that %s has leaves a talk in it, alone or beside names", (talk, { expect }) => {
  const left = wordsOf(talk).flatMap((word) =>
    [word, `${word} Xolani`, `${word} Xolani Quispe`, `Xolani ${word} Quispe Ngozi`].filter(
      (said) => languageOf(said, talk, "en") !== talk,
    ),
  );
  expect(left).toEqual([]);
});

test.for(TALKS)("what is said in %s is answered in it, however the talk went", (spoken, { expect }) => {
  const lines = requests.split("\n").filter((line) => line.startsWith(`${spoken}  `));
  const said = lines.flatMap((line) => line.slice(4).split(" / ")).filter((turn) => turn.trim() !== "yes");
  expect(said.length).toBeGreaterThan(50);
  for (const turn of said)
    for (const talk of TALKS) expect([spoken, talk], `${turn} in ${talk}`).toContain(languageOf(turn, talk, "en"));
  expect(said.filter((turn) => languageOf(turn, spoken, "en") !== spoken)).toEqual([]);
});

test("below a pasted mail the language is that of the request", () => {
  const talk = converse({ now, events: week(), contacts });
  const mail = "From: Anna de Vries\nSubject: Offer\n\nHi Robin, could we meet on Thursday at 10? Best, Anna";
  expect(talk.say("wat staat er morgen in mijn agenda")).toContain("Eén afspraak");
  expect(talk.say(`${mail}\n\nzet dit in mijn agenda`)).toContain("Zal ik dit inplannen?");
});

test("a tapped button goes on in the language of the talk", () => {
  const talk = converse({ now, events: week(), contacts });
  expect(talk.say("réserve 30 min avec Anna demain à 10h")).toContain("Je réserve ce rendez-vous ?");
  const id = talk.pending()?.id;
  const booked = talk.say("OK, réserver", `yes:${id}`);
  expect(booked).toContain("Réservé : *Rendez-vous avec Anna de Vries*");
  expect(booked).toContain("[Revenir en arrière]");
});

test("the zone is named on a journey, in a doubled hour and when the talk is about zones, and not at home", () => {
  const atHome = converse({ now, contacts });
  expect(atHome.say("book 30 min with Anna tomorrow at 10")).toContain("Wed 25 Nov, 10:00–10:30\n");
  expect(atHome.say("book Anna for 10am ET tomorrow")).toContain("Wed 25 Nov, 16:00–16:30 (Amsterdam time, GMT+1)");
  expect(atHome.say("I'm in New York Mon-Wed")).toContain("New York time, GMT-5");
  expect(atHome.say("what's on Tuesday?")).toContain("Tue 1 Dec");
  const doubled = meeting("Release", "2027-10-31T02:15:00+02:00", "2027-10-31T02:45:00+02:00");
  const night = converse({ now: "2027-10-30T12:00:00+02:00", events: [doubled] });
  expect(night.say("what's on tomorrow?")).toContain("(Amsterdam time, GMT+2)");
});
