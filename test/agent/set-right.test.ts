import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

/** A Wednesday morning in Amsterdam. */
const now = "2026-11-25T09:30:00+01:00";
const people = ["Priya Nair", "Sam Reed", "Lotte Vos", "Daan Mulder", "Anke Braun", "Uwe Lang", "Hugo Petit"].concat([
  ...["Inès Faure", "Marta Ruiz", "Iker Sanz"],
]);

const begin = () =>
  converse({
    now,
    events: [meeting("Pitch", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [guest("Sam Reed")])],
    contacts: people.map(guest).flatMap(({ email, name }) => contactRows(email, name, { fromCalendar: true })),
  });

const TALKS: Record<string, string> = {
  "the same on another day": `
      > brunch met Lotte morgen 11:15
      *Brunch* … do 26 nov, 11:15
      > hetzelfde maar dan zaterdag
      *Brunch* … za 28 nov, 11:15–11:45
      > nee
      > Kaffee mit Uwe morgen 10 Uhr
      Do, 26. Nov., 10:00
      > dasselbe aber am Montag
      *Kaffee* … Mo, 30. Nov., 10:00–10:30`,
  "the same on another day, in French, Spanish and English": `
      > café avec Hugo demain 15h
      jeu. 26 nov., 15:00
      > pareil mais lundi
      *Café* … lun. 30 nov., 15:00–15:30
      > non
      > café con Marta mañana a las 16
      jue 26 nov, 16:00
      > lo mismo pero el lunes
      *Café* … lun 30 nov, 16:00–16:30
      > no
      > coffee with Priya tomorrow 3pm
      Thu 26 Nov, 15:00
      > same thing but Monday
      *Coffee* … Mon 30 Nov, 15:00–15:30`,
  "how often it comes again": `
      > every Monday 2pm pipeline with Sam
      Repeats every week on Mon.
      > every other week I mean
      *Pipeline* … Mon 30 Nov, 14:00–14:30 … Repeats every 2 weeks on Mon.
      > no
      > elke maandag 14:00 pijplijn met Daan
      > om de twee weken bedoel ik
      *Pijplijn* … Herhaalt zich elke 2 weken op
      > nee
      > cada lunes a las 9 repaso con Iker
      > cada dos semanas mejor
      *Repaso* … Se repite cada 2 semanas el`,
  "only once after all": `
      > pottery every Saturday 10am
      Repeats every week on Sat.
      > no just this Saturday
      Sat 28 Nov, 10:00–10:30
[Yes
      > yes
      Booked: *Pottery*
      > Töpfern jeden Sonntag 10 Uhr
      Wiederholt sich jede Woche
      > nein nur diesen Sonntag
      So, 29. Nov., 10:00–10:30
[Ja`,
  "a stretch of two bare hours": `
      > block Friday morning for the audit
      Fri 27 Nov, 09:00
      > only 9 to 10
      *Audit* … Fri 27 Nov, 09:00–10:00
      > no
      > Freitag Nachmittag für Inventur blocken
      > nur 14 bis 16
      *Inventur* … Fr, 27. Nov., 14:00–16:00
      > ne doch Donnerstag
      *Inventur* … Do, 26. Nov., 14:00–16:00`,
  "“after all” is no whole day": `
      > block Friday 9 to 11 for taxes
      > no Thursday after all
      Thu 26 Nov, 09:00–11:00`,
  "the wrong day": `
      > Essen mit Anke Do 19 Uhr
      > ja
      Gebucht
      > verdammt falscher Tag
      Wann soll “Essen” sein?
      > Samstag
      Von: Do, 26. Nov., 19:00–19:30 … Auf: Sa, 28. Nov., 19:00–19:30`,
  "the wrong day, in French": `
      > dîner avec Inès jeudi 20h
      > oui
      Réservé
      > zut mauvais jour
      Quand doit avoir lieu “Dîner”
      > samedi
      À : sam. 28 nov., 20:00–20:30`,
  "the wrong day, in Spanish": `
      > cena con Iker el jueves a las 21
      > sí
      Reservada
      > vaya, día equivocado
      ¿Cuándo debe ser “Cena”?
      > el sábado
      A: sáb 28 nov, 21:00–21:30`,
  "one of two meetings on a card, by who comes": `
      > zet Lotte maandag 9u en Daan 10u
      1. … Lotte Vos … 09:00 … 2. … Daan Mulder … 10:00
      > Daan toch 10:15
      1. … Lotte Vos … 09:00–09:30 … 2. … Daan Mulder … ma 30 nov, 10:15–10:45
      > nee
      > mets Hugo lundi 9h et Inès 10h
      > Hugo plutôt 8h30
      Inès Faure … 10:00–10:30 … Hugo Petit … 08:30–09:00`,
  "one of two that were just done, by who comes": `
      > move pitch to 3 and book Priya at 2 both Friday
      Shall I do all of this?
      > yes
      Changed: “Pitch”, Fri 27 Nov, 15:00–16:00
      > Priya at 1:15 rather
      From: Fri 27 Nov, 14:00–14:30 … To: Fri 27 Nov, 13:15–13:45
      > yes
      Changed
      > trag Anke Montag 9 Uhr und Uwe 10 Uhr ein
      > ja
      Gebucht
      > Uwe lieber 11 Uhr
      Auf: Mo, 30. Nov., 11:00–11:30`,
  "somebody cannot, take another": `
      > vrijdag 12 uur teamlunch met Lotte en Daan
      > Daan kan niet neem Sam
      Met: Lotte Vos (lotte@example.com, uit je agenda), Sam Reed
      > nee
      > Freitag 12 Uhr Teamessen mit Anke und Uwe
      > Uwe kann nicht nimm Sam
      Mit: Anke Braun (anke@example.com, aus deinem Kalender), Sam Reed
      > nein
      > Friday 1pm team lunch with Priya and Sam
      > Sam can't take Lotte
      With: Priya Nair (priya@example.com, from your calendar), Lotte Vos`,
  "more about a meeting whose hour is asked about": `
      > tandarts di half 9
      08:30 or 20:30
      > oja duurt drie kwartier
      08:30 of 20:30
      > nee kwart voor 9
      08:45 of 20:45
      > 8:45
      *Tandarts* … di 1 dec, 08:45–09:30`,
  "a quarter to nine is no limit": `
      > Zahnarzt di halb 9
      08:30
      > nein viertel vor 9
      08:45 oder 20:45`,
  "who comes instead takes the place of whoever was just taken off": `
      > planning with Priya and Sam Thursday 2pm
      > without Sam
      With: Priya Nair
      > Lotte instead
      With: Priya Nair (priya@example.com, from your calendar), Lotte Vos
      > no
      > planning mit Anke und Uwe Donnerstag 14 Uhr
      > ohne Uwe
      > stattdessen Sam
      Mit: Anke Braun (anke@example.com, aus deinem Kalender), Sam Reed
      > nein
      > atelier avec Hugo et Inès jeudi 14h
      > sans Inès
      > Marta à la place
      Avec : Hugo Petit (hugo@example.com, de votre agenda), Marta Ruiz
      > non
      > café met Lotte donderdag 14 uur
      > Daan in plaats daarvan
      Met: Daan Mulder`,
  "and so of a meeting that there is": `
      > add Priya to the pitch
      > yes
      Changed: “Pitch”
      > take Sam off the pitch
      > yes
      Changed: “Pitch”
      > Lotte instead
      With: Priya Nair … Lotte Vos`,
  "whoever drops out as well": `
      > vrijdag 15 uur spelmiddag met Lotte en Daan
      > ja
      Ingepland
      > Daan valt ook af
      Niet meer uitgenodigd: Daan Mulder`,
  "the hour at which a meeting begins is no length": `
      > wie komt er bij de pitch
      “Pitch”
      > en begin om 11 uur
      Naar: vr 27 nov, 11:00–12:00`,
  "what follows may be opened, and a reason ends it": `
      > one more. cancel the pitch not in the mood
      Shall I cancel this? … “Pitch”
      > no
      > zeg de pitch af geen zin
      Zal ik dit annuleren? … “Pitch”
      > nee
      > sag den Pitch ab, keine Lust
      Soll ich das absagen? … “Pitch”`,
  "“no” in front of a verb with what it is about at its end": `
      > reunión con Iker el lunes a las 9:30
      > sí
      Reservada
      > uf no bórrala
      ¿Cancelo esta reunión?
      > sí
      Cancelada
      > perdón, es con Marta, lunes 9:30
      ¿Reservo esta reunión? … lun 30 nov, 09:30–10:00 … Marta Ruiz`,
  "“no” in front of any other verb keeps the meeting": `
      > no canceles el pitch
      lo he dejado todo como está`,
  "another meeting of those with somebody is to go": `
      > sag Sam ab
      “Pitch”
      > nein
      > Kaffee mit Sam Donnerstag 10 Uhr
      > ja
      Gebucht
      > sag Sam ab
      {“Kaffee”} {“Pitch”}
      > den Kaffee
      Soll ich das absagen? … “Kaffee”
      > ach ne den Pitch
      Soll ich das absagen? … “Pitch”`,
};

