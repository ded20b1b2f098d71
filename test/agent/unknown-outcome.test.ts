import { expect, test, vi } from "vitest";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { countedMeetings } from "../support/plans";
import { calendarOf, putEvent } from "../support/sandbox";
import { breakableFetch, converse, quickDeps } from "../support/turns";
import { createUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

/** A conversation in which a write can reach Google without an answer, and Google then says nothing until `back`. */
async function begin() {
  const user = await createUser();
  const { fetcher, breakNext } = breakableFetch();
  let isDown = false;
  const deps = quickDeps(undefined, async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (isDown && /\/calendar\/v3\//.test(url) && init?.method === "GET") throw new TypeError("no connection");
    return fetcher(input, init);
  });
  const phone = await converse(user, NOW, { deps });
  /** The yes to what is asked: what it writes is done at Google, and nobody hears of it. */
  const yesUnheard = async (method: string) => {
    breakNext({ method, path: /\/calendar\/v3\//, when: "after", times: 9 });
    const get = { method: "GET", path: /events\/[^?]+$/, when: "before", times: 9 } as const;
    breakNext(get);
    const { text } = await phone.text("yes");
    expect(text).toMatch(/can't tell whether it is done/);
    isDown = true;
  };
  const back = () => {
    isDown = false;
  };
  const sync = () => syncUserCalendar(phone.deps, user.id);
  return { user, phone, yesUnheard, back, sync };
}

test("a cancellation that nobody heard of gives its meeting back once it is seen, once", async () => {
  const { user, phone, yesUnheard, back, sync } = await begin();
  for (const text of [BOOK, "yes", "cancel the budget"]) await phone.text(text);
  await yesUnheard("DELETE");
  expect(await countedMeetings(user)).toBe(1);
  back();
  for (const _ of ["once", "twice"]) {
    await sync();
    expect(await countedMeetings(user)).toBe(0);
  }
});

test("a meeting that others cancel in Google before its start is given back, and counts again where it comes back", async () => {
  const { user, phone, sync } = await begin();
  for (const text of [BOOK, "yes", "what's on tomorrow?"]) await phone.text(text);
  const [event] = (await calendarOf(user.email)).events;
  for (const [status, counted] of [
    ["cancelled", 0],
    ["confirmed", 1],
    ["cancelled", 0],
  ] as const) {
    await putEvent(user.email, { id: event?.id, status });
    await sync();
    expect(await countedMeetings(user), status).toBe(counted);
  }
});
