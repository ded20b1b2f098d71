import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import type { AssistantObject } from "../../workers/deps";
import { control, messagesTo, type Outbound } from "./sandbox";
import type { TestUser } from "./user";

let sent = 0;

interface Said {
  id?: string;
  /** ISO date-time with offset: the message's own moment. */
  at?: string;
  times?: number;
  button?: { id: string; title: string };
  row?: { id: string; title: string };
}

/** A phone that texts the agent and reads what comes back. */
export function phoneOf(user: Pick<TestUser, "phone" | "id">, now: string) {
  const assistant = env.ASSISTANT.get(env.ASSISTANT.idFromName(user.id));

  /** Texts and waits for the answer: the newest message that the app sent to this phone. */
  async function text(body: string, said: Said = {}): Promise<Outbound> {
    const id = await post(body, said);
    await answered(assistant, id);
    const all = await messagesTo(user.phone);
    const last = all.at(-1);
    if (!last) throw new Error(`nothing was answered to "${body}"`);
    return last;
  }

  async function post(body: string, { id = newMessageId(), at = now, times = 1, button, row }: Said): Promise<string> {
    const timestamp = Math.floor(Date.parse(at) / 1000);
    const content = button ? { button } : row ? { list: row } : { text: body };
    const sent = { from: user.phone, id, timestamp, times, ...content };
    const { deliveries } = await control<{ deliveries: number[] }>("POST", "/whatsapp/inbound", sent);
    if (deliveries.some((status) => status !== 200)) throw new Error(`the webhook answered ${deliveries.join(", ")}`);
    return id;
  }

  return {
    text,
    post,
    /** Taps a button of a message. */
    tap: (message: Outbound, title: RegExp) => {
      const button = message.buttons.find((one) => title.test(one.title));
      const row = message.rows.find((one) => title.test(one.title));
      if (!button && !row) throw new Error(`no ${title} on "${message.text}"`);
      return text("", button ? { button } : { row: row && { id: row.id, title: row.title } });
    },
    messages: () => messagesTo(user.phone),
    answered: (id: string) => answered(assistant, id),
  };
}

export function newMessageId(): string {
  sent += 1;
  return `wamid.TEST${crypto.randomUUID()}${sent}`;
}

/** Meta's envelope around messages or statuses, of our own business number unless another is given. */
export function webhookBody(
  value: { messages?: unknown[]; statuses?: unknown[] },
  phoneNumberId = env.WHATSAPP_PHONE_NUMBER_ID,
): string {
  const metadata = { display_phone_number: "15550783881", phone_number_id: phoneNumberId };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  return JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "102290129340398", changes: [change] }] });
}

/** Delivers a webhook as Meta does: signed over the raw bytes, unless another signature is given. */
export async function deliver(raw: string, signature?: string | null): Promise<Response> {
  return exports.default.fetch(await signedWebhook(raw, signature));
}

export async function signedWebhook(raw: string, signature?: string | null): Promise<Request> {
  const header = signature === undefined ? await sign(raw) : signature;
  return new Request("http://localhost:8787/webhooks/whatsapp", {
    method: "POST",
    body: raw,
    headers: { "content-type": "application/json", ...(header !== null && { "x-hub-signature-256": header }) },
  });
}

async function sign(raw: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(env.WHATSAPP_APP_SECRET), algorithm, false, ["sign"]);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(raw)));
  return `sha256=${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Resolves once the assistant has marked the message as answered; it looks, it does not sleep for a guessed time. */
async function answered(assistant: DurableObjectStub<AssistantObject>, id: string): Promise<void> {
  for (let look = 0; look < 2_000; look++) {
    const done = await runInDurableObject(assistant, (_, state) => {
      const [row] = state.storage.sql.exec("SELECT answered_at FROM inbox WHERE message_id = ?", id).toArray();
      return row?.answered_at != null;
    });
    if (done) return;
    await scheduler.wait(5);
  }
  throw new Error(`message ${id} was never answered`);
}
