import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { changeEmail } from "~/db/accounts";
import { insertErasure, listDueErasures } from "~/db/erasures";
import { limitKey } from "~/db/rate-limits";
import * as schema from "~/db/schema/every-table";
import { linkNumber } from "~/db/whatsapp-numbers";
import { RETENTION } from "~/domain/retention";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import * as exporting from "~/routes/dashboard.settings_.export";
import { askSupport } from "~/services/ask-support";
import { deleteAccount, finishErasures } from "~/services/delete-account";
import { prune } from "~/services/prune";
import { sendContact } from "~/services/send-contact";
import { sendEmail } from "~/services/send-email";
import { OLD_IDS, OLD_TEXTS } from "../../workers/inbox";
import { phoneOf } from "../support/conversation";
import { mailsTo } from "../support/mailbox";
import { failNext, messagesTo } from "../support/sandbox";
import { args, get, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const { contactMessages, deliveries, erasures, users } = schema;

const stub = (name: string) => env.ASSISTANT.get(env.ASSISTANT.idFromName(name));

/** Every row of every table in D1, with the table's name before it. */
async function everythingInD1(): Promise<string> {
  const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
  const rows = await Promise.all(tables.map(async (table) => JSON.stringify(await db.select().from(table))));
  return rows.join("\n");
}

/** Every row of every table that an object has. */
async function everythingIn(name: string): Promise<unknown[]> {
  return runInDurableObject(stub(name), (_, { storage: { sql } }) => {
    const tables = sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'transcript_search%' AND name NOT LIKE '_cf_%'",
      )
      .toArray();
    return tables.flatMap((table) => sql.exec(`SELECT * FROM "${table.name}"`).toArray());
  });
}

const secondNumber = () => `+3197${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
const word = () => `word${crypto.randomUUID().replaceAll("-", "")}`;

/** A user who has used everything: texts, books, runs late, changes number and address, writes letters. */
async function lived() {
  const user = await createUser();
  const [phone, address] = [secondNumber(), `new-${crypto.randomUUID()}@example.com`];
  const words = { title: word(), guest: `${word()}@example.com`, letter: word(), support: word(), stranger: word() };
  const first = phoneOf(user, NOW);
  await first.text(`book 30 min with ${words.guest} today at 10am about ${words.title}`);
  await first.text("yes");
  await first.text(`running 10 late for ${words.title}`);
  await first.text("yes");

  // The second number first texts as a stranger's.
  await phoneOf({ id: `phone:${phone}`, phone }, NOW).text(`hello ${words.stranger}`);
  await linkNumber(db, user.id, { phone, at: Date.now(), optInText: "yes" });
  await phoneOf({ ...user, phone }, NOW).text(`what's on tomorrow? ${words.title}`);

  const context = testContext();
  const letter = { name: "Robin", email: user.email, subject: words.letter, message: words.letter };
  await sendContact(context, letter, "192.0.2.1");
  await changeEmail(db, user.id, address, Date.now());
  await askSupport(
    context,
    {
      requestId: crypto.randomUUID(),
      account: { id: user.id, email: address },
      name: "Robin",
      email: address,
      subject: words.support,
      message: words.support,
    },
    Date.now(),
  );
  // A mail to the former address that no user is noted with, as a sign-up or a reset has it.
  const idempotencyKey = `old/${crypto.randomUUID()}`;
  await sendEmail(context, {
    to: user.email,
    kind: "reset-password",
    subject: words.letter,
    text: words.letter,
    html: words.letter,
    idempotencyKey,
  });
  await context.assistantOf({ userId: user.id }).startVerification(user.id, secondNumber(), true);
  return { user, phone, address, words };
}

const traces = ({ user, phone, address, words }: Awaited<ReturnType<typeof lived>>) => [
  ...[user.phone, phone].map((one) => one.slice(1)),
  user.email,
  address,
  ...Object.values(words),
];

const objectsOf = ({ user, phone }: { user: TestUser; phone: string }) => [
  user.id,
  `phone:${user.phone}`,
  `phone:${phone}`,
];

