import { TRIAL_DAYS, TRIAL_MEETINGS } from "~/domain/trial";
import { claims } from "../claims";
import { company } from "../company";
import type { Passage } from "../prose";

export const termsOpening = `These terms are the agreement between you and ${company.name} (“we”) about Parley. By making an account you accept them.`;

export const termsOfService: readonly Passage[] = [
  {
    title: "1. The service",
    blocks: [
      "Parley schedules, moves and cancels meetings in the calendar you connect, on your instruction by WhatsApp or on this site. What the site calls coming is not part of it until it is there.",
    ],
  },
  {
    title: "2. Your account",
    blocks: [
      "You are at least 16 years old, give correct details, keep your password and phone to yourself, and tell us when somebody else has used your account. You answer for what is done with it.",
    ],
  },
  {
    title: "3. Free trial",
    blocks: [
      `The trial lasts ${TRIAL_DAYS} days from sign-up and includes ${TRIAL_MEETINGS} meetings. It needs no credit card and ends by itself; nothing is charged unless you choose a plan.`,
    ],
  },
  {
    title: "4. Plans and payment",
    blocks: [
      "Plans are paid per month in advance, in euros, through our payment provider. Prices are shown on this site. We announce price changes 30 days before they take effect; you can cancel before then.",
    ],
  },
  {
    title: "5. Cancelling",
    blocks: [
      `You can cancel at any time on the billing page, with effect from the end of the paid month. After that your data stays accessible for ${claims.keptAfterCancelling}. Consumers in the European Union may withdraw within 14 days of their first payment.`,
    ],
  },
  {
    title: "6. Fair use",
    blocks: [
      "You do not use Parley to send unwanted messages, to break the law or the rules of WhatsApp or Google, to get at other people's data, or to overload the service.",
    ],
  },
  {
    title: "7. Your content",
    blocks: [
      "Your calendar, messages and summaries stay yours. You allow us to process them as far as Parley needs it, as our privacy policy describes. You are allowed to share what you share, and you tell the people in a meeting when it is recorded.",
    ],
  },
  {
    title: "8. Other services",
    blocks: [
      "Parley depends on WhatsApp, Google and others. Their terms apply to your use of them, and we cannot promise that they are always there.",
    ],
  },
  {
    title: "9. Availability and care",
    blocks: [
      `We work to ${claims.uptime} uptime and announce maintenance. Parley is software and may read you wrongly: it shows what it will write, and you check what matters.`,
    ],
  },
  {
    title: "10. Liability",
    blocks: [
      "Our liability is limited to what you have paid us in the 12 months before the damage. We are not liable for indirect damage such as missed profit or a missed meeting. Nothing here limits liability for intent, gross negligence, or where the law does not allow it.",
    ],
  },
  {
    title: "11. Ending by us",
    blocks: [
      "We may suspend an account that breaks these terms, after a warning where that is possible. If we end Parley, you get 30 days' notice, your data, and back what you have paid for later months.",
    ],
  },
  {
    title: "12. Law",
    blocks: [
      "Dutch law applies. Disputes go to the court in Amsterdam; as a consumer you may also go to the court where you live.",
    ],
  },
  {
    title: "13. Changes and contact",
    blocks: [
      `We announce changes of these terms 30 days ahead. Questions? Write to ${company.email}, or to ${company.name}, ${company.address.join(", ")} (${company.registration}).`,
    ],
  },
];
