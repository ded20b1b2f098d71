import { failDeliveries } from "~/db/deliveries";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";

/**
 * Ends deliveries as failed; the mails that take their place go to the queue. That a reply is lost its user hears with
 * the next answer.
 *
 * @param errorCode the provider's, or a word of ours for why
 * @param dueBy only those that are due by then: what was heard of meanwhile is left alone
 */
export async function endAsFailed(
  { db, clock, queueDelivery }: Pick<Deps, "db" | "clock" | "queueDelivery">,
  ids: readonly string[],
  errorCode: string,
  dueBy: Instant | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  const [, mails] = await db.batch(failDeliveries(db, ids, errorCode, clock(), dueBy));
  await Promise.all(mails.map(({ id }) => queueDelivery(id, 0)));
}
