import { type BookingLink, insertBookingLink, selectBookingLink } from "~/db/booking-links";
import { runTogether, type Statement } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { countTry, type Try } from "~/db/rate-limits";
import { hashToken, newToken } from "~/db/token";
import { linkExpiry } from "~/domain/booking-link";
import { timesOfferedMail } from "~/domain/booking-mails";
import type { Spoken } from "~/domain/language";
import type { Instant, Interval } from "~/domain/time";
import type { Deps } from "../deps";
import { guestMailTries } from "../mail-guests";
import { encryptMail } from "../send-email";

interface OfferedGuest {
  name: string;
  /** As the user has seen it; null where the user has none, and hands on the link. */
  email: string | null;
}

interface Offered {
  /** A UUID made by whoever asks: the same offer again is the same link, or the same group of links. */
  id: string;
  user: { id: string; name: string; email: string };
  /** The user's IANA zone. */
  zone: string;
  /** Mails each link to its guest's address, where there is one. */
  mails: boolean;
  language: Spoken;
  title: string;
  location: string;
  slots: readonly Interval[];
}

export interface TimesOffer extends Offered {
  guest: OfferedGuest;
}

export interface GroupOffer extends Offered {
  guests: readonly OfferedGuest[];
  /** Guests see each other's names. */
  namesOthers: boolean;
}

/** `too-many-mails`: nothing was written. The url is good until the link is answered, taken back or has run out. */
export type OfferOutcome = { ok: true; url: string } | { ok: false; reason: "too-many-mails" };

/** `urls` in the order of the guests. */
export type GroupOfferOutcome = { ok: true; urls: string[] } | { ok: false; reason: "too-many-mails" };

type OfferDeps = Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery" | "appUrl">;

/**
 * Offers times to a guest: a link to a page where one can be picked, without an account. However often it runs for one
 * id, there is one link and one mail.
 *
 * @param alongside the caller's own statements, written in the same transaction
 */
export async function offerTimes(
  deps: OfferDeps,
  { guest, ...offer }: TimesOffer,
  alongside: readonly Statement[] = [],
): Promise<OfferOutcome> {
  const made = await makeLinks(deps, offer, [{ id: offer.id, guest, group: null }], alongside);
  return made.ok ? { ok: true, url: made.urls[0] ?? "" } : made;
}

/**
 * Offers the same times to several: each gets a link of their own and says which times they can, and the user books one
 * for all.
 */
export async function offerToGroup(
  deps: OfferDeps,
  { guests, namesOthers, ...offer }: GroupOffer,
  alongside: readonly Statement[] = [],
): Promise<GroupOfferOutcome> {
  const group = { groupId: offer.id, namesOthers };
  const links = guests.map((guest, n) => ({ id: memberId(offer.id, n), guest, group }));
  return makeLinks(deps, offer, links, alongside);
}

interface NewLink {
  id: string;
  guest: OfferedGuest;
  group: { groupId: string; namesOthers: boolean } | null;
}

async function makeLinks(
  deps: OfferDeps,
  offer: Offered,
  links: readonly NewLink[],
  alongside: readonly Statement[],
): Promise<GroupOfferOutcome> {
  const { db, clock, queueDelivery } = deps;
  const now = clock();
  const userId = offer.user.id;
  const [before] = links;
  const [made] = before ? await selectBookingLink(db, userId, before.id) : [];
  if (made) {
    await runTogether(db, alongside);
    return { ok: true, urls: await Promise.all(links.map(({ id }) => urlOfLink(deps, userId, id))) };
  }
  if ((await countTry(db, triesOf(offer, links), now)) !== null) {
    await runTogether(db, alongside);
    return { ok: false, reason: "too-many-mails" };
  }
  const written = await Promise.all(links.map((link) => newLink(deps, offer, link, now)));
  const mails = written.flatMap(({ mail }) => mail ?? []);
  await runTogether(db, [
    ...alongside,
    ...written.map(({ row }) => insertBookingLink(db, row)),
    ...mails.map((mail) => planMail(db, mail, now)),
  ]);
  for (const { id } of mails) await queueDelivery(id, 0);
  return { ok: true, urls: written.map(({ url }) => url) };
}

async function newLink(deps: OfferDeps, offer: Offered, { id, guest, group }: NewLink, now: Instant) {
  const { user, title, location, slots } = offer;
  const token = newToken();
  const url = urlOf(deps, token);
  const row = {
    ...{ id, userId: user.id, title, location, guestName: guest.name, guestEmail: guest.email ?? "" },
    ...{ tokenHash: hashToken(token), token: await deps.encryption.encrypt(token, contextOf(user.id, id)) },
    ...{ invites: guest.email !== null, slots: [...slots], state: "open" as const, ...group },
    ...{ createdAt: now, expiresAt: linkExpiry(slots, now) },
  };
  return { row, url, mail: await mailOf(deps, offer, { id, guest, group, url }, now) };
}

/** One byte of the group's own random ones counts its guests. */
const memberId = (groupId: string, n: number) =>
  groupId.slice(0, -2) + ((Number.parseInt(groupId.slice(-2), 16) + n + 1) % 256).toString(16).padStart(2, "0");

function triesOf({ user, mails }: Offered, links: readonly NewLink[]): Try[] {
  const addresses = mails ? links.flatMap(({ guest }) => guest.email ?? []) : [];
  const mailed = addresses.length > 0 ? guestMailTries(user.id, addresses) : [];
  return [...links.map(() => ({ limit: "booking-link:user", who: user.id }) as const), ...mailed];
}

async function mailOf(deps: OfferDeps, offer: Offered, link: NewLink & { url: string }, now: Instant) {
  const { user, zone, title, slots, language, mails } = offer;
  const { id, guest, group, url } = link;
  if (!mails || guest.email === null) return null;
  const host = { name: user.name, email: user.email, zone };
  const asked = { slots, url, language, toSeveral: group !== null };
  const words = timesOfferedMail({ host, title, now }, asked);
  return encryptMail(deps, {
    ...{ ...words, to: guest.email, kind: "times-offered", idempotencyKey: `offer/${id}/times`, userId: user.id },
  });
}

async function urlOfLink(deps: OfferDeps, userId: string, id: string): Promise<string> {
  const [link] = await selectBookingLink(deps.db, userId, id);
  return link ? linkUrl(deps, link) : "";
}

/** The address of a link's page, for its user. */
export async function linkUrl(
  deps: Pick<Deps, "encryption" | "appUrl">,
  { id, userId, token }: Pick<BookingLink, "id" | "userId" | "token">,
): Promise<string> {
  return urlOf(deps, await deps.encryption.decrypt(token, contextOf(userId, id)));
}

const urlOf = ({ appUrl }: Pick<Deps, "appUrl">, token: string) => `${appUrl}/book/${token}`;
const contextOf = (userId: string, id: string) => `${userId}:booking-link:${id}`;
