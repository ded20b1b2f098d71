import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/db/schema/accounts";
import { LIMITS } from "~/domain/rate-limits";
import { readPage } from "~/http/page";
import * as email from "~/routes/dashboard.settings.email";
import * as confirm from "~/routes/dashboard.settings.email_.confirm";
import { linkIn, mailsTo } from "../support/mailbox";
import { args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

/** Hashing that is quick. */
const passwords = {
  hash: async (password: string) => `quick$${password}`,
  verify: async (password: string, stored: string | null) => ({ ok: stored === `quick$${password}`, outdated: false }),
};
const PASSWORD = "the present one";
const newAddress = () => `new-${crypto.randomUUID()}@parley.test`;

async function createAccount() {
  const user = await createUser({ calendar: false });
  await db
    .update(users)
    .set({ passwordHash: `quick$${PASSWORD}` })
    .where(eq(users.id, user.id));
  return { ...user, cookie: await sessionOf(user.id) };
}

const ask = (cookie: string, address: string, password = PASSWORD) =>
  email
    .action(
      args(post("/dashboard/settings/email", { email: address, password }, cookie), {}, testContext({ passwords })),
    )
    .catch((thrown: unknown) => thrown);

const use = (cookie: string, link: string) => {
  const token = new URL(link, "http://own.invalid").searchParams.get("token") ?? "";
  return responseOf(confirm.action(args(post("/dashboard/settings/email/confirm", { token }, cookie))));
};

const statusOf = (answer: unknown) => (answer as { init: { status: number } }).init.status; // Remix's `data()`
const emailOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email;

test("V7.5.1: a new address wants the password and a link, then the old one is told and other sessions end", async () => {
  const user = await createAccount();
  const phone = await sessionOf(user.id);
  const address = newAddress();
  expect(statusOf(await ask(user.cookie, address, "not it"))).toBe(400);
  expect(await mailsTo(address)).toEqual([]);

  expect(await ask(user.cookie, address)).toBeInstanceOf(Response);
  expect(await emailOf(user.id)).toBe(user.email);
  const link = linkIn((await mailsTo(address))[0]!);
  expect((await confirm.loader(args(get(link, user.cookie)))).email).toBe(address);
  expect(await emailOf(user.id)).toBe(user.email);

  await use(user.cookie, link);
  expect(await emailOf(user.id)).toBe(address);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your Parley account has a new address"]);
  expect((await responseOf(readPage(get("/dashboard", phone), testContext()))).status).toBe(303);
});

test("a link that has given the account its address says so when it is opened or used again, and only to its user", async () => {
  const [user, other] = [await createAccount(), await createAccount()];
  const address = newAddress();
  await ask(user.cookie, address);
  const link = linkIn((await mailsTo(address))[0]!);
  const opened = async ({ cookie }: { cookie: string }) => {
    const { email: asks, confirmed } = await confirm.loader(args(get(link, cookie)));
    return { asks, confirmed };
  };
  const toastOf = async ({ cookie }: { cookie: string }) =>
    decodeURIComponent((await use(cookie, link)).headers.get("set-cookie") ?? "");
  expect(await opened(user)).toEqual({ asks: address, confirmed: null });
  expect(await toastOf(user)).toContain("Address changed");

  expect(await opened(user)).toEqual({ asks: null, confirmed: address });
  expect(await toastOf(user)).toContain("Address changed");
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await opened(other)).toEqual({ asks: null, confirmed: null });
  expect(await toastOf(other)).toContain("does not work");

  const next = newAddress();
  await ask(user.cookie, next);
  await use(user.cookie, linkIn((await mailsTo(next))[0]!));
  // The account has another address by now.
  expect(await opened(user)).toEqual({ asks: null, confirmed: null });
  expect(await toastOf(user)).toContain("does not work");
});

test("V8.2.2: the link of one user does nothing for another", async () => {
  const [user, other] = [await createAccount(), await createAccount()];
  const address = newAddress();
  await ask(user.cookie, address);
  const link = linkIn((await mailsTo(address))[0]!);
  expect((await confirm.loader(args(get(link, other.cookie)))).email).toBeNull();
  await use(other.cookie, link);
  expect([await emailOf(user.id), await emailOf(other.id)]).toEqual([user.email, other.email]);
  await use(user.cookie, link);
  expect(await emailOf(user.id)).toBe(address);
});

test("V6.3.8: an address that has an account answers the same and gets no mail", async () => {
  const [user, other] = [await createAccount(), await createAccount()];
  const [taken, free] = [await ask(user.cookie, other.email), await ask(user.cookie, newAddress())];
  expect([(taken as Response).status, (taken as Response).headers.get("location")]).toEqual([
    (free as Response).status,
    (free as Response).headers.get("location"),
  ]);
  expect(await mailsTo(other.email)).toEqual([]);
});

test("an address that gets an account while the link waits stays with that account", async () => {
  const user = await createAccount();
  const address = newAddress();
  await ask(user.cookie, address);
  const link = linkIn((await mailsTo(address))[0]!);
  await db.insert(users).values({ id: crypto.randomUUID(), email: address, name: "Other", createdAt: 1 });
  await use(user.cookie, link);
  expect(await emailOf(user.id)).toBe(user.email);
});

test("strangers' mailboxes are not flooded: five links an hour", async () => {
  const user = await createAccount();
  for (let n = 0; n < LIMITS["address:account"].tries; n++) await ask(user.cookie, newAddress());
  expect(statusOf(await ask(user.cookie, newAddress()))).toBe(429);
});
