import { type Account, findAccountByEmail, setPasswordHash } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { clearTries, countTry } from "~/db/rate-limits";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";

export type SignIn =
  | { ok: true; account: Account }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "too-many"; until: Instant };

interface Attempt {
  email: string;
  password: string;
  /** Where it comes from: `networkOf` an address. */
  network: string;
  /** This browser has signed in to this account before. */
  knownBrowser: boolean;
}

/**
 * Checks an address and a password. Tries are counted before anything is hashed, and the same work is done whether or
 * not the address has an account. Guessing from unknown browsers never locks out the browsers that the owner uses.
 */
export async function signIn(
  { db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">,
  { email, password, network, knownBrowser }: Attempt,
): Promise<SignIn> {
  const now = clock();
  const limit = knownBrowser ? "sign-in:known-browser" : "sign-in:account";
  const keys = [{ limit, who: email } as const, { limit: "sign-in:address", who: network } as const];
  const until = await countTry(db, keys, now);
  const account = await findAccountByEmail(db, email);
  if (until !== null) {
    await noteEvent(db, account?.id ?? null, "sign-in-refused", now);
    return { ok: false, reason: "too-many", until };
  }
  const { ok, outdated } = await passwords.verify(password, account?.passwordHash ?? null);
  if (!ok || !account) {
    await noteEvent(db, account?.id ?? null, "sign-in-failed", now);
    return { ok: false, reason: "wrong" };
  }
  await runTogether(db, [
    clearTries(db, limit, email),
    ...(outdated ? [setPasswordHash(db, account.id, await passwords.hash(password))] : []),
  ]);
  return { ok: true, account };
}
