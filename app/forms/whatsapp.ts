import * as z from "zod";
import type { DeliveryStatus, IncomingMessage } from "~/domain/incoming-message";
import { SECOND } from "~/domain/time";

const UnixSeconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((text) => Number(text) * SECOND);

const Message = z
  .object({
    id: z.string().min(1).max(512),
    from: z.string().regex(/^\d{5,15}$/),
    timestamp: UnixSeconds,
    type: z.string(),
  })
  .loose();
const Choice = z.object({ id: z.string().max(256), title: z.string().max(256) });
const Text = z.object({ text: z.object({ body: z.string() }) });
const Interactive = z.object({
  interactive: z.union([
    z.object({ type: z.literal("button_reply"), button_reply: Choice }).transform((reply) => reply.button_reply),
    z.object({ type: z.literal("list_reply"), list_reply: Choice }).transform((reply) => reply.list_reply),
  ]),
});
const Audio = z.object({ audio: z.object({ id: z.string().regex(/^\d{1,64}$/) }) });
const TemplateButton = z.object({ button: z.object({ payload: z.string(), text: z.string() }) });

const Status = z.object({
  id: z.string().min(1),
  status: z.enum(["sent", "delivered", "read", "failed"]),
  timestamp: UnixSeconds,
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() }).loose()).optional(),
});

const Envelope = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z
            .object({
              metadata: z.object({ phone_number_id: z.string() }).optional().catch(undefined),
              messages: z.array(z.unknown()).optional(),
              statuses: z.array(z.unknown()).optional(),
            })
            .loose(),
        }),
      ),
    }),
  ),
});

/** What one webhook call carries. */
export interface WhatsAppWebhook {
  messages: IncomingMessage[];
  statuses: DeliveryStatus[];
  /** How many parts we do not read. */
  unmodelled: number;
  /** How many changes belong to another business number: its people are not talking to us. */
  foreign: number;
}

/**
 * Reads Meta's webhook body part by part, so that one unknown part costs only itself.
 * Field names and shapes: WhatsApp Cloud API, webhook field `messages`.
 *
 * @param phoneNumberId the id of our own number: one Meta app can serve several, with one secret
 */
export function parseWhatsAppWebhook(body: unknown, phoneNumberId: string): WhatsAppWebhook {
  const result: WhatsAppWebhook = { messages: [], statuses: [], unmodelled: 0, foreign: 0 };
  const envelope = Envelope.safeParse(body);
  if (!envelope.success) return { ...result, unmodelled: 1 };

  for (const { field, value } of envelope.data.entry.flatMap((entry) => entry.changes)) {
    if (field !== "messages") {
      result.unmodelled += 1;
      continue;
    }
    if (value.metadata?.phone_number_id !== phoneNumberId) {
      result.foreign += 1;
      continue;
    }
    for (const part of value.messages ?? []) {
      const message = parseMessage(part);
      if (message) result.messages.push(message);
      else result.unmodelled += 1;
    }
    for (const part of value.statuses ?? []) {
      const status = parseStatus(part);
      if (status) result.statuses.push(status);
      else result.unmodelled += 1;
    }
  }
  return result;
}

function parseMessage(part: unknown): IncomingMessage | undefined {
  const message = Message.safeParse(part);
  if (!message.success) return undefined;
  const { id, from, timestamp, type } = message.data;
  const common = { messageId: id, from: `+${from}`, sentAt: timestamp };

  if (type === "text") {
    const text = Text.safeParse(part);
    return text.success ? { ...common, kind: "text", text: text.data.text.body } : undefined;
  }
  if (type === "interactive") {
    const reply = Interactive.safeParse(part);
    if (!reply.success) return undefined;
    return { ...common, kind: "choice", text: reply.data.interactive.title, choiceId: reply.data.interactive.id };
  }
  if (type === "button") {
    const button = TemplateButton.safeParse(part);
    if (!button.success) return undefined;
    return { ...common, kind: "choice", text: button.data.button.text, choiceId: button.data.button.payload };
  }
  if (type === "audio") {
    const note = Audio.safeParse(part);
    return { ...common, kind: "audio", text: "", ...(note.success && { mediaId: note.data.audio.id }) };
  }
  // A changed number or a reaction is no question to us.
  if (type === "system" || type === "reaction") return undefined;
  return { ...common, kind: "other", text: "" };
}

function parseStatus(part: unknown): DeliveryStatus | undefined {
  const status = Status.safeParse(part);
  if (!status.success) return undefined;
  const { id, biz_opaque_callback_data, errors, timestamp } = status.data;
  return {
    providerMessageId: id,
    status: status.data.status,
    at: timestamp,
    ...(biz_opaque_callback_data && { deliveryId: biz_opaque_callback_data }),
    ...(errors?.[0] && { errorCode: String(errors[0].code) }),
  };
}
