import { clockOfZone } from "./clock-style";
import { overlaps } from "./conflicts";
import { type EventKind, eventKind } from "./event-kind";
import { answersInWords, type GuestView, viewGuests } from "./guest-answers";
import { mayTellLate } from "./late";
import { type MeetingRecord, type MeetingView, viewMeeting } from "./meeting-view";
import { formatClock, formatDay, formatNearDay } from "./phrasing";
import type { Instant } from "./time";
import { localDay } from "./zones";

/** A meeting as one line of the list. */
export interface MeetingRow extends Pick<MeetingView, "id" | "title" | "state" | "meetLink" | "repeats" | "mayChange"> {
  look: EventKind;
  /** "11:00–12:00", "All day", or "23:00" of what runs into another day. */
  times: string;
  /** "until Wed 2 Dec" of what takes several days, else empty. */
  until: string;
  /** The first three of them. */
  faces: string[];
  /** "Anna de Vries, yes", "24 guests, 14 yes"; empty without guests. */
  guests: string;
  /** The first few with their answers, where they are more than a line can name. */
  folded: GuestView[];
  missing: number;
  isDoubleBooked: boolean;
  mayTellLate: boolean;
}

/** The meetings of one day. */
export interface MeetingDay {
  /** ISO date, or a word of the group that is none. */
  id: string;
  /** "Today", "Earlier today", "Tomorrow", "Thursday 26 November". */
  name: string;
  /** "Tue 24 Nov · 5 meetings"; the date where the name is none. */
  note: string;
  rows: MeetingRow[];
}

const FOLDED_GUESTS = 8;

/**
 * Meetings in the order they come in, by the days on which they begin. What has begun before today and goes on is today's,
 * and what of today is over is a group of its own: a list may have both, far from each other.
 */
export function viewMeetingDays(records: readonly MeetingRecord[], zone: string, now: Instant): MeetingDay[] {
  const today = localDay(now, zone);
  const groupOf = ({ startAt, endAt }: MeetingRecord) => {
    const day = localDay(startAt, zone);
    if (endAt <= now) return day === today ? EARLIER : day;
    const isUnderWay = day < today;
    return isUnderWay ? today : day;
  };
  return [...Map.groupBy(records, groupOf)].map(([group, ofDay]) => {
    const date = group === EARLIER ? today : group;
    const name = group === EARLIER ? "Earlier today" : formatNearDay(date, today);
    const count = `${ofDay.length} ${ofDay.length === 1 ? "meeting" : "meetings"}`;
    const day = formatDay(date, zone, { now, language: "en" });
    const note = date !== today && name.includes(" ") && day.length < 12 ? count : `${day} · ${count}`;
    return { id: group, name, note, rows: ofDay.map((record) => viewRow(record, records, zone, now)) };
  });
}

const EARLIER = "earlier";

function viewRow(record: MeetingRecord, all: readonly MeetingRecord[], zone: string, now: Instant): MeetingRow {
  const { id, title, state, meetLink, repeats, mayChange, times } = viewMeeting(record, zone, now);
  const guests = viewGuests(record.attendees);
  const [only] = guests;
  const look = lookOf(record);
  const lastDay = localDay(record.endAt - 1, zone);
  return {
    ...{ id, title, state, meetLink, repeats, mayChange, look },
    times: times ?? (record.allDay ? "All day" : formatClock(record.startAt, zone, clockOfZone(zone))),
    until: times === null ? `until ${formatDay(lastDay, zone, { now, language: "en" })}` : "",
    faces: guests.slice(0, 3).map(({ name, address }) => name || address),
    guests:
      guests.length === 1 && only
        ? `${only.name || only.address}, ${only.answer}`
        : guests.length > 0
          ? `${guests.length} guests, ${answersInWords(guests)}`
          : "",
    folded: guests.length > 1 ? guests.slice(0, FOLDED_GUESTS) : [],
    missing: record.organizerSelf ? guests.filter(({ answer }) => answer === "no answer").length : 0,
    isDoubleBooked: record.endAt > now && all.some((other) => other !== record && isClash(record, other)),
    mayTellLate: mayTellLate(record, now),
  };
}

const lookOf = ({ attendees, allDay, organizerSelf, status }: MeetingRecord) =>
  eventKind({
    ...{ attendees, status, eventType: "default" },
    ...{ allDay: allDay === 1, organizerSelf: organizerSelf === 1 },
  });

/** Whether both take the same time, as far as the list knows: whole days and what was declined take none. */
function isClash(one: MeetingRecord, other: MeetingRecord): boolean {
  const takes = (record: MeetingRecord) =>
    record.allDay === 0 && record.state !== "cancelled" && lookOf(record) !== "declined";
  const span = ({ startAt: start, endAt: end }: MeetingRecord) => ({ start, end });
  return takes(one) && takes(other) && overlaps(span(one), span(other));
}
