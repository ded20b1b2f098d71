import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "~/db/schema/accounts";
import { apiKeys } from "~/db/schema/api";
import { MOST_API_KEYS } from "~/domain/api-key";
import { DAY, HOUR } from "~/domain/time";
import * as page from "~/routes/dashboard.settings.api";
import * as revokePage from "~/routes/dashboard.settings.api_.$id.revoke";
import { call, keyOf } from "../support/api";
import { mailsTo } from "../support/mailbox";
import { args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const PATH = "/dashboard/settings/api";
type Fields = Record<string, string | string[]>;

const wish = (changes: Fields = {}): Fields => ({
  ...{ intent: "create", id: crypto.randomUUID(), name: "CRM", life: "90", allowedOrigins: "" },
  ...{ scopes: ["preferences:read", "meetings:read"], ...changes },
});

async function someone() {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  return {
    user,
    press: async (fields: Fields) => {
      const answer = await page.action(args(post(PATH, fields, cookie)));
      // Remix's `data()`
      return answer as unknown as {
        data: { key: string | null; reply: { error?: Record<string, string[]> } | null };
        init: { status?: number } | null;
      };
    },
    shown: async () => (await page.loader(args(get(PATH, cookie)))).keys.map(({ key }) => key),
    cookie,
  };
}

test("a key is shown once, its hash alone is kept, and its owner gets a mail", async () => {
  const { user, press, shown } = await someone();
  const form = wish();
  const made = await press(form);
  const key = made.data.key ?? "";
  expect((await call(key, "GET", "/preferences")).status).toBe(200);
  expect(await shown()).toMatchObject([
    { name: "CRM", state: "active", shown: key.slice(0, 16), scopes: "preferences:read, meetings:read" },
  ]);
  expect(JSON.stringify(await shown())).not.toContain(key);
  expect(JSON.stringify(await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id)))).not.toContain(
    key.slice(16),
  );
  const mails = await mailsTo(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["A new API key for your Parley account"]);
  expect(mails[0]?.text).not.toContain(key);
  // The same form sent again makes no second key, and shows none.
  const again = await press(form);
  expect([again.init?.status, again.data.key]).toEqual([409, null]);
  expect(await shown()).toHaveLength(1);
});

test("a key that was rotated goes on for as long as was wanted, and one that was revoked opens nothing at once", async () => {
  const { user, press, shown } = await someone();
  const old = (await press(wish())).data.key ?? "";
  const [{ id: oldId } = { id: "" }] = await shown();
  const fresh = (await press({ intent: "rotate", id: crypto.randomUUID(), oldId, overlap: "hour" })).data.key ?? "";
  expect((await shown()).map(({ scopes }) => scopes)).toEqual(Array(2).fill("preferences:read, meetings:read"));
  const at = (clock: () => number) => ({ context: { clock } });
  expect((await call(old, "GET", "/preferences")).status).toBe(200);
  const later = await call(
    old,
    "GET",
    "/preferences",
    at(() => Date.now() + HOUR),
  );
  expect(later).toMatchObject({ status: 401, body: { type: expect.stringMatching(/#expired-key$/) } });
  expect(
    (
      await call(
        fresh,
        "GET",
        "/preferences",
        at(() => Date.now() + HOUR),
      )
    ).status,
  ).toBe(200);
  expect(
    (
      await call(
        fresh,
        "GET",
        "/preferences",
        at(() => Date.now() + 91 * DAY),
      )
    ).status,
  ).toBe(401);
  const { id = "" } = (await shown()).find((one) => one.id !== oldId) ?? {};
  await press({ intent: "revoke", id }).catch((thrown: unknown) => thrown);
  expect((await call(fresh, "GET", "/preferences")).body.type).toMatch(/#revoked-key$/);
  expect((await shown()).find((one) => one.id === id)?.state).toBe("revoked");
  const log = await db.select({ event: auditLog.event }).from(auditLog).where(eq(auditLog.userId, user.id));
  expect(log.map(({ event }) => event)).toEqual(["api-key-created", "api-key-rotated", "api-key-revoked"]);
});

test("a key is revoked after a question, which nobody is asked about another's", async () => {
  const { press, shown, cookie } = await someone();
  const stranger = await someone();
  await press(wish());
  const [{ id } = { id: "" }] = await shown();
  const ask = (who: string) => revokePage.loader(args(get(`${PATH}/${id}/revoke`, who), { id }));
  expect(await ask(cookie)).toMatchObject({ key: { name: "CRM", state: "active" } });
  await expect(ask(stranger.cookie)).rejects.toMatchObject({ status: 404 });
  expect((await shown())[0]?.state).toBe("active");
  await press({ intent: "revoke", id }).catch((thrown: unknown) => thrown);
  await expect(ask(cookie)).rejects.toMatchObject({ status: 404 });
});

test.each([
  [{ name: "" }, "name"],
  [{ scopes: [] }, "scopes"],
  [{ scopes: "everything" }, "scopes[0]"],
  [{ life: "2" }, "life"],
  [{ allowedOrigins: "http://app.example.com" }, "allowedOrigins"],
  [{ allowedOrigins: "https://app.example.com/path" }, "allowedOrigins"],
  [{ allowedOrigins: "javascript:alert(1)" }, "allowedOrigins"],
  [{ allowedOrigins: "*" }, "allowedOrigins"],
  [{ allowedOrigins: "https://*.example.com" }, "allowedOrigins"],
  [{ allowedOrigins: "https://app.example.com|evil.example" }, "allowedOrigins"],
  [{ name: "CRM\u0000" }, "name"],
])("a form with %j is given back with what is wrong", async (changes: Fields, field) => {
  const { press } = await someone();
  const { data, init } = await press(wish(changes));
  expect([init?.status, data.key]).toEqual([400, null]);
  expect(data.reply?.error?.[field]?.[0]).toBeTruthy();
});

test("there are so many keys and no more", async () => {
  const { user, press } = await someone();
  for (let n = 0; n < MOST_API_KEYS; n++) await keyOf(user);
  expect((await press(wish())).init?.status).toBe(409);
});

test("another user's key is not found", async () => {
  const [mine, other] = [await someone(), await someone()];
  await mine.press(wish());
  const [{ id } = { id: "" }] = await mine.shown();
  const answer = await responseOf(
    page.action(args(post(PATH, { intent: "revoke", id }, other.cookie), {}, testContext())),
  );
  expect(answer.status).toBe(404);
  expect((await mine.shown())[0]?.state).toBe("active");
});
