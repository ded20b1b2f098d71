import { createHmac } from "node:crypto";
import type { World } from "../world";

/**
 * Meta's envelope around messages or statuses.
 *
 * @param phoneNumberId the business number that it is about: the app's own, unless a test plays another
 */
export function webhookBody(
  { env }: World,
  value: Record<string, unknown>,
  phoneNumberId = env.WHATSAPP_PHONE_NUMBER_ID,
): string {
  const metadata = { display_phone_number: env.WHATSAPP_DISPLAY_PHONE_NUMBER, phone_number_id: phoneNumberId };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  return JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: env.WHATSAPP_BUSINESS_ACCOUNT_ID, changes: [change] }],
  });
}

/** Signs and delivers it once. @returns the app's HTTP status, 0 when it could not be reached */
export function deliver(world: World, body: string): Promise<number> {
  const signature = createHmac("sha256", world.env.WHATSAPP_APP_SECRET).update(body).digest("hex");
  return world.toApp({
    provider: "whatsapp-webhook",
    url: `${world.env.APP_URL}/webhooks/whatsapp`,
    headers: {
      "content-type": "application/json",
      "user-agent": "facebookexternalua",
      "x-hub-signature-256": `sha256=${signature}`,
    },
    body,
  });
}

export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
