import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { contacts } from "~/db/schema/calendar";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";
import { play } from "../support/script";
import { converse as converseForReal } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const begin = () => converse({ now, contacts: contactRows("anna@example.com", "Anna de Vries") });

const dialogues: Record<string, string> = {
  "a zone that is said for somebody is theirs, and is remembered": `
    > 10am ET for Anna tomorrow, 30 min call
    Tue 24 Nov, 16:00–16:30 (Amsterdam time, GMT+1) … For Anna de Vries: 10:00–10:30 New York time
    > make it 5pm
    Tue 24 Nov, 17:00–17:30 (Amsterdam time, GMT+1) … For Anna de Vries: 11:00–11:30 New York time
    > yes
    Booked
    > book lunch with anna on wednesday at 12
    For Anna de Vries: 06:00–06:30 New York time`,
  "of somebody without an address it is remembered with the address": `
    > call at 10am ET for Bob tomorrow
    What is Bob's e-mail address?
    > bob@corp.example
    For Bob: 10:00–10:30 New York time
    > no
    did not book
    > meet bob friday 2pm
    For Bob: 08:00–08:30 New York time`,
  "a zone that is said for nobody is shown once and not remembered": `
    > call with anna at 3pm London time tomorrow
    Tue 24 Nov, 16:00–16:30 (Amsterdam time, GMT+1) … 15:00–15:30 London time
    > no
    did not book
    > book lunch with anna on wednesday at 12
    Wed 25 Nov, 12:00–12:30 … With: Anna`,
  "where somebody is can be told": `
    > Anna is in Tokyo
    Noted: Anna de Vries is on Tokyo time, GMT+9.
    > plan morgen om 17:00 een overleg met Anna
    di 24 nov, 17:00–17:30 (tijd in Amsterdam, GMT+1) … Voor Anna de Vries: wo 25 nov, 01:00–01:30 tijd in Tokio`,
};

for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));

test("the same wall is not told twice, and a demo has no zone", () => {
  const talk = begin();
  expect(talk.say("call with anna tomorrow 15:00 CET")).not.toContain("Paris");
  talk.say("no");
  expect(talk.say("the demo is in Paris")).not.toContain("Noted");
});

test("where a contact is stays with the contact, also when the calendar names them again", async () => {
  const user = await createUser();
  const rows = contactRows("anna@example.com", "Anna de Vries");
  await db
    .insert(contacts)
    .values(rows.map((row) => ({ ...row, userId: user.id, source: "user" as const, seenAt: 1 })));
  const phone = await converseForReal(user, now);
  await phone.text("Anna is in New York");
  const kept = () =>
    db
      .select({ zone: contacts.zone })
      .from(contacts)
      .where(and(eq(contacts.userId, user.id), eq(contacts.email, "anna@example.com")));
  expect(await kept()).toEqual([{ zone: "America/New_York" }, { zone: "America/New_York" }]);
  const proposal = await phone.text("book a call with Anna tomorrow at 4pm");
  expect(proposal.text).toContain("For Anna de Vries: 10:00–10:30 New York time");
  await phone.text("yes");
  expect(await kept()).toContainEqual({ zone: "America/New_York" });
});