/** A line with ">" is texted; what stands below it is what the answer holds, in this order, parts between "…". */
test.each(Object.entries(TALKS))("%s", (_, script) => {
  const talk = begin();
  let answer = "";
  for (const line of script.split("\n").map((one) => one.trim())) {
    if (line.startsWith(">")) answer = talk.say(line.slice(1).trim());
    else
      for (const part of line.split(" … ")) {
        expect(answer).toContain(part);
        answer = answer.slice(answer.indexOf(part) + part.length);
      }
  }
});

test.each([
  ["lunch with Priya tomorrow 12:30", "yes", "she just said 1pm", "13:00–13:30"],
  ["lunch with Sam tomorrow 12:30", "yes", "he'd rather have 1pm", "13:00–13:30"],
  ["lunch met Daan morgen 12:30", "ja", "hij appt net dat het 13 uur wordt", "13:00–13:30"],
  ["lunch met Lotte morgen 12:30", "ja", "ze zegt net 13u", "13:00–13:30"],
  ["Mittagessen mit Anke morgen 12:30", "ja", "sie hat gerade 13 Uhr gesagt", "13:00–13:30"],
  ["Mittagessen mit Uwe morgen 12:30", "ja", "er schreibt gerade 13 Uhr passt besser", "13:00–13:30"],
  ["déj avec Inès demain 12h30", "oui", "elle vient de dire 13h", "13:00–13:30"],
  ["déj avec Hugo demain 12h30", "oui", "il propose 13h", "13:00–13:30"],
  ["comida con Marta mañana a las 12:30", "sí", "acaba de decir que a las 13", "13:00–13:30"],
])("%s, and then %s, %s: it moves, and nothing is called so", (booking, yes, told, moved) => {
  const talk = begin();
  talk.say(booking);
  talk.say(yes);
  const [meal] = talk.events();
  expect(talk.say(told)).toContain(moved);
  talk.say(yes);
  expect(talk.events().map(({ id, title }) => [id, title])).toEqual([
    [meal?.id, meal?.title],
    [expect.anything(), "Pitch"],
  ]);
});

