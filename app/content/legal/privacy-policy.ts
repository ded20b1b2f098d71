import { whenBuilt } from "~/domain/capabilities";
import { RETENTION, retentionLine, STAYS } from "~/domain/retention";
import { claims } from "../claims";
import { company } from "../company";
import type { Passage } from "../prose";

export const privacyOpening = `${company.name} (“we”) makes Parley. This policy says what we know about you, why, and what you can do about it.`;

const COMING_WITH_PLANS = whenBuilt("paid-plans", "", " (coming with paid plans)");

export const privacyPolicy: readonly Passage[] = [
  {
    title: "1. Who is responsible",
    blocks: [
      `${company.name}, ${company.address.join(", ")}, ${company.registration}, is the controller of your personal data under the General Data Protection Regulation (GDPR). Write to ${company.email} about anything in this policy.`,
    ],
  },
  {
    title: "2. What we process",
    blocks: [
      [
        "Account: your name, email address, password hash, time zone and preferences.",
        "WhatsApp: your phone number and the messages you exchange with Parley.",
        "Calendar: events, attendees and free times of the Google Calendar you connect.",
        "What makes Parley yours: preferences you set or tell it, and the names and addresses of people you meet.",
        "Voice notes, where they are switched on: the words. The recording is forgotten once it is heard.",
        `Payment${COMING_WITH_PLANS}: your plan and its state. Card details go to our payment provider and never reach us.`,
        "Technical: sessions, the kind of browser, and counts of sign-in tries.",
        "Letters: what you write to us through the contact form or by mail.",
      ],
    ],
  },
  {
    title: "3. Why, and on what ground",
    blocks: [
      [
        "To provide Parley: to perform our agreement with you.",
        "To keep it safe and to prevent abuse: our legitimate interest.",
        "To keep accounts and pay tax: a legal duty.",
        "To answer your letters: our legitimate interest, or steps you asked for before an agreement.",
      ],
      "We do not sell data, show advertisements, or train models on your messages or meetings.",
    ],
  },
  {
    title: "4. Google user data",
    blocks: [
      "Parley uses what it receives from Google only to show and change your meetings as you ask. It follows the Google API Services User Data Policy, including its Limited Use requirements. People read it only with your consent, for security, or where the law demands it.",
    ],
  },
  {
    title: "5. Who else sees it",
    blocks: [
      "We use companies that process data for us, under contract and only for the purpose named:",
      [
        "Cloudflare: hosting and storage.",
        "Meta (WhatsApp Business): carrying messages.",
        "Google: the calendar you connect.",
        `Stripe: payments${COMING_WITH_PLANS}.`,
        "Resend: email.",
        "Where it is switched on, a provider of language models: to understand a message or write down a voice note.",
      ],
      "Where data leaves the European Economic Area, we rely on the European Commission's adequacy decisions or standard contractual clauses.",
    ],
  },
  {
    title: "6. How long",
    blocks: [
      [
        ...Object.values(STAYS).map(({ what, until }) => `${what}: ${until}.`),
        ...whenBuilt(
          "paid-plans",
          [`After you cancel a plan: your data stays accessible for ${claims.keptAfterCancelling.text}.`],
          [],
        ),
        `Invoices${whenBuilt("invoices", "", " (coming with paid plans)")}: they stay with Stripe for seven years, as Dutch tax law demands, also when you erase your account.`,
      ],
      "The rest is deleted by a clock, also while you have an account:",
      Object.values(RETENTION).map(retentionLine),
      "When you erase your account, everything above that was kept about you goes at once, under every number and address that you had with us; what was under way is looked for again some minutes later. The database's own backups of up to 30 days follow. Hashes of these numbers and addresses stay for the year that the list names, to know a free trial again. What was delivered stays with whoever received it: messages on your phone, mails in your guests' mailboxes, events in your Google Calendar.",
      "People you meet may use Parley as well: your address in their own calendar and contacts is theirs, and goes with them.",
    ],
  },
  {
    title: "7. Your rights",
    blocks: [
      "You may see, correct, export and erase your data, restrict or object to its use, and withdraw consent. Most of this is in your settings; for the rest, write to us and we answer within a month. You may complain to the Autoriteit Persoonsgegevens or the authority of your own country.",
    ],
  },
  {
    title: "8. Cookies",
    blocks: [
      "We set only the cookies that Parley needs: one that keeps you signed in, one for messages between two pages, and ones that remember a choice or protect a sign-in. There is no tracking, so there is no cookie banner.",
    ],
  },
  {
    title: "9. Young people",
    blocks: [
      "Parley is not intended for anyone under 16. If we learn that we hold data of somebody younger, we erase it.",
    ],
  },
  {
    title: "10. Changes",
    blocks: [
      "We announce changes that matter by email before they take effect. The date above says which version this is.",
    ],
  },
];
