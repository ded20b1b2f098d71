import type { Client } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { apiKeys, proposals } from "~/db/schema/api";
import type { ApiScope } from "~/domain/api-scopes";
import { quietUntil } from "~/domain/quiet-hours";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import * as proposalsPage from "~/routes/dashboard.meetings_.proposals";
import * as keysPage from "~/routes/dashboard.settings.api";
import { acceptProposal } from "~/services/proposals/accept";
import { PAYLOADS } from "../agent/injections";
import { at, call, keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { mailsTo } from "../support/mailbox";
import { connect, use } from "../support/mcp";
import { notifications } from "../support/notifications";
import { calendarOf, control, messagesTo, putEvent } from "../support/sandbox";
import { args, get, post, sessionOf, testContext } from "../support/signed-in";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

vi.setConfig({ testTimeout: 60_000 });

const ASKS: ApiScope[] = ["meetings:read", "meetings:write", "availability:read"];
const UNATTENDED: ApiScope[] = [...ASKS, "meetings:write:unattended"];

const ON_PAGE = { by: { via: "web" } } as const;

async function someone(scopes = ASKS) {
  const user = await createUser();
  await db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: Date.now() })
    .where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  const key = await keyOf(user, { name: "My assistant", scopes });
  // The queue of this runtime has a clock of its own: here it is the cron that asks.
  return { user, key, client: await connect(key, { context: { afterAnswer: () => {} } }) };
}

/** The first moment from now on at which nobody sleeps. */
const awake = ({ zone }: TestUser) => quietUntil(Date.now(), zone) ?? Date.now();

/** The cards on the phone, once it is day. */
async function cardsTo(user: TestUser) {
  await notifications(user).cron(awake(user));
  return (await messagesTo(user.phone)).filter(({ text }) => /asks to/.test(text));
}

const propose = (client: Client, more: object = {}) =>
  use(client, "propose_meeting", {
    ...{ title: "Kick-off", start: at("15:00"), duration: 30, location: "Room 2" },
    ...{ participants: [{ email: "Anna@Example.com", name: "Anna" }], ...more },
  });

const status = async (client: Client, id: string) => (await use(client, "confirm", { proposal_id: id })).said.status;
const written = async ({ email }: TestUser) => (await calendarOf(email)).writes;

test("the official client finds a time, proposes it, and after the person's yes on WhatsApp it is booked", async () => {
  const { user, client } = await someone();
  const { said: free } = await use(client, "find_free_time", { from: at("15:00"), to: at("17:00"), duration: 30 });
  expect(free.slots[0]).toEqual({ start: at("15:00"), end: at("15:30") });
  const { said } = await propose(client);
  expect(said).toMatchObject({ does: "create", status: "waiting", start: at("15:00"), meeting_id: null });
  expect(await status(client, said.proposal_id)).toBe("waiting");
  expect(await written(user)).toEqual([]);

  const [card, ...more] = await cardsTo(user);
  expect(more).toEqual([]);
  expect(card?.text).toMatch(
    /^“My assistant” asks to book:\n“Kick-off”, .*15:00–15:30\n.*“Room 2”\n.*anna@example\.com/,
  );
  expect(card?.buttons.map(({ title }) => title)).toEqual(["Yes", "No"]);

  const phone = await converse(user, new Date(awake(user)).toISOString(), { clock: () => awake(user) });
  const tap = async () => (await phone.text("Yes", { choiceId: card?.buttons[0]?.id })).text;
  expect(await tap()).toMatch(/^Done:\n“Kick-off”/);
  expect((await calendarOf(user.email)).events).toMatchObject([
    { summary: "Kick-off", attendees: [{ email: "anna@example.com" }] },
  ]);
  const { said: after } = await use(client, "confirm", { proposal_id: said.proposal_id });
  expect(after).toMatchObject({ status: "done", meeting_id: expect.any(String) });
  expect(await use(client, "confirm", { proposal_id: said.proposal_id })).toMatchObject({ said: after });
  expect((await phone.text("undo")).text).toContain("Undone: “Kick-off”");
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
  // Tapped again nothing happens again.
  expect(await tap()).toMatch(/^Done:/);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
});

