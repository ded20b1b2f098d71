import { type Call, json } from "../call";
import type { World } from "../world";
import type { Account } from "./accounts";
import { badRequest, CalendarError } from "./errors";
import { type GoogleEvent, instantOf, isZone, overlaps, type Window } from "./event";
import { findEvent, findStored, type Gone, instancesIn, lastSeq, listGone, listStored } from "./event-store";
import { encode, type Filters, integer, type Page, pageOf, windowOf } from "./list-query";
import { HORIZON_MS } from "./recurrence";
import { goneEvent, shownEvent } from "./shown-event";

/** GET …/events: full or incremental, in pages; only the last page has the next sync token. */
export function listEvents(call: Call, world: World, account: Account): Response {
  const { query } = call;
  const page = pageOf(query, world, account);
  const all = page.since === null ? fullList(query, world, account, page) : changes(world, account, page);
  const size = Math.min(integer(query, "maxResults", 250), 2500);
  const items = all.slice(page.offset, page.offset + size);
  const next = page.offset + size < all.length;
  const { email, zone } = account;
  return json({
    kind: "calendar#events",
    etag: `"p${page.until}"`,
    summary: email,
    description: "",
    updated: new Date(world.now).toISOString(),
    timeZone: query.get("timeZone") ?? zone,
    accessRole: "owner",
    defaultReminders: [{ method: "popup", minutes: 10 }],
    ...(next
      ? { nextPageToken: encode({ ...page, offset: page.offset + size }) }
      : { nextSyncToken: encode({ ...page, since: page.until, until: 0, offset: 0 }) }),
    items: items.map((item) =>
      isGone(item)
        ? goneEvent(item.id, item.series, item.original)
        : shownEvent(world, account, item, query.get("timeZone") ?? zone),
    ),
  });
}

/** GET …/events/{id}/instances. */
export function listInstances(call: Call, world: World, account: Account, id: string): Response {
  const { query } = call;
  const series = findEvent(world.sql, account, id);
  if (!series) throw new CalendarError(404, "notFound");
  const window = windowOf(query.get("timeMin"), query.get("timeMax"), world.now);
  const found = instancesIn(
    series,
    exceptionsOf(world, account, id),
    window,
    account.zone,
    query.get("showDeleted") === "true",
  );
  const offset = Number(query.get("pageToken") ?? 0);
  const size = Math.min(integer(query, "maxResults", 250), 2500);
  return json({
    kind: "calendar#events",
    etag: `"i${lastSeq(world.sql)}"`,
    summary: account.email,
    updated: new Date(world.now).toISOString(),
    timeZone: query.get("timeZone") ?? account.zone,
    accessRole: "owner",
    defaultReminders: [],
    ...(offset + size < found.length
      ? { nextPageToken: String(offset + size) }
      : { nextSyncToken: encode({ ...pageOf(new URLSearchParams(), world, account), since: lastSeq(world.sql) }) }),
    items: found
      .toSorted(byStart(account.zone))
      .slice(offset, offset + size)
      .map((event) => shownEvent(world, account, event, query.get("timeZone") ?? account.zone)),
  });
}

/** Everything in the window that is not cancelled, instances instead of series; for free/busy and the calendar page. */
export function eventsIn(world: World, account: Account, window: Window): GoogleEvent[] {
  const filters = { singleEvents: true, showDeleted: false, timeMin: null, timeMax: null, eventTypes: [] };
  return matching(world, account, filters, window).toSorted(byStart(account.zone));
}

function fullList(query: URLSearchParams, world: World, account: Account, { filters }: Page): GoogleEvent[] {
  const orderBy = query.get("orderBy");
  if (orderBy === "startTime" && !filters.singleEvents) {
    throw badRequest("The requested ordering is not available for the particular query.");
  }
  if (query.has("timeZone") && !isZone(query.get("timeZone"))) throw badRequest("Invalid value for: timeZone");
  const window = windowOf(filters.timeMin, filters.timeMax, world.now);
  if (window.to <= window.from) throw new CalendarError(400, "timeRangeEmpty");
  const found = matching(world, account, filters, window).filter((event) => fits(event, query));
  if (orderBy === "startTime") return found.toSorted(byStart(account.zone));
  if (orderBy === "updated") return found.toSorted((a, b) => a.updated.localeCompare(b.updated));
  return found;
}

