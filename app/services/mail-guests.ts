import { runTogether, type Statement } from "~/db/database";
import { isPlanned, planMail } from "~/db/deliveries";
import { countTry } from "~/db/rate-limits";
import type { Deps } from "./deps";
import { encryptMail, type OutgoingMail } from "./send-email";

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
  const recipients = mails.map(({ to }) => ({ limit: "guest-mail:recipient", who: to.toLowerCase() }) as const);
  const counted = [{ limit: "guest-mail:user", who: userId } as const, ...recipients];
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
