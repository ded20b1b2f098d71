import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { RETENTION } from "~/domain/retention";
import type { Instant } from "~/domain/time";
import {
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  type CodeRefusal,
  nextSendAt,
  type PendingCode,
  SENDS_WINDOW_MS,
  stateOfCode,
  type VerificationStatus,
} from "~/domain/verification";

type Row = PendingCode & { salt: string; codeHash: string };

/** The one code that a user may have on its way: its hash, tries and sends. Nothing here waits, so calls never mix. */
export class VerificationStore {
  constructor(private readonly sql: SqlStorage) {
    this.createTables();
  }

  createTables(): void {
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS verification (
        id INTEGER PRIMARY KEY CHECK (id = 1), phone TEXT NOT NULL, salt TEXT NOT NULL, code_hash TEXT NOT NULL,
        expires_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE IF NOT EXISTS verification_sends (sent_at INTEGER NOT NULL);
    `);
  }

  /** Makes a new code in place of any other. It leaves here once, to be sent; only its hash stays. */
  start(userId: string, phone: string, now: Instant): { code: string; expiresAt: Instant } | { retryAt: Instant } {
    this.sql.exec("DELETE FROM verification_sends WHERE sent_at <= ?", now - SENDS_WINDOW_MS);
    const retryAt = nextSendAt(this.#sends(), now);
    if (retryAt !== null) return { retryAt };
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    const salt = randomBytes(16).toString("base64url");
    const expiresAt = now + CODE_LIFETIME_MS;
    this.sql.exec("INSERT INTO verification_sends (sent_at) VALUES (?)", now);
    this.sql.exec(
      "INSERT OR REPLACE INTO verification (id, phone, salt, code_hash, expires_at, tries) VALUES (1, ?, ?, ?, ?, 0)",
      ...[phone, salt, hashCode(userId, salt, code).toString("hex"), expiresAt],
    );
    return { code, expiresAt };
  }

  /** Counts the try before it compares. The right code is gone once it was given. */
  check(userId: string, code: string, now: Instant): { phone: string } | { refused: CodeRefusal } {
    const row = this.#row();
    if (!row) return { refused: "none" };
    const state = stateOfCode(row, now);
    if (state !== "waiting") return { refused: state };
    this.sql.exec("UPDATE verification SET tries = tries + 1");
    const given = hashCode(userId, row.salt, code);
    if (timingSafeEqual(given, Buffer.from(row.codeHash, "hex"))) {
      this.forget();
      return { phone: row.phone };
    }
    return { refused: stateOfCode({ ...row, tries: row.tries + 1 }, now) === "locked" ? "locked" : "wrong" };
  }

  status(now: Instant): VerificationStatus | null {
    const row = this.#row();
    if (!row) return null;
    const { phone, expiresAt } = row;
    return { phone, expiresAt, state: stateOfCode(row, now), nextSendAt: nextSendAt(this.#sends(), now) };
  }

  /** Drops a number whose code ran out long ago, and sends that count no more. */
  forgetOld(now: Instant): void {
    this.sql.exec("DELETE FROM verification WHERE expires_at <= ?", now - RETENTION.verification.keepMs);
    this.sql.exec("DELETE FROM verification_sends WHERE sent_at <= ?", now - SENDS_WINDOW_MS);
  }

  /** When `forgetOld` has something to do; null when no number is here. */
  nextForgetting(): Instant | null {
    const row = this.#row();
    return row ? row.expiresAt + RETENTION.verification.keepMs : null;
  }

  /** The code is good for nothing any more; sends still count. */
  forget(): void {
    this.sql.exec("DELETE FROM verification");
  }

  #row(): Row | undefined {
    const [row] = this.sql
      .exec<{ phone: string; salt: string; code_hash: string; expires_at: number; tries: number }>(
        "SELECT phone, salt, code_hash, expires_at, tries FROM verification",
      )
      .toArray();
    if (!row) return undefined;
    const { phone, salt, tries } = row;
    return { phone, salt, tries, codeHash: row.code_hash, expiresAt: row.expires_at };
  }

  #sends(): Instant[] {
    const rows = this.sql.exec<{ sent_at: number }>("SELECT sent_at FROM verification_sends").toArray();
    return rows.map((row) => row.sent_at);
  }
}

/** Bound to the user: a hash copied to another user's object fits no code. */
function hashCode(userId: string, salt: string, code: string): Buffer {
  return createHash("sha256").update(`${userId}:${salt}:${code}`).digest();
}
