import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const FIRST = {
  en: [
    "hi Tom here, book lunch with Mia tomorrow 12",
    "hi, Tom here. book lunch with Mia tomorrow at 12",
    "hi this is Tom, lunch with Mia tomorrow 12",
    "this is Tom Baker, can you book lunch with Mia tomorrow 12",
    "hey it's Robin here, book lunch with Mia tomorrow at 12",
  ],
  nl: [
    "hoi, Tom hier, lunch met Mia morgen 12 uur",
    "hoi met Tom, zet lunch met Mia morgen 12 uur",
    "hoi, ik ben Tom. zet lunch met Mia morgen om 12 uur erin",
  ],
  de: [
    "hallo, Tom hier, trag mittagessen mit Mia morgen 12 uhr ein",
    "hi hier ist Tom, mittagessen mit Mia morgen um 12",
  ],
  fr: ["salut c'est Tom, mets déjeuner avec Mia demain à 12h", "bonjour, ici Tom, déjeuner avec Mia demain 12h"],
  es: ["hola soy Tom, pon comida con Mia mañana a las 12", "hola, aquí Tom, comida con Mia mañana a las 12"],
};

function begin(preferred: string) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  const people = [guest("Mia Berg"), guest("Tom Baker")];
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", people));
  return talk;
}

test.each(Object.entries(FIRST).flatMap(([language, said]) => said.map((text) => [language, text] as const)))(
  "%s, %j: whoever writes is no guest, and nothing of it is left over",
  (language, text) => {
    const talk = begin(language);
    talk.say(text);
    const pending = talk.pending();
    const [action] = pending?.kind === "proposal" ? pending.actions : [];
    expect(action?.kind === "create" && action.draft.people.map(({ email }) => email)).toEqual(["mia@example.com"]);
  },
);

test("who it is with is no introduction", () => {
  expect(begin("nl").say("met Tom, lunch morgen 12 uur")).toContain("Tom Baker");
  expect(begin("nl").say("graag met Tom, lunch morgen 12 uur")).toContain("Tom Baker");
  const talk = begin("en");
  for (const text of ["lunch with Mia tomorrow 12", "yes"]) talk.say(text);
  expect(talk.say("it's Tom, not Mia")).toContain("Tom Baker");
});
