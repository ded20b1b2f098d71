import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { createEncryption } from "~/db/encryption";
import { userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { parseSettings } from "../../workers/settings";
import { App } from "./app";
import { db, emptyDatabase } from "./database";
import { GooglePlay } from "./google-play";
import { LATE_BY, Machine, type Trouble, type Troubles } from "./machine";
import { MailPlay } from "./mail-play";
import { judge, OPEN_STATES, WriteWatch } from "./oracle";
import type { Outcome } from "./outcome";
import { type Inbound, Person, ZONE } from "./person";
import { Random } from "./random";
import { type Outside, surrounded } from "./surroundings";
import { troublesOf } from "./troubles";
import { type Status, WhatsAppPlay } from "./whatsapp-play";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Runs happen in years of their own: no clock but the run's is asked. */
const FIRST_DAY = Date.parse("2031-01-06T07:00:00Z");
/** When the cron comes by once everything is calm, in minutes, as long as something is still under way. */
const SETTLING = [1, 3, 6, 12, 21, 31, 61, 180, 720, 1_450];
/** It always comes so often. */
const LEAST_CRONS = 3;
/** As long as the app waits for an answer. */
const TIMEOUT_MS = 10_000;

/** One life of one person with Parley, from a seed; the same seed and number give the same life. */
export async function simulate(seed: string, run: number, without: ReadonlySet<number> = new Set()): Promise<Outcome> {
  const name = `${seed}:${run}`;
  const prefix = `SIM${seed}x${run}`;
  const luck = new Random(name);
  const start = FIRST_DAY + luck.between(0, 700) * DAY + luck.between(0, 12 * 60) * MINUTE;
  const machine = new Machine(name, start, troublesOfTalk(luck), without);
  const userId = `simulated-${prefix}`;
  const email = `${userId.toLowerCase()}@parley.test`;
  const number = `+3161${String(luck.between(0, 9_999_999)).padStart(7, "0")}`;
  await emptyDatabase();
  await createPerson({ userId, email, number, now: start });
  const object = env.ASSISTANT.get(env.ASSISTANT.idFromName(userId));
  return runInDurableObject(object, async (_, state) => {
    const google = new GooglePlay(machine, email);
    const mail = new MailPlay(machine);
    const phone = new WhatsAppPlay(machine, prefix, (statuses) =>
      app.deliver(...signed({ statuses }), () => note(statuses)),
    );
    const note = (statuses: readonly Status[]) => phone.noteStatuses(statuses.map(({ id }) => id));
    const outside: Outside = (lifeId, url, method, body, headers) => {
      const call = `${method} ${url.pathname.split("/").at(-1)}`;
      const asked = (work: () => Promise<Response>) =>
        inItsTime(machine, () => machine.step(machine.lifeOf(lifeId), call, work));
      if (url.pathname.startsWith("/graph.facebook.com")) return phone.answer(body, asked);
      if (url.pathname.startsWith("/api.resend.com")) return asked(() => mail.answer(body, headers));
      return asked(() => google.answer({ method, url, body, headers }));
    };
    const app = new App({ machine, state, userId });
    const write = (message: Inbound) => hand(machine, app, phone, number, message);
    const person = new Person({ machine, seed: name, prefix, phone, write });
    const watch = new WriteWatch({ machine, google, phone, person });
    return surrounded(machine, name, outside, async () => {
      planPlatform(machine, app, luck);
      while (person.isActing) await machine.playUntil(machine.now + HOUR);
      machine.log("-- calm");
      machine.calmDown();
      await settle(machine, app, userId);
      const violations = await judge({ userId, state, google, phone, person, watch, machine });
      await state.storage.deleteAll();
      const { trace, faults } = machine;
      // Events that a yes made.
      const events = google.writes.filter(({ kind }) => kind === "insert").length;
      return { seed, run, violations, trace, faults, counts: { messages: person.messages.length, events } };
    });
  });
}

/** An answer that is late comes after a while, and one that never comes is waited for as long as the app would. */
async function inItsTime(machine: Machine, call: () => Promise<Response>): Promise<Response> {
  try {
    const response = await call();
    const after = Number(response.headers.get(LATE_BY) ?? 0);
    if (after > 0) await machine.wait(after);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") await machine.wait(TIMEOUT_MS);
    throw error;
  }
}

/** What can go wrong with a talk. */
const KINDS: readonly Trouble[] = [
  ...(["kill", "whatsapp", "google", "mail", "database", "statusLost", "statusTwice"] as const),
  ...(["webhookTwice", "queueTwice", "deadLetter", "cronTwice", "interleave", "jump", "restart"] as const),
];

function troublesOfTalk(luck: Random): Troubles {
  const troubles = troublesOf(luck, KINDS, 0.5);
  return { ...troubles, restart: troubles.restart > 0 ? 0.5 : 0 };
}

/** Hands a message to the app as Meta does: sometimes twice. */
function hand(machine: Machine, app: App, phone: WhatsAppPlay, number: string, message: Inbound): void {
  const { id, text, choice, forwarded, quotes, sentAt } = message;
  phone.lastInboundAt = machine.now;
  const context = forwarded
    ? { context: { forwarded: true } }
    : quotes
      ? { context: { from: "15550783881", id: quotes } }
      : {};
  const said = choice
    ? { type: "interactive", interactive: { type: "button_reply", button_reply: choice } }
    : { type: "text", text: { body: text } };
  const part = { from: number.slice(1), id, timestamp: String(Math.floor(sentAt / 1000)), ...context, ...said };
  const [raw, signature] = signed({
    contacts: [{ wa_id: number.slice(1), profile: { name: "Robin" } }],
    messages: [part],
  });
  const noteTaken = () => {
    message.takenAt ??= machine.now;
  };
  const deliver = () => app.deliver(raw, signature, noteTaken);
  deliver();
  if (machine.strikes("webhookTwice", id)) machine.in(machine.form([1, 700, 40_000]), deliver);
}

/** Meta's envelope and its signature. */
function signed(value: object): [raw: string, signature: string] {
  const metadata = { display_phone_number: "15550783881", phone_number_id: env.WHATSAPP_PHONE_NUMBER_ID };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  const raw = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "102290129340398", changes: [change] }],
  });
  return [raw, `sha256=${createHmac("sha256", env.WHATSAPP_APP_SECRET).update(raw).digest("hex")}`];
}

