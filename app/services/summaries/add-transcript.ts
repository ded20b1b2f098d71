import { selectBilling } from "~/db/quota";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { type Attendee, isOtherPerson } from "~/domain/calendar-event";
import { withOwnName } from "~/domain/own-words";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import type { TranscriptEntry } from "~/domain/transcript";
import type { TranscriptSource } from "~/domain/transcript-source";
import type { Deps } from "../deps";
import { saveTranscript } from "./save-transcript";
import { summariseMeeting } from "./summarise-meeting";

interface SummarisedMeeting {
  title: string;
  startAt: Instant;
  attendees: readonly Attendee[];
}

interface Added {
  userId: string;
  eventId: string;
  meeting: SummarisedMeeting;
  /** The user's IANA zone. */
  zone: string;
  entries: TranscriptEntry[];
  source: TranscriptSource;
  now: Instant;
}

/**
 * Takes the words of a meeting and summarises them at once.
 *
 * @returns as `keepTranscript`
 */
export async function addTranscript(
  deps: Parameters<typeof summariseMeeting>[0],
  added: Added,
): Promise<"summarised" | "same" | "no-plan"> {
  const kept = await keepTranscript(deps, added);
  if (kept !== "saved") return kept;
  await summariseMeeting(deps, added.userId, added.eventId);
  return "summarised";
}

/**
 * Keeps the words of a meeting, to be summarised.
 *
 * @returns `same` when they are summarised already; `no-plan` when the account has no summaries
 */
export async function keepTranscript(
  deps: Pick<Deps, "db" | "clock">,
  { userId, eventId, meeting, zone, entries, source, now }: Added,
): Promise<"saved" | "same" | "no-plan"> {
  const [users, preferences, integrations, google, billing] = await deps.db.batch([
    ...selectOwner(deps.db, userId),
    selectBilling(deps.db, userId),
  ]);
  const owner = ownerOf([users, preferences, integrations, google]);
  const [account] = billing;
  if (!owner || !account || !hasFeature(standingOf(account, deps.clock()), "basic-summaries")) return "no-plan";
  // Google Meet names everybody; in words that the user hands over "Me" is the user.
  const said = source === "google-meet" ? entries : withOwnName(entries, owner.user.name);
  const guests = guestsOf(meeting, owner);
  const transcript = { title: meeting.title, start: meeting.startAt, zone, guests, entries: said };
  const keepDays = owner.preferences.keepTranscriptDays;
  return saveTranscript(deps, { userId, eventId, transcript, source, keepDays, now });
}

/** Everybody who was there by the guest list, the user too: they speak as well. */
export function guestsOf({ attendees }: Pick<SummarisedMeeting, "attendees">, { user }: Owner) {
  const others = attendees.filter(isOtherPerson).map(({ name = "", email }) => ({ name, email }));
  return [{ name: user.name, email: user.email }, ...others];
}
