import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith, tandarts } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);
const brunch = meeting("Brunch", "2026-11-28T11:00:00+01:00", "2026-11-28T12:30:00+01:00");

playAll(
  {
    "of two meetings the one that is meant, whichever is said first": `
      > cancel the brunch, not the physio
      Shall I cancel this? … “Brunch”
      > no
      I left
      > niet de physio maar de brunch afzeggen
      Zal ik dit annuleren? … “Brunch”`,
    "of two verbs the one that is not denied": `
      > don't cancel the physio but move it to friday 3pm
      Shall I move this? … “Physio” … Fri 27 Nov, 15:00`,
    "a day that does not suit is none of the two, and the hour stays": `
      > koffie met nina donderdag 11 uur, o nee donderdag komt me niet uit, vrijdag zelfde tijd
      vr 27 nov, 11:00–11:30 … Nina Smit`,
    "why something is taken back is no part of a title": `
      > see omar on thursday.. hm no im in leeds then, friday 13:00 for 20 minutes
      *Meeting with Omar Haddad* … Fri 27 Nov, 13:00–13:20`,
    "a stretch of hours is taken back like any other time": `
      > block 9-10 friday for yoga, scratch that, 7-8
      *Yoga* … Fri 27 Nov, 07:00–08:00`,
    "a cancellation that is taken back is a move": `
      > zeg de physio af, of nee wacht, zet m toch naar vrijdag 15u
      Zal ik dit verzetten? … “Physio” … vr 27 nov, 15:00`,
    "what a request calls it stands in front of it": `
      > the investor pitch isn't going to work any more. can you put it on friday at 4pm
      Shall I move this? … “Investor pitch” … Fri 27 Nov, 16:00–17:00
      > no
      stays as it is
      > meine bahn fällt aus, die physio wird also nichts. schieb sie auf freitag 15 uhr
      Soll ich das verschieben? … “Physio” … 27. Nov., 15:00`,
    "whether something has to be done is a question": `
      > moet ik de physio afzeggen?
      “Physio” … do 26 nov
      > do i have to move the brunch?
      “Brunch” … Sat 28 Nov, 11:00–12:30`,
    "an hour that is not in its part of the day is asked about": `
      > plan vanmiddag om 9 uur een belletje met nina
      [21:00] [09:00]
      > laat maar
      gelaten
      > call nina friday half 4 in the afternoon
      [16:30] [15:30]`,
    "how long a meeting that there is should be": `
      > kan de investor pitch anderhalf uur duren
      Zal ik dit aanpassen? … Naar: do 26 nov, 14:00–15:30
      > nee
      blijft zoals het is
      > can the investor pitch be 2 hours
      To: Thu 26 Nov, 14:00–16:00`,
    "a day or a week later is a shift": `
      > lunch with nina thursday 12:30
      Shall I book this?
      > yes
      Booked
      > a week later
      Shall I move this? … To: Thu 3 Dec, 12:30–13:00`,
    "a guest whom nobody knows is asked for, and not left out": `
      > who is in the investor pitch?
      Omar Haddad
      > actually drop omar and add wilma
      What is wilma's e-mail address?`,
    "what there is already at that time is not what is booked": `
      > put me down for the physio on saturday at ten, hang on that's the brunch, sunday at ten then
      Without it`,
    "who does it themselves leaves nobody out": `
      > overleg met wilma vrijdag 9u
      Wat is het e-mailadres van wilma?
      > laat maar, ik regel het zelf wel
      alles gelaten zoals het is
      > besprechung mit wilma freitag 9 uhr
      Wie ist die E-Mail-Adresse von wilma?
      > lass, ich mach das selbst
      alles so gelassen`,
    "a meeting keeps its name while it is asked who somebody is": `
      > overleg met wilma vrijdag 9u
      Wat is het e-mailadres van wilma?
      > o wacht, doe nina
      *Overleg* … vr 27 nov, 09:00–09:30 … Nina Smit`,
    "who leaves a meeting is no reason to cancel it, whoever else is named": `
      > drop wilma and omar from the investor pitch
      Shall I change this? … No longer invited: Omar Haddad`,
    "a day behind what does not suit is the one that the meeting has": `
      > the brunch doesn't work saturday, sunday 11 instead
      Shall I move this? … “Brunch” … Sun 29 Nov, 11:00`,
    "what is taken back as a whole is asked about": `
      > book nina friday 9, no wait that doesn't work. omar friday 9
      not sure what to make of`,
    "who told of it and which hour it is not are none of a move": `
      > omar called, he can only do the investor pitch friday at 4 not 3 so could you change that
      Shall I move this? … “Investor pitch” … Fri 27 Nov, 16:00–17:00`,
    "the second part of a verb may stand in front of how far": `
      > bring the physio forward a quarter of an hour
      Shall I move this? … Thu 26 Nov, 08:45–09:30`,
    "an hour of a list is on the day of the one before": `
      > Freitag 13 Uhr Nina und um 16 Uhr Lotte, je eine Viertelstunde
      27. Nov., 13:00–13:15 … 27. Nov., 16:00–16:15`,
    "a correction behind its reason is about what was booked": `
      > coffee with nina friday 11:00
      Shall I book this?
      > yes
      Booked
      > oh rats, my bike is being mended then, rather monday same time
      Shall I move this? … Mon 30 Nov, 11:00`,
    "an hour of words and half an hour are two things": `
      > kun je vrijdag om kwart over 2 een half uur met nina willen vastleggen
      vr 27 nov, 14:15–14:45 … Nina Smit
      > nee
      niet ingepland
      > afspr m lotte vr 1530 half uurtje
      vr 27 nov, 15:30–16:00 … Lotte de Boer`,
    "a number behind an article is the name of a place": `
      > dinner with nina at the 4 seasons friday 8pm
      *Dinner* … Fri 27 Nov, 20:00 … Where: the 4 seasons`,
    'what "put that in" says of the time goes with what was told': `
      > the lease runs out. i want a review with omar. put that down for monday 10am please, an hour should do
      *Review* … Mon 30 Nov, 10:00–11:00 … Omar Haddad`,
    "a message that nothing reads is asked about by what is understood of it": `
      > pub quiz at the 4 seasons friday 8pm, ehm
      not sure what to make of “ehm” … Shall I book this? … *Pub quiz* … Fri 27 Nov, 20:00`,
    "a length behind an article and a version are what it is about": `
      > belletje met nina vrijdag 15u over de 3 uur durende audit
      *Belletje over de 3 uur durende audit* … vr 27 nov, 15:00–15:30
      > nee
      niet ingepland
      > call omar fri 4pm re v3.2 launch notes
      *Call re v3.2 launch notes* … 16:00–16:30`,
  },
  () => talkWith(physio, pitch, tandarts, brunch),
);
