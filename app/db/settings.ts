import { eq } from "drizzle-orm";
import { type Db, runTogether, type Statement } from "./database";
import { requestPlan } from "./planned-notifications";
import { userPreferences, users } from "./schema";

type Preferences = Omit<typeof userPreferences.$inferInsert, "userId">;

export async function saveProfile(db: Db, userId: string, name: string, timezone: string): Promise<void> {
  await runTogether(db, [
    db.update(users).set({ name }).where(eq(users.id, userId)),
    ...updatePreferences(db, userId, { timezone }),
  ]);
}

/** What the plan of a user's notifications hangs on. */
const PLANNED_BY = [
  "reminderMinutes",
  "timezone",
  "trips",
  "notifyWhatsapp",
  "notifyEmail",
  "workdays",
  "notifyAgenda",
  "agendaDays",
  "agendaMinute",
] as const satisfies (keyof Preferences)[];

/** As `savePreferences`, for a batch; nothing to run when nothing changes. */
export function updatePreferences(db: Db, userId: string, changes: Partial<Preferences>): Statement[] {
  if (Object.keys(changes).length === 0) return [];
  const set = db.update(userPreferences).set(changes).where(eq(userPreferences.userId, userId));
  return PLANNED_BY.some((key) => key in changes) ? [set, ...requestPlan(db, userId)] : [set];
}

/** Changes what is given and leaves the rest. */
export async function savePreferences(db: Db, userId: string, changes: Partial<Preferences>): Promise<void> {
  await runTogether(db, updatePreferences(db, userId, changes));
}

export function selectPreferences(db: Db, userId: string) {
  return db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
}
