import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { selectPersonalData } from "~/db/personal-data";
import { limitKey } from "~/db/rate-limits";
import { rateLimits, userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { LOSS_WORDS } from "~/domain/number-loss";
import { LIMITS } from "~/domain/rate-limits";
import { CODE_LIFETIME_MS, MAX_SENDS, MAX_TRIES, OPT_IN_TEXT, SENDS_WINDOW_MS } from "~/domain/verification";
import { rememberBrowser } from "~/http/known-browser";
import { ProviderError } from "~/providers/errors";
import { loader as dashboard } from "~/routes/dashboard._index";
import { action, loader } from "~/routes/dashboard.onboarding";
import { sendDelivery } from "~/services/send-delivery";
import { sendVerificationCode } from "~/services/send-verification-code";
import { createDeps } from "../../workers/deps";
import { mailsTo } from "../support/mailbox";
import { assistantOf, createNewcomer, inAssistant, integrationsOf } from "../support/newcomer";
import { control, failNext, messagesTo } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

type Newcomer = TestUser & { cookie: string };

interface Refusal {
  data: { title: string; text: string };
  init: ResponseInit | null;
}

/** Posts a form of the setup: where it leads and what it says, or what the page says above the form. */
async function submit(user: Newcomer, fields: Record<string, string>, step = "2") {
  // Single fetch types a redirect as a Response of nothing; at run time it is one.
  const answer: Response | Refusal = await action(
    args(post(`/dashboard/onboarding?step=${step}`, fields, user.cookie)),
  );
  if (answer instanceof Response) {
    const toast = decodeURIComponent(cookiesOf(answer));
    return { location: answer.headers.get("location"), toast, status: answer.status };
  }
  return { title: answer.data.title, text: answer.data.text, status: answer.init?.status };
}

async function show(user: Newcomer, step: string, context = testContext()) {
  const page = await loader(args(get(`/dashboard/onboarding?step=${step}`, user.cookie), {}, context));
  if (page instanceof Response) throw new Error("the loader answered with a Response");
  return page;
}

/** Asks for a code to the user's own number and reads it from the sandbox's phone. */
async function askForCode(user: Newcomer): Promise<string> {
  const number = user.phone.replace("+31", "0");
  const sent = await submit(user, { intent: "send-code", country: "NL", number });
  expect(sent).toMatchObject({ location: "/dashboard/onboarding?step=3", status: 303 });
  return codeOn(user.phone);
}

async function codeOn(phone: string): Promise<string> {
  const last = (await messagesTo(phone)).at(-1);
  const { template } = last as unknown as { template: { name: string; parameters: string[] } }; // CONTRACT gives it
  expect(template.name).toBe("parley_code");
  return template.parameters[0] ?? "";
}

const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

test("the code from WhatsApp connects the number, with the words that were agreed to and the moment", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  expect(code).toMatch(/^\d{6}$/);
  expect(await show(user, "3")).toMatchObject({ step: 3, pending: { phone: user.phone, state: "waiting" } });

  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const verified = await submit(user, { intent: "verify", code: spaced }, "3");
  expect(verified.location).toBe("/dashboard/onboarding?step=4");
  expect(verified.toast).toContain('"title":"Verified!","text":"WhatsApp connected successfully"');
  const row = await integrationsOf(user.id);
  expect(row).toMatchObject({ whatsappConnected: true, whatsappPhone: user.phone, whatsappOptInText: OPT_IN_TEXT });
  expect(row.whatsappOptInAt).toBeGreaterThan(Date.now() - 60_000);
});

test("the toast after sending names the number and claims no more than what is true for every number", async () => {
  const user = await createNewcomer();
  const sent = await submit(user, { intent: "send-code", country: "US", number: user.phone });
  expect(sent.toast).toContain(`"title":"Code sent!","text":"Check your WhatsApp at ${user.phone}."`);
});

