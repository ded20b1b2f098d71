import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";
import { now } from "../support/week";

const people = ["Kim Doyle", "Tom Barker", "Anna Price", "Bas Kuiper", "Lies Vonk", "Uwe Brandt", "Petra Voss"]
  .concat(["Luc Morel", "Chloé Girard", "Pablo Ortiz", "Marta Gil"])
  .flatMap((name, n) => contactRows(`guest${n}@example.com`, name));
const titles = ["Vet", "Barber", "Zahnarzt", "Friseur", "Borrel", "Lunch", "Kiné", "Ostéo", "Pediatra", "Notaría"]
  .concat(["Design sync", "Budget sync"])
  .map((title, n) => {
    const hour = `2026-11-29T${String(9 + n).padStart(2, "0")}`;
    return meeting(title, `${hour}:00:00+01:00`, `${hour}:30:00+01:00`);
  });
const begin = () => converse({ now, contacts: people, events: titles });

/** What is texted, what the answer holds in this order, and what stands nowhere in it. */
const SAID: [text: string, holds: string, not: string][] = [
  // Somebody else is only told of.
  ["put kim down for tues at 11, hmm tom needs her then, make it 2.30pm", "tom needs her … Kim Doyle", "Tom Barker"],
  ["zet bas maandag om 10 in de agenda, o nee lies heeft hem dan nodig, doe 11.15", "11:15 … Bas Kuiper", "Lies Vonk"],
  ["Freitag 10 Uhr mit Petra, halt, Uwe sitzt da mit ihr zusammen, lieber 11 Uhr", "11:00 … Petra Voss", "Uwe Brandt"],
  ["point avec Chloé jeudi 9h, ah non Luc doit la voir, 10h30 alors", "10:30 … Chloé Girard", "Luc Morel"],
  ["reunión con Marta el viernes a las 9, uy no, Pablo está con ella, mejor a las 10", "10:00 … Marta Gil", "Ortiz"],
  ["lunch with kim mon 12, actually tom wants to join too, so 12.30", "12:30 … Kim Doyle … Tom Barker", "12:00"],
  // Plain words, and a day that is set right.
  ["bell ringing thursday, no friday at 7pm", "Bell ringing … Fri 27 Nov, 19:00", "not sure"],
  ["zet donderdag, nee vrijdag, 11.45 schaakclub, 40 minuten", "Schaakclub … vr 27 nov, 11:45–12:25", "weet niet"],
  ["kegeln in der linde, donnerstag, nein freitag, 19 bis 21 uhr", "Kegeln … 27. Nov., 19:00–21:00 … linde", "nichts"],
  ["pétanque jeudi, non vendredi à 19h", "Pétanque … ven. 27 nov., 19:00", "sûr"],
  ["bingo el jueves, no, viernes a las 19", "Bingo … vie 27 nov, 19:00", "seguro"],
  // What takes back stands in front, and once more at the end.
  ["zet vrijdag 3 uur bas erin, sorry lies bedoel ik", "15:00 … Lies Vonk", "Bas Kuiper"],
  ["book tom at 3pm friday, no kim i mean", "15:00 … Kim Doyle", "Tom Barker"],
  // From now on, and from now on again.
  ["call kim in an hour. no, in two hours", "11:05 … Kim Doyle", "10:05"],
  ["bel lies over een uur, nee over twee uur", "11:05 … Lies Vonk", "10:05"],
  // A length that does not suit, in front of another one.
  ["call with kim friday 2pm for 30 min, hmm 30 is tight, make it 45", "14:00–14:45 … Kim", "not sure"],
  ["block an hour fri at 9am for admin, an hour is ambitious, 2 hours", "09:00–11:00", "not sure"],
  ["overleg met lies vrijdag 14u een half uur, hm half uur is krap, doe 45 min", "14:00–14:45 … Lies", "weet niet"],
  // Why the day before cannot be.
  ["call with kim thursday 10, oh no thursday she's in leeds, friday 10 then", "Fri 27 Nov, 10:00", "so I did nothing"],
  [
    "bel met lies donderdag 10 uur.. of nee donderdag zit ze in den haag, vrijdag 10 uur dan",
    "vr 27 nov, 10:00",
    "26 nov",
  ],
  [
    "trag mir Freitag 9 Uhr Physio ein, äh quatsch, Freitag bin ich ja gar nicht da, Donnerstag 9 Uhr",
    "26. Nov., 09:00",
    "27. Nov.",
  ],
  ["Petra Donnerstag 9 Uhr, äh Donnerstag ist Feiertag, Freitag 9 Uhr", "27. Nov., 09:00 … Petra Voss", "26. Nov."],
  // Who comes instead.
  ["sync with kim friday 3pm.. ah no shes on holiday, with tom then", "15:00 … Tom Barker", "Kim Doyle"],
  ["Kaffee mit Uwe morgen 15 Uhr.. ach nein der ist im Urlaub, mit Petra", "15:00 … Petra Voss", "Uwe Brandt"],
  ["café avec Luc jeudi 10h.. ah non il est en congé, avec Chloé plutôt", "10:00 … Chloé Girard", "Luc Morel"],
  // What need not be done.
  ["the vet doesn't have to be cancelled", "left everything as it is", "Shall I"],
  ["de lunch hoeft niet verzet te worden", "zoals", "Wanneer moet"],
  ["der Zahnarzt muss nicht verschoben werden", "gelassen", "Wann soll"],
  // How far, and not how long.
  ["push the vet on sunday by 20 min, later not earlier", "09:20–09:50", "09:00–09:20"],
  ["the barber on sunday has to shift 15 minutes, later i mean", "10:15–10:45", "10:00–10:15"],
  // A free time, whoever comes and whenever it shall be.
  ["first free hour next week with kim, not mornings", "1 hour … Kim Doyle … 12:00", "09:00"],
  ["an hour with tom next week, mornings only", "Tom Barker … 09:00", "12:00"],
  ["eerste vrije uur volgende week met lies, alleen ochtenden", "Lies Vonk … 09:00", "12:00"],
  // Which meeting is meant instead.
  ["cancel the vet.. no wait not the vet, the barber one", "Shall I cancel this? … “Barber”", "“Vet”"],
  ["zeg de borrel af.. nee wacht niet de borrel, die lunch", "“Lunch”", "“Borrel”"],
  ["cancela pediatra.. no espera no pediatra, la de notaría", "“Notaría”", "“Pediatra”"],
  ["book tom rather than kim for thursday 2pm", "Shall I book this? … With: Tom Barker", "Kim"],
  ["Freitag um 10 mit Petra statt mit Uwe", "Soll ich das buchen? … Mit: Petra Voss", "Uwe"],
  ["vendredi 10h avec Chloé à la place de Luc", "Je réserve … Avec : Chloé Girard", "Luc"],
  ["vendredi 10h avec Chloé au lieu de Luc", "Je réserve … Avec : Chloé Girard", "Luc"],
  ["set up a call with tom and kim fri 3pm, scratch kim, anna instead", "so I did nothing", "Shall I"],
  ["no con Pablo sino con Marta, el viernes a las 10", "Con: Marta Gil", "Pablo"],
  ["not tom but kim friday 10am", "With: Kim Doyle", "Tom"],
  ["de lunch niet, de borrel wel afzeggen", "Zal ik dit annuleren? … “Borrel”", "Lunch"],
  ["brunch with tom or kim friday 1pm", "“tom, kim”", "Shall I"],
  ["move the vet to friday, friday the week after i mean", "“after”", "Shall I"],
  ["cancel the vet. kidding, cancel the barber", "Shall I cancel this? … “Barber”", "Vet"],
  ["Vet auf 20 Uhr, nee halt, den Friseur auf 21 Uhr", "Friseur", "Soll ich das buchen"],
  ["put dentist down for friday 9, oh it was doctor not dentist", "doctor", "Shall I"],
  // What it is, where it is, what it is about.
  ["plan de zaal, eh nee, een tafeltje bij De Linde, met lies vrijdag 12:30", "Tafeltje … 12:30 … Linde", "zaal"],
  [
    "reserveer de studio, nee wacht, een bankje in het park, met bas vrijdag 12:00",
    "*Bankje* … 12:00 … park … Bas Kuiper",
    "tudio",
  ],
  ["call with anna friday 10am about the lease, no, about the deposit", "*Call about the deposit*", "lease"],
  ["vrijdag 10:00 met lies over de offerte, nee over het contract", "*Contract* … 10:00", "fferte"],
  ["vendredi 10h avec Chloé pour parler du loyer, non, de la caution", "“caution”", "Je réserve"],
  ["Donnerstag 16 Uhr mit Uwe zum Thema Umzug, quatsch, Umbau", "“Umbau”", "Soll ich"],
  ["book meeting room 2 - no 3 - for fri 10am with anna", "10:00–10:30 … Where: room 3 … Anna Price", "room 2"],
  ["Freitag 9 Uhr mit Petra in Raum 3, äh Raum 5", "09:00–09:30 … Raum 5", "Raum 3"],
  ["add tom or kim to the design sync", "“tom, kim”", "Shall I"],
  // Which meeting it is.
  ["Zahnarzt absagen! Stopp, falsch, den Friseur meine ich", "Soll ich das absagen? … “Friseur”", "Zahnarzt"],
  ["verschieb den Zahnarzt auf Freitag 17 Uhr. Ach falsch, den Friseur meinte ich", "“Friseur”", "Zahnarzt"],
  ["zeg de borrel af. nee niet de borrel, de lunch moet weg", "Zal ik dit annuleren? … “Lunch”", "Borrel"],
  ["décale le kiné à lundi 9h, euh non, l'ostéo", "“Ostéo”", "Kiné"],
  ["pasa el pediatra al lunes a las 9, perdón, la notaría", "“Notaría”", "Pediatra"],
  ["push the design sync by an hour, wait i meant the budget sync", "Shall I move this? … “Budget sync”", "Design"],
  ["cancel both syncs. no wait, only the budget one", "“budget”", "Shall I"],
  ["drop the vet and move the barber to 3pm, no hang on, other way round", "so I did nothing", "Shall I"],
  ["move the barber to friday - no you know what, just cancel it", "Shall I cancel this? … “Barber”", "Move"],
  // How far it goes, and which way.
  [
    "shift the barber half an hour later, no earlier",
    "Shall I move this? … “Barber” … To: Sun 29 Nov, 09:30–10:00",
    "11:00",
  ],
  ["zet de borrel een kwartier later, nee eerder", "“Borrel” … Naar: zo 29 nov, 12:45–13:15", "13:45"],
  ["décale l'ostéo d'une demi-heure plus tard, non, plus tôt", "“Ostéo” … À : dim. 29 nov., 15:30–16:00", "17:00"],
  ["retrasa el pediatra media hora, digo, adelántalo media hora", "“Pediatra” … 29 nov, 16:30–17:00", "18:00"],
  [
    "mach aus dem Budget sync 2 Stunden, quatsch, anderthalb",
    "“Budget sync” … Auf: So, 29. Nov., 20:00–21:30",
    "22:00",
  ],
  ["cancela el pediatra y la notaría, bueno no, la notaría déjala", "“déjala”", "¿Cancelo"],
  // How long it is.
  ["réserve 20 minutes, allez 40, avec Luc lundi à 10h50", "10:50–11:30 … Luc Morel", "Allez"],
  ["resérvame 20 minutos, venga 40, con Marta el lunes a las 10:50", "10:50–11:30 … Marta Gil", "enga"],
  ["bas vrijdag 9:00 een uur, nou half uurtje is genoeg", "09:00–09:30 … Bas Kuiper", "10:00"],
  ["Reservier 20 Minuten, komm, 40, mit Petra Montag um 10:50", "10:50–11:30 … Petra Voss", "Komm"],
  ["vendredi 10h avec Luc, une demi-heure, bon, trois quarts d'heure", "“trois quarts d'heure”", "11:15"],
  // Hours of what it is about.
  [
    "cita con Pablo el viernes a las 10 para hablar del horario de 9 a 3",
    "Hablar del horario de 9 a 3 … 10:00–10:30",
    "?\n[",
  ],
  [
    "donderdag 13:00 met bas om het te hebben over de dienst van 10 tot 6",
    "dienst van 10 tot 6* … 13:00–13:30",
    "22:00",
  ],
  ["Donnerstag 13 Uhr mit Uwe, es geht um die Schicht von 22 bis 6", "Schicht von 22 bis 6* … 13:00–13:30", "22:00"],
  ["jeudi 13h avec Luc pour parler du créneau de 22h à 6h", "créneau de 22h à 6h* … 13:00–13:30", "22:00"],
  ["vendredi 11h avec Luc à propos du vol de 19h40", "vol de 19h40* … 11:00–11:30", "19:40"],
];

