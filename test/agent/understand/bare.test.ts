import { describe, expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { show } from "~/agent/understand/show";

/** Wednesday 4 March 2026, 09:30 in Amsterdam. */
const now = Date.parse("2026-03-04T09:30:00+01:00");
const people = [
  { name: "Anna de Vries", email: "anna@example.com" },
  { name: "Jannik Ott", email: "jannik@example.com" },
];
const meetings = [
  { title: "Dentist", people: [] },
  { title: "Quaterly planing", people: [] },
  { title: "Atelier poterie", people: [] },
];
const context = { now, zone: "Europe/Amsterdam", known: { people, meetings } };
const read = (text: string) => requestsOf(text, context).map(({ command }) => show(command));

const SENTENCES = [
  "schedule lunch with anna tomorrow at noon",
  "reschedule the dentist to thursday at 3pm",
  "cancel the appointment with anna on friday",
  "book anna at 2, actually 4pm tomorrow, for an hour",
  "reserveer morgen vanaf 13:00 anderhalf uur voor het overleg",
  "verplaats de afspraak met anna naar vrijdag half drie",
  "kun je morgen om 11 uur een overleg met anna inplannen",
  "kannst du die Besprechung mit Anna auf Freitag verschieben",
  "trag bitte morgen um 9 eine Stunde mit Jannik ein",
  "déplace la réunion avec Anna à vendredi 15h",
  "ajoute un rendez-vous avec Anna demain à 10h, plutôt 10h30",
  "apúntame una reunión con Anna mañana a las 12",
  "cancela la reunión con Anna del viernes",
];

/** A word of six letters and more with two letters of its middle swapped, with one typed twice, or without one. */
const SLIPS: [name: string, slip: (word: string, at: number) => string][] = [
  ["swapped", (word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)],
  ["doubled", (word, at) => word.slice(0, at) + word.charAt(at - 1) + word.slice(at)],
];

describe("a word with a slip of the thumb in it is the word", () => {
  test.each(SENTENCES)("in “%s”", (sentence) => {
    const right = read(sentence);
    expect(right).not.toEqual(["out_of_domain"]);
    for (const [name, slip] of SLIPS)
      for (const { 0: word, index } of sentence.matchAll(/(?<![\p{L}-])\p{L}{6,}(?![\p{L}-])/gu)) {
        const slipped = slip(word, Math.floor(word.length / 2));
        if (slipped === word || /jannik/i.test(word)) continue;
        const text = sentence.slice(0, index) + slipped + sentence.slice(index + word.length);
        expect([name, text, read(text)]).toEqual([name, text, right]);
      }
  });

  test.each([
    ["earse the dentist", "cancel · the one “Dentist”"],
    ["book a meeting wiht anna on wednseday at 4pm", "create · with Anna · 2026-03-11 16:00"],
    ["whats on my calender tomorow", "query · 2026-03-05"],
  ])("“%s”", (text, expected) => expect(read(text)).toEqual([expected]));

  test("names of people and of meetings are no slips, nor is what is quoted or what other words are", () => {
    expect(read("cancel the quaterly planing")).toEqual(["cancel · the one “Quaterly planing”"]);
    expect(read('book "Apointment poetry" tomorrow at 3pm')).toEqual([
      "create · “Apointment poetry” · 2026-03-05 15:00",
    ]);
    expect(read("book the father of the bride fitting tomorrow at 3pm")).toEqual([
      "create · “Father of the bride fitting” · 2026-03-05 15:00",
    ]);
  });
});

/** In front of a request and behind it, by language. */
const KIND: [front: string[], behind: string[], sentences: string[]][] = [
  [
    ["good morning! ", "hey parley, ", "thanks. ", "great! "],
    [" 🙏", " :)", ", cheers", ". thanks!", ", thank you so much"],
    [
      "cancel the dentist and book anna tomorrow at noon",
      "how many meetings do i have on friday",
      "reschedule the dentist to thursday at 3pm",
    ],
  ],
  [
    ["goedemorgen! ", "nou, ", "hey, vraagje: "],
    [", svp", " 😊", ", alvast bedankt"],
    ["maandag 13:00 lunch bij café de 7 hoefijzers", "verplaats de afspraak met anna naar vrijdag half drie"],
  ],
  [
    ["guten morgen! ", "moin, "],
    [" besten dank im voraus", ", vielen dank", ". danke dir!"],
    ["trag bitte morgen um 9 eine Stunde mit Jannik ein"],
  ],
  [["bonjour ! ", "coucou, "], [", merci d'avance", " 🙏", ". merci !"], ["pose-moi un jour de congé lundi"]],
  [["¡buenos días! ", "hola, "], [", gracias de antemano", " :)"], ["apúntame una reunión con Anna mañana a las 12"]],
];

test.each(KIND)("what is said kindly around a request is no part of it: %s", (front, behind, sentences) => {
  for (const sentence of sentences) {
    const right = read(sentence);
    for (const text of [...front.map((one) => one + sentence), ...behind.map((one) => sentence + one)])
      expect([text, read(text)]).toEqual([text, right]);
  }
});

test("kind words alone, and those that take back, keep their meaning", () => {
  expect(read("great, thanks")).toEqual(["confirm"]);
  expect(read("sorry, 5pm then")).toEqual(["create · 2026-03-04 17:00"]);
  expect(read("a bit lost here, can you help me?")).toEqual(["help"]);
  expect(read("i am looking for a plumber near the station, can you help me?")).toEqual(["out_of_domain"]);
});

test.each([
  ["décale le dentist d'une heure", "décale le dentist dune heure"],
  ["retarde le dentist de trois quarts d'heure", "retarde le dentist de trois quarts dheure"],
  ["annule l'atelier de vendredi, merci d'avance", "annule latelier de vendredi, merci davance"],
])("French without its apostrophes: “%s”", (whole, thumbed) => expect(read(thumbed)).toEqual(read(whole)));
