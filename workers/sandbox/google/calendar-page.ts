import { Temporal } from "temporal-polyfill";
import { type Call, html } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { type Account, accountOf, listAccounts } from "./accounts";
import { dayColumn } from "./calendar-day";
import { type GoogleEvent, overlaps } from "./event";
import { eventPage } from "./event-page";
import { listStored } from "./event-store";
import { eventsIn } from "./list-events";

const DEMO_ACCOUNT = "demo@parley.test";

/** One week of an account's calendar, Monday first, in the account's zone; `/calendar/event?eid=` is one event. */
export function calendarPage(call: Call, world: World): Response {
  if (call.path === "/event") return eventPage(call, world);
  const account = accountOf(world.sql, call.query.get("account") || DEMO_ACCOUNT);
  const today = Temporal.Instant.fromEpochMilliseconds(world.now).toZonedDateTimeISO(account.zone).toPlainDate();
  const monday = mondayOf(dateOf(call.query.get("week")) ?? today);
  const cancelled = call.query.get("cancelled") === "1";
  const days = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }));
  const events = weekEvents(world, account, monday, cancelled);
  return html(
    page(
      world,
      `Calendar of ${account.email}`,
      `<div class="wide"><h1>Calendar of ${escapeHtml(account.email)}</h1>
<p class="quiet">Week of ${monday.toString()}, times in ${escapeHtml(account.zone)}</p>
${toolbar(world, account, monday, today, cancelled)}
<ol class="week">${days.map((day) => dayColumn(account, day, day.equals(today), events)).join("\n")}</ol></div>`,
    ),
  );
}

function weekEvents(world: World, account: Account, monday: Temporal.PlainDate, cancelled: boolean): GoogleEvent[] {
  const window = {
    from: monday.toZonedDateTime(account.zone).epochMilliseconds,
    to: monday.add({ days: 7 }).toZonedDateTime(account.zone).epochMilliseconds,
  };
  const gone = listStored(world.sql, account.email)
    .map(({ event }) => event)
    .filter((event) => event.status === "cancelled" && overlaps(event, window, account.zone));
  return [...eventsIn(world, account, window), ...(cancelled ? gone : [])];
}

function toolbar(
  world: World,
  account: Account,
  monday: Temporal.PlainDate,
  today: Temporal.PlainDate,
  cancelled: boolean,
): string {
  const link = (week: Temporal.PlainDate, text: string, all = cancelled) => {
    const query = new URLSearchParams({
      account: account.email,
      week: week.toString(),
      ...(all && { cancelled: "1" }),
    });
    return `<a class="button" href="/calendar?${escapeHtml(query.toString())}">${text}</a>`;
  };
  const emails = [...new Set([DEMO_ACCOUNT, ...listAccounts(world.sql).map(({ email }) => email)])];
  const options = emails.map(
    (email) => `<option${email === account.email ? " selected" : ""}>${escapeHtml(email)}</option>`,
  );
  return `<nav class="actions" aria-label="Weeks">${link(monday.subtract({ days: 7 }), "Previous week")}
${link(mondayOf(today), "This week")} ${link(monday.add({ days: 7 }), "Next week")}
${link(monday, cancelled ? "Hide cancelled" : "Show cancelled", !cancelled)}</nav>
<form class="toolbar" method="get" action="/calendar"><label>Account <select name="account">${options.join("")}</select></label>
<label>Week with <input type="date" name="week" value="${monday.toString()}"></label><button class="second">Show</button></form>`;
}

function mondayOf(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek - 1 });
}

function dateOf(text: string | null): Temporal.PlainDate | undefined {
  try {
    return text ? Temporal.PlainDate.from(text) : undefined;
  } catch {
    return undefined;
  }
}
