import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { HOUR } from "~/domain/time";
import { loader } from "~/routes/dashboard.integrations";
import { loader as confirm } from "~/routes/dashboard.integrations_.disconnect.$what";
import { loader as onboarding } from "~/routes/dashboard.onboarding";
import { action as whatsapp } from "~/routes/dashboard.whatsapp.connection";
import { action as sendTest } from "~/routes/dashboard.whatsapp.test";
import { assistantOf, createNewcomer, integrationsOf } from "../support/newcomer";
import { control, failNext, messagesTo } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const show = (cookie: string) => loader(args(get("/dashboard/integrations", cookie)));

test("the page counts what is connected and says how each stands", async () => {
  const [newcomer, user] = [await createNewcomer(), await createUser()];
  expect(await show(newcomer.cookie)).toMatchObject({
    connected: 0,
    calendar: { state: "none" },
    whatsapp: { state: "none" },
  });
  expect(await show(await sessionOf(user.id))).toMatchObject({
    connected: 2,
    calendar: { state: "connected", email: user.email },
    whatsapp: { state: "connected", phone: user.phone },
  });
  await assistantOf(newcomer.id).startVerification(newcomer.id, newcomer.phone, true);
  expect(await show(newcomer.cookie)).toMatchObject({ connected: 0, whatsapp: { state: "pending" } });
});

test("a grant that Google has ended is shown as one that needs reconnecting", async () => {
  const user = await createUser();
  await db.update(googleAccounts).set({ revokedAt: 1 }).where(eq(googleAccounts.userId, user.id));
  await db.update(userIntegrations).set({ googleCalendarConnected: false }).where(eq(userIntegrations.userId, user.id));
  expect(await show(await sessionOf(user.id))).toMatchObject({ connected: 1, calendar: { state: "revoked" } });
});

test("the page and each step of the setup make one trip to D1", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  for (const load of [loader, onboarding]) {
    for (const step of ["1", "2", "4"]) {
      const context = testContext();
      const trips = vi.spyOn(context.db, "batch");
      const reads = vi.spyOn(context.db, "select");
      await load(args(get(`/dashboard/onboarding?step=${step}`, cookie), {}, context));
      expect(trips).toHaveBeenCalledTimes(1);
      // Every statement that was made went into that trip.
      expect(reads.mock.calls.length).toBeLessThanOrEqual(trips.mock.calls[0]?.[0].length ?? 0);
    }
  }
});

test("the page itself never asks Google", async () => {
  const user = await createUser();
  const context = testContext();
  context.calendar = new Proxy(context.calendar, {
    get: () => () => {
      throw new Error("asked Google");
    },
  });
  const page = await loader(args(get("/dashboard/integrations", await sessionOf(user.id)), {}, context));
  expect(page.connected).toBe(2);
});

test("disconnecting WhatsApp takes number, consent and window away, and its messages are a stranger's", async () => {
  const user = await createUser();
  await db
    .update(userIntegrations)
    .set({ whatsappOptInAt: 1, whatsappOptInText: "yes", whatsappLastInboundAt: Date.now() })
    .where(eq(userIntegrations.userId, user.id));
  const request = post("/dashboard/whatsapp/connection", { _method: "delete" }, await sessionOf(user.id));
  const answer = await responseOf(whatsapp(args(request)));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("WhatsApp disconnected successfully");
  expect(await integrationsOf(user.id)).toMatchObject({
    whatsappConnected: false,
    whatsappPhone: null,
    whatsappOptInAt: null,
    whatsappOptInText: null,
    whatsappLastInboundAt: null,
  });
  await control("POST", "/whatsapp/inbound", { from: user.phone, text: "hello" });
});

test("a number that was disconnected can be connected by somebody else", async () => {
  const [user, next] = [await createUser({ calendar: false }), await createNewcomer()];
  await responseOf(
    whatsapp(args(post("/dashboard/whatsapp/connection", { _method: "delete" }, await sessionOf(user.id)))),
  );
  await db
    .update(userIntegrations)
    .set({ whatsappPhone: user.phone, whatsappConnected: true })
    .where(eq(userIntegrations.userId, next.id));
  expect((await integrationsOf(next.id)).whatsappPhone).toBe(user.phone);
});

test.each([
  ["in our own words within 24 hours of the user's last message", HOUR, "text"],
  ["by template later", 24 * HOUR, "template"],
])("a test message goes out %s", async (_, ago, type) => {
  const user = await createUser({ calendar: false });
  const last = Date.now() - ago;
  await control("PUT", "/whatsapp/window", { number: user.phone, from: last });
  await db.update(userIntegrations).set({ whatsappLastInboundAt: last }).where(eq(userIntegrations.userId, user.id));
  const answer = await responseOf(sendTest(args(post("/dashboard/whatsapp/test", {}, await sessionOf(user.id)))));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Test message sent");
  expect((await messagesTo(user.phone)).map((message) => message.type)).toEqual([type]);
});

test("a test message that WhatsApp refuses is told as such", async () => {
  const user = await createUser({ calendar: false });
  const body = { error: { message: "Message undeliverable", type: "OAuthException", code: 131026 } };
  await failNext({ provider: "whatsapp", path: "/messages", status: 400, body, times: 1, account: user.phone });
  const answer = await responseOf(sendTest(args(post("/dashboard/whatsapp/test", {}, await sessionOf(user.id)))));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Could not send the test message");
});

test("without a connected number nothing is sent", async () => {
  const user = await createNewcomer();
  const answer = await responseOf(sendTest(args(post("/dashboard/whatsapp/test", {}, user.cookie))));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("WhatsApp is not connected");
});

test("V8.2.2: another user's number and code stay as they are, whatever is posted", async () => {
  const [user, other] = [await createUser({ calendar: false }), await createNewcomer()];
  const fields = { _method: "delete", userId: user.id, user_id: user.id };
  await responseOf(whatsapp(args(post("/dashboard/whatsapp/connection", fields, other.cookie))));
  await responseOf(sendTest(args(post("/dashboard/whatsapp/test", fields, other.cookie))));
  expect((await integrationsOf(user.id)).whatsappPhone).toBe(user.phone);
  expect(await messagesTo(user.phone)).toEqual([]);
});

test("V3.5.1: connections are not changed from another site", async () => {
  const user = await createUser({ calendar: false });
  const request = post("/dashboard/whatsapp/connection", { _method: "delete" }, await sessionOf(user.id));
  request.headers.set("sec-fetch-site", "cross-site");
  expect((await responseOf(whatsapp(args(request)))).status).toBe(403);
  expect((await integrationsOf(user.id)).whatsappConnected).toBe(true);
});

test("the confirm pages are there for both connections and for nothing else", async () => {
  const { cookie } = await createNewcomer();
  for (const what of ["calendar", "whatsapp"]) {
    expect(await confirm(args(get(`/dashboard/integrations/disconnect/${what}`, cookie), { what }))).toEqual({ what });
  }
  for (const what of ["toString", "google", ""]) {
    const work = confirm(args(get(`/dashboard/integrations/disconnect/${what}`, cookie), { what }));
    expect((await responseOf(work as Promise<unknown>)).status).toBe(404);
  }
});
