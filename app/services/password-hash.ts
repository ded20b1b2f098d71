import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt ladder at 32 MiB; ASVS 5.0 appendix C wants p of 3 or more with it. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** An isolate has 128 MB for all its requests, and one hash takes 32. */
const MAX_AT_ONCE = 2;

interface Parameters {
  N: number;
  r: number;
  p: number;
}

export interface PasswordHasher {
  /** @returns `scrypt$N$r$p$salt$hash`, salt and hash as base64url; never twice the same */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Takes the same work when there is nothing to compare with, so that the time says
   * nothing about who has an account.
   *
   * @param stored null for an unknown account or one without a password: never right
   * @returns `outdated` when the stored hash was made with other parameters and should be made anew
   */
  verify(password: string, stored: string | null): Promise<{ ok: boolean; outdated: boolean }>;
}

/** Hashes two at a time in one isolate; further ones wait their turn. */
export const passwordHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const { N, r, p } = COST;
    const hash = await derive(password, salt, COST, HASH_BYTES);
    return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
  },

  async verify(password, stored) {
    const known = parse(stored);
    const { parameters, salt, hash } = known ?? NOBODY;
    const derived = await derive(password, salt, parameters, hash.length);
    const ok = timingSafeEqual(derived, hash) && known !== undefined;
    const { N, r, p } = parameters;
    return { ok, outdated: ok && (N !== COST.N || r !== COST.r || p !== COST.p || hash.length !== HASH_BYTES) };
  },
};

/** Stands in for an account that is not there. Its salt is fixed: Workers draw no random numbers while they start. */
const NOBODY = { parameters: COST, salt: Buffer.alloc(SALT_BYTES, 7), hash: Buffer.alloc(HASH_BYTES) };

function parse(stored: string | null) {
  const [scheme, N, r, p, salt, hash, ...rest] = (stored ?? "").split("$");
  if (scheme !== "scrypt" || !salt || !hash || rest.length > 0) return undefined;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { parameters, salt: Buffer.from(salt, "base64url"), hash: Buffer.from(hash, "base64url") };
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, { N, r, p }: Parameters, length: number): Promise<Buffer> {
  while (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    const maxmem = 256 * N * r;
    return await new Promise((resolve, reject) =>
      scrypt(password, salt, length, { N, r, p, maxmem }, (error, key) => (error ? reject(error) : resolve(key))),
    );
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
