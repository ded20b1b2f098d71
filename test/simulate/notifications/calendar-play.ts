import type { Machine } from "../machine";

/** An event as its owner sees it, in terms that are neither Google's nor the app's. */
export interface Entry {
  id: string;
  /** One word that stands in no other event. */
  title: string;
  start: number;
  minutes: number;
  allDay: boolean;
  cancelled: boolean;
  /** The owner has said no. */
  declined: boolean;
  /** Shown as free. */
  free: boolean;
  updatedAt: number;
}

const FORMS = ["lost before", "lost after", "500 before", "busy", "slow", "rubbish"] as const;

/** One calendar at Google that other people write in, as far as the app reads it. */
export class CalendarPlay {
  /** Every version of every event, in the order of the changes; the place in it is Google's sync token. */
  readonly versions: Entry[] = [];
  readonly #machine: Machine;
  readonly #email: string;

  constructor(machine: Machine, email: string) {
    this.#machine = machine;
    this.#email = email;
  }

  put(entry: Omit<Entry, "updatedAt">): void {
    this.versions.push({ ...entry, updatedAt: Math.floor(this.#machine.now) });
    const state = [entry.cancelled && "cancelled", entry.declined && "declined", entry.allDay && "all day"];
    const when = new Date(entry.start).toISOString();
    this.#machine.log(`google ${entry.title} ${when} ${entry.minutes} min ${state.filter(Boolean).join(", ")}`);
  }

  /** The events as they were after so many changes. */
  at(changes: number): Map<string, Entry> {
    return new Map(this.versions.slice(0, changes).map((entry) => [entry.id, entry]));
  }

  /** @throws TypeError when the connection breaks */
  answer(url: URL): Response {
    if (!url.pathname.endsWith("/events")) return refusal(400, "push.webhookUrlNotHttps");
    const form = this.#machine.strikes("google", "list") ? this.#machine.form(FORMS) : "fine";
    if (form === "lost before" || form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "slow") throw new DOMException("The operation timed out.", "TimeoutError");
    if (form === "500 before") return refusal(500, "backendError");
    if (form === "busy") return refusal(403, "rateLimitExceeded");
    if (form === "rubbish") return Response.json({ items: "none", nextSyncToken: 7 });
    const since = Number(url.searchParams.get("syncToken")?.slice(1) ?? 0);
    const isWhole = !url.searchParams.has("syncToken");
    const changed = new Set(this.versions.slice(since).map(({ id }) => id));
    const items = [...this.at(this.versions.length).values()]
      .filter(({ id, cancelled }) => changed.has(id) && !(isWhole && cancelled))
      .map((entry) => this.#resource(entry));
    return Response.json({ kind: "calendar#events", items, nextSyncToken: `s${this.versions.length}` });
  }

  #resource({ id, title, start, minutes, allDay, cancelled, declined, free, updatedAt }: Entry) {
    if (cancelled) return { id, status: "cancelled" };
    const day = new Date(start).toISOString().slice(0, 10);
    const after = new Date(start + 86_400_000).toISOString().slice(0, 10);
    const moment = (at: number) => ({ dateTime: new Date(at).toISOString() });
    return {
      ...{ id, status: "confirmed", summary: title, updated: new Date(updatedAt).toISOString() },
      ...(free && { transparency: "transparent" }),
      organizer: { email: "anna@example.com" },
      attendees: [
        { email: this.#email, self: true, responseStatus: declined ? "declined" : "accepted" },
        { email: "anna@example.com", displayName: "Anna de Vries", responseStatus: "accepted" },
      ],
      start: allDay ? { date: day } : moment(start),
      end: allDay ? { date: after } : moment(start + minutes * 60_000),
    };
  }
}

function refusal(status: number, reason: string): Response {
  return Response.json(
    { error: { code: status, errors: [{ domain: "global", reason }], message: reason } },
    { status },
  );
}
