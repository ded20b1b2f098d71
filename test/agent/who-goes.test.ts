import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { now } from "../support/week";

const names = ["Elizabeth Crane", "Robert Hale", "Adaeze Nwosu", "Jean-Paul Moreau", "Lotte Smits", "Lotte Verhagen"];
const addressOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@example.com`;
const contacts = names.flatMap((name) => contactRows(addressOf(name), name));
const guest = (name: string) => ({ email: addressOf(name), name });

const begin = () =>
  converse({
    now,
    contacts,
    events: [
      meeting("Budget call", "2026-11-27T16:30:00+01:00", "2026-11-27T17:00:00+01:00", [guest("Adaeze Nwosu")]),
      meeting("Boiler check", "2026-11-27T09:00:00+01:00", "2026-11-27T10:00:00+01:00"),
    ],
  });

playAll(
  {
    "a short form that is nothing else is somebody wherever it stands": `
      > liz and bob lunch thurs 12.30 pls
      *Lunch* … With: Elizabeth Crane (elizabeth.crane@example.com), Robert Hale (robert.hale@example.com)
      > no
      did not book
      > put bob in for mon.. tues sorry, 9.15
      *Meeting with Robert Hale* … Tue 1 Dec, 09:15`,
    "initials are somebody where only somebody can stand": `
      > cale un point avec JP vendredi 11h
      Avec : Jean-Paul Moreau`,
    "an initial tells two of one name apart": `
      > lunch w lotte v thurs 1pm
      With: Lotte Verhagen`,
    "a letter that is no word begins the last name of the only one": `
      > bellen met Robert h donderdag 10u
      Met: Robert Hale`,
    "an article and a title are no part of who comes": `
      > café con Liz y la Ada el jueves a las 10
      Con: Elizabeth Crane … Adaeze Nwosu
      > no
      no la he reservado
      > reunión con el señor Moreau el jueves a las 9
      Con: Jean-Paul Moreau`,
    "what somebody wants, and a verb that books it, is a new meeting": `
      > Adaeze wants to meet thurs at 2, book it
      Shall I book this? … Thu 26 Nov, 14:00–14:30 … With: Adaeze Nwosu`,
    "who goes and who comes, by a verb of its own": `
      > replace Adaeze with liz in the budget call
      “Budget call” … With: Elizabeth Crane … No longer invited: Adaeze Nwosu
      > no
      as it is
      > vervang Adaeze door liz in de budget call
      “Budget call” … Met: Elizabeth Crane … Niet meer uitgenodigd: Adaeze Nwosu`,
    "who goes, who comes and how long": `
      > call with Adaeze thu 2pm
      Shall I
      > yes
      Booked
      > swap Adaeze for liz and make it 90 min
      14:00–15:30 … With: Elizabeth Crane … No longer invited: Adaeze Nwosu`,
    "not him, somebody else, and another day": `
      > visio avec Adaeze vendredi à 11h
      Je réserve
      > pas elle, JP, et plutôt lundi
      *Visio* … lun. 30 nov., 11:00–11:30 … Avec : Jean-Paul Moreau (jean-paul.moreau@example.com) (`,
    "where it is and when": `
      > Termin mit Adaeze Freitag 15 Uhr
      Soll ich
      > im Haus Sperling, und lieber 14 Uhr
      14:00–14:30 … Wo: Haus Sperling`,
    "how long all of a list are stands behind it": `
      > liz fri 11, bob fri 12, half an hour each
      1. Book *Meeting with Elizabeth Crane*, Fri 27 Nov, 11:00–11:30 … 2. Book *Meeting with Robert Hale*, Fri 27 Nov, 12:00–12:30`,
    "need asks for each of several, and the diary is no place": `
      > need liz thu 10am and bob thu 2pm in the diary
      1. Book *Meeting with Elizabeth Crane*, Thu 26 Nov, 10:00–10:30, with Elizabeth Crane (elizabeth.crane@example.com)
      2. Book`,
    "a number behind otherwise is an hour, and a stretch keeps its end on another day": `
      > if im free fri at 9 book a call with bob, if not then 11
      “Boiler check” … Fri 27 Nov, 11:00–11:30
      > no
      did not book
      > falls ich donnerstag nachmittag frei bin blocke mir 14 bis 16 uhr für die steuererklärung
      Do, 26. Nov., 14:00–16:00`,
    "a verb that the ear knows alone is of the list as well": `
      > what do i have friday
      2 meetings
      > bin the first one
      Shall I cancel this? … “Boiler check”`,
    "what is called so at another time is offered": `
      > move the boiler check on thursday to 2pm
      I can't find that one on Thu 26 Nov. Is it one of these? … {“Boiler check”}`,
  },
  begin,
);
