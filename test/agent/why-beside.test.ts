import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = (booked: boolean, language: "nl" | "de") => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const photo = meeting(
    "Photo",
    "2026-11-02T09:00:00+01:00",
    "2026-11-02T10:00:00+01:00",
    ["Tom Barker", "Mia Chen"].map(guest),
  );
  talk.put(photo);
  talk.say(language === "nl" ? "koffie met tom vrijdag 15u" : "kaffee mit tom freitag 15 uhr");
  if (booked) talk.say("ja");
  return talk;
};

/** What is open, or was just booked, is amended in one clause, and another one only tells why, or that it shall be done. */
const SAID = {
  nl: {
    "27 nov, 16:00–16:30": [
      "maak er ff vier uur van, moet eerst nog de kids halen",
      "sorry, drie uur red ik niet, maak er 4 uur van",
      "kan het niet om 4 uur? ben ik frisser",
    ],
    "30 nov, 15:00–15:30": [
      "vrijdag lukt niet meer, kan het maandag?",
      "kan dat niet op maandag? wel gewoon om 3 uur",
      "tom kan vrijdag niet, kan het maandag op hetzelfde uur?",
      "gooi m door naar maandag, gewoon weer om drie uur smiddags",
    ],
    "30 nov, 10:00–10:30": ["vr gaat niet, zet maar op ma om 10u", "vrijdag zit ik toch vol, maandag 10 uur dan"],
    "27 nov, 15:30–16:00": [
      "kan het 30 min later? zit nog in een call",
      "oeps ik heb tot kwart over 3 nog iets, schuif een halfuur op naar later",
    ],
    "27 nov, 14:00–14:30": ["een uurtje vroeger zou mij beter uitkomen, pas je t aan?"],
    "27 nov, 15:00–15:45": ["30 min is krap, neem 45"],
    "27 nov, 15:00–16:00": ["laat het een uur duren", "reken op een uurtje", "kan je hem een uur laten duren"],
    "27 nov, 16:00–17:00": ["om 4 uur en een uur lang", "zet m op vier uur en trek er een heel uur voor uit"],
  },
  de: {
    "27. Nov., 16:00–16:30": [
      "mach mal vier uhr, muss vorher noch die kids abholen",
      "um zwei ist nichts, 16 uhr ist besser",
      "tom fragt ob wir 16:00 machen können, änder das bitte",
    ],
    "30. Nov., 15:00–15:30": [
      "freitag bin ich doch voll, dann montag",
      "tom kann freitag nicht, geht montag zur gleichen zeit?",
      "kannst du das auf montag legen? wieder um 15 uhr",
    ],
    "30. Nov., 10:00–10:30": ["fr klappt nicht, leg es auf mo um 10"],
    "27. Nov., 15:30–16:00": [
      "geht das eine halbe stunde später? muss noch den kleinen abholen",
      "hab bis viertel nach drei noch was, also halbe stunde später",
      "ich verspäte mich, mach ne halbe stunde später",
    ],
    "27. Nov., 14:00–14:30": ["tom muss früh los, kannst du es 1h nach vorne schieben"],
    "27. Nov., 15:00–15:45": [
      "30 min ist knapp, nimm 45",
      "kannst du eine dreiviertelstunde dafür einplanen",
      "45 min wären gut",
    ],
    "27. Nov., 15:00–16:00": ["rechne mal mit einer stunde", "häng noch eine halbe stunde dran"],
  },
};

const cases = (["nl", "de"] as const).flatMap((language) =>
  Object.entries(SAID[language]).flatMap(([slot, all]) =>
    all.flatMap((said) => [false, true].map((booked) => [said, booked, slot, language] as const)),
  ),
);

test.each(cases)("%s (booked: %s) is %s", (said, booked, slot, language) => {
  const card = begin(booked, language).say(said);
  expect(card).toContain(slot);
  expect(card).toContain("Tom Barker");
});

test("somebody who wants to come is no reason", () => {
  const card = begin(false, "de").say("mia will mit, kann aber erst um 4, also 16:00");
  expect(card).not.toMatch(/16:00–16:30(?![\s\S]*Mia)/);
});

test.each([
  ["nl", "annuleer hem maar helemaal", "verzet de photo naar vrijdag 16u"],
  ["nl", "schrap de hele meeting maar", "verzet de photo naar vrijdag 16u"],
  ["de", "sag ihn lieber ganz ab", "verschieb das photo auf freitag 16 uhr"],
  ["de", "lass den termin komplett ausfallen", "verschieb das photo auf freitag 16 uhr"],
] as const)("%s: all of a meeting that was to be moved is called off: %s", (_, said, open) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Photo", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00"));
  talk.say(open);
  expect(talk.say(said)).toMatch(/annuleren\?|absagen\?/);
});
