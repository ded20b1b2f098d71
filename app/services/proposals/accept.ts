import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { claimAccepting, type Proposal, releaseProposal, selectProposal, settleProposal } from "~/db/proposals";
import { selectPreferences } from "~/db/settings";
import type { CalendarAct, Did, NoteDone } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { ChangedBy } from "~/domain/meeting-change";
import { KEY_REVOKED, type ProposedAct } from "~/domain/proposal";
import type { Instant } from "~/domain/time";
import type { Assistants, Deps } from "../deps";
import { cancelMeeting } from "../meetings/cancel";
import { createMeeting } from "../meetings/create";
import type { CalendarDeps } from "../meetings/open-calendar";
import { readAtGoogle } from "../meetings/read-at-google";
import { restoreMeeting } from "../meetings/restore";

/** `over`: nobody can accept it any more, or somebody is at it; `KEY_REVOKED` where its key was. Other reasons are those of meetings. */
export type Accepted =
  | { ok: true; proposal: Proposal; did: CalendarAct | null }
  | { ok: false; proposal: Proposal | undefined; reason: string; did?: CalendarAct | null };

/**
 * The yes to a proposal: what it says is written, by the services of pages and the conversation. However often and from
 * wherever it is said, it is done once; `did` is null where another yes did it before.
 */
export async function acceptProposal(
  deps: CalendarDeps & Pick<Deps, "notifyPages">,
  { userId, id, by, now }: { userId: string; id: string; by: ChangedBy; now: Instant },
): Promise<Accepted> {
  const { db } = deps;
  const [claimed] = await claimAccepting(db, userId, id, by, now);
  const [preferences] = await selectPreferences(db, userId);
  const zone = preferences?.timezone ?? "UTC";
  if (!claimed) return standing(deps, await selectProposal(db, userId, id), by, zone);
  let unheard: CalendarAct | null = null;
  const note = async (did: Did) => {
    unheard = { ...did, id, at: now };
  };
  const outcome = await write(deps, claimed, zone, { by, note, now });
  if (outcome.ok) {
    await settleProposal(db, id, { state: "done", eventId: outcome.event.id }, now);
    await deps.notifyPages(userId, "meetings");
    const proposal: Proposal = { ...claimed, state: "done", eventId: outcome.event.id, answeredAt: now };
    return { ok: true, proposal, did: actOf(proposal, outcome.event, now) };
  }
  const { reason } = outcome;
  // Nobody knows whether it is there: the next yes finds out. Where nothing was written, the next one tries again.
  if (reason === "unknown") return { ok: false, proposal: claimed, reason, did: unheard };
  if (MAY_PASS.has(reason)) await releaseProposal(db, id);
  else await settleProposal(db, id, { state: "failed", failure: reason }, now);
  await deps.notifyPages(userId, "meetings");
  return { ok: false, proposal: claimed, reason };
}

/** As `acceptProposal`, from a page or a call: the conversation hears of it, so that "undo" takes it back. */
export async function acceptOnSite(
  deps: Parameters<typeof acceptProposal>[0] & Assistants,
  asked: Parameters<typeof acceptProposal>[1],
): Promise<Accepted> {
  const accepted = await acceptProposal(deps, asked);
  if (accepted.did) await deps.assistantOf({ userId: asked.userId }).noteDone(accepted.did);
  return accepted;
}

/** What the conversation takes it for: what came back is taken away by an undo, like what was made. */
const DID = { create: "created", cancel: "cancelled", restore: "created" } as const satisfies Record<
  ProposedAct["kind"],
  CalendarAct["kind"]
>;

const MAY_PASS = new Set(["down", "not-taken", "not-connected", "revoked", "too-large", "no-permission"]);

async function standing(deps: CalendarDeps, [known]: Proposal[], by: ChangedBy, zone: string): Promise<Accepted> {
  if (known?.state === "done") return { ok: true, proposal: known, did: await doneBy(deps, known, by, zone) };
  return { ok: false, proposal: known, reason: known?.failure === KEY_REVOKED ? KEY_REVOKED : "over" };
}

/** What this very message did before its turn was killed; null where it was another yes, or Google does not say. */
async function doneBy(
  deps: CalendarDeps,
  proposal: Proposal,
  by: ChangedBy,
  zone: string,
): Promise<CalendarAct | null> {
  const { acceptedBy, eventId, answeredAt, userId } = proposal;
  const isOwn = by.via === "whatsapp" && by.messageId === acceptedBy;
  if (!isOwn || eventId === null || answeredAt === null) return null;
  const read = await readAtGoogle(deps, userId, eventId, zone);
  return "reason" in read || !read.event ? null : actOf(proposal, read.event, answeredAt);
}

const actOf = ({ id, act }: Proposal, event: CalendarEvent, at: Instant): CalendarAct => ({
  ...{ id, kind: DID[act.kind], at },
  event: { ...event, status: "confirmed" },
});

type Written = { ok: true; event: CalendarEvent } | { ok: false; reason: string };

async function write(
  deps: CalendarDeps,
  { id, userId, act }: Proposal,
  zone: string,
  how: { by: ChangedBy; note: NoteDone; now: Instant },
): Promise<Written> {
  if (act.kind === "create") {
    const meeting = { ...act.meeting, meetingId: id, recurrence: "" };
    return createMeeting(deps, { userId, meeting, allowOverlap: false, ...how });
  }
  if (act.kind === "restore") return restoreMeeting(deps, { userId, eventId: act.eventId, zone, ...how });
  const [row] = await selectEvent(deps.db, userId, act.eventId);
  if (!row) return cancelledAlready(deps, userId, act.eventId, zone);
  const event = eventFromRow(row);
  // The yes was for the meeting as it was shown.
  if (event.start !== act.start || event.end !== act.end) return { ok: false, reason: "changed" };
  const outcome = await cancelMeeting(deps, { userId, eventId: act.eventId, zone, ...how });
  return outcome.ok ? { ok: true, event } : outcome;
}

/** Of what has left the mirror: cancelled by a yes that died before it could say so, or by somebody else, it is as wished. */
async function cancelledAlready(deps: CalendarDeps, userId: string, eventId: string, zone: string): Promise<Written> {
  const read = await readAtGoogle(deps, userId, eventId, zone);
  if ("reason" in read) return read;
  return read.event?.status === "cancelled" ? { ok: true, event: read.event } : { ok: false, reason: "gone" };
}
