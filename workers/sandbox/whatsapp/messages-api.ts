import { type Call, isRecord, json, jsonOf } from "../call";
import type { World } from "../world";
import { GraphError, noCodeToUserId, unknownObject, windowClosed } from "./errors";
import { parseMessage, parseReadReceipt } from "./message-rules";
import { addMessage, digitsOf, findMessage, isAutomatic, isWindowOpen, newMessageId, setTyping } from "./message-store";
import { laterStatuses } from "./status";
import { findTemplate } from "./templates";

const TYPING_MS = 25_000;

/** POST /{version}/{phone number id}/messages: a message, or the receipt for one that was read. */
export function answerMessages(call: Call, world: World): Response {
  const body = jsonOf(call);
  if (!isRecord(body)) throw new GraphError(100, "Invalid parameter: the body must be a JSON object");
  return body.status === undefined ? send(body, world) : markRead(body, world);
}

function send(body: Record<string, unknown>, world: World): Response {
  const { sql, now } = world;
  const message = parseMessage(body);
  // Where both are given, `to` wins, as at Meta.
  const { to, recipient = "" } = message;
  const phone = to === undefined ? recipient : digitsOf(to);
  if (message.type === "template") {
    const { category } = findTemplate(world, message.template);
    if (to === undefined && category === "AUTHENTICATION") throw noCodeToUserId();
  }
  if (message.type !== "template" && !isWindowOpen(sql, phone, now)) throw windowClosed();

  const id = newMessageId();
  const content =
    message.type === "text" ? message.text : message.type === "interactive" ? message.interactive : message.template;
  addMessage(sql, {
    id,
    phone,
    direction: "out",
    type: message.type,
    content: JSON.stringify(content),
    quotes: message.context?.message_id ?? null,
    at: now,
    status: "accepted",
    callback: message.biz_opaque_callback_data ?? null,
  });
  setTyping(sql, phone, 0);
  if (isAutomatic(sql)) laterStatuses(world, phone, id, ["sent", "delivered"]);
  return json({
    messaging_product: "whatsapp",
    contacts: [to === undefined ? { input: recipient, user_id: recipient } : { input: to, wa_id: phone }],
    messages: [{ id, ...(message.type === "template" && { message_status: "accepted" }) }],
  });
}

function markRead(body: Record<string, unknown>, { sql, now }: World): Response {
  const receipt = parseReadReceipt(body);
  const message = findMessage(sql, receipt.message_id);
  if (message?.direction !== "in") throw unknownObject(receipt.message_id);
  sql.exec(
    "UPDATE whatsapp_messages SET status = 'read' WHERE direction = 'in' AND phone = ? AND n <= ?",
    ...[message.phone, message.n],
  );
  if (receipt.typing_indicator) setTyping(sql, message.phone, now + TYPING_MS);
  return json({ success: true });
}
