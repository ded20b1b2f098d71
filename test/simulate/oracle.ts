import { eq, sql } from "drizzle-orm";
import { billingMembers, meetingLedger } from "~/db/schema/billing";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { db } from "./database";
import type { GooglePlay, PlayedEvent, Write } from "./google-play";
import type { Machine } from "./machine";
import { clockTime, type Inbound, mentions, type Person } from "./person";
import type { Taken, WhatsAppPlay } from "./whatsapp-play";

/*
 * What must be true of every run. Nothing here asks the app how it decides: it knows what the person said and saw, what
 * the providers were asked to do, and what stands in the tables.
 */

export interface Violation {
  rule: string;
  what: string;
}

const MINUTE = 60_000;
/** A message stamped longer ago than this confirms nothing. */
const OLD_MS = 10 * MINUTE;
/** Without a status for this long, what may have been sent is sent once more. */
const EVIDENCE_MS = 2 * MINUTE;
/** By then a turn that was under way has ended, and its answer has arrived or not. */
const LATER_MS = 3 * MINUTE;
/** No row may stay in one of these. */
export const OPEN_STATES = ["planned", "claimed", "unknown"] as const;

interface World {
  machine: Machine;
  google: GooglePlay;
  phone: WhatsAppPlay;
  person: Person;
}

/** Looks at each write to the calendar at the moment when it is done. */
export class WriteWatch {
  readonly violations: Violation[] = [];
  /** Writes that changed something, by title. */
  readonly changes = new Map<string, number>();
  /** Those of them that a yes of its own stands behind. */
  readonly #confirmed = new Map<string, number>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    world.google.onWrite = (write, before) => this.#look(write, before);
  }

  #look({ kind, event, at }: Write, before: PlayedEvent | undefined): void {
    if (before && isSame(before, event)) return;
    const title = event.summary.toLowerCase();
    this.changes.set(title, (this.changes.get(title) ?? 0) + 1);
    const start = Date.parse(event.start.dateTime);
    const isThere = event.status === "confirmed";
    // What is brought back may be under way; what has gone by is brought back for nobody.
    const last = before === undefined ? start : Date.parse(event.end.dateTime);
    if (isThere && last < at) this.#broken("booked before the clock", `${kind} of ${title}`);
    const reasons = confirmationsOf(this.#world, title, isThere ? clockTime(start) : "");
    const confirmed = this.#confirmed.get(title) ?? 0;
    if (reasons.length === 0) {
      this.#broken("written without a yes to what was shown", `${kind} of ${title}`);
      return;
    }
    this.#confirmed.set(title, confirmed + 1);
    if (reasons.length <= confirmed) this.#broken("one yes, two writes", `${kind} of ${title}`);
  }

  #broken(rule: string, what: string): void {
    this.violations.push({ rule, what });
    this.#world.machine.log(`## ${rule}: ${what}`);
  }
}

/** What the person said so far that may stand behind a write to this meeting at this time of day. */
function confirmationsOf({ machine, phone, person }: World, title: string, time: string): Inbound[] {
  const shown = phone.taken.filter(({ text, buttons }) => buttons.length > 0 && mentions(text, title));
  const proposed = shown.filter(({ text }) => text.includes(time));
  return person.messages.filter((message) => {
    const { means, quotes, forwarded, writtenAt, sentAt } = message;
    if (forwarded || writtenAt - sentAt > OLD_MS || writtenAt > machine.now) return false;
    if (means === "undo") return true;
    const isToThis = quotes === null || shown.some(({ id }) => id === quotes);
    return means === "yes" && isToThis && proposed.length > 0;
  });
}

function isSame(one: PlayedEvent, other: PlayedEvent): boolean {
  return one.status === other.status && one.start.dateTime === other.start.dateTime && one.summary === other.summary;
}

interface Ended extends World {
  userId: string;
  state: DurableObjectState;
  watch: WriteWatch;
}

/** Everything that is wrong once a run has ended and settled. */
export async function judge(ended: Ended): Promise<Violation[]> {
  const rows = await db.select().from(deliveries).where(eq(deliveries.userId, ended.userId));
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return [
    ...ended.watch.violations,
    ...ended.person.messages.flatMap((message) => judgeAnswers(ended, message, states)),
    ...rows
      .filter(({ state }) => OPEN_STATES.some((open) => open === state))
      .map(({ id, state }) => ({ rule: "a row that never ends", what: `${id} is ${state}` })),
    ...judgeInbox(ended),
    ...(ended.machine.isBusy ? [{ rule: "work that hangs", what: "something that was begun has not ended" }] : []),
    ...judgeEvents(ended),
    ...(await judgeTables(ended)),
  ];
}

