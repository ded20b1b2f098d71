import { Temporal } from "temporal-polyfill";
import { isRecord } from "../call";
import type { World } from "../world";
import type { Account } from "./accounts";
import { makeConference } from "./conference";
import { badRequest, CalendarError } from "./errors";
import { type Attendee, type EventTime, type GoogleEvent, instantOf, parseEventTime } from "./event";
import { findStored, saveEvent } from "./event-store";

/** What a request may set; everything else in it is ignored. */
const WRITABLE = `summary description location start end recurrence attendees reminders extendedProperties transparency
  visibility colorId status guestsCanInviteOthers guestsCanModify guestsCanSeeOtherGuests anyoneCanAddSelf source
  eventType conferenceData focusTimeProperties outOfOfficeProperties workingLocationProperties birthdayProperties
  attachments`.split(/\s+/);

/** Of these, what is more than a value to copy. */
const READ_APART: ReadonlySet<string> = new Set(["conferenceData", "start", "end"]);

/** What only Google or other people set. */
const OTHERS = ["organizer", "creator", "hangoutLink", "iCalUID"];

export interface WriteOptions {
  /** conferenceDataVersion=1; without it conferenceData is ignored. */
  conference: boolean;
}

/** @throws CalendarError 400 for what Google refuses, 409 for an id that is taken */
export function insertEvent(world: World, account: Account, body: Record<string, unknown>, options: WriteOptions) {
  const id = body.id === undefined ? newEventId() : String(body.id);
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw badRequest("Invalid resource id value.");
  if (findStored(world.sql, account.email, id)) throw new CalendarError(409, "duplicate");
  const created = new Date(world.now).toISOString();
  const base = { ...blank(account, id, created), ...(typeof body.iCalUID === "string" && { iCalUID: body.iCalUID }) };
  return saveEvent(world, account, apply(account, base, body, options));
}

/** PATCH: objects merge, arrays are replaced, null clears. */
export function patchEvent(
  world: World,
  account: Account,
  event: GoogleEvent,
  body: Record<string, unknown>,
  options: WriteOptions,
): GoogleEvent {
  const merged = WRITABLE.filter((field) => field in body).map((field) => [field, merge(event[field], body[field])]);
  return saveEvent(world, account, apply(account, event, Object.fromEntries(merged), options));
}

/** PUT: what the body leaves out is gone, except what only Google sets. */
export function replaceEvent(
  world: World,
  account: Account,
  event: GoogleEvent,
  body: Record<string, unknown>,
  options: WriteOptions,
): GoogleEvent {
  const kept = Object.entries(event).filter(
    ([field]) => !WRITABLE.includes(field) || (field === "conferenceData" && !options.conference),
  );
  const { start, end } = event; // replaced by the body, which must have both
  const base = { ...Object.fromEntries(kept), status: "confirmed", start, end } as GoogleEvent; // only optional fields went
  if (options.conference && !body.conferenceData) delete base.hangoutLink;
  return saveEvent(world, account, apply(account, base, { ...body, start: body.start, end: body.end }, options));
}

/** What somebody else did to the calendar: Google's own fields can be set too, and the end may be left out. */
export function writeAsOther(
  world: World,
  account: Account,
  id: string,
  before: GoogleEvent | undefined,
  body: Record<string, unknown>,
): GoogleEvent {
  const options = { conference: true };
  const own = Object.fromEntries(OTHERS.filter((field) => field in body).map((field) => [field, body[field]]));
  if (before) return patchEvent(world, account, { ...before, ...own }, body, options);
  const base = { ...blank(account, id, new Date(world.now).toISOString()), ...own };
  return saveEvent(world, account, apply(account, base, { ...body, end: body.end ?? hourAfter(body.start) }, options));
}

function hourAfter(start: unknown): unknown {
  if (!isRecord(start)) return undefined;
  if (typeof start.date === "string") return { date: Temporal.PlainDate.from(start.date).add({ days: 1 }).toString() };
  const { dateTime } = parseEventTime(start, "start", "UTC");
  return {
    ...start,
    dateTime: Temporal.Instant.from(dateTime ?? "")
      .add({ hours: 1 })
      .toString(),
  };
}

/** DELETE: the event stays, cancelled. @throws CalendarError 410 the second time */
export function cancelEvent(world: World, account: Account, event: GoogleEvent): void {
  if (event.status === "cancelled") throw new CalendarError(410, "deleted");
  saveEvent(world, account, { ...event, status: "cancelled", sequence: event.sequence + 1 });
}

