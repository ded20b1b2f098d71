import { bearerOf, type Call, json, jsonOf } from "../call";
import type { World } from "../world";
import { laterDelivered } from "./mail-events";
import { type Mail, ResendError, readMail } from "./mail-rules";
import { addMail, findMail, listMails, type StoredMail } from "./mail-store";

const KEY_MS = 24 * 60 * 60 * 1000;
const BATCH_MAX = 100;

/** Resend's API for sending: one mail, a batch, and what became of them. */
export function answerEmails(call: Call, world: World): Response {
  try {
    if (!call.headers.get("user-agent")) throw new ResendError(403, "validation_error", "error code: 1010");
    if (!bearerOf(call)) throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
    return route(call, world);
  } catch (error) {
    if (error instanceof ResendError) return json(error.body(), error.status);
    throw error;
  }
}

function route(call: Call, world: World): Response {
  switch (`${call.method} ${call.path}`) {
    case "POST /emails":
      return once(call, world, (key) => ({ id: take(world, readMail(jsonOf(call)), key) }));
    case "POST /emails/batch":
      return once(call, world, (key) => ({ data: readBatch(call).map((mail) => ({ id: take(world, mail, key) })) }));
    case "GET /emails":
      return json({ object: "list", has_more: false, data: listMails(world).reverse().map(summary) });
  }
  const id = /^\/emails\/([\w-]+)$/.exec(call.path)?.[1];
  const stored = id && call.method === "GET" ? findMail(world, id) : undefined;
  if (stored) return json(whole(stored));
  throw new ResendError(404, "not_found", "Email not found");
}

/** It is in the mailbox at once; that it has arrived is told afterwards. */
function take(world: World, mail: Mail, key: string | null): string {
  const id = addMail(world, mail, key);
  laterDelivered(world, id);
  return id;
}

/** The same key with the same mail gives the first answer for a day; with another mail it is refused. */
function once({ headers, body }: Call, { sql, now }: World, send: (key: string | null) => object): Response {
  const key = headers.get("idempotency-key");
  if (key === null) return json(send(null));
  if (key.length < 1 || key.length > 256) {
    throw new ResendError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
  }
  sql.exec("DELETE FROM mail_keys WHERE at <= ?", now - KEY_MS);
  const [before] = sql
    .exec<{ payload: string; answer: string }>("SELECT payload, answer FROM mail_keys WHERE key = ?", key)
    .toArray();
  if (before && before.payload !== body) {
    throw new ResendError(
      409,
      "invalid_idempotent_request",
      "Same idempotency key used with a different request payload.",
    );
  }
  const answer = before ? JSON.parse(before.answer) : send(key);
  if (!before) sql.exec("INSERT INTO mail_keys VALUES (?, ?, ?, ?)", key, body, JSON.stringify(answer), now);
  return json(answer);
}

function readBatch(call: Call): Mail[] {
  const items = jsonOf(call);
  if (!Array.isArray(items) || items.length < 1 || items.length > BATCH_MAX) {
    throw new ResendError(422, "validation_error", `A batch has 1 to ${BATCH_MAX} emails.`);
  }
  const mails = items.map(readMail);
  if (mails.some(({ attachments }) => attachments.length > 0)) {
    throw new ResendError(422, "invalid_attachment", "Attachments are not supported in a batch.");
  }
  return mails;
}

function summary({ id, mail, at }: StoredMail) {
  const { to, from, subject, cc, bcc, reply_to } = mail;
  const created_at = new Date(at).toISOString().replace("T", " ").replace("Z", "+00");
  return { id, to, from, created_at, subject, cc, bcc, reply_to, last_event: "delivered" };
}

function whole(stored: StoredMail) {
  const { text, html } = stored.mail;
  return {
    object: "email",
    ...summary(stored),
    ...(html !== undefined && { html }),
    ...(text !== undefined && { text }),
  };
}
