import { expect, test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Days off are booked, and talked about. It is Wednesday 3 March, and Monday the 8th holds a meeting. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = [guest("Femke Smit")];
  talk.put(meeting("Quota", "2027-03-08T10:00:00+01:00", "2027-03-08T11:00:00+01:00", people));
  return talk;
};

/** A day off, two more, what else there is on a day off, and that on another day. */
const DAYS = {
  en: {
    more: ["im off friday, all day", "and monday n tuesday", "no just monday"],
    other: ["i'm off on monday", "anything else that day?", "move that to tuesday same time"],
    back: ["im on vacation from next monday to friday", "actually back on thursday"],
  },
  nl: {
    more: ["vrijdag neem ik vrij", "en maandag en dinsdag", "nee alleen maandag"],
    other: ["maandag neem ik vrij", "staat er nog iets die dag?", "zet dat maar op dinsdag zelfde tijd"],
    back: ["vakantie volgende week maandag t/m vrijdag", "donderdag weer terug"],
  },
  de: {
    more: ["freitag nehme ich frei", "und montag und dienstag", "nein nur montag"],
    other: ["montag nehme ich frei", "ist sonst noch was an dem tag?", "das dann auf dienstag, gleiche zeit"],
    back: ["urlaub nächste woche montag bis freitag", "bin donnerstag wieder da"],
  },
  fr: {
    more: ["je suis en congé vendredi toute la journée", "et lundi et mardi", "non juste lundi"],
    other: ["congé lundi", "autre chose ce jour-là ?", "mets-le mardi à la même heure"],
    back: ["congés de lundi à vendredi la semaine prochaine", "je reviens jeudi"],
  },
  es: {
    more: ["bloquea el viernes, día libre", "y el lunes y martes", "no, solo el lunes"],
    other: ["el lunes libre todo el día", "tengo algo más ese día?", "pásalo al martes a la misma hora"],
    back: ["vacaciones del lunes al viernes de la próxima semana", "vuelvo el jueves"],
  },
};

playAll(
  {
    "days that are kept in a row are whole days, whatever is said of why": `
      > je ferme lundi et mardi prochains, bloque les deux journées
      lun. 8 mars – mar. 9 mars
      > non
      .
      > block out thursday and friday
      Thu 4 Mar – Fri 5 Mar
      > no
      .
      > I'm shut monday and tuesday, block both days
      Mon 8 Mar – Tue 9 Mar
      > no
      .
      > je me repose ce week-end, bloque samedi et dimanche en entier
      sam. 6 mars – dim. 7 mars
      > non
      .
      > je suis en congés de lundi à mercredi inclus, note-le
      *Congés* … lun. 8 mars – mer. 10 mars
      > non
      .
      > cierro lunes y martes, bloquéame los dos días
      lun 8 mar – mar 9 mar`,
    ...Object.fromEntries(
      Object.entries(DAYS).flatMap(([language, { more, other, back }]) => [
        [
          `days beside one that was booked are one more, and it stays: ${language}`,
          `> ${more[0]}
          5
          > yes
          5
          > ${more[1]}
          8 … 9 … 2
          > ${more[2]}
          8
          > yes
          8`,
        ],
        [
          `what else there is on a day off is what is spoken of then: ${language}`,
          `> ${other[0]}
          8
          > yes
          8
          > ${other[1]}
          10:00–11:00 “Quota”
          > ${other[2]}
          “Quota” … 8 … 10:00–11:00 … 9 … 10:00–11:00`,
        ],
        [
          `the day back is the one behind the last: ${language}`,
          `> ${back[0]}
          8 … 12 … 5
          > ${back[1]}
          8 … 10 … 3`,
        ],
      ]),
    ),
    "two days off and one more are three, and an hour comes again as well": `
    > block thursday and friday, days off
    Thu 4 Mar – Fri 5 Mar
    > yes
    Booked
    > and monday too
    Mon 8 Mar, all day
    > yes
    Booked
    > yoga wednesday 7am
    Wed 10 Mar, 07:00–07:30
    > yes
    Booked
    > and friday
    Shall I book this? … Fri 12 Mar, 07:00–07:30
    > yes
    Booked
    > and move it to saturday
    Shall I move this?`,
    "of what waits for a yes too": `
    > vrijdag vrij
    vr 5 mrt
    > en maandag en dinsdag ook
    1. … vr 5 mrt … 2. … ma 8 mrt – di 9 mrt`,
    "on the day of a meeting that was booked, and beside it": `
    > dentist monday 15:00
    15:00–15:30
    > yes
    Booked
    > what else is on that day?
    10:00–11:00 “Quota”`,
  },
  begin,
);

test.each([
  "im off thurs and fri next week block the lot",
  "ik heb donderdag en vrijdag volgende week vrij blokkeer alles",
  "ich hab nächste woche donnerstag und freitag frei blockier alles",
  "je suis en congé jeudi et vendredi la semaine prochaine bloque tout",
  "estoy de vacaciones jueves y viernes de la próxima semana bloquéalo todo",
])("that all of it is to be blocked says nothing more: %s", (said) => {
  expect(begin().say(said)).toMatch(/\b11\b[\s\S]*\b12\b/);
});
