import { runTogether, type Statement } from "~/db/database";
import { isPlanned, planMail } from "~/db/deliveries";
import { countTry, type Try } from "~/db/rate-limits";
import type { Deps } from "./deps";
import { encryptMail, type OutgoingMail } from "./send-email";

/** What counts against how many mails to guests a user may send, and an address may get. */
export function guestMailTries(userId: string, to: readonly string[]): Try[] {
  return [{ limit: "guest-mail:user", who: userId }, ...to.map(recipientTry)];
}

/** The same of one address, where the user has not asked for the mail. */
export const recipientTry = (to: string): Try => ({ limit: "guest-mail:recipient", who: to.toLowerCase() });

/**
 * Mails guests on a user's word. A mail cannot be taken back, so what a user may send in a day has a limit, and what one
 * address may get: then nobody is mailed.
 *
 * @param mails each under a key of its own: sent again under the same, nobody gets it twice
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function mailGuests(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery">,
  userId: string,
  mails: readonly Omit<OutgoingMail, "userId">[],
  alongside: readonly Statement[] = [],
): Promise<"mailed" | "too-many-mails"> {
  const { db, clock, queueDelivery } = deps;
  const counted = guestMailTries(
    userId,
    mails.map(({ to }) => to),
  );
  // What runs again has been counted.
  const isNew = !(await isPlanned(db, mails[0]?.idempotencyKey ?? ""));
  if (isNew && (await countTry(db, counted, clock())) !== null) {
    await runTogether(db, alongside);
    return "too-many-mails";
  }
  const encrypted = await Promise.all(mails.map((mail) => encryptMail(deps, { ...mail, userId })));
  await runTogether(db, [...alongside, ...encrypted.map((mail) => planMail(db, mail, clock()))]);
  await Promise.all(encrypted.map(({ id }) => queueDelivery(id, 0)));
  return "mailed";
}
