import { expect, test, vi } from "vitest";
import { remindHalf } from "~/agent/notify/remind-half";
import { calendarOf, type RawEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const WHOLE = ["RRULE:FREQ=WEEKLY;BYDAY=MO"];

/** A series that was booked, and asked to be moved from 18 January on; and what becomes of its writes at Google. */
async function begin() {
  const user = await createUser();
  let fault: { method: string; fate: "refused" | "lost" | "unheard" } | null = null;
  const deps = quickDeps(undefined, async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!fault || init?.method !== fault.method || !/\/calendar\/v3\/.*\/events/.test(url)) return fetch(input, init);
    if (fault.fate === "refused") return Response.json({}, { status: 503 });
    if (fault.fate === "unheard") await (await fetch(input, init)).arrayBuffer();
    throw new TypeError("Network connection lost.");
  });
  const phone = await converse(user, NOW, { deps });
  await phone.text("book rowing every Monday at 20:00 for 30 minutes with anna@example.com starting 4 January");
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  expect((await phone.text("move rowing on 18 January and all following to 21:00")).text).toMatch(/Shall I/);
  /** A turn in which all such writes meet that. */
  const during = async (method: string, fate: "refused" | "lost" | "unheard", text: string) => {
    fault = { method, fate };
    const said = await phone.text(text);
    fault = null;
    return said.text;
  };
  const series = async () => (await calendarOf(user.email)).events.filter(({ status }) => status === "confirmed");
  return { user, phone, during, series };
}

const rules = (events: readonly RawEvent[]) => events.map(({ recurrence }) => recurrence);
const hours = (events: readonly RawEvent[]) => events.map(({ start }) => start?.dateTime?.slice(11, 13)).toSorted();

test.each(["POST", "PATCH"])(
  "a series of which Google does not take the %s stays whole, and is moved by a second yes",
  async (method) => {
    const { phone, during, series } = await begin();
    expect(await during(method, "refused", "yes")).toMatch(/nothing was done about “Rowing”/);
    expect(rules(await series())).toEqual([WHOLE]);
    if (method === "POST") {
      expect((await phone.text("no")).text).toBe("All right, the series stays as it is.");
      expect(rules(await series())).toEqual([WHOLE]);
      return;
    }
    expect((await phone.text("yes")).text).toMatch(/^Changed: “Rowing”/);
    expect(hours(await series())).toEqual(["20", "21"]);
    expect((await phone.text("undo")).text).toMatch(/^Undone: “Rowing”/);
    expect(rules(await series())).toEqual([WHOLE]);
  },
);

const HALF = /^Half of it is done: “Rowing” is in your calendar twice now.*\*yes\*.*\*undo\*/;

test.each(["no", "undo"])("a series that was moved half way is told as that, and put back by %s", async (answer) => {
  const { phone, during, series } = await begin();
  expect(await during("PATCH", "lost", "yes")).toMatch(HALF);
  expect(hours(await series())).toEqual(["20", "21"]);
  expect((await phone.text(answer)).text).toMatch(/^Undone: “Rowing”/);
  expect(rules(await series())).toEqual([WHOLE]);
  expect((await phone.text("what's on on 18 January?")).text).not.toMatch(/twice/);
});

test("a series that was moved half way is finished by a yes, also after something else was asked", async () => {
  const { phone, during, series } = await begin();
  await during("PATCH", "lost", "yes");
  // Nobody is left with it in silence.
  for (const _ of ["once", "again"]) expect((await phone.text("what's on tomorrow?")).text).toMatch(HALF);
  expect((await phone.text("yes")).text).toMatch(/^Changed: “Rowing”/);
  const cut = ["RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270118T185959Z"];
  expect(rules(await series()).toSorted()).toEqual([WHOLE, cut]);
  expect((await phone.text("what's on tomorrow?")).text).not.toMatch(/twice/);
});

test("what Google has cut, though it did not say so, is told as moved", async () => {
  const { phone, during, series } = await begin();
  expect(await during("PATCH", "unheard", "yes")).toMatch(/^Changed: “Rowing”/);
  expect(hours(await series())).toEqual(["20", "21"]);
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Rowing”/);
  expect(rules(await series())).toEqual([WHOLE]);
});

test("an undo that stops half way is never called as it was, and a second undo finishes it", async () => {
  const { phone, during, series } = await begin();
  await phone.text("yes");
  expect(await during("PATCH", "refused", "undo")).toMatch(/can't tell|nothing was done/);
  expect(hours(await series())).toEqual(["20", "21"]);
  expect((await phone.text("no")).text).toBe("All right, I left everything as it is.");
  const half = /^Half of it is undone: “Rowing”.*\*undo\*/;
  expect(await during("DELETE", "lost", "undo")).toMatch(half);
  expect((await phone.text("no")).text).toMatch(half);
  expect((await phone.text("what's on tomorrow?")).text).toMatch(half);
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Rowing”/);
  expect(rules(await series())).toEqual([WHOLE]);
});

test("what stands half way is not forgotten after days, and is finished then", async () => {
  const { phone, during, series } = await begin();
  await during("PATCH", "lost", "yes");
  const at = (time: string) => ({ at: `2026-11-29T${time}+01:00` });
  expect((await phone.text("what's on tomorrow?", at("09:00:00"))).text).toMatch(HALF);
  expect((await phone.text("yes", at("09:00:10"))).text).toMatch(/^Changed: “Rowing”/);
  expect(hours(await series())).toEqual(["20", "21"]);
  expect((await phone.text("what's on tomorrow?", at("09:00:20"))).text).not.toMatch(/twice/);
});

test("of what stands half way its owner is reminded once, and of what is put right not at all", async () => {
  const { user, phone, during } = await begin();
  const remind = () => remindHalf(phone.deps, user.id, phone.state());
  await remind();
  const before = (await phone.messages()).length;
  await during("PATCH", "lost", "yes");
  // The calendar is read with a message, as it is with a push.
  await phone.text("what's on tomorrow?");
  const answered = (await phone.messages()).length;
  await remind();
  await remind();
  const told = (await phone.messages()).slice(answered);
  expect(answered).toBeGreaterThan(before);
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(HALF)]);
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Rowing”/);
  await phone.text("what's on tomorrow?");
  const done = (await phone.messages()).length;
  await remind();
  expect(await phone.messages()).toHaveLength(done);
});
