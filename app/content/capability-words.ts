import { CAPABILITIES, type Capability, isBuilt } from "~/domain/capabilities";

/** The name of each in a list. */
const NAMES: Record<Capability, string> = {
  booking: "booking meetings",
  moving: "moving meetings",
  cancelling: "cancelling meetings",
  undo: "undoing what was done, for a day",
  series: "meetings that repeat",
  conflicts: "naming what collides before it is booked",
  "free-times": "finding free times",
  "guests-free-times": "finding times that suit guests whose calendars you can see",
  "booking-links": "offering a guest a few times to pick from, on a page without an account",
  "running-late": "telling guests that you are late, or moving the meeting",
  preferences: "preferences that you tell it",
  travel: "other time zones on a journey",
  "voice-notes": "voice notes, where they are switched on",
  whatsapp: "WhatsApp",
  "google-calendar": "Google Calendar",
  phones: "iPhone and Android, through WhatsApp",
  "web-app": "your calendar and meetings on this site",
  "stop-messages": "stopping messages with one word",
  export: "exporting your data",
  deletion: "erasing your account",
  "email-support": "support by email",
  reminders: "a reminder before each meeting, on WhatsApp or by email",
  "daily-agenda": "a daily agenda at your time, on WhatsApp or by email",
  "conflict-alerts": "alerts about collisions that come up later",
  summaries: "meeting summaries",
  "action-items": "action items",
  "paid-plans": "paid plans",
  invoices: "invoices",
  teams: "teams",
  api: "the API, and an MCP server for other assistants",
  webhooks: "webhooks",
  templates: "meeting templates",
  analytics: "analytics",
  "custom-integrations": "custom integrations",
  "priority-support": "priority support",
  "account-manager": "a dedicated account manager",
  outlook: "Outlook",
  "apple-calendar": "Apple calendars",
  "video-meetings": "Zoom and Teams",
  zapier: "Zapier",
  "more-languages": "answers in more languages",
  "video-tutorials": "video tutorials",
  forum: "a community forum",
};

const ALL = Object.keys(CAPABILITIES) as Capability[]; // its keys are the type

export const builtNames = ALL.filter(isBuilt).map((capability) => NAMES[capability]);
export const comingNames = ALL.filter((capability) => !isBuilt(capability)).map((capability) => NAMES[capability]);
