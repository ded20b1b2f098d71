import type { Spoken } from "./language";
import type { Instant } from "./time";
import { untrustedText } from "./untrusted-text";

/** Longer subjects are cut by the programs that show them. */
const SUBJECT_MAX = 200;

/** What we say by mail. The text stands alone; the HTML says the same. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; our own address when absent. */
  replyTo?: string;
  /** Where its reader switches off what it is of, for what can be switched off. */
  unsubscribeUrl?: string;
  attachments?: readonly TextAttachment[];
}

/** A file of text that goes with a mail. */
export interface TextAttachment {
  filename: string;
  /** A media type. */
  type: string;
  text: string;
}

export type MailKind =
  | "confirm-sign-up"
  | "account-exists"
  | "reset-password"
  | "password-changed"
  | "sign-in-link"
  | "confirm-address"
  | "address-changed"
  | "account-deleted"
  | "sign-in-added"
  | "sign-in-removed"
  | "api-key-created"
  | "calendar-revoked"
  | "number-lost"
  | "running-late"
  | "times-offered"
  | "webhook-disabled"
  | "time-booked"
  | "offer-answered"
  | "reminder-mail"
  | "reply-mail"
  | "payment-failed"
  | "receipt"
  | "plan-ends"
  | "plan-withdrawn"
  | "conflict-mail"
  | "proposal-mail"
  | "agenda-mail"
  | "due-items-mail"
  | "summary-mail"
  | "guest-summary"
  | "support"
  | "contact";

/** A mail as it waits in the outbox: its words may hold links that open an account. */
export interface EncryptedMail {
  kind: "mail";
  /** The encrypted words. Rows are stored with this name. */
  sealed: string;
}

/** A mail that waits beside a WhatsApp message and is planned when that one fails. */
export interface FallbackMail {
  /** Its idempotency key as well. */
  id: string;
  recipient: string;
  kind: MailKind;
  sealed: string;
  /** How long it is good for from then on, milliseconds. */
  goodForMs: number;
  /** The moment after which it is not sent, where that is known, UTC milliseconds. */
  expiresAt?: Instant;
}

interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do; `url` is ours. */
  action?: { label: string; url: string };
  /** Below the action: what else there is to know. */
  after?: readonly string[];
  replyTo?: string;
  /** English unless given. */
  language?: Spoken;
}

/** A letter in both forms. Whatever people have typed is text in both, and a subject is one line without links. */
export function writeLetter({
  subject,
  greeting,
  paragraphs,
  action,
  after = [],
  replyTo,
  language = "en",
}: Letter): Mail {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    "Parley",
  ].join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
  const link = action ? `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>` : "";
  const html =
    [greeting, ...paragraphs].map(paragraph).join("\n") + link + [...after, "Parley"].map(paragraph).join("\n");
  return {
    subject: untrustedText(subject, SUBJECT_MAX),
    text,
    html: `<!doctype html><html lang="${language}"><body>${html}</body></html>`,
    ...(replyTo && { replyTo }),
  };
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
