import * as z from "zod";
import type { JobOutcome, World } from "../world";
import { ControlError } from "../world";
import { keepMedia } from "./media";
import {
  addMessage,
  advanceStatus,
  digitsOf,
  findMessage,
  keyOf,
  listMessages,
  newMessageId,
  openWindow,
  USER_ID,
} from "./message-store";
import { deliver, isAccepted, webhookBody } from "./webhook";

/** How long after a refused webhook the next try comes. */
const REDELIVERY_MS = 2_000;

const Reply = z.object({ id: z.string(), title: z.string().optional() });

/** `says` is kept with the sound, for whoever plays speech recognition. */
export const VoiceNote = z.strictObject({
  base64: z.string().optional(),
  mimeType: z.string().optional(),
  says: z.string().optional(),
});

/** A file that is sent, with words below it or none. */
const Document = z.strictObject({
  base64: z.string(),
  filename: z.string(),
  mimeType: z.string().default("application/octet-stream"),
  caption: z.string().max(1024).optional(),
});

/** `id`: the message that is quoted, anybody's; `forwarded`: passed on from another chat, `"often"` as Meta marks chains. */
const Context = z.strictObject({
  id: z.string().min(1).optional(),
  forwarded: z.union([z.boolean(), z.literal("often")]).optional(),
});

const PHONE = z.string().regex(/^\+?\d[\d ()-]{5,20}$/);
const UserId = z.string().regex(USER_ID);

/** Who writes: `userId` is the business-scoped user id; without `from` the person hides their number. */
const WHO = { from: PHONE.optional(), userId: UserId.optional() };

/** How it comes: its moment, its id, and how often. */
const SENT = {
  timestamp: z.coerce.number().int().min(100_000_000).optional(),
  /** The business number that is texted; the app's own when absent. */
  phoneNumberId: z.string().min(1).optional(),
  id: z.string().min(1).optional(),
  times: z.int().min(1).max(100).default(1),
};

/** What WhatsApp itself says about somebody. The phone and user id of before are `from` and `userId`. */
export const SystemEvent = z.strictObject({
  ...WHO,
  type: z.enum(["user_changed_number", "user_changed_user_id", "customer_identity_changed"]),
  newNumber: PHONE.optional(),
  newUserId: UserId.optional(),
  ...SENT,
});

/**
 * What a person does with their phone: text, a tap on a button, a chosen row, a voice note (`audio: true` for
 * one without words) or a file.
 */
export const Inbound = z.strictObject({
  ...WHO,
  name: z.string().optional(),
  text: z.string().min(1).max(4096).optional(),
  button: Reply.optional(),
  list: Reply.extend({ description: z.string().optional() }).optional(),
  audio: z.union([z.literal(true), VoiceNote]).optional(),
  document: Document.optional(),
  context: Context.optional(),
  ...SENT,
});
export type Inbound = z.output<typeof Inbound>;

/** Builds Meta's webhook, signs it and delivers it, `times` in parallel. */
export async function receive(world: World, inbound: Inbound): Promise<{ id: string; deliveries: number[] }> {
  const { phone, sender } = whoIs(inbound);
  const id = idOf(inbound.id);
  const seconds = inbound.timestamp ?? Math.floor(world.now / 1000);
  const { type, content, quotes: answered } = await contentOf(world, phone, inbound);
  const quotes = inbound.context?.id ?? answered;

  const context = contextOf(world, phone, quotes, inbound.context?.forwarded);
  const message = { ...sender, id, timestamp: String(seconds), ...(context && { context }), type, [type]: content };
  const contact = {
    profile: { name: inbound.name ?? "Demo" },
    ...(inbound.from !== undefined && { wa_id: phone }),
    ...(inbound.userId !== undefined && { user_id: inbound.userId }),
  };
  const body = webhookBody(world, { contacts: [contact], messages: [message] }, inbound.phoneNumberId);

  addMessage(world.sql, {
    ...{ id, phone, direction: "in", type, content: JSON.stringify(content), quotes },
    ...{ at: seconds * 1000, status: "sent", callback: null },
  });
  // Meta counts from the arrival; a sender who lives ahead of our clock keeps the window open until then.
  openWindow(world.sql, phone, Math.max(world.now, seconds * 1000));

  const deliveries = await Promise.all(Array.from({ length: inbound.times }, () => deliver(world, body)));
  if (deliveries.some(isAccepted)) advanceStatus(world.sql, id, "delivered");
  else {
    const payload = { id, body } satisfies Redelivery;
    world.later({ lane: `whatsapp:${phone}`, kind: "whatsapp-redeliver", payload, due: world.now + REDELIVERY_MS });
  }
  return { id, deliveries };
}

