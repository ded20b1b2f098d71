import { tallyGroup } from "./booking-group";
import { type LinkStanding, type LinkState, standingOfLink } from "./booking-link";
import { BOOKING_WORDS, type BookingWords } from "./booking-words";
import { clockFor, clockOfZone } from "./clock-style";
import { SPOKEN, type Spoken } from "./language";
import { personName } from "./person-name";
import { formatElsewhere, formatInterval, formatMoment, lengthInWords, zoneInWords } from "./phrasing";
import { strangerCalled } from "./shown-address";
import type { Instant, Interval } from "./time";
import { MINUTE } from "./time";
import { untrustedText } from "./untrusted-text";

interface ShownOffer {
  title: string;
  location: string;
  guestName: string;
  invites: boolean;
  slots: readonly Interval[];
  meetingStart: Instant | null;
  expiresAt: Instant;
  suggestion: string;
  groupId: string | null;
  can: readonly Instant[] | null;
  /** Names, as JSON. */
  others: string;
  hostName: string;
  hostEmail: string;
  hostZone: string;
}

/** Who reads the page of a booking link, and when. */
export interface OfferReader {
  /** IANA name. */
  zone: string;
  language: Spoken;
  now: Instant;
  /** They answered themselves; whoever else has the link sees nothing of the answer. */
  isAnswerer: boolean;
}

/** What the page of a booking link shows its guest, in words: nothing of the calendar but the times offered. */
export function viewOffer(
  offer: ShownOffer,
  standing: LinkStanding,
  free: readonly Interval[],
  { zone, language, now, isAnswerer }: OfferReader,
) {
  const words = BOOKING_WORDS[language];
  const wording = { now, clock: clockFor(zone, language), language };
  const { slots, meetingStart } = offer;
  const [first] = slots;
  const length = first ? first.end - first.start : 0;
  const host = strangerCalled({ name: offer.hostName, email: offer.hostEmail });
  const booked =
    standing === "booked" && isAnswerer && meetingStart !== null
      ? { start: meetingStart, end: meetingStart + length }
      : null;
  const there = (slot: Interval) => formatElsewhere(slot, offer.hostZone, zone, wording);
  return {
    ...{ language, zone, title: offer.title, location: offer.location },
    heading: words.title(host),
    length: lengthInWords(length / MINUTE, language),
    isOpen: standing === "open",
    canReopen: standing === "declined" && isAnswerer && offer.expiresAt > now,
    standing: standingWords(standing, isAnswerer, words),
    times: free.map((slot) => ({
      ...{ start: slot.start, label: formatInterval(slot, zone, { ...wording, bare: true }) },
      there: there(slot),
    })),
    zoneWords: zoneInWords(zone, first?.start ?? now, first?.start ?? now, language),
    booked: booked && { when: formatInterval(booked, zone, wording), there: there(booked) },
    suggestion: isAnswerer ? offer.suggestion : "",
    group: offer.groupId === null ? null : groupOf(offer, isAnswerer, host, words),
    invites: offer.invites,
    asksName: offer.guestName === "",
    suggested: words.suggested(host),
    until: words.until(formatMoment(offer.expiresAt, zone, { ...wording, bare: true })),
    privacy: words.privacy(host),
    words: labelsOf(words),
  };
}

/** Where several are asked: what this guest has said, and who else is asked where the user lets them see it. */
function groupOf({ can, others }: ShownOffer, isAnswerer: boolean, host: string, { group }: BookingWords) {
  const names = (JSON.parse(others) as string[]).map(personName).filter(Boolean); // made by our own query
  return {
    can: isAnswerer ? (can ?? []) : [],
    thanks: isAnswerer && can !== null ? group.thanks(host) : "",
    others: names.length > 0 ? group.others(names.join(", ")) : "",
    choose: group.choose,
    send: group.send,
  };
}

/** Of a link that was handed to several: what one answered, the others are not told. */
function standingWords(standing: LinkStanding, isAnswerer: boolean, words: BookingWords): string {
  if (standing === "open") return "";
  if (isAnswerer || standing === "revoked" || standing === "expired") return words.standing[standing];
  return standing === "unsure" ? words.answering : words.answered;
}

