import { Temporal } from "temporal-polyfill";
import { escapeHtml } from "../pages/html";
import type { Account } from "./accounts";
import { type GoogleEvent, instantOf } from "./event";
import { eventLinkId } from "./shown-event";

/** Whole hours of the clock that a week shows; 24 is the next midnight. */
export interface Hours {
  first: number;
  last: number;
}

/** The working day, and as much more as the events need. */
export function hoursOf(account: Account, days: readonly Temporal.PlainDate[], events: GoogleEvent[]): Hours {
  const placed = days.flatMap((day) => place(account, day, timedOn(account, day, events)));
  return {
    first: Math.min(8, ...placed.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(19, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** A timed event within one day: minutes since midnight, and its place among those beside it. */
interface Placed {
  event: GoogleEvent;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** One day: whole-day events on top, the others by the clock. On a narrow screen the same markup reads as a list. */
export function dayColumn(
  account: Account,
  day: Temporal.PlainDate,
  isToday: boolean,
  events: GoogleEvent[],
  hours: Hours,
): string {
  const allDay = eventsOn(account, day, events).filter(({ start }) => start.date !== undefined);
  const timed = place(account, day, timedOn(account, day, events));
  const title = day.toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "short" });
  return `<li${isToday ? ' class="today"' : ""}><h2>${title}${isToday ? ", today" : ""}</h2>
<div class="allday">${allDay.map((event) => card(account, event, "")).join("")}</div>
<div class="hours" style="--hours:${hours.last - hours.first}">${hourMarks(hours)}${timed.map((placed) => timedCard(account, placed, hours)).join("\n")}</div></li>`;
}

function eventsOn({ zone }: Account, day: Temporal.PlainDate, events: GoogleEvent[]): GoogleEvent[] {
  const midnight = day.toZonedDateTime(zone).epochMilliseconds;
  const next = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return events.filter(({ start, end }) => instantOf(start, zone) < next && instantOf(end, zone) > midnight);
}

function timedOn(account: Account, day: Temporal.PlainDate, events: GoogleEvent[]): GoogleEvent[] {
  return eventsOn(account, day, events).filter(({ start }) => start.date === undefined);
}

function timedCard(account: Account, { event, from, to, lane, lanes }: Placed, { first, last }: Hours): string {
  const shown = (last - first) * 60;
  const style = [
    `--top:${percent(from - first * 60, shown)}`,
    `--height:${percent(to - from, shown)}`,
    `--left:${percent(lane, lanes)}`,
    `--width:${percent(1, lanes)}`,
  ].join(";");
  return card(account, event, ` style="${style}"`);
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
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

const DAY_MINUTES = 24 * 60;

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

function hourMarks({ first, last }: Hours): string {
  return Array.from({ length: last - first }, (_, index) => first + index)
    .map((hour) => {
      const top = percent(hour - first, last - first);
      return `<span class="hour" aria-hidden="true" style="--top:${top}">${hour}:00</span>`;
    })
    .join("");
}
