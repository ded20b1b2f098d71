import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const [MILA, OLA] = [guest("Mila Brandt"), guest("Ola Nilsen")] as const;

/** On a Wednesday morning. */
const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [MILA, OLA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [
      meeting("Pilates", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00"),
      meeting("Optician", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"),
      meeting("Harbour tour", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [OLA]),
      meeting("Interview Mila", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [MILA]),
    ],
  });

const WAS: Readonly<Record<string, string>> = {
  Pilates: "25 15:00",
  Optician: "26 10:00",
  "Harbour tour": "26 14:00",
  "Interview Mila": "27 16:00",
};

const local = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** When each meeting begins behind a yes: the day of the month and the hour. */
const begins = (...said: string[]) => {
  const talk = begin();
  for (const one of [...said, "yes"]) talk.send(one);
  return Object.fromEntries(talk.events().map(({ title, start }) => [title, local.format(start).replace(", ", " ")]));
};

test.each([
  "what I have tomorrow at 14:00 should go to 16:00",
  "my 2pm tomorrow -> 4pm",
  "mijn 14u van morgen naar 16u",
  "Wat ik morgen om 14:00 heb moet naar 16:00",
  "Kannst du den Termin von morgen 14 Uhr auf 16 Uhr legen?",
  "Mein Termin morgen um zwei soll um vier sein",
  "Ma réunion de demain 14h, passe-la à 16h",
  "mon rendez-vous de demain 14h à 16h stp",
  "celle de demain 14h à 16h stp",
  "Lo que tengo mañana a las 14:00 pásalo a las 16:00",
  "La reunión que tengo mañana a las dos de la tarde, ponla a las cuatro",
])("“%s”: of two hours the one at which something begins is its own", (said) => {
  expect(begins(said)).toEqual({ ...WAS, "Harbour tour": "26 16:00" });
});

test.each([
  "Could my meeting with Mila be at 3 pm?",
  "mila at 3pm instead",
  "Zou je mijn afspraak met Mila naar drie uur 's middags kunnen verschuiven?",
  "Kan mijn afspraak met Mila om 15 uur?",
  "mit mila lieber um 15 uhr",
  "Kann mein Termin mit Mila um 15 Uhr sein?",
  "Mets la réunion avec Mila à 15 heures",
  "Pon la cita con Mila a las 15:00",
  "¿Puedes pasar lo de Mila a las tres de la tarde?",
])("“%s”: what is with her stays on its day", (said) => {
  expect(begins(said)).toEqual({ ...WAS, "Interview Mila": "27 15:00" });
});

test.each([
  "optician at 12 instead of 10",
  "Could the optician be at 12 and not at 10?",
  "De optician van 10 naar 12 zetten graag",
  "Wäre es möglich, den Optician auf 12 Uhr statt auf 10 Uhr zu legen?",
  "on peut mettre l'optician à 12h plutôt qu'à 10h ?",
  "¿Te importaría cambiar el optician a las 12 en lugar de las 10?",
])("“%s”: the hour that it has is not where it goes", (said) => {
  expect(begins(said)).toEqual({ ...WAS, Optician: "26 12:00" });
});

test.each([
  "Ola asks whether the harbour tour could be at 4pm rather than 2. That's fine with me, so change it please.",
  "Ola wants to know if the harbour tour can be at 4pm instead of 2 - happy with that, move it",
  "Ola vraagt of de harbour tour om 16u kan in plaats van 14u. Vind ik prima, verzet hem maar.",
  "Ola fragt, ob die Harbour tour auch um 16 statt um 14 Uhr geht. Von mir aus gern, ändere es bitte.",
  "Ola möchte wissen, ob die Harbour tour um 16 Uhr statt um 14 Uhr sein kann. Ist mir recht, bitte ändern.",
  "Ola aimerait que le harbour tour soit à 16h au lieu de 14h, pas de problème pour moi, modifie",
  "ola dice si harbour tour a las 16 en vez de las 14, ok, cámbialo",
  "Ola prefiere que el harbour tour sea a las 16 en lugar de las 14, por mí perfecto, modifícalo",
])("“%s”: what somebody asks for is done by a verb behind it", (said) => {
  expect(begins(said)).toEqual({ ...WAS, "Harbour tour": "26 16:00" });
});

test.each([
  "optician straight after harbour tour instead",
  "optician meteen na harbour tour zetten",
  "optician graag aansluitend aan harbour tour",
  "optician bitte im Anschluss an die Harbour tour",
  "J'aimerais que l'optician soit tout de suite après le harbour tour",
  "pon el optician al acabar el harbour tour",
])("“%s”: right behind another of that day", (said) => {
  expect(begins(said)).toEqual({ ...WAS, Optician: "26 15:00" });
});

test.each([
  "optician at 12, the day stays",
  "optician om 12u, dag blijft hetzelfde",
  "Verschieb den Optician bitte auf 12 Uhr, der Tag bleibt",
  "Déplace l'optician à 12h, le jour ne change pas",
  "Pon el optician a las 12, el día no cambia",
])("“%s” keeps the day", (said) => {
  expect(begins(said)).toEqual({ ...WAS, Optician: "26 12:00" });
});

test.each([
  "Move the harbour tour by a week",
  "Schuif de harbour tour een week op",
  "harbour tour +1 week",
  "Verschieb die Harbour tour um eine Woche",
  "Repousse le harbour tour d'une semaine",
  "Aplaza una semana el harbour tour",
  "¿Puedes atrasar el harbour tour una semana?",
])("“%s”: as many days on, at its hour", (said) => {
  expect(begins(said)).toEqual({ ...WAS, "Harbour tour": "3 14:00" });
});

test.each([
  "Den Optician bitte am Freitag zur gleichen Zeit",
  "optician vrijdag zelfde tijd",
  "optician el viernes, misma hora",
])("“%s”: another day, at its hour", (said) => {
  expect(begins(said)).toEqual({ ...WAS, Optician: "27 10:00" });
});

test.each([
  "The harbour tour tomorrow should run from 4 to 5.30 in the afternoon",
  "tomorrow's harbour tour needs to be from 4 until 5:30pm",
  "harbour tour tmrw now 4-5.30pm",
  "Please have the harbour tour run from 16:00 to 17:30 tomorrow",
  "De harbour tour moet morgen van vier tot half zes zijn",
  "harbour tour morgen naar 16-17.30u",
  "Ik wil dat de harbour tour morgen van 16:00 tot 17:30 duurt",
  "Ich möchte, dass die Harbour tour morgen von 16 bis 17:30 Uhr geht",
  "Kannst du die Harbour tour morgen auf 16 bis 17:30 Uhr legen?",
  "harbour tour morgen 16-17:30",
  "Le harbour tour de demain doit être de 16h à 17h30",
  "Je veux que le harbour tour de demain dure de 16h à 17h30",
  "El harbour tour de mañana tiene que ser de 16:00 a 17:30",
  "harbour tour mañana de 16 a 17:30",
])("“%s”: a stretch on its day is when it is then", (said) => {
  expect(begins(said)).toEqual({ ...WAS, "Harbour tour": "26 16:00" });
});

test.each([
  "book the town hall tomorrow from 4 to 5:30pm",
  "harbour tour on friday 8-9",
  "Is the harbour tour tomorrow from 4 to 5?",
])("“%s” gives no meeting a stretch", (said) => {
  expect(begins(said)).toMatchObject(WAS);
});

test.each([
  ["plan een afspraak morgen om 14u en om 16u"],
  ["meeting with Mila tomorrow 2pm to 4pm"],
  ["book Ola tomorrow at 4pm"],
  ["cita con Mila mañana a las 12"],
  ["I have to do my accounts today, block out 1 to 3 pm for them"],
  ["I want to do my accounts today, keep 1 to 3 pm for it"],
])("“%s” moves nothing", (said) => {
  expect(begins(said)).toMatchObject(WAS);
});

test.each([
  "mila thu, no fri 10am",
  "Bitte einen Termin mit Mila am Donnerstag, nein, am Freitag um 10 Uhr.",
  "mila jeudi, euh non vendredi 10h",
])("“%s” is a new one, and moves nothing", (said) => {
  expect(begins(said)).toMatchObject(WAS);
});

test.each([
  ["when is the optician?", "to 12 pls"],
  ["wanneer is de optician?", "naar 12u"],
])("“%s” and then “%s” is of that one", (asked, said) => {
  expect(begins(asked, said)).toEqual({ ...WAS, Optician: "26 12:00" });
});

test.each([
  ["Book Ola on Friday at 10", "It should have been 11"],
  ["Plan Ola vrijdag 10 uur in", "dat had 11 uur moeten zijn"],
  ["Trag Ola am Freitag um 10 Uhr ein", "hätte 11 sein müssen"],
  ["Mets Ola vendredi à 10h", "ça aurait dû être 11h"],
  ["Pon a Ola el viernes a las 10", "tendría que haber sido a las 11"],
])("“%s”, booked, and then “%s”", (booked, said) => {
  expect(Object.values(begins(booked, "yes", said)).toSorted()).toContain("27 11:00");
});
