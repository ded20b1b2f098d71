import { helloTo } from "./account-mails";
import { type Mail, writeLetter } from "./mail";
import { maskPhone } from "./phone";
import { NUMBER_SILENCE_DAYS } from "./verification";

/**
 * Why a number was taken from its account: WhatsApp told us that its holder has another number or another phone,
 * somebody else has proven it, or it was silent for so long that it may have been given to somebody else.
 */
export type NumberLoss = "number-changed" | "number-reassigned" | "identity-changed" | "taken-over" | "silent";

/** What happened, for the owner of the account: on the page and in the mail. */
export const LOSS_WORDS: Record<NumberLoss, string> = {
  "number-changed": "WhatsApp told us that this number was changed for another.",
  "number-reassigned": "WhatsApp told us that somebody who had another number has this one now.",
  "identity-changed": "WhatsApp told us that this number is used on another phone or by somebody else.",
  "taken-over": "Somebody has proven, with a code that was sent to it, that the number is theirs.",
  silent: `No message came from it for ${NUMBER_SILENCE_DAYS} days, and numbers are given to new owners.`,
};

/** To the owner of the account, once for each loss. Of the number only its end is named: mail is read by others too. */
export function numberLostMail(name: string, phone: string, loss: NumberLoss, url: string): Mail {
  return writeLetter({
    subject: "Your WhatsApp number is no longer connected to Parley",
    greeting: helloTo(name),
    paragraphs: [
      `The number ${maskPhone(phone)} was disconnected from your account. ${LOSS_WORDS[loss]}`,
      "It can no longer read or change your calendar. What it was still being asked about was dropped.",
    ],
    action: { label: "Connect your number", url },
    after: ["If the number is still yours, connect it again: a new code goes to it."],
  });
}
