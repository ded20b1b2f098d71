import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions as sessionTable, users } from "~/db/schema/accounts";
import { SIGNED_OUT } from "~/domain/live-topic";
import { requireUser } from "~/http/guard";
import * as auth from "~/routes/auth._index";
import * as forgot from "~/routes/auth.forgot";
import * as reset from "~/routes/auth.reset";
import * as deleting from "~/routes/dashboard.settings.delete";
import * as password from "~/routes/dashboard.settings.password";
import * as sessions from "~/routes/dashboard.settings.sessions";
import * as signOut from "~/routes/sign-out";
import type { PasswordHasher } from "~/services/password-hash";
import { linkIn, mailsTo, type SentMail } from "../support/mailbox";
import { assistantOf, inAssistant } from "../support/newcomer";
import { APP, args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

function knock(headers: Record<string, string>, query = ""): Promise<Response> {
  return exports.default.fetch(`${APP}/dashboard/live${query}`, {
    redirect: "manual",
    headers: { upgrade: "websocket", ...headers },
  });
}

/** An open page: what it heard, and a wait for the next word. */
async function openPage(cookie: string, query?: string) {
  const answer = await knock({ cookie, "sec-fetch-site": "same-origin", origin: APP }, query);
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket, but ${answer.status}`);
  socket.accept();
  const heard: string[] = [];
  let wake: (() => void) | undefined;
  socket.addEventListener("message", ({ data }) => {
    heard.push(String(data));
    wake?.();
  });
  async function next(): Promise<string | undefined> {
    if (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift();
  }
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  return { socket, heard, next, closed };
}

test("a change in one tab is told to every open page of the same user, and to nobody else's", async () => {
  const [user, other] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const cookie = await sessionOf(user.id);
  const [one, two, foreign] = [
    await openPage(cookie),
    await openPage(cookie),
    await openPage(await sessionOf(other.id)),
  ];
  await testContext().notifyPages(user.id, "integrations");
  expect(await one.next()).toBe('{"topic":"integrations"}');
  expect(await two.next()).toBe('{"topic":"integrations"}');
  await testContext().notifyPages(other.id, "meetings");
  expect(await foreign.next()).toBe('{"topic":"meetings"}');
  expect(one.heard).toEqual([]);
  for (const { socket } of [one, two, foreign]) socket.close();
});

test("a page that was drawn before a change hears of it as its socket opens, and one that was drawn after does not", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  await testContext().notifyPages(user.id, "integrations");
  const [before, after, wrong] = [
    await openPage(cookie, "?age=60000"),
    await openPage(cookie, "?age=-1000"),
    await openPage(cookie, "?age=old"),
  ];
  expect(await before.next()).toBe('{"topic":"integrations"}');
  await testContext().notifyPages(user.id, "meetings");
  expect([await after.next(), await wrong.next()]).toEqual(['{"topic":"meetings"}', '{"topic":"meetings"}']);
  for (const { socket } of [before, after, wrong]) socket.close();
});

/** Comparing in the clear: the real hash is slow on purpose, and has tests of its own. */
const passwords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (password, stored) => ({ ok: password === stored, outdated: false }),
};
const PASSWORD = "right horse battery";
const FRESH = "another horse entirely";
const form = (path: string, fields: Record<string, string>, cookie: string) =>
  args(post(path, fields, cookie), {}, testContext({ passwords }));

interface Browsers {
  user: TestUser;
  here: string;
  elsewhere: string;
}

/** What ends sessions: which of the two open pages goes, and how it is done from `here`. */
const ENDINGS: [string, gone: ("here" | "elsewhere")[], (browsers: Browsers) => Promise<unknown>][] = [
  ["signing out", ["here"], ({ here }) => signOut.action(form("/sign-out", {}, here))],
  ["signing in anew in the same browser", ["here"], ({ user, here }) => signInAs(user, here)],
  [
    "ending one session",
    ["elsewhere"],
    async ({ user, here, elsewhere }) => {
      const id = (await requireUser(get("/dashboard", elsewhere), testContext())).session.id;
      expect(await db.$count(sessionTable, eq(sessionTable.userId, user.id))).toBe(2);
      return sessions.action(form("/dashboard/settings/sessions", { intent: "end", id }, here));
    },
  ],
  [
    "ending the others",
    ["elsewhere"],
    ({ here }) => sessions.action(form("/dashboard/settings/sessions", { intent: "end-others" }, here)),
  ],
  [
    "ending all",
    ["here", "elsewhere"],
    ({ here }) => sessions.action(form("/dashboard/settings/sessions", { intent: "end-all" }, here)),
  ],
  [
    "a new password",
    ["elsewhere"],
    ({ here }) => password.action(form("/dashboard/settings/password", { current: PASSWORD, password: FRESH }, here)),
  ],
  [
    "a password that is reset",
    ["here", "elsewhere"],
    async ({ user, here }) => {
      await responseOf(forgot.action(form("/auth/forgot", { email: user.email }, "")));
      const token = new URLSearchParams(linkIn((await mailsTo(user.email)).at(-1) as SentMail).split("?")[1]).get(
        "token",
      );
      return reset.action(form("/auth/reset", { token: token ?? "", password: FRESH }, here));
    },
  ],
  [
    "deleting the account",
    ["here", "elsewhere"],
    ({ here }) => deleting.action(form("/dashboard/settings/delete", { password: PASSWORD }, here)),
  ],
];

test.each(ENDINGS)(
  "V7.4.1: %s hangs up on the open pages of the sessions that end, and on no other",
  async (_, gone, end) => {
    const user = await createUser({ calendar: false });
    await db.update(users).set({ passwordHash: PASSWORD }).where(eq(users.id, user.id));
    const [here, elsewhere] = [await sessionOf(user.id), await sessionOf(user.id)];
    const pages = { here: await openPage(here), elsewhere: await openPage(elsewhere) };
    const answer = await end({ user, here, elsewhere }).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    for (const name of ["here", "elsewhere"] as const) {
      const page = pages[name];
      if (gone.includes(name)) expect(await page.closed).toBe(SIGNED_OUT);
      else {
        // What is sent after the call was made arrives on a socket that is open, and on no other.
        await testContext().notifyPages(user.id, "trial");
        expect(page.heard.at(-1) ?? (await page.next())).toBeDefined();
        expect(page.socket.readyState).toBe(WebSocket.OPEN);
        page.socket.close();
      }
    }
  },
);

async function signInAs({ email }: TestUser, cookie: string) {
  return auth.action(form("/auth", { email, password: PASSWORD }, cookie));
}

test("a ping is answered without waking anything", async () => {
  const user = await createUser({ calendar: false });
  const page = await openPage(await sessionOf(user.id));
  page.socket.send("ping");
  expect(await page.next()).toBe("pong");
  page.socket.close();
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["a browser that says only its foreign origin", { origin: "https://evil.example" }, 403],
  ["nobody knows where", {}, 403],
])("V3.5.1: a socket from %s is refused", async (_, headers, status) => {
  const user = await createUser({ calendar: false });
  const answer = await knock({ ...(headers as Record<string, string>), cookie: await sessionOf(user.id) });
  expect(answer.status).toBe(status);
  expect(answer.webSocket).toBeFalsy();
});

test("without a session there is no socket", async () => {
  for (const cookie of ["", "__Host-session=nonsense"]) {
    const answer = await knock({ cookie, "sec-fetch-site": "same-origin" });
    expect(answer.webSocket).toBeFalsy();
    expect(answer.status).toBe(303);
  }
});

test("a page that asks without an upgrade is told what is wanted", async () => {
  const user = await createUser({ calendar: false });
  const answer = await knock({ upgrade: "", "sec-fetch-site": "same-origin", cookie: await sessionOf(user.id) });
  expect(answer.status).toBe(426);
});

test("of more than twenty tabs the oldest is let go", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const first = await openPage(cookie);
  const closed = new Promise<number>((resolve) => first.socket.addEventListener("close", ({ code }) => resolve(code)));
  const others = [];
  for (let n = 0; n < 20; n++) others.push(await openPage(cookie));
  expect(await closed).toBe(1013);
  for (const { socket } of others) socket.close();
});

test("a deleted account leaves nothing in its assistant, and its pages lose their socket", async () => {
  const user = await createUser({ calendar: false });
  const page = await openPage(await sessionOf(user.id));
  const closed = new Promise<number>((resolve) => page.socket.addEventListener("close", ({ code }) => resolve(code)));
  await assistantOf(user.id).startVerification(user.id, user.phone, true);
  await assistantOf(user.id).forget();
  expect(await closed).toBe(SIGNED_OUT);
  for (const table of ["inbox", "conversation", "verification", "verification_sends", "timers"]) {
    expect(await inAssistant(user.id, `SELECT * FROM ${table}`)).toEqual([]);
  }
  expect(await assistantOf(user.id).verification()).toBeNull();
});
