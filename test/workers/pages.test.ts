import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "../../workers/entry";
import { countTrips } from "../support/counting-db";
import { SIGNED_IN_PAGES } from "../support/routes";
import { sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";

async function load(path: string, cookie = "") {
  const { db, trips } = countTrips(env.DB);
  const request = new Request(`http://localhost:8787${path}`, {
    redirect: "manual",
    headers: cookie ? { cookie } : {},
  });
  // The type of a request from outside, which nothing here uses.
  const response = await worker.fetch(request as never, { ...env, DB: db });
  return { response, body: await response.text(), trips: trips() };
}

const user = await createUser({ calendar: false });
const cookie = await sessionOf(user.id);

test.each(SIGNED_IN_PAGES)("%s makes one trip to D1", async (path) => {
  const { response, trips } = await load(path, cookie);
  expect(response.status).toBe(200);
  expect(trips).toBe(1);
});

test.each(SIGNED_IN_PAGES)("%s leads a visitor to sign-in and back, and says nothing before", async (path) => {
  const { response, body, trips } = await load(path);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
  expect(body).toBe("");
  expect(trips).toBe(0);
});

test.each(SIGNED_IN_PAGES)(
  "V3.4.3: every script and style sheet of %s carries the nonce, and no element a style",
  async (path) => {
    const { response, body } = await load(path, cookie);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? "");
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    for (const [, attributes] of body.matchAll(/<style([^>]*)>/g)) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
    // The rules of other pages come from our own files, and none of them holds up the first paint.
    const sheets = [...body.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of sheets) expect(href).toMatch(/^\/assets\/[\w-]+\.css$/);
    expect(body.slice(0, body.indexOf("<body"))).not.toContain('rel="stylesheet"');
    // Scripts lead to no page of the public site, and so need none of its files.
    expect(body).not.toContain("routes/_site");
  },
);

test("whoever saves data gets the small module in place of React, and the whole page all the same", async () => {
  const headers = { cookie, "save-data": "on" };
  const request = new Request("http://localhost:8787/dashboard/meetings", { headers });
  const body = await (await worker.fetch(request as never, env)).text();
  expect([...body.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    expect.stringMatching(/^\/assets\/light-client-[\w-]+\.js$/),
  ]);
  expect(body).not.toMatch(/modulepreload|__remixContext/);
  expect(body).toContain('href="/dashboard/calendar"');
});
