import { claimDueChannels } from "~/db/google-channels";
import { ownerOf, selectOwner } from "~/db/users";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { openGoogle } from "./google-access";
import { notifyRevoked } from "./notify-revoked";
import { openChannel } from "./watch-calendar";

/** Accounts that one run takes; what is left is taken a minute later. */
const PER_RUN = 20;

/** Opens the next channel for calendars whose present one ends soon or could not be opened. @returns how many */
export async function renewChannels(deps: Deps, now: Instant): Promise<number> {
  const userIds = await claimDueChannels(deps.db, now, PER_RUN);
  await Promise.all(userIds.map((userId) => renewChannel(deps, userId, now)));
  return userIds.length;
}

async function renewChannel(deps: Deps, userId: string, now: Instant): Promise<void> {
  const owner = ownerOf(await deps.db.batch(selectOwner(deps.db, userId)));
  if (!owner?.google) return;
  const outcome = await openChannel(deps, openGoogle(deps, owner.google), owner.google, now);
  if (outcome === "revoked") await notifyRevoked(deps, owner);
}
