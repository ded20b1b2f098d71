import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { userIntegrations } from "~/db/schema/accounts";
import { sessionOf } from "./signed-in";
import { createUser, db, type TestUser } from "./user";

/** Somebody who has just signed up: nothing is connected. */
export async function createNewcomer(): Promise<TestUser & { cookie: string }> {
  const user = await createUser({ calendar: false });
  await db
    .update(userIntegrations)
    .set({ onboardingStep: 1, onboardingCompleted: false, whatsappConnected: false, whatsappPhone: null })
    .where(eq(userIntegrations.userId, user.id));
  return { ...user, cookie: await sessionOf(user.id) };
}

export async function integrationsOf(userId: string) {
  const [row] = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, userId));
  if (!row) throw new Error(`user ${userId} has no integrations row`);
  return row;
}

export function assistantOf(userId: string) {
  return env.ASSISTANT.get(env.ASSISTANT.idFromName(userId));
}

/** Resolves once everything that the user's assistant had to do is done; it looks, it does not sleep for a guessed time. */
export async function idle(userId: string): Promise<void> {
  for (let look = 0; look < 2_000; look++) {
    const waiting = await runInDurableObject(assistantOf(userId), (_, state) => {
      const due = state.storage.sql.exec(
        // A timer of work that goes on is set for the case that it is cut off.
        "SELECT 1 FROM timers WHERE name NOT IN ('verification', 'forget') AND (attempts = 0 OR due_at <= ?)",
        Date.now(),
      );
      return due.toArray().length;
    });
    if (waiting === 0) return;
    await scheduler.wait(5);
  }
  throw new Error(`the assistant of ${userId} never came to rest`);
}

/** Moves a moment in the assistant's own tables, as if time had passed. */
export async function inAssistant(
  userId: string,
  statement: string,
  ...values: (string | number)[]
): Promise<unknown[]> {
  return runInDurableObject(assistantOf(userId), (_, state) => state.storage.sql.exec(statement, ...values).toArray());
}
