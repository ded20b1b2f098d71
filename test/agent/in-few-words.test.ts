import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Wednesday morning in Amsterdam. */
const now = "2026-11-25T09:05:00+01:00";
const uwe = { email: "uwe@example.com", name: "Uwe" };
const contacts = [...contactRows(uwe.email, uwe.name), ...contactRows("anna@example.com", "Anna")];
const events = [
  meeting("Pottery", "2026-11-26T12:00:00+01:00", "2026-11-26T16:00:00+01:00"),
  meeting("Chat with Uwe", "2026-11-27T11:00:00+01:00", "2026-11-27T11:30:00+01:00", [uwe]),
  meeting("Ayuntamiento: padrón", "2026-11-27T09:00:00+01:00", "2026-11-27T10:00:00+01:00"),
];

playAll(
  {
    "which half of the day is asked of another hour too": `
      > book Anna tomorrow at 8
      08:00 or 20:00
      > no, half 8
      “half 8”, do you mean 08:30 or 20:30
      > 08:30
      Anna … Thu 26 Nov, 08:30–09:00
      > no
      I did not book it
      > Termin mit Anna morgen um 8
      08:00 oder 20:00
      > nein, halb neun
      08:30 oder 20:30
      > morgens
      Anna … Do, 26. Nov., 08:30
      > nein
      nicht gebucht
      > afspraak met Anna morgen om 8
      08:00 of 20:00
      > nee, half negen
      08:30 of 20:30
      > maak er 9 van
      do 26 nov, 09:00
      > nee
      niet ingepland
      > rendez-vous avec Anna demain à 8h
      jeu. 26 nov., 08:00
      > plutôt 7h
      jeu. 26 nov., 07:00
      > 9h
      jeu. 26 nov., 09:00
      > non
      pas réservé
      > cita con Anna mañana a las 8
      08:00 o 20:00
      > no, a las 7 y media
      07:30 o 19:30
      > el viernes a las 20:00
      vie 27 nov, 20:00`,
    "a room from two to four is no second room": `
      > book room 2 to 4 friday
      Fri 27 Nov, 14:00–16:00
      > no
      I did not book it
      > buche raum 2 bis 4 freitag
      Fr, 27. Nov., 14:00–16:00`,
    "what is done with somebody is not done away with": `
      > koffie doen met Frits morgen 10 uur
      e-mailadres van Frits`,
    "three quarters of an hour are counted already": `
      > Termin mit Anna Freitag zwischen 2 und 5 Dreiviertelstunde
      {Fr, 27. Nov. 14:00} … {Fr, 27. Nov. 14:45}
      > nein danke
      so gelassen
      > afspraak met Anna vrijdag tussen 2 en 5 drie kwartier
      {vr 27 nov 14:00} … {vr 27 nov 14:45}`,
    "a talk has its kind for a title": `
      > un entretien avec Anna demain à 16h30
      *Entretien* … jeu. 26 nov., 16:30`,
    "whether one can at a time is asked about one's own day": `
      > can i do thursday at 1
      busy on Thu 26 Nov at 13:00 … “Pottery”
      > kan ik donderdag om 13u
      “Pottery”
      > kann ich donnerstag um 13 uhr
      “Pottery”`,
    "how long shall be free is said in the question": `
      > got an hour free anywhere tomorrow afternoon?
      {Thu 26 Nov 16:15}
      > never mind
      as it is`,
    "two stretches of one's own are two bookings": `
      > block thursday 9 to 10 for admin and friday 14 to 15 for invoices
      *Admin*, Thu 26 Nov, 09:00–10:00 … *Invoices*, Fri 27 Nov, 14:00–15:00
      > no
      I left everything
      > blok donderdag 9 tot 10 voor administratie en vrijdag 14 tot 15u voor facturen
      *Administratie* inplannen, do 26 nov, 09:00–10:00 … *Facturen* inplannen, vr 27 nov, 14:00–15:00`,
    "that there are two things asks for nothing": `
      > zwei sachen: sag pottery morgen ab und trag freitag 12 uhr mittagessen mit Anna ein
      1. “Pottery” absagen … 2. *Mittagessen* buchen, Fr, 27. Nov., 12:00`,
    "what was spoken of by where it is goes elsewhere": `
      > lo del ayuntamiento ponlo el lunes a las 9
      “Ayuntamiento: padrón” … lun 30 nov, 09:00–10:00`,
    "of why a time is taken back no meeting is made": `
      > trag Uwe Donnerstag 9 Uhr ein
      Do, 26. Nov., 09:00
      > ach nein da ist er im Urlaub, Montag 9 Uhr
      Mo, 30. Nov., 09:00 … Uwe`,
    "one verb is for all that are named behind it": `
      > streich pottery am donnerstag und chat with uwe am freitag
      1. “Pottery” absagen … 2. “Chat with Uwe” absagen
      > nein
      alles so gelassen`,
    "only a length behind a booking is how long it takes": `
      > Kaffee mit Anna Donnerstag 9 Uhr
      09:00–09:30
      > ja
      Gebucht: *Kaffee*
      > nur 20 Minuten
      09:00–09:20`,
    "a length that is not understood is asked about": `
      > eine stunde mit Uwe Freitag 14 Uhr, ne halbe reicht
      Mit “halbe” kann ich nichts anfangen`,
  },
  () => converse({ now, contacts, events }),
);

test("somebody's message says how much later", () => {
  const talk = converse({ now, contacts, events });
  talk.say("Uwe appt:\n> kan het vrijdag een uurtje later? ben eerst bij de huisarts\nregel jij dat");
  const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00+01:00`);
  expect(talk.pending()).toMatchObject({
    kind: "proposal",
    actions: [{ kind: "change", change: { slot: { start: at("12:00"), end: at("12:30") } } }],
  });
});