test("after deletion, with a turn under way, nothing of the person is left in D1 or in any object of theirs", async () => {
  const life = await lived();
  const { user, phone, words } = life;
  const context = testContext();
  const [letter] = await db.select().from(contactMessages).where(eq(contactMessages.email, user.email));
  const [ourCopy, tries] = [`contact/${letter?.id}`, limitKey("contact:account", user.email)];
  const before = await everythingInD1();
  for (const trace of [ourCopy, tries]) expect(before).toContain(trace);
  for (const trace of traces(life)) {
    // What a stranger wrote is in the object alone.
    if (trace !== words.stranger) expect(before, trace).toContain(trace);
  }
  expect(JSON.stringify(await everythingIn(`phone:${phone}`))).toContain(words.stranger);

  // What is exported is what will be erased.
  const file = await responseOf(exporting.loader(args(get("/x", await sessionOf(user.id)))));
  const exported = await file.text();
  for (const trace of traces(life)) expect(exported, trace).toContain(trace);

  // A turn that waits for Google while the account goes.
  const told = (await messagesTo(phone)).length;
  const mailed = (await mailsTo(user.email)).length;
  await failNext({ provider: "google-calendar", method: "GET", account: user.email, delayMs: 1_500, times: 1 });
  await phoneOf({ ...user, phone }, NOW).post(`book a call tomorrow at 3pm about ${words.title}`, {});
  await deleteAccount(context, user.id);
  // A webhook that had looked up the user before: the turn behind the other ends, and both without an answer.
  const late = `wamid.${crypto.randomUUID()}`;
  const message = { messageId: late, from: phone, sentAt: Date.parse(NOW), kind: "text", text: words.title } as const;
  await context.assistantOf({ userId: user.id }).receive(message, user.id);
  await context.assistantOf({ userId: user.id }).answer();
  await phoneOf({ ...user, phone }, NOW).answered(late);
  expect(await messagesTo(phone)).toHaveLength(told);

  const after = await everythingInD1();
  for (const trace of [...traces(life), ourCopy, tries]) expect(after, trace).not.toContain(trace);
  expect(await mailsTo(user.email)).toHaveLength(mailed);

  // The second look takes what was on its way to the objects.
  await finishErasures(context, Date.now() + 11 * MINUTE);
  for (const name of objectsOf(life)) expect(await everythingIn(name), name).toEqual([]);
  const [tombstone] = await db.select().from(erasures).where(eq(erasures.userId, user.id));
  expect(tombstone).toMatchObject({ dueAt: null, grant: null });
  await prune({ db }, Date.now() + RETENTION.erasures.keepMs + DAY);
  expect(await db.select().from(erasures).where(eq(erasures.userId, user.id))).toEqual([]);
});

test("a deletion that dies after any step is finished by the cron, and Google is asked until it has ended the grant", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const user = await createUser();
    await phoneOf(user, NOW).text("help");
    const context = testContext();
    const { encryption, googleOAuth } = context;
    const [account] = await db.select().from(schema.googleAccounts).where(eq(schema.googleAccounts.userId, user.id));
    const refreshToken = await encryption.decrypt(account?.refreshToken ?? "", `${user.id}:google-token`);

    const dying = testContext({
      googleOAuth: {
        ...googleOAuth,
        revoke: () => {
          throw new Error("killed");
        },
      },
    });
    const start = Date.now();
    await deleteAccount(dying, user.id);
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect(await everythingIn(user.id)).not.toEqual([]);
    await googleOAuth.refresh(refreshToken);

    // Killed again, between Google and the objects.
    await finishErasures(
      testContext({
        assistantWithId: () => {
          throw new Error("killed");
        },
      }),
      start + 11 * MINUTE,
    );
    await expect(googleOAuth.refresh(refreshToken)).rejects.toMatchObject({ reason: "invalid_grant" });
    expect(await everythingIn(user.id)).not.toEqual([]);

    await finishErasures(context, start + 22 * MINUTE);
    expect(await everythingIn(user.id)).toEqual([]);
    const [erasure] = await db.select().from(erasures).where(eq(erasures.userId, user.id));
    expect(erasure).toMatchObject({ dueAt: null, grant: null });
    expect((await listDueErasures(db, start + HOUR)).map(({ userId }) => userId)).not.toContain(user.id);

    // Asked for again, it changes nothing.
    await deleteAccount(context, user.id);
    expect(await db.select().from(erasures).where(eq(erasures.userId, user.id))).toHaveLength(1);
  } finally {
    quiet.mockRestore();
  }
});

