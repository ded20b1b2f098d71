import { LATE_BY, type Machine } from "./machine";

interface Point {
  dateTime: string;
  timeZone?: string;
}

export interface PlayedEvent {
  id: string;
  status: string;
  summary: string;
  start: Point;
  end: Point;
  etag: string;
  updated: string;
  /** The change that made it what it is. */
  seq: number;
  [field: string]: unknown;
}

/** A write that Google did, for the oracle. */
export interface Write {
  kind: "insert" | "patch" | "delete";
  event: PlayedEvent;
  at: number;
}

interface Call {
  method: string;
  url: URL;
  body: string;
  headers: Headers;
}

const FORMS = ["lost before", "lost after", "500 before", "500 after", "busy", "slow", "late"] as const;

/** One primary calendar and its token endpoint, as far as the app uses them. */
export class GooglePlay {
  readonly events = new Map<string, PlayedEvent>();
  readonly writes: Write[] = [];
  /** Told about each write before its answer goes out. */
  onWrite: (write: Write, before: PlayedEvent | undefined) => void = () => {};
  #seq = 0;
  #tokens = 0;
  readonly #machine: Machine;
  readonly #email: string;

  constructor(machine: Machine, email: string) {
    this.#machine = machine;
    this.#email = email;
  }

  /** @throws TypeError when the connection breaks */
  async answer(call: Call): Promise<Response> {
    const name = `${call.method} ${call.url.pathname.split("/").slice(-1)[0]}`;
    const form = this.#machine.strikes("google", name) ? this.#machine.form(FORMS) : "fine";
    if (form !== "fine") this.#machine.log(`   … ${form}`);
    if (form === "lost before") throw new TypeError("Network connection lost.");
    if (form === "500 before") return refusal(500, "backendError");
    if (form === "busy") return refusal(403, "rateLimitExceeded", "usageLimits");
    const response = this.#do(call);
    if (form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "500 after") return refusal(503, "backendError");
    if (form === "slow") throw new DOMException("The operation timed out.", "TimeoutError");
    if (form === "late") response.headers.set(LATE_BY, "9000");
    return response;
  }

  #do({ method, url, body, headers }: Call): Response {
    if (url.pathname.endsWith("/token")) return this.#token();
    if (url.pathname.endsWith("/freeBusy")) return freeBusy(body);
    if (url.pathname.endsWith("/events/watch")) return refusal(400, "push.webhookUrlNotHttps");
    const id = /\/events\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id === undefined) return method === "POST" ? this.#insert(JSON.parse(body)) : this.#list(url.searchParams);
    const event = this.events.get(id);
    if (!event) return refusal(404, "notFound");
    if (method === "GET") return Response.json(event);
    const expected = headers.get("if-match");
    if (expected !== null && expected !== event.etag) return refusal(412, "conditionNotMet");
    if (method === "PATCH") return this.#save("patch", { ...event, ...withoutNulls(JSON.parse(body)) });
    if (event.status === "cancelled") return refusal(410, "deleted");
    this.#save("delete", { ...event, status: "cancelled" });
    return new Response(null, { status: 204 });
  }

  #token(): Response {
    this.#tokens += 1;
    return Response.json({
      access_token: `ya29.played${this.#tokens}`,
      expires_in: 3599,
      scope: "",
      token_type: "Bearer",
    });
  }

  #insert(body: PlayedEvent): Response {
    if (this.events.has(body.id)) return refusal(409, "duplicate");
    const made = { organizer: { email: this.#email, self: true }, attendees: [], eventType: "default" };
    return this.#save("insert", { ...made, ...body, status: "confirmed" });
  }

  #save(kind: Write["kind"], changed: PlayedEvent): Response {
    this.#seq += 1;
    const seq = this.#seq;
    const event = { ...changed, seq, etag: `"${seq}"`, updated: new Date(this.#machine.now).toISOString() };
    const before = this.events.get(event.id);
    this.events.set(event.id, event);
    const write = { kind, event, at: this.#machine.now };
    this.writes.push(write);
    this.#machine.log(`google ${kind} “${event.summary}” ${event.status} ${event.start.dateTime}`);
    this.onWrite(write, before);
    return Response.json(event);
  }

  /** The whole window without what is cancelled, or what changed since; in the order of the changes, as Google does. */
  #list(query: URLSearchParams): Response {
    const since = query.get("syncToken");
    const all = [...this.events.values()].toSorted((a, b) => a.seq - b.seq);
    const items = since
      ? all.filter(({ seq }) => seq > Number(since.slice(1)))
      : all.filter((event) => event.status !== "cancelled" && isInside(event, query));
    return Response.json({ kind: "calendar#events", items, nextSyncToken: `s${this.#seq}` });
  }
}

function isInside(event: PlayedEvent, query: URLSearchParams): boolean {
  const [from, to] = [query.get("timeMin") ?? "", query.get("timeMax") ?? ""].map(Date.parse);
  return Date.parse(event.end.dateTime) > (from ?? 0) && Date.parse(event.start.dateTime) < (to ?? 0);
}

/** Nobody shares a calendar with us. */
function freeBusy(body: string): Response {
  const { items } = JSON.parse(body) as { items: { id: string }[] }; // the app's own client wrote it
  const hidden = { errors: [{ domain: "global", reason: "notFound" }], busy: [] };
  return Response.json({ calendars: Object.fromEntries(items.map(({ id }) => [id, hidden])) });
}

/** A patch clears with null; times hold their own nulls. */
function withoutNulls(patch: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(patch), (_, value) => (value === null ? undefined : value));
}

function refusal(status: number, reason: string, domain = "global"): Response {
  return Response.json(
    { error: { code: status, errors: [{ domain, reason, message: reason }], message: reason } },
    { status },
  );
}
