import * as z from "zod";
import type { JobOutcome, World } from "../world";
import type { TemplateSend } from "./message-rules";
import { advanceStatus, findMessage, type Message, type MessageStatus, USER_ID } from "./message-store";
import { templateCategory } from "./templates";
import { deliver, isAccepted, webhookBody } from "./webhook";

const Payload = z.object({ id: z.string(), status: z.enum(["sent", "delivered", "read"]) });
type LaterStatus = z.output<typeof Payload>["status"];

/** Statuses that follow by themselves, in this order, after the answer to the send. */
export function laterStatuses(world: World, phone: string, id: string, statuses: LaterStatus[]): void {
  for (const status of statuses) {
    world.later({ lane: `whatsapp:${phone}`, kind: "whatsapp-status", payload: { id, status } });
  }
}

export async function runStatus(payload: unknown, world: World): Promise<JobOutcome> {
  const { id, status } = Payload.parse(payload);
  const message = findMessage(world.sql, id);
  if (!message || message.status === "failed") return "done";
  return isAccepted(await deliverStatus(world, message, status)) ? "done" : "retry";
}

interface StatusError {
  code: number;
  title: string;
  message?: string | undefined;
}

/** Moves the message on and tells the app. @returns the app's HTTP status */
export function deliverStatus(
  world: World,
  message: Message,
  status: MessageStatus,
  error: StatusError = { code: 131026, title: "Message undeliverable" },
): Promise<number> {
  advanceStatus(world.sql, message.id, status);
  const details = error.message ?? error.title;
  return deliver(
    world,
    webhookBody(world, {
      statuses: [
        {
          id: message.id,
          status,
          timestamp: String(Math.floor(world.now / 1000)),
          ...(USER_ID.test(message.phone) ? { recipient_user_id: message.phone } : { recipient_id: message.phone }),
          ...(message.callback !== null && { biz_opaque_callback_data: message.callback }),
          ...(status === "failed"
            ? { errors: [{ code: error.code, title: error.title, message: error.title, error_data: { details } }] }
            : {
                pricing: {
                  billable: true,
                  pricing_model: "PMP",
                  type: "regular",
                  category: categoryOf(world, message),
                },
              }),
        },
      ],
    }),
  );
}

function categoryOf(world: World, message: Message): string {
  if (message.type !== "template") return "service";
  const send: TemplateSend = JSON.parse(message.content);
  return templateCategory(world, send);
}
