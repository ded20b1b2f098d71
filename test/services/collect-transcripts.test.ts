import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { createEncryption } from "~/db/encryption";
import { requestPlan } from "~/db/planned-notifications";
import { calendarEvents, googleAccounts } from "~/db/schema/calendar";
import { actionItems, transcriptCollections } from "~/db/schema/summaries";
import { MEET_SCOPE } from "~/domain/calendar-connection";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import * as switching from "~/routes/dashboard.integrations_.transcripts";
import { loader } from "~/routes/dashboard.meetings.$id.summary";
import { tokenPurpose } from "~/services/google-access";
import { planNotifications } from "~/services/plan-notifications";
import { addTranscript } from "~/services/summaries/add-transcript";
import { collectTranscripts } from "~/services/summaries/collect-transcripts";
import { parseSettings } from "../../workers/settings";
import { mailsTo } from "../support/mailbox";
import { pastMeeting } from "../support/past-meeting";
import { playedSummarise } from "../support/played-summary";
import { control, failNext, messagesTo } from "../support/sandbox";
import { args, get, post, responseOf, sessionOf } from "../support/signed-in";
import { quickDeps as plainDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const CODE = "abc-mnop-xyz";
const quickDeps = () => ({ ...plainDeps(), summarise: playedSummarise });

/** Two hours from now: planned while it is ahead, and collected with a later clock. */
const START = Math.ceil(Date.now() / HOUR) * HOUR + 2 * HOUR;
const END = START + HOUR;

/** A meeting ahead at Google Meet, of a user who has allowed the collection. */
async function planned({ allowed = true } = {}) {
  const user = await createUser();
  if (allowed) await allow(user);
  const times = { start: START, end: END, hangoutLink: `https://meet.google.com/${CODE}` };
  const id = await pastMeeting(user.id, times);
  await switchOn(user);
  await runTogether(db, requestPlan(db, user.id));
  await planNotifications(quickDeps(), user.id, Date.now());
  return { user, id };
}

async function allow({ id, email }: TestUser) {
  const { scope } = (await db.select().from(googleAccounts).where(eq(googleAccounts.userId, id)).get()) ?? {
    scope: "",
  };
  const grant = await control<{ access_token: string; scope: string }>("POST", "/google/grant", {
    account: email,
    scope: `${scope} ${MEET_SCOPE}`,
  });
  const encryption = createEncryption(parseSettings(env).TOKEN_KEYS);
  const accessToken = await encryption.encrypt(grant.access_token, tokenPurpose(id));
  await db.update(googleAccounts).set({ scope: grant.scope, accessToken }).where(eq(googleAccounts.userId, id));
}

const switchOn = async ({ id }: TestUser, collect = "on") =>
  responseOf(switching.action(args(post("/dashboard/integrations/transcripts", { collect }, await sessionOf(id)))));

const said = (speaker: string, text: string, second: number) => ({
  ...{ speaker, text, start: new Date(START + second * 1000).toISOString() },
  end: new Date(START + (second + 5) * 1000).toISOString(),
});

const held = ({ email }: TestUser, entries: ReturnType<typeof said>[], more = {}) =>
  control("POST", "/meet/conference", { account: email, code: CODE, entries, ...more });

/** Of several that which is still asked for. */
const rowOf = ({ id }: TestUser) =>
  db
    .select()
    .from(transcriptCollections)
    .where(eq(transcriptCollections.userId, id))
    .orderBy(desc(transcriptCollections.dueAt))
    .get();

const pageOf = async (user: TestUser, id: string) =>
  loader(args(get(`/dashboard/meetings/${id}/summary`, await sessionOf(user.id)), { id }));

/** The moments at which it was asked for, until there is nothing more to ask, with what happens before each. */
async function passTime(user: TestUser, before: (look: number) => Promise<unknown> = async () => {}) {
  const looks: number[] = [];
  for (let row = await rowOf(user); row?.dueAt != null; row = await rowOf(user)) {
    await before(looks.length + 1);
    looks.push((row.dueAt - END) / MINUTE);
    await collectTranscripts(quickDeps(), row.dueAt);
    if (looks.length > 20) throw new Error("it is asked for for ever");
  }
  return looks;
}

test("switched on without the scope it leads to Google, which is asked for that scope then and not before", async () => {
  const user = await createUser();
  const answer = await switchOn(user);
  const asked = new URL(answer.headers.get("location") ?? "").searchParams;
  expect(asked.get("scope")?.split(" ")).toContain(MEET_SCOPE);
  expect(asked.get("include_granted_scopes")).toBe("true");
  await allow(user);
  expect((await switchOn(user)).headers.get("location")).toBe("/dashboard/integrations");
});

test("what Meet has after the meeting is summarised and mailed once: late words, several transcripts, more than a page", async () => {
  const { user, id } = await planned();
  const many = Array.from({ length: 230 }, (_, n) => said(n % 2 ? "Anna de Vries" : "Robin Example", `Line ${n}.`, n));
  const last = [said("Anna de Vries", "I'll send the offer by Friday.", 2_000)];
  await held(user, many);
  await held(user, last, { delayMs: DAY });
  const looks = await passTime(user, async (look) => look === 3 && held(user, last));
  expect(looks).toEqual([5, 10, 20]);
  expect(await rowOf(user)).toMatchObject({ outcome: "collected", dueAt: null });
  const { entries, summary } = await pageOf(user, id);
  expect(entries).toHaveLength(231);
  expect(entries.at(-1)).toMatchObject({ speaker: "Anna de Vries", at: "33:20" });
  expect(summary?.items).toHaveLength(1);
  await expect.poll(async () => (await mailsTo(user.email)).length).toBe(1);
  await collectTranscripts(quickDeps(), END + DAY);
  expect(await db.$count(actionItems, eq(actionItems.userId, user.id))).toBe(1);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test("where Meet has none it is asked for a day at growing pauses, then the page says so", async () => {
  const { user, id } = await planned();
  expect(await passTime(user)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
  expect((await pageOf(user, id)).collection).toContain("had no transcript of this meeting within a day");
  expect(await mailsTo(user.email)).toHaveLength(0);
});

test("that none came is said once, and not where somebody has brought the words", async () => {
  const { user, id } = await planned();
  await passTime(user);
  const told = await messagesTo(user.phone);
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining("Google Meet gave no transcript of Client call"),
  ]);
  expect(told[0]?.text).toContain(`/dashboard/meetings/${id}/summary`);

  const another = await pastMeeting(user.id, {
    start: START,
    end: END,
    hangoutLink: `https://meet.google.com/${CODE}`,
  });
  await runTogether(db, requestPlan(db, user.id));
  await planNotifications(quickDeps(), user.id, Date.now());
  await passTime(user);
  expect((await pageOf(user, another)).collection).toContain("had no transcript");
  expect(await messagesTo(user.phone)).toHaveLength(1);

  const { user: writer, id: own } = await planned();
  const meeting = { title: "Client call", startAt: START, attendees: [] };
  const entries = [{ id: "e1", speaker: null, at: null, text: "hm" }];
  const nothing = { overview: [], decisions: [], actionItems: [], questions: [], followUp: null, dropped: 0 };
  await addTranscript(
    { ...quickDeps(), summarise: async () => ({ language: "en", ...nothing }) },
    { userId: writer.id, eventId: own, meeting, zone: "UTC", entries, source: "pasted", now: Date.now() },
  );
  await passTime(writer);
  expect(await messagesTo(writer.phone)).toEqual([]);
  expect(await rowOf(writer)).toMatchObject({ outcome: "no-transcript", dueAt: null });
});

test("without the scope it ends at once and the page says why; an outage is no answer, and it is asked again", async () => {
  const { user, id } = await planned();
  await held(user, [said("Anna", "We agreed.", 1)]);
  await failNext({ provider: "google-meet", account: user.email, status: 503, times: 3 });
  expect(await passTime(user)).toEqual([5, 10]);
  expect((await pageOf(user, id)).summary).not.toBeNull();

  const other = await planned();
  const { id: userId } = other.user;
  const encryption = createEncryption(parseSettings(env).TOKEN_KEYS);
  const grant = await control<{ access_token: string }>("POST", "/google/grant", {
    account: `x-${userId}@example.com`,
  });
  const accessToken = await encryption.encrypt(grant.access_token, tokenPurpose(userId));
  await db.update(googleAccounts).set({ accessToken }).where(eq(googleAccounts.userId, userId));
  expect(await passTime(other.user)).toEqual([5]);
  expect((await pageOf(other.user, other.id)).collection).toContain("did not let Parley read");
});

test("a refusal in passing is asked about again; one that stays ends after a day, and both page and message say so", async () => {
  const { user, id } = await planned();
  await held(user, [said("Anna", "We agreed.", 1)]);
  const refused = { provider: "google-meet", account: user.email, path: "entries", status: 403 };
  await failNext({ ...refused, times: 1 });
  expect(await passTime(user)).toEqual([5, 10]);
  expect((await pageOf(user, id)).summary).not.toBeNull();

  const { user: other, id: never } = await planned();
  await held(other, [said("Anna", "We agreed.", 1)]);
  await failNext({ ...refused, account: other.email, times: 10 });
  expect(await passTime(other)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
  expect((await pageOf(other, never)).collection).toContain("could not be taken from Google Meet");
  expect((await messagesTo(other.phone)).map(({ text }) => text)).toEqual([
    expect.stringContaining("Google Meet gave no transcript of Client call"),
  ]);
});

test("a meeting that moves is asked for after its new end; switched off nothing is asked for", async () => {
  const { user, id } = await planned();
  await db
    .update(calendarEvents)
    .set({ endAt: END + HOUR })
    .where(eq(calendarEvents.id, id));
  await runTogether(db, requestPlan(db, user.id));
  await planNotifications(quickDeps(), user.id, Date.now());
  expect((await rowOf(user))?.dueAt).toBe(END + HOUR + 5 * MINUTE);
  await switchOn(user, "off");
  expect(await rowOf(user)).toBeUndefined();
});
