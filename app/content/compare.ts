import { PLANS } from "~/domain/plans";

/** What people use in place of Parley, by kind: no product of others is judged by name. */
export const COMPARED = ["Parley", "A booking page", "A calendar app", "A person"] as const;

const cheapest = Math.min(...PLANS.map(({ priceCents }) => priceCents)) / 100;

/** One question, and how each answers it, in the order of `COMPARED`. */
export const comparison: readonly { question: string; answers: readonly [string, string, string, string] }[] = [
  {
    question: "Where you do it",
    answers: [
      "In WhatsApp, in your own words; on the web too.",
      "On its site; then you send a link.",
      "On its own screen, by hand.",
      "Any way the two of you like.",
    ],
  },
  {
    question: "What your guest does",
    answers: [
      "Answers an invitation, or picks a time on a page without an account.",
      "Opens your link and picks a time.",
      "Answers an invitation.",
      "Answers a mail or a call.",
    ],
  },
  {
    question: "When something is in the way",
    answers: [
      "It is named before anything is booked, with times that are free instead. Later, too, when somebody else's change makes the clash.",
      "A time that is taken is not offered.",
      "It shows both side by side; seeing it is up to you.",
      "They see it, and ask.",
    ],
  },
  {
    question: "What it knows of your guests",
    answers: [
      "Free and busy of those who share it with you in Google Calendar.",
      "Mostly nothing; of colleagues often what they share.",
      "What they share with you.",
      "What they ask, and remember.",
    ],
  },
  {
    question: "Moving a whole day",
    answers: [
      "One sentence, one yes, one undo.",
      "Each meeting by itself.",
      "Each meeting by itself.",
      "One sentence.",
    ],
  },
  {
    question: "When it writes to your calendar",
    answers: [
      "After your yes, and it can be undone for a day.",
      "When a guest picks, without you.",
      "When you press save.",
      "When you have agreed, or when they think you would.",
    ],
  },
  {
    question: "Which calendars",
    answers: [
      "Google Calendar; others are coming.",
      "Most work with all the big ones.",
      "Its own, and mostly others.",
      "All of them.",
    ],
  },
  {
    question: "Payments, intake forms, taking turns in a team",
    answers: ["No.", "Many do.", "No.", "Yes, by other means."],
  },
  {
    question: "Phone calls, travel, judgement",
    answers: ["No.", "No.", "No.", "Yes."],
  },
  {
    question: "What it costs",
    answers: [
      `From €${cheapest} a month after the free trial.`,
      "Often nothing for one person.",
      "Often nothing.",
      "A salary, or a fee by the hour.",
    ],
  },
];

/** When something else is the better choice. */
export const betterElsewhere = [
  "Your calendar is in Outlook or with Apple: Parley does not work with them yet.",
  "Strangers book you all day, and pay or fill in a form first: take a booking page.",
  "Somebody has to phone the restaurant, or to know when a meeting should not happen: take a person.",
] as const;
