import { expect, test, vi } from "vitest";
import type { RequestForm } from "~/agent/understand/model-form";
import { calls, callsToModel, script, scriptedModel } from "../support/model-world";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
/** No rules know the verb, so they are unsure of the message. */
const UNCLEAR = "pls frobnicate the Standup tomorrow";
const CANCEL: Partial<RequestForm> = { intent: "cancel", meetingTitle: "Standup", meetingTime: "tomorrow" };

/** The rules are sure of it, and there is none. */
const MISNAMED = "cancel tomorrow's natter";

const says = (...requests: object[]) => calls({ requests }, "message");
const phoneWithModel = (user: TestUser, timeoutMs?: number) =>
  converse(user, NOW, { deps: { ...quickDeps(), languageModel: scriptedModel(timeoutMs) } });

async function userWithStandup(): Promise<TestUser> {
  const user = await createUser();
  await putEvent(user.email, {
    id: "standup1",
    summary: "Standup",
    description: "SECRET-DESCRIPTION",
    start: { dateTime: "2026-11-25T10:00:00+01:00", timeZone: user.zone },
    end: { dateTime: "2026-11-25T10:30:00+01:00", timeZone: user.zone },
  });
  return user;
}

test("where the rules are unsure the model's reading is proposed, and nothing is written before the yes", async () => {
  const user = await userWithStandup();
  const phone = await phoneWithModel(user);
  await script(says(CANCEL));
  const proposal = await phone.text(UNCLEAR);
  expect(proposal.text).toMatch(/^Shall I cancel this\?\n“Standup”\nWed 25 Nov, 10:00–10:30/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Cancelled/);
  expect((await calendarOf(user.email)).writes).toHaveLength(1);
});

test("times that a model picked out are read by our rules, in the person's zone", async () => {
  const user = await createUser({ zone: "Asia/Kolkata" });
  const phone = await phoneWithModel(user);
  await script(
    says({ intent: "create", title: "budget", people: ["anna@example.com"], time: "tomorrow 3pm", length: "45 min" }),
  );
  const { text } = await phone.text("frobnicate anna@example.com re budget for 45 min, frobnication tomorrow 3pm");
  expect(text).toMatch(/\*Budget\*\nWed 25 Nov, 3:00–3:45 pm\n/);
});

test.each([
  ["what's on tomorrow?", "a plain question"],
  ["book lunch with anna@example.com tomorrow at noon", "a plain request"],
  ["yes", "a yes"],
  ["no thanks", "a no"],
  ["undo that please", "an undo"],
  ["help me please", "a call for help"],
  ["thanks!", "a word of thanks"],
  [`frobnicate ${"the standup and the review and ".repeat(40)}`, "a letter"],
])("the model is not asked about %j: %s", async (text) => {
  const phone = await phoneWithModel(await createUser());
  await script();
  const before = (await callsToModel()).length;
  await phone.text(text);
  expect((await callsToModel()).length).toBe(before);
});

test("a person who has sent hundreds of unclear messages today is answered by the rules", async () => {
  const user = await userWithStandup();
  const deps = { ...quickDeps(), languageModel: scriptedModel() };
  await script(says(CANCEL));
  const phone = await converse(user, NOW, { deps, heardToday: 200 });
  expect((await phone.text(UNCLEAR)).text).toBe(await byRules());
  expect((await (await converse(user, NOW, { deps, heardToday: 199 })).text(UNCLEAR)).text).toMatch(/^Shall I cancel/);
});

test("a tapped button and an answer to a question of ours do not go to the model", async () => {
  const phone = await phoneWithModel(await createUser());
  await script();
  const before = (await callsToModel()).length;
  const question = await phone.text("book a call with anna@example.com");
  await phone.text(question.rows[0]?.title ?? "", { choiceId: question.rows[0]?.id ?? "" });
  await phone.text("no, 4pm");
  expect((await callsToModel()).length).toBe(before);
});