test("a no writes nothing, and a yes after it comes too late", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  const [card] = await cardsTo(user);
  const phone = await converse(user, new Date(awake(user)).toISOString(), { clock: () => awake(user) });
  expect((await phone.text("No", { choiceId: card?.buttons[1]?.id })).text).toBe("Fine, nothing was written.");
  expect((await phone.text("Yes", { choiceId: card?.buttons[0]?.id })).text).toMatch(/^That is no longer open/);
  expect(await status(client, said.proposal_id)).toBe("declined");
  expect(await written(user)).toEqual([]);
});

test("a typed yes or no answers the only card that waits, or the one that it quotes, and nothing besides", async () => {
  const { user, client } = await someone();
  const { said: first } = await propose(client);
  await cardsTo(user);
  const phone = await converse(user, new Date(awake(user) + MINUTE).toISOString(), {
    clock: () => awake(user) + MINUTE,
  });
  expect((await phone.text("yes")).text).toMatch(/^Done:\n“Kick-off”/);
  expect(await status(client, first.proposal_id)).toBe("done");
  expect((await phone.text("undo")).text).toContain("Undone: “Kick-off”");
  expect((await phone.text("yes")).text).not.toMatch(/^Done:/);

  const { said: second } = await propose(client, { title: "Second", start: at("16:00") });
  const { said: third } = await propose(client, { title: "Third", start: at("17:00") });
  const cards = await cardsTo(user);
  const cardOf = (title: string) => cards.find(({ text }) => text.includes(title))?.id;
  // Of two nobody knows which is meant.
  expect((await phone.text("yes")).text).not.toMatch(/^Done:/);
  expect((await phone.text("yes please", { repliesTo: cardOf("Third") })).text).toMatch(/^Done:\n“Third”/);
  expect(await status(client, second.proposal_id)).toBe("waiting");
  // A question of the conversation itself goes first.
  await phone.text("book dinner with bob@example.com tomorrow at 7pm");
  expect((await phone.text("no")).text).not.toBe("Fine, nothing was written.");
  expect(await status(client, second.proposal_id)).toBe("waiting");
  await phone.text("I'm running 10 minutes late for Third");
  expect((await phone.text("no")).text).not.toBe("Fine, nothing was written.");
  expect(await status(client, second.proposal_id)).toBe("waiting");
  expect((await phone.text("no thanks")).text).toBe("Fine, nothing was written.");
  expect([await status(client, second.proposal_id), await status(client, third.proposal_id)]).toEqual([
    "declined",
    "done",
  ]);
});

test("a yes that was long on its way, one from before the card and a forwarded one do nothing", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  const [card] = await cardsTo(user);
  const phone = await converse(user, new Date(awake(user)).toISOString(), { clock: () => awake(user) });
  const choiceId = card?.buttons[0]?.id;
  await phone.text("yes", { forwarded: true });
  await phone.text("yes", { at: new Date(awake(user) - MINUTE).toISOString() });
  await phone.text("Yes", { choiceId, forwarded: true });
  expect((await phone.text("Yes", { choiceId, late: 11 * MINUTE })).text).toMatch(/^Your tap came late/);
  expect(await status(client, said.proposal_id)).toBe("waiting");
  expect(await written(user)).toEqual([]);
});

test("whoever has been silent for a day gets the template, and whoever has no WhatsApp a mail", async () => {
  const { user, client } = await someone();
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() - 2 * DAY });
  await db.update(userIntegrations).set({ whatsappLastInboundAt: 1 }).where(eq(userIntegrations.userId, user.id));
  await propose(client);
  await notifications(user).cron(awake(user));
  const [card] = (await messagesTo(user.phone)).filter(({ text }) => /asked for/.test(text));
  expect(card).toMatchObject({ type: "template", text: expect.stringContaining("anna@example.com") });
  const phone = await converse(user, new Date(awake(user)).toISOString(), { clock: () => awake(user) });
  expect((await phone.text("Yes", { choiceId: card?.buttons[0]?.id })).text).toMatch(/^Done:/);

  const other = await someone();
  await db.update(userIntegrations).set({ whatsappPhone: null }).where(eq(userIntegrations.userId, other.user.id));
  await propose(other.client);
  await notifications(other.user).cron(awake(other.user));
  expect(await mailsTo(other.user.email)).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/Kick-off[\s\S]*anna@example\.com[\s\S]*\/dashboard\/meetings\/proposals/),
    }),
  );
});

