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
    "what cannot be, who is ill, and when it shall be": `
      > de roof survey van morgen kan jammer genoeg niet doorgaan, priya is ziek. kan die naar vrijdag, zelfde tijd?
      do 26 nov, 09:00–10:00 … vr 27 nov, 09:00–10:00
      > nee
      .
      > Die Roof survey morgen kann leider nicht stattfinden, Priya ist krank. Kann die auf Freitag, gleiche Zeit?
      26. Nov., 09:00–10:00 … 27. Nov., 09:00–10:00
      > nein
      .
      > the roof survey tomorrow can't go ahead, priya is ill. does friday same time work?
      Thu 26 Nov, 09:00–10:00 … Fri 27 Nov, 09:00–10:00
      > no
      .
      > la roof survey de demain ne va pas être possible, priya est malade. on peut la mettre à vendredi, même heure ?
      26 nov., 09:00–10:00 … 27 nov., 09:00–10:00
      > non
      .
      > el pilates de mañana no puede ser, priya está enferma. ¿puede ser el viernes a la misma hora?
      26 nov, 18:00–19:00 … 27 nov, 18:00–19:00`,
    "not after all, and whether it can be put back": `
      > cancel pilates
      “Pilates”
      > yes
      “Pilates”
      > oh no, better not. could you put it back?
      Undone
      > pilates absagen
      “Pilates”
      > ja
      “Pilates”
      > ach nein, doch nicht. kannst du es wieder reinsetzen?
      Rückgängig
      > annuleer pilates
      “Pilates”
      > ja
      “Pilates”
      > nee, toch maar niet. wil je het terugzetten?
      Teruggedraaid
      > annule le pilates
      “Pilates”
      > oui
      “Pilates”
      > ah non finalement. tu peux le remettre ?
      C'est défait
      > cancela pilates
      “Pilates”
      > sí
      “Pilates”
      > ay no, mejor no. ¿puedes volver a ponerlo?
      Deshecho`,
    "who is away for some days, and with what": `
      > van vrijdag tot en met zondag zijn we met de tent weg
      *Weg met de tent* … vr 27 nov – zo 29 nov
      > nee
      .
      > ik ben vrijdag weg
      *Weg* … vr 27 nov, de hele dag
      > nee
      .
      > haal vrijdag weg
      kan ik niet vinden
      > Wir sind von Freitag bis Sonntag mit dem Zelt weg
      *Abwesend mit dem Zelt* … 27. Nov. – … 29. Nov.
      > nein
      .
      > we're away with the tent from friday to sunday
      *Away with the tent* … 27 Nov – … 29 Nov
      > no
      .
      > estamos fuera con la tienda de viernes a domingo
      *Fuera con la tienda* … 27 nov – … 29 nov
      > no
      .
      > on est absents avec la caravane de vendredi à dimanche
      *Absents avec la caravane* … 27 nov. – … 29 nov.`,
    "behind a question, in which room that is": `
      > when is pilates
      Thu 26 Nov, 18:00–19:00
      > and in which room?
      Pilates
      > wann ist pilates
      26. Nov., 18:00–19:00
      > Und in welchem Raum?
      Pilates
      > c'est quand le pilates ?
      26 nov., 18:00–19:00
      > dans quelle salle ?
      Pilates
      > ¿cuándo es pilates?
      26 nov, 18:00–19:00
      > ¿y en qué sala?
      Pilates`,
    "a paper that is to be made and sent": `
      > Könntest du die Honorarrechnung an Priya fertig machen und verschicken?
      kann ich nicht
      > kun je de nota aan priya opmaken en versturen?
      kan ik niet`,
    "when one is free, and behind that for how long": `
      > wann bin ich frei? brauche 75 min
      1 Stunde 15 Minuten frei
      > passt schon
      .
      > ¿cuándo estoy libre? necesito 75 min
      1 hora y 15 minutos`,
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
