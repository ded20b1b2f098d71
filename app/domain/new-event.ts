import { filledSlotOf, isFilledEnd } from "./filled-slot";
import type { MeetingTemplate } from "./meeting-template";
import { inputTime, zoneInWords } from "./phrasing";
import { DAY, type Instant, MINUTE } from "./time";
import { instantAtWallTime, wallTimeOf } from "./wall-time";
import { workdayOf, workingHoursIn } from "./workday";

interface Preferences {
  timezone: string;
  defaultMeetingDuration: number;
  workdayStartMinute: number;
  workdayEndMinute: number;
  workdays: number[];
}

type Filling = Pick<MeetingTemplate, "id" | "durationMinutes" | "title" | "name" | "location" | "description">;

const HALF_HOUR_MS = 30 * MINUTE;
/** Whoever works on one day of the week has the next one within this. */
const A_WEEK_MS = 8 * DAY;

/**
 * What an empty "New Event" form begins with: the next half hour at which the user works or, on a day that was chosen,
 * the start of work or the time that was chosen with it, and an end after the user's usual length.
 *
 * @param at ISO date and "HH:MM", each null where nothing was chosen
 * @param template what the event is to be like, where one was chosen
 */
export function newEventDefaults(
  at: { day: string | null; time: string | null },
  preferences: Preferences,
  now: Instant,
  template?: Filling,
) {
  const { timezone: zone, defaultMeetingDuration, workdayStartMinute } = preferences;
  const next = Math.ceil((now + 1) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const length = (template?.durationMinutes ?? defaultMeetingDuration) * MINUTE;
  const chosen = at.day ? instantAtWallTime(at.day, at.time ?? inputTime(workdayStartMinute), zone) : null;
  const isToday = at.day === wallTimeOf(now, zone).date;
  const soonest = isToday ? next : nextAtWork(next, length, preferences);
  const startAt = typeof chosen === "number" && chosen > now ? chosen : soonest;
  const start = wallTimeOf(startAt, zone);
  const end = wallTimeOf(startAt + length, zone);
  return {
    defaults: {
      ...wordsOf(template),
      attendees: "",
      guests: [] as string[],
      meet: "",
      repeats: "never",
      ends: "never",
      endsOn: "",
      endsAfter: "",
      reminder: "usual",
      allDay: "",
      startDate: start.date,
      startTime: start.time,
      endDate: end.date,
      endTime: end.time,
      template: template?.id ?? "",
      filledSlot: filledSlotOf(start, end),
    },
    zoneWords: zoneInWords(zone, startAt),
  };
}

/** The first moment from `from` on with so much of a working day before it; `from` where no working day is that long. */
function nextAtWork(from: Instant, lengthMs: number, preferences: Preferences): Instant {
  const hours = workingHoursIn({ start: from, end: from + A_WEEK_MS }, workdayOf(preferences), preferences.timezone);
  return hours.find(({ start, end }) => end - start >= lengthMs)?.start ?? from;
}

interface TypedEvent {
  summary: string;
  description: string;
  location: string;
  /** ISO dates and "HH:MM", or empty. */
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** What the form was filled with, as `filledSlotOf` writes it. */
  filledSlot: string;
}

/**
 * A form of a new event after another template was chosen: what somebody has typed stays, and the template fills what is
 * empty or as it was filled before.
 *
 * @param before the template that has filled it so far
 * @param chosen the one that fills it now; undefined for none
 */
export function fillEvent<T extends TypedEvent>(
  typed: T,
  { before, chosen }: { before: Filling | undefined; chosen: Filling | undefined },
  { timezone: zone, defaultMeetingDuration }: Pick<Preferences, "timezone" | "defaultMeetingDuration">,
) {
  const [old, fresh] = [wordsOf(before), wordsOf(chosen)];
  const text = (name: "summary" | "description" | "location") => {
    // A browser sends the lines of a text area with CRLF.
    const value = typed[name].replaceAll("\r\n", "\n");
    return value.trim() === "" || value === old[name] ? fresh[name] : typed[name];
  };
  const words = { summary: text("summary"), description: text("description"), location: text("location") };
  const filled = { ...typed, ...words, template: chosen?.id ?? "" };
  const isOpen = typed.endTime === "" || isFilledEnd(typed);
  if (!isOpen || typed.startDate === "" || typed.startTime === "") return filled;
  const start = instantAtWallTime(typed.startDate, typed.startTime, zone);
  if (start === "skipped") return filled;
  const end = wallTimeOf(start + (chosen?.durationMinutes ?? defaultMeetingDuration) * MINUTE, zone);
  const began = { date: typed.startDate, time: typed.startTime };
  return { ...filled, endDate: end.date, endTime: end.time, filledSlot: filledSlotOf(began, end) };
}

const wordsOf = (template: Filling | undefined) => ({
  summary: template ? template.title || template.name : "",
  description: template?.description ?? "",
  location: template?.location ?? "",
});
