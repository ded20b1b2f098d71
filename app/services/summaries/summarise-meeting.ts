import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { selectBilling } from "~/db/quota";
import { isToSummarise, isUntouched, replaceSummary, selectItemsOf, selectSummary } from "~/db/summaries";
import {
  endSummarising,
  entriesOf,
  forgetSummarised,
  leaveToCron,
  selectParts,
  selectTranscript,
  summaryId,
} from "~/db/transcripts";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import type { DeliverySubject } from "~/domain/delivery-rules";
import { type Spoken, spokenFor } from "~/domain/language";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { type Summary, saysAnything } from "~/domain/summary";
import { summaryButtons, summaryChoices, summaryPage } from "~/domain/summary-choice";
import { summaryMail } from "~/domain/summary-mails";
import { SUMMARY_WORDS } from "~/domain/summary-words";
import { templateMessage } from "~/domain/template-message";
import type { Instant } from "~/domain/time";
import type { Transcript } from "~/domain/transcript";
import { untrustedText } from "~/domain/untrusted-text";
import { templateLanguage } from "~/domain/whatsapp-templates";
import type { Deps } from "../deps";
import { type Notice, notifyUser } from "../notify-user";
import { encryptMail } from "../send-email";
import { unsubscribeUrl } from "../unsubscribe";

type Needs = Pick<
  Deps,
  | "db"
  | "clock"
  | "summarise"
  | "languageModel"
  | "encryption"
  | "queueDelivery"
  | "whatsapp"
  | "appUrl"
  | "notifyPages"
>;

interface Made {
  eventId: string;
  transcript: Transcript;
  summary: Summary;
  /** Whether the plan has action items, owners and follow-ups. */
  hasItems: boolean;
  /** Nobody is told of it once it is put away, or of other words. */
  about: DeliverySubject;
}

/**
 * Which run it is. The first is of whoever brought the words, and waits for no model; `model` and `rules` are of the cron,
 * which asks a model once, and after a run that died over it no more.
 */
type Run = "first" | "model" | "rules";

/**
 * Summarises the words that are kept of a meeting, and tells the user: by mail, once for each meeting, and by one line on
 * WhatsApp. The summary, that it is made and what is to be sent are one transaction: a run that dies before it leaves
 * everything to the cron, one that dies after it leaves what was planned to the outbox, and of two runs one counts.
 *
 * Where the user has a model asked, the summary of the rules stands at once, and the user is told when that of the model
 * takes its place. It does not where the user has changed something of the first, or has put it away.
 *
 * @param talk in which the words were just texted; what comes later is in the language of the settings
 */
