import { Temporal } from "temporal-polyfill";
import type { World } from "../world";
import type { Account } from "./accounts";
import { badRequest, CalendarError } from "./errors";
import type { Window } from "./event";
import { lastSeq } from "./event-store";
import { HORIZON_MS } from "./recurrence";

/** The filters that a sync token keeps. */
export interface Filters {
  singleEvents: boolean;
  showDeleted: boolean;
  timeMin: string | null;
  timeMax: string | null;
  eventTypes: string[];
}
/** Continues a list: from change `since` on, up to change `until`, after `offset` items. */
export interface Page {
  email: string;
  filters: Filters;
  since: number | null;
  until: number;
  offset: number;
  /** The account's, when the list began; another one is too old. */
  generation: number;
}

const NOT_WITH_SYNC = [
  "iCalUID",
  "orderBy",
  "privateExtendedProperty",
  "sharedExtendedProperty",
  "q",
  "timeMin",
  "timeMax",
  "updatedMin",
];

/**
 * What a list request asks for: a further page, what changed since a sync token, or everything.
 *
 * @throws CalendarError 400 for a filter beside a sync token, 410 for a token that is too old
 */
export function pageOf(query: URLSearchParams, world: World, account: Account): Page {
  const token = query.get("pageToken");
  if (token) {
    const page = decode(token);
    if (page?.email !== account.email) throw badRequest("Invalid page token value.");
    return page;
  }
  const until = lastSeq(world.sql);
  const syncToken = query.get("syncToken");
  if (!syncToken) {
    const [timeMin, timeMax] = [query.get("timeMin"), query.get("timeMax")];
    const filters = {
      singleEvents: query.get("singleEvents") === "true",
      showDeleted: query.get("showDeleted") === "true",
      ...{ timeMin, timeMax, eventTypes: query.getAll("eventTypes") },
    };
    return { email: account.email, filters, since: null, until, offset: 0, generation: account.sync_generation };
  }
  const mixed = NOT_WITH_SYNC.find((name) => query.has(name));
  if (mixed) throw badRequest(`Sync token cannot be combined with ${mixed}.`);
  const page = decode(syncToken);
  const since = page?.since ?? -1;
  if (page?.email !== account.email || page.generation !== account.sync_generation || since < 0 || since > until) {
    throw new CalendarError(410, "fullSyncRequired");
  }
  return { ...page, since, until, offset: 0 };
}

/** The window of timeMin and timeMax; without an end it reaches as far as a series is followed. */
export function windowOf(timeMin: string | null, timeMax: string | null, now: number): Window {
  const from = timeMin ? parseInstant(timeMin) : Number.NEGATIVE_INFINITY;
  return { from, to: timeMax ? parseInstant(timeMax) : Math.max(now, timeMin ? from : now) + HORIZON_MS };
}

/** RFC 3339 with an offset to UTC milliseconds. @throws CalendarError 400 */
export function parseInstant(text: string): number {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    throw badRequest("Bad Request", "badRequest");
  }
}

/** A whole number above zero. @throws CalendarError 400 */
export function integer(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? otherwise);
  if (!Number.isInteger(value) || value < 1) throw badRequest(`Invalid value for: ${name}`);
  return value;
}

/** The text of a page token or a sync token. */
export function encode(page: Page): string {
  return btoa(JSON.stringify(page)).replaceAll("+", "-").replaceAll("/", "_");
}

function decode(token: string): Page | undefined {
  try {
    return JSON.parse(atob(token.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}
