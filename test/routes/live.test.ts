import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requireUser } from "~/http/guard";
import * as sessions from "~/routes/dashboard.settings.sessions";
import { assistantOf, inAssistant } from "../support/newcomer";
import { APP, args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser } from "../support/user";

function knock(headers: Record<string, string>): Promise<Response> {
  return exports.default.fetch(`${APP}/dashboard/live`, {
    redirect: "manual",
    headers: { upgrade: "websocket", ...headers },
  });
}

/** An open page: what it heard, and a wait for the next word. */
async function openPage(cookie: string) {
  const answer = await knock({ cookie, "sec-fetch-site": "same-origin", origin: APP });
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket, but ${answer.status}`);
  socket.accept();
  const heard: string[] = [];
  let wake: (() => void) | undefined;
  socket.addEventListener("message", ({ data }) => {
    heard.push(String(data));
    wake?.();
  });
  async function next(): Promise<string | undefined> {
    if (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift();
  }
  return { socket, heard, next };
}

test("a change in one tab is told to every open page of the same user, and to nobody else's", async () => {
  const [user, other] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const cookie = await sessionOf(user.id);
  const [one, two, foreign] = [
    await openPage(cookie),
    await openPage(cookie),
    await openPage(await sessionOf(other.id)),
  ];
  const from = Date.now();
  await testContext().notify(user.id, "integrations");
  expect(await one.next()).toBe('{"topic":"integrations"}');
  expect(await two.next()).toBe('{"topic":"integrations"}');
  expect(Date.now() - from).toBeLessThan(1_000);
  await testContext().notify(other.id, "meetings");
  expect(await foreign.next()).toBe('{"topic":"meetings"}');
  expect(one.heard).toEqual([]);
  for (const { socket } of [one, two, foreign]) socket.close();
});

test("a session that is ended elsewhere makes the user's open pages load again, and so ask who is there", async () => {
  const user = await createUser({ calendar: false });
  const [here, elsewhere] = [await sessionOf(user.id), await sessionOf(user.id)];
  const page = await openPage(elsewhere);
  const form = post("/dashboard/settings/sessions", { intent: "end-others" }, here);
  await responseOf(sessions.action(args(form)));
  expect(await page.next()).toBe('{"topic":"sessions"}');
  await expect(requireUser(get("/dashboard", elsewhere), testContext())).rejects.toMatchObject({ status: 303 });
  page.socket.close();
});

test("a ping is answered without waking anything", async () => {
  const user = await createUser({ calendar: false });
  const page = await openPage(await sessionOf(user.id));
  page.socket.send("ping");
  expect(await page.next()).toBe("pong");
  page.socket.close();
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["a browser that says only its foreign origin", { origin: "https://evil.example" }, 403],
  ["nobody knows where", {}, 403],
])("V3.5.1: a socket from %s is refused", async (_, headers, status) => {
  const user = await createUser({ calendar: false });
  const answer = await knock({ ...(headers as Record<string, string>), cookie: await sessionOf(user.id) });
  expect(answer.status).toBe(status);
  expect(answer.webSocket).toBeFalsy();
});

test("without a session there is no socket", async () => {
  for (const cookie of ["", "__Host-session=nonsense"]) {
    const answer = await knock({ cookie, "sec-fetch-site": "same-origin" });
    expect(answer.webSocket).toBeFalsy();
    expect(answer.status).toBe(303);
  }
});

test("a page that asks without an upgrade is told what is wanted", async () => {
  const user = await createUser({ calendar: false });
  const answer = await knock({ upgrade: "", "sec-fetch-site": "same-origin", cookie: await sessionOf(user.id) });
  expect(answer.status).toBe(426);
});

test("of more than twenty tabs the oldest is let go", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const first = await openPage(cookie);
  const closed = new Promise<number>((resolve) => first.socket.addEventListener("close", ({ code }) => resolve(code)));
  const others = [];
  for (let n = 0; n < 20; n++) others.push(await openPage(cookie));
  expect(await closed).toBe(1013);
  for (const { socket } of others) socket.close();
});

test("a deleted account leaves nothing in its assistant, and its pages lose their socket", async () => {
  const user = await createUser({ calendar: false });
  const page = await openPage(await sessionOf(user.id));
  const closed = new Promise<number>((resolve) => page.socket.addEventListener("close", ({ code }) => resolve(code)));
  await assistantOf(user.id).startVerification(user.id, user.phone);
  await assistantOf(user.id).forget();
  expect(await closed).toBe(1000);
  for (const table of ["inbox", "conversation", "verification", "verification_sends", "timers"]) {
    expect(await inAssistant(user.id, `SELECT * FROM ${table}`)).toEqual([]);
  }
  expect(await assistantOf(user.id).verification()).toBeNull();
});
