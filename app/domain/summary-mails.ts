import { clockFor } from "./clock-style";
import type { Spoken } from "./language";
import { type Mail, writeLetter } from "./mail";
import { personName } from "./person-name";
import { formatDay, formatMoment } from "./phrasing";
import { strangerCalled } from "./shown-address";
import type { FollowUp } from "./summary";
import { SUMMARY_WORDS, type SummaryWords } from "./summary-words";
import type { Instant } from "./time";
import { untrustedText } from "./untrusted-text";

/** What a mail says of a meeting. */
export interface MailedSummary {
  title: string;
  start: Instant;
  /** IANA zone of the meeting. */
  zone: string;
  overview: readonly { text: string }[];
  decisions: readonly { text: string }[];
  /** Null where the plan has none. `doneAt` where they are kept: one that is just made is open. */
  actionItems: readonly { text: string; owner: string | null; due: string | null; doneAt?: Instant | null }[] | null;
  questions: readonly { text: string }[];
  followUp: FollowUp | null;
  dropped: number;
}

/** With these the largest mail stays far below the 102 kB at which programs cut it. */
const MOST_LINES = 30;
const LINE_MAX = 400;

interface Reading {
  language: Spoken;
  /** The page of the summary. */
  url: string;
  now: Instant;
}

/** To the user, once for each meeting. @param keepDays for how long the words are kept; 0 is not at all */
export function summaryMail(
  summary: MailedSummary,
  { name, keepDays, settingsUrl }: { name: string; keepDays: number; settingsUrl: string },
  { language, url, now }: Reading,
): Mail {
  const words = SUMMARY_WORDS[language];
  return writeLetter({
    language,
    subject: words.subject(untrustedText(summary.title, 120)),
    greeting: words.hello(personName(name)),
    paragraphs: paragraphsOf(summary, words, language, now),
    action: { label: words.open, url },
    after: [words.kept(keepDays), words.settings(settingsUrl)],
  });
}

/** To the user, once: Google Meet had no transcript of a meeting. */
export function missingTranscriptMail(
  title: string,
  { name, settingsUrl }: { name: string; settingsUrl: string },
  { language, url }: Omit<Reading, "now">,
): Mail {
  const words = SUMMARY_WORDS[language];
  const shown = untrustedText(title, 120);
  return writeLetter({
    language,
    subject: words.missingSubject(shown),
    greeting: words.hello(personName(name)),
    paragraphs: [words.missing(shown)],
    action: { label: words.missingOpen, url },
    after: [words.settings(settingsUrl)],
  });
}

/** To a guest, after the user's yes; an answer goes to the user. In the language of the meeting. */
export function guestSummaryMail(
  summary: MailedSummary,
  from: { name: string; email: string },
  { language, now }: Omit<Reading, "url">,
): Mail {
  const words = SUMMARY_WORDS[language];
  const who = strangerCalled(from);
  return writeLetter({
    language,
    subject: words.subject(untrustedText(summary.title, 120)),
    greeting: words.hello(""),
    paragraphs: paragraphsOf(summary, words, language, now),
    after: [words.sentBy(who), words.guestKept(who)],
    replyTo: from.email,
  });
}

/** Words of a meeting are other people's: they stand as text, and carry no link. */
const said = (text: string) => untrustedText(text, LINE_MAX);

function paragraphsOf(summary: MailedSummary, words: SummaryWords, language: Spoken, now: Instant): string[] {
  const { title, start, zone, overview, decisions, actionItems, questions, followUp, dropped } = summary;
  const clock = clockFor(zone, language);
  const when = formatMoment(start, zone, { now, clock, language });
  const day = (date: string) => formatDay(date, zone, { now, language });
  const items = (actionItems ?? []).map(({ text, owner, due, doneAt = null }) => {
    const state = doneAt !== null ? words.done : due && words.due(day(due));
    return { text: `${personName(owner ?? "") || words.nobody}: ${said(text)}${state ? ` (${state})` : ""}` };
  });
  const isEmpty = overview.length + decisions.length + items.length + questions.length === 0;
  return [
    words.intro(untrustedText(title, 120), when),
    isEmpty ? words.nothing : overview.map(({ text }) => said(text)).join(" "),
    section(
      words.decisions,
      decisions.map(({ text }) => ({ text: said(text) })),
      words,
    ),
    section(words.actionItems, items, words),
    section(
      words.questions,
      questions.map(({ text }) => ({ text: said(text) })),
      words,
    ),
    followUp && actionItems ? words.followUp(momentWords(followUp.when, day, zone, { now, clock, language })) : "",
    dropped > 0 ? words.leftOut(dropped) : "",
  ].filter((paragraph) => paragraph !== "");
}

function section(heading: string, lines: readonly { text: string }[], words: SummaryWords): string {
  if (lines.length === 0) return "";
  const shown = lines.slice(0, MOST_LINES).map(({ text }) => `– ${text}`);
  const more = lines.length - shown.length;
  return [`${heading}:`, ...shown, ...(more > 0 ? [`– ${words.more(more)}`] : [])].join("\n");
}

/** A date, or a date-time with offset, as it is shown in the meeting's zone. */
function momentWords(
  when: string,
  day: (date: string) => string,
  zone: string,
  wording: Parameters<typeof formatMoment>[2],
): string {
  return when.length === 10 ? day(when) : formatMoment(Date.parse(when), zone, wording);
}