test("V6.5.4: the code is sent with a copy button as an authentication template, and only its hash is kept", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  const kept = JSON.stringify(await inAssistant(user.id, "SELECT * FROM verification"));
  expect(kept).toContain(user.phone);
  expect(kept).not.toContain(code);
  expect(JSON.stringify(await db.select().from(deliveries))).not.toContain(`"${code}"`);
});

test("V6.5.1: a code that was used is used up; the same press twice still ends connected", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  const presses = await Promise.all([
    submit(user, { intent: "verify", code }, "3"),
    submit(user, { intent: "verify", code }, "3"),
  ]);
  expect(presses.filter(({ location }) => location?.endsWith("step=4")).length).toBeGreaterThanOrEqual(1);
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  const reused = await submit(user, { intent: "verify", code }, "3");
  expect(reused.location).toBe("/dashboard/onboarding?step=2");
  expect(reused.toast).toContain("Verification failed");
  expect((await integrationsOf(user.id)).whatsappConnected).toBe(false);
});

test("V6.6.3: after five wrong codes even the right one is refused, until a new one is sent", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  for (let tries = 1; tries < MAX_TRIES; tries++) {
    const refused = await submit(user, { intent: "verify", code: wrong(code) }, "3");
    expect(refused).toMatchObject({ title: "Verification failed", status: 400 });
    expect(refused.text).toContain("not the code");
  }
  const locked = { title: "Verification failed", text: expect.stringContaining("Too many wrong codes"), status: 400 };
  expect(await submit(user, { intent: "verify", code: wrong(code) }, "3")).toEqual(locked);
  expect(await submit(user, { intent: "verify", code }, "3")).toEqual(locked);
  expect(await show(user, "3")).toMatchObject({ pending: { state: "locked" } });

  expect((await submit(user, { intent: "resend" }, "3")).location).toBe("/dashboard/onboarding?step=3");
  const fresh = await codeOn(user.phone);
  expect((await submit(user, { intent: "verify", code: fresh }, "3")).location).toBe("/dashboard/onboarding?step=4");
});

test("when a code ends is told with the zone that is meant, which may be a guess", async () => {
  const user = await createNewcomer();
  await askForCode(user);
  expect(await show(user, "3")).toMatchObject({
    pending: { expiresClock: expect.stringMatching(/^\d?\d:\d\d(?: [ap]m)? \(.*(?:GMT|UTC).*\)$/) },
  });
});

test("V6.6.3: guesses that come at once are counted one by one", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  const guesses = Array.from({ length: 20 }, () => submit(user, { intent: "verify", code: wrong(code) }, "3"));
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ text }) => text?.includes("not the code"))).toHaveLength(MAX_TRIES - 1);
});

test("V6.5.5: a code is over after ten minutes, and the open page is told at that moment", async () => {
  const user = await createNewcomer();
  const code = await askForCode(user);
  const past = Date.now() - 1;
  const [{ expires_at }] = (await inAssistant(user.id, "SELECT expires_at FROM verification")) as [
    { expires_at: number },
  ];
  expect(expires_at).toBeLessThanOrEqual(Date.now() + CODE_LIFETIME_MS);
  expect(expires_at).toBeGreaterThan(Date.now() + CODE_LIFETIME_MS - 60_000);
  await inAssistant(user.id, "UPDATE verification SET expires_at = ?", past);
  await inAssistant(user.id, "UPDATE timers SET due_at = ? WHERE name = 'verification'", past);

  const told: string[] = [];
  const socket = (await assistantOf(user.id).fetch("http://do/", { headers: { upgrade: "websocket" } })).webSocket;
  socket?.accept();
  const heard = new Promise<void>((resolve) => {
    socket?.addEventListener("message", ({ data }) => {
      told.push(String(data));
      resolve();
    });
  });
  await runDurableObjectAlarm(assistantOf(user.id));
  await heard;
  expect(told).toEqual(['{"topic":"verification"}']);
  socket?.close();

  expect(await show(user, "3")).toMatchObject({ step: 3, pending: { state: "expired" } });
  const text = "Please request a new verification code";
  expect(await submit(user, { intent: "verify", code }, "3")).toEqual({ title: "Code Expired", text, status: 400 });
});

