import { RESET_LINK_MS, SIGN_IN_LINK_MS } from "./account";
import { FAREWELL_WORDS } from "./farewell-words";
import type { Spoken } from "./language";
import { type Mail, writeLetter } from "./mail";
import { personName } from "./person-name";
import { MINUTE } from "./time";
import { untrustedText } from "./untrusted-text";

/** To an address that nobody has proven: nothing in it was typed by whoever signed up, or they could write to anybody. */
export function confirmSignUpMail(url: string): Mail {
  return writeLetter({
    subject: "Confirm your address to start with Parley",
    greeting: "Hello,",
    paragraphs: ["One step is left: confirm that this address is yours."],
    action: { label: "Confirm my address", url },
    after: [
      "The link works once and for 24 hours. If you did not sign up, ignore this mail: nothing happens without it.",
    ],
  });
}

/** To the owner of an account whose address somebody has used to sign up again. */
export function accountExistsMail(signInUrl: string, resetUrl: string): Mail {
  return writeLetter({
    subject: "You already have a Parley account",
    greeting: "Hello,",
    paragraphs: [
      "Somebody, probably you, has just tried to sign up with this address. It has an account already, so nothing was changed.",
    ],
    action: { label: "Sign in", url: signInUrl },
    after: [`Forgotten your password? Set a new one: ${resetUrl}`, "If it was not you, there is nothing to do."],
  });
}

export function resetPasswordMail(url: string): Mail {
  return writeLetter({
    subject: "Set a new password for Parley",
    greeting: "Hello,",
    paragraphs: ["Somebody, probably you, has asked to set a new password for this address."],
    action: { label: "Set a new password", url },
    after: [
      `The link works once and for ${RESET_LINK_MS / MINUTE} minutes. Setting a new password signs you out everywhere, and ends your API keys and connected assistants.`,
      "If it was not you, ignore this mail: your password stays as it is.",
    ],
  });
}

/** To whoever has given the right password while others were guessing at it. */
export function signInLinkMail(url: string): Mail {
  return writeLetter({
    subject: "Your link to sign in to Parley",
    greeting: "Hello,",
    paragraphs: [
      "Somebody has tried many passwords for your account. Yours was among them just now, so this link signs you in.",
    ],
    action: { label: "Sign in", url },
    after: [
      `It works once and for ${SIGN_IN_LINK_MS / MINUTE} minutes. If you have not just signed in, somebody knows your password: set a new one.`,
    ],
  });
}

/** What a reset has taken off an account: signing in with Google, and keys and assistants by their names. */
export interface TakenOff {
  withoutGoogle: boolean;
  endedKeys: readonly string[];
}

/** @param taken what went at the same time; left out where nothing but sessions did */
export function passwordChangedMail(
  name: string,
  { resetUrl, keysUrl }: { resetUrl: string; keysUrl: string },
  taken?: TakenOff,
): Mail {
  const names = taken?.endedKeys.map((key) => `“${untrustedText(key, 60)}”`).join(", ");
  return writeLetter({
    subject: "Your Parley password was changed",
    greeting: helloTo(name),
    paragraphs: [
      "The password of your account was changed just now, and all other sessions were ended.",
      ...(names
        ? [
            `API keys and connected assistants were ended as well: ${names}. Make or connect those anew that you want to have back: ${keysUrl}`,
          ]
        : []),
      ...(taken ? [] : [`API keys and connected assistants go on as they are. End them here: ${keysUrl}`]),
      ...(taken?.withoutGoogle
        ? ["Signing in with Google was taken off as well. To have it back, sign in with Google once more."]
        : []),
    ],
    after: [`If it was not you, set a new password at once: ${resetUrl}`],
  });
}

/** To an address that an account wants to change to. It is not proven, so no name stands in it either. */
export function confirmAddressMail(url: string): Mail {
  return writeLetter({
    subject: "Confirm your new address for Parley",
    greeting: "Hello,",
    paragraphs: ["Confirm that this address is yours, and your account will use it from then on."],
    action: { label: "Confirm this address", url },
    after: ["The link works once and for 24 hours. If you did not ask for it, ignore this mail."],
  });
}

