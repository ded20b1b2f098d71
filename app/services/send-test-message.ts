import { claimTest, settleDelivery } from "~/db/deliveries";
import { EVIDENCE_MS } from "~/domain/delivery-rules";
import type { OutgoingMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import { templateMessage } from "~/domain/template-message";
import { TEMPLATES, type TemplateLanguage } from "~/domain/whatsapp-templates";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { endAsFailed } from "./end-delivery";

/**
 * Says hello to the connected number: in our own words within 24 hours of the user's last message, else by template.
 *
 * @returns `failed` when WhatsApp certainly did not take it, `not-wanted` when the user has said STOP or the number is not
 *   theirs any more; nothing is tried again, because the user is looking
 */
export async function sendTestMessage(
  deps: Pick<Deps, "db" | "whatsapp" | "clock" | "queueDelivery">,
  {
    userId,
    phone,
    lastInboundAt,
    language,
  }: { userId: string; phone: string; lastInboundAt: number | null; language: TemplateLanguage },
): Promise<"sent" | "failed" | "not-wanted"> {
  const { db, whatsapp, clock } = deps;
  const now = clock();
  const message: OutgoingMessage = isWindowOpen(lastInboundAt, now)
    ? { kind: "text", body: TEMPLATES.test.words[language].body }
    : templateMessage("test", language, {});
  const id = `test:${crypto.randomUUID()}`;
  const claimed = await claimTest(db, { id, userId, recipient: phone, payload: message }, now);
  if (!claimed) return "not-wanted";
  try {
    const providerMessageId = await whatsapp.send(phone, message, id);
    await settleDelivery(db, id, { state: "accepted", providerMessageId }, clock());
    return "sent";
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const errorCode = String(error.code ?? error.status);
    if (error.outcome === "unknown") {
      const later = clock() + EVIDENCE_MS;
      await settleDelivery(db, id, { state: "unknown", errorCode, dueAt: later }, clock());
      return "sent";
    }
    await endAsFailed(deps, [id], errorCode);
    return "failed";
  }
}
