import { expect, test } from "vitest";
import { standsAfter } from "../support/dialogue";
import { withMilaAndOla } from "../support/week";

/** What stands in the calendar behind a yes, on a Wednesday morning. */
const after = (text: string) => standsAfter(withMilaAndOla(), text);

test.each([
  "I saw Ola yesterday at 4 pm and we didn't get through everything, so I'd like to see her again on Friday at 10 am.",
  "saw ola yday 4pm, didnt finish. again fri 10am",
  "Gisteren om 16 uur zat ik met Ola en we waren nog niet klaar, ik wil haar vrijdagochtend om 10 uur nog eens zien.",
  "gisteren 16u ola gezien, niet klaar geraakt. opnieuw vr 10u graag",
  "Ich hab Ola gestern um 16 Uhr getroffen und wir sind nicht fertig geworden, ich möchte sie am Freitag um 10 Uhr noch mal sehen.",
  "gestern 16h mit Ola nicht fertig geworden, nochmal Fr 10h",
  "J'ai vu Ola hier à 16 h et on n'a pas fini ; je voudrais la revoir vendredi à 10 h du matin.",
  "vu ola hier 16h, pas fini, on se revoit vend 10h, note",
  "Ayer vi a Ola a las cuatro de la tarde y no terminamos; quiero volver a verla el viernes a las diez de la mañana.",
  "ayer 16h con ola no acabamos, otra vez vie 10am",
])("whoever was met is met again: %j", (text) => {
  const all = after(text);
  expect(all).toHaveLength(4);
  expect(all).toContainEqual(expect.stringMatching(/27 10:00 Ola$/));
});

test.each([
  "I'm in Oslo until Thursday, so make it Friday at 10 am with Ola.",
  "in oslo til thurs so ola fri 10am",
  "zit tot do in oslo, dus ola vr 10u",
  "Ich bin bis Donnerstag in Oslo, also bitte Freitag um 10 Uhr vormittags mit Ola.",
  "à oslo jusqu'à jeudi, donc ola vend 10h",
  "en oslo hasta el jue, entonces ola vie 10am",
])("where one is until a day is neither its day nor its place: %j", (text) => {
  const all = after(text);
  expect(all).toHaveLength(4);
  expect(all).toContainEqual(expect.stringMatching(/27 10:00 Ola$/));
});

test.each([
  "I saw Ola yesterday at 4 and Mila wants to see her again on Friday at 10",
  "gisteren ola gezien, vrijdag 10u lunch",
])("of somebody else, or of something else, it is not said: %j", (text) => {
  expect(after(text).filter((one) => /27 10:00 Ola$/.test(one))).toEqual([]);
});
