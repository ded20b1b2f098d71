import { meeting, playAll } from "../support/dialogue";
import { chess, omar, physio, talkWith, tandarts } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);

const begin = () => talkWith(physio, pitch, tandarts, chess);

playAll(
  {
    "a question is read with slips and with part of a title": `
      > wat do i hav on thurzday
      “Physio” … “Investor pitch”
      > when's the pitch thing
      “Investor pitch” … 14:00–15:00
      > is the physio on friday?
      “Physio” … Thu 26 Nov, 09:00–09:45`,
    "a meeting is found by a word of another language": `
      > when is the dentist
      “Tandarts” … Fri 27 Nov, 10:00–10:30`,
    "a question goes on with the day after": `
      > what's on thursday
      “Physio”
      > and the day after?
      “Tandarts” … “Chess night”`,
    "words that are not understood are left out of a question, and nothing is done before a yes": `
      > cancel the investor pitch with the blue folder
      not sure … Cancel “Investor pitch” … [Propose it] [No]
      > yes
      Shall I cancel this? … “Investor pitch”
      > no
      I left`,
    "chatter around a request is none of it": `
      > hi there, sorry to bother you again, would you mind terribly cancelling the physio for me? thank you so much
      Shall I cancel this? … “Physio”`,
    "what is told to others is not passed on, and said so": `
      > cancel the physio and tell nina i'm ill
      can't send messages … Shall I cancel this? … “Physio”`,
    "whoever cannot come is swapped for somebody else": `
      > book a pricing chat with nina friday 11am
      Nina Smit
      > yes
      Booked
      > nina is away, swap her for omar
      Shall I change this? … With: Omar Haddad … No longer invited: Nina Smit`,
    "a question about one end of a day and about the next day goes on": `
      > what's first on thursday
      “Physio”
      > who with
      “Physio”
      > and what's last?
      “Investor pitch”
      > and the day after?
      Fri 27 Nov
      > tell me when the physio is
      “Physio” … Thu 26 Nov, 09:00`,
    "whom one sees is asked while a card is open, and amends nothing": `
      > book nina friday 3pm
      Shall I book this?
      > hang on, do i meet omar this week?
      “Investor pitch” … Shall I book this? … With: Nina Smit`,
    "what was named in a wish that cannot be met is spoken of": `
      > upload my deck to the investor pitch
      can't
      > ok just move it to 4pm
      “Investor pitch” … 16:00–17:00`,
    "a verb in two parts stands around its meeting": `
      > bring the physio forward to 8:30
      Shall I move this? … Thu 26 Nov, 08:30–09:15`,
    "a meeting that is named, a new time and a word for instead are a move": `
      > any chance the physio can be friday 4pm instead?
      Shall I move this? … Fri 27 Nov, 16:00–16:45`,
    "the later of two that are named counts": `
      > cancel the physio. sorry, not the physio, the tandarts
      Shall I cancel this? … “Tandarts”`,
    "being late is the reason of a shift": `
      > running late, can the investor pitch start 15 min later
      Shall I move this? … 14:15–15:15`,
    "the title of a meeting is no time": `
      > chess night half an hour earlier please
      Shall I move this? … 19:30–22:30`,
    "hours are how far, with a verb that says so": `
      > schuif de chess night twee uur op
      22:00`,
    "a booking looks whether one is free, and takes the other time": `
      > if i'm free at 2pm thursday book lotte, otherwise 5pm
      Shall I book this? … Thu 26 Nov, 17:00–17:30 … Lotte de Boer
      > no
      did not book
      > am i free friday at 2? if so put nina in
      Shall I book this? … Fri 27 Nov, 14:00–14:30 … Nina Smit`,
    "several meetings with one length and one day": `
      > friday: nina 13:00, omar 14:00. half an hour each
      Fri 27 Nov, 13:00–13:30 … Fri 27 Nov, 14:00–14:30`,
    "a time that another request says": `
      > cancel the physio and put a run in at that time
      Cancel “Physio” … Book *Run*, Thu 26 Nov, 09:00–09:30
      > no
      I left
      > nina friday at 13:00 and straight after omar
      13:00–13:30 … Nina Smit … 13:30–14:00 … Omar Haddad`,
    "cancel and move is one move": `
      > cancel the physio and reschedule it for friday 3pm
      Shall I move this? … Fri 27 Nov, 15:00–15:45`,
    "two times with or between are both buttons": `
      > book nina thursday at 11 or friday at 15:00
      [Thu 26 Nov 11:00] [Fri 27 Nov 15:00]`,
    "a length that is taken back keeps its unit": `
      > block 20 min, make that 40, with nina friday from 11
      Fri 27 Nov, 11:00–11:40`,
    "somebody who should be there too joins": `
      > call with nina friday 11am
      Shall I book
      > yes
      Booked
      > omar should be there too
      Nina Smit … Omar Haddad`,
    "how long and where are amended": `
      > coffee with nina friday 11am
      Shall I book
      > yes
      Booked
      > give us 45 minutes
      11:00–11:45
      > yes
      Changed
      > it's at the Green Door cafe btw
      Where: Green Door cafe`,
    "a topic keeps its numbers, its year and its nouns": `
      > review of the 2025 annual report with nina friday at 1
      *Review of the 2025 annual report*
      > no
      did not book
      > call with omar friday 13:00 re the 90 day plan
      *Call re the 90 day plan*
      > no
      did not book
      > prep for the 12 march hearing, friday 2 to 3 pm
      Fri 27 Nov, 14:00–15:00`,
    "a story ends in its request": `
      > what a day, the boiler man came at last. anyway i promised nina we'd grab breakfast monday at 8, can you put that in
      *Breakfast* … Mon 30 Nov, 08:00 … Nina Smit`,
    "a question with a verb in it asks for nothing": `
      > how do i get rid of a cold
      something I can't do
      > print my calendar for friday
      can't do that one`,
    "a verb that takes the one before back counts": `
      > move the physio to monday - no you know what, just cancel it
      Shall I cancel this? … “Physio”`,
    "an hour behind an hour is no length": `
      > mets un point avec nina vendredi à 13h, euh non pardon 13h45
      13:45–14:15`,
    "the same meeting at two times is two": `
      > put in spin class friday 7am and saturday 9am
      *Spin class*, Fri 27 Nov, 07:00 … *Spin class*, Sat 28 Nov, 09:00`,
    "a bound beside a length is a window, and no hour of its own": `
      > plan vrijdag voor 12 uur nog even 20 min met nina
      Hoe laat op vr 27 nov`,
    "what is ordered is no meeting, and a flight can be in the calendar": `
      > book me a hotel for friday
      can't do that one
      > add flight KL1007 on friday at 06:45
      *Flight KL1007*`,
    "a question about what was spoken of needs no name": `
      > when is the physio
      “Physio”
      > und wo?
      “Physio”`,
    "somebody whose name is a word is one beside another": `
      > haddad and nina friday 13:00
      Omar Haddad … Nina Smit`,
    "a person is known by the last name": `
      > haddad friday 13:00
      Omar Haddad`,
  },
  begin,
);
