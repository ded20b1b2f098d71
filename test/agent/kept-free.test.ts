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
