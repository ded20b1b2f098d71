import { WEBHOOK_TIMEOUT_MS } from "~/domain/outbound-events";
import type { Instant } from "~/domain/time";
import { SECOND } from "~/domain/time";
import { webhookUrlProblem } from "~/domain/webhook-url";

interface ReceiverConfig {
  /** Where this app runs on one's own machine: receivers on loopback are taken. */
  allowLoopback: boolean;
  /** For tests; the platform's own otherwise. */
  fetch?: typeof fetch;
}

/** How a try ended: the receiver's status, or 0 and why there is none. */
export interface Received {
  ok: boolean;
  status: number;
  error: "refused-address" | "timeout" | "unreachable" | "redirected" | null;
}

export type WebhookReceiver = ReturnType<typeof createWebhookReceiver>;

/**
 * Servers of users, to which events are posted as Standard Webhooks has it. The address is looked at again before each
 * try; redirects are not followed, and of an answer nothing but its status is read.
 */
export function createWebhookReceiver({ allowLoopback, fetch: fetcher = globalThis.fetch }: ReceiverConfig) {
  return {
    problemWith: (url: string) => webhookUrlProblem(url, allowLoopback),

    /** @param secrets `whsec_…`, the newest first: each signs */
    async post(
      url: string,
      { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
      now: Instant,
    ): Promise<Received> {
      if (webhookUrlProblem(url, allowLoopback) !== null) return { ok: false, status: 0, error: "refused-address" };
      const timestamp = String(Math.floor(now / SECOND));
      const signatures = await Promise.all(secrets.map((secret) => signatureOf(`${id}.${timestamp}.${body}`, secret)));
      try {
        const answer = await fetcher(url, {
          method: "POST",
          headers: {
            ...{ "content-type": "application/json", "user-agent": "Parley-Webhooks/1.0" },
            ...{ "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") },
          },
          body,
          redirect: "manual",
          signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
        });
        await answer.body?.cancel();
        const { ok, status } = answer;
        return { ok, status, error: status >= 300 && status < 400 ? "redirected" : null };
      } catch (error) {
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return { ok: false, status: 0, error: isLate ? "timeout" : "unreachable" };
      }
    },
  };
}

/** A new signing secret: 32 random bytes as Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
}

/** "v1,<base64>": HMAC-SHA256 by the secret's bytes. */
async function signatureOf(signed: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (byte) => byte.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(signed));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}
