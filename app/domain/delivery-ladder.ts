import type { OutgoingMessage, TemplateMessage } from "./message";
import { isWindowOpen } from "./message-window";
import type { Instant } from "./time";

/** What decides how a message that is no answer reaches a user, as it is when it is sent. */
export interface Reader {
  /** E.164; null when no number is connected. */
  phone: string | null;
  lastInboundAt: Instant | null;
  optedOut: boolean;
}

/** What goes out now, or why nothing does: then the mail that lies beside the message takes its place. */
export type Rung = { send: OutgoingMessage } | { end: "erased" | "unlinked" | "opted-out" };

/**
 * The ladder for what is no answer: words of our own within 24 hours of the user's last message, else the approved
 * template that lies beside them, else (`end`) the mail. Judged when it is sent, however long it has waited.
 *
 * @param reader undefined when the account is gone
 * @param recipient to whom it was planned
 */
export function rungFor(message: OutgoingMessage, reader: Reader | undefined, recipient: string, now: Instant): Rung {
  if (!reader) return { end: "erased" };
  if (reader.optedOut) return { end: "opted-out" };
  if (reader.phone !== recipient) return { end: "unlinked" };
  const late = templateBeside(message);
  return { send: late && !isWindowOpen(reader.lastInboundAt, now) ? late : message };
}

/** Meta's code for words of our own more than 24 hours after the user's last message. */
export const WINDOW_CLOSED = 131047;

/**
 * What is sent at once in the place of a message that WhatsApp has refused: Meta's clock says when the window closes,
 * not ours. Null when the mail is next, as after every other refusal for good: a template that is not there or does not
 * fit (132xxx), a number that cannot be reached (131026).
 */
export function nextRung(message: OutgoingMessage, code: string | number | undefined): TemplateMessage | null {
  return code === WINDOW_CLOSED ? templateBeside(message) : null;
}

function templateBeside(message: OutgoingMessage): TemplateMessage | null {
  return message.kind === "template" ? null : (message.template ?? null);
}
