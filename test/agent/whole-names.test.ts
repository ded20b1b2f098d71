import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

// What stands beside the name of a new meeting is part of its name, its place or of who comes, whatever words it has.

const TALKS = [guest("Marloes Hoekstra"), guest("Tunde Adeyemi")];

playAll(
  {
    "a form of address is part of a name": `
      > pansement mme leroux demain 7h45
      Je réserve ce rendez-vous ? … *Pansement mme leroux* … jeu. 26 nov., 07:45`,
    "… and of a place": `
      > mets une injection chez Mme Rio demain 10h euh non 10h15 pardon
      Je réserve ce rendez-vous ? … *Injection* … 10:15 … Où : Mme Rio`,
    "whose role it is belongs to the role": `
      > kun je ff een oudergesprek met de ouders van Sem inplannen do 15:15, 20 min
      Zal ik dit inplannen? … *Oudergesprek met de ouders van Sem* … 15:15–15:35`,
    "words that nobody knows are the name where somebody who is known comes": `
      > marloes en ik moeten de musical voorbereiden, ma half 4 in het speellokaal
      Zal ik dit inplannen? … *Musical voorbereiden* … 15:30–16:00 … Marloes Hoekstra`,
    "who it is for comes, whichever half of the day it is and however long they say": `
      > portraits for tunde fri half 11, 40 mins she said
      do you mean 11:30 or 10:30?
      > 11:30
      *Portraits* … Fri 27 Nov, 11:30–12:10 … Tunde Adeyemi`,
    "a number is part of the name of a series that begins later": `
      > 7 a side every thu 8pm from next week
      *7 a side* … Thu 3 Dec, 20:00 … every week on Thu`,
    "… whatever the language": `
      > 5 gegen 5 jeden mittwoch 20 uhr ab nächster woche
      *5 gegen 5* … 2. Dez., 20:00`,
    "what is to be noted is put down": `
      > the piano tuner is visiting us on friday from 10 to 11.30, could you note it please. god bless
      Shall I book this? … *Piano tuner is visiting* … Fri 27 Nov, 10:00–11:30`,
    "words in front of a kind of meeting, and behind it": `
      > add site visit to the hall in Lekki tomorrow 2pm with Tunde
      Shall I book this? … *Site visit to the hall* … 14:00–14:30 … Where: Lekki … Tunde Adeyemi`,
    "a place in two parts": `
      > gas safety cert at the chippy on byres rd fri 2 oclock
      Shall I book this? … *Gas safety cert* … Fri 27 Nov, 14:00–14:30 … Where: chippy, byres rd`,
    "an hour in front of an address is no part of it": `
      > trag mal ein morgen halb 10 baustelle goethestr 12, ca 2 std
      Soll ich das buchen? … *Baustelle goethestr 12* … 09:30–11:30`,
    "whose place it is belongs to the place, and comes to nothing": `
      > reserva un café con Tunde mañana a las 15 en casa de Marloes
      Dónde: casa de Marloes … Con: Tunde Adeyemi (tunde@example.com) (recibirá`,
    "a word in front of what it is done to is a verb": `
      > zap the standup friday 3pm
      not sure what to make of “zap”`,
    "what is to be done to something, at an hour of a day with a name, is something of one's own": `
      > feed the rabbits sunday 10am
      *Feed the rabbits* … Sun 29 Nov, 10:00
      > no
      did not book
      > déposer le vélo chez le réparateur samedi à 11h
      *Déposer le vélo* … 11:00`,
    "a series takes the words beside its name": `
      > todos los jueves a las 19:00 ensayo con el coro de la parroquia
      coro de la parroquia* … jue 26 nov, 19:00`,
    "a capital behind an article is no outcry": `
      > agility class sunday 9 till 11 at the Carp grounds
      *Agility class* … 09:00–11:00 … Where: Carp grounds`,
    "what is taken back is no part of a name": `
      > Donnerstag 16 Uhr mit Marloes zum Thema Umzug, quatsch, Umbau
      “Umbau”`,
    "a question is none": `
      > will i need a jacket in Changsha friday at 3:30 pm?
      not sure`,
  },
  () =>
    converse({
      now: "2026-11-25T09:30:00+01:00",
      events: [meeting("Standup", "2026-11-27T09:00:00+01:00", "2026-11-27T09:15:00+01:00")],
      contacts: TALKS.flatMap(({ email, name }) => contactRows(email, name, {})),
    }),
);

test.each([
  ["en", "cancel the kickoff"],
  ["nl", "annuleer de kickoff zeehaven"],
  ["de", "sag das Kickoff Zeehaven ab"],
  ["fr", "annule le kickoff zeehaven"],
  ["es", "cancela el kickoff de zeehaven"],
] as const)("%s: a name with a hyphen is said without it: %s", (preferred, text) => {
  const talk = converse({ now: "2026-12-16T09:30:00+01:00", preferred });
  talk.put(meeting("Kick-off Zeehaven", "2026-12-17T10:00:00+01:00", "2026-12-17T11:00:00+01:00"));
  expect(talk.say(text)).toMatch(/“Kick-off Zeehaven”\n.*10:00–11:00/);
});
