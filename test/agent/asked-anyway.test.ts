import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const lotte = { email: "lotte@example.com", name: "Lotte de Boer" };

playAll(
  {
    "a word that nothing is called, beside who comes: the meeting is shown": `
      > vire le schmilblick avec Lotte stp
      de “schmilblick”. … Annuler … “Revue de bail” … [Proposer]
      > Proposer
      J'annule`,
    "a word that nothing is called, beside a day: those of the day are offered": `
      > schieb das Zahngedöns am Donnerstag mal ne halbe Stunde nach hinten
      {“Physio”} {“Garden visit”}
      > Physio
      “Physio” … 09:30–10:15`,
    "a verb that is not known is no title of a meeting with somebody, and its window is offered": `
      > boulonne-moi 1h avec Omar lundi entre 9h et 11h30
      “boulonne” … “Rendez-vous avec Omar Haddad” … {lun. 30 nov. 09:00} {lun. 30 nov. 10:30}
      > lun. 30 nov. 10:30
      Je réserve … *Rendez-vous avec Omar Haddad* … lun. 30 nov., 10:30–11:30`,
    "in a stretch that was said, right beside another meeting": `
      > mets-moi 1h avec Omar lundi entre 9h et 11h30
      {lun. 30 nov. 09:00} {lun. 30 nov. 10:30}`,
  },
  () =>
    talkWith(
      physio,
      meeting("Caisse", "2026-11-30T10:00:00+01:00", "2026-11-30T10:30:00+01:00"),
      meeting("Garden visit", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]),
      meeting("Revue de bail", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [lotte]),
    ),
);