test.each(SAID)("%s", (text, holds, not) => {
  const answer = begin().say(text);
  let from = 0;
  for (const part of holds.split(" … ")) {
    from = answer.indexOf(part, from);
    expect(from, `${part} in:\n${answer}`).toBeGreaterThanOrEqual(0);
  }
  expect(answer).not.toContain(not);
});

playAll(
  {
    "what somebody says or needs is no new meeting with them": `
      > call with kim thursday 2pm
      Shall I book this?
      > yes
      Booked
      > tom needs her then, make it 3pm
      “tom”, so I left it out. … Shall I move this? … “Call” … To: Thu 26 Nov, 15:00`,
    "what somebody asks or prefers is of what was spoken of as well": `
      > point avec Chloé jeudi 14h
      Je réserve
      > oui
      Réservé
      > Luc préfère 16h
      “Luc préfère” … 16:00–16:30, avec Chloé Girard
      > non
      rien changé`,
    "who cannot come goes, and who can comes": `
      > gesprek met lies vrijdag 10:00
      Zal ik dit inplannen?
      > ja
      Ingepland
      > lies kan niet, bas wel
      Zal ik dit aanpassen? … Met: Bas Kuiper … Lies Vonk`,
    "in place of somebody is of what was spoken of, and no new meeting": `
      > desayuno con Pablo el viernes a las 8:30
      ¿Reservo
      > sí
      Reservada
      > en vez de Pablo, Marta y a las 9:30
      “Desayuno” … 09:30–10:00 … Con: Marta Gil … Ya sin invitación: Pablo Ortiz`,
    "what somebody says is asked about, of what was spoken of": `
      > afspraak met lies donderdag 10:00
      Zal ik dit inplannen?
      > ja
      Ingepland
      > bas zegt dat 11:00 beter is
      “bas zegt” … verzetten naar do 26 nov, 11:00`,
    "who cannot come leaves, where the others are said to stay": `
      > breakfast with kim, tom and anna fri 8.30am
      Shall I book this?
      > yes
      Booked
      > tom is away, so just kim and anna
      “Breakfast” … Tom Barker`,
    "one word beside a time is what one of several meetings is called": `
      > vrijdag 9:00 bloedprikken en om 11:15 thee met bas, en zaterdag 16:00 lies
      *Bloedprikken* inplannen, vr 27 nov, 09:00 … *Thee* inplannen, vr 27 nov, 11:15 … za 28 nov, 16:00`,
    "what narrows a part of the day takes nothing of it back": `
      > plan ergens vrijdagmiddag 35 minuten met bas, het moet voor vieren klaar zijn
      Hoe laat … {vr 27 nov 12:00}`,
    "a time that is better, and one more change, are of what was just booked": `
      > call anna friday at 10
      Shall I book this?
      > yes
      Booked
      > ten thirty is safer actually
      Shall I move this? … 10:30–11:00
      > yes
      10:30
      > sorry last one: make that 45 min
      10:30–11:15
      > yes
      10:30–11:15
      > 11:30 suits me better
      11:30`,
    "something else takes the place of what was called off": `
      > cancel the vet
      Shall I cancel this?
      > yes
      Cancelled
      > and put a gym session in that slot instead
      Shall I book this? … *Gym session* … Sun 29 Nov, 09:00`,
    "figures in front of what they are of are part of it": `
      > call anna friday at 4pm about the 3 for 2 offer
      *Call about the 3 for 2 offer* … 16:00–16:30
      > no
      I did not book it
      > book the 10k run saturday 9am
      10k run* … Sat 28 Nov, 09:00`,
    "what is not known of a request about somebody is said": `
      > ruffle kim about plonk
      “ruffle”`,
    "she prefers another day, in the same slot": `
      > rdv avec Chloé jeudi 14h
      Je réserve
      > oui
      Réservé
      > elle préfère vendredi, même créneau
      ven. 27 nov., 14:00`,
    "a day that is another day of the week is told in words": `
      > bel met bas inplannen, morgen vrijdag om 10 uur
      25 november is een woensdag, geen vrijdag
      > Termin mit Uwe morgen Freitag 10 Uhr
      25. November ist ein Mittwoch, kein Freitag
      > rdv avec Luc demain vendredi 10h
      25 novembre est un mercredi, pas un vendredi
      > cita con Pablo mañana viernes a las 10
      25 de noviembre es miércoles, no viernes`,
  },
  begin,
);

