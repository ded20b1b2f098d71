import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import type { Statement } from "~/db/database";
import { claimDueCollections, isStillMissing, noteCollection } from "~/db/transcript-collections";
import { ownerOf, selectOwner } from "~/db/users";
import { mayReadMeet } from "~/domain/calendar-connection";
import { describeError } from "~/domain/describe-error";
import { spokenFor } from "~/domain/language";
import { logEvent } from "~/domain/log-event";
import { summaryPage } from "~/domain/summary-choice";
import { missingTranscriptMail } from "~/domain/summary-mails";
import { SUMMARY_WORDS } from "~/domain/summary-words";
import { templateMessage } from "~/domain/template-message";
import type { Instant } from "~/domain/time";
import { type CollectionOutcome, nextLook } from "~/domain/transcript-source";
import { untrustedText } from "~/domain/untrusted-text";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { isProviderError } from "~/providers/errors";
import type { MeetTranscript } from "~/providers/google-meet";
import type { Deps } from "../deps";
import { openGoogle } from "../google-access";
import { type Notice, notifyUser } from "../notify-user";
import { addTranscript } from "./add-transcript";

/** Meetings that one run takes; what is left is taken a minute later. */
const PER_RUN = 10;

type Claimed = Awaited<ReturnType<typeof claimDueCollections>>[number];

/**
 * Asks Google Meet for the transcripts of meetings that have ended, where their users have switched that on, and
 * summarises what is there. Read by an index of what is due; what is not there yet, or refused, is asked for again at
 * growing pauses, for a day.
 */
export async function collectTranscripts(deps: Deps, now: Instant): Promise<void> {
  const due = await claimDueCollections(deps.db, now, PER_RUN);
  await Promise.all(
    due.map(async (claimed) => {
      const { userId, eventId, endAt, tries } = claimed;
      const outcome = await collect(deps, claimed);
      const last = lastWordOf(outcome);
      const dueAt = last.asksAgain ? nextLook(endAt, tries + 1) : null;
      const given = dueAt === null ? last.word : "waiting";
      const noted = noteCollection(deps.db, userId, eventId, { outcome: given, dueAt });
      if (last.asksAgain && dueAt === null) await tellMissing(deps, claimed, noted);
      else await noted;
      if (dueAt === null) await deps.notifyPages(userId, "meetings");
    }),
  );
}

/** What a look came to: `withheld` is a refusal that may pass by itself. */
type Look = CollectionOutcome | "withheld";

/** What is known of a look when there is nothing more to ask, and whether there is. */
function lastWordOf(look: Look): { word: CollectionOutcome; asksAgain: boolean } {
  if (look === "waiting") return { word: "no-transcript", asksAgain: true };
  return look === "withheld" ? { word: "refused", asksAgain: true } : { word: look, asksAgain: false };
}

/**
 * Says that a transcript never came, with the note of it: once, and not for every meeting that nobody has recorded. What
 * came of another stands on its page.
 */
async function tellMissing(deps: Deps, { userId, eventId, title }: Claimed, noted: Statement): Promise<void> {
  const { db, appUrl } = deps;
  const owner = ownerOf(await db.batch(selectOwner(db, userId)));
  if (!owner) return;
  const { user, preferences } = owner;
  const language = spokenFor(preferences.language);
  const words = SUMMARY_WORDS[language];
  const link = summaryPage(appUrl, eventId);
  const shown = untrustedText(title, 100);
  const settingsUrl = `${appUrl}/dashboard/settings/notifications`;
  const mail = missingTranscriptMail(title, { name: user.name, settingsUrl }, { language, url: link });
  const notice: Notice = {
    id: `transcript-missing:${userId}`,
    kind: "notice",
    message: { kind: "text", body: `${words.missing(shown)}\n${link}` },
    template: templateMessage("transcriptMissing", templateLanguage(preferences.language), { title: shown, link }),
    mail: preferences.notifyEmail ? { ...mail, kind: "summary-mail" } : null,
  };
  await notifyUser(deps, owner, notice, { onlyIf: isStillMissing(userId, eventId), alongside: [noted] });
}

async function collect(deps: Deps, { userId, eventId, meetingCode, startAt, endAt }: Claimed): Promise<Look> {
  const [users, preferences, integrations, accounts, events] = await deps.db.batch([
    ...selectOwner(deps.db, userId),
    selectEvent(deps.db, userId, eventId),
  ]);
  const owner = ownerOf([users, preferences, integrations, accounts]);
  const [event] = events.map(eventFromRow);
  if (!owner?.preferences.collectTranscripts || !event || event.status === "cancelled") return "no-transcript";
  if (!owner.google || !mayReadMeet(owner.google.scope)) return "no-scope";
  const google = openGoogle(deps, owner.google);
  let read: { value: MeetTranscript } | { revoked: true };
  try {
    read = await google((token) =>
      deps.meet.readTranscript(token, { meetingCode, slot: { start: startAt, end: endAt } }),
    );
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("transcript-not-read", describeError(error), "error");
    return outcomeOf(error.status, error.reason);
  }
  if ("revoked" in read) return "no-scope";
  if (read.value.state !== "ready") return "waiting";
  const { entries } = read.value;
  if (!entries.some(({ text }) => text.trim() !== "")) return "no-transcript";
  const added = await addTranscript(deps, {
    ...{ userId, eventId, entries, source: "google-meet", zone: owner.preferences.timezone, now: deps.clock() },
    meeting: { title: event.title, startAt: event.start, attendees: event.attendees },
  });
  return added === "no-plan" ? "refused" : "collected";
}

/** Only a scope that is missing does not pass by itself: any other refusal, or a 404, may be gone in an hour. */
function outcomeOf(status: number, reason: string | undefined): Look {
  if (status !== 403) return "waiting";
  return reason === "ACCESS_TOKEN_SCOPE_INSUFFICIENT" ? "no-scope" : "withheld";
}
