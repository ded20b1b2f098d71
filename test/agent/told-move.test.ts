import { expect, test } from "vitest";
import { standsAfter } from "../support/dialogue";
import { INTERVIEW, PILATES, ROADMAP, withMilaAndOla } from "../support/week";

/** What stands in the calendar behind a yes, on a Wednesday morning. */
const after = (text: string) => standsAfter(withMilaAndOla(), text);

test.each([
  "Ola mailed: with the roadmap at 2 she misses her 2:45 ferry and asks if we can do 1 pm instead. Fine by me, change it.",
  "Ola hat gemailt, dass sie wegen Roadmap um 14 Uhr ihre Fähre um 14:45 Uhr verpasst, und fragt, ob 13 Uhr geht. Mir ist das recht. Änder das bitte.",
  "mail d'ola : roadmap à 14h elle rate son bateau à 14h45, elle demande 13h. ok pour moi, change",
  "Ola me ha mandado un correo: con roadmap a las 14:00 pierde el barco de las 14:45 y pide hacerlo a la una. Por mí perfecto. Cámbialo.",
])("in a story the hour that it has, another one, and the one that it shall have: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 13:00 Ola", INTERVIEW]);
});

test.each([
  "Pilates is normally at 5:30, but today it's at 6 pm for once, can you change that?",
  "Normaal is pilates om half zes, vandaag voor één keer om 18 uur, pas dat even aan.",
  "Pilates sonst 17:30, heute ausnahmsweise 18 Uhr, bitte ändern",
  "pilates normalement 17h30, auj 18h, change stp",
  "Normalmente pilates es a las cinco y media, pero hoy por una vez es a las seis de la tarde: cámbialo.",
])("the hour that it has as a rule, and the one of today: %j", (text) => {
  expect(after(text)).toEqual(["Pilates 25 18:00", ROADMAP, INTERVIEW]);
});

test.each([
  "I just phoned about the roadmap, it's at 3 now instead of 2.",
  "net gebeld over roadmap, is nu 15u ipv 14u",
  "grad wegen Roadmap telefoniert, ist jetzt 15 statt 14 Uhr",
  "Je viens d'appeler pour roadmap : c'est à 15 h maintenant au lieu de 14 h.",
  "Acabo de llamar por lo de roadmap: ahora es a las 15 en vez de a las 14.",
])("the hour instead of the one that it has: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 15:00 Ola", INTERVIEW]);
});

test.each([
  "with the roadmap at 2 Ola misses her 2:45 ferry, can we do 1 pm?",
  "pilates is usually at 5:30, Mila has hers at 6",
])("nothing is changed where nobody asks for it: %j", (text) => {
  expect(after(text)).toEqual([PILATES, ROADMAP, INTERVIEW]);
});
