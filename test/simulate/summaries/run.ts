import { mirrorEvents } from "~/db/calendar-events";
import { createDb, runTogether } from "~/db/database";
import { requestPlan } from "~/db/planned-notifications";
import { userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { CALENDAR_SCOPES, MEET_SCOPE } from "~/domain/calendar-connection";
import { collectTranscripts } from "~/services/summaries/collect-transcripts";
import { summariseDue } from "~/services/summaries/summarise-due";
import { exampleEvent } from "../../domain/example-event";
import { Days } from "../days";
import { Machine } from "../machine";
import { database, emptyDatabase } from "../memory-database";
import { NotificationApp } from "../notifications/app";
import { MailboxPlay } from "../notifications/mailbox-play";
import { PhonePlay } from "../notifications/phone-play";
import type { Outcome } from "../outcome";
import { quietly } from "../quietly";
import { Random } from "../random";
import { OF_THE_CRON, troublesOf } from "../troubles";
import { playUser } from "./doings";
import { type Conference, MeetPlay } from "./meet-play";
import { judge, type PlayedMeeting } from "./oracle";
import { Watch } from "./watch";
import { playedSummariser, wordsOf } from "./words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse("2031-03-03T07:00:00Z");
/** Transcripts are asked for for a day; a model that is asked anew, and what was refused, come to their end after that. */
const SETTLING_MS = 30 * HOUR;

/** When anything is due by any table. */
const nextDue = database.sqlite.prepare(
  `SELECT min(
     coalesce((SELECT min(max(due_at, claimed_until)) FROM planned_notifications), 9e15),
     coalesce((SELECT min(due_at) FROM deliveries WHERE state IN ('planned', 'claimed', 'unknown')), 9e15),
     coalesce((SELECT min(summarise_at) FROM transcripts), 9e15),
     coalesce((SELECT min(due_at) FROM transcript_collections), 9e15),
     coalesce((SELECT min(due_at) FROM erasures), 9e15)) AS at`,
);

/** A day or two of meetings, their words and their users, from a seed; the same seed and number give the same days. */
export async function simulate(seed: string, run: number, without: ReadonlySet<number> = new Set()): Promise<Outcome> {
  const name = `${seed}:${run}`;
  const luck = new Random(`${name}:meetings`);
  const machine = new Machine(name, START, troublesOf(luck, [...OF_THE_CRON, "model"], 0.6), without);
  const until = START + luck.pick([luck.between(4, 8), luck.between(10, 30), luck.between(30, 52)]) * HOUR;
  const starts = new Map<string, number>();
  const people = Array.from({ length: luck.chance(0.25) ? 2 : 1 }, (_, n) => ({
    ...{ userId: `user${n}`, email: `user${n}@example.com`, phone: `+3161234567${n}` },
  }));
  const meetings = people.flatMap((person) =>
    Array.from({ length: luck.between(1, 3) }, (_, n): PlayedMeeting => {
      const eventId = `${person.userId}m${n}`;
      const start = START + HOUR + luck.between(0, 20) * 15 * MINUTE;
      starts.set(eventId, start);
      return { ...person, eventId, ...saidIn(eventId, start, luck) };
    }),
  );
  emptyDatabase();
  for (const person of people) await createUser(person, meetings, starts, luck);
  const watch = new Watch(database.sqlite, meetings, () => machine.now);
  const phone = new PhonePlay(machine, name, (statuses, heard) => app.statuses(statuses, heard));
  const mailbox = new MailboxPlay(machine, (eventId, event, heard) => app.mailEvent(eventId, event, heard));
  const meet = new MeetPlay(
    machine,
    meetings.flatMap(({ conference }) => conference ?? []),
  );
  const hasModel = luck.chance(0.5);
  const app: NotificationApp = new NotificationApp({
    ...{ machine, database, written: () => watch.note(), jobs: [summariseDue, collectTranscripts] },
    more: (life) => ({
      summarise: playedSummariser(machine, life),
      languageModel: hasModel ? ({} as never) : null, // whether there is one is all that is asked of it
    }),
    outside: (_, url, body, headers) => {
      if (url.pathname.endsWith("/messages")) return phone.answer(body);
      if (url.pathname.endsWith("/emails")) return mailbox.answer(body, headers.get("idempotency-key") ?? "");
      return url.pathname.startsWith("/meet/") ? meet.answer(url) : Response.json({});
    },
  });
  for (const { phone: number } of people) if (luck.chance(0.6)) phone.lastInboundAt.set(number, START);
  const days = new Days(
    machine,
    (minute) => app.cron(minute),
    () => Number(nextDue.get()?.at),
  );
  const startOf = ({ eventId }: PlayedMeeting) => starts.get(eventId) ?? START;
  for (const { userId } of people)
    playUser(
      meetings.filter((one) => one.userId === userId),
      { machine, app, phone, seed: name, until, startOf },
    );
  return quietly(machine, async () => {
    await days.pass(until);
    machine.log("-- calm");
    machine.calmDown();
    await days.pass(until + SETTLING_MS);
    await machine.playUntil(machine.now + 2 * MINUTE);
    watch.note();
    const violations = judge({ machine, sqlite: database.sqlite, meetings, watch, phone, mailbox, meet });
    const mails = mailbox.mails.size;
    return { seed, run, violations, trace: machine.trace, faults: machine.faults, counts: { mails } };
  });
}

/** What is said in a meeting: by Google where it was held there, and as its user brings it, changed or not. */
function saidIn(eventId: string, start: number, luck: Random): Pick<PlayedMeeting, "words" | "conference"> {
  const endAt = start + 30 * MINUTE;
  const brought = Array.from({ length: luck.pick([0, 1, 1, 2, 3]) }, (_, n) =>
    wordsOf(eventId, n + 1, luck.chance(0.8)),
  );
  if (luck.chance(0.4)) return { words: brought, conference: null };
  const words = wordsOf(eventId, 0, luck.chance(0.8));
  const late = luck.pick([luck.between(1, 40) * MINUTE, luck.between(1, 12) * HOUR, luck.between(20, 28) * HOUR]);
  const conference: Conference = {
    ...{ code: `abc-${letters(eventId)}-xyz`, startAt: start, endAt, words },
    readyAt: luck.chance(0.85) ? endAt + late : null,
  };
  return { words: [words, ...brought], conference };
}

/** Four letters for the code of a meeting. */
const letters = (eventId: string) =>
  [...eventId].flatMap((one) => (/\d/.test(one) ? ["abcdefghij"[Number(one)], "k"] : [])).join("");

async function createUser(
  { userId, email, phone }: Pick<PlayedMeeting, "userId" | "email" | "phone">,
  meetings: readonly PlayedMeeting[],
  starts: ReadonlyMap<string, number>,
  luck: Random,
): Promise<void> {
  const db = createDb(database.d1);
  const number = {
    whatsappConnected: true,
    whatsappPhone: phone,
    whatsappLastInboundAt: START - (luck.chance(0.6) ? 0 : 2 * DAY),
  };
  const away = START + 30 * DAY;
  await db.batch([
    db.insert(users).values({ id: userId, email, name: "Robin Example", createdAt: START - DAY }),
    db.insert(userIntegrations).values({
      ...{ userId, onboardingStep: 4, onboardingCompleted: true, googleCalendarConnected: true },
      ...{ googleCalendarEmail: email, ...(luck.chance(0.9) && number) },
    }),
    db.insert(userPreferences).values({
      ...{ userId, timezone: "UTC", collectTranscripts: luck.chance(0.8), summariseByModel: luck.chance(0.6) },
      keepTranscriptDays: luck.pick([30, 30, 30, 0]),
    }),
    db.insert(googleAccounts).values({
      ...{
        userId,
        email,
        scope: [...CALENDAR_SCOPES, MEET_SCOPE].join(" "),
        accessToken: userId,
        refreshToken: userId,
      },
      ...{ accessTokenExpiresAt: away, connectedAt: START - DAY, syncDueAt: away, channelDueAt: away },
    }),
  ]);
  const events = meetings
    .filter((one) => one.userId === userId)
    .map(({ eventId, conference }) => {
      const start = starts.get(eventId) ?? START;
      const link = conference && { hangoutLink: `https://meet.google.com/${conference.code}` };
      return exampleEvent({ id: eventId, title: eventId, start, end: start + 30 * MINUTE, ...link });
    });
  await runTogether(db, [...mirrorEvents(db, userId, events), ...requestPlan(db, userId)]);
}
