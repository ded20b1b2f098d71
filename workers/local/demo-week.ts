// What stands in the demo account's calendar: weeks as a busy person has them, with an overlap, a series, an all-day
// event, guests with names, and the weekdays' 15:00 free, which is what the first message asks for.
import { Temporal } from "temporal-polyfill";

type Person = "anna" | "tom" | "priya" | "sam" | "mia" | "elena";
type Answer = "accepted" | "tentative" | "declined" | "needsAction";

interface More {
  /** Whose meeting it is; the owner's own without. */
  invitedBy?: Person;
  /** The owner's answer. */
  answer?: Answer;
  eventType?: "focusTime";
}

type Meeting = [
  day: number,
  from: string,
  to: string,
  title: string,
  place: string,
  guests: Partial<Record<Person, Answer>>,
  more?: More,
];

interface Owner {
  email: string;
  /** IANA name. */
  zone: string;
}

/** An event as Google is told of it. */
export interface DemoEvent {
  id: string;
  summary: string;
  location?: string;
  start: { date: string } | { dateTime: string; timeZone: string };
  end: { date: string } | { dateTime: string; timeZone: string };
  attendees?: { email: string; displayName?: string; responseStatus: Answer }[];
  organizer?: { email: string; displayName: string };
  eventType?: string;
  transparency?: string;
  recurrence?: string[];
}

const PEOPLE: Record<Person, readonly [email: string, name: string]> = {
  anna: ["anna@example.com", "Anna de Vries"],
  tom: ["tom@example.com", "Tom Baker"],
  priya: ["priya@example.com", "Priya Nair"],
  sam: ["sam@example.com", "Sam Okafor"],
  mia: ["mia@example.com", "Mia Chen"],
  elena: ["elena@northwind.example", "Elena Rossi"],
};

/** Monday is day 0; times are on the wall. */
const MEETINGS: readonly Meeting[] = [
  [0, "11:00", "12:00", "Budget review", "Room 2", { anna: "accepted", tom: "accepted" }],
  [0, "14:00", "14:30", "1:1 Priya", "", { priya: "accepted" }],
  [1, "10:30", "11:30", "Interview: Jana Novak", "Room 4", { priya: "accepted", sam: "tentative" }],
  [1, "12:30", "13:30", "Lunch with Tom", "Café Luna", { tom: "accepted" }],
  [1, "16:00", "16:45", "Pricing workshop", "Room 2", { mia: "accepted", sam: "needsAction" }],
  // These two overlap: somebody else's invitation came later.
  [2, "10:00", "11:00", "Design review", "", { anna: "accepted", sam: "declined" }],
  [2, "10:30", "11:30", "Northwind quarterly call", "", { elena: "accepted" }, { invitedBy: "elena" }],
  [2, "15:30", "16:00", "Coffee with Mia", "Downstairs", { mia: "accepted" }],
  [3, "11:00", "11:45", "Roadmap with Sam", "", { sam: "accepted" }],
  [3, "13:30", "14:30", "Supplier demo", "", { elena: "accepted" }, { invitedBy: "elena", answer: "tentative" }],
  [4, "10:30", "11:00", "Release check", "", { priya: "accepted", mia: "accepted" }],
  [4, "13:00", "14:30", "Write the launch plan", "", {}, { eventType: "focusTime" }],
  [4, "16:00", "16:30", "Week wrap-up", "", { tom: "accepted", anna: "needsAction" }],
];

/** @returns the Mondays of a date's week and of the next one, so that on a Friday something lies ahead, too; ISO dates */
export function weeksAround(today: string): string[] {
  const date = Temporal.PlainDate.from(today);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return [monday, monday.add({ weeks: 1 })].map(String);
}

/**
 * The events of one week as Google writes them. An id belongs to its week, so writing a week twice makes nothing new.
 *
 * @param monday ISO date
 * @param owner whose calendar it is: address and zone
 */
export function eventsOfWeek(monday: string, { email, zone }: Owner): DemoEvent[] {
  const first = Temporal.PlainDate.from(monday);
  const at = (day: number, time: string) => ({ dateTime: `${first.add({ days: day })}T${time}:00`, timeZone: zone });
  const idOf = (index: number) => `demo${monday.replaceAll("-", "")}${String(index).padStart(2, "0")}`;
  const meetings = MEETINGS.map(([day, from, to, summary, location, guests, more = {}], index) => {
    const { invitedBy, answer = "accepted", eventType } = more;
    // The keys of a meeting's guests are people.
    const people = (Object.entries(guests) as [Person, Answer][]).map(([name, given]) => guest(name, given));
    return {
      id: idOf(index),
      summary,
      ...(location && { location }),
      start: at(day, from),
      end: at(day, to),
      ...(people.length > 0 && { attendees: [...people, { email, responseStatus: answer }] }),
      ...(invitedBy && { organizer: { email: PEOPLE[invitedBy][0], displayName: PEOPLE[invitedBy][1] } }),
      ...(eventType && { eventType }),
    };
  });
  const leave = {
    id: idOf(MEETINGS.length),
    summary: "Mia on leave",
    start: { date: String(first.add({ days: 3 })) },
    end: { date: String(first.add({ days: 4 })) },
    transparency: "transparent",
  };
  return [...meetings, leave];
}

/**
 * The series of consecutive weeks. It ends with the last of them: what goes on for ever stands in the way of whoever
 * books months ahead.
 *
 * @param mondays ISO dates, at least one; the first gives the id
 */
export function standup(mondays: readonly [string, ...string[]], { email, zone }: Owner): DemoEvent {
  const [monday] = mondays;
  const at = (time: string) => ({ dateTime: `${monday}T${time}:00`, timeZone: zone });
  return {
    id: `demostandup${monday.replaceAll("-", "")}`,
    summary: "Standup",
    start: at("09:30"),
    end: at("09:45"),
    recurrence: [`RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=${5 * mondays.length}`],
    attendees: [guest("priya", "accepted"), guest("sam", "accepted"), { email, responseStatus: "accepted" }],
  };
}

function guest(name: Person, responseStatus: Answer) {
  const [email, displayName] = PEOPLE[name];
  return { email, displayName, responseStatus };
}
