import type { SQL } from "drizzle-orm";
import * as z from "zod";
import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import type { Db } from "~/db/database";
import { selectMeeting } from "~/db/meeting-list";
import { closeProposal, type Proposal, selectProposal } from "~/db/proposals";
import { UNATTENDED } from "~/domain/api-scopes";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { uniqueGuests } from "~/domain/guest-list";
import { mayChange } from "~/domain/meeting-view";
import { PROPOSAL_LIMITS, type ProposedAct, standingOfProposal } from "~/domain/proposal";
import { shownAddress } from "~/domain/shown-address";
import { DAY, type Interval } from "~/domain/time";
import { MeetingProposal } from "~/forms/mcp";
import { dispatchNotifications } from "~/services/dispatch-notifications";
import { whatStandsThere } from "~/services/meetings/meeting-outcome";
import { openCalendar } from "~/services/meetings/open-calendar";
import { acceptOnSite } from "~/services/proposals/accept";
import { propose } from "~/services/proposals/propose";
import { refusal } from "../meeting-answer";
import { readTimes } from "../meeting-times";
import type { ApiAnswer } from "../operation";
import { ProposalAnswer, shownProposal } from "./proposal-answer";
import { type ToolCall, tool } from "./tool";

type Call = Omit<ToolCall, "args">;

/** How long something can be taken back. */
const UNDO_MS = DAY;

const WRITE = {
  scope: "meetings:write",
  answer: ProposalAnswer,
  hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
} as const;

const ProposalId = z.strictObject({ proposal_id: z.guid() });

const readProposal = (db: Db, { userId, args }: { userId: SQL; args: { proposal_id?: string | undefined } }) => ({
  proposal: selectProposal(db, userId, args.proposal_id ?? ""),
});

export const proposeMeeting = tool({
  ...WRITE,
  name: "propose_meeting",
  title: "Propose a meeting",
  description:
    "Asks the person whether this meeting may be booked. Nothing is booked by it: they answer on WhatsApp or on a page, and `confirm` tells how. A time that is taken is refused with times that are free. With the scope meetings:write:unattended the person is not asked, and `confirm` books it.",
  args: MeetingProposal,
  run: async (call) => {
    const { args, holder, now, context } = call;
    const attendees = uniqueGuests(args.participants ?? []);
    if (
      attendees.reduce((sum, { email, name = "" }) => sum + shownAddress(email).length + name.length, 0) >
      PROPOSAL_LIMITS.guestLetters
    )
      return call.refuse("bad-body", {
        errors: [{ pointer: "#/participants", detail: "Too long together: the person has to see each address." }],
      });
    const read = readTimes(args, {
      usual: holder.preferences.defaultMeetingDuration,
      zone: args.time_zone ?? null,
      attendees: attendees.length,
      now,
    });
    if ("errors" in read) return call.refuse("bad-body", { errors: read.errors });
    const [slot] = read.slots;
    if (!slot) throw new RangeError("times without a slot");
    const taken = await whyTaken(call, slot);
    if (taken) return taken;
    const { title, location = "", video_call } = args;
    const zone = args.time_zone ?? call.zone;
    const meeting = {
      title,
      location,
      ...slot,
      zone,
      attendees,
      ...(video_call !== undefined && { meet: video_call }),
    };
    const made = await ask(call, { kind: "create", meeting });
    return made ? shownProposal(made, { ...call, context }) : call.refuse("too-many-proposals");
  },
});

export const confirm = tool({
  ...WRITE,
  name: "confirm",
  title: "Confirm a proposal",
  description:
    "Tells what has become of a proposal: whether the person said yes, and it is in the calendar. It never answers for them. With the scope meetings:write:unattended it does what was proposed. Calling it again does nothing more.",
  hints: { ...WRITE.hints, idempotentHint: true },
  args: ProposalId,
  reads: readProposal,
  run: async (call) => {
    const own = ownOf(call, call.rows.proposal);
    if (!own) return call.refuse("not-found");
    return isUnattended(call) ? accept(call, own) : shownProposal(own, call);
  },
});

export const cancel = tool({
  ...WRITE,
  name: "cancel",
  title: "Cancel a meeting, or withdraw a proposal",
  description:
    "With `meeting_id`: asks the person whether this meeting may be cancelled, as `propose_meeting` does; with the scope meetings:write:unattended it is cancelled at once, and its participants are told. With `proposal_id`: withdraws a proposal of yours that nobody has answered yet.",
  hints: { ...WRITE.hints, destructiveHint: true },
  args: z
    .strictObject({ meeting_id: z.string().min(1).max(1_100).optional(), proposal_id: z.guid().optional() })
    .refine(({ meeting_id, proposal_id }) => (meeting_id === undefined) !== (proposal_id === undefined), {
      error: "Send either `meeting_id` or `proposal_id`.",
    }),
  reads: (db, { userId, args }) => ({
    ...readProposal(db, { userId, args }),
    meeting: selectMeeting(db, userId, args.meeting_id ?? ""),
    event: selectEvent(db, userId, args.meeting_id ?? ""),
  }),
  run: async (call) => {
    if (call.args.proposal_id !== undefined) return withdraw(call, call.rows.proposal);
    const [meeting] = call.rows.meeting;
    const [event] = call.rows.event;
    if (!meeting) return call.refuse("not-found");
    if (!event || !mayChange(meeting, call.now)) return call.refuse("not-changeable");
    return askOrDo(call, actOn("cancel", eventFromRow(event)));
  },
});

