import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith, tandarts } from "../support/free-talk";

const lotte = { email: "lotte@example.com", name: "Lotte de Boer" };
const nina = { email: "nina@example.com", name: "Nina Smit" };
const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);
const jury = meeting("Jury day", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [omar, nina]);

playAll(
  {
    "of a reason only its day is that of the request": `
      > train gets in 14:20 on friday so meet nina at 4pm
      *Meeting with Nina Smit* … Fri 27 Nov, 16:00
      > no
      did not book
      > de trein komt 9:40 aan donderdag dus plan nina om half 11
      do 26 nov, 10:30–11:00`,
    "an hour in either half of the day is asked about, and never taken for the same": `
      > call omar thu 9am 9pm
      [09:00] [21:00]`,
    "a number behind a length corrects the length, in figures and in words": `
      > block monday 10am two hours for taxes, no, make that three
      *Taxes* … Mon 30 Nov, 10:00–13:00
      > no
      did not book
      > blockier freitag ab 9 uhr zwei stunden für die steuer, nein, besser drei
      Fr, 27. Nov., 09:00–12:00`,
    "noon is not midnight, and what was right comes back": `
      > move the physio to friday 11am, sorry friday 12
      Fri 27 Nov, 12:00
      > no
      stays as it is
      > move the physio to friday 11am, sorry friday 12, no 11 was right
      Fri 27 Nov, 11:00`,
    "the day that was asked about is that of the next request": `
      > what's on monday?
      Mon 30 Nov
      > then put nina in there at 10
      Mon 30 Nov, 10:00–10:30
      > no
      did not book
      > was steht freitag an
      27. Nov.
      > dann trag da um 10 uhr omar ein
      Fr, 27. Nov., 10:00–10:30`,
    "what comes before what is open is done at once, and nothing is lost": `
      > demo with nina friday 3pm
      *Demo*
      > oh before that, cancel the pitch
      Shall I cancel this? … “Investor pitch”
      > yes
      Cancelled
      > vorher noch: den tandarts absagen
      Tandarts`,
    "of two hours, and of two lengths, the one that it is": `
      > lunch with nina friday 1pm
      13:00–13:30
      > 12:30 instead of 1 please
      12:30–13:00
      > not 12, 2
      14:00–14:30
      > yes
      Booked
      > 45 min rather than 30
      14:00–14:45
      > no
      stays
      > 15h au lieu de 14h
      15:00–15:30`,
    "what is made as long as something is not made longer by it": `
      > lunch with nina friday 1pm
      13:00–13:30
      > can you extend it to an hour
      13:00–14:00
      > verleng het naar 120 minuten
      13:00–15:00
      > ja
      Ingepland
      > please shorten it to 90 minutes
      13:00–14:30
      > yes
      Changed
      > please change the length to 20 minutes
      To: Fri 27 Nov, 13:00–13:20`,
    "at another hour instead, and somebody too: nobody is taken off": `
      > lunch with nina friday 1pm
      Nina Smit
      > yes
      Booked
      > 2pm instead, and omar comes too
      14:00–14:30 … Nina Smit … Omar Haddad`,
    "how many meetings there are is told with how long they take together": `
      > how many hours of meetings do i have on thursday?
      You have 2 meetings, 1 hour 45 minutes in all.
      > combien d'heures de réunion vendredi ?
      Vous avez 1 rendez-vous, 30 minutes en tout.
      > hoeveel uur vergader ik donderdag
      Je hebt 2 afspraken, samen 1 uur en 45 minuten.`,
    "what one goes over with somebody is what it is about, with an hour of its own": `
      > go over the 2pm deck with nina friday at 4pm
      *Go over the 2pm deck* … Fri 27 Nov, 16:00–16:30 … Nina Smit`,
    "the hours that were asked about are too": `
      > am i free friday 2 to 3pm?
      Yes, you are free
      > ok put nina there
      Fri 27 Nov, 14:00–15:00 … Nina Smit`,
  },
  () => talkWith(physio, pitch, tandarts),
);

playAll(
  {
    "a meeting is known by its place in a day": `
      > push my last meeting on thursday to 5pm
      Shall I move this? … “Investor pitch” … Thu 26 Nov, 17:00
      > no
      stays as it is
      > leg meinen letzten termin am donnerstag auf 17 uhr
      Soll ich das verschieben? … “Investor pitch”
      > nein
      bleibt
      > passe mon dernier rdv de jeudi à 17h
      “Investor pitch” … 17:00`,
    "or by who it is with, and where it goes": `
      > the one with lotte is now friday at 3pm
      Shall I move this? … “Coffee talk” … Fri 27 Nov, 15:00
      > no
      stays as it is
      > die met lotte gaat naar vrijdag 15 uur
      Zal ik dit verzetten? … “Coffee talk”`,
    "who stays is told beside who goes": `
      > take omar off the jury day, nina stays
      “Jury day” … With: Nina Smit … No longer invited: Omar Haddad`,
    "a time that is denied is none": `
      > not thursday but friday: 3pm with lotte
      Fri 27 Nov, 15:00–15:30
      > no
      did not book
      > niet donderdag maar vrijdag om 15:00 met lotte
      vr 27 nov, 15:00–15:30
      > nee
      niet ingepland
      > pas jeudi mais vendredi à 15h avec lotte
      ven. 27 nov., 15:00–15:30`,
    "a verb that is denied is none": `
      > don't cancel the jury day, just start it an hour later
      Shall I move this? … “Jury day” … 11:00–12:00
      > no
      stays as it is
      > jury day nicht absagen, nur eine stunde später
      Soll ich das verschieben? … 11:00–12:00`,
  },
  () =>
    talkWith(pitch, jury, meeting("Coffee talk", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [lotte])),
);
