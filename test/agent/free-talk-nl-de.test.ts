import { meeting, playAll } from "../support/dialogue";
import { physio, talkWith } from "../support/free-talk";

const begin = () =>
  talkWith(
    physio,
    meeting("Week wrap-up", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00"),
    meeting("Dentist", "2026-11-27T10:00:00+01:00", "2026-11-27T10:30:00+01:00"),
  );

playAll(
  {
    "what is taken back behind a comma is no part of a story": `
      > plan maandag lunch met Omar om 12 uur, zeg poep nee ik bedoel dinsdag
      “poep, dinsdag” … Bedoel je zonder dat`,
    "an exclamation between two days is none of the request": `
      > plan maandag lunch met Omar om 12 uur, oh shit nee ik bedoel dinsdag
      Zal ik dit inplannen? … di 1 dec, 12:00`,
    "a Dutch hour that is made another": `
      > zet maandag 10u iets met Nina erin, wacht maak daar 11u van
      Zal ik dit inplannen? … ma 30 nov, 11:00`,
    "a verb in two parts stands around how far it moves": `
      > trek de physio een kwartiertje naar voren
      Zal ik dit verzetten? … Naar: do 26 nov, 08:45`,
    "a title with a hyphen is found by all of its words": `
      > kun je de week wrap-up eruit gooien?
      Zal ik dit annuleren? … “Week wrap-up”`,
    "what does not suit is moved to what may": `
      > de physio komt me niet uit, kan die ook vrijdag om 17:00?
      Zal ik dit verzetten? … “Physio” … Naar: vr 27 nov, 17:00`,
    "somebody comes too": `
      > nodig Nina ook uit voor de physio
      Zal ik dit aanpassen? … “Physio” … Nina Smit`,
    "short German for an article is no correction": `
      > Könnten wir Mo 14:30 ne Stunde mit Nina ausmachen?
      Soll ich das buchen? … 30. Nov., 14:30–15:30`,
    "what is taken for a time leaves the small word in front of it": `
      > Ich schaff den Zahnarzt am Freitag nicht, kannst du den auf den 4. Dezember 10 Uhr legen?
      “Dentist”`,
    "a German length of a shift": `
      > Zieh die Physio ne Viertelstunde vor
      Soll ich das verschieben? … 26. Nov., 08:45`,
    "a question goes on with the day before": `
      > Was liegt Freitag alles an?
      “Dentist”
      > und am Tag davor?
      “Physio”`,
  },
  begin,
);
