import type { SQL } from "drizzle-orm";
import { planMail } from "~/db/deliveries";
import type { Mail, MailKind } from "~/domain/mail";
import type { Deps } from "./deps";

export interface OutgoingMail extends Mail {
  to: string;
  kind: MailKind;
  /** Names this mail for good: planned again under the same key, it is not sent again. */
  idempotencyKey: string;
  /** Whose mail it is, so that it goes when the account goes. */
  userId?: string | null;
}

type Needs = Pick<Deps, "db" | "sealer" | "clock" | "queueDelivery">;

/** Sends a mail through the outbox: the row is written, the queue does the rest and repeats what may be repeated. */
export async function sendEmail(deps: Needs, mail: OutgoingMail): Promise<void> {
  await await planEmail(deps, mail);
  await deps.queueDelivery(mail.idempotencyKey, 0);
}

/**
 * The row of a mail as a statement, to be written together with what it tells about. Then `queueDelivery` wants the
 * idempotency key. Words are sealed until they are sent, because they may hold links that open an account.
 *
 * @param onlyIf a condition in SQL; where it does not hold, there is no row and nothing is sent
 */
export async function planEmail(deps: Needs, mail: OutgoingMail, onlyIf?: SQL) {
  const { to, kind, idempotencyKey, userId = null, ...words } = mail;
  const sealed = await deps.sealer.seal(JSON.stringify(words), sealContext(idempotencyKey));
  return planMail(deps.db, { id: idempotencyKey, userId, recipient: to, kind, sealed }, deps.clock(), onlyIf);
}

/** The words of a mail in the outbox. */
export async function openMail({ sealer }: Pick<Deps, "sealer">, id: string, sealed: string): Promise<Mail> {
  return JSON.parse(await sealer.open(sealed, sealContext(id))); // sealed by `planEmail`, so it is a Mail
}

function sealContext(id: string): string {
  return `${id}:mail`;
}
