import { describe, expect, test } from "vitest";
import { slotOfDays } from "~/domain/all-day";
import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { anna, now, week } from "../support/week";

/** A Tuesday morning in Amsterdam, Anna known. */
const talk = (events = week(), zone = "Europe/Amsterdam") =>
  converse({ now, zone, events, contacts: contactRows(anna.email, anna.name) });

/** What stands in the calendar and takes whole days. */
const daysIn = (talking: ReturnType<typeof talk>) =>
  talking
    .events()
    .flatMap(({ allDay, title, startDate, endDate }) => (allDay ? [`${title} ${startDate} ${endDate}`] : []));

function wholeDay(title: string, startDate: string, endDate: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const days = { startDate, endDate };
  const { start, end } = slotOfDays(days, "Europe/Amsterdam");
  const at = (moment: number) => new Date(moment).toISOString();
  return meeting(title, at(start), at(end), [], { allDay: true, ...days, ...more });
}

describe("booked after a yes, as dates", () => {
  test.each([
    ["off on Friday", "Off 2026-11-27 2026-11-28"],
    ["I'm off on Friday", "Off 2026-11-27 2026-11-28"],
    ["im off to benidorm mon to thurs next week!! block the lot", "Benidorm 2026-11-30 2026-12-04"],
    ["off to lake garda 3-7 june", "Lake garda 2027-06-03 2027-06-08"],
    ["put ofsted in all day thursday", "Ofsted 2026-11-26 2026-11-27"],
    ["taking Friday off", "Off 2026-11-27 2026-11-28"],
    ["Friday off please", "Off 2026-11-27 2026-11-28"],
    ["I'm out of office on Thursday", "Out of office 2026-11-26 2026-11-27"],
    ["on leave thursday and friday", "On leave 2026-11-26 2026-11-28"],
    ["I'm on vacation 21-31 Dec", "Vacation 2026-12-21 2027-01-01"],
    ["vacation from monday to wednesday", "Vacation 2026-11-30 2026-12-03"],
    ["book my holiday from the 3rd to the 7th of May", "Holiday 2027-05-03 2027-05-08"],
    ["vacation next week", "Vacation 2026-11-30 2026-12-07"],
    ["block the whole of Tuesday", "Busy 2026-12-01 2026-12-02"],
    ["block all day tomorrow", "Busy 2026-11-25 2026-11-26"],
    ["all-day offsite Thursday and Friday with Anna", "Offsite 2026-11-26 2026-11-28"],
    ["add all day conference on friday", "Conference 2026-11-27 2026-11-28"],
    ["conference 3-5 March", "Conference 2027-03-03 2027-03-06"],
    ["Sarah's birthday on 5 May", "Sarah's birthday 2027-05-05 2027-05-06"],
    ["vrij op vrijdag", "Vrij 2026-11-27 2026-11-28"],
    ["ik ben vrijdag vrij", "Vrij 2026-11-27 2026-11-28"],
    ["ik heb vakantie van 21 t/m 31 december", "Vakantie 2026-12-21 2027-01-01"],
    ["vrijdag heb ik verlof", "Verlof 2026-11-27 2026-11-28"],
    ["blokkeer heel dinsdag", "Busy 2026-12-01 2026-12-02"],
    ["hele dag heidag op donderdag", "Heidag 2026-11-26 2026-11-27"],
    ["Urlaub vom 21. bis 31. Dezember", "Urlaub 2026-12-21 2027-01-01"],
    ["ich habe am Freitag frei", "Frei 2026-11-27 2026-11-28"],
    ["Montag ganztägig Messe", "Messe 2026-11-30 2026-12-01"],
    ["blockiere den ganzen Dienstag", "Busy 2026-12-01 2026-12-02"],
    ["congé vendredi", "Congé 2026-11-27 2026-11-28"],
    ["je suis en vacances du 21 au 31 décembre", "Vacances 2026-12-21 2027-01-01"],
    ["vacaciones del 3 al 7", "Vacaciones 2026-12-03 2026-12-08"],
    ["estoy de vacaciones el viernes", "Vacaciones 2026-11-27 2026-11-28"],
    ["bloquea todo el martes", "Busy 2026-12-01 2026-12-02"],
  ])("%s", (said, expected) => {
    const talking = talk();
    talking.say(said);
    talking.say("yes");
    expect(daysIn(talking).map((one) => one.replace(/^(?:Bezet|Belegt|Occupé|Ocupado)/, "Busy"))).toEqual([expected]);
  });
});

