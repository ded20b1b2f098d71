import { createEncryption } from "../../app/db/encryption.ts";
import { parseSettings } from "../../workers/settings.ts";

/** Encrypts as the copy with these settings does. */
export const localEncryption = (settings: object) => createEncryption(parseSettings(settings).TOKEN_KEYS);

/** The page that a mail of this kind to this user leads to (`app/services/unsubscribe.ts`). */
export async function unsubscribePath(settings: object, userId: string, kind: string): Promise<string> {
  return `/unsubscribe/${await localEncryption(settings).encrypt(JSON.stringify([userId, kind]), "unsubscribe")}`;
}
