import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { googleAccounts, meetings } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { MESSAGES_LIMIT } from "~/domain/rate-limits";
import { newMessageId, phoneOf } from "../support/conversation";
import { calendarOf, failNext, messagesTo } from "../support/sandbox";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

test("messages are answered in the order in which they arrive, whatever their timestamps and ids say", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  await phone.post(BOOK, { id: "wamid.TESTz", at: "2026-11-24T09:05:09+01:00" });
  const last = await phone.post("no", { id: "wamid.TESTa", at: "2026-11-24T09:05:01+01:00" });
  await phone.answered(last);
  expect((await phone.messages()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Shall I book/),
    // It came behind the question, and was written before it.
    expect.stringMatching(/^You wrote this before you could see what I ask/),
  ]);
});

test("ten messages at once are ten answers, one each", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const ids = Array.from({ length: 10 }, newMessageId);
  await Promise.all(ids.map((id) => phone.post("what's on tomorrow?", { id })));
  await Promise.all(ids.map(phone.answered));
  expect(await phone.messages()).toHaveLength(10);
});

test("in a flood a typed yes is said not to be taken, by its words and once, and a tapped one is taken", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const card = await phone.text(BOOK);
  const flood = Array.from({ length: MESSAGES_LIMIT.tries }, newMessageId);
  for (const id of flood) await phone.post("dank je", { id });
  await phone.answered(flood.at(-1) ?? "");
  expect((await phone.messages()).at(-1)?.text).toMatch(/kan lezen.*antwoord een minuut niet/);
  for (const words of ["one", "two", "yes", "yes please"]) await phone.post(words, {});
  const booked = await phone.tap(card, /^Yes/);
  expect(booked.text).toMatch(/Budget/);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);

  const before = (await phone.messages()).length;
  const assistant = assistantOf(user);
  await runInDurableObject(assistant, (_, { storage }) => {
    storage.sql.exec("UPDATE timers SET due_at = ? WHERE name = 'unread'", Date.now());
  });
  await runDurableObjectAlarm(assistant);
  await runDurableObjectAlarm(assistant);
  const told = (await phone.messages()).slice(before);
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/“two”, “yes”, “yes please”/)]);
});

test("what was asked outlives the assistant's memory: the yes after a restart books what was proposed", async () => {
  const user = await createUser();
  await phoneOf(user, NOW).text(BOOK);
  await restart(user);
  expect((await phoneOf(user, NOW).text("yes")).text).toMatch(/^Booked/);
  await restart(user);
  expect((await phoneOf(user, NOW).text("undo")).text).toMatch(/^Undone/);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
});

test("a message that came before a restart is not answered again when it is delivered once more", async () => {
  const user = await createUser();
  const id = newMessageId();
  await phoneOf(user, NOW).text(BOOK, { id });
  await restart(user);
  const phone = phoneOf(user, NOW);
  await phone.post(BOOK, { id, times: 5 });
  await phone.text("yes");
  expect(await phone.messages()).toHaveLength(2);
});

test("a message that fails again and again ends with one apology and does not hold up the next", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    // No provider's doing: the stored token cannot be opened, as after a key was lost.
    await db.update(googleAccounts).set({ accessToken: "v1.broken" }).where(eq(googleAccounts.userId, user.id));
    const failing = await phone.post(BOOK, {});
    const next = await phone.post("help", {});
    await tryAgain(user);
    await phone.answered(failing);
    await phone.answered(next);
    expect((await phone.messages()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Sorry, something went wrong/),
      expect.stringContaining("what's on"),
    ]);
    const [apology] = await db
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, `reply:${failing}`));
    expect(apology?.payload).toMatchObject({ body: expect.stringMatching(/^Sorry/) });
  } finally {
    quiet.mockRestore();
  }
});

test("after a message that was given up, the yes to the card before it shows that card again first", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    await phone.text(BOOK);
    const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
    await db.update(googleAccounts).set({ accessToken: "v1.broken" }).where(eq(googleAccounts.userId, user.id));
    const failing = await phone.post("no, at 4pm", {});
    await tryAgain(user);
    await phone.answered(failing);
    await db
      .update(googleAccounts)
      .set({ ...account })
      .where(eq(googleAccounts.userId, user.id));
    expect((await phone.text("yes")).text).toContain("so I ask again before I do it.\nShall I book this?");
    expect((await calendarOf(user.email)).writes).toEqual([]);
    expect((await phone.text("yes")).text).toMatch(/^Booked/);
  } finally {
    quiet.mockRestore();
  }
});

