import { selectContactPoints } from "~/db/contact-points";
import { runTogether } from "~/db/database";
import { type Erasure, findErasure, insertErasure, listDueErasures, saveErasure } from "~/db/erasures";
import { erasePersonalData } from "~/db/personal-data";
import { deleteTries } from "~/db/rate-limits";
import type { ErasedGrant } from "~/db/schema/accounts";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { DAY, type Instant, MINUTE } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { leaveStripe } from "./billing/leave-stripe";
import { trialKept } from "./continue-trial";
import type { Assistants, Deps } from "./deps";
import { tokenPurpose } from "./google-access";
import { revokeGoogleGrant } from "./revoke-google-grant";
import { forgetFarewell, planFarewell, sendFarewell } from "./say-farewell";

/** A turn, a sync or a request that was under way when the account went has ended by then. */
const AGAIN_MS = 10 * MINUTE;
/** How long Google is asked to end a grant; the user can end it there as well. */
const ASK_GOOGLE_MS = 7 * DAY;

type Needs = Pick<Deps, "db" | "clock" | "encryption" | "calendar" | "googleOAuth"> & Assistants;
type Leaving = Needs & Pick<Deps, "stripe" | "supportEmail"> & Parameters<typeof sendFarewell>[0];

/**
 * Erases an account everywhere. One transaction notes what is to be done and deletes every row, found by the user's id
 * and by each number and address they ever had: from then on nothing can be written for the user. Then the grant at
 * Google ends and the assistants forget. Whatever of that a crash leaves undone, and a second look at the assistants
 * some minutes later, is up to `finishErasures`. A plan ends first. A mail tells the owner, who may not be the one who did
 * it; what it takes to send it goes once it is sent.
 *
 * @returns false when Stripe could not be told to end the plan: then nothing was erased
 */
export async function deleteAccount(deps: Leaving, userId: string): Promise<boolean> {
  const { db, clock, assistantId } = deps;
  const left = await leaveStripe(deps, userId);
  if (left === null) return false;
  const points = await selectContactPoints(db, userId);
  const phones = points.filter(({ kind }) => kind === "phone").map(({ value }) => value);
  const now = clock();
  await runTogether(db, [
    insertErasure(db, {
      userId,
      // What a number wrote before it was linked was a stranger's talk, in an object of its own.
      objectIds: [assistantId({ userId }), ...phones.map((phone) => assistantId({ phone }))],
      now,
      dueAt: now,
    }),
    deleteTries(db, [userId, ...points.map(({ value }) => value)]),
    ...(await trialKept(deps, userId, points)),
    ...erasePersonalData(db, userId),
    ...(await planFarewell(deps, userId, left)),
  ]);
  await sendFarewell(deps, userId);
  const erasure = await findErasure(db, userId);
  if (erasure) await goOnOrLater(deps, erasure, now);
  return true;
}

/** Goes on with what is due: what a crash has left, Google when it did not answer, and the second look. */
export async function finishErasures(deps: Needs, now: Instant): Promise<void> {
  for (const erasure of await listDueErasures(deps.db, now)) await goOnOrLater(deps, erasure, now);
}

/** The rows are gone already, and one erasure that breaks holds up no other: it comes back by itself. */
async function goOnOrLater(deps: Needs, erasure: Erasure, now: Instant): Promise<void> {
  try {
    await goOn(deps, erasure, now);
  } catch (error) {
    logEvent("erasure-unfinished", describeError(error), "error");
  }
}

/** Every step may be done twice. */
async function goOn(deps: Needs, { userId, objectIds, requestedAt, grant }: Erasure, now: Instant): Promise<void> {
  const dueAt = now + AGAIN_MS;
  await saveErasure(deps.db, userId, { grant, dueAt });
  const open = grant && !(await endGrant(deps, userId, grant)) && now < requestedAt + ASK_GOOGLE_MS ? grant : null;
  for (const id of objectIds) await deps.assistantWithId(id).forget();
  const isTold = await forgetFarewell(deps, userId);
  const isLast = now >= requestedAt + AGAIN_MS && open === null && isTold;
  await saveErasure(deps.db, userId, { grant: open, dueAt: isLast ? null : dueAt });
}

/** @returns false when Google did not answer */
async function endGrant(deps: Needs, userId: string, grant: ErasedGrant): Promise<boolean> {
  const { encryption, googleOAuth } = deps;
  // The account's row, where a new access token would be kept, is gone.
  async function refreshAccess() {
    try {
      return await googleOAuth.refresh(await encryption.decrypt(grant.refreshToken, tokenPurpose(userId)));
    } catch (error) {
      if (isProviderError(error) && error.reason === "invalid_grant") return { revoked: true } as const;
      throw error;
    }
  }
  // Nobody's pages are open any more.
  const notifyPages = async () => {};
  return revokeGoogleGrant(
    { ...deps, refreshAccess, notifyPages },
    { ...grant, userId, revokedAt: null },
    grant.isShared === true,
  );
}