test.each([
  ["vakantie van maandag tot en met vrijdag", "ja", "toch maar tot woensdag", "3 dagen"],
  ["Urlaub Montag bis Freitag", "ja", "doch nur bis Mittwoch", "3 Tage"],
  ["vacances de lundi à vendredi", "oui", "finalement seulement jusqu'à mercredi", "3 jours"],
  ["vacaciones de lunes a viernes", "sí", "al final solo hasta el miércoles", "3 días"],
  ["I'm off Monday to Friday next week", "yes", "hm only till Wednesday actually", "3 days"],
  ["vakantie van maandag tot en met vrijdag", "ja", "woensdag ben ik er alweer", "2 dagen"],
  ["Urlaub Montag bis Freitag", "ja", "Donnerstag bin ich wieder da", "3 Tage"],
  ["vacances de lundi à vendredi", "oui", "je reviens mercredi", "2 jours"],
  ["vacaciones de lunes a viernes", "sí", "el miércoles ya estoy de vuelta", "2 días"],
  ["I'm off Monday to Friday next week", "yes", "I'm back on Thursday", "3 days"],
])("%s, and then %s, %s: days at the end go, that of coming back as well", (booking, yes, shorter, days) => {
  const talk = begin();
  talk.say(booking);
  talk.say(yes);
  expect(talk.say(shorter)).toContain(days);
});

test("back on a day on which nobody was away settles nothing", () => {
  const talk = begin();
  talk.say("vacances de lundi à vendredi");
  talk.say("oui");
  expect(talk.say("je suis de retour lundi")).toContain("Quand doit avoir lieu “Vacances”");
  const other = begin();
  other.say("when is the pitch");
  expect(other.say("I'm back on Thursday")).toContain("I'm not sure");
});

