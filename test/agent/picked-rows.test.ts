import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(
    meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", ["Tom Barker", "Mia Chen"].map(guest)),
  );
  for (const [from, to] of [
    ["12:45", "13:45"],
    ["14:45", "15:45"],
    ["16:45", "17:20"],
  ])
    talk.put(meeting("Busy", `2026-11-27T${from}:00+01:00`, `2026-11-27T${to}:00+01:00`));
  return talk;
};

const OPEN = {
  nl: "zoek een half uur met tom vrijdagmiddag",
  de: "such eine halbe stunde mit tom am freitag nachmittag",
};

/** Rows that were offered, at 12:00, 14:00 and 16:00, and what is said of them. */
const PICKS = {
  nl: {
    "12:00–12:30": [
      "de eerste is prima",
      "die bovenste",
      "ik neem de eerste van de drie, lekker lunchen",
      "neem 12 uur",
    ],
    "14:00–14:30": [
      "optie 2",
      "ik ga voor de tweede",
      "die tweede komt mij het best uit, pak die",
      "laten we de tweede doen",
      "2 uur smiddags past het best, boek die",
    ],
    "16:00–16:30": ["pak de derde", "de laatste past het best", "zet de laatste er maar in"],
  },
  de: {
    "12:00–12:30": ["den obersten", "der erste wäre super", "mach den ersten fest", "der erste passt, gut zum essen"],
    "14:00–14:30": ["option 2", "ich nehm den zweiten", "um zwei ist gut", "dann würde ich den zweiten nehmen"],
    "16:00–16:30": ["ich nehm den dritten", "der letzte passt am besten", "buch den letzten"],
  },
};

const cases = (["nl", "de"] as const).flatMap((language) =>
  Object.entries(PICKS[language]).flatMap(([slot, all]) => all.map((said) => [said, slot, language] as const)),
);

test.each(cases)("%s picks %s", (said, slot, language) => {
  const talk = begin();
  talk.say(OPEN[language]);
  const card = talk.say(said);
  expect(card).toContain(slot);
  expect(card).toContain("Tom Barker");
});

test.each([
  ["nl", "14.00 graag met tom en mia"],
  ["nl", "die van 14 uur, met mia erbij"],
  ["nl", "om 14:00, en nodig mia ook uit aub"],
  ["de", "14h mit tom und mia bitte"],
  ["de", "den um 14 uhr, mit mia dazu"],
] as const)("%s: an hour that was offered, and somebody too: %s", (language, said) => {
  const talk = begin();
  talk.say(OPEN[language]);
  expect(talk.say(said)).toMatch(/27.* 14:00–14:30[\s\S]*Tom Barker[\s\S]*Mia Chen/);
});

test.each([
  ["nl", "de eerste niet"],
  ["de", "den ersten nicht"],
] as const)("%s: a row that is ruled out is not picked: %s", (language, said) => {
  const talk = begin();
  talk.say(OPEN[language]);
  expect(talk.say(said)).not.toContain("12:00–12:30");
});

test.each([
  ["any free hour on friday?", "put haircut in at 10", "*Haircut*"],
  ["heb ik vrijdag nog een uur vrij?", "zet de kapper om 10", "*Kapper*"],
  ["hab ich Freitag noch eine Stunde frei?", "dann trag um 10 Friseur ein", "*Friseur*"],
  ["trouve-moi une heure vendredi", "mets le coiffeur à 10h", "*Coiffeur*"],
  ["búscame una hora el viernes", "pon la peluquería a las 10", "*Peluquería*"],
  ["any free hour on friday?", "I prefer 10", "*Meeting*"],
  ["any free hour on friday?", "10 sounds good", "*Meeting*"],
])("a row is picked by its hour, and what it is for is kept: %s, %s", (open, said, title) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.say(open);
  const card = talk.say(said);
  expect(card).toContain(title);
  expect(card).toContain("10:00–11:00");
});
