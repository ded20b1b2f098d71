import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import { type ApiKeyRow, claimCall, claimKeyUse, selectKeyByHash, userOfKey } from "~/db/api-keys";
import type { Statement } from "~/db/database";
import { selectPreferences } from "~/db/settings";
import { hashToken } from "~/db/token";
import { API_CALLS_PER_MINUTE, isApiKey, keyState } from "~/domain/api-key";
import type { ApiProblemName } from "~/domain/api-problems";
import { monthOf, nextMonth } from "~/domain/api-time";
import type { Instant } from "~/domain/time";

type Rows<T extends Record<string, Statement>> = { [K in keyof T]: T[K]["_"]["result"] };

/** Whoever calls with a live key. */
export interface KeyHolder {
  key: ApiKeyRow;
  userId: string;
  preferences: Awaited<ReturnType<typeof selectPreferences>>[number];
  /** How many calls of the key's minute are left, and when the next minute begins. */
  minute: { left: number; endsAt: Instant };
}

/** `until`: when another call may be made. */
export interface KeyRefusal {
  refused: ApiProblemName;
  until?: Instant;
  /** Of a key that is good otherwise. */
  holder?: Pick<KeyHolder, "key" | "minute">;
}

/**
 * Checks the key of `Authorization: Bearer …`, counts the call, and reads what the call needs: one trip to D1. What has not
 * the form of a key makes none.
 *
 * @param reads the call's own statements, not run yet; `userId` is a subquery on the key
 */
export async function checkKey<T extends Record<string, Statement> = Record<never, never>>(
  request: Request,
  { db, clock }: Pick<AppLoadContext, "db" | "clock">,
  reads?: (userId: SQL) => T,
): Promise<(KeyHolder & { rows: Rows<T> }) | KeyRefusal> {
  const sent = request.headers.get("authorization");
  if (sent === null) return { refused: "missing-key" };
  const key = /^Bearer +(\S+)$/i.exec(sent)?.[1] ?? "";
  if (!isApiKey(key)) return { refused: "wrong-key" };
  const keyHash = hashToken(key);
  const now = clock();
  const userId = userOfKey(keyHash, now);
  const own = Object.entries(reads?.(userId) ?? {});
  const [[row], [counted], [preferences], ...results] = (await db.batch([
    claimKeyUse(db, keyHash, now),
    claimCall(db, keyHash, monthOf(now), now),
    selectPreferences(db, userId),
    ...own.map(([, statement]) => statement),
  ] as Parameters<typeof db.batch>[0])) as [ApiKeyRow[], { calls: number }[], KeyHolder["preferences"][], ...unknown[]];
  if (!row) return { refused: await whyNot(db, keyHash, now) };
  const minute = { left: Math.max(0, API_CALLS_PER_MINUTE - row.minuteCalls), endsAt: row.minuteEndsAt };
  const holder = { key: row, minute };
  if (row.minuteCalls > API_CALLS_PER_MINUTE) return { refused: "too-many-calls", until: row.minuteEndsAt, holder };
  if (!counted) return { refused: "quota-used-up", until: nextMonth(now), holder };
  // A key is made on a page, and pages make this row where it is missing.
  if (!preferences) throw new Error("a key of a user without preferences");
  const rows = Object.fromEntries(own.map(([name], index) => [name, results[index]])) as Rows<T>;
  return { ...holder, userId: row.userId, preferences, rows };
}

async function whyNot(db: AppLoadContext["db"], keyHash: string, now: Instant): Promise<ApiProblemName> {
  const [row] = await selectKeyByHash(db, keyHash);
  if (!row) return "wrong-key";
  return keyState(row, now) === "revoked" ? "revoked-key" : "expired-key"; // or an access token is, for an hour each
}
