import { createHmac } from "node:crypto";
import * as z from "zod";
import type { JobOutcome, World } from "../world";
import type { StripeModel } from "./model";
import type { StripeEvent } from "./objects";

/** Sends the model's new events soon, in the order in which they happened. */
export function sendLater(world: World, { events }: StripeModel): void {
  for (const event of events) world.later({ lane: "stripe", kind: "stripe-event", payload: { event } });
}

/** Sends them before it answers, for the control calls: whoever made it happen sees what came of it. */
export async function sendNow(world: World, { events }: StripeModel) {
  const sent: { id: string; type: string; status: number }[] = [];
  for (const event of events) {
    const status = await deliver(world, event);
    if (!isTaken(status)) world.later({ lane: "stripe", kind: "stripe-event", payload: { event } });
    sent.push({ id: event.id, type: event.type, status });
  }
  return sent;
}

const Payload = z.object({ event: z.record(z.string(), z.unknown()) });

export async function runEvent(payload: unknown, world: World): Promise<JobOutcome> {
  return isTaken(await deliver(world, Payload.parse(payload).event)) ? "done" : "retry";
}

const isTaken = (status: number) => status >= 200 && status < 300;

/** Signed as Stripe does: over the time and the raw body. */
function deliver(world: World, event: StripeEvent | Record<string, unknown>): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const at = Math.floor(world.now / 1000);
  const signature = createHmac("sha256", world.env.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest("hex");
  return world.toApp({
    provider: "stripe-webhook",
    url: `${world.env.APP_URL}/webhooks/stripe`,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": `t=${at},v1=${signature}`,
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    },
    body,
  });
}
