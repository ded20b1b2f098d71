import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasures, sessions, userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { calendarEvents, googleAccounts, meetings } from "~/db/schema/calendar";
import { contactMessages, deliveries, supportRequests } from "~/db/schema/messages";
import { MINUTE } from "~/domain/time";
import * as refresh from "~/routes/dashboard.calendar_.refresh";
import * as deleting from "~/routes/dashboard.settings.delete";
import * as support from "~/routes/dashboard.support._index";
import { finishErasures } from "~/services/delete-account";
import type { PasswordHasher } from "~/services/password-hash";
import { mailsTo } from "../support/mailbox";
import { failNext } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

/** Comparing in the clear: the real hash is slow on purpose, and has tests of its own. */
const passwords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (password, stored) => ({ ok: password === stored, outdated: false }),
};

const PATH = "/dashboard/settings/delete";

async function withPassword(password: string) {
  const user = await createUser();
  await db.update(users).set({ passwordHash: password }).where(eq(users.id, user.id));
  return { user, cookie: await sessionOf(user.id) };
}

const existing = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length;

test("V7.5.1: an account with a password is deleted with the password and not without", async () => {
  const { user, cookie } = await withPassword("right horse battery");
  const wrong: Record<string, string>[] = [{}, { password: "" }, { password: "wrong" }, { confirmation: "DELETE" }];
  for (const fields of wrong) {
    const answer = await deleting.action(args(post(PATH, fields, cookie), {}, testContext({ passwords })));
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(JSON.stringify(answer)).not.toContain('"wrong"');
  }
  expect(await existing(user.id)).toBe(1);
  const answer = await responseOf(
    deleting.action(args(post(PATH, { password: "right horse battery" }, cookie), {}, testContext({ passwords }))),
  );
  expect(answer.headers.get("location")).toBe("/");
  expect(await existing(user.id)).toBe(0);
});

test("V6.3.1: guessing the password here ends after a few tries", async () => {
  const { user, cookie } = await withPassword("right horse battery");
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    const answer = await deleting.action(
      args(post(PATH, { password: `guess ${n}` }, cookie), {}, testContext({ passwords })),
    );
    statuses.push((answer as { init: { status: number } }).init.status); // Remix's `data()`
  }
  expect(statuses.at(0)).toBe(400);
  expect(statuses.at(-1)).toBe(429);
  expect(await existing(user.id)).toBe(1);
});

test("the owner is told by mail, once, in their language, and no row of it is left", async () => {
  const { user, cookie } = await withPassword("right horse battery");
  await db.update(userPreferences).set({ language: "nl" }).where(eq(userPreferences.userId, user.id));
  await responseOf(
    deleting.action(args(post(PATH, { password: "right horse battery" }, cookie), {}, testContext({ passwords }))),
  );
  const mails = await mailsTo(user.email);
  expect(mails).toMatchObject([{ subject: "Je Parley-account is verwijderd" }]);
  expect(mails[0]?.text).not.toContain("abonnement");
  expect(await db.select().from(deliveries).where(eq(deliveries.recipient, user.email))).toEqual([]);
});

test("where the mail cannot go just now it goes later, and its row with it", async () => {
  const { user, cookie } = await withPassword("right horse battery");
  await failNext({ provider: "resend", status: 503, times: 1, account: user.email });
  await responseOf(
    deleting.action(args(post(PATH, { password: "right horse battery" }, cookie), {}, testContext({ passwords }))),
  );
  await expect.poll(async () => (await mailsTo(user.email)).length).toBe(1);
  await finishErasures(testContext(), Date.now() + 11 * MINUTE);
  expect(await db.select().from(deliveries).where(eq(deliveries.recipient, user.email))).toEqual([]);
  const [erasure] = await db.select().from(erasures).where(eq(erasures.userId, user.id));
  expect(erasure).toMatchObject({ dueAt: null });
});

test("deleting erases every row, ends the grant at Google and the session, and leaves others alone", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const bystander = await createUser();
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  const letter = { requestId: crypto.randomUUID(), name: "R", email: user.email, subject: "Hi", message: "Help" };
  await support.action(args(post("/dashboard/support", letter, cookie)));

  const { encryption, googleOAuth } = testContext();
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
  const refreshToken = await encryption.decrypt(account?.refreshToken ?? "", `${user.id}:google-token`);
  await googleOAuth.refresh(refreshToken);

  // Without a password the word is asked for.
  expect(await deleting.action(args(post(PATH, { confirmation: "delete" }, cookie)))).toMatchObject({
    init: { status: 400 },
  });
  const answer = await responseOf(deleting.action(args(post(PATH, { confirmation: "DELETE" }, cookie))));
  expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=;.*Max-Age=0/);
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Your account has been deleted");

  for (const table of [
    userIntegrations,
    userPreferences,
    sessions,
    googleAccounts,
    meetings,
    calendarEvents,
    supportRequests,
  ]) {
    expect(await db.select().from(table).where(eq(table.userId, user.id))).toEqual([]);
  }
  expect(await db.select().from(contactMessages).where(eq(contactMessages.email, user.email))).toEqual([]);
  expect(await existing(user.id)).toBe(0);
  expect(await existing(bystander.id)).toBe(1);

  await expect(googleOAuth.refresh(refreshToken)).rejects.toMatchObject({ reason: "invalid_grant" });

  const after = await responseOf(deleting.loader(args(get(PATH, cookie))));
  expect(after.headers.get("location")).toMatch(/^\/auth\?redirectTo=/);
});
