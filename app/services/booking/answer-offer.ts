import {
  answerOffer,
  claimDeadPicks,
  claimPick,
  nameGuest,
  type Offer,
  releasePick,
  selectFreeSlots,
  selectOffer,
  settlePick,
  takeBackNo,
  tellGuest,
} from "~/db/booking-links";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { hashToken } from "~/db/token";
import { type LinkStanding, standingOfLink } from "~/domain/booking-link";
import { type OfferAnswer, offerAnsweredMail, type Unbookable } from "~/domain/booking-mails";
import type { Spoken } from "~/domain/language";
import { logEvent } from "~/domain/log-event";
import type { NewMeeting } from "~/domain/new-meeting";
import { personName } from "~/domain/person-name";
import type { Instant, Interval } from "~/domain/time";
import type { Deps } from "../deps";
import { createMeeting } from "../meetings/create";
import type { CalendarDeps } from "../meetings/open-calendar";
import { encryptMail, type OutgoingMail, sendEmail } from "../send-email";
import { guestMail } from "./guest-mail";

type AnswerDeps = CalendarDeps & Pick<Deps, "queueDelivery" | "appUrl" | "notifyPages">;

/** A link as its page shows it. */
export interface OpenedOffer {
  offer: Offer;
  standing: LinkStanding;
  /** Its times that can be had, earliest first. */
  free: Interval[];
}

/** @returns null when no link has this token. One trip to D1; changes nothing. */
export async function readOffer({ db }: Pick<Deps, "db">, token: string, now: Instant): Promise<OpenedOffer | null> {
  const hash = hashToken(token);
  const [offers, free] = await db.batch([selectOffer(db, hash), selectFreeSlots(db, hash, now)]);
  const [offer] = offers;
  return offer ? { offer, standing: standingOfLink(offer, now), free } : null;
}

/** How a link knows the browser that answers: by a hash that means nothing at another link. */
export const answererOf = (offer: Pick<Offer, "id">, key: string): string => hashToken(`${offer.id}:${key}`);

export interface TimePick {
  start: Instant;
  /** As the guest has typed them; what the user knew of the guest counts more. */
  name: string;
  email: string;
  /** The guest's IANA zone and language, for the mail. */
  zone: string;
  language: Spoken;
  /** Whose browser it is: by `answererOf`. */
  by: string;
}

/**
 * `over`: the link takes no answer any more. `not-offered`: the time is none of the link's, or has begun. `not-now`:
 * nothing is booked, and the same may be tried again. `closed`: it will not help before the user does something, of which
 * they are told. `unsure`: nobody knows yet.
 */
export type AnswerOutcome =
  | { ok: true }
  | { ok: false; reason: "over" | "not-offered" | "taken" | "not-now" | "closed" | "unsure" };

/**
 * Books the time that a guest has picked, by the same service as every other meeting: of many picks of one link one is
 * made, and of many links that offer one time one gets it.
 */
export async function pickTime(deps: AnswerDeps, offer: Offer, pick: TimePick, now: Instant): Promise<AnswerOutcome> {
  const { db } = deps;
  const slot = offer.slots.find(({ start }) => start === pick.start);
  if (!slot || slot.start <= now) return { ok: false, reason: "not-offered" };
  const { start, name, email, zone, language, by } = pick;
  const claimed = await claimPick(db, offer.id, { start, name, email, zone, language, by }, now);
  if (claimed.length === 0) return { ok: false, reason: "over" };
  return bookPick(deps, offer, { ...pick, slot }, now);
}

type ClaimedPick = Pick<TimePick, "name" | "email" | "zone" | "language"> & { slot: Interval };

/** Takes a claimed pick to the calendar. After a run that died it finds what that one did, and goes on from there. */
async function bookPick(deps: AnswerDeps, offer: Offer, pick: ClaimedPick, now: Instant): Promise<AnswerOutcome> {
  const { db } = deps;
  const { slot } = pick;
  const { picked, mails, written, named } = await settled(deps, offer, pick, now);
  const request = {
    userId: offer.userId,
    meeting: meetingOf(picked, slot),
    by: { via: "link" } as const,
    allowOverlap: false,
    now,
  };
  const outcome = await createMeeting(deps, request, (ended) => {
    if (ended.ok) return written;
    return ended.reason === "unknown" ? [named] : [];
  });
  if (outcome.ok) {
    await sayBooked(deps, offer, mails);
    return { ok: true };
  }
  // Tried again by `finishPicks`; until then nobody picks another time.
  if (outcome.reason === "unknown") return { ok: false, reason: "unsure" };
  await releasePick(db, offer.id);
  if (outcome.reason === "slot-taken") return { ok: false, reason: "taken" };
  const why = CLOSED[outcome.reason];
  if (!why) return { ok: false, reason: "not-now" };
  await sendEmail(deps, userMail(deps, picked, { kind: "unbooked", slot, why }, now));
  return { ok: false, reason: "closed" };
}

/** What D1 learns of a pick that stands in the calendar, the mails to both included. */
async function settled(deps: AnswerDeps, offer: Offer, pick: ClaimedPick, now: Instant) {
  const { db } = deps;
  const { slot } = pick;
  const guestName = offer.guestName || pick.name;
  const guestEmail = offer.invites ? offer.guestEmail : pick.email;
  const picked = { ...offer, guestName, guestEmail };
  const mails = await mailsOf(deps, picked, { slot, pick, now });
  const named = nameGuest(db, offer.id, { guestName, guestEmail });
  const told = { toldStart: slot.start, guestZone: pick.zone, guestLanguage: pick.language };
  const written = [
    named,
    settlePick(db, offer.id, now),
    ...mails.map((mail) => planMail(db, mail, now)),
    ...(offer.invites ? [] : [tellGuest(db, offer.id, told)]),
  ];
  return { picked, mails, named, written };
}

