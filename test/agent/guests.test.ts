import { expect, test, vi } from "vitest";
import { contacts } from "~/db/schema/calendar";
import { contactRows } from "~/domain/contact";
import { calendarOf, control, putEvent } from "../support/sandbox";
import { breakableFetch, converse, quickDeps } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";

async function withColleague() {
  const user = await createUser();
  const anna = `anna.${user.id}@acme.test`;
  await control("PUT", "/google/account", { account: anna, sharesFreeBusy: true });
  await putEvent(anna, {
    id: "annabusy",
    summary: "Anna's secret plan",
    start: { dateTime: "2026-11-25T09:00:00+01:00" },
    end: { dateTime: "2026-11-25T11:00:00+01:00" },
  });
  const rows = [...contactRows(anna, "Anna Acme"), ...contactRows("tom@elsewhere.test", "Tom Elsewhere")];
  await db
    .insert(contacts)
    .values(rows.map((row) => ({ ...row, userId: user.id, source: "user" as const, seenAt: 1 })));
  return { user, anna };
}

test("a time with others is looked for in the calendars that Google shows, and booked after a yes", async () => {
  const { user, anna } = await withColleague();
  const phone = await converse(user, NOW);
  const offer = await phone.text("find an hour with Anna and Tom tomorrow");
  expect(offer.text).toContain("You and Anna are free for 1 hour");
  expect(offer.text).toContain("I can't see the calendar of Tom.");
  expect(offer.text).not.toContain("secret");
  expect(offer.rows.map(({ title }) => title)).toEqual([
    "Wed 25 Nov 11:00",
    "Wed 25 Nov 12:00",
    "Wed 25 Nov 13:00",
    "Never mind",
  ]);
  await phone.text("", { choiceId: offer.rows[0]?.id });
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  expect(event?.start.dateTime).toBe("2026-11-25T11:00:00+01:00");
  expect(event?.attendees?.map(({ email }) => email)).toContain(anna);
});

test("a name alone corrects whom the meeting that was just booked is with", async () => {
  const { user } = await withColleague();
  const phone = await converse(user, NOW);
  await phone.text("book Anna tomorrow at 14:00");
  await phone.text("yes");
  const change = await phone.text("oops i meant tom");
  expect(change.text).toContain("With: Tom Elsewhere");
  expect(change.text).toContain("No longer invited: Anna Acme");
});

test("when Google does not answer for the others, they count as not seen and not as free", async () => {
  const { user } = await withColleague();
  const { fetcher, breakNext } = breakableFetch();
  breakNext({ method: "POST", path: /freeBusy/, when: "before", times: 9 });
  const phone = await converse(user, NOW, { deps: quickDeps(undefined, fetcher) });
  const offer = await phone.text("find an hour with Anna tomorrow");
  expect(offer.text).toContain("You are free for 1 hour");
  expect(offer.text).toContain("I can't see the calendar of Anna.");
});

test("a guest of a stranger's invitation with a contact's name is not shown as that contact", async () => {
  const { user, anna } = await withColleague();
  const invitation = (id: string, hour: number, attendees: { email: string; displayName: string }[]) =>
    putEvent(user.email, {
      id,
      summary: id,
      start: { dateTime: `2026-11-26T${hour}:00:00+01:00` },
      end: { dateTime: `2026-11-26T${hour}:30:00+01:00` },
      organizer: { email: "stranger@evil.test" },
      attendees: [{ email: user.email, displayName: "Robin" }, ...attendees],
    });
  await invitation("strange", 10, [{ email: "stranger@evil.test", displayName: "Anna Acme" }]);
  await invitation("honest", 11, [{ email: anna, displayName: "Anna Acme" }]);
  const { text } = await (await converse(user, NOW)).text("what's on Thursday?");
  expect(text).toContain("“strange” (“Anna Acme” (stranger@evil.test))");
  expect(text).toContain("“honest” (Anna Acme)");
});
