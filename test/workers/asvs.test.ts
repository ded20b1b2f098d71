import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createEncryption } from "~/db/encryption";
import { findGoogleAccount } from "~/db/google-accounts";
import { users } from "~/db/schema/accounts";
import { meetings } from "~/db/schema/calendar";
import { newToken } from "~/db/token";
import * as list from "~/routes/dashboard.meetings._index";
import worker from "../../workers/entry";
import { parseSettings } from "../../workers/settings";
import { SIGNED_IN_PAGES } from "../support/routes";
import { args, get, sessionOf } from "../support/signed-in";
import { createUser, db } from "../support/user";

/*
 * Requirements of OWASP's ASVS 5.0 that no other test of a page or a rule states along the way; those of the source itself
 * are in `test/sources.test.ts`.
 */

const load = (path: string, init: RequestInit = {}, bindings: object = {}) =>
  // The type of a request from outside, which nothing here uses.
  worker.fetch(new Request(`http://localhost:8787${path}`, { redirect: "manual", ...init }) as never, {
    ...env,
    ...bindings,
  });

test.each(["' OR '1'='1", "'; DROP TABLE meetings; --", "%", "_", '" OR 1=1 --'])(
  "V1.2.4: searching for %s finds what has these characters, which is nothing, and breaks nothing",
  async (q) => {
    const user = await createUser({ calendar: false });
    const path = `/dashboard/meetings?${new URLSearchParams({ q })}`;
    const page = await list.loader(args(get(path, await sessionOf(user.id))));
    expect(page.days.value).toEqual([]);
    expect(await db.$count(meetings)).toBeGreaterThanOrEqual(0);
  },
);

test.each(["/auth", "/auth?tab=signup", "/auth/reset?token=x"])(
  "V6.2.7 V6.2.9: the password field of %s takes a paste, a password manager and at least 64 characters",
  async (path) => {
    const body = await (await load(path)).text();
    for (const [field] of body.matchAll(/<input[^>]*type="password"[^>]*>/g)) {
      expect(field).toMatch(/autocomplete="(?:current|new)-password"/i);
      expect(Number(/maxlength="(\d+)"/i.exec(field)?.[1] ?? 64)).toBeGreaterThanOrEqual(64);
      expect(field).not.toMatch(/onpaste|autocomplete="off"/i);
    }
    if (!path.includes("reset")) expect(body).toMatch(/type="password"/);
  },
);

test("V6.5.3 V11.5.1: tokens hold 256 random bits", () => {
  const tokens = new Set(Array.from({ length: 1_000 }, newToken));
  expect(tokens.size).toBe(1_000);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test("V10.1.1: no page of a connected user holds a token of Google's, open or encrypted", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const account = await findGoogleAccount(db, user.id);
  const encryption = createEncryption(parseSettings(env).TOKEN_KEYS);
  const encrypted = [account?.accessToken ?? "", account?.refreshToken ?? ""];
  const open = await Promise.all(encrypted.map((token) => encryption.decrypt(token, `${user.id}:google-token`)));
  expect([...encrypted, ...open].every((token) => token.length > 10)).toBe(true);
  for (const path of [...SIGNED_IN_PAGES, "/dashboard/settings/export"]) {
    const answer = await load(path, { headers: { cookie } });
    const body = await answer.text();
    expect(answer.status).toBe(200);
    for (const token of [...encrypted, ...open]) expect(body).not.toContain(token);
  }
});

test.each(["/dashboard", "/dashboard/meetings", "/dashboard/settings/export"])(
  "V16.5.3: while D1 does not answer, %s shows nothing of anybody's and lets nobody in",
  async (path) => {
    const user = await createUser({ calendar: false });
    const cookie = await sessionOf(user.id);
    const silent = {
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error("D1_ERROR: no answer")),
    };
    const answer = await load(path, { headers: { cookie } }, { DB: silent });
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(body).not.toContain(user.email);
    expect(body).not.toContain("D1_ERROR");
  },
);

test("V16.5.2: while Google does not answer, pages still show what is known", async () => {
  const user = await createUser();
  await db.update(users).set({ name: "Still Here" }).where(eq(users.id, user.id));
  const unreachable = { GOOGLE_APIS_BASE_URL: "http://localhost:9", GOOGLE_OAUTH2_BASE_URL: "http://localhost:9" };
  const answer = await load("/dashboard", { headers: { cookie: await sessionOf(user.id) } }, unreachable);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Still Here");
});
