import { insertContactMessage } from "~/db/contact-messages";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { countTry } from "~/db/rate-limits";
import { hashToken } from "~/db/token";
import { type ContactLetter, contactMail, contactReceivedMail } from "~/domain/contact-mails";
import type { Mail } from "~/domain/mail";
import { DAY, type Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { encryptMail } from "./send-email";

/**
 * Keeps a letter from the contact page and mails it to us, and twice a day a receipt to its sender, all or nothing. The same letter
 * on the same day (UTC) is one letter, so a double press has one effect.
 *
 * @returns the moment from which another may be sent, null when this one was taken
 */
export async function sendContact(
  deps: Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "supportEmail">,
  letter: ContactLetter,
  network: string,
): Promise<Instant | null> {
  const { db, clock, queueDelivery, supportEmail } = deps;
  const now = clock();
  const keys = [
    { limit: "contact:account", who: letter.email } as const,
    { limit: "contact:address", who: network } as const,
  ];
  const until = await countTry(db, keys, now);
  if (until !== null) return until;

  const { name, email, subject, message } = letter;
  const id = hashToken(JSON.stringify([name, email, subject, message, Math.floor(now / DAY)]));
  // Anybody can type anybody's address here, so few receipts go to one address; the letter is kept all the same.
  const receipt = (await countTry(db, [{ limit: "contact-receipt:recipient", who: email }], now)) === null;
  const to = (recipient: string, words: Mail, key: string) =>
    encryptMail(deps, { ...words, to: recipient, kind: "contact", idempotencyKey: `${key}/${id}` });
  const mails = await Promise.all([
    to(supportEmail, contactMail(letter), "contact"),
    ...(receipt ? [to(email, contactReceivedMail(), "contact-receipt")] : []),
  ]);
  await runTogether(db, [
    insertContactMessage(db, { id, name, email, subject, message, createdAt: now }),
    ...mails.map((mail) => planMail(db, mail, now)),
  ]);
  await Promise.all(mails.map((mail) => queueDelivery(mail.id, 0)));
  return null;
}
