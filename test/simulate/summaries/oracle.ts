import type { DatabaseSync } from "node:sqlite";
import type { Machine } from "../machine";
import type { MailboxPlay } from "../notifications/mailbox-play";
import type { Violation } from "../notifications/oracle";
import type { PhonePlay } from "../notifications/phone-play";
import type { Conference, MeetPlay } from "./meet-play";
import type { Meeting, Standing, Watch } from "./watch";
import { markersIn, type Words } from "./words";

/*
 * What must be true of every run. Nothing here asks the app how it names what it sends or what it has written down to do:
 * it knows which words were handed over and kept, what the providers took, and what stands in the tables at the end.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A run that has been told to send has as long before the account that it is for may be gone. */
const ON_ITS_WAY_MS = MINUTE;

export interface PlayedMeeting extends Meeting {
  email: string;
  phone: string;
  /** Whatever was, or may have been, handed over of it. */
  words: readonly Words[];
  conference: Conference | null;
}

interface Ended {
  machine: Machine;
  sqlite: DatabaseSync;
  meetings: readonly PlayedMeeting[];
  watch: Watch;
  phone: PhonePlay;
  mailbox: MailboxPlay;
  meet: MeetPlay;
}

/** Everything that is wrong once a run has ended and settled. */
export function judge(ended: Ended): Violation[] {
  return [
    ...ended.meetings.flatMap((meeting) => [
      ...judgeMails(ended, meeting),
      ...judgeLines(ended, meeting),
      ...judgeSummary(ended, meeting),
      ...judgeCollected(ended, meeting),
    ]),
    ...judgeUsers(ended),
    ...judgeRows(ended),
    ...(ended.machine.isBusy ? [{ rule: "work that hangs", what: "something that was begun has not ended" }] : []),
  ];
}

/** Whether a text is about a meeting: the way to its page stands in it. */
const isAbout = (text: string, { eventId }: Meeting) => text.includes(`/meetings/${eventId}/summary`);

/** The mails with words of the meeting in them. */
const mailsOf = ({ mailbox }: Ended, meeting: PlayedMeeting) =>
  [...mailbox.mails.values()].filter(
    ({ to, text }) => to === meeting.email && isAbout(text, meeting) && markersIn(text).length > 0,
  );

function judgeMails(ended: Ended, meeting: PlayedMeeting): Violation[] {
  const mails = mailsOf(ended, meeting);
  const what = `${meeting.eventId}: ${mails.map(({ key, at }) => `${key} at ${at}`).join(", ")}`;
  const kept = ended.watch.kept(meeting);
  const isOfOthers = mails.some(({ text, at }) =>
    markersIn(text).some((marker) => !kept.some((one) => one.value === marker && one.at <= at)),
  );
  return [
    ...(mails.length > 1 ? [{ rule: "more than one mail for a meeting", what }] : []),
    ...(isOfOthers ? [{ rule: "a mail of words that were not there", what }] : []),
    ...(mails.length === 0 && isOwed(ended, meeting) ? [{ rule: "no mail for a meeting", what }] : []),
  ];
}

/** The words that count are telling, and nothing that its user did, and no provider, has stood against the mail. */
function isOwed(ended: Ended, meeting: PlayedMeeting): boolean {
  const { mailbox, machine, sqlite } = ended;
  const isRefused =
    [...mailbox.refused].some((key) => key.includes(summaryOf(sqlite, meeting)?.id ?? "?")) ||
    [...mailbox.mails.values()].some(
      ({ to, said }) => to === meeting.email && said.some(({ type }) => type === "bounced"),
    );
  return (
    isToTell(ended, meeting, ({ mail }) => mail) &&
    !isRefused &&
    machine.lastStruck(["deadLetter", "statusFailed"], 0, machine.now) === 0
  );
}

/** The words that count are telling, and its user has done nothing against being told of them there. */
function isToTell({ watch }: Ended, meeting: PlayedMeeting, isWanted: (value: Standing) => boolean): boolean {
  const kept = watch.kept(meeting);
  const last = kept.at(-1)?.value;
  const first = kept[0]?.at ?? 0;
  const standing = watch.of(meeting.userId);
  const since = standing.filter(
    ({ at }, n) => at >= first || (standing[n + 1]?.at ?? Number.POSITIVE_INFINITY) > first,
  );
  return (
    meeting.words.some(({ marker, tells }) => marker === last && tells) &&
    since.every(({ value }) => value.exists && isWanted(value)) &&
    !watch.wasPutAway(meeting) &&
    !watch.wasGivenUp(meeting)
  );
}

