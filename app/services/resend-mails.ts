import { reviveMails } from "~/db/deliveries";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";

/** Hands mails to the queue again that a run left behind when it died. */
export async function resendMails(
  { db, queueDelivery }: Pick<Deps, "db" | "queueDelivery">,
  now: Instant,
): Promise<void> {
  for (const id of await reviveMails(db, now)) await queueDelivery(id, 0);
}