export const undo = tool({
  ...WRITE,
  name: "undo",
  title: "Undo what was done",
  description:
    "Takes back what a proposal of yours has done, for a day: the person is asked, as with `propose_meeting`; with the scope meetings:write:unattended it is done at once. One that nobody has answered yet is withdrawn.",
  args: ProposalId,
  reads: readProposal,
  run: async (call) => {
    const own = ownOf(call, call.rows.proposal);
    if (!own) return call.refuse("not-found");
    if (standingOfProposal(own, call.now) === "waiting") return withdraw(call, call.rows.proposal);
    const { act, eventId, answeredAt } = own;
    if (own.state !== "done" || !eventId || (answeredAt ?? 0) + UNDO_MS < call.now)
      return call.refuse("not-changeable");
    if (act.kind === "cancel") {
      return act.start <= call.now ? call.refuse("not-changeable") : askOrDo(call, { ...act, kind: "restore" });
    }
    const [row] = await selectEvent(call.context.db, call.holder.userId, eventId);
    if (!row || row.startAt <= call.now) return call.refuse("not-changeable");
    return askOrDo(call, actOn("cancel", eventFromRow(row)));
  },
});

const isUnattended = ({ holder }: Call) => holder.key.scopes.includes(UNATTENDED);

/** A proposal that was made with this very key: those of others, of the same user too, are not found. */
const ownOf = ({ holder }: Call, [proposal]: Proposal[]) =>
  proposal && proposal.keyId === holder.key.id ? proposal : undefined;

/** What stands in the way of a time, as the API says it; null where nothing does. */
async function whyTaken(call: Call, slot: Interval): Promise<ApiAnswer | null> {
  const { context, holder, now } = call;
  const opened = await openCalendar(context, holder.userId, slot, now);
  if ("closed" in opened) return refusal(call, { ok: false, reason: opened.closed });
  const taken = await whatStandsThere(context, holder.userId, slot, opened, now);
  return taken && refusal(call, taken);
}

async function ask(call: Call, act: ProposedAct): Promise<Proposal | null> {
  const { context, holder, now, effectId: id } = call;
  const asks = !isUnattended(call);
  const made = await propose(context, { id, userId: holder.userId, key: holder.key, act, asks, now });
  // What is lost here comes with the cron.
  if (made && asks) context.afterAnswer(() => dispatchNotifications(context, now, { userId: holder.userId }));
  return made;
}

async function askOrDo(call: Call, act: ProposedAct): Promise<ApiAnswer> {
  const made = await ask(call, act);
  if (!made) return call.refuse("too-many-proposals");
  return isUnattended(call) ? accept(call, made) : shownProposal(made, call);
}

async function accept(call: Call, { id }: Proposal): Promise<ApiAnswer> {
  const { context, holder, now } = call;
  const accepted = await acceptOnSite(context, { userId: holder.userId, id, by: { via: "api" }, now });
  const [after] = await selectProposal(context.db, holder.userId, id);
  if (!after) return call.refuse("not-found");
  if (accepted.ok || accepted.reason === "over") return shownProposal(after, call);
  if (accepted.reason === "slot-taken" && after.act.kind === "create") {
    const { start, end } = after.act.meeting;
    const taken = await whyTaken(call, { start, end });
    if (taken) return taken;
  }
  // Its reasons are those of meetings.
  return refusal(call, { ok: false, reason: accepted.reason } as Parameters<typeof refusal>[1]);
}

async function withdraw(call: Call, rows: Proposal[]): Promise<ApiAnswer> {
  const { context, holder, now } = call;
  const own = ownOf(call, rows);
  if (!own) return call.refuse("not-found");
  const [closed] = await closeProposal(context.db, holder.userId, own.id, "withdrawn", now);
  if (closed) await context.notifyPages(holder.userId, "meetings");
  return shownProposal(closed ?? own, call);
}

function actOn(kind: "cancel", event: CalendarEvent): ProposedAct {
  const { id: eventId, title, start, end } = event;
  return { kind, eventId, title, start, end, attendees: event.attendees.filter(isOtherPerson) };
}
