import { bearerOf, type Call, isRecord, json, jsonOf } from "../call";
import type { World } from "../world";
import { type Account, accountOf, findToken } from "./accounts";
import { stop, watch } from "./channels";
import { badRequest, CalendarError } from "./errors";
import type { GoogleEvent } from "./event";
import { findEvent } from "./event-store";
import { freeBusy } from "./free-busy";
import { listEvents, listInstances } from "./list-events";
import { shownEvent } from "./shown-event";
import { cancelEvent, insertEvent, patchEvent, replaceEvent } from "./write-event";

const READ = ["calendar", "calendar.readonly", "calendar.events", "calendar.events.readonly", "calendar.events.owned"];
const WRITE = ["calendar", "calendar.events", "calendar.events.owned"];
const FREE_BUSY = ["calendar", "calendar.readonly", "calendar.freebusy", "calendar.events.freebusy"];
const LIST = ["calendar", "calendar.readonly", "calendar.calendarlist", "calendar.calendarlist.readonly"];
const SETTINGS = ["calendar", "calendar.readonly", "calendar.settings.readonly"];
const CALENDAR = ["calendar", "calendar.readonly", "calendar.calendars", "calendar.calendars.readonly"];

/** www.googleapis.com/calendar/v3. Errors are Google's bodies. */
export function answerCalendar(call: Call, world: World): Response {
  try {
    return route(call, world);
  } catch (error) {
    if (error instanceof CalendarError) return error.response();
    throw error;
  }
}

/** One request, with the account that its token belongs to. */
interface Asked {
  call: Call;
  world: World;
  account: Account;
}

function route(call: Call, world: World): Response {
  const grant = findToken(world.sql, bearerOf(call), "access", world.now);
  if (!grant) throw new CalendarError(401, "authError");
  const asked = { call, world, account: accountOf(world.sql, grant.email) };
  const allow = (scopes: string[]) => {
    const held = grant.scope.split(" ").map((scope) => scope.replace("https://www.googleapis.com/auth/", ""));
    if (!held.some((scope) => scopes.includes(scope))) throw new CalendarError(403, "insufficientPermissions");
  };
  const [first, ...rest] = call.path
    .replace(/^\/calendar\/v3\//, "")
    .split("/")
    .map(decodeURIComponent);
  switch (first) {
    case "freeBusy":
      allow(FREE_BUSY);
      return freeBusy(call, world, asked.account);
    case "channels":
      if (rest[0] !== "stop") break;
      return stop(call, world, asked.account);
    case "users":
      return userResource(asked, rest, allow);
    case "calendars":
      if (!isOwn(asked.account, rest[0])) throw new CalendarError(404, "notFound");
      if (rest[1] === "events") {
        allow(call.method === "GET" || rest[2] === "watch" ? READ : WRITE);
        return eventResource(asked, rest.slice(2));
      }
      if (rest[1] !== undefined || call.method !== "GET") break;
      allow(CALENDAR);
      return json(calendar(asked.account));
  }
  throw new CalendarError(404, "notFound");
}

function eventResource(asked: Asked, [id, edge]: string[]): Response {
  const { call, world, account } = asked;
  if (id === undefined && call.method === "GET") return listEvents(call, world, account);
  if (id === undefined && call.method === "POST") {
    const event = insertEvent(world, account, bodyOf(call), optionsOf(call));
    return written(asked, event);
  }
  if (id === "watch" && call.method === "POST") return watch(call, world, account);
  if (id !== undefined && edge === "instances" && call.method === "GET") return listInstances(call, world, account, id);
  if (id === undefined || edge !== undefined) throw new CalendarError(404, "notFound");

  const event = findEvent(world.sql, account, id);
  if (!event) throw new CalendarError(404, "notFound");
  const wanted = call.headers.get("if-match");
  if (call.method !== "GET" && wanted && wanted !== "*" && wanted !== event.etag) {
    throw new CalendarError(412, "conditionNotMet");
  }
  switch (call.method) {
    case "GET":
      if (call.headers.get("if-none-match") === event.etag) return new Response(null, { status: 304 });
      return shown(asked, event);
    case "PATCH":
      return written(asked, patchEvent(world, account, event, bodyOf(call), optionsOf(call)));
    case "PUT":
      return written(asked, replaceEvent(world, account, event, bodyOf(call), optionsOf(call)));
    case "DELETE":
      cancelEvent(world, account, event);
      noteWrite(asked, event.id);
      return new Response(null, { status: 204 });
    default:
      throw new CalendarError(404, "notFound");
  }
}

function userResource({ account }: Asked, [user, kind, id]: string[], allow: (scopes: string[]) => void): Response {
  if (user !== "me") throw new CalendarError(404, "notFound");
  if (kind === "calendarList") {
    allow(LIST);
    const etag = `"l${account.sub.slice(-8)}"`;
    const entry = {
      ...{ ...calendar(account), kind: "calendar#calendarListEntry", accessRole: "owner", primary: true },
      ...{ selected: true, colorId: "14", backgroundColor: "#9fe1e7", foregroundColor: "#000000" },
      defaultReminders: [{ method: "popup", minutes: 10 }],
    };
    if (id === undefined) return json({ kind: "calendar#calendarList", etag, nextSyncToken: etag, items: [entry] });
    if (isOwn(account, id)) return json(entry);
  }
  if (kind === "settings") {
    allow(SETTINGS);
    const setting = { kind: "calendar#setting", etag: `"s${account.zone}"`, id: "timezone", value: account.zone };
    if (id === "timezone") return json(setting);
    if (id === undefined) return json({ kind: "calendar#settings", etag: '"s"', nextSyncToken: "s", items: [setting] });
  }
  throw new CalendarError(404, "notFound");
}

function calendar({ email, zone, sub }: Account) {
  return { kind: "calendar#calendar", etag: `"c${sub.slice(-8)}"`, id: email, summary: email, timeZone: zone };
}

function isOwn(account: Account, id: string | undefined): boolean {
  return id === "primary" || id?.toLowerCase() === account.email;
}

function bodyOf(call: Call): Record<string, unknown> {
  const body = jsonOf(call);
  if (!isRecord(body)) throw badRequest("Parse Error", "parseError");
  return body;
}

function optionsOf({ query }: Call) {
  return { conference: query.get("conferenceDataVersion") === "1" };
}

function written(asked: Asked, event: GoogleEvent): Response {
  noteWrite(asked, event.id);
  return shown(asked, event);
}

function shown({ call, world, account }: Asked, event: GoogleEvent): Response {
  const zone = call.query.get("timeZone") ?? account.zone;
  return json(shownEvent(world, account, event, zone), 200, { etag: event.etag });
}

/** Whether guests would have been told is kept beside the event, which has no field for it. */
function noteWrite({ call, world, account }: Asked, id: string): void {
  world.sql.exec(
    "INSERT INTO google_writes VALUES (?, ?, ?, ?, ?, ?)",
    ...[account.email, id, call.method, call.query.get("sendUpdates")],
    ...[Number(call.query.get("conferenceDataVersion") ?? 0), world.now],
  );
}
