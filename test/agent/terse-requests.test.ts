import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const look = meeting("Look back", "2026-11-23T10:00:00+01:00", "2026-11-23T11:00:00+01:00", [nina]);
const trial = meeting("Trial lesson", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00", [nina]);
const demo = meeting("Sprint demo", "2026-11-27T13:30:00+01:00", "2026-11-27T14:30:00+01:00");
const prep = meeting("Interview prep", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00", [nina]);
const tuner = meeting("Piano tuner", "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00");
const gym = meeting("Gym session", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00", [omar]);

/** What is said in few words, and all of it meant. */
playAll(
  {
    "four figures beside a day are an hour": `
      > fri 1030 nina smit 45min
      Fri 27 Nov, 10:30–11:15 … Nina Smit
      > no
      .
      > 1415 thursday omar
      Thu 26 Nov, 14:15–14:45 … Omar Haddad
      > no
      .
      > donderdag 1545 nina
      Thu 26 Nov, 15:45–16:15 … Nina Smit`,
    "where it is stands behind when it is, by its name alone": `
      > drinks w omar friday 6pm hotel astor
      *Drinks* … Fri 27 Nov, 18:00–18:30 … Where: hotel astor … Omar Haddad
      > no
      .
      > concert with nina saturday 7:30pm, the lyric
      *Concert the lyric* … Sat 28 Nov, 19:30
      > no
      .
      > opera tickets saturday 7pm, the old vic
      *Opera tickets the old vic* … Sat 28 Nov, 19:00
      > no
      .
      > essen mit omar freitag 19 uhr, der rote hahn
      *Essen der rote hahn* … Omar Haddad
      > no
      .
      > lunch with omar friday 12, yay
      “yay”, so I left it out`,
    "what is told is put down as it is told": `
      > my sister has a scan at the clinic monday 10am please add it
      *Sister has a scan at the clinic* … Mon 30 Nov, 10:00–10:30
      > no
      .
      > i have a fitting at the tailor tomorrow at nine put it down
      *Fitting at the tailor* … 09:00–09:30`,
    "what is told with an hour that is taken back is put down at the other one": `
      > my boy has a judo match friday at four no sorry it is four thirty pm put it in
      *Boy has a judo match* … Fri 27 Nov, 16:30`,
    "how long whoever comes will be is how long it lasts": `
      > put mrs doyle in friday 2pm for a perm, she'll be an hour and a half
      Fri 27 Nov, 14:00–15:30`,
    "hours in words need no word in front of them": `
      > lunch with omar friday twelve fifteen please
      Fri 27 Nov, 12:15–12:45
      > can we go eleven thirty instead
      Fri 27 Nov, 11:30–12:00`,
    "what repeats is made by any verb, or told": `
      > set up a quick huddle with omar every monday at nine am and keep it to fifteen minutes
      *Huddle* … 09:00–09:15 … every week on Mon … Omar Haddad
      > never mind
      .
      > every tuesday from six to nine am I am at the flower market please put it
      *Flower market* … 06:00–09:00 … every week on Tue
      > never mind
      .
      > zet elke donderdag om 19 uur koor erin
      *Koor* … 19:00`,
    "a remark that is only an adverb is none of the request": `
      > lunch with omar friday 12:30, she's paying for once
      *Lunch* … Fri 27 Nov, 12:30–13:00 … Omar Haddad`,
    "four figures that are a year or a number are none": `
      > thursday 2030 vision with omar
      “2030 vision”
      > never mind
      .
      > invoice 1030 friday omar
      “Invoice 1030”`,
    "words behind who and when are what it is called": `
      > omar and nina and me, monday 4pm, budget
      *Budget* … Mon 30 Nov, 16:00–16:30 … Omar Haddad … Nina Smit
      > no
      .
      > monday 4pm with omar, roof repairs
      *Roof repairs* … Omar Haddad
      > no
      .
      > met omar en nina, maandag 16u, begroting
      *Begroting* … ma 30 nov, 16:00
      > nee
      .
      > omar und ich, montag 16 uhr, steuererklärung
      *Steuererklärung* … Mo, 30. Nov., 16:00
      > nein
      .
      > omar et nina, lundi 16h, budget
      *Budget* … lun. 30 nov., 16:00`,
    "a name behind who and when may be somebody": `
      > omar monday 4pm, Pieter
      not sure what to make of “Pieter”`,
    "whom all of several are for takes no part in them": `
      > dentist tues 8.30am, haircut tues 5pm, both just me
      *Dentist*, Tue 1 Dec, 08:30–09:00 … *Haircut*, Tue 1 Dec, 17:00–17:30`,
    "a part of a day is wiped, and so is one meeting": `
      > wipe friday afternoon for me, doc says rest
      Cancel “Sprint demo” … Cancel “Interview prep”
      > no
      .
      > wipe the trial lesson
      Shall I cancel this? … “Trial lesson”`,
    "a meeting is to be taken off, out or down": `
      > if it's not too much trouble could the piano tuner be taken off thursday please
      Shall I cancel this? … “Piano tuner”
      > no
      .
      > can the piano tuner be taken out of my calendar
      Shall I cancel this? … “Piano tuner”`,
    "into the diary is where everything goes": `
      > hi there, sorry to bother you, would you mind awfully popping a call with nina into my diary for friday at 11? thank you so much
      *Call* … Fri 27 Nov, 11:00–11:30 … Nina Smit`,
    "a session in short is one": `
      > cn u resched the gym sesh 2 fri 6pm thx
      “Gym session” … To: Fri 27 Nov, 18:00–19:00`,
    "how many are left counts from now on": `
      > hoeveel afspraken heb ik deze week nog met nina
      2 afspraken van do 26 nov
      > how many meetings do i still have with nina this week
      2 meetings from Thu 26 Nov
      > wie viele termine hab ich diese woche noch mit nina
      2 Termine
      > combien de rdv il me reste cette semaine avec nina
      2 rendez-vous
      > cuántas reuniones me quedan esta semana con nina
      2 reuniones
      > how many meetings do i have left this week
      You have 5 meetings
      > how many meetings do i have this week
      You have 6 meetings`,
    "a job is a meeting, and one asks for it or for room for it as for any": `
      > wheres my next job
      “Piano tuner”
      > have i got a gap friday morning for a 2 hr meeting
      You are free for 2 hours
      > cancel thursdays job
      Shall I cancel this? … “Piano tuner”
      > no
      .
      > waar is mijn volgende klus
      “Piano tuner”
      > wo ist mein nächster Kunde
      “Piano tuner”
      > où est mon prochain chantier ?
      “Piano tuner”
      > dónde es mi próximo encargo
      “Piano tuner”
      > paint job friday 11am
      *Paint job*`,
    "a plea stands between a reminder and what is asked": `
      > remind me please, when is the piano tuner?
      Thu 26 Nov`,
    "who asks says so as in the South": `
      > was hab i am donnerstag noch alles
      “Piano tuner”`,
    "an hour that cannot be is the one that it had": `
      > cant do 9 for the piano tuner on thursday anymore, stick it at 3.15 instead
      “Piano tuner” … To: Thu 26 Nov, 15:15–16:15
      > no
      .
      > can't do the piano tuner at 9 on thursday, put it at 15:15 instead
      To: Thu 26 Nov, 15:15–16:15
      > no
      .
      > cant make 9am for the piano tuner, push it to 11 monday
      To: Mon 30 Nov, 11:00–12:00
      > no
      .
      > no puedo a las 11 para el trial lesson el jueves, ponlo a las 17:15
      ¿quieres decir`,
  },
  () => talkWith(look, trial, demo, prep, tuner, gym),
);
