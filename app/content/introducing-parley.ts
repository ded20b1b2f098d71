import { whenBuilt } from "~/domain/capabilities";
import { claims } from "./claims";
import type { Post } from "./post";
import { figures } from "./shown-claims";

export const introducingParley: Post = {
  slug: "introducing-parley",
  title: "Introducing Parley: your meeting assistant on WhatsApp",
  excerpt:
    "Arranging a meeting takes eleven messages. We think it should take one. This is what we built, and for whom.",
  author: "The Parley team",
  date: "2025-01-15",
  readTime: "5\u00a0min\u00a0read",
  category: "Product",
  opening: [
    "Think of the last meeting you arranged. Somebody proposed Tuesday. You opened your calendar, closed it, proposed Wednesday. The invitation went out a day later, in the wrong time zone, and one of you forgot.",
    "Parley does that part. It is an assistant that you text on WhatsApp, with your Google Calendar in its hands and good manners: it asks before it writes.",
  ],
  passages: [
    {
      title: "What Parley is",
      blocks: [
        "Parley is a contact in your phone. Write “book 30 minutes with Anna tomorrow at three about the budget” and it answers with the day, the date, the time and the zone. Say yes, and the meeting is in your calendar and the invitation in Anna's mail.",
        `It also moves and cancels, tells you when you are free, names a conflict before it is booked, and takes back what you think better of. It reminds you in the chat. ${whenBuilt("summaries", "It mails you what was decided.", "Summaries are coming.")}`,
      ],
    },
    {
      title: "Boost sales",
      blocks: [
        `A lead that waits for a date goes cold. With Parley the next meeting is booked before the call has ended. Our claim: ${claims.dealsClosed.text}.`,
      ],
    },
    {
      title: "Save time",
      blocks: ["No links, no forms, no typing over. One message takes the place of a thread, several times a day."],
    },
    {
      title: whenBuilt("summaries", "Direct meeting summaries", "Direct meeting summaries (coming)"),
      blocks: [
        whenBuilt(
          "summaries",
          "What was decided and who does what, in your mail while everybody still remembers.",
          "Coming soon: what was decided and who does what, in your mail while everybody still remembers.",
        ),
      ],
    },
    {
      title: "Smart notifications",
      blocks: [
        `Running late? Say so in the chat that you have open anyway, and Parley tells the others or moves the meeting. Reminders come in the same chat.`,
      ],
    },
    {
      title: "How it works",
      blocks: [
        [
          "Connect WhatsApp: confirm your number with a six-digit code.",
          "Sync your calendar: give access to Google Calendar, and take it back whenever you like.",
          "Start scheduling: text what you need in your own words.",
          whenBuilt(
            "summaries",
            "Get summaries: read what was decided, in your mail.",
            "Get summaries (coming soon): read what was decided, in your mail.",
          ),
        ],
      ],
    },
    {
      title: "Who benefits",
      blocks: [
        [
          "Sales teams that live from the next appointment.",
          "Consultants who sell hours and should not spend them on calendars.",
          "Entrepreneurs without an assistant, until now.",
          "Recruiters whose candidates change plans all day.",
          "Customer success teams who promised to call back.",
        ],
      ],
    },
    {
      title: "The results",
      blocks: [figures.map(({ figure, text }) => `${figure} ${text}`)],
    },
  ],
};
