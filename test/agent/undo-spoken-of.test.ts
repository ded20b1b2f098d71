import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";

const SPOKEN_OF = {
  en: {
    not: [
      "don't undo that",
      "please don't undo it",
      "do not undo",
      "I don't want to undo",
      "never undo that",
      "don't stop undo",
    ],
    asks: [
      "did you undo it?",
      "ok, but did you undo it?",
      "how do I undo?",
      "what does undo do?",
      "is there an undo?",
      "can you undo things?",
    ],
    wants: [
      "undo",
      "can you undo that?",
      "no, that's not right, undo it",
      "ok, please undo that",
      "oh no undo that she's at work",
      "scrap that, undo - he has flu",
      "oh no undo that the van won't make it",
      "undo that the hall is being painted",
    ],
  },
  nl: {
    not: [
      "niet ongedaan maken",
      "maak dat alsjeblieft niet ongedaan",
      "het hoeft niet teruggedraaid, niet terugdraaien",
    ],
    asks: ["heb je het ongedaan gemaakt?", "hoe kan ik dat ongedaan maken?", "kun je dingen ongedaan maken?"],
    wants: ["maak dat ongedaan", "kun je dat ongedaan maken?"],
  },
  de: {
    not: ["bitte nicht rückgängig machen", "mach das nicht rückgängig"],
    asks: ["hast du das rückgängig gemacht?", "wie mache ich das rückgängig?", "kann ich das rückgängig machen?"],
    wants: ["mach das rückgängig", "kannst du das rückgängig machen?"],
  },
  fr: {
    not: ["ne reviens pas en arrière", "ne défais pas ça, s'il te plaît"],
    asks: ["comment revenir en arrière ?", "est-ce que je peux revenir en arrière ?"],
    wants: ["reviens en arrière", "tu peux revenir en arrière ?"],
  },
  es: {
    not: ["no deshacer", "no quiero deshacerlo"],
    asks: ["¿cómo puedo deshacer?", "¿se puede deshacer?", "¿cómo se deshace?", "¿lo has deshecho?"],
    wants: ["deshazlo", "está mal, deshazlo", "¿puedes deshacerlo?"],
  },
};

function booked(preferred: string) {
  const contacts = contactRows("tom@example.com", "Tom Baker");
  const talk = converse({ now: "2026-11-24T09:20:00+01:00", preferred, contacts });
  talk.say("call with tom tomorrow at 9am");
  talk.say("yes");
  expect(talk.events()).toHaveLength(1);
  return talk;
}

const of = (kind: "not" | "asks" | "wants") =>
  Object.entries(SPOKEN_OF).flatMap(([language, said]) => said[kind].map((text) => [language, text] as const));

test.each(of("not"))("%s, %j: nothing is undone", (language, text) => {
  const talk = booked(language);
  expect(talk.send(text)).toMatchObject({ kind: "text" });
  expect(talk.events()).toHaveLength(1);
});

test.each(of("asks"))("%s, %j: it is told what an undo would take back", (language, text) => {
  const talk = booked(language);
  const answer = talk.send(text);
  expect(answer).toMatchObject({ kind: "buttons", body: expect.stringContaining("“Call”") });
  expect(talk.events()).toHaveLength(1);
  const [undo] = answer.kind === "buttons" ? answer.buttons : [];
  talk.send(undo?.title ?? "", undo?.id);
  expect(talk.events()).toHaveLength(0);
});

test.each(of("wants"))("%s, %j: it is undone", (language, text) => {
  const talk = booked(language);
  talk.say(text);
  expect(talk.events()).toHaveLength(0);
});

test("what is open stays open where nothing is to be undone, unless it is that very question", () => {
  const talk = booked("en");
  talk.say("lunch with tom friday at 12:30");
  expect(talk.say("don't undo that")).toMatch(/^All right, I left everything as it is\.\nShall I book this/);
  expect(talk.say("yes")).toContain("Booked: *Lunch*");
  talk.say("undo");
  expect(talk.say("undo")).toContain("Shall I undo it too?");
  expect(talk.say("no, don't undo it")).toBe("All right, I left everything as it is.");
  expect(talk.pending()).toBeNull();
  expect(talk.events()).toHaveLength(1);
  talk.say("undo");
  talk.say("yes");
  expect(talk.say("did you undo it?")).toContain("There is nothing left to take back now.");
});
