import { eq, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import { type Db, runTogether, type Statement } from "./database";
import { requestPlan } from "./planned-notifications";
import { userPreferences, users } from "./schema/accounts";

type Preferences = Omit<typeof userPreferences.$inferInsert, "userId" | "reminderSetAt">;

export async function saveProfile(db: Db, userId: string, name: string, timezone: string, now: Instant) {
  await runTogether(db, [
    db.update(users).set({ name }).where(eq(users.id, userId)),
    ...updatePreferences(db, userId, { timezone }, now),
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
export function updatePreferences(db: Db, userId: string, changes: Partial<Preferences>, now: Instant): Statement[] {
  if (Object.keys(changes).length === 0) return [];
  const set = db
    .update(userPreferences)
    .set({ ...changes, ...remindersSet(changes, now) })
    .where(eq(userPreferences.userId, userId));
  return PLANNED_BY.some((key) => key in changes) ? [set, ...requestPlan(db, userId)] : [set];
}

/** Another reminder time, or the first channel for reminders, holds from now on. */
function remindersSet({ reminderMinutes, notifyWhatsapp, notifyEmail }: Partial<Preferences>, now: Instant) {
  const before = userPreferences;
  const isSet = [
    ...(reminderMinutes === undefined ? [] : [sql`${before.reminderMinutes} <> ${reminderMinutes}`]),
    ...(notifyWhatsapp || notifyEmail ? [sql`NOT (${before.notifyWhatsapp} OR ${before.notifyEmail})`] : []),
  ];
  if (isSet.length === 0) return {};
  return { reminderSetAt: sql`CASE WHEN ${sql.join(isSet, sql` OR `)} THEN ${now} ELSE ${before.reminderSetAt} END` };
}

/** Changes what is given and leaves the rest. */
export async function savePreferences(
  db: Db,
  userId: string,
  changes: Partial<Preferences>,
  now: Instant,
): Promise<void> {
  await runTogether(db, updatePreferences(db, userId, changes, now));
}

export function selectPreferences(db: Db, userId: string | SQL) {
  return db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
}