test.each(["12345", "1234567", "abcdef", "", "١٢٣٤٥٦"])("%j is no code, and costs no try", async (code) => {
  const user = await createNewcomer();
  await askForCode(user);
  const invalid = { title: "Invalid Code", text: "Please enter the 6-digit verification code", status: 400 };
  expect(await submit(user, { intent: "verify", code }, "3")).toEqual(invalid);
  expect(await inAssistant(user.id, "SELECT tries FROM verification")).toEqual([{ tries: 0 }]);
});

test("V2.4.1: three codes in a quarter of an hour, the next one later", async () => {
  const user = await createNewcomer();
  for (let n = 0; n < MAX_SENDS; n++) await askForCode(user);
  const before = (await messagesTo(user.phone)).length;
  const refused = await submit(user, { intent: "resend" }, "3");
  expect(refused).toMatchObject({ title: "Too many codes", text: "Too many tries. Try again in 15 minutes." });
  expect(await messagesTo(user.phone)).toHaveLength(before);
  await inAssistant(user.id, "UPDATE verification_sends SET sent_at = sent_at - ?", SENDS_WINDOW_MS);
  expect((await submit(user, { intent: "resend" }, "3")).location).toBe("/dashboard/onboarding?step=3");
});

test("V2.4.1: many accounts cannot flood one phone with codes", async () => {
  const victim = await createNewcomer();
  let refused = 0;
  for (let n = 0; n < LIMITS["code:number"].tries + 2; n++) {
    const account = await createNewcomer();
    const sent = await submit(account, { intent: "send-code", country: "NL", number: victim.phone });
    if (sent.title === "Too many codes") refused++;
  }
  expect(refused).toBe(2);
  expect(await messagesTo(victim.phone)).toHaveLength(LIMITS["code:number"].tries);
});

test("V2.4.1: one account, and one network, asks for so many codes a day, whatever the numbers", async () => {
  const user = await createNewcomer();
  const other = await createNewcomer();
  const ask = (of: Newcomer, from: string) => {
    const number = `06${Math.floor(1e7 + Math.random() * 8e7)}`;
    const request = post("/dashboard/onboarding?step=2", { intent: "send-code", country: "NL", number }, of.cookie);
    request.headers.set("cf-connecting-ip", from);
    return action(args(request)) as Promise<Response | Refusal>;
  };
  const refusals = async (times: number, of: Newcomer, from: string) => {
    let refused = 0;
    for (let n = 0; n < times; n++) {
      await inAssistant(of.id, "DELETE FROM verification_sends");
      const answer = await ask(of, from);
      if (!(answer instanceof Response)) refused += Number(answer.data.title === "Too many codes");
    }
    return refused;
  };
  const { tries } = LIMITS["code:account"];
  expect(await refusals(tries + 2, user, "192.0.2.10")).toBe(2);
  // The network has room for others, until its own count is full.
  expect(await refusals(1, other, "192.0.2.10")).toBe(0);
  await db
    .update(rateLimits)
    .set({ count: LIMITS["code:network"].tries })
    .where(eq(rateLimits.key, limitKey("code:network", "192.0.2.10")));
  expect(await refusals(1, other, "192.0.2.10")).toBe(1);
  expect(await refusals(1, other, "192.0.2.11")).toBe(0);
});

/** What the number got: codes and who was named, in whatever order. The queue is played. */
async function gotOn(phone: string) {
  const waiting = await db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.recipient, phone));
  for (const { id } of waiting) await sendDelivery(createDeps(env), id);
  const all = (await messagesTo(phone)) as unknown as { template: { name: string; parameters: string[] } }[];
  const named = (name: string) => all.filter(({ template }) => template?.name === name);
  return {
    codes: named("parley_code").length,
    asked: named("parley_number_asked").map((one) => one.template.parameters),
  };
}

