import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, guest, meeting } from "../support/dialogue";

/** What is booked at first, from 4 to 5 tomorrow, and what else is wanted then. */
const SAID: Record<string, { booking: string; prepare: string[]; after: string[]; call: string[] }> = {
  en: {
    booking: "chess with Ines tomorrow 4 to 5pm",
    prepare: ["prep 15.30-16 just me", "I have to prepare, block the 30 mins before Ines's"],
    after: [
      "as soon as chess with Ines is over I need Ravi, put that in",
      "get me some time with Ravi from 5 when that's finished",
    ],
    call: ["on monday at 10 i'm calling Ravi"],
  },
  nl: {
    booking: "schaken met Ines morgen van 16 tot 17 uur",
    prepare: ["van half vier tot vier prep aub"],
    after: ["als dat klaar is heb ik Ravi nodig, doe maar een afspraak om 5 uur"],
    call: ["tussendoor, ik bel maandag om tien uur met Ravi, kan dat in de agenda"],
  },
  de: {
    booking: "Schach mit Ines morgen von 16 bis 17 Uhr",
    prepare: ["und noch Vorbereitungszeit, eine halbe Stunde bis 16"],
    after: ["sobald ich mit Ines fertig bin, Ravi. machst du mir dafür nen eintrag?"],
    call: ["mit Ravi muss ich auch noch telefonieren, montag um 10 passt"],
  },
  fr: {
    booking: "échecs avec Ines demain de 16h à 17h",
    prepare: ["mets 30 min de prépa juste avant le rdv avec Ines"],
    after: ["après Ines je vois Ravi, note un rdv à 17h stp"],
    call: ["lundi 10h appeler Ravi"],
  },
  es: {
    booking: "ajedrez con Ines mañana de 16 a 17h",
    prepare: ["me lo tengo que preparar, ponme de 15 y media a 16"],
    after: ["al acabar el ajedrez quiero ver a Ravi, agéndalo"],
    call: ["Tengo que llamar a Ravi, resérvame el lunes a las 10am"],
  },
};

const WANTED = { prepare: "04 15:30 ", after: "04 17:00 ravi", call: "08 10:00 ravi" };

for (const [language, { booking, ...kinds }] of Object.entries(SAID))
  for (const [kind, texts] of Object.entries(kinds))
    test.each(texts)(`${language}, ${kind}: a second meeting is made, and the first stays: %s`, (text) => {
      const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred: language });
      const past = ["2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00"] as const;
      talk.put(meeting("Group photo", ...past, [guest("Ines Dahl"), guest("Ravi Rao")]));
      for (const said of [booking, text]) {
        const answer = talk.send(said);
        const [yes] = ("buttons" in answer && answer.buttons) || [];
        if (yes) talk.send(yes.title, yes.id);
      }
      const kept = talk.events().flatMap(({ title, start, attendees }) => {
        const at = new Date(start + 3_600_000).toISOString();
        const who = attendees.filter(isOtherPerson).map(({ email }) => email.split("@")[0]);
        return title === "Group photo" ? [] : [`${at.slice(8, 10)} ${at.slice(11, 16)} ${who}`];
      });
      expect(kept.toSorted()).toEqual(["04 16:00 ines", WANTED[kind as keyof typeof WANTED]].toSorted());
    });
