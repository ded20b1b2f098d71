import { expect, test } from "vitest";
import { converse, playAll } from "../support/dialogue";
import { talkWith } from "../support/free-talk";

const begin = () => talkWith();

/** Several meetings in one message, the day in front of all of them, each called by all of its words. */
playAll(
  {
    "an hour and a name each, behind the day: en": `
      > tmrw - 8am boiler service at 14 elm road, 11 leaky tap mrs patel, 3pm quote for the new build on station rd
      *Boiler service* … 08:00–08:30 … Where: 14 elm road … *Leaky tap mrs patel* … 11:00–11:30 … *Quote for the new build on station rd* … 15:00–15:30 … [Yes, do it all]
      > no
      .
      > thursday: 9 nails, 11.30 vet with the cat, 2pm carpet man
      *Nails*, Thu 26 Nov, 09:00 … *Vet with the cat*, Thu 26 Nov, 11:30 … *Carpet man*, Thu 26 Nov, 14:00`,
    "a day and figures without a stop between them: en": `
      > tomorrow 9 boiler mrs singh, 11.30 leaky tap, 2 quote for the barn
      *Boiler mrs singh* … 09:00–09:30 … *Leaky tap* … 11:30–12:00 … *Quote for the barn* … 14:00–14:30 … [Yes, do it all]`,
    "a day and figures without a stop between them: es": `
      > mañana 9 corte Lucía, 11:30 tinte Marta
      *Corte Lucía* … 09:00–09:30 … *Tinte Marta* … 11:30–12:00`,
    "an hour and a name each, behind the day: nl": `
      > zaterdag - 9 uur voetbal Sem, 11 uur kapper, 3 uur verjaardag oma
      *Voetbal Sem* … za 28 nov, 09:00 … *Kapper* … 11:00 … *Verjaardag oma* … 15:00
      > nee
      .
      > maandag 8.30 mentorgesprek, 12u overblijf en om kwart over 3 ff met omar zitten over de excursie
      *Mentorgesprek* … 08:30 … *Overblijf* … 12:00 … *Excursie* … 15:15–15:45, met Omar Haddad`,
    "an hour and a name each, behind the day: de": `
      > Für Freitag: 9:30 JF mit Omar (30 Min), 11 Uhr Workshop-Vorbereitung bis 12:30, 17 Uhr Zug nach Köln
      *JF* buchen, Fr, 27. Nov., 09:30–10:00, mit Omar Haddad … *Workshop-Vorbereitung* buchen, Fr, 27. Nov., 11:00–12:30 … *Zug nach Köln* buchen, Fr, 27. Nov., 17:00
      > nein
      .
      > am Donnerstag hab ich um 9 Zahnreinigung, um 11 Steuerberater und um 15 Uhr Omar
      *Zahnreinigung* … 09:00 … *Steuerberater* … 11:00 … 15:00–15:30, mit Omar Haddad`,
    "an hour and a name each, behind the day: fr": `
      > vendredi j'ai le livreur à 9h, Omar à 11h pour l'accrochage et l'assureur à 16h, note tout ça stp
      *Livreur*, ven. 27 nov., 09:00 … *Accrochage*, ven. 27 nov., 11:00–11:30, avec Omar Haddad … *Assureur*, ven. 27 nov., 16:00
      > non
      .
      > jeudi: 8h30 garagiste, 14h notaire avec Omar, 18h réunion de copro
      *Garagiste* … 08:30 … *Notaire* … 14:00 … *Réunion de copro* … 18:00`,
    "an hour and a name each, behind the day: es": `
      > viernes: 9:00 rodilla Pepe, 10:30 hombro Sra. Vidal, 12:00 reunión con Omar
      *Rodilla Pepe*, vie 27 nov, 09:00 … *Hombro Sra. Vidal*, vie 27 nov, 10:30 … *Reunión*, vie 27 nov, 12:00–12:30, con Omar Haddad
      > no
      .
      > el jueves tengo dentista a las 9, peluquería a las 11 y a las 17 a Omar
      *Dentista* … 09:00 … *Peluquería* … 11:00 … 17:00–17:30, con Omar Haddad`,
    "two, each with its day, and behind them that both are meant": `
      > parents eve thurs 6pm AND omars mum for dinner sat 7pm ugh. both in pls
      *Parents eve*, Thu 26 Nov, 18:00 … *Omars mum for dinner*, Sat 28 Nov, 19:00 … [Yes, do it all]`,
    "the second at the hour of the first": `
      > almuerzo con Omar el viernes a las 14h y el lunes a la misma hora con Nina
      vie 27 nov, 14:00–14:30, con Omar Haddad … lun 30 nov, 14:00–14:30, con Nina Smit`,
    "what is told beside one meeting is none of a list": `
      > handover chat with omar 9am thursday, his flight lands at 7
      “lands at 7”
      > no
      .
      > tomorrow: call with omar at 9, not 10
      “10”`,
    "that all of them shall be put in is said at the end": `
      > On Friday I'm seeing Omar at 9, Omar at 10 and Omar at 2 pm, put all three in.
      Fri 27 Nov, 09:00 … Fri 27 Nov, 10:00 … Fri 27 Nov, 14:00
      > no
      .
      > Vrijdag zie ik Omar om 9 uur en Omar om 14 uur, zet ze er allebei maar in.
      vr 27 nov, 09:00 … vr 27 nov, 14:00`,
    "short days in front of each": `
      > sat football 9am, sun brunch with omar 11am
      *Football*, Sat 28 Nov, 09:00 … *Brunch*, Sun 29 Nov, 11:00–11:30, with Omar Haddad
      > no
      .
      > za voetbal 9u, zo brunch met omar 11u
      *Voetbal* … za 28 nov, 09:00 … *Brunch* … zo 29 nov, 11:00
      > nee
      .
      > schoolfeest zaterdag van 14u tot 18u, en zondag opruimen van 10u tot 12u
      *Schoolfeest* … za 28 nov, 14:00–18:00 … *Opruimen* … zo 29 nov, 10:00–12:00`,
    "what all of them are stands in front": `
      > Bezichtigingen donderdag: 10:00 Lindelaan 4, 10:45 Kerkstraat 12
      *Bezichtigingen* … do 26 nov, 10:00 … Waar: Lindelaan 4 … do 26 nov, 10:45 … Waar: Kerkstraat 12`,
    "one of which a place is said is called by all of it": `
      > quote at the bakery thu 4pm
      *Quote at the bakery* … Thu 26 Nov, 16:00
      > no
      .
      > offerte bij de bakker donderdag 16u
      *Offerte … do 26 nov, 16:00
      > nee
      .
      > Aufmaß bei Familie Huber Montag 9 Uhr
      *Aufmaß … Mo, 30. Nov., 09:00
      > nein
      .
      > devis à la boulangerie jeudi 16h
      *Devis … jeu. 26 nov., 16:00
      > non
      .
      > presupuesto en la panadería jueves 16h
      *Presupuesto … jue 26 nov, 16:00
      > no
      .
      > devis jeudi 16h à la boulangerie
      *Devis* … 16:00–16:30 … Où : boulangerie`,
    "what is said beside whole days is named and left out": `
      > wont be working thurs n fri next week, going to my brothers in leeds. block the whole days out
      “going to my brothers in leeds” … *Off* … Thu 3 Dec – Fri 4 Dec
      > no
      .
      > ma t/m woe volgende week werkweek in de ardennen, joepie. hele dagen graag
      *Werkweek in de ardennen* … ma 30 nov – wo 2 dec
      > nee
      .
      > je ferme la galerie samedi toute la journée, inventaire
      “inventaire” … *Ferme la galerie* … sam. 28 nov.
      > non
      .
      > jueves y viernes feria en Valencia, qué ganas. días enteros por favor
      *Feria en Valencia* … jue 26 nov – vie 27 nov
      > no
      .
      > im in dublin wed to fri next week for the trade fair, mark it as all day
      *In dublin for the trade fair* … Wed 2 Dec – Fri 4 Dec`,
    "that one of them comes": `
      > am Freitag um 10 Frisör, und am Montag um 14 Uhr kommt der Glaser
      *Frisör* buchen, Fr, 27. Nov., 10:00 … *Glaser* buchen, Mo, 30. Nov., 14:00
      > nein
      .
      > vrijdag om 10 kapper, en maandag om 14 uur komt de glazenwasser
      *Kapper* … vr 27 nov, 10:00 … *Glazenwasser* … ma 30 nov, 14:00
      > nee
      .
      > friday at 10 haircut, and monday at 2pm the glazier comes
      *Haircut*, Fri 27 Nov, 10:00 … *Glazier*, Mon 30 Nov, 14:00
      > no
      .
      > vendredi 10h coiffeur, et lundi à 14h vient le vitrier
      *Coiffeur*, ven. 27 nov., 10:00 … *Vitrier*, lun. 30 nov., 14:00
      > non
      .
      > el viernes a las 10 peluquería y el lunes a las 14 viene el cristalero
      *Peluquería*, vie 27 nov, 10:00 … *Cristalero*, lun 30 nov, 14:00`,
    "an end behind the name, in a clause that books it": `
      > collect the bike friday 3.40pm, just block it till 4.30
      *Collect the bike* … Fri 27 Nov, 15:40–16:30
      > no
      .
      > keuring busje vrijdag 10u, zet maar tot 12u
      *Keuring busje* … 10:00–12:00
      > Räder wechseln Freitag 15:40, bitte bis 16:30 blockieren
      *Räder wechseln* … 15:40–16:30
      > déposer le vélo vendredi 15h40, bloque jusqu'à 16h30
      *Déposer le vélo* … 15:40–16:30
      > llevar la bici el viernes a las 15:40, bloquéalo hasta las 16:30
      *Llevar la bici* … 15:40–16:30`,
    "an end behind the name": `
      > tomorrow 11am workshop til 12.30
      *Workshop* … 11:00–12:30
      > no
      .
      > morgen 11u workshop tot 12.30
      *Workshop* … 11:00–12:30
      > morgen 11 Uhr Workshop bis 12:30
      11:00–12:30
      > Mo 7:00 Baustelle Bergstr. 14, bis 12
      07:00–12:00
      > demain 11h atelier jusqu'à 12h30
      11:00–12:30
      > mañana a las 11 taller hasta las 12:30
      11:00–12:30`,
  },
  begin,
);