test("a number that is somebody's gets one code a day from each who asks, with a word of who; the asker sees no difference", async () => {
  const owner = await createUser({ calendar: false });
  const [first, second, plain] = [await createNewcomer(), await createNewcomer(), await createNewcomer()];
  const seen = async (user: Newcomer, phone: string) => {
    const sent = await submit(user, { intent: "send-code", country: "NL", number: phone });
    const page = await show(user, "3");
    const resent = await submit(user, { intent: "resend" }, "3");
    const guess = await submit(user, { intent: "verify", code: "12345x" }, "3");
    const shown = "pending" in page ? { ...page.pending, expiresAt: 0, expiresClock: "" } : page;
    return JSON.stringify({ sent, shown, resent, guess }).replaceAll(phone, "the number");
  };
  const ofOwned = await seen(first, owner.phone);
  expect(await seen(second, owner.phone)).toBe(ofOwned);
  expect(await seen(plain, plain.phone)).toBe(ofOwned);

  const masked = (user: Newcomer) => [`${user.email[0]}•••@parl•••. test`];
  const got = await gotOn(owner.phone);
  expect(got.codes).toBe(2);
  expect(got.asked.toSorted()).toEqual([masked(first), masked(second)].toSorted());
  expect(await gotOn(plain.phone)).toEqual({ codes: 2, asked: [] });
  // Nothing in the asker's own data tells either.
  for (const id of [first.id, second.id]) {
    expect(await selectPersonalData(db, id).messagesSent).toEqual([]);
  }
});

test("a number that is somebody's gets three codes a day, whoever asks, and one asker uses up one of them", async () => {
  const owner = await createUser({ calendar: false });
  const ask = async (user: Newcomer) =>
    (await submit(user, { intent: "send-code", country: "NL", number: owner.phone })).location;
  const insistent = await createNewcomer();
  for (let n = 0; n < 3; n++) expect(await ask(insistent)).toBe("/dashboard/onboarding?step=3");
  expect((await gotOn(owner.phone)).codes).toBe(1);
  for (let n = 0; n < 3; n++) expect(await ask(await createNewcomer())).toBe("/dashboard/onboarding?step=3");
  expect((await gotOn(owner.phone)).codes).toBe(3);
});