/** A break in the message, and no word for it: what stands behind it is meant. */
test.each([
  ["en", "nina thurs 4pm... 3pm", "Thu 26 Nov, 15:00"],
  ["en", "nina thur.. fri 3pm", "Fri 27 Nov, 15:00"],
  ["en", "nina thu no fri 3pm", "Fri 27 Nov, 15:00"],
  ["nl", "afspraak met nina donderdag… vrijdag om 15 uur", "vr 27 nov, 15:00"],
  ["nl", "nina donderdag 16u.. 15u", "do 26 nov, 15:00"],
  ["de", "Nina Do... Fr 15 Uhr", "Fr, 27. Nov., 15:00"],
  ["de", "Nina Donnerstag um 16 Uhr … 15 Uhr", "Do, 26. Nov., 15:00"],
  ["fr", "rdv nina jeu… ven 15h", "ven. 27 nov., 15:00"],
  ["fr", "rendez-vous avec nina jeudi à 16 h... 15 h", "jeu. 26 nov., 15:00"],
  ["es", "nina el jue… el vie a las 15h", "vie 27 nov, 15:00"],
  ["es", "nina el jueves a las 16h... a las 15h", "jue 26 nov, 15:00"],
])("%s: %s", (preferred, text, shown) => {
  const talk = converse({ now, preferred, contacts: knownAs("Nina Smit") });
  expect(talk.say(text)).toContain(shown);
});

