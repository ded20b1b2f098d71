import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";
import { sayYes } from "../support/free-talk";
import { now } from "../support/week";

/**
 * Where something is, said beside when it shall be, or alone: on the card with everything else, whatever verb it stands by.
 * What somebody does elsewhere is no place of it.
 */
interface Said {
  booking: string[];
  places: [lead: string, name: string][];
  changes: string[];
  elsewhere: string[];
}

const SAID: Record<string, Said> = {
  en: {
    booking: ["lunch with mia tomorrow 12 to 1pm", "yes"],
    places: [
      ["at", "Café Blu"],
      ["at the", "Golden Lion"],
    ],
    changes: [
      ...["make it 1pm $", "push it to 1pm, we're meeting $", "move lunch to 1pm and we'll eat $", "1pm $ please"],
      ...["bump it an hour later, $", "can we do 1pm $ instead", "move it to 1pm $"],
    ],
    elsewhere: ["move it to 1pm cause I'm at the office before"],
  },
  nl: {
    booking: ["lunch met mia morgen van 12 tot 13 uur", "ja"],
    places: [
      ["bij", "Café Blauw"],
      ["in", "Restaurant Noord"],
    ],
    changes: ["zet m op 13:00 $", "lunch naar 13:00, we zitten $", "doe 13u $", "schuif een uur op en we eten $"],
    elsewhere: [],
  },
  de: {
    booking: ["Mittagessen mit Mia morgen von 12 bis 13 Uhr", "ja"],
    places: [
      ["im", "Café Blau"],
      ["bei", "Da Enzo"],
    ],
    changes: [
      ...["lieber um 13 Uhr $", "verschieb auf 13 uhr, wir essen $", "eine Stunde später und wir treffen uns $"],
      ...["verschieb das Mittagessen auf 13 Uhr $", "mach 13 Uhr draus, $"],
    ],
    elsewhere: [],
  },
  fr: {
    booking: ["déjeuner avec mia demain de 12h à 13h", "oui"],
    places: [
      ["au", "Café Bleu"],
      ["chez", "Marcel"],
    ],
    changes: ["mets-le à 13h et on mange $", "décale à 13h, on se voit $", "plutôt 13h, $", "une heure plus tard et $"],
    elsewhere: ["déplace à 13h, je suis chez le dentiste avant"],
  },
  es: {
    booking: ["comida con mia mañana de 12 a 13h", "sí"],
    places: [
      ["en el", "Café Azul"],
      ["en", "León de Oro"],
    ],
    changes: ["pásala a las 13 $", "la comida a la 1 $", "muévela a las 13:00 y comemos $", "mejor a las 13, $"],
    elsewhere: ["muévela a las 13, antes estoy en el dentista"],
  },
};

const contacts = contactRows("mia@example.com", "Mia Berg");

function answerTo(language: string, isBooked: boolean, said: string): string {
  const talk = converse({ now, preferred: language, contacts });
  for (const line of SAID[language]!.booking.slice(0, isBooked ? 2 : 1)) talk.say(line);
  return talk.say(said);
}

test.each(Object.keys(SAID))("a place beside a time is on the card: %s", (language) => {
  const { places, changes, elsewhere } = SAID[language]!;
  for (const isBooked of [false, true]) {
    for (const [lead, name] of places)
      for (const change of changes) {
        const said = change.replace("$", `${lead} ${name}`);
        const answer = answerTo(language, isBooked, said);
        expect(answer, said).toContain("13:00–14:00");
        expect(answer, said).toContain(name);
      }
    for (const said of elsewhere) {
      const answer = answerTo(language, isBooked, said);
      expect(answer, said).toContain("13:00–14:00");
      expect(answer, said).not.toMatch(/(?:Where|Waar|Wo|Où|Dónde) ?:/);
    }
  }
});

/** What only praises, or says that it was good to hear, books nothing. */
const REMARKS: Record<string, string[]> = {
  en: ["good to know, thanks", "great to hear", "great job", "you're great", "thanks, that's all"],
  nl: ["goed om te weten", "goed gedaan"],
  de: ["gut zu wissen", "gut gemacht"],
  fr: ["bon à savoir", "bien joué"],
  es: ["es bueno saberlo, gracias", "muy bien hecho"],
};

test.each(Object.keys(REMARKS))("a remark is no yes: %s", (language) => {
  for (const said of REMARKS[language]!) {
    const talk = converse({ now, preferred: language, contacts });
    talk.say(SAID[language]!.booking[0]!);
    talk.say(said);
    expect(talk.events(), said).toEqual([]);
  }
});

test.each([
  ["nl", "goed zo"],
  ["de", "passt so"],
  ["fr", "très bien"],
])("a yes is no day and no hour: %s", (language, said) => {
  const talk = converse({ now, preferred: language, contacts });
  talk.say(SAID[language]!.booking[0]!);
  talk.say(said);
  expect(talk.events().length, said).toBe(1);
});

