import { BOOKING_WORDS } from "./booking-words";
import { clockFor, clockOfZone } from "./clock-style";
import { icsFile } from "./icalendar";
import type { Spoken } from "./language";
import { type Mail, writeLetter } from "./mail";
import { personName } from "./person-name";
import { formatInterval, formatMoment, lengthInWords } from "./phrasing";
import { shownAddress, strangerCalled } from "./shown-address";
import { type Instant, type Interval, MINUTE } from "./time";
import { untrustedText } from "./untrusted-text";

interface Host {
  name: string;
  email: string;
  /** IANA name. */
  zone: string;
}

interface Offered {
  host: Host;
  title: string;
  now: Instant;
}

const TITLE_MAX = 80;

/** To a guest who was offered times; they are in the host's zone here, and in the guest's own on the page. */
export function timesOfferedMail(
  { host, title, now }: Offered,
  {
    slots,
    url,
    language,
    toSeveral,
  }: { slots: readonly Interval[]; url: string; language: Spoken; toSeveral: boolean },
): Mail {
  const { mail, group } = BOOKING_WORDS[language];
  const who = strangerCalled(host);
  const what = untrustedText(title, TITLE_MAX);
  const [first] = slots;
  const length = first ? lengthInWords((first.end - first.start) / MINUTE, language) : "";
  const wording = { now, clock: clockFor(host.zone, language), language };
  const times = slots.map((slot) => `– ${formatInterval(slot, host.zone, wording)}`).join("\n");
  return writeLetter({
    subject: mail.offerSubject(who, what),
    greeting: mail.greeting,
    paragraphs: [(toSeveral ? group : mail).offer(who, what, length), times],
    action: { label: (toSeveral ? group : mail).open, url },
    after: [mail.onBehalf(who)],
    replyTo: host.email,
    language,
  });
}

/**
 * To a guest whom Google does not invite: what is booked, with the file for their calendar.
 *
 * @param news what has become of a meeting that they know of already
 */
export function timeBookedMail(
  { host, title, now }: Offered,
  booked: { slot: Interval; location: string; uid: string; zone: string; language: Spoken },
  news: "booked" | "moved" | "cancelled" = "booked",
): Mail {
  const { slot, location, uid, zone, language } = booked;
  const { mail } = BOOKING_WORDS[language];
  const who = strangerCalled(host);
  const what = untrustedText(title, TITLE_MAX);
  const when = formatInterval(slot, zone, { now, clock: clockFor(zone, language), language });
  const organizer = { name: who, email: host.email };
  return {
    ...writeLetter({
      subject: mail[`${news}Subject`](what),
      greeting: mail.greeting,
      paragraphs: [mail[news](what, who, when)],
      after: [mail.onBehalf(who)],
      replyTo: host.email,
      language,
    }),
    attachments: [
      {
        filename: "invite.ics",
        type: "text/calendar; charset=utf-8; method=PUBLISH",
        text: icsFile({ uid, title, location, ...slot, organizer, at: now, isCancelled: news === "cancelled" }),
      },
    ],
  };
}

/** What a guest answered over a booking link. */
export type OfferAnswer =
  | { kind: "picked"; slot: Interval }
  | { kind: "declined" }
  | { kind: "suggested"; text: string }
  /** They picked it, and it could not be booked. */
  | { kind: "unbooked"; slot: Interval; why: Unbookable };

/** What keeps a user's links from booking until they do something about it. */
export type Unbookable = "plan" | "payment" | "calendar";

const UNBOOKABLE: Record<Unbookable, { why: string; action: string }> = {
  plan: { why: "your trial or plan has no meetings left", action: "See your plan" },
  payment: { why: "a payment is open", action: "See your payments" },
  calendar: { why: "your Google Calendar is not connected", action: "Connect your calendar" },
};

/** To the user: what a guest has answered. What the guest has typed is theirs, and holds nothing to click on. */
export function offerAnsweredMail(
  { host, title, now }: Offered,
  answer: OfferAnswer,
  guest: { name: string; email: string; invited: boolean },
  url: string,
): Mail {
  const name = personName(guest.name);
  const who = name ? `“${name}”` : "Your guest";
  const { email } = guest;
  const what = untrustedText(title, TITLE_MAX);
  const shown = email ? ` (${shownAddress(email)})` : "";
  const words = answerWords(answer, { who: who + shown, what, zone: host.zone, now });
  const byThem =
    answer.kind === "picked" && !guest.invited
      ? [
          "They typed this address themselves, so Google has not invited them. Parley mails them if the meeting is moved or cancelled. Invite the address to the event if you know it.",
        ]
      : [];
  return writeLetter({
    subject: words.subject(who, what),
    greeting: "Hello,",
    paragraphs: [...words.paragraphs, ...byThem],
    action: { label: answer.kind === "unbooked" ? UNBOOKABLE[answer.why].action : "Your booking links", url },
    ...(email && { replyTo: email }),
  });
}

function answerWords(
  answer: OfferAnswer,
  { who, what, zone, now }: { who: string; what: string; zone: string; now: Instant },
): { subject: (who: string, what: string) => string; paragraphs: string[] } {
  const wording = { now, clock: clockOfZone(zone) };
  switch (answer.kind) {
    case "picked": {
      const when = formatInterval(answer.slot, zone, wording);
      const short = formatMoment(answer.slot.start, zone, { ...wording, bare: true });
      return {
        subject: (name, title) => `${name} picked ${short}: ${title}`,
        paragraphs: [`${who} picked a time for “${what}”: ${when}. It is in your calendar.`],
      };
    }
    case "unbooked": {
      const when = formatInterval(answer.slot, zone, wording);
      const { why } = UNBOOKABLE[answer.why];
      return {
        subject: (name, title) => `${name} could not book a time: ${title}`,
        paragraphs: [
          `${who} picked a time for “${what}”: ${when}. Nothing is booked, because ${why}.`,
          "They were asked to write to you. Your booking links work again as soon as this is mended.",
        ],
      };
    }
    case "declined":
      return {
        subject: (name, title) => `${name} cannot meet: ${title}`,
        paragraphs: [`${who} has declined the times that you offered for “${what}”.`],
      };
    case "suggested":
      return {
        subject: (name, title) => `${name} suggests other times: ${title}`,
        paragraphs: [
          `${who} suggests other times for “${what}”:`,
          `“${untrustedText(answer.text, 500)}”`,
          "The link stays open. Nothing is booked.",
        ],
      };
  }
}

/**
 * To the user, once everybody whom they offered times has answered.
 *
 * @param slot the first time that all can; null when there is none
 * @param url of the page that shows who can when, and books
 */
export function groupAnsweredMail({ host, title, now }: Offered, slot: Interval | null, url: string): Mail {
  const what = untrustedText(title, TITLE_MAX);
  const wording = { now, clock: clockOfZone(host.zone) };
  if (!slot) {
    return writeLetter({
      subject: `No time suits everybody: ${what}`,
      greeting: "Hello,",
      paragraphs: [`Everybody whom you asked about “${what}” has answered, and no time that is still free suits all.`],
      action: { label: "See who can when", url },
    });
  }
  return writeLetter({
    subject: `Everybody can ${formatMoment(slot.start, host.zone, { ...wording, bare: true })}: ${what}`,
    greeting: "Hello,",
    paragraphs: [
      `Everybody whom you asked about “${what}” has answered. The first time that suits all: ${formatInterval(slot, host.zone, wording)}.`,
      "Nothing is booked yet: that waits for your yes.",
    ],
    action: { label: "See who can when, and book it", url },
  });
}
