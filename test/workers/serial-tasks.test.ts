import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { MINUTE } from "~/domain/time";
import { action } from "~/routes/webhooks.whatsapp";
import type { Assistant } from "~/services/deps";
import { SerialTask } from "../../workers/serial-task";
import { newMessageId, phoneOf, signedWebhook, webhookBody } from "../support/conversation";
import { failWritesOf } from "../support/failing-writes";
import { assistantOf, inAssistant } from "../support/newcomer";
import { control, failNext, messagesTo } from "../support/sandbox";
import { args, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const HELP = expect.stringContaining("what's on");
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

test("help is answered while a sync waits for Google, and ten messages keep their order, one answer each", async () => {
  const user = await createUser();
  await failNext({ provider: "google-calendar", method: "GET", account: user.email, delayMs: 9_000, times: 1 });
  await assistantOf(user.id).syncCalendar(user.id);
  await untilSyncing(user);
  const phone = phoneOf(user, NOW);
  await phone.text("help");
  const ids = Array.from({ length: 10 }, newMessageId);
  for (const [n, id] of ids.entries()) await phone.post(n % 2 ? "thanks" : "help", { id, times: 3 });
  await phone.answered(ids.at(-1) ?? "");
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
  expect(account?.syncedAt).toBeNull();
  const answers = (await phone.messages()).map(({ text }) => text.includes("what's on"));
  expect(answers).toEqual([true, true, false, true, false, true, false, true, false, true, false]);
});

test("a message whose turn nobody has called for is answered by the alarm, also after a restart", async () => {
  const user = await createUser();
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  const messageId = newMessageId();
  const sentAt = Date.parse(NOW);
  const message = { messageId, from: user.phone, sentAt, kind: "text", text: "help" } as const;
  await assistantOf(user.id).receive(message, user.id);
  const aborted = runInDurableObject(assistantOf(user.id), (_, state) => state.abort("restarted by a test"));
  await expect(aborted).rejects.toThrow("restarted by a test");
  await phoneOf(user, NOW).answered(messageId);
  expect((await messagesTo(user.phone)).map(({ text }) => text)).toEqual([HELP]);
  expect(await inAssistant(user.id, "SELECT * FROM timers WHERE name <> 'forget'")).toEqual([]);
});

test("a database that does not write for minutes costs no answer, no order and no second booking", async () => {
  const { lines, restore } = caughtLog();
  const user = await createUser();
  const mend = await failWritesOf(user.id);
  try {
    const phone = phoneOf(user, NOW);
    const ids = [await phone.post(BOOK, {}), await phone.post("help", {})];
    for (let tries = 1; tries <= 8; tries++) {
      await untilPostponed(user, tries);
      expect(await messagesTo(user.phone)).toEqual([]);
      if (tries === 8) await mend();
      await nextTryNow(user);
    }
    for (const id of ids) await phone.answered(id);
    expect((await phone.messages()).map(({ text }) => text)).toEqual([expect.stringMatching(/^Shall I book/), HELP]);
    const [failed] = lines.filter((line) => line.includes("turn-failed"));
    expect(JSON.parse(failed ?? "{}")).toMatchObject({
      turn: expect.stringMatching(/^[0-9a-f-]{36}$/),
      error: "D1_ERROR",
      code: expect.stringMatching(/^SQLITE_/),
      reason: "database or disk is full",
    });
    for (const secret of ["anna", "budget", user.phone.slice(1)]) expect(lines.join("\n")).not.toContain(secret);
  } finally {
    restore();
  }
});

test("after five minutes without a database the person hears of it, and the next message is not held up", async () => {
  const { restore } = caughtLog();
  const user = await createUser();
  const mend = await failWritesOf(user.id);
  try {
    const phone = phoneOf(user, NOW);
    const failing = await phone.post(BOOK, {});
    const next = await phone.post("help", {});
    await untilPostponed(user, 1);
    await inAssistant(user.id, "UPDATE setbacks SET outage_since = outage_since - ?", 5 * MINUTE - 1_000);
    await nextTryNow(user);
    await untilPostponed(user, 2);
    expect(await messagesTo(user.phone)).toEqual([]);
    await inAssistant(user.id, "UPDATE setbacks SET outage_since = outage_since - ?", 1_000);
    await nextTryNow(user);
    await phone.answered(failing);
    await mend();
    await inAssistant(user.id, "UPDATE setbacks SET retry_at = 0");
    await inAssistant(user.id, "UPDATE timers SET due_at = 0");
    await runDurableObjectAlarm(assistantOf(user.id));
    await phone.answered(next);
    expect((await phone.messages()).map(({ text }) => text)).toEqual([expect.stringMatching(/^Sorry/), HELP]);
  } finally {
    restore();
  }
});

test("an apology whose run died before it had written a word is looked at again, and not lost", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const id = newMessageId();
  await phone.text("help", { id });
  const rows = () => db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: "delivered" }]));
  // As the run has left it: given up, the right to send taken, no row yet.
  await inAssistant(user.id, "UPDATE inbox SET answered_at = NULL, attempts = 3, replied_at = 1");
  await db.delete(deliveries).where(eq(deliveries.userId, user.id));
  await assistantOf(user.id).answer();
  await phone.answered(id);
  expect(await rows()).toMatchObject([
    { id: `reply:${id}`, state: "unknown", payload: { body: expect.stringMatching(/^Sorry/) } },
  ]);
});

