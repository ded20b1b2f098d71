import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Leaves somebody no meeting of their trial, in the database of a running copy: to book them all takes too long. */
export function useUpTrial(stateDir: string, email: string): void {
  const place = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const files = readdirSync(place).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  for (const file of files) {
    const db = new DatabaseSync(join(place, file), { timeout: 5_000 });
    db.prepare(
      `UPDATE billing_accounts SET trial_meetings_limit = 0
        WHERE id = (SELECT m.account_id FROM billing_members AS m JOIN users AS u ON u.id = m.user_id WHERE u.email = ?)`,
    ).run(email);
    db.close();
  }
}
