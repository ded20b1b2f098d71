import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const SAID = {
  en: [
    "sorry im late for everything, put 'planning day' tomorrow 2-4pm",
    "I'm late, put planning day tomorrow 2-4pm",
    "sorry running behind today, book planning day tomorrow 2-4pm",
  ],
  nl: ["sorry ik ben overal te laat mee, zet 'planningsdag' morgen 14-16 uur"],
  de: [
    "sorry bin mit allem zu spät dran, trag 'planungstag' morgen 14-16 uhr ein",
    "sorry bin spät dran, trag planungstag morgen 14-16 uhr ein",
  ],
  fr: ["désolé je suis en retard sur tout, mets 'journée planning' demain 14h-16h"],
  es: [
    "perdón llego tarde a todo, pon 'día de planificación' mañana de 14 a 16h",
    "perdona, voy tarde, pon día de planificación mañana de 14 a 16h",
  ],
};

function begin(preferred: string) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  talk.put(meeting("Lunch", "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", [guest("Mia Berg")]));
  return talk;
}

test.each(Object.entries(SAID).flatMap(([language, said]) => said.map((text) => [language, text] as const)))(
  "%s, %j: what is told in front is no report of being late",
  (language, text) => {
    const talk = begin(language);
    for (const said of [text, "yes"]) talk.say(said);
    expect(talk.events().at(-1)).toMatchObject({
      start: Date.parse("2027-03-04T14:00:00+01:00"),
      title: expect.stringMatching(/^(?:pla|journée|día)/i),
    });
  },
);

test("whoever is late for something that there is says so", () => {
  expect(begin("en").say("I'm late for lunch, put gym tomorrow 5pm")).toContain("lunch");
  expect(begin("en").say("I'm running late")).toContain("late for now");
});