test("what is kept under a number goes with the one who had it then: its next holder keeps theirs", async () => {
  const [first, next] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const number = secondNumber();
  const past = (days: number) => Date.now() - days * DAY;
  await db.insert(schema.contactPoints).values([
    { userId: first.id, kind: "phone", value: number, linkedAt: past(9) },
    { userId: next.id, kind: "phone", value: number, linkedAt: past(5) },
  ]);
  const row = (id: string, userId: string | null, createdAt: number) => ({
    ...({ id, idempotencyKey: id, userId, channel: "whatsapp", recipient: number, kind: "reply" } as const),
    ...({ payload: { kind: "text", body: id }, state: "sent", createdAt, updatedAt: createdAt } as const),
  });
  const ids = ["before", "first", "first-unnoted", "next", "next-unnoted"].map((id) => `${id}-${crypto.randomUUID()}`);
  const [before, own, unnoted, theirs, theirsUnnoted] = ids as [string, string, string, string, string];
  await db
    .insert(deliveries)
    .values([
      row(before, null, past(10)),
      row(own, first.id, past(8)),
      row(unnoted, null, past(8)),
      row(theirs, next.id, past(4)),
      row(theirsUnnoted, null, past(4)),
    ]);
  const left = async () =>
    (await db.select().from(deliveries).where(eq(deliveries.recipient, number))).map(({ id }) => id).toSorted();
  await deleteAccount(testContext(), first.id);
  expect(await left()).toEqual([theirs, theirsUnnoted].toSorted());
  await deleteAccount(testContext(), next.id);
  expect(await left()).toEqual([]);
});

test("a tombstone is one, whatever asks for it, and holds neither number nor address", async () => {
  const user = await createUser();
  const note = () => insertErasure(db, { userId: user.id, objectIds: ["a"], now: 1, dueAt: Date.now() + HOUR });
  await note();
  await note();
  const rows = await db.select().from(erasures).where(eq(erasures.userId, user.id));
  expect(rows).toHaveLength(1);
  for (const trace of [user.email, user.phone]) expect(JSON.stringify(rows)).not.toContain(trace);
  await db.delete(erasures).where(eq(erasures.userId, user.id));
});

/** What each table of the assistant's own storage holds, and how it goes. A new table has to be put here. */
const OBJECT_TABLES = {
  acts: "goes with the next message, or when it can be undone no more",
  conversation: "goes when nothing was said for as long as texts are kept",
  hearings: "goes with its message's text",
  inbox: "texts and ids go by the retention table",
  setbacks: "goes with the answer",
  timers: "names and moments",
  unread: "the last few of a flood, which go when they are named, a minute later",
  verification: "goes by the retention table",
  verification_earlier: "goes with it",
  verification_sends: "moments alone",
};

test("every table of the assistant's own storage is known here, and an object that nobody calls forgets by itself", async () => {
  const user = await createUser({ calendar: false });
  await phoneOf(user, NOW).text("help");
  const tables = await runInDurableObject(stub(user.id), (_, { storage: { sql } }) =>
    sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'transcript_search%' AND name NOT LIKE '_cf_%'",
      )
      .toArray()
      .map(({ name }) => name),
  );
  expect(tables.toSorted()).toEqual(Object.keys(OBJECT_TABLES));

  const passed = async (ms: number) =>
    runInDurableObject(stub(user.id), async (assistant, { storage: { sql } }) => {
      sql.exec("UPDATE inbox SET answered_at = answered_at - ?", ms);
      sql.exec("UPDATE timers SET due_at = due_at - ? WHERE name = 'forget'", ms);
      await assistant.alarm();
      return sql.exec<{ message: string | null }>("SELECT message FROM inbox").toArray();
    });
  expect(await passed(RETENTION.inboxText.keepMs - MINUTE)).toMatchObject([{ message: expect.any(String) }]);
  expect(await passed(2 * MINUTE)).toEqual([{ message: null }]);
  expect(await passed(RETENTION.inboxIds.keepMs)).toEqual([]);
  expect(await everythingIn(user.id)).toEqual([]);
});

test("what the inbox does for each message reads an index and no whole table", async () => {
  const plans = await runInDurableObject(stub(`plans-${crypto.randomUUID()}`), (_, { storage: { sql } }) =>
    [
      OLD_TEXTS.replace("?", "5"),
      OLD_IDS.replace("?", "5"),
      "SELECT min(answered_at) AS at FROM inbox WHERE answered_at IS NOT NULL AND message IS NOT NULL",
      "SELECT min(answered_at) AS at FROM inbox WHERE answered_at IS NOT NULL",
    ].map((query) =>
      sql
        .exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`)
        .toArray()
        .map(({ detail }) => detail)
        .join("\n"),
    ),
  );
  for (const plan of plans) expect(plan).toMatch(/^SEARCH inbox USING (?:COVERING )?INDEX inbox_(?:texts|answered)/);
});
