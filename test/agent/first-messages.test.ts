import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { play } from "../support/script";
import { now } from "../support/week";

const people = ["Kim Doyle", "Tom Barker", "Bas Kuiper", "Uwe Brandt", "Petra Voss", "Luc Morel", "Marta Gil"].flatMap(
  (name, n) => contactRows(`guest${n}@example.com`, name),
);
const uwe = { ...{ name: "Uwe Brandt", email: "guest3@example.com" }, self: false, response: "accepted" as const };
const tom = { ...{ name: "Tom Barker", email: "guest1@example.com" }, self: false, response: "accepted" as const };
const friday = (title: string, hour: number, guests = [uwe]) =>
  meeting(title, `2026-11-27T${hour}:00:00+01:00`, `2026-11-27T${hour}:30:00+01:00`, guests);
const begin = () =>
  converse({
    now,
    contacts: people,
    events: [
      friday("Treffen mit Uwe", 10),
      friday("Overleg met Bas", 11, []),
      friday("Meeting with Tom", 12, [tom]),
      friday("Teamrunde", 14, []),
    ],
  });

/** What is texted, what the answer holds in this order, and what stands nowhere in it. */
const SAID: [text: string, holds: string, not: string][] = [
  // What is put somewhere and is there already.
  ["ich würde das Treffen mit Uwe gern auf Montag Viertel nach zehn legen", "verschieben … 30. Nov., 10:15", "buchen"],
  ["ik wil het overleg met Bas op maandag 10:15 zetten", "verzetten … ma 30 nov, 10:15", "inplannen"],
  ["put the meeting with tom on monday 10:15", "Book … Move “Meeting with Tom”", "Shall I book"],
  ["book a meeting with tom on monday 10:15", "Shall I book this? … Mon 30 Nov, 10:15", "Move"],
  ["leg die Teamrunde von Freitag auf Donnerstag, gleiche Uhrzeit", "verschieben … 26. Nov., 14:00", "schon"],
  ["zet de teamrunde van vrijdag op maandag, zelfde tijd", "verzetten … ma 30 nov, 14:00", "Ik weet niet"],
  // How long it is said to be is no change of its length.
  ["kurze Besprechung mit Petra Montag 10 Uhr", "Soll ich das buchen? … *Besprechung*", "finde ich nicht"],
  ["short call with kim thursday 2pm", "Shall I book this? … *Call*", "can't find"],
  ["kort gesprek met bas donderdag 14 uur", "Zal ik dit inplannen? … *Gesprek*", "niet vinden"],
  ["kürze die Teamrunde auf 15 Minuten", "14:00–14:15", "buchen"],
  // A room may have a letter in its number, and what is longer than any meeting is a name.
  ["saturday 18:20 pick up mum at gate B12", "*Pick up mum* … 18:20 … Where: gate B12", "not sure"],
  ["interview in room B2.14 monday 10:00", "*Interview* … 10:00 … Where: room B2.14", "14:14"],
  ["vendredi 16h réunion avec Luc salle A3", "16:00 … Où : salle A3", "15:00"],
  ["90 day check-in with kim on monday 11am", "*90 day check-in* … 11:00–11:30", "24 hours"],
  ["revisión de 90 días con marta el lunes a las 10", "*Revisión de 90 días* … 10:00", "24 horas"],
  ["3 weeks holiday from 1 march", "can't", "*3 weeks"],
  // "Over" opens a day as well as a topic.
  ["over 2 weken lunch met bas om 12", "*Lunch* … di 8 dec, 12:00", "24 nov"],
  ["overleg met bas morgen 10 uur over 2 weken vakantie", "over 2 weken vakantie … wo 25 nov", "dec"],
  // A day of what it is about, and what somebody comes for.
  ["plan donderdag om 11 uur de terugblik op maandag met bas", "*Terugblik op maandag* … do 26 nov, 11:00", "30 nov"],
  ["thursday 4pm retro of monday's launch with kim", "*Retro of monday's launch* … Thu 26 Nov", "30 Nov"],
  ["jeudi 14h préparer la réunion de lundi avec luc", "*Préparer la réunion de lundi* … jeu. 26 nov.", "30 nov"],
  ["kim thursday 11 for the contract", "*Contract* … 11:00 … Kim Doyle", "not sure"],
  ["put the teamrunde of friday on monday 10am", "Shall I move this? … Mon 30 Nov, 10:00", "Retro"],
  [
    "kim thu 9 about the lease and tom thu 10 for the keys, 20 min each",
    "*Lease* … 09:00–09:20 … Kim … *Keys* … 10:00–10:20 … Tom",
    "not sure",
  ],
  // A word that there is is no slip of another.
  ["launch with kim thursday 9", "*Launch*", "Lunch"],
  ["Petra Donnerstag 11 Uhr wegen Vertrag", "*Vertrag*", "Vortrag"],
  // What else is asked for beside a change.
  [
    "cancel the teamrunde and use that slot for a call with kim",
    "Cancel “Teamrunde” … *Call* … Fri 27 Nov, 14:00",
    "not",
  ],
  ["sag die Teamrunde ab und nimm die Zeit für einen Call mit Petra", "“Teamrunde” absagen … *Call* … 14:00", "nicht"],
  ["schrap de teamrunde en zet donderdag om 12 uur fysio erbij", "annuleren … *Fysio* … do 26 nov, 12:00", "niet"],
  ["cancel the meeting with tom and let him know i'm stuck in traffic", "can't send messages … Shall I cancel", "late"],
  ["zeg de teamrunde af en laat bas weten dat ik vaststa", "niet sturen … Zal ik dit annuleren?", "niet vinden"],
  ["call kim for me and tell her my train's late", "I can't phone anybody", "late"],
  // "On" in front of what a meeting is about, and of where it is.
  ["sync with kim on q3 okrs thursday 4pm", "*Sync on q3 okrs*", "Where"],
  ["1h with kim mon 10 on the 2028 roadmap", "*2028 roadmap* … 10:00–11:00", "Where"],
  ["call with kim on zoom thursday 3pm", "*Call* … Where: zoom", "Call on"],
  ["drinks on Mill Road thursday 6pm", "*Drinks* … Where: Mill Road", "Drinks on"],
  // A day on which one does not work is one day, unless it comes again.
  ["i don't work on monday", "*Off* … Mon 30 Nov, all day", "Working days"],
  ["montag arbeite ich nicht", "*Frei* … 30. Nov., ganztägig", "Arbeitstage"],
  ["lundi je ne travaille pas", "*Congé* … lun. 30 nov.", "Jours de travail"],
  ["el lunes no trabajo", "*Libre* … lun 30 nov", "Días de trabajo"],
  ["i don't work on mondays", "Working days: Tue–Fri", "*Off*"],
  ["le lundi je ne travaille pas", "Jours de travail : mar.–ven.", "Congé"],
  ["book kim 2pm thursday for a demo, make that tom", "*Demo* … With: Tom Barker", "Kim"],
  ["ma belle-mère débarque dimanche à 11h, note-le", "*Belle-mère débarque* … 11:00", "Je ne sais pas"],
  // What is taken back in one breath.
  ["thursday 9am dentist actually scrap that", "I left everything as it is", "Shall I"],
  ["lunch with kim monday 12:30 actually no", "I left everything as it is", "Shall I"],
  ["tandarts morgen 9 uur, laat maar", "alles gelaten zoals het is", "Zal ik"],
  ["Kaffee mit Petra Montag 10 Uhr, doch nicht", "alles so gelassen", "Soll ich"],
  ["déj avec luc vendredi 12h, laisse tomber", "rien changé", "Je réserve"],
  ["café con marta mañana 10h, mejor no", "todo como está", "Reservo"],
  ["lunch with kim monday 12:30, don't forget that", "Shall I book this?", "left everything"],
  ["dentist thursday 9am, scrap that, 10am", "Shall I book this? … 10:00", "left everything"],
];

test.each(SAID)("“%s”", (text, holds, not) => {
  play(begin(), `> ${text}\n${holds}`);
  expect(begin().say(text)).not.toContain(not);
});

playAll(
  {
    "what is left for now is not booked, whoever was asked about": `
      > drinks with tamsin friday 6pm
      What is tamsin's e-mail address?
      > leave it, i need to get hold of her first
      I left everything as it is
      > lunch with tamsin friday 1pm
      What is tamsin's e-mail address?
      > leave it, just put it in without her
      Shall I book this? … *Lunch with tamsin*`,
    "the one with somebody is what is shown, and not who goes": `
      > Termin mit Petra am Montag um 11 Uhr
      Soll ich das buchen?
      > den Termin mit Petra lassen wir erstmal
      nicht gebucht
      > coffee with kim monday at 11
      Shall I book this?
      > the coffee with kim can wait
      I did not book it`,
  },
  begin,
);