test("at night nothing rings, and nothing is asked that was answered or withdrawn by then", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  const { said: gone } = await propose(client, { title: "Withdrawn", start: at("10:00") });
  await use(client, "cancel", { proposal_id: gone.proposal_id });
  const time = notifications(user);
  const night = awake(user) + 14 * HOUR;
  expect(quietUntil(night, user.zone)).not.toBeNull();
  await time.cron(night);
  expect((await messagesTo(user.phone)).filter(({ text }) => /asks to/.test(text))).toEqual([]);
  await time.cron(quietUntil(night, user.zone) ?? 0);
  const cards = (await messagesTo(user.phone)).filter(({ text }) => /asks to|asked for/.test(text));
  expect(cards).toHaveLength(1);
  expect(await status(client, said.proposal_id)).toBe("waiting");
});

test("with the scope for it the client books, cancels and undoes without asking", async () => {
  const { user, client } = await someone(UNATTENDED);
  const { said } = await propose(client);
  expect(await written(user)).toEqual([]);
  const [one, two] = await Promise.all([0, 1].map(() => use(client, "confirm", { proposal_id: said.proposal_id })));
  expect([one?.said.status, two?.said.status]).toContain("done");
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  const { said: booked } = await use(client, "confirm", { proposal_id: said.proposal_id });
  expect(booked.status).toBe("done");
  const { said: gone } = await use(client, "cancel", { meeting_id: booked.meeting_id });
  expect(gone).toMatchObject({ does: "cancel", status: "done" });
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
  const { said: back } = await use(client, "undo", { proposal_id: gone.proposal_id });
  expect(back).toMatchObject({ does: "restore", status: "done" });
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
  expect(await cardsTo(user)).toEqual([]);
});

test("what was booked without asking is taken back by text", async () => {
  const { user, client } = await someone(UNATTENDED);
  const { said } = await propose(client, { participants: [] });
  await use(client, "confirm", { proposal_id: said.proposal_id });
  const phone = phoneOf(user, new Date().toISOString());
  expect((await phone.text("undo")).text).toContain("“Kick-off” is off your calendar");
});

test("to cancel and to undo are asked about as well", async () => {
  const { user, key, client } = await someone();
  const { body } = await call(key, "POST", "/meetings", { body: { title: "Board", start: at("10:00") } });
  const { said } = await use(client, "cancel", { meeting_id: body.id });
  expect(said).toMatchObject({ does: "cancel", status: "waiting", title: "Board" });
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
  const deps = testContext();
  expect(
    await acceptProposal(deps, { ...ON_PAGE, userId: user.id, id: said.proposal_id, now: Date.now() }),
  ).toMatchObject({
    ok: true,
  });
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
  const { said: back } = await use(client, "undo", { proposal_id: said.proposal_id });
  expect(back).toMatchObject({ does: "restore", status: "waiting" });
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
  expect((await use(client, "undo", { proposal_id: back.proposal_id })).said.status).toBe("withdrawn");
  expect(
    await acceptProposal(deps, { ...ON_PAGE, userId: user.id, id: back.proposal_id, now: Date.now() }),
  ).toMatchObject({
    ok: false,
  });
});

test("a yes to what has changed meanwhile writes nothing", async () => {
  const { user, key, client } = await someone();
  const yes = (id: string) => acceptProposal(testContext(), { ...ON_PAGE, userId: user.id, id, now: Date.now() });
  const { said: slot } = await propose(client);
  await call(key, "POST", "/meetings", { body: { title: "Earlier", start: at("15:15") } });
  expect(await yes(slot.proposal_id)).toMatchObject({ ok: false, reason: "slot-taken" });
  expect((await use(client, "confirm", { proposal_id: slot.proposal_id })).said).toMatchObject({
    ...{ status: "failed", failure: "slot-taken", meeting_id: null },
  });
  const { body } = await call(key, "POST", "/meetings", { body: { title: "Board", start: at("10:00") } });
  const { said: moved } = await use(client, "cancel", { meeting_id: body.id });
  await call(key, "PATCH", `/meetings/${body.id}`, { body: { start: at("11:00") } });
  expect(await yes(moved.proposal_id)).toMatchObject({ ok: false, reason: "changed" });
  const { said: late } = await propose(client, { start: at("17:00") });
  await db
    .update(proposals)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(proposals.id, late.proposal_id));
  expect(await yes(late.proposal_id)).toMatchObject({ ok: false, reason: "over" });
  expect(await status(client, late.proposal_id)).toBe("expired");
  expect((await calendarOf(user.email)).events.map(({ summary }) => summary).sort()).toEqual(["Board", "Earlier"]);
});

