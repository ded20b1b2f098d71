import { whenBuilt } from "~/domain/capabilities";
import { WITHDRAWAL_DAYS } from "~/domain/subscription";
import { TRIAL_DAYS, TRIAL_MEETINGS } from "~/domain/trial";
import { comingNames } from "../capability-words";
import { claims } from "../claims";
import { company } from "../company";
import type { Passage } from "../prose";

export const termsOpening = `These terms are the agreement between you and ${company.name} (“we”) about Parley. By making an account you accept them.`;

/** Before what holds of plans that cannot be bought yet. */
const NOT_YET = whenBuilt(
  "paid-plans",
  "",
  "Paid plans are coming and cannot be bought yet; this holds once they are open. ",
);

export const termsOfService: readonly Passage[] = [
  {
    title: "1. The service",
    blocks: [
      "Parley schedules, moves and cancels meetings in the calendar you connect, on your instruction by WhatsApp or on this site. What the site calls coming is not part of it until it is there.",
      ...(comingNames.length > 0 ? [`These are coming at the moment: ${comingNames.join(", ")}.`] : []),
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
      `The trial lasts ${TRIAL_DAYS} days from sign-up and includes ${TRIAL_MEETINGS} meetings. There is one for each address, Google account and phone number, also when an account is erased and made anew. It needs no credit card and ends by itself; nothing is charged${whenBuilt("paid-plans", " unless you choose a plan", "")}.`,
    ],
  },
  {
    title: "4. Plans and payment",
    blocks: [
      `${NOT_YET}Plans are paid per month in advance, in euros, through our payment provider. Prices are shown on this site. We announce price changes 30 days before they take effect; you can cancel before then.`,
    ],
  },
  {
    title: "5. Cancelling",
    blocks: [
      `${NOT_YET}You can cancel at any time on the billing page, with effect from the end of the paid month. ${whenBuilt("paid-plans", `After that your data stays accessible for ${claims.keptAfterCancelling.text}. `, "")}Consumers in the European Union may withdraw within ${WITHDRAWAL_DAYS} days of ordering a plan, also where it begins with what is left of the free trial.`,
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
      `Your calendar, messages and ${whenBuilt("summaries", "summaries", "what else you give Parley")} stay yours. You allow us to process them as far as Parley needs it, as our privacy policy describes. You are allowed to share what you share${whenBuilt("summaries", ", and you tell the people in a meeting when it is recorded", "")}.`,
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
      `${claims.uptime.text} We announce maintenance. Parley is software and may read you wrongly: it shows what it will write, and you check what matters.`,
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
