import { env } from "cloudflare:workers";
import { createDb } from "~/db/database";
import { createEncryption } from "~/db/encryption";
import { userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { SECOND } from "~/domain/time";
import { parseSettings } from "../../workers/settings";
import { control } from "./sandbox";

export interface TestUser {
  id: string;
  email: string;
  phone: string;
  zone: string;
}

export const db = createDb(env.DB);
const encryption = createEncryption(parseSettings(env).TOKEN_KEYS);

/** Mobile numbers of this run, one after another: test files share a runtime and its sandbox, but not their modules. */
function nextNumber(): number {
  const run = globalThis as { lastTestNumber?: number };
  run.lastTestNumber = ((run.lastTestNumber ?? Math.floor(Math.random() * 9e7) + 1e7) + 1) % 1e8;
  return run.lastTestNumber;
}

interface Requests {
  zone?: string;
  /** False: no calendar is connected. */
  calendar?: boolean;
  preferences?: Partial<typeof userPreferences.$inferInsert>;
}

/** A user of this test alone, with a phone and, unless told otherwise, a Google calendar at the sandbox. */
export async function createUser({
  zone = "Europe/Amsterdam",
  calendar = true,
  preferences = {},
}: Requests = {}): Promise<TestUser> {
  const id = crypto.randomUUID();
  const phone = `+316${String(nextNumber()).padStart(8, "0")}`;
  const email = `${id}@parley.test`;
  const now = Date.now();
  await db.batch([
    db.insert(users).values({ id, email, name: "Robin Example", createdAt: now }),
    db.insert(userIntegrations).values({
      userId: id,
      onboardingStep: 4,
      onboardingCompleted: true,
      whatsappConnected: true,
      whatsappPhone: phone,
      googleCalendarConnected: calendar,
      googleCalendarEmail: calendar ? email : null,
    }),
    db.insert(userPreferences).values({ userId: id, timezone: zone, ...preferences }),
  ]);
  if (calendar) await connectCalendar(id, email, zone);
  return { id, email, phone, zone };
}

async function connectCalendar(userId: string, email: string, zone: string): Promise<void> {
  await control("PUT", "/google/account", { account: email, timeZone: zone });
  const grant = await control<{ access_token: string; refresh_token: string; expires_in: number; scope: string }>(
    "POST",
    "/google/grant",
    { account: email },
  );
  const aad = `${userId}:google-token`;
  await db.insert(googleAccounts).values({
    userId,
    email,
    scope: grant.scope,
    accessToken: await encryption.encrypt(grant.access_token, aad),
    accessTokenExpiresAt: Date.now() + grant.expires_in * SECOND,
    refreshToken: await encryption.encrypt(grant.refresh_token, aad),
    connectedAt: Date.now(),
  });
}
