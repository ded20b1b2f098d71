import { helloTo } from "./account-mails";
import { type Mail, writeLetter } from "./mail";
import { untrustedText } from "./untrusted-text";

/** To a user whose receiver has taken nothing for a day. */
export function webhookDisabledMail(name: string, url: string, settingsUrl: string): Mail {
  const host = untrustedText(new URL(url).hostname, 100);
  return writeLetter({
    subject: "Your webhook has been switched off",
    greeting: helloTo(name),
    paragraphs: [
      `For a day nothing that we sent to your webhook at ${host} was taken, so it is switched off. What happened meanwhile is kept for 30 days.`,
    ],
    action: { label: "See what failed, and switch it on again", url: settingsUrl },
  });
}
