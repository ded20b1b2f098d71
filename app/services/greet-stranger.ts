import { runTogether } from "~/db/database";
import { claimGreeting, newDelivery, planDelivery } from "~/db/deliveries";
import { deleteStrangerOptOut, isStrangerOptedOut, optOutStranger } from "~/db/opt-outs";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import type { Deps } from "./deps";
import { type SendDeps, sendClaimed } from "./send-delivery";

type Sending = SendDeps & Pick<Deps, "whatsapp">;

/**
 * One line to a number that nobody has connected: at most once an hour, however many messages come, and none once the
 * number has said STOP.
 */
export async function greetStranger(
  deps: Sending,
  { messageId, from, sentAt }: IncomingMessage,
  line: OutgoingMessage,
): Promise<void> {
  if (await isStrangerOptedOut(deps.db, from)) return;
  const id = `sign-up:${messageId}`;
  const row = { id, channel: "whatsapp", recipient: from, kind: "sign-up", payload: line, state: "claimed" } as const;
  const claimed = await claimGreeting(deps.db, newDelivery({ ...row, createdAt: sentAt }, deps.clock()));
  if (claimed) await sendClaimed(deps, id, from, line);
}

/**
 * Does what a number that nobody has connected has said about messages.
 *
 * @returns whether that is to be answered: a second STOP is not
 */
export async function setStrangerMessages(
  { db }: Pick<Deps, "db">,
  { from, sentAt }: IncomingMessage,
  wanted: "stop" | "start",
): Promise<boolean> {
  if (wanted === "stop") return optOutStranger(db, from, sentAt);
  await runTogether(db, [deleteStrangerOptOut(db, from)]);
  return true;
}

/** An answer to a number that nobody has connected. */
export async function answerStranger(
  deps: Sending,
  { messageId, from, sentAt }: IncomingMessage,
  line: OutgoingMessage,
): Promise<void> {
  const id = `reply:${messageId}`;
  const row = { id, channel: "whatsapp", recipient: from, kind: "reply", payload: line, state: "claimed" } as const;
  await runTogether(deps.db, [planDelivery(deps.db, newDelivery({ ...row, createdAt: sentAt }, deps.clock()))]);
  await sendClaimed(deps, id, from, line);
}
