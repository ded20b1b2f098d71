import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { HOUR } from "~/domain/time";
import { readToast } from "~/http/toast";
import { propose } from "~/services/proposals/propose";
import * as build from "../../build/server/app";
import worker from "../../workers/entry";
import { at, call, keyOf } from "../support/api";
import { calendarOf } from "../support/sandbox";
import { cookiesOf, get, post, sessionOf, testContext } from "../support/signed-in";
import { createUser } from "../support/user";

const PATH = "/dashboard/meetings/proposals";

async function someone() {
  const user = await createUser();
  const id = crypto.randomUUID();
  const start = Date.parse(at("15:00"));
  await propose(testContext(), {
    ...{ id, userId: user.id, key: { id: "key", name: "<b>Assistant</b>" }, asks: false, now: Date.now() },
    act: {
      kind: "create",
      meeting: {
        ...{ title: "Kick-off", location: "Room 2", start, end: start + HOUR, zone: "Europe/Amsterdam" },
        attendees: [{ email: "anna@example.com", name: "Anna" }],
      },
    },
  });
  const cookie = await sessionOf(user.id);
  const send = (request: Request) => worker.fetch(request as never, env);
  return {
    user,
    id,
    page: async () => (await send(get(PATH, cookie))).text(),
    say: async (intent: string) => send(post(PATH, { intent, id }, cookie)),
  };
}

test("the page shows all that a yes would write, and opening it changes nothing", async () => {
  expect(Object.keys(build.routes)).toContain("routes/dashboard.meetings_.proposals");
  const { user, page } = await someone();
  const html = await page();
  for (const words of [
    "Kick-off",
    "15:00–16:00",
    "Room 2",
    "Anna (anna@example.com)",
    "&lt;b&gt;Assistant",
    "Open until",
  ])
    expect(html).toContain(words);
  expect((await calendarOf(user.email)).events).toEqual([]);
});

test("a yes books it once, however often the form is sent", async () => {
  const { user, page, say } = await someone();
  expect((await say("yes")).status).toBe(303);
  const { undo } = readToast(get("/", cookiesOf(await say("yes")).split(";")[0])) ?? {};
  const [event] = (await calendarOf(user.email)).events;
  expect(event).toMatchObject({ summary: "Kick-off", status: "confirmed" });
  expect(undo).toEqual({ action: `/dashboard/meetings/${event?.id}/cancel`, fields: { returnTo: PATH } });
  expect(await page()).not.toContain(">Yes<");
  expect((await say("no")).status).toBe(404);
});

test("a no books nothing, and a yes after it neither", async () => {
  const { user, page, say } = await someone();
  expect((await say("no")).status).toBe(303);
  await say("yes");
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect(await page()).toContain("You said no");
});

test("a yes to a time that was taken meanwhile says so and books nothing", async () => {
  const { user, page, say } = await someone();
  await call(await keyOf(user), "POST", "/meetings", { body: { title: "Earlier", start: at("15:30") } });
  expect((await say("yes")).status).toBe(303);
  expect(await page()).toContain("That time is taken by now.");
  expect((await calendarOf(user.email)).events).toMatchObject([{ summary: "Earlier" }]);
});
