import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/**
 * Right after chess with Ines was booked for tomorrow at four: what changes it, what is something new, and what says that
 * something else is meant and is not read as a change of it, whatever else becomes of it.
 */
const SAID = {
  en: {
    booking: "chess with Ines tomorrow 16:00 to 17:00",
    later: [
      "chess at 7pm please",
      "so chess with Ines at 7pm",
      "it's at 7pm now",
      "make chess 7pm then",
      "do chess at 7pm instead",
    ],
    instead: ["it's with Ravi now, not Ines", "Ines is out, it's Ravi now"],
    told: [
      "I need to ring Ravi on monday at 10, put that in",
      "Ravi wants to talk monday 10am, add that to my calendar",
    ],
    off: ["can you take her out of it? the rest stays the same", "Ines can't come, take her off, keep the time"],
    more: ["and another one just like it on saturday", "a separate one with Ravi"],
  },
  nl: {
    booking: "schaken met Ines morgen van 16 tot 17 uur",
    later: ["schaken graag om 19 uur", "doe het schaken om 19 uur in plaats daarvan"],
    instead: ["toch Ravi, Ines niet", "Ines eruit Ravi erin"],
    told: ["ik moet maandag om tien uur Ravi bellen, zet je dat erin"],
    off: ["ze gaat niet mee, schrap haar maar"],
    more: ["17:00 Ravi, nieuwe afspraak", "maak er zaterdag nog eentje van"],
  },
  de: {
    booking: "Schach mit Ines morgen von 16 bis 17 Uhr",
    later: ["Schach bitte um 19 Uhr", "mach Schach um 19 Uhr stattdessen"],
    instead: ["doch lieber Ravi, Ines nicht"],
    told: ["ich muss Montag um 10 mit Ravi sprechen, trag das ein"],
    more: ["Samstag noch so einer"],
  },
  fr: {
    booking: "échecs avec Ines demain de 16h à 17h",
    later: ["échecs > 19h merci"],
    instead: ["plutôt Ravi que Ines"],
    told: ["lundi à 10h je vois Ravi, tu peux noter ça ?", "lundi à 10h je vois Ravi, note-le"],
    more: ["un autre rdv avec Ravi, à part"],
  },
  es: {
    booking: "ajedrez con Ines mañana de 16 a 17h",
    later: ["ajedrez > 19h porfa"],
    instead: ["mejor con Ravi, Ines no"],
    told: ["el lunes a las 10 veo a Ravi, apúntamelo"],
    more: ["otra con Ravi, aparte"],
  },
};

const CHESS = "04 16:00 ines";
const WANTED: Record<string, string[]> = {
  later: ["04 19:00 ines"],
  instead: ["04 16:00 ravi"],
  told: [CHESS, "08 10:00 ravi"],
  off: ["04 16:00 "],
};

type Talk = ReturnType<typeof converse>;

const kept = (talk: Talk) =>
  talk.events().map(({ start, attendees }) => {
    const at = new Date(start + 3_600_000).toISOString();
    const who = attendees.filter(isOtherPerson).map(({ email }) => email.split("@")[0]);
    return `${at.slice(8, 10)} ${at.slice(11, 16)} ${who}`;
  });

for (const [language, { booking, ...kinds }] of Object.entries(SAID))
  for (const [kind, texts] of Object.entries(kinds))
    test(`${language}: ${kind}`, () => {
      const wrong: string[] = [];
      for (const text of texts) {
        const talk = converse({
          ...{ now: "2027-03-03T09:30:00+01:00", preferred: language },
          contacts: knownAs("Ines Moreau", "Ravi Patel"),
        });
        sayYes(talk, booking);
        sayYes(talk, text);
        const got = kept(talk);
        const isRight = kind === "more" ? got.includes(CHESS) : got.join() === WANTED[kind]?.join();
        if (!isRight) wrong.push(`${text} → ${got.join("; ")}`);
      }
      expect(wrong.join("\n")).toBe("");
    });

test.each([
  ["en", "can it be shorter? 45 minutes"],
  ["nl", "kan het wat korter? 45 minuten"],
  ["de", "mach das in 45 minuten"],
  ["fr", "fais ça en 45 min"],
  ["es", "puedes recortarlo? 45 min"],
] as const)("how long it is to be is neither how much shorter, nor when (%s)", (language, text) => {
  const talk = converse({
    ...{ now: "2027-03-03T09:30:00+01:00", preferred: language },
    contacts: knownAs("Ines Moreau", "Ravi Patel"),
  });
  sayYes(talk, SAID[language].booking);
  sayYes(talk, text);
  expect(talk.events().map(({ start, end }) => (end - start) / 60_000)).toEqual([45]);
  expect(kept(talk)).toEqual([CHESS]);
});
