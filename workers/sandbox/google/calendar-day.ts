import { Temporal } from "temporal-polyfill";
import { escapeHtml } from "../pages/html";
import type { Account } from "./accounts";
import { type GoogleEvent, instantOf } from "./event";
import { eventLinkId } from "./shown-event";

const DAY_MINUTES = 24 * 60;

/** A timed event within one day: minutes since midnight, and its place among those beside it. */
interface Placed {
  event: GoogleEvent;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** One day: whole-day events on top, the others by the clock. On a narrow screen the same markup reads as a list. */
export function dayColumn(account: Account, day: Temporal.PlainDate, isToday: boolean, events: GoogleEvent[]): string {
  const midnight = day.toZonedDateTime(account.zone).epochMilliseconds;
  const end = day.add({ days: 1 }).toZonedDateTime(account.zone).epochMilliseconds;
  const here = events.filter(
    ({ start, end: stop }) => instantOf(start, account.zone) < end && instantOf(stop, account.zone) > midnight,
  );
  const allDay = here.filter(({ start }) => start.date !== undefined);
  const timed = here.filter(({ start }) => start.date === undefined);
  const title = day.toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "short" });
  return `<li${isToday ? ' class="today"' : ""}><h2>${title}${isToday ? ", today" : ""}</h2>
<div class="allday">${allDay.map((event) => card(account, event, "")).join("")}</div>
<div class="hours">${hourMarks()}${place(account, day, timed)
    .map((placed) => timedCard(account, placed))
    .join("\n")}</div></li>`;
}

function timedCard(account: Account, { event, from, to, lane, lanes }: Placed): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  const style = [
    `--top:${percent(from, DAY_MINUTES)}`,
    `--height:${percent(to - from, DAY_MINUTES)}`,
    `--left:${percent(lane, lanes)}`,
    `--width:${percent(1, lanes)}`,
  ].join(";");
  return card(account, event, ` style="${style}"`);
}

function card(account: Account, event: GoogleEvent, style: string): string {
  const link = `/calendar/event?eid=${eventLinkId(event.id, account.email)}`;
  const cancelled = event.status === "cancelled";
  return `<a class="event${cancelled ? " cancelled" : ""}" dir="auto" href="${link}"${style}><b>${escapeHtml(event.summary ?? "(No title)")}</b>
${escapeHtml(clock(account, event))}${cancelled ? ", cancelled" : ""}</a>`;
}

function clock({ zone }: Account, { start, end }: GoogleEvent): string {
  if (start.date) return "all day";
  const time = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(zone)
      .toPlainTime()
      .toString({ smallestUnit: "minute" });
  return `${time(instantOf(start, zone))}–${time(instantOf(end, zone))}`;
}

/** Gives overlapping events lanes side by side. By the clock on the wall, so a day of 23 or 25 hours still fits. */
function place({ zone }: Account, day: Temporal.PlainDate, events: GoogleEvent[]): Placed[] {
  const minuteOf = (at: number) => {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
    const since = day.toPlainDateTime().until(wall, { largestUnit: "minutes" }).minutes;
    return Math.min(DAY_MINUTES, Math.max(0, since));
  };
  const placed = events
    .map((event) => {
      const from = minuteOf(instantOf(event.start, zone));
      return { event, from, to: Math.max(from + 15, minuteOf(instantOf(event.end, zone) - 1) + 1), lane: 0, lanes: 1 };
    })
    .toSorted((a, b) => a.from - b.from);
  let cluster: Placed[] = [];
  for (const one of placed) {
    if (cluster.every(({ to }) => to <= one.from)) cluster = [];
    const taken = cluster.filter(({ to }) => to > one.from).map(({ lane }) => lane);
    while (taken.includes(one.lane)) one.lane += 1;
    cluster.push(one);
    const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
    for (const member of cluster) member.lanes = lanes;
  }
  return placed;
}

function hourMarks(): string {
  const hours = [3, 6, 9, 12, 15, 18, 21];
  return hours
    .map(
      (hour) =>
        `<span class="hour" aria-hidden="true" style="--top:${((hour / 24) * 100).toFixed(3)}%">${hour}:00</span>`,
    )
    .join("");
}
