import { describe, expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

const contacts = ["Tom Baker", "Lucia Ortega"].flatMap((name) =>
  contactRows(`${name.split(" ")[0]?.toLowerCase()}@example.com`, name, { fromCalendar: true }),
);

/** A Wednesday morning in Amsterdam; a demo on Friday at 14:00. */
const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts,
    events: [meeting("Demo", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00")],
  });

const MONDAY = /Demo[\s\S]*14:00–15:00[\s\S]*30\.? (?:Nov|nov)\S*, 14:00–15:00/;

describe("what an answer showed shall go to another day at its hour", () => {
  test.each([
    ["what do i have on friday", "that one should go to monday, same time"],
    ["what do i have on friday", "can that be monday same time?"],
    ["wat heb ik vrijdag", "die mag naar maandag, zelfde tijd"],
    ["wat heb ik vrijdag", "kan die naar maandag, zelfde tijd?"],
    ["was hab ich am Freitag", "der soll bitte auf Montag, gleiche Uhrzeit"],
    ["was hab ich am Freitag", "der muss auf Montag, gleiche Zeit"],
    ["was hab ich am Freitag", "kann der auf Montag, gleiche Uhrzeit?"],
    ["qu'est-ce que j'ai vendredi", "celui-ci doit aller à lundi, même heure"],
    ["qu'est-ce que j'ai vendredi", "il peut passer à lundi, même heure ?"],
    ["¿qué tengo el viernes?", "ese tiene que ser el lunes, misma hora"],
    ["¿qué tengo el viernes?", "¿puede pasar al lunes, misma hora?"],
  ])("%s, and then %s", (question, then) => {
    const talk = begin();
    expect(talk.say(question)).toContain("Demo");
    expect(talk.say(then)).toMatch(MONDAY);
  });
});

describe("what was to be called off is moved instead", () => {
  test.each([
    ["cancel the demo", "wait, don't cancel it, move it to monday at 10"],
    ["cancel the demo", "hang on, rather than cancelling can we do monday at 10"],
    ["annuleer de demo", "wacht, toch maar niet weghalen, zet hem op maandag 10 uur"],
    ["annuleer de demo", "nee niet annuleren, verzet naar maandag 10 uur"],
    ["sag die Demo ab", "warte, doch nicht absagen, verschieb sie auf Montag 10 Uhr"],
    ["annule la démo", "attends, ne l'annule pas, mets-la lundi à 10h"],
    ["annule la démo", "non, plutôt que d'annuler, déplace-la à lundi 10h"],
    ["borra la demo", "espera, mejor no la borres, pásala al lunes a las 10"],
    ["borra la demo", "no la canceles, mejor ponla el lunes a las 10"],
  ])("%s, and then %s", (first, then) => {
    const talk = begin();
    talk.say(first);
    expect(talk.say(then)).toMatch(/30\.? (?:Nov|nov)\S*, 10:00–11:00/);
    talk.say("ok");
    expect(talk.events().map(({ start, status }) => [status, new Date(start).toISOString()])).toEqual([
      ["confirmed", "2026-11-30T09:00:00.000Z"],
    ]);
  });
});

describe("where there is room for so long is a question, and no meeting", () => {
  test.each([
    ["where does half an hour with tom fit on friday morning?", /free for 30 minutes[\s\S]*Fri 27 Nov 09:00/],
    ["where can I squeeze in 30 minutes with tom on friday?", /free for 30 minutes/],
    ["when would an hour with tom fit tomorrow?", /free for 1 hour/],
    ["waar past vrijdagochtend nog een half uur met tom?", /30 minuten vrij[\s\S]*vr 27 nov 09:00/],
    ["waar kan ik morgen nog een half uur kwijt met tom?", /30 minuten vrij/],
    ["wo passt Freitagvormittag noch eine halbe Stunde mit Tom rein?", /30 Minuten frei/],
    ["wo krieg ich morgen noch eine halbe Stunde mit Tom unter?", /30 Minuten frei/],
    ["où est-ce que je peux caser une demi-heure avec Tom vendredi matin ?", /libre pendant 30 minutes/],
    ["où caser 30 minutes avec Tom demain ?", /libre pendant 30 minutes/],
    ["¿dónde cabe media hora con Tom el viernes por la mañana?", /30 minutos libres/],
    ["¿cuándo me cabe una hora con Lucia mañana?", /1 hora libres/],
  ])("%s", (question, answer) => {
    const talk = begin();
    expect(talk.say(question)).toMatch(answer);
    expect(talk.pending()).not.toMatchObject({ kind: "proposal" });
  });
});
