import { expect, test } from "vitest";
import { DAY, HOUR } from "~/domain/time";
import * as refresh from "~/routes/dashboard.calendar_.refresh";
import * as list from "~/routes/dashboard.meetings._index";
import * as bulk from "~/routes/dashboard.meetings_.bulk";
import { calendarOf, putEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";

const START = Math.floor(Date.now() / DAY) * DAY + 5 * DAY + 9 * HOUR;
const point = (at: number) => ({ dateTime: new Date(at).toISOString() });

/** Two meetings of the user's and one that somebody else has set up, on one day, and a whole day. */
async function busy() {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  for (const [n, id] of ["one", "two", "theirs"].entries()) {
    const start = START + n * HOUR;
    const organizer = id === "theirs" ? { organizer: { email: "boss@example.com" } } : {};
    const self = { email: user.email, responseStatus: "accepted" };
    const event = {
      id,
      summary: id,
      start: point(start),
      end: point(start + HOUR / 2),
      attendees: [self],
      ...organizer,
    };
    await putEvent(user.email, event);
  }
  const day = new Date(START).toISOString().slice(0, 10);
  const next = new Date(START + DAY).toISOString().slice(0, 10);
  await putEvent(user.email, { id: "fair", summary: "fair", start: { date: day }, end: { date: next } });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  const send = (fields: Record<string, string | string[]>) =>
    responseOf(bulk.action(args(post("/dashboard/meetings/bulk", fields, cookie))));
  const startsAt = async (id: string) => {
    const event = (await calendarOf(user.email)).events.find((one) => one.id === id);
    return event?.status === "cancelled" ? null : Date.parse(event?.start.dateTime ?? "");
  };
  return { user, cookie, send, startsAt };
}

test("the list groups by day, finds whole days, and marks what cannot be chosen", async () => {
  const { cookie } = await busy();
  const { days } = await list.loader(args(get("/dashboard/meetings", cookie)));
  expect(days.value).toHaveLength(1);
  expect(days.value?.[0]?.note).toContain("4 meetings");
  expect(days.value?.[0]?.rows.map(({ id, mayChange }) => `${id} ${mayChange}`)).toEqual(
    expect.arrayContaining(["fair true", "one true", "two true", "theirs false"]),
  );
  expect(days.value?.[0]?.rows.find(({ id }) => id === "fair")?.times).toBe("All day");
});

test("several meetings are cancelled with one confirmation that names them, and one press undoes it", async () => {
  const { cookie, send, startsAt } = await busy();
  const asked = await bulk.loader(
    args(get("/dashboard/meetings/bulk?do=cancel&id=one&id=two&id=theirs&id=nothing", cookie)),
  );
  expect(asked).toMatchObject({ what: "cancel", meetings: [{ id: "one" }, { id: "two" }], left: ["theirs"] });
  const done = await send({ what: "cancel", id: ["one", "two"] });
  const after = done.headers.get("location") ?? "";
  expect(new URL(after, "http://x").searchParams.getAll("id")).toEqual(["one", "two"]);
  expect(decodeURIComponent(cookiesOf(done))).toContain("2 meetings cancelled");
  expect([await startsAt("one"), await startsAt("two")]).toEqual([null, null]);

  const undo = await bulk.loader(args(get(after, cookie)));
  expect(undo).toMatchObject({ what: "restore", meetings: [{ id: "one" }, { id: "two" }] });
  await send({ what: "restore", id: ["one", "two"] });
  expect([await startsAt("one"), await startsAt("two")]).toEqual([START, START + HOUR]);
});

test("several meetings move together and back again; what has moved since stays where it is", async () => {
  const { cookie, send, startsAt } = await busy();
  const moved = await send({ what: "move", id: ["one", "two", "theirs"], amount: "1", unit: "days" });
  const words = decodeURIComponent(cookiesOf(moved));
  expect(words).toContain("2 meetings moved, 1 not");
  const shift = (await startsAt("one")) ?? 0;
  expect(Math.abs(shift - START - DAY)).toBeLessThanOrEqual(HOUR);
  const undo = await bulk.loader(args(get(moved.headers.get("location") ?? "", cookie)));
  expect(undo).toMatchObject({ what: "moved", meetings: [{ id: "one" }, { id: "two" }] });
  await send({ what: "move", id: ["two"], amount: "30", unit: "minutes" });
  await send({ what: "move-back", id: ["one"] });
  expect(await startsAt("one")).toBe(START);
  const hours = await bulk.action(
    args(post("/dashboard/meetings/bulk", { what: "move", id: ["fair"], amount: "3", unit: "hours" }, cookie)),
  );
  expect(decodeURIComponent(cookiesOf(hours as Response))).toContain("it moves by days");
  const wrong = bulk.action(args(post("/dashboard/meetings/bulk", { what: "move", id: "one", amount: "0" }, cookie)));
  expect(await wrong).toMatchObject({ init: { status: 400 } });
});
