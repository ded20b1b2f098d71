import { selectNames } from "~/db/contacts";
import { suggestAlternatives } from "~/domain/alternatives";
import { blocksTime } from "~/domain/calendar-event";
import { type FreeBusyView, viewFreeBusy } from "~/domain/free-busy-view";
import { personName } from "~/domain/person-name";
import { shownAddress } from "~/domain/shown-address";
import { DAY, type Instant, type Interval } from "~/domain/time";
import { lookAtGuests } from "../look-at-guests";
import { type CalendarClosed, type CalendarDeps, openCalendar } from "./open-calendar";

/** Google looks into no more calendars at once that a page has room for. */
const MOST_GUESTS = 20;
/** As far as other times are looked for. */
const AHEAD_MS = 15 * DAY;

/**
 * Who is free at a time that is about to be booked, and when all are instead, from what Google says now. Nothing is
 * written.
 */
export async function checkTimes(
  deps: CalendarDeps,
  { userId, slot, guests, now }: { userId: string; slot: Interval; guests: readonly string[]; now: Instant },
): Promise<{ ok: true; view: FreeBusyView } | { ok: false; reason: CalendarClosed["closed"] }> {
  const opened = await openCalendar(deps, userId, slot, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };
  const asked = guests.slice(0, MOST_GUESTS);
  const window = { start: slot.start - DAY, end: slot.end + AHEAD_MS };
  const [seen, names] = await Promise.all([
    lookAtGuests(deps, opened.google, asked, window),
    asked.length > 0 ? selectNames(deps.db, userId, asked) : [],
  ]);
  if ("closed" in seen) return { ok: false, reason: seen.closed };
  const { zone, workday, events, bufferMinutes } = opened;
  const nameOf = (email: string) =>
    personName(names.find((one) => one.email === email)?.name ?? "") || shownAddress(email);
  const people = [
    { name: "You", busy: events.filter(blocksTime) },
    ...seen.guests.map(({ email, busy }) => ({ name: nameOf(email), busy })),
  ];
  const taken = seen.guests.flatMap(({ busy }) => busy ?? []);
  const alternatives = suggestAlternatives({ wanted: slot, events, now, zone, workday, bufferMinutes, taken });
  const view = viewFreeBusy(slot, people, alternatives, { zone, workday, now });
  return { ok: true, view: view.isFree ? { ...view, alternatives: [] } : view };
}
