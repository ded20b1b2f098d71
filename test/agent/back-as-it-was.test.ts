import { converse, guest, meeting, playAll } from "../support/dialogue";

const tom = guest("Tom Baker");

/** A Wednesday morning in Amsterdam. */
const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    events: [
      meeting("Padel", "2026-11-26T17:00:00+01:00", "2026-11-26T18:00:00+01:00", [tom]),
      meeting("Sync", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00"),
    ],
  });

playAll(
  {
    "what was moved goes back to how it was": `
      > move padel tomorrow half an hour earlier
      To: Thu 26 Nov, 16:30–17:30
      > yes
      Changed
      > hm no, back to how it was
      Undone: “Padel” … Thu 26 Nov, 17:00–18:00`,
    "the same in Dutch": `
      > verzet padel morgen naar 4 uur
      Naar: do 26 nov, 16:00–17:00
      > ja
      Aangepast
      > nee toch maar weer zoals het was
      Teruggedraaid: “Padel” … do 26 nov, 17:00–18:00`,
    "and to its old hour": `
      > verzet padel morgen naar 4 uur
      Naar: do 26 nov, 16:00–17:00
      > ja
      Aangepast
      > zet maar terug naar de oude tijd
      Teruggedraaid: “Padel”`,
    "the same in German, and no question of what comes before it": `
      > Padel morgen eine halbe Stunde vorverlegen
      16:30–17:30
      > ja
      Geändert
      > hm nein, doch wieder wie vorher
      Rückgängig gemacht: “Padel” … 17:00–18:00`,
    "in German to its old hour": `
      > leg Padel morgen auf 15 Uhr
      15:00–16:00
      > ja
      Geändert
      > ach nee, leg sie wieder auf die alte Zeit
      Rückgängig gemacht: “Padel”`,
    "the same in French": `
      > avance le padel d'une demi-heure
      16:30–17:30
      > oui
      Modifié
      > non finalement comme avant
      C'est défait : “Padel”`,
    "in French to the hour of before": `
      > déplace le padel à 19h
      19:00–20:00
      > oui
      Modifié
      > remets-le à l'heure d'avant
      C'est défait : “Padel”`,
    "the same in Spanish": `
      > adelanta el padel media hora
      16:30–17:30
      > sí
      Cambiada
      > mejor no, déjalo como estaba antes
      Deshecho: “Padel”`,
    "of two that were done only what is named comes back": `
      > cancel padel and move the sync to 11
      Shall I do all of this?
      > yes
      Cancelled: “Padel”
      > oh put padel back in after all
      Undone: “Padel” is back as it was … 17:00–18:00
      > what's on tomorrow
      11:00–12:00 “Sync” … “Padel”`,
    "of two in Dutch": `
      > gooi padel morgen eruit en zet de sync op 11 uur
      Zal ik dit allemaal doen?
      > ja
      Geannuleerd: “Padel”
      > och doe padel toch maar terug
      Teruggedraaid: “Padel”
      > wat heb ik morgen
      11:00–12:00 “Sync”`,
    "what was called off is put in again": `
      > padel morgen annuleren
      annuleren?
      > ja
      Geannuleerd
      > zet padel er toch weer in
      Teruggedraaid: “Padel”`,
    "what was called off is put in again in German": `
      > sag Padel morgen ab
      absagen?
      > ja
      Abgesagt
      > trag Padel doch wieder ein
      Rückgängig gemacht: “Padel”`,
    "what was called off comes back in French, and is put off where it is there": `
      > annule le padel
      J'annule
      > oui
      Annulé
      > ah non, remets le padel
      C'est défait : “Padel”
      > remets le sync
      Quand doit avoir lieu “Sync”`,
    "what was called off comes back in Spanish": `
      > cancela el padel
      ¿Cancelo
      > sí
      Cancelada
      > uy, vuelve a poner el padel
      Deshecho: “Padel”`,
    "an hour back is how far and takes nothing back": `
      > put padel back an hour
      To: Thu 26 Nov, 18:00–19:00`,
  },
  begin,
);
