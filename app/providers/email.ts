import * as z from "zod";
import type { Mail, TextAttachment } from "~/domain/mail";
import { DELIVERY_TAG, tagOf } from "~/domain/mail-event";
import { unsubscribeHeaders } from "~/domain/unsubscribe";
import { ProviderError } from "./errors";
import { type Connection, request } from "./request";

interface EmailConfig extends Connection {
  /** https://api.resend.com */
  baseUrl: string;
  apiKey: string;
  /** "Name <address>" on a domain that is verified at the provider. */
  from: string;
}

export type Email = ReturnType<typeof createEmail>;

/** After these words of the provider's the same mail may go through later. */
const TRANSIENT = new Set([
  "rate_limit_exceeded",
  "daily_quota_exceeded",
  "concurrent_idempotent_requests",
  "application_error",
  "internal_server_error",
]);

const Sent = z.object({ id: z.string().min(1) });
const Refusal = z.object({ name: z.string() });

/** Resend's API, as far as we use it. */
export function createEmail(config: EmailConfig) {
  return {
    /**
     * Sends one mail. The provider keeps `idempotencyKey` for 24 hours and answers the same mail under the same key
     * with the first id, so a try without an answer may be repeated in that time: its error is `unknown` but retryable.
     *
     * @param idempotencyKey 1 to 256 characters; comes back with what the provider tells of the mail (`mail-event`)
     * @returns the provider's id of the mail: accepted, not yet delivered
     * @throws ProviderError whose `code` is the provider's word for the error
     */
    async send(
      to: string,
      { subject, text, html, replyTo, unsubscribeUrl, attachments = [] }: Mail,
      idempotencyKey: string,
    ): Promise<string> {
      const tag = tagOf(idempotencyKey);
      const answer = await request("email", config, {
        method: "POST",
        url: `${config.baseUrl}/emails`,
        headers: { authorization: `Bearer ${config.apiKey}`, "idempotency-key": idempotencyKey },
        body: {
          ...{ from: config.from, to: [to], subject, text, html },
          ...(replyTo && { reply_to: replyTo }),
          ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
          ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
          ...(tag !== null && { tags: [{ name: DELIVERY_TAG, value: tag }] }),
        },
        write: true,
      });
      if (!answer.ok) {
        const code = Refusal.safeParse(answer.body).data?.name;
        const retryable = code === undefined ? undefined : TRANSIENT.has(code);
        throw new ProviderError("email", answer.status, { code, retryable });
      }
      const sent = Sent.safeParse(answer.body);
      if (!sent.success) throw new ProviderError("email", answer.status, { reason: "unreadable", outcome: "unknown" });
      return sent.data.id;
    },
  };
}

/** A file as Resend takes it: in base64. */
function attached({ filename, type, text }: TextAttachment) {
  return { filename, content: Buffer.from(text).toString("base64"), content_type: type };
}
