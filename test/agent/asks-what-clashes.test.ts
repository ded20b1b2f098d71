import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { LUNCH_WITH_MIA } from "../support/free-talk";

type Language = keyof typeof LUNCH_WITH_MIA;

const ASKS: Record<Language, string[]> = {
  en: [
    "does that clash with anything",
    "any conflicts then?",
    "any conflicts?",
    "does it overlap with something",
    "is there a conflict",
    "anything else at that time?",
  ],
  nl: [
    "botst dat ergens mee?",
    "overlapt dat met iets",
    "zijn er conflicten?",
    "zit daar al iets?",
    "heb ik dan al iets?",
  ],
  de: [
    "überschneidet sich das mit was?",
    "kollidiert das mit irgendwas",
    "gibt es konflikte?",
    "hab ich da schon was?",
  ],
  fr: ["ça chevauche quelque chose ?", "il y a un conflit ?", "j'ai autre chose à ce moment-là ?"],
  es: ["¿choca con algo?", "¿se solapa con algo?", "¿hay conflictos?", "¿tengo algo más a esa hora?"],
};

const ELSE: Record<Language, string> = {
  en: "Nothing else is planned",
  nl: "verder niets gepland",
  de: "Sonst nichts geplant",
  fr: "Rien d'autre de prévu",
  es: "No hay nada más previsto",
};

function begin(preferred: Language) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  const people = [guest("Mia Berg"), guest("Tom Baker")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  return talk;
}

const all = Object.entries(ASKS).flatMap(([language, said]) =>
  said.map((text) => [language as Language, text] as const),
);

test.each(all)("%s, %j: of a card and of what was booked nothing else is then", (language, text) => {
  const talk = begin(language);
  talk.say(LUNCH_WITH_MIA[language]);
  const pending = talk.pending()?.id;
  expect(talk.say(text)).toContain(ELSE[language]);
  expect(talk.pending()?.id).toBe(pending);
  talk.say("yes");
  expect(talk.say(text)).toContain(ELSE[language]);
  expect(talk.events()).toHaveLength(2);
});

test.each(all)("%s, %j: what is in the way is named", (language, text) => {
  const talk = begin(language);
  for (const said of [LUNCH_WITH_MIA[language], "yes"]) talk.say(said);
  talk.put(meeting("Review", "2027-03-04T12:30:00+01:00", "2027-03-04T13:30:00+01:00", [guest("Tom Baker")]));
  expect(talk.say(text)).toContain("Review");
});

const AFTER: Record<Language, [ask: string, after: string[]]> = {
  en: ["what do I have tomorrow?", ["and after that?", "what's after that?"]],
  nl: ["wat heb ik morgen?", ["en daarna?"]],
  de: ["was habe ich morgen?", ["und danach?"]],
  fr: ["qu'est-ce que j'ai demain ?", ["et après ?"]],
  es: ["¿qué tengo mañana?", ["¿y después?"]],
};

test.each(
  Object.entries(AFTER).flatMap(([language, [ask, after]]) =>
    after.map((text) => [language as Language, ask, text] as const),
  ),
)("%s, %j, %j: what comes behind the last of the list", (language, ask, text) => {
  const talk = begin(language);
  for (const [title, hour] of [
    ["Budget", "10"],
    ["Retro", "14"],
  ])
    talk.put(meeting(title!, `2027-03-04T${hour}:00:00+01:00`, `2027-03-04T${hour}:30:00+01:00`));
  talk.put(meeting("Interview", "2027-03-05T10:00:00+01:00", "2027-03-05T11:00:00+01:00"));
  expect(talk.say(ask)).toContain("Retro");
  expect(talk.say(text)).toContain("Interview");
});
