import { runTogether } from "~/db/database";
import { type NewMail, planMail } from "~/db/deliveries";
import type { Mail, MailKind } from "~/domain/mail";
import type { Deps } from "./deps";

export interface OutgoingMail extends Mail {
  to: string;
  kind: MailKind;
  /** Names this mail for good, up to 256 characters: planned again under the same key, it is not sent again. */
  idempotencyKey: string;
  /** Whose mail it is, so that it goes when the account goes. */
  userId?: string | null;
}

/** Sends a mail through the outbox: the row is written, the queue does the rest and repeats what may be repeated. */
export async function sendEmail(
  deps: Pick<Deps, "db" | "sealer" | "clock" | "queueDelivery">,
  mail: OutgoingMail,
): Promise<void> {
  await runTogether(deps.db, [planMail(deps.db, await sealMail(deps, mail), deps.clock())]);
  await deps.queueDelivery(mail.idempotencyKey, 0);
}

/**
 * A mail as it is planned with `planMail`, to be written together with what it tells about; then `queueDelivery` wants
 * its id. Words are sealed until they are sent, because they may hold links that open an account.
 */
export async function sealMail({ sealer }: Pick<Deps, "sealer">, mail: OutgoingMail): Promise<NewMail> {
  const { to, kind, idempotencyKey, userId = null, ...words } = mail;
  const sealed = await sealer.seal(JSON.stringify(words), sealContext(idempotencyKey));
  return { id: idempotencyKey, userId, recipient: to, kind, sealed };
}

/** The words of a mail in the outbox. */
export async function openMail({ sealer }: Pick<Deps, "sealer">, id: string, sealed: string): Promise<Mail> {
  return JSON.parse(await sealer.open(sealed, sealContext(id))); // sealed by `sealMail`, so it is a Mail
}

function sealContext(id: string): string {
  return `${id}:mail`;
}