describe("no whole day, and nothing written without a yes to it", () => {
  test.each([
    "don't book Friday off",
    "am I off on Friday?",
    "is friday a holiday?",
    "off until Friday",
    "off from Monday",
    "off on Friday afternoon",
    "off on Friday from 3",
    "vacation planning on friday at 3",
    "birthday party on Friday at 8pm",
    "set an out of office reply for Friday",
    "ben ik vrijdag vrij?",
    "turn off the lights on friday",
  ])("%s", (said) => {
    const talking = talk();
    talking.say(said);
    talking.say("yes");
    expect(daysIn(talking)).toEqual([]);
  });
});

test("a whole day off is shown with its day, names what lies in it and is undone", () => {
  const talking = talk([meeting("Design review", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00")]);
  const card = talking.say("off on Friday");
  expect(card).toContain("Shall I book this?\n*Off*\nFri 27 Nov, all day");
  expect(card).toContain("This stays in your calendar then:\n• “Design review”, Fri 27 Nov, 15:00–16:00");
  expect(talking.say("yes")).toContain("Booked: *Off*\nFri 27 Nov, all day");
  expect(talking.events()).toHaveLength(2);
  talking.say("undo");
  expect(talking.events()).toHaveLength(1);
});

test("of several days that were booked one can be said alone", () => {
  const talking = talk();
  talking.say("im off thursday and friday");
  talking.say("yes");
  expect(talking.say("just friday actually")).toContain("To: Fri 27 Nov, all day");
  talking.say("yes");
  expect(daysIn(talking)).toContain("Off 2026-11-27 2026-11-28");
});

test("a birthday is shown as free: it names nothing, and takes no time from what comes", () => {
  const talking = talk([meeting("Design review", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00")]);
  expect(talking.say("Tom's birthday on Friday")).not.toContain("Design review");
  talking.say("yes");
  expect(talking.events().find(({ allDay }) => allDay)).toMatchObject({ transparent: true });
  expect(talking.say("book the dentist friday at 11am")).toContain("Shall I book this?");
});

test("a day off stands in the way of a meeting, and of a free time", () => {
  const talking = talk([wholeDay("Off", "2026-11-27", "2026-11-28")]);
  expect(talking.say("book the dentist friday at 11am")).toContain(
    "You already have something then:\n• “Off”, Fri 27 Nov, all day",
  );
  talking.say("leave it");
  expect(talking.say("am I free on Friday at 3pm?")).toContain("No, you are busy");
});

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Auckland", "Europe/London"])(
  "in %s the dates are those that were said",
  (zone) => {
    const talking = talk([], zone);
    talking.say("I'm on vacation 20 March - 5 April");
    talking.say("yes");
    expect(daysIn(talking)).toEqual(["Vacation 2027-03-20 2027-04-06"]);
  },
);

playAll(
  {
    "a day off that is asked for without its day": `
> I need a day off
Which day is “Day off”
> friday
Shall I book this? … *Day off* … Fri 27 Nov, all day
> yes
Booked: *Day off*`,
    "corrected before the yes": `
> off on friday
Fri 27 Nov, all day
> no, monday
*Off* … Mon 30 Nov, all day
> make it two days
*Off* … Mon 30 Nov – Tue 1 Dec (2 days)
> yes
Booked: *Off*`,
    "moved by a week, and to a day": `
> move my vacation a week
Shall I move this? … “Vacation” … From: Mon 21 Dec – Thu 31 Dec (11 days) … To: Mon 28 Dec – Thu 7 Jan 2027 (11 days)
> yes
Changed
> move my vacation to 4 January
To: Mon 4 Jan 2027 – Thu 14 Jan 2027 (11 days)
> yes
Changed
> undo
Undone … Mon 28 Dec – Thu 7 Jan 2027 (11 days)`,
    "longer by a day, and shorter": `
> extend my vacation by two days
To: Mon 21 Dec – Sat 2 Jan 2027 (13 days)
> yes
Changed`,
    "asked about": `
> when am I off?
These take the whole day: … “Vacation”, Mon 21 Dec – Thu 31 Dec (11 days)
> am I off on Friday?
Nothing takes the whole day on Fri 27 Nov.
> when is my vacation?
Mon 21 Dec
> am I on vacation on 22 December?
These take the whole day: … Vacation`,
    "cancelled and brought back": `
> cancel my vacation
Shall I cancel this? … “Vacation” … Mon 21 Dec – Thu 31 Dec (11 days)
> yes
Cancelled
> undo
Undone`,
    "moved in Dutch": `
> verplaats mijn vakantie een week
Zal ik dit verzetten? … Naar: ma 28 dec
> nee
Goed
> wanneer heb ik vakantie?
ma 21 dec – do 31 dec (11 dagen)`,
  },
  () => talk([wholeDay("Vacation", "2026-12-21", "2027-01-01")]),
);

test("what has a time of day becomes a whole day, and gets a time of day again", () => {
  const talking = talk();
  talking.say("book the offsite friday at 10am");
  expect(talking.say("make it a whole day")).toContain("*Offsite*\nFri 27 Nov, all day");
  talking.say("yes");
  expect(daysIn(talking)).toEqual(["Offsite 2026-11-27 2026-11-28"]);
  expect(talking.say("move the offsite to friday 2pm")).toContain("To: Fri 27 Nov, 14:00–14:30");
  talking.say("yes");
  expect(daysIn(talking)).toEqual([]);
  talking.say("undo");
  expect(daysIn(talking)).toEqual(["Offsite 2026-11-27 2026-11-28"]);
});

test("a meeting that there is becomes a whole day by its name", () => {
  const talking = talk();
  expect(talking.say("make the design review all day")).toContain("To: Thu 26 Nov, all day");
  talking.say("yes");
  expect(daysIn(talking)).toEqual(["Design review 2026-11-26 2026-11-27"]);
});

test("a free day is put on another day, when there is just one", () => {
  const talking = talk([wholeDay("Vrije dag", "2026-11-27", "2026-11-28")]);
  expect(talking.say("zet mijn vrije dag op maandag")).toContain("Naar: ma 30 nov, de hele dag");
  talking.say("ja");
  expect(daysIn(talking)).toEqual(["Vrije dag 2026-11-30 2026-12-01"]);
});

test.each([
  ["Game Fair Thursday to Saturday, three whole days", "Game Fair"],
  ["Messe Leipzig von Donnerstag bis Samstag, drei ganze Tage", "Messe Leipzig"],
  ["tuinbeurs van donderdag tot zaterdag, drie hele dagen", "Tuinbeurs"],
  ["salon du vin de jeudi à samedi, trois jours entiers", "Salon du vin"],
  ["feria de Gijón de jueves a sábado, tres días enteros", "Feria de Gijón"],
  ["I'm at the Game Fair Thursday to Saturday. Pop it in the diary would you.", "Game Fair"],
])("as many whole days as are said are no hour: %s", (said, title) => {
  const talking = talk([]);
  talking.say(said);
  talking.say("yes");
  expect(daysIn(talking)).toEqual([`${title} 2026-11-26 2026-11-29`]);
});

test.each([
  ["block all day Friday, I'm on call at the clinic", "On call at the clinic"],
  ["block friday all day, I have a course", "Course"],
  ["blokkeer vrijdag de hele dag, ik ben op cursus", "Op cursus"],
  ["block mir Freitag den ganzen Tag, ich bin auf Fortbildung", "Fortbildung"],
  ["bloque-moi vendredi toute la journée, je suis de garde à la clinique", "De garde à la clinique"],
  ["bloquea el viernes todo el día, estoy de guardia en la clínica", "De guardia en la clínica"],
  ["bloquea el viernes entero, tengo un curso", "Curso"],
])("what one has on a day that is kept is what it is called: %s", (text, title) => {
  expect(converse({ now: "2026-11-25T09:30:00+01:00" }).say(text)).toContain(`*${title}*`);
});
