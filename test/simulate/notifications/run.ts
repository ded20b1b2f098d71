import { createDb } from "~/db/database";
import { userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { Days } from "../days";
import { type Life, Machine } from "../machine";
import { database, emptyDatabase } from "../memory-database";
import type { Outcome } from "../outcome";
import { quietly } from "../quietly";
import { Random } from "../random";
import { OF_THE_CRON, troublesOf } from "../troubles";
import { NotificationApp, type Outside } from "./app";
import { CalendarPlay } from "./calendar-play";
import { agendaRequest, Doings, dayNearChange, type PlayedUser, ZONES } from "./doings";
import { playItems } from "./items";
import { MailboxPlay } from "./mailbox-play";
import { judge, type Sent } from "./oracle";
import { PhonePlay } from "./phone-play";
import { ToldLog } from "./told";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIRST_YEAR = 2031;
const NAME = "Robin Example";
/** After the last meeting, so that everything that waits has its end. */
const SETTLING_MS = 3 * HOUR;

/** When anything is due by any table. */
const nextDue = database.sqlite.prepare(
  `SELECT min(
       coalesce((SELECT min(max(due_at, claimed_until)) FROM planned_notifications), 9e15),
       coalesce((SELECT min(max(due_at - 60000, claimed_until)) FROM planned_notifications
         WHERE kind IN ('reminder', 'agenda')), 9e15),
       coalesce((SELECT min(due_at) FROM deliveries WHERE state IN ('planned', 'claimed', 'unknown')), 9e15),
       coalesce((SELECT min(sync_due_at) FROM google_accounts WHERE revoked_at IS NULL), 9e15),
       coalesce((SELECT min(due_at) FROM erasures), 9e15)) AS at`,
);

/** Some days of one or two users and their reminders, from a seed; the same seed and number give the same days. */
export async function simulate(seed: string, run: number, without: ReadonlySet<number> = new Set()): Promise<Outcome> {
  const name = `${seed}:${run}`;
  const luck = new Random(`${name}:time`);
  const zone = luck.pick(ZONES);
  const start = dayNearChange(luck, zone, FIRST_YEAR + luck.between(0, 3)) + luck.between(0, 1_439) * MINUTE;
  const troubles = troublesOf(luck, [...OF_THE_CRON, "ringLost"], 0.6);
  const machine = new Machine(name, start, troubles, without);
  const people = Array.from({ length: luck.weighted({ 1: 5, 2: 1 }) === "2" ? 2 : 1 }, (_, n): PlayedUser => {
    const email = `user${n}@example.com`;
    return { id: `user${n}`, email, phone: `+3161234567${n}`, calendar: new CalendarPlay(machine, email) };
  });
  emptyDatabase();
  for (const person of people) await createUser(person, { zone, now: start, luck });
  const log = new ToldLog(
    database.sqlite,
    people.map(({ id }) => id),
    () => machine.now,
  );
  const sent: Sent[] = [];
  const phone = new PhonePlay(machine, name, (statuses, heard) => app.statuses(statuses, heard));
  const mailbox = new MailboxPlay(machine, (eventId, event, heard) => app.mailEvent(eventId, event, heard));
  const outside: Outside = (life, url, body, headers) => {
    const known = { phone: phone.taken.length, mail: mailbox.mails.size };
    try {
      if (url.pathname.endsWith("/messages")) return phone.answer(body);
      if (url.pathname.endsWith("/emails")) return mailbox.answer(body, headers.get("idempotency-key") ?? "");
      const person = people.find(({ id }) => headers.get("authorization") === `Bearer ${id}`);
      return person ? person.calendar.answer(url) : Response.json({});
    } finally {
      const message = phone.taken.slice(known.phone)[0];
      const mail = [...mailbox.mails.values()].slice(known.mail)[0];
      if (message)
        sent.push(sentBy(life, log, { ...message, providerId: message.id, id: message.callback, channel: "whatsapp" }));
      // That an account was deleted is told of nothing in its calendar.
      if (mail && !mail.key.startsWith("account-deleted/"))
        sent.push(sentBy(life, log, { ...mail, providerId: mail.id, id: mail.key, channel: "mail" }));
    }
  };
  const app = new NotificationApp({ machine, database, outside, written: (life) => log.note(life) });
  for (const { phone: number } of people) if (luck.chance(0.6)) phone.lastInboundAt.set(number, start);
  const until =
    start + luck.pick([luck.between(3, 10), luck.between(3, 10), luck.between(4, 16), luck.between(30, 52)]) * HOUR;
  const days = new Days(
    machine,
    (minute) => app.cron(minute),
    () => Number(nextDue.get()?.at),
  );
  for (const person of people) {
    await playItems(person, { machine, app, seed: name, until, zone, name: NAME });
    new Doings(person, { machine, app, phone, seed: name, until });
    app.sync(person.id);
  }
  return quietly(machine, async () => {
    await days.pass(until);
    machine.log("-- calm");
    machine.calmDown();
    for (const { id } of people) app.sync(id);
    await days.pass(until + SETTLING_MS);
    await machine.playUntil(machine.now + 2 * MINUTE);
    const violations = judge({
      ...{ machine, sqlite: database.sqlite, users: people, log, phone, mailbox, sent },
      isCalm: Object.values(troubles).every((rate) => rate === 0),
    });
    return { seed, run, violations, trace: machine.trace, faults: machine.faults, counts: { sent: sent.length } };
  });
}

function sentBy(
  life: Life,
  log: ToldLog,
  { channel, id, providerId, text, at }: Pick<Sent, "channel" | "id" | "providerId" | "text" | "at">,
): Sent {
  const [basis, birth] = [log.basisOf(life), log.birthOf(life)];
  return {
    ...{ channel, id, providerId, text, at, basis, bornAt: birth.at, steady: birth.told === basis.told },
    occasion: id.replace(/\/mail$/, ""),
  };
}

async function createUser(
  { id, email, phone }: PlayedUser,
  { zone, now, luck }: { zone: string; now: number; luck: Random },
): Promise<void> {
  const db = createDb(database.d1);
  const heard = luck.chance(0.6) ? now : now - 2 * DAY;
  const number = luck.chance(0.9)
    ? { whatsappConnected: true, whatsappPhone: phone, whatsappLastInboundAt: heard }
    : {};
  await db.batch([
    db.insert(users).values({ id, email, name: NAME, createdAt: now - DAY }),
    db.insert(userIntegrations).values({
      ...{ userId: id, onboardingStep: 4, onboardingCompleted: true, googleCalendarConnected: true, ...number },
      googleCalendarEmail: email,
    }),
    db.insert(userPreferences).values({ userId: id, timezone: zone, ...(luck.chance(0.4) && agendaRequest(luck)) }),
    db.insert(googleAccounts).values({
      // The token names its user, for the calendar.
      ...{ userId: id, email, scope: "", accessToken: id, accessTokenExpiresAt: now + 30 * DAY, refreshToken: id },
      ...{ connectedAt: now - DAY, syncDueAt: now + 10 * MINUTE, channelDueAt: now + 30 * DAY },
    }),
  ]);
}
