/** Languages in which every template is approved. */
export const TEMPLATE_LANGUAGES = ["en", "nl", "de", "fr", "es"] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

export interface Template {
  /** Its name at Meta. */
  name: string;
  category: "UTILITY" | "AUTHENTICATION";
  /** Each with an example, which Meta wants beside a template; the order is that of {{1}}, {{2}}… */
  parameters: Readonly<Record<string, string>>;
  /** Quick replies, by what a tap means; each is sent with a payload that comes back. */
  buttons?: readonly string[];
  /** The longest body that it has in any language, in UTF-16 units; none where the words are Meta's own. */
  longest?: number;
}

/**
 * Every message that may go out when its reader has been silent for 24 hours, as it is approved by Meta; its words stand
 * in `template-words`, which the Worker has no use for. What is sent, what is submitted (`npm run templates`) and what the
 * sandbox has approved are all made from this. A template that is in use keeps its words under its name; other words want
 * another name.
 */
export const TEMPLATES = {
  code: { name: "parley_code", category: "AUTHENTICATION", parameters: { code: "123456" } },
  numberAsked: {
    name: "parley_number_asked",
    category: "UTILITY",
    parameters: { account: "a…@example.com" },
    longest: 120,
  },
  calendarDisconnected: {
    name: "parley_calendar_disconnected",
    category: "UTILITY",
    parameters: { link: "https://parley.example/dashboard/integrations" },
    longest: 104,
  },
  test: {
    name: "parley_test",
    category: "UTILITY",
    parameters: {},
    longest: 101,
  },
  reminder: {
    name: "parley_reminder",
    category: "UTILITY",
    parameters: {
      title: "Demo with Anna",
      time: "Tue 24 Nov, 15:00–15:30 (Amsterdam)",
      place: "https://meet.google.com/abc-defg-hij",
      people: "Anna de Vries",
    },
    buttons: ["late", "reschedule", "cancel"],
    longest: 111,
  },
  /** Meetings that start together are one message; which of them is meant is asked when something is to change. */
  reminders: {
    name: "parley_reminders",
    category: "UTILITY",
    parameters: { time: "Tue 24 Nov, 15:00 (Amsterdam)", meetings: "Demo with Anna · Budget review" },
    longest: 90,
  },
  agenda: {
    name: "parley_agenda",
    category: "UTILITY",
    parameters: {
      day: "Tuesday 24 November",
      meetings: "09:30 Standup · 11:00 Demo with Anna",
      free: "12:00–14:00",
    },
    longest: 115,
  },
  conflict: {
    name: "parley_conflict",
    category: "UTILITY",
    parameters: {
      first: "Demo with Anna",
      firstTime: "Tue 24 Nov, 15:00–15:30",
      second: "Budget review",
      secondTime: "Tue 24 Nov, 15:15–16:00",
    },
    buttons: ["moveFirst", "moveSecond", "keepBoth"],
    longest: 118,
  },
  /** What is asked for, and by whom, stands in `what` in the reader's own language. */
  proposal: {
    name: "parley_proposal",
    category: "UTILITY",
    parameters: {
      what: "“My assistant” asks to book: “Project kickoff”",
      time: "Tue 24 Nov, 15:00–15:30",
      people: "anna@example.com",
    },
    buttons: ["yes", "no"],
    longest: 112,
  },
  summaryReady: {
    name: "parley_summary_ready",
    category: "UTILITY",
    parameters: { title: "Demo with Anna", link: "https://parley.example/dashboard/meetings/1" },
    longest: 103,
  },
  /** The same with what can be done with it, where the plan has action items. */
  summaryActions: {
    name: "parley_summary_actions",
    category: "UTILITY",
    parameters: { title: "Demo with Anna", link: "https://parley.example/dashboard/meetings/1" },
    buttons: ["send", "items", "followUp"],
    longest: 103,
  },
  /** What the user has taken on in a meeting and is due that day. */
  dueItem: {
    name: "parley_due_item",
    category: "UTILITY",
    parameters: { item: "“I will send the offer”", meeting: "“Demo with Anna”" },
    buttons: ["done"],
    longest: 83,
  },
  /** Several of them: which is done is said in words. */
  dueItems: {
    name: "parley_due_items",
    category: "UTILITY",
    parameters: { items: "“I will send the offer” · “I will book the room”" },
    longest: 84,
  },
  transcriptMissing: {
    name: "parley_transcript_missing",
    category: "UTILITY",
    parameters: { title: "Demo with Anna", link: "https://parley.example/dashboard/meetings/1" },
    longest: 154,
  },
} as const satisfies Record<string, Template>;

export type TemplateUse = keyof typeof TEMPLATES;

export const TEMPLATE_USES = Object.keys(TEMPLATES) as TemplateUse[]; // the keys are those of the table

/** The row as it is in general, without what only the compiler wants to know. */
export function templateOf(use: TemplateUse): Template {
  return TEMPLATES[use];
}

/** The language in which a reader of `code` (a preference, BCP 47) gets templates: English for all others. */
export function templateLanguage(code: string): TemplateLanguage {
  const short = code.slice(0, 2).toLowerCase();
  return TEMPLATE_LANGUAGES.find((language) => language === short) ?? "en";
}

/** Says hello to a number that is connected, as its template does. */
export const HELLO: Readonly<Record<TemplateLanguage, string>> = {
  en: "This is Parley. Your WhatsApp is connected: tell me what to book, move or cancel.",
  nl: "Dit is Parley. Je WhatsApp is gekoppeld: zeg me wat ik moet boeken, verzetten of afzeggen.",
  de: "Hier ist Parley. Dein WhatsApp ist verbunden: sag mir, was ich buchen, verschieben oder absagen soll.",
  fr: "Ici Parley. Votre WhatsApp est connecté : dites-moi quoi réserver, déplacer ou annuler.",
  es: "Soy Parley. Tu WhatsApp está conectado: dime qué debo reservar, mover o cancelar.",
};
