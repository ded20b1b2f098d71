import { runTogether } from "~/db/database";
import { type NewMail, planMail } from "~/db/deliveries";
import type { DeliverySubject } from "~/domain/delivery-rules";
import type { Mail, MailKind } from "~/domain/mail";
import type { Deps } from "./deps";

export interface OutgoingMail extends Mail {
  to: string;
  kind: MailKind;
  /** Names this mail for good, up to 256 characters: planned again under the same key, it is not sent again. */
  idempotencyKey: string;
  /** Whose mail it is, so that it goes when the account goes. */
  userId?: string | null;
  /** Where it is not to be sent once this is otherwise; wants a `userId`. */
  about?: DeliverySubject;
}

/** Sends a mail through the outbox: the row is written, the queue does the rest and repeats what may be repeated. */
export async function sendEmail(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery">,
  mail: OutgoingMail,
): Promise<void> {
  await runTogether(deps.db, [planMail(deps.db, await encryptMail(deps, mail), deps.clock())]);
  await deps.queueDelivery(mail.idempotencyKey, 0);
}

/**
 * A mail as it is planned with `planMail`, to be written together with what it tells about; then `queueDelivery` wants
 * its id. Words are encrypted until they are sent, because they may hold links that open an account.
 */
export async function encryptMail({ encryption }: Pick<Deps, "encryption">, mail: OutgoingMail): Promise<NewMail> {
  const { to, kind, idempotencyKey, userId = null, about = null, ...words } = mail;
  const encrypted = await encryption.encrypt(JSON.stringify(words), mailContext(idempotencyKey));
  return { id: idempotencyKey, userId, recipient: to, kind, about, sealed: encrypted };
}

/** The words of a mail in the outbox. */
export async function decryptMail(
  { encryption }: Pick<Deps, "encryption">,
  id: string,
  encrypted: string,
): Promise<Mail> {
  return JSON.parse(await encryption.decrypt(encrypted, mailContext(id))); // encrypted by `encryptMail`, so it is a Mail
}

function mailContext(id: string): string {
  return `${id}:mail`;
}
