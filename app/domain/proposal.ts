import type { Attendee } from "./calendar-event";
import type { NewMeeting } from "./new-meeting";
import { DAY, type Instant, type Interval, MINUTE } from "./time";

/** An answer can be given for so long, or until the meeting begins. */
const PROPOSAL_MS = DAY;
/** So many of a user's may wait at once: whoever makes more is not waiting for answers. */
export const MOST_WAITING_PROPOSALS = 10;
/** For how long somebody who accepts one has it in hand. */
export const ACCEPTING_MS = 2 * MINUTE;

/**
 * Everything that a proposal writes is shown before the yes, on a phone as well: so much fits into one message there,
 * the whole address of each guest included.
 */
export const PROPOSAL_LIMITS = { title: 80, location: 80, guests: 5, guestLetters: 300 } as const;

/** What software asks for; it is written when the user says yes. */
export type ProposedAct =
  | {
      kind: "create";
      meeting: Pick<NewMeeting, "title" | "location" | "start" | "end" | "zone" | "attendees" | "meet">;
    }
  | { kind: "cancel" | "restore"; eventId: string; title: string; start: Instant; end: Instant; attendees: Attendee[] };

/** Why one failed whose key, or connection, was revoked before the yes. */
export const KEY_REVOKED = "key-revoked";

export type ProposalState = "waiting" | "accepting" | "done" | "declined" | "withdrawn" | "failed";
export type ProposalStanding = ProposalState | "expired";

/** Where it stands: one that nobody answered in time has run out. */
export const standingOfProposal = (
  { state, expiresAt }: { state: ProposalState; expiresAt: Instant },
  now: Instant,
): ProposalStanding => (state === "waiting" && expiresAt <= now ? "expired" : state);

/** When a proposal runs out that is made now. */
export const proposalEnd = (act: ProposedAct, now: Instant): Instant =>
  Math.min(now + PROPOSAL_MS, slotOfAct(act).start);

/** What it is about, whatever it does: title, time, place and people. */
export function subjectOfAct(act: ProposedAct): Interval & { title: string; location: string; attendees: Attendee[] } {
  const { title, start, end, attendees } = act.kind === "create" ? act.meeting : act;
  return { title, start, end, attendees, location: act.kind === "create" ? act.meeting.location : "" };
}

export const slotOfAct = (act: ProposedAct): Interval => {
  const { start, end } = subjectOfAct(act);
  return { start, end };
};
