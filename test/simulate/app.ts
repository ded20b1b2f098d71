// The Assistant loads this with its first message. Reading a file is nothing that the machine's clock waits for.
import "~/agent/answer-message";
import { env } from "cloudflare:workers";
import { Assistant } from "../../workers/assistant";
import type { Env, QueuedDelivery } from "../../workers/deps";
import worker from "../../workers/entry";
import { watchedD1 } from "../support/watched-d1";
import type { Life, Machine } from "./machine";
import { type QueuedWork, QueuePlay } from "./queue-play";

/** The platform retries a failed alarm after 2 s, then each time twice as late, six times. */
const ALARM_RETRY_MS = 2_000;
const MOST_ALARM_RETRIES = 6;
/** Meta delivers a webhook again until it is answered with 200. */
const MOST_DELIVERIES = 8;

/** As the platform calls it: with everything it may ask for. */
const entry: Required<Pick<ExportedHandler<Env, QueuedWork>, "fetch" | "scheduled" | "queue">> = worker;

/** What D1 says when it cannot be reached. */
const DATABASE_LOST = "D1_ERROR: Network connection lost.";
/** So long it stays away when it is away for a while. */
const OUTAGE_MS = 7_000;

interface Parts {
  machine: Machine;
  /** The storage of the one object of this run; it is the real one. */
  state: DurableObjectState;
  /** The name of that object. */
  userId: string;
}

/**
 * The app as the platform runs it: the real Worker, the real object on real storage, a real D1; queue, alarms, cron and
 * the deaths of them all are played here. Whatever a life asks for is a step of the machine.
 */
export class App {
  readonly #machine: Machine;
  readonly #state: DurableObjectState;
  readonly #userId: string;
  #object: { life: Life; assistant: Assistant };
  #alarm: number | null = null;
  #alarmRuns = false;
  #alarmRetries = 0;
  #databaseBackAt = 0;
  readonly #queue: QueuePlay;

  constructor({ machine, state, userId }: Parts) {
    this.#machine = machine;
    this.#state = state;
    this.#userId = userId;
    state.storage.setAlarm = async (at) => this.#setAlarm(Number(at));
    state.storage.deleteAlarm = async () => this.#setAlarm(null);
    state.storage.getAlarm = async () => this.#alarm;
    this.#queue = new QueuePlay(machine, async (life, batch) =>
      entry.queue(batch, this.#envOf(life), this.#contextOf(life)),
    );
    this.#object = this.#newObject();
  }

