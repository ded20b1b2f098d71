import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages, deliveries } from "~/db/schema/messages";
import { LIMITS } from "~/domain/rate-limits";
import { DAY } from "~/domain/time";
import { notifyGuests } from "~/services/notify-guests";
import { sendContact } from "~/services/send-contact";
import { exampleEvent } from "../domain/example-event";
import { putEvent } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const MOST = LIMITS["guest-mail:user"].tries;
const guest = () => `${crypto.randomUUID()}@example.com`;

/** One message to one guest; the queue is left alone. */
function tell(user: TestUser, email: string, { id = crypto.randomUUID(), later = 0 } = {}) {
  const deps = testContext({ queueDelivery: async () => {}, clock: () => Date.now() + later });
  const event = exampleEvent({ attendees: [{ email }] });
  const lateness = { id, user: { ...user, name: "Robin" }, event, minutes: 10, zone: "UTC", now: event.start };
  return notifyGuests(deps, lateness, []);
}

const mailsTo = (recipient: string) => db.$count(deliveries, eq(deliveries.recipient, recipient));

test("a user's guests are mailed ten times in a day; a turn that runs again is not counted again", async () => {
  const user = await createUser({ calendar: false });
  const id = crypto.randomUUID();
  const first = guest();
  for (let runs = 0; runs < 3; runs++) expect((await tell(user, first, { id })).ok).toBe(true);
  for (let n = 1; n < MOST; n++) expect((await tell(user, guest())).ok).toBe(true);
  const last = guest();
  expect(await tell(user, last)).toEqual({ ok: false, reason: "too-many-mails" });
  expect(await mailsTo(last)).toBe(0);
  expect((await tell(user, first, { id })).ok).toBe(true);
  expect(await mailsTo(first)).toBe(1);
  expect((await tell(user, last, { later: DAY })).ok).toBe(true);
});

test("one address is mailed as a guest ten times in a day, whoever sends, however it is spelled", async () => {
  const email = guest();
  for (let n = 0; n < LIMITS["guest-mail:recipient"].tries; n++)
    expect((await tell(await createUser({ calendar: false }), email)).ok).toBe(true);
  expect((await tell(await createUser({ calendar: false }), email.toUpperCase())).ok).toBe(false);
});

test("who has told guests too often reads that nobody was mailed", async () => {
  const user = await createUser();
  for (let n = 0; n < MOST; n++) await tell(user, guest());
  const timeZone = "Europe/Amsterdam";
  await putEvent(user.email, {
    id: "sync1",
    summary: "Sync",
    start: { dateTime: "2026-11-24T10:00:00+01:00", timeZone },
    end: { dateTime: "2026-11-24T10:30:00+01:00", timeZone },
    attendees: [{ email: guest() }],
  });
  const phone = await converse(user, "2026-11-24T09:05:00+01:00");
  const asked = await phone.text("running 10 late for the sync");
  const only = asked.buttons.find(({ title }) => title === "Only tell them");
  expect((await phone.text(only?.title ?? "", { choiceId: only?.id })).text).toMatch(/mailed nobody about “?Sync/);
});

test("one address gets two receipts of the contact page in a day; every letter is kept", async () => {
  const email = guest();
  for (let n = 0; n < 4; n++)
    expect(
      await sendContact(testContext(), { name: "Robin", email, subject: "Hi", message: String(n) }, email),
    ).toBeNull();
  expect(await mailsTo(email)).toBe(2);
  expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(4);
});
