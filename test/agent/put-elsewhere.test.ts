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

/** What is called like a street is no address in front of how far it goes. */
playAll(
  {
    "a class in French goes by a length": `
      > avance le cours de yoga de 30 minutes
      À : jeu. 26 nov., 18:00–19:00
      > non
      reste
      > décale mon cours de yoga de 2h stp
      À : jeu. 26 nov., 20:30–21:30
      > non
      reste
      > le cours de yoga 45 min plus tôt
      À : jeu. 26 nov., 17:45–18:45
      > non
      reste
      > déplace le cours de yoga à 17
      À : jeu. 26 nov., 17:00–18:00`,
    "a class in French lasts longer or shorter": `
      > allonge le cours de yoga de 30 minutes
      18:30–20:00
      > non
      reste
      > raccourcis le cours de yoga de 15 minutes
      18:30–19:15`,
    "a walk in Spanish goes by a length": `
      > adelanta el paseo 20 minutos
      A: vie 27 nov, 18:40–19:40`,
    "a drive and a walk in the park go by a length": `
      > push the sunday drive 20 min
      To: Thu 26 Nov, 11:20–11:50
      > no
      stays
      > move the walk in the park 20 minutes later
      To: Fri 27 Nov, 16:20–17:50
      > no
      stays
      > move the sunday drive to 4
      To: Thu 26 Nov, 16:00–16:30`,
    "the way home in Dutch goes by a length": `
      > verzet de weg naar huis 20 minuten
      Naar: vr 27 nov, 08:50–09:50`,
    "an address is one still, before and behind the hour": `
      > déjeuner avec nina vendredi à 12h30 rue de Rivoli 12
      12:30–13:00 … Où : rue de Rivoli 12
      > non
      pas réservé
      > lunch met nina vrijdag 13 uur Keizersgracht 12
      13:00–13:30 … Keizersgracht 12`,
  },
  () =>
    talkWith(
      chess,
      meeting("Cours de yoga", "2026-11-26T18:30:00+01:00", "2026-11-26T19:30:00+01:00"),
      meeting("Paseo con el perro", "2026-11-27T19:00:00+01:00", "2026-11-27T20:00:00+01:00"),
      meeting("Sunday drive", "2026-11-26T11:00:00+01:00", "2026-11-26T11:30:00+01:00"),
      meeting("Walk in the park", "2026-11-27T16:00:00+01:00", "2026-11-27T17:30:00+01:00"),
      meeting("Weg naar huis", "2026-11-27T08:30:00+01:00", "2026-11-27T09:30:00+01:00"),
    ),
);
