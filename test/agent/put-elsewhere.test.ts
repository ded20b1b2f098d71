import { meeting, playAll } from "../support/dialogue";
import { chess, physio, talkWith } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00");

const begin = () => talkWith(physio, pitch, chess);

/** What is open, or was just booked, is changed by a verb that makes something and a word for it. */
playAll(
  {
    "it is put at another hour before it is booked": `
      > lunch with nina friday 12:30
      12:30
      > can you put it at 1pm instead?
      Fri 27 Nov, 13:00 … Nina Smit`,
    "it is put on another day in Dutch": `
      > lunch met nina vrijdag 12:30
      12:30
      > zet het op 13 uur
      vr 27 nov, 13:00 … Nina Smit`,
    "it is put at another hour in French, and lasts longer": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > tu peux le caler à 13h et compter 1h ?
      ven. 27 nov., 13:00–14:00 … Nina Smit
      > mets le à 12h15 finalement
      12:15–13:15 … Nina Smit`,
    "the length beside a new hour is one, booked or not": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > oui
      Réservé
      > passe le à 13h et rallonge le à 1h
      13:00–14:00 … Nina Smit`,
    "the same in Spanish, with pronouns that hang on the verb": `
      > comida con nina el viernes a las 12:30
      12:30
      > podrías ponerla a las 13:00 y alargarla a una hora?
      vie 27 nov, 13:00–14:00 … Nina Smit`,
    "one length rather than another is no hour of the day": `
      > comida con nina el viernes a las 12:30
      12:30–13:00
      > mejor 2h en vez de 30 min
      12:30–14:30`,
    "a meeting is moved to a length, and lasts so long": `
      > comida con nina el viernes a las 12:30
      12:30
      > sí
      Reservada
      > pásala a 50 min
      12:30–13:20`,
    "a length that is named as one is no title": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > tu peux le placer à 13h, pour une durée d'une heure ?
      13:00–14:00 … Nina Smit`,
    "a row of free times is taken in so many words": `
      > trouve un créneau avec nina vendredi
      ven. 27 nov.
      > le premier créneau me convient, merci
      Je réserve ce rendez-vous ?
      > non
      pas réservé
      > búscame un hueco con nina el viernes
      vie 27 nov
      > me quedo con la segunda opción, gracias
      ¿Reservo esta reunión?`,
    "an hour in place of another is no street": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > mets-le à 13h15 à la place de 12h30
      13:15–13:45 … Nina Smit`,
    "where one meets is the place, and the wish to note it nothing more": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > on se retrouve au Grand Large, tu peux le noter ?
      Grand Large
      > non
      pas réservé
      > comida con nina el viernes a las 12:30
      12:30
      > quedamos en La Perla, lo puedes anotar?
      Perla`,
    "somebody comes along, and it is at another hour therefore": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > oui
      Réservé
      > omar vient avec nous mais du coup c'est à 13h
      13:00–13:30 … Nina Smit … Omar Haddad`,
    "what is texted in short for also is nobody's initials": `
      > comida con nina el viernes a las 12:30
      12:30
      > invita tb a omar
      Nina Smit … Omar Haddad`,
    "what is added is how much longer": `
      > déjeuner avec nina vendredi 12h30
      12:30–13:00
      > ajoute une demi-heure aussi
      12:30–13:30
      > con 30 min más
      12:30–14:00`,
    "how often it comes again, once it is booked": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > oui
      Réservé
      > mets le toutes les semaines
      Se répète chaque semaine
      > non
      D'accord
      > Je souhaiterais qu'il ait lieu toutes les semaines
      Se répète chaque semaine
      > non
      D'accord
      > ponlo todas las semanas
      Se repite cada semana`,
    "what would be moved is called off altogether, and a bare refusal leaves it": `
      > décale investor pitch à 16h
      16:00–17:00
      > annule
      il reste comme il est
      > décale investor pitch à 16h
      16:00–17:00
      > plutôt que la déplacer, annule-la carrément
      J'annule ce rendez-vous ? … “Investor pitch”
      > non
      il reste
      > mueve investor pitch a las 16
      16:00–17:00
      > al final la cancelamos
      ¿Cancelo esta reunión? … “Investor pitch”`,
    "somebody is put into it": `
      > déjeuner avec nina vendredi 12h30
      12:30
      > mets omar dedans
      Nina Smit … Omar Haddad`,
  },
  begin,
);