test.each([
  ["offsite is only mon tue now", "Mon 30 Nov – Tue 1 Dec (2 days)"],
  ["the offsite is only till Tuesday now", "Mon 30 Nov – Tue 1 Dec (2 days)"],
  ["de offsite is nu alleen ma di", "ma 30 nov – di 1 dec (2 dagen)"],
  ["la offsite es solo hasta el martes", "lun 30 nov – mar 1 dic (2 días)"],
])("%s: the days that it has, of what is named", (said, days) => {
  const [start, end] = ["2026-11-30", "2026-12-03"];
  const offsite = meeting("Offsite", `${start}T00:00:00+01:00`, `${end}T00:00:00+01:00`, [], { allDay: true });
  const talk = converse({ now, events: [{ ...offsite, startDate: start, endDate: end }] });
  expect(talk.say(said)).toContain(days);
});

const OF_SAM_AND_PRIYA = {
  en: "meeting with sam and priya friday at 3pm",
  nl: "overleg met sam en priya vrijdag om 15:00",
  de: "termin mit sam und priya freitag um 15 uhr",
  fr: "réunion avec sam et priya vendredi à 15h",
  es: "reunión con sam y priya el viernes a las 15",
};

test.each([
  ["en", "hmm no leave priya out of it, just sam"],
  ["en", "take priya off, only sam"],
  ["en", "priya doesn't need to be there, just sam and me"],
  ["en", "not priya, sam only"],
  ["nl", "nee laat priya er maar buiten, alleen sam"],
  ["nl", "haal priya eruit, enkel sam"],
  ["de", "nein lass priya raus, nur sam"],
  ["fr", "non laisse priya en dehors, juste sam"],
  ["es", "no, deja fuera a priya, solo sam"],
] as const)("%s, “%s”: who stays is said beside who goes", (language, text) => {
  const talk = begin();
  talk.say(OF_SAM_AND_PRIYA[language]);
  const card = talk.say(text);
  expect(card).toContain("sam@example.com");
  expect(card).not.toContain("priya@example.com");
});

test.each([
  ["zet de ouderavond donderdag om 19:00 om half 9 in mijn agenda", "half 9"],
  ["Elternabend Donnerstag um 19 Uhr um 20:30", "halb neun"],
  ["parents evening thursday at 7pm at 8:30pm", "8:30"],
])("%s: %s is the one of the two that it fits", (text, hour) => {
  const talk = begin();
  talk.say(text);
  expect(talk.say(hour)).toContain("20:30–21:00");
});

test.each([
  ["move the pitch to monday 11", "yes", "wait monday is a bank holiday, put it back"],
  ["move the pitch to monday 11", "yes", "ah monday's a holiday, change that back please"],
  ["verzet de pitch naar maandag 11 uur", "ja", "oh wacht maandag is een feestdag, draai dat maar terug"],
  ["verschieb den Pitch auf Montag 11 Uhr", "ja", "oh warte, Montag ist Feiertag, mach das wieder rückgängig"],
  ["déplace le pitch à lundi 11h", "oui", "ah non lundi est férié, remets comme avant"],
  ["mueve el pitch al lunes a las 11", "sí", "uy el lunes es festivo, deshazlo"],
])("%s, %s, %s: what was done is taken back, whatever stands in front as why", (move, yes, back) => {
  const talk = begin();
  const before = talk.events();
  talk.say(move);
  talk.say(yes);
  expect(talk.events()).not.toEqual(before);
  talk.say(back);
  expect(talk.events().map(({ start }) => start)).toEqual(before.map(({ start }) => start));
});

test.each([
  "cancel the pitch. sorry, not cancel, it just starts at 11:30",
  "cancel the pitch, i mean it starts at 11:30",
  "annuleer de pitch. sorry, niet annuleren, hij begint gewoon om half 12",
])("%s moves it", (text) => {
  const card = begin().say(text);
  expect(card).toContain("27");
  expect(card).toMatch(/11:30–12:30/);
});

