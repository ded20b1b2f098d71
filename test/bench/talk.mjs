/**
 * `node test/bench/talk.mjs DRIVER [options of the driver]`: a driver of dialogues that talks to the sandbox over HTTP
 * is run against the pure part of the conversation instead, in this process and without waiting, so that a hundred
 * dialogues take seconds. The driver is any module that uses `fetch` for the controls of the sandbox
 * (`/control/google/events`, `/control/whatsapp/inbound`, `/control/whatsapp/outbound`).
 *
 * `MODEL=FILE` has a module play the language model: its default export gives the form of a message, or null.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../workers/local/ensure-installed.mjs";
import { bundled } from "./bundled.mjs";

const [driver] = process.argv.slice(2);
if (!driver) throw new Error("Say which driver to run");

const { converse } = await bundled(`${root}/test/support/dialogue.ts`);
const { default: model } = process.env.MODEL ? await import(pathToFileURL(resolve(process.env.MODEL)).href) : {};
const talk = converse({ now: "2026-01-01T09:00:00Z", ...(model && { model }) });
const sent = [];
const google = new Map();

const CONTROLS = {
  "GET /control/google/events": () => {
    const own = ownEvents();
    return { events: [...google.values(), ...own] };
  },
  "PUT /control/google/events": ({ event }) => {
    google.set(event.id, event);
    talk.put(fromGoogle(event));
    if (event.status === "cancelled") google.delete(event.id);
    return {};
  },
  "GET /control/whatsapp/outbound": (_, query) => {
    const since = sent.findIndex(({ id }) => id === query.get("since"));
    return { messages: sent.slice(since + 1) };
  },
  "POST /control/whatsapp/inbound": ({ text, button, list, timestamp }) => {
    const tapped = button ?? list;
    talk.moveTo(timestamp * 1000);
    const answer = talk.send(tapped ? tapped.title : text, tapped?.id);
    const { body, buttons = [], rows = [], before = [] } = answer;
    const first = before.map((words) => ({ text: words }));
    for (const message of [...first, { text: body, buttons, rows }]) sent.push({ ...message, id: `out${sent.length}` });
    return {};
  },
};

globalThis.fetch = async (url, { method = "GET", body } = {}) => {
  const { pathname, searchParams } = new URL(url);
  const control = CONTROLS[`${method} ${pathname}`];
  if (!control) return new Response("not a control", { status: 404 });
  return Response.json(control(body ? JSON.parse(body) : {}, searchParams));
};
const later = globalThis.setTimeout;
globalThis.setTimeout = (call, _, ...rest) => later(call, 0, ...rest);
process.argv.splice(1, 2, driver);
await import(pathToFileURL(resolve(driver)).href);

/** What the conversation has written, and what it changed of what was put there, as Google would list it. */
function ownEvents() {
  const now = talk.events();
  for (const id of google.keys()) if (!now.some((event) => event.id === id)) google.delete(id);
  for (const event of now) if (google.has(event.id)) google.set(event.id, toGoogle(event));
  return now.filter(({ id }) => !google.has(id)).map(toGoogle);
}

function fromGoogle({ id, status, summary, start, end, location, attendees = [] }) {
  const day = (at) => Date.parse(at.dateTime ?? `${at.date}T00:00:00Z`);
  return {
    ...{ id, status, title: summary ?? "", description: "", location: location ?? "" },
    ...{ start: day(start), end: day(end), allDay: start.date !== undefined, zone: "Europe/Amsterdam" },
    attendees: attendees.map(({ email, displayName }) => ({ email, name: displayName })),
    ...{ hangoutLink: null, htmlLink: null, etag: null, updatedAt: 0, transparent: false, eventType: "default" },
    organizerSelf: true,
  };
}

function toGoogle({ id, title, description, location, start, end, allDay, zone, attendees, status }) {
  const edge = (at) => {
    const wall = new Date(at).toLocaleString("sv-SE", { timeZone: zone ?? "Europe/Amsterdam" });
    return allDay ? { date: wall.slice(0, 10) } : { dateTime: new Date(at).toISOString() };
  };
  const guests = attendees.map(({ email, name }) => ({ email, displayName: name }));
  return { id, status, summary: title, description, location, start: edge(start), end: edge(end), attendees: guests };
}
