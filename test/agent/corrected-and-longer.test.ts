import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const priya = guest("Priya");

test.each([
  [
    "en",
    "move the 1:1 with Priya on 30 Nov to Tuesday 8 Dec at 4, no wait, 5pm, and make it an hour",
    "17:00",
    "18:00",
  ],
  ["en", "move the 1:1 with Priya to Tuesday 8 Dec at 4pm, sorry 5pm, and make it an hour", "17:00", "18:00"],
  ["en", "move the 1:1 with Priya to Tuesday 8 Dec at 4pm and make it 45 minutes", "16:00", "16:45"],
  [
    "nl",
    "verzet de 1:1 met Priya naar dinsdag 8 dec om 16 uur, nee wacht, 17 uur, en maak er een uur van",
    "17:00",
    "18:00",
  ],
  ["nl", "verzet de 1:1 met Priya naar dinsdag 8 dec om 16 uur, en maak er 45 minuten van", "16:00", "16:45"],
  [
    "de",
    "verschieb das 1:1 mit Priya auf Dienstag 8. Dezember um 16 Uhr, nein, 17 Uhr, und mach eine Stunde daraus",
    "17:00",
    "18:00",
  ],
  ["fr", "déplace le 1:1 avec Priya au mardi 8 décembre à 16h, non, 17h, et fais-le durer une heure", "17:00", "18:00"],
  [
    "es",
    "mueve el 1:1 con Priya al martes 8 de diciembre a las 16, no, a las 17, y que dure una hora",
    "17:00",
    "18:00",
  ],
])("%s, %j: the corrected hour holds, and the length", (preferred, text, start, end) => {
  const event = meeting("1:1 Priya", "2026-11-30T15:00:00+01:00", "2026-11-30T15:30:00+01:00", [priya]);
  const contacts = contactRows(priya.email, priya.name);
  const talk = converse({ now: "2026-11-23T10:00:00+01:00", preferred, events: [event], contacts });
  talk.say(text);
  const at = (clock: string) => Date.parse(`2026-12-08T${clock}:00+01:00`);
  expect(talk.pending()).toMatchObject({
    kind: "proposal",
    actions: [{ kind: "change", change: { slot: { start: at(start), end: at(end) } } }],
  });
});

test.each([
  ["en", "physio thursday 9am", "needs to be an hour", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "mets une heure", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "mets 1h", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "fais 1h", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "mets plutôt une heure", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "donne-lui une heure", "09:00", "10:00"],
  ["fr", "kiné jeudi 9h", "ajoute encore une demi-heure", "09:00", "10:00"],
  ["de", "physio donnerstag 9 uhr", "mach eine ganze Stunde", "09:00", "10:00"],
  ["de", "physio donnerstag 9 uhr", "gib ihm eine Stunde", "09:00", "10:00"],
  ["es", "fisio el jueves a las 9", "ponle una hora", "09:00", "10:00"],
  ["es", "fisio el jueves a las 9", "ponle 1h", "09:00", "10:00"],
  ["es", "fisio el jueves a las 9", "ponle media hora más", "09:00", "10:00"],
  ["es", "fisio el jueves a las 9", "añádele media hora", "09:00", "10:00"],
  ["en", "physio thursday 9h 45 min", "half an hour more", "09:00", "10:15"],
  ["nl", "fysio donderdag 9u 45 min", "half uur langer", "09:00", "10:15"],
  ["fr", "kiné jeudi 9h 45 min", "une demi-heure de plus", "09:00", "10:15"],
  ["es", "fisio el jueves a las 9", "retrásalo media hora", "09:30", "10:00"],
  ["en", "coffee with Priya thursday 9am", "priya can't do thursday, same time friday", "09:00", "09:30"],
])("%s, %j, then %j: what was just booked is changed by that", (preferred, booking, text, start, end) => {
  const contacts = contactRows(priya.email, priya.name);
  const talk = converse({ now: "2026-11-23T10:00:00+01:00", preferred, contacts });
  talk.say(booking);
  talk.say("yes");
  talk.say(text);
  const day = text.includes("friday") ? "27" : "26";
  const at = (clock: string) => Date.parse(`2026-11-${day}T${clock}:00+01:00`);
  expect(talk.pending()).toMatchObject({
    kind: "proposal",
    actions: [{ kind: "change", change: { slot: { start: at(start), end: at(end) } } }],
  });
});
