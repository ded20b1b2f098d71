import { readFileSync } from "node:fs";
import type { Encryption } from "~/db/encryption";
import type { DeliveryStatus } from "~/domain/incoming-message";
import type { MailEvent } from "~/domain/mail-event";
import { createEmail } from "~/providers/email";
import { createGoogleCalendar } from "~/providers/google-calendar";
import { createGoogleMeet } from "~/providers/google-meet";
import { createGoogleOAuth } from "~/providers/google-oauth";
import { createWhatsApp } from "~/providers/whatsapp";
import { finishErasures } from "~/services/delete-account";
import type { Assistant, Assistants, Deps } from "~/services/deps";
import { dispatchNotifications, lookAhead } from "~/services/dispatch-notifications";
import { prune } from "~/services/prune";
import { receiveMailEvent } from "~/services/receive-mail-event";
import { receiveWhatsApp } from "~/services/receive-whatsapp";
import { sweepDeliveries } from "~/services/sweep-deliveries";
import { syncDueCalendars } from "~/services/sync-due-calendars";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { createDeps, type Env, type QueuedDelivery } from "../../../workers/deps";
import { loadNotify, takeBatch } from "../../../workers/queues";
import type { MemoryD1 } from "../../support/memory-d1";
import { watchedD1 } from "../../support/watched-d1";
import { LATE_BY, type Life, type Machine } from "../machine";
import { type QueuedWork, QueuePlay } from "../queue-play";

// The queue does so with its first notification. Reading a file is nothing that the machine's clock waits for.
await loadNotify();

const DATABASE_LOST = "D1_ERROR: Network connection lost.";
const OUTAGE_MS = 7_000;
/** As long as the app waits for an answer. */
const TIMEOUT_MS = 10_000;
/** As `SYNC_RETRY_MS` of the Assistant, and what the platform does when its alarm has died. */
const SYNC_RETRY_MS = 20_000;
const MOST_SYNC_TRIES = 6;
const SECONDS_OF_WEBHOOK_RETRY = [5, 20, 60, 240, 600];

