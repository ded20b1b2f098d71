import type { MailKind } from "./mail";

/** Mail to the address came back for good, or its owner called a mail of ours spam. */
export type SuppressionReason = "bounced" | "complained";

/** What the person asks for at that moment, or has to know to keep the account safe: a complaint about others ends none. */
const ESSENTIAL: ReadonlySet<MailKind> = new Set([
  "confirm-sign-up",
  "account-exists",
  "reset-password",
  "password-changed",
  "sign-in-link",
  "confirm-address",
  "address-changed",
  "account-deleted",
  "sign-in-added",
  "api-key-created",
  "sign-in-removed",
  "plan-withdrawn",
  "support",
  "contact",
]);

/** Whether a mail of this kind is not sent to an address of which this is known; undefined when nothing is. */
export function isSuppressed(kind: string, reason: SuppressionReason | undefined): boolean {
  if (reason === undefined) return false;
  return reason === "bounced" || !ESSENTIAL.has(kind as MailKind); // a kind of another version is not essential
}

/** What a page says in place of "check your mail". */
export const MAIL_CAME_BACK =
  "Mail to this address came back to us, so none was sent now. Please use another address, or write to us if this one works again.";
