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

const COLUMNS = "phone, salt, code_hash, expires_at, tries";

/**
 * The codes that a user has on the way to one number: their hashes, tries and sends. Whoever asks again, because a
 * message is late or a page was lost, may read either of the two first: each works as long as it would have alone.
 * Nothing here waits, so calls never mix.
 */
export class VerificationStore {
  constructor(private readonly sql: SqlStorage) {
    this.createTables();
  }

  createTables(): void {
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS verification (
        id INTEGER PRIMARY KEY CHECK (id = 1), phone TEXT NOT NULL, salt TEXT NOT NULL, code_hash TEXT NOT NULL,
        expires_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE IF NOT EXISTS verification_earlier (
        phone TEXT NOT NULL, salt TEXT NOT NULL, code_hash TEXT NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS verification_sends (sent_at INTEGER NOT NULL);
    `);
  }

  /**
   * Makes a new code, beside those to the same number that still work and in place of those to any other. It leaves here
   * once, to be sent; only its hash stays.
   */
  start(userId: string, phone: string, now: Instant): { code: string; expiresAt: Instant } | { retryAt: Instant } {
    this.sql.exec("DELETE FROM verification_sends WHERE sent_at <= ?", now - SENDS_WINDOW_MS);
    const retryAt = nextSendAt(this.#sends(), now);
    if (retryAt !== null) return { retryAt };
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
    const salt = randomBytes(16).toString("base64url");
    const expiresAt = now + CODE_LIFETIME_MS;
    this.sql.exec("INSERT INTO verification_sends (sent_at) VALUES (?)", now);
    this.sql.exec(`INSERT INTO verification_earlier SELECT ${COLUMNS} FROM verification`);
    this.sql.exec("DELETE FROM verification_earlier WHERE phone <> ? OR expires_at <= ?", phone, now);
    this.sql.exec(
      "INSERT OR REPLACE INTO verification (id, phone, salt, code_hash, expires_at, tries) VALUES (1, ?, ?, ?, ?, 0)",
      ...[phone, salt, hashCode(userId, salt, code).toString("hex"), expiresAt],
    );
    return { code, expiresAt };
  }

  /** The newest code has certainly not gone out: what was before it is as it was. */
  takeBack(): void {
    this.sql.exec("DELETE FROM verification");
    const newest = "rowid = (SELECT max(rowid) FROM verification_earlier)";
    this.sql.exec(
      `INSERT INTO verification (id, ${COLUMNS}) SELECT 1, ${COLUMNS} FROM verification_earlier WHERE ${newest}`,
    );
    this.sql.exec(`DELETE FROM verification_earlier WHERE ${newest}`);
  }

  /** Counts the try, for every code that it may be, before it compares. The right code is gone once it was given. */
  check(userId: string, code: string, now: Instant): { phone: string } | { refused: CodeRefusal } {
    const row = this.#row();
    if (!row) return { refused: "none" };
    // The newest has the latest end and the fewest tries: where it works no more, none does.
    const state = stateOfCode(row, now);
    if (state !== "waiting") return { refused: state };
    const working = [row, ...this.#rowsOf("verification_earlier")].filter((one) => stateOfCode(one, now) === "waiting");
    this.sql.exec("UPDATE verification SET tries = tries + 1");
    this.sql.exec("UPDATE verification_earlier SET tries = tries + 1");
    // All are compared, so that the time tells nothing.
    const right = working.filter((one) =>
      timingSafeEqual(hashCode(userId, one.salt, code), Buffer.from(one.codeHash, "hex")),
    );
    if (right.length > 0) {
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
    const over = now - RETENTION.verification.keepMs;
    this.sql.exec("DELETE FROM verification WHERE expires_at <= ?", over);
    this.sql.exec("DELETE FROM verification_earlier WHERE expires_at <= ?", over);
    this.sql.exec("DELETE FROM verification_sends WHERE sent_at <= ?", now - SENDS_WINDOW_MS);
  }

  /** When `forgetOld` has something to do; null when no number is here. */
  nextForgetting(): Instant | null {
    const row = this.#row();
    return row ? row.expiresAt + RETENTION.verification.keepMs : null;
  }

  /** No code is good for anything any more; sends still count. */
  forget(): void {
    this.sql.exec("DELETE FROM verification");
    this.sql.exec("DELETE FROM verification_earlier");
  }

  #row(): Row | undefined {
    return this.#rowsOf("verification")[0];
  }

  #rowsOf(table: "verification" | "verification_earlier"): Row[] {
    const rows = this.sql.exec<{ phone: string; salt: string; code_hash: string; expires_at: number; tries: number }>(
      `SELECT ${COLUMNS} FROM ${table}`,
    );
    return rows.toArray().map(({ code_hash, expires_at, ...same }) => ({
      ...same,
      codeHash: code_hash,
      expiresAt: expires_at,
    }));
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
