import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const PRIYA = guest("Priya Shah");

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: contactRows(PRIYA.email, PRIYA.name, {}),
    events: [
      meeting("Roof survey", "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00"),
      meeting("Pilates", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"),
    ],
  });

playAll(
  {
    "a meeting that is named a day later, without a verb": `
      > I'd like the roof survey a day later, same time
      From: Thu 26 Nov, 09:00–10:00 … To: Fri 27 Nov, 09:00–10:00
      > no
      .
      > ik zou de roof survey een dag later willen, zelfde uur
      do 26 nov, 09:00–10:00 … vr 27 nov, 09:00–10:00
      > nee
      .
      > ich hätte die Roof survey gern einen Tag später, gleiche Uhrzeit
      26. Nov., 09:00–10:00 … 27. Nov., 09:00–10:00`,
    "what gets longer, and by how much": `
      > the roof survey tomorrow will take longer, add an hour
      “Roof survey” … 09:00–11:00
      > no
      .
      > die roof survey van morgen gaat langer duren, doe er een uur bij
      “Roof survey” … 09:00–11:00
      > nee
      .
      > Die Roof survey dauert länger, häng eine halbe Stunde dran
      “Roof survey” … 09:00–10:30
      > nein
      .
      > j'ai besoin de plus de temps pour la roof survey, mets 2h
      “Roof survey” … 09:00–11:00`,
    "what stays, and what goes": `
      > leave the roof survey alone, only cancel pilates
      “Pilates”
      > no
      .
      > laat de roof survey staan, alleen pilates mag weg
      “Pilates”
      > nee
      .
      > Roof survey lass bitte stehen, nur Pilates kannst streichen
      “Pilates”`,
    "what cannot be, and with a short word for it where it goes": `
      > Pilates geht sich morgen nicht aus, schieb's auf Freitag um 9
      “Pilates” … 27. Nov., 09:00–10:00`,
    "one goes, and behind it stands what is new": `
      > cancel pilates, and friday at 9 a call with priya
      “Pilates” … Call … Fri 27 Nov, 09:00
      > no
      .
      > pilates mag geschrapt worden, en vrijdag om 9u graag een belletje met priya
      “Pilates” … Belletje … vr 27 nov, 09:00
      > nee
      .
      > Pilates bitte streichen, und Freitag um 9 ein Telefonat mit Priya
      “Pilates” … Telefonat … 27. Nov., 09:00`,
    "why it moves, of another day": `
      > move the roof survey to friday, it's going to rain tomorrow
      From: Thu 26 Nov, 09:00–10:00 … To: Fri 27 Nov, 09:00–10:00
      > no
      .
      > verzet de roof survey naar vrijdag, het gaat morgen sneeuwen
      do 26 nov, 09:00–10:00 … vr 27 nov, 09:00–10:00
      > nee
      .
      > verschieb die Roof survey auf Freitag, es regnet morgen
      26. Nov., 09:00–10:00 … 27. Nov., 09:00–10:00
      > nein
      .
      > décale la roof survey à vendredi, il pleut demain
      26 nov., 09:00–10:00 … 27 nov., 09:00–10:00
      > non
      .
      > move the roof survey to friday, pilates to monday
      Fri 27 Nov, 09:00–10:00 … Mon 30 Nov, 18:00–19:00`,
    "before noon, and before an hour that nobody meets for": `
      > zoek een uur morgen voor de middag met priya
      do 26 nov 10:15
      > laat maar
      .
      > zoek een halfuur morgen voor 12u met priya
      30 minuten vrij … do 26 nov 10:15`,
  },
  begin,
);
