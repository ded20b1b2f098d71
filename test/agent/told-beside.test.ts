import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const lotte = { email: "lotte@example.com", name: "Lotte de Boer" };

const begin = () =>
  talkWith(
    physio,
    meeting("Garden visit", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]),
    meeting("Bijpraten met Nina", "2026-11-27T09:00:00+01:00", "2026-11-27T09:45:00+01:00", [nina]),
    meeting("Dîner", "2026-11-27T19:30:00+01:00", "2026-11-27T21:30:00+01:00", [lotte]),
    meeting("Opfrissing", "2026-11-23T11:00:00+01:00", "2026-11-23T12:30:00+01:00", [omar]),
  );

playAll(
  {
    "a reason behind a request is named above what the request comes to": `
      > move the garden visit to monday 9am, the hall is full on thursday
      not sure what to make of “hall”, so I left it out. … Shall I move this? … Mon 30 Nov, 09:00–10:00
      > yes
      Changed`,
    "words that nobody knows weigh nothing beside a meeting that there is": `
      > cancel the physio on thursday proper shattered
      not sure what to make of “proper, shattered”, so I left it out. … Shall I cancel this? … “Physio”`,
    "words that say which meeting it is are asked about": `
      > cancel the garden visit with the spotty umbrella
      do you mean this? … • Cancel “Garden visit”`,
    "words that are not understood stay in the title": `
      > Freitag 14:30 Werkstatt, 4 Reifen wechseln
      Soll ich das buchen? … *Werkstatt, 4 Reifen wechseln* … Fr, 27. Nov., 14:30`,
    "the week after, beside hedges alone, is a week later than what was booked": `
      > lunch with omar friday 12:30
      Shall I book this?
      > yes
      Booked
      > hmm the week after i meant
      Shall I move this? … To: Fri 4 Dec, 12:30–13:00
      > yes
      Changed
      > ach nein, die Woche drauf
      Fr, 11. Dez., 12:30`,
    "a reason without a stop in front of it is no part of a request": `
      > cancel the physio cos im stuck on the tram
      Shall I cancel this? … “Physio”
      > no
      I left
      > zeg de physio af want ik zit vast in de trein
      annuleren? … “Physio”
      > nee
      blijft
      > mueve el garden visit al viernes a las 16 y cancela la physio q no llego
      1. Cancelar “Physio” … 2. Mover “Garden visit” al vie 27 nov, 16:00
      > no
      como está
      > llego tarde, pasa la physio media hora más tarde
      “Physio”
      > no
      e
      > stuck on the tram, push the garden visit by 15 min
      “Garden visit”`,
    "somebody else is put in the place of whoever cannot": `
      > who is coming to the garden visit?
      Omar Haddad
      > omar can't, put nina in instead
      Shall I change this? … Nina Smit … No longer invited: Omar Haddad
      > no
      stays
      > omar kan niet, zet nina erin in zijn plaats
      Nina Smit … Omar Haddad
      > nee
      blijft
      > en el garden visit quita a omar y pon a nina
      Nina Smit`,
    "a question behind a word of repair asks, and what is shown for a yes stays": `
      > book nina friday 2pm
      Shall I book this?
      > hang on is the physio thursday or friday
      “Physio” … Thu 26 Nov, 09:00 … Shall I book this? … Fri 27 Nov, 14:00
      > wait first cancel the physio
      Not done yet: … Shall I cancel this? … “Physio”`,
    "lines of a list that was shown are named by their place in any words": `
      > wat staat er donderdag
      2 afspraken … “Physio” … “Garden visit”
      > de eerste mag weg
      annuleren? … “Physio”
      > nee
      blijft
      > en die met omar een uur later
      verzetten? … “Garden visit”`,
    "what there is then, behind a word of repair, is why and no title": `
      > trag mir omar am freitag um 10 ein ach quatsch da hab ich ja physio also lieber 11:30
      27. Nov., 11:30 … Omar Haddad
      > nein
      nicht gebucht
      > book omar friday at 10 oh wait i've got physio then so 11:30
      *Meeting with Omar Haddad* … Fri 27 Nov, 11:30`,
    "how something is at the end of a request is no part of it": `
      > dinsdag studiedag op school, hele dag, de kinderen zijn dan vrij
      *Studiedag op school* … di 1 dec, de hele dag`,
    "behind a question that no yes answers nothing hangs on it": `
      > wat heb ik donderdag? zeg de physio dan maar af
      “Garden visit” … Zal ik dit annuleren? … “Physio”`,
    "of two requests the one behind what takes back is meant": `
      > zeg de physio af, nee laat die maar staan, zeg de garden visit af
      annuleren? … “Garden visit”`,
    "somebody else comes where an address is not known": `
      > meeting with quentin monday 10am
      quentin's e-mail address
      > don't have his address. make it omar instead
      Shall I book this? … With: Omar Haddad
      > no
      o
      > meeting with quentin monday 10am
      quentin's e-mail address
      > never mind, i'll sort it with him myself
      left everything as it is`,
    "a clause with a verb is meant before one that tells": `
      > omar called at 10 about the roof, please cancel the physio
      “Physio”`,
    "of a story the clause that asks is shown": `
      > was für ein Tag, der Drucker war bis 11 Uhr kaputt. Verschieb den garden visit bitte auf Montag 10 Uhr
      “Garden visit” … 30. Nov., 10:00`,
    "what somebody is or does behind a request asks for nothing": `
      > put omar in for 10.30 on tuesday.. scratch that, nina, omar is on leave
      With: Nina Smit (nina@example.com) (they
      > no
      o
      > zet lotte dinsdag om 11 uur in mn agenda, zij komt van de tandarts
      *Afspraak met Lotte de Boer* … 1 dec, 11:00
      > nee
      Goed
      > ponme una llamada con Omar el martes a las 12, bueno no, con Nina, que Omar está de vacaciones
      Con: Nina Smit (nina@example.com) (recibirá`,
    "a sentence of how it was is no part of the next": `
      > hi! had a great time at the wedding, kids still tired. anyway omar asked if we could grab lunch monday at 12:30, put it in would you
      *Lunch* … 12:30–13:00 … With: Omar`,
    "a day of which it is told that it cannot be is none": `
      > nina friday at 2, oh wait she's off friday, monday at 2
      Mon 30 Nov, 14:00`,
    "the only one of whom is told comes, and the topic behind the request is kept": `
      > heb net met lotte gebeld, ze is blij met het ontwerp. we willen donderdag om 16 uur nog een keer zitten, zet jij het erin?
      *Afspraak met Lotte de Boer* … do 26 nov, 16:00
      > nee
      Goed
      > we had the plumber in all morning, total mess. can you book omar for wednesday 10am next week, 30 mins, it's about the invoices
      *Invoices* … Wed 2 Dec, 10:00–10:30 … With: Omar`,
    "of a story the clause of the time says who and when": `
      > je sors de chez le médecin, rien de grave, mais j'ai oublié que Nina vient mardi à 14h30 pour signer le bail, ça prendra une heure, tu peux le mettre ?
      1er déc., 14:30–15:30, avec Nina Smit`,
    "what is told before the last clause says when, and of which meeting": `
      > nina belde net, ze redt het vrijdag niet om 9 uur en wil liever maandag om half 11, kun jij dat aanpassen?
      “Bijpraten met Nina” … ma 30 nov, 10:30–11:15`,
    "what was refused is gone on with": `
      > call with omar friday 11am
      Shall I book this?
      > no
      did not book
      > try 12 then
      Shall I book this? … *Call* … Fri 27 Nov, 12:00
      > no
      did not book
      > what's on thursday?
      Garden visit`,
    "a yes behind a no does nothing": `
      > call with omar friday 11am
      Shall I book this?
      > no
      did not book
      > yes
      nothing`,
    "why not then is a wish where nothing is in the way": `
      > call with omar friday 11am
      Shall I book this?
      > yes
      Fri 27 Nov, 11:00
      > why not at 12:30
      Shall I move this? … Fri 27 Nov, 12:30`,
    "another hour, asked for as possible": `
      > Anruf mit Omar Freitag 11 Uhr
      Soll ich das buchen?
      > geht auch 12:30 Uhr?
      Soll ich das buchen? … 12:30`,
    "a French hour of the day is no length": `
      > appel avec Omar vendredi 11h
      Je réserve
      > oui
      11:00
      > plutôt 9h30 en fait
      09:30–10:00`,
    "a word that takes back stands behind as well": `
      > call with omar friday 11am, 11:30 rather
      Shall I book this? … Fri 27 Nov, 11:30
      > no
      did not book
      > appel avec Omar jeudi à 9h, 10h30 plutôt
      jeu. 26 nov., 10:30
      > no
      pas réservé
      > llamada con Omar el jueves a las 5, no, mejor a las 6 de la tarde
      jue 26 nov, 18:00`,
    "a number too great for an hour is of the length further up": `
      > block 30 mins for payroll on thursday at 10:30, hmm make it 45
      Thu 26 Nov, 10:30–11:15`,
    "twice the same word leads to two hours": `
      > mets un appel avec Omar à 10h à 16h demain
      [10:00] [16:00]`,
    "a length behind a verb of moving is how far, beside a day too": `
      > repousse le dîner de vendredi de 30 minutes
      “Dîner” … ven. 27 nov., 20:00–22:00`,
    "a verb at its end ends a request": `
      > fysio afzeggen en dîner een uur later
      “Physio” … “Dîner” … 20:30–22:30`,
    "the one with somebody, beside where it goes, is one that there is": `
      > leg mal das Treffen mit Nina auf Montag 10 Uhr
      “Bijpraten met Nina”`,
    "somebody of another meeting can be proposed a new one": `
      > Kannst du mir am Donnerstag, Quatsch, am Freitag um 13 Uhr einen Termin mit Omar machen?
      Soll ich das buchen? … 27. Nov., 13:00`,
    "behind a booking a reason with a day of its own is none of it": `
      > call with omar friday 11am
      Shall I book this?
      > yes
      Fri 27 Nov, 11:00
      > hold on friday i have the school thing, make it monday same time
      “school”, so I left it out. … Shall I move this? … “Call” … To: Mon 30 Nov, 11:00`,
    "the week that was said stays when its day is taken back": `
      > déjeuner avec Omar mercredi prochain, euh jeudi plutôt, à 12h30
      [jeu. 3 déc.] [jeu. 26 nov.]`,
    "days and two or three words are whole days": `
      > mum visiting sat and sun
      *Mum visiting* … Sat 28 Nov – Sun 29 Nov
      > no
      did not book
      > kids have no school friday, put it in as an all day thing
      *Kids have no school* … Fri 27 Nov`,
    "not working on a day is a day off": `
      > vrijdag werk ik niet, zet dat er even in
      *Vrij* … vr 27 nov
      > nee
      niet ingepland
      > el lunes no trabajo, bloquéalo entero
      *Libre* … lun 30 nov`,
    "a list of meetings ends in how long each is": `
      > nina friday 11, omar friday 12, lotte friday 13:00 - 30 min each
      Fri 27 Nov, 11:00–11:30 … 12:00–12:30 … 13:00–13:30`,
    "for then, and not before": `
      > zou het lukken om voor vrijdag om 11 uur een gesprekje met Omar in te boeken
      vr 27 nov, 11:00`,
    "later, beside an hour, says only where to": `
      > bellen met Omar vrijdag 11 uur
      Zal ik dit inplannen?
      > ja
      11:00
      > iets later graag, 11:20
      Naar: vr 27 nov, 11:20
      > nee
      blijft
      > liever zonder Omar, met Lotte
      Lotte de Boer`,
    "a part of a day, and until when": `
      > find 20 min with omar on thursday afternoon, i need to be out by 4
      {Thu 26 Nov 12:00} … {Thu 26 Nov 15:15}`,
    "what was just listed alone can be spoken of": `
      > whats thursday morning looking like
      Physio
      > ok cancel that one
      “Physio”`,
    "a colour, a link and a message are said to be nothing for here": `
      > make the physio show up in green
      colour
      > zet een zoomlink bij de physio
      link`,
    "of a day that has been, the last": `
      > what did i have on monday
      Opfrissing`,
    "few hours beside a verb that keeps time free are how long": `
      > blok vrijdag 2 uur voor de presentatie, doe maar 3
      Hoe laat op vr 27 nov voor “Presentatie”
      > om 1 uur
      vr 27 nov, 13:00–16:00`,
    "hours with minutes are an hour of the day where none is said": `
      > koffie met Omar vrijdag 9u30
      vr 27 nov, 09:30`,
    "two usual hours are two questions where some words are not understood": `
      > move the garden visit to friday at 8, thursday is a zoo
      • Move “Garden visit” to Fri 27 Nov, 08:00 … 20:00 … [08:00] [20:00] [No]`,
    "what is told before the only verb may be asked for as well": `
      > garden visit at 4 instead of 2, and bin the physio
      Shall I do all of this? … Cancel “Physio” … Move “Garden visit” to Thu 26 Nov, 16:00`,
    "a plea that sounds like a condition is a plea": `
      > Hallo, ich wollte fragen, ob du mir für Freitag 15 Uhr was mit Omar einrichten könntest
      Soll ich das buchen? … 27. Nov., 15:00`,
    "a day that does not suit, in front of the one that does": `
      > lunch with omar friday 12:30
      Shall I book this?
      > yes
      12:30
      > she can't do friday, monday instead
      Mon 30 Nov, 12:30`,
    "what was is told by small words": `
      > hoeveel afspraken had ik gisteren
      1 afspraak
      > did i see omar this week
      Opfrissing
      > how long was opfrissing
      11:00–12:30`,
  },
  begin,
);