/** What would have moved is called off in the same breath. */
test.each([
  ["en", "push the fitting to friday, oh no, just cancel it", "Fitting"],
  ["en", "fitting to friday 2pm... no cancel it", "Fitting"],
  ["nl", "pasbeurt naar vrijdag 14 uur, o nee, gewoon afzeggen", "Pasbeurt"],
  ["de", "Anprobe auf Freitag 14 Uhr, ach ne, einfach absagen", "Anprobe"],
  ["de", "leg die Anprobe auf Freitag, oh nein, lieber ganz absagen", "Anprobe"],
  ["fr", "reporte l'essayage à vendredi 14h, oh et puis non, annule-le tout simplement", "Essayage"],
  ["fr", "essayage vendredi 14h… ah non annule direct", "Essayage"],
  ["es", "mueve la revisión al viernes a las 14h, bueno no, cancélala y ya está", "Revisión"],
])("%s: %s", (preferred, text, title) => {
  const other = meeting("Choir", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00");
  const events = [meeting(title, "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00"), other];
  const talk = converse({ now, preferred, events });
  sayYes(talk, text);
  expect(talk.events()).toEqual([other]);
});

/** Where it is stands behind where it was said to be. */
test.each([
  ["en", "coffee with nina friday 9am at Café Bloom, no, Café Flora", "Where: Café Flora"],
  ["en", "coffee with nina at Café Bloom on friday at 9am, sorry, at Café Flora", "Where: Café Flora"],
  ["nl", "koffie met nina vrijdag 9 uur in Café Bloom, sorry, in Café Flora", "Waar: Café Flora"],
  ["de", "Kaffee mit Nina Freitag 9 Uhr im Café Bloom, nein, im Café Flora", "Wo: Café Flora"],
])("%s: %s", (preferred, text, shown) => {
  const answer = converse({ now, preferred, contacts: knownAs("Nina Smit") }).say(text);
  expect(answer).toContain(shown);
  expect(answer).not.toContain("Bloom");
});
