import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { claimTemplate } from "~/db/meeting-templates";
import { claimEndpoint } from "~/db/outbound-events";
import * as schema from "~/db/schema/every-table";
import { DAY, HOUR } from "~/domain/time";
import { propose } from "~/services/proposals/propose";
import * as build from "../../build/server/app";
import worker from "../../workers/entry";
import { keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { meetingPages, SIGNED_IN_PAGES } from "../support/routes";
import { calendarOf } from "../support/sandbox";
import { APP, get, post, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const first = await createUser();
const second = await createUser();
const firstCookie = await sessionOf(first.id);
const unknown = { event: `p${"0".repeat(32)}`, row: "00000000-0000-4000-8000-00000000dead" };
const guest = `guest-${crypto.randomUUID()}@example.com`;
const theirs = {
  event: "",
  meeting: "",
  session: "",
  template: crypto.randomUUID(),
  webhook: crypto.randomUUID(),
  apiKey: crypto.randomUUID(),
  item: crypto.randomUUID(),
  proposal: crypto.randomUUID(),
};
const template = {
  ...{ name: `Secret plan ${crypto.randomUUID()}`, durationMinutes: 30, title: "", location: "", meet: false },
  ...{ reminderMinutes: null, noReminder: false, description: "", bufferMinutes: null },
};

beforeAll(async () => {
  const phone = phoneOf(first, NOW);
  await phone.text(`book a call with ${guest} tomorrow at 3pm`);
  await phone.text("yes");
  await phone.text("what's on tomorrow");
  theirs.event = (await calendarOf(first.email)).events[0]?.id ?? "";
  const meeting = await env.DB.prepare("SELECT id FROM meetings WHERE user_id = ?")
    .bind(first.id)
    .first<{ id: string }>();
  const session = await env.DB.prepare("SELECT id FROM sessions WHERE user_id = ?")
    .bind(first.id)
    .first<{ id: string }>();
  const hook = { id: theirs.webhook, userId: first.id, url: "https://hooks.customer.com/", secret: "x", createdAt: 1 };
  await claimEndpoint(db, { ...hook, types: ["meeting.created"] });
  await claimTemplate(db, first.id, { ...template, id: theirs.template }, 1);
  await keyOf(first, { id: theirs.apiKey });
  const slot = { start: Date.now() + DAY, end: Date.now() + DAY + HOUR };
  await propose(testContext(), {
    ...{
      id: theirs.proposal,
      userId: first.id,
      key: { id: theirs.apiKey, name: "Test" },
      asks: false,
      now: Date.now(),
    },
    act: { kind: "create", meeting: { ...slot, title: template.name, location: "", zone: "UTC", attendees: [] } },
  });
  await db.insert(schema.identities).values({
    ...{ provider: "google", subject: crypto.randomUUID(), userId: first.id, createdAt: 1 },
  });
  const summary = { id: crypto.randomUUID(), userId: first.id, eventId: theirs.event, title: template.name };
  await db.insert(schema.summaries).values({
    ...{ ...summary, startAt: 1, timezone: "UTC", language: "en", overview: [], decisions: [], questions: [] },
    ...{ dropped: 0, contentHash: "", createdAt: 1, updatedAt: 1 },
  });
  await db.insert(schema.actionItems).values({
    ...{ id: theirs.item, userId: first.id, summaryId: summary.id, position: 0, text: template.name, evidence: [] },
  });
  await db.update(schema.users).set({ passwordHash: "x" }).where(eq(schema.users.id, first.id));
  theirs.meeting = meeting?.id ?? "";
  theirs.session = session?.id ?? "";
});

const slot = {
  startDate: "2026-11-27",
  startTime: "10:00",
  endDate: "2026-11-27",
  endTime: "10:30",
  summary: "Mine now",
};

interface Ids {
  event: string;
  row: string;
  session: string;
  template: string;
  webhook: string;
  apiKey: string;
  proposal: string;
  item: string;
}

/**
 * Every form behind the sign-in, by the id of its route, filled with the ids it is given as far as it has room for them.
 * A route with an action that is not here fails the first test.
 */
const FORMS: Record<string, (ids: Ids) => { path: string; fields: Record<string, string>[] }> = {
  "routes/dashboard.billing": ({ row }) => ({
    path: "/dashboard/billing",
    fields: ["choose", "portal", "card", "cancel", "resume", "withdraw"].map((intent) => ({
      ...{ intent, plan: row, confirm: "yes", userId: first.id, customer: "cus_1" },
    })),
  }),
  "routes/dashboard.billing_.upgrade": ({ row }) => ({
    path: "/dashboard/billing/upgrade",
    fields: ["upgrade", "stay"].flatMap((intent) =>
      [row, "enterprise"].map((plan) => ({ intent, plan, date: "1", due: "0", userId: first.id, customer: "cus_1" })),
    ),
  }),
  "routes/dashboard.calendar.connection": () => ({
    path: "/dashboard/calendar/connection",
    fields: [{ userId: first.id, _method: "delete" }],
  }),
  "routes/dashboard.calendar_.refresh": () => ({ path: "/dashboard/calendar/refresh", fields: [{ userId: first.id }] }),
  "routes/dashboard.integrations_.transcripts": () => ({
    path: "/dashboard/integrations/transcripts",
    fields: ["on", "off"].map((collect) => ({ collect, userId: first.id })),
  }),
  "routes/dashboard.meetings_.bulk": ({ event }) => ({
    path: "/dashboard/meetings/bulk",
    fields: ["cancel", "move", "restore", "move-back"].map((what) => ({ what, id: event, amount: "1", unit: "days" })),
  }),
  "routes/dashboard.meetings.$id.cancel": ({ event }) => ({
    path: `/dashboard/meetings/${event}/cancel`,
    fields: [{ etag: "" }],
  }),
  "routes/dashboard.meetings.$id.edit": ({ event }) => ({
    path: `/dashboard/meetings/${event}/edit`,
    fields: [
      { summary: "Taken over", shown: JSON.stringify({ title: "", location: "", description: "", guests: [] }) },
    ],
  }),
  "routes/dashboard.meetings.$id.reschedule": ({ event }) => ({
    path: `/dashboard/meetings/${event}/reschedule`,
    fields: [{ ...slot, etag: "", anyway: "on" }],
  }),
  "routes/dashboard.meetings.$id.move": ({ event }) => ({
    path: `/dashboard/meetings/${event}/move`,
    fields: [{ ...slot, etag: "", anyway: "on" }],
  }),
  "routes/dashboard.meetings.$id.late": ({ event }) => ({
    path: `/dashboard/meetings/${event}/late`,
    fields: [{ noticeId: crypto.randomUUID(), minutes: "10" }],
  }),
  "routes/dashboard.meetings.$id.reminder": ({ event }) => ({
    path: `/dashboard/meetings/${event}/reminder`,
    fields: [{ minutes: "30" }],
  }),
  "routes/dashboard.meetings.$id.restore": ({ event }) => ({
    path: `/dashboard/meetings/${event}/restore`,
    fields: [{}],
  }),
  "routes/dashboard.meetings.$id.summary": ({ event }) => ({
    path: `/dashboard/meetings/${event}/summary`,
    fields: ["add", "regenerate", "delete", "restore"].map((intent) => ({ intent, text: "Robin: We agreed." })),
  }),
  "routes/dashboard.meetings.$id.summary_.edit": ({ event }) => ({
    path: `/dashboard/meetings/${event}/summary/edit`,
    fields: [{ version: "1", overview: "Mine now" }],
  }),
  "routes/dashboard.meetings.$id.summary_.send": ({ event }) => ({
    path: `/dashboard/meetings/${event}/summary/send`,
    fields: [{ version: "1", to: guest }],
  }),
  "routes/dashboard.action-items": ({ item: id }) => ({
    path: "/dashboard/action-items",
    fields: [
      ...["done", "delete"].map((intent) => ({ intent, id })),
      { intent: "edit", id, text: "Mine now", owner: "", due: "" },
    ],
  }),
  "routes/dashboard.calendar_.new": ({ row }) => ({
    path: "/dashboard/calendar/new",
    fields: [{ ...slot, meetingId: row, anyway: "on" }],
  }),
  "routes/dashboard.meetings_.links._index": ({ row }) => ({
    path: "/dashboard/meetings/links?index",
    fields: [{ intent: "revoke", id: row }],
  }),
  "routes/dashboard.meetings_.links.$id": ({ row }) => ({
    path: `/dashboard/meetings/links/${row}`,
    fields: [
      { intent: "book", start: "99999999999999" },
      { intent: "revoke", start: "" },
    ],
  }),
  "routes/dashboard.meetings_.links.new": () => ({
    path: "/dashboard/meetings/links/new",
    fields: [{ id: unknown.row, title: "Mine now", durationMinutes: "30", times: "99999999999999" }],
  }),
  "routes/dashboard.meetings_.proposals": ({ proposal: id }) => ({
    path: "/dashboard/meetings/proposals",
    fields: ["yes", "no"].map((intent) => ({ intent, id })),
  }),
  "routes/dashboard.meetings_.new": ({ row }) => ({
    path: "/dashboard/meetings/new",
    fields: [{ ...slot, meetingId: row, anyway: "on" }],
  }),
  "routes/dashboard.onboarding": () => ({
    path: "/dashboard/onboarding?step=3",
    fields: [
      { intent: "verify", code: "123456", userId: first.id },
      { intent: "resend", code: "", userId: first.id },
    ],
  }),
  "routes/dashboard.settings._index": () => ({
    path: "/dashboard/settings?index",
    fields: [{ firstName: "Not", lastName: "Yours", timezone: "Asia/Tokyo", userId: first.id, id: first.id }],
  }),
  "routes/dashboard.settings.api": ({ row, apiKey: id }) => ({
    path: "/dashboard/settings/api",
    fields: [
      { intent: "revoke", id, oldId: id, overlap: "now", name: "Not yours" },
      { intent: "rotate", id: row, oldId: id, overlap: "now", name: "Not yours" },
      { intent: "create", id: row, oldId: id, overlap: "now", name: "Not yours" },
    ],
  }),
  "routes/dashboard.settings.data": () => ({
    path: "/dashboard/settings/data",
    fields: [{ userId: first.id, keepTranscriptDays: "0" }],
  }),
  "routes/dashboard.settings.delete": () => ({
    path: "/dashboard/settings/delete",
    fields: [{ userId: first.id, email: first.email, password: "wrong" }],
  }),
  "routes/dashboard.settings.email": () => ({
    path: "/dashboard/settings/email",
    fields: [{ email: first.email, password: "wrong", userId: first.id }],
  }),
  "routes/dashboard.settings.email_.confirm": ({ row }) => ({
    path: `/dashboard/settings/email/confirm?token=${row}`,
    fields: [{ token: row }],
  }),
  "routes/dashboard.settings.notifications": () => ({
    path: "/dashboard/settings/notifications",
    fields: [{ userId: first.id }],
  }),
  "routes/dashboard.settings.password": () => ({
    path: "/dashboard/settings/password",
    fields: [{ userId: first.id, current: "x", password: "a new pass phrase" }],
  }),
  "routes/dashboard.settings.preferences": () => ({
    path: "/dashboard/settings/preferences",
    fields: [{ userId: first.id, defaultMeetingDuration: "60", bufferTime: "0" }],
  }),
  "routes/dashboard.settings.sessions": ({ session }) => ({
    path: "/dashboard/settings/sessions",
    fields: [
      { intent: "end", id: session },
      { intent: "end-others", id: session },
      { intent: "remove-google", id: session },
    ],
  }),
  "routes/dashboard.settings.templates._index": ({ template: id }) => ({
    path: "/dashboard/settings/templates?index",
    fields: [
      { intent: "delete", id },
      { intent: "restore", id },
    ],
  }),
  "routes/dashboard.settings.templates.$id": ({ template: id }) => ({
    path: `/dashboard/settings/templates/${id}`,
    fields: [{ id, name: "Mine now", durationMinutes: "30", reminder: "usual", buffer: "usual" }],
  }),
  "routes/dashboard.settings.webhooks": ({ webhook: id }) => ({
    path: "/dashboard/settings/webhooks",
    fields: [
      ...["rotate", "delete", "enable"].map((intent) => ({ intent, id })),
      { intent: "redeliver", id: `${id}/event` },
    ],
  }),
  "routes/dashboard.support._index": ({ row }) => ({
    path: "/dashboard/support?index",
    fields: [{ userId: first.id, requestId: row }],
  }),
  "routes/dashboard.trial-banner": () => ({ path: "/dashboard/trial-banner", fields: [{ userId: first.id }] }),
  "routes/dashboard.whatsapp.connection": () => ({
    path: "/dashboard/whatsapp/connection",
    fields: [{ userId: first.id, _method: "delete" }],
  }),
  "routes/dashboard.whatsapp.test": () => ({
    path: "/dashboard/whatsapp/test",
    fields: [{ userId: first.id, phone: first.phone }],
  }),
};

const actions = Object.values(build.routes)
  .filter((route) => route?.id.startsWith("routes/dashboard") && route.module.action !== undefined)
  .map((route) => route?.id ?? "");

test("the table holds every form behind the sign-in, and no other", () => {
  expect(actions.toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

test.each(Object.keys(FORMS))(
  "V8.2.2: %s of the first user, posted by a second, changes nothing and says as much as of no such thing",
  async (id) => {
    const before = await everythingOf(first.id);
    const forms = (ids: Ids) => FORMS[id]?.(ids) ?? { path: "", fields: [] };
    const real = forms({ ...theirs, row: theirs.meeting });
    const none = forms({
      event: unknown.event,
      row: unknown.row,
      session: unknown.row,
      template: unknown.row,
      webhook: unknown.row,
      apiKey: unknown.row,
      item: unknown.row,
      proposal: unknown.row,
    });
    const withIds = JSON.stringify(real) !== JSON.stringify(none);
    for (const [n, fields] of real.fields.entries()) {
      const answer = await send(post(real.path, fields, await sessionOf(second.id)));
      if (withIds) {
        const missing = await send(post(none.path, none.fields[n] ?? {}, await sessionOf(second.id)));
        expect(answer.status, `as of what there is not: ${JSON.stringify(fields)}`).toBe(missing.status);
      }
      expect(answer.status).toBeLessThan(500);
    }
    expect(await everythingOf(first.id)).toEqual(before);
  },
);

test("V8.2.2: a page of the first user's meeting is not found for a second, as one that does not exist", async () => {
  for (const [n, path] of meetingPages(theirs.event).entries()) {
    expect((await send(get(path, firstCookie))).status, path).toBe(200);
    const cookie = await sessionOf(second.id);
    const answer = await send(get(path, cookie));
    const missing = await send(get(meetingPages(unknown.event)[n] ?? "", cookie));
    expect(answer.status, path).toBe(404);
    expect(missing.status, path).toBe(404);
    const said = await answer.text();
    expect(said).not.toContain(guest);
  }
});

test("V8.2.2: a template of the first user is not found for a second, by its page or by a new event", async () => {
  const cookie = await sessionOf(second.id);
  const own = `/dashboard/settings/templates/${theirs.template}`;
  expect((await send(get(own, firstCookie))).status).toBe(200);
  expect((await send(get(own, cookie))).status).toBe(404);
  const form = await send(get(`/dashboard/meetings/new?template=${theirs.template}`, cookie));
  expect(await form.text()).not.toContain(template.name);
});

test.each(SIGNED_IN_PAGES)("V8.2.2: %s shows a second user nothing of the first", async (path) => {
  const answer = await send(get(path, await sessionOf(second.id)));
  expect(answer.status).toBe(200);
  const page = await answer.text();
  for (const secret of [first.email, first.phone, guest, theirs.event, theirs.meeting, template.name]) {
    expect(page).not.toContain(secret);
  }
});

test.each(Object.keys(FORMS))("V3.5.1: %s posted from a foreign page is refused and changes nothing", async (id) => {
  const before = await everythingOf(first.id);
  const form = FORMS[id]?.({ ...theirs, row: theirs.meeting });
  for (const fields of form?.fields ?? []) {
    const request = post(form?.path ?? "", fields, firstCookie);
    const headers = new Headers(request.headers);
    headers.set("sec-fetch-site", "cross-site");
    headers.set("origin", "https://evil.example");
    const answer = await send(new Request(request, { headers }));
    expect(answer.status).toBe(403);
  }
  expect(await everythingOf(first.id)).toEqual(before);
});

test.each(Object.keys(FORMS))("%s posted by a visitor leads to sign-in", async (id) => {
  const form = FORMS[id]?.({ ...theirs, row: theirs.meeting });
  for (const fields of form?.fields ?? []) {
    const answer = await send(post(form?.path ?? "", fields));
    expect(answer.headers.get("location") ?? "").toMatch(/^\/auth\?/);
  }
});

/** Every table whose rows belong to a user, those of tomorrow included; deliveries go on as WhatsApp reports them. */
const OWNED = Object.values(schema).flatMap((table) =>
  "userId" in table && table !== schema.deliveries ? [table] : [],
);

function send(request: Request): Promise<Response> {
  // The type of a request from outside, which nothing here uses.
  return Promise.resolve(worker.fetch(new Request(request, { redirect: "manual" }) as never, env as never));
}

/** Every row of this user in every table, and the calendar at Google. A page load may move only when a session was seen. */
async function everythingOf(userId: string): Promise<unknown> {
  const rows = await Promise.all([
    db.select().from(schema.users).where(eq(schema.users.id, userId)),
    ...OWNED.map((table) => db.select().from(table).where(eq(table.userId, userId))),
  ]);
  const kept = JSON.stringify(rows, (key, value) => (key === "seenAt" ? null : value));
  return { kept, calendar: await calendarOf(first.email), app: APP };
}