  /** One webhook of Meta's, delivered until the app has taken it. @param taken told the moment of the first 200 */
  deliver(raw: string, signature: string, taken: () => void = () => {}, deliveries = 1): void {
    const life = this.#machine.newLife("webhook");
    const again = () => {
      if (deliveries >= MOST_DELIVERIES) return;
      this.#machine.in(5_000 * 2 ** deliveries, () => this.deliver(raw, signature, taken, deliveries + 1));
    };
    const run = async () => {
      const response = await entry.fetch(
        new Request("http://localhost:8787/webhooks/whatsapp", {
          method: "POST",
          body: raw,
          headers: { "content-type": "application/json", "x-hub-signature-256": signature },
        }) as Parameters<typeof entry.fetch>[0], // one that came in has more about the network
        this.#envOf(life),
        this.#contextOf(life),
      );
      if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
    };
    this.#machine.start(life, run, {
      done: taken,
      failed: (error) => {
        this.#machine.log(`webhook failed: ${String(error)}`);
        again();
      },
      died: again,
    });
  }

  cron(scheduledTime: number): void {
    const life = this.#machine.newLife("cron");
    const controller = { scheduledTime, cron: "* * * * *", noRetry: () => {} };
    this.#machine.start(
      life,
      async () => entry.scheduled(controller as ScheduledController, this.#envOf(life), this.#contextOf(life)),
      { failed: (error) => this.#machine.log(`cron failed: ${String(error)}`) },
    );
  }

  /** Ends the object's memory, as the platform does at will. */
  restartObject(): void {
    this.#machine.kill(this.#object.life);
  }

  /** A call of the object from elsewhere. */
  syncCalendar(): void {
    const life = this.#machine.newLife("rings");
    this.#machine.start(life, () => this.#stub(life).syncCalendar(this.#userId), {});
  }

  #newObject(): { life: Life; assistant: Assistant } {
    const life = this.#machine.newLife("object");
    life.onDeath.push(() => {
      this.#object = this.#newObject();
    });
    this.#state.waitUntil = (work) => this.#background(life, work);
    return { life, assistant: new Assistant(this.#state, this.#envOf(life)) };
  }

  #setAlarm(at: number | null): void {
    this.#alarm = at;
    if (at !== null) this.#machine.at(at, () => this.#fire(at));
  }

  #fire(at: number): void {
    if (this.#alarm !== at || this.#alarmRuns) return;
    this.#alarm = null;
    this.#alarmRuns = true;
    const { life, assistant } = this.#object;
    const again = () => {
      this.#alarmRuns = false;
      const retry = this.#machine.now + ALARM_RETRY_MS * 2 ** this.#alarmRetries;
      this.#alarmRetries += 1;
      if (this.#alarm !== null) this.#setAlarm(this.#alarm);
      else if (this.#alarmRetries <= MOST_ALARM_RETRIES) this.#setAlarm(retry);
    };
    const info = { retryCount: this.#alarmRetries, isRetry: this.#alarmRetries > 0, scheduledTime: at };
    this.#machine.start(life, async () => (assistant.alarm as (info: AlarmInvocationInfo) => Promise<void>)(info), {
      done: () => {
        this.#alarmRuns = false;
        this.#alarmRetries = 0;
        if (this.#alarm !== null) this.#setAlarm(this.#alarm);
      },
      failed: (error) => {
        this.#machine.log(`alarm failed: ${String(error)}`);
        again();
      },
      died: again,
    });
  }

  /** Bindings whose every call is a step of this life. Base URLs name the life, so that its fetches are its own. */
  #envOf(life: Life): Env {
    const own = {
      ...env,
      DB: watchedD1(env.SIMULATED_DB, (roundTrip) =>
        this.#machine.step(life, "database", () => this.#troubled(roundTrip)),
      ),
      ASSISTANT: { idFromName: (name: string) => name, get: (name: string) => this.#stubFor(life, name) },
      DELIVERIES: {
        send: (body: QueuedDelivery, options?: QueueSendOptions) =>
          this.#machine.step(life, "queue", async () =>
            this.#queue.add("deliveries", body, options?.delaySeconds ?? 0),
          ),
      },
      NOTIFICATIONS: {
        send: (body: QueuedWork, options?: QueueSendOptions) =>
          this.#machine.step(life, "queue", async () =>
            this.#queue.add("notifications", body, options?.delaySeconds ?? 0),
          ),
        sendBatch: (batch: MessageSendRequest<QueuedWork>[]) =>
          this.#machine.step(life, "queue", async () => {
            for (const { body } of batch) this.#queue.add("notifications", body, 0);
          }),
      },
    };
    const settings = Object.entries(env).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replace("http://sandbox.test", `http://${life.id}.test`) : undefined,
    ]);
    // As much of the bindings as the app uses.
    return { ...own, ...Object.fromEntries(settings.filter(([, value]) => value !== undefined)) } as unknown as Env;
  }

  /** D1 fails now and then, before or after it has done what it was asked, or for a while. */
  async #troubled<T>(roundTrip: () => Promise<T>): Promise<T> {
    const fails = this.#machine.strikes("database", "database");
    const form = fails ? this.#machine.form(["before", "after", "outage"]) : "fine";
    if (form === "outage") this.#databaseBackAt = this.#machine.now + OUTAGE_MS;
    if (form === "before" || this.#machine.now < this.#databaseBackAt) throw new Error(DATABASE_LOST);
    const result = await roundTrip();
    if (form === "after") throw new Error(DATABASE_LOST);
    return result;
  }

  #contextOf(life: Life): ExecutionContext {
    const waitUntil = (work: Promise<unknown>) => this.#background(life, work);
    // As much of it as the app uses.
    return { waitUntil, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext;
  }

  #background(life: Life, work: Promise<unknown>): void {
    this.#machine.start(life, async () => void (await work), {
      failed: (error) => this.#machine.log(`background work failed: ${String(error)}`),
    });
  }

  #stubFor(life: Life, name: string) {
    if (name !== this.#userId) throw new Error(`This run has one object, and it is not ${name}`);
    return this.#stub(life);
  }

  /** The object as seen from another life: a call fails when the object dies meanwhile. */
  #stub(life: Life): Assistant {
    const call = (method: string, given: unknown[]) =>
      this.#machine
        .step(life, `object.${method}`, async () => {})
        .then(
          () =>
            new Promise((resolve, reject) => {
              const { life: own, assistant } = this.#object;
              let answer: unknown;
              const work = async () => {
                // The methods are those of the real object, called as a stub calls them.
                const methods = assistant as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
                answer = await methods[method]?.(...given);
              };
              this.#machine.start(own, work, {
                done: () => resolve(answer),
                failed: reject,
                died: () => reject(new Error("The Durable Object's isolate was reset.")),
              });
            }),
        );
    const methods = new Proxy(
      {},
      {
        // It is no promise: whoever awaits it gets itself.
        get: (_, name) => (name === "then" ? undefined : (...given: unknown[]) => call(String(name), given)),
      },
    );
    return methods as Assistant; // every method of it is called through `call`
  }
}