test("for a code that is not sent WhatsApp is asked as well, and its failure is told as that of one that is", async () => {
  const owner = await createUser({ calendar: false });
  const user = await createNewcomer();
  const ask = () => submit(user, { intent: "send-code", country: "NL", number: owner.phone });
  expect((await ask()).location).toBe("/dashboard/onboarding?step=3");
  const reach = vi.fn(async () => {
    throw new ProviderError("whatsapp", 400, { code: 131000, outcome: "refused" });
  });
  const send = vi.fn();
  const deps = { ...testContext(), whatsapp: { ...testContext().whatsapp, reach, send } };
  const asked = { userId: user.id, phone: owner.phone, code: null };
  expect(await sendVerificationCode(deps, asked)).toBe(false);
  expect(reach).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test("a code to somebody's number that WhatsApp refused does not count as the one of today", async () => {
  const owner = await createUser({ calendar: false });
  const user = await createNewcomer();
  const body = { error: { message: "Message undeliverable", type: "OAuthException", code: 131026 } };
  await failNext({ provider: "whatsapp", path: "/messages", status: 400, body, times: 1, account: owner.phone });
  const ask = () => submit(user, { intent: "send-code", country: "NL", number: owner.phone });
  expect((await ask()).title).toBe("Connection failed");
  expect(await gotOn(owner.phone)).toEqual({ codes: 0, asked: [] });
  await ask();
  expect((await gotOn(owner.phone)).codes).toBe(1);
});

test("of codes that were asked for one after another each works, until one of them was given", async () => {
  const user = await createNewcomer();
  const first = await askForCode(user);
  // Whoever asks again may have a page, or a process of ours, that was lost.
  const again = await submit(user, { intent: "resend" }, "3");
  expect(again).toMatchObject({ location: "/dashboard/onboarding?step=3", status: 303 });
  const second = await codeOn(user.phone);
  expect((await submit(user, { intent: "verify", code: first }, "3")).location).toBe("/dashboard/onboarding?step=4");
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  expect((await submit(user, { intent: "verify", code: second }, "3")).toast).toContain("Verification failed");
});

test("V6.6.3: a code asked for again gives the one before it no more tries and no longer life", async () => {
  const user = await createNewcomer();
  const first = await askForCode(user);
  const guess = async (code: string) => (await submit(user, { intent: "verify", code }, "3")).text ?? "";
  for (let n = 0; n < MAX_TRIES - 1; n++) expect(await guess(wrong(first))).toContain("not the code");
  const second = await askForCode(user);
  const other = ["000000", "111111", "222222"].find((code) => code !== first && code !== second) ?? "";
  expect(await guess(other)).toContain("not the code");
  // Its five are over, those of the second are not.
  expect(await guess(first)).toContain("not the code");
  expect((await submit(user, { intent: "verify", code: second }, "3")).location).toBe("/dashboard/onboarding?step=4");

  const late = await createNewcomer();
  const early = await askForCode(late);
  await askForCode(late);
  await inAssistant(late.id, "UPDATE verification_earlier SET expires_at = ?", Date.now());
  expect((await submit(late, { intent: "verify", code: early }, "3")).text).toContain("not the code");
});

test("a code proves only the number that it was sent to", async () => {
  const [user, other] = [await createNewcomer(), await createNewcomer()];
  const first = await askForCode(user);
  const sent = await submit(user, { intent: "send-code", country: "NL", number: other.phone });
  expect(sent.status).toBe(303);
  if (first === (await codeOn(other.phone))) return;
  expect((await submit(user, { intent: "verify", code: first }, "3")).title).toBe("Verification failed");
});

test("a second code that WhatsApp refuses leaves the first one as it was", async () => {
  const user = await createNewcomer();
  const first = await askForCode(user);
  const body = { error: { message: "Message undeliverable", type: "OAuthException", code: 131026 } };
  await failNext({ provider: "whatsapp", path: "/messages", status: 400, body, times: 1, account: user.phone });
  expect(await submit(user, { intent: "resend" }, "3")).toMatchObject({ title: "Connection failed" });
  expect((await submit(user, { intent: "verify", code: first }, "3")).location).toBe("/dashboard/onboarding?step=4");
});

test("a proven code takes a number from its older owner, who is told by mail; who proved it learns nothing of that", async () => {
  const [owner, user, plain] = [await createUser({ calendar: false }), await createNewcomer(), await createNewcomer()];
  const holder = { ...user, phone: owner.phone };
  const wrongly = await submit(holder, { intent: "verify", code: "000000" }, "3");
  const code = await askForCode(holder);
  expect((await integrationsOf(owner.id)).whatsappPhone).toBe(owner.phone);
  const verified = await submit(holder, { intent: "verify", code }, "3");
  // The same answers as for a number that was nobody's.
  expect(wrongly).toEqual(await submit(plain, { intent: "verify", code: "000000" }, "3"));
  expect(verified).toEqual(await submit(plain, { intent: "verify", code: await askForCode(plain) }, "3"));

  expect((await integrationsOf(user.id)).whatsappPhone).toBe(owner.phone);
  const lost = { whatsappPhone: null, whatsappConnected: false, whatsappLoss: "taken-over" };
  expect(await integrationsOf(owner.id)).toMatchObject(lost);
  const [mail] = await mailsTo(owner.email);
  expect(mail?.subject).toBe("Your WhatsApp number is no longer connected to Parley");
  expect(mail?.text).toContain(LOSS_WORDS["taken-over"]);
  expect(mail?.text).not.toContain(user.email);
});

test("of two people who prove one number at once, one gets it", async () => {
  const [one, two] = [await createNewcomer(), await createNewcomer()];
  const other = { ...two, phone: one.phone };
  const codes = [await askForCode(one), await askForCode(other)];
  await Promise.all([
    submit(one, { intent: "verify", code: codes[0] ?? "" }, "3"),
    submit(other, { intent: "verify", code: codes[1] ?? "" }, "3"),
  ]);
  const rows = [await integrationsOf(one.id), await integrationsOf(two.id)];
  expect(rows.filter((row) => row.whatsappPhone === one.phone)).toHaveLength(1);
});

test("V6.6.2: one user's code is none in another's session", async () => {
  const [user, other] = [await createNewcomer(), await createNewcomer()];
  const code = await askForCode(user);
  const tried = await submit(other, { intent: "verify", code }, "3");
  expect(tried.location).toBe("/dashboard/onboarding?step=2");
  expect((await integrationsOf(other.id)).whatsappConnected).toBe(false);
  expect((await submit(user, { intent: "verify", code }, "3")).location).toBe("/dashboard/onboarding?step=4");
});

test.each([
  ["US", "06 1299 8876", "This is no number of United States (+1). Check its digits, and the country above."],
  ["NL", "612 99", "This number is too short for Netherlands (+31)."],
  ["NL", "061299887766", "This number is too long for Netherlands (+31)."],
  ["NL", "", "Please enter your phone number."],
  ["NL", "call me", "Please enter your phone number."],
  ["NL", "9".repeat(41), "No phone number is so long."],
  ["XX", "612345678", "Please choose the country of the number."],
  ["", "+31612345678", "Please choose the country of the number."],
])(
  "%s %j is no phone number: the form comes back with the fault and nothing is sent",
  async (country, number, text) => {
    const user = await createNewcomer();
    expect(await submit(user, { intent: "send-code", country, number })).toEqual({
      title: "Invalid phone number",
      text,
      status: 400,
    });
    expect(await inAssistant(user.id, "SELECT * FROM verification_sends")).toEqual([]);
  },
);

test("a number that begins with its country's code and that no phone can have is told so", async () => {
  const user = await createNewcomer();
  expect(await submit(user, { intent: "send-code", country: "NL", number: "+447700942727" })).toMatchObject({
    text: "No phone can have this number. Check its digits and country code.",
    status: 400,
  });
});

test("a refusal by WhatsApp is told, and no code waits", async () => {
  const user = await createNewcomer();
  const body = { error: { message: "Message undeliverable", type: "OAuthException", code: 131026 } };
  await failNext({ provider: "whatsapp", path: "/messages", status: 400, body, times: 1, account: user.phone });
  const number = user.phone;
  expect(await submit(user, { intent: "send-code", country: "NL", number })).toEqual({
    title: "Connection failed",
    text: "Failed to send verification code",
    status: 400,
  });
  expect((await show(user, "3")).step).toBe(2);
});

test("V2.3.1: a code needs sending before it can be entered, whatever is posted", async () => {
  const user = await createNewcomer();
  expect((await show(user, "3")).step).toBe(2);
  expect((await submit(user, { intent: "resend" }, "3")).location).toBe("/dashboard/onboarding?step=2");
  expect((await submit(user, { intent: "verify", code: "123456" }, "3")).location).toBe("/dashboard/onboarding?step=2");
  expect((await integrationsOf(user.id)).whatsappConnected).toBe(false);
});

test("every step can be skipped, the setup goes on where it was left, and the dashboard says what is left", async () => {
  const user = await createNewcomer();
  const shownAgain = async () => (await show(user, "")).step;
  expect(await shownAgain()).toBe(1);
  expect((await submit(user, { intent: "skip", step: "1" }, "1")).location).toBe("/dashboard/onboarding?step=2");
  expect(await shownAgain()).toBe(2);
  await askForCode(user);
  expect(await shownAgain()).toBe(3);
  expect((await submit(user, { intent: "skip", step: "3" }, "3")).location).toBe("/dashboard/onboarding?step=4");
  expect(await show(user, "")).toMatchObject({ step: 4, left: [1, 2, 4], first: null });
  // The whole form of the step goes along: the zone of a device is written into its field.
  const choices = { duration: "30", buffer: "15" };
  const skipped = await submit(user, { intent: "skip", ...choices, timezone: "Lisbon" }, "4");
  expect(skipped.location).toBe("/dashboard");
  const home = await dashboard(args(get("/dashboard", user.cookie)));
  expect(home).toMatchObject({ calendar: false, whatsapp: "pending", hasPreferences: false });
  // A guess is better than the zone that everybody begins with; what was chosen stays.
  const [guessed] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(guessed?.timezone).toBe("Europe/Lisbon");
  // What cannot be read keeps nobody from going on.
  expect((await submit(user, { intent: "skip", ...choices, timezone: "Xyzzyville" }, "4")).location).toBe("/dashboard");
  const [unread] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(unread?.timezone).toBe("Europe/Lisbon");
  const fields = { intent: "preferences", ...choices, timezone: "Tokyo" };
  expect((await submit(user, fields, "4")).location).toBe("/dashboard");
  await submit(user, { intent: "skip", ...choices, timezone: "Lisbon" }, "4");
  const [chosen] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(chosen?.timezone).toBe("Asia/Tokyo");
});

test("until the first text has come, setup and dashboard show one to send, by link and by code", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const first = { text: "What's on tomorrow?", url: expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=What%27s/) };
  expect(await show({ ...user, cookie }, "4")).toMatchObject({ first });
  expect(await dashboard(args(get("/dashboard", cookie)))).toMatchObject({ first });
});

