import { claimEndpoint, rotateSecret } from "~/db/outbound-events";
import { type OutboundEventType, SECRET_OVERLAP_MS } from "~/domain/outbound-events";
import type { WebhookUrlProblem } from "~/domain/webhook-url";
import { newWebhookSecret } from "~/providers/webhook-receiver";
import type { Deps } from "../deps";

type EndpointDeps = Pick<Deps, "db" | "encryption" | "clock" | "webhookReceiver">;

/** Whose secret it is and of which endpoint: encrypted for one, it opens at no other. */
export const secretPurpose = (userId: string, id: string) => `${userId}:webhook:${id}`;

/** The secret is told once, here. */
export type EndpointMade = { ok: true; secret: string } | { ok: false; reason: WebhookUrlProblem | "too-many" };

/** Makes an endpoint. A form that is sent twice makes one, and tells the secret with the first. */
export async function makeEndpoint(
  { db, encryption, clock, webhookReceiver }: EndpointDeps,
  userId: string,
  { id, url, types }: { id: string; url: string; types: OutboundEventType[] },
): Promise<EndpointMade> {
  const problem = webhookReceiver.problemWith(url);
  if (problem !== null) return { ok: false, reason: problem };
  const secret = newWebhookSecret();
  const sealed = await encryption.encrypt(secret, secretPurpose(userId, id));
  const made = await claimEndpoint(db, { id, userId, url, types, secret: sealed, createdAt: clock() });
  return made.length > 0 ? { ok: true, secret } : { ok: false, reason: "too-many" };
}

/** A new secret in the place of the old one, which signs as well for a day. @returns null when there is no such endpoint */
export async function renewSecret(
  { db, encryption, clock }: EndpointDeps,
  userId: string,
  id: string,
): Promise<string | null> {
  const secret = newWebhookSecret();
  const sealed = await encryption.encrypt(secret, secretPurpose(userId, id));
  const renewed = await rotateSecret(db, userId, id, sealed, clock() + SECRET_OVERLAP_MS);
  return renewed.length > 0 ? secret : null;
}