export function newEventId(): string {
  const alphabet = "abcdefghijklmnopqrstuv0123456789";
  return [...crypto.getRandomValues(new Uint8Array(26))].map((byte) => alphabet[byte % 32]).join("");
}

function blank({ email, zone }: Account, id: string, created: string): GoogleEvent {
  const never = { dateTime: created, timeZone: zone };
  return {
    ...{ id, status: "confirmed", etag: "", created, updated: created, iCalUID: `${id}@google.com`, sequence: 0 },
    ...{ start: never, end: never, creator: { email }, organizer: { email } },
    ...{ reminders: { useDefault: true }, eventType: "default" },
  };
}

/** The event with the writable fields of `changes`; undefined and null ones are taken off. */
function apply(
  account: Account,
  base: GoogleEvent,
  changes: Record<string, unknown>,
  options: WriteOptions,
): GoogleEvent {
  const event = withValues(base, changes);
  event.status = checkStatus(event.status ?? "confirmed");
  event.eventType ??= "default";
  const isNew = base.etag === "";
  for (const edge of ["start", "end"] as const)
    if (edge in changes || isNew) event[edge] = parseEventTime(changes[edge], edge, account.zone);
  checkTimes(event, account.zone);
  if (event.recurrence) checkRecurrence(event.recurrence);
  if (event.attendees) event.attendees = attendeesOf(event.attendees, base.attendees ?? [], account.email);
  if (options.conference && "conferenceData" in changes) setConference(event, changes.conferenceData);
  const moved = !sameTime(base.start, event.start) || !sameTime(base.end, event.end);
  if (!isNew && (moved || base.status !== event.status)) event.sequence = base.sequence + 1;
  return event;
}

function withValues(base: GoogleEvent, changes: Record<string, unknown>): GoogleEvent {
  const event: GoogleEvent = { ...base };
  for (const field of WRITABLE) {
    if (!(field in changes) || READ_APART.has(field)) continue;
    if (changes[field] == null) delete event[field];
    else event[field] = changes[field];
  }
  return event;
}

function setConference(event: GoogleEvent, wanted: unknown): void {
  if (wanted == null) {
    delete event.conferenceData;
    delete event.hangoutLink;
  } else Object.assign(event, makeConference(wanted, event.conferenceData));
}

function checkStatus(status: unknown): string {
  if (status === "confirmed" || status === "tentative" || status === "cancelled") return status;
  throw badRequest("Invalid value for: status");
}

function checkTimes({ start, end }: GoogleEvent, zone: string): void {
  if ((start.date === undefined) !== (end.date === undefined)) throw badRequest("Invalid start time.");
  if (instantOf(end, zone) < instantOf(start, zone)) {
    throw badRequest("The specified time range is empty.", "timeRangeEmpty");
  }
  if (start.date !== undefined && start.date === end.date) {
    throw badRequest("The specified time range is empty.", "timeRangeEmpty");
  }
}

/** Of what repeats more often than daily Google takes nothing. */
const SUB_DAILY = /[:;]FREQ=(?:SECONDLY|MINUTELY|HOURLY)(?:;|$)/i;

function checkRecurrence(lines: unknown): void {
  const good = /^(RRULE|EXRULE|RDATE|EXDATE)[:;]/;
  if (
    !Array.isArray(lines) ||
    !lines.every((line) => typeof line === "string" && good.test(line) && !SUB_DAILY.test(line))
  ) {
    throw badRequest("Invalid recurrence rule.");
  }
}

/** Answers that guests gave are kept when a request leaves them out. */
function attendeesOf(list: unknown, before: readonly Attendee[], email: string): Attendee[] {
  if (!Array.isArray(list)) throw badRequest("Invalid attendees.");
  return list.map((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(entry.email)) {
      throw badRequest("Invalid attendee email.");
    }
    const address = entry.email.toLowerCase();
    const known = before.find((guest) => guest.email.toLowerCase() === address);
    const { self: _self, organizer: _organizer, ...rest } = entry;
    const answer = typeof entry.responseStatus === "string" ? entry.responseStatus : known?.responseStatus;
    return {
      ...rest,
      email: entry.email,
      ...(address === email && { self: true, organizer: true }),
      responseStatus: answer ?? "needsAction",
    };
  });
}

function sameTime(one: EventTime, other: EventTime): boolean {
  if (one.date || other.date) return one.date === other.date;
  return instantOf(one, "UTC") === instantOf(other, "UTC");
}

function merge(before: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const merged: Record<string, unknown> = isRecord(before) ? { ...before } : {};
  for (const [field, value] of Object.entries(change)) {
    if (value === null) delete merged[field];
    else merged[field] = merge(merged[field], value);
  }
  return merged;
}