test("the last step keeps the choices, completes the setup and welcomes on the dashboard", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const fields = { intent: "preferences", duration: "45", buffer: "0", timezone: "Asia/Tokyo" };
  const done = await submit({ ...user, cookie }, fields, "4");
  expect(done.location).toBe("/dashboard");
  expect(done.toast).toContain('"title":"Setup Complete!","text":"Welcome to Parley"');
  const [kept] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(kept).toMatchObject({ defaultMeetingDuration: 45, bufferTime: 0, timezone: "Asia/Tokyo" });
  expect(await integrationsOf(user.id)).toMatchObject({ onboardingCompleted: true, onboardingStep: 4 });
});

test.each<Record<string, string>>([
  { duration: "31", buffer: "15", timezone: "UTC" },
  { duration: "30", buffer: "-5", timezone: "UTC" },
  { duration: "30", buffer: "15", timezone: "Mars/Olympus", problem: "timezone needs another look" },
  { duration: "30", buffer: "15", timezone: "x".repeat(100) },
  {},
])("preferences %j are refused, by what is wrong with them, and nothing is kept", async ({ problem, ...fields }) => {
  const user = await createUser({ calendar: false });
  const refused = await submit(
    { ...user, cookie: await sessionOf(user.id) },
    { intent: "preferences", ...fields },
    "4",
  );
  const text = expect.stringContaining(problem ?? "Failed to save preferences. Please try again.");
  expect(refused).toMatchObject({ title: "Error", text, status: 400 });
  const [kept] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(kept).toMatchObject({ defaultMeetingDuration: 30, timezone: user.zone });
});

