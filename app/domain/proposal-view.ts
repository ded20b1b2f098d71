import { isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { FAILURE_WORDS } from "./failure-words";
import { personName } from "./person-name";
import { formatInterval, formatMoment } from "./phrasing";
import {
  KEY_REVOKED,
  type ProposalStanding,
  type ProposalState,
  type ProposedAct,
  standingOfProposal,
  subjectOfAct,
} from "./proposal";
import { shownAddress } from "./shown-address";
import type { Instant } from "./time";
import { quotable } from "./untrusted-text";

interface ProposalRecord {
  id: string;
  madeBy: string;
  act: ProposedAct;
  state: ProposalState;
  failure: string | null;
  createdAt: Instant;
  expiresAt: Instant;
}

/** A proposal in words. What is in it was written by software of others: it is shown as text, and all of it. */
export interface ProposalView {
  id: string;
  madeBy: string;
  /** "Book", "Cancel", "Bring back". */
  does: string;
  title: string;
  when: string;
  location: string;
  guests: { name: string; address: string }[];
  isWaiting: boolean;
  /** "Open", "You said no". */
  standing: string;
  /** "Open until Tue 24 Nov, 15:00.", or why it came to nothing; empty where the standing says it all. */
  note: string;
}

/** More than any of it has. */
const LONGEST = 1_000;

/** @param zone IANA name of the user's */
export function viewProposal(row: ProposalRecord, zone: string, now: Instant): ProposalView {
  const { id, madeBy, act, failure, expiresAt } = row;
  const { title, location, attendees, start, end } = subjectOfAct(act);
  const standing = standingOfProposal(row, now);
  const wording = { now, clock: clockOfZone(zone) };
  return {
    ...{ id, does: DOES[act.kind] },
    ...{ madeBy: quotable(madeBy, LONGEST), title: quotable(title, LONGEST), location: quotable(location, LONGEST) },
    when: formatInterval({ start, end }, zone, wording),
    guests: attendees.filter(isOtherPerson).map(({ email, name = "" }) => ({
      ...{ name: personName(name), address: shownAddress(email) },
    })),
    isWaiting: standing === "waiting",
    standing: STANDINGS[standing],
    note: noteOf(standing, failure, formatMoment(expiresAt, zone, wording)),
  };
}

function noteOf(standing: ProposalStanding, failure: string | null, until: string): string {
  if (standing === "waiting") return `Open until ${until}.`;
  return standing === "failed" ? failureOfProposal(failure ?? "") : "";
}

/** Why a yes came to nothing, in a sentence. */
export const failureOfProposal = (reason: string): string =>
  OWN_FAILURES[reason] ?? FAILURE_WORDS[reason] ?? "Nothing was written.";

const OWN_FAILURES: Record<string, string> = {
  "slot-taken": "That time is taken by now.",
  changed: "The meeting has changed since it was asked for.",
  [KEY_REVOKED]: "The key or connection that asked for it was revoked before you answered. Nothing was written.",
  over: "It is no longer open, or it is being written just now.",
  unknown: "Google did not say whether it worked. Say yes again in two minutes: it is done once.",
};

const DOES = { create: "Book", cancel: "Cancel", restore: "Bring back" } as const;

const STANDINGS: Record<ProposalStanding, string> = {
  waiting: "Open",
  failed: "Not done",
  accepting: "Being written",
  done: "Done",
  declined: "You said no",
  withdrawn: "Withdrawn",
  expired: "Ran out",
};
