import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Wednesday morning in Amsterdam. */
const now = "2026-11-25T09:05:00+01:00";
const contacts = [
  ...contactRows("anna@example.com", "Anna"),
  ...contactRows("tom@example.com", "Tom"),
  ...contactRows("lea@example.com", "Léa"),
];
const events = [
  meeting("Dentist", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"),
  meeting("Choir", "2026-11-27T12:00:00+01:00", "2026-11-27T13:00:00+01:00"),
];

const begin = () => converse({ now, events, contacts });

playAll(
  {
    "a booking waits for a free time, and what is in the way is told": `
      > book lunch with Anna tomorrow at 12 if I'm free
      *Lunch* … Thu 26 Nov, 12:00–12:30 … Anna
      > no
      I did not book it
      > book lunch with Anna Friday at 12 if I'm free
      You already have something then: … “Choir” … These times are free instead:`,
    "the second choice counts where the first is taken": `
      > if I'm free Friday at noon put Tom in, otherwise at 2
      you are busy on Fri 27 Nov at 12:00: … “Choir” … Fri 27 Nov, 14:00–14:30 … Tom
      > no
      I did not book it
      > if I'm free tomorrow at noon put Tom in, otherwise at 2
      Thu 26 Nov, 12:00–12:30 … Tom`,
    "nothing is booked where nothing is wanted otherwise": `
      > block Friday 12 to 1 for a walk unless I've got something then, in that case leave it
      “Choir” … I left everything as it is.`,
    "what is in the way sends a request elsewhere": `
      > haircut tomorrow at 3pm unless something's on, in that case Friday at 10
      “Dentist” … *Haircut* … Fri 27 Nov, 10:00–10:30`,
    "whatever is there then goes, or moves": `
      > if I've got anything Friday at 12 cancel it
      cancel this? … “Choir”
      > no
      I left it
      > if there's something tomorrow at 3pm move it to Friday at 4pm
      “Dentist” … Fri 27 Nov, 16:00–17:00`,
    "a meeting goes if it is then, and stays if not": `
      > cancel the dentist if it's after 5pm
      “Dentist” … Thu 26 Nov, 15:00–16:00 … I left everything as it is.
      > cancel the dentist if it's after 2pm
      cancel this? … “Dentist”`,
    "what no calendar tells is named, and nothing is shown for a yes": `
      > tennis with Tom Saturday 10am if it doesn't rain
      “if it doesn't rain” … Without it, do you mean this?
      > no
      I left everything
      > if Tom's in the mood put a call with him in tomorrow at 10
      not sure what to make of`,
    Dutch: `
      > zet Anna vrijdag om 12 uur erin als ik dan niks heb, anders om 2 uur
      “Choir” … vr 27 nov, 14:00–14:30
      > nee
      niet ingepland
      > heb ik morgen om 15u iets? zeg dat dan af
      annuleren? … “Dentist”`,
    German: `
      > falls Freitag 12 Uhr noch frei ist trag Tom ein, sonst lass es
      “Choir” … habe alles so gelassen
      > Massage morgen um 15 Uhr, es sei denn ich hab schon was, dann Freitag um 10
      “Dentist” … Fr, 27. Nov., 10:00–10:30`,
    French: `
      > si j'ai déjà quelque chose vendredi à 12h mets Léa à 15h, sinon à 12h
      ven. 27 nov., 15:00–15:30
      > non
      pas réservé
      > annule le dentiste si c'est après 17h
      je n'ai rien changé`,
    Spanish: `
      > pon a Tom el viernes a las 12 salvo que ya tenga algo, en ese caso a las 15h
      “Choir” … vie 27 nov, 15:00–15:30
      > no
      no la he reservado
      > si no tengo nada mañana a las 12 pon una comida con Anna
      *Comida* … jue 26 nov, 12:00–12:30`,
    "a second condition says what else": `
      > if friday at 12 is free book lunch with Anna, if it's not then leave it
      “Choir” … left everything
      > book Tom friday at noon if I'm free, if that's taken try 3
      “Choir” … Fri 27 Nov, 15:00–15:30
      > no
      did not book
      > si el viernes a las 12 no tengo nada pon a Tom, si está ocupado a las 16
      “Choir” … vie 27 nov, 16:00–16:30`,
    "another day, at the same hour": `
      > si mañana a las 15 sigo libre ponme café con Anna, si no el viernes a la misma hora
      “Dentist” … *Café* … vie 27 nov, 15:00–15:30
      > no
      no la he reservado
      > si vendredi 12h est libre mets un déj avec Léa, sinon lundi
      “Choir” … *Déj* … lun. 30 nov., 12:00–12:30`,
    "in that case, and its hour, is no name of a case": `
      > put Tom in for friday 12 unless ive already got something then, in that case 3.30
      “Choir” … Fri 27 Nov, 15:30–16:00`,
    "who is not in a meeting yet comes in, and whoever is stays": `
      > if Tom isn't in the choir yet, add him
      “Choir” … With: Tom (tom@example.com)
      > no
      as it is
      > als Anna nog niet bij de choir staat, zet haar erbij
      “Choir” … Met: Anna (anna@example.com)
      > nee
      zoals
      > si Léa est pas encore dans le choir de vendredi, rajoute-la
      “Choir” … Avec : Léa (lea@example.com)`,
  },
  begin,
);
