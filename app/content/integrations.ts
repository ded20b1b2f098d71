export interface IntegrationWords {
  name: string;
  text: string;
  features: readonly string[];
  available: boolean;
}

export const integrations: readonly IntegrationWords[] = [
  {
    name: "WhatsApp",
    text: "The chat is the whole interface: ask, book, move and cancel by message.",
    features: [
      "Plain language, no commands",
      "Buttons for yes, no and another time",
      "Reads five languages, answers in English and Dutch",
    ],
    available: true,
  },
  {
    name: "Google Calendar",
    text: "Reads your free time and writes meetings after your yes.",
    features: ["Stays in step both ways", "Invitations to your guests", "Shows the Google Meet link of a meeting"],
    available: true,
  },
  {
    name: "iOS & Android",
    text: "Works in the WhatsApp app on every phone; nothing else to install.",
    features: ["iPhone and Android", "WhatsApp on the web and desktop", "Dictated messages work as text"],
    available: true,
  },
  {
    name: "Zapier",
    text: "Start workflows in 5,000+ apps when a meeting is booked or has ended.",
    features: ["Triggers for every change", "Add meetings from other apps", "No code"],
    available: false,
  },
  {
    name: "Outlook",
    text: "The same assistant for Microsoft 365 and Outlook calendars.",
    features: ["Stays in step both ways", "Shared calendars", "Teams links"],
    available: false,
  },
  {
    name: "Zoom/Teams",
    text: "Meeting rooms that open with the invitation.",
    features: ["A link for each meeting", "Summaries from the recording", "Your own account"],
    available: false,
  },
];
