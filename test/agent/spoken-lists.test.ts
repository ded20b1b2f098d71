import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Tuesday morning in Amsterdam. */
const now = "2026-11-24T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const tom = { email: "tom@example.com", name: "Tom Baker" };
const contacts = [...contactRows(tom.email, tom.name), ...contactRows(anna.email, anna.name)];

function week() {
  const standups = ["24", "25", "26", "27", "30"].map((day) =>
    meeting("Standup", `2026-11-${day}T09:30:00+01:00`, `2026-11-${day}T09:45:00+01:00`, [tom, anna], {
      id: `series1_202611${day}T083000Z`,
      recurringEventId: "series1",
    }),
  );
  return [
    ...standups,
    meeting("Lunch with Tom", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
    meeting("Pitch", "2026-11-24T14:00:00+01:00", "2026-11-24T15:00:00+01:00", [{ email: "joe@acme.example" }]),
    meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
    meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
    meeting("Dentist", "2026-11-25T16:00:00+01:00", "2026-11-25T16:45:00+01:00"),
    meeting("Design review", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"),
  ];
}

const begin = () => converse({ now, events: week(), contacts });

const exceptions: Record<string, string> = {
  "what is excepted stays": `
    > cancel everything today except lunch
    1. Cancel “Standup” … 2. Cancel “Pitch” … 3. Cancel “1:1 Anna” … The guests will be told.
    > no
    I left everything
    > cancel everything today but keep the pitch and the 1:1
    1. Cancel “Standup” … 2. Cancel “Lunch with Tom”, Tue 24 Nov, 12:30–13:30, with Tom Baker … The guests
    > no
    I left everything
    > cancel everything except lunch today
    1. Cancel “Standup”, Tue 24 Nov … 2. Cancel “Pitch”
    > no
    I left everything
    > annuleer alles morgen behalve de standup
    1. “Budget review” annuleren … 2. “Dentist” annuleren`,
  "what is excepted and is not there is said": `
    > cancel everything tomorrow except the yoga class
    I found no “Yoga class” to leave out. … 1. Cancel “Standup” … 3. Cancel “Dentist”`,
  "lines of a list are taken off by name and by place": `
    > cancel everything tomorrow
    1. Cancel “Standup” … 3. Cancel “Dentist”
    > not the dentist
    1. Cancel “Standup” … 2. Cancel “Budget review”
    > no
    I left everything
    > cancel my meetings tomorrow
    3. Cancel “Dentist”
    > yes but keep the budget review and the standup
    Shall I cancel this? … “Dentist”
    > no
    I left it
    > cancel my meetings tomorrow
    3. Cancel “Dentist”
    > only the first two
    1. Cancel “Standup” … 2. Cancel “Budget review” … The guests
    > not the first two
    I left everything as it is
    > yes
    nothing waiting for a yes`,
  "a line of a list is corrected by its name": `
    > cancel lunch & move pitch to thurs 10am
    2. Move “Pitch” to Thu 26 Nov, 10:00–11:00
    > make the pitch 11
    1. Cancel “Lunch with Tom” … 2. Move “Pitch” to Thu 26 Nov, 11:00–12:00`,
  "several lines of what was shown can be spoken of": `
    > what's on today
    4 meetings on Tue 24 Nov
    > move the last two to thursday
    1. Move “Pitch” to Thu 26 Nov, 14:00–15:00 … 2. Move “1:1 Anna” to Thu 26 Nov, 15:00–15:30 … which then overlaps “Design review”
    > what's on tomorrow
    3 meetings
    > cancel all of them except the first
    1. Cancel “Budget review” … 2. Cancel “Dentist”
    > no
    I left everything
    > what's on tomorrow
    3 meetings
    > cancel the first and the last
    1. Cancel “Standup” … 2. Cancel “Dentist”`,
  "both of what has one name": `
    > cancel both reviews
    1. Cancel “Budget review”, Wed 25 Nov … 2. Cancel “Design review”, Thu 26 Nov`,
  "three things with one verb, joined as people text": `
    > cancel lunch and the pitch and my 3pm
    1. Cancel “Lunch with Tom” … 2. Cancel “Pitch” … 3. Cancel “1:1 Anna”
    > no
    I left everything
    > cancel my 2pm n move my 3 to thurs 10
    1. Cancel “Pitch” … 2. Move “1:1 Anna” to Thu 26 Nov, 10:00–10:30`,
};

playAll(exceptions, begin);

const targets: Record<string, string> = {
  "a yes is for what was shown last": `
    > cancel my 3pm
    Shall I cancel this? … “1:1 Anna”
    > wait no the 2pm
    Shall I cancel this? … “Pitch” … Tue 24 Nov, 14:00–15:00
    > cancel the board meeting
    can't find
    > yes
    nothing waiting for a yes`,
  "which meeting is meant is asked once, and its name is an answer": `
    > move it
    Which meeting do you mean?
    > the pitch
    When should “Pitch” be?
    > 4pm
    Shall I move this? … To: Tue 24 Nov, 16:00–17:00
    > yes
    Changed: “Pitch”
    > move it back
    Undone: “Pitch” is back as it was … Tue 24 Nov, 14:00–15:00`,
  "a slip of the thumb in a name is read": `
    > move bugdet review to thu 10am
    Shall I move this? … “Budget review” … To: Thu 26 Nov, 10:00–11:00`,
  "a bare hour is the meeting at that hour": `
    > move my 3 to same time next week
    “1:1 Anna” … To: Tue 1 Dec, 15:00–15:30`,
  "with Anna alone rather than with Anna among others": `
    > book anna again same time next week
    “1:1 Anna” … Tue 1 Dec, 15:00–15:30`,
  "one name on two days is two meetings": `
    > cancel the standup tomorrow and thursday
    1. Cancel “Standup”, Wed 25 Nov … 2. Cancel “Standup”, Thu 26 Nov`,
  "days that cannot both be are asked about, not guessed": `
    > cancel tomorrow's and thursday's standup
    25 November is a Wednesday, not a Thursday. Which day and time do you mean?`,
  "who joins what moves is not lost": `
    > move dentist 30 min earlier and add Anna
    “Dentist” … To: Wed 25 Nov, 15:30–16:15 … With: Anna de Vries (anna@example.com)`,
  "the first of three buttons can be said": `
    > cancel the standup
    Which shall I cancel?
    > the first
    Only this one of the series.`,
  "that the guests should know goes without saying": `
    > cancel the 3pm and tell anna sorry
    “1:1 Anna” … Anna de Vries will be told`,
};

playAll(targets, begin);

const stretches: Record<string, string> = {
  "what comes again anyway does not move onto itself": `
    > move everything tmrw to thursday
    On that day anyway, so left alone: “Standup”. … 1. Move “Budget review” to Thu 26 Nov`,
  "out of the blue everything is the rest of the day": `
    > delay everything by 15 minutes
    1. Move “Standup” to Tue 24 Nov, 09:45–10:00 … 4. Move “1:1 Anna” to Tue 24 Nov, 15:15–15:45`,
  "a length alone is how much later": `
    > push my meetings today back an hour
    1. Move “Standup” to Tue 24 Nov, 10:30–10:45 … 4. Move “1:1 Anna” to Tue 24 Nov, 16:00–16:30
    > no
    I left everything
    > push lunch 15
    “Lunch with Tom” … To: Tue 24 Nov, 12:45–13:45`,
  "reasons and courtesies do not hide a stretch": `
    > i need to cancel my afternoon, something came up
    1. Cancel “Lunch with Tom” … 3. Cancel “1:1 Anna”
    > can you clear wednesday for me? family thing
    1. Cancel “Standup”, Wed 25 Nov … 3. Cancel “Dentist”
    > pls cancel tmrw's meetings
    1. Cancel “Standup”, Wed 25 Nov … 3. Cancel “Dentist”`,
  "what repeats says so when it collides and when it is booked": `
    > blokkeer elke donderdagmiddag voor administratie
    *Administratie* … do 26 nov, 12:00–18:00 … Herhaalt zich elke week op do. … overlapt met “Design review”
    > ja
    Ingepland: *Administratie* … Herhaalt zich elke week op do.`,
  "time for oneself may be a length, a lunch or every week": `
    > block 1h tomorrow for email
    What time on Wed 25 Nov for “Email”?
    > block lunch tomorrow
    What time on Wed 25 Nov for “Lunch”?
    > block every thursday afternoon for deep work
    *Deep work* … Thu 26 Nov, 12:00–18:00 … Repeats every week on Thu. … overlaps “Design review”`,
  "parts of every such day are kept free": `
    > keep friday afternoons free
    *Focus* … Fri 27 Nov, 12:00–18:00 … Repeats every week on Fri.
    > no
    I did not book
    > bloque tous les jeudis après-midi
    *Focus* … jeu. 26 nov., 12:00–18:00 … chaque semaine le jeu.`,
  "in Spanish as well": `
    > bloquea los martes por la tarde
    *Focus* … mar 24 nov, 12:00–18:00 … cada semana el mar`,
  "what is swapped to another day moves": `
    > swap lunch with tom to monday
    Shall I move this? … “Lunch with Tom”`,
  "late in few words": `
    > stuck in traffic, 15 late
    Running 15 minutes late? … “Standup”, Tue 24 Nov, 09:30–09:45
    > i'm running 10 mins behind, tell everyone
    Running 10 minutes late? … “Standup”, Tue 24 Nov, 09:30–09:45`,
  "in Dutch as well": `
    > maak mijn middag leeg
    Zal ik dit allemaal doen? … 1. “Lunch with Tom” annuleren … 3. “1:1 Anna” annuleren
    > ja
    Tom Baker, joe@acme.example en Anna de Vries hebben bericht gekregen.
    > ongedaan
    • Teruggedraaid: “Lunch with Tom”
    > verzet alles na 14u met een half uur
    1. “Pitch” verzetten naar di 24 nov, 14:30–15:30 … 2. “1:1 Anna” verzetten naar di 24 nov, 15:30–16:00
    > schuif alles vanmiddag een uur op
    1. “Lunch with Tom” verzetten naar di 24 nov, 13:30–14:30
    > blokkeer donderdagochtend voor focus
    *Focus*, do 26 nov, 09:00–12:00
    > ik ben te laat voor mijn 14u
    Hoeveel later kom je bij “Pitch”?
    > 15
    Ben je 15 minuten later?
    > alleen laten weten
    Er gaat een mail naar joe@acme.example
    > schuif lunch een kwartier op
    Van: di 24 nov, 12:30–13:30 … Naar: di 24 nov, 12:45–13:45
    > zet alles een uur later
    1. “Standup” verzetten naar di 24 nov, 10:30–10:45
    > nee
    ik heb alles gelaten zoals het is
    > wat staat er morgen
    3 afspraken
    > annuleer de laatste
    “Dentist” … wo 25 nov
    > zeg alles af vanmiddag
    1. “Lunch with Tom” annuleren … 3. “1:1 Anna” annuleren`,
};

playAll(stretches, begin);

const series: Record<string, string> = {
  "a series ends or moves from a day on": `
    > cancel the standup from thursday on
    Shall I cancel this? … “Standup” (every one from Thu 26 Nov on) … 09:30–09:45
    > end the standup series after this week
    “Standup” (every one from Mon 30 Nov on)
    > move the standup to 10 starting next week
    “Standup” (every one from Mon 30 Nov on) … To: 10:00–10:15
    > verzet de standup vanaf maandag naar 10 uur
    “Standup” (alle vanaf ma 30 nov) … Naar: 10:00–10:15
    > annuleer de standup
    Deze herhaalt zich. Welke zal ik annuleren? … [Alleen deze] [Deze en volgende] [Allemaal]
    > allemaal
    “Standup” (de hele reeks)`,
  "one of a series is pointed at by its day or as the next": `
    > cancel mondays standup
    Mon 30 Nov, 09:30–09:45 … Only this one of the series.
    > cancel the next standup
    Tue 24 Nov, 09:30–09:45 … Only this one of the series.`,
};

playAll(series, begin);

/** What a place in the list that was just shown is said with, in each language: what it comes to is of that row. */
const rows: Record<string, string> = {
  "a place in a list needs no verb, and is no day of the month": `
    > what do i have tomorrow
    2 meetings on Wed 25 Nov
    > the second one to 5
    “Dentist” … To: Wed 25 Nov, 17:00–17:45
    > no
    All right
    > and the first one an hour later
    “Budget review” … To: Wed 25 Nov, 15:00–16:00
    > yes
    Changed: “Budget review”
    > and the one after that to friday same time
    “Dentist” … To: Fri 27 Nov, 16:00–16:45`,
  "in Dutch": `
    > wat heb ik morgen
    2 afspraken
    > tweede naar 17u
    “Dentist” … Naar: wo 25 nov, 17:00–17:45
    > nee
    Goed
    > laatste weg
    Zal ik dit annuleren? … “Dentist”
    > nee
    Goed
    > de laatste twee eruit
    1. “Budget review” annuleren … 2. “Dentist” annuleren`,
  "in German": `
    > was habe ich morgen
    2 Termine
    > den zweiten auf 17 uhr
    “Dentist” … Auf: Mi, 25. Nov., 17:00–17:45
    > nein
    Alles klar
    > die letzten zwei absagen
    1. “Budget review” absagen … 2. “Dentist” absagen
    > nur den letzten
    Soll ich das absagen? … “Dentist”`,
  "in French": `
    > qu'est-ce que j'ai demain
    2 rendez-vous
    > annule les deux derniers
    1. Annuler “Budget review” … 2. Annuler “Dentist”
    > sauf dentist
    J'annule ce rendez-vous ? … “Budget review”`,
  "in Spanish": `
    > qué tengo mañana
    2 reuniones
    > cancela los dos últimos
    1. Cancelar “Budget review” … 2. Cancelar “Dentist”
    > menos dentist
    ¿Cancelo esta reunión? … “Budget review”`,
};

/** Tomorrow's two, each named by its figure. */
const FIGURES = {
  fr: [
    "j'ai quoi demain",
    ["mets tom dans la 1", "“Budget review” … Tom Baker"],
    ["le 2 à 17h stp", "“Dentist” … mer. 25 nov., 17:00–17:45"],
    ["la 1 vendredi même heure", "“Budget review” … ven. 27 nov., 14:00–15:00"],
    ["annule le 2", "J'annule ce rendez-vous ? … “Dentist”"],
    ["annule le 2 décembre", "rien n'est prévu le mer. 2 déc."],
  ],
  es: [
    "qué tengo mañana",
    ["agrega a tom a la primera", "“Budget review” … Tom Baker"],
    ["la 2 a las 17 porfa", "“Dentist” … mié 25 nov, 17:00–17:45"],
    ["la 1 al viernes misma hora", "“Budget review” … vie 27 nov, 14:00–15:00"],
    ["cancela el 2", "¿Cancelo esta reunión? … “Dentist”"],
    ["cancela la de la 1", "No encuentro"],
  ],
} as const;

/** Two of them tomorrow. */
const two = () => converse({ now, events: week().slice(-3), contacts });

playAll(rows, two);

playAll(
  Object.fromEntries(
    Object.entries(FIGURES).flatMap(([language, [asked, ...said]]) =>
      said.map(([text, answer]) => [
        `a row is named by its figure: ${language}, ${text}`,
        `> ${asked}\nBudget review\n> ${text}\n${answer}`,
      ]),
    ),
  ),
  two,
);

const spared: Record<string, string> = {
  "what stays is taken off a list in whatever words": `
    > cancel everything tomorrow
    1. Cancel “Budget review”
    > keep the dentist
    Shall I cancel this? … “Budget review”
    > no
    All right
    > cancel everything tomorrow
    1. Cancel “Budget review”
    > the dentist can stay
    Shall I cancel this? … “Budget review”
    > nein
    Alles klar
    > sag morgen alles ab
    1. “Budget review” absagen
    > außer dentist, der bleibt
    Soll ich das absagen? … “Budget review”`,
};

playAll(spared, two);

playAll(
  {
    "beside people who come to something that is said, a word alone is no guest": `
      > Bitte eintragen: Do 11:00 Telefonat Tom, Fr 13:00 Gespräch Anna (1 Std.), Mo 10:30 Kistenlauf
      *Telefonat* … *Gespräch* … 13:00–14:00 … *Kistenlauf* buchen, Mo, 30. Nov., 10:30–11:00
      > nein
      .
      > please note: thu 11:00 call Tom, fri 13:00 chat Anna, mon 10:30 Crateround
      *Call* … *Chat* … *Crateround*, Mon 30 Nov, 10:30–11:00
      > no
      .
      > call Tom Thursday 10, Wolfhart Friday 11
      What is Wolfhart's e-mail address?`,
  },
  begin,
);