const settings = Object.fromEntries(
  readFileSync(new URL("../../../.dev.vars.example", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^[A-Z_0-9]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

/** Secrets are nobody's concern here, and real ones would come back in no order of ours. */
const PLAIN: Encryption = {
  encrypt: async (plain) => plain,
  decrypt: async (plain) => plain,
  keyedHashes: async (text) => [text],
};

/** The providers of a run: a call of a life to one of them, answered. */
export type Outside = (life: Life, url: URL, body: string, headers: Headers) => Response;

interface Parts {
  machine: Machine;
  database: MemoryD1;
  outside: Outside;
  /** What else the cron does, and what else the app has. */
  jobs?: readonly ((deps: Deps & Assistants, now: number) => Promise<void>)[];
  more?: (life: Life) => Partial<Deps>;
  /** Hears of every trip to the database that may have written, and of whose it was. */
  written: (life: Life) => void;
}

/**
 * Time's own work as the platform runs it: the real cron jobs, the real consumer of the queues, the real sync and
 * webhooks on a real SQLite. Whatever they ask for outside of themselves is a step of the machine.
 */
export class NotificationApp {
  readonly #machine: Machine;
  readonly #parts: Parts;
  readonly #queue: QueuePlay;
  readonly #syncs = new Map<string, { runs: boolean; again: boolean; tries: number }>();
  #databaseBackAt = 0;

  constructor(parts: Parts) {
    this.#machine = parts.machine;
    this.#parts = parts;
    this.#queue = new QueuePlay(parts.machine, (life, batch) => takeBatch(this.depsOf(life), batch));
  }

  cron(scheduledTime: number): void {
    const life = this.#machine.newLife("cron");
    const deps = this.depsOf(life);
    const jobs = [
      () => dispatchNotifications(deps, scheduledTime),
      () => lookAhead(deps, scheduledTime),
      () => syncDueCalendars(deps, scheduledTime),
      () => sweepDeliveries(deps, scheduledTime),
      () => finishErasures(deps, scheduledTime),
      ...(this.#parts.jobs ?? []).map((job) => () => job(deps, scheduledTime)),
      ...(scheduledTime % 3_600_000 === 0 ? [() => prune(deps, scheduledTime)] : []),
    ];
    const run = async () => {
      for (const end of await Promise.allSettled(jobs.map(async (job) => job())))
        if (end.status === "rejected") throw end.reason;
    };
    this.#machine.start(life, run, { failed: (error) => this.#machine.log(`cron failed: ${String(error)}`) });
  }

  /** Work of a page or a message of the user's. @param done told when it has been done */
  act(name: string, work: (deps: Deps & Assistants) => Promise<unknown>, done: () => void = () => {}): void {
    const life = this.#machine.newLife("page");
    this.#machine.log(`user   ${name}`);
    this.#machine.start(life, async () => void (await work(this.depsOf(life))), {
      done,
      failed: (error) => this.#machine.log(`${name} failed: ${String(error)}`),
    });
  }

  statuses(statuses: DeliveryStatus[], heard: () => void): void {
    const received = { messages: [], identityChanges: [], statuses };
    this.#webhook((deps) => receiveWhatsApp(deps, received), heard);
  }

  mailEvent(eventId: string, event: MailEvent, heard: () => void): void {
    this.#webhook((deps) => receiveMailEvent(deps, eventId, event), heard);
  }

  /** Providers send again what was not answered with 200. */
  #webhook(work: (deps: Deps & Assistants) => Promise<unknown>, heard: () => void, tries = 0): void {
    const life = this.#machine.newLife("webhook");
    const again = () => {
      const seconds = SECONDS_OF_WEBHOOK_RETRY[tries];
      if (seconds !== undefined) this.#machine.in(seconds * 1_000, () => this.#webhook(work, heard, tries + 1));
    };
    const run = async () => void (await work(this.depsOf(life)));
    this.#machine.start(life, run, { done: heard, failed: again, died: again });
  }

  /** The user's Assistant: one sync at a time, and one more when it was rung meanwhile. */
  sync(userId: string): void {
    const sync = this.#syncs.get(userId) ?? { runs: false, again: false, tries: 0 };
    this.#syncs.set(userId, sync);
    if (sync.runs) {
      sync.again = true;
      return;
    }
    const life = this.#machine.newLife("sync");
    sync.runs = true;
    let outcome: "done" | "retry" = "retry";
    const ended = () => {
      sync.runs = false;
      sync.tries = outcome === "retry" ? sync.tries + 1 : 0;
      if (sync.again || outcome === "done") {
        if (sync.again) this.sync(userId);
        sync.again = false;
      } else if (sync.tries <= MOST_SYNC_TRIES)
        this.#machine.in(SYNC_RETRY_MS * 2 ** sync.tries, () => this.sync(userId));
    };
    const run = async () => {
      outcome = await syncUserCalendar(this.depsOf(life), userId);
    };
    this.#machine.start(life, run, { done: ended, failed: ended, died: ended });
  }

  depsOf(life: Life): Deps & Assistants {
    const step = <T>(name: string, work: () => Promise<T>) => this.#machine.step(life, name, work);
    const add = (queue: string, body: QueuedWork, seconds = 0) =>
      step("queue", async () => this.#queue.add(queue, body, seconds));
    const env = {
      ...settings,
      DB: watchedD1(this.#parts.database.d1, (roundTrip) =>
        step("database", async () => this.#troubled(life, roundTrip)),
      ),
      DELIVERIES: {
        send: (body: QueuedDelivery, options?: QueueSendOptions) => add("deliveries", body, options?.delaySeconds),
      },
      NOTIFICATIONS: {
        send: (body: QueuedWork, options?: QueueSendOptions) => add("notifications", body, options?.delaySeconds),
        sendBatch: (batch: MessageSendRequest<QueuedWork>[]) =>
          step("queue", async () => {
            for (const { body, delaySeconds } of batch) this.#queue.add("notifications", body, delaySeconds);
          }),
      },
    } as unknown as Env; // as much of it as time's own work uses
    const connection = {
      fetch: ((url: string, init: RequestInit) => this.#fetch(life, url, init)) as typeof fetch, // only called so
      sleep: (milliseconds: number) => this.#machine.wait(milliseconds),
      baseUrl: "http://provider.test",
    };
    return {
      ...createDeps(env),
      whatsapp: createWhatsApp({ ...connection, apiVersion: "v23.0", phoneNumberId: "1", token: "token" }),
      email: createEmail({ ...connection, apiKey: "key", from: "Parley <hello@parley.test>" }),
      calendar: createGoogleCalendar({ ...connection, baseUrl: "http://provider.test/calendar/v3" }),
      googleOAuth: createGoogleOAuth({
        ...{ ...connection, clientId: "id", clientSecret: "secret", accountsBaseUrl: "http://provider.test/accounts" },
        ...{ oauth2BaseUrl: "http://provider.test/oauth2", apisBaseUrl: "http://provider.test/apis" },
      }),
      meet: createGoogleMeet({ ...connection, baseUrl: "http://provider.test/meet" }),
      encryption: PLAIN,
      clock: () => this.#machine.now,
      refreshAccess: async () => ({ accessToken: "ya29" }),
      notifyPages: async () => {},
      assistantOf: (owner) => this.#assistant("userId" in owner ? owner.userId : ""),
      assistantId: (owner) => ("userId" in owner ? owner.userId : owner.phone),
      assistantWithId: (id) => this.#assistant(id),
      ...this.#parts.more?.(life),
    };
  }

  #assistant(userId: string): Assistant {
    const known = { syncCalendar: async () => this.sync(userId), forget: async () => {} };
    return known as unknown as Assistant; // as much of it as is asked for here
  }

  /** D1 fails now and then, before or after it has done what it was asked, or for a while. */
  async #troubled<T>(life: Life, roundTrip: () => Promise<T>): Promise<T> {
    const fails = this.#machine.strikes("database", `database of ${life.name}`);
    const form = fails ? this.#machine.form(["before", "after", "outage"]) : "fine";
    if (form === "outage") this.#databaseBackAt = this.#machine.now + OUTAGE_MS;
    if (form === "before" || this.#machine.now < this.#databaseBackAt) throw new Error(DATABASE_LOST);
    const result = await roundTrip();
    this.#parts.written(life);
    if (form === "after") throw new Error(DATABASE_LOST);
    return result;
  }

  async #fetch(life: Life, url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    try {
      const response = await this.#machine.step(life, `call ${pathname.split("/").at(-1)}`, async () =>
        this.#parts.outside(life, new URL(url), String(init.body ?? ""), new Headers(init.headers)),
      );
      const late = Number(response.headers.get(LATE_BY) ?? 0);
      if (late > 0) await this.#machine.wait(late);
      return response;
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") await this.#machine.wait(TIMEOUT_MS);
      throw error;
    }
  }
}
