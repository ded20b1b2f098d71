export interface Sent {
  id: string;
  text: string;
  buttons: { id: string; title: string }[];
  rows: { id: string; title: string }[];
  template: { name: string; language: string; parameters: string[] } | null;
}

interface RawEvent {
  id: string;
  status: string;
  summary?: string;
  start: { dateTime?: string };
  end: { dateTime?: string };
  attendees?: { email: string }[];
}

interface Write {
  id: string;
  method: string;
  sendUpdates: string | null;
}

export const DEMO = { email: "demo@parley.test", phone: "+31612345678", zone: "Europe/Amsterdam" };

/** The meeting that the demo has been asked about in `earlierState` (`global-setup.ts`). */
export const ASKED = "After the restart";

/** The sandbox's control calls that these tests use. */
export function controlOf(sandboxUrl: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    // The caller names the shape that this call answers with.
    return (await response.json()) as T;
  }

  return {
    /** Delivers a message as Meta does. @returns the status of each delivery */
    inbound: (message: Record<string, unknown>) =>
      call<{ id: string; deliveries: number[] }>("POST", "/whatsapp/inbound", message),
    /** What the app sent to a phone, oldest first, after message `since`. */
    sentTo: async (phone: string, since = "") =>
      (await call<{ messages: Sent[] }>("GET", `/whatsapp/outbound?${new URLSearchParams({ to: phone, since })}`))
        .messages,
    /** The e-mails that an address got, oldest first. */
    mailTo: async (address: string) =>
      (
        await call<{ messages: { subject: string; text: string }[] }>(
          "GET",
          `/mail?${new URLSearchParams({ to: address })}`,
        )
      ).messages,
    /** The account's raw events, cancelled ones included, and how the app wrote them. */
    calendar: (account: string) =>
      call<{ events: RawEvent[]; writes: Write[] }>("GET", `/google/events?${new URLSearchParams({ account })}`),
    /** Lets days pass for a customer of Stripe, named by address. */
    advance: (customer: string, days: number) => call("POST", "/stripe/advance", { customer, days }),
    /** Sets what Google knows of an account, which is made where there is none. */
    putAccount: (account: string, settings: { timeZone?: string }) =>
      call("PUT", "/google/account", { account, ...settings }),
    /** Writes an event as if somebody else had done it. */
    putEvent: (account: string, event: Record<string, unknown>) => call("PUT", "/google/events", { account, event }),
  };
}
