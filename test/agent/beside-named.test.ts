import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, guest, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/**
 * What is put right behind one meeting, right in front of it, or made once more on another day, in each state in which one is
 * spoken of, by each of its names: shown, just booked, told. Wanted is all that is in the calendar after a yes.
 */
interface Said {
  book: string;
  ask: string;
  title: string;
  names: string[];
  after: string[];
  before: string[];
  again: string[];
}

const SAID: Record<string, Said> = {
  en: {
    ...{ book: "salsa with Ines tomorrow 16:00 to 17:00", ask: "what do I have tomorrow?", title: "Salsa" },
    names: ["it", "the salsa", "Ines's", "the one with ines"],
    after: ["put something with Ravi straight after $", "book Ravi right behind $", "and Ravi at 5"],
    before: ["need half an hour of practice right before $", "put in 30 min warm-up before $", "prep from 15:30 to 16"],
    again: [
      "another salsa with Ines on saturday, same hour",
      "repeat $ on saturday",
      "a second one on saturday, same time",
    ],
  },
  nl: {
    ...{ book: "salsa met Ines morgen van 16 tot 17 uur", ask: "wat heb ik morgen?", title: "Salsa" },
    names: ["de salsa", "die met ines", "die van morgen"],
    after: ["plan iets met Ravi direct na $", "na $ gelijk een met Ravi", "een met Ravi om 17 uur, aansluitend"],
    before: ["zet een half uur warming-up vlak voor $", "ik heb een half uur opwarming nodig vlak voor $"],
    again: ["zet zaterdag nog een salsa met Ines erin, zelfde tijd", "herhaal $ op zaterdag"],
  },
  de: {
    ...{ book: "Salsa mit Ines morgen von 16 bis 17 Uhr", ask: "was habe ich morgen?", title: "Salsa" },
    names: ["der Salsa", "dem mit Ines", "dem von morgen"],
    after: ["direkt nach $ ein Treffen mit Ravi", "ab 17 Uhr Treffen mit Ravi", "plan gleich nach $ was mit Ravi ein"],
    before: ["vor $ 30 Minuten Aufwärmen eintragen", "trag direkt davor 30 Minuten Aufwärmen ein"],
    again: ["am Samstag noch so einer, gleiche Uhrzeit", "das gleiche nochmal am Samstag"],
  },
  fr: {
    ...{ book: "salsa avec Ines demain de 16h à 17h", ask: "qu'est-ce que j'ai demain ?", title: "Salsa" },
    names: ["la salsa", "celui avec ines", "celui de demain"],
    after: ["cale Ravi juste après $", "derrière ça un autre rdv avec Ravi", "et dans la foulée, Ravi à 17h"],
    before: ["mets 30 min d'échauffement juste avant $", "j'ai besoin de 30 min d'échauffement avant $"],
    again: ["la même chose samedi en plus", "rebelote samedi même heure"],
  },
  es: {
    ...{ book: "salsa con Ines mañana de 16 a 17h", ask: "¿qué tengo mañana?", title: "Salsa" },
    names: ["la salsa", "la de ines", "la de mañana"],
    after: [
      "después de $ ponme una reunión con Ravi",
      "enseguida de eso agenda algo con Ravi",
      "otra cita con Ravi pegada a esa",
    ],
    before: ["antes de $ necesito 30 minutos para calentar", "apúntame 30 minutos para calentar justo antes de $"],
    again: ["otra salsa igual con Ines el sábado, misma hora", "repítela el sábado"],
  },
};

const NOW = "2027-03-03T09:30:00+01:00";
type Talk = ReturnType<typeof converse>;

const STATES: Record<string, (talk: Talk, said: Said) => void> = {
  open: (talk, { book }) => void talk.send(book),
  booked: (talk, { book }) => sayYes(talk, book),
  told: (talk, { title, ask }) => {
    talk.put(meeting(title, "2027-03-04T16:00:00+01:00", "2027-03-04T17:00:00+01:00", [guest("Ines Moreau")]));
    talk.send(ask);
  },
};

const SALSA = "04 16:00–17:00 ines";
const WANTED = {
  after: [SALSA, "04 17:00–… ravi"],
  before: ["04 15:30–16:00 ", SALSA],
  again: [SALSA, "06 16:00–17:00 ines"],
} as const;

/** All that is in the calendar; how long something new with Ravi lasts is not said. */
const kept = (talk: Talk) =>
  talk.events().map(({ start, end, attendees }) => {
    const who = attendees.filter(isOtherPerson).map(({ email }) => email.split("@")[0]);
    const at = (moment: number) => new Date(moment + 3_600_000).toISOString();
    return `${at(start).slice(8, 10)} ${at(start).slice(11, 16)}–${who[0] === "ravi" ? "…" : at(end).slice(11, 16)} ${who}`;
  });

for (const [language, said] of Object.entries(SAID))
  for (const kind of ["after", "before", "again"] as const)
    test(`${language}: ${kind} what is spoken of`, () => {
      const wrong: string[] = [];
      for (const [state, begin] of Object.entries(STATES))
        for (const sentence of said[kind])
          for (const name of sentence.includes("$") ? said.names : [""]) {
            const talk = converse({ now: NOW, preferred: language, contacts: knownAs("Ines Moreau", "Ravi Patel") });
            begin(talk, said);
            const text = sentence.replace("$", name);
            sayYes(talk, text);
            const got = kept(talk);
            if (got.join("; ") !== WANTED[kind].join("; ")) wrong.push(`${state}: ${text} → ${got.join("; ")}`);
          }
      expect(wrong.join("\n")).toBe("");
    });
