import { clockOfZone } from "./clock-style";
import type { DeliverySubject } from "./delivery-rules";
import { formatMoment } from "./phrasing";
import { type Instant, MINUTE } from "./time";

/** One message or mail about meetings, as far as its providers have told of it. Moments are UTC milliseconds. */
export interface ReminderEvidence {
  /** The mail in place of a message has its id with "/mail" behind it. */
  id: string;
  channel: "whatsapp" | "email";
  state: "planned" | "claimed" | "accepted" | "sent" | "delivered" | "read" | "failed" | "unknown";
  errorCode: string | null;
  about: DeliverySubject | null;
  plannedFor: Instant | null;
  acceptedAt: Instant | null;
  deliveredAt: Instant | null;
  readAt: Instant | null;
}

/** One step of a reminder's way, with what its provider has said and when; `at` is null where nobody knows. */
export interface ReminderFact {
  what: "planned" | "due" | "sent" | "delivered" | "read" | "failed" | "open";
  /** Null before it is known which it will be. */
  channel: ReminderEvidence["channel"] | null;
  at: Instant | null;
  /** Of `failed`. */
  failure?: ReminderFailure;
}

/** The same in words, for a page. */
export interface ReminderStep {
  what: string;
  /** In words, in the user's zone; empty where nobody knows when. */
  when: string;
  tone: "done" | "ahead" | "problem";
}

/**
 * The way of one meeting's reminder, from planned to read, as its providers' own words tell it; empty when there is and
 * was none.
 *
 * @param planned moments at which one is still to go out
 */
export function reminderFacts(
  eventId: string,
  evidence: readonly ReminderEvidence[],
  planned: readonly Instant[],
): ReminderFact[] {
  const own = evidence.filter(({ about }) => about?.eventIds.includes(eventId));
  return [...own.flatMap(factsOf), ...planned.map((at): ReminderFact => ({ what: "planned", channel: null, at }))];
}

function factsOf(one: ReminderEvidence): ReminderFact[] {
  const { id, channel, state } = one;
  const isMailInstead = id.endsWith("/mail");
  const said = [
    { what: "due", channel: null, at: isMailInstead ? null : one.plannedFor },
    { what: "sent", channel, at: one.acceptedAt },
    { what: "delivered", channel, at: one.deliveredAt },
    { what: "read", channel, at: one.readAt },
  ] as const;
  return [
    ...said.filter(({ at }) => at !== null),
    ...(state === "failed" ? [{ what: "failed", channel, at: null, failure: failureOf(one) } as const] : []),
    ...(OPEN.has(state) ? [{ what: "open", channel, at: null } as const] : []),
  ];
}

const CHANNEL = { whatsapp: "on WhatsApp", email: "by email" } as const;

/** As `reminderFacts`, in the words of the meeting's page. */
export function reminderSteps(
  eventId: string,
  evidence: readonly ReminderEvidence[],
  planned: readonly Instant[],
  zone: string,
  now: Instant,
): ReminderStep[] {
  return reminderFacts(eventId, evidence, planned).map(({ what, channel, at, failure }) => ({
    what: `${STEPS[what]}${channel ? ` ${CHANNEL[channel]}` : ""}${failure ? `: ${REMINDER_FAILURES[failure]}` : ""}`,
    when: at === null ? "" : formatMoment(at, zone, { now, clock: clockOfZone(zone) }),
    tone: what === "failed" ? "problem" : what === "planned" || what === "open" ? "ahead" : "done",
  }));
}

const STEPS: Record<ReminderFact["what"], string> = {
  planned: "Planned",
  due: "Due",
  sent: "Sent",
  delivered: "Delivered",
  read: "Read",
  failed: "Not delivered",
  open: "On its way",
};

const OPEN = new Set<ReminderEvidence["state"]>(["planned", "claimed", "unknown"]);

/** Why a message or mail did not arrive. */
type ReminderFailure = keyof typeof REMINDER_FAILURES;

function failureOf({ errorCode, channel }: Pick<ReminderEvidence, "errorCode" | "channel">): ReminderFailure {
  const known = FAILURE_OF_CODE[errorCode ?? ""];
  if (known) return known;
  if (/^132\d{3}$/.test(errorCode ?? "")) return "template";
  return channel === "whatsapp" ? "refused" : "mail-refused";
}

/** In words that stand behind a colon. */
export const REMINDER_FAILURES = {
  bounced: "the mail came back",
  suppressed: "mail to your address came back before, or was called spam",
  late: "it would have come too late",
  changed: "the meeting was changed before",
  stopped: "you have stopped messages",
  off: "you have switched it off",
  unlinked: "the number was disconnected",
  unconfirmed: "WhatsApp did not confirm it",
  "not-in-time": "it could not be sent in time",
  unwritable: "it could not be written",
  unreachable: "the number is not on WhatsApp, or cannot be reached",
  window: "more than a day had passed since your last message",
  limited: "WhatsApp limits such messages",
  busy: "WhatsApp was too busy",
  template: "WhatsApp did not take the template",
  refused: "WhatsApp refused it",
  "mail-refused": "the mail was refused",
};

const FAILURE_OF_CODE: Partial<Record<string, ReminderFailure>> = {
  bounced: "bounced",
  suppressed: "suppressed",
  expired: "late",
  changed: "changed",
  "opted-out": "stopped",
  "switched-off": "off",
  unlinked: "unlinked",
  "no-evidence": "unconfirmed",
  "dead-letter": "not-in-time",
  unsendable: "unwritable",
  "131026": "unreachable",
  "131047": "window",
  "131048": "limited",
  "131049": "limited",
  "429": "busy",
};

export interface ReminderCounts {
  due: number;
  sent: number;
  delivered: number;
  read: number;
  late: number;
  failed: number;
  /** Why, the most frequent first. */
  reasons: { why: string; count: number }[];
}

/** What went out later than this after its moment was late. */
const LATE_MS = MINUTE;

/** How reminders fared: a message and the mail that took its place are one. */
export function countReminders(evidence: readonly ReminderEvidence[]): ReminderCounts {
  const reminders = [...Map.groupBy(evidence, ({ id }) => id.replace(/\/mail$/, "")).values()];
  const some = (test: (one: ReminderEvidence) => boolean) => reminders.filter((ways) => ways.some(test)).length;
  const isOpen = ({ state }: ReminderEvidence) => OPEN.has(state);
  const failed = reminders.filter((ways) => !ways.some((one) => one.state !== "failed" || isOpen(one)));
  const reasons = Map.groupBy(
    failed.flatMap((ways) => ways.slice(0, 1).map((one) => REMINDER_FAILURES[failureOf(one)])),
    (why) => why,
  );
  return {
    due: reminders.length,
    sent: some(({ acceptedAt }) => acceptedAt !== null),
    delivered: some(({ deliveredAt, readAt }) => deliveredAt !== null || readAt !== null),
    read: some(({ readAt }) => readAt !== null),
    late: some(({ acceptedAt, plannedFor }) => (acceptedAt ?? 0) - (plannedFor ?? acceptedAt ?? 0) > LATE_MS),
    failed: failed.length,
    reasons: [...reasons].map(([why, all]) => ({ why, count: all.length })).toSorted((a, b) => b.count - a.count),
  };
}
