import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

// How far a meeting goes that is called by its own hour, where a new one is and when it comes again.

const WIM = guest("Wim Claes");

playAll(
  {
    "a length in front of what has its own hour says how far it goes": `
      > retrasa 20 minutos la visita de las 10
      ¿Muevo esta reunión? … “Visita obra” … A: jue 26 nov, 10:20–11:05`,
    "… and earlier": `
      > adelanta un cuarto de hora la visita de las 10
      ¿Muevo esta reunión? … A: jue 26 nov, 09:45–10:30`,
    "behind a polite question stands where it is, and how long it lasts": `
      > Dag, kunt ge voor mij morgen om 14u een werfvergadering zetten met Wim, op de Coupure in Gent? Reken maar op twee uur.
      *Werfvergadering* … do 26 nov, 14:00–16:00 … Waar: Coupure in Gent … Wim Claes`,
    "… in English": `
      > could you book lunch with wim tomorrow at 1, in the old mill at Ghent?
      *Lunch* … Thu 26 Nov, 13:00–13:30 … Where: old mill at Ghent`,
    "a plea in front is of each of its requests": `
      > Peux-tu noter la crèche à 17h30 ce soir, et supprimer le yoga de demain ?
      Je fais tout cela ? … Yoga`,
    "a weekday and its part in one word come again at the hour of that part": `
      > elke woensdagavond om 8 uur repetitie van de fanfare
      *Repetitie van de fanfare* … 20:00–20:30`,
    "… in German": `
      > jeden Mittwochabend um 8 Chorprobe
      *Chorprobe* … 20:00–20:30`,
    "how long each of two is, without a stop in front": `
      > book wim thursday at nine am and yoga thursday at four pm both for an hour
      09:00–10:00 … 16:00–17:00`,
    "what shall be done beside being late is not passed over": `
      > running 30 behind. push the others back as well
      not sure what to make of “push the others back as well`,
  },
  () =>
    converse({
      now: "2026-11-25T09:30:00+01:00",
      events: [
        meeting("Visita obra", "2026-11-26T10:00:00+01:00", "2026-11-26T10:45:00+01:00"),
        meeting("Yoga", "2026-11-26T19:00:00+01:00", "2026-11-26T20:00:00+01:00"),
        meeting("Boiler", "2026-11-25T11:00:00+01:00", "2026-11-25T12:00:00+01:00"),
      ],
      contacts: contactRows(WIM.email, WIM.name, {}),
    }),
);
