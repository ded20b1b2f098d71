import * as z from "zod";
import { PROPOSAL_LIMITS } from "~/domain/proposal";
import { MeetingCreate } from "./api";

const { title, location, participants, ...rest } = MeetingCreate.omit({
  ...{ description: true, preferred_times: true, participant_email: true },
  ...{ reminder_minutes: true, allow_conflicts: true },
}).shape;

/** A meeting that is proposed: what the API takes, as far as a person can be shown all of it before they say yes. */
export const MeetingProposal = z.strictObject({
  ...rest,
  title: title.max(PROPOSAL_LIMITS.title),
  location: location.unwrap().max(PROPOSAL_LIMITS.location).optional(),
  participants: participants.unwrap().max(PROPOSAL_LIMITS.guests).optional(),
});

/** The buttons beside a proposal. */
export const ProposalForm = z.object({ intent: z.enum(["yes", "no"]), id: z.guid() });
