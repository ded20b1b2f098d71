import { sql } from "drizzle-orm";
import { endPlanned, newDelivery, planDeliveryIf } from "~/db/deliveries";
import { templateMessage } from "~/domain/template-message";
import type { TemplateLanguage } from "~/domain/whatsapp-templates";
import type { Deps } from "./deps";
import { encryptMessage } from "./encrypted-message";
import { type SendDeps, sendNow } from "./send-delivery";

interface Sending {
  /** Who asked; the row goes with the account. */
  userId: string;
  /** E.164 */
  phone: string;
  /** Null sends nothing, and takes as long and fails as often. */
  code: string | null;
  language?: TemplateLanguage;
}

/**
 * Sends a code as Meta's authentication template, through the outbox: its words are encrypted while they wait, and gone
 * when WhatsApp has them. An older code that still waits is not sent any more.
 *
 * @returns false when WhatsApp certainly did not take it
 */
export async function sendVerificationCode(
  deps: SendDeps & Pick<Deps, "whatsapp">,
  { userId, phone, code, language = "en" }: Sending,
): Promise<boolean> {
  const { db, whatsapp, clock } = deps;
  const id = `code:${crypto.randomUUID()}`;
  const message = templateMessage("code", language, { code: code ?? "" });
  const payload = await encryptMessage(deps, id, message);
  const row = { id, userId, channel: "whatsapp", recipient: phone, kind: "code", payload, state: "claimed" } as const;
  const now = clock();
  await db.batch([
    endPlanned(db, { userId, kind: "code" }, "replaced", now),
    planDeliveryIf(db, newDelivery(row, now), sql`${Number(code !== null)}`),
  ]);
  const outcome = await sendNow(deps, id, async () => {
    if (code !== null)
      return { providerMessageId: await whatsapp.send(phone, message, id), instead: { payload: SENT } };
    await whatsapp.reach();
    return { providerMessageId: "" };
  });
  return outcome.state !== "failed";
}

/** Nothing of the code stays. */
const SENT = { kind: "encrypted", sealed: "" } as const;
