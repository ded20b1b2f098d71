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

/** One step of a reminder's way. */
export interface ReminderStep {
  what: string;
  /** In words, in the user's zone; empty where nobody knows when. */
  when: string;
  tone: "done" | "ahead" | "problem";
}

const CHANNEL = { whatsapp: "on WhatsApp", email: "by email" } as const;

/**
 * The way of one meeting's reminder, from planned to read, as its providers' own words tell it; empty when there is and
 * was none.
 *
 * @param planned moments at which one is still to go out
 */
export function reminderSteps(
  eventId: string,
  evidence: readonly ReminderEvidence[],
  planned: readonly Instant[],
  zone: string,
  now: Instant,
): ReminderStep[] {
  const at = (instant: Instant) => formatMoment(instant, zone, { now, clock: clockOfZone(zone) });
  const own = evidence.filter(({ about }) => about?.eventIds.includes(eventId));
  const ways = own.flatMap((one) => stepsOf(one, at));
  return [...ways, ...planned.map((dueAt): ReminderStep => ({ what: "Planned", when: at(dueAt), tone: "ahead" }))];
}

function stepsOf(one: ReminderEvidence, at: (instant: Instant) => string): ReminderStep[] {
  const channel = CHANNEL[one.channel];
  const done = (what: string, when: Instant | null): ReminderStep[] =>
    when === null ? [] : [{ what, when: at(when), tone: "done" }];
  const isMailInstead = one.id.endsWith("/mail");
  return [
    ...(isMailInstead ? [] : done("Due", one.plannedFor)),
    ...done(`Sent ${channel}`, one.acceptedAt),
    ...done(`Delivered ${channel}`, one.deliveredAt),
    ...done(`Read ${channel}`, one.readAt),
    ...(one.state === "failed"
      ? [{ what: `Not delivered ${channel}: ${whyFailed(one)}`, when: "", tone: "problem" as const }]
      : []),
    ...(OPEN.has(one.state) ? [{ what: `On its way ${channel}`, when: "", tone: "ahead" as const }] : []),
  ];
}

const OPEN = new Set<ReminderEvidence["state"]>(["planned", "claimed", "unknown"]);

/** Why a message or mail did not arrive, in words that stand behind a colon. */
function whyFailed({ errorCode, channel }: Pick<ReminderEvidence, "errorCode" | "channel">): string {
  const known = REASONS[errorCode ?? ""];
  if (known) return known;
  if (/^132\d{3}$/.test(errorCode ?? "")) return "WhatsApp did not take the template";
  return channel === "whatsapp" ? "WhatsApp refused it" : "the mail was refused";
}

const REASONS: Partial<Record<string, string>> = {
  bounced: "the mail came back",
  expired: "it would have come too late",
  changed: "the meeting was changed before",
  "opted-out": "you have stopped messages",
  unlinked: "the number was disconnected",
  "no-evidence": "WhatsApp did not confirm it",
  "dead-letter": "it could not be sent in time",
  unsendable: "it could not be written",
  "131026": "the number is not on WhatsApp, or cannot be reached",
  "131047": "more than a day had passed since your last message",
  "131048": "WhatsApp limits such messages",
  "131049": "WhatsApp limits such messages",
  "429": "WhatsApp was too busy",
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
    failed.flatMap((ways) => ways.slice(0, 1).map(whyFailed)),
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
