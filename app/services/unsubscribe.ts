import * as z from "zod";
import { runTogether } from "~/db/database";
import { DecryptionError } from "~/db/encryption";
import { selectPreferences, updatePreferences } from "~/db/settings";
import { isSwitchable, type MailSwitch, type SwitchableMail, switchOf } from "~/domain/unsubscribe";
import type { Deps } from "./deps";

/** What the encrypted text in a link is for: none of another purpose opens here. */
const PURPOSE = "unsubscribe";

const Named = z.tuple([z.string(), z.string().refine(isSwitchable)]);

/** The address that switches off for this user what such a mail is of. It stays good as long as the account. */
export async function unsubscribeUrl(
  { encryption, appUrl }: Pick<Deps, "encryption" | "appUrl">,
  userId: string,
  kind: SwitchableMail,
): Promise<string> {
  return `${appUrl}/unsubscribe/${await encryption.encrypt(JSON.stringify([userId, kind]), PURPOSE)}`;
}

/** A switch of somebody whose mail was in the link. */
export interface Subscription {
  userId: string;
  of: MailSwitch;
  isOn: boolean;
}

/** @returns null when the token is not ours, or the account is gone */
export async function findSubscription(
  { db, encryption }: Pick<Deps, "db" | "encryption">,
  token: string,
): Promise<Subscription | null> {
  const named = await readToken(encryption, token);
  if (!named) return null;
  const [userId, kind] = named;
  const preferences = await selectPreferences(db, userId).get();
  const of = switchOf(kind);
  return preferences ? { userId, of, isOn: preferences[of] } : null;
}

/** Switches it off, as the switch in Settings does; once more changes nothing. */
export async function unsubscribe(
  deps: Pick<Deps, "db" | "encryption" | "clock">,
  token: string,
): Promise<Subscription | null> {
  const found = await findSubscription(deps, token);
  if (found?.isOn) {
    const { db, clock } = deps;
    await runTogether(db, updatePreferences(db, found.userId, { [found.of]: false }, clock()));
  }
  return found && { ...found, isOn: false };
}

async function readToken(encryption: Deps["encryption"], token: string) {
  try {
    // Of a kind that is no more, there is nothing left to switch off.
    return Named.safeParse(JSON.parse(await encryption.decrypt(token, PURPOSE))).data ?? null;
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
