import { meeting, playAll } from "../support/dialogue";
import { talkWith } from "../support/free-talk";

const on = (title: string, day: string, hour: number) =>
  meeting(title, `2026-11-${day}T${hour}:00:00+01:00`, `2026-11-${day}T${hour}:45:00+01:00`);

/** A class at school is called by a number in order, and is no day of the month. */
playAll(
  {
    "a class is part of the name: fr": `
      > peux-tu noter la sortie de la 6e C jeudi de 9h à 11h30 ?
      *Sortie de la 6e C* … jeu. 26 nov., 09:00–11:30
      > non
      .
      > réunion des 5e mardi à 16h
      *Réunion des 5e* … mar. 1er déc., 16:00`,
    "… and in other languages": `
      > elternabend der 3b donnerstag 19 uhr
      *Elternabend der 3b* … Do, 26. Nov., 19:00
      > nein
      .
      > oudergesprek groep 5c donderdag 16u
      *Oudergesprek groep 5c* … do 26 nov, 16:00
      > nee
      .
      > parents of class 4B thursday 5pm
      *Parents of class 4B* … Thu 26 Nov, 17:00`,
    "a ward is called by a number and a letter, and its floor is the figure behind": `
      > demo pavilion 6B floor 2 friday 08.30 till 09.15
      *Demo pavilion 6B* … Fri 27 Nov, 08:30–09:15 … floor 2
      > no
      .
      > Sitzung Trakt 5B Etage 2 Freitag 9 bis 10 Uhr
      *Sitzung Trakt 5B* … Fr, 27. Nov., 09:00–10:00 … Etage 2
      > nein
      .
      > démo aile 4C étage 3 vendredi 8h15 à 9h
      *Démo aile 4C* … ven. 27 nov., 08:15–09:00 … étage 3`,
    "… and a floor by a number in order": `
      > demo ward 4B 3rd floor friday 9 to 10
      *Demo ward 4B* … Fri 27 Nov, 09:00–10:00 … 3rd floor`,
    "a day of the month still is one": `
      > dentist the 4th at 10am
      *Dentist* … Fri 4 Dec, 10:00
      > no
      .
      > tandarts op de 4e om 10 uur
      *Tandarts* … vr 4 dec, 10:00`,
  },
  () => talkWith(),
);

/** "Celle des 5e, pardon": a row by a word of its title, whatever else that could be. */
playAll(
  {
    fr: `
      > décale la réunion parents à 18h
      Lequel
      > celle des 5e, pardon
      “Réunion parents 5e” … À : ven. 27 nov., 18:00–18:45`,
    "not that one": `
      > annule la réunion parents
      Lequel
      > pas celle des 5e
      Je ne trouve pas`,
  },
  () => talkWith(on("Réunion parents 4e", "26", 17), on("Réunion parents 5e", "27", 17)),
);
playAll(
  {
    nl: `
      > verzet de levering naar 13 uur
      Welke
      > die van zuid, sorry
      “Levering zuid” … Naar: vr 27 nov, 13:00`,
    en: `
      > move the levering to 1pm
      Which
      > sorry, the noord one
      “Levering noord” … To: Thu 26 Nov, 13:00`,
  },
  () => talkWith(on("Levering noord", "26", 17), on("Levering zuid", "27", 17)),
);
