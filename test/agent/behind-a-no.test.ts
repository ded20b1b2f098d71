import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const begin = (...events: ReturnType<typeof meeting>[]) =>
  converse({ now: "2026-11-30T09:30:00+01:00", contacts: knownAs("Mia Collins", "Tom Baker"), events });

describe("“a meeting on Thursday at 10”, behind a no, takes nothing of what got it", () => {
  test.each([
    ["meeting with tom in room 3 fri 18 dec 3pm", "no", "meeting thursday 17 dec 10am"],
    ["meeting with tom in room 3 fri 18 dec 3pm", "no", "book a meeting thursday 17 dec at 10"],
    ["vergadering met tom vr 18 dec 15u in zaal 3", "nee", "vergadering do 17 dec 10u"],
    ["vergadering met tom vr 18 dec 15u in zaal 3", "nee", "reunion el 17 a las 10"],
    ["Termin mit Tom am Fr 18.12. um 15 Uhr", "nein", "Termin am Do 17.12. um 10 Uhr"],
    ["rendez-vous avec Tom vendredi 18 décembre 15h salle 3", "non", "rendez-vous jeudi 17 décembre à 10h"],
    ["reunión con Tom el viernes 18 a las 15h", "no", "reunión el 17 a las 10"],
  ])("%s, %s, %s", (first, no, then) => {
    const talk = begin();
    talk.say(first);
    talk.say(no);
    const card = talk.say(then);
    expect(card).toContain("10:00–10:30");
    expect(card).not.toMatch(/Tom|room 3|zaal 3|salle 3|Vergadering\*\njue/);
  });

  test.each([
    ["meeting with tom in room 3 fri 18 dec 3pm", "no", "then at 10"],
    ["meeting with tom in room 3 fri 18 dec 3pm", "no", "thursday 10 then"],
    ["vergadering met tom vr 18 dec 15u in zaal 3", "nee", "dan donderdag 10 uur"],
    ["rendez-vous avec Tom vendredi 15h salle 3", "non", "alors jeudi à 10h"],
  ])("but by words that say so: %s, %s, %s", (first, no, then) => {
    const talk = begin();
    talk.say(first);
    talk.say(no);
    expect(talk.say(then)).toMatch(/10:00–10:30[\s\S]*Tom Baker/);
  });
});

describe("“not that one”, right behind what was done, offers to undo that", () => {
  test.each([
    ["dentist fri 10am", "yes", "no not that one", "Dentist"],
    ["dentist fri 10am and lunch fri 12:30", "yes", "no, not the lunch", "Lunch"],
    ["bel jan vr 10u", "ja", "nee niet die", "Bel jan"],
    ["tandarts vr 10 uur en lunch vr 12:30", "ja", "nee niet de lunch", "Lunch"],
    ["Zahnarzt fr 10 Uhr", "ja", "nein nicht den", "Zahnarzt"],
    ["Zahnarzt fr 10 Uhr und Mittagessen fr 12:30", "ja", "nein nicht das Mittagessen", "Mittagessen"],
    ["dentiste ven 10h", "oui", "non pas celui-là", "Dentiste"],
    ["dentiste ven 10h et déj ven 12h30", "oui", "non pas le dej", "Déj"],
    ["dentista vie 10h", "sí", "no, ese no", "Dentista"],
    ["dentista vie 10h y comida vie 14h", "sí", "no, la comida no", "Comida"],
  ])("%s, %s, %s", (text, yes, no, title) => {
    for (const waiting of [[], ["padel thu 20:00"]]) {
      const talk = begin();
      for (const said of [...waiting, text, yes]) talk.say(said);
      expect(talk.say(no)).toMatch(new RegExp(`“${title}”[^“]*\\?\\n\\[`));
    }
  });

  test("also behind a cancellation", () => {
    const talk = begin(meeting("Dentist", "2026-12-04T11:00:00+01:00", "2026-12-04T12:00:00+01:00"));
    for (const said of ["cancel the dentist", "yes"]) talk.say(said);
    expect(talk.say("no not that one")).toContain("Shall I undo it?");
  });
});

describe("what is said to wait is there on the next yes", () => {
  const WAITS = ["boiler job thu 10am", "gas cert khan fri 3pm", "yes"];

  test.each([[[]], [["undo"]], [["what's on friday"]]])("behind %j", (between) => {
    const talk = begin();
    for (const said of [...WAITS, ...between]) talk.say(said);
    expect(talk.say("yes")).toMatch(/\*Boiler job\*[\s\S]*\[Yes/);
  });

  test("and not once something else was booked", () => {
    const talk = begin();
    for (const said of [...WAITS, "dentist mon 9am", "yes"]) talk.say(said);
    expect(talk.say("yes")).not.toContain("Boiler job");
  });
});
