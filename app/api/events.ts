import { listEvents } from "~/db/outbound-events";
import { writeEvent } from "~/domain/outbound-events";
import { EventQuery } from "~/forms/api";
import * as answers from "./answers";
import { isCursorOf, peekCursor, writeCursor } from "./cursor";
import { operation } from "./operation";

const EVENTS = "events";

export const listEventsOperation = operation({
  ...{ id: "listEvents", method: "GET", path: "/events", tag: "Events", scope: "events:read" },
  summary: "List events",
  description:
    "What has happened to your meetings, reminders and summaries since you have a key or a webhook, the oldest first. They are kept for 30 days. Software that cannot be called, or was away, asks here with the cursor it had last.",
  query: EventQuery,
  answer: { status: 200, schema: answers.EventList, text: "A page of events." },
  problems: ["bad-cursor"],
  example: () => ({ query: { limit: 50 } }),
  reads: (db, { userId, query: { limit, cursor } }) => {
    const after = peekCursor(cursor)?.at;
    return { events: listEvents(db, userId, typeof after === "number" ? after : 0, limit + 1) };
  },
  handle: async ({ holder: { userId }, query: { cursor, limit }, rows, refuse }) => {
    if (cursor !== undefined && !isCursorOf(cursor, EVENTS, userId)) return refuse("bad-cursor");
    const shown = rows.events.slice(0, limit);
    const last = shown.at(-1);
    const next = last ? writeCursor({ at: last.seq, id: last.id }, EVENTS, userId) : (cursor ?? null);
    const body = { data: shown.map(writeEvent), next_cursor: next, has_more: rows.events.length > limit };
    return { status: 200, body };
  },
});
