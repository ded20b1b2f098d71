// Many people at once, with the whole app and the sandbox running: how many are answered and how soon, what the webhook
// itself takes meanwhile, the same while answers of WhatsApp get lost, and what a slow Google costs whoever asks for
// help. Bounded in count and time.
import { randomUUID } from "node:crypto";
import { localSettings } from "../../workers/local/local-settings.mjs";
import { localEncryption } from "../support/local-encryption.ts";
import { rounded, spread } from "./figures.mjs";
import { control, cron, pause, personRows, write } from "./people.mjs";
import { deliverText, withRunningCopy } from "./running.mjs";

const USERS = Number(process.env.USERS ?? 200);
const PER_SECOND = Number(process.env.PER_SECOND ?? 6);
const SECONDS = Number(process.env.SECONDS ?? 60);
const WARM_UP = 10;
/** Of so many messages to phones, the answer of one gets lost after WhatsApp has taken it; of so many, one before. */
const LOST_AFTER = 10;
const LOST_BEFORE = 25;
/** What was sent is all there by then; a message that has no status gets its second try after two minutes. */
const ALL_ANSWERED_WITHIN_MS = 30_000;
const SECOND_TRY_WITHIN_MS = 240_000;
const CRON_EVERY_MS = 15_000;
const GOOGLE_MS = 9_000;
const HELP_ROUNDS = 5;

const TEXTS = [
  "what's on tomorrow?",
  "help",
  "book 30 min with anna@example.com in 20 days at 15:00",
  "am I free in 20 days?",
];

export async function measure() {
  const calm = await withRunningCopy(async (copy) => {
    const people = await addPeople(copy);
    const load = await underLoad(copy, people, ALL_ANSWERED_WITHIN_MS);
    return [...figuresOf("load", load), await helpWhileGoogleIsSlow(copy, people)];
  });
  const troubled = await withRunningCopy(
    async (copy) => {
      // Everybody writes once: who writes again hears of a lost answer with the next, and its second try is dropped.
      const people = await addPeople(copy, PER_SECOND * SECONDS + WARM_UP);
      const load = await underLoad(copy, people, SECOND_TRY_WITHIN_MS);
      return figuresOf("load while connections to WhatsApp break", load);
    },
    { breaks: breakSome },
  );
  return [...calm, ...troubled];
}

function breakSome(n) {
  if (n % LOST_BEFORE === LOST_BEFORE - 1) return "before";
  return n % LOST_AFTER === LOST_AFTER - 1 ? "after" : undefined;
}

function figuresOf(name, { sent, replies, webhooks }) {
  const waits = sent.flatMap(({ id, started }) =>
    (replies.get(`reply:${id}`) ?? []).slice(0, 1).map((at) => at - started),
  );
  const twice = sent.filter(({ id }) => (replies.get(`reply:${id}`) ?? []).length > 1).length;
  const unanswered = sent.length - waits.length;
  return [
    { figure: `${name}, without an answer`, unit: "messages", value: unanswered, twice, n: sent.length, goal: "0" },
    { figure: `${name}, message to answer`, ...spread(waits) },
    { figure: `${name}, webhook answered while turns run`, ...spread(webhooks), goal: "median < 20 ms" },
  ];
}

/** A steady stream of messages, each when its time has come, whether or not those before it are answered. */
async function underLoad({ appUrl, proxy }, people, withinMs) {
  for (const { phone } of people.slice(-WARM_UP)) await deliverText(appUrl, phone, "help");
  const texted = [];
  const begun = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    await until(begun + (n * 1_000) / PER_SECOND);
    texted.push(deliverText(appUrl, people[n % people.length].phone, TEXTS[n % TEXTS.length]));
  }
  const sent = await Promise.all(texted);
  await allAnswered(appUrl, proxy, sent, performance.now() + withinMs);
  return { sent, replies: proxy.replies, webhooks: sent.map(({ webhook }) => webhook) };
}

/** Waits until each has its answer; nothing fires the cron locally, so it is called here. */
async function allAnswered(appUrl, proxy, sent, deadline) {
  let cronAt = performance.now();
  while (sent.some(({ id }) => !proxy.replies.has(`reply:${id}`)) && performance.now() < deadline) {
    await until(performance.now() + 200);
    if (performance.now() < cronAt) continue;
    cronAt += CRON_EVERY_MS;
    await cron(appUrl, Date.now());
  }
}

const until = (moment) => pause(moment - performance.now());

/** "help" while the same person's calendar is being synced with a Google that takes nine seconds for each answer. */
async function helpWhileGoogleIsSlow({ appUrl, sandboxUrl, proxy }, people) {
  const waits = [];
  for (const [round, { phone, email }] of people.slice(0, HELP_ROUNDS).entries()) {
    const slow = { provider: "google-calendar", account: email, delayMs: GOOGLE_MS, times: 20 };
    await control(sandboxUrl, "POST", "/faults", slow);
    const asked = proxy.record();
    // By then every calendar is due, also those that the round before has begun with.
    await cron(appUrl, Date.now() + (round + 1) * 86_400_000);
    await someCall(asked, performance.now() + ALL_ANSWERED_WITHIN_MS);
    const { id, started } = await deliverText(appUrl, phone, "help");
    await allAnswered(appUrl, proxy, [{ id }], performance.now() + ALL_ANSWERED_WITHIN_MS);
    waits.push((proxy.replies.get(`reply:${id}`)?.[0] ?? Number.POSITIVE_INFINITY) - started);
  }
  return {
    figure: "help while a sync waits 9 s for Google",
    ...spread(waits),
    max: rounded(Math.max(...waits)),
    goal: "< 500 ms",
  };
}

async function someCall(calls, deadline) {
  while (calls.length === 0) {
    if (performance.now() > deadline) throw new Error("no sync began");
    await until(performance.now() + 5);
  }
}

/** People with a phone and a calendar, as the demo account has them. */
async function addPeople(copy, count = USERS) {
  const people = Array.from({ length: count }, (_, n) => {
    const id = randomUUID();
    return { id, email: `${id}@parley.test`, phone: `3163${String(n).padStart(7, "0")}` };
  });
  const encryption = localEncryption(localSettings());
  const rows = await Promise.all(people.map((person) => rowsOf(person, copy.sandboxUrl, encryption)));
  await write(copy, rows.flat());
  return people;
}

async function rowsOf(person, sandboxUrl, encryption) {
  const { id, email, phone } = person;
  await control(sandboxUrl, "PUT", "/google/account", { account: email, timeZone: "Europe/Amsterdam" });
  const grant = await control(sandboxUrl, "POST", "/google/grant", { account: email });
  const now = Date.now();
  // Whoever is answered has written: to anybody else WhatsApp delivers no text.
  await control(sandboxUrl, "PUT", "/whatsapp/window", { number: phone, from: now });
  const encrypt = (token) => encryption.encrypt(token, `${id}:google-token`);
  const day = 86_400_000;
  return personRows(person, {
    scope: grant.scope,
    access_token: await encrypt(grant.access_token),
    access_token_expires_at: now + grant.expires_in * 1_000,
    refresh_token: await encrypt(grant.refresh_token),
    sync_due_at: now + day / 2,
    channel_due_at: now + 2 * day,
  });
}
