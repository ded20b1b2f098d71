import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const OLA = guest("Ola Nilsen");

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: contactRows(OLA.email, OLA.name, {}),
    events: [
      meeting("Choir", "2026-11-25T17:00:00+01:00", "2026-11-25T18:00:00+01:00"),
      meeting("Harbour tour", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [OLA]),
    ],
  });

/** Why stands in the middle of what is asked for. */
playAll(
  {
    "what is called off goes on behind why": `
      > cancel choir today because I feel dreadful and the harbour tour on Friday
      “Choir” … “Harbour tour”
      > no
      .
      > annule choir parce que je suis malade et le harbour tour de vendredi
      “Choir” … “Harbour tour”
      > non
      .
      > cancela choir de hoy porque estoy fatal y el harbour tour del viernes también
      “Choir” … “Harbour tour”`,
    "why that day does not do": `
      > put Ola in thursday at 4, oh no that day she has the optician, friday at 4
      Fri 27 Nov, 16:00–16:30
      > no
      .
      > rdv avec Ola jeudi 16h, ah non ce jour-là elle a piscine, vendredi 16h
      ven. 27 nov., 16:00–16:30
      > non
      .
      > ponme a ola el jueves a las 4, ay no que ese día tiene piscina, el viernes a las 4
      vie 27 nov, 16:00–16:30`,
    "how long the one of a day shall be": `
      > alarga el harbour tour del viernes a hora y media
      vie 27 nov, 11:00–12:30
      > no
      .
      > verlängere die Harbour tour vom Freitag auf 90 Minuten
      11:00–12:30`,
    "late, and what comes later for it": `
      > je termine en retard, 30 min de décalage pour harbour tour
      11:30–12:30`,
    "what it is called may begin with a word for the agenda": `
      > RDV Ola vendredi 15h 45 min, planning été
      *Planning été* … 15:00–15:45 … Ola Nilsen`,
    "the whole of a day": `
      > el viernes entero feria
      *Feria* … todo el día
      > no
      .
      > vendredi entier : salon nautique
      *Salon nautique* … toute la journée`,
    "how old somebody is": `
      > Monday 3pm intake patient 72 years
      *Intake patient 72 years* … Mon 30 Nov, 15:00–15:30
      > no
      .
      > maandag 15u consult kind 6 jaar
      *Consult kind 6 jaar* … 15:00–15:30
      > nee
      .
      > Montag 15 Uhr Vorsorge Kind 6 Jahre
      *Vorsorge Kind 6 Jahre* … 15:00–15:30
      > nein
      .
      > lundi 15h consultation enfant 6 ans
      *Consultation enfant 6 ans* … 15:00–15:30
      > non
      .
      > lunes 15h revisión niño 6 años
      *Revisión niño 6 años* … 15:00–15:30`,
    "a part of a day, in short": `
      > trouve-moi 30 min avec Ola demain ap-midi
      Rendez-vous avec Ola Nilsen … 12:00
      > laisse tomber
      .
      > finde 30 min mit Ola morgen nachm.
      12:00
      > lass gut sein
      .
      > find 30 min with Ola tomorrow aftn
      12:00`,
    "a strange word behind a day is no name that is simply taken": `
      > find 30 min with Ola tomorrow blorp
      I'm not sure what to make of “blorp”.`,
  },
  begin,
);
