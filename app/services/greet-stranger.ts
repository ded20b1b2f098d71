import { claimGreeting } from "~/db/deliveries";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import type { Deps } from "./deps";
import { sendClaimed } from "./send-delivery";

/** One line to a number that nobody has connected: at most once an hour, however many messages come. */
export async function greetStranger(
  deps: Pick<Deps, "db" | "whatsapp" | "clock" | "queueDelivery">,
  { messageId, from, sentAt }: IncomingMessage,
  line: OutgoingMessage,
): Promise<void> {
  const id = `sign-up:${messageId}`;
  const claimed = await claimGreeting(deps.db, {
    id,
    idempotencyKey: id,
    channel: "whatsapp",
    recipient: from,
    kind: "sign-up",
    payload: line,
    state: "claimed",
    createdAt: sentAt,
    updatedAt: deps.clock(),
  });
  if (claimed) await sendClaimed(deps, id, from, line);
}
