import * as z from "zod";
import type { OutgoingMessage } from "~/domain/message";
import { ProviderError } from "./errors";
import { type Answer, type Connection, request } from "./request";
import { retry } from "./retry";
import { whatsAppBody } from "./whatsapp-body";
import { downloadMedia } from "./whatsapp-media";

interface WhatsAppConfig extends Connection {
  /** https://graph.facebook.com */
  baseUrl: string;
  /** "v23.0" */
  apiVersion: string;
  phoneNumberId: string;
  token: string;
}

export type WhatsApp = ReturnType<typeof createWhatsApp>;

/** Codes after which the same message may go through later. Meta decides on codes; its HTTP statuses vary. */
const TRANSIENT_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 135000]);

/** Our own token is over, or taken back: whoever runs us puts another in its place, and no message is to blame. */
const TOKEN_OVER = 190;
const isTokenOver = ({ status, code }: Pick<ProviderError, "status" | "code">) => status === 401 || code === TOKEN_OVER;

const Sent = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })], z.unknown()) });
const Refusal = z.object({ error: z.object({ code: z.number() }) });

/** Meta's Cloud API, as far as we use it. Every method throws ProviderError and nothing else for what goes wrong outside. */
export function createWhatsApp(config: WhatsAppConfig) {
  async function post(body: object): Promise<Answer> {
    const answer = await request("whatsapp", config, {
      method: "POST",
      url: `${config.baseUrl}/${config.apiVersion}/${config.phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${config.token}` },
      body: { messaging_product: "whatsapp", ...body },
      write: true,
    });
    if (!answer.ok) throw refusal(answer);
    return answer;
  }

  async function sendOne(to: string, message: OutgoingMessage, callbackData?: string): Promise<string> {
    const body = {
      recipient_type: "individual",
      ...(to.startsWith("+") ? { to } : { recipient: to }),
      ...whatsAppBody(message),
      ...(callbackData && { biz_opaque_callback_data: callbackData }),
    };
    const isSafe = (error: ProviderError) => error.retryable && error.outcome === "refused" && !isTokenOver(error);
    const answer = await retry(config, isSafe, () => post(body));
    const sent = Sent.safeParse(answer.body);
    // Accepted, by the status; without the id nobody can follow it.
    if (!sent.success) throw new ProviderError("whatsapp", answer.status, { reason: "unreadable", outcome: "unknown" });
    return sent.data.messages[0].id;
  }

  return {
    /**
     * Sends one message, after the texts that belong before it. Meta has no idempotency key, so a try without an answer
     * is never repeated: its error says `unknown`, and a status webhook that echoes `callbackData` may still resolve it.
     *
     * @param to E.164 with the plus, or the business-scoped user id of somebody who hides their number
     * @param callbackData up to 512 characters; comes back with every status of this message, not of the texts before it
     * @returns Meta's id of the message (wamid): accepted, not yet delivered
     * @throws RangeError when the message breaks a limit that cutting cannot mend; nothing is sent then
     */
    async send(to: string, message: OutgoingMessage, callbackData?: string): Promise<string> {
      // Each only when the one before it was taken, so that nobody is asked about what did not come.
      for (const body of message.before ?? []) await sendOne(to, { kind: "text", body });
      return sendOne(to, message, callbackData);
    },

    /** Asks for our own number: as long a way as a message goes, and nobody gets anything. */
    async reach(): Promise<void> {
      const answer = await request("whatsapp", config, {
        method: "GET",
        url: `${config.baseUrl}/${config.apiVersion}/${config.phoneNumberId}?fields=id`,
        headers: { authorization: `Bearer ${config.token}` },
        // Its failures count as those of a message do.
        write: true,
      });
      if (!answer.ok) throw refusal(answer);
    },

    /** What somebody sent us; see `downloadMedia`. */
    download: (mediaId: string) => downloadMedia(config, mediaId),

    /** Shows the blue ticks and, when `typing`, that an answer is being written (until it comes or for 25 seconds). */
    async markRead(messageId: string, { typing }: { typing: boolean }): Promise<void> {
      await post({
        status: "read",
        message_id: messageId,
        ...(typing && { typing_indicator: { type: "text" } }),
      });
    },
  };
}

/** An answer with a code of Meta's own is a refusal, whatever its status; a 5xx without one may come from in between. */
function refusal({ status, body }: Answer): ProviderError {
  const parsed = Refusal.safeParse(body);
  if (!parsed.success) return new ProviderError("whatsapp", status, { ...(status === 401 && { retryable: true }) });
  const { code } = parsed.data.error;
  const retryable = TRANSIENT_CODES.has(code) || status === 429 || isTokenOver({ status, code });
  return new ProviderError("whatsapp", status, { code, retryable, outcome: "refused" });
}
