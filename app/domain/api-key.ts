import { DAY, HOUR, type Instant, MINUTE } from "./time";

/**
 * A key: `parley_live_`, 32 random letters and digits, and six more that are the CRC-32 of those in base 62. The word in
 * front lets scanners of repositories find a key that leaked, and the checksum lets them, and us, tell a real one from a
 * look-alike without a database: as GitHub's own tokens, https://github.blog/2021-04-05-behind-githubs-new-authentication-token-formats
 */
const API_KEY_START = "parley_live_";
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SHAPE = new RegExp(`^${API_KEY_START}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`);

/** How many letters of a key are shown in lists, the fixed beginning included. */
const SHOWN_LENGTH = API_KEY_START.length + 4;

/** Keys that one user may have at once, those that have ended left out. */
export const MOST_API_KEYS = 20;
/** Calls that one key may make in a minute. */
export const API_CALLS_PER_MINUTE = 600;
export const API_MINUTE_MS = MINUTE;
/** For how long an answer is given again for the same `Idempotency-Key`. */
export const IDEMPOTENCY_MS = DAY;

/** When a new key ends, by its choice in the form; null for never. */
export const KEY_LIVES = { "30": 30 * DAY, "90": 90 * DAY, "365": 365 * DAY, never: null } as const;
export type KeyLife = keyof typeof KEY_LIVES;

/** How long the old key goes on after a rotation. */
export const KEY_OVERLAPS = { now: 0, hour: HOUR, day: DAY, week: 7 * DAY } as const;
export type KeyOverlap = keyof typeof KEY_OVERLAPS;

/**
 * A key of random bytes.
 *
 * @param random at least 64 bytes from a generator for secrets; bytes that would favour some letters are passed over
 * @throws RangeError when they do not suffice, which of 64 bytes they do not once in 10^19
 */
export function apiKeyOf(random: Uint8Array): string {
  const letters = [...random]
    .filter((byte) => byte < ALPHABET.length * 4)
    .map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < RANDOM_LENGTH) throw new RangeError("too few random bytes");
  const secret = letters.slice(0, RANDOM_LENGTH).join("");
  return `${API_KEY_START}${secret}${checkOf(secret)}`;
}

/** Whether a text can be a key at all: one that was mistyped or made up is refused without a look at the database. */
export function isApiKey(text: string): boolean {
  const [, secret = "", check] = SHAPE.exec(text) ?? [];
  return check !== undefined && check === checkOf(secret);
}

/** The beginning of a key, by which its owner knows it again. */
export const shownPart = (key: string) => key.slice(0, SHOWN_LENGTH);

function checkOf(secret: string): string {
  let rest = crc32(secret);
  let text = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    text = `${ALPHABET[rest % ALPHABET.length]}${text}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** CRC-32 of ASCII text (ISO 3309, the one of zip and PNG), as an unsigned number. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export type KeyState = "active" | "expired" | "revoked";

/** @param key its moments; null for those that are not set */
export function keyState(
  { expiresAt, revokedAt }: { expiresAt: Instant | null; revokedAt: Instant | null },
  now: Instant,
): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}
