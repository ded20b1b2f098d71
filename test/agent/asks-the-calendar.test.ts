import { expect, test } from "vitest";
import { converse, guest, meeting, shown } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/**
 * A question about what is in the calendar is answered by what it names, whatever was booked, told or is open: it changes
 * nothing and moves nothing, and "Friday" in it is the coming one.
 */
interface Asked {
  meetings: [lunch: string, budget: string, interview: string];
  booked: string;
  open: string;
  address: string;
  questions: [said: string, tells: RegExp][];
}

const ASKED: Record<string, Asked> = {
  en: {
    meetings: ["Lunch", "Budget round", "Interview"],
    booked: "lunch with mia tomorrow 12 to 1pm",
    open: "coffee with paula friday at 4",
    address: "meeting with Professor Klein monday 4pm",
    questions: [
      ["what else is on thursday", /Budget/],
      ["and what does the rest of thursday look like", /Budget/],
      ["what time am i done with lunch then", /13:00/],
      ["mia is still down for tomorrow right?", /Lunch/],
      ["do I still have the interview on friday?", /Interview/],
      ["is that everything for thursday?", /Budget/],
      ["what have i got after lunch", /Budget/],
      ["remind me what i've got on friday, my head is mush", /Interview/],
      ["what's on thursday after dinner", /nothing|Nothing/],
      ["still got owen on friday?", /Interview/],
      ["is there something else on friday", /Interview/],
      ["wait, what's on friday already", /Interview/],
      ["do i work on friday", /Interview/],
      ["what does friday hold?", /Interview/],
      ["anything doing friday", /Interview/],
      ["when do i knock off friday", /Interview/],
    ],
  },
  nl: {
    meetings: ["Lunch", "Begroting", "Sollicitatie"],
    booked: "lunch met mia morgen van 12 tot 13 uur",
    open: "koffie met paula vrijdag om 16 uur",
    address: "afspraak met professor Dekker maandag om 16 uur",
    questions: [
      ["hoe laat ben ik dan klaar met lunchen", /13:00/],
      ["wat blijft er vrijdag over", /Sollicitatie/],
      ["wat heb ik na de lunch", /Begroting/],
      ["is dat alles voor donderdag?", /Begroting/],
      ["zie ik tom deze week", /Begroting/],
      ["owen vrijdag staat nog?", /Sollicitatie/],
      ["wacht, wat staat er vrijdag al", /Sollicitatie/],
    ],
  },
  de: {
    meetings: ["Mittagessen", "Budgetrunde", "Vorstellungsgespräch"],
    booked: "Mittagessen mit Mia morgen von 12 bis 13 Uhr",
    open: "Kaffee mit Paula am Freitag um 16 Uhr",
    address: "Termin mit Professor Klein am Montag um 16 Uhr",
    questions: [
      ["was ist Donnerstag sonst los", /Budgetrunde/],
      ["und wie sieht der Rest vom Donnerstag aus", /Budgetrunde/],
      ["wann bin ich dann mit dem Mittagessen fertig", /13:00/],
      ["Mia steht morgen noch drin, oder?", /Mittagessen/],
      ["kommt Tom zur Budgetrunde?", /Tom/],
      ["was bleibt am Freitag", /Vorstellungsgespräch/],
      ["sehe ich Tom diese Woche", /Budgetrunde/],
      ["gibt es am Freitag noch etwas anderes", /Vorstellungsgespräch/],
    ],
  },
  fr: {
    meetings: ["Déjeuner", "Point budget", "Entretien"],
    booked: "déjeuner avec mia demain de 12h à 13h",
    open: "café avec paula vendredi à 16h",
    address: "rendez-vous avec le professeur Klein lundi à 16h",
    questions: [
      ["et le reste de jeudi ça donne quoi", /Point budget/],
      ["je finis à quelle heure avec le déjeuner alors", /13:00/],
      ["j'ai quoi après le déjeuner", /Point budget/],
      ["le déjeuner est bien dans l'agenda ?", /Déjeuner/],
      ["je vois qui vendredi", /Owen/],
      ["il y a autre chose vendredi ?", /Entretien/],
      ["j'avais quoi avec tom déjà", /Point budget/],
    ],
  },
  es: {
    meetings: ["Comida", "Presupuesto", "Entrevista"],
    booked: "comida con mia mañana de 12 a 13h",
    open: "café con paula el viernes a las 16h",
    address: "reunión con el profesor Klein el lunes a las 16h",
    questions: [
      ["y cómo queda el resto del jueves", /Presupuesto/],
      ["¿a qué hora acabo con la comida entonces?", /13:00/],
      ["¿eso es todo para el jueves?", /Presupuesto/],
      ["¿qué tenía con tom?", /Presupuesto/],
      ["¿owen sigue el viernes?", /Entrevista/],
      ["¿qué tengo después de la comida?", /Presupuesto/],
    ],
  },
};

const AT = "2027-03-03T09:30:00+01:00";

function begun(language: string, { meetings: [lunch, budget, interview] }: Asked, isLunchThere: boolean) {
  const talk = converse({ now: AT, preferred: language });
  const [mia, tom, owen, paula] = ["Mia Berg", "Tom Baker", "Owen Price", "Paula Ruiz"].map(guest);
  talk.put(
    meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [mia!, tom!, owen!, paula!]),
  );
  talk.put(meeting(budget, "2027-03-04T15:00:00+01:00", "2027-03-04T16:00:00+01:00", [tom!]));
  talk.put(meeting(interview, "2027-03-05T10:00:00+01:00", "2027-03-05T11:00:00+01:00", [owen!]));
  if (isLunchThere) talk.put(meeting(lunch, "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", [mia!]));
  return talk;
}

