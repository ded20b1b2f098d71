import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { disconnectGoogleAccount } from "~/db/google-accounts";
import { calendarContacts, calendarEvents, contacts } from "~/db/schema/calendar";
import { control, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const ASK = "what's on tomorrow?";
const BOOK = "book 30 min with Anna on friday at 10am";
const ANNA = { email: "anna@planted.example", displayName: "Anna de Vries" };
const STRANGER = { email: "stranger@planted.example" };

const answered = (responseStatus: string, more = {}) => ({
  organizer: STRANGER,
  answer: responseStatus,
  ...more,
});

test.each([
  ["the user set up", { answer: "accepted" }, true],
  ["the user set up without a guest list of their own", {}, true],
  ["the user accepted", answered("accepted"), true],
  ["the user declined", answered("declined"), false],
  ["the user has not answered", answered("needsAction"), false],
  ["the user may come to", answered("tentative"), false],
  ["that was sent to a list that the user is on", { organizer: STRANGER }, false],
  ["that was made from a mail", { eventType: "fromGmail" }, false],
  ["the user set up and declined", { answer: "declined" }, false],
])("the guests of a meeting %s: known is %s", async (_, how, isKnown) => {
  const user = await createUser();
  await put(user, "planted1", how);
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  const { text } = await phone.text(BOOK);
  if (isKnown) expect(text).toContain("Anna de Vries (anna@planted.example, from your calendar)");
  else expect(text).toMatch(/What is Anna's e-mail address/);
  expect(text.includes(ANNA.email)).toBe(isKnown);
  // The question about her stays below whatever else is answered.
  await phone.text("never mind");
  expect((await phone.text("what do you know about me?")).text.includes("Anna")).toBe(isKnown);
});

test.each([
  ["is cancelled", (user: TestUser) => putEvent(user.email, { id: "planted1", status: "cancelled" })],
  ["is declined", (user: TestUser) => put(user, "planted1", answered("declined"))],
  ["loses its guest", (user: TestUser) => put(user, "planted1", answered("accepted"), [])],
  [
    "is gone when the calendar is read anew",
    async (user: TestUser) => {
      await putEvent(user.email, { id: "planted1", status: "cancelled" });
      await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });
    },
  ],
])("who came with an accepted meeting goes when it %s, and stays while another one has them", async (_, leave) => {
  const user = await createUser();
  await put(user, "planted1", answered("accepted"));
  await put(user, "other1", { answer: "accepted" });
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  await leave(user);
  await phone.text(ASK);
  expect((await phone.text(BOOK)).text).toContain(ANNA.email);
  await phone.text("no");
  // What the user says of somebody goes with them, and makes nobody the user's own.
  await phone.text("Anna is in New York");
  await putEvent(user.email, { id: "other1", status: "cancelled" });
  await phone.text(ASK);
  expect((await phone.text(BOOK)).text).toMatch(/What is Anna's e-mail address/);
  expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toEqual([]);
});

test.each([["Annie"], ["de Vries"], ["Vries"]])(
  "who is called %s for short, or by the last name, is found",
  async (name) => {
    const user = await createUser();
    await put(user, "planted1", { answer: "accepted" });
    const phone = await converse(user, NOW);
    await phone.text(ASK);
    expect((await phone.text(`book 30 min with ${name} on friday at 10am`)).text).toContain(ANNA.email);
  },
);

test("nobody outlives the mirror: an event that leaves it takes its people along", async () => {
  const user = await createUser();
  await put(user, "planted1", { answer: "accepted" });
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  const mine = eq(calendarContacts.userId, user.id);
  expect(await db.select().from(calendarContacts).where(mine)).toHaveLength(1);
  await db.delete(calendarEvents).where(and(eq(calendarEvents.userId, user.id), eq(calendarEvents.id, "planted1")));
  expect(await db.select().from(calendarContacts).where(mine)).toEqual([]);

  await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });
  await phone.text(ASK);
  expect(await db.select().from(calendarContacts).where(mine)).toHaveLength(1);
  for (const statement of disconnectGoogleAccount(db, user.id)) await statement;
  expect(await db.select().from(calendarContacts).where(mine)).toEqual([]);
});

