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

export interface TimesOffer {
  /** A UUID made by whoever asks: the same offer again is the same link. */
  id: string;
  user: { id: string; name: string; email: string };
  /** The user's IANA zone. */
  zone: string;
  guest: {
    name: string;
    /** As the user has seen it; null where the user has none, and hands on the link. */
    email: string | null;
  };
  /** Mails the link to the guest's address. */
  mails: boolean;
  language: Spoken;
  title: string;
  location: string;
  slots: readonly Interval[];
}

/** `too-many-mails`: nothing was written. The url is good until the link is answered, taken back or has run out. */
export type OfferOutcome = { ok: true; url: string } | { ok: false; reason: "too-many-mails" };

type OfferDeps = Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery" | "appUrl">;

/**
 * Offers times to a guest: a link to a page where one can be picked, without an account. However often it runs for one
 * id, there is one link and one mail.
 *
 * @param alongside the caller's own statements, written in the same transaction
 */
export async function offerTimes(
  deps: OfferDeps,
  offer: TimesOffer,
  alongside: readonly Statement[] = [],
): Promise<OfferOutcome> {
  const { db, clock, encryption, queueDelivery } = deps;
  const { id, user, guest, title, location, slots } = offer;
  const now = clock();
  const [made] = await selectBookingLink(db, user.id, id);
  if (made) {
    await runTogether(db, alongside);
    return { ok: true, url: await linkUrl(deps, made) };
  }
  if ((await countTry(db, triesOf(offer), now)) !== null) {
    await runTogether(db, alongside);
    return { ok: false, reason: "too-many-mails" };
  }
  const token = newToken();
  const url = urlOf(deps, token);
  const link = {
    ...{ id, userId: user.id, title, location, guestName: guest.name, guestEmail: guest.email ?? "" },
    ...{ tokenHash: hashToken(token), token: await encryption.encrypt(token, contextOf(user.id, id)) },
    ...{ invites: guest.email !== null, slots: [...slots], state: "open" as const },
    ...{ createdAt: now, expiresAt: linkExpiry(slots, now) },
  };
  const mail = await mailOf(deps, offer, url, now);
  const planned = mail ? [planMail(db, mail, now)] : [];
  await runTogether(db, [...alongside, insertBookingLink(db, link), ...planned]);
  if (mail) await queueDelivery(mail.id, 0);
  return { ok: true, url };
}

function triesOf({ user, guest, mails }: TimesOffer): Try[] {
  const mailed = mails && guest.email !== null ? guestMailTries(user.id, [guest.email]) : [];
  return [{ limit: "booking-link:user", who: user.id }, ...mailed];
}

async function mailOf(deps: OfferDeps, offer: TimesOffer, url: string, now: Instant) {
  const { id, user, zone, guest, title, slots, language, mails } = offer;
  if (!mails || guest.email === null) return null;
  const host = { name: user.name, email: user.email, zone };
  const words = timesOfferedMail({ host, title, guestName: guest.name, now }, { slots, url, language });
  return encryptMail(deps, {
    ...{ ...words, to: guest.email, kind: "times-offered", idempotencyKey: `offer/${id}/times`, userId: user.id },
  });
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
