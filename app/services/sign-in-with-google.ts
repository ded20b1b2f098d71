import {
  type Account,
  insertGoogleUser,
  insertIdentity,
  selectAccountByEmail,
  selectAccountByIdentity,
} from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { insertUserRows } from "~/db/new-user-rows";
import { displayName } from "~/domain/account";
import type { GooglePerson } from "~/providers/google-identity";
import type { Deps } from "./deps";

export type GoogleSignIn =
  | { ok: true; userId: string; email: string; isNew: boolean }
  /** Google has not verified the address, or an account with it has not: nobody may take it over like that. */
  | { ok: false; reason: "unverified-at-google" | "unverified-here" };

/**
 * Finds or makes the account of somebody whom Google has identified. An account is Google's subject, never the address:
 * the address only joins an account that exists when both sides have proven it.
 */
export async function signInWithGoogle(
  { db, clock }: Pick<Deps, "db" | "clock">,
  person: GooglePerson,
): Promise<GoogleSignIn> {
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
    await runTogether(db, [
      insertIdentity(db, found.byEmail.id, person.subject, now),
      noteEvent(db, found.byEmail.id, "google-joined", now),
    ]);
  } else {
    const name = displayName(person.name, person.email);
    const user = { id: crypto.randomUUID(), email: person.email, name, createdAt: now };
    await runTogether(db, insertGoogleUser(db, user, person.subject));
  }
  // Two tabs may have done this at once: what the database holds now is what counts.
  const { byIdentity } = await findBoth(db, person);
  if (!byIdentity) return { ok: false, reason: "unverified-here" };
  if (!found.byEmail) {
    await runTogether(db, [...insertUserRows(db, byIdentity.id, now), noteEvent(db, byIdentity.id, "signed-up", now)]);
  }
  return { ok: true, userId: byIdentity.id, email: byIdentity.email, isNew: !found.byEmail };
}

async function findBoth(db: Deps["db"], { subject, email }: GooglePerson) {
  const [byIdentity, byEmail] = await runTogether(db, [
    selectAccountByIdentity(db, subject),
    selectAccountByEmail(db, email),
  ]);
  // The batch answers in the order of its statements.
  return { byIdentity: (byIdentity as Account[])[0], byEmail: (byEmail as Account[])[0] };
}
