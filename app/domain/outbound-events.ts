import { DAY, HOUR, type Instant, MINUTE, SECOND } from "./time";

/** What a user's own software can be told of. */
export const OUTBOUND_EVENTS = {
  "meeting.created": "A meeting was booked, by whatever way.",
  "meeting.updated": "A meeting of Parley's was moved or changed, by anyone.",
  "meeting.cancelled": "A meeting of Parley's was cancelled, by anyone.",
  "conflict.detected": "Two meetings overlap that did not before, and you are told.",
  "reminder.sent": "A reminder went out.",
  "reminder.failed": "A reminder could not be sent on any channel.",
  "summary.ready": "The summary of a meeting is there.",
} as const satisfies Record<string, string>;

export type OutboundEventType = keyof typeof OUTBOUND_EVENTS;

/** In the order in which pages show them. */
export const OUTBOUND_EVENT_TYPES = Object.keys(OUTBOUND_EVENTS) as OutboundEventType[]; // its keys are the type

/** What an event tells, as triggers write it: moments in UTC milliseconds. What is not known of it is not there. */
export interface OutboundEventData {
  title?: string;
  location?: string;
  start?: Instant;
  end?: Instant;
  zone?: string;
  status?: "confirmed" | "cancelled";
  /** Google's ids of what the event is about, where that is more than one meeting. */
  meetingIds?: string[];
  summaryId?: string;
}

export interface OutboundEvent {
  id: string;
  type: OutboundEventType;
  meetingId: string;
  data: OutboundEventData;
  at: Instant;
}

/** An event as software reads it, in the API and in webhooks: RFC 3339 in UTC, names with underscores, nulls left out. */
export function writeEvent({ id, type, meetingId, data, at }: OutboundEvent) {
  const { start, end, zone, meetingIds, summaryId, ...same } = data;
  return {
    id: `evt_${id}`,
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      ...(meetingId && { meeting_id: meetingId }),
      ...same,
      ...(start !== undefined && { start: new Date(start).toISOString() }),
      ...(end !== undefined && { end: new Date(end).toISOString() }),
      ...(zone !== undefined && { time_zone: zone }),
      ...(meetingIds !== undefined && { meeting_ids: meetingIds }),
      ...(summaryId !== undefined && { summary_id: summaryId }),
    },
  };
}

/** How long one try may take, answer included. */
export const WEBHOOK_TIMEOUT_MS = 10 * SECOND;
/** While a run has deliveries in hand; longer than all of its tries can take. */
export const WEBHOOK_LEASE_MS = 5 * MINUTE;
/** After a day without success an endpoint is switched off. */
const WEBHOOK_PATIENCE_MS = DAY;
/** Both secrets sign for so long after a rotation. */
export const SECRET_OVERLAP_MS = DAY;
export const MOST_ENDPOINTS = 5;

const PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 3 * HOUR] as const;

/**
 * When a delivery that has just failed is tried again.
 *
 * @param tries with this one counted
 * @param chance from 0 to 1: a tenth of the pause is left to it, so that many do not come back at once
 * @returns null when a day has passed since it was to go out first
 */
export function nextWebhookTry(createdAt: Instant, tries: number, now: Instant, chance: number): Instant | null {
  if (now - createdAt >= WEBHOOK_PATIENCE_MS) return null;
  const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? MINUTE;
  return Math.min(now + pause * (1 + chance / 10), createdAt + WEBHOOK_PATIENCE_MS);
}