/** To the address that an account had until now. */
export function addressChangedMail(name: string, supportEmail: string): Mail {
  return writeLetter({
    subject: "Your Parley account has a new address",
    greeting: helloTo(name),
    paragraphs: ["Your account uses another email address from now on, and its other sessions were ended."],
    after: [`If it was not you, write to ${supportEmail} at once.`],
    replyTo: supportEmail,
  });
}

/** To the owner, who may not be the one who did it. */
export function accountDeletedMail(
  name: string,
  { planEnded, supportEmail, language }: { planEnded: boolean; supportEmail: string; language: Spoken },
): Mail {
  const words = FAREWELL_WORDS[language];
  return writeLetter({
    subject: words.subject,
    greeting: words.hello(personName(name)),
    paragraphs: [words.gone, ...(planEnded ? [words.planEnded] : []), words.calendar],
    after: [words.notYou(supportEmail)],
    replyTo: supportEmail,
    language,
  });
}

/** To a user whom WhatsApp does not reach, or who wants no messages there. */
export function calendarRevokedMail(name: string, url: string): Mail {
  return writeLetter({
    subject: "Connect your Google Calendar to Parley again",
    greeting: helloTo(name),
    paragraphs: ["Google no longer lets Parley into your calendar. Until you connect it again nothing can be booked."],
    action: { label: "Connect it again", url },
  });
}

/** To the owner, whenever there is one more way into the account. */
export function signInAddedMail(name: string, securityUrl: string, resetUrl: string): Mail {
  return writeLetter({
    subject: "You can now sign in to Parley with Google",
    greeting: helloTo(name),
    paragraphs: ["From now on a Google account with your address opens your Parley account."],
    action: { label: "See how you sign in", url: securityUrl },
    after: [`If it was not you, set a new password at once, which takes Google off: ${resetUrl}`],
  });
}

export function signInRemovedMail(name: string, resetUrl: string): Mail {
  return writeLetter({
    subject: "You no longer sign in to Parley with Google",
    greeting: helloTo(name),
    paragraphs: ["Signing in with Google was taken off your account. Your password still opens it."],
    after: [`If it was not you, set a new password at once: ${resetUrl}`],
  });
}

/** To the owner, whenever there is a new key to the account, by a form or by rotation. @param shown its first letters */
export function apiKeyCreatedMail(name: string, shown: string, keysUrl: string, resetUrl: string): Mail {
  return writeLetter({
    subject: "A new API key for your Parley account",
    greeting: helloTo(name),
    paragraphs: [
      `A key that begins with ${shown} was made for your account just now. Software that has it can do what its scopes allow.`,
    ],
    action: { label: "See your keys", url: keysUrl },
    after: [`If it was not you, revoke it at once, and set a new password: ${resetUrl}`],
  });
}

/** Somebody has let an assistant in. Its name is its own word, so the mail names the host as well. */
export function assistantConnectedMail(
  name: string,
  { client, host, keysUrl, resetUrl }: { client: string; host: string; keysUrl: string; resetUrl: string },
): Mail {
  // A host is broken so that no mail program makes a link of it; its port is no link.
  const [, machine = "", port = ""] = /^(.*?)(:\d{1,5})?$/u.exec(host) ?? [];
  return writeLetter({
    subject: "An assistant was connected to your Parley account",
    greeting: helloTo(name),
    paragraphs: [
      `It calls itself “${untrustedText(client, 60)}” and was sent to ${untrustedText(machine, 100)}${port}. It can do what you have allowed it.`,
    ],
    action: { label: "See what is connected", url: keysUrl },
    after: [`If it was not you, revoke it at once, and set a new password: ${resetUrl}`],
  });
}

/** Only for mails to an address that the person has proven. Names from before the rule are cleaned as well. */
export function helloTo(name: string): string {
  const shown = personName(name);
  return shown ? `Hello ${shown},` : "Hello,";
}
