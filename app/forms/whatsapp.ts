import * as z from "zod";
import type { DeliveryStatus, IdentityChange, IncomingMessage } from "~/domain/incoming-message";
import { SECOND } from "~/domain/time";

const UnixSeconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((text) => Number(text) * SECOND);

/** A number as Meta writes it, made E.164. */
const Phone = z
  .string()
  .regex(/^\d{5,15}$/)
  .transform((digits) => `+${digits}`);
/** Country, a point, up to 128 letters and digits; with "ENT." in between for linked portfolios. */
const UserId = z.string().regex(/^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/);

const Message = z
  .object({
    id: z.string().min(1).max(512),
    /** Absent for people who hide their number: then the user id is there. */
    from: Phone.optional(),
    from_user_id: UserId.optional(),
    timestamp: UnixSeconds,
    type: z.string(),
    context: z.unknown().optional(),
  })
  .loose();
/** What a message refers to; `forwarded` and `frequently_forwarded` are only there when they are true. */
const Reference = z
  .object({
    id: z.string().max(512).optional(),
    forwarded: z.boolean().optional(),
    frequently_forwarded: z.boolean().optional(),
  })
  .loose();
/** Every field that has named a number or a user id, of before or after, in some version of the webhook. */
const System = z.object({
  system: z.object({
    type: z.enum([
      "user_changed_number",
      "customer_changed_number",
      "user_changed_user_id",
      "user_identity_changed",
      "customer_identity_changed",
    ]),
    customer: Phone.optional().catch(undefined),
    wa_id: Phone.optional().catch(undefined),
    new_wa_id: Phone.optional().catch(undefined),
    user_id: UserId.optional().catch(undefined),
    previous_user_id: UserId.optional().catch(undefined),
  }),
});
const Choice = z.object({ id: z.string().max(256), title: z.string().max(256) });
const Text = z.object({ text: z.object({ body: z.string() }) });
const Interactive = z.object({
  interactive: z.union([
    z.object({ type: z.literal("button_reply"), button_reply: Choice }).transform((reply) => reply.button_reply),
    z.object({ type: z.literal("list_reply"), list_reply: Choice }).transform((reply) => reply.list_reply),
  ]),
});
const Audio = z.object({ audio: z.object({ id: z.string().regex(/^\d{1,64}$/) }) });
const Document = z.object({
  document: z.object({
    id: z.string().regex(/^\d{1,64}$/),
    filename: z.string().max(500).catch(""),
    mime_type: z.string().max(200).catch(""),
    caption: z.string().max(4096).optional().catch(undefined),
  }),
});
/** Contacts of the phone: of people whom the user may mean nothing but their mail addresses is read. */
const Contacts = z.object({
  contacts: z.array(
    z
      .object({
        emails: z
          .array(
            z
              .object({ email: z.email().max(254) })
              .loose()
              .catch({ email: "" }),
          )
          .catch([]),
      })
      .loose(),
  ),
});
/** A picture or a video: what was typed below it is all that is read of it. */
const Captioned = z.object({ caption: z.string().max(4096) });
const UNSEEN = { image: "picture", video: "video" } as const;
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
  identityChanges: IdentityChange[];
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
  const result: WhatsAppWebhook = { messages: [], identityChanges: [], statuses: [], unmodelled: 0, foreign: 0 };
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
    for (const part of value.messages ?? []) addMessage(result, part);
    for (const part of value.statuses ?? []) addStatus(result, part);
  }
  return result;
}

function addMessage(result: WhatsAppWebhook, part: unknown): void {
  const message = parseMessage(part);
  const change = message ? undefined : parseIdentityChange(part);
  if (message) result.messages.push(message);
  else if (change) result.identityChanges.push(change);
  else result.unmodelled += 1;
}

function addStatus(result: WhatsAppWebhook, part: unknown): void {
  const status = parseStatus(part);
  if (status) result.statuses.push(status);
  else result.unmodelled += 1;
}

function parseMessage(part: unknown): IncomingMessage | undefined {
  const message = Message.safeParse(part);
  if (!message.success) return undefined;
  const { id, from_user_id: senderId, timestamp, type, context } = message.data;
  const from = message.data.from ?? senderId;
  if (from === undefined) return undefined;
  const common = {
    messageId: id,
    from,
    ...(senderId && { senderId }),
    sentAt: timestamp,
    ...referenceOf(context),
  };

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
  const document = type === "document" ? Document.safeParse(part).data?.document : undefined;
  if (document) {
    const { id: mediaId, filename: fileName, mime_type: mimeType, caption: words = "" } = document;
    return { ...common, kind: "document", text: words, mediaId, fileName, mimeType };
  }
  // A changed number is read apart; a reaction is no question to us.
  if (type === "system" || type === "reaction") return undefined;
  return { ...common, kind: "other", text: "", ...captionOf(type, message.data), ...sharedOf(type, part) };
}

function sharedOf(type: string, part: unknown): Pick<IncomingMessage, "shared"> | null {
  if (type === "location") return { shared: "place" };
  const { data } = type === "contacts" ? Contacts.safeParse(part) : {};
  if (!data) return null;
  const emails = data.contacts.flatMap((contact) => contact.emails.map(({ email }) => email.toLowerCase()));
  return { shared: { emails: [...new Set(emails)].filter(Boolean).slice(0, MOST_EMAILS) } };
}

/** More than one leaves it open which is meant. */
const MOST_EMAILS = 5;

function captionOf(type: string, message: Record<string, unknown>): Pick<IncomingMessage, "text" | "unseen"> | null {
  if (type !== "image" && type !== "video") return null;
  const { data } = Captioned.safeParse(message[type]);
  return data ? { text: data.caption, unseen: UNSEEN[type] } : null;
}

/** A reference that cannot be read counts as one to a message that nobody knows: an answer to it answers nothing. */
function referenceOf(context: unknown): Pick<IncomingMessage, "forwarded" | "repliesTo"> {
  if (context === undefined || context === null) return {};
  const reference = Reference.safeParse(context);
  if (!reference.success) return { repliesTo: "" };
  const { id, forwarded, frequently_forwarded: often } = reference.data;
  return { ...((forwarded || often) && { forwarded: true }), ...(id !== undefined && { repliesTo: id }) };
}

function parseIdentityChange(part: unknown): IdentityChange | undefined {
  const message = Message.safeParse(part);
  const read = System.safeParse(part);
  if (!message.success || !read.success || message.data.type !== "system") return undefined;
  const { id, from, from_user_id, timestamp } = message.data;
  const { type, customer, wa_id, new_wa_id, user_id, previous_user_id } = read.data.system;
  const named = [from, from_user_id, customer, wa_id, new_wa_id, user_id, previous_user_id];
  const addresses = [...new Set(named.filter((address) => address !== undefined))];
  const loss = type.endsWith("changed_number") ? "number-changed" : "identity-changed";
  const newNumbers =
    loss === "number-changed"
      ? [wa_id, new_wa_id]
          .filter((number) => number !== undefined)
          .filter((number) => number !== from && number !== customer)
      : [];
  return addresses.length > 0 ? { messageId: id, addresses, newNumbers, loss, at: timestamp } : undefined;
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
