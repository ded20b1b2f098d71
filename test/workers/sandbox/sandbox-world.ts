import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

// The sandbox's webhooks reach the app, which wants its tables.
await applyD1Migrations(env.DB, env.MIGRATIONS);

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Each test knows which body it asked for, and its expectations fail on another one.
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of a dozen APIs
  body: any;
}

const TOKEN = { authorization: "Bearer local-whatsapp-token" };
export const MESSAGES = "/graph.facebook.com/v23.0/106540352242922/messages";
export const EVENTS = "/www.googleapis.com/calendar/v3/calendars/primary/events";
export const CLIENT = {
  client_id: "local-client.apps.googleusercontent.com",
  client_secret: "local-google-client-secret",
};

let count = 0;

/** A world of its own, so that tests do not see each other's messages and events. */
export function openWorld() {
  count += 1;
  const base = `http://sandbox/~test-${crypto.randomUUID()}-${count}`;

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const form = body instanceof URLSearchParams || body instanceof FormData;
    const response = await env.SANDBOX.fetch(base + path, {
      method,
      redirect: "manual",
      headers: { ...(body !== undefined && !form && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /^application\/json(;|$)/.test(response.headers.get("content-type") ?? "") && text !== "";
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
    return answer;
  }

  return {
    base,
    call,
    control: (method: string, path: string, body?: unknown) => call(method, `/control${path}`, body),
    send: (message: Record<string, unknown>) =>
      call("POST", MESSAGES, { messaging_product: "whatsapp", to: "+31612345678", ...message }, TOKEN),
    text: (body: string) =>
      call("POST", MESSAGES, { messaging_product: "whatsapp", to: "31612345678", type: "text", text: { body } }, TOKEN),
    inbound: (message: Record<string, unknown>) =>
      call("POST", "/control/whatsapp/inbound", { from: "+31612345678", ...message }),
    outbound: async () => (await call("GET", "/control/whatsapp/outbound?to=+31612345678")).body.messages,
    exchanges: async (provider: string) => {
      const { text } = await call("GET", "/control/exchanges");
      const all = text.split("\n").filter(Boolean);
      return all.map((line) => JSON.parse(line)).filter((exchange) => exchange.provider === provider);
    },
    /** A connected account: calls of its calendar. */
    calendar: async (account = "demo@parley.test", scope?: string) => {
      const { body } = await call("POST", "/control/google/grant", { account, ...(scope && { scope }) });
      const bearer = { authorization: `Bearer ${body.access_token}` };
      /** @param path an event's id, a query, nothing for the list, or a whole path */
      return (method: string, path: string, payload?: unknown, headers: Record<string, string> = {}) => {
        const target = path.startsWith("/") ? path : /^(\?|$)/.test(path) ? EVENTS + path : `${EVENTS}/${path}`;
        return call(method, target, payload, { ...bearer, ...headers });
      };
    },
  };
}