test("an apology that cannot go out frees the messages behind it all the same", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    await db.update(googleAccounts).set({ accessToken: "v1.broken" }).where(eq(googleAccounts.userId, user.id));
    await failNext({ provider: "whatsapp", account: user.phone, drop: "before", times: 1 });
    const failing = await phone.post(BOOK, {});
    const next = await phone.post("help", {});
    await tryAgain(user);
    await phone.answered(failing);
    await phone.answered(next);
    expect(await messagesTo(user.phone)).toHaveLength(1);
  } finally {
    quiet.mockRestore();
  }
});

test("what a message that was given up had claimed and never written is given back, though nothing changed at Google", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    await phone.text("what's on tomorrow?");
    const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
    await db.update(googleAccounts).set({ accessToken: "v1.broken" }).where(eq(googleAccounts.userId, user.id));
    const failing = await phone.post(BOOK, {});
    for (let tries = 0; tries < 4; tries++) await runDurableObjectAlarm(assistantOf(user));
    await phone.answered(failing);
    await db
      .update(googleAccounts)
      .set({ ...account })
      .where(eq(googleAccounts.userId, user.id));
    const id = crypto.randomUUID();
    const before = Date.now() - 3_600_000;
    await db.insert(meetings).values({
      ...{ id, userId: user.id, googleEventId: `p${id.replaceAll("-", "")}`, title: "Lost", timezone: user.zone },
      ...{ startAt: before + 86_400_000, endAt: before + 90_000_000, status: "confirmed", source: "whatsapp" },
      ...{ createdAt: before, updatedAt: before },
    });

    await runInDurableObject(assistantOf(user), async (_, state) => {
      const due = "UPDATE timers SET due_at = 0 WHERE name = 'after-failure' RETURNING user_id";
      expect(state.storage.sql.exec(due).toArray()).toEqual([{ user_id: user.id }]);
      await state.storage.setAlarm(0);
    });
    await runDurableObjectAlarm(assistantOf(user));
    await runDurableObjectAlarm(assistantOf(user));
    await vi.waitFor(
      async () => {
        const rows = await db.select().from(meetings).where(eq(meetings.id, id));
        expect(rows[0]?.status).toBe("cancelled");
      },
      { timeout: 10_000, interval: 50 },
    );
  } finally {
    quiet.mockRestore();
  }
});

test("what people wrote is forgotten after a month; its id is not, so that it is never answered again", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const old = newMessageId();
  await phone.text("help", { id: old });
  const month = 31 * 24 * 3_600_000;
  const sql = <T>(run: (storage: SqlStorage) => T) =>
    runInDurableObject(assistantOf(user), (_, state) => run(state.storage.sql));
  await sql((storage) => void storage.exec("UPDATE inbox SET answered_at = answered_at - ?", month));
  const recent = newMessageId();
  await phone.text("what's on tomorrow?", { id: recent });
  await phone.post("help", { id: old, times: 3 });
  await phone.text("help");
  const rows = await sql((storage) =>
    storage.exec("SELECT message_id, message FROM inbox ORDER BY position").toArray(),
  );
  expect(rows[0]).toEqual({ message_id: old, message: null });
  expect(rows[1]).toMatchObject({ message_id: recent, message: expect.stringContaining("tomorrow") });
  expect(await phone.messages()).toHaveLength(3);
});

