import type { MailKind } from "./mail";

/** What a mail of ours that can be switched off is switched off by: the name of its switch among the preferences. */
const SWITCHES = {
  "reminder-mail": "notifyEmail",
  "reply-mail": "notifyEmail",
  "due-items-mail": "notifyEmail",
  "summary-mail": "notifyEmail",
  "conflict-mail": "notifyConflicts",
  "agenda-mail": "notifyAgenda",
} as const satisfies Partial<Record<MailKind, string>>;

export type SwitchableMail = keyof typeof SWITCHES;
export type MailSwitch = (typeof SWITCHES)[SwitchableMail];

/** Codes, receipts and what guards an account have no switch: they are not in here. */
export const isSwitchable = (kind: string): kind is SwitchableMail => Object.hasOwn(SWITCHES, kind);

export const switchOf = (kind: SwitchableMail): MailSwitch => SWITCHES[kind];

/** A switch under the label that it has in Settings, and what its user gets no more once it is off. */
export const SWITCH_WORDS: Record<MailSwitch, { label: string; ends: string }> = {
  notifyEmail: {
    label: "Email Notifications",
    ends: "reminders, alerts, meeting summaries and answers that WhatsApp refused, by email. What WhatsApp takes still comes there",
  },
  notifyConflicts: {
    label: "Conflict Alerts",
    ends: "alerts about meetings that overlap, on WhatsApp or by email",
  },
  notifyAgenda: { label: "Daily Agenda", ends: "daily agendas, on WhatsApp or by email" },
};

/**
 * The headers by which a mail program switches off what a mail is of, with one click and without signing in (RFC 2369,
 * RFC 8058).
 *
 * @param url https, takes the POST
 */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
