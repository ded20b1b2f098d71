import { isComing } from "./line";
import type { Block } from "./prose";

export const story: readonly Block[] = [
  "Parley began with a calendar that nobody kept. We met clients all day, agreed on times in WhatsApp, and typed them over at night, if we remembered. The tools that promised to help wanted a link, a page, another app. The people we met only wanted to text back “Thursday works”.",
  "So we built an assistant that sits where the agreement is made. You text it as you would text a colleague. It knows your calendar, asks when something is unclear, and does nothing you have not said yes to.",
  "We are a small company in the Netherlands. We would rather be exactly right about one meeting than roughly right about a hundred.",
];

export const values = [
  { title: "Mission-Driven", text: "Give people back the hours that go into arranging instead of meeting." },
  {
    title: "Customer-First",
    text: "You own your calendar and your words. We ask before we write, and for a day one word undoes it.",
  },
  {
    title: "Innovation",
    text: "We use language models where they help and plain rules where being wrong is not an option: dates and times.",
  },
  { title: "Simplicity", text: "No new app, no manual. If it cannot be said in one message, we think again." },
] as const;

export const reasons: readonly string[] = [
  "It lives in the chat you already use, on every phone and on the web.",
  "Every date is repeated with weekday and time before it is booked, and with the time zone unless it is plainly yours.",
  "Guests need nothing: they get an ordinary calendar invitation.",
  "What collides is named before it is booked, with free times instead.",
  "You can export or erase everything, at any time.",
];

const PLANNED = [
  {
    needs: "video-meetings",
    title: "Video meeting integration",
    text: "Parley opens the room, and joins only if you ask it to.",
  },
  {
    needs: "analytics",
    title: "Advanced analytics",
    text: "Where your meeting hours go, and which of them you could have back.",
  },
  {
    needs: "more-languages",
    title: "Multi-language support",
    text: "Parley reads and answers in English, Dutch, German, French and Spanish.",
  },
] as const;

/** What comes next: what is there is planned no more. */
export const roadmap = PLANNED.filter(isComing);
