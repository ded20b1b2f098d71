import { isBuilt, whenBuilt } from "~/domain/capabilities";
import { TRIAL_DAYS, TRIAL_MEETINGS } from "~/domain/trial";
import { claims } from "./claims";
import { exchanges } from "./exchanges";

export const hero = {
  title: "Text it. It is in your calendar.",
  text: "Parley is the meeting assistant you message on WhatsApp. It finds the time, shows you what it will book, and invites everyone once you say yes.",
  trial: `${TRIAL_DAYS}-day free trial. No credit card required.`,
  proof: [claims.customers, claims.timeSaved],
  /** Beside the prices. */
  plans: whenBuilt(
    "paid-plans",
    "",
    "Paid plans are coming: until they open, nothing can be bought and nothing is charged.",
  ),
};

export const film = {
  title: "One message, one answer, one yes, and the meeting is in the calendar.",
  /** What is seen of the day below the talk, `exchanges.film`. */
  day: {
    title: "Wednesday 25 Nov",
    events: [
      { name: "Standup", time: "09:30–10:00" },
      { name: "Lunch with Tom", time: "12:30–13:30" },
      { name: "Budget", time: "15:00–15:30", isNew: true },
    ],
  },
};

export const features = [
  {
    title: "Smart Scheduling",
    text: "Say it as you would to a colleague: “coffee with Anna, Thursday afternoon”. Parley checks your Google Calendar, proposes a free time with day and date, and books after your yes.",
    coming: false,
    exchanges: [exchanges.find, exchanges.clash],
  },
  {
    title: "Intelligent Notifications",
    text: `A collision is named before it is booked, with free times to choose from. Running late? Say so, and Parley tells the others or moves the meeting. Before a meeting you get a reminder in the chat, and every morning your agenda, if you like.`,
    coming: false,
    exchanges: [exchanges.reminder, exchanges.late],
  },
  {
    title: "Auto Summaries",
    text: "After the meeting, an email with what was said, what was decided and who does what, short enough to read at the lift.",
    coming: !isBuilt("summaries"),
    exchanges: [exchanges.promised, exchanges.openWith],
  },
] as const;

/** A picture of the product's own calendar. */
export const week = {
  title: "And a week that you can read",
  text: "What you book by text stands in your Google Calendar, and here: overlaps side by side, a double booking marked, the chosen day beside its week.",
  alt: "Parley’s calendar: a week of meetings of several kinds, two of them double-booked and marked, with the list of one day.",
};

export const steps = [
  {
    title: "Connect",
    text: "Sign up, connect Google Calendar and confirm your WhatsApp number. It takes two minutes.",
  },
  {
    title: "Schedule",
    text: "Text the meeting in your own words. Parley shows what it will book and waits for your yes.",
  },
  {
    title: "Meet",
    text: "Everybody has an invitation. Late, ill or double-booked? One message moves it.",
  },
  {
    title: "Review",
    text: `Ask what your week looks like, and undo what you think better of. ${whenBuilt("action-items", "A summary with action items is in your mail.", "Summaries with action items are coming.")}`,
  },
] as const;

export const faq = [
  {
    question: "Do I have to install anything?",
    answer:
      "No. If you have WhatsApp, you have Parley. You sign up on this site, connect your calendar, confirm your number with a six-digit code, and start texting.",
  },
  {
    question: "Which calendars does it work with?",
    answer: whenBuilt(
      "outlook",
      whenBuilt(
        "apple-calendar",
        "Google Calendar, Outlook and Apple calendars.",
        "Google Calendar and Outlook. Apple calendars are coming.",
      ),
      "Google Calendar, today. Outlook and Apple calendars are coming soon; tell us which one you are waiting for.",
    ),
  },
  {
    question: "Does Parley ever change my calendar by itself?",
    answer:
      "No. It answers questions at once, but it shows you every new, moved or cancelled meeting first and waits for your yes. If you change your mind, reply “undo” within a day.",
  },
  {
    question: "What happens after the free trial?",
    answer: `The trial lasts ${TRIAL_DAYS} days and ${TRIAL_MEETINGS} meetings, and needs no credit card. When it ends, nothing is charged and your calendar stays as it is. ${whenBuilt("paid-plans", "You choose a plan, or Parley stops booking new meetings.", "Parley stops booking new meetings then. Paid plans, with which it will go on, are coming and cannot be bought yet.")}`,
  },
  {
    question: "Is my data safe?",
    answer:
      "Access to your calendar is kept encrypted, you can withdraw it at any moment, and you can export or erase everything we hold about you. We never sell data and never train models on your meetings.",
  },
  {
    question: "Can I cancel whenever I want?",
    answer: whenBuilt(
      "paid-plans",
      `Yes, at any time, with effect from the end of the month you have paid for. Your data stays accessible for ${claims.keptAfterCancelling.text} after that.`,
      "There is nothing to cancel yet: paid plans are coming, and the trial ends by itself. You can erase your account in your settings whenever you want, and text STOP to get no more messages.",
    ),
  },
] as const;

export const closing = {
  title: "Your next meeting is one message away",
  text: `Start your ${TRIAL_DAYS}-day free trial. No credit card, no new app, and you can stop any time.`,
};
