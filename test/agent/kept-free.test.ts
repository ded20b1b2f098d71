import { converse, meeting, playAll } from "../support/dialogue";
import { now } from "../support/week";

const standup = meeting("Standup", "2026-11-27T09:00:00+01:00", "2026-11-27T09:45:00+01:00");

playAll(
  {
    "time that is kept free is time for oneself": `
      > keep tomorrow 2 to 4 free
      *Focus* … Wed 25 Nov, 14:00–16:00
      > no
      did not book
      > hou morgen 2 tot 4 vrij
      *Focus* … wo 25 nov, 14:00–16:00
      > nee
      niet ingepland
      > halte morgen 14 bis 16 uhr frei
      *Focus* … Mi, 25. Nov., 14:00–16:00
      > nein
      nicht gebucht
      > garde demain de 14h à 16h libre
      *Focus* … mer. 25 nov., 14:00–16:00
      > non
      pas réservé
      > deja libre mañana de 14 a 16
      *Focus* … mié 25 nov, 14:00–16:00`,
    "hours that are only blocked are on the day of what is told in front, and called by it": `
      > block me 9:30 to 12 thursday will ya
      *Focus* … Thu 26 Nov, 09:30–12:00
      > no
      did not book
      > what a week.. the plumber comes on monday at 11 and im letting him in so block me 10 to 1 would you
      *The plumber comes* … Mon 30 Nov, 10:00–13:00
      > no
      did not book
      > oma heeft vrijdag om 3 uur een gesprek en ik ga mee, dus blokkeer mij van 2 tot 5
      *Oma heeft een gesprek* … vr 27 nov, 14:00–17:00
      > nee
      niet ingepland
      > mon fils a un match samedi à 11h et je l'emmène donc bloque-moi de 10h à 13h
      *Mon fils a un match* … sam. 28 nov., 10:00–13:00
      > non
      pas réservé
      > mi tía tiene una cita el lunes a las 11 y la llevo yo así que bloquéame de 10 a 13
      *Mi tía tiene una cita* … lun 30 nov, 10:00–13:00`,
    "so much of it in a part of a day is looked for": `
      > keep 90 minutes free for me friday morning so i can finish the deck
      Fri 27 Nov … 10:00
      > never mind
      left everything
      > keep an hour free tomorrow afternoon for the report
      Wed 25 Nov for “Report”`,
    "whether one is free is asked and not kept": `
      > is friday morning free
      09:45–12:00
      > am i free friday morning
      09:45–12:00`,
  },
  () => converse({ now, events: [standup] }),
);
