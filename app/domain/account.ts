import { personName, saysMore } from "./person-name";
import { DAY, HOUR, type Instant, MINUTE } from "./time";

/** Long enough to open a mail; the link works as a key while it lasts. */
export const RESET_LINK_MS = 10 * MINUTE;
/** For a link that signs in. */
export const SIGN_IN_LINK_MS = 10 * MINUTE;
/** For links that only prove an address. */
export const CONFIRM_LINK_MS = DAY;
/** The longest address that mail can carry. */
export const EMAIL_MAX = 254;

/** One spelling per address, for finding accounts: addresses are stored like this. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The name to show: as given, else what stands before the at sign, else "User"; never one that says more. */
export function displayName(name: string | undefined, email: string): string {
  const names = [name ?? "", email.split("@")[0] ?? ""].map(personName);
  return names.find((one) => one !== "" && !saysMore(one)) ?? "User";
}

/** Signing up and coming back are one visit for so long: the link of the mail may open another session. */
const FIRST_VISIT_MS = HOUR;

/** Whether this session is the one that somebody has signed up with. */
export const isFirstVisit = (user: { createdAt: Instant }, session: { createdAt: Instant }): boolean =>
  session.createdAt - user.createdAt < FIRST_VISIT_MS;
