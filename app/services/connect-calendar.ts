import * as z from "zod";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { connectGoogleAccount, findGoogleAccount, isGoogleAccountShared } from "~/db/google-accounts";
import { assumeZone, reachStep } from "~/db/onboarding";
import { updatePreferences } from "~/db/settings";
import { codeChallenge, hashToken, newToken } from "~/db/token";
import { claimWebhookEvent } from "~/db/webhook-events";
import {
  CALENDAR_SCOPES,
  CONSENT_LIFETIME_MS,
  type ConnectionFailure,
  isEnough,
  MEET_SCOPE,
  mayReadMeet,
} from "~/domain/calendar-connection";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isZone } from "~/domain/zones";
import { isProviderError } from "~/providers/errors";
import type { GoogleTokens } from "~/providers/google-oauth";
import { trialContinued } from "./continue-trial";
import type { Assistants, Deps } from "./deps";
import { encryptTokens, tokenPurpose } from "./google-access";
import { revokeGoogleGrant } from "./revoke-google-grant";

const Attempt = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  expiresAt: z.number(),
  meet: z.boolean().default(false),
});

/** Whose attempt it is and what for: encrypted for one user, it does not open for another. */
const purpose = (userId: string) => `${userId}:calendar-consent`;
const redirectUriOf = (appUrl: string) => `${appUrl}/oauth/google/calendar`;

/**
 * Begins a connection.
 *
 * @param loginHint the address that the user most likely means
 * @param meet whether reading transcripts of Google Meet is asked for as well, to be switched on when it is allowed
 * @returns Google's consent page, and the encrypted attempt that the browser's cookie has to bring back
 */
export async function beginConnection(
  { googleOAuth, encryption, clock, appUrl }: Pick<Deps, "googleOAuth" | "encryption" | "clock" | "appUrl">,
  userId: string,
  loginHint: string,
  { meet = false }: { meet?: boolean } = {},
): Promise<{ authUrl: string; encryptedAttempt: string }> {
  const [state, verifier, nonce] = [newToken(), newToken(), newToken()];
  const authUrl = googleOAuth.authorizationUrl({
    redirectUri: redirectUriOf(appUrl),
    scopes: meet ? [...CALENDAR_SCOPES, MEET_SCOPE] : CALENDAR_SCOPES,
    state,
    codeChallenge: codeChallenge(verifier),
    nonce,
    loginHint,
    offline: true,
  });
  const attempt = { state, verifier, nonce, meet, expiresAt: clock() + CONSENT_LIFETIME_MS };
  return { authUrl, encryptedAttempt: await encryption.encrypt(JSON.stringify(attempt), purpose(userId)) };
}

export type ConnectionOutcome = { ok: true; email: string } | { ok: false; reason: ConnectionFailure };

/**
 * Ends a connection with what Google sent the browser back with. An attempt counts once, for the user and the browser
 * that began it. On success the first sync starts in the background; on any failure nothing is connected.
 */
export async function finishConnection(
  deps: Deps & Assistants,
  userId: string,
  answer: URLSearchParams,
  encryptedAttempt: string | null,
): Promise<ConnectionOutcome> {
  const attempt = await decryptAttempt(deps, userId, answer.get("state"), encryptedAttempt);
  if (!attempt) return { ok: false, reason: "expired" };
  const code = answer.get("code");
  if (!code) return { ok: false, reason: answer.get("error") === "access_denied" ? "denied" : "failed" };

  const tokens = await exchange(deps, code, attempt.verifier);
  if (!tokens) return { ok: false, reason: "failed" };
  const before = await findGoogleAccount(deps.db, userId);
  const email = await whoGranted(deps, tokens, attempt.nonce);
  const { refreshToken } = tokens;
  if (!email || !refreshToken || !isEnough(tokens.scope)) {
    // Ending this grant would end an older one of the same person too, whichever user has it.
    const isFirst = !before && !(email && (await isGoogleAccountShared(deps.db, userId, email)));
    if (isFirst) await revokeQuietly(deps, tokens);
    return { ok: false, reason: email && refreshToken ? "partial" : "failed" };
  }

  if (before && before.email !== email) {
    await revokeGoogleGrant(deps, before, await isGoogleAccountShared(deps.db, userId, before.email));
  }
  const account = {
    userId,
    email,
    scope: tokens.scope,
    calendarZone: await zoneOfCalendar(deps, tokens),
    connectedAt: deps.clock(),
    ...(await encryptTokens(deps, userId, tokens)),
    refreshToken: await deps.encryption.encrypt(refreshToken, tokenPurpose(userId)),
  };
  await runTogether(deps.db, [
    ...connectGoogleAccount(deps.db, account),
    ...(account.calendarZone === null ? [] : [assumeZone(deps.db, userId, account.calendarZone)]),
    reachStep(deps.db, userId, 2),
    ...(attempt.meet && mayReadMeet(tokens.scope)
      ? updatePreferences(deps.db, userId, { collectTranscripts: true }, account.connectedAt)
      : []),
    noteEvent(deps.db, userId, "calendar-connected", account.connectedAt),
    ...(await trialContinued(deps, userId, "address", email)),
  ]);
  await deps.assistantOf({ userId }).syncCalendar(userId);
  await deps.notifyPages(userId, "integrations");
  return { ok: true, email };
}

async function decryptAttempt(
  { db, encryption, clock }: Pick<Deps, "db" | "encryption" | "clock">,
  userId: string,
  state: string | null,
  encrypted: string | null,
): Promise<z.output<typeof Attempt> | undefined> {
  if (state === null || encrypted === null) return undefined;
  const opened = await encryption.decrypt(encrypted, purpose(userId)).catch(() => undefined);
  if (opened === undefined) return undefined;
  const attempt = Attempt.parse(JSON.parse(opened)); // we encrypted it ourselves
  if (hashToken(attempt.state) !== hashToken(state) || clock() >= attempt.expiresAt) return undefined;
  return (await claimWebhookEvent(db, "google-consent", hashToken(state))) ? attempt : undefined;
}

async function exchange(
  { googleOAuth, appUrl }: Pick<Deps, "googleOAuth" | "appUrl">,
  code: string,
  codeVerifier: string,
): Promise<GoogleTokens | undefined> {
  try {
    return await googleOAuth.exchangeCode({ code, codeVerifier, redirectUri: redirectUriOf(appUrl) });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("consent-not-exchanged", describeError(error), "error");
    return undefined;
  }
}

/** The address of the Google account, from the identity token of this very attempt. */
async function whoGranted(
  { googleIdentity, clock }: Pick<Deps, "googleIdentity" | "clock">,
  { idToken }: GoogleTokens,
  nonce: string,
): Promise<string | undefined> {
  if (!idToken) return undefined;
  try {
    return (await googleIdentity.verify(idToken, nonce, clock()))?.email.toLowerCase();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return undefined;
  }
}

/** A guess for the setup, which goes on without one: people may untick the scope for it. */
async function zoneOfCalendar({ calendar }: Pick<Deps, "calendar">, tokens: GoogleTokens): Promise<string | null> {
  try {
    const zone = await calendar.findZone(tokens.accessToken);
    return zone !== null && isZone(zone) ? zone : null;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return null;
  }
}

async function revokeQuietly({ googleOAuth }: Pick<Deps, "googleOAuth">, tokens: GoogleTokens): Promise<void> {
  await googleOAuth.revoke(tokens.accessToken).catch((error: unknown) => {
    // Unused tokens that nobody keeps end by themselves.
    if (!isProviderError(error)) throw error;
  });
}
