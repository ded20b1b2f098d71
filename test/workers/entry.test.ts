import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { limitKey } from "~/db/rate-limits";
import { rateLimits, sessions } from "~/db/schema/accounts";
import { networkOf } from "~/domain/network-address";
import { LIMITS } from "~/domain/rate-limits";
import { withSecurityHeaders } from "../../workers/security-headers";
import { sessionOf } from "../support/signed-in";
import { createUser, db } from "../support/user";

const APP = "http://localhost:8787";

const load = (path: string, init?: RequestInit) =>
  exports.default.fetch(`${APP}${path}`, { redirect: "manual", ...init });

test.each([
  ["a page", "/auth", 200],
  ["a page that is not there", "/no/such/page", 404],
  ["a redirect", "/dashboard", 303],
  ["plain data", "/healthz", 200],
])("V3.4.1 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.4.8: %s carries every security header", async (_, path, status) => {
  const { status: answered, headers } = await load(path);
  expect(answered).toBe(status);
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains; preload");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("V3.4.3: each answer has a nonce of its own, of 128 bits", async () => {
  const nonces = await Promise.all(
    Array.from(
      { length: 5 },
      async () => /'nonce-([^']+)'/.exec((await load("/auth")).headers.get("content-security-policy") ?? "")?.[1],
    ),
  );
  expect(new Set(nonces).size).toBe(5);
  for (const nonce of nonces) expect(atob(nonce ?? "")).toHaveLength(16);
});

test("V16.2.5: whatever is asked for that is no page is no error of ours, and the log keeps none of its words", async () => {
  const lines: string[] = [];
  const alarms: string[] = [];
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line))),
    vi.spyOn(console, "error").mockImplementation((line) => void alarms.push(String(line))),
  ];
  const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" };
  try {
    const asked = [
      await load("/book/secret-1/extra"),
      await load("/alice@example.com/secret-2", { headers: { referer: `${APP}/book/secret-3?x=secret-4` } }),
      await load("/parley_live_secret-5", { headers: { referer: "https://elsewhere.example/secret-6" } }),
      await load("/a%0asecret-7"),
      await load("/a%0asecret-8.data"),
      await load("/dashboard/trial-banner"),
      await load("/healthz", form),
      await load("/privacy-policy", form),
      await load("/auth/check-mail?_data=secret-9"),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400, 405, 405, 200]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect(alarms).toEqual([]);
  expect(lines.join("\n")).not.toContain("secret");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: "page-not-found", path: "/book/…/…" },
    { event: "page-not-found", path: "/…/…", from: "/book/…" },
    { event: "page-not-found", path: "/…" },
    { event: "page-not-found", path: "/…", method: "GET", status: 404 },
    { event: "page-not-found", path: "/…", method: "GET", status: 404 },
    { event: "page-refused", path: "/dashboard/trial-banner", method: "GET", status: 400 },
    { event: "page-refused", path: "/healthz", method: "POST", status: 405 },
    { event: "page-refused", path: "/privacy-policy", method: "POST", status: 405 },
  ]);
});

test("V14.3.2: pages behind and around the sign-in stay out of every cache", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  for (const path of ["/dashboard", "/dashboard.data", "/dashboard/settings/sessions", "/auth", "/auth/callback"]) {
    const { headers } = await load(path, { headers: { cookie } });
    expect(headers.get("cache-control"), path).toBe("private, no-store");
  }
});

test.each([
  ["sign-in:address", "/auth", "email=a@example.com&password=x", "application/x-www-form-urlencoded"],
  ["sign-in:address", "/auth.data", "email=a@example.com&password=x", "application/x-www-form-urlencoded"],
  ["reset:address", "/auth/forgot", "email=a@example.com", "application/x-www-form-urlencoded"],
  ["oauth-register:address", "/oauth/register", '{"redirect_uris":["https://a.example/"]}', "application/json"],
] as const)(
  "beyond the tries of %s %s refuses with 429, and says when to come again",
  async (limit, path, body, type) => {
    const address = "203.0.113.77";
    const key = limitKey(limit, networkOf(address));
    const full = { key, windowEndsAt: Date.now() + 600_000, count: LIMITS[limit].tries };
    await db.insert(rateLimits).values(full).onConflictDoNothing();
    const headers = { "content-type": type, "cf-connecting-ip": address, "sec-fetch-site": "same-origin" };
    const { status, headers: answered } = await load(path, { method: "POST", body, headers });
    expect(status).toBe(429);
    const seconds = Number(answered.get("retry-after"));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  },
);

test("an answer that sets a cookie is nobody else's, whatever its page says", () => {
  const answer = new Response("", { headers: { "set-cookie": "a=b", "cache-control": "public, max-age=60" } });
  const { headers } = withSecurityHeaders(answer, { nonce: "n", formTargets: [], isPrivate: false });
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("the pages around the sign-in hold no script at all", async () => {
  for (const path of [
    "/auth",
    "/auth?tab=signup",
    "/auth/forgot",
    "/auth/check-mail",
    "/auth/confirm",
    "/auth/reset",
  ]) {
    expect(await (await load(path)).text(), path).not.toContain("<script");
  }
});

test("V3.5.3: a GET of what writes changes nothing", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  for (const path of ["/sign-out", "/auth/google", "/auth/confirm?token=x", "/auth/reset?token=x"]) {
    await load(path, { headers: { cookie, "sec-fetch-site": "cross-site" } });
  }
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
});

test("V16.5.1: an answer to something that broke says nothing about what it was", async () => {
  const broken = {
    ...env,
    DB: {
      prepare: () => {
        throw new Error("secret detail");
      },
    },
  };
  const { default: worker } = await import("../../workers/entry");
  // Types of a real binding and of a request from outside, which nothing here uses.
  const answer = await worker.fetch(
    new Request(`${APP}/auth`, { headers: { cookie: "__Host-session=x" } }) as never,
    broken as never,
  );
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await answer.text()).not.toContain("secret detail");
});

test("a form of ours is taken whatever host its sender says that it was forwarded from", async () => {
  const answer = await load("/auth/forgot", {
    method: "POST",
    headers: { origin: APP, "sec-fetch-site": "same-origin", "x-forwarded-host": "evil.example" },
    body: new URLSearchParams({ email: "nobody@example.com" }),
  });
  expect(answer.status).toBeLessThan(400);
  expect(answer.headers.get("location") ?? "").not.toContain("evil.example");
});
