import { createHmac } from "node:crypto";
import * as z from "zod";
import type { Call } from "../call";
import { parseControl } from "../control/control";
import { ControlError, type JobOutcome, type World } from "../world";
import { findMail, type StoredMail } from "./mail-store";

const Event = z.object({
  id: z.string(),
  type: z.enum(["delivered", "bounced", "complained"]),
  bounce: z.enum(["Permanent", "Transient", "Undetermined"]).default("Permanent"),
});
type MailEvent = Omit<z.output<typeof Event>, "id">;

/** That the mail has arrived is told soon, after the answer to the send. */
export function laterDelivered(world: World, id: string): void {
  world.later({ lane: "resend", kind: "mail-delivered", payload: { id, eventId: newEventId() } });
}

const Payload = z.object({ id: z.string(), eventId: z.string() });

export async function runDelivered(payload: unknown, world: World): Promise<JobOutcome> {
  const { id, eventId } = Payload.parse(payload);
  const mail = findMail(world, id);
  if (!mail) return "done";
  const status = await deliver(world, mail, { type: "delivered", bounce: "Permanent" }, eventId);
  return status >= 200 && status < 300 ? "done" : "retry";
}

/** POST /control/mail/event: what became of a mail; delivered before it is answered. */
export async function mailEvent(call: Call, world: World) {
  const { id, ...event } = parseControl(Event, call);
  const mail = findMail(world, id);
  if (!mail) throw new ControlError(`There is no mail ${id}.`);
  const eventId = newEventId();
  return { ok: true, id: eventId, status: await deliver(world, mail, event, eventId) };
}

const newEventId = () => `msg_${crypto.randomUUID().replaceAll("-", "")}`;

/** Signed as Svix does for Resend: over the event's id, the time and the raw body. @returns the app's HTTP status */
function deliver(world: World, { id, mail }: StoredMail, { type, bounce }: MailEvent, eventId: string) {
  const created = new Date(world.now).toISOString();
  const body = JSON.stringify({
    type: `email.${type}`,
    created_at: created,
    data: {
      ...{ email_id: id, created_at: created, from: mail.from, to: mail.to, subject: mail.subject },
      ...(mail.tags.length > 0 && { tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])) }),
      ...(type === "bounced" && {
        bounce: {
          type: bounce,
          subType: "General",
          message: "The recipient's email provider sent a hard bounce message.",
          diagnosticCode: ["smtp; 550 5.1.1 user unknown"],
        },
      }),
    },
  });
  const at = Math.floor(world.now / 1000);
  const key = Buffer.from(world.env.RESEND_WEBHOOK_SECRET.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${eventId}.${at}.${body}`).digest("base64");
  return world.toApp({
    provider: "resend-webhook",
    url: `${world.env.APP_URL}/webhooks/resend`,
    headers: {
      "content-type": "application/json",
      "svix-id": eventId,
      "svix-timestamp": String(at),
      "svix-signature": `v1,${signature}`,
      "user-agent": "Svix-Webhooks/1.0",
    },
    body,
  });
}
