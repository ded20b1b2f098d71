import { selectMeeting } from "~/db/meeting-list";
import { selectBilling } from "~/db/quota";
import { selectItemsOf, selectSummary } from "~/db/summaries";
import { hashToken } from "~/db/token";
import { ownerOf, selectOwner } from "~/db/users";
import { isOtherPerson } from "~/domain/calendar-event";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { guestSummaryMail } from "~/domain/summary-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import { mailGuests } from "../mail-guests";

interface Sending {
  userId: string;
  eventId: string;
  /** The addresses that the user was shown and said yes to. */
  to: readonly string[];
  /** `updatedAt` of the summary as the user saw it: sent twice, nobody gets it twice. */
  version: Instant;
  now: Instant;
}

type Sent =
  | { ok: true; count: number }
  /** `changed`: the summary is not the one that was shown. `nobody`: none of them is a guest. */
  | { ok: false; reason: "gone" | "changed" | "nobody" | "too-many-mails" };

/** Mails the summary of a meeting to those of its guests whom the user has named. */
export async function sendSummary(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery">,
  { userId, eventId, to, version, now }: Sending,
): Promise<Sent> {
  const { db } = deps;
  const [users, preferences, integrations, google, billing, meetings, summaries, items] = await db.batch([
    ...selectOwner(db, userId),
    selectBilling(db, userId),
    selectMeeting(db, userId, eventId),
    selectSummary(db, userId, eventId),
    selectItemsOf(db, userId, eventId),
  ]);
  const owner = ownerOf([users, preferences, integrations, google]);
  const [[account], [meeting], [summary]] = [billing, meetings, summaries];
  if (!owner || !account || !meeting || !summary || summary.deletedAt !== null) return { ok: false, reason: "gone" };
  if (summary.updatedAt !== version) return { ok: false, reason: "changed" };
  const named = new Set(to.map((address) => address.toLowerCase()));
  const guests = meeting.attendees.filter((guest) => isOtherPerson(guest) && named.has(guest.email.toLowerCase()));
  if (guests.length === 0) return { ok: false, reason: "nobody" };
  const hasItems = hasFeature(standingOf(account, deps.clock()), "action-items");
  const words = guestSummaryMail(
    { ...summary, start: summary.startAt, zone: summary.timezone, actionItems: hasItems ? items : null },
    owner.user,
    { language: summary.language, now },
  );
  const mails = guests.map(({ email }) => ({
    ...words,
    ...{ to: email, kind: "guest-summary" as const },
    about: { eventIds: [], start: summary.startAt, summary: { eventId, contentHash: summary.contentHash } },
    idempotencyKey: `guest-summary/${summary.id}/${version}/${hashToken(email.toLowerCase()).slice(0, 16)}`,
  }));
  const outcome = await mailGuests(deps, userId, mails);
  return outcome === "mailed" ? { ok: true, count: guests.length } : { ok: false, reason: outcome };
}