function matching({ sql }: World, account: Account, filters: Filters, window: Window): GoogleEvent[] {
  const rows = listStored(sql, account.email).map(({ event }) => event);
  const { zone } = account;
  const wanted = rows.flatMap((event) => {
    if (event.recurringEventId) {
      // An exception comes with its series when that is expanded, else on its own, cancelled ones too.
      const series = rows.find(({ id }) => id === event.recurringEventId);
      return filters.singleEvents || series?.status === "cancelled" || !overlaps(event, window, zone) ? [] : [event];
    }
    if (event.status === "cancelled" && !filters.showDeleted) return [];
    if (!event.recurrence) return overlaps(event, window, zone) ? [event] : [];
    const exceptions = rows.filter(({ recurringEventId }) => recurringEventId === event.id);
    const instances = instancesIn(event, exceptions, window, zone, filters.showDeleted);
    if (filters.singleEvents) return instances;
    return instances.length > 0 || event.status === "cancelled" ? [event] : [];
  });
  return wanted.filter(({ eventType }) => ofType(eventType, filters));
}

/** What changed since the token, cancelled ones included. */
function changes(world: World, account: Account, { filters, since, until }: Page): (GoogleEvent | Gone)[] {
  const { sql, now } = world;
  const { email, zone } = account;
  const from = since ?? 0;
  const window = windowOf(filters.timeMin, filters.timeMax, now);
  const changed = listStored(sql, email).filter(({ seq }) => seq > from && seq <= until);
  const gone = filters.singleEvents ? goneIn(world, account, from, window) : [];
  const items = new Map<string, GoogleEvent | Gone>(gone.map((one) => [one.id, one]));
  for (const { event, createdSeq } of changed) {
    const known = createdSeq <= from;
    const series = event.recurringEventId && findStored(sql, email, event.recurringEventId)?.event;
    if (series) {
      if (series.status !== "cancelled") items.set(event.id, exception(event));
    } else if (filters.singleEvents && event.recurrence) {
      for (const one of instancesIn(event, exceptionsOf(world, account, event.id), window, zone))
        items.set(one.id, one);
    } else if (known || (event.status !== "cancelled" && overlaps(event, window, zone)) || event.recurrence) {
      // One that a client may hold is told wherever it is now, so that nothing stays behind in the old window.
      items.set(event.id, event);
    }
  }
  return [...items.values()].filter((item) => isGone(item) || ofType(item.eventType, filters));
}

/** Instances that their series no longer has. */
function goneIn({ sql }: World, { email, zone }: Account, since: number, window: Window): Gone[] {
  return listGone(sql, email, since).filter(({ original }) => {
    const at = instantOf(original, zone);
    return at < window.to && at >= window.from - HORIZON_MS / 3;
  });
}

function isGone(item: GoogleEvent | Gone): item is Gone {
  return "original" in item;
}

function exception(event: GoogleEvent): GoogleEvent | Gone {
  const { id, recurringEventId = "", originalStartTime = event.start } = event;
  return event.status === "cancelled" ? { id, series: recurringEventId, original: originalStartTime } : event;
}

function exceptionsOf({ sql }: World, { email }: Account, series: string): GoogleEvent[] {
  return listStored(sql, email)
    .map(({ event }) => event)
    .filter(({ recurringEventId }) => recurringEventId === series);
}

function fits(event: GoogleEvent, query: URLSearchParams): boolean {
  const text = query.get("q")?.toLowerCase();
  const { summary, description, location, attendees = [] } = event;
  const guests = attendees.flatMap(({ email, displayName }) => [email, displayName]);
  if (text && ![summary, description, location, ...guests].join("\n").toLowerCase().includes(text)) return false;
  if (query.has("iCalUID") && event.iCalUID !== query.get("iCalUID")) return false;
  const updatedMin = query.get("updatedMin");
  if (updatedMin && event.updated < new Date(updatedMin).toISOString()) return false;
  const has = (kind: "private" | "shared") => (pair: string) => {
    const equals = pair.indexOf("=");
    return event.extendedProperties?.[kind]?.[pair.slice(0, equals)] === pair.slice(equals + 1);
  };
  return (
    query.getAll("privateExtendedProperty").every(has("private")) &&
    query.getAll("sharedExtendedProperty").every(has("shared"))
  );
}

function ofType(eventType: string, { eventTypes }: Filters): boolean {
  return eventTypes.length === 0 || eventTypes.includes(eventType);
}

function byStart(zone: string) {
  return (a: GoogleEvent, b: GoogleEvent) => instantOf(a.start, zone) - instantOf(b.start, zone);
}
