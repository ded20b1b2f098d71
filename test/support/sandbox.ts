import { env } from "cloudflare:workers";

/** A raw Google event as the sandbox's control calls show it. */
export interface RawEvent {
  reminders?: unknown;
  id: string;
  status: string;
  summary?: string;
  transparency?: string;
  location?: string;
  start: { dateTime?: string; date?: string; timeZone?: string };
  end: { dateTime?: string; date?: string; timeZone?: string };
  attendees?: { email: string; displayName?: string; responseStatus?: string }[];
  hangoutLink?: string;
  recurrence?: string[];
}

export interface Outbound {
  id: string;
  to: string;
  type: string;
  text: string;
  buttons: { id: string; title: string }[];
  rows: { id: string; title: string; description?: string }[];
  status: string;
}

/** One call of the sandbox's control interface. */
export async function control<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await env.SANDBOX.fetch(`http://sandbox.test/control${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  // The caller names the shape that CONTRACT gives this call.
  return (await response.json()) as T;
}

/** What the app sent to this number, oldest first. */
export async function messagesTo(phone: string): Promise<Outbound[]> {
  const { messages } = await control<{ messages: Outbound[] }>(
    "GET",
    `/whatsapp/outbound?to=${encodeURIComponent(phone)}`,
  );
  return messages;
}

interface Write {
  id: string;
  method: string;
  sendUpdates: string | null;
}

export async function calendarOf(account: string): Promise<{ events: RawEvent[]; writes: Write[] }> {
  return control("GET", `/google/events?account=${encodeURIComponent(account)}`);
}

/** Writes an event as if somebody else had done it. */
export async function putEvent(account: string, event: Record<string, unknown>): Promise<void> {
  await control("PUT", "/google/events", { account, event });
}

export interface Fault {
  provider: string;
  method?: string;
  path?: string;
  status?: number;
  body?: unknown;
  delayMs?: number;
  drop?: "before" | "after";
  times: number;
  account?: string;
}

/**
 * Has the next calls that fit fail, whoever makes them. Work of an earlier test, or a webhook that comes late, may be first:
 * a fault names whose call it is meant for, by account or path.
 */
export async function failNext(fault: Fault): Promise<void> {
  await control("POST", "/faults", fault);
}

/** However many may ask: every call that fits fails until the work is done, and then all faults are over. */
export async function whileFailing<T>(fault: Omit<Fault, "times">, work: () => Promise<T>): Promise<T> {
  await failNext({ ...fault, times: 1_000 });
  try {
    return await work();
  } finally {
    await control("DELETE", "/faults");
  }
}
