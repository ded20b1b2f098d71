import { type Account, findAccountByEmail, setPasswordHash } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { clearTries, countTries } from "~/db/rate-limits";
import type { SignInRefusal } from "~/domain/sign-in-problem";
import type { Deps } from "./deps";
import { mailSignInLink } from "./sign-in-by-link";

export type SignIn = { ok: true; account: Account } | ({ ok: false } & SignInRefusal);

interface Attempt {
  email: string;
  password: string;
  /** Where it comes from: `networkOf` an address. */
  network: string;
  /** This browser has signed in to this account before. */
  knownBrowser: boolean;
}

/** Counts that somebody else cannot use up for the owner of an account, or that are too generous for that. */
const FINAL: ReadonlySet<string> = new Set(["sign-in:known-browser", "sign-in:address"]);

/**
 * Checks an address and a password. Tries are counted before anything is hashed, and the same work is done whether or
 * not the address has an account. Guessing from elsewhere never locks out the browsers that the owner uses, and in a new
 * one the right password still works: by a mailed link, with an answer that does not say that it was right.
 */
export async function signIn(
  deps: Pick<Deps, "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "appUrl">,
  { email, password, network, knownBrowser }: Attempt,
): Promise<SignIn> {
  const { db, clock, passwords } = deps;
  const now = clock();
  const counts = knownBrowser
    ? [{ limit: "sign-in:known-browser", who: email } as const]
    : [
        { limit: "sign-in:account-network", who: tryingFrom(email, network) } as const,
        { limit: "sign-in:account", who: email } as const,
      ];
  const full = await countTries(db, [...counts, { limit: "sign-in:address", who: network }], now);
  const account = await findAccountByEmail(db, email);
  const final = full.filter(({ limit }) => FINAL.has(limit));
  if (final.length > 0) {
    await noteEvent(db, account?.id ?? null, "sign-in-refused", now);
    return { ok: false, reason: "too-many", until: Math.max(...final.map(({ until }) => until)) };
  }
  const { ok, outdated } = await passwords.verify(password, account?.passwordHash ?? null);
  if (full.length > 0) {
    await mailSignInLink(deps, { email, account, isRight: ok });
    return { ok: false, reason: "by-mail" };
  }
  if (!ok || !account) {
    await noteEvent(db, account?.id ?? null, "sign-in-failed", now);
    return { ok: false, reason: "wrong" };
  }
  await runTogether(db, [
    ...counts.map(({ limit, who }) => clearTries(db, limit, who)),
    ...(outdated ? [setPasswordHash(db, account.id, await passwords.hash(password))] : []),
  ]);
  return { ok: true, account };
}

/** What counts the tries for one account from one network. */
export const tryingFrom = (email: string, network: string) => `${email} ${network}`;