const CASES = Object.entries(ASKED).flatMap(([language, asked]) =>
  asked.questions.flatMap(([said, tells]) =>
    (["booked", "open", "address"] as const).map((state) => ({ language, asked, said, tells, state })),
  ),
);

test.each(CASES)("$language, $state: $said", ({ language, asked, said, tells, state }) => {
  const talk = begun(language, asked, state !== "booked");
  if (state === "booked") sayYes(talk, asked[state]);
  else talk.send(asked[state]);
  const before = talk.events();
  expect(shown(talk.send(said))).toMatch(tells);
  expect(talk.events()).toEqual(before);
});

test.each([
  ["en", "whats on thu 11", "Thu 11 Mar"],
  ["en", "what's on thu at 11", "Thu 4 Mar, 11:00"],
  ["nl", "wat heb ik do 11", "do 11 mrt"],
  ["fr", "j'ai quoi jeu 11", "jeu. 11 mars"],
  ["es", "qué tengo jue 11", "jue 11 mar"],
] as const)("%s: %s is about %s", (language, said, day) => {
  expect(shown(begun(language, ASKED[language]!, true).send(said))).toContain(day);
});

test.each([
  ["is friday ok?", "Fri 5 Mar"],
  ["is friday better?", "Fri 5 Mar, 12:00"],
  ["could it be friday?", "Fri 5 Mar, 12:00"],
])("%s, behind a card, still asks for another day", (said, day) => {
  const talk = begun("en", ASKED["en"]!, false);
  talk.send("lunch with mia tomorrow 12 to 1pm");
  expect(shown(talk.send(said))).toContain(day);
});

test.each([
  ["en", "I was wondering when the budget round is", /Budget round/],
  ["en", "can you tell me whether the interview is on friday", /Interview/],
  ["en", "the interview is on friday?", /Interview/],
  ["en", "i need to know if i'm free friday at 3", /free|Interview/],
  ["nl", "ik wil graag weten of ik vrijdag iets heb", /Interview/],
  ["de", "ich wollte wissen wann die Budget round ist", /Budget round/],
  ["fr", "j'aimerais savoir si j'ai quelque chose vendredi", /Interview/],
  ["fr", "l'interview est vendredi ?", /Interview/],
  ["es", "me gustaría saber cuándo es la Budget round", /Budget round/],
] as const)("a question that is told, or said as what is: %s, %s", (language, said, tells) => {
  const talk = converse({
    now: "2026-11-25T09:30:00+01:00",
    preferred: language,
    events: [
      meeting("Budget round", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"),
      meeting("Interview", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00"),
    ],
  });
  expect(talk.say(said)).toMatch(tells);
  expect(talk.pending()).toBeNull();
});

test("behind the question of how many, what one believes asks for nothing", () => {
  for (const said of [
    "How many appointment do I have tomorrow? I think 2 but not sure",
    "hoeveel afspraken heb ik morgen? ik denk 2 maar weet het niet zeker",
    "Wie viele Termine habe ich morgen? Ich glaube 3",
    "combien j'ai de rdv demain ? 3 ou 4 je pense",
    "cuántas citas tengo mañana? creo que 2 pero no estoy segura",
  ]) {
    const talk = converse({
      now: "2026-11-25T09:30:00+01:00",
      events: [meeting("Budget round", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00")],
    });
    expect(talk.say(said)).toMatch(/\b(1|one|één|eine?n?|une?)\b/i);
  }
});

test.each([
  [["whats thurs looking like", "and fri?"], /Budget round/, /Interview/],
  [["whats sat looking like", "and mon?"], /nothing|free/i, /nothing|free/i],
  [["how's sat looking", "and thu?"], /nothing|free/i, /Budget round/],
  [["was hab ich sa", "und do?"], /nichts|frei/i, /Budget round/],
  [["wat heb ik za", "en do?"], /niets|vrij/i, /Budget round/],
])("a short day is a day in a question, and alone behind it: %s", ([first = "", then = ""], tells, tellsThen) => {
  const talk = converse({
    now: "2026-11-25T09:30:00+01:00",
    events: [
      meeting("Budget round", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"),
      meeting("Interview", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00"),
    ],
  });
  expect(talk.say(first)).toMatch(tells);
  expect(talk.say(then)).toMatch(tellsThen);
});

test.each([
  "when was the last time I was with Owen",
  "when was the last time we spoke to owen",
  "when did i see owen the last time?",
  "when did we meet owen last",
  "wanneer was ik voor het laatst met Owen",
  "wann war ich das letzte mal mit Owen zusammen",
  "quand est la dernière fois que j'étais avec Owen ?",
  "cuándo fue la última vez que estuve con Owen",
])("the last time with somebody is looked up: %s", (said) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const owen = [guest("Owen Price")];
  talk.put(meeting("Budget round", "2026-11-23T13:00:00+01:00", "2026-11-23T14:00:00+01:00", owen));
  expect(talk.say(said)).toMatch(/Budget round[\s\S]*23/);
});