test("of several with one name those that the user typed come first, then those of own meetings, then the rest", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with Anna on friday at 10am");
  await phone.text("anna@real.example");
  await phone.text("yes");
  const guest = (email: string) => [{ ...ANNA, email }];
  // A busy planted one, an accepted one that comes twice, and one of an own meeting.
  for (const n of [1, 2, 3]) await put(user, `declined${n}`, answered("declined"), guest("anna@declined.example"));
  for (const n of [1, 2]) await put(user, `twice${n}`, answered("accepted"), guest("anna@twice.example"));
  await put(user, "once1", answered("accepted"), guest("anna@once.example"));
  await put(user, "own1", { answer: "accepted" }, guest("anna@own.example"));
  await phone.text(ASK);
  const question = await phone.text("book 30 min with Anna on friday at 2pm");
  expect(question.rows.map(({ description }) => description).slice(0, 4)).toEqual([
    "anna@real.example",
    "anna@own.example, from your calendar",
    "anna@twice.example, from your calendar",
    "anna@once.example, from your calendar",
  ]);
  expect(question.rows).toHaveLength(5);
  const own = question.rows[1];
  expect((await phone.text(own?.title ?? "", { choiceId: own?.id ?? "" })).text).toContain(
    "Anna de Vries (anna@own.example, from your calendar)",
  );
});

test("an address that the user has typed is the user's own, whatever the calendar calls it", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with Annie on friday at 10am");
  await phone.text(ANNA.email);
  await phone.text("yes");
  await put(user, "planted1", answered("accepted"));
  await phone.text(ASK);
  const { text } = await phone.text("book 30 min with Anna de Vries on friday at 2pm");
  expect(text).toContain("(anna@planted.example)");
  expect(text).not.toContain("from your calendar");
});

test("who is picked for a meeting that exists is said to come from the calendar, and is not the user's own by that", async () => {
  const user = await createUser();
  await put(user, "one1", answered("accepted"));
  await put(user, "two1", answered("accepted"), [{ email: "anna@second.example", displayName: "Anna Second" }]);
  await put(user, "retro1", {}, []);
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  const question = await phone.text("invite Anna to the retro");
  const second = question.rows.find(({ description = "" }) => description.includes("second"));
  const proposal = await phone.text(second?.title ?? "", { choiceId: second?.id ?? "" });
  expect(proposal.text).toContain("Anna Second (anna@second.example, from your calendar)");
  expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toEqual([]);
});

test("in Dutch too it is said where an address comes from", async () => {
  const user = await createUser({ preferences: { language: "nl" } });
  await put(user, "planted1", answered("accepted"));
  const phone = await converse(user, NOW);
  await phone.text("wat staat er morgen?");
  expect((await phone.text("plan 30 min met Anna vrijdag om 10:00")).text).toContain(
    "(anna@planted.example, uit je agenda)",
  );
});

interface How {
  organizer?: { email: string };
  /** What the user has answered. */
  answer?: string;
  eventType?: string;
}

/** A meeting of tomorrow at noon with Anna, written as if somebody else did. */
async function put(
  user: TestUser,
  id: string,
  { answer, ...how }: How,
  guests: { email: string; displayName: string }[] = [ANNA],
): Promise<void> {
  const own = answer === undefined ? [] : [{ email: user.email, responseStatus: answer }];
  await putEvent(user.email, {
    ...{ id, summary: id.replace(/\d/u, ""), attendees: [...own, ...guests], ...how },
    start: { dateTime: "2026-11-25T12:00:00+01:00", timeZone: user.zone },
    end: { dateTime: "2026-11-25T13:00:00+01:00", timeZone: user.zone },
  });
}
