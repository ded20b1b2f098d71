import { env, exports } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { updatePreferences } from "~/db/settings";
import { HOUR, MINUTE } from "~/domain/time";
import type { SwitchableMail } from "~/domain/unsubscribe";
import { sendDelivery } from "~/services/send-delivery";
import { sendEmail } from "~/services/send-email";
import { unsubscribeUrl } from "~/services/unsubscribe";
import { createDeps } from "../../workers/deps";
import { mailsTo } from "../support/mailbox";
import { notifications } from "../support/notifications";
import { putEvent } from "../support/sandbox";
import { createUser, db, type TestUser } from "../support/user";

const deps = createDeps(env);
const switchesOf = async ({ id }: TestUser) => {
  const row = await db.select().from(userPreferences).where(eq(userPreferences.userId, id)).get();
  return { reminders: row?.notifyEmail, alerts: row?.notifyConflicts, agenda: row?.notifyAgenda };
};
const ALL_ON = { reminders: true, alerts: true, agenda: true };
const newUser = () => createUser({ calendar: false, preferences: { notifyAgenda: true } });
const linkFor = ({ id }: TestUser, kind: SwitchableMail) => unsubscribeUrl(deps, id, kind);

const open = (url: string) => exports.default.fetch(url);
/** As mail programs do it: from a server, without a session, an `Origin` or a `Referer`. */
const oneClick = (url: string, body: BodyInit = new URLSearchParams("List-Unsubscribe=One-Click")) =>
  exports.default.fetch(url, { method: "POST", body, redirect: "manual" });

test.each<[SwitchableMail, object, string]>([
  ["reminder-mail", { reminders: false }, "Email Notifications"],
  ["conflict-mail", { alerts: false }, "Conflict Alerts"],
  ["agenda-mail", { agenda: false }, "Daily Agenda"],
])("one click switches off what a %s is of, for this user and nothing else", async (kind, off, label) => {
  const [user, other] = [await newUser(), await newUser()];
  const url = await linkFor(user, kind);
  const page = await open(url);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await page.text()).toMatch(new RegExp(`Switch off (?:<!-- -->)?${label}`));
  expect(await switchesOf(user)).toEqual(ALL_ON);

  const answer = await oneClick(url);
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
  expect(await answer.text()).toContain("/dashboard/settings/notifications");
  expect(await switchesOf(user)).toEqual({ ...ALL_ON, ...off });
  expect(await switchesOf(other)).toEqual(ALL_ON);

  // Twice is once, and a form of several parts is one as well.
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  expect((await oneClick(url, parts)).status).toBe(200);
  expect(await (await open(url)).text()).toMatch(/: off/);
  expect(await switchesOf(user)).toEqual({ ...ALL_ON, ...off });
});

test("a token that was forged, bent or made for something else gets a plain page and changes nothing", async () => {
  const user = await newUser();
  const token = (await linkFor(user, "agenda-mail")).split("/").at(-1) ?? "";
  const tokens = [
    "x",
    "v1.a.b.c",
    `${token.slice(0, -3)}AAA`,
    token.replace(/^v1/, "v2"),
    await deps.encryption.encrypt(JSON.stringify([user.id, "agenda-mail"]), `${user.id}:google-token`),
    await deps.encryption.encrypt(JSON.stringify([user.id, "reset-password"]), "unsubscribe"),
    await deps.encryption.encrypt(JSON.stringify({ id: user.id }), "unsubscribe"),
  ];
  for (const one of tokens) {
    const url = `${deps.appUrl}/unsubscribe/${one}`;
    for (const answer of [await open(url), await oneClick(url)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("This link does not work");
    }
  }
  expect(await switchesOf(user)).toEqual(ALL_ON);
});

test("the link of an account that is gone is like any wrong one", async () => {
  const user = await newUser();
  const url = await linkFor(user, "reminder-mail");
  await db.delete(users).where(eq(users.id, user.id));
  expect([(await open(url)).status, (await oneClick(url)).status]).toEqual([404, 404]);
});

test("a reminder by mail carries the link, its one click ends the mails that wait and the plan; a code carries none", async () => {
  const start = Math.ceil(Date.now() / HOUR) * HOUR + 2 * HOUR;
  const user = await createUser({ preferences: { notifyAgenda: true, notifyWhatsapp: false } });
  const [first, second] = [start, start + HOUR].map((at) => ({
    start: { dateTime: new Date(at).toISOString() },
    end: { dateTime: new Date(at + 30 * MINUTE).toISOString() },
  }));
  await putEvent(user.email, { id: "demo", summary: "Demo", ...first });
  await putEvent(user.email, { id: "review", summary: "Review", ...second });
  const time = notifications(user);
  await time.sync();
  await time.cron(start - 15 * MINUTE);
  const [mail] = await mailsTo(user.email);
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = /^<(.+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";

  const words = { subject: "Review", text: "Review", html: "Review", to: user.email, userId: user.id };
  await sendEmail(time.deps, { ...words, kind: "reminder-mail", idempotencyKey: `reminder:${user.id}:waits/mail` });
  expect((await oneClick(url)).status).toBe(200);
  await sendDelivery(time.deps, `reminder:${user.id}:waits/mail`);
  await time.cron(start + 45 * MINUTE);
  expect(await mailsTo(user.email)).toHaveLength(1);
  const row = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, `reminder:${user.id}:waits/mail`))
    .get();
  expect(row).toMatchObject({ state: "failed", errorCode: "switched-off" });
  const left = await db
    .select()
    .from(plannedNotifications)
    .where(and(eq(plannedNotifications.userId, user.id), eq(plannedNotifications.kind, "reminder")));
  expect(left).toEqual([]);

  await sendEmail(deps, { ...words, kind: "sign-in-link", idempotencyKey: crypto.randomUUID() });
  const last = (await mailsTo(user.email)).at(-1);
  expect(Object.keys(last?.headers ?? {}).filter((name) => /unsubscribe/i.test(name))).toEqual([]);
});

test("an agenda that waits in the queue does not go out once it is switched off in Settings", async () => {
  const user = await newUser();
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  const id = `agenda:${user.id}:2026-11-24/mail`;
  const words = { subject: "Agenda", text: "Agenda", html: "Agenda", to: user.email, userId: user.id };
  await sendEmail({ ...deps, queueDelivery: async () => {} }, { ...words, kind: "agenda-mail", idempotencyKey: id });
  await runTogether(db, updatePreferences(db, user.id, { notifyAgenda: false }, Date.now()));
  await sendDelivery(deps, id);
  expect(await mailsTo(user.email)).toEqual([]);
});