test.each([
  "can you put in 2 viewings for saturday, 11am elm road and 11.45 oak lane. half hour each",
  "2 viewings for saturday: 11am elm road and 11.45 oak lane. half hour each",
  "zet twee bezichtigingen op zaterdag, 11u elm road en 11u45 oak lane, half uur elk",
  "trag zwei besichtigungen für samstag ein, 11 uhr elm road und 11:45 oak lane, jeweils eine halbe stunde",
  "mets deux visites samedi, 11h elm road et 11h45 oak lane, 30 min chacune",
  "pon dos visitas el sábado, 11:00 elm road y 11:45 oak lane, media hora cada una",
])("behind how many there are, the day is of all of them: %s", (said) => {
  const card = converse({ now: "2026-11-25T09:30:00+01:00" }).say(said);
  expect(card).toMatch(/elm road[\s\S]*28[\s\S]*11:00–11:30[\s\S]*oak lane[\s\S]*28[\s\S]*11:45–12:15/i);
  expect(card).not.toMatch(/3\./);
});

test("behind how many there are, each may have a day of its own", () => {
  const card = talkWith().say("2 interviews: omar thu 9.00 and nina fri 15.30, 45 min each");
  expect(card).toMatch(/26[\s\S]*09:00–09:45[\s\S]*Omar[\s\S]*27[\s\S]*15:30–16:15[\s\S]*Nina/);
});

test.each([
  [
    "got my rota\nfri gym 15-17\nsun brunch 10-11:30",
    /Gym[\s\S]*27[\s\S]*15:00–17:00[\s\S]*Brunch[\s\S]*29[\s\S]*10:00–11:30/,
  ],
  [
    "het schema is er\nvr spoeddienst 15-23\nzo dagdienst 7-15:30",
    /Spoeddienst[\s\S]*27[\s\S]*15:00–23:00[\s\S]*Dagdienst[\s\S]*29[\s\S]*07:00–15:30/,
  ],
  [
    "Dienstplan ist da:\nFr Spätdienst 15-23\nSo Frühdienst 7-15:30",
    /Spätdienst[\s\S]*27[\s\S]*15:00–23:00[\s\S]*Frühdienst[\s\S]*29[\s\S]*07:00–15:30/,
  ],
])("a meeting a line, below what they are of: %s", (said, card) => {
  expect(talkWith().say(said)).toMatch(card);
});
