import { guest, meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const review = meeting("Budget review", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);
const choir = meeting("Choir", "2026-11-27T16:00:00+01:00", "2026-11-27T17:30:00+01:00");
const zahnarzt = meeting("Zahnarzt", "2026-11-27T11:00:00+01:00", "2026-11-27T11:30:00+01:00");
const piano = meeting("Cours de piano", "2026-11-26T17:00:00+01:00", "2026-11-26T18:00:00+01:00");
const coche = meeting("Revisión del coche", "2026-11-27T12:00:00+01:00", "2026-11-27T13:00:00+01:00");
const offerte = meeting("Offerte", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00", [guest("Jasper Smit")]);

const MOVED = "Mon 30 Nov, 11:00–12:00";

/** What is only told in front of a request is no time, no length and nobody of it; what may be part of it is asked about. */
playAll(
  {
    "how long something took, and when somebody rang: en": `
      > what a morning, bus broke down and i stood in the rain for 40 minutes. anyway the school rang at 8, so move the budget review to monday at 11
      Shall I move this? … To: ${MOVED}
      > no
      stays
      > i waited 20 minutes for the lift and the meeting room was freezing. right, schedule an hour with nina on thursday at 9
      Shall I book this? … Thu 26 Nov, 09:00–10:00 … Nina Smit`,
    "who wants what is told in between: en": `
      > you wont believe the morning ive had, cat ate half a pizza and then the 8.05 train was cancelled. ANYWAY. nina needs to go over the roof with me so stick us in for monday 10am would you, 45 mins
      Shall I book this? … *Go over the roof* … Mon 30 Nov, 10:00–10:45 … Nina Smit`,
    "until when somebody is away, and when they rang: en": `
      > so turns out the choir leader has the flu and her sub is away til the 20th, they rang me at 7 this morning, which means choir on friday is off, take it out please
      Shall I cancel this? … “Choir” … Fri 27 Nov, 16:00
      > no
      left it
      > my neighbour got back from spain on the 12th and has been ill for 3 weeks, kid has a fever of 39 and is home til monday. push the budget review to tuesday 10am
      Shall I move this? … To: Tue 1 Dec, 10:00–11:00`,
    "how long, until when and who rang: nl": `
      > pff net drie kwartier in de file gestaan op de A2. onderweg belde jasper, hij redt het vanmiddag niet, dus verzet de offerte even naar dinsdag 11 uur
      Zal ik dit verzetten? … Naar: di 1 dec, 11:00–12:00
      > nee
      blijft
      > mijn moeder belde gisteren om 11 uur 's avonds, ze ligt tot de 20e in het ziekenhuis. zeg de offerte maar af
      Zal ik dit annuleren? … “Offerte”
      > nee
      blijft
      > was gisteren 3 uur bij de garage, en nu is de auto pas maandag klaar. verplaats de offerte naar donderdag 9 uur
      Zal ik dit verzetten? … Naar: do 26 nov, 09:00–10:00`,
    "how long, until when and who rang: de": `
      > der zahnarzt hat um 8 angerufen, er ist bis zum 20. im urlaub. sag den zahnarzt bitte ab
      Soll ich das absagen? … “Zahnarzt”
      > nein
      bleibt
      > ich hab gestern zwei stunden auf den techniker gewartet und er kam nicht. verschieb den zahnarzt bitte auf montag 9 uhr
      Soll ich das verschieben? … Auf: Mo, 30. Nov., 09:00–09:30`,
    "how long, until when and who rang: fr": `
      > la prof de piano a la grippe et elle est absente jusqu'au 20, elle m'a appelé à 7h ce matin, du coup annule le cours de piano stp
      J'annule ce rendez-vous ? … “Cours de piano”
      > non
      reste
      > ce matin à 7h le chien m'a réveillé et j'ai passé 40 minutes dans les bouchons. bref, mets un rdv avec nina vendredi à 10h
      Je réserve ce rendez-vous ? … ven. 27 nov., 10:00–10:30 … Nina Smit`,
    "how long, until when and who rang: es": `
      > esta mañana a las 7 me llamó el del taller, el mecánico está de baja hasta el 20, así que cancela la revisión del coche
      ¿Cancelo esta reunión? … “Revisión del coche”
      > no
      .
      > me he pasado 40 minutos en un atasco y encima perdí el tren de las 8:15. en fin, pon una reunión con nina el viernes a las 10
      ¿Reservo esta reunión? … vie 27 nov, 10:00–10:30 … Nina Smit`,
    "what sums a story up ends it, with no stop between": `
      > vaya semana mi jefa ha cambiado los turnos otra vez total que necesito quedar con nina el viernes a las diez
      ¿Reservo esta reunión? … vie 27 nov, 10:00–10:30 … Nina Smit
      > no
      .
      > ma sœur accouche ce week-end, je suis un peu dispersée. bref, il faut que je voie nina vendredi 13h30, en salle des profs
      ven. 27 nov., 13:30–14:00 … salle des profs … Nina Smit
      > non
      .
      > my boss is moving house this weekend, i am all over the place. anyway, i need to see nina about the rota, friday 1.30pm
      *Rota* … Fri 27 Nov, 13:30–14:00 … Nina Smit
      > no
      .
      > mijn zus bevalt dit weekend, ik ben er niet bij. enfin, ik moet nina spreken over het rooster, vrijdag 13:30
      *Rooster* … vr 27 nov, 13:30–14:00 … Nina Smit`,
    "an hour that somebody wants is asked about": `
      > omar rang and said 3 is better. move the budget review to friday
      not sure what to make of “omar, 3”
      > no
      .
      > omar texted, 3 works better. move the budget review to friday
      not sure what to make of “3”`,
    "how long it took is asked about, and so is somebody who is told of": `
      > it took 2 hours last time. book the garage friday at 1
      not sure what to make of “2 hours”
      > no
      .
      > het duurde vorige keer 2 uur. zet de garage vrijdag om 1 uur erin
      “2 uur”
      > nee
      .
      > got a slot with nina at 3. move the budget review to friday at 4
      not sure what to make of “nina”`,
    "whom it is for may be told of in front": `
      > nina emailed at 6am, she has been up since 4 with the baby. book lunch with her for monday 12:30
      *Lunch* … Mon 30 Nov, 12:30–13:00 … Nina Smit`,
    "a stop at a time that is told and one that is not": `
      > dentist rang, they had a slot at 4 tomorrow. put it in
      *Dentist* … Wed 25 Nov, 16:00–16:30`,
  },
  () => talkWith(review, choir, zahnarzt, piano, coche, offerte),
);
