import { COMMON_PASSWORDS } from "./common-passwords";

export const PASSWORD_MIN = 8;
/** Generous for sentences; the limit only keeps a form from being a burden. */
export const PASSWORD_MAX = 128;

export type PasswordFault = "too-short" | "too-long" | "too-common" | "too-personal";

/**
 * Why a new password is not good enough, undefined when it is. No rules about kinds of characters: long and unusual is
 * what counts.
 *
 * @param person what an attacker tries first for this account
 */
export function passwordFault(
  password: string,
  person: { email?: string; name?: string } = {},
): PasswordFault | undefined {
  if (password.length < PASSWORD_MIN) return "too-short";
  if (password.length > PASSWORD_MAX) return "too-long";
  const plain = password.toLowerCase();
  if (isCommon(plain)) return "too-common";
  const [mailbox = "", host = ""] = (person.email ?? "").toLowerCase().split("@");
  const own = ["parley", mailbox, `${mailbox}@${host}`, (person.name ?? "").toLowerCase()];
  // "robin" and "Robin2026!" are the same guess.
  const bare = plain.replace(/[^\p{L}@.]+/gu, "");
  const isOwn = own.some((word) => word.length >= 3 && (plain === word || bare === word.replace(/[^\p{L}@.]+/gu, "")));
  return isOwn ? "too-personal" : undefined;
}

/** Also what people cut off: "volkswag" is no better than the whole word. */
const isCommon = (plain: string) =>
  COMMON_PASSWORDS.some((one) => one.startsWith(plain)) || REPEATED.test(plain) || DATE.test(plain);

/** One character again and again, and "meowmeow"; what is longer than twice six is nobody's first guess. */
const REPEATED = /^(?:(.)\1+|(?=.{1,12}$)(.{2,6})\2+)$/su;
/** "01021986", "12311986", "19860102": nothing but a day of our lives. */
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)\d\d$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** What stands below the field of a new password, whatever is wrong with what is in it. */
export const PASSWORD_HINT = `${PASSWORD_MIN} characters or more. A few unrelated words work well.`;

/** What a form says about a fault. */
export const PASSWORD_ADVICE: Record<PasswordFault, string> = {
  "too-short": `This has fewer than ${PASSWORD_MIN} characters.`,
  "too-long": `Use at most ${PASSWORD_MAX} characters.`,
  "too-common": "Many people use this password, so it is one of the first to be guessed. Choose another.",
  "too-personal": "This is too close to your name, your address or ours. Choose another.",
};
