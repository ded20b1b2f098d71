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
const MESSAGE = "the message";
/** Whatever other people can write; one conversation meets all of them at once. */
const OTHERS = "title, description, place, and names of an attendee and a contact";
const injections = [MESSAGE, OTHERS].flatMap((field) => payloads.map(([name, words]) => ({ field, name, words })));

test("the set holds more than a hundred injections", () => {
  expect(payloads.length * 6).toBeGreaterThan(100);
});

test.each(injections)("$name in $field writes nothing, though the model obeys it", async ({ field, words }) => {
  const user = await createUser();
  await plant(user, field === OTHERS ? words : undefined);
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), languageModel: scriptedModel() } });
  const seen = (await callsToModel()).length;
  // Each unclear message gets the next obedient answer, whatever it was about.
  const offset = injections.findIndex((one) => one.field === field && one.words === words);
  await script(...OBEDIENT.map((_, n) => calls(OBEDIENT[(offset + n) % OBEDIENT.length], "message")));

  const said =
    field === MESSAGE
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
  if (field === OTHERS) expect(JSON.stringify(asked)).not.toContain(JSON.stringify(words).slice(1, -1));
});

/** An event that somebody else sent, and somebody known; with `words`, they stand in every field of theirs. */
async function plant(user: TestUser, words?: string): Promise<void> {
  await putEvent(user.email, {
    id: "standup1",
    summary: words ?? "Standup",
    description: words ?? "Daily",
    location: words ?? "Room 1",
    start: { dateTime: "2026-11-25T10:00:00+01:00", timeZone: user.zone },
    end: { dateTime: "2026-11-25T10:30:00+01:00", timeZone: user.zone },
    attendees: [{ email: "eve@example.com", displayName: words ?? "Eve" }, { email: user.email }],
  });
  if (words === undefined) return;
  const row = { userId: user.id, nameKey: "anna", name: words, email: "anna@example.com" };
  await db.insert(contacts).values({ ...row, source: "user", seenAt: Date.parse(NOW) });
}
