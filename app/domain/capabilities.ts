/** Whether something that Parley does, or is going to do, is there. */
export type CapabilityState = "built" | "coming";

/**
 * What Parley can do, and what it is going to. Every page, plan, question, fact for search engines and answer of the
 * agent that names one of these asks here, so that nothing is promised that is not there: when something is finished,
 * its word changes here and nowhere else.
 */
export const CAPABILITIES = {
  booking: "built",
  moving: "built",
  cancelling: "built",
  undo: "built",
  series: "built",
  conflicts: "built",
  "free-times": "built",
  "guests-free-times": "built",
  /** A page on which a guest without an account picks one of a few times. */
  "booking-links": "built",
  "running-late": "built",
  /** Events that are posted to servers of users. */
  webhooks: "built",
  preferences: "built",
  travel: "built",
  /** Messages of ours before a meeting. */
  reminders: "built",
  "conflict-alerts": "built",
  /** A list of the day's meetings, at a time that the user has chosen. */
  "daily-agenda": "built",
  /** Where the operator has set up a listener. */
  "voice-notes": "built",
  whatsapp: "built",
  "google-calendar": "built",
  phones: "built",
  "web-app": "built",
  "stop-messages": "built",
  export: "built",
  deletion: "built",
  "email-support": "built",
  /** Choosing, paying, changing and cancelling a plan. */
  "paid-plans": "built",
  invoices: "built",
  /** Kinds of meetings, in the plans that have them. */
  templates: "built",
  /** Keys, and what software can do with them. */
  api: "built",
  /** Answers in each of the languages that are understood. */
  "more-languages": "built",
  /** From pasted words, files, and Google Meet where that is switched on. */
  summaries: "built",
  "action-items": "built",

  teams: "coming",
  analytics: "coming",
  "custom-integrations": "coming",
  "priority-support": "coming",
  "account-manager": "coming",
  outlook: "coming",
  "apple-calendar": "coming",
  "video-meetings": "coming",
  zapier: "coming",
  "video-tutorials": "coming",
  forum: "coming",
} as const satisfies Record<string, CapabilityState>;

export type Capability = keyof typeof CAPABILITIES;

export function isBuilt(capability: Capability): boolean {
  // The compiler knows which are built today; that is not for others to rely on.
  const states: Record<Capability, CapabilityState> = CAPABILITIES;
  return states[capability] === "built";
}

/** What is said of a capability: the plain promise once it is there, until then that it is coming. */
export function whenBuilt<T>(capability: Capability, promise: T, coming: T): T {
  return isBuilt(capability) ? promise : coming;
}