async function sayBooked(deps: AnswerDeps, { userId }: Offer, mails: readonly { id: string }[]): Promise<void> {
  for (const { id } of mails) await deps.queueDelivery(id, 0);
  await deps.notifyPages(userId, "meetings");
}

/**
 * Finishes picks whose runs died, or that had no answer from Google: what stands in the calendar is told to both and the
 * link says whose it is; what may not have got there is booked under the same id.
 */
export async function finishPicks(deps: AnswerDeps, now: Instant): Promise<void> {
  const dead = await claimDeadPicks(deps.db, now);
  for (const { tokenHash, pick, isInCalendar } of dead) {
    const [offer] = await selectOffer(deps.db, tokenHash);
    const slot = offer?.slots.find(({ start }) => start === offer.pickedStart);
    if (!offer || !slot || !pick) continue;
    if (!isInCalendar || offer.meetingStart === null) {
      await bookPick(deps, offer, { ...pick, slot }, now);
      continue;
    }
    // Wherever the user has moved it meanwhile.
    const start = offer.meetingStart;
    const stands = { start, end: start + slot.end - slot.start };
    const { mails, written } = await settled(deps, offer, { ...pick, slot: stands }, now);
    await runTogether(deps.db, written);
    await sayBooked(deps, offer, mails);
  }
  if (dead.length > 0) logEvent("picks-finished", { count: dead.length });
}

/** What no second try of a guest gets past, by what the user can do about it. */
const CLOSED: Readonly<Record<string, Unbookable>> = {
  ...{ "trial-over": "plan", "meetings-used": "plan", "plan-used": "plan", "plan-over": "plan" },
  ...{ "payment-open": "payment", "not-connected": "calendar", revoked: "calendar", forbidden: "calendar" },
  ...{ "too-large": "calendar", "no-permission": "calendar" },
};

function meetingOf(
  { id, title, location, guestName, guestEmail, invites, hostZone }: Offer,
  slot: Interval,
): NewMeeting {
  return {
    ...{ meetingId: id, title, location, ...slot, zone: hostZone, recurrence: "" },
    // Nobody is invited whose address the user has not seen: this one the guest has typed.
    attendees: invites ? [{ email: guestEmail, ...(guestName && { name: guestName }) }] : [],
    ...(!invites && { description: `Picked over your booking link: “${personName(guestName)}”, ${guestEmail}` }),
  };
}

/** Both hear of it: the user by mail, and the guest by Google's invitation or, where there is none, by mail with a file. */
async function mailsOf(
  deps: AnswerDeps,
  offer: Offer,
  { slot, pick, now }: { slot: Interval; pick: ClaimedPick; now: Instant },
) {
  const toUser = await encryptMail(deps, userMail(deps, offer, { kind: "picked", slot }, now));
  if (offer.invites) return [toUser];
  const { zone, language } = pick;
  const booked = { host: hostOf(offer), slot, zone, language, news: "booked", key: `booked/${slot.start}` } as const;
  const toGuest = await guestMail(deps, offer, booked, now);
  return toGuest ? [toUser, toGuest] : [toUser];
}

/** Takes a guest's answer that is no pick, and tells the user. */
export async function answerOtherwise(
  deps: AnswerDeps,
  offer: Offer,
  answer: { intent: "decline" } | { intent: "suggest"; text: string },
  by: string,
  now: Instant,
): Promise<AnswerOutcome> {
  const { db, notifyPages } = deps;
  if ((await answerOffer(db, offer.id, answer, by, now)).length === 0) return { ok: false, reason: "over" };
  const told: OfferAnswer =
    answer.intent === "decline" ? { kind: "declined" } : { kind: "suggested", text: answer.text };
  await sendEmail(deps, userMail(deps, offer, told, now));
  await notifyPages(offer.userId, "meetings");
  return { ok: true };
}

/** The times of a guest who has said that they cannot meet, and can after all. The user hears of what becomes of it. */
export async function reopenOffer(deps: AnswerDeps, offer: Offer, by: string, now: Instant): Promise<void> {
  const taken = await takeBackNo(deps.db, offer.id, by, now);
  if (taken.length > 0) await deps.notifyPages(offer.userId, "meetings");
}

function userMail({ appUrl }: AnswerDeps, offer: Offer, answer: OfferAnswer, now: Instant): OutgoingMail {
  const { id, userId, hostEmail, title, guestName, guestEmail, invites } = offer;
  const guest = { name: guestName, email: guestEmail, invited: invites };
  const words = offerAnsweredMail(
    { host: hostOf(offer), title, now },
    answer,
    guest,
    `${appUrl}${answer.kind === "unbooked" ? MENDED_AT[answer.why] : "/dashboard/meetings/links"}`,
  );
  const key = `offer/${id}/${answer.kind}/${aboutWhat(answer, now)}`;
  return { ...words, to: hostEmail, kind: "offer-answered", idempotencyKey: key, userId };
}

const MENDED_AT: Record<Unbookable, string> = {
  plan: "/dashboard/billing",
  payment: "/dashboard/billing",
  calendar: "/dashboard/integrations",
};

/** Each answer is told once, however often its form is sent; a guest may suggest again. */
function aboutWhat(answer: OfferAnswer, now: Instant): string | number {
  switch (answer.kind) {
    case "picked":
      return answer.slot.start;
    case "declined":
      return "";
    case "suggested":
      return now;
    case "unbooked":
      return answer.why;
  }
}

const hostOf = ({ hostName: name, hostEmail: email, hostZone: zone }: Offer) => ({ name, email, zone });