test("what an older version of Parley kept is not acted on, and talk goes on", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  await phone.text(BOOK);
  const kept = { pending: { kind: "proposal", id: "old", action: { kind: "cancel" }, expiresAt: 9e15 }, undo: [{}] };
  await runInDurableObject(assistantOf(user), (_, state) => {
    state.storage.sql.exec("UPDATE conversation SET state = ?", JSON.stringify(kept));
  });
  expect((await phone.text("yes")).text).toMatch(/nothing/i);
  expect((await phone.text(BOOK)).buttons).not.toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("V16.2.5: the log holds no number, no words, no address and no token, whatever goes wrong", async () => {
  const lines: string[] = [];
  const keep = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(keep),
  );
  try {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    await phone.text(BOOK);
    await failNext({ provider: "google-calendar", method: "POST", account: user.email, status: 403, times: 1 });
    await phone.text("yes");
    await failNext({ provider: "google-calendar", method: "GET", account: user.email, status: 404, times: 1 });
    await phone.text("what's on tomorrow?");
    const closed = { error: { code: 131047, message: "Re-engagement message" } };
    await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: closed, times: 1 });
    await phone.text("help", { id: `wamid.${btoa(user.phone)}` });
    await db.update(googleAccounts).set({ accessToken: "v1.broken" }).where(eq(googleAccounts.userId, user.id));
    const failing = await phone.post("what's on tomorrow?", {});
    await tryAgain(user);
    await phone.answered(failing);

    const log = lines.join("\n");
    expect(log).toMatch(/calendar-down/);
    expect(log).toMatch(/delivery-failed/);
    expect(log).toMatch(/turn-failed/);
    const said = (event: string) =>
      lines.filter((line) => line.includes(`"event":"${event}"`)).map((line) => JSON.parse(line));
    const times = { waitedMs: expect.any(Number), tookMs: expect.any(Number) };
    const turn = { event: "turn", turn: expect.stringMatching(/^[0-9a-f-]{36}$/), ...times };
    expect(said("turn")).toContainEqual({ ...turn, kind: "text", outcome: "answered" });
    expect(said("turn")).toContainEqual({ ...turn, kind: "text", outcome: "failed" });
    const delivery = { event: "delivery", delivery: expect.stringMatching(/^[0-9a-f]{16}$/), kind: "reply", ...times };
    expect(said("delivery")).toContainEqual({ ...delivery, outcome: "accepted" });
    expect(said("delivery")).toContainEqual({ ...delivery, outcome: "failed" });
    const secrets = [
      user.phone.slice(1),
      btoa(user.phone).slice(0, 12),
      user.email,
      "anna@",
      "budget",
      "tomorrow",
      "ya29",
      "1//0",
    ];
    for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});

/** Its memory is gone, its storage stays; the platform does so at will. */
async function restart(user: TestUser): Promise<void> {
  const aborted = runInDurableObject(assistantOf(user), (_, state) => state.abort("restarted by a test"));
  await expect(aborted).rejects.toThrow("restarted by a test");
}

/** Lets the pauses after failures, which are seconds long, be over, until a message has been given up. */
async function tryAgain(user: TestUser): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    await runInDurableObject(assistantOf(user), (_, { storage }) => {
      storage.sql.exec("UPDATE setbacks SET retry_at = 0");
      storage.sql.exec("UPDATE timers SET due_at = 0 WHERE name = 'inbox'");
    });
    await runDurableObjectAlarm(assistantOf(user));
  }
}

function assistantOf(user: TestUser) {
  return env.ASSISTANT.get(env.ASSISTANT.idFromName(user.id));
}

test("of a series that stands half way its owner is reminded an hour later, once", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  await phone.text("book rowing every Monday at 20:00 for 30 minutes starting 4 January");
  await phone.text("yes");
  await phone.text("move rowing on 18 January and all following to 21:00");
  await failNext({ provider: "google-calendar", method: "PATCH", account: user.email, drop: "before", times: 9 });
  expect((await phone.text("yes")).text).toMatch(/^Half of it is done/);
  await phone.text("what's on tomorrow?");
  const before = (await phone.messages()).length;
  const timers = () =>
    runInDurableObject(assistantOf(user), async (_, { storage }) => {
      const due = storage.sql.exec("UPDATE timers SET due_at = 0 WHERE name = 'half' RETURNING user_id").toArray();
      await storage.setAlarm(0);
      return due;
    });
  expect(await timers()).toEqual([{ user_id: user.id }]);
  await runDurableObjectAlarm(assistantOf(user));
  // The runtime may have run the alarm by itself, and be at it.
  const told = async () => (await phone.messages()).slice(before).map(({ text }) => text);
  await expect.poll(told, { timeout: 10_000 }).toEqual([expect.stringMatching(/^Half of it is done: “Rowing”/)]);
  expect(await timers()).toEqual([]);
});
