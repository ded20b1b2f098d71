import { type Call, html } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { accountOf } from "./accounts";
import type { EventTime } from "./event";
import { findEvent } from "./event-store";
import { parseEventLinkId, shownEvent } from "./shown-event";

/** Everything about one event; this is where its htmlLink leads. */
export function eventPage(call: Call, world: World): Response {
  const link = parseEventLinkId(call.query.get("eid") ?? "");
  const account = link && accountOf(world.sql, link.email);
  const found = account && findEvent(world.sql, account, link.id);
  if (!found) return html(page(world, "No such event", "<h1>No such event</h1>"), 404);

  const event = shownEvent(world, account, found);
  const facts: [string, string][] = [
    ["Status", event.status],
    ["Start", timeText(event.start)],
    ["End", timeText(event.end)],
    ["Location", event.location ?? ""],
    ["Description", event.description ?? ""],
    ["Video", event.hangoutLink ?? ""],
    ["Repeats", event.recurrence?.join(" ") ?? ""],
    ["Instance of", event.recurringEventId ?? ""],
    ["Organizer", event.organizer.email],
    ["Id", event.id],
    ["Changed", event.updated],
  ];
  const guests = (event.attendees ?? []).map(
    ({ email, displayName, responseStatus }) =>
      `<li>${escapeHtml(displayName ? `${displayName}, ${email}` : email)}: ${escapeHtml(responseStatus)}</li>`,
  );
  const week = (event.start.date ?? event.start.dateTime ?? "").slice(0, 10);
  const back = new URLSearchParams({ account: account.email, week });
  return html(
    page(
      world,
      event.summary ?? "Event",
      `<h1 dir="auto">${escapeHtml(event.summary ?? "(No title)")}</h1>
<dl class="facts card">${facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => `<dt>${name}</dt><dd dir="auto">${escapeHtml(value)}</dd>`)
        .join("\n")}</dl>
<h2>Guests</h2>${guests.length > 0 ? `<ul>${guests.join("")}</ul>` : "<p>Nobody is invited.</p>"}
<p><a href="/calendar?${escapeHtml(back.toString())}">Show the week</a></p>`,
    ),
  );
}

function timeText({ date, dateTime = "", timeZone }: EventTime): string {
  return date ?? `${dateTime.replace("T", " ")} (${timeZone})`;
}