test("a webhook keeps each person's messages in order, several people's at once, and begins no turn before its answer", async () => {
  const people = ["31610000001", "31610000002"];
  const said: string[] = [];
  let waiting = 0;
  let atOnce = 0;
  const assistant = (who: string): Partial<Assistant> => ({
    receive: async ({ text }) => {
      atOnce = Math.max(atOnce, ++waiting);
      await scheduler.wait(1);
      waiting -= 1;
      said.push(`${who} ${text}`);
    },
    answer: async () => void said.push(`${who} answer`),
  });
  const later: (() => Promise<void>)[] = [];
  const context = testContext({
    // Only what the webhook calls.
    assistantOf: (owner) => assistant("phone" in owner ? owner.phone : owner.userId) as Assistant,
    afterAnswer: (work) => void later.push(work),
  });
  const messages = ["1", "2", "3"].flatMap((text) =>
    people.map((from) => ({ id: newMessageId(), from, timestamp: "1795507500", type: "text", text: { body: text } })),
  );
  const request = await signedWebhook(webhookBody({ messages }));
  expect((await action(args(request, {}, context))).status).toBe(200);
  for (const person of people) {
    const theirs = said.filter((one) => one.startsWith(`+${person}`));
    expect(theirs).toEqual(["1", "2", "3"].map((text) => `+${person} ${text}`));
  }
  expect(atOnce).toBe(2);
  for (const work of later) await work();
  expect(said.slice(6).toSorted()).toEqual(people.map((person) => `+${person} answer`));
});

test("work asked for while it goes on is done once more, however often it was asked for, and once it failed again", async () => {
  let runs = 0;
  let goOn = () => {};
  const task = new SerialTask(async () => {
    runs += 1;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    if (runs === 2) throw new Error("second run");
  });
  const first = task.run();
  for (let asked = 0; asked < 5; asked++) task.run().catch(() => undefined);
  goOn();
  await vi.waitFor(() => expect(runs).toBe(2));
  goOn();
  await expect(first).rejects.toThrow("second run");
  expect(runs).toBe(2);
  const third = task.run();
  goOn();
  await third;
  expect(runs).toBe(3);
});

async function untilSyncing(user: TestUser): Promise<void> {
  await vi.waitFor(async () => {
    const [timer] = (await inAssistant(user.id, "SELECT due_at FROM timers WHERE name = 'sync'")) as {
      due_at: number;
    }[];
    expect(timer?.due_at).toBeGreaterThan(Date.now() + MINUTE);
  }, 10_000);
}

async function untilPostponed(user: TestUser, outages: number): Promise<void> {
  await vi.waitFor(async () => {
    expect(await inAssistant(user.id, "SELECT outages FROM setbacks")).toEqual([{ outages }]);
  }, 10_000);
}

/** As if the pause were over. */
async function nextTryNow(user: TestUser): Promise<void> {
  await inAssistant(user.id, "UPDATE setbacks SET retry_at = 0");
  await inAssistant(user.id, "UPDATE timers SET due_at = 0");
  await runDurableObjectAlarm(assistantOf(user.id));
}

function caughtLog() {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line: unknown) => void lines.push(String(line)));
  return { lines, restore: () => spy.mockRestore() };
}