export async function summariseMeeting(
  deps: Needs,
  userId: string,
  eventId: string,
  run: Run = "first",
  talk: Spoken | null = null,
): Promise<void> {
  const { db } = deps;
  const [user, preferences, integrations, google, billing, transcripts, parts] = await db.batch([
    ...selectOwner(db, userId),
    selectBilling(db, userId),
    selectTranscript(db, userId, eventId),
    selectParts(db, userId, eventId),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  const [kept] = transcripts;
  const [account] = billing;
  if (!owner || !account || !kept || kept.summariseAt === null) return;
  const { title, startAt: start, timezone: zone, guests, contentHash } = kept;
  const transcript: Transcript = { title, start, zone, guests, entries: entriesOf(parts) };
  const hasModel = deps.languageModel !== null && owner.preferences.summariseByModel;
  const written = await deps.summarise(transcript, { mayAskModel: hasModel && run === "model" });
  const now = deps.clock();
  const of = { userId, eventId, title, start, zone, contentHash };
  if (hasModel && run === "first") {
    const replaced = replaceSummary(db, { ...of, summary: written }, now);
    await runTogether(db, [...replaced, leaveToCron(db, userId, eventId, contentHash, now)]);
    await deps.notifyPages(userId, "meetings");
    return;
  }
  const summary = hasModel ? await standingSummary(deps, of, written) : written;
  const hasItems = hasFeature(standingOf(account, now), "action-items");
  const onlyIf = isToSummarise(userId, eventId, contentHash);
  const writes = [
    ...replaceSummary(
      db,
      { ...of, summary: written },
      now,
      hasModel ? isUntouched(userId, eventId, contentHash) : undefined,
    ),
    endSummarising(db, userId, eventId, contentHash),
    ...(owner.preferences.keepTranscriptDays === 0 ? [forgetSummarised(db, userId, eventId, contentHash)] : []),
  ];
  // Where nothing stood out nobody is told: the one mail and the one line are left for other words of the meeting.
  if (summary && saysAnything(summary)) {
    const about = { eventIds: [], start, summary: { eventId, contentHash } };
    const made = { eventId, transcript, summary, hasItems, about };
    const mail = await mailOf(deps, owner, made, now);
    const alongside = [...(mail ? [planMail(db, mail, now, onlyIf)] : []), ...writes];
    await notifyUser(deps, owner, noticeOf(deps, owner, made, talk), { onlyIf, alongside });
    if (mail) await deps.queueDelivery(mail.id, 0);
  } else {
    await runTogether(db, writes);
  }
  await deps.notifyPages(userId, "meetings");
}

/** The summary that the user is told of: what they made of the first one of these words, or else the new one; null where they put it away. */
async function standingSummary(
  { db }: Needs,
  { userId, eventId, contentHash }: { userId: string; eventId: string; contentHash: string },
  written: Summary,
): Promise<Summary | null> {
  const [[first], items] = await db.batch([selectSummary(db, userId, eventId), selectItemsOf(db, userId, eventId)]);
  if (!first || first.contentHash !== contentHash) return written;
  if (first.deletedAt !== null) return null;
  const isTouched =
    first.editedAt !== null || items.some(({ editedAt, doneAt }) => editedAt !== null || doneAt !== null);
  return isTouched ? { ...first, actionItems: items } : written;
}

/** Its key is the meeting's: once mailed, whatever is summarised again is not mailed again. Null where the user wants no mails. */
async function mailOf(deps: Needs, { user, preferences }: Owner, made: Made, now: Instant) {
  if (!preferences.notifyEmail) return null;
  const { eventId, summary, hasItems, transcript } = made;
  const { appUrl } = deps;
  const words = summaryMail(
    { ...transcript, ...summary, actionItems: hasItems ? summary.actionItems : null },
    {
      name: user.name,
      keepDays: preferences.keepTranscriptDays,
      settingsUrl: `${appUrl}/dashboard/settings/notifications`,
    },
    { language: spokenFor(preferences.language), url: summaryPage(appUrl, eventId), now },
  );
  return encryptMail(deps, {
    ...words,
    to: user.email,
    kind: "summary-mail",
    idempotencyKey: `summary/${summaryId(user.id, eventId)}`,
    userId: user.id,
    about: made.about,
    unsubscribeUrl: await unsubscribeUrl(deps, user.id, "summary-mail"),
  });
}

/** One line, where WhatsApp is connected. The mail is a thing of its own, and takes its place nowhere. */
function noticeOf({ appUrl }: Needs, { user, preferences }: Owner, made: Made, talk: Spoken | null): Notice {
  const { eventId, transcript, summary, hasItems } = made;
  const words = SUMMARY_WORDS[talk ?? spokenFor(preferences.language)];
  const title = untrustedText(transcript.title, 100);
  const link = summaryPage(appUrl, eventId);
  const body = `${words.ready(title, summary.decisions.length, hasItems ? summary.actionItems.length : 0)}\n${link}`;
  const id = summaryId(user.id, eventId);
  const language = templateLanguage(preferences.language);
  return {
    id: `summary:${id}`,
    kind: "notice",
    message: { kind: "buttons", body, buttons: summaryButtons(id, words.buttons, hasItems) },
    template: hasItems
      ? templateMessage("summaryActions", language, { title, link, ...summaryChoices(id) })
      : templateMessage("summaryReady", language, { title, link }),
    mail: null,
    about: made.about,
  };
}
