import { expect, test, vi } from "vitest";
import { selectBookingTurns, selectChanges, selectDone } from "~/db/meeting-changes";
import { changeMeeting } from "~/services/meetings/change";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db } from "../support/user";

vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.parse("2026-11-24T09:05:00+01:00");
const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+01:00`);

async function booked() {
  const user = await createUser();
  const phone = await converse(user, "2026-11-24T09:05:00+01:00");
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  return { user, phone, id: event?.id ?? "" };
}

test("who booked and moved a meeting is kept: by text, on a page, and by others in Google Calendar", async () => {
  const { user, phone, id } = await booked();
  await phone.text("move the budget to 4pm");
  await phone.text("yes");
  const slot = { start: at("17:00"), end: at("17:30") };
  const by = { via: "web" } as const;
  const change = { userId: user.id, eventId: id, seenEtag: null, change: { slot }, by, allowOverlap: false };
  expect(await changeMeeting(quickDeps(), { ...change, now: NOW })).toMatchObject({ ok: true });
  await putEvent(user.email, {
    id,
    start: { dateTime: "2026-11-25T18:00:00+01:00" },
    end: { dateTime: "2026-11-25T18:30:00+01:00" },
  });
  await phone.text("what's on tomorrow?");

  const rows = await selectChanges(db, user.id, id);
  expect(rows.map(({ kind, via }) => `${kind} ${via}`).toSorted()).toEqual(
    ["booked whatsapp", "moved whatsapp", "moved web", "moved calendar"].toSorted(),
  );
  expect(rows.find(({ via }) => via === "calendar")).toMatchObject({
    ...{ fromStart: at("17:00"), fromEnd: at("17:30"), toStart: at("18:00"), toEnd: at("18:30") },
  });
  expect((await selectDone(db, user.id, NOW - 1)).map(({ kind }) => kind).toSorted()).toEqual([
    "booked",
    "moved",
    "moved",
  ]);
  expect(await selectChanges(db, (await createUser()).id, id)).toEqual([]);
});

test("the conversation that made a meeting is found by the message that said yes, and is nobody else's", async () => {
  const { user, id } = await booked();
  const turns = await selectBookingTurns(db, user.id, id);
  expect(turns.map(({ text }) => text)).toEqual([
    "yes",
    "book 30 min with anna@example.com tomorrow at 3pm about the budget",
  ]);
  const other = await createUser();
  expect(await selectBookingTurns(db, other.id, id)).toEqual([]);
});