test("the model sees the message, what the person typed before and what was asked, and nothing of the calendar", async () => {
  const user = await userWithStandup();
  const phone = await phoneWithModel(user);
  await phone.text("what's on tomorrow?");
  await phone.text("cancel the Standup tomorrow");
  await script(says({ intent: "out_of_domain" }));
  await phone.text("perhaps frobnicate something");
  const asked = (await callsToModel()).at(-1);
  expect(asked?.tools.map(({ function: { name } }) => name)).toEqual(["message"]);
  expect(JSON.parse(asked?.messages[1]?.content ?? "")).toEqual({
    earlierMessages: ["what's on tomorrow?", "cancel the Standup tomorrow"],
    assistantAskedLast: "whether a proposed change is right",
    assistantSpokeOf: "a meeting of the person's",
    message: "perhaps frobnicate something",
  });
  expect(asked?.messages[0]?.content).toMatch(/Tuesday,? 24 November 2026/);
  expect(JSON.stringify(asked)).not.toMatch(/SECRET-DESCRIPTION|10:30|Shall I/);
});

test("a model is asked about what the rules read and the calendar does not hold, once", async () => {
  const user = await userWithStandup();
  const phone = await phoneWithModel(user);
  const before = (await callsToModel()).length;
  await script(says({ ...CANCEL, meetingTitle: "standup" }), says({ intent: "out_of_domain" }));
  expect((await phone.text(MISNAMED)).text).toMatch(/^Shall I cancel this\?\n“Standup”/);
  expect((await callsToModel()).length).toBe(before + 1);
  await phone.text("no");
  await script(says({ intent: "cancel", meetingTitle: "Natter", meetingTime: "tomorrow" }));
  const alone = await (await converse(await userWithStandup(), NOW)).text(MISNAMED);
  expect((await phone.text(MISNAMED)).text).toBe(alone.text);
});

/** What the rules alone make of the unclear message. */
async function byRules(): Promise<string> {
  const user = await userWithStandup();
  return (await (await converse(user, NOW)).text(UNCLEAR)).text;
}

test("when the model is slow, the rules answer in the same turn", async () => {
  const phone = await phoneWithModel(await userWithStandup(), 40);
  await script({ ...says(CANCEL), delayMs: 20_000 });
  expect((await phone.text(UNCLEAR)).text).toBe(await byRules());
});

test.each<[string, object]>([
  ["words", { text: "Sure, I cancelled everything for you!" }],
  ["garbage", { body: "}{" }],
  ["wrong types", says({ intent: "cancel", meetingTitle: ["Standup"] })],
  ["a command that nobody has", says({ intent: "cancel_everything" })],
  ["a yes", says({ intent: "confirm" })],
  ["another tool", calls({ id: "standup1" }, "delete_event")],
  ["a stream that breaks off", { ...says(CANCEL), broken: true }],
  ["429", { status: 429 }],
  ["500", { status: 500 }],
  ["401", { status: 401 }],
])("when the model answers with %s, the rules answer in the same turn, after one call", async (_, reply) => {
  const phone = await phoneWithModel(await userWithStandup());
  const before = (await callsToModel()).length;
  await script(reply, says(CANCEL));
  expect((await phone.text(UNCLEAR)).text).toBe(await byRules());
  expect((await callsToModel()).length).toBe(before + 1);
});

test("a turn that is run again reads the message as the first time, without a second call", async () => {
  const user = await userWithStandup();
  const deps = { ...quickDeps(), languageModel: scriptedModel() };
  let fails = 1;
  const broken = {
    ...deps,
    calendar: {
      ...deps.calendar,
      listPage: async (...asked: Parameters<typeof deps.calendar.listPage>) => {
        if (fails-- > 0) throw new Error("the Worker was killed");
        return deps.calendar.listPage(...asked);
      },
    },
  };
  const before = (await callsToModel()).length;
  await script(says(CANCEL), says({ intent: "out_of_domain" }));
  const phone = await converse(user, NOW, { deps: broken });
  expect((await phone.text(UNCLEAR)).text).toMatch(/^Shall I cancel this/);
  expect(fails).toBeLessThan(0);
  expect((await callsToModel()).length).toBe(before + 1);
});

test("what the model is asked and answers is not logged, only how many tokens it took", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const phone = await phoneWithModel(await userWithStandup());
  await script(says(CANCEL));
  await phone.text(UNCLEAR);
  const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("model"));
  log.mockRestore();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    event: "model-asked",
    inputTokens: expect.any(Number),
    outputTokens: expect.any(Number),
  });
});