/** One answer, or none and the failure told. */
function judgeAnswers(ended: Ended, message: Inbound, states: Map<string, string>): Violation[] {
  const { machine, phone } = ended;
  const { id, text, takenAt } = message;
  if (takenAt === null) return [];
  const what = `${id} “${text}”`;
  const delivery = `reply:${id}`;
  const answers = phone.taken.filter(({ callback }) => callback === delivery);
  const [first, second, ...more] = answers;
  if (!first)
    return states.get(delivery) === "failed"
      ? judgeLost(ended, message)
      : [{ rule: "silence", what: `${what}, row ${states.get(delivery)}` }];
  if (answers.some((answer) => answer.text !== first.text)) return [{ rule: "two different answers", what }];
  if (more.length > 0 || (second && !mayComeAgain(machine, first))) return [{ rule: "answered twice", what }];
  return [];
}

/** Whoever writes again hears first that an answer may have been lost. */
function judgeLost({ phone, person }: Ended, { id, takenAt }: Inbound): Violation[] {
  const since = (takenAt ?? 0) + LATER_MS;
  const later = person.messages.filter((one) => one.takenAt !== null && one.takenAt > since);
  const isAnswered = later.some((one) => phone.taken.some(({ callback }) => callback === `reply:${one.id}`));
  const isTold = phone.taken.some(({ at, text }) => at > (takenAt ?? 0) && text.includes("may not have reached you"));
  return isAnswered && !isTold ? [{ rule: "lost, and never told", what: id }] : [];
}

/** A reply goes out once more when nobody could know within two minutes that it had been taken. */
function mayComeAgain(machine: Machine, { at, heard, statusAt }: Taken): boolean {
  if (statusAt !== null && statusAt < at + EVIDENCE_MS) return false;
  return !heard || machine.struckBetween(["kill", "database"], at, at + EVIDENCE_MS);
}

function judgeInbox({ state }: Ended): Violation[] {
  const waiting = state.storage.sql.exec<{ message_id: string }>(
    "SELECT message_id FROM inbox WHERE answered_at IS NULL",
  );
  return waiting.toArray().map((row) => ({ rule: "a message that waits for good", what: row.message_id }));
}

/** Of one meeting there is one event; what was told as booked is there; a yes to what stood there counts. */
function judgeEvents({ machine, google, phone, person, watch }: Ended): Violation[] {
  const violations: Violation[] = [];
  const alive = [...google.events.values()].filter(({ status }) => status === "confirmed");
  const titles = alive.map(({ summary }) => summary.toLowerCase());
  for (const title of new Set(titles))
    if (titles.filter((one) => one === title).length > 1)
      violations.push({ rule: "two events of one yes", what: title });
  const madeTitles = google.writes.map(({ event }) => event.summary.toLowerCase());
  for (const { text, callback } of phone.taken) {
    const title = /^Booked: \*?([^*]+?)\*?\s*\n/.exec(text)?.[1]?.toLowerCase();
    if (title && !madeTitles.includes(title)) violations.push({ rule: "told as booked, not there", what: callback });
  }
  if (machine.faults.length > 0) return violations;
  for (const { plain, title, id } of person.messages)
    if (plain && title && !watch.changes.has(title)) violations.push({ rule: "a yes without effect", what: id });
  return violations;
}

/** D1, its mirror and Google say the same; the trial counts what is there. */
async function judgeTables({ userId, google }: Ended): Promise<Violation[]> {
  const [rows, mirrored, counted] = await db.batch([
    db.select().from(meetings).where(eq(meetings.userId, userId)),
    db.select().from(calendarEvents).where(eq(calendarEvents.userId, userId)),
    db
      .select({ meetingId: meetingLedger.meetingId, count: sql<number>`sum(${meetingLedger.change})` })
      .from(meetingLedger)
      .innerJoin(billingMembers, eq(billingMembers.accountId, meetingLedger.accountId))
      .where(eq(billingMembers.userId, userId))
      .groupBy(meetingLedger.meetingId),
  ]);
  const alive = [...google.events.values()].filter(({ status }) => status === "confirmed");
  const there = alive.map(({ id, start }) => `${id} ${Date.parse(start.dateTime)}`);
  return [
    ...differences(
      "D1 and Google",
      rows
        .filter(({ status }) => status === "confirmed")
        .map(({ googleEventId, startAt }) => `${googleEventId} ${startAt}`),
      there,
    ),
    ...differences(
      "the mirror and Google",
      mirrored.map(({ id, startAt }) => `${id} ${startAt}`),
      there,
    ),
    ...differences(
      "the quota and Google",
      counted.filter(({ count }) => count > 0).map(({ meetingId, count }) => `${meetingId} ${count}`),
      rows.filter(({ googleEventId: id }) => alive.some((event) => event.id === id)).map(({ id }) => `${id} 1`),
    ),
  ];
}

function differences(between: string, ours: string[], theirs: string[]): Violation[] {
  const odd = [...ours.filter((one) => !theirs.includes(one)), ...theirs.filter((one) => !ours.includes(one))];
  return odd.map((what) => ({ rule: `${between} differ`, what }));
}
