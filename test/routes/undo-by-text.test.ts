import { expect, test } from "vitest";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import * as cancel from "~/routes/dashboard.meetings.$id.cancel";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import * as bulk from "~/routes/dashboard.meetings_.bulk";
import * as create from "~/routes/dashboard.meetings_.new";
import { phoneOf } from "../support/conversation";
import { calendarOf } from "../support/sandbox";
import { args, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";

test("what was done last on a page is what an undo by text means, several at once as one", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const texting = phoneOf(user, new Date().toISOString());
  const text = async (body: string) =>
    (await texting.text(body, { at: new Date(Date.now() + 1000).toISOString() })).text;
  const standing = async () =>
    (await calendarOf(user.email)).events
      .filter(({ status }) => status === "confirmed")
      .map(({ summary, start }) => `${summary} ${start?.dateTime?.slice(11, 13)}`)
      .toSorted();
  const noon = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 12 * HOUR;
  const wall = (hours: number) => wallTimeOf(noon + hours * HOUR, "Europe/Amsterdam");
  const book = async (summary: string, hours: number) => {
    const meetingId = crypto.randomUUID();
    const { date, time } = wall(hours);
    const fields = { meetingId, summary, startDate: date, startTime: time, attendees: "" };
    await responseOf(create.action(args(post("/dashboard/meetings/new", fields, cookie))));
    return `p${meetingId.replaceAll("-", "")}`;
  };
  const hour = (hours: number) => wall(hours).time.slice(0, 2);

  const apple = await book("Apple", 0);
  const pear = await book("Pear", 1);
  await responseOf(cancel.action(args(post("/", {}, cookie), { id: apple })));
  expect(await text("undo")).toMatch(/^Undone: “Apple”/);
  expect(await standing()).toEqual([`Apple ${hour(0)}`, `Pear ${hour(1)}`]);

  const { date, time } = wall(3);
  const { seen } = await reschedule.loader(args(get("/", cookie), { id: pear }));
  const moved = { seen, startDate: date, startTime: time, durationMinutes: "30" };
  await responseOf(reschedule.action(args(post("/", moved, cookie), { id: pear })));
  expect(await standing()).toEqual([`Apple ${hour(0)}`, `Pear ${hour(3)}`]);
  expect(await text("undo")).toMatch(/^Undone: “Pear”/);
  expect(await standing()).toEqual([`Apple ${hour(0)}`, `Pear ${hour(1)}`]);

  await responseOf(bulk.action(args(post("/", { what: "cancel", id: [apple, pear] }, cookie))));
  expect(await standing()).toEqual([]);
  expect(await text("undo")).toMatch(/Undone: “Apple”[\s\S]*Undone: “Pear”|Undone: “Pear”[\s\S]*Undone: “Apple”/);
  expect(await standing()).toEqual([`Apple ${hour(0)}`, `Pear ${hour(1)}`]);
});
