import { expect, test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Places, titles and forwarded mails keep their own words. It is Wednesday 3 March. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Nora Lindqvist"), guest("Olivia Grant")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  return talk;
};

/** What is sent, and what its card must show. */
const SAID: readonly (readonly [string, string])[] = [
  ["note un déj avec nora vendredi 12h30 à la brasserie du port", "5 … 12:30 … brasserie du port"],
  ["mittagessen mit nora freitag 12:30 im gasthaus zur post", "5 … 12:30 … gasthaus zur post"],
  ["comida con nora el viernes 12:30 en la taberna del puerto", "5 … 12:30 … taberna del puerto"],
  ["lunch w nora fri 12:30 @ joes", "Lunch … 5 … 12:30 … joes … Nora"],
  ["coffee with nora fri 12:30 @ the blue door", "Coffee … 12:30 … blue door … Nora"],
  ["lunch met nora vrijdag 12:30 @ loetje", "Lunch … 12:30 … loetje … Nora"],
  ["mittagessen mit nora freitag 12:30 @ rossini", "12:30 … rossini … Nora"],
  ["comida con nora el viernes 12:30 @ casa paco", "Comida … 12:30 … casa paco … Nora"],
  ["review of the week 37 numbers w nora friday 2pm", "week 37 numbers … 5 Mar … 14:00"],
  ["bespreking van de cijfers van week 37 met nora vrijdag 14u", "week 37 … 5 mrt … 14:00"],
  ["besprechung der zahlen von kw 37 mit nora freitag 14 uhr", "kw 37 … 5. März … 14:00"],
  ["revue des chiffres de la semaine 37 avec nora vendredi 14h", "semaine 37 … 5 mars … 14:00"],
  ["revisión de las cifras de la semana 37 con nora el viernes a las 14", "semana 37 … 5 mar … 14:00"],
];

const MAILS: readonly (readonly [string, string])[] = [
  [
    "Fwd: Re: lease\nFrom: Olivia Grant <olivia@example.com>\n\nHey, Thursday doesnt work for me after all. Could we meet Friday at 11am about the lease?\nO.\n\nsounds good, book it",
    "*Lease* … 5 … 11:00 … olivia@example.com",
  ],
  [
    "Fwd: Re: huurcontract\nVan: Olivia Grant <olivia@example.com>\n\nHoi, donderdag lukt toch niet. Kan vrijdag om 11 uur?\nOlivia\n\nprima, zet er maar in",
    "*Huurcontract* … 5 … 11:00 … olivia@example.com",
  ],
  [
    "WG: Re: Mietvertrag\nVon: Olivia Grant <olivia@example.com>\n\nHallo, Donnerstag klappt doch nicht. Geht Freitag um 11 Uhr?\nOlivia\n\npasst, trag das ein",
    "*Mietvertrag* … 5 … 11:00 … olivia@example.com",
  ],
  [
    "TR: bail\nDe : Olivia Grant <olivia@example.com>\n\nBonjour, jeudi ne va plus. Peut-on se voir vendredi à 11h pour le bail ?\nOlivia\n\nc'est bon, réserve",
    "*Bail* … 5 … 11:00 … olivia@example.com",
  ],
  [
    "RV: Re: alquiler\nDe: Olivia Grant <olivia@example.com>\n\nHola, el jueves no puedo. ¿Podemos vernos el viernes a las 11?\nOlivia\n\nvale, resérvalo",
    "*Alquiler* … 5 … 11:00 … olivia@example.com",
  ],
];

playAll(Object.fromEntries(SAID.map(([said, card]) => [said, `> ${said}\n${card}`])), begin);

test.each(MAILS)("of a mail that was passed on who sent it and what it is about: %s", (mail, card) => {
  const answer = begin().say(mail);
  let from = 0;
  for (const part of card.split(" … ")) {
    const at = answer.indexOf(part, from);
    expect(at, `${part} in:\n${answer}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
});
