import * as z from "zod";
import type { Proposal } from "~/db/proposals";
import { UNATTENDED } from "~/domain/api-scopes";
import { writeMoment } from "~/domain/api-time";
import { type ProposalStanding, standingOfProposal, subjectOfAct } from "~/domain/proposal";
import type { ApiAnswer } from "../operation";
import type { ToolCall } from "./tool";

const STATUSES = ["waiting", "accepting", "done", "declined", "withdrawn", "failed", "expired"] as const;

/** What every tool that writes answers. */
export const ProposalAnswer = z.object({
  proposal_id: z.string(),
  does: z.enum(["create", "cancel", "restore"]),
  status: z.enum(STATUSES).meta({
    description: "`done` alone means that it is in the calendar. `waiting`: the person has not answered yet.",
  }),
  title: z.string(),
  start: z.string().meta({ format: "date-time" }),
  end: z.string().meta({ format: "date-time" }),
  participants: z.array(z.object({ email: z.string() })),
  meeting_id: z.string().nullable().meta({ description: "Of the meeting, once it is in the calendar." }),
  failure: z.string().nullable(),
  expires_at: z.string().meta({ format: "date-time" }),
  page: z.string().meta({ description: "Where the person can say yes or no." }),
  next: z.string().meta({ description: "What is to be done now, in a sentence." }),
});

/** A proposal as a tool shows it. @param asks whether the person was asked, or is to be with `confirm` */
export function shownProposal(proposal: Proposal, { zone, now, context, holder }: Omit<ToolCall, "args">): ApiAnswer {
  const status = standingOfProposal(proposal, now);
  const { title, start, end, attendees } = subjectOfAct(proposal.act);
  const isUnattended = holder.key.scopes.includes(UNATTENDED);
  return {
    status: 200,
    body: {
      ...{ proposal_id: proposal.id, does: proposal.act.kind, status, title },
      ...{ start: writeMoment(start, zone), end: writeMoment(end, zone) },
      participants: attendees.map(({ email }) => ({ email })),
      meeting_id: status === "done" ? proposal.eventId : null,
      failure: proposal.failure,
      expires_at: writeMoment(proposal.expiresAt, zone),
      page: `${context.appUrl}/dashboard/meetings/proposals`,
      next: status === "waiting" && isUnattended ? "Call `confirm` to do it." : NEXT[status],
    },
  };
}

const NEXT: Record<ProposalStanding, string> = {
  waiting:
    "The person is asked, on WhatsApp and on the page. Nothing is in the calendar until they say yes: tell them so, and call `confirm` later to learn their answer.",
  accepting: "It is being written. Call `confirm` in a minute to learn how it ended.",
  done: "It is in the calendar. `undo` takes it back for a day.",
  declined: "The person has said no. Do not propose the same again.",
  withdrawn: "It was withdrawn. Nothing was written.",
  failed: "The person said yes, and it could not be done: `failure` says why. Nothing was written.",
  expired: "Nobody answered in time. Nothing was written.",
};
