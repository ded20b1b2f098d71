import { type Mail, writeLetter } from "./mail";

/** A letter as somebody wrote it on the public contact page. */
export interface ContactLetter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To us. An answer goes to whoever wrote. */
export function contactMail({ name, email, subject, message }: ContactLetter): Mail {
  return writeLetter({
    subject: `Contact form: ${subject}`,
    greeting: `${name} <${email}> wrote:`,
    paragraphs: [message],
    replyTo: email,
  });
}

/**
 * To us, from somebody who is signed in. An answer goes to the address of the account, which is proven; what was typed
 * is named as such.
 */
export function supportMail({
  account,
  name,
  email,
  subject,
  message,
}: ContactLetter & { account: { id: string; email: string } }): Mail {
  return writeLetter({
    subject: `Support: ${subject}`,
    greeting: `From the account ${account.email} (${account.id}).`,
    paragraphs: [`Name and address as typed, not checked: ${name} <${email}>`, message],
    replyTo: account.email,
  });
}

/** To whoever wrote. It repeats nothing of the letter, so that nobody can make us mail their words to a stranger. */
export function contactReceivedMail(): Mail {
  return writeLetter({
    subject: "We have your message",
    greeting: "Hello,",
    paragraphs: [
      "Thank you for writing to Parley. Your message has arrived, and we'll get back to you as soon as possible.",
    ],
    after: ["If you did not write to us, somebody has typed your address by mistake: there is nothing to do."],
  });
}
