import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

// What is asked behind what is to be done is answered, of the day on which that is.

const OTTO = guest("Otto Lind");

playAll(
  {
    "what else there is on the day of what is called off": `
      > cancel the dentist tomorrow and tell me what else is on
      One meeting on Thu 26 Nov: … “Budget round” … Shall I cancel this? … “Dentist”`,
    "… in a sentence of its own": `
      > zeg de dentist van morgen af. wat staat er verder nog die dag?
      do 26 nov … “Budget round” … Zal ik dit annuleren? … “Dentist”`,
    "… beside a move, of the day that it goes to": `
      > verschieb den Dentist morgen auf Freitag 15 Uhr. Was habe ich sonst noch?
      Fr, 27. Nov. … “Choir” … Soll ich`,
    "… and beside something new": `
      > comida con Otto el viernes a las 13 y dime qué me queda ese día
      vie 27 nov … “Choir” … ¿Reservo esta reunión? … *Comida*`,
    "of a day that was not named it is not guessed": `
      > annule le dentist et dis-moi ce qu'il me reste
      Je ne sais pas quoi faire de “dis-moi ce qu'il me reste” … Annuler “Dentist”`,
    "what is to be done behind a question how many there are": `
      > how many tomorrow? and cancel the choir
      2 meetings on Thu 26 Nov … Shall I cancel this? … “Choir”`,
    "… in one sentence": `
      > how many meetings tomorrow and move the dentist to 5pm
      2 meetings on Thu 26 Nov … Shall I move this? … To: Thu 26 Nov, 17:00–17:30`,
    "… auf Deutsch": `
      > Wie viele Termine habe ich morgen? Und sag den Choir ab
      2 Termine am Do, 26. Nov. … Soll ich das absagen? … “Choir”`,
    "… en français": `
      > combien de rendez-vous demain ? et annule choir
      2 rendez-vous le jeu. 26 nov. … J'annule ce rendez-vous ? … “Choir”`,
    "… en español": `
      > cuántas reuniones tengo mañana? y cancela choir
      2 reuniones el jue 26 nov … ¿Cancelo esta reunión? … “Choir”`,
    "… in het Nederlands": `
      > hoeveel afspraken heb ik morgen? en zeg choir af
      2 afspraken op do 26 nov … Zal ik dit annuleren? … “Choir”`,
  },
  () =>
    converse({
      now: "2026-11-25T09:30:00+01:00",
      events: [
        meeting("Dentist", "2026-11-26T15:00:00+01:00", "2026-11-26T15:30:00+01:00"),
        meeting("Budget round", "2026-11-26T16:00:00+01:00", "2026-11-26T16:30:00+01:00"),
        meeting("Choir", "2026-11-27T19:00:00+01:00", "2026-11-27T21:00:00+01:00"),
      ],
      contacts: contactRows(OTTO.email, OTTO.name, {}),
    }),
);