/** The words that stand on the page as they are: what makes sentences does not travel. */
function labelsOf(words: BookingWords) {
  const {
    choose,
    book,
    name,
    email,
    emailHint,
    noneLeft,
    zone,
    changeZone,
    suggest,
    suggestHint,
    send,
    decline,
    reopen,
  } = words;
  const { invited, fileMailed, file } = words;
  return {
    ...{
      choose,
      book,
      name,
      email,
      emailHint,
      noneLeft,
      zone,
      changeZone,
      suggest,
      suggestHint,
      send,
      decline,
      reopen,
    },
    ...{ invited, fileMailed, file },
  };
}

/** The first language of an `Accept-Language` header that Parley speaks; English where there is none. */
export function acceptedLanguage(header: string | null): Spoken {
  const wanted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [range = "", quality] = part.trim().split(/;\s*q=/);
      return { code: range.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { code, quality } of wanted) {
    const language = quality > 0 && SPOKEN.find((spoken) => spoken === code);
    if (language) return language;
  }
  return "en";
}

const STANDING_WORDS: Record<LinkStanding, string> = {
  open: "Waiting",
  unsure: "Being booked",
  booked: "Booked",
  cancelled: "Cancelled since",
  declined: "Declined",
  revoked: "Revoked",
  expired: "Expired",
};

interface ListedLink extends LinkState {
  id: string;
  groupId: string | null;
  can: readonly Instant[] | null;
  invites: boolean;
  title: string;
  guestName: string;
  guestEmail: string;
  /** Empty until somebody has answered. */
  answeredBy: string;
  slots: readonly Interval[];
  suggestion: string;
}

/** A link in its user's list. */
export function viewBookingLink(link: ListedLink, url: string, zone: string, now: Instant) {
  const standing = standingOfLink(link, now);
  const wording = { now, clock: clockOfZone(zone), bare: true };
  const length = link.slots[0] ? link.slots[0].end - link.slots[0].start : 0;
  const shown =
    link.meetingStart === null ? link.slots : [{ start: link.meetingStart, end: link.meetingStart + length }];
  return {
    id: link.id,
    title: link.title,
    guest: guestInWords(link),
    standing: STANDING_WORDS[standing],
    isOpen: standing === "open",
    url: standing === "open" ? url : null,
    times: shown.map((slot) => formatInterval(slot, zone, wording)),
    suggestion: untrustedText(link.suggestion, 500),
  };
}

const guestInWords = (link: ListedLink) =>
  [nameShown(link), link.guestEmail].filter(Boolean).join(", ") || "Whoever has the link";

/** In quotes where the guest may have typed it: nobody has proven that it is theirs. */
function nameShown({
  guestName,
  invites,
  answeredBy,
}: Pick<ListedLink, "guestName" | "invites" | "answeredBy">): string {
  const name = personName(guestName);
  return name === "" || invites || answeredBy === "" ? name : `“${name}”`;
}

/** The links of an offer that several got, as one in their user's list. */
export function viewGroup(links: readonly ListedLink[], zone: string, now: Instant) {
  const asked = links.filter(({ state }) => state !== "revoked");
  const [first] = asked.length > 0 ? asked : links;
  if (!first) throw new RangeError("a group without links");
  const shown = viewBookingLink(first, "", zone, now);
  const answered = asked.filter(({ can }) => can !== null).length;
  const standing = shown.isOpen ? `${answered} of ${asked.length} have answered` : shown.standing;
  const guest = asked.map(guestInWords).join("; ");
  return { ...shown, id: first.groupId ?? first.id, guest, standing, url: null, suggestion: "" };
}

/**
 * Who of a group can when.
 *
 * @param free starts of the offer at which the user's calendar is free
 */
export function viewGroupTimes(links: readonly ListedLink[], free: readonly Instant[], zone: string, now: Instant) {
  const asked = links.filter(({ state }) => state !== "revoked");
  const wording = { now, clock: clockOfZone(zone), bare: true };
  const times = tallyGroup(
    asked[0]?.slots ?? [],
    asked.map((link) => ({ can: link.can })),
  ).map((time) => ({
    start: time.start,
    label: formatInterval(time, zone, wording),
    marks: time.marks.map((mark) => (mark === null ? "?" : mark ? "✓" : "–")),
    suitsAll: time.suitsAll,
    isFree: free.includes(time.start),
  }));
  return {
    guests: asked.map((link) => ({
      id: link.id,
      name: nameShown(link) || link.guestEmail || "Somebody",
      said: link.can === null ? "Has not answered" : link.can.length === 0 ? "Cannot meet" : "Has answered",
      suggestion: untrustedText(link.suggestion, 500),
    })),
    times,
    first: times.find(({ suitsAll, isFree }) => suitsAll && isFree)?.start ?? null,
  };
}
