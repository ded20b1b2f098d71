/** What a key of the API may do: a key has some of these, and a call asks for one. */
export const API_SCOPES = {
  "meetings:read": "See your meetings: when, where, with whom.",
  "meetings:write": "Book, change and cancel meetings. Guests are invited and told at once.",
  "meetings:write:unattended":
    "For assistants over MCP: book, cancel and undo without asking you. Words that others have written, in a calendar or a mail, may get such an assistant to do so. Without it you are asked each time. It needs meetings:write as well.",
  "availability:read": "See when you, and guests whose calendars you can see, are free or busy. No titles.",
  "summaries:read": "See what your meetings came to, and who took on what.",
  "events:read": "See what happens to your meetings, reminders and summaries: titles, times and places.",
  "contacts:read": "See the names and addresses of people you meet.",
  "preferences:read": "See your time zone, working hours, usual length, buffer and reminder.",
  "preferences:write": "Change those preferences.",
} as const satisfies Record<string, string>;

export type ApiScope = keyof typeof API_SCOPES;

/** In the order in which pages show them. */
export const ALL_API_SCOPES = Object.keys(API_SCOPES) as ApiScope[]; // its keys are the type

/** Software that has it writes to the calendar without the user's yes. */
export const UNATTENDED = "meetings:write:unattended" satisfies ApiScope;
