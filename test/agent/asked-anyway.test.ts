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
      Mit “zahngedons” … {“Physio”} {“Garden visit”}
      > Physio
      “Physio” … 09:30–10:15`,
  },
  () =>
    talkWith(
      physio,
      meeting("Garden visit", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]),
      meeting("Revue de bail", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [lotte]),
    ),
);
