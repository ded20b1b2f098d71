import { eq, sql } from "drizzle-orm";
import type { SuppressionReason } from "~/domain/suppression";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { suppressedAddresses } from "./schema/messages";
import { hashToken } from "./token";

const hashOf = (address: string) => hashToken(address.toLowerCase());

/** Keeps that an address takes no mail, or wants none; a complaint does not hide that mail came back. */
export function suppressAddress(db: Db, address: string, reason: SuppressionReason, at: Instant): Statement {
  return db
    .insert(suppressedAddresses)
    .values({ addressHash: hashOf(address), reason, suppressedAt: at })
    .onConflictDoUpdate({
      target: suppressedAddresses.addressHash,
      set: {
        reason: sql`CASE WHEN reason = 'bounced' THEN reason ELSE excluded.reason END`,
        suppressedAt: sql`max(suppressed_at, excluded.suppressed_at)`,
      },
    });
}

/** Undefined when mail may go to the address. */
export async function findSuppression(db: Db, address: string): Promise<SuppressionReason | undefined> {
  const row = await db
    .select({ reason: suppressedAddresses.reason })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.addressHash, hashOf(address)))
    .get();
  return row?.reason;
}

/** Whether mail to the address came back for good: a page that would say "check your mail" says that instead. */
export async function hasMailComeBack(db: Db, address: string): Promise<boolean> {
  return (await findSuppression(db, address)) === "bounced";
}
