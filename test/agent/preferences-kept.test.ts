import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userPreferences } from "~/db/schema/accounts";
import { contacts } from "~/db/schema/calendar";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";

const rowOf = async (id: string) =>
  (await db.select().from(userPreferences).where(eq(userPreferences.userId, id)))[0] ?? null;

test("a preference said by text is in the row that the settings page shows, and undo puts the row back", async () => {
  const user = await createUser();
  const before = await rowOf(user.id);
  const phone = await converse(user, NOW);
  await phone.text("set my meeting length to 50 minutes");
  const told = await phone.text("no meetings before 10:30");
  expect(told.text).toBe("Working hours: 10:30–18:00 (was 09:00–18:00).");
  expect(await rowOf(user.id)).toEqual({ ...before, defaultMeetingDuration: 50, workdayStartMinute: 630 });
  await phone.text("", { choiceId: told.buttons[0]?.id });
  expect(await rowOf(user.id)).toEqual({ ...before, defaultMeetingDuration: 50 });
  await phone.text("undo");
  expect(await rowOf(user.id)).toEqual(before);
});

test("people are listed by name and counted by address, and forgotten for this user alone", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const rows = ["anna", "bob", "carla", "dan", "eve", "finn", "gus"].flatMap((name) =>
    contactRows(`${name}@example.com`, `${name} Example`),
  );
  for (const { id } of [user, other]) {
    await db.insert(contacts).values(rows.map((row) => ({ ...row, userId: id, source: "user" as const, seenAt: 1 })));
  }
  const phone = await converse(user, NOW);
  const list = await phone.text("what do you know about me?");
  expect(list.text).toContain(" and 2 more");
  expect(list.text).toContain(user.email);
  expect(list.text).not.toContain(user.phone);

  expect((await phone.text("forget bob@example.com")).text).toContain("bob@example.com");
  await phone.text("yes");
  expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toHaveLength(12);
  await phone.text("forget all my contacts");
  await phone.text("yes");
  expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toHaveLength(0);
  expect(await db.select().from(contacts).where(eq(contacts.userId, other.id))).toHaveLength(14);
});