/** A few of the cron's runs in the first minutes, on time, late, twice at once; and the object loses its memory. */
function planPlatform(machine: Machine, app: App, luck: Random): void {
  for (const minute of [luck.between(1, 3), luck.between(4, 8), luck.between(9, 20)]) {
    const due = Math.ceil(machine.now / MINUTE + minute) * MINUTE;
    const late = luck.chance(0.2) ? luck.between(1, 9) * MINUTE : 0;
    machine.at(due + late, () => {
      app.cron(due);
      if (machine.strikes("cronTwice", "cron")) app.cron(due);
    });
  }
  for (const seconds of [luck.between(20, 300), luck.between(60, 1_200)]) {
    machine.in(seconds * 1_000, () => machine.strikes("restart", "object") && app.restartObject());
  }
}

/** Time goes on without trouble, the cron comes by, and the calendar is looked at once more. */
async function settle(machine: Machine, app: App, userId: string): Promise<void> {
  const calm = Math.ceil(machine.now / MINUTE) * MINUTE;
  for (const [n, minutes] of SETTLING.entries()) {
    if (n >= LEAST_CRONS && !(await hasOpenRows(userId))) break;
    const due = calm + minutes * MINUTE;
    machine.at(due, () => app.cron(due));
    await machine.playUntil(due + 30_000);
  }
  app.syncCalendar();
  await machine.playUntil(machine.now + 10 * MINUTE);
}

async function hasOpenRows(userId: string): Promise<boolean> {
  const open = and(eq(deliveries.userId, userId), inArray(deliveries.state, [...OPEN_STATES]));
  return (await db.select({ id: deliveries.id }).from(deliveries).where(open).limit(1)).length > 0;
}

interface NewPerson {
  userId: string;
  email: string;
  number: string;
  now: number;
}

const encryption = createEncryption(parseSettings(env).TOKEN_KEYS);

async function createPerson({ userId, email, number, now }: NewPerson): Promise<void> {
  const token = await encryption.encrypt("played", `${userId}:google-token`);
  await db.batch([
    db.insert(users).values({ id: userId, email, name: "Robin Example", createdAt: now - DAY }),
    db.insert(userIntegrations).values({
      ...{ userId, onboardingStep: 4, onboardingCompleted: true, whatsappConnected: true, whatsappPhone: number },
      ...{ googleCalendarConnected: true, googleCalendarEmail: email },
    }),
    db.insert(userPreferences).values({ userId, timezone: ZONE }),
    db.insert(googleAccounts).values({
      ...{ userId, email, scope: "", accessToken: token, accessTokenExpiresAt: now + HOUR, refreshToken: token },
      ...{ connectedAt: now - DAY, syncDueAt: now + 10 * MINUTE },
    }),
  ]);
}