/** Where it is by the kind of place that it is called, without a word for where, as it is told, or behind a label. */
const VENUES: Record<string, { names: string[]; said: string[] }> = {
  en: {
    names: ["Pizzeria Roma", "corner cafe", "the Anchor pub"],
    said: [
      ...["1pm, $", "$, 1pm please", "lunch at 1, $", "it'll be $, and an hour later"],
      ...["move it to 1pm, we're going to $", "got us a table at $ for 1pm, can you change it?", "$ at 1"],
      ...["$ only has a table at 1, so do that", "change the location to $ and the time to 1pm"],
      ...["make it 1pm, location: $", "move it to 1 and put $ as the place"],
    ],
  },
  nl: {
    names: ["Pizzeria Roma", "restaurant noord"],
    said: [
      ...["13 uur, $", "$, 13:00 graag", "lunch om 13 uur, $", "het wordt $ en dan om 13 uur"],
      ...["heb gereserveerd bij $ om 13 uur, pas je het aan?", "we gaan naar $, 13:00", "zet hem op 13:00, locatie: $"],
      ...["$ heeft pas om 13:00 een tafel, doe dat maar"],
    ],
  },
  de: {
    names: ["Pizzeria Roma", "gasthaus linde"],
    said: [
      ...["13 Uhr, $", "$, 13 Uhr bitte", "Mittagessen um 13 Uhr, $", "wird $ und dann um 13 Uhr"],
      ...["hab im $ für 13 Uhr reserviert, änderst du das?", "auf 13 Uhr, wir gehen ins $", "13 Uhr, Ort: $"],
    ],
  },
  fr: {
    names: ["Pizzeria Roma", "auberge du lac"],
    said: [
      ...["13h, $", "$, 13h stp", "déjeuner à 13h, $", "mets le à 13h, $"],
      ...["j'ai réservé à $ pour 13h, tu changes ?", "passe à 13h, on va à $", "13h, lieu : $"],
    ],
  },
  es: {
    names: ["Pizzeria Roma", "taberna del puerto"],
    said: [
      ...["a las 13h, $", "$, a las 13h", "comida a las 13h, $", "ponla a las 13h, $"],
      ...["reservé en $ a las 13h, ¿lo cambias?", "pásala a las 13h, vamos a $", "a las 13h, lugar: $"],
    ],
  },
};

test.each(Object.keys(VENUES))("a place that its kind tells is on the card: %s", (language) => {
  const { names, said } = VENUES[language]!;
  for (const isBooked of [false, true])
    for (const name of names)
      for (const one of said) {
        const message = one.replace("$", name);
        const answer = answerTo(language, isBooked, message);
        expect(answer, message).toContain("13:00–14:00");
        expect(answer.toLowerCase(), message).toContain(name.replace("the ", "").toLowerCase());
        expect(answer, message).toMatch(/(?:Where|Waar|Wo|Où|Dónde) ?:/);
      }
});

test.each([
  ["en", "lunch at 1, golden lion"],
  ["en", "golden lion, 1pm pls"],
  ["nl", "lunch om 13 uur, gouden leeuw"],
  ["de", "Mittagessen um 13 Uhr, goldener Löwe"],
  ["es", "comida a las 13h, casa lucio"],
])("names that nobody knows are named above the card: %s, %s", (language, said) => {
  for (const isBooked of [false, true]) {
    const answer = answerTo(language, isBooked, said);
    expect(answer, said).toContain(
      said
        .split(" ")
        .findLast((word) => /löwe|lucio|lion|leeuw/iu.test(word))!
        .replace(",", ""),
    );
    expect(answer, said).toContain("13:00–14:00");
  }
});

test.each([
  ["viewing at 7 canons walk friday 10 allow an hr", "sorry its number 17 not 7", /10:00–11:00[\s\S]*17 canons walk/],
  ["bezichtiging vrijdag 10 uur kerkstraat 7", "sorry nummer 17 niet 7", /kerkstraat 17/i],
  ["Besichtigung Freitag 10 Uhr Hauptstraße 7", "Nummer 17 nicht 7", /Hauptstraße 17/],
  ["visite vendredi 10h 7 rue de Rivoli", "pardon numéro 17 pas 7", /17 rue de Rivoli/],
  ["viewing friday 10 at 12 oak lane", "sorry 11 not 10", /11:00–11:30/],
])("%s: %s", (open, said, tells) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  sayYes(talk, open);
  expect(talk.say(said)).toMatch(tells);
});

test("a walk at an hour is no street", () => {
  expect(converse({ now: "2026-11-25T09:30:00+01:00" }).say("dog walk tomorrow at 7pm")).toMatch(
    /Dog walk[\s\S]*19:00/,
  );
});
