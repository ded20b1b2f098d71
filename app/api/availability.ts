import { readMoment, writeMoment } from "~/domain/api-time";
import { readEmail } from "~/domain/contact";
import { minuteOfTime } from "~/domain/phrasing";
import { DAY, type Instant, type Interval, MINUTE } from "~/domain/time";
import { AvailabilityQuery } from "~/forms/api";
import { findAvailability } from "~/services/find-availability";
import * as answers from "./answers";
import { refusal } from "./meeting-answer";
import { operation } from "./operation";
import type { ApiError } from "./problem";

const MOST_GUESTS = 20;
const LONGEST_MS = 31 * DAY;
const USUAL_MS = 7 * DAY;

export const getAvailability = operation({
  ...{ id: "getAvailability", method: "GET", path: "/availability", tag: "Availability", scope: "availability:read" },
  summary: "Find free times",
  description:
    "Free times for a meeting, from what Google Calendar says now: in your working hours, with your buffer around what is there, and beside the guests whose calendars you can see. One of every day comes before a second of any.",
  query: AvailabilityQuery,
  answer: { status: 200, schema: answers.Availability, text: "Free times, and when everybody is busy." },
  problems: ["calendar-not-connected", "calendar-down"],
  example: ({ day, offset }) => ({
    query: {
      duration: 30,
      from: `${day}T00:00:00${offset}`,
      participants: "anna@example.com",
      earliest: "13:00",
      limit: 3,
    },
  }),
  handle: async ({ context, holder, query, zone: own, now, refuse }) => {
    const { userId, preferences } = holder;
    const zone = query.time_zone ?? own;
    const read = readWindow(query, query.time_zone ?? null, now);
    if ("errors" in read) return refuse("bad-query", { errors: read.errors });
    const duration = query.duration ?? preferences.defaultMeetingDuration;
    const found = await findAvailability(context, {
      ...{ userId, window: read.window, durationMinutes: duration, guests: read.guests, zone: query.time_zone ?? null },
      limits: { ...minuteOf("fromMinute", query.earliest), ...minuteOf("untilMinute", query.latest) },
      days: query.days ? [...new Set(query.days.split(",").map(Number))] : null,
      count: query.limit,
      now,
    });
    if (!found.ok) return refusal({ zone, holder, refuse }, found);
    const slotOf = ({ start, end }: Interval) => ({ start: writeMoment(start, zone), end: writeMoment(end, zone) });
    const participants = found.guests.map(({ email, busy }) => ({
      ...{ email, is_visible: busy !== null, busy: (busy ?? []).map(slotOf) },
    }));
    const body = {
      time_zone: zone,
      duration,
      slots: found.slots.map(slotOf),
      busy: found.busy.map(slotOf),
      participants,
    };
    return { status: 200, body };
  },
});

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  participants?: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
}

/** Where to look and for whom, or all that is wrong with what was asked. */
function readWindow(
  { from, to, participants = "", earliest, latest }: Asked,
  zone: string | null,
  now: Instant,
): { window: Interval; guests: string[] } | { errors: ApiError[] } {
  const errors: ApiError[] = [];
  const wrong = (pointer: string, detail: string) => void errors.push({ pointer, detail });
  const read = (pointer: string, text: string | undefined, usual: Instant) => {
    const moment = text === undefined ? usual : readMoment(text, zone);
    if (typeof moment === "number") return moment;
    wrong(pointer, "`time_zone` has another offset then, or no such time.");
    return usual;
  };
  const asked = read("?from", from, now);
  // Clocks differ by a little.
  if (asked < now - 5 * MINUTE) wrong("?from", "It has passed. Leave it out to look from now on.");
  const start = Math.max(now, asked);
  const end = read("?to", to, start + USUAL_MS);
  if (end <= start) wrong("?to", "It has passed, or is not after `from`.");
  if (end - start > LONGEST_MS) wrong("?to", "At most 31 days after `from`.");
  if (start > now + 732 * DAY) wrong("?from", "At most two years ahead.");
  if (earliest !== undefined && latest !== undefined && latest <= earliest) wrong("?latest", "Not after `earliest`.");
  const addresses = participants.split(",").flatMap((one) => one.trim() || []);
  const guests = [...new Set(addresses.flatMap((one) => readEmail(one) ?? []))];
  if (addresses.some((one) => !readEmail(one))) wrong("?participants", "One of them is no address.");
  if (guests.length > MOST_GUESTS) wrong("?participants", `At most ${MOST_GUESTS}.`);
  return errors.length > 0 ? { errors } : { window: { start, end }, guests };
}

/** @param clock "09:30" */
function minuteOf(name: "fromMinute" | "untilMinute", clock: string | undefined) {
  return clock === undefined ? {} : { [name]: minuteOfTime(clock) };
}
