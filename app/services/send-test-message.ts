import { runTogether } from "~/db/database";
import { planDelivery, settleDelivery } from "~/db/deliveries";
import type { OutgoingMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";

/**
 * Says hello to the connected number: in our own words within 24 hours of the user's last message, else by template.
 *
 * @returns false when WhatsApp certainly did not take it; nothing is tried again, because the user is looking
 */
export async function sendTestMessage(
  { db, whatsapp, templates, clock }: Pick<Deps, "db" | "whatsapp" | "templates" | "clock">,
  { userId, phone, lastInboundAt }: { userId: string; phone: string; lastInboundAt: number | null },
): Promise<boolean> {
  const now = clock();
  const { test: name, language } = templates;
  const message: OutgoingMessage = isWindowOpen(lastInboundAt, now)
    ? { kind: "text", body: "This is Parley. Your WhatsApp is connected: tell me what to book, move or cancel." }
    : { kind: "template", name, language, parameters: [] };
  const id = `test:${crypto.randomUUID()}`;
  const delivery = { id, idempotencyKey: id, userId, channel: "whatsapp", recipient: phone, kind: "notice" } as const;
  await runTogether(db, [
    planDelivery(db, { ...delivery, payload: message, state: "claimed", createdAt: now, updatedAt: now }),
  ]);
  try {
    const providerMessageId = await whatsapp.send(phone, message, id);
    await settleDelivery(db, id, { state: "accepted", providerMessageId }, clock());
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const state = error.outcome === "unknown" ? "unknown" : "failed";
    await settleDelivery(db, id, { state, errorCode: String(error.code ?? error.status) }, clock());
    return state === "unknown";
  }
}