test.each([
  ["priya friday 3pm", "yes", "priya's off sick, take his out"],
  ["vrijdag 15:00 priya", "ja", "priya is ziek, haal de zijne eruit"],
  ["Freitag 15 Uhr Priya", "ja", "Priya ist krank, nimm seinen raus"],
  ["vendredi 15h priya", "oui", "priya est malade, enlève le sien"],
  ["viernes a las 15 priya", "sí", "priya está enfermo, quita la suya"],
])("%s, %s, %s: theirs is the meeting", (open, yes, text) => {
  const talk = begin();
  const before = talk.events().length;
  talk.say(open);
  talk.say(yes);
  talk.say(text);
  talk.say(yes);
  expect(talk.events()).toHaveLength(before);
});

test.each([
  ["coffee with sam friday 3pm", "need an hour with priya, not mornings"],
  ["coffee with sam friday 3pm", "i need an hour with priya"],
  ["coffee with sam friday 3pm", "book an hour with priya"],
  ["koffie met sam vrijdag 15:00", "heb een uur met priya nodig, niet 's ochtends"],
])("%s, then “%s”: so long with somebody else is a meeting of its own", (open, wish) => {
  for (const yes of ["", "yes"]) {
    const talk = begin();
    talk.say(open);
    if (yes) talk.say(yes);
    const before = talk.events();
    expect(talk.say(wish)).toContain("Priya");
    expect(talk.pending()?.kind).toBe("time");
    expect(talk.events()).toEqual(before);
  }
});

test.each([
  ["gimnasio todos los lunes a las 10", "sí", "el 21 no"],
  ["gym every monday at 10am", "yes", "skip the 21st"],
  ["gym every monday at 10am", "yes", "not the 21st"],
  ["gym elke maandag om 10 uur", "ja", "de 21e niet"],
])("%s, %s, %s: a day that one of a series is not on moves nothing", (open, yes, text) => {
  const talk = begin();
  talk.say(open);
  talk.say(yes);
  const before = talk.events();
  expect(talk.say(text)).not.toMatch(/22:00|21:00|verzetten|muevo|move this/i);
  talk.say(yes);
  expect(talk.events()).toEqual(before);
});

test.each([
  ["donnerstag 13:30 halbe stunde mit sam und mit priya direkt danach auch eine halbe stunde"],
  ["plan met sam donderdag 13:30 een halfuur en met priya meteen daarna ook een halfuur"],
  ["jeudi 13h30 une demi-heure avec sam et avec priya juste après aussi une demi-heure"],
  ["el jueves a las 13:30 media hora con sam y con priya justo después también media hora"],
])("%s: one behind the other", (text) => {
  const card = begin().say(text);
  expect(card).toMatch(/1\. [^\n]*Sam Reed[^\n]*13:30–14:00/);
  expect(card).toMatch(/2\. [^\n]*Priya Nair[^\n]*14:00–14:30/);
});

test.each([
  ["swimming gala tomorrow 10am and dance class at 4pm, both 45 min", "Swimming gala", "10:00–10:45"],
  ["sam at 10 and priya at 11 tomorrow, separate chats, half an hour each", "Sam Reed", "10:00–10:30"],
  ["sam om 10 uur en priya om 11 uur morgen, los van elkaar, half uur elk", "Sam Reed", "10:00–10:30"],
])("%s: a list, and what is said of all of it", (text, first, when) => {
  const card = begin().say(text);
  const [, line = ""] = card.split("\n");
  expect(line).toContain(first);
  expect(line).toContain(when);
  expect(card).toContain("\n2. ");
});

test("the 4 o'clock one is one of two", () => {
  const talk = begin();
  talk.put(meeting("Catch-up", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00", [guest("Priya Nair")]));
  talk.put(meeting("Catch-up", "2026-11-26T16:00:00+01:00", "2026-11-26T16:30:00+01:00", [guest("Priya Nair")]));
  const card = talk.say("cancel the catch-up with priya tomorrow, the 4 oclock one, the other stays");
  expect(card).toContain("Shall I cancel this?");
  expect(card).toContain("16:00–16:30");
});

test.each([
  ["move the pitch to monday 11", "yes", "put it back a week"],
  ["move the pitch to monday 11", "yes", "sam is ill, put it back a week"],
  ["move the pitch to monday 11", "yes", "traffic is awful, put it back 30 minutes"],
  ["verzet de pitch naar maandag 11 uur", "ja", "sam is ziek, zet het een week terug"],
])("%s, %s, %s: how far it goes back is no undo", (move, yes, back) => {
  const talk = begin();
  talk.say(move);
  talk.say(yes);
  const before = talk.events();
  talk.say(back);
  expect(talk.events()).toEqual(before);
});
