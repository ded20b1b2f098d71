import { type Capability, isBuilt } from "~/domain/capabilities";

export interface IntegrationWords {
  name: string;
  text: string;
  features: readonly string[];
  available: boolean;
}

const WORDS: readonly (Omit<IntegrationWords, "available"> & { needs: Capability })[] = [
  {
    name: "WhatsApp",
    needs: "whatsapp",
    text: "The chat is the whole interface: ask, book, move and cancel by message.",
    features: [
      "Plain language, no commands",
      "Buttons for yes, no and another time",
      "English, Dutch, German, French and Spanish",
    ],
  },
  {
    name: "Google Calendar",
    needs: "google-calendar",
    text: "Reads your free time and writes meetings after your yes.",
    features: ["Stays in step both ways", "Invitations to your guests", "Shows the Google Meet link of a meeting"],
  },
  {
    name: "iOS & Android",
    needs: "phones",
    text: "Works in the WhatsApp app on every phone; nothing else to install.",
    features: ["iPhone and Android", "WhatsApp on the web and desktop", "Dictated messages work as text"],
  },
  {
    name: "Zapier",
    needs: "zapier",
    text: "Start workflows in 5,000+ apps when a meeting is booked or has ended.",
    features: ["Triggers for every change", "Add meetings from other apps", "No code"],
  },
  {
    name: "Outlook",
    needs: "outlook",
    text: "The same assistant for Microsoft 365 and Outlook calendars.",
    features: ["Stays in step both ways", "Shared calendars", "Teams links"],
  },
  {
    name: "Zoom/Teams",
    needs: "video-meetings",
    text: "Meeting rooms that open with the invitation.",
    features: ["A link for each meeting", "Summaries from the recording", "Your own account"],
  },
];

export const integrations: readonly IntegrationWords[] = WORDS.map(({ needs, ...words }) => ({
  ...words,
  available: isBuilt(needs),
}));
