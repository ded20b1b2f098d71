import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { converse, meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const begin = () =>
  talkWith(
    meeting("Vorstandssitzung", "2026-11-26T17:00:00+01:00", "2026-11-26T18:30:00+01:00", [omar]),
    meeting("Clase de inglés", "2026-11-27T18:00:00+01:00", "2026-11-27T19:00:00+01:00"),
    meeting("Week wrap-up", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00"),
    meeting("TÜV", "2026-11-25T08:00:00+01:00", "2026-11-25T08:30:00+01:00"),
  );

playAll(
  {
    "a verb that stands where none can is a word of the title": `
      > hen do saturday, all day
      *Hen do* … Sat 28 Nov, all day
      > no
      did not book
      > put book club in for thursday 8pm
      *Book club* … Thu 26 Nov, 20:00`,
    "what a hyphen ties together is one word": `
      > book Add-on pricing with omar tuesday 11:30
      *Add-on pricing* … With: Omar Haddad
      > no
      did not book
      > move the wrap-up to monday 3pm
      “Week wrap-up” … To: Mon 30 Nov, 15:00`,
    "a quarter beside an hour of the day is what it is about": `
      > vrijdag 11u overleg q4 met omar
      *Overleg q4* … vr 27 nov, 11:00
      > nee
      niet ingepland
      > friday 2pm prep for q2 with omar
      *Prep for q2* … Fri 27 Nov, 14:00`,
    "a word that is a verb as well, where only a noun can stand, names it": `
      > boiler check fri 3pm
      *Boiler check* … Fri 27 Nov, 15:00
      > no
      did not book
      > school play friday 6pm to 7.30
      *School play* … Fri 27 Nov, 18:00–19:30
      > no
      did not book
      > yo shift sat 5-9pm at the bike shop
      *Shift* … Sat 28 Nov, 17:00–21:00
      > no
      did not book
      > got a tyre change sat 9
      *Tyre change* … Sat 28 Nov, 09:00
      > no
      did not book
      > move the wrap-up sat 5-9pm
      “Week wrap-up” … To: Sat 28 Nov, 17:00–21:00
      > no
      it stays as it is
      > check friday
      2 meetings on Fri 27 Nov`,
    "beside another day a holiday says what it is, and not when": `
      > easter brunch with omar sunday 11am
      *Easter brunch* … Sun 29 Nov, 11:00
      > no
      did not book
      > kerst borrel vrijdag 17u
      *Kerst borrel* … vr 27 nov, 17:00
      > nee
      niet ingepland
      > repas de Noël avec Omar samedi 20h
      *Repas de Noël* … sam. 28 nov., 20:00
      > non
      pas réservé
      > merienda de Reyes el sábado a las 18h
      *Merienda de Reyes* … sáb 28 nov, 18:00
      > no
      o
      > lunch with omar on christmas day at noon
      Fri 25 Dec, 12:00`,
    'what stands in front of when and behind it is one title, and so is what "and" joins': `
      > book omar sat 9.30am cut n blow dry 45 min
      *Cut n blow dry* … Sat 28 Nov, 09:30–10:15 … Omar Haddad
      > no
      did not book
      > book mrs patel sat 9.30 perm
      *Mrs patel perm* … Sat 28 Nov, 09:30
      > no
      did not book
      > pizza and a movie sat 8pm
      *Pizza and a movie* … Sat 28 Nov, 20:00
      > no
      did not book
      > plan zaterdag 14u schilderen en behangen met omar
      *Schilderen en behangen* … za 28 nov, 14:00`,
    "what is said in front of what one has is no name of it": `
      > lol forgot i have stats fri 9 to 10:45 in B2.07
      *Stats* … Fri 27 Nov, 09:00–10:45 … B2.07
      > no
      did not book
      > vergeten ik heb vrijdag om 3 tandarts
      *Tandarts* … vr 27 nov, 15:00
      > nee
      niet ingepland
      > mist vergessen ich hab freitag um 9 zahnarzt
      *Zahnarzt* … Fr, 27. Nov., 09:00
      > nein
      nicht gebucht
      > zut oublié j'ai dentiste vendredi 9h
      *Dentiste* … ven. 27 nov., 09:00
      > non
      pas réservé
      > stats i have fri 9
      *Stats* … Fri 27 Nov, 09:00`,
    "time that is needed for something is called so, and when is asked": `
      > need a slot for movie night w omar
      When should “Movie night” be?
      > sat 8pm
      *Movie night* … Sat 28 Nov, 20:00 … Omar Haddad`,
    "what is to be reminded of on a day is asked for its hour": `
      > remind me tomorrow to call the plumber
      What time on Wed 25 Nov for “Call the plumber”?
      > 9
      *Call the plumber* … Wed 25 Nov, 09:00
      > no
      did not book
      > erinnere mich morgen an die blumen
      Um wie viel Uhr am Mi, 25. Nov. für “Blumen”?`,
    "how many play is no hour": `
      > 5 a side thursday 7pm, an hour
      *5 a side* … Thu 26 Nov, 19:00–20:00
      > no
      did not book
      > note foot à 5 jeudi 19h, une heure
      *Foot à 5* … jeu. 26 nov., 19:00–20:00
      > non
      pas réservé
      > mets les 24h de lecture samedi à 10h
      *24h de lecture* … sam. 28 nov., 10:00–10:30`,
    "how long the thing is of which is spoken is not how long they meet": `
      > plan donderdag 15:00 met omar iets in over de 5-urige training
      *5-urige training* … do 26 nov, 15:00–15:30
      > nee
      niet ingepland
      > discussion of the 90 day plan with omar friday 1pm for 20 minutes
      *Discussion of the 90 day plan* … Fri 27 Nov, 13:00–13:20
      > no
      did not book
      > 45-minute call with omar friday 3pm
      *Call* … Fri 27 Nov, 15:00–15:45
      > no
      did not book
      > een 2-urige workshop met omar vrijdag 10 uur
      *Workshop* … vr 27 nov, 10:00–12:00`,
    "a small hour behind all of it is how long it takes": `
      > vrijdag 14u begroting 2030 doornemen met omar, uurtje
      vr 27 nov, 14:00–15:00
      > nee
      niet ingepland
      > besprechung haushalt 2031 mit omar freitag 10 uhr, stündchen
      Fr, 27. Nov., 10:00–11:00`,
    "what is too early is an hour, and so is what takes its place": `
      > omar texted that 4 is too early for the wrap-up so could you make it 5
      “Week wrap-up” … To: Fri 27 Nov, 17:00–18:00
      > no
      it stays as it is
      > 4 uur is te vroeg voor de wrap-up, maak er 5 uur van
      “Week wrap-up” … vr 27 nov, 17:00–18:00
      > nee
      blijft
      > verschuif de wrap-up op 3 uur, 2 uur is te vroeg
      “Week wrap-up” … vr 27 nov, 15:00–16:00`,
    "an hour behind a part of the day is how long it lasts": `
      > kun je morgenmiddag een uur inplannen voor de aangifte
      wo 25 nov voor “Aangifte” … wo 25 nov 12:00
      > morgen om een uur overleg met omar
      wo 25 nov, 13:00–13:30`,
    "what is enough is how long it lasts": `
      > block an hour tomorrow at 4pm for invoices, well, 45 minutes is enough
      *Invoices* … Wed 25 Nov, 16:00–16:45
      > no
      did not book
      > trag Freitag um 10 Uhr eine Stunde mit Omar ein, 45 Minuten reichen
      Fr, 27. Nov., 10:00–10:45`,
    "a part of the day in front of the day belongs to the word before it": `
      > parents evening thursday 18:30 to 19:15
      *Parents evening* … Thu 26 Nov, 18:30–19:15
      > no
      did not book
      > poker evening thursday at 8
      *Poker evening* … Thu 26 Nov, 20:00`,
    "and one that opens the message to the word behind it": `
      > evening class tuesday at 7
      *Evening class* … 1 Dec, 19:00
      > no
      did not book
      > soirée jeux mardi 20h
      *Soirée jeux* … 20:00`,
    "a quarter is part of what it is of": `
      > Q3 review with omar thursday 11:30am, room 2b
      *Q3 review* … Thu 26 Nov, 11:30 … Where: room 2b
      > no
      did not book
      > tuesday 2pm: walkthrough of flat 4b, 17 Mercer Street
      *Walkthrough* … Where: flat 4b, 17 Mercer Street`,
    "a year is part of what is spoken of": `
      > overleg met omar over begroting 2027 vrijdag 11 uur
      *Overleg over begroting 2027* … vr 27 nov, 11:00
      > nee
      Goed
      > call with omar about the budget for 2028 tuesday 11am
      *Call about the budget for 2028* … 1 Dec, 11:00`,
    "and so are a long time, a row of days and a room": `
      > point avec Omar mardi à 9h45 sur le plan à 5 ans
      *Point sur le plan à 5 ans* … 1er déc., 09:45–10:15
      > non
      D'accord
      > 45 mins w omar thurs 2pm about the 1pm shift on sundays
      *1pm shift on sundays* … Thu 26 Nov, 14:00–14:45
      > no
      o
      > Gespräch mit Omar am Dienstag um 14 Uhr über Halle 7 und die Frühschicht
      *Gespräch über Halle 7 und die Frühschicht*`,
    "a title with two slips, with an accent, and a verb behind the time of one": `
      > streich die Vorstandsitzng
      “Vorstandssitzung”
      > nein
      Alles klar
      > necesito que la clase de inglés quede el jueves a las 18:15
      “Clase de inglés”, jue 26 nov, 18:15–19:15
      > no
      o
      > der TÜV kann mich erst Montag um 7:45 nehmen, änder das mal
      Auf: Mo, 30. Nov., 07:45–08:15`,
    "a word cut short, or without its vowels, is the word": `
      > Bespr m Omar Di 11 Uhr
      Mit: Omar Haddad … bekommt
      > nein
      Alles klar
      > lnch w omar tuesday 1230
      *Lnch* … 12:30 … With: Omar Haddad
      > no
      o
      > rdv tel av Omar mardi 11h stp
      *Tel* … Avec : Omar Haddad`,
    "of whole days that are told the title stands beside the day": `
      > de kinderen hebben donderdag studiedag, zet die hele dag even in de agenda
      *Studiedag* … do 26 nov, de hele dag
      > nee
      Goed
      > el sábado mudanza, todo el día ocupado
      *Mudanza* … sáb 28 nov, todo el día
      > no
      o
      > el sábado no abro la tienda, bloquéame el día entero
      sáb 28 nov, todo el día`,
  },
  begin,
);

test("a day of a month in front of “weg” is no street", () => {
  const context = { now: Date.parse("2026-11-25T09:30:00+01:00"), zone: "Europe/Amsterdam", locale: "nl" };
  const [only] = requestsOf("Ik ben tussen 2 dec. en 22 december weg", context);
  expect(only?.command.when).toMatchObject({ start: "2026-12-02", end: "2026-12-23" });
});

test.each([
  ["night shift friday 8pm to 10pm", "*Night shift*", "20:00–22:00"],
  ["I am on late shift tomorrow 1pm to 9pm, pls put in calendar so nobody book me", "*Late shift*", "13:00–21:00"],
  ["I am on long day tomorrow 7am to 7:30pm, pls put in calendar", "*Long day*", "07:00–19:30"],
  ["I'm on duty friday 8am to 4pm, please block it so nobody books me", "*Duty*", "08:00–16:00"],
])("a shift is what a day of work is called, and where one is: %s", (said, title, slot) => {
  const card = converse({ now: "2026-11-25T09:30:00+01:00" }).say(said);
  expect(card).toContain(title);
  expect(card).toContain(slot);
});