test("the zone of somebody new is guessed from the request; a choice once made stays", async () => {
  const guessing = testContext({ guessedZone: "Asia/Kathmandu" });
  const user = await createNewcomer();
  await db
    .update(userIntegrations)
    .set({ whatsappConnected: true, whatsappPhone: user.phone })
    .where(eq(userIntegrations.userId, user.id));
  expect(await show(user, "4", guessing)).toMatchObject({ step: 4, zone: "Asia/Kathmandu" });
  await db.update(userIntegrations).set({ onboardingCompleted: true }).where(eq(userIntegrations.userId, user.id));
  expect(await show(user, "4", guessing)).toMatchObject({ step: 4, zone: user.zone });
  expect(await show(user, "2", guessing)).toMatchObject({ step: 2, phone: user.phone });
});

test("the calendar's own zone is a better guess than the network's, and that a better one than the number's country", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const calendarZone = (zone: string | null) =>
    db.update(googleAccounts).set({ calendarZone: zone }).where(eq(googleAccounts.userId, user.id));
  await db.update(userIntegrations).set({ onboardingCompleted: false }).where(eq(userIntegrations.userId, user.id));
  await calendarZone("Europe/Lisbon");
  const guessing = testContext({ guessedZone: "Asia/Kathmandu" });
  expect(await show({ ...user, cookie }, "4", guessing)).toMatchObject({
    zoneToType: "Lisbon",
    prefersBrowsers: false,
  });
  await calendarZone(null);
  expect(await show({ ...user, cookie }, "4", guessing)).toMatchObject({
    zoneToType: "Kathmandu",
    prefersBrowsers: true,
  });
  expect(await show({ ...user, cookie }, "4")).toMatchObject({ zoneToType: "Amsterdam" });
});

