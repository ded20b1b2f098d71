import { claimTest } from "~/db/deliveries";
import type { OutgoingMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import { templateMessage } from "~/domain/template-message";
import { HELLO, type TemplateLanguage } from "~/domain/whatsapp-templates";
import type { Deps } from "./deps";
import { type SendDeps, sendClaimedNow } from "./send-delivery";

/**
 * Says hello to the connected number: in our own words within 24 hours of the user's last message, else by template.
 *
 * @returns `planned` when WhatsApp is busy and it waits for a moment, `failed` when WhatsApp certainly did not take it,
 *   `not-wanted` when the user has said STOP or the number is not theirs any more
 */
export async function sendTestMessage(
  deps: SendDeps & Pick<Deps, "whatsapp">,
  {
    userId,
    phone,
    lastInboundAt,
    language,
  }: { userId: string; phone: string; lastInboundAt: number | null; language: TemplateLanguage },
): Promise<"sent" | "planned" | "failed" | "not-wanted"> {
  const { db, clock } = deps;
  const now = clock();
  const message: OutgoingMessage = isWindowOpen(lastInboundAt, now)
    ? { kind: "text", body: HELLO[language] }
    : templateMessage("test", language, {});
  const id = `test:${crypto.randomUUID()}`;
  const claimed = await claimTest(db, { id, userId, recipient: phone, payload: message }, now);
  if (!claimed) return "not-wanted";
  const { state } = await sendClaimedNow(deps, id, phone, message);
  return state === "accepted" || state === "unknown" ? "sent" : state;
}