function judgeLines(ended: Ended, meeting: PlayedMeeting): Violation[] {
  const { phone, sqlite } = ended;
  const lines = phone.taken.filter(
    ({ text, said }) =>
      text.includes(meeting.phone.slice(1)) &&
      isAbout(text, meeting) &&
      /"summary:|parley_summary/.test(text) &&
      // What WhatsApp could not deliver for its window is said again as a template.
      !said.some(({ status }) => status === "failed"),
  );
  const what = `${meeting.eventId}: ${lines.map(({ callback }) => callback).join(", ")}`;
  const [dropped] = sqlite
    .prepare("SELECT error_code AS why FROM deliveries WHERE kind = 'notice' AND about ->> '$.summary.eventId' = ?")
    .all(meeting.eventId);
  const isOwed = dropped?.why === "changed" && isToTell(ended, meeting, ({ line }) => line);
  return [
    ...(lines.length > 1 ? [{ rule: "more than one line for a meeting", what }] : []),
    ...(isOwed ? [{ rule: "a line of other words, and none of those that count", what }] : []),
  ];
}

const summaryOf = (sqlite: DatabaseSync, { userId, eventId }: Meeting) =>
  sqlite
    .prepare("SELECT id, decisions, edited_at, deleted_at FROM summaries WHERE user_id = ? AND event_id = ?")
    .get(userId, eventId) as
    | { id: string; decisions: string; edited_at: number | null; deleted_at: number | null }
    | undefined;

/** What is still to be done with the words. */
const transcriptOf = (sqlite: DatabaseSync, { userId, eventId }: Meeting) =>
  sqlite.prepare("SELECT summarise_at FROM transcripts WHERE user_id = ? AND event_id = ?").get(userId, eventId) as
    | { summarise_at: number | null }
    | undefined;

/** At the end its summary is of the words that were kept last, with each action item once. */
function judgeSummary({ sqlite, watch }: Ended, meeting: PlayedMeeting): Violation[] {
  const words = transcriptOf(sqlite, meeting);
  const what = meeting.eventId;
  if (words && words.summarise_at !== null) return [{ rule: "words that are never summarised", what }];
  const summary = summaryOf(sqlite, meeting);
  const last = watch.kept(meeting).at(-1)?.value;
  if (!summary || summary.deleted_at !== null || watch.wasGivenUp(meeting)) return [];
  const said = meeting.words.find(({ marker }) => marker === last);
  const markers = markersIn(summary.decisions);
  const isOfBefore =
    watch.mayBeBack(meeting) && watch.kept(meeting).some(({ value }) => markers.every((one) => one === value));
  const isOfLast = said?.tells ? summary.decisions.includes(said.marker) : markersIn(summary.decisions).length === 0;
  const items = sqlite
    .prepare("SELECT text FROM action_items WHERE summary_id = ? AND edited_at IS NULL")
    .all(summary.id)
    .map(({ text }) => String(text));
  return [
    ...(summary.edited_at === null && !isOfLast && !isOfBefore
      ? [{ rule: "a summary of other words", what: `${what} ${last}` }]
      : []),
    ...(new Set(items).size < items.length ? [{ rule: "an action item twice", what: `${what} ${items}` }] : []),
  ];
}

/** What Google has ready within a day is kept, where collecting was on all the time and Google never refused. */
function judgeCollected(ended: Ended, meeting: PlayedMeeting): Violation[] {
  const { conference, userId } = meeting;
  if (!conference || conference.readyAt === null || conference.readyAt > conference.endAt + DAY - 10 * MINUTE)
    return [];
  const isMeant = ended.watch.of(userId).every(({ value }) => value.exists && value.collects);
  const isRefused = ended.meet.refused.has(conference.code);
  const wasKept = ended.watch.kept(meeting).some(({ value }) => value === conference.words.marker);
  if (wasKept || !isMeant || isRefused) return [];
  return [{ rule: "a transcript that was not collected", what: `${meeting.eventId} ready at ${conference.readyAt}` }];
}

function judgeUsers({ meetings, watch, mailbox, phone }: Ended): Violation[] {
  return [...new Map(meetings.map((one) => [one.userId, one])).values()].flatMap(({ userId, email, phone: number }) => {
    const gone = watch.of(userId).find(({ value }) => !value.exists)?.at ?? Number.POSITIVE_INFINITY;
    const mails = [...mailbox.mails.values()].filter(({ to, text }) => to === email && text.includes("/summary"));
    const lines = phone.taken.filter(({ text }) => text.includes(number.slice(1)));
    const late = [...mails, ...lines].filter(({ at }) => at > gone + ON_ITS_WAY_MS);
    const missing = [
      mails.filter(({ text }) => markersIn(text).length === 0),
      lines.filter(({ text }) => text.includes("/summary") && !/"summary:|parley_summary/.test(text)),
    ];
    return [
      ...(late.length > 0 ? [{ rule: "told to an account that is gone", what: userId }] : []),
      ...(missing.some((told) => told.length > 1) ? [{ rule: "told twice that none came", what: userId }] : []),
    ];
  });
}

function judgeRows({ sqlite }: Ended): Violation[] {
  const open = sqlite.prepare("SELECT id FROM deliveries WHERE state IN ('planned', 'claimed', 'unknown')").all();
  const asked = sqlite.prepare("SELECT event_id FROM transcript_collections WHERE due_at IS NOT NULL").all();
  return [
    ...open.map(({ id }) => ({ rule: "a delivery without an end", what: String(id) })),
    ...asked.map(({ event_id: id }) => ({ rule: "asked for without an end", what: String(id) })),
  ];
}
