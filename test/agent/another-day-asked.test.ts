import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { LUNCH_WITH_MIA } from "../support/free-talk";

type Language = keyof typeof LUNCH_WITH_MIA;

const ASKS: Record<Language, string[]> = {
  en: [
    "can Mia do Friday?",
    "does friday work for mia",
    "does friday work?",
    "is friday ok for mia?",
    "would friday work",
  ],
  nl: ["kan mia vrijdag?", "schikt vrijdag voor mia?", "past vrijdag?"],
  de: ["kann mia am freitag?", "passt freitag?", "passt mia freitag?"],
  fr: ["vendredi ça va ?", "mia peut vendredi ?", "ça marche vendredi pour mia ?"],
  es: ["¿puede mia el viernes?", "¿el viernes le va bien a mia?", "¿te va bien el viernes?"],
};

function booked(preferred: Language) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  const people = [guest("Mia Berg"), guest("Tom Baker")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  for (const text of [LUNCH_WITH_MIA[preferred], "yes"]) talk.say(text);
  return talk;
}

test.each(
  Object.entries(ASKS).flatMap(([language, said]) => said.map((text) => [language as Language, text] as const)),
)(
  "%s, %j: the meeting that was booked is proposed for that day, and nothing is written before a yes",
  (language, text) => {
    const talk = booked(language);
    const before = talk.events();
    talk.say(text);
    expect(talk.events()).toEqual(before);
    talk.say("yes");
    expect(talk.events().at(-1)?.start).toBe(Date.parse("2027-03-05T12:00:00+01:00"));
  },
);

test.each([
  "am I free friday?",
  "do I have anything friday?",
  "can tom do friday?",
  "what about friday?",
  "is it friday?",
])("%j asks for no other day", (text) => {
  const talk = booked("en");
  talk.say(text);
  expect(talk.pending()).toBeNull();
});

test.each(["can you do it on friday as well", "could we do friday too?"])("%j is one more of it", (text) => {
  const talk = booked("en");
  for (const said of [text, "yes"]) talk.say(said);
  expect(talk.events().filter(({ title }) => title === "Lunch")[0]?.start).toBe(
    Date.parse("2027-03-04T12:00:00+01:00"),
  );
});