test("a yes said twenty times at once is one meeting, and one lost on its way is taken up again", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  const yes = (now = Date.now()) =>
    acceptProposal(testContext(), { ...ON_PAGE, userId: user.id, id: said.proposal_id, now });
  const all = await Promise.all(Array.from({ length: 20 }, async () => yes()));
  expect(all.filter((one) => one.ok && one.did)).toHaveLength(1);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  // As a process leaves it that ends between the booking and its note.
  await db.update(proposals).set({ state: "accepting", eventId: null }).where(eq(proposals.id, said.proposal_id));
  expect(await yes(Date.now() + HOUR)).toMatchObject({ ok: true });
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("what is another's is not found: other users', and of other keys", async () => {
  const { user, client } = await someone();
  const stranger = await someone(UNATTENDED);
  const other = await connect(await keyOf(user, { scopes: UNATTENDED }));
  const { said } = await propose(client);
  for (const one of [stranger.client, other])
    for (const tool of ["confirm", "cancel", "undo"])
      expect(await use(one, tool, { proposal_id: said.proposal_id })).toMatchObject({
        isError: true,
        said: { status: 404 },
      });
  const { key } = await someone();
  const { body } = await call(key, "POST", "/meetings", { body: { title: "Theirs", start: at("10:00") } });
  expect((await use(stranger.client, "cancel", { meeting_id: body.id })).said).toMatchObject({ status: 404 });
  const asked = { ...ON_PAGE, userId: stranger.user.id, id: said.proposal_id, now: Date.now() };
  expect(await acceptProposal(testContext(), asked)).toMatchObject({ ok: false, reason: "over" });
  expect(await status(client, said.proposal_id)).toBe("waiting");
});

test.each([
  ["an unknown argument", { description: "hidden words for the guests" }, "#/description"],
  ["a conflict that is to be passed over", { allow_conflicts: true }, "#/allow_conflicts"],
  ["a title that no card can show", { title: "x".repeat(81) }, "#/title"],
  [
    "more guests than a card can show",
    { participants: Array.from({ length: 6 }, (_, n) => ({ email: `a${n}@b.nl` })) },
    "#/participants",
  ],
  [
    "addresses that no card can show",
    {
      participants: [
        {
          email: `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(50)}.nl`.slice(
            0,
            254,
          ),
        },
        { email: `${"z".repeat(60)}@b.nl` },
      ],
    },
    "#/participants",
  ],
  ["a time that has passed", { start: "2020-03-05T15:00:00Z" }, "#/start"],
] as const)("%s is refused by its name", async (_, more, pointer) => {
  const { user, client } = await someone();
  const { isError, said } = await propose(client, more);
  expect(isError).toBe(true);
  expect(JSON.stringify(said.errors)).toContain(pointer);
  expect(await db.select().from(proposals).where(eq(proposals.userId, user.id))).toEqual([]);
});

test("a taken time is refused with times that are free, and no more than ten wait", async () => {
  const { client } = await someone();
  const { key } = await someone();
  expect(key).not.toBe("");
  const made = await Promise.all(
    Array.from({ length: 14 }, (_, n) => propose(client, { title: `T${n}`, start: at(`${10 + (n % 7)}:00`) })),
  );
  expect(made.filter(({ isError }) => !isError)).toHaveLength(10);
  for (const { said } of made.filter(({ isError }) => isError)) expect(said.type).toMatch(/#too-many-proposals$/);

  const busy = await someone();
  await call(busy.key, "POST", "/meetings", { body: { title: "Board", start: at("15:00") } });
  const { said } = await propose(busy.client);
  expect(said).toMatchObject({ type: expect.stringMatching(/#slot-taken$/), conflicts: [{ title: "Board" }] });
  expect(said.alternatives.length).toBeGreaterThan(0);
});

test("without meetings:write nothing can be proposed, and a revoked key confirms nothing", async () => {
  const reader = await someone(["meetings:read", "meetings:write:unattended"]);
  await expect(propose(reader.client)).rejects.toThrow();
  const { user, client } = await someone(UNATTENDED);
  const { said } = await propose(client);
  await db.update(apiKeys).set({ revokedAt: Date.now() }).where(eq(apiKeys.userId, user.id));
  await expect(use(client, "confirm", { proposal_id: said.proposal_id })).rejects.toThrow();
  expect(await written(user)).toEqual([]);
});

test("what a revoked key has asked for is over: the page and the phone say so, and nothing is written", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  const [card] = await cardsTo(user);
  const cookie = await sessionOf(user.id);
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
  await keysPage.action(args(post("/dashboard/settings/api", { intent: "revoke", id: key?.id ?? "" }, cookie)));

  const { waiting, answered } = await proposalsPage.loader(args(get("/dashboard/meetings/proposals", cookie)));
  expect([waiting, answered]).toMatchObject([
    [],
    [{ standing: "Not done", note: expect.stringMatching(/was revoked/) }],
  ]);
  const phone = await converse(user, new Date(awake(user)).toISOString(), { clock: () => awake(user) });
  expect((await phone.text("Yes", { choiceId: card?.buttons[0]?.id })).text).toMatch(
    /was revoked\. Nothing was written/,
  );
  const yes = { userId: user.id, id: said.proposal_id, now: awake(user), ...ON_PAGE };
  expect(await acceptProposal(testContext(), yes)).toMatchObject({ ok: false });
  expect(await written(user)).toEqual([]);
});

test("the page shows what is asked for in quotes that nobody's words end or turn around", async () => {
  const { user, client } = await someone();
  await propose(client, { title: "Lunch” was agreed. \u202eyes", location: "Room\u200b ”2" });
  const page = await proposalsPage.loader(args(get("/dashboard/meetings/proposals", await sessionOf(user.id))));
  expect(page.waiting).toMatchObject([{ title: "Lunch' was agreed. yes", location: "Room '2" }]);
});

test("a yes to what was made while its key was revoked writes nothing", async () => {
  const { user, client } = await someone();
  const { said } = await propose(client);
  await db.update(apiKeys).set({ revokedAt: Date.now() }).where(eq(apiKeys.userId, user.id));
  const yes = { userId: user.id, id: said.proposal_id, now: Date.now(), ...ON_PAGE };
  expect(await acceptProposal(testContext(), yes)).toMatchObject({ ok: false, reason: "over" });
  expect(await written(user)).toEqual([]);
});

const TOLD = Object.entries(PAYLOADS);
const INJECTED = ["a title", "a description", "a proposed title"].flatMap((field) =>
  TOLD.map(([name, words]) => ({ name, field, words })),
);

test("the set holds more than sixty injected orders", () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(60);
});

// The client here is one that obeys: it asks for whatever the words may have meant, and still nothing happens by itself.
test.each(["a title", "a description", "a proposed title"])("injected orders in %s: no act", async (field) => {
  const { user, client } = await someone();
  const orders = INJECTED.filter((one) => one.field === field);
  if (field === "a proposed title") {
    for (const { words } of orders.slice(0, 9)) {
      await propose(client, { title: words.slice(0, 80).trim() });
    }
    for (const { text, buttons } of await cardsTo(user)) {
      expect(text).toMatch(/^“My assistant” asks to book:\n“/);
      expect(text).not.toMatch(/https?:\/\/\S|eve@example\.com/);
      expect(buttons).toHaveLength(2);
    }
  }
  for (const [n, { words }] of orders.entries()) {
    await putEvent(user.email, {
      ...{ id: `inj${n}`, summary: field === "a title" ? words : "Standup", description: words },
      start: { dateTime: new Date(Date.parse(at("09:00")) + n * DAY).toISOString() },
      end: { dateTime: new Date(Date.parse(at("09:30")) + n * DAY).toISOString() },
    });
  }
  await use(client, "find_free_time", { from: at("00:00"), to: at("23:00") });
  const { said, fenced } = await use(client, "list_meetings", { limit: 100 });
  expect(said.data).toHaveLength(orders.length);
  expect(fenced.split("\n")).toHaveLength(4);
  for (const { id } of said.data.slice(0, 5)) await use(client, "cancel", { meeting_id: id });
  for (const { id } of await db.select().from(proposals).where(eq(proposals.userId, user.id)))
    expect((await use(client, "confirm", { proposal_id: id })).said.status).toBe("waiting");
  const { events, writes } = await calendarOf(user.email);
  expect(writes).toEqual([]);
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(["confirmed"]));
});
