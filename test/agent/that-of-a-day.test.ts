import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** A Wednesday morning in Amsterdam. */
const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: contactRows("tom@example.com", "Tom Baker"),
    events: [
      meeting("Dentist", "2026-11-30T14:00:00+01:00", "2026-11-30T15:00:00+01:00"),
      meeting("Sync", "2026-11-30T09:00:00+01:00", "2026-11-30T09:30:00+01:00", [guest("Tom Baker")]),
      meeting("Sync", "2026-12-01T09:00:00+01:00", "2026-12-01T09:30:00+01:00", [guest("Tom Baker")]),
    ],
  });

/** Of two that are called the same the one on Tuesday was spoken of last. */
playAll(
  {
    "the one of a day is called off, whatever was spoken of last": `
      > what's on tuesday
      “Sync”
      > the monday one doesn't work after all, take it out
      cancel this? … “Sync” … Mon 30 Nov, 09:00–09:30
      > no
      I left it
      > the one on monday doesn't work, bin it
      cancel this? … “Sync” … Mon 30 Nov
      > no
      I left it
      > scrap the monday one
      cancel this? … “Sync” … Mon 30 Nov
      > no
      I left it
      > the monday one can go
      cancel this? … “Sync” … Mon 30 Nov`,
    "and moved": `
      > what's on tuesday
      “Sync”
      > the monday one doesn't work for tom, move it to thursday
      From: Mon 30 Nov, 09:00–09:30 … To: Thu 3 Dec, 09:00–09:30`,
    "in Dutch": `
      > wat heb ik dinsdag
      “Sync”
      > die van maandag kan toch niet, haal die weg
      annuleren? … “Sync” … ma 30 nov
      > nee
      blijft
      > de afspraak van maandag gaat niet door, gooi die eruit
      annuleren? … “Sync” … ma 30 nov
      > nee
      blijft
      > die van maandag kan niet, zet die op donderdag
      Van: ma 30 nov, 09:00–09:30 … Naar: do 3 dec, 09:00–09:30`,
    "in German": `
      > was hab ich am Dienstag
      “Sync”
      > der am Montag geht doch nicht, nimm den raus
      absagen? … “Sync” … Mo, 30. Nov.
      > nein
      bleibt
      > der von Montag passt nicht, leg ihn auf Donnerstag
      Von: Mo, 30. Nov. … Auf: Do, 3. Dez.`,
    "in French": `
      > qu'est-ce que j'ai mardi
      “Sync”
      > celle de lundi ne va pas finalement, enlève-la
      J'annule … “Sync” … lun. 30 nov.
      > non
      reste
      > celui de lundi ne marche pas, mets-le jeudi
      De : lun. 30 nov. … À : jeu. 3 déc.`,
    "in Spanish": `
      > qué tengo el martes
      “Sync”
      > la del lunes al final no puede ser, quítala
      ¿Cancelo … “Sync” … lun 30 nov
      > no
      se queda
      > la del lunes no me viene bien, pásala al jueves
      De: lun 30 nov … A: jue 3 dic`,
    "a number behind a letter is a room and no time": `
      > friday 1pm with tom in b1.12 about the rent
      *Rent* … Fri 27 Nov, 13:00–13:30 … Where: b1.12
      > no
      did not book it
      > vrijdag 13 uur met tom in B1.12 over de offerte van 3 ton
      *Offerte van 3 ton* … vr 27 nov, 13:00–13:30 … Waar: B1.12
      > nee
      Goed
      > Freitag 13 Uhr mit Tom in C2.04 über das Angebot
      *Angebot* … 13:00–13:30 … Wo: C2.04
      > nein
      Alles klar
      > viernes a las 13 con Tom en la sala B1.12 sobre el presupuesto
      *Presupuesto* … 13:00–13:30 … Dónde: sala B1.12`,
  },
  begin,
);
