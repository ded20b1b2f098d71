import type { IncomingMessage } from "./incoming-message";
import type { Instant } from "./time";

/** A connected number, as far as routing goes. */
export interface LinkedNumber {
  userId: string;
  /** E.164 with the plus. */
  phone: string;
  /** The business-scoped user id that wrote from it; null until one has. */
  senderId: string | null;
  /** When the number was proven; null when that is not known. */
  provenAt: Instant | null;
}

export type Sender =
  /** `learns`: the user id that belongs to the number, not known before. */
  | { kind: "owner"; userId: string; learns?: string }
  /** The number is connected, but somebody else writes from it now. */
  | { kind: "changed" }
  | { kind: "stranger" };

/**
 * Whose message it is. The number decides; without one the user id does. A number whose user id is another than before
 * has changed hands: Meta keeps the id as long as somebody keeps their number.
 *
 * @param linked the connected numbers that the message names, any order
 */
export function senderOf({ from, senderId, sentAt }: IncomingMessage, linked: readonly LinkedNumber[]): Sender {
  const owner = linked.find(({ phone }) => phone === from);
  if (!owner) {
    const hidden = linked.find((one) => one.senderId !== null && one.senderId === from);
    return hidden ? { kind: "owner", userId: hidden.userId } : { kind: "stranger" };
  }
  const { userId, provenAt } = owner;
  if (senderId === undefined || senderId === owner.senderId) return { kind: "owner", userId };
  if (owner.senderId === null) return { kind: "owner", userId, learns: senderId };
  // What was written before the proof, and came late, says nothing about who has the number now.
  return sentAt < (provenAt ?? 0) ? { kind: "stranger" } : { kind: "changed" };
}

/** Whether a message still comes from the number that the user has connected: it may have waited in the inbox. */
export function isFromNumberOf(
  { from }: Pick<IncomingMessage, "from">,
  number: { whatsappConnected: boolean; whatsappPhone: string | null; whatsappUserId: string | null },
): boolean {
  return number.whatsappConnected && (from === number.whatsappPhone || from === number.whatsappUserId);
}