/** As Meta puts it: who wrote what is quoted and its id, and the marks of what was passed on only where they are true. */
function contextOf({ sql, env }: World, phone: string, quotes: string | null, forwarded: boolean | "often" = false) {
  if (quotes === null && !forwarded) return null;
  const isOwn = quotes !== null && findMessage(sql, quotes)?.direction === "in";
  return {
    ...(quotes !== null && { from: isOwn ? phone : env.WHATSAPP_DISPLAY_PHONE_NUMBER, id: quotes }),
    ...(forwarded && { [forwarded === "often" ? "frequently_forwarded" : "forwarded"]: true }),
  };
}

/** Builds Meta's system message, which has no contacts, signs it and delivers it, `times` in parallel. */
export async function tellChange(
  world: World,
  event: z.output<typeof SystemEvent>,
): Promise<{ id: string; deliveries: number[] }> {
  const { sender } = whoIs(event);
  const { type, newNumber, newUserId, userId } = event;
  const id = idOf(event.id);
  const system = {
    body: "The person has changed something",
    type,
    ...(newNumber !== undefined && { wa_id: digitsOf(newNumber) }),
    ...(newUserId !== undefined && { user_id: newUserId, previous_user_id: userId }),
    ...(type === "customer_identity_changed" && sender.from !== undefined && { customer: sender.from }),
  };
  const timestamp = String(event.timestamp ?? Math.floor(world.now / 1000));
  const message = { ...sender, id, timestamp, type: "system", system };
  const body = webhookBody(world, { messages: [message] }, event.phoneNumberId);
  return { id, deliveries: await Promise.all(Array.from({ length: event.times }, () => deliver(world, body))) };
}

/** What the conversation is kept under, and how Meta names who writes. */
function whoIs({ from, userId }: { from?: string | undefined; userId?: string | undefined }) {
  const address = from ?? userId;
  if (address === undefined) throw new ControlError("Give from, userId, or both.");
  const sender: { from?: string; from_user_id?: string } = {
    ...(from !== undefined && { from: digitsOf(from) }),
    ...(userId !== undefined && { from_user_id: userId }),
  };
  return { phone: keyOf(address), sender };
}

function idOf(wanted: string | undefined): string {
  return wanted === undefined ? newMessageId() : `wamid.${wanted.replace(/^wamid\./, "")}`;
}

const Redelivery = z.object({ id: z.string(), body: z.string() });
type Redelivery = z.output<typeof Redelivery>;

/** A webhook that the app did not take comes again, signed over the same bytes. */
export async function runRedelivery(payload: unknown, world: World): Promise<JobOutcome> {
  const { id, body } = Redelivery.parse(payload);
  if (!isAccepted(await deliver(world, body))) return "retry";
  advanceStatus(world.sql, id, "delivered");
  return "done";
}

interface Content {
  type: "text" | "interactive" | "button" | "audio" | "document";
  content: Record<string, unknown>;
  /** The message that this answers. */
  quotes: string | null;
}

async function contentOf(world: World, phone: string, inbound: Inbound): Promise<Content> {
  const { text, button, list, audio, document } = inbound;
  if ([text, button, list, audio, document].filter((part) => part !== undefined).length !== 1) {
    throw new ControlError("Give exactly one of text, button, list, audio and document.");
  }
  if (button) {
    const asked = findOffer(world, phone, button.id);
    const title = button.title ?? button.id;
    if (asked?.type === "template") {
      return { type: "button", content: { payload: button.id, text: title }, quotes: asked.id };
    }
    const content = { type: "button_reply", button_reply: { id: button.id, title } };
    return { type: "interactive", content, quotes: asked?.id ?? null };
  }
  if (list) {
    const asked = findOffer(world, phone, list.id);
    const row = {
      id: list.id,
      title: list.title ?? list.id,
      ...(list.description && { description: list.description }),
    };
    return { type: "interactive", content: { type: "list_reply", list_reply: row }, quotes: asked?.id ?? null };
  }
  if (audio) return { type: "audio", content: await keepMedia(world, audio === true ? {} : audio), quotes: null };
  if (document) {
    const { filename, caption, ...file } = document;
    const { voice: _, ...kept } = await keepMedia(world, file);
    return { type: "document", content: { ...kept, filename, ...(caption && { caption }) }, quotes: null };
  }
  return { type: "text", content: { body: text }, quotes: null };
}

/** The newest message of the agent that offered this button or row. */
function findOffer({ sql }: World, phone: string, id: string) {
  const quoted = JSON.stringify(id);
  return listMessages(sql, phone, null).findLast(
    ({ direction, content }) => direction === "out" && content.includes(quoted),
  );
}
