import { sql } from "drizzle-orm";
import {
  type Account,
  hasIdentity,
  insertGoogleUser,
  insertIdentity,
  selectAccountByEmail,
  selectAccountByIdentity,
} from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { insertUserRows } from "~/db/new-user-rows";
import { displayName } from "~/domain/account";
import { signInAddedMail } from "~/domain/account-mails";
import { type GoogleLink, isGoogleAuthoritative } from "~/domain/google-address";
import type { GooglePerson } from "~/providers/google-identity";
import { trialContinued } from "./continue-trial";
import type { Deps } from "./deps";
import { encryptMail } from "./send-email";

export type GoogleSignIn =
  | { ok: true; userId: string; email: string; isNew: boolean }
  /** Google has not verified the address, or an account with it has not: nobody may take it over like that. */
  | { ok: false; reason: "unverified-at-google" | "unverified-here" }
  /** The address is not Google's to vouch for and its account has no password that could be asked for. */
  | { ok: false; reason: "no-password-here" }
  /** The same, and the account's password joins the two: `linkGoogle`. */
  | { ok: false; reason: "needs-password"; link: GoogleLink };

type Needs = Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">;

/**
 * Finds or makes the account of somebody whom Google has identified. An account is Google's subject, never the address:
 * the address only joins an account that exists when both sides have proven it, and when Google is the one to say whose
 * address it is; otherwise the account's password has to be given once. Why: app/decisions/0016-ways-in.md
 */
export async function signInWithGoogle(deps: Needs, person: GooglePerson): Promise<GoogleSignIn> {
  const { db, clock } = deps;
  const now = clock();
  const found = await findBoth(db, person);
  if (found.byIdentity) {
    await noteEvent(db, found.byIdentity.id, "signed-in-with-google", now);
    return { ok: true, userId: found.byIdentity.id, email: found.byIdentity.email, isNew: false };
  }
  if (!person.emailVerified || (found.byEmail && found.byEmail.emailVerifiedAt === null)) {
    await noteEvent(db, found.byEmail?.id ?? null, "google-refused", now);
    return { ok: false, reason: person.emailVerified ? "unverified-here" : "unverified-at-google" };
  }
  if (found.byEmail) {
    if (!isGoogleAuthoritative(person)) {
      if (found.byEmail.passwordHash === null) return { ok: false, reason: "no-password-here" };
      const { subject, email } = person;
      return { ok: false, reason: "needs-password", link: { subject, email } };
    }
    await addGoogleIdentity(deps, found.byEmail, person.subject);
  } else {
    const name = displayName(person.name, person.email);
    const user = { id: crypto.randomUUID(), email: person.email, name, createdAt: now };
    await runTogether(db, insertGoogleUser(db, user, person.subject));
  }
  // Two tabs may have done this at once: what the database holds now is what counts.
  const { byIdentity } = await findBoth(db, person);
  if (!byIdentity) return { ok: false, reason: "unverified-here" };
  if (!found.byEmail) {
    await runTogether(db, [
      ...insertUserRows(db, byIdentity.id, now),
      noteEvent(db, byIdentity.id, "signed-up", now),
      ...(await trialContinued(deps, byIdentity.id, "address", byIdentity.email)),
    ]);
  }
  return { ok: true, userId: byIdentity.id, email: byIdentity.email, isNew: !found.byEmail };
}

/** Connects Google to an account, and tells its owner. The same account at Google twice is told once. */
export async function addGoogleIdentity(deps: Needs, account: Account, subject: string): Promise<void> {
  const { db, clock, appUrl, queueDelivery } = deps;
  const now = clock();
  const mail = await encryptMail(deps, {
    ...signInAddedMail(account.name, `${appUrl}/dashboard/settings/sessions`, `${appUrl}/auth/forgot`),
    to: account.email,
    kind: "sign-in-added",
    idempotencyKey: `sign-in-added/${crypto.randomUUID()}`,
    userId: account.id,
  });
  await runTogether(db, [
    planMail(db, mail, now, sql`NOT ${hasIdentity(subject)}`),
    insertIdentity(db, account.id, subject, now),
    noteEvent(db, account.id, "google-joined", now),
  ]);
  await queueDelivery(mail.id, 0);
}

async function findBoth(db: Deps["db"], { subject, email }: GooglePerson) {
  const [byIdentity, byEmail] = await runTogether(db, [
    selectAccountByIdentity(db, subject),
    selectAccountByEmail(db, email),
  ]);
  // The batch answers in the order of its statements.
  return { byIdentity: (byIdentity as Account[])[0], byEmail: (byEmail as Account[])[0] };
}
