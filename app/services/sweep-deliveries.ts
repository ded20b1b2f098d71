import { listDueDeliveries, planAgain } from "~/db/deliveries";
import { nextStep } from "~/domain/delivery-rules";
import { logEvent } from "~/domain/log-event";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { endAsFailed } from "./end-delivery";

/** Rows of one run; the next minute takes the next. */
const MOST_PER_RUN = 500;

/**
 * Takes up every delivery that has come to a halt, on whatever channel: what the queue or a run has dropped is handed
 * to the queue again, what nobody has heard of is sent a second time where that is allowed, the rest is ended.
 */
export async function sweepDeliveries(deps: Pick<Deps, "db" | "clock" | "queueDelivery">, now: Instant): Promise<void> {
  const due = await listDueDeliveries(deps.db, now, MOST_PER_RUN);
  if (due.length === 0) return;
  const steps = Map.groupBy(due, (delivery) => nextStep(delivery, now));
  const ids = (step: ReturnType<typeof nextStep>) => (steps.get(step) ?? []).map(({ id }) => id);
  const planned = [
    ...(await planAgain(deps.db, ids("queue"), { isSecond: false }, now)),
    ...(await planAgain(deps.db, ids("send-again"), { isSecond: true }, now)),
  ];
  await Promise.all(planned.map((id) => deps.queueDelivery(id, 0)));
  await endAsFailed(deps, ids("expired"), "expired", now);
  await endAsFailed(deps, ids("no-evidence"), "no-evidence", now);
  const counts = Object.fromEntries([...steps].map(([step, rows]) => [step, rows.length]));
  logEvent("deliveries-swept", counts);
}
