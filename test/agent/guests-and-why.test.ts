import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const [OLA, TEUN, PRIYA] = [guest("Ola Nilsen"), guest("Teun Mulder"), guest("Priya Shah")] as const;

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [OLA, TEUN, PRIYA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [
      meeting("Roof survey", "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00", [TEUN]),
      meeting("Harbour tour", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [TEUN, PRIYA]),
    ],
  });

/** Why somebody comes or goes is told behind it, with nothing typed between; a day and a word for a meeting say which. */
playAll(
  {
    "who comes, and what they do there": `
      > add ola to the harbour tour she's bringing the maps
      “Harbour tour” … Ola Nilsen (ola@example.com)
      > no
      .
      > voeg ola toe aan de harbour tour ze doet de kaarten
      “Harbour tour” … Ola Nilsen
      > nee
      .
      > lad Ola zur Harbour tour ein sie bringt die Karten
      “Harbour tour” … Ola Nilsen
      > nein
      .
      > ajoute ola au harbour tour elle apporte les cartes
      “Harbour tour” … Ola Nilsen
      > non
      .
      > añade a ola al harbour tour ella lleva los mapas
      “Harbour tour” … Ola Nilsen`,
    "who shall come, and that they are to be invited": `
      > Ola soll auch zur Harbour tour kommen, laden Sie sie bitte dazu ein.
      “Harbour tour” … Ola Nilsen`,
    "who goes, and what they have instead": `
      > take teun off the harbour tour he's got his exam
      “Harbour tour” … No longer invited: Teun Mulder
      > no
      .
      > haal teun van de harbour tour hij heeft zijn examen
      “Harbour tour” … Niet meer uitgenodigd: Teun Mulder
      > nee
      .
      > enlève teun du harbour tour il a son examen
      “Harbour tour” … Plus invité : Teun Mulder`,
    "of the day that is said, however its apostrophe is typed": `
      > take teun off fridays job hes got his exam
      “Harbour tour” … No longer invited: Teun Mulder
      > no
      .
      > take teun out of friday's meeting
      “Harbour tour” … No longer invited: Teun Mulder
      > no
      .
      > add ola to thursdays appointment he knows the roof
      “Roof survey” … Ola Nilsen`,
  },
  begin,
);