test("a connected number is not exchanged for another without disconnecting first", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const sent = await submit({ ...user, cookie }, { intent: "send-code", country: "NL", number: "+31687654321" });
  expect(sent.location).toBe("/dashboard/onboarding?step=2");
  expect(await inAssistant(user.id, "SELECT * FROM verification_sends")).toEqual([]);
});

test("V3.5.1: no form of the setup is taken from another site or without a session", async () => {
  const user = await createNewcomer();
  for (const intent of ["send-code", "resend", "verify", "preferences"]) {
    const foreign = post("/dashboard/onboarding", { intent }, user.cookie);
    foreign.headers.set("sec-fetch-site", "cross-site");
    expect((await responseOf(action(args(foreign)))).status).toBe(403);
    const stranger = await responseOf(action(args(post("/dashboard/onboarding?step=2", { intent }))));
    expect(stranger.headers.get("location")).toBe("/auth?redirectTo=%2Fdashboard%2Fonboarding%3Fstep%3D2");
  }
  expect((await responseOf(action(args(post("/dashboard/onboarding", { intent: "x" }, user.cookie))))).status).toBe(
    400,
  );
});

test("a code that is typed after the session has ended is not kept; the number is", async () => {
  const user = await createNewcomer();
  const [{ email = "" } = {}] = await db.select({ email: users.email }).from(users).where(eq(users.id, user.id));
  const [known = ""] = (await rememberBrowser(testContext(), email)).split(";");
  const typed = { intent: "verify", code: "998877", country: "NL", number: "612345678" };
  const refused = await responseOf(action(args(post("/dashboard/onboarding?step=2", typed, known))));
  expect(cookiesOf(refused)).toMatch(/^__Host-form-draft=/);
  const again = await show({ ...user, cookie: `${user.cookie}; ${cookiesOf(refused)}` }, "2");
  expect(again.typed).toMatchObject({ country: "NL", number: "612345678" });
  expect(JSON.stringify(again)).not.toContain(typed.code);
});

test("messages from the proven number reach its user's assistant", async () => {
  const user = await createNewcomer();
  await submit(user, { intent: "verify", code: await askForCode(user) }, "3");
  await control("POST", "/whatsapp/inbound", { from: user.phone, text: "what is on today?" });
  expect(await inAssistant(user.id, "SELECT count(*) AS n FROM inbox")).toEqual([{ n: 1 }]);
});
