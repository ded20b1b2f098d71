import type { NewMail } from "~/db/deliveries";
import { countTry } from "~/db/rate-limits";
import { timeBookedMail } from "~/domain/booking-mails";
import { googleEventId } from "~/domain/event-id";
import type { Spoken } from "~/domain/language";
import type { Instant, Interval } from "~/domain/time";
import type { Deps } from "../deps";
import { recipientTry } from "../mail-guests";
import { encryptMail } from "../send-email";

interface LinkOfGuest {
  id: string;
  groupId: string | null;
  userId: string;
  title: string;
  location: string;
  guestEmail: string;
}

interface GuestNews {
  host: Parameters<typeof timeBookedMail>[0]["host"];
  slot: Interval;
  /** The guest's IANA zone. */
  zone: string;
  language: Spoken;
  news: "booked" | "moved" | "cancelled";
  /** Of this link: under the same key a guest is mailed once. */
  key: string;
}

/**
 * The mail to a guest of a booking link whom Google does not invite: what is booked, or what has become of it.
 *
 * @returns null where the address has had as many mails as it may get
 */
export async function guestMail(
  deps: Pick<Deps, "db" | "encryption">,
  { id, groupId, userId, title, location, guestEmail: to }: LinkOfGuest,
  { host, news, key, ...booked }: GuestNews,
  now: Instant,
): Promise<NewMail | null> {
  if ((await countTry(deps.db, [recipientTry(to)], now)) !== null) return null;
  const uid = googleEventId(groupId ?? id);
  const words = timeBookedMail({ host, title, now }, { ...booked, location, uid }, news);
  return encryptMail(deps, { ...words, to, kind: "time-booked", idempotencyKey: `offer/${id}/${key}`, userId });
}
