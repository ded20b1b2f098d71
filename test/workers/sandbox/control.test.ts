import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { EVENTS, MESSAGES, openWorld } from "./sandbox-world";

const TEXT = { messaging_product: "whatsapp", to: "31612345678", type: "text", text: { body: "hi" } };

async function readDropped(base: string) {
  const headers = { authorization: "Bearer local-whatsapp-token", "content-type": "application/json" };
  const response = await env.SANDBOX.fetch(base + MESSAGES, { method: "POST", headers, body: JSON.stringify(TEXT) });
  return response.text();
}

test.each([
  ["before", 0],
  ["after", 1],
])("a call dropped %s it is performed breaks for a Worker that calls, and sends %i messages", async (drop, sent) => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.control("POST", "/faults", { provider: "whatsapp", drop, times: 1 });
  await expect(readDropped(world.base)).rejects.toThrow();
  expect(await world.outbound()).toHaveLength(sent);
  expect((await world.text("again")).status).toBe(200);
});

test("a fault hits as often as it says, with its own body or the provider's", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.control("POST", "/faults", {
    provider: "whatsapp",
    method: "post",
    path: "/messages$",
    status: 429,
    times: 2,
  });
  expect((await world.text("1")).body.error.code).toBe(130429);
  expect((await world.text("2")).status).toBe(429);
  expect((await world.text("3")).status).toBe(200);
  await world.control("POST", "/faults", { provider: "whatsapp", status: 400, body: { error: { code: 131056 } } });
  expect((await world.text("4")).body).toEqual({ error: { code: 131056 } });
});

test("faults end when they are taken back", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.control("POST", "/faults", { provider: "whatsapp", status: 500, times: 1_000 });
  expect((await world.text("1")).status).toBe(500);
  await world.control("DELETE", "/faults");
  expect((await world.text("2")).status).toBe(200);
});

test("a fault can answer with a text that is no JSON", async () => {
  const world = openWorld();
  await world.control("POST", "/faults", { provider: "whatsapp", status: 502, body: "<h1>Bad gateway</h1>" });
  const answer = await world.text("hi");
  expect([answer.status, answer.text]).toEqual([502, "<h1>Bad gateway</h1>"]);
});

test("a fault for one account leaves the others alone, and google means every service of Google", async () => {
  const world = openWorld();
  const [demo, anna] = [await world.calendar(), await world.calendar("anna@parley.test")];
  await world.control("POST", "/faults", { provider: "google", account: "anna@parley.test", status: 503, times: 1 });
  expect((await demo("GET", EVENTS)).status).toBe(200);
  expect((await anna("GET", EVENTS)).body.error.errors[0].reason).toBe("backendError");
  expect((await anna("GET", EVENTS)).status).toBe(200);
});

test("recorded exchanges are numbered and hold no token", async () => {
  const world = openWorld();
  const calendar = await world.calendar();
  await calendar("GET", EVENTS);
  await calendar("GET", EVENTS);
  const { text } = await world.call("GET", "/control/exchanges?since=1");
  const [second] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(second).toMatchObject({ n: 2, provider: "google-calendar", method: "GET", status: 200 });
  expect(second.requestHeaders.authorization).toBe("Bearer cut");
  expect(text).not.toContain("ya29.");
});

test("a reset forgets messages, events, grants and faults", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.text("hi");
  const calendar = await world.calendar();
  await world.control("POST", "/faults", { provider: "whatsapp", status: 500, times: 1 });
  await world.control("POST", "/reset");
  expect(await world.outbound()).toEqual([]);
  expect((await calendar("GET", EVENTS)).status).toBe(401);
  expect((await world.text("hi")).body.error.code).toBe(131047);
});

test("worlds do not see each other", async () => {
  const [one, other] = [openWorld(), openWorld()];
  await one.inbound({ text: "hello" });
  await one.text("hi");
  expect(await other.outbound()).toEqual([]);
  expect((await other.text("hi")).body.error.code).toBe(131047);
});

test("a control call that makes no sense names the field", async () => {
  const world = openWorld();
  expect((await world.inbound({})).body.error).toContain("exactly one");
  const answer = await world.control("POST", "/faults", { provider: "whatsapp", drop: "sideways" });
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining("drop")]);
  expect((await world.control("POST", "/faults", { provider: "whatsapp", path: "(" })).body.error).toContain("path");
  expect((await world.control("GET", "/google/events")).body.error).toContain("account");
  expect((await world.control("POST", "/nothing", {})).status).toBe(404);
});
