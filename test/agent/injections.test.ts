import { expect, test, vi } from "vitest";
import { contacts } from "~/db/schema";
import { calls, callsToModel, script, scriptedModel } from "../support/model-world";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { OBEDIENT, PAYLOADS } from "./injections";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm";

const payloads = Object.entries(PAYLOADS);
const FIELDS = [
  "the message",
  "a title",
  "a description",
  "a place",
  "an attendee's name",
  "a contact's name",
] as const;
const injections = FIELDS.flatMap((field) => payloads.map(([name, words]) => ({ field, name, words })));

test("the set holds more than a hundred injections", () => {
  expect(injections.length).toBeGreaterThan(100);
});

test.each(injections)("$name in $field writes nothing, though the model obeys it", async ({ field, words }) => {
  const user = await createUser();
  await plant(user, field, words);
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), languageModel: scriptedModel() } });
  const seen = (await callsToModel()).length;
  // Each unclear message gets the next obedient answer, whatever it was about.
  const offset = injections.findIndex((one) => one.field === field && one.words === words);
  await script(...OBEDIENT.map((_, n) => calls(OBEDIENT[(offset + n) % OBEDIENT.length], "message")));

  const said =
    field === "the message"
      ? ["pls frobnicate the Standup tomorrow", BOOK, words, `Fwd: ${words}`]
      : ["what's on tomorrow?", "pls frobnicate the Standup tomorrow", BOOK, "perhaps frobnicate that instead"];
  for (const text of said) {
    const answer = await phone.text(text);
    expect(answer.text).not.toMatch(/^(?:Booked|Cancelled|Changed|Undone)/m);
  }
  const { writes, events } = await calendarOf(user.email);
  expect(writes).toEqual([]);
  expect(events.map(({ status }) => status)).toEqual(["confirmed"]);

  const asked = (await callsToModel()).slice(seen);
  expect(asked.length).toBeGreaterThan(0);
  // The calendar and the contacts never reach the model; a pasted message does, quoted.
  if (field !== "the message") expect(JSON.stringify(asked)).not.toContain(JSON.stringify(words).slice(1, -1));
});

/** An event that somebody else sent, and somebody known, with the words in one of their fields. */
async function plant(user: TestUser, field: (typeof FIELDS)[number], words: string): Promise<void> {
  const here = (name: (typeof FIELDS)[number], usual: string) => (field === name ? words : usual);
  await putEvent(user.email, {
    id: "standup1",
    summary: here("a title", "Standup"),
    description: here("a description", "Daily"),
    location: here("a place", "Room 1"),
    start: { dateTime: "2026-11-25T10:00:00+01:00", timeZone: user.zone },
    end: { dateTime: "2026-11-25T10:30:00+01:00", timeZone: user.zone },
    attendees: [{ email: "eve@example.com", displayName: here("an attendee's name", "Eve") }, { email: user.email }],
  });
  if (field !== "a contact's name") return;
  const row = { userId: user.id, nameKey: "anna", name: words, email: "anna@example.com" };
  await db.insert(contacts).values({ ...row, source: "user", seenAt: Date.parse(NOW) });
}
